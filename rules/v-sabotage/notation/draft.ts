import type * as z from "zod";
import type { TextPlace } from "../../kernel/index.ts";
import type { ReserveCounts, TokenCounts } from "../book/tokens.ts";
import type { CardPool, Commando, Laid, Person, State, stateSchema, Terrain, Unit } from "../table/state.ts";
import {
  type Box,
  heldCards,
  usualDanger,
  usualDecks,
  usualEnemies,
  usualEquipment,
  usualEvents,
  usualFlee,
  usualReserve,
  usualSpecial,
} from "./usual.ts";

type Decks = NonNullable<State["decks"]>;

/** What is read so far; what no line has said is undefined. */
export interface Draft {
  readonly said: Partial<
    Pick<
      State,
      | "operation"
      | "difficulty"
      | "phase"
      | "turn"
      | "players"
      | "asks"
      | "ahead"
      | "completed"
      | "facts"
      | "drawn"
      | "result"
      | "dangerous"
      | "campaign"
      | "medals"
      | "tally"
    >
  >;
  resistance: boolean;
  readonly ghost: State["ghost"];
  readonly pools: {
    equipmentReserve?: TokenCounts;
    equipmentDiscard?: TokenCounts;
    enemyReserve?: ReserveCounts;
    specialReserve?: State["enemies"]["special"];
    events?: CardPool[];
    eventsDiscard?: string[];
    commandoReserve?: string[];
    eliminatedCards?: string[];
    yellow?: Decks["yellow"];
    blue?: Decks["blue"];
    noDecks?: true;
    fleeTokens?: number;
    dangerUnseen?: ReserveCounts;
    dangerAside?: State["danger"]["aside"];
  };
  readonly terrains: Terrain[];
  /** Terrains of which the text says whether a commando has been there. */
  readonly entrySaid: Set<Terrain>;
  readonly commandos: Commando[];
  readonly units: Unit[];
  readonly people: Person[];
  readonly laid: Laid[];
  readonly barrels: State["barrels"];
  /** The terrain whose lines are read; null before the first and behind pieces. */
  terrain: Terrain | null;
  /** Where each terrain and piece is said, by its path in the state. */
  readonly places: Map<string, TextPlace>;
}

export const newDraft = (): Draft => ({
  said: {},
  resistance: false,
  ghost: { xp: false, loneWolf: false },
  pools: {},
  terrains: [],
  entrySaid: new Set(),
  commandos: [],
  units: [],
  people: [],
  laid: [],
  barrels: [],
  terrain: null,
  places: new Map(),
});

/** The XP decks: what was said of one leaves the other as usual. */
function decksOf({ pools, commandos }: Draft, box: Box): State["decks"] {
  if (pools.noDecks === true) return null;
  const usual = usualDecks(
    pools.yellow === undefined && pools.blue === undefined ? box : { ...box, ghost: { xp: true, loneWolf: false } },
    heldCards(commandos),
  );
  return usual && { yellow: pools.yellow ?? usual.yellow, blue: pools.blue ?? usual.blue };
}

/** The state that was read, with usual values for everything else; still to be checked against the schema. */
export function stateOf(draft: Draft): z.input<typeof stateSchema> {
  const { said, pools, resistance, ghost, terrains, commandos, units, people, laid, barrels } = draft;
  const box: Box = { resistance, ghost };
  const eliminated = pools.eliminatedCards ?? [];
  return {
    operation: null,
    difficulty: "standard",
    phase: "commando",
    turn: 1,
    ...said,
    resistance,
    ghost,
    terrains,
    commandos,
    units,
    people,
    laid,
    barrels,
    equipment: { reserve: pools.equipmentReserve ?? usualEquipment(box), discard: pools.equipmentDiscard ?? {} },
    enemies: { reserve: pools.enemyReserve ?? usualEnemies(box), special: pools.specialReserve ?? usualSpecial(box) },
    events: { pools: pools.events ?? usualEvents(box), discard: pools.eventsDiscard ?? [] },
    cards: {
      reserve: pools.commandoReserve ?? usualReserve(box, [...commandos.map(({ card }) => card), ...eliminated]),
      eliminated,
    },
    decks: decksOf(draft, box),
    fleeTokens: pools.fleeTokens ?? usualFlee(box),
    danger: { unseen: pools.dangerUnseen ?? usualDanger(box), aside: pools.dangerAside ?? [] },
  };
}
