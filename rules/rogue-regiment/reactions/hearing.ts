import {
  type AxisUnit,
  closest,
  type G,
  grid,
  holderOf,
  isVehicle,
  name,
  placeOf,
  reading,
  record,
  type Rules,
  squaresOf,
  unitApart,
  unitsOnBoard,
} from "../board/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { advanceMeter, flip, type Incident, setFacing, shout, spot, turnToward } from "../alarm/index.ts";
import { canSee } from "./answers.ts";
import { sighted } from "../sight/index.ts";
import { shouts } from "./looking.ts";
import { actors, type During, nameSeen } from "./sightings.ts";
import { adjacent, type Facing, type Square } from "../../geometry/index.ts";

/** Loud weapons advance the meter and turn every unit within earshot, an engine turns them; a sprint those beside it. */
export function* noise(g: G, it: Incident, during: During): Rules {
  for (const { at, earshot, meter } of it.loud) {
    if (meter) advanceMeter(g, ["rr.heard.loud", "rr.heard.meter"]);
    yield* heardBy(g, [at], earshot, new Set(it.attacked.map(({ unit }) => unit.id)));
  }
  if (it.engine !== null) yield* heardBy(g, it.engine.squares, it.engine.earshot);
  yield* sprintHeard(g, it, during);
}

/**
 * Every unit within earshot of a sound flips and turns to it; a vehicle keeps its facing. Those that were attacked flip
 * because of the attack. rr.heard.radius, rr.heard.reaction, rr.heard.vehicles-keep-facing, rr.reaction.attacked-flips
 */
function* heardBy(g: G, from: readonly Square[], earshot: number, attacked: ReadonlySet<string> = new Set()): Rules {
  for (const unit of unitsOnBoard(g)) {
    if (unit.empty) continue;
    // a vehicle is heard from its nearest square
    const [at] = closest(from, (square) => unitApart(g, unit, placeOf(g, square)));
    if (at === undefined || unitApart(g, unit, placeOf(g, at)) > earshot) continue;
    record(g, {
      event: "heard",
      piece: unit.id,
      at: name(g, at),
      cites: ["rr.heard.radius", "rr.open.distance-obstacles", "rr.open.distance-metric"],
    });
    const wasAlert = unit.alert;
    const isAttacked = attacked.has(unit.id);
    const byAttack: readonly Citation[] = isAttacked ? ["rr.reaction.attacked-flips", "rr.open.missed-nonalert"] : [];
    flip(g, unit, isAttacked ? "attack" : "sound", [
      ...byAttack,
      "rr.heard.reaction",
      "rr.heard.no-shout",
      ...(unit.held === "talking" ? (["rr.dare.interact-still-hears"] as const) : []),
    ]);
    if (unit.held === "ensnared") staysEnsnared(g, unit);
    else if (isVehicle(unit))
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "a vehicle that hears keeps its facing.",
        cites: [
          "rr.heard.vehicles-keep-facing",
          ...(unit.kind === "aa-gun" ? (["rr.dare.aa-gun-hears", "rr.open.dare-aa-alert"] as const) : []),
        ],
      });
    else {
      yield* turnToward(g, unit, placeOf(g, at), [
        ...(isAttacked ? (["rr.reaction.attacked-flips"] as const) : []),
        wasAlert ? "rr.heard.alert-turns" : "rr.heard.reaction",
        "rr.open.turn-by-sound-sees",
        "rr.open.turn-passing-view",
        ...(unit.kind === "officer" ? (["rr.open.officer-sound"] as const) : []),
      ]);
      seeAfterTurning(g, unit);
    }
  }
}

/** A unit in the garrotte turns only when it is free. rr.open.dare-garrotte-alarm */
const staysEnsnared = (g: G, unit: AxisUnit): void =>
  record(g, {
    event: "stayed",
    piece: unit.id,
    why: "it is ensnared, and turns only when it is free.",
    cites: ["rr.open.dare-garrotte-alarm", "rr.dare.garrotte-ensnared-inert"],
  });

