import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const alarmAndBodiesPoints = openPointsUnder("Alarm and bodies", {
  "zh.open.alarm-watch-sum": point(
    "A covert attacker under close watch gets a marker (+1) and is under close watch (+3): 4 or 3?",
    { four: '4: "all that apply". Against it: the imposter text and the FAQ speak of 3 only.', three: "3." },
  ),
  "zh.open.alarm-watch-once": point(
    "Is the +3 for each attacker once per battle, once per action, or once for each spell of close watch?",
    {
      "once-a-battle": "Once per battle: the FAQ says that an attacker cannot be discovered a second time.",
      "once-an-action": "Once per action: each action that leaves it under close watch counts.",
      "once-a-spell": "Once per unbroken spell of close watch.",
    },
  ),
  "zh.open.alarm-unplaced": point('"No other attackers are within 6"" with only detected ones there?', {
    "still-counts": "Read as no other covert attacker: the marker still could not be placed.",
    "not-counted": "No +1.",
  }),
  "zh.open.alarm-order": point("Are changes of one action netted?", {
    "one-by-one": "No: applied one by one as they happen, never below 0; reaching 8 is final.",
    netted: "Netted at the end of the action.",
  }),
  "zh.open.alarm-hit-count": point("Is +3 for a defender hit counted per defender or per action?", {
    "per-defender": "Per defender hit and not taken out.",
    "per-action": "Per Shoot action.",
  }),
  "zh.open.alarm-marker-gone": point(
    "Does losing a marker by being taken out or leaving the table count as removed (−1)?",
    {
      "stays-in-play": "No: only if the attacker stays in play. Removal by an explosion counts.",
      "any-removal": "Yes.",
    },
  ),
  "zh.open.smoke-shot": point("Does a thrown smoke grenade move the track as a shot does?", {
    counts: "Yes, +2: a grenade counts as a shot, and it is thrown by a Shoot action.",
    silent: "No: it is not a weapon, and nobody is shot at.",
  }),
  "zh.open.alarm-light": point("Does counting as detected without a marker move the track?", {
    none: "No.",
    one: "+1 for each attacker that comes to count so in an action.",
  }),
  "zh.open.alarm-mid-action": fixedPoint(
    "Does a level reached in an action change dice already rolled or actions already chosen in it?",
    {
      "at-once": "No; everything after that uses the new level.",
      "next-action":
        "It applies from the next action. Nothing of an action is rolled or chosen by a level that it reaches itself, so that the two never differ.",
    },
  ),
  "zh.open.body-marker": point("Does a marker on a body move the track by +1?", {
    counts: "Yes: a body counts as an attacker.",
    "does-not-count": "No.",
  }),
  "zh.open.body-watch": point("Does close watch put a marker on a body before it moves the track: 3 or 4?", {
    three: "No: a body that is found moves the track by 3 and is removed; markers are for fighters.",
    "marker-first":
      "Yes: it counts as a covert attacker and gets a marker first (+1), and is under close watch then (+3).",
  }),
  "zh.open.body-carry": point("Where is a dragged body that was not hidden?", {
    "touching-at-end": "Touching the carrier at the end of the move.",
    "where-it-began": "Where the drag began.",
  }),
  "zh.open.body-combat": point("Can bodies be attacked, or block a path?", {
    "never-block": "No: they only count for being detected; they never block.",
    block: "They block as covert enemies do, which is not at all: the two never differ.",
    stops:
      'They are not targets and do not bar the view, just as covert enemies do not; but a defender keeps 1" from one as from any enemy, so that its Advance or Patrol stops there (p.37 with p.25).',
  }),
  "zh.open.body-extra": point("Can an extra marker fall on a body?", {
    "recon-only":
      "One from a defender's Recon roll, yes (to the defenders it is a covert attacker); one from an attacker's own alert, no.",
    both: "Both.",
    neither: "Neither.",
  }),
  "zh.open.order-redraw-first": point('"The first Order card they draw": of each draw or of the battle?', {
    "each-draw": 'Of each draw: the suspicious rule says "still redraw".',
    "once-a-battle": "Once per battle.",
  }),
});
