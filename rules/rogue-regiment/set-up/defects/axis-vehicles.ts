import { nameOf } from "../../../geometry/index.ts";
import { numberIn, readingIn } from "../../book/in-force.ts";
import { type AxisVehicleKind, vehicleTraits } from "../../book/vehicle-kinds.ts";
import type { AxisUnit } from "../../table/state.ts";
import { groundOf } from "../../table/terrain.ts";
import { bears, lengthOf, tokenSquares } from "../../table/vehicle-token.ts";

import type { Checked } from "./checked.ts";

/** What is wrong with a vehicle of the Axis. */
export function axisVehicleDefects(checked: Checked, unit: AxisUnit, kind: AxisVehicleKind): void {
  tokenOfVehicle(checked, unit, kind);
  postOfVehicle(checked, unit, kind);
}

/** Whether it waits beside the table for its convoy to come. */
const isWaiting = ({ post }: AxisUnit): boolean => post.kind === "convoy" && post.waiting;

/** Whether its token lies where it can. rr.veh.forward, rr.veh.blocked */
function tokenOfVehicle({ settings, grid, add, stand }: Checked, unit: AxisUnit, kind: AxisVehicleKind): void {
  const { id, at, token, facing } = unit;
  if (token === null) {
    if (!isWaiting(unit))
      add("nowhere", id, `${id} has no place: a vehicle has the upper left square of its token.`, "rr.veh.forward");
    if (at !== null) add("not-where-it-says", id, `${id} has a square but no token.`, "rr.veh.forward");
  } else {
    const squares = tokenSquares(grid, { ...token, facing }, lengthOf(settings, kind));
    if ((squares[0] ?? null) !== at)
      add(
        "not-where-it-says",
        id,
        `${id} covers ${squares.map((square) => nameOf(grid, square)).join(" ")}; its first square is not ${at === null ? "off the board" : nameOf(grid, at)}.`,
        "rr.veh.forward",
      );
    for (const square of squares) {
      stand(id, square);
      if (!bears(kind, grid.squares[square]))
        add(
          "impossible-square",
          id,
          `${id} stands on ${nameOf(grid, square)}, a square of ${groundOf(grid.squares[square] ?? 0)}.`,
          "rr.veh.blocked",
        );
    }
  }
}

/** Whether it can have the post, the tokens and the damage that it has. rr.vpatrol.route, rr.vattack.destroyed */
function postOfVehicle({ state, settings, add }: Checked, unit: AxisUnit, kind: AxisVehicleKind): void {
  const { id, at, post } = unit;
  if (post.kind === "sentry" || post.kind === "patrol" || post.kind === "officer")
    add("wrong-kind", id, `${id} is a vehicle: it has no post on foot.`, "rr.setup.sentry-place");
  if ((post.kind === "route" || post.kind === "convoy") && state.routes[post.route] === undefined)
    add("no-such-route", id, `${id} drives a route that is not there.`, "rr.vpatrol.route");
  if (post.kind === "spawn" && (state.tiles[post.tile] === undefined || at !== null))
    add(
      "no-such-tile",
      id,
      `${id} waits on a spawn tile that is not there, or is already on the board.`,
      "rr.vspawn.enter",
    );
  if (state.section === "battle" && !unit.alert && !isWaiting(unit))
    add("not-alert", id, `In the Battle Section every Axis unit is alert; ${id} is not.`, "rr.alarm.flip-all");
  if (unit.smoking && readingIn(settings, "rr.open.cigarette-vehicle") === "infantry")
    add(
      "wrong-kind",
      id,
      `${id} is a vehicle, and bears no cigarette.`,
      "rr.event.cigarette-use",
      "rr.open.cigarette-vehicle",
    );
  if (unit.setUp) add("wrong-kind", id, `${id} is a vehicle: it is not set up.`, "rr.unit.mortar-setup");
  if (unit.wounds >= numberIn(settings, vehicleTraits(kind).health))
    add("wounded", id, `${id} has as much damage as health.`, "rr.vattack.destroyed");
}
