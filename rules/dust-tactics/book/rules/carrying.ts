import { rulesUnder } from "../../../kernel/index.ts";

/** Passengers, tank riders, airlifters, sealifters: the clauses of the rule book in our own words. */
export const carryingRules = {
  ...rulesUnder("Passengers, tank riders", {
    "dt.carry.capacity": {
      title: "How many passengers",
      text: "Passengers (n): the vehicle or aircraft carries one or more infantry units in n spaces: a soldier with Armour 1 or 2 takes 1, with Armour 3 or 4 takes 2.",
      source: "Passengers",
    },
    "dt.carry.start": {
      title: "Starting aboard",
      text: "Units may begin the game mounted.",
      source: "Mounting Vehicles",
    },
    "dt.carry.mount": {
      title: "Getting aboard",
      text: "To mount, every miniature of the unit moves into contact with body or hull; if some cannot, the unit does not mount.",
      source: "Mounting Vehicles",
    },
    "dt.carry.separate": {
      title: "Passengers activate by themselves",
      text: "Passengers activate separately from the vehicle.",
      source: "Activating While Mounted",
    },
    "dt.carry.dismount": {
      title: "Passengers get out first",
      text: "They dismount by activating before the vehicle does, with a MOVE or MARCH MOVE away from it.",
      source: "Activating While Mounted",
    },
    "dt.carry.dismount-measure": {
      title: "Where passengers get out",
      text: "A dismounting miniature's path starts at any point of the carrier's hull edge (directly below an aircraft).",
      source: "Activating While Mounted (inferred)",
    },
    "dt.carry.no-move": {
      title: "Aboard, nobody moves",
      text: "While mounted they take no other MOVE or MARCH MOVE.",
      source: "Activating While Mounted",
    },
    "dt.carry.fire-sides": {
      title: "Passengers fire to the side",
      text: "Their weapons have a side-mounted field of fire; at most half of the maximum number of passengers fire from each side.",
      source: "Activating While Mounted",
    },
    "dt.carry.fire-measure": {
      title: "Passengers' range and sight",
      text: "Range and LOS of mounted miniatures that fire are taken from the carrier's hull or body.",
      source: "Activating While Mounted; Tank Riders (inferred)",
    },
    "dt.carry.fire-limits": {
      title: "What passengers cannot do",
      text: "While mounted they take no SUSTAINED ATTACK and use no support weapon, flame weapon or C weapon.",
      source: "Activating While Mounted",
    },
    "dt.carry.safe": {
      title: "Passengers cannot be targeted",
      text: "Passengers cannot be targeted.",
      source: "Damage to Passengers",
    },
    "dt.carry.destroyed": {
      title: "A destroyed vehicle and its passengers",
      text: "If the vehicle is eliminated, its owner rolls 1 die per mounted miniature, unit by unit; each TARGET eliminates 1 miniature of the owner's choice or costs 1 hero 1 damage.",
      source: "Damage to Passengers",
      open: ["dt.open.passenger-symbol"],
    },
    "dt.carry.after": {
      title: "Passengers who survive are suppressed",
      text: "The survivors are placed within 10 cm of the vehicle, get a Suppression token and count as activated this turn.",
      source: "Damage to Passengers",
    },
    "dt.rider.as-passengers": {
      title: "Tank riders are like passengers",
      text: "Tank riders (n) follow the passenger rows except as below.",
      source: "Tank Riders",
    },
    "dt.rider.shaken-off": {
      title: "Tank riders are shaken off",
      text: "For each hit on the vehicle its owner rolls 1 extra die; each TARGET eliminates 1 rider of the owner's choice or costs 1 hero 1 damage.",
      source: "Tank Riders",
      open: ["dt.open.passenger-symbol", "dt.open.rider-hits"],
    },
    "dt.rider.target": {
      title: "Tank riders can be targeted",
      text: "Riders can be targeted instead of the vehicle; field of fire, range, LOS and cover are those of the vehicle.",
      source: "Tank Riders",
    },
    "dt.rider.templates": {
      title: "Blasts and tank riders",
      text: "Blast and flame weapons attack vehicle and riders separately; hits on the vehicle then roll no extra dice against the riders.",
      source: "Tank Riders",
    },
    "dt.rider.close-combat": {
      title: "Tank riders fight",
      text: "Riders may use C weapons.",
      source: "Tank Riders",
    },
  }),
  ...rulesUnder("Airlifters, sealifters", {
    "dt.lift.only": {
      title: "What an Airlifter carries",
      text: "An Airlifter carries only Airmobile or Air assault vehicles.",
      source: "Airlifter",
    },
    "dt.lift.pickup": {
      title: "Being picked up",
      text: "A vehicle starts the game carried, or is picked up by an airlifter that begins a MOVE or MARCH MOVE directly over it.",
      source: "Airlifter",
      open: ["dt.open.lift-capacity"],
    },
    "dt.lift.dismount": {
      title: "Getting off an Airlifter",
      text: "A carried vehicle activates separately; it dismounts by activating before the airlifter, with a MOVE or MARCH MOVE away from it.",
      source: "Activating While Carried",
    },
    "dt.lift.air-assault": {
      title: "Air assault: getting off later",
      text: "An Air assault vehicle may instead activate after the airlifter and dismount with a MOVE or MARCH MOVE as its first action.",
      source: "Air Assault; Activating While Carried",
    },
    "dt.lift.inactive": {
      title: "What is airlifted does nothing",
      text: "While carried a vehicle takes no other MOVE or MARCH MOVE, and no ATTACK or SUSTAINED ATTACK.",
      source: "Activating While Carried",
    },
    "dt.lift.safe": {
      title: "What is airlifted is safe",
      text: "While an airlifter carries it, a vehicle cannot be targeted.",
      source: "Damage to Carried Vehicles",
    },
    "dt.lift.destroyed": {
      title: "An airlifted vehicle falls with its Airlifter",
      text: "If the airlifter is eliminated, 1 die per point of damage that the carried vehicle has remaining: each TARGET or SHIELD is 1 damage.",
      source: "Damage to Carried Vehicles",
    },
    "dt.lift.destroyed-air-assault": {
      title: "Air assault: falling softer",
      text: "For an Air assault vehicle only TARGET is damage.",
      source: "Air Assault; Damage to Carried Vehicles",
    },
    "dt.lift.after": {
      title: "Where what was airlifted lands",
      text: "A surviving vehicle is placed directly beneath the airlifter, gets a Suppression token and counts as activated this turn.",
      source: "Damage to Carried Vehicles",
    },
    "dt.sea.capacity": {
      title: "How much a Sealifter carries",
      text: "A Sealifter carries one or more units in 12 spaces: a soldier with Armour 1 or 2 takes 1, Armour 3 or 4 takes 2, a vehicle 6, a large vehicle 12; no huge vehicles.",
      source: "Sealifter",
    },
    "dt.sea.mount": {
      title: "Getting aboard a Sealifter",
      text: "Units start on board or mount by moving into the sealifter.",
      source: "Sealifter",
    },
    "dt.sea.dismount": {
      title: "Getting off a Sealifter",
      text: "Units on board activate separately; they leave by activating before the sealifter, with a MOVE or MARCH MOVE out of it.",
      source: "Sealifter",
    },
    "dt.sea.inactive": {
      title: "Aboard a Sealifter nothing fights",
      text: "On board they take no other moves and no ATTACK or SUSTAINED ATTACK, cannot use their weapons, and cannot be targeted.",
      source: "Sealifter",
    },
    "dt.sea.sunk": {
      title: "A Sealifter sinks with all aboard",
      text: "Eliminated in deep water, with its bow door not touching dry land, it takes everything on board with it.",
      source: "Sealifter",
    },
    "dt.sea.beached": {
      title: "A Sealifter on the beach",
      text: "Eliminated with its bow door touching dry land, it leaves everything on board unharmed, free to dismount as usual.",
      source: "Sealifter",
      open: ["dt.open.beached-dismount"],
    },
  }),
};
