import { type FootKind, footTraits } from "../../book/foot-kinds.ts";
import { numberIn, readingIn } from "../../book/in-force.ts";
import { isVehicleKind, vehicleTraits } from "../../book/vehicle-kinds.ts";
import type { AxisUnit } from "../../table/state.ts";
import { ground, groundOf } from "../../table/terrain.ts";

import type { Checked } from "./checked.ts";
import { axisVehicleDefects } from "./axis-vehicles.ts";

/** What is wrong with the units of the Axis. */
export function unitDefects(checked: Checked): void {
  for (const unit of checked.state.units) {
    const { kind } = unit;
    tokensOfVehicles(checked, unit);
    if (isVehicleKind(kind)) axisVehicleDefects(checked, unit, kind);
    else footDefects(checked, unit, kind);
  }
}

/** Whether a unit has the tokens that only vehicles have. */
function tokensOfVehicles({ add }: Checked, unit: AxisUnit): void {
  const { id, kind } = unit;
  if (unit.wanted && !isVehicleKind(kind))
    add("wrong-kind", id, `${id} is not a vehicle: missions ask for the destruction of vehicles.`);
  if (unit.stalled && !isVehicleKind(kind))
    add("wrong-kind", id, `${id} is not a vehicle: it has no mechanical failure.`, "rr.metal.failure-use");
  if (unit.empty && (!isVehicleKind(kind) || vehicleTraits(kind).troops === null))
    add("wrong-kind", id, `${id} carries no troops that could have left it.`, "rr.metal.transport-deploy");
}

function footDefects(checked: Checked, unit: AxisUnit, kind: FootKind): void {
  const { state, add, stand } = checked;
  const { id, at, post } = unit;
  if (unit.token !== null)
    add("no-token", id, `${id} is not a vehicle and has no token of several squares.`, "rr.square.one-unit");
  if (post.kind === "route" || post.kind === "convoy" || post.kind === "assault")
    add("wrong-kind", id, `Only vehicles drive routes; ${id} is a ${kind}.`, "rr.vpatrol.route");
  if (unit.setUp && (kind !== "mortar" || at === null || !state.points.some((point) => point.at === at)))
    add("not-set-up", id, `Only a mortar team on a sentry point is set up.`, "rr.unit.mortar-setup");
  stand(id, at);
  groundOfUnit(checked, unit);
  postOfUnit(checked, unit, kind);
  stateOfUnit(checked, unit, kind);
}

/** Whether infantry can stand on its square. rr.square.water-move, rr.square.rock-move, rr.cover.high-blocks */
function groundOfUnit({ settings, grid, add }: Checked, { id, at }: AxisUnit): void {
  if (at === null || at >= grid.squares.length) return;
  const code = grid.squares[at] ?? 0;
  const climbsCrates = readingIn(settings, "rr.open.axis-climb-crates") === "yes";
  if (
    code === ground.rock ||
    code === ground.water ||
    code === ground.dump ||
    (code === ground.crates && !climbsCrates)
  )
    add(
      "impossible-square",
      id,
      `${id} stands on a square of ${groundOf(code)}, which Axis infantry cannot enter.`,
      "rr.square.water-move",
      "rr.square.rock-move",
      "rr.cover.high-blocks",
      "rr.open.axis-climb-crates",
    );
}

/** Whether it can have its post. rr.event.spawn, rr.setup.sentry-place, rr.setup.patrol-place, rr.setup.officers */
function postOfUnit({ state, add }: Checked, { id, at, post }: AxisUnit, kind: FootKind): void {
  if ((post.kind === "spawn") !== (at === null))
    add("nowhere", id, `${id} is neither on a square nor on a spawn marker, or on both.`, "rr.event.spawn");
  if (post.kind === "spawn" && state.tiles[post.tile] === undefined)
    add("no-such-tile", id, `${id} waits on a spawn tile that is not there.`, "rr.event.spawn");
  if (post.kind === "spawn" && !footTraits(kind).spawns)
    add(
      "wrong-kind",
      id,
      `Only units that events bring on wait on spawn tiles; ${id} is a ${kind}.`,
      "rr.unit.smg-spawn",
      "rr.unit.rifle-no-spawn",
    );
  if (post.kind === "sentry" && state.points[post.point] === undefined)
    add("no-such-point", id, `${id} belongs to a sentry point that is not there.`, "rr.setup.sentry-place");
  if (post.kind === "patrol" && state.lines[post.line] === undefined)
    add("no-such-line", id, `${id} belongs to a patrol line that is not there.`, "rr.setup.patrol-place");
  if ((post.kind === "sentry" || post.kind === "patrol") && kind !== "rifleman")
    add(
      "wrong-kind",
      id,
      `Sentries and patrolmen are Riflemen; ${id} is a ${kind}.`,
      "rr.setup.sentry-place",
      "rr.setup.patrol-place",
    );
  if ((post.kind === "officer") !== (kind === "officer"))
    add("wrong-kind", id, `${id} has the post of an officer without being one, or the reverse.`, "rr.setup.officers");
}

/** Whether it can be alert, smoke and be wounded as it is. rr.alarm.flip-all, rr.dice.unit-health */
function stateOfUnit({ state, settings, add }: Checked, unit: AxisUnit, kind: FootKind): void {
  const { id } = unit;
  if (state.section === "battle" && !unit.alert)
    add("not-alert", id, `In the Battle Section every Axis unit is alert; ${id} is not.`, "rr.alarm.flip-all");
  if (unit.offered && !unit.smoking)
    add("not-smoking", id, `${id} has no cigarette that could have been offered to it.`, "rr.kick.cigarette-effect");
  if (unit.alert && unit.smoking)
    add("alert-smoking", id, `${id} is alert and bears the cigarette token.`, "rr.event.cigarette-broken");
  const unitHealth = numberIn(settings, footTraits(kind).health);
  if (unit.wounds > 0 && unit.wounds >= unitHealth)
    add(
      "wounded-infantry",
      id,
      `${id} has ${unitHealth} health: ${unitHealth === 1 ? "one successful attack kills" : `${unitHealth} successful attacks kill`} it.`,
      "rr.dice.unit-health",
      ...footTraits(kind).cites.wounds,
    );
}
