import { openPointsUnder } from "../../../kernel/index.ts";

/** Open points of the base game: Equipment, objects, vehicles, missions. */
export const equipmentObjectsVehiclesMissionsPoints = openPointsUnder("Equipment, objects, vehicles, missions", {
  "rr.open.template-shape": {
    question: "Size of the blast template?",
    byDefault: "three-by-three",
    readings: {
      "three-by-three": "3 × 3 squares.",
      cross: "A 5-square cross.",
      larger: "Larger: 5 × 5 squares.",
    },
  },
  "rr.open.template-walls": {
    question: "Do walls shield from a blast?",
    byDefault: "no-shelter",
    readings: {
      "no-shelter": "No: everything under the template counts.",
      "line-needed": "LOS from the centre is needed.",
    },
  },
  "rr.open.template-chain": {
    question: "Do barrels, bombs or mines under a template explode too?",
    byDefault: "barrels",
    readings: {
      barrels: "A barrel does (hit by an explosive); bombs and mines do not.",
      none: "None.",
      all: "All.",
    },
  },
  "rr.open.template-movement": {
    question: "Do Operators on foot count as infantry for template movement?",
    byDefault: "everyone-on-foot",
    readings: {
      "everyone-on-foot": "Yes.",
      "only-axis": "Only Axis infantry.",
    },
  },
  "rr.open.scatter-map": {
    question: "Which 2D6 sums mean which direction?",
    byDefault: "table-2-7",
    readings: {
      "table-2-7": "The table of 2.7.",
      "any-other": "Any other.",
    },
    switchable: false,
  },
  "rr.open.scatter-off-board": {
    question: "A template or grenade scatters off the board or into a wall.",
    byDefault: "lands-there-off-board-has",
    readings: {
      "lands-there-off-board-has": "It lands there; off the board it has no effect; walls do not stop it.",
      "stops-at-edge-or-wall": "It stops at the edge or wall.",
    },
    switchable: false,
  },
  "rr.open.strafe-adjacent": {
    question: "Are strafed units adjacent to the target or to each other in a chain?",
    byDefault: "adjacent-initial-target",
    readings: {
      "adjacent-initial-target": "Adjacent to the initial target.",
      chain: "Chain.",
    },
    switchable: false,
  },
  "rr.open.strafe-when": {
    question: "Which units can a burst reach: those in sight as it is fired, or at each hit?",
    byDefault: "as-it-is-fired",
    readings: {
      "as-it-is-fired": "Those in sight as it is fired: all of its dice are one attack roll.",
      "hit-by-hit": "Those in sight at each hit: whom a unit hid that an earlier hit has removed can take the next.",
    },
  },
  "rr.open.mortar-second-success": {
    question: "What does the second success of one attack on a Mortar Team do?",
    byDefault: "kills",
    readings: {
      kills: "It kills the SMG Infantry that the first left: the team has 2 health points.",
      lost: "Nothing: one success disables the mortar, and the SMG Infantry that is put down is not the target.",
    },
  },
  "rr.open.strafe-aim": {
    question: "Do aim and mark bonuses apply to strafed hits?",
    byDefault: "yes-all-dice-judged-initial",
    readings: {
      "yes-all-dice-judged-initial": "Yes, all dice are judged on the initial target.",
      no: "No.",
    },
    switchable: false,
  },
  "rr.open.rabbit-dice": {
    question: "Which dice may the rabbit's foot change?",
    byDefault: "any-d6-rolled-operator-or",
    readings: {
      "any-d6-rolled-operator-or": "Any D6 rolled for an Operator or his weapon, scatter dice included.",
      "any-die-game-axis-dice": "Any die in the game, Axis dice included.",
    },
    switchable: false,
  },
  "rr.open.item-ownership": {
    question: "May an Operator pick up another's trap?",
    byDefault: "carry-only",
    readings: {
      "carry-only": "He may carry it but not use it.",
      "not-picked-up": "He may not pick it up.",
      used: "He may use it.",
    },
  },
  "rr.open.pickup-start": {
    question: "May an item on the square where the Operator starts be picked up?",
    byDefault: "yes-he-stands",
    readings: {
      "yes-he-stands": "Yes: he stands on it.",
      "only-after-entering": "Only after entering.",
    },
    switchable: false,
  },
  "rr.open.pickup-carrying": {
    question: "May an Operator carrying an object pick up an item?",
    byDefault: "no-except-both-at-once",
    readings: {
      "no-except-both-at-once": "No, except both at once.",
      yes: "Yes.",
    },
    switchable: false,
  },
  "rr.open.free-while-carrying": {
    question: "Are break cover, pop up and free items barred while carrying?",
    byDefault: "break-cover-free-items-allowed",
    readings: {
      "break-cover-free-items-allowed":
        "Break cover and free items are allowed (no hands needed in the list of actions with AP); the list limits the other actions.",
      "list-complete": "The list is complete.",
    },
    switchable: false,
  },
  "rr.open.trap-stop": {
    question: "Does a trap or mine stop the unit's comrades or a moving unit that survives?",
    byDefault: "only-unit-square-affected-surviving",
    readings: {
      "only-unit-square-affected-surviving": "Only the unit on the square is affected; a surviving unit goes on.",
      stops: "It stops.",
    },
    switchable: false,
  },
  "rr.open.trap-kill-witness": {
    question: "Is a trap kill a witnessed kill?",
    byDefault: "yes",
    readings: {
      yes: "Yes.",
      no: "No.",
    },
  },
  "rr.open.barrel-owner": {
    question: "Who is given away when a barrel explodes?",
    byDefault: "shooter-his-own-weapon",
    readings: {
      "shooter-his-own-weapon": "The shooter, by his own weapon.",
      nobody: "Nobody.",
    },
    switchable: false,
  },
  "rr.open.scuba-sprint": {
    question: "May an Operator sprint into water?",
    byDefault: "yes-if-water-last-square",
    readings: {
      "yes-if-water-last-square":
        "Yes, if water is the last square of the sprint; in scuba mode only sprints out of the water exist (the two clauses differ).",
      never: "Never",
      freely: "Freely.",
    },
    switchable: false,
  },
  "rr.open.scuba-crouch": {
    question: "May an Operator crouch in water or enter it crouched?",
    byDefault: "no",
    readings: {
      no: "No.",
    },
    switchable: false,
  },
  "rr.open.scuba-spotted-cover": {
    question: "Is a spotted scuba Operator attacked with modifiers?",
    byDefault: "none-but-range",
    readings: {
      "none-but-range": "None but range.",
      "soft-cover": "Soft cover.",
    },
    switchable: false,
  },
  "rr.open.medpack-max": {
    question: '"Fully restore": to 5?',
    byDefault: "maximum",
    readings: {
      maximum: "To the maximum, 5.",
      four: "To 4.",
    },
  },
  "rr.open.operator-death": {
    question: "What does an Operator's death leave?",
    byDefault: "dropped",
    readings: {
      dropped: "The token is removed; what he carried is dropped on the square.",
      lost: "Everything is lost.",
    },
  },
  "rr.open.loss": {
    question: "When is a mission lost?",
    byDefault: "when-every-operator-dead-or",
    readings: {
      "when-every-operator-dead-or": "When every Operator is dead, or the mission's conditions can no longer be met.",
      "mission-page-only": "By the mission page only.",
    },
    switchable: false,
  },
  "rr.open.exit": {
    question: "How does an Operator leave?",
    byDefault: "moving-off-from-entry-exit",
    readings: {
      "moving-off-from-entry-exit":
        "By moving off from the entry/exit tile's squares with a move or sprint; he is then off the board.",
      "end-phase": "In the End Phase.",
    },
    switchable: false,
  },
  "rr.open.occupant-ap": {
    question: "Have Operators who used the vehicle's AP their own 4 AP after deploying?",
    byDefault: "yes",
    readings: {
      yes: "Yes.",
      "they-lose-them": "They lose them.",
    },
    switchable: false,
  },
  "rr.open.boarding-ap": {
    question: "May an Operator who has acted on foot board a vehicle that has acted?",
    byDefault: "yes",
    readings: {
      yes: "Yes.",
    },
    switchable: false,
  },
  "rr.open.vehicle-willys-arc": {
    question: "Arcs of the Willys guns?",
    byDefault: "front-and-rear",
    readings: {
      "front-and-rear": "Front 90 degrees, rear 90 degrees.",
      "all-round": "All round.",
    },
  },
  "rr.open.vehicle-boarding-seen": {
    question: "Whose line of sight is an Operator in who boards a vehicle?",
    byDefault: "squares-walked",
    readings: {
      "squares-walked": "Units that see a square he moves over or the square of the vehicle he enters by.",
      "any-square": "Units that see any square of the vehicle, too: he ends his action in it.",
    },
  },
  "rr.open.vehicle-run-over-seen": {
    question: "Is running over units a witnessed kill, and does it draw reactions?",
    byDefault: "yes-action",
    readings: {
      "yes-action": "Yes, as an action.",
    },
    switchable: false,
  },
  "rr.open.vehicle-aboard-leaves": {
    question: "Does the Willys leave by the entry/exit tile with all aboard?",
    byDefault: "yes",
    readings: {
      yes: "Yes.",
    },
    switchable: false,
  },
  "rr.open.willys-example-move": {
    question: "The example's Willys spends 5 points (1, a turn, 3) on a move of 4.",
    byDefault: "4-points-turn-costing-1",
    readings: {
      "4-points-turn-costing-1":
        "4 points, a turn costing 1: the rule text and the motorbike example (5 + 1 + 4 = 10).",
      "turns-free-operator-vehicles": "Turns are free for Operator vehicles",
      "first-turn-move-free": "The first turn of a move is free.",
    },
    switchable: false,
  },
  "rr.open.vehicle-shout": {
    question: "Does a vehicle that sees an Operator or corpse shout?",
    byDefault: "silent",
    readings: {
      silent: "No: the patrol-vehicle clause names stop, flip and spotting only.",
      shouts: "Yes, like any Axis unit.",
    },
  },
  "rr.open.unarmed-advance": {
    question: "Does an alert Kübelwagen or Truck (not in a convoy) advance?",
    byDefault: "no-can-never-have-attack",
    readings: {
      "no-can-never-have-attack": "No: it can never have an attack position; it stands still.",
      "drives-toward-closest-spotted-operator": "It drives toward the closest spotted Operator.",
    },
    switchable: false,
  },
  "rr.open.alert-vehicle-no-target": {
    question: "What does an alert patrol vehicle do with no spotted Operator?",
    byDefault: "goes-with-patrol-black-patrol",
    readings: {
      "goes-with-patrol-black-patrol": "It goes on with its patrol in black Patrol Phases, like alert patrolmen.",
      waits: "It waits.",
    },
    switchable: false,
  },
  "rr.open.vehicle-runs-over": {
    question: "Do other Axis vehicles than convoys run Operators over?",
    byDefault: "no-they-may-pass-through",
    readings: {
      "no-they-may-pass-through": "No: they may pass through units' squares but must end on empty squares.",
      "yes-any-vehicle": "Yes, any vehicle.",
    },
    switchable: false,
  },
  "rr.open.support-ap": {
    question: "AP of support units?",
    byDefault: "4",
    readings: {
      "4": "4.",
      "2": "2",
      "3": "3.",
    },
    switchable: false,
  },
  "rr.open.support-recover": {
    question: "May support units recover, break cover or heal?",
    byDefault: "not-recover-or-break-cover",
    readings: {
      "not-recover-or-break-cover": "Not recover or break cover (not on their list); a med pack works on them to 3.",
    },
    switchable: false,
  },
  "rr.open.resize-other": {
    question: "Reductions not listed (9 to 8, 9 to 5, expansions).",
    byDefault: "one-step-per-2-3",
    readings: {
      "one-step-per-2-3":
        "One step per 2 to 3 tiles: setting by tile count 4-5: 6, 6-7: 7, 8-9: 8, 10-12: 9; Operators never above 4.",
      ratio: "By ratio.",
    },
    switchable: false,
  },
});
