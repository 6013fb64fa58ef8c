import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const equipmentObjectsVehiclesMissionsPoints = openPointsUnder("Equipment, objects, vehicles, missions", {
  "rr.open.template-shape": point("Size of the blast template?", {
    "three-by-three": "3 × 3 squares.",
    cross: "A 5-square cross.",
    larger: "Larger: 5 × 5 squares.",
  }),
  "rr.open.template-walls": point("Do walls shield from a blast?", {
    "no-shelter": "No: everything under the template counts.",
    "line-needed": "LOS from the centre is needed.",
  }),
  "rr.open.template-chain": point("Do barrels, bombs or mines under a template explode too?", {
    barrels: "A barrel does (hit by an explosive); bombs and mines do not.",
    none: "None.",
    all: "All.",
  }),
  "rr.open.template-movement": point("Do Operators on foot count as infantry for template movement?", {
    "everyone-on-foot": "Yes.",
    "only-axis": "Only Axis infantry.",
  }),
  "rr.open.scatter-map": fixedPoint("Which 2D6 sums mean which direction?", {
    "table-2-7":
      "6 is forward and 7 the centre, as printed; from 6 clockwise 8, 9, 10, then 11 and 12, 2 and 3, 4 and 5.",
    "any-other": "Any other.",
  }),
  "rr.open.scatter-off-board": fixedPoint("A template or grenade scatters off the board or into a wall.", {
    "lands-there-off-board-has": "It lands there; off the board it has no effect; walls do not stop it.",
    "stops-at-edge-or-wall": "It stops at the edge or wall.",
  }),
  "rr.open.strafe-adjacent": fixedPoint("Are strafed units adjacent to the target or to each other in a chain?", {
    "adjacent-initial-target": "Adjacent to the initial target.",
    chain: "Chain.",
  }),
  "rr.open.strafe-when": point("Which units can a burst reach: those in sight as it is fired, or at each hit?", {
    "as-it-is-fired": "Those in sight as it is fired: all of its dice are one attack roll.",
    "hit-by-hit": "Those in sight at each hit: whom a unit hid that an earlier hit has removed can take the next.",
  }),
  "rr.open.mortar-second-success": point("What does the second success of one attack on a Mortar Team do?", {
    kills: "It kills the SMG Infantry that the first left: the team has 2 health points.",
    lost: "Nothing: one success disables the mortar, and the SMG Infantry that is put down is not the target.",
  }),
  "rr.open.strafe-aim": fixedPoint("Do aim and mark bonuses apply to strafed hits?", {
    "yes-all-dice-judged-initial": "Yes, all dice are judged on the initial target.",
    no: "No.",
  }),
  "rr.open.rabbit-dice": fixedPoint("Which dice may the rabbit's foot change?", {
    "any-d6-rolled-operator-or": "Any D6 rolled for an Operator or his weapon, scatter dice included.",
    "any-die-game-axis-dice": "Any die in the game, Axis dice included.",
  }),
  "rr.open.item-ownership": point("May an Operator pick up another's trap?", {
    "carry-only": "He may carry it but not use it.",
    "not-picked-up": "He may not pick it up.",
    used: "He may use it.",
  }),
  "rr.open.pickup-start": fixedPoint("May an item on the square where the Operator starts be picked up?", {
    "yes-he-stands": "Yes: he stands on it.",
    "only-after-entering": "Only after entering.",
  }),
  "rr.open.pickup-carrying": fixedPoint("May an Operator carrying an object pick up an item?", {
    "no-except-both-at-once": "No, except both at once.",
    yes: "Yes.",
  }),
  "rr.open.free-while-carrying": fixedPoint("Are break cover, pop up and free items barred while carrying?", {
    "break-cover-free-items-allowed":
      "Break cover and free items are allowed (no hands needed in the list of actions with AP); the list limits the other actions.",
    "list-complete": "The list is complete.",
  }),
  "rr.open.trap-stop": fixedPoint("Does a trap or mine stop the unit's comrades or a moving unit that survives?", {
    "only-unit-square-affected-surviving": "Only the unit on the square is affected; a surviving unit goes on.",
    stops: "It stops.",
  }),
  "rr.open.trap-kill-witness": point("Is a trap kill a witnessed kill?", {
    yes: "Yes.",
    no: "No.",
  }),
  "rr.open.barrel-owner": fixedPoint("Who is given away when a barrel explodes?", {
    "shooter-his-own-weapon": "The shooter, by his own weapon.",
    nobody: "Nobody.",
  }),
  "rr.open.scuba-sprint": fixedPoint("May an Operator sprint into water?", {
    "yes-if-water-last-square":
      "Yes, if water is the last square of the sprint; in scuba mode only sprints out of the water exist (the two clauses differ).",
    never: "Never",
    freely: "Freely.",
  }),
  "rr.open.scuba-move-attack": point("Does the move of a move & attack lead into the water?", {
    "named-alone": "No: only move, move & place and sprint are named for going in.",
    "any-move": "Yes: its square of movement is a move like any other.",
  }),
  "rr.open.scuba-crouch": fixedPoint("May an Operator crouch in water or enter it crouched?", {
    no: "No.",
  }),
  "rr.open.scuba-spotted-cover": fixedPoint("Is a spotted scuba Operator attacked with modifiers?", {
    "none-but-range": "None but range.",
    "soft-cover": "Soft cover.",
  }),
  "rr.open.medpack-max": point('"Fully restore": to 5?', {
    maximum: "To the maximum, 5.",
    four: "To 4.",
  }),
  "rr.open.operator-death": point("What does an Operator's death leave?", {
    dropped: "The token is removed; what he carried is dropped on the square.",
    lost: "Everything is lost.",
  }),
  "rr.open.loss": fixedPoint("When is a mission lost?", {
    "when-every-operator-dead-or": "When every Operator is dead, or the mission's conditions can no longer be met.",
    "mission-page-only": "By the mission page only.",
  }),
  "rr.open.exit": fixedPoint("How does an Operator leave?", {
    "moving-off-from-entry-exit":
      "By moving off from the entry/exit tile's squares with a move or sprint; he is then off the board.",
    "end-phase": "In the End Phase.",
  }),
  "rr.open.exit-reaction": fixedPoint(
    "An Operator leaves the board from the LOS of an alert unit: does it make a reaction attack?",
    {
      "off-the-board": "No: it would come after the action, when he is on the board no longer.",
      "out-of-los": "Yes, with the −2 for moving out of LOS: the action was carried out in its LOS.",
    },
  ),
  "rr.open.occupant-ap": fixedPoint("Have Operators who used the vehicle's AP their own 4 AP after deploying?", {
    yes: "Yes.",
    "they-lose-them": "They lose them.",
  }),
  "rr.open.boarding-ap": fixedPoint("May an Operator who has acted on foot board a vehicle that has acted?", {
    yes: "Yes.",
  }),
  "rr.open.vehicle-willys-arc": point("Arcs of the Willys guns?", {
    "front-and-rear": "Front 90 degrees, rear 90 degrees.",
    "all-round": "All round.",
  }),
  "rr.open.vehicle-boarding-seen": point("Whose line of sight is an Operator in who boards a vehicle?", {
    "squares-walked": "Units that see a square he moves over or the square of the vehicle he enters by.",
    "any-square": "Units that see any square of the vehicle, too: he ends his action in it.",
  }),
  "rr.open.vehicle-run-over-seen": fixedPoint("Is running over units a witnessed kill, and does it draw reactions?", {
    "yes-action": "Yes, as an action.",
  }),
  "rr.open.vehicle-aboard-leaves": fixedPoint("Does the Willys leave by the entry/exit tile with all aboard?", {
    yes: "Yes.",
  }),
  "rr.open.willys-example-move": fixedPoint("The example's Willys spends 5 points (1, a turn, 3) on a move of 4.", {
    "4-points-turn-costing-1": "4 points, a turn costing 1: the rule text and the motorbike example (5 + 1 + 4 = 10).",
    "turns-free-operator-vehicles": "Turns are free for Operator vehicles",
    "first-turn-move-free": "The first turn of a move is free.",
  }),
  "rr.open.vehicle-shout": point("Does a vehicle that sees an Operator or corpse shout?", {
    silent: "No: the patrol-vehicle clause names stop, flip and spotting only.",
    shouts: "Yes, like any Axis unit.",
  }),
  "rr.open.unarmed-advance": fixedPoint("Does an alert Kübelwagen or Truck (not in a convoy) advance?", {
    "no-can-never-have-attack": "No: it can never have an attack position; it stands still.",
    "drives-toward-closest-spotted-operator": "It drives toward the closest spotted Operator.",
  }),
  "rr.open.alert-vehicle-no-target": fixedPoint("What does an alert patrol vehicle do with no spotted Operator?", {
    "goes-with-patrol-black-patrol": "It goes on with its patrol in black Patrol Phases, like alert patrolmen.",
    waits: "It waits.",
  }),
  "rr.open.vehicle-runs-over": fixedPoint("Do other Axis vehicles than convoys run Operators over?", {
    "no-they-may-pass-through": "No: they may pass through units' squares but must end on empty squares.",
    "yes-any-vehicle": "Yes, any vehicle.",
  }),
  "rr.open.support-ap": fixedPoint(
    "AP of support units?",
    {
      "4": "4.",
      "2": "2",
      "3": "3.",
    },
    "4",
  ),
  "rr.open.support-recover": fixedPoint("May support units recover, break cover or heal?", {
    "not-recover-or-break-cover": "Not recover or break cover (not on their list); a med pack works on them to 3.",
  }),
  "rr.open.resize-other": fixedPoint("Reductions not listed (9 to 8, 9 to 5, expansions).", {
    "one-step-per-2-3":
      "One step per 2 to 3 tiles: setting by tile count 4-5: 6, 6-7: 7, 8-9: 8, 10-12: 9; Operators never above 4.",
    ratio: "By ratio.",
  }),
});