/** The facing a unit that interacts goes back to when it hears a sprint, by a reading. rr.open.dare-interact-sprint */
const facingBack = (g: G, unit: AxisUnit): Facing | undefined =>
  reading(g, "rr.open.dare-interact-sprint") === "turns-back"
    ? holderOf(g.state, unit)?.outfit?.interacts?.facing
    : undefined;

/** A sprint is heard by the units beside it. rr.heard.sprint, rr.open.sprint-noise-squares */
function* sprintHeard(g: G, it: Incident, during: During): Rules {
  if (it.sprinted.length === 0 || it.operator === null || it.operator.at === null) return;
  const whereHeard = reading(g, "rr.open.sprint-noise-squares") === "entered-only";
  const loud = whereHeard ? it.sprinted.slice(1) : it.sprinted;
  for (const unit of unitsOnBoard(g)) {
    const heard = loud.findLast((square) => squaresOf(g, unit).some((own) => adjacent(grid(g), square, own)));
    if (unit.smoking || heard === undefined) continue;
    const at = whereHeard ? heard : it.operator.at;
    const talks = unit.held === "talking";
    if (talks && reading(g, "rr.open.dare-interact-sprint") === "not-heard") continue;
    const back = talks ? facingBack(g, unit) : undefined;
    flip(g, unit, "sound", [
      "rr.heard.sprint",
      "rr.heard.no-shout",
      "rr.open.sprint-noise-squares",
      "rr.open.adjacent-across-wall",
      ...(talks ? (["rr.dare.interact-still-hears", "rr.open.dare-interact-sprint"] as const) : []),
    ]);
    if (unit.held === "ensnared") staysEnsnared(g, unit);
    if (isVehicle(unit) || unit.held === "ensnared") continue;
    if (back !== undefined) {
      setFacing(g, unit, back, ["rr.open.dare-interact-sprint"]);
      continue;
    }
    yield* turnToward(g, unit, placeOf(g, at), ["rr.heard.sprint", "rr.open.turn-by-sound-sees"]);
    if (during === "operator") seeAfterTurning(g, unit);
  }
}

/**
 * A unit turned by a sound looks only when the Operators next act, unless it is read to look at once:
 * rr.open.turn-by-sound-sees.
 */
function seeAfterTurning(g: G, unit: AxisUnit): void {
  if (reading(g, "rr.open.turn-by-sound-sees") === "next-action") return;
  const seen = [...sighted(g, unit).operators];
  for (const operator of g.state.operators) {
    if (!seen.includes(operator.id)) continue;
    spot(g, operator, "seen", ["rr.seen.first-action", "rr.open.turn-by-sound-sees"], unit);
  }
}

/**
 * An attacked unit flips and turns to the attack; the attacker it then sees is spotted. rr.reaction.attacked-flips,
 * rr.reaction.attacked-spots
 */
export function* attackedUnitsTurn(g: G, it: Incident): Rules {
  const { operator } = it;
  if (operator === null) return;
  for (const { unit, from, blind } of it.attacked) {
    flip(g, unit, "attack", ["rr.reaction.attacked-flips", "rr.open.missed-nonalert"]);
    if (unit.held === "ensnared") staysEnsnared(g, unit);
    else if (isVehicle(unit))
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "a vehicle does not turn to face an attacker.",
        cites: ["rr.vattack.reaction-los"],
      });
    else
      yield* turnToward(g, unit, placeOf(g, from), [
        "rr.reaction.attacked-flips",
        ...(it.alertBefore.has(unit.id) ? (["rr.reaction.attacked-alert"] as const) : []),
      ]);
    const sees = canSee(g, unit, operator);
    if (sees) for (const actor of actors(it)) spot(g, actor, "attack", ["rr.reaction.attacked-spots"], unit);
    else if (blind) record(g, { event: "unseen", piece: operator.id, cites: ["rr.blind.no-answer"] });
    const when = reading(g, "rr.open.shout-by-attacked");
    const known = nameSeen(operator);
    if (shouts(g, unit) && (when === "always" || (when === "if-it-sees" && sees && !unit.seen.includes(known))))
      shout(g, unit, ["rr.open.shout-by-attacked"]);
    if (sees && !unit.seen.includes(known)) unit.seen = [...unit.seen, known];
  }
}
