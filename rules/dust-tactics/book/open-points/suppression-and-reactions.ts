import { openPointsUnder, point } from "../../../kernel/index.ts";

export const suppressionAndReactionsPoints = openPointsUnder("Suppression and reactions", {
  "dt.open.token-timing": point("When are Under Fire and Suppression tokens given?", {
    once: "Once per unit, after the whole ATTACK is resolved, close combat included; so Suppression by ranged fire never keeps the defender from striking back in the same ATTACK. A Stunned token does not wait for that.",
    "after-each-part": "After the ranged part and again after close combat.",
  }),
  "dt.open.token-vehicles": point("Do vehicles and aircraft get these tokens?", {
    "any-unit": "Yes: any unit; the airlifter rows give one to a vehicle.",
    "infantry-only": "Infantry only.",
  }),
  "dt.open.suppressed-aircraft": point(
    "A suppressed aircraft's first action is NOTHING, but an aircraft's first action is a MOVE: which?",
    {
      "nothing-first": "NOTHING, and then the MOVE as the second action.",
      "move-first": "MOVE first, NOTHING second.",
      "no-tokens": "Aircraft never get tokens.",
    },
  ),
  "dt.open.suppressed-reactive": point("A suppressed unit that succeeds with its one reaction die: may it attack?", {
    "may-attack": "Yes: the reaction row is the special case, or the die would be pointless.",
    cannot: "No, it cannot fight.",
  }),
  "dt.open.under-fire-reaction": point("Does a reacting unit roll to remove Under Fire?", {
    rolls: "Yes: the attempt activates it.",
    "only-suppression": "No, only Suppression is named.",
  }),
  "dt.open.three-dice-clear": point("With 3 dice, how many ARMY clear Suppression?", {
    two: 'Two ("instead of 2 dice" is a help, not a hindrance).',
    "all-three": "All three; fewer leave Under Fire.",
  }),
  "dt.open.react-one": point("How many units may react to one activation?", {
    one: "One. The text speaks of one unit.",
    "any-number": "Any number, one after another.",
  }),
  "dt.open.react-timing-three": point("Against three actions, when is the reaction declared?", {
    "before-last": "Declared, checked for range and rolled immediately before the last action.",
    "rolled-after-first":
      "Declared, checked for range and rolled after the first action, carried out before the last; if no last action comes, it is lost.",
  }),
  "dt.open.react-sustained-three": point("May one react to a unit whose three actions include a SUSTAINED ATTACK?", {
    no: "No; the ban has no exception.",
    "after-something": "Yes, if something comes before it.",
  }),
  "dt.open.react-nothing-three": point(
    "Of three actions the second is NOTHING, or the last: which of them bars reactions?",
    {
      second: "The second, as the sentence says.",
      last: "The last: the ban is for a unit with nothing left to interrupt, and of three it is interrupted before the last.",
    },
  ),
  "dt.open.react-one-action": point("May one react to a unit that has only one action (ambush with one success)?", {
    yes: "Yes, after that action: the window opens after the first action, and nothing closes it.",
    no: "No, there is nothing to interrupt.",
  }),
  "dt.open.react-hero": point("May a hero join a unit that makes a reactive attack?", {
    yes: "Yes: the attempt activates the unit, and joining is tied to that; the hero then counts as activated too.",
    no: "No, only in an ordinary activation.",
  }),
});
