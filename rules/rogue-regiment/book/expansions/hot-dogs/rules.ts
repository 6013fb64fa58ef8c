import { row, rulesUnder } from "../../../../kernel/index.ts";

/** Hot Dogs, row by row. */
export const rules = {
  ...rulesUnder("Hot Dogs: flamethrowers", "Flamethrowers p.33", {
    "rr.dogs.flame-attack-phase-only": row("Flamethrowers fire in the Attack Phase only", {
      text: "Axis units with flamethrowers attack only in the Axis Attack Phase.",
    }),
    "rr.dogs.flame-no-reaction": row("Flamethrowers never react", {
      text: "Axis units with flamethrowers make no reaction attacks.",
    }),
    "rr.dogs.flame-ignores-soft-cover": row("Soft cover does not stop flames", {
      text: "Soft cover (hedges, forest squares) does not modify flamethrower attacks.",
    }),
    "rr.dogs.flame-hard-cover": row("Hard cover helps against flames", {
      text: "Hard cover still subtracts 2 from flamethrower attacks (only soft cover is waived).",
    }),
    "rr.dogs.flame-token": row("Flames set a room on fire", {
      text: "A flamethrower attack on an Operator in a building is rolled as usual and also, hit or miss, puts one flame token in the room the Operator is in.",
    }),
    "rr.dogs.flame-token-stays": row("A burning room burns on", {
      text: "A flame token stays in its room for the rest of the game.",
    }),
    "rr.dogs.flame-burn": row("Anyone staying in a burning room is burnt", {
      text: "In each later Axis Attack Phase, every Operator in a room with flame tokens, spotted or not, suffers one die per token, each die of 2+ costing 1 health point.",
    }),
    "rr.dogs.flame-burn-not-at-once": row("A new fire does not burn at once", {
      text: "A token placed by an attack with LOS is not rolled for in the Axis Attack Phase in which it is placed.",
    }),
    "rr.dogs.flame-room-attack": row("Flames are fired at a room", {
      text: "A flamethrower unit without LOS, but in range of a room that holds a spotted Operator, attacks the room.",
    }),
    "rr.dogs.flame-room-attack-effect": row("What flames fired at a room do", {
      text: "A room attack places one flame token in the room and rolls one die for that token at once, 2+ costing 1 health point; the unit's own attack dice are not rolled.",
    }),
    "rr.dogs.flame-not-own-side": row("No flames at their own side", {
      text: "A flamethrower unit does not attack a room that holds other Axis units.",
    }),
    "rr.dogs.flame-axis-stay-out": row("The enemy stays out of a burning room", {
      text: "Axis units do not enter a room that holds flame tokens.",
    }),
    "rr.dogs.flame-infantry-spawns": row("Flamethrower Infantry comes in battle", {
      text: "Flamethrower Infantry spawn in the Battle Section.",
      source: "Flamethrower Infantry p.33",
    }),
    "rr.dogs.flame-infantry-advances": row("Flamethrower Infantry advances as infantry", {
      text: "Flamethrower Infantry advance by the infantry rules (only their weapon differs).",
      source: "Flamethrower Infantry p.33; Advancing p.12 (inferred)",
    }),
    "rr.dogs.flame-infantry-stats": row("Flamethrower Infantry's values", {
      text: "Flamethrower Infantry: health 1, move 4, range 0/5.",
      source: "Statistics table p.33",
    }),
    "rr.dogs.flame-track-los": row("What the Flamethrower Half-Track sees", {
      text: "The Flamethrower Half-Track is armoured and has forward LOS only (unlike the base Half-Track).",
      source: "Flamethrower Half-Track p.33",
    }),
    "rr.dogs.flame-track-hmg": row("The Flamethrower Half-Track's machine gun", {
      text: "It has a forward HMG, range 4/8, that can shoot through a building wall at spotted Operators inside.",
      source: "Flamethrower Half-Track p.33",
    }),
    "rr.dogs.flame-track-flamer": row("The Flamethrower Half-Track's flamethrower", {
      text: "It has a forward flamethrower, range 0/5.",
      source: "Flamethrower Half-Track p.33; table",
    }),
    "rr.dogs.flame-track-stats": row("The Flamethrower Half-Track's values", {
      text: "Flamethrower Half-Track: health 5, move 8.",
      source: "Statistics table p.33",
    }),
  }),
  ...rulesUnder("Hot Dogs: Dogs", "Dogs p.33", {
    "rr.dogs.dog-spawns": row("Dogs come in battle", { text: "Dogs spawn in the Battle Section." }),
    "rr.dogs.dog-guard": row("Guard Dogs start on the board", {
      text: "Guard Dogs start on the board at the mission page's places and facings, as guards do.",
    }),
    "rr.dogs.dog-see-hear": row("Dogs see and hear", {
      text: "Dogs flip to alert on seeing or hearing an Operator as infantry do.",
    }),
    "rr.dogs.dog-smell": row("A Dog smells anyone moving within 2 squares", {
      text: "A Dog smells any Operator who moves within 2 squares of it: it turns to face that Operator and flips to alert.",
    }),
    "rr.dogs.dog-smell-already-alert": row("An alert Dog turns to a smell, too", {
      text: "A Dog that is already alert still turns to an Operator it smells.",
      source: 'Dogs p.33 ("as if … a loud weapon"); Being Heard p.9',
    }),
    "rr.dogs.dog-smell-only-dog": row("Nobody else smells you", {
      text: "Smelling is like a loud weapon heard by that Dog alone: no other Axis unit reacts to it.",
    }),
    "rr.dogs.dog-smell-not-blocked": row("Walls do not stop a smell", {
      text: "Cover, walls and the Dog's facing do not block smell (as with earshot).",
      source: "Dogs p.33; Being Heard p.9",
    }),
    "rr.dogs.dog-smell-not-spotted": row("Being smelled is not being spotted", {
      text: "Being smelled does not by itself make the Operator spotted.",
    }),
    "rr.dogs.dog-bark": row("A Dog that sees you barks", {
      text: "A Dog that sees an Operator barks: Axis units within 4 squares are alerted as by a warning shout, and the Operator is spotted.",
    }),
    "rr.dogs.dog-advance": row("How a Dog advances", {
      text: "In the Axis Advance Phase an alert Dog moves, up to its allowance, by the shortest route toward the closest spotted Operator until it has an attack position.",
    }),
    "rr.dogs.dog-advance-closest-only": row("A Dog runs at the closest", {
      text: "A Dog always moves toward the closest spotted Operator (the infantry rule of turning to another Operator it can attack is not printed for it); in the Axis Attack Phase it attacks whichever Operator it stands beside.",
      source: "Dogs p.33; Axis Attack p.17 (inferred)",
    }),
    "rr.dogs.dog-advance-both-sections": row("Alert Dogs advance in stealth, too", {
      text: "Alert Dogs advance in the Axis Advance Phase of both sections when an Operator is spotted.",
      source: "Dogs p.33; Axis Advance p.12 (inferred)",
    }),
    "rr.dogs.dog-range-one": row("A Dog bites from the next square", {
      text: "A Dog attacks only from a square adjacent to the Operator (diagonals included).",
    }),
    "rr.dogs.dog-no-short-bonus": row("A Dog has no short range", {
      text: "A Dog's attack never gets the +1 for short range (its short range is 0).",
      source: "Dogs p.33 (example); table",
    }),
    "rr.dogs.dog-not-over-wall": row("A Dog does not bite over a wall", { text: "A Dog cannot attack over a wall." }),
    "rr.dogs.dog-not-through-window": row("A Dog does not bite through a window", {
      text: "A Dog cannot attack through a window; it has to climb in first.",
    }),
    "rr.dogs.dog-climb-free": row("A Dog climbs at no extra cost", {
      text: "Climbing a hedge or window costs a Dog no extra movement points: 1 point for that square.",
    }),
    "rr.dogs.dog-stats": row("The Dog's values", {
      text: "Dog: health 1, move 8, range 0/1, 2 attack dice.",
      source: "Statistics table p.33; Dogs p.33 (example)",
    }),
  }),
};
