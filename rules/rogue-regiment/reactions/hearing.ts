import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  closest,
  type Ctx,
  distanceFromUnit,
  grid,
  name,
  placeOf,
  reading,
  record,
  remark,
  type Rules,
  squaresOf,
  recordStay,
  unitsOnBoard,
} from "../table/context.ts";
import { holderOf } from "../table/nancy.ts";
import type { AxisUnit } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { advanceMeter, flip, type Incident, setFacing, shout, spot, turnToward } from "../alarm/index.ts";
import { canSee } from "./answers.ts";
import { sighted } from "../sight/index.ts";
import { shouts } from "./looking.ts";
import { actors, type During, nameSeen } from "./sightings.ts";
import { adjacent, type Facing, type Square } from "../../geometry/index.ts";

/**
 * Loud weapons advance the meter and turn every unit within earshot, an engine turns them; a sprint those beside it.
 * rr.heard.loud, rr.heard.meter
 */
export function* noise(ctx: Ctx, incident: Incident, during: During): Rules {
  for (const { at, earshot, meter } of incident.loud) {
    if (meter) advanceMeter(ctx, ["rr.heard.loud", "rr.heard.meter"]);
    yield* heardBy(ctx, [at], earshot, new Set(incident.attacked.map(({ unit }) => unit.id)));
  }
  if (incident.engine !== null) yield* heardBy(ctx, incident.engine.squares, incident.engine.earshot);
  yield* sprintHeard(ctx, incident, during);
}

/**
 * Every unit within earshot of a sound flips and turns to it; a vehicle keeps its facing. Those that were attacked flip
 * because of the attack. rr.heard.radius, rr.heard.reaction, rr.heard.vehicles-keep-facing, rr.reaction.attacked-flips,
 * rr.heard.alert-turns, rr.heard.no-shout, rr.dare.interact-still-hears, rr.dare.aa-gun-hears
 */
function* heardBy(
  ctx: Ctx,
  from: readonly Square[],
  earshot: number,
  attacked: ReadonlySet<string> = new Set(),
): Rules {
  for (const unit of unitsOnBoard(ctx)) {
    if (unit.empty) continue;
    // a vehicle is heard from its nearest square
    const [at] = closest(from, (square) => distanceFromUnit(ctx, unit, placeOf(ctx, square)));
    if (at === undefined || distanceFromUnit(ctx, unit, placeOf(ctx, at)) > earshot) continue;
    record(ctx, {
      event: "heard",
      piece: unit.id,
      at: name(ctx, at),
      cites: ["rr.heard.radius", "rr.open.distance-obstacles", "rr.open.distance-metric"],
    });
    const wasAlert = unit.alert;
    const isAttacked = attacked.has(unit.id);
    const byAttack: readonly Citation[] = isAttacked ? ["rr.reaction.attacked-flips", "rr.open.missed-nonalert"] : [];
    flip(ctx, unit, isAttacked ? "attack" : "sound", [
      ...byAttack,
      "rr.heard.reaction",
      "rr.heard.no-shout",
      ...citeIf(unit.held === "talking", "rr.dare.interact-still-hears"),
    ]);
    if (unit.held === "ensnared") staysEnsnared(ctx, unit);
    else if (isVehicle(unit))
      recordStay(
        ctx,
        unit.id,
        "a vehicle that hears keeps its facing.",
        "rr.heard.vehicles-keep-facing",
        ...citeIf(unit.kind === "aa-gun", "rr.dare.aa-gun-hears", "rr.open.dare-aa-alert"),
      );
    else {
      yield* turnToward(ctx, unit, placeOf(ctx, at), [
        ...citeIf(isAttacked, "rr.reaction.attacked-flips"),
        wasAlert ? "rr.heard.alert-turns" : "rr.heard.reaction",
        "rr.open.turn-by-sound-sees",
        "rr.open.turn-passing-view",
        ...citeIf(unit.kind === "officer", "rr.open.officer-sound"),
      ]);
      seeAfterTurning(ctx, unit);
    }
  }
}

/** A unit in the garrotte turns only when it is free. rr.open.dare-garrotte-alarm */
const staysEnsnared = (ctx: Ctx, unit: AxisUnit): void =>
  recordStay(
    ctx,
    unit.id,
    "it is ensnared, and turns only when it is free.",
    "rr.open.dare-garrotte-alarm",
    "rr.dare.garrotte-ensnared-inert",
  );

/** The facing a unit that interacts goes back to when it hears a sprint, by a reading. rr.open.dare-interact-sprint */
const facingBack = (ctx: Ctx, unit: AxisUnit): Facing | undefined =>
  reading(ctx, "rr.open.dare-interact-sprint") === "turns-back"
    ? holderOf(ctx.state, unit)?.outfit?.interacts?.facing
    : undefined;

