import { row, rulesUnder } from "../../../kernel/index.ts";

export const axisVehiclesMovementAndLosRules = rulesUnder("Axis vehicles: movement and LOS", "Vehicle Movement, p.19", {
  "rr.veh.when": row("When a vehicle moves", {
    text: "A vehicle moves at the start of the black Patrol Phase or of the Axis Advance Phase, before any infantry.",
  }),
  "rr.veh.forward": row("Driving forward: 1 point", {
    text: "Forward 1 square, straight or diagonally, costs 1 movement point.",
  }),
  "rr.veh.reverse": row("Reversing: 2 points", { text: "Reverse 1 square, straight or diagonally, costs 2." }),
  "rr.veh.turn": row("Turning: 1 point", {
    text: "A turn costs 1: the vehicle moves 1 square diagonally forward and turns 90 degrees at once.",
    open: ["rr.open.vehicle-turn"],
  }),
  "rr.veh.reverse-turn": row("Turning in reverse: 2 points", {
    text: "A reverse turn (diagonally backward with a 90-degree turn) costs 2.",
  }),
  "rr.veh.blocked": row("What blocks a vehicle", {
    text: "Low walls, high walls, buildings, rock, water and crates block vehicles.",
  }),
  "rr.veh.pass-units": row("A vehicle passes others", {
    text: "A vehicle passes other Axis units and Operator vehicles if it can finish on empty squares; otherwise it goes as far as it can and stops.",
  }),
  "rr.veh.infantry-pass": row("Infantry passes a vehicle", {
    text: "Infantry with enough movement to reach a free square passes through vehicle squares.",
  }),
  "rr.veh.forest-hedge": row("Forest and hedges cost a vehicle 2", {
    text: "Entering forest or hedge squares costs 2, forward or in reverse (not 4 in reverse).",
  }),
  "rr.veh.leaving-forest": row("Leaving a forest costs nothing extra", {
    text: "Leaving a forest square costs the normal 1 forward or 2 in reverse.",
  }),
  "rr.veh.one-forest-enough": row("One forest square is enough to slow", {
    text: "If any of the squares the vehicle moves into is forest, that step costs 2; if none is, 1.",
    source: "Vehicle Movement example, p.19",
  }),
  "rr.veh.off-board": row("A vehicle may leave the board in part", {
    text: "A vehicle may stand or drive partly off the board to get round obstacles.",
  }),
  "rr.vlos.cone": row("What a vehicle sees", {
    text: "A vehicle sees 90 degrees to its front, 8 squares deep; half-tracks see likewise to the rear.",
    source: "Vehicle LOS, p.19; Half-Tracks, p.22",
    open: ["rr.open.fov-depth"],
  }),
  "rr.vlos.no-peripheral": row("A vehicle does not see sideways", {
    text: "Vehicles have no peripheral LOS.",
    source: "Vehicle LOS, p.19",
  }),
  "rr.vlos.no-window": row("A vehicle does not see through a window", {
    text: "A vehicle on an exterior window square has no LOS into the building.",
    source: "Vehicle LOS, p.19",
  }),
  "rr.vlos.origin": row("Where a vehicle's sight starts", {
    text: "Its LOS starts at the centre of the front (or rear) 4 squares of its token.",
    source: "Vehicle LOS, p.19",
  }),
  "rr.vlos.range-origin": row("Where a vehicle's range starts", {
    text: "Its range is counted from the first square in front of the token.",
    source: "Vehicle LOS, p.19",
  }),
  "rr.vlos.underneath": row("What lies under a vehicle does not block sight", {
    text: "Terrain under a vehicle never blocks LOS.",
    source: "Vehicle LOS, p.19",
  }),
  "rr.vlos.blocks": row("A vehicle blocks sight", {
    text: "A vehicle, alert or not, blocks LOS for both sides.",
    source: "Vehicle LOS, p.19",
  }),
});
