import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const cardsForcesMissionsPoints = openPointsUnder("Cards, forces, missions", {
  "zh.open.at-the-double-medal": point("Does At the Double! need a medal?", {
    "needs-medal": 'Yes: it is played after rolling, and a symbol is missing before "+4"".',
    free: "No.",
  }),
  "zh.open.old-hand-turn": point("When does Old Hand turn a fighter in a Roving Patrol?", {
    "after-the-move": "After the move, as in a Patrol Route.",
    "with-the-dice": "Before the move, when it turns by its dice: it then goes the way it has chosen.",
  }),
  "zh.open.ankle-pair": point("Twisted Ankle is played on one member of a pair: whom does it slow?", {
    "the-pair": "The pair, whoever leads its next action: rules for fighters apply to pairs (p.32).",
    "the-member": "That member, when it leads; the other leads as fast as ever.",
  }),
  "zh.open.ankle-response": point("Is a Duck or a Defend the next action after which a Twisted Ankle is over?", {
    "any-action": "Yes: responsive actions are actions (p.24).",
    "assigned-alone": "No: only an action that moves it on, assigned or free.",
  }),
  "zh.open.m5-evader-corner": point("May the evader of mission 5 leave the table at the corner where it came on?", {
    "friends-corner": "No: all leave where its friends entered; the Escape markers lie there alone.",
    "own-too":
      "Yes, as it was allowed to enter there: it counts for the secondary objective, and the primary is missed for good.",
  }),
  "zh.open.veteran-medal": point("Do Camouflage Expert and Light Feet need a medal?", {
    "camouflage-only":
      "Camouflage Expert yes: it is printed in the form of the medal effects. Light Feet no: it is paid for with a success.",
    both: "Both.",
    neither: "Neither.",
  }),
  "zh.open.light-feet": fixedPoint("Which result does Light Feet cancel? The symbol is lost.", {
    alert:
      "An alert: no other result is worth a success, and an Advance rolls white dice. The book leaves no second reading.",
  }),
  "zh.open.reserve-half": point("Half of the troopers: fighters or cards?", {
    fighters: "Fighters, pairs counting 2; the smallest number of at least half that can be made from whole cards.",
    cards: "Cards.",
  }),
  "zh.open.reserve-fail-token": point("Is the token spent when the reserve test fails?", {
    spent: "Yes: an action was assigned.",
    returns: "The token returns.",
  }),
  "zh.open.reserve-first-turn": point(
    "The alarm is raised when no token of the turn is left to be drawn: in which turn do reserves take their Smarts tests?",
    {
      "turn-of-alarm": "In that turn, which is over: from the next turn on they enter without a test.",
      "next-turn": "In the next turn, the first in which an action can be assigned to them.",
    },
  ),
  "zh.open.ratio-dogs": point('"Guard dogs are not counted": the dog or its handler?', {
    "handler-is-trooper": "The dog. Handlers are individual troopers.",
    "not-counted": "Handlers are not counted either.",
  }),
  "zh.open.half": point("Half of an odd number?", {
    "rounded-up": "At least half, so rounded up.",
    "rounded-down": "Rounded down.",
  }),
  "zh.open.deploy-facing": point("Mission 1 does not say which way its defenders face when deployed.", {
    chosen: 'Any way the defender chooses, as for the "other defenders" of missions 2 to 8.',
    "towards-attackers": "Towards the edge where the attackers enter.",
  }),
  "zh.open.no-winner": point("A game can end with neither primary achieved (mission 3: charge set but not exploded).", {
    draw: "Draw.",
    "charge-explodes": "The charge still explodes.",
  }),
  "zh.open.last-charge": point(
    '"If all attackers with demo charges are taken out" (missions 3, 4): does one that has used its charge, or has left the table, still count?',
    {
      "all-equipped":
        "All that were equipped at the start count; one that left the table or has set its charge is not taken out, so the game goes on. While a set charge is on the table the game does not end this way.",
      "holders-only": "Only attackers that still hold one.",
    },
  ),
  "zh.open.stuck-end": point(
    "In missions 3 to 7 it can happen that no printed end is possible any longer (all attackers gone, fewer than half taken out, primary not done).",
    {
      ends: "The game also ends when no attacker is left in play or waiting to enter and no set charge is still to explode; primaries and secondaries are judged as they stand.",
      "plays-on": "Play until the players agree.",
    },
  ),
  "zh.open.m4-target": point(
    'Does the nearest-enemy rule bind a grenade thrown at an objective, and can it be nearer than 2"?',
    {
      "objective-is-target":
        'The nearest-enemy rule does not (the objective "is the target"); range, line of sight and the 2" minimum of Shoot apply.',
      "no-least-distance": 'The 2" minimum does not apply to objectives.',
    },
  ),
  "zh.open.m4-placement": point("Who places the five objectives of mission 4?", {
    battlefield: "They belong to the battlefield and are agreed or fixed by it (6.5).",
    defender: "The defender: one lies at the centre, it chooses the items for the others.",
    alternately: "Both in turn, the defender first: one lies at the centre, they choose the items for the others.",
  }),
  "zh.open.m6-officer-back": point("What if the escaped officer gets back to his building?", {
    waits: "He waits there and is captured again by an attacker that enters it.",
    "out-of-reach": "He is out of reach for good.",
  }),
  "zh.open.m8-fire-calm": point("Can the crew fire while Calm or Suspicious, when targeted actions are barred?", {
    allowed: "Yes: the mission says so of the crew, and firing at the sky is not an attack on the raiders.",
    "after-alarm": "Only after the alarm.",
  }),
  "zh.open.m8-no-pair": point("The crew is a pair from the reserves: what if none is there?", {
    "pair-needed":
      "The defender must choose reserves so that a pair remains; a force without a pair is not legal in this mission.",
    "two-troopers": "Two individual troopers.",
  }),
  "zh.open.m8-crew-goal": point(
    'How does "the nearest defender may Advance towards the gun" work with the 15" limit?',
    {
      "any-distance":
        "The defender nearest to the gun may do so from any distance; it becomes crew when its base touches the gun.",
      "within-15": 'Only within 15"',
    },
  ),
  "zh.open.bomb-explosion": point('Is a falling bomb an "Explosion" (+5, lights, distraction, smoke)?', {
    "own-effects": "No: its text gives its own effects.",
    "as-explosion": "Yes, with all of p.33.",
  }),
  "zh.open.barracks-woken": point("Do sleepers woken by an intruder before the alarm get tokens?", {
    "at-once": "Yes: their tokens go into the container at once; they act like other defenders of that level.",
    "after-alarm": "Only after the alarm.",
  }),
  "zh.open.barracks-explosion": point(
    'Is somebody who sleeps in the barracks one of "every fighter" that an explosion or a bomb hits?',
    {
      hit: "Yes: that they have no effect on the game does not keep the game from having one on them. They roll for trauma of wounds of their own alone, and sleep on.",
      spared: "No: while they sleep nothing happens to them.",
    },
  ),
  "zh.open.simultaneous-end": point("Both sides fulfil an end condition in one action?", {
    "all-resolved": "All effects of the action are resolved, then each objective is judged.",
    "acting-side-first": "The acting side first.",
  }),
  "zh.open.turn-limit": point("Is there a limit of turns?", {
    none: "None is printed.",
    twelve: "An optional limit of 12 turns, then judged.",
  }),
  "zh.open.m7-carrier": fixedPoint('"Next to the escorting fighter" in mission 7?', {
    searcher: "The searching fighter; the wording is left over from mission 6, and nobody else could be meant.",
  }),
  "zh.open.captive-success": point("How does spending a success reduce the move with a captive?", {
    "gives-no-movement": 'That success gives no movement (1" for Sneak, 2" for Advance).',
    "no-loss": "No loss of movement.",
  }),
  "zh.open.captive-struggle-dir": point("Which way are the 2\" of a struggling captive's escort?", {
    "as-prescribed": 'As the action prescribes, up to 2" for Sneak, full 2" for Advance.',
    free: 'Free, up to 2" in an Advance as well.',
  }),
  "zh.open.imposter-alarm": point('The discovered imposter "raises the Alarm Level by 3".', {
    three: "3 as printed, in place of the close-watch sum.",
    four: "4.",
  }),
  "zh.open.raid-symbols": point("Which results distract and which drop a bomb?", {
    white: "1W: medal distracts, alert bombs.",
    grey: "1G: stealth distracts, medal bombs.",
  }),
  "zh.open.m8-crew-cover": point(
    "Do Penetrate and Indirect take the cover away that the crew of the gun always counts as being in?",
    {
      always: 'No: the mission says "always", and its rules go before those of weapons.',
      "as-others": "Yes, as from everybody.",
    },
  ),
  "zh.open.m8-gun-out": point("Does a destroyed gun end mission 8?", {
    "third-location": "No: only the third bombed location does.",
    "gun-out": "Yes.",
  }),
  "zh.open.m4-covert": point("In mission 4, is the clear-view die possible against an objective?", {
    yes: "Yes, by the normal rule.",
    no: "No.",
  }),
});
