import type { Ask } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/rogue-regiment/table/action-schema.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import type { NumberId } from "../../rules/rogue-regiment/book/numbers.ts";
import { numberIn } from "../../rules/rogue-regiment/book/in-force.ts";
import type { State } from "../../rules/rogue-regiment/table/state.ts";
import { holderOf, isDisguised, isUndercover } from "../../rules/rogue-regiment/table/nancy.ts";
import {
  distanceBetween,
  type Ctx,
  isOnBoard,
  reading,
  squaresOf,
  vehicleSquares,
} from "../../rules/rogue-regiment/table/context.ts";
import { squareBehind } from "../../rules/rogue-regiment/fighting/assassinations.ts";
import { soaked } from "../soak/playouts.ts";

/** Whether nothing is in the middle of moving: figures stand where they stay. */
const atRest = (ask: Ask<Action>): boolean => ask.ask === "act" || ask.ask === "checkpoint";

/** What must hold at every ask of every game. */
function* faults(ctx: Ctx, ask: Ask<Action>, start: State): Generator<string> {
  const { state, settings } = ctx;
  const mostHealth = Math.max(
    numberIn(settings, "rr.number.operator-health"),
    numberIn(settings, "rr.number.support-health"),
  );
  const mostAp = Math.max(numberIn(settings, "rr.number.operator-ap"), numberIn(settings, "rr.number.support-ap"));
  if (atRest(ask)) yield* placeFaults(ctx);
  for (const operator of state.operators) {
    const { id, ap, health, fate, at, crouched, carrying, aboard, items, scuba } = operator;
    if (!Number.isInteger(ap) || ap < 0 || ap > mostAp) yield `${id} has ${ap} AP`;
    if (!Number.isInteger(health) || health < 0 || health > mostHealth) yield `${id} has ${health} health`;
    if (aboard === null && state.phase !== "set-up" && (fate === "in-play") !== (at !== null))
      yield `${id} is ${fate} and on square ${at}`;
    if (fate === "in-play" && health === 0) yield `${id} is in play with 0 health`;
    if (fate === "dead" && health > 0 && !ctx.events.some((event) => event.event === "killed" && event.piece === id))
      yield `${id} is dead with ${health} health`;
    if (crouched && carrying !== null) yield `${id} is crouched and carries something`;
    if (crouched && scuba) yield `${id} crouches in the water`;
    if (items.length > 4 || items.some(({ count }) => count < 0)) yield `${id} has ${JSON.stringify(items)}`;
    if (operator.ammunition < 0 || operator.sniperAmmunition < 0) yield `${id} has less than no ammunition`;
    const seats = state.vehicles.filter((vehicle) => vehicle.seats.includes(id));
    if (aboard === null ? seats.length > 0 : seats.length !== 1 || seats[0]?.id !== aboard)
      yield `${id} is aboard ${aboard} and has ${seats.length} seats`;
  }
  yield* nancyFaults(ctx, atRest(ask));
  for (const { id, health, ap } of state.vehicles)
    if (health <= 0 || ap < 0 || ap > numberIn(settings, "rr.number.vehicle-ap"))
      yield `${id} has ${health} health and ${ap} AP`;
  yield* machineFaults(ctx);
  if (!Number.isInteger(state.meter) || state.meter < 0 || state.meter > start.meter)
    yield `the meter is at ${state.meter}`;
  const all = [...state.deck.cards, ...state.deck.discard].filter((card) => card !== "special/special").sort();
  const known = [...start.deck.cards, ...start.deck.discard].filter((card) => card !== "special/special").sort();
  if (all.join() !== known.join()) yield "the deck and the discard are not the cards of the game";
  const ids = [...state.operators, ...state.units, ...state.vehicles].map(({ id }) => id);
  if (new Set(ids).size < ids.length) yield `an id is used twice: ${ids.join(", ")}`;
  if ([...state.operators, ...state.vehicles].filter(({ turn }) => turn === "acting").length > 1)
    yield "two are in the middle of their turns";

  if (state.section === "battle") {
    const nominating = ask.ask === "choose" && ask.prompt.id === "rr.decide.nominate";
    const present = state.operators.filter((operator) => isOnBoard(operator) && !operator.support);
    // by a reading the crew of the Support Willys, always spotted, is enough
    const crewCounts =
      state.operators.some(({ crew }) => crew !== null) &&
      reading(ctx, "rr.open.dare-swillys-battle-spotted") === "yes";
    if (!nominating && !crewCounts && present.length > 0 && !present.some(({ spotted }) => spotted))
      yield `nobody is spotted in the Battle Section (${state.phase})`;
    const calm = state.units.find(({ alert, post }) => !alert && !(post.kind === "convoy" && post.waiting));
    if (calm !== undefined) yield `${calm.id} is not alert in the Battle Section (${state.phase})`;
    if (state.phase === "patrol" && atRest(ask)) yield "a Patrol Phase in the Battle Section";
  } else if (state.meter === 0 && atRest(ask)) yield "the meter is at 0 in the Stealth Section";
}

