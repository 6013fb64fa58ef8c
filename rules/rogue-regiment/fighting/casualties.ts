import { citeIf } from "../../kernel/index.ts";
import type { Square } from "../../geometry/index.ts";
import { unitHealth } from "./attack-profiles.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { vehicleTraits } from "../book/vehicle-kinds.ts";
import { type Ctx, grid, isNamed, name, type Placed, reading, record, unitNamed } from "../table/context.ts";
import type { KillManner } from "../table/event-words.ts";
import { holderOf, letGo } from "../table/nancy.ts";
import { newUnit } from "../table/new-unit.ts";
import type { AxisUnit } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { type Incident, isLoaded } from "../alarm/index.ts";

const manners: Readonly<Record<KillManner, readonly Citation[]>> = {
  attack: [],
  assassination: ["rr.assassinate.sure"],
  garrotte: [],
  strafe: [
    "rr.sten.strafe",
    "rr.sten.one-range",
    "rr.open.strafe-adjacent",
    "rr.open.strafe-aim",
    "rr.open.mark-strafe",
  ],
  blast: [],
  trap: ["rr.trap.kills", "rr.open.trap-kill-witness"],
  "run-over": ["rr.opveh.run-over", "rr.open.vehicle-run-over-seen"],
};

/**
 * One success against a unit: it dies when its successes equal its health; a mortar team becomes an SMG unit.
 * rr.dice.unit-health, rr.vattack.operators-attack, rr.unit.mortar-hit. Returns whether it is gone.
 */
export function wound(
  ctx: Ctx,
  incident: Incident,
  unit: Placed<AxisUnit>,
  how: KillManner,
  cites: readonly Citation[],
): boolean {
  unit.wounds++;
  if (unit.kind === "mortar" && unit.wounds < unitHealth(ctx, "mortar")) {
    replaceTeamBySmg(ctx, incident, unit, ["rr.unit.mortar-hit"]);
    return false;
  }
  const health = unitHealth(ctx, unit.kind);
  const rules = isFootKind(unit.kind) ? footTraits(unit.kind).cites.wounds : [];
  if (unit.wounds < health) {
    record(ctx, {
      event: "damaged",
      piece: unit.id,
      wounds: unit.wounds,
      health,
      cites: ["rr.vattack.operators-attack", ...rules, ...cites],
    });
    if (unit.kind === "hmg-team" && reading(ctx, "rr.open.dare-hmg-wounded") === "smg")
      replaceTeamBySmg(ctx, incident, unit, ["rr.open.dare-hmg-wounded"]);
    return false;
  }
  kill(ctx, incident, unit, how, [...rules, ...cites]);
  return true;
}

/** What the SMG unit that is left of a team is called. rr.unit.mortar-hit */
export const lastOfTeam = (id: string): string => `smg-of-${id}`.slice(0, 31);

/** What is left of a unit: itself, the SMG unit of a team that has lost its weapon, or nothing. rr.unit.mortar-hit */
export const leftOf = (ctx: Ctx, { id }: AxisUnit): AxisUnit | undefined =>
  unitNamed(ctx.state, id) ?? unitNamed(ctx.state, lastOfTeam(id));

/**
 * A team that has lost its weapon is replaced by one SMG unit on its square, which was alert before the attack if the
 * team was, and so answers it. rr.unit.mortar-hit, rr.reaction.attacked-alert
 */
function replaceTeamBySmg(ctx: Ctx, incident: Incident, unit: Placed<AxisUnit>, cites: readonly Citation[]): void {
  const { state } = ctx;
  const id = isNamed(ctx.state, lastOfTeam(unit.id)) ? unit.id : lastOfTeam(unit.id);
  letGo(state, unit);
  if (incident.alertBefore.has(unit.id)) incident.alertBefore.add(id);
  state.units = state.units.map((other) =>
    other === unit
      ? newUnit({
          id,
          kind: "smg",
          post: { kind: "guard" },
          at: unit.at,
          facing: unit.facing,
          alert: unit.alert,
          seen: unit.seen,
          reacted: unit.reacted,
          advanced: unit.advanced,
          jager: unit.jager,
        })
      : other,
  );
  record(ctx, { event: "replaced", piece: unit.id, by: id, cites });
  removeMarks(ctx, unit.id);
}

