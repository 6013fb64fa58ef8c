import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: forces, carriers, fortifications, command. */
export const restPoints = {
  "dt.open.black-ops-alive": {
    topic: "Forces, carriers, fortifications, command",
    question: "Does Black Ops count when the hero is off the table or eliminated?",
    byDefault: "not-eliminated",
    readings: {
      "not-eliminated": { text: "Off the table yes (part of the force), eliminated no." },
      always: { text: "Always." },
      "on-table": { text: "Only on the table." },
    },
    switchable: true,
  },
  "dt.open.range-two": {
    topic: "Forces, carriers, fortifications, command",
    question: '"Range 2 (10cm/8")"?',
    byDefault: "20-cm",
    readings: { "20-cm": { text: '20 cm: 8" and range 2 agree.' }, "10-cm": { text: "10 cm." } },
    switchable: true,
  },
  "dt.open.fort-tie": {
    topic: "Forces, carriers, fortifications, command",
    question: "Both players have the same AP of bunkers and strongpoints: who defends?",
    byDefault: "roll",
    readings: {
      roll: { text: "Roll as for initiative; the winner chooses." },
      scenario: { text: "The scenario's sides stand." },
    },
    switchable: true,
  },
  "dt.open.fort-free-worth": {
    topic: "Forces, carriers, fortifications, command",
    question:
      "How much AP do free fortifications (of Strongpoint units, or given by a scenario) count in that comparison?",
    byDefault: "list-price",
    readings: {
      "list-price": { text: 'Their list price, 10 or 15 AP: "worth".' },
      paid: { text: "Only what was paid: nothing, or 5 for the upgrade." },
    },
    switchable: true,
  },
  "dt.open.draw": {
    topic: "Forces, carriers, fortifications, command",
    question: "Both sides have eliminated the same AP: who wins?",
    byDefault: "draw",
    readings: {
      draw: { text: "Nobody: it is a draw." },
      initiative: { text: "Who won the initiative of the last turn." },
    },
    switchable: true,
  },
  "dt.open.both-wiped-out": {
    topic: "Forces, carriers, fortifications, command",
    question: "Both sides are wiped out in the same turn: what decides?",
    byDefault: "ap-count",
    readings: {
      "ap-count": { text: "The AP count, as where nobody has won." },
      initiative: { text: "The initiative: who won that of the last turn wins." },
    },
    switchable: true,
  },
  "dt.open.wiped-out-reserves": {
    topic: "Forces, carriers, fortifications, command",
    question: "All enemy units on the board are eliminated while others are still off the table: who wins?",
    byDefault: "eliminator-wins",
    readings: {
      "eliminator-wins": { text: "The eliminating player: that is the condition that ended the game." },
      "ap-count": { text: "AP count." },
      "goes-on": { text: "Or the game goes on until no unit is left anywhere." },
    },
    switchable: true,
  },
  "dt.open.vehicle-radio": {
    topic: "Forces, carriers, fortifications, command",
    question: "Which vehicles have a Radio Operator?",
    byDefault: "own-officer",
    readings: {
      "own-officer": { text: "Those that take Officer actions themselves." },
      "any-officer": { text: "Every vehicle in which an Officer is mounted." },
    },
    switchable: true,
  },
  "dt.open.lift-capacity": {
    topic: "Forces, carriers, fortifications, command",
    question: "How many vehicles does an airlifter carry?",
    byDefault: "one",
    readings: {
      one: { text: 'One, of any size but huge: the damage rows speak of "a vehicle".' },
      "as-the-card": { text: "As many as the card says. No card says a number, so each carries one: nothing differs." },
    },
    switchable: false,
  },
  "dt.open.beached-dismount": {
    topic: "Forces, carriers, fortifications, command",
    question: "A sealifter is eliminated with its bow door on dry land: where are the units on board?",
    byDefault: "on-marker",
    readings: {
      "on-marker": {
        text: "They stay on its marker, cannot be targeted, and leave at the bow door with a MOVE or MARCH MOVE in their own activations; the deep water left behind does not harm them.",
      },
      "at-the-door": { text: "They are placed at once at the bow door." },
    },
    switchable: true,
  },
  "dt.open.smoke-launcher": {
    topic: "Forces, carriers, fortifications, command",
    question: "How long does launched smoke stay?",
    byDefault: "next-turn",
    readings: {
      "next-turn": { text: "To the end of the next turn, as artillery smoke." },
      "this-turn": { text: "To the end of this turn." },
    },
    switchable: true,
  },
  "dt.open.friendly-actions": {
    topic: "Forces, carriers, fortifications, command",
    question: "Medic, Mechanic, Officer, Tank Head, MEDEVAC: friendly targets only?",
    byDefault: "friendly",
    readings: { friendly: { text: "Yes." }, any: { text: "Any." } },
    switchable: true,
  },
  "dt.open.self-target": {
    topic: "Forces, carriers, fortifications, command",
    question: "May a Medic, Mechanic or Mechanic vehicle treat its own unit?",
    byDefault: "own-too",
    readings: {
      "own-too": { text: "Yes: its own unit is within range 1 and in LOS." },
      others: { text: "Others only." },
    },
    switchable: true,
  },
  "dt.open.objective-kept": {
    topic: "Forces, carriers, fortifications, command",
    question: "A side has captured an objective and leaves it: does it hold it still?",
    byDefault: "while-there",
    readings: {
      "while-there": { text: "No: at the end of each turn whoever has a miniature near it holds it." },
      "until-taken": { text: "Yes, until the other side captures it." },
    },
    switchable: true,
  },
  "dt.open.opening-corner": {
    topic: "Forces, carriers, fortifications, command",
    question: "Is a miniature that stands beside a bunker, near the end of its firing slit, next to the slit?",
    byDefault: "any-side",
    readings: {
      "any-side": { text: "Yes: the distance to the slit decides." },
      "before-it": { text: "No: its middle lies before the slit, or behind the rear doors." },
    },
    switchable: true,
  },
  "dt.open.buried-own": {
    topic: "Forces, carriers, fortifications, command",
    question:
      "A unit is eliminated by its own side, under its template, on the way of its spray or in a bunker that it buries: do its AP count for the enemy?",
    byDefault: "nobody",
    readings: {
      nobody: { text: "No: a side counts the units that it has eliminated itself." },
      enemy: { text: "Yes: they are eliminated." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
