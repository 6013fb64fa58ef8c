import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: suppression and reactions. */
export const suppressionPoints = {
  "dt.open.token-timing": {
    topic: "Suppression and reactions",
    question: "When are Under Fire and Suppression tokens given?",
    byDefault: "once",
    readings: {
      once: {
        text: "Once per unit, after the whole ATTACK is resolved, close combat included; so Suppression by ranged fire never keeps the defender from striking back in the same ATTACK. A Stunned token does not wait for that.",
      },
      "after-each-part": { text: "After the ranged part and again after close combat." },
    },
    switchable: true,
  },
  "dt.open.token-vehicles": {
    topic: "Suppression and reactions",
    question: "Do vehicles and aircraft get these tokens?",
    byDefault: "any-unit",
    readings: {
      "any-unit": { text: "Yes: any unit; the airlifter rows give one to a vehicle." },
      "infantry-only": { text: "Infantry only." },
    },
    switchable: true,
  },
  "dt.open.suppressed-aircraft": {
    topic: "Suppression and reactions",
    question: "A suppressed aircraft's first action is NOTHING, but an aircraft's first action is a MOVE: which?",
    byDefault: "nothing-first",
    readings: {
      "nothing-first": { text: "NOTHING, and then the MOVE as the second action." },
      "move-first": { text: "MOVE first, NOTHING second." },
      "no-tokens": { text: "Aircraft never get tokens." },
    },
    switchable: true,
  },
  "dt.open.suppressed-reactive": {
    topic: "Suppression and reactions",
    question: "A suppressed unit that succeeds with its one reaction die: may it attack?",
    byDefault: "may-attack",
    readings: {
      "may-attack": { text: "Yes: the reaction row is the special case, or the die would be pointless." },
      cannot: { text: "No, it cannot fight." },
    },
    switchable: true,
  },
  "dt.open.under-fire-reaction": {
    topic: "Suppression and reactions",
    question: "Does a reacting unit roll to remove Under Fire?",
    byDefault: "rolls",
    readings: {
      rolls: { text: "Yes: the attempt activates it." },
      "only-suppression": { text: "No, only Suppression is named." },
    },
    switchable: true,
  },
  "dt.open.three-dice-clear": {
    topic: "Suppression and reactions",
    question: "With 3 dice, how many ARMY clear Suppression?",
    byDefault: "two",
    readings: {
      two: { text: 'Two ("instead of 2 dice" is a help, not a hindrance).' },
      "all-three": { text: "All three; fewer leave Under Fire." },
    },
    switchable: true,
  },
  "dt.open.react-one": {
    topic: "Suppression and reactions",
    question: "How many units may react to one activation?",
    byDefault: "one",
    readings: {
      one: { text: "One. The text speaks of one unit." },
      "any-number": { text: "Any number, one after another." },
    },
    switchable: true,
  },
  "dt.open.react-timing-three": {
    topic: "Suppression and reactions",
    question: "Against three actions, when is the reaction declared?",
    byDefault: "before-last",
    readings: {
      "before-last": { text: "Declared, checked for range and rolled immediately before the last action." },
      "rolled-after-first": {
        text: "Declared, checked for range and rolled after the first action, carried out before the last; if no last action comes, it is lost.",
      },
    },
    switchable: true,
  },
  "dt.open.react-sustained-three": {
    topic: "Suppression and reactions",
    question: "May one react to a unit whose three actions include a SUSTAINED ATTACK?",
    byDefault: "no",
    readings: {
      no: { text: "No; the ban has no exception." },
      "after-something": { text: "Yes, if something comes before it." },
    },
    switchable: true,
  },
  "dt.open.react-nothing-three": {
    topic: "Suppression and reactions",
    question: "Of three actions the second is NOTHING, or the last: which of them bars reactions?",
    byDefault: "second",
    readings: {
      second: { text: "The second, as the sentence says." },
      last: {
        text: "The last: the ban is for a unit with nothing left to interrupt, and of three it is interrupted before the last.",
      },
    },
    switchable: true,
  },
  "dt.open.react-one-action": {
    topic: "Suppression and reactions",
    question: "May one react to a unit that has only one action (ambush with one success)?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes, after that action: the window opens after the first action, and nothing closes it." },
      no: { text: "No, there is nothing to interrupt." },
    },
    switchable: true,
  },
  "dt.open.react-hero": {
    topic: "Suppression and reactions",
    question: "May a hero join a unit that makes a reactive attack?",
    byDefault: "yes",
    readings: {
      yes: {
        text: "Yes: the attempt activates the unit, and joining is tied to that; the hero then counts as activated too.",
      },
      no: { text: "No, only in an ordinary activation." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