/** Whether a unit with the cigarette token does not hear a sprint beside it. rr.open.cigarette-sprint */
function missesSprint(ctx: Ctx, unit: AxisUnit): boolean {
  if (reading(ctx, "rr.open.cigarette-sprint") === "heard") return false;
  const what = `${unit.id} has the cigarette token and does not hear the sprint.` as const;
  remark(ctx, what, "rr.event.cigarette-broken", "rr.open.cigarette-sprint");
  return true;
}

/**
 * A sprint is heard by the units beside it. rr.heard.sprint, rr.open.sprint-noise-squares, rr.heard.no-shout,
 * rr.dare.interact-still-hears
 */
function* sprintHeard(ctx: Ctx, incident: Incident, during: During): Rules {
  if (incident.sprinted.length === 0 || incident.operator === null || incident.operator.at === null) return;
  const whereHeard = reading(ctx, "rr.open.sprint-noise-squares") === "entered-only";
  const loud = whereHeard ? incident.sprinted.slice(1) : incident.sprinted;
  for (const unit of unitsOnBoard(ctx)) {
    const heard = loud.findLast((square) => squaresOf(ctx, unit).some((own) => adjacent(grid(ctx), square, own)));
    if (heard === undefined || (unit.smoking && missesSprint(ctx, unit))) continue;
    const at = whereHeard ? heard : incident.operator.at;
    const talks = unit.held === "talking";
    if (talks && reading(ctx, "rr.open.dare-interact-sprint") === "not-heard") continue;
    const back = talks ? facingBack(ctx, unit) : undefined;
    flip(ctx, unit, "sound", [
      "rr.heard.sprint",
      "rr.heard.no-shout",
      "rr.open.sprint-noise-squares",
      "rr.open.adjacent-across-wall",
      ...citeIf(talks, "rr.dare.interact-still-hears", "rr.open.dare-interact-sprint"),
    ]);
    if (unit.held === "ensnared") staysEnsnared(ctx, unit);
    if (isVehicle(unit) || unit.held === "ensnared") continue;
    if (back !== undefined) {
      setFacing(ctx, unit, back, ["rr.open.dare-interact-sprint"]);
      continue;
    }
    yield* turnToward(ctx, unit, placeOf(ctx, at), ["rr.heard.sprint", "rr.open.turn-by-sound-sees"]);
    if (during === "operator") seeAfterTurning(ctx, unit);
  }
}

/**
 * A unit turned by a sound looks only when the Operators next act, unless it is read to look at once:
 * rr.open.turn-by-sound-sees.
 */
function seeAfterTurning(ctx: Ctx, unit: AxisUnit): void {
  if (reading(ctx, "rr.open.turn-by-sound-sees") === "next-action") return;
  const seen = [...sighted(ctx, unit).operators];
  for (const operator of ctx.state.operators) {
    if (!seen.includes(operator.id)) continue;
    spot(ctx, operator, "seen", ["rr.seen.first-action", "rr.open.turn-by-sound-sees"], unit);
  }
}

/**
 * An attacked unit flips and turns to the attack; the attacker it then sees is spotted. rr.reaction.attacked-flips,
 * rr.reaction.attacked-spots, rr.blind.no-answer, rr.spear.miss
 */
export function* attackedUnitsTurn(ctx: Ctx, incident: Incident): Rules {
  const { operator } = incident;
  if (operator === null) return;
  for (const { unit, from, blind } of incident.attacked) {
    // another reading has it shout, or keep silent
    const shouting = citeIf(shouts(ctx, unit), "rr.open.shout-by-attacked");
    flip(ctx, unit, "attack", ["rr.reaction.attacked-flips", "rr.open.missed-nonalert", ...shouting]);
    if (unit.held === "ensnared") staysEnsnared(ctx, unit);
    else if (isVehicle(unit))
      recordStay(ctx, unit.id, "a vehicle does not turn to face an attacker.", "rr.vattack.reaction-los");
    else
      yield* turnToward(ctx, unit, placeOf(ctx, from), [
        "rr.reaction.attacked-flips",
        ...citeIf(incident.alertBefore.has(unit.id), "rr.reaction.attacked-alert"),
        ...shouting,
      ]);
    const sees = canSee(ctx, unit, operator);
    if (sees)
      for (const actor of actors(incident))
        spot(ctx, actor, "attack", ["rr.reaction.attacked-spots", ...shouting], unit);
    else if (blind) record(ctx, { event: "unseen", piece: operator.id, cites: ["rr.blind.no-answer"] });
    const when = reading(ctx, "rr.open.shout-by-attacked");
    const seenName = nameSeen(operator);
    if (shouts(ctx, unit) && (when === "always" || (when === "if-it-sees" && sees && !unit.seen.includes(seenName))))
      shout(ctx, unit, ["rr.open.shout-by-attacked"]);
    if (sees && !unit.seen.includes(seenName)) unit.seen = [...unit.seen, seenName];
  }
}
