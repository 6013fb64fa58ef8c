import { openPointsUnder, point } from "../../../kernel/index.ts";

export const actionsAndMovementPoints = openPointsUnder("Actions and movement", {
  "dt.open.terrain-roll": point("How often does a tracked or wheeled vehicle roll, and where is it then?", {
    "each-feature":
      'Once per MOVE or MARCH MOVE for each separate feature the path touches, when the path reaches its edge (at the start of the move when it starts inside); failing, it stays at that point. "When it attempts to move into, through, or out of".',
    "once-an-action": "One die per action for all features.",
    "every-edge": "One die for every edge crossed.",
  }),
  "dt.open.march-midpoint": point("Where is the middle of a march?", {
    free: "Each miniature has moved at most its Move rating, the unit is coherent and at legal places; the rest is decided after the reaction.",
    "declared-half":
      "Half of the path declared in advance: the whole way is given at once, everybody stops half way, or at the last place before it where it can stand, and goes on as declared after the reaction; where the rest of the way is no longer open, it is lost.",
    "no-coherency": "No coherency check in the middle; the march ends coherent, unless terrain holds somebody.",
  }),
  "dt.open.declare-order": point(
    "Are the activation rolls (tokens, aces, reserves, ambush, stimulants) made before the actions are declared?",
    {
      "rolls-first": "Yes: the declaration depends on how many actions there are and whether the first is NOTHING.",
      "declared-first":
        "Declared first, as many as there may be, adjusted by the rolls: what was declared for an action that has to be NOTHING is lost, and what there are no actions for falls away.",
    },
  ),
  "dt.open.declared-impossible": point(
    "A declared action has become impossible (weapon lost, target gone, vehicle stuck): what then?",
    {
      lost: "It is lost and counts as NOTHING; nothing else is substituted.",
      "may-change":
        "The player may change to another legal action: one that is possible then, takes no more actions, and fits the rest of what was declared. Free actions are not such actions.",
    },
  ),
  "dt.open.ambush-ace": point("An ace acts out of an ambush: is a die rolled for a third action?", {
    "ambush-alone": "No: the dice of the ambush alone say how many actions there are.",
    "one-more": "Yes: on a success there is one action more than the dice of the ambush give.",
  }),
  "dt.open.scout-waiting": point(
    "A scout has taken NOTHING off the table, in reserve or in ambush: is its first action of the game over?",
    { "used-up": "Yes: NOTHING is an action.", "still-first": "No: the first action on the table counts." },
  ),
  "dt.open.split-moves": point("May a unit with 3 actions take MOVE, ATTACK, MOVE?", {
    never: "No: two MOVE (or two ATTACK) actions are never allowed in one activation.",
    "not-in-a-row": "Yes, if not one after the other.",
  }),
  "dt.open.march-and-move": point(
    "With 3 actions (ace, Scout, stimulants), may a unit take MARCH MOVE and MOVE, or SUSTAINED ATTACK and ATTACK?",
    {
      yes: 'Yes: "any combination", and only a pair of single MOVEs or ATTACKs is replaced.',
      no: "No: one move and one attack per activation, in whatever form.",
    },
  ),
  "dt.open.free-action-cap": point("Do free actions count towards the maximum of 3?", {
    counts: "Yes; they do not change the moment of reactive attacks.",
    "does-not-count": "No.",
  }),
  "dt.open.square-dismount": point('"Out of the vehicle\'s square": how far?', {
    "out-of-contact": "Out of contact with the vehicle.",
    "ten-cm": "At least 10 cm.",
  }),
  "dt.open.mount-activation": point(
    "A hero mounts with their own activation: may the vehicle or aircraft still activate this turn?",
    {
      own: "Yes, it has its own activation, and the hero's skills count; only a hero who was aboard from the start of the turn shares the one activation.",
      spent: "No, pilot and vehicle are one unit that has activated.",
    },
  ),
  "dt.open.square-fast": point('"1 additional square": how far, on a march?', {
    "ten-cm": "10 cm for the whole action, MOVE or MARCH MOVE.",
    "twenty-on-a-march": "20 cm on a march.",
  }),
  "dt.open.blutkreuz-march": point("March 4 with Move 3?", {
    "40-cm": "40 cm, as printed.",
    "60-cm": "60 cm (twice the Move).",
  }),
  "dt.open.fort-terrain": point(
    "Do trenches, wire, minefields and strongpoint walls slow movement (20/40 cm) and make tracked and wheeled vehicles roll?",
    {
      "all-but-mines":
        'Yes, as "fortifications are terrain features"; a minefield does not (nothing in it to hinder a move but the attack).',
      "strongpoints-only": 'Only strongpoint walls ("normal terrain").',
      "mines-too": "All, minefields too.",
    },
  ),
  "dt.open.stim-three": point(
    '"The unit will take 3 actions": is that the upgraded action counted as two, or an action more?',
    {
      "counted-as-two":
        "Counted as two: SUSTAINED ATTACK (2) and one other action, or MARCH MOVE (2) and one other; the sum is 3.",
      "action-more": "3 free actions, one of which is upgraded.",
    },
  ),
  "dt.open.stim-both": point("A unit has both stimulant tokens: what happens?", {
    "both-removed":
      "Both are removed on activation, one of them takes effect, at the owner's choice: both would be 4 actions.",
    "one-waits": "One is removed, the other waits for the next activation.",
  }),
  "dt.open.naval-ground": point('Is open ground "other terrain" for a naval unit?', {
    "is-terrain": "Yes: it stays on deep water and may touch the shore.",
    "is-open": "Only terrain features are.",
  }),
});
