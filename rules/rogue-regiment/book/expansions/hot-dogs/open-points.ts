import { openPointsUnder } from "../../../../kernel/index.ts";

/** Points that Hot Dogs leaves open. */
export const interpretations = openPointsUnder("Hot Dogs", {
  "rr.open.dogs-track-reaction": {
    question: "May the Flamethrower Half-Track make reaction attacks with its HMG?",
    byDefault: "none",
    readings: {
      none: "No: units with flamethrowers attack only in the Axis Attack Phase.",
      hmg: "Yes with the HMG, as the Panzer reacts with its HMG only.",
    },
  },
  "rr.open.dogs-track-both": {
    question: "Does it use both weapons in one Axis Attack Phase?",
    byDefault: "both",
    readings: {
      both: "Yes, like the Panzer: two rows in the table.",
      one: "One of the two.",
    },
  },
  "rr.open.dogs-room-with-axis": {
    question: "Does the ban on rooms with other Axis units cover a shot with LOS at an Operator in such a room?",
    byDefault: "no-shot-either",
    readings: {
      "no-shot-either": "Yes: the sentence has no exception and the shot would leave a flame token there.",
      "room-attacks-only": "Only room attacks are banned.",
    },
  },
  "rr.open.dogs-burn-timing": {
    question: "When in the Axis Attack Phase do flame tokens burn?",
    byDefault: "beginning",
    readings: {
      beginning: "At its beginning, for tokens already there; so a new token never burns twice in a phase.",
      end: "At its end.",
    },
  },
  "rr.open.dogs-burn-each": {
    question: "Several Operators in the room?",
    byDefault: "each",
    readings: {
      each: "Each suffers one die per token.",
      shared: "One roll, shared out by the players.",
    },
  },
  "rr.open.dogs-room-range": {
    question: "How is range to a room measured?",
    byDefault: "nearest-square",
    readings: {
      "nearest-square": "To its nearest square.",
      operator: "To the Operator in it.",
    },
  },
  "rr.open.dogs-room-arc": {
    question:
      "Does a room attack need the room in the attacker's field of view (half-track: forward firing), and may it go through more than one wall?",
    byDefault: "track-arc",
    readings: {
      "track-arc":
        "The half-track needs the room in its 90 degree forward arc; infantry turns freely in the advance. Only range counts, however many walls.",
      "no-arc": "No arc at all.",
      "single-wall": "Only through a single wall, as for HMGs.",
    },
  },
  "rr.open.dogs-room-which": {
    question: "Two rooms with spotted Operators in range, neither in LOS: which is attacked?",
    byDefault: "closest",
    readings: {
      closest: "The room of the closest spotted Operator; players choose if equal.",
      "players-choose": "Players choose freely.",
    },
  },
  "rr.open.dogs-flame-optimal": {
    question: "When does a flamethrower unit stop advancing, its short range being 0?",
    byDefault: "in-range",
    readings: {
      "in-range":
        "With LOS, within 5 squares and without a hard cover subtraction it is in an optimal position (soft cover does not count); the half-track stops at the HMG's short range, where its flamethrower also reaches. Without LOS it goes on, and attacks the room in the Attack Phase if in range.",
      adjacent: "It closes to an adjacent square.",
      "room-attack": "It stops as soon as a room attack is possible.",
    },
  },
  "rr.open.dogs-flame-blocked-route": {
    question: "A unit's route leads only through a flame room, or it is already in one?",
    byDefault: "goes-round",
    readings: {
      "goes-round":
        "A unit inside may stay or leave but not enter again; one outside goes as near as it can without entering. A sentry whose point is in the room stays.",
      "ignores-flames": "It ignores the flames when there is no other way.",
    },
    switchable: false,
  },
  "rr.open.dogs-flame-self-room": {
    question: "The flamethrower unit itself stands in the Operator's room?",
    byDefault: "attacks",
    readings: {
      attacks: 'It attacks: only "other" Axis units bar it; the token is placed and does it no harm.',
      spares: "It does not attack its own room.",
    },
  },
  "rr.open.dogs-burn-on-support": {
    question: "Do flame tokens burn support units and vehicles?",
    byDefault: "support-too",
    readings: {
      "support-too": "Support units yes (treated as Operators); vehicles cannot stand in rooms.",
      "operators-only": "Operators only.",
    },
  },
  "rr.open.dogs-stacked-room-attack": {
    question: "A second room attack on a burning room: how many dice?",
    byDefault: "new-token",
    readings: {
      "new-token": "The old tokens burn at the beginning; the attack adds a token and rolls one die for it.",
      "all-together": "All tokens are rolled together once.",
    },
  },
  "rr.open.dogs-operator-on-exterior-window": {
    question: "Is an Operator on an exterior window square in the building?",
    byDefault: "outside",
    readings: {
      outside: "No: that square is outside.",
      inside: "Inside: the square belongs to the building.",
    },
    switchable: false,
  },
  "rr.open.dogs-smell-meter": {
    question: 'Does a smell advance the meter, being "as if a loud weapon" were used?',
    byDefault: "none",
    readings: {
      none: "No: no loud weapon is used; the likeness is limited to that Dog.",
      "one-space": "Yes, 1 space.",
    },
  },
  "rr.open.dogs-smell-then-see": {
    question: "The Dog has turned to the Operator and has LOS: is the Operator seen at once?",
    byDefault: "at-once",
    readings: {
      "at-once": "Yes: the turn gives LOS, and a Dog that sees barks.",
      "next-action": "Only from the Operator's next action in its LOS.",
    },
  },
  "rr.open.dogs-smell-disguise": {
    question: "Does a Dog smell disguised Nancy?",
    byDefault: "smells",
    readings: {
      smells: "Yes, it turns and flips to alert; being disguised she is not seen or spotted.",
      covered: "No, the disguise covers it.",
    },
  },
  "rr.open.dogs-smell-path": {
    question: "Where must the Operator be to be smelled?",
    byDefault: "every-square",
    readings: {
      "every-square":
        "On any square of the move (each square of a sprint), the Dog reacting after the whole action as to sound.",
      "final-square": "Only on the final square.",
    },
  },
  "rr.open.dogs-smell-vehicle": {
    question: "Are Operators in vehicles or under water smelled?",
    byDefault: "on-foot-only",
    readings: {
      "on-foot-only": "No: they are not moving on foot.",
      everybody: "Yes.",
    },
  },
  "rr.open.dogs-hedge-attack": {
    question: "Can a Dog attack across the corner of a hedge or crate?",
    byDefault: "across",
    readings: {
      across: "Yes: only walls and windows are named.",
      blocked: "No, any barrier blocks.",
    },
  },
  "rr.open.dogs-infantry": {
    question: "May a Dog be assassinated?",
    byDefault: "no",
    readings: {
      no: "No: Dogs are not in the list of infantry.",
      "silent-ranged": "Yes by silent ranged weapons.",
      all: "By all.",
    },
  },
  "rr.open.dogs-reaction": {
    question: "Do Dogs make reaction attacks?",
    byDefault: "if-adjacent",
    readings: {
      "if-adjacent": "Yes, if the Operator is adjacent as the range demands.",
      none: "No.",
    },
  },
  "rr.open.dogs-corpse": {
    question: "Does a Dog that sees a corpse flip to alert and bark?",
    byDefault: "alerts",
    readings: {
      alerts: "Yes: corpses alert every Axis unit, and its bark is its shout.",
      ignored: "No: only Operators are named for Dogs.",
    },
  },
  "rr.open.dogs-dog-corpse": {
    question: "Does a dead Dog leave a corpse token that can be carried and seen?",
    byDefault: "laid",
    readings: {
      laid: "Yes: a corpse is placed whenever an Axis unit is killed.",
      none: "No.",
    },
  },
  "rr.open.dogs-unreachable": {
    question: "May a Dog that cannot reach an attack position change its target?",
    byDefault: "closest-only",
    readings: {
      "closest-only": "No: it closes on the closest spotted Operator as far as it can.",
      "infantry-priorities": "It uses the infantry priorities.",
    },
  },
});
