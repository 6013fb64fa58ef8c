import { endOfStains } from "../jager/index.ts";
import { advanceMeter, alarmAtZero, counts, deployTroops } from "../alarm/index.ts";
import { corpseSightings } from "../reactions/index.ts";
import { sighted } from "../sight/index.ts";
import { interactionHoldsMeter, suspicion } from "./suspicion.ts";
import type { Square } from "../../geometry/index.ts";
import type { Citation } from "../catalogue/index.ts";
import {
  type G,
  grid,
  ground,
  isCrew,
  isWillys,
  isDisguised,
  isRestricted,
  name,
  onBoard,
  reading,
  record,
  type Rules,
  spottedOperators,
  vehicleSquares,
} from "../board/index.ts";

/** The End Phase of either section, in the printed order: rr.end.*, rr.open.end-order */
export function* endPhase(g: G): Rules {
  if (g.state.section === "stealth") yield* suspicion(g);
  if (g.state.section === "stealth") yield* stealthEnd(g);
  else removeCorpses(g, () => true, ["rr.end.corpses-battle", "rr.open.end-order"]);
  endOfStains(g);
  for (const { at } of g.state.templates)
    record(g, { event: "template-removed", at: name(g, at), cites: ["rr.end.templates"] });
  g.state.templates = [];
  for (const operator of g.state.operators) {
    if (operator.mark === null && operator.markAt === null) continue;
    operator.mark = null;
    operator.markAt = null;
    record(g, { event: "markers-returned", piece: operator.id, cites: ["rr.end.markers"] });
  }
  for (const unit of g.state.units) {
    if (!unit.stalled) continue;
    unit.stalled = false;
    record(g, { event: "failure-discarded", piece: unit.id, cites: ["rr.metal.failure-discard"] });
  }
  yield* cigarettesEnd(g);
}

/**
 * The cigarette is smoked: its unit has LOS again, and sees a corpse that lies before it.
 * rr.end.cigarette, rr.seen.corpse, rr.open.passive-los-gain
 */
function* cigarettesEnd(g: G): Rules {
  const smokers = g.state.units.filter(({ smoking }) => smoking);
  if (smokers.length === 0) return;
  const before = new Map(smokers.map((unit) => [unit.id, sighted(g, unit)]));
  for (const unit of smokers) {
    const cites: readonly Citation[] = unit.offered
      ? ["rr.end.cigarette", "rr.kick.cigarette-effect"]
      : ["rr.end.cigarette"];
    unit.smoking = false;
    unit.offered = false;
    record(g, { event: "cigarette-discarded", piece: unit.id, cites });
  }
  corpseSightings(g, before, []);
  yield* deployTroops(g);
}

function* stealthEnd(g: G): Rules {
  const alert = (): boolean => g.state.units.some((unit) => onBoard(unit) && unit.alert && counts(g, unit));
  const willys = g.state.vehicles.some((vehicle) => isWillys(vehicle) && vehicleSquares(g, vehicle).length > 0);
  const causes = alert() || spottedOperators(g).length > 0 || willys;
  const alertUnits = alert();
  const supported = g.state.vehicles.some(({ kind }) => kind === "support-willys");
  if (causes && !interactionHoldsMeter(g))
    advanceMeter(g, [
      "rr.end.meter",
      "rr.end.meter-max",
      ...(supported
        ? (["rr.dare.swillys-end-phase", "rr.open.dare-swillys-entry", "rr.open.dare-swillys-stealth"] as const)
        : []),
    ]);
  if (!alertUnits && reading(g, "rr.open.alarm-spotted-removal") === "unspotted-first") unspotAll(g);
  if (g.state.meter === 0) {
    yield* alarmAtZero(g, alertUnits ? { kind: "end-phase" } : willys ? { kind: "willys" } : { kind: "event-card" });
    if (!alertUnits)
      record(g, {
        event: "prepared",
        what: "The alarm sounds without an alert unit on the board.",
        cites: ["rr.open.alarm-spotted-removal"],
      });
  } else if (!alertUnits) unspotAll(g);
  removeCorpses(
    g,
    (square) => grid(g).squares[square] === ground.indoors || grid(g).squares[square] === ground.forest,
    ["rr.end.corpses-stealth", "rr.open.end-order"],
  );
}

/** Spotted tokens turn back to regular ones. rr.end.unspot */
function unspotAll(g: G): void {
  for (const operator of spottedOperators(g)) {
    if (isCrew(operator)) continue;
    operator.spotted = false;
    const disguised: readonly Citation[] = isDisguised(operator) ? ["rr.open.dare-unspotted-again"] : [];
    record(g, {
      event: "unspotted",
      piece: operator.id,
      cites: ["rr.end.unspot", "rr.open.alarm-spotted-removal", ...disguised],
    });
    if (!operator.crouched || !isRestricted(g, operator)) continue;
    operator.crouched = false;
    record(g, { event: "stood-up", piece: operator.id, cites: ["rr.dare.disguise-no-crouch", ...disguised] });
  }
}

function removeCorpses(g: G, which: (square: Square) => boolean, cites: readonly Citation[]): void {
  for (const square of g.state.corpses)
    if (which(square)) record(g, { event: "corpse-removed", at: name(g, square), cites });
  g.state.corpses = g.state.corpses.filter((square) => !which(square));
}
