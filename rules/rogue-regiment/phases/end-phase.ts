import { citeIf } from "../../kernel/index.ts";
import { endOfStains } from "../jager/index.ts";
import { advanceMeter, alarmAtZero, counts, deployTroops } from "../alarm/index.ts";
import { corpseSightings } from "../reactions/index.ts";
import { sighted } from "../sight/index.ts";
import { interactionHoldsMeter, suspicion } from "./suspicion.ts";
import type { Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Ctx,
  grid,
  name,
  isOnBoard,
  reading,
  record,
  remark,
  type Rules,
  spottedOperators,
  vehicleSquares,
} from "../table/context.ts";
import { isCrew, isWillys } from "../table/crew.ts";
import { isDisguised, isRestricted } from "../table/nancy.ts";
import { ground } from "../table/terrain.ts";

/**
 * The End Phase of either section, in the printed order: rr.end.meter, rr.end.meter-max, rr.end.unspot,
 * rr.end.corpses-stealth, rr.end.corpses-battle, rr.end.templates, rr.end.markers, rr.end.cigarette, rr.open.end-order,
 * rr.alarm.battle-permanent, rr.metal.failure-discard
 */
export function* endPhase(ctx: Ctx): Rules {
  if (ctx.state.section === "stealth") yield* suspicion(ctx);
  if (ctx.state.section === "stealth") yield* stealthEnd(ctx);
  else removeCorpses(ctx, () => true, ["rr.end.corpses-battle", "rr.open.end-order"]);
  endOfStains(ctx);
  for (const { at } of ctx.state.templates)
    record(ctx, { event: "template-removed", at: name(ctx, at), cites: ["rr.end.templates"] });
  ctx.state.templates = [];
  for (const operator of ctx.state.operators) {
    if (operator.mark === null && operator.markAt === null) continue;
    operator.mark = null;
    operator.markAt = null;
    record(ctx, { event: "markers-returned", piece: operator.id, cites: ["rr.end.markers"] });
  }
  for (const unit of ctx.state.units) {
    if (!unit.stalled) continue;
    unit.stalled = false;
    record(ctx, { event: "failure-discarded", piece: unit.id, cites: ["rr.metal.failure-discard"] });
  }
  yield* cigarettesEnd(ctx);
}

/**
 * The cigarette is smoked: its unit has LOS again, and sees a corpse that lies before it. rr.end.cigarette,
 * rr.seen.corpse, rr.open.passive-los-gain, rr.kick.cigarette-effect
 */
function* cigarettesEnd(ctx: Ctx): Rules {
  const smokers = ctx.state.units.filter(({ smoking }) => smoking);
  if (smokers.length === 0) return;
  const before = new Map(smokers.map((unit) => [unit.id, sighted(ctx, unit)]));
  for (const unit of smokers) {
    const cites: readonly Citation[] = unit.offered
      ? ["rr.end.cigarette", "rr.kick.cigarette-effect"]
      : ["rr.end.cigarette"];
    unit.smoking = false;
    unit.offered = false;
    record(ctx, { event: "cigarette-discarded", piece: unit.id, cites });
  }
  corpseSightings(ctx, before, []);
  yield* deployTroops(ctx);
}

function* stealthEnd(ctx: Ctx): Rules {
  const alert = (): boolean => ctx.state.units.some((unit) => isOnBoard(unit) && unit.alert && counts(ctx, unit));
  const willys = ctx.state.vehicles.some((vehicle) => isWillys(vehicle) && vehicleSquares(ctx, vehicle).length > 0);
  const causes = alert() || spottedOperators(ctx).length > 0 || willys;
  const alertUnits = alert();
  const supported = ctx.state.vehicles.some(({ kind }) => kind === "support-willys");
  if (causes && !interactionHoldsMeter(ctx))
    advanceMeter(ctx, [
      "rr.end.meter",
      "rr.end.meter-max",
      ...citeIf(supported, "rr.dare.swillys-end-phase", "rr.open.dare-swillys-entry", "rr.open.dare-swillys-stealth"),
    ]);
  if (!alertUnits && reading(ctx, "rr.open.alarm-spotted-removal") === "unspotted-first") unspotAll(ctx);
  if (ctx.state.meter === 0) {
    yield* alarmAtZero(ctx, alertUnits ? { kind: "end-phase" } : willys ? { kind: "willys" } : { kind: "event-card" });
    if (!alertUnits)
      remark(ctx, "The alarm sounds without an alert unit on the board.", "rr.open.alarm-spotted-removal");
  } else if (!alertUnits) unspotAll(ctx);
  removeCorpses(
    ctx,
    (square) => grid(ctx).squares[square] === ground.indoors || grid(ctx).squares[square] === ground.forest,
    ["rr.end.corpses-stealth", "rr.open.end-order"],
  );
}

/** Spotted tokens turn back to regular ones. rr.end.unspot */
function unspotAll(ctx: Ctx): void {
  for (const operator of spottedOperators(ctx)) {
    if (isCrew(operator)) continue;
    operator.spotted = false;
    const disguised: readonly Citation[] = isDisguised(operator) ? ["rr.open.dare-unspotted-again"] : [];
    record(ctx, {
      event: "unspotted",
      piece: operator.id,
      cites: ["rr.end.unspot", "rr.open.alarm-spotted-removal", ...disguised],
    });
    if (!operator.crouched || !isRestricted(ctx, operator)) continue;
    operator.crouched = false;
    record(ctx, { event: "stood-up", piece: operator.id, cites: ["rr.dare.disguise-no-crouch", ...disguised] });
  }
}

function removeCorpses(ctx: Ctx, which: (square: Square) => boolean, cites: readonly Citation[]): void {
  for (const square of ctx.state.corpses)
    if (which(square)) record(ctx, { event: "corpse-removed", at: name(ctx, square), cites });
  ctx.state.corpses = ctx.state.corpses.filter((square) => !which(square));
}
