import type { RuleRow } from "../../../kernel/index.ts";

/** Rows of the book: Objects and equipment. */
export const objectsAndEquipment = {
  "rr.object.corpse-water": {
    topic: "Objects and equipment",
    text: "A corpse put on a water square is removed at once.",
    source: "Objects, p.23",
  },
  "rr.object.corpse-transparent": {
    topic: "Objects and equipment",
    text: "A corpse blocks neither LOS nor movement, and any unit or Operator may share its square.",
    source: "Objects, p.23",
  },
  "rr.barrel.explodes": {
    topic: "Objects and equipment",
    text: "A fuel barrel explodes on a successful attack against it with a loud weapon (gun or explosive).",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.dice": {
    topic: "Objects and equipment",
    text: "The blast template is centred on it and 5 dice are rolled; each die of 2 or more is allocated to a unit or objective under the template.",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.template-stays": {
    topic: "Objects and equipment",
    text: "A barrel's template stays until the End Phase, blocking LOS and infantry movement; vehicles move through it.",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.friendly": {
    topic: "Objects and equipment",
    text: "Operators and Resistance units under the template of a barrel, Lewes bomb, mine or grenade are killed at once.",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.hides": {
    topic: "Objects and equipment",
    text: "A barrel on the line blocks LOS to a corpse or crouching Operator.",
    source: "Fuel Barrels, p.23; Crouch, p.8",
  },
  "rr.barrel.pass": {
    topic: "Objects and equipment",
    text: "Units and Operators may move through a barrel's square but not finish there.",
    source: "Fuel Barrels, p.23",
  },
  "rr.knife.use": {
    topic: "Objects and equipment",
    text: "The fighting knife serves only for assassinations, uses no ammunition and makes no noise.",
    source: "Fighting Knife, p.23",
  },
  "rr.sten.range": {
    topic: "Objects and equipment",
    text: "Sten: range 8, short range 4, 3 attack dice.",
    source: "Sten Gun, p.23",
  },
  "rr.sten.strafe": {
    topic: "Objects and equipment",
    text: "Each hit may be allocated to the target or to any unit on a square adjacent to it that is within the shooter's LOS.",
    source: "Sten Gun, p.23",
    open: ["rr.open.strafe-when"],
  },
  "rr.sten.one-range": {
    topic: "Objects and equipment",
    text: "All dice use the range of the initial target.",
    source: "Sten Gun, p.23",
  },
  "rr.sten.ammo": {
    topic: "Objects and equipment",
    text: "It has 5 ammunition tokens; each use discards one.",
    source: "Sten Gun, p.23",
  },
  "rr.pistol.range": {
    topic: "Objects and equipment",
    text: "Pistol: every Operator has one; range 8, short range 4, no ammunition limit.",
    source: "Pistol, p.23",
  },
  "rr.trap.place": {
    topic: "Objects and equipment",
    text: "A trap is put on an adjacent square by place or move & place.",
    source: "Trap, p.23",
  },
  "rr.trap.kills": {
    topic: "Objects and equipment",
    text: "The first Axis unit that steps onto it is killed and leaves a corpse; the trap flips to its used side.",
    source: "Trap, p.23",
  },
  "rr.trap.reuse": {
    topic: "Objects and equipment",
    text: "A used trap may be picked up and placed again.",
    source: "Trap, p.23",
  },
  "rr.trap.vehicles": { topic: "Objects and equipment", text: "It does not affect vehicles.", source: "Trap, p.23" },
  "rr.lewes.place": {
    topic: "Objects and equipment",
    text: "A Lewes bomb is put on an adjacent square by place or move & place, and its bomb card goes into the event deck under at most 20 cards.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.detonates": {
    topic: "Objects and equipment",
    text: "When a drawn card uncovers the bomb card at the top of the deck, that event is actioned first and the bomb then detonates.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.dice": {
    topic: "Objects and equipment",
    text: "Template centred on the token, 6 dice; each 2 or more is allocated to a unit or objective under it; token and card are discarded.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.template-stays": {
    topic: "Objects and equipment",
    text: "Its template stays until the End Phase, blocking LOS and infantry movement.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.simultaneous": {
    topic: "Objects and equipment",
    text: "Two bombs at the same place in the deck detonate together.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.no-pickup": {
    topic: "Objects and equipment",
    text: "A placed bomb cannot be picked up.",
    source: "Lewes Bomb, p.23",
  },
  "rr.grenade.throw": {
    topic: "Objects and equipment",
    text: "A grenade is an attack with range 6 on any square within range and LOS; the token is used up.",
    source: "Grenades, p.24",
  },
  "rr.grenade.dice": {
    topic: "Objects and equipment",
    text: "Template centred on it, 4 dice; each 2 or more is allocated to a unit or objective under it; token and template are then removed.",
    source: "Grenades, p.24",
  },
  "rr.grenade.mark": {
    topic: "Objects and equipment",
    text: "With mark target the grenade token is put on the intended square, not on a unit, and may be thrown in any phase that allows marked attacks.",
    source: "Grenades, p.24",
  },
  "rr.grenade.no-bonus": {
    topic: "Objects and equipment",
    text: "Marked and aimed grenade attacks do not get +2.",
    source: "Grenades, p.24",
  },
  "rr.grenade.no-los": {
    topic: "Objects and equipment",
    text: "It may be thrown within range without LOS: 2D6 of 7 lands on the square, another sum gives the direction (6 = the Operator's facing) and a D6 the distance: 1-2 one, 3-4 two, 5-6 three squares (small scatter).",
    source: "Grenades, p.24",
  },
  "rr.landmine.place": {
    topic: "Objects and equipment",
    text: "A landmine is put on an adjacent square by place or move & place and is used once.",
    source: "Landmine, p.24",
  },
  "rr.landmine.explodes": {
    topic: "Objects and equipment",
    text: "It explodes when the first Axis unit (vehicles included) moves into its square: 4 dice, each 2 or more allocated under the template; template and token are then removed at once.",
    source: "Landmine, p.24",
  },
  "rr.rabbit.six": {
    topic: "Objects and equipment",
    text: "The rabbit's foot, once, turns any one D6 into a 6, for its owner or another Operator; the token is discarded.",
    source: "Rabbit's Foot, p.24",
    open: ["rr.open.rabbit-dice"],
  },
  "rr.sniper.range": {
    topic: "Objects and equipment",
    text: "Sniper rifle: range 16, short range 8, 5 ammunition tokens, one discarded per use.",
    source: "Sniper Rifle, p.24",
  },
  "rr.camo.hidden": {
    topic: "Objects and equipment",
    text: "An Operator with a camo net standing on a forest square is visible only to an adjacent unit or when he uses the attack action.",
    source: "Camo Net, p.24",
  },
  "rr.camo.not-when": {
    topic: "Objects and equipment",
    text: "A spotted Operator or one carrying an object cannot use the net.",
    source: "Camo Net, p.24",
  },
  "rr.medpack.heal": {
    topic: "Objects and equipment",
    text: "The med pack, once, as a free action restores all health of its owner or of an Operator on an adjacent square.",
    source: "Med Pack, p.24",
  },
  "rr.scuba.enter": {
    topic: "Objects and equipment",
    text: "An Operator with scuba gear enters water by move, move & place or sprint and switches to the scuba token.",
    source: "Scuba Gear, p.24",
    open: ["rr.open.scuba-sprint"],
  },
  "rr.scuba.swim": {
    topic: "Objects and equipment",
    text: "In scuba mode he moves through water with the move action.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.leave": {
    topic: "Objects and equipment",
    text: "He leaves water for a regular square by move or sprint and switches back.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.low-wall": {
    topic: "Objects and equipment",
    text: "In scuba mode he cannot cross a low wall out of the water; standing, he may vault one into the water.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.under-bridge": {
    topic: "Objects and equipment",
    text: "He may swim under a bridge: he uses its squares and keeps the scuba token.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.unseen": {
    topic: "Objects and equipment",
    text: "On water squares he is not visible unless he is spotted.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.actions": {
    topic: "Objects and equipment",
    text: "In scuba mode he has only: move, attack, move & attack, take aim, mark target, and sprint out of the water.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.weapon": {
    topic: "Objects and equipment",
    text: "From a water square only the speargun may attack.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.low-cover-los": {
    topic: "Objects and equipment",
    text: "From a water square, low cover on the line blocks LOS to regular squares.",
    source: "Scuba Gear, p.24",
  },
  "rr.spear.one-per-turn": {
    topic: "Objects and equipment",
    text: "Its user makes only one attack or mark target action per turn with it.",
    source: "Scuba Gear & Speargun, p.24",
  },
  "rr.spear.assassination": {
    topic: "Objects and equipment",
    text: "A speargun kill is an assassination: if another unit sees it, the Operator is spotted.",
    source: "Scuba Gear & Speargun, p.24",
  },
  "rr.spear.miss": {
    topic: "Objects and equipment",
    text: "The missed unit turns to face the attack; an Operator it does not see is not spotted.",
    source: "Scuba Gear & Speargun, p.24",
  },
  "rr.spear.on-land": {
    topic: "Objects and equipment",
    text: "It also works out of the water as a silent ranged assassination.",
    source: "Scuba Gear & Speargun, p.24",
  },
} as const satisfies Record<string, RuleRow>;
