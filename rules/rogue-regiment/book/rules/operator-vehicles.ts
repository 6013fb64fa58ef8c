import { row, rulesUnder } from "../../../kernel/index.ts";

export const operatorVehiclesRules = rulesUnder("Operator vehicles", "Operator Vehicles, p.25", {
  "rr.opveh.two-ap": row("An Operator vehicle has 2 AP", {
    text: "An Operator vehicle has 2 AP a turn, used at the start of the Operator Phase.",
  }),
  "rr.opveh.move": row("Driving", {
    text: "Move: 1 AP, needs a driver; 4 movement points spent as an Axis vehicle spends them.",
  }),
  "rr.opveh.floor-it": row("Floor it!", {
    text: "Floor it! (Willys): 1 AP, needs a driver; 5 squares straight forward, no diagonal or turn, into regular squares only.",
  }),
  "rr.opveh.attack": row("Firing or marking from a vehicle", {
    text: "Attack / mark: 1 AP, needs gunners; the gunners attack with one or all weapons, or mark with their own markers.",
  }),
  "rr.opveh.same-choice": row("All gunners do the same", {
    text: "In one action all gunners attack or all mark, never mixed.",
  }),
  "rr.opveh.mark-no-bonus": row("Marking from a vehicle gives no bonus", {
    text: "Marked attacks from a vehicle do not get +2.",
  }),
  "rr.opveh.move-attack": row("Drive and fire", {
    text: "Move & attack / mark: 1 AP, needs a driver and a gunner; the attack comes before or after the move.",
  }),
  "rr.opveh.strafe": row("A vehicle sprays its hits", {
    text: "Vehicle attacks of several dice may strafe like the Sten.",
  }),
  "rr.opveh.into-building": row("The Willys fires into buildings at −2", {
    text: "The Willys guns may attack Axis units inside buildings at −2.",
  }),
  "rr.opveh.short": row("The Willys at short range: +1", {
    text: "Willys attack at short range: +1.",
    source: "Vehicle Sheet, p.25",
  }),
  "rr.opveh.run-over": row("A vehicle runs infantry over", {
    text: "A vehicle moving into squares of Axis infantry kills it and leaves corpses.",
  }),
  "rr.opveh.deploy": row("Getting out", {
    text: "Deploy: 1 AP; any number of Operators leave to squares adjacent to the vehicle, or seats are rearranged.",
  }),
  "rr.opveh.deploy-act": row("Operators who get out may act", {
    text: "Deployed Operators may act on foot in the same turn.",
  }),
  "rr.opveh.repair": row("Repair: 2 AP for 1 health", {
    text: "Repair: 2 AP, needs an Operator aboard; restores 1 health point up to the repair symbol.",
  }),
  "rr.opveh.board": row("Getting in", {
    text: "An Operator boards by moving or sprinting into a vehicle's square while a seat is free.",
    source: "Vehicle Sheets, p.25",
    open: ["rr.open.vehicle-boarding-seen"],
  }),
  "rr.opveh.willys-alarm": row("Everyone in the Willys is spotted when the alarm sounds", {
    text: "When the alarm sounds all Operators in the Willys are spotted; whoever boards it in the Battle Section is spotted.",
    source: "Being Heard & Seen, p.25",
  }),
  "rr.opveh.earshot": row("An engine is heard", {
    text: "A vehicle alerts and turns units within the earshot of its sheet, like a loud weapon.",
    source: "Being Heard & Seen, p.25",
  }),
  "rr.opveh.attacked-manned": row("An empty vehicle is not attacked", {
    text: "Axis units attack an Operator vehicle (reaction or Attack Phase) only while an Operator is aboard; the attack is on the vehicle.",
    source: "Being Attacked, p.25",
  }),
  "rr.opveh.attacked-los": row("One square of a vehicle in sight is enough", {
    text: "LOS to any one square of the vehicle suffices.",
    source: "Being Attacked, p.25",
  }),
  "rr.opveh.destroyed": row("Everyone in a destroyed vehicle is killed", {
    text: "At 0 health the vehicle is destroyed and everyone aboard is killed.",
    source: "Being Attacked, p.25",
  }),
  "rr.opveh.no-cover": row("Cover does not help a vehicle", {
    text: "Attacks on Operator vehicles are never modified for cover.",
    source: "Being Attacked, p.25",
  }),
  "rr.opveh.leaving": row("The Willys leaving sight: −1", {
    text: "A reaction attack on the Willys moving out of LOS takes −1 (not −2).",
    source: "Vehicle Sheet, p.25",
  }),
  "rr.willys.start": row("Starting in the Willys", {
    text: "To use the (optional) Willys one Operator starts in the driver's seat; others may start aboard; all stay aboard until it enters the board.",
    source: "The Willys Jeep, p.26",
  }),
  "rr.boat.silent": row("The boat makes no noise", {
    text: "The Rowing Boat has no earshot and does not block LOS.",
    source: "The Rowing Boat, p.26",
  }),
  "rr.boat.gunner": row("The boat's gunner fires all round", {
    text: "The boat's gunner attacks in any direction.",
    source: "The Rowing Boat, p.26",
  }),
  "rr.boat.place": row("Where boat and truck start", {
    text: "Rowing Boat and Truck start where the mission shows them (green).",
    source: "The Rowing Boat, The Truck, p.26",
  }),
});
