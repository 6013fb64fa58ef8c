import { nameOf, type Square } from "../../geometry/index.ts";
import { keepOneSpotted, releaseFromBehind, stopInteracting } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import type { ThingWord } from "../book/titles.ts";
import { type Ctx, grid, name, type Placed, reading, record, type Rules, vehicleNamed } from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { Laid, Operator, OperatorVehicle } from "../table/state.ts";
import { ground } from "../table/terrain.ts";

/** Takes health from an Operator, or from the vehicle he sits in. rr.dice.axis-damage */
export function* hurt(ctx: Ctx, operator: Placed<Operator>, damage: number): Rules {
  const vehicle = operator.aboard === null ? undefined : vehicleNamed(ctx.state, operator.aboard);
  if (vehicle !== undefined) {
    yield* hurtVehicle(ctx, vehicle, damage, ["rr.dice.axis-damage", "rr.opveh.attacked-manned"]);
    return;
  }
  operator.health = Math.max(0, operator.health - damage);
  record(ctx, { event: "hit", piece: operator.id, damage, health: operator.health, cites: ["rr.dice.axis-damage"] });
  // who survives goes on with his turn: rr.reaction.continue
  if (operator.health > 0) return;
  killOperator(ctx, operator, ["rr.dice.axis-damage", "rr.open.operator-death"]);
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** An Operator vehicle loses health; at 0 it is destroyed and everyone aboard is dead. rr.opveh.destroyed */
export function* hurtVehicle(ctx: Ctx, vehicle: OperatorVehicle, damage: number, cites: readonly Citation[]): Rules {
  vehicle.health = Math.max(0, vehicle.health - damage);
  record(ctx, { event: "hit", piece: vehicle.id, damage, health: vehicle.health, cites });
  if (vehicle.health > 0) return;
  record(ctx, { event: "destroyed", piece: vehicle.id, cites: ["rr.opveh.destroyed"] });
  for (const operator of ctx.state.operators)
    if (operator.aboard === vehicle.id && !isCrew(operator)) killOperator(ctx, operator, ["rr.opveh.destroyed"]);
  dismiss(ctx, vehicle);
  ctx.state.vehicles = ctx.state.vehicles.filter(({ id }) => id !== vehicle.id);
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** The crew of a Support Willys is gone with it. rr.dare.swillys-crew-stays */
export function dismiss(ctx: Ctx, vehicle: OperatorVehicle): void {
  ctx.state.operators = ctx.state.operators.filter((operator) => !isCrew(operator) || operator.aboard !== vehicle.id);
}

/** An Operator dies: what he carried falls on his square. rr.open.operator-death */
export function killOperator(
  ctx: Ctx,
  operator: Operator,
  cites: readonly Citation[],
  how: "attack" | "blast" | "run-over" = "attack",
): void {
  const { at } = operator;
  record(ctx, {
    event: "killed",
    piece: operator.id,
    at: at === null ? "off the board" : nameOf(grid(ctx), at),
    how,
    cites,
  });
  if (at !== null && reading(ctx, "rr.open.operator-death") === "dropped") dropEverything(ctx, operator, at);
  releaseFromBehind(ctx, operator, "rr.open.dare-garrotte-release");
  stopInteracting(ctx, operator);
  leavePlay(ctx, operator, "dead");
}

function dropEverything(ctx: Ctx, operator: Operator, at: Square): void {
  const drop = (what: ThingWord): void =>
    record(ctx, { event: "put-down", piece: operator.id, what, at: name(ctx, at), cites: ["rr.open.operator-death"] });
  if (operator.carrying === "corpse" && grid(ctx).squares[at] !== ground.water) {
    ctx.state.corpses = [...ctx.state.corpses, at];
    record(ctx, { event: "corpse-laid", at: name(ctx, at), cites: ["rr.open.operator-death"] });
  }
  if (operator.carrying === "barrel") {
    ctx.state.laid = [...ctx.state.laid, { kind: "barrel", at }];
    drop("barrel");
  }
  for (const { item, count, of } of operator.items) {
    if (count === 0 || !isLeftBehind(item)) continue;
    const token: Laid =
      item === "document" ? { kind: "document", at } : { kind: "trap", at, of: of ?? operator.id, used: true };
    ctx.state.laid = [...ctx.state.laid, ...Array.from({ length: count }, () => token)];
    drop(item);
  }
  operator.items = operator.items.filter(({ item }) => !isLeftBehind(item));
}

/** Whether an item of a dead Operator lies there to be picked up: it is not used up by being put down. */
const isLeftBehind = (item: Operator["items"][number]["item"]): item is "document" | "trap" =>
  item === "document" || item === "trap";

/** Takes an Operator off the board for good, and a twig snap token with him. rr.jager.twig-place */
export function leavePlay(ctx: Ctx, operator: Operator, fate: "dead" | "left"): void {
  const { jager } = ctx.state;
  if (jager?.twigs.includes(operator.id) === true) {
    jager.twigs = jager.twigs.filter((id) => id !== operator.id);
    record(ctx, { event: "token-removed", what: "twig-snap", at: operator.id, cites: ["rr.jager.twig-place"] });
  }
  Object.assign(operator, {
    at: null,
    fate,
    spotted: false,
    carrying: null,
    cigarette: false,
    failure: false,
    aim: null,
    mark: null,
    markAt: null,
    scuba: false,
    aboard: null,
    turn: "finished",
    ap: 0,
  } satisfies Partial<Operator>);
}
