import { nameOf } from "../../../geometry/index.ts";
import { numberIn } from "../../book/in-force.ts";
import { crewIds } from "../../table/crew.ts";
import type { OperatorVehicle } from "../../table/state.ts";
import { groundOf } from "../../table/terrain.ts";
import { bears, lengthOf, modelOf, tokenSquares } from "../../table/vehicle-token.ts";
import { seatCount, sheetOf } from "../../fighting/index.ts";

import type { Checked } from "./checked.ts";

/** What is wrong with the vehicles of the Operators; `ids` are those of the figures. */
export function operatorVehicleDefects(checked: Checked, ids: readonly string[]): void {
  const { state, add } = checked;
  for (const { id, crew, aboard } of state.operators)
    if (crew !== null && !state.vehicles.some((vehicle) => vehicle.id === aboard && crewIds(vehicle.id).includes(id)))
      add("no-crew", id, `${id} does not belong to the crew of a Support Willys.`, "rr.dare.swillys-crew-stays");
  for (const vehicle of state.vehicles) {
    if (ids.includes(vehicle.id)) add("same-id", vehicle.id, `Two pieces are called ${vehicle.id}.`);
    tokenOfVehicle(checked, vehicle);
    crewOfWillys(checked, vehicle);
    sheetOfVehicle(checked, vehicle);
    seatsOfVehicle(checked, vehicle);
  }
}

/** Whether its token lies where it can. rr.veh.blocked, rr.square.water-move */
function tokenOfVehicle({ settings, grid, add, stand }: Checked, vehicle: OperatorVehicle): void {
  const { id, token, facing } = vehicle;
  const model = modelOf(vehicle);
  for (const square of tokenSquares(grid, { ...token, facing }, lengthOf(settings, model))) {
    stand(id, square);
    if (!bears(model, grid.squares[square]))
      add(
        "impossible-square",
        id,
        `${id} stands on ${nameOf(grid, square)}, a square of ${groundOf(grid.squares[square] ?? 0)}.`,
        "rr.veh.blocked",
        "rr.square.water-move",
      );
  }
}

/** Whether a Support Willys has its crew. rr.dare.swillys-own-crew, rr.dare.swillys-always-spotted */
function crewOfWillys({ state, add }: Checked, vehicle: OperatorVehicle): void {
  const { id, seats } = vehicle;
  if (vehicle.kind !== "support-willys") return;
  crewIds(id).forEach((member, seat) => {
    const crew = state.operators.find((operator) => operator.id === member);
    if (seats[seat] !== member || crew?.crew !== (seat === 0 ? "driver" : "gunner") || crew.aboard !== id)
      add("no-crew", id, `${member} does not have his place in the crew of ${id}.`, "rr.dare.swillys-own-crew");
    else if (!crew.spotted || !crew.support || crew.turn !== "finished" || crew.ap > 0)
      add(
        "no-crew",
        id,
        `${member} belongs to a crew: he is a support unit, always spotted, without a turn of his own.`,
        "rr.dare.swillys-always-spotted",
        "rr.dare.swillys-own-crew",
      );
  });
}

/** Whether its health and action points are within those of its sheet. rr.opveh.destroyed, rr.opveh.two-ap */
function sheetOfVehicle({ settings, add }: Checked, vehicle: OperatorVehicle): void {
  const { id, health } = vehicle;
  if (health === 0) add("dead-in-play", id, `${id} is in play with 0 health.`, "rr.opveh.destroyed");
  if (health > numberIn(settings, sheetOf(vehicle).health))
    add(
      "too-healthy",
      id,
      `${id} has ${health} health, but may have ${numberIn(settings, sheetOf(vehicle).health)} at most.`,
      "rr.opveh.destroyed",
    );
  if (vehicle.ap > numberIn(settings, "rr.number.vehicle-ap"))
    add(
      "too-many-ap",
      id,
      `${id} has ${vehicle.ap} AP, but may have ${numberIn(settings, "rr.number.vehicle-ap")} at most.`,
      "rr.opveh.two-ap",
    );
}

/** Whether those in its seats are aboard. rr.opveh.board */
function seatsOfVehicle({ state, add }: Checked, vehicle: OperatorVehicle): void {
  const { id, seats } = vehicle;
  if (seats.length !== seatCount(vehicle.kind))
    add("seats", id, `A ${vehicle.kind} has ${seatCount(vehicle.kind)} seats.`, "rr.opveh.board");
  for (const seat of seats)
    if (seat !== null && !state.operators.some((operator) => operator.id === seat && operator.aboard === id))
      add("not-aboard", id, `${seat} has a seat in ${id} but is not aboard.`, "rr.opveh.board");
  const taken = seats.filter((seat) => seat !== null);
  if (new Set(taken).size < taken.length) add("two-seats", id, `Somebody has two seats in ${id}.`, "rr.opveh.board");
}
