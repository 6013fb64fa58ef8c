import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: alarm and bodies. */
export const alarmAndBodiesPoints = {
  "zh.open.alarm-watch-sum": {
    topic: "Alarm and bodies",
    question: "A covert attacker under close watch gets a marker (+1) and is under close watch (+3): 4 or 3?",
    byDefault: "four",
    readings: {
      four: { text: '4: "all that apply". Against it: the imposter text and the FAQ speak of 3 only.' },
      three: { text: "3." },
    },
    switchable: true,
  },
  "zh.open.alarm-watch-once": {
    topic: "Alarm and bodies",
    question: "Is the +3 for each attacker once per battle, once per action, or once for each spell of close watch?",
    byDefault: "once-a-battle",
    readings: {
      "once-a-battle": { text: "Once per battle: the FAQ says that an attacker cannot be discovered a second time." },
      "once-an-action": { text: "Once per action: each action that leaves it under close watch counts." },
      "once-a-spell": { text: "Once per unbroken spell of close watch." },
    },
    switchable: true,
  },
  "zh.open.alarm-unplaced": {
    topic: "Alarm and bodies",
    question: '"No other attackers are within 6"" with only detected ones there?',
    byDefault: "still-counts",
    readings: {
      "still-counts": { text: "Read as no other covert attacker: the marker still could not be placed." },
      "not-counted": { text: "No +1." },
    },
    switchable: true,
  },
  "zh.open.alarm-order": {
    topic: "Alarm and bodies",
    question: "Are changes of one action netted?",
    byDefault: "one-by-one",
    readings: {
      "one-by-one": { text: "No: applied one by one as they happen, never below 0; reaching 8 is final." },
      netted: { text: "Netted at the end of the action." },
    },
    switchable: true,
  },
  "zh.open.alarm-hit-count": {
    topic: "Alarm and bodies",
    question: "Is +3 for a defender hit counted per defender or per action?",
    byDefault: "per-defender",
    readings: {
      "per-defender": { text: "Per defender hit and not taken out." },
      "per-action": { text: "Per Shoot action." },
    },
    switchable: true,
  },
  "zh.open.alarm-marker-gone": {
    topic: "Alarm and bodies",
    question: "Does losing a marker by being taken out or leaving the table count as removed (−1)?",
    byDefault: "stays-in-play",
    readings: {
      "stays-in-play": { text: "No: only if the attacker stays in play. Removal by an explosion counts." },
      "any-removal": { text: "Yes." },
    },
    switchable: true,
  },
  "zh.open.smoke-shot": {
    topic: "Alarm and bodies",
    question: "Does a thrown smoke grenade move the track as a shot does?",
    byDefault: "counts",
    readings: {
      counts: { text: "Yes, +2: a grenade counts as a shot, and it is thrown by a Shoot action." },
      silent: { text: "No: it is no weapon, and nobody is shot at." },
    },
    switchable: true,
  },
  "zh.open.alarm-light": {
    topic: "Alarm and bodies",
    question: "Does counting as detected without a marker move the track?",
    byDefault: "none",
    readings: { none: { text: "No." }, one: { text: "+1 for each attacker that comes to count so in an action." } },
    switchable: true,
  },
  "zh.open.alarm-mid-action": {
    topic: "Alarm and bodies",
    question: "Does a level reached in an action change dice already rolled or actions already chosen in it?",
    byDefault: "at-once",
    readings: {
      "at-once": { text: "No; everything after that uses the new level." },
      "next-action": {
        text: "It applies from the next action. Nothing of an action is rolled or chosen by a level that it reaches itself, so that the two never differ.",
      },
    },
    switchable: false,
  },
  "zh.open.body-marker": {
    topic: "Alarm and bodies",
    question: "Does a marker on a body move the track by +1?",
    byDefault: "counts",
    readings: { counts: { text: "Yes: a body counts as an attacker." }, "does-not-count": { text: "No." } },
    switchable: true,
  },
  "zh.open.body-watch": {
    topic: "Alarm and bodies",
    question: "Does close watch put a marker on a body before it moves the track: 3 or 4?",
    byDefault: "three",
    readings: {
      three: { text: "No: a body that is found moves the track by 3 and is removed; markers are for fighters." },
      "marker-first": {
        text: "Yes: it counts as a covert attacker and gets a marker first (+1), and is under close watch then (+3).",
      },
    },
    switchable: true,
  },
  "zh.open.body-carry": {
    topic: "Alarm and bodies",
    question: "Where is a dragged body that was not hidden?",
    byDefault: "touching-at-end",
    readings: {
      "touching-at-end": { text: "Touching the carrier at the end of the move." },
      "where-it-began": { text: "Where the drag began." },
    },
    switchable: true,
  },
  "zh.open.body-combat": {
    topic: "Alarm and bodies",
    question: "Can bodies be attacked, or block a path?",
    byDefault: "never-block",
    readings: {
      "never-block": { text: "No: they only count for being detected; they never block." },
      block: { text: "They block as covert enemies do, which is not at all: the two never differ." },
      stops: {
        text: 'They are no targets and bar no view, as covert enemies do not; but a defender keeps 1" from one as from any enemy, so that its Advance or Patrol stops there (p.37 with p.25).',
      },
    },
    switchable: true,
  },
  "zh.open.body-extra": {
    topic: "Alarm and bodies",
    question: "Can an extra marker fall on a body?",
    byDefault: "recon-only",
    readings: {
      "recon-only": {
        text: "One from a defender's Recon roll, yes (to the defenders it is a covert attacker); one from an attacker's own alert, no.",
      },
      both: { text: "Both." },
      neither: { text: "Neither." },
    },
    switchable: true,
  },
  "zh.open.order-redraw-first": {
    topic: "Alarm and bodies",
    question: '"The first Order card they draw": of each draw or of the battle?',
    byDefault: "each-draw",
    readings: {
      "each-draw": { text: 'Of each draw: the suspicious rule says "still redraw".' },
      "once-a-battle": { text: "Once per battle." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
