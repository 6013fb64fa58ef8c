import { openPointsUnder, point } from "../../../kernel/index.ts";

export const tokensActionsTraumaPoints = openPointsUnder("Tokens, actions, trauma", {
  "zh.open.no-legal-action": point(
    "A fighter may have no legal action (an attacker under close watch with no detected enemy in reach), yet passing is forbidden.",
    {
      "spent-last":
        "Such a fighter cannot be chosen while another is able to act; if none is, the token is spent on one of them without effect.",
      "hand-over":
        "Where none of them can act the token is handed over, as if none were ready; where the opponent has nobody for it either, it is set aside.",
      pass: "Where none of them can act the player passes: the token is set aside and the opponent draws.",
    },
  ),
  "zh.open.hand-over-neither": point("Neither side has a ready fighter of the type.", {
    "set-aside": "The token is set aside until the end of the turn and the same player draws again.",
    "play-passes": "Play passes to the opponent.",
  }),
  "zh.open.watch-extra": point("Does close watch give extra markers for a fighter that already has one?", {
    none: "No: multiple alerts are about dice results.",
    "to-friends": 'Extras go to friends within 6"',
  }),
  "zh.open.watch-simultaneous": point("Are several close-watch markers placed at once or in turn?", {
    "at-once": "At once, from the positions at the end of the action.",
    "in-order": "In an order chosen by the acting player.",
  }),
  "zh.open.active-token": point("Is the token of the action in progress on the card for trauma suffered in it?", {
    "ready-if-action-left": "Yes, white side up: the fighter is ready only if another action is left.",
    "after-the-action": "Only after the action.",
  }),
  "zh.open.trauma-several": point("Several causes of trauma at once?", {
    "one-per-cause": "One roll per cause: own wounds first, then each friend taken out.",
    "one-in-all":
      "One roll in all: whoever has rolled in an action, an explosion or a falling bomb does not roll again in it for another cause. A charge and a bomb on the same Time token are two.",
  }),
  "zh.open.trauma-pair-once": point(
    "Does a pair's survivor take one Trauma roll or two (pair rule and friend within 2\")?",
    { one: "One.", two: "Two." },
  ),
  "zh.open.trauma-friend-facing": point('Must a friend have been facing the lost fighter for the 6" case?', {
    "clear-view-only": "No: only a clear view is named.",
    "sight-as-well": "Line of sight as well.",
  }),
  "zh.open.free-move-facing": point(
    "Reposition and Keep Moving let a fighter move turning freely, and are not manoeuvres: which way does it face at their end?",
    {
      way: "The way it moved last, as after a manoeuvre.",
      any: "Any way its player likes: to turn is free.",
    },
  ),
  "zh.open.reposition-enemy": point('Does Reposition keep the 1" gap to enemies?', {
    "keeps-gap": "Yes: only terrain is waived.",
    "terrain-and-enemies": "No.",
  }),
  "zh.open.patrol-unseen-enemy": point(
    'Patrol Route stops only for enemies in line of sight, but no move may come within 1" of an enemy.',
    {
      passes: "The specific rule wins: an unseen enemy does not stop the sentry, though bases never overlap.",
      stops: "The general rule stops it.",
    },
  ),
  "zh.open.route-pass-marker": point('What if a Patrol marker is less than 4" away?', {
    "goes-on": 'The sentry goes on towards the following marker with the rest of its 4".',
    stops: "It stops at the marker.",
  }),
  "zh.open.route-direction": point("In which direction is the route walked?", {
    rising: "By rising numbers, then 6 to 1.",
    chosen: "Chosen per sentry at deployment; it then faces the way it will walk.",
  }),
  "zh.open.route-off": point("When is a sentry off its route?", {
    "not-touching": "When its base does not touch the traced route.",
    "after-other-action": "After any other action than Patrol Route.",
  }),
  "zh.open.escape-test-fail": point(
    'What if the test for an Advance to an Escape marker fails and no enemy is detected within 15"?',
    {
      "another-action":
        "The Advance cannot be made; the fighter chooses another legal action. With a detected enemy it must Advance to the nearest.",
      "action-lost": "The action is lost.",
    },
  ),
  "zh.open.order-entering": point("May an order be used by a fighter moving onto the table?", {
    allowed: "Yes, if its first action is Sneak or Advance.",
    "not-allowed": "No.",
  }),
  "zh.open.pair-second-duck": point("May the second member of a pair Duck for free in cover?", {
    free: "Yes: free actions need no token.",
    "needs-token": "No.",
  }),
  "zh.open.support-partner": point(
    "May the partner of a fighter that has made an order's first action make its Support Action?",
    {
      yes: 'Yes: it is a friend within 10", and a free action needs no token.',
      no: "No: only one member of a pair acts, and the other just moves along and assists.",
    },
  ),
  "zh.open.pair-watch": point("Is a pair under close watch if only one member is?", {
    "member-and-lead":
      "Yes for markers, their removal and the +3 (once per pair). For choosing Sneak, Set Charge and Contact HQ only the lead counts, as for all requirements.",
    "both-or-any": "Both must be; any member forbids Sneak.",
  }),
  "zh.open.static-user": point("Who can fire a static weapon?", {
    "touching-defender":
      "A defender whose base touches it, in place of its own weapon; it may turn, but a move in that Shoot action must leave it touching.",
    anyone: "Anyone touching it.",
  }),
  "zh.open.dog-counter": point('Can a handler attacking from 6" be hit by a counter-attack?', {
    counters: "Yes: no exception is made.",
    never: "No.",
  }),
  "zh.open.charge-count": point("How many charges does a Demo Charge card give?", {
    one: "One.",
    unlimited: "Unlimited.",
  }),
  "zh.open.boom-order": point("Order of explosion effects?", {
    "hits-to-removal": "All hits, then their Trauma, lights, smoke, alarm +5, then marker removal (attacker first).",
    "at-once": "All at once: whose marker may be removed is judged as all stood, and were watched, before the hits.",
  }),
  "zh.open.countdown-third": point("A charge explodes on the third Time token: before or after the end of the turn?", {
    "before-the-end":
      "Before: charges are dealt with as the token is drawn, then the turn ends. If several are due they explode in the order in which they were set.",
    "after-the-end": "After the turn's end.",
  }),
});