/**
 * Removes a killed unit, lays its corpse (a vehicle leaves none) and returns markers that lay on it. rr.attack.corpse,
 * rr.vattack.destroyed, rr.open.mark-target-dead
 */
export function kill(
  ctx: Ctx,
  incident: Incident,
  unit: Placed<AxisUnit>,
  how: KillManner,
  cites: readonly Citation[],
): void {
  const { state } = ctx;
  const at = unit.at;
  // troops that are still in it are gone with it: rr.metal.transport-killed-loaded, rr.jager.kettenkrad-killed-loaded,
  // rr.jager.sturmboot-killed-loaded
  state.units = state.units.filter((other) => other.id !== unit.id);
  incident.killed.push({ unit, assassination: how === "assassination" || how === "garrotte" });
  // its upgrade token leaves the game with it, or goes back to the Jäger player: rr.open.jager-upgrade-alive
  if (state.jager !== null && unit.jager === "upgrade" && reading(ctx, "rr.open.jager-upgrade-alive") === "returns")
    state.jager.upgrades++;
  if (unit.kind === "aa-gun") state.silenced++;
  if (isVehicle(unit))
    record(ctx, { event: "destroyed", piece: unit.id, cites: ["rr.vattack.destroyed", ...troopsLost(unit), ...cites] });
  else {
    record(ctx, {
      event: "killed",
      piece: unit.id,
      at: name(ctx, at),
      how,
      cites: ["rr.dice.unit-health", "rr.attack.corpse", ...manners[how], ...cites],
    });
    if (unit.kind !== "dog" || reading(ctx, "rr.open.dogs-dog-corpse") === "laid")
      layCorpse(ctx, at, [
        "rr.attack.corpse",
        "rr.object.corpse-transparent",
        ...citeIf(unit.kind === "dog", "rr.open.dogs-dog-corpse"),
      ]);
  }
  removeMarks(ctx, unit.id);
  const nancy = unit.held === "talking" ? holderOf(state, unit) : undefined;
  if (nancy !== undefined)
    record(ctx, {
      event: "interaction-ended",
      piece: nancy.id,
      target: unit.id,
      cites: ["rr.open.dare-interact-attacked"],
    });
  letGo(state, unit);
}

/**
 * Troops that have not left their carrier die in it. rr.metal.transport-killed-loaded, rr.jager.kettenkrad-killed-loaded,
 * rr.jager.sturmboot-killed-loaded
 */
const troopsLost = (unit: AxisUnit): readonly Citation[] =>
  isLoaded(unit) ? (vehicleTraits(unit.kind).troops?.cites.killed ?? []) : [];

function removeMarks(ctx: Ctx, id: string): void {
  for (const operator of ctx.state.operators) {
    if (operator.aim === id) operator.aim = null;
    if (operator.mark !== id) continue;
    operator.mark = null;
    record(ctx, { event: "mark-removed", piece: operator.id, target: id, cites: ["rr.open.mark-target-dead"] });
  }
}

/** Lays a corpse on a square; on water it is gone at once. rr.object.corpse-transparent */
export function layCorpse(ctx: Ctx, at: Square, cites: readonly Citation[]): void {
  record(ctx, { event: "corpse-laid", at: name(ctx, at), cites });
  if (grid(ctx).squares[at] === ground.water) {
    record(ctx, { event: "corpse-removed", at: name(ctx, at), cites: ["rr.object.corpse-water"] });
    return;
  }
  ctx.state.corpses = [...ctx.state.corpses, at];
}
