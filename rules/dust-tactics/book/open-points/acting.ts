import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: actions and movement. */
export const actingPoints = {
  "dt.open.terrain-roll": {
    topic: "Actions and movement",
    question: "How often does a tracked or wheeled vehicle roll, and where is it then?",
    byDefault: "each-feature",
    readings: {
      "each-feature": {
        text: 'Once per MOVE or MARCH MOVE for each separate feature the path touches, when the path reaches its edge (at the start of the move when it starts inside); failing, it stays at that point. "When it attempts to move into, through, or out of".',
      },
      "once-an-action": { text: "One die per action for all features." },
      "every-edge": { text: "One die for every edge crossed." },
    },
    switchable: true,
  },
  "dt.open.march-midpoint": {
    topic: "Actions and movement",
    question: "Where is the middle of a march?",
    byDefault: "free",
    readings: {
      free: {
        text: "Each miniature has moved at most its Move rating, the unit is coherent and at legal places; the rest is decided after the reaction.",
      },
      "declared-half": {
        text: "Half of the path declared in advance: the whole way is given at once, everybody stops half way, or at the last place before it where it can stand, and goes on as declared after the reaction; where the rest of the way is not open any more, it is lost.",
      },
      "no-coherency": {
        text: "No coherency check in the middle; the march ends coherent, unless terrain holds somebody.",
      },
    },
    switchable: true,
  },
  "dt.open.declare-order": {
    topic: "Actions and movement",
    question:
      "Are the activation rolls (tokens, aces, reserves, ambush, stimulants) made before the actions are declared?",
    byDefault: "rolls-first",
    readings: {
      "rolls-first": {
        text: "Yes: the declaration depends on how many actions there are and whether the first is NOTHING.",
      },
      "declared-first": {
        text: "Declared first, as many as there may be, adjusted by the rolls: what was declared for an action that has to be NOTHING is lost, and what there are no actions for falls away.",
      },
    },
    switchable: true,
  },
  "dt.open.declared-impossible": {
    topic: "Actions and movement",
    question: "A declared action has become impossible (weapon lost, target gone, vehicle stuck): what then?",
    byDefault: "lost",
    readings: {
      lost: { text: "It is lost and counts as NOTHING; nothing else is substituted." },
      "may-change": {
        text: "The player may change to another legal action: one that is possible then, takes no more actions, and fits the rest of what was declared. Free actions are no such actions.",
      },
    },
    switchable: true,
  },
  "dt.open.ambush-ace": {
    topic: "Actions and movement",
    question: "An ace acts out of an ambush: is a die rolled for a third action?",
    byDefault: "ambush-alone",
    readings: {
      "ambush-alone": { text: "No: the dice of the ambush alone say how many actions there are." },
      "one-more": { text: "Yes: on a success there is one action more than the dice of the ambush give." },
    },
    switchable: true,
  },
  "dt.open.scout-waiting": {
    topic: "Actions and movement",
    question: "A scout has taken NOTHING off the table, in reserve or in ambush: is its first action of the game over?",
    byDefault: "used-up",
    readings: {
      "used-up": { text: "Yes: NOTHING is an action." },
      "still-first": { text: "No: the first action on the table counts." },
    },
    switchable: true,
  },
  "dt.open.split-moves": {
    topic: "Actions and movement",
    question: "May a unit with 3 actions take MOVE, ATTACK, MOVE?",
    byDefault: "never",
    readings: {
      never: { text: "No: two MOVE (or two ATTACK) actions are never allowed in one activation." },
      "not-in-a-row": { text: "Yes, if not one after the other." },
    },
    switchable: true,
  },
  "dt.open.march-and-move": {
    topic: "Actions and movement",
    question:
      "With 3 actions (ace, Scout, stimulants), may a unit take MARCH MOVE and MOVE, or SUSTAINED ATTACK and ATTACK?",
    byDefault: "yes",
    readings: {
      yes: { text: 'Yes: "any combination", and only a pair of single MOVEs or ATTACKs is replaced.' },
      no: { text: "No: one move and one attack per activation, in whatever form." },
    },
    switchable: true,
  },
  "dt.open.free-action-cap": {
    topic: "Actions and movement",
    question: "Do free actions count towards the maximum of 3?",
    byDefault: "counts",
    readings: {
      counts: { text: "Yes; they do not change the moment of reactive attacks." },
      "does-not-count": { text: "No." },
    },
    switchable: true,
  },
  "dt.open.square-dismount": {
    topic: "Actions and movement",
    question: '"Out of the vehicle\'s square": how far?',
    byDefault: "out-of-contact",
    readings: { "out-of-contact": { text: "Out of contact with the vehicle." }, "ten-cm": { text: "At least 10 cm." } },
    switchable: true,
  },
  "dt.open.mount-activation": {
    topic: "Actions and movement",
    question: "A hero mounts with their own activation: may the vehicle or aircraft still activate this turn?",
    byDefault: "own",
    readings: {
      own: {
        text: "Yes, it has its own activation, and the hero's skills count; only a hero who was aboard from the start of the turn shares the one activation.",
      },
      spent: { text: "No, pilot and vehicle are one unit that has activated." },
    },
    switchable: true,
  },
  "dt.open.square-fast": {
    topic: "Actions and movement",
    question: '"1 additional square": how far, on a march?',
    byDefault: "ten-cm",
    readings: {
      "ten-cm": { text: "10 cm for the whole action, MOVE or MARCH MOVE." },
      "twenty-on-a-march": { text: "20 cm on a march." },
    },
    switchable: true,
  },
  "dt.open.blutkreuz-march": {
    topic: "Actions and movement",
    question: "March 4 with Move 3?",
    byDefault: "40-cm",
    readings: { "40-cm": { text: "40 cm, as printed." }, "60-cm": { text: "60 cm (twice the Move)." } },
    switchable: true,
  },
  "dt.open.fort-terrain": {
    topic: "Actions and movement",
    question:
      "Do trenches, wire, minefields and strongpoint walls slow movement (20/40 cm) and make tracked and wheeled vehicles roll?",
    byDefault: "all-but-mines",
    readings: {
      "all-but-mines": {
        text: 'Yes, as "fortifications are terrain features"; a minefield does not (nothing in it to hinder a move but the attack).',
      },
      "strongpoints-only": { text: 'Only strongpoint walls ("normal terrain").' },
      "mines-too": { text: "All, minefields too." },
    },
    switchable: true,
  },
  "dt.open.stim-three": {
    topic: "Actions and movement",
    question: '"The unit will take 3 actions": is that the upgraded action counted as two, or an action more?',
    byDefault: "counted-as-two",
    readings: {
      "counted-as-two": {
        text: "Counted as two: SUSTAINED ATTACK (2) and one other action, or MARCH MOVE (2) and one other; the sum is 3.",
      },
      "action-more": { text: "3 free actions, one of which is upgraded." },
    },
    switchable: true,
  },
  "dt.open.stim-both": {
    topic: "Actions and movement",
    question: "A unit has both stimulant tokens: what happens?",
    byDefault: "both-removed",
    readings: {
      "both-removed": {
        text: "Both are removed on activation, one of them takes effect, at the owner's choice: both would be 4 actions.",
      },
      "one-waits": { text: "One is removed, the other waits for the next activation." },
    },
    switchable: true,
  },
  "dt.open.naval-ground": {
    topic: "Actions and movement",
    question: 'Is open ground "other terrain" for a naval unit?',
    byDefault: "is-terrain",
    readings: {
      "is-terrain": { text: "Yes: it stays on deep water and may touch the shore." },
      "is-open": { text: "Only terrain features are." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