/** Whom Nancy holds is held, stands where she can hold it, and nobody is held by nobody. */
function* nancyFaults(ctx: Ctx, rests: boolean): Generator<string> {
  const { state } = ctx;
  for (const operator of state.operators) {
    const { id, outfit } = operator;
    if (outfit === null) continue;
    const { interacts, garrotte, tokens } = outfit;
    if (tokens < 0 || tokens > numberIn(ctx.settings, "rr.number.interact-tokens"))
      yield `${id} has ${tokens} interact tokens`;
    if (interacts !== null && garrotte !== null) yield `${id} holds two`;
    if ((interacts !== null || garrotte !== null) && !isDisguised(operator)) yield `${id} holds somebody undisguised`;
    if (rests && isOnBoard(operator) && isUndercover(ctx, operator) && operator.crouched)
      yield `${id} crouches in disguise`;
    for (const [hold, held] of [
      [interacts, "talking"],
      [garrotte, "ensnared"],
    ] as const) {
      if (hold === null) continue;
      const unit = state.units.find((other) => other.id === hold.unit);
      if (unit?.held !== held) yield `${id} holds ${hold.unit}, which is ${unit?.held ?? "not there"}`;
      else if (held === "talking" && unit.alert) yield `${hold.unit} is alert and talks`;
      else if (isOnBoard(unit) && isOnBoard(operator) && distanceBetween(ctx, unit.at, operator.at) !== 1)
        yield `${id} holds ${hold.unit} from afar`;
      else if (isOnBoard(unit) && held === "ensnared" && squareBehind(ctx, unit) !== operator.at)
        yield `${id} is not behind ${hold.unit}`;
    }
  }
  for (const unit of state.units)
    if (unit.held !== null && holderOf(state, unit) === undefined) yield `${unit.id} is held by nobody`;
}

/** The Typhoon and the crew of the Support Willys: They Who Dare. */
function* machineFaults({ state, settings }: Ctx): Generator<string> {
  const { typhoon } = state;
  if (typhoon !== null) {
    const { id, health, rockets, ap, above, run, shotDown } = typhoon;
    if (health < 0 || health > numberIn(settings, "rr.number.typhoon-health") || (health === 0) !== shotDown)
      yield `${id} has ${health} health`;
    if (rockets < 0 || rockets > 2 || ap < 0 || ap > 2) yield `${id} has ${rockets} rockets and ${ap} AP`;
    if (above !== null && run !== null) yield `${id} is on its run with its card in the deck`;
    if (run !== null && run.tile >= 0 && state.section === "stealth") yield `${id} is overhead without an alarm`;
  }
  for (const { id, kind, seats } of state.vehicles)
    if (kind === "support-willys" && seats[0] !== `${id}-driver`) yield `${id} has lost its driver`;
  for (const { id, crew, spotted, aboard } of state.operators)
    if (crew !== null && (!spotted || !state.vehicles.some((vehicle) => vehicle.id === aboard)))
      yield `${id} of the crew of ${aboard} is not in his place`;
}

