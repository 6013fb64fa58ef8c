import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that Hot Dogs leaves open. */
export const interpretations = openPointsUnder("Hot Dogs", {
  "rr.open.dogs-track-reaction": point("May the Flamethrower Half-Track make reaction attacks with its HMG?", {
    none: "No: units with flamethrowers attack only in the Axis Attack Phase.",
    hmg: "Yes with the HMG, as the Panzer reacts with its HMG only.",
  }),
  "rr.open.dogs-track-both": point("Does it use both weapons in one Axis Attack Phase?", {
    both: "Yes, like the Panzer: two rows in the table.",
    one: "One of the two.",
  }),
  "rr.open.dogs-room-with-axis": point(
    "Does the ban on rooms with other Axis units cover a shot with LOS at an Operator in such a room?",
    {
      "no-shot-either": "Yes: the sentence has no exception and the shot would leave a flame token there.",
      "room-attacks-only": "Only room attacks are banned.",
    },
  ),
  "rr.open.dogs-burn-timing": point("When in the Axis Attack Phase do flame tokens burn?", {
    beginning: "At its beginning, for tokens already there; so a new token never burns twice in a phase.",
    end: "At its end.",
  }),
  "rr.open.dogs-burn-each": point("Several Operators in the room?", {
    each: "Each suffers one die per token.",
    shared: "One roll, shared out by the players.",
  }),
  "rr.open.dogs-room-range": point("How is range to a room measured?", {
    "nearest-square": "To its nearest square.",
    operator: "To the Operator in it.",
  }),
  "rr.open.dogs-room-arc": point(
    "Does a room attack need the room in the attacker's field of view (half-track: forward firing), and may it go through more than one wall?",
    {
      "track-arc":
        "The half-track needs the room in its 90 degree forward arc; infantry turns freely in the advance. Only range counts, however many walls.",
      "no-arc": "No arc at all.",
      "single-wall": "Only through a single wall, as for HMGs.",
    },
  ),
  "rr.open.dogs-room-which": point("Two rooms with spotted Operators in range, neither in LOS: which is attacked?", {
    closest: "The room of the closest spotted Operator; players choose if equal.",
    "players-choose": "Players choose freely.",
  }),
  "rr.open.dogs-flame-optimal": point("When does a flamethrower unit stop advancing, its short range being 0?", {
    "in-range":
      "With LOS, within 5 squares and without a hard cover subtraction it is in an optimal position (soft cover does not count); the half-track stops at the HMG's short range, where its flamethrower also reaches. Without LOS it goes on, and attacks the room in the Attack Phase if in range.",
    adjacent: "It closes to an adjacent square.",
    "room-attack": "It stops as soon as a room attack is possible.",
  }),
  "rr.open.dogs-flame-blocked-route": fixedPoint(
    "A unit's route leads only through a flame room, or it is already in one?",
    {
      "goes-round":
        "A unit inside may stay or leave but not enter again; one outside goes as near as it can without entering. A sentry whose point is in the room stays.",
      "ignores-flames": "It ignores the flames when there is no other way.",
    },
  ),
  "rr.open.dogs-flame-self-room": point("The flamethrower unit itself stands in the Operator's room?", {
    attacks: 'It attacks: only "other" Axis units bar it; the token is placed and does it no harm.',
    spares: "It does not attack its own room.",
  }),
  "rr.open.dogs-burn-on-support": point("Do flame tokens burn support units and vehicles?", {
    "support-too": "Support units yes (treated as Operators); vehicles cannot stand in rooms.",
    "operators-only": "Operators only.",
  }),
  "rr.open.dogs-stacked-room-attack": point("A second room attack on a burning room: how many dice?", {
    "new-token": "The old tokens burn at the beginning; the attack adds a token and rolls one die for it.",
    "all-together": "All tokens are rolled together once.",
  }),
  "rr.open.dogs-operator-on-exterior-window": fixedPoint(
    "Is an Operator on an exterior window square in the building?",
    {
      outside: "No: that square is outside.",
      inside: "Inside: the square belongs to the building.",
    },
  ),
  "rr.open.dogs-smell-meter": point('Does a smell advance the meter, being "as if a loud weapon" were used?', {
    none: "No: no loud weapon is used; the likeness is limited to that Dog.",
    "one-space": "Yes, 1 space.",
  }),
  "rr.open.dogs-smell-then-see": point(
    "The Dog has turned to the Operator and has LOS: is the Operator seen at once?",
    {
      "at-once": "Yes: the turn gives LOS, and a Dog that sees barks.",
      "next-action": "Only from the Operator's next action in its LOS.",
    },
  ),
  "rr.open.dogs-smell-disguise": point("Does a Dog smell disguised Nancy?", {
    smells: "Yes, it turns and flips to alert; being disguised she is not seen or spotted.",
    covered: "No, the disguise covers it.",
  }),
  "rr.open.dogs-smell-path": point("Where must the Operator be to be smelled?", {
    "every-square":
      "On any square of the move (each square of a sprint), the Dog reacting after the whole action as to sound.",
    "final-square": "Only on the final square.",
  }),
  "rr.open.dogs-smell-vehicle": point("Are Operators in vehicles or under water smelled?", {
    "on-foot-only": "No: they are not moving on foot.",
    everybody: "Yes.",
  }),
  "rr.open.dogs-hedge-attack": point("Can a Dog attack across the corner of a hedge or crate?", {
    across: "Yes: only walls and windows are named.",
    blocked: "No, any barrier blocks.",
  }),
  "rr.open.dogs-infantry": point("May a Dog be assassinated?", {
    no: "No: Dogs are not in the list of infantry.",
    "silent-ranged": "Yes by silent ranged weapons.",
    all: "By all.",
  }),
  "rr.open.dogs-reaction": point("Do Dogs make reaction attacks?", {
    "if-adjacent": "Yes, if the Operator is adjacent as the range demands.",
    none: "No.",
  }),
  "rr.open.dogs-corpse": point("Does a Dog that sees a corpse flip to alert and bark?", {
    alerts: "Yes: corpses alert every Axis unit, and its bark is its shout.",
    ignored: "No: only Operators are named for Dogs.",
  }),
  "rr.open.dogs-dog-corpse": point("Does a dead Dog leave a corpse token that can be carried and seen?", {
    laid: "Yes: a corpse is placed whenever an Axis unit is killed.",
    none: "No.",
  }),
  "rr.open.dogs-unreachable": point("May a Dog that cannot reach an attack position change its target?", {
    "closest-only": "No: it closes on the closest spotted Operator as far as it can.",
    "infantry-priorities": "It uses the infantry priorities.",
  }),
});
