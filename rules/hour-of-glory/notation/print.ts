import type { PlanData } from "../book/strongholds.ts";
import { nameOfSquare, type Plan, planOf } from "../table/plan.ts";
import { newIntruder } from "../table/starting-pieces.ts";
import type { Intruder, Sentry, State, Turn } from "../table/state.ts";
import { newDraft, postAt, stateOf, usualMobilised, usualOpen } from "./draft.ts";

const list = (words: readonly (string | number)[]): string => (words.length === 0 ? "none" : words.join(" "));
const joined = (first: string, attributes: readonly (string | false)[]): string =>
  [first, ...attributes.filter((one) => one !== false)].join(", ");
const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** The lines that draw a stronghold. */
export function planLines({ rows, doors, posts, commander, starts }: PlanData): readonly string[] {
  return [
    "plan",
    ...rows,
    ...doors.map(({ id, kind, inside, outside, post }) =>
      joined(`door ${id} ${inside}|${outside}`, [kind !== "room" && kind, kind === "room" && !post && "no-post"]),
    ),
    ...(posts.length > 0 ? [`posts ${list(posts)}`] : []),
    ...(commander === null ? [] : [`commander-start ${commander.at} ${commander.facing}`]),
    ...(starts.length > 0 ? [`starts ${list(starts)}`] : []),
  ];
}

const wounds = ({
  prone,
  severe,
}: {
  readonly prone: boolean;
  readonly severe: boolean;
}): readonly (string | false)[] => [prone && "prone", severe && "severe"];

function intruderLine(plan: Plan, one: Intruder, index: number): string {
  const usual = newIntruder(one.character, index + 1);
  const where =
    one.status === "in-play" ? (one.at === null ? "waiting" : `at ${nameOfSquare(plan, one.at)}`) : one.status;
  return joined(`intruder ${one.character} ${where}`, [
    one.id !== usual.id && `called ${one.id}`,
    one.player !== usual.player && `player ${one.player}`,
    one.mode === "assault" && "assault",
    ...wounds(one),
    !same(one.weapons, one.status === "dead" ? [] : usual.weapons) && `weapons ${list(one.weapons)}`,
    one.equipment.length > 0 && `equipment ${list(one.equipment)}`,
    one.key && "key",
    one.cards.length > 0 && `cards ${list(one.cards)}`,
    one.done && "done",
  ]);
}

function sentryLine(plan: Plan, one: Sentry): string {
  const usual = postAt(plan, one.at);
  return joined(`sentry ${one.id} at ${nameOfSquare(plan, one.at)}`, [
    one.post === null ? usual !== null && "unposted" : one.post !== usual?.id && `door ${one.post}`,
    one.ready !== (usual?.ready ?? one.facing) && `ready ${one.ready}`,
    one.facing !== (usual?.ready ?? "N") && `facing ${one.facing}`,
    one.marker !== null && `marker ${nameOfSquare(plan, one.marker)}`,
    ...wounds(one),
    one.done && "done",
  ]);
}

const turnLine = (plan: Plan, one: Turn): string =>
  joined(`turn ${one.agent}`, [
    one.left > 0 && `left ${one.left}`,
    one.acts !== "any" && `acts ${one.acts}`,
    !one.moves && "no-move",
    one.either && "either",
    one.moved && "moved",
    one.acted && "acted",
    one.mustShoot && "must-shoot",
    one.reacted && "reacted",
    one.movedOn && "moved-on",
    one.engaged && "engaged",
    one.fresh && "fresh",
    one.tested.length > 0 && `tested ${list(one.tested)}`,
    one.exempt.length > 0 && `exempt ${list(one.exempt)}`,
    one.covered.length > 0 && `covered ${list(one.covered)}`,
    one.through !== null && `through ${one.through}`,
    one.conceal !== null && `conceal ${nameOfSquare(plan, one.conceal)}`,
  ]);

const commanderLine = (plan: Plan, commander: NonNullable<State["commander"]>): string =>
  joined(`commander at ${nameOfSquare(plan, commander.at)}`, [
    commander.facing !== "N" && `facing ${commander.facing}`,
    ...wounds(commander),
    !commander.key && "no-key",
    commander.captured.items.length > 0 && `items ${list(commander.captured.items)}`,
    commander.captured.cards.length > 0 && `cards ${list(commander.captured.cards)}`,
  ]);

const resultLine = ({ result, text, cites }: NonNullable<State["result"]>): string =>
  ["result", result, JSON.stringify(text), ...cites].join(" ");

/** The canonical text of a state: what is usual is left out. */
export function printPosition(state: State): string {
  const plan = planOf(state);
  const at = (square: number): string => nameOfSquare(plan, square);
  const { commander } = state;
  const usualPile = stateOf({
    plan: typeof state.stronghold === "string" ? null : state.stronghold,
    state: { ...newDraft().state, ...state, pile: null },
  }).pile;
  return [
    "umpire hour-of-glory",
    ...(typeof state.stronghold === "string" ? [`stronghold ${state.stronghold}`] : planLines(state.stronghold)),
    `phase ${state.phase}`,
    `round ${state.round}`,
    ...(state.roundBegins ? ["round-begins"] : []),
    `timer ${state.timer}`,
    ...(state.begun === Math.min(3, Math.max(1, state.intruders.length)) ? [] : [`begun ${state.begun}`]),
    ...(state.choosing ? ["choosing"] : []),
    ...(state.asi.alarm ? ["alarm"] : []),
    ...(state.asi.markers > 0 ? [`markers ${state.asi.markers}`] : []),
    ...(same(state.open, usualOpen(plan, state.phase)) ? [] : [`open ${list(state.open)}`]),
    ...state.rooms
      .filter(({ card, up, seen }) => card !== "unknown" || up || seen.length > 0)
      .map(({ room, card, up, seen }) =>
        [
          `room ${room}`,
          ...(card === "taken" ? ["taken"] : up ? [card] : ["face-down", ...(card === "unknown" ? [] : [card])]),
          ...(seen.length > 0 ? [`seen ${seen.join(" ")}`] : []),
        ].join(" "),
      ),
    ...(same(state.pile, usualPile) ? [] : [`pile ${list(state.pile)}`]),
    ...state.intruders.map((one, i) => intruderLine(plan, one, i)),
    ...(state.commanderLeft ? ["commander left"] : []),
    ...(commander === null ? [] : [commanderLine(plan, commander)]),
    ...state.sentries.map((one) => sentryLine(plan, one)),
    ...state.guards.map((one) =>
      joined(`guard ${one.id} at ${at(one.at)}`, [
        ...wounds(one),
        one.fresh && "fresh",
        one.done === "fought" && "fought",
        one.done === "yes" && "done",
      ]),
    ),
    ...state.corpses.map((one) =>
      joined(`corpse ${one.of} at ${at(one.at)}`, [
        one.key && "key",
        one.items.length > 0 && `items ${list(one.items)}`,
        one.cards.length > 0 && `cards ${list(one.cards)}`,
      ]),
    ),
    ...state.alerts.map((square) => `alert at ${at(square)}`),
    ...(state.mobilised === usualMobilised(state) ? [] : [`mobilised ${state.mobilised}`]),
    ...(state.guardRoll === null ? [] : [`guard-roll ${state.guardRoll}`]),
    ...(state.sentriesActing ? ["sentries-acting"] : []),
    ...(state.breached === (state.phase !== "set-up") ? [] : [`breached ${state.breached ? "yes" : "no"}`]),
    ...(state.turn === null ? [] : [turnLine(plan, state.turn)]),
    ...(state.result === null ? [] : [resultLine(state.result)]),
  ].join("\n");
}
