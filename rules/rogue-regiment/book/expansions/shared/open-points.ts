import { openPointsUnder } from "../../../../kernel/index.ts";

/** Points that the shared mechanics leave open. */
export const interpretations = openPointsUnder("Expansions: shared mechanics", {
  "rr.open.exp-howitzer-dice": {
    question: "How many dice does a howitzer roll, and on what?",
    byDefault: "by-vehicle",
    readings: {
      "by-vehicle":
        '3 dice at 3+ for Panzer and Stummel: "exactly the same rules" as the mortar. Heavy Armoured Car 4 dice at 3+: the OCR keeps 4 symbols in its row.',
      three: "3 dice for all",
      four: "4 dice for all (one howitzer, one profile).",
    },
  },
  "rr.open.exp-howitzer-own-seven": {
    question: 'Does the firing vehicle itself count for the 7-square exclusion ("another Axis unit")?',
    byDefault: "counts",
    readings: {
      counts:
        'Yes: the mortar rule it points at says the unit itself is included, and the rules are "exactly the same".',
      "not-itself": 'No: "another" excludes the firer, so it may fire at point-blank range.',
    },
  },
  "rr.open.exp-howitzer-turret-facing": {
    question: "What is direction 6 for the Panzer's turret?",
    byDefault: "hull",
    readings: {
      hull: "The hull facing: the token has only one facing.",
      target: "The direction of the target.",
    },
  },
  "rr.open.exp-howitzer-first": {
    question: "Is a vehicle's HMG fired with its howitzer at the beginning of the phase or later?",
    byDefault: "howitzer-first",
    readings: {
      "howitzer-first": "The howitzer at the beginning; the HMG in turn with the other units.",
      both: "Both at the beginning.",
    },
    switchable: false,
  },
  "rr.open.exp-howitzer-advance": {
    question: "When does a unit whose only forward weapon is a howitzer stop advancing?",
    byDefault: "any-legal-position",
    readings: {
      "any-legal-position":
        "It stays where it is once some spotted Operator is a legal howitzer target; otherwise it advances as a vehicle, turning to bring the closest spotted Operator into its arc. No range or LOS makes every such position equally optimal.",
      "eight-squares": "It advances to 8 squares like other vehicles",
      "until-sight": "it drives on until LOS exists.",
    },
  },
  "rr.open.exp-arc-shape": {
    question: "Where does the 90 degree forward arc start?",
    byDefault: "centre",
    readings: {
      centre:
        "At the centre of the front 4 squares, as vehicle LOS does, ignoring terrain and distance; an Operator exactly on the diagonal is inside.",
      "front-edge": "At the front edge of the token.",
    },
  },
  "rr.open.exp-howitzer-axis-under-template": {
    question: "Do Axis units under a scattered howitzer template suffer?",
    byDefault: "unhurt",
    readings: {
      unhurt: "No: the mortar text only speaks of Operator targets.",
      hurt: "Yes, as for Operators' explosives.",
    },
  },
  "rr.open.exp-flamer-vs-aircraft": {
    question: "Do Dogs and flamethrowers attack the Typhoon?",
    byDefault: "guns-only",
    readings: {
      "guns-only": "No: range 1 and range 5 weapons against the ground; only guns fire at it.",
      "any-unit": "Yes, any unit on the tile.",
    },
  },
  "rr.open.exp-return-fire": {
    question:
      "A unit that makes no reaction attacks (flamethrower, Sniper, Panzerfaust, Grenade Infantry) is attacked and survives: does it shoot back at once?",
    byDefault: "none",
    readings: {
      none: "No: the base rule stands under reaction attacks; it turns and flips to alert only.",
      "shoots-back": "Yes: returning fire is not a reaction attack.",
    },
  },
  "rr.open.exp-empty-carrier": {
    question: "What is an empty Troop Transport Truck, Kettenkrad or Sturmboot still?",
    byDefault: "vehicle",
    readings: {
      vehicle:
        "An alert Axis vehicle that blocks LOS and movement, can be destroyed, counts for the End Phase meter and the 4 and 7 square exclusions, but has no LOS, hearing, movement or attack.",
      scenery: "It is scenery: it counts for nothing.",
    },
  },
  "rr.open.exp-spawn-vehicle-room": {
    question: "A vehicle is spawned on a spawn tile that is occupied?",
    byDefault: "as-base-for-spawned-vehicles-if",
    readings: {
      "as-base-for-spawned-vehicles-if":
        "As base for spawned vehicles; if base gives nothing, it is placed when its squares are free, else nothing happens.",
      "it-displaces-infantry-to-the-rear": "It displaces infantry to the rear.",
    },
    switchable: false,
  },
  "rr.open.exp-assassinate-specialists": {
    question: "Sniper and Flamethrower Infantry are not on the base list of whom an assassination kills: does it?",
    byDefault: "infantry",
    readings: {
      infantry: "Yes: they are infantry on foot, killed from behind like SMG Infantry.",
      "the-list": "No: the list names Riflemen, SMG Infantry and Officers.",
    },
  },
  "rr.open.exp-new-spawn-share": {
    question: "How do the new units get onto the spawn tiles: own cards, or replacing an SMG of a regular card?",
    byDefault: "own-cards",
    readings: {
      "own-cards": "Own cards (or panels) in the event deck name them.",
      "the-first-smg-of-a-spawn": "The first SMG of a spawn card may be swapped for one.",
    },
    switchable: false,
  },
});
