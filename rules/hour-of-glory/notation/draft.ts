import type { LineReader } from "../../kernel/index.ts";
import { cardIds } from "../book/cards.ts";
import type { PlanData } from "../book/strongholds.ts";
import { type Plan, planOf, readyFacing, type Square, squareNamed } from "../table/plan.ts";
import type { Phase, Room, State } from "../table/state.ts";

/** What a text has said so far; everything else has its usual value. */
export interface Draft {
  plan: PlanData | null;
  state: Omit<State, "open" | "begun" | "mobilised" | "pile" | "breached"> & {
    open: string[] | null;
    begun: number | null;
    mobilised: number | null;
    pile: State["pile"] | null;
    breached: boolean | null;
  };
}

export const newDraft = (): Draft => ({
  plan: null,
  state: {
    stronghold: "karst-fort",
    phase: "intruders",
    round: 1,
    roundBegins: false,
    timer: 60,
    begun: null,
    choosing: false,
    asi: { alarm: false, markers: 0 },
    open: null,
    rooms: [],
    pile: null,
    intruders: [],
    commander: null,
    commanderLeft: false,
    sentries: [],
    guards: [],
    mobilised: null,
    guardRoll: null,
    sentriesActing: false,
    corpses: [],
    alerts: [],
    turn: null,
    breached: null,
    result: null,
  },
});

/** The stronghold of the text so far. */
export const planIn = ({ plan, state }: Draft): Plan => planOf({ stronghold: plan ?? state.stronghold });

/** A square by its name. */
export function square(draft: Draft, reader: LineReader): Square {
  const { place } = reader;
  const name = reader.matching("a square, x,y", /^\d{1,2},\d{1,2}$/);
  const named = squareNamed(planIn(draft), name);
  if (named === null)
    return reader.fail("bad-square", `${name} is not a square of the stronghold (line ${place.line}).`);
  return named;
}

/** The cards nobody has: by default all that the text does not mention. */
function otherCards({ rooms, intruders, commander, corpses }: Draft["state"]): State["pile"] {
  const placed = new Set([
    ...rooms.map(({ card }) => card),
    ...intruders.flatMap(({ cards }) => cards),
    ...(commander?.captured.cards ?? []),
    ...corpses.flatMap(({ cards }) => cards),
  ]);
  return cardIds.filter((card) => !placed.has(card));
}

/** The entrance is open once the game has begun. */
export const usualOpen = (plan: Plan, phase: Phase): string[] =>
  phase === "set-up" || plan.entrance === null ? [] : [plan.entrance.id];

export const usualRoom = (room: string): Room => ({ room, card: "unknown", up: false, seen: [] });

const numberIn = (id: string): number => Number(/^g(\d+)$/.exec(id)?.[1] ?? 0);

export const usualMobilised = ({ guards }: Pick<State, "guards">): number =>
  Math.max(0, ...guards.map(({ id }) => numberIn(id)));

/** The state a text describes. */
export function stateOf(draft: Draft): State {
  const { state } = draft;
  const plan = planIn(draft);
  const rooms = plan.rooms.map((name) => state.rooms.find(({ room }) => room === name) ?? usualRoom(name));
  const others = state.rooms.filter(({ room }) => !plan.rooms.includes(room));
  return {
    ...state,
    stronghold: draft.plan ?? state.stronghold,
    rooms: [...rooms, ...others],
    open: (state.open ?? usualOpen(plan, state.phase)).toSorted(),
    begun: state.begun ?? Math.min(3, Math.max(1, state.intruders.length)),
    mobilised: state.mobilised ?? usualMobilised(state),
    pile: (state.pile ?? otherCards(state)).toSorted(),
    breached: state.breached ?? state.phase !== "set-up",
  };
}

/** The door whose Sentry stands on a square, and the way he faces when ready. */
export function postAt(plan: Plan, at: Square): { readonly id: string; readonly ready: "N" | "E" | "S" | "W" } | null {
  const door = plan.doors.find(({ outside, post }) => outside === at && post);
  return door === undefined ? null : { id: door.id, ready: readyFacing(door) };
}
