import type { Interpretation } from "../../../kernel/index.ts";

/** Open points of the base game: Equipment, objects, vehicles, missions. */
export const equipmentObjectsVehiclesMissions = {
  "rr.open.template-shape": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Size of the blast template?",
    byDefault: "three-by-three",
    readings: {
      "three-by-three": { text: "3 × 3 squares." },
      cross: { text: "A 5-square cross." },
      larger: { text: "Larger: 5 × 5 squares." },
    },
    switchable: true,
  },
  "rr.open.template-walls": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do walls shield from a blast?",
    byDefault: "no-shelter",
    readings: {
      "no-shelter": { text: "No: everything under the template counts." },
      "line-needed": { text: "LOS from the centre is needed." },
    },
    switchable: true,
  },
  "rr.open.template-chain": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do barrels, bombs or mines under a template explode too?",
    byDefault: "barrels",
    readings: {
      barrels: { text: "A barrel does (hit by an explosive); bombs and mines do not." },
      none: { text: "None." },
      all: { text: "All." },
    },
    switchable: true,
  },
  "rr.open.template-movement": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do Operators on foot count as infantry for template movement?",
    byDefault: "everyone-on-foot",
    readings: { "everyone-on-foot": { text: "Yes." }, "only-axis": { text: "Only Axis infantry." } },
    switchable: true,
  },
  "rr.open.scatter-map": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Which 2D6 sums mean which direction?",
    byDefault: "table-2-7",
    readings: { "table-2-7": { text: "The table of 2.7." }, "any-other": { text: "Any other." } },
    switchable: false,
  },
  "rr.open.scatter-off-board": {
    topic: "Equipment, objects, vehicles, missions",
    question: "A template or grenade scatters off the board or into a wall.",
    byDefault: "lands-there-off-board-has",
    readings: {
      "lands-there-off-board-has": { text: "It lands there; off the board it has no effect; walls do not stop it." },
      "stops-at-edge-or-wall": { text: "It stops at the edge or wall." },
    },
    switchable: false,
  },
  "rr.open.strafe-adjacent": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Are strafed units adjacent to the target or to each other in a chain?",
    byDefault: "adjacent-initial-target",
    readings: { "adjacent-initial-target": { text: "Adjacent to the initial target." }, chain: { text: "Chain." } },
    switchable: false,
  },
  "rr.open.strafe-when": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Which units can a burst reach: those in sight as it is fired, or at each hit?",
    byDefault: "as-it-is-fired",
    readings: {
      "as-it-is-fired": { text: "Those in sight as it is fired: all of its dice are one attack roll." },
      "hit-by-hit": {
        text: "Those in sight at each hit: whom a unit hid that an earlier hit has removed can take the next.",
      },
    },
    switchable: true,
  },
  "rr.open.mortar-second-success": {
    topic: "Equipment, objects, vehicles, missions",
    question: "What does the second success of one attack on a Mortar Team do?",
    byDefault: "kills",
    readings: {
      kills: { text: "It kills the SMG Infantry that the first left: the team has 2 health points." },
      lost: {
        text: "Nothing: one success disables the mortar, and the SMG Infantry that is put down is not the target.",
      },
    },
    switchable: true,
  },
  "rr.open.strafe-aim": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do aim and mark bonuses apply to strafed hits?",
    byDefault: "yes-all-dice-judged-initial",
    readings: {
      "yes-all-dice-judged-initial": { text: "Yes, all dice are judged on the initial target." },
      no: { text: "No." },
    },
    switchable: false,
  },
  "rr.open.rabbit-dice": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Which dice may the rabbit's foot change?",
    byDefault: "any-d6-rolled-operator-or",
    readings: {
      "any-d6-rolled-operator-or": { text: "Any D6 rolled for an Operator or his weapon, scatter dice included." },
      "any-die-game-axis-dice": { text: "Any die in the game, Axis dice included." },
    },
    switchable: false,
  },
  "rr.open.item-ownership": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator pick up another's trap?",
    byDefault: "carry-only",
    readings: {
      "carry-only": { text: "He may carry it but not use it." },
      "not-picked-up": { text: "He may not pick it up." },
      used: { text: "He may use it." },
    },
    switchable: true,
  },
  "rr.open.pickup-start": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an item on the square where the Operator starts be picked up?",
    byDefault: "yes-he-stands",
    readings: {
      "yes-he-stands": { text: "Yes: he stands on it." },
      "only-after-entering": { text: "Only after entering." },
    },
    switchable: false,
  },
  "rr.open.pickup-carrying": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator carrying an object pick up an item?",
    byDefault: "no-except-both-at-once",
    readings: { "no-except-both-at-once": { text: "No, except both at once." }, yes: { text: "Yes." } },
    switchable: false,
  },
  "rr.open.free-while-carrying": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Are break cover, pop up and free items barred while carrying?",
    byDefault: "break-cover-free-items-allowed",
    readings: {
      "break-cover-free-items-allowed": {
        text: "Break cover and free items are allowed (no hands needed in the list of actions with AP); the list limits the other actions.",
      },
      "list-complete": { text: "The list is complete." },
    },
    switchable: false,
  },
  "rr.open.trap-stop": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does a trap or mine stop the unit's comrades or a moving unit that survives?",
    byDefault: "only-unit-square-affected-surviving",
    readings: {
      "only-unit-square-affected-surviving": {
        text: "Only the unit on the square is affected; a surviving unit goes on.",
      },
      stops: { text: "It stops." },
    },
    switchable: false,
  },
  "rr.open.trap-kill-witness": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Is a trap kill a witnessed kill?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." }, no: { text: "No." } },
    switchable: true,
  },
  "rr.open.barrel-owner": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Who is given away when a barrel explodes?",
    byDefault: "shooter-his-own-weapon",
    readings: { "shooter-his-own-weapon": { text: "The shooter, by his own weapon." }, nobody: { text: "Nobody." } },
    switchable: false,
  },
  "rr.open.scuba-sprint": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator sprint into water?",
    byDefault: "yes-if-water-last-square",
    readings: {
      "yes-if-water-last-square": {
        text: "Yes, if water is the last square of the sprint; in scuba mode only sprints out of the water exist (the two clauses differ).",
      },
      never: { text: "Never" },
      freely: { text: "Freely." },
    },
    switchable: false,
  },
  "rr.open.scuba-crouch": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator crouch in water or enter it crouched?",
    byDefault: "no",
    readings: { no: { text: "No." } },
    switchable: false,
  },
  "rr.open.scuba-spotted-cover": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Is a spotted scuba Operator attacked with modifiers?",
    byDefault: "none-but-range",
    readings: { "none-but-range": { text: "None but range." }, "soft-cover": { text: "Soft cover." } },
    switchable: false,
  },
  "rr.open.medpack-max": {
    topic: "Equipment, objects, vehicles, missions",
    question: '"Fully restore": to 5?',
    byDefault: "maximum",
    readings: { maximum: { text: "To the maximum, 5." }, four: { text: "To 4." } },
    switchable: true,
  },
  "rr.open.operator-death": {
    topic: "Equipment, objects, vehicles, missions",
    question: "What does an Operator's death leave?",
    byDefault: "dropped",
    readings: {
      dropped: { text: "The token is removed; what he carried is dropped on the square." },
      lost: { text: "Everything is lost." },
    },
    switchable: true,
  },
  "rr.open.loss": {
    topic: "Equipment, objects, vehicles, missions",
    question: "When is a mission lost?",
    byDefault: "when-every-operator-dead-or",
    readings: {
      "when-every-operator-dead-or": {
        text: "When every Operator is dead, or the mission's conditions can no longer be met.",
      },
      "mission-page-only": { text: "By the mission page only." },
    },
    switchable: false,
  },
  "rr.open.exit": {
    topic: "Equipment, objects, vehicles, missions",
    question: "How does an Operator leave?",
    byDefault: "moving-off-from-entry-exit",
    readings: {
      "moving-off-from-entry-exit": {
        text: "By moving off from the entry/exit tile's squares with a move or sprint; he is then off the board.",
      },
      "end-phase": { text: "In the End Phase." },
    },
    switchable: false,
  },
  "rr.open.occupant-ap": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Have Operators who used the vehicle's AP their own 4 AP after deploying?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." }, "they-lose-them": { text: "They lose them." } },
    switchable: false,
  },
  "rr.open.boarding-ap": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator who has acted on foot board a vehicle that has acted?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." } },
    switchable: false,
  },
  "rr.open.vehicle-willys-arc": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Arcs of the Willys guns?",
    byDefault: "front-and-rear",
    readings: { "front-and-rear": { text: "Front 90 degrees, rear 90 degrees." }, "all-round": { text: "All round." } },
    switchable: true,
  },
  "rr.open.vehicle-boarding-seen": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Whose line of sight is an Operator in who boards a vehicle?",
    byDefault: "squares-walked",
    readings: {
      "squares-walked": { text: "Units that see a square he moves over or the square of the vehicle he enters by." },
      "any-square": { text: "Units that see any square of the vehicle, too: he ends his action in it." },
    },
    switchable: true,
  },
  "rr.open.vehicle-run-over-seen": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Is running over units a witnessed kill, and does it draw reactions?",
    byDefault: "yes-action",
    readings: { "yes-action": { text: "Yes, as an action." } },
    switchable: false,
  },
  "rr.open.vehicle-aboard-leaves": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does the Willys leave by the entry/exit tile with all aboard?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." } },
    switchable: false,
  },
  "rr.open.willys-example-move": {
    topic: "Equipment, objects, vehicles, missions",
    question: "The example's Willys spends 5 points (1, a turn, 3) on a move of 4.",
    byDefault: "4-points-turn-costing-1",
    readings: {
      "4-points-turn-costing-1": {
        text: "4 points, a turn costing 1: the rule text and the motorbike example (5 + 1 + 4 = 10).",
      },
      "turns-free-operator-vehicles": { text: "Turns are free for Operator vehicles" },
      "first-turn-move-free": { text: "The first turn of a move is free." },
    },
    switchable: false,
  },
  "rr.open.vehicle-shout": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does a vehicle that sees an Operator or corpse shout?",
    byDefault: "silent",
    readings: {
      silent: { text: "No: the patrol-vehicle clause names stop, flip and spotting only." },
      shouts: { text: "Yes, like any Axis unit." },
    },
    switchable: true,
  },
  "rr.open.unarmed-advance": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does an alert Kübelwagen or Truck (not in a convoy) advance?",
    byDefault: "no-can-never-have-attack",
    readings: {
      "no-can-never-have-attack": { text: "No: it can never have an attack position; it stands still." },
      "drives-toward-closest-spotted-operator": { text: "It drives toward the closest spotted Operator." },
    },
    switchable: false,
  },
  "rr.open.alert-vehicle-no-target": {
    topic: "Equipment, objects, vehicles, missions",
    question: "What does an alert patrol vehicle do with no spotted Operator?",
    byDefault: "goes-with-patrol-black-patrol",
    readings: {
      "goes-with-patrol-black-patrol": {
        text: "It goes on with its patrol in black Patrol Phases, like alert patrolmen.",
      },
      waits: { text: "It waits." },
    },
    switchable: false,
  },
  "rr.open.vehicle-runs-over": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do other Axis vehicles than convoys run Operators over?",
    byDefault: "no-they-may-pass-through",
    readings: {
      "no-they-may-pass-through": { text: "No: they may pass through units' squares but must end on empty squares." },
      "yes-any-vehicle": { text: "Yes, any vehicle." },
    },
    switchable: false,
  },
  "rr.open.support-ap": {
    topic: "Equipment, objects, vehicles, missions",
    question: "AP of support units?",
    byDefault: "4",
    readings: { "4": { text: "4." }, "2": { text: "2" }, "3": { text: "3." } },
    switchable: false,
  },
  "rr.open.support-recover": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May support units recover, break cover or heal?",
    byDefault: "not-recover-or-break-cover",
    readings: {
      "not-recover-or-break-cover": {
        text: "Not recover or break cover (not on their list); a med pack works on them to 3.",
      },
    },
    switchable: false,
  },
  "rr.open.resize-other": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Reductions not listed (9 to 8, 9 to 5, expansions).",
    byDefault: "one-step-per-2-3",
    readings: {
      "one-step-per-2-3": {
        text: "One step per 2 to 3 tiles: setting by tile count 4-5: 6, 6-7: 7, 8-9: 8, 10-12: 9; Operators never above 4.",
      },
      ratio: { text: "By ratio." },
    },
    switchable: false,
  },
} as const satisfies Record<string, Interpretation>;
