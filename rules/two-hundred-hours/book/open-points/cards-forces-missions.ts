import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rule book leaves open: cards, forces, missions. */
export const cardsForcesMissionsPoints = openPointsUnder("Cards, forces, missions", {
  "zh.open.at-the-double-medal": {
    question: "Does At the Double! need a medal?",
    byDefault: "needs-medal",
    readings: {
      "needs-medal": 'Yes: it is played after rolling, and a symbol is missing before "+4"".',
      free: "No.",
    },
  },
  "zh.open.old-hand-turn": {
    question: "When does Old Hand turn a fighter in a Roving Patrol?",
    byDefault: "after-the-move",
    readings: {
      "after-the-move": "After the move, as in a Patrol Route.",
      "with-the-dice": "Before the move, when it turns by its dice: it then goes the way it has chosen.",
    },
  },
  "zh.open.ankle-pair": {
    question: "Twisted Ankle is played on one member of a pair: whom does it slow?",
    byDefault: "the-pair",
    readings: {
      "the-pair": "The pair, whoever leads its next action: rules for fighters apply to pairs (p.32).",
      "the-member": "That member, when it leads; the other leads as fast as ever.",
    },
  },
  "zh.open.ankle-response": {
    question: "Is a Duck or a Defend the next action after which a Twisted Ankle is over?",
    byDefault: "any-action",
    readings: {
      "any-action": "Yes: responsive actions are actions (p.24).",
      "assigned-alone": "No: only an action that moves it on, assigned or free.",
    },
  },
  "zh.open.m5-evader-corner": {
    question: "May the evader of mission 5 leave the table at the corner where it came on?",
    byDefault: "friends-corner",
    readings: {
      "friends-corner": "No: all leave where its friends entered; the Escape markers lie there alone.",
      "own-too":
        "Yes, as it was allowed to enter there: it counts for the secondary objective, and the primary is missed for good.",
    },
  },
  "zh.open.veteran-medal": {
    question: "Do Camouflage Expert and Light Feet need a medal?",
    byDefault: "camouflage-only",
    readings: {
      "camouflage-only":
        "Camouflage Expert yes: it is printed in the form of the medal effects. Light Feet no: it is paid for with a success.",
      both: "Both.",
      neither: "Neither.",
    },
  },
  "zh.open.light-feet": {
    question: "Which result does Light Feet cancel? The symbol is lost.",
    byDefault: "alert",
    readings: {
      alert:
        "An alert: no other result is worth a success, and an Advance rolls white dice. The book leaves no second reading.",
    },
    switchable: false,
  },
  "zh.open.reserve-half": {
    question: "Half of the troopers: fighters or cards?",
    byDefault: "fighters",
    readings: {
      fighters: "Fighters, pairs counting 2; the smallest number of at least half that can be made from whole cards.",
      cards: "Cards.",
    },
  },
  "zh.open.reserve-fail-token": {
    question: "Is the token spent when the reserve test fails?",
    byDefault: "spent",
    readings: {
      spent: "Yes: an action was assigned.",
      returns: "The token returns.",
    },
  },
  "zh.open.reserve-first-turn": {
    question:
      "The alarm is raised when no token of the turn is left to be drawn: in which turn do reserves take their Smarts tests?",
    byDefault: "turn-of-alarm",
    readings: {
      "turn-of-alarm": "In that turn, which is over: from the next turn on they enter without a test.",
      "next-turn": "In the next turn, the first in which an action can be assigned to them.",
    },
  },
  "zh.open.ratio-dogs": {
    question: '"Guard dogs are not counted": the dog or its handler?',
    byDefault: "handler-is-trooper",
    readings: {
      "handler-is-trooper": "The dog. Handlers are individual troopers.",
      "not-counted": "Handlers are not counted either.",
    },
  },
  "zh.open.half": {
    question: "Half of an odd number?",
    byDefault: "rounded-up",
    readings: {
      "rounded-up": "At least half, so rounded up.",
      "rounded-down": "Rounded down.",
    },
  },
  "zh.open.deploy-facing": {
    question: "Mission 1 does not say which way its defenders face when deployed.",
    byDefault: "chosen",
    readings: {
      chosen: 'Any way the defender chooses, as for the "other defenders" of missions 2 to 8.',
      "towards-attackers": "Towards the edge where the attackers enter.",
    },
  },
  "zh.open.no-winner": {
    question: "A game can end with neither primary achieved (mission 3: charge set but not exploded).",
    byDefault: "draw",
    readings: {
      draw: "Draw.",
      "charge-explodes": "The charge still explodes.",
    },
  },
  "zh.open.last-charge": {
    question:
      '"If all attackers with demo charges are taken out" (missions 3, 4): does one that has used its charge, or has left the table, still count?',
    byDefault: "all-equipped",
    readings: {
      "all-equipped":
        "All that were equipped at the start count; one that left the table or has set its charge is not taken out, so the game goes on. While a set charge is on the table the game does not end this way.",
      "holders-only": "Only attackers that still hold one.",
    },
  },
  "zh.open.stuck-end": {
    question:
      "In missions 3 to 7 it can happen that no printed end is possible any more (all attackers gone, fewer than half taken out, primary not done).",
    byDefault: "ends",
    readings: {
      ends: "The game also ends when no attacker is left in play or waiting to enter and no set charge is still to explode; primaries and secondaries are judged as they stand.",
      "plays-on": "Play until the players agree.",
    },
  },
  "zh.open.m4-target": {
    question: 'Does the nearest-enemy rule bind a grenade thrown at an objective, and can it be nearer than 2"?',
    byDefault: "objective-is-target",
    readings: {
      "objective-is-target":
        'The nearest-enemy rule does not (the objective "is the target"); range, line of sight and the 2" minimum of Shoot apply.',
      "no-least-distance": 'The 2" minimum does not apply to objectives.',
    },
  },
  "zh.open.m4-placement": {
    question: "Who places the five objectives of mission 4?",
    byDefault: "battlefield",
    readings: {
      battlefield: "They belong to the battlefield and are agreed or fixed by it (6.5).",
      defender: "The defender: one lies at the centre, it chooses the items for the others.",
      alternately: "Both in turn, the defender first: one lies at the centre, they choose the items for the others.",
    },
  },
  "zh.open.m6-officer-back": {
    question: "What if the escaped officer gets back to his building?",
    byDefault: "waits",
    readings: {
      waits: "He waits there and is captured again by an attacker that enters it.",
      "out-of-reach": "He is out of reach for good.",
    },
  },
  "zh.open.m8-fire-calm": {
    question: "Can the crew fire while Calm or Suspicious, when targeted actions are barred?",
    byDefault: "allowed",
    readings: {
      allowed: "Yes: the mission says so of the crew, and firing at the sky is no attack on the raiders.",
      "after-alarm": "Only after the alarm.",
    },
  },
  "zh.open.m8-no-pair": {
    question: "The crew is a pair from the reserves: what if none is there?",
    byDefault: "pair-needed",
    readings: {
      "pair-needed":
        "The defender must choose reserves so that a pair remains; a force without a pair is not legal in this mission.",
      "two-troopers": "Two individual troopers.",
    },
  },
  "zh.open.m8-crew-goal": {
    question: 'How does "the nearest defender may Advance towards the gun" work with the 15" limit?',
    byDefault: "any-distance",
    readings: {
      "any-distance":
        "The defender nearest to the gun may do so from any distance; it becomes crew when its base touches the gun.",
      "within-15": 'Only within 15"',
    },
  },
  "zh.open.bomb-explosion": {
    question: 'Is a falling bomb an "Explosion" (+5, lights, distraction, smoke)?',
    byDefault: "own-effects",
    readings: {
      "own-effects": "No: its text gives its own effects.",
      "as-explosion": "Yes, with all of p.33.",
    },
  },
  "zh.open.barracks-woken": {
    question: "Do sleepers woken by an intruder before the alarm get tokens?",
    byDefault: "at-once",
    readings: {
      "at-once": "Yes: their tokens go into the container at once; they act like other defenders of that level.",
      "after-alarm": "Only after the alarm.",
    },
  },
  "zh.open.simultaneous-end": {
    question: "Both sides fulfil an end condition in one action?",
    byDefault: "all-resolved",
    readings: {
      "all-resolved": "All effects of the action are resolved, then each objective is judged.",
      "acting-side-first": "The acting side first.",
    },
  },
  "zh.open.turn-limit": {
    question: "Is there a limit of turns?",
    byDefault: "none",
    readings: {
      none: "None is printed.",
      twelve: "An optional limit of 12 turns, then judged.",
    },
  },
  "zh.open.m7-carrier": {
    question: '"Next to the escorting fighter" in mission 7?',
    byDefault: "searcher",
    readings: {
      searcher: "The searching fighter; the wording is left over from mission 6, and nobody else could be meant.",
    },
    switchable: false,
  },
  "zh.open.captive-success": {
    question: "How does spending a success reduce the move with a captive?",
    byDefault: "gives-no-movement",
    readings: {
      "gives-no-movement": 'That success gives no movement (1" for Sneak, 2" for Advance).',
      "no-loss": "No loss of movement.",
    },
  },
  "zh.open.captive-struggle-dir": {
    question: "Which way are the 2\" of a struggling captive's escort?",
    byDefault: "as-prescribed",
    readings: {
      "as-prescribed": 'As the action prescribes, up to 2" for Sneak, full 2" for Advance.',
      free: 'Free, up to 2" in an Advance as well.',
    },
  },
  "zh.open.imposter-alarm": {
    question: 'The discovered imposter "raises the Alarm Level by 3".',
    byDefault: "three",
    readings: {
      three: "3 as printed, in place of the close-watch sum.",
      four: "4.",
    },
  },
  "zh.open.raid-symbols": {
    question: "Which results distract and which drop a bomb?",
    byDefault: "white",
    readings: {
      white: "1W: medal distracts, alert bombs.",
      grey: "1G: stealth distracts, medal bombs.",
    },
  },
  "zh.open.m8-crew-cover": {
    question: "Do Penetrate and Indirect take the cover away that the crew of the gun always counts as being in?",
    byDefault: "always",
    readings: {
      always: 'No: the mission says "always", and its rules go before those of weapons.',
      "as-others": "Yes, as from everybody.",
    },
  },
  "zh.open.m8-gun-out": {
    question: "Does a destroyed gun end mission 8?",
    byDefault: "third-location",
    readings: {
      "third-location": "No: only the third bombed location does.",
      "gun-out": "Yes.",
    },
  },
  "zh.open.m4-covert": {
    question: "In mission 4, is the clear-view die possible against an objective?",
    byDefault: "yes",
    readings: {
      yes: "Yes, by the normal rule.",
      no: "No.",
    },
  },
});
