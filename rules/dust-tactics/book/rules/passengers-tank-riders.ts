import { row, rulesUnder } from "../../../kernel/index.ts";

export const passengersTankRidersRules = rulesUnder("Passengers, tank riders", "Activating While Mounted", {
  "dt.carry.capacity": row("How many passengers", {
    text: "Passengers (n): the vehicle or aircraft carries one or more infantry units in n spaces: a soldier with Armour 1 or 2 takes 1, with Armour 3 or 4 takes 2.",
    source: "Passengers",
  }),
  "dt.carry.start": row("Starting aboard", { text: "Units may begin the game mounted.", source: "Mounting Vehicles" }),
  "dt.carry.mount": row("Getting aboard", {
    text: "To mount, every miniature of the unit moves into contact with body or hull; if some cannot, the unit does not mount.",
    source: "Mounting Vehicles",
  }),
  "dt.carry.separate": row("Passengers activate by themselves", {
    text: "Passengers activate separately from the vehicle.",
  }),
  "dt.carry.dismount": row("Passengers get out first", {
    text: "They dismount by activating before the vehicle does, with a MOVE or MARCH MOVE away from it.",
  }),
  "dt.carry.dismount-measure": row("Where passengers get out", {
    text: "A dismounting miniature's path starts at any point of the carrier's hull edge (directly below an aircraft).",
    source: "Activating While Mounted (inferred)",
  }),
  "dt.carry.no-move": row("Aboard, nobody moves", { text: "While mounted they take no other MOVE or MARCH MOVE." }),
  "dt.carry.fire-sides": row("Passengers fire to the side", {
    text: "Their weapons have a side-mounted field of fire; at most half of the maximum number of passengers fire from each side.",
  }),
  "dt.carry.fire-measure": row("Passengers' range and sight", {
    text: "Range and LOS of mounted miniatures that fire are taken from the carrier's hull or body.",
    source: "Activating While Mounted; Tank Riders (inferred)",
  }),
  "dt.carry.fire-limits": row("What passengers cannot do", {
    text: "While mounted they take no SUSTAINED ATTACK and use no support weapon, flame weapon or C weapon.",
  }),
  "dt.carry.safe": row("Passengers cannot be targeted", {
    text: "Passengers cannot be targeted.",
    source: "Damage to Passengers",
  }),
  "dt.carry.destroyed": row("A destroyed vehicle and its passengers", {
    text: "If the vehicle is eliminated, its owner rolls 1 die per mounted miniature, unit by unit; each TARGET eliminates 1 miniature of the owner's choice or costs 1 hero 1 damage.",
    source: "Damage to Passengers",
    open: ["dt.open.passenger-symbol"],
  }),
  "dt.carry.after": row("Passengers who survive are suppressed", {
    text: "The survivors are placed within 10 cm of the vehicle, get a Suppression token and count as activated this turn.",
    source: "Damage to Passengers",
  }),
  "dt.rider.as-passengers": row("Tank riders are like passengers", {
    text: "Tank riders (n) follow the passenger rows except as below.",
    source: "Tank Riders",
  }),
  "dt.rider.shaken-off": row("Tank riders are shaken off", {
    text: "For each hit on the vehicle its owner rolls 1 extra die; each TARGET eliminates 1 rider of the owner's choice or costs 1 hero 1 damage.",
    source: "Tank Riders",
    open: ["dt.open.passenger-symbol", "dt.open.rider-hits"],
  }),
  "dt.rider.target": row("Tank riders can be targeted", {
    text: "Riders can be targeted instead of the vehicle; field of fire, range, LOS and cover are those of the vehicle.",
    source: "Tank Riders",
  }),
  "dt.rider.templates": row("Blasts and tank riders", {
    text: "Blast and flame weapons attack vehicle and riders separately; hits on the vehicle then roll no extra dice against the riders.",
    source: "Tank Riders",
  }),
  "dt.rider.close-combat": row("Tank riders fight", { text: "Riders may use C weapons.", source: "Tank Riders" }),
});
