import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: tokens, actions, trauma. */
export const tokensAndActionsPoints = {
  "zh.open.no-legal-action": {
    topic: "Tokens, actions, trauma",
    question:
      "A fighter may have no legal action (an attacker under close watch with no detected enemy in reach), yet passing is forbidden.",
    byDefault: "spent-last",
    readings: {
      "spent-last": {
        text: "Such a fighter cannot be chosen while another is able to act; if none is, the token is spent on one of them without effect.",
      },
      "hand-over": {
        text: "Where none of them can act the token is handed over, as if none were ready; where the opponent has nobody for it either, it is set aside.",
      },
      pass: { text: "Where none of them can act the player passes: the token is set aside and the opponent draws." },
    },
    switchable: true,
  },
  "zh.open.hand-over-neither": {
    topic: "Tokens, actions, trauma",
    question: "Neither side has a ready fighter of the type.",
    byDefault: "set-aside",
    readings: {
      "set-aside": { text: "The token is set aside until the end of the turn and the same player draws again." },
      "play-passes": { text: "Play passes to the opponent." },
    },
    switchable: true,
  },
  "zh.open.watch-extra": {
    topic: "Tokens, actions, trauma",
    question: "Does close watch give extra markers for a fighter that already has one?",
    byDefault: "none",
    readings: {
      none: { text: "No: multiple alerts are about dice results." },
      "to-friends": { text: 'Extras go to friends within 6"' },
    },
    switchable: true,
  },
  "zh.open.watch-simultaneous": {
    topic: "Tokens, actions, trauma",
    question: "Are several close-watch markers placed at once or in turn?",
    byDefault: "at-once",
    readings: {
      "at-once": { text: "At once, from the positions at the end of the action." },
      "in-order": { text: "In an order chosen by the acting player." },
    },
    switchable: true,
  },
  "zh.open.active-token": {
    topic: "Tokens, actions, trauma",
    question: "Is the token of the action in progress on the card for trauma suffered in it?",
    byDefault: "ready-if-action-left",
    readings: {
      "ready-if-action-left": { text: "Yes, white side up: the fighter is ready only if another action is left." },
      "after-the-action": { text: "Only after the action." },
    },
    switchable: true,
  },
  "zh.open.trauma-several": {
    topic: "Tokens, actions, trauma",
    question: "Several causes of trauma at once?",
    byDefault: "one-per-cause",
    readings: {
      "one-per-cause": { text: "One roll per cause: own wounds first, then each friend taken out." },
      "one-in-all": {
        text: "One roll in all: whoever has rolled in an action or an explosion does not roll again in it for another cause.",
      },
    },
    switchable: true,
  },
  "zh.open.trauma-pair-once": {
    topic: "Tokens, actions, trauma",
    question: "Does a pair's survivor take one Trauma roll or two (pair rule and friend within 2\")?",
    byDefault: "one",
    readings: { one: { text: "One." }, two: { text: "Two." } },
    switchable: true,
  },
  "zh.open.trauma-friend-facing": {
    topic: "Tokens, actions, trauma",
    question: 'Must a friend have been facing the lost fighter for the 6" case?',
    byDefault: "clear-view-only",
    readings: {
      "clear-view-only": { text: "No: only a clear view is named." },
      "sight-as-well": { text: "Line of sight as well." },
    },
    switchable: true,
  },
  "zh.open.reposition-enemy": {
    topic: "Tokens, actions, trauma",
    question: 'Does Reposition keep the 1" gap to enemies?',
    byDefault: "keeps-gap",
    readings: { "keeps-gap": { text: "Yes: only terrain is waived." }, "terrain-and-enemies": { text: "No." } },
    switchable: true,
  },
  "zh.open.patrol-unseen-enemy": {
    topic: "Tokens, actions, trauma",
    question: 'Patrol Route stops only for enemies in line of sight, but no move may come within 1" of an enemy.',
    byDefault: "passes",
    readings: {
      passes: { text: "The specific rule wins: an unseen enemy does not stop the sentry, though bases never overlap." },
      stops: { text: "The general rule stops it." },
    },
    switchable: true,
  },
  "zh.open.route-pass-marker": {
    topic: "Tokens, actions, trauma",
    question: 'What if a Patrol marker is less than 4" away?',
    byDefault: "goes-on",
    readings: {
      "goes-on": { text: 'The sentry goes on towards the following marker with the rest of its 4".' },
      stops: { text: "It stops at the marker." },
    },
    switchable: true,
  },
  "zh.open.route-direction": {
    topic: "Tokens, actions, trauma",
    question: "In which direction is the route walked?",
    byDefault: "rising",
    readings: {
      rising: { text: "By rising numbers, then 6 to 1." },
      chosen: { text: "Chosen per sentry at deployment; it then faces the way it will walk." },
    },
    switchable: true,
  },
  "zh.open.route-off": {
    topic: "Tokens, actions, trauma",
    question: "When is a sentry off its route?",
    byDefault: "not-touching",
    readings: {
      "not-touching": { text: "When its base does not touch the traced route." },
      "after-other-action": { text: "After any other action than Patrol Route." },
    },
    switchable: true,
  },
  "zh.open.escape-test-fail": {
    topic: "Tokens, actions, trauma",
    question: 'What if the test for an Advance to an Escape marker fails and no enemy is detected within 15"?',
    byDefault: "another-action",
    readings: {
      "another-action": {
        text: "The Advance cannot be made; the fighter chooses another legal action. With a detected enemy it must Advance to the nearest.",
      },
      "action-lost": { text: "The action is lost." },
    },
    switchable: true,
  },
  "zh.open.order-entering": {
    topic: "Tokens, actions, trauma",
    question: "May an order be used by a fighter moving onto the table?",
    byDefault: "allowed",
    readings: { allowed: { text: "Yes, if its first action is Sneak or Advance." }, "not-allowed": { text: "No." } },
    switchable: true,
  },
  "zh.open.pair-second-duck": {
    topic: "Tokens, actions, trauma",
    question: "May the second member of a pair Duck for free in cover?",
    byDefault: "free",
    readings: { free: { text: "Yes: free actions need no token." }, "needs-token": { text: "No." } },
    switchable: true,
  },
  "zh.open.support-partner": {
    topic: "Tokens, actions, trauma",
    question: "May the partner of a fighter that has made an order's first action make its Support Action?",
    byDefault: "yes",
    readings: {
      yes: { text: 'Yes: it is a friend within 10", and a free action needs no token.' },
      no: { text: "No: only one member of a pair acts, and the other just moves along and assists." },
    },
    switchable: true,
  },
  "zh.open.pair-watch": {
    topic: "Tokens, actions, trauma",
    question: "Is a pair under close watch if only one member is?",
    byDefault: "member-and-lead",
    readings: {
      "member-and-lead": {
        text: "Yes for markers, their removal and the +3 (once per pair). For choosing Sneak, Set Charge and Contact HQ only the lead counts, as for all requirements.",
      },
      "both-or-any": { text: "Both must be; any member forbids Sneak." },
    },
    switchable: true,
  },
  "zh.open.static-user": {
    topic: "Tokens, actions, trauma",
    question: "Who can fire a static weapon?",
    byDefault: "touching-defender",
    readings: {
      "touching-defender": {
        text: "A defender whose base touches it, in place of its own weapon; it may turn, but a move in that Shoot action must leave it touching.",
      },
      anyone: { text: "Anyone touching it." },
    },
    switchable: true,
  },
  "zh.open.dog-counter": {
    topic: "Tokens, actions, trauma",
    question: 'Can a handler attacking from 6" be hit by a counter-attack?',
    byDefault: "counters",
    readings: { counters: { text: "Yes: no exception is made." }, never: { text: "No." } },
    switchable: true,
  },
  "zh.open.charge-count": {
    topic: "Tokens, actions, trauma",
    question: "How many charges does a Demo Charge card give?",
    byDefault: "one",
    readings: { one: { text: "One." }, unlimited: { text: "Unlimited." } },
    switchable: true,
  },
  "zh.open.boom-order": {
    topic: "Tokens, actions, trauma",
    question: "Order of explosion effects?",
    byDefault: "hits-to-removal",
    readings: {
      "hits-to-removal": { text: "Hits, their Trauma, lights, smoke, alarm +5, then marker removal (attacker first)." },
      "at-once": {
        text: "All at once: whose marker may be removed is judged as all stood, and were watched, before the hits.",
      },
    },
    switchable: true,
  },
  "zh.open.countdown-third": {
    topic: "Tokens, actions, trauma",
    question: "A charge explodes on the third Time token: before or after the end of the turn?",
    byDefault: "before-the-end",
    readings: {
      "before-the-end": {
        text: "Before: charges are dealt with as the token is drawn, then the turn ends. If several are due they explode in the order in which they were set.",
      },
      "after-the-end": { text: "After the turn's end." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