/** Where everything stands: one figure a square, vehicles on their tokens, nothing where it cannot be. */
function* placeFaults(ctx: Ctx): Generator<string> {
  const { state } = ctx;
  const standing = new Map<number, string>();
  const place = function* (id: string, squares: readonly number[]): Generator<string> {
    for (const square of squares) {
      const other = standing.get(square);
      const passing =
        state.phase === "operator" &&
        state.operators.some(({ at, turn, aboard }) => turn === "acting" && aboard === null && at === square);
      if (other !== undefined && !passing) yield `${other} and ${id} are both on square ${square}`;
      standing.set(square, id);
    }
  };
  for (const operator of state.operators)
    if (operator.aboard === null && operator.at !== null) yield* place(operator.id, [operator.at]);
  for (const unit of state.units) {
    const squares = squaresOf(ctx, unit);
    if (unit.token !== null && (squares[0] ?? null) !== unit.at)
      yield `${unit.id} has its token at ${unit.token.x},${unit.token.y} and its square at ${unit.at}`;
    yield* place(unit.id, squares);
  }
  for (const vehicle of state.vehicles) yield* place(vehicle.id, vehicleSquares(ctx, vehicle));
  for (const { kind, at } of state.laid) if (kind === "barrel") yield* place(`a barrel`, [at]);
}

const leaves = (action: Action): boolean =>
  ("to" in action && action.to === "off") || (action.do === "sprint" && action.path.includes("off"));

/** Rogue Regiment ready to be soaked. */
const jagerCards = ({ jager }: State): readonly string[] =>
  jager === null
    ? []
    : [
        ...jager.deck,
        ...jager.discard,
        ...jager.hand,
        ...(jager.laid === null || jager.laid.card === null ? [] : [jager.laid.card]),
      ].sort();

/** What must hold of the Jäger player's side: no card is lost, none too many is held, no token too many lies there. */
function* jagerFaults({ state, settings }: Ctx, ask: Ask<Action>, start: State): Generator<string> {
  const { jager } = state;
  if (jager === null) return;
  if (jagerCards(state).join() !== jagerCards(start).join()) yield "the Jäger cards are not those of the game";
  // by a reading he draws a fifth card and is then asked which one he discards
  const hand = numberIn(settings, "rr.number.jager-hand");
  const mostHeld = ask.ask === "choose" && ask.prompt.id === "rr.decide.jager-phase" ? hand + 1 : hand;
  if (jager.held !== jager.hand.length || jager.held > mostHeld) yield `the Jäger player holds ${jager.held} cards`;
  const most = (id: NumberId): number => numberIn(settings, id);
  if (
    jager.twigs.length > most("rr.number.jager-twigs") ||
    jager.stains.length > most("rr.number.jager-stains") ||
    jager.locks.length > most("rr.number.jager-locks")
  )
    yield "too many Jäger tokens lie there";
  const upgraded = state.units.filter((unit) => unit.jager === "upgrade").length;
  if (jager.upgrades < 0 || jager.upgrades + upgraded > most("rr.number.jager-upgrades"))
    yield `${jager.upgrades} and ${upgraded} upgrades`;
  const stalkers = state.units.flatMap(({ stalker }) => (stalker === null ? [] : [stalker]));
  if (new Set(stalkers).size < stalkers.length) yield "two Stalkers have one number";
}

export const rogueRegimentSoak = soaked({
  ruleset,
  faults: (ctx, ask, start) => [...faults(ctx, ask, start), ...jagerFaults(ctx, ask, start)],
  setUps: [{}, { choices: { mode: "jager" } }],
  // a text has no numbers: where a vehicle of another length stands would be read as if it had its own
  leavesNumber: (id) => id.endsWith("-length"),
  kindOf: (action) => (leaves(action) ? "leave" : action.do),
  idleness: (action) =>
    action.do === "end-phase" || leaves(action) ? 2 : action.do === "end-turn" || action.do === "face" ? 1 : 0,
  traits: ({ section, turn }) => [
    `ended in the ${section} section`,
    turn > 20 ? "more than 20 turns" : turn > 8 ? "9 to 20 turns" : "up to 8 turns",
  ],
});
