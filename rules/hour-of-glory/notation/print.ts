import type { PlanData } from "../book/strongholds.ts";
import { nameOfSquare, type Plan, planOf } from "../table/plan.ts";
import { newIntruder } from "../table/starting-pieces.ts";
import type { Intruder, Sentry, State, Turn } from "../table/state.ts";
import { newDraft, postAt, stateOf, usualMobilised, usualOpen } from "./draft.ts";

const list = (words: readonly (string | number)[]): string => (words.length === 0 ? "none" : words.join(" "));
const joined = (first: string, attributes: readonly (string | false)[]): string =>
  [first, ...attributes.filter((attribute) => attribute !== false)].join(", ");
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

function intruderLine(plan: Plan, intruder: Intruder, index: number): string {
  const usual = newIntruder(intruder.character, index + 1);
  const where =
    intruder.status === "in-play"
      ? intruder.at === null
        ? "waiting"
        : `at ${nameOfSquare(plan, intruder.at)}`
      : intruder.status;
  return joined(`intruder ${intruder.character} ${where}`, [
    intruder.id !== usual.id && `called ${intruder.id}`,
    intruder.player !== usual.player && `player ${intruder.player}`,
    intruder.mode === "assault" && "assault",
    ...wounds(intruder),
    !same(intruder.weapons, intruder.status === "dead" ? [] : usual.weapons) && `weapons ${list(intruder.weapons)}`,
    intruder.equipment.length > 0 && `equipment ${list(intruder.equipment)}`,
    intruder.key && "key",
    intruder.cards.length > 0 && `cards ${list(intruder.cards)}`,
    intruder.done && "done",
  ]);
}

function sentryLine(plan: Plan, sentry: Sentry): string {
  const usual = postAt(plan, sentry.at);
  return joined(`sentry ${sentry.id} at ${nameOfSquare(plan, sentry.at)}`, [
    sentry.post === null ? usual !== null && "unposted" : sentry.post !== usual?.id && `door ${sentry.post}`,
    sentry.ready !== (usual?.ready ?? sentry.facing) && `ready ${sentry.ready}`,
    sentry.facing !== (usual?.ready ?? "N") && `facing ${sentry.facing}`,
    sentry.marker !== null && `marker ${nameOfSquare(plan, sentry.marker)}`,
    ...wounds(sentry),
    sentry.done && "done",
  ]);
}

const turnLine = (plan: Plan, turn: Turn): string =>
  joined(`turn ${turn.agent}`, [
    turn.left > 0 && `left ${turn.left}`,
    turn.acts !== "any" && `acts ${turn.acts}`,
    !turn.moves && "no-move",
    turn.either && "either",
    turn.moved && "moved",
    turn.acted && "acted",
    turn.mustShoot && "must-shoot",
    turn.reacted && "reacted",
    turn.movedOn && "moved-on",
    turn.changed && "changed",
    turn.engaged && "engaged",
    turn.fresh && "fresh",
    turn.tested.length > 0 && `tested ${list(turn.tested)}`,
    turn.exempt.length > 0 && `exempt ${list(turn.exempt)}`,
    turn.covered.length > 0 && `covered ${list(turn.covered)}`,
    turn.through !== null && `through ${turn.through}`,
    turn.conceal !== null && `conceal ${nameOfSquare(plan, turn.conceal)}`,
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

/** The canonical text of a state, which leaves out usual values. */
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
    ...state.intruders.map((intruder, i) => intruderLine(plan, intruder, i)),
    ...(state.commanderLeft ? ["commander left"] : []),
    ...(commander === null ? [] : [commanderLine(plan, commander)]),
    ...state.sentries.map((sentry) => sentryLine(plan, sentry)),
    ...state.guards.map((guard) =>
      joined(`guard ${guard.id} at ${at(guard.at)}`, [
        ...wounds(guard),
        guard.fresh && "fresh",
        guard.done === "fought" && "fought",
        guard.done === "yes" && "done",
      ]),
    ),
    ...state.corpses.map((corpse) =>
      joined(`corpse ${corpse.of} at ${at(corpse.at)}`, [
        corpse.key && "key",
        corpse.items.length > 0 && `items ${list(corpse.items)}`,
        corpse.cards.length > 0 && `cards ${list(corpse.cards)}`,
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
