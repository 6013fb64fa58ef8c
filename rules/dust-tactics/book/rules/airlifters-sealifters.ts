import { row, rulesUnder } from "../../../kernel/index.ts";

export const airliftersSealiftersRules = rulesUnder("Airlifters, sealifters", "Sealifter", {
  "dt.lift.only": row("What an Airlifter carries", {
    text: "An Airlifter carries only Airmobile or Air assault vehicles.",
    source: "Airlifter",
  }),
  "dt.lift.pickup": row("Being picked up", {
    text: "A vehicle starts the game carried, or is picked up by an airlifter that begins a MOVE or MARCH MOVE directly over it.",
    source: "Airlifter",
    open: ["dt.open.lift-capacity"],
  }),
  "dt.lift.dismount": row("Getting off an Airlifter", {
    text: "A carried vehicle activates separately; it dismounts by activating before the airlifter, with a MOVE or MARCH MOVE away from it.",
    source: "Activating While Carried",
  }),
  "dt.lift.air-assault": row("Air assault: getting off later", {
    text: "An Air assault vehicle may instead activate after the airlifter and dismount with a MOVE or MARCH MOVE as its first action.",
    source: "Air Assault; Activating While Carried",
  }),
  "dt.lift.inactive": row("What is airlifted does nothing", {
    text: "While carried a vehicle takes no other MOVE or MARCH MOVE, and no ATTACK or SUSTAINED ATTACK.",
    source: "Activating While Carried",
  }),
  "dt.lift.safe": row("What is airlifted is safe", {
    text: "While an airlifter carries it, a vehicle cannot be targeted.",
    source: "Damage to Carried Vehicles",
  }),
  "dt.lift.destroyed": row("An airlifted vehicle falls with its Airlifter", {
    text: "If the airlifter is eliminated, 1 die per point of damage that the carried vehicle has remaining: each TARGET or SHIELD is 1 damage.",
    source: "Damage to Carried Vehicles",
  }),
  "dt.lift.destroyed-air-assault": row("Air assault: falling softer", {
    text: "For an Air assault vehicle only TARGET is damage.",
    source: "Air Assault; Damage to Carried Vehicles",
  }),
  "dt.lift.after": row("Where what was airlifted lands", {
    text: "A surviving vehicle is placed directly beneath the airlifter, gets a Suppression token and counts as activated this turn.",
    source: "Damage to Carried Vehicles",
    open: ["dt.open.lift-taken"],
  }),
  "dt.sea.capacity": row("How much a Sealifter carries", {
    text: "A Sealifter carries one or more units in 12 spaces: a soldier with Armour 1 or 2 takes 1, Armour 3 or 4 takes 2, a vehicle 6, a large vehicle 12; no huge vehicles.",
  }),
  "dt.sea.mount": row("Getting aboard a Sealifter", {
    text: "Units start on board or mount by moving into the sealifter.",
  }),
  "dt.sea.dismount": row("Getting off a Sealifter", {
    text: "Units on board activate separately; they leave by activating before the sealifter, with a MOVE or MARCH MOVE out of it.",
  }),
  "dt.sea.inactive": row("Aboard a Sealifter nothing fights", {
    text: "On board they take no other moves and no ATTACK or SUSTAINED ATTACK, cannot use their weapons, and cannot be targeted.",
  }),
  "dt.sea.sunk": row("A Sealifter sinks with all aboard", {
    text: "Eliminated in deep water, with its bow door not touching dry land, it takes everything on board with it.",
  }),
  "dt.sea.beached": row("A Sealifter on the beach", {
    text: "Eliminated with its bow door touching dry land, it leaves everything on board unharmed, free to dismount as usual.",
    open: ["dt.open.beached-dismount"],
  }),
});
