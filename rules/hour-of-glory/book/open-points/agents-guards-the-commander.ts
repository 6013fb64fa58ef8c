import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const agentsGuardsTheCommanderPoints = openPointsUnder("Agents, Guards, the Commander", {
  "hg.open.assault-adjacent": point("A raider next to an enemy chooses assault at the start of his turn: engaged?", {
    free: 'No: "movement and action as normal" after the change; he is engaged from the end of his turn on. The rule for the change is the more special one.',
    engaged: "Engaged at once, he may only fight",
  }),
  "hg.open.sneak-optional": point("May a raider decline to SNEAK?", {
    optional: 'Yes: the reference says "may"; undeclined he is simply heard and the Sentry is alerted.',
    must: "He must test, as the Raiding text says",
  }),
  "hg.open.score-allowance": fixedPoint('What is "move" and "act" in an EVADE or REACT score taken in mid-turn?', {
    left: "Move: the squares still left of the turn's allowance. REACT: fight/shoot anew, at every REACT passed. EVADE: the action only if not yet spent. Only REACT speaks of an action already performed.",
    fresh: "A fresh full allowance; one extra attack in a turn",
  }),
  "hg.open.replacement-rounding": point("Is timer / 10 rounded?", {
    exact: "Not rounded (rounding down gives the same needs). The text compares with the quotient.",
    up: "Rounded up: 41–50 need a 6, 31–40 a 5 or 6, and so on",
  }),
  "hg.open.replacement-facing": fixedPoint("Which way does a replacement face?", {
    any: "Any of 4, the Defender's choice, at the end of his placing or first move; his zone counts from then on.",
    "as-dead": "As the dead Commander faced",
  }),
  "hg.open.commander-leaves": point("May the Commander walk out of the entrance?", {
    may: 'Yes; he is removed but not killed: no corpse, the ASI keeps its markers, no replacement is rolled for. The text removes "any figure" and replaces only a killed one.',
    "may-not": "He may not leave; a replacement may be rolled for",
  }),
  "hg.open.attacked-engaged": fixedPoint("An engaged Sentry cannot be alerted, yet one attacked and not killed is.", {
    alerts:
      "The attack that engages him alerts him (he turns to the attacker); while he stays engaged nothing else does, except further attacks on him.",
    never: "An engaged Sentry is never alerted",
    later: "Alerted when the fight ends",
  }),
  "hg.open.moved-marker-facing": point("Does the Sentry turn with a marker moved off a closed door?", {
    turns: "Yes: an alert marker lies in front of its Sentry.",
    keeps: "He goes on facing the door",
  }),
  "hg.open.recovered-facing": point("A recovering Sentry: must he face his marker, and what if it was collected?", {
    must: "He must (summary, card); with no marker left he stands in the ready position.",
    may: "He may (play reference): the Defender chooses",
  }),
  "hg.open.engaged-zone": point("Does an engaged Commander or Sentry keep his zone?", {
    keeps:
      "Yes, for Intruders outside the fight: the text frees only engaged agents from zones. SNEAK alone takes no notice of an engaged Sentry.",
    none: "No zone while engaged",
  }),
  "hg.open.guard-entry-distance": point('Is the 6 of a Guard from the entry zone his "full distance"?', {
    full: "Yes: 6 stands for his roll, all pursuit rules hold.",
    "up-to": 'No: the text says "up to", so the Defender may stop him earlier. All other pursuit rules hold.',
  }),
  "hg.open.guard-door-or-target": point("A Guard in a room is next to a closed door and has an assaulter in LOS.", {
    target:
      "LOS first: he closes in, fights or shoots; the door only when no assaulter is in LOS. The LOS rules speak of the more special case.",
    door: 'The door always, as "always" says',
  }),
  "hg.open.guard-react-los": fixedPoint("A Guard enters an enemy-occupied room and sees an assaulter.", {
    "react-first": "REACT first: on 0 his turn ends without a shot; on 1 he shoots or, adjacent, fights.",
    stops: "He stops and shoots, without REACT",
  }),
  "hg.open.guard-closes-door": fixedPoint("May Guards or Sentries close doors?", {
    no: "No: their cards list no CLOSE. Intruders and the Commander may, as action or by movement.",
    "by-movement": "Guards may by movement",
  }),
  "hg.open.close-where": fixedPoint("Where does one stand to close a door as an action?", {
    three: "On one of the 3 squares on either side, as for opening; the door must not be the entrance.",
    orthogonal: "Only next to it orthogonally; inside only",
  }),
});
