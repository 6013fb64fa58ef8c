import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that the shared mechanics leave open. */
export const interpretations = openPointsUnder("Expansions: shared mechanics", {
  "rr.open.exp-howitzer-dice": point("How many dice does a howitzer roll, and on what?", {
    "by-vehicle":
      '3 dice at 3+ for Panzer and Stummel: "exactly the same rules" as the mortar. Heavy Armoured Car 4 dice at 3+: the OCR keeps 4 symbols in its row.',
    three: "3 dice for all",
    four: "4 dice for all (one howitzer, one profile).",
  }),
  "rr.open.exp-howitzer-own-seven": point(
    'Does the firing vehicle itself count for the 7-square exclusion ("another Axis unit")?',
    {
      counts:
        'Yes: the mortar rule it points at says the unit itself is included, and the rules are "exactly the same".',
      "not-itself": 'No: "another" excludes the firer, so it may fire at point-blank range.',
    },
  ),
  "rr.open.exp-howitzer-turret-facing": point("What is direction 6 for the Panzer's turret?", {
    hull: "The hull facing: the token has only one facing.",
    target: "The direction of the target.",
  }),
  "rr.open.exp-howitzer-first": fixedPoint(
    "Is a vehicle's HMG fired with its howitzer at the beginning of the phase or later?",
    {
      "howitzer-first": "The howitzer at the beginning; the HMG in turn with the other units.",
      both: "Both at the beginning.",
    },
  ),
  "rr.open.exp-howitzer-advance": point("When does a unit whose only forward weapon is a howitzer stop advancing?", {
    "any-legal-position":
      "It stays where it is once some spotted Operator is a legal howitzer target; otherwise it advances as a vehicle, turning to bring the closest spotted Operator into its arc. No range or LOS makes every such position equally optimal.",
    "eight-squares": "It advances to 8 squares like other vehicles",
    "until-sight": "it drives on until LOS exists.",
  }),
  "rr.open.exp-arc-shape": point("Where does the 90 degree forward arc start?", {
    centre:
      "At the centre of the front 4 squares, as vehicle LOS does, ignoring terrain and distance; an Operator exactly on the diagonal is inside.",
    "front-edge": "At the front edge of the token.",
  }),
  "rr.open.exp-howitzer-axis-under-template": point("Do Axis units under a scattered howitzer template suffer?", {
    unhurt: "No: the mortar text only speaks of Operator targets.",
    hurt: "Yes, as for Operators' explosives.",
  }),
  "rr.open.exp-flamer-vs-aircraft": point("Do Dogs and flamethrowers attack the Typhoon?", {
    "guns-only": "No: range 1 and range 5 weapons against the ground; only guns fire at it.",
    "any-unit": "Yes, any unit on the tile.",
  }),
  "rr.open.exp-return-fire": point(
    "A unit that makes no reaction attacks (flamethrower, Sniper, Panzerfaust, Grenade Infantry) is attacked and survives: does it shoot back at once?",
    {
      none: "No: the base rule stands under reaction attacks; it turns and flips to alert only.",
      "shoots-back": "Yes: returning fire is not a reaction attack.",
    },
  ),
  "rr.open.exp-empty-carrier": point("What is an empty Troop Transport Truck, Kettenkrad or Sturmboot still?", {
    vehicle:
      "An alert Axis vehicle that blocks LOS and movement, can be destroyed, counts for the End Phase meter and the 4 and 7 square exclusions, but has no LOS, hearing, movement or attack.",
    scenery: "It is scenery: it counts for nothing.",
  }),
  "rr.open.exp-spawn-vehicle-room": fixedPoint("A vehicle is spawned on a spawn tile that is occupied?", {
    "as-base-for-spawned-vehicles-if":
      "As base for spawned vehicles; if base gives nothing, it is placed when its squares are free, else nothing happens.",
    "it-displaces-infantry-to-the-rear": "It displaces infantry to the rear.",
  }),
  "rr.open.exp-assassinate-specialists": point(
    "Sniper and Flamethrower Infantry are not on the base list of whom an assassination kills: does it?",
    {
      infantry: "Yes: they are infantry on foot, killed from behind like SMG Infantry.",
      "the-list": "No: the list names Riflemen, SMG Infantry and Officers.",
    },
  ),
  "rr.open.exp-new-spawn-share": fixedPoint(
    "How do the new units get onto the spawn tiles: own cards, or replacing an SMG of a regular card?",
    {
      "own-cards": "Own cards (or panels) in the event deck name them.",
      "the-first-smg-of-a-spawn": "The first SMG of a spawn card may be swapped for one.",
    },
  ),
});
