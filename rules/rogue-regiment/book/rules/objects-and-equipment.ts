import { row, rulesUnder } from "../../../kernel/index.ts";

export const objectsAndEquipmentRules = rulesUnder("Objects and equipment", "Scuba Gear, p.24", {
  "rr.object.corpse-water": row("A corpse in the water is gone", {
    text: "A corpse put on a water square is removed at once.",
    source: "Objects, p.23",
  }),
  "rr.object.corpse-transparent": row("A corpse is in nobody's way", {
    text: "A corpse blocks neither LOS nor movement, and any unit or Operator may share its square.",
    source: "Objects, p.23",
  }),
  "rr.barrel.explodes": row("When a fuel barrel explodes", {
    text: "A fuel barrel explodes on a successful attack against it with a loud weapon (gun or explosive).",
    source: "Fuel Barrels, p.23",
  }),
  "rr.barrel.dice": row("What an exploding barrel rolls", {
    text: "The blast template is centred on it and 5 dice are rolled; each die of 2 or more is allocated to a unit or objective under the template.",
    source: "Fuel Barrels, p.23",
  }),
  "rr.barrel.template-stays": row("A barrel's blast stays till the turn ends", {
    text: "A barrel's template stays until the End Phase, blocking LOS and infantry movement; vehicles move through it.",
    source: "Fuel Barrels, p.23",
  }),
  "rr.barrel.friendly": row("A blast kills your own men", {
    text: "Operators and Resistance units under the template of a barrel, Lewes bomb, mine or grenade are killed at once.",
    source: "Fuel Barrels, p.23",
  }),
  "rr.barrel.hides": row("A barrel hides anyone crouching", {
    text: "A barrel on the line blocks LOS to a corpse or crouching Operator.",
    source: "Fuel Barrels, p.23; Crouch, p.8",
  }),
  "rr.barrel.pass": row("You cannot stop on a barrel", {
    text: "Units and Operators may move through a barrel's square but not finish there.",
    source: "Fuel Barrels, p.23",
  }),
  "rr.knife.use": row("What the fighting knife is for", {
    text: "The fighting knife serves only for assassinations, uses no ammunition and makes no noise.",
    source: "Fighting Knife, p.23",
  }),
  "rr.sten.range": row("Sten: range 8, three dice", {
    text: "Sten: range 8, short range 4, 3 attack dice.",
    source: "Sten Gun, p.23",
  }),
  "rr.sten.strafe": row("The Sten sprays its hits", {
    text: "Each hit may be allocated to the target or to any unit on a square adjacent to it that is within the shooter's LOS.",
    source: "Sten Gun, p.23",
    open: ["rr.open.strafe-when"],
  }),
  "rr.sten.one-range": row("The Sten counts one range for all dice", {
    text: "All dice use the range of the initial target.",
    source: "Sten Gun, p.23",
  }),
  "rr.sten.ammo": row("The Sten fires five times", {
    text: "It has 5 ammunition tokens; each use discards one.",
    source: "Sten Gun, p.23",
  }),
  "rr.pistol.range": row("Pistol: range 8, never empty", {
    text: "Pistol: every Operator has one; range 8, short range 4, no ammunition limit.",
    source: "Pistol, p.23",
  }),
  "rr.trap.place": row("Placing a trap", {
    text: "A trap is put on an adjacent square by place or move & place.",
    source: "Trap, p.23",
  }),
  "rr.trap.kills": row("A trap kills the first enemy to step on it", {
    text: "The first Axis unit that steps onto it is killed and leaves a corpse; the trap flips to its used side.",
    source: "Trap, p.23",
  }),
  "rr.trap.reuse": row("A trap can be used again", {
    text: "A used trap may be picked up and placed again.",
    source: "Trap, p.23",
  }),
  "rr.trap.vehicles": row("A trap does not harm vehicles", {
    text: "It does not affect vehicles.",
    source: "Trap, p.23",
  }),
  "rr.lewes.place": row("Placing a Lewes bomb", {
    text: "A Lewes bomb is put on an adjacent square by place or move & place, and its bomb card goes into the event deck under at most 20 cards.",
    source: "Lewes Bomb, p.23",
  }),
  "rr.lewes.detonates": row("When a Lewes bomb explodes", {
    text: "When a drawn card uncovers the bomb card at the top of the deck, that event is actioned first and the bomb then detonates.",
    source: "Lewes Bomb, p.23",
  }),
  "rr.lewes.dice": row("What a Lewes bomb rolls", {
    text: "Template centred on the token, 6 dice; each 2 or more is allocated to a unit or objective under it; token and card are discarded.",
    source: "Lewes Bomb, p.23",
  }),
  "rr.lewes.template-stays": row("A Lewes bomb's blast stays till the turn ends", {
    text: "Its template stays until the End Phase, blocking LOS and infantry movement.",
    source: "Lewes Bomb, p.23",
  }),
  "rr.lewes.simultaneous": row("Two bombs explode together", {
    text: "Two bombs at the same place in the deck detonate together.",
    source: "Lewes Bomb, p.23",
  }),
  "rr.lewes.no-pickup": row("A placed bomb stays where it is", {
    text: "A placed bomb cannot be picked up.",
    source: "Lewes Bomb, p.23",
  }),
  "rr.grenade.throw": row("Throwing a grenade", {
    text: "A grenade is an attack with range 6 on any square within range and LOS; the token is used up.",
    source: "Grenades, p.24",
  }),
  "rr.grenade.dice": row("What a grenade rolls", {
    text: "Template centred on it, 4 dice; each 2 or more is allocated to a unit or objective under it; token and template are then removed.",
    source: "Grenades, p.24",
  }),
  "rr.grenade.mark": row("Marking a square for a grenade", {
    text: "With mark target the grenade token is put on the intended square, not on a unit, and may be thrown in any phase that allows marked attacks.",
    source: "Grenades, p.24",
  }),
  "rr.grenade.no-bonus": row("Aiming does not help a grenade", {
    text: "Marked and aimed grenade attacks do not get +2.",
    source: "Grenades, p.24",
  }),
  "rr.grenade.no-los": row("A grenade thrown out of sight scatters", {
    text: "It may be thrown within range without LOS: 2D6 of 7 lands on the square, another sum gives the direction (6 = the Operator's facing) and a D6 the distance: 1-2 one, 3-4 two, 5-6 three squares (small scatter).",
    source: "Grenades, p.24",
  }),
  "rr.landmine.place": row("Placing a landmine", {
    text: "A landmine is put on an adjacent square by place or move & place and is used once.",
    source: "Landmine, p.24",
  }),
  "rr.landmine.explodes": row("When a landmine explodes", {
    text: "It explodes when the first Axis unit (vehicles included) moves into its square: 4 dice, each 2 or more allocated under the template; template and token are then removed at once.",
    source: "Landmine, p.24",
  }),
  "rr.rabbit.six": row("The rabbit's foot turns a die into a 6", {
    text: "The rabbit's foot, once, turns any one D6 into a 6, for its owner or another Operator; the token is discarded.",
    source: "Rabbit's Foot, p.24",
    open: ["rr.open.rabbit-dice"],
  }),
  "rr.sniper.range": row("Sniper rifle: range 16, five shots", {
    text: "Sniper rifle: range 16, short range 8, 5 ammunition tokens, one discarded per use.",
    source: "Sniper Rifle, p.24",
  }),
  "rr.camo.hidden": row("The camo net hides you in a forest", {
    text: "An Operator with a camo net standing on a forest square is visible only to an adjacent unit or when he uses the attack action.",
    source: "Camo Net, p.24",
  }),
  "rr.camo.not-when": row("When the camo net does not help", {
    text: "A spotted Operator or one carrying an object cannot use the net.",
    source: "Camo Net, p.24",
  }),
  "rr.medpack.heal": row("The med pack restores all health", {
    text: "The med pack, once, as a free action restores all health of its owner or of an Operator on an adjacent square.",
    source: "Med Pack, p.24",
  }),
  "rr.scuba.enter": row("Going into the water", {
    text: "An Operator with scuba gear enters water by move, move & place or sprint and switches to the scuba token.",
    open: ["rr.open.scuba-sprint", "rr.open.scuba-move-attack"],
  }),
  "rr.scuba.swim": row("Swimming", { text: "In scuba mode he moves through water with the move action." }),
  "rr.scuba.leave": row("Coming out of the water", {
    text: "He leaves water for a regular square by move or sprint and switches back.",
  }),
  "rr.scuba.low-wall": row("A low wall keeps a diver in", {
    text: "In scuba mode he cannot cross a low wall out of the water; standing, he may vault one into the water.",
  }),
  "rr.scuba.under-bridge": row("Swimming under a bridge", {
    text: "He may swim under a bridge: he uses its squares and keeps the scuba token.",
  }),
  "rr.scuba.unseen": row("A diver is not seen", { text: "On water squares he is not visible unless he is spotted." }),
  "rr.scuba.actions": row("What a diver can do", {
    text: "In scuba mode he has only: move, attack, move & attack, take aim, mark target, and sprint out of the water.",
  }),
  "rr.scuba.weapon": row("In the water only the speargun fires", {
    text: "From a water square only the speargun may attack.",
  }),
  "rr.scuba.low-cover-los": row("From the water low cover blocks sight", {
    text: "From a water square, low cover on the line blocks LOS to regular squares.",
  }),
  "rr.spear.one-per-turn": row("The speargun fires once a turn", {
    text: "Its user makes only one attack or mark target action per turn with it.",
    source: "Scuba Gear & Speargun, p.24",
  }),
  "rr.spear.assassination": row("A speargun kill is an assassination", {
    text: "A speargun kill is an assassination: if another unit sees it, the Operator is spotted.",
    source: "Scuba Gear & Speargun, p.24",
  }),
  "rr.spear.miss": row("A miss with the speargun", {
    text: "The missed unit turns to face the attack; an Operator it does not see is not spotted.",
    source: "Scuba Gear & Speargun, p.24",
  }),
  "rr.spear.on-land": row("The speargun works on land", {
    text: "It also works out of the water as a silent ranged assassination.",
    source: "Scuba Gear & Speargun, p.24",
  }),
});
