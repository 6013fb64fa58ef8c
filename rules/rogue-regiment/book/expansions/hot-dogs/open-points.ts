import type { Interpretation } from "../../../../kernel/index.ts";

/** Points that Hot Dogs leaves open. */
export const interpretations = {
  "rr.open.dogs-track-reaction": {
    topic: "Hot Dogs",
    question: "May the Flamethrower Half-Track make reaction attacks with its HMG?",
    byDefault: "none",
    readings: {
      none: { text: "No: units with flamethrowers attack only in the Axis Attack Phase." },
      hmg: { text: "Yes with the HMG, as the Panzer reacts with its HMG only." },
    },
    switchable: true,
  },
  "rr.open.dogs-track-both": {
    topic: "Hot Dogs",
    question: "Does it use both weapons in one Axis Attack Phase?",
    byDefault: "both",
    readings: {
      both: { text: "Yes, like the Panzer: two rows in the table." },
      one: { text: "One of the two." },
    },
    switchable: true,
  },
  "rr.open.dogs-room-with-axis": {
    topic: "Hot Dogs",
    question: "Does the ban on rooms with other Axis units cover a shot with LOS at an Operator in such a room?",
    byDefault: "no-shot-either",
    readings: {
      "no-shot-either": { text: "Yes: the sentence has no exception and the shot would leave a flame token there." },
      "room-attacks-only": { text: "Only room attacks are banned." },
    },
    switchable: true,
  },
  "rr.open.dogs-burn-timing": {
    topic: "Hot Dogs",
    question: "When in the Axis Attack Phase do flame tokens burn?",
    byDefault: "beginning",
    readings: {
      beginning: { text: "At its beginning, for tokens already there; so a new token never burns twice in a phase." },
      end: { text: "At its end." },
    },
    switchable: true,
  },
  "rr.open.dogs-burn-each": {
    topic: "Hot Dogs",
    question: "Several Operators in the room?",
    byDefault: "each",
    readings: {
      each: { text: "Each suffers one die per token." },
      shared: { text: "One roll, shared out by the players." },
    },
    switchable: true,
  },
  "rr.open.dogs-room-range": {
    topic: "Hot Dogs",
    question: "How is range to a room measured?",
    byDefault: "nearest-square",
    readings: {
      "nearest-square": { text: "To its nearest square." },
      operator: { text: "To the Operator in it." },
    },
    switchable: true,
  },
  "rr.open.dogs-room-arc": {
    topic: "Hot Dogs",
    question:
      "Does a room attack need the room in the attacker's field of view (half-track: forward firing), and may it go through more than one wall?",
    byDefault: "track-arc",
    readings: {
      "track-arc": {
        text: "The half-track needs the room in its 90 degree forward arc; infantry turns freely in the advance. Only range counts, however many walls.",
      },
      "no-arc": { text: "No arc at all." },
      "single-wall": { text: "Only through a single wall, as for HMGs." },
    },
    switchable: true,
  },
  "rr.open.dogs-room-which": {
    topic: "Hot Dogs",
    question: "Two rooms with spotted Operators in range, neither in LOS: which is attacked?",
    byDefault: "closest",
    readings: {
      closest: { text: "The room of the closest spotted Operator; players choose if equal." },
      "players-choose": { text: "Players choose freely." },
    },
    switchable: true,
  },
  "rr.open.dogs-flame-optimal": {
    topic: "Hot Dogs",
    question: "When does a flamethrower unit stop advancing, its short range being 0?",
    byDefault: "in-range",
    readings: {
      "in-range": {
        text: "With LOS, within 5 squares and without a hard cover subtraction it is in an optimal position (soft cover does not count); the half-track stops at the HMG's short range, where its flamethrower also reaches. Without LOS it goes on, and attacks the room in the Attack Phase if in range.",
      },
      adjacent: { text: "It closes to an adjacent square." },
      "room-attack": { text: "It stops as soon as a room attack is possible." },
    },
    switchable: true,
  },
  "rr.open.dogs-flame-blocked-route": {
    topic: "Hot Dogs",
    question: "A unit's route leads only through a flame room, or it is already in one?",
    byDefault: "goes-round",
    readings: {
      "goes-round": {
        text: "A unit inside may stay or leave but not enter again; one outside goes as near as it can without entering. A sentry whose point is in the room stays.",
      },
      "ignores-flames": { text: "It ignores the flames when there is no other way." },
    },
    switchable: false,
  },
  "rr.open.dogs-flame-self-room": {
    topic: "Hot Dogs",
    question: "The flamethrower unit itself stands in the Operator's room?",
    byDefault: "attacks",
    readings: {
      attacks: { text: 'It attacks: only "other" Axis units bar it; the token is placed and does it no harm.' },
      spares: { text: "It does not attack its own room." },
    },
    switchable: true,
  },
  "rr.open.dogs-burn-on-support": {
    topic: "Hot Dogs",
    question: "Do flame tokens burn support units and vehicles?",
    byDefault: "support-too",
    readings: {
      "support-too": { text: "Support units yes (treated as Operators); vehicles cannot stand in rooms." },
      "operators-only": { text: "Operators only." },
    },
    switchable: true,
  },
  "rr.open.dogs-stacked-room-attack": {
    topic: "Hot Dogs",
    question: "A second room attack on a burning room: how many dice?",
    byDefault: "new-token",
    readings: {
      "new-token": { text: "The old tokens burn at the beginning; the attack adds a token and rolls one die for it." },
      "all-together": { text: "All tokens are rolled together once." },
    },
    switchable: true,
  },
  "rr.open.dogs-operator-on-exterior-window": {
    topic: "Hot Dogs",
    question: "Is an Operator on an exterior window square in the building?",
    byDefault: "outside",
    readings: {
      outside: { text: "No: that square is outside." },
      inside: { text: "Inside: the square belongs to the building." },
    },
    switchable: false,
  },
  "rr.open.dogs-smell-meter": {
    topic: "Hot Dogs",
    question: 'Does a smell advance the meter, being "as if a loud weapon" were used?',
    byDefault: "none",
    readings: {
      none: { text: "No: no loud weapon is used; the likeness is limited to that Dog." },
      "one-space": { text: "Yes, 1 space." },
    },
    switchable: true,
  },
  "rr.open.dogs-smell-then-see": {
    topic: "Hot Dogs",
    question: "The Dog has turned to the Operator and has LOS: is the Operator seen at once?",
    byDefault: "at-once",
    readings: {
      "at-once": { text: "Yes: the turn gives LOS, and a Dog that sees barks." },
      "next-action": { text: "Only from the Operator's next action in its LOS." },
    },
    switchable: true,
  },
  "rr.open.dogs-smell-disguise": {
    topic: "Hot Dogs",
    question: "Does a Dog smell disguised Nancy?",
    byDefault: "smells",
    readings: {
      smells: { text: "Yes, it turns and flips to alert; being disguised she is not seen or spotted." },
      covered: { text: "No, the disguise covers it." },
    },
    switchable: true,
  },
  "rr.open.dogs-smell-path": {
    topic: "Hot Dogs",
    question: "Where must the Operator be to be smelled?",
    byDefault: "every-square",
    readings: {
      "every-square": {
        text: "On any square of the move (each square of a sprint), the Dog reacting after the whole action as to sound.",
      },
      "final-square": { text: "Only on the final square." },
    },
    switchable: true,
  },
  "rr.open.dogs-smell-vehicle": {
    topic: "Hot Dogs",
    question: "Are Operators in vehicles or under water smelled?",
    byDefault: "on-foot-only",
    readings: {
      "on-foot-only": { text: "No: they are not moving on foot." },
      everybody: { text: "Yes." },
    },
    switchable: true,
  },
  "rr.open.dogs-hedge-attack": {
    topic: "Hot Dogs",
    question: "Can a Dog attack across the corner of a hedge or crate?",
    byDefault: "across",
    readings: {
      across: { text: "Yes: only walls and windows are named." },
      blocked: { text: "No, any barrier blocks." },
    },
    switchable: true,
  },
  "rr.open.dogs-infantry": {
    topic: "Hot Dogs",
    question: "May a Dog be assassinated?",
    byDefault: "no",
    readings: {
      no: { text: "No: Dogs are not in the list of infantry." },
      "silent-ranged": { text: "Yes by silent ranged weapons." },
      all: { text: "By all." },
    },
    switchable: true,
  },
  "rr.open.dogs-reaction": {
    topic: "Hot Dogs",
    question: "Do Dogs make reaction attacks?",
    byDefault: "if-adjacent",
    readings: {
      "if-adjacent": { text: "Yes, if the Operator is adjacent as the range demands." },
      none: { text: "No." },
    },
    switchable: true,
  },
  "rr.open.dogs-corpse": {
    topic: "Hot Dogs",
    question: "Does a Dog that sees a corpse flip to alert and bark?",
    byDefault: "alerts",
    readings: {
      alerts: { text: "Yes: corpses alert every Axis unit, and its bark is its shout." },
      ignored: { text: "No: only Operators are named for Dogs." },
    },
    switchable: true,
  },
  "rr.open.dogs-dog-corpse": {
    topic: "Hot Dogs",
    question: "Does a dead Dog leave a corpse token that can be carried and seen?",
    byDefault: "laid",
    readings: {
      laid: { text: "Yes: a corpse is placed whenever an Axis unit is killed." },
      none: { text: "No." },
    },
    switchable: true,
  },
  "rr.open.dogs-unreachable": {
    topic: "Hot Dogs",
    question: "May a Dog that cannot reach an attack position change its target?",
    byDefault: "closest-only",
    readings: {
      "closest-only": { text: "No: it closes on the closest spotted Operator as far as it can." },
      "infantry-priorities": { text: "It uses the infantry priorities." },
    },
    switchable: true,
  },
} as const satisfies Record<string, Interpretation>;
