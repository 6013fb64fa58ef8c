import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: cards, forces, missions. */
export const cardsAndMissionsPoints = {
  "zh.open.at-the-double-medal": {
    topic: "Cards, forces, missions",
    question: "Does At the Double! need a medal?",
    byDefault: "needs-medal",
    readings: {
      "needs-medal": { text: 'Yes: it is played after rolling, and a symbol is missing before "+4"".' },
      free: { text: "No." },
    },
    switchable: true,
  },
  "zh.open.old-hand-turn": {
    topic: "Cards, forces, missions",
    question: "When does Old Hand turn a fighter in a Roving Patrol?",
    byDefault: "after-the-move",
    readings: {
      "after-the-move": { text: "After the move, as in a Patrol Route." },
      "with-the-dice": { text: "Before the move, when it turns by its dice: it then goes the way it has chosen." },
    },
    switchable: true,
  },
  "zh.open.veteran-medal": {
    topic: "Cards, forces, missions",
    question: "Do Camouflage Expert and Light Feet need a medal?",
    byDefault: "camouflage-only",
    readings: {
      "camouflage-only": {
        text: "Camouflage Expert yes: it is printed in the form of the medal effects. Light Feet no: it is paid for with a success.",
      },
      both: { text: "Both." },
      neither: { text: "Neither." },
    },
    switchable: true,
  },
  "zh.open.light-feet": {
    topic: "Cards, forces, missions",
    question: "Which result does Light Feet cancel? The symbol is lost.",
    byDefault: "alert",
    readings: {
      alert: {
        text: "An alert: no other result is worth a success, and an Advance rolls white dice. The book leaves no second reading.",
      },
    },
    switchable: false,
  },
  "zh.open.reserve-half": {
    topic: "Cards, forces, missions",
    question: "Half of the troopers: fighters or cards?",
    byDefault: "fighters",
    readings: {
      fighters: {
        text: "Fighters, pairs counting 2; the smallest number of at least half that can be made from whole cards.",
      },
      cards: { text: "Cards." },
    },
    switchable: true,
  },
  "zh.open.reserve-fail-token": {
    topic: "Cards, forces, missions",
    question: "Is the token spent when the reserve test fails?",
    byDefault: "spent",
    readings: { spent: { text: "Yes: an action was assigned." }, returns: { text: "The token returns." } },
    switchable: true,
  },
  "zh.open.reserve-first-turn": {
    topic: "Cards, forces, missions",
    question:
      "The alarm is raised when no token of the turn is left to be drawn: in which turn do reserves take their Smarts tests?",
    byDefault: "turn-of-alarm",
    readings: {
      "turn-of-alarm": { text: "In that turn, which is over: from the next turn on they enter without a test." },
      "next-turn": { text: "In the next turn, the first in which an action can be assigned to them." },
    },
    switchable: true,
  },
  "zh.open.ratio-dogs": {
    topic: "Cards, forces, missions",
    question: '"Guard dogs are not counted": the dog or its handler?',
    byDefault: "handler-is-trooper",
    readings: {
      "handler-is-trooper": { text: "The dog. Handlers are individual troopers." },
      "not-counted": { text: "Handlers are not counted either." },
    },
    switchable: true,
  },
  "zh.open.half": {
    topic: "Cards, forces, missions",
    question: "Half of an odd number?",
    byDefault: "rounded-up",
    readings: { "rounded-up": { text: "At least half, so rounded up." }, "rounded-down": { text: "Rounded down." } },
    switchable: true,
  },
  "zh.open.deploy-facing": {
    topic: "Cards, forces, missions",
    question: "Mission 1 does not say which way its defenders face when deployed.",
    byDefault: "chosen",
    readings: {
      chosen: { text: 'Any way the defender chooses, as for the "other defenders" of missions 2 to 8.' },
      "towards-attackers": { text: "Towards the edge where the attackers enter." },
    },
    switchable: true,
  },
  "zh.open.no-winner": {
    topic: "Cards, forces, missions",
    question: "A game can end with neither primary achieved (mission 3: charge set but not exploded).",
    byDefault: "draw",
    readings: { draw: { text: "Draw." }, "charge-explodes": { text: "The charge still explodes." } },
    switchable: true,
  },
  "zh.open.last-charge": {
    topic: "Cards, forces, missions",
    question:
      '"If all attackers with demo charges are taken out" (missions 3, 4): does one that has used its charge, or has left the table, still count?',
    byDefault: "all-equipped",
    readings: {
      "all-equipped": {
        text: "All that were equipped at the start count; one that left the table or has set its charge is not taken out, so the game goes on. While a set charge is on the table the game does not end this way.",
      },
      "holders-only": { text: "Only attackers that still hold one." },
    },
    switchable: true,
  },
  "zh.open.stuck-end": {
    topic: "Cards, forces, missions",
    question:
      "In missions 3 to 7 it can happen that no printed end is possible any more (all attackers gone, fewer than half taken out, primary not done).",
    byDefault: "ends",
    readings: {
      ends: {
        text: "The game also ends when no attacker is left in play or waiting to enter and no set charge is still to explode; primaries and secondaries are judged as they stand.",
      },
      "plays-on": { text: "Play until the players agree." },
    },
    switchable: true,
  },
  "zh.open.m4-target": {
    topic: "Cards, forces, missions",
    question: 'Does the nearest-enemy rule bind a grenade thrown at an objective, and can it be nearer than 2"?',
    byDefault: "objective-is-target",
    readings: {
      "objective-is-target": {
        text: 'The nearest-enemy rule does not (the objective "is the target"); range, line of sight and the 2" minimum of Shoot apply.',
      },
      "no-least-distance": { text: 'The 2" minimum does not apply to objectives.' },
    },
    switchable: true,
  },
  "zh.open.m4-placement": {
    topic: "Cards, forces, missions",
    question: "Who places the five objectives of mission 4?",
    byDefault: "battlefield",
    readings: {
      battlefield: { text: "They belong to the battlefield and are agreed or fixed by it (6.5)." },
      defender: { text: "The defender: one lies at the centre, it chooses the items for the others." },
      alternately: {
        text: "Both in turn, the defender first: one lies at the centre, they choose the items for the others.",
      },
    },
    switchable: true,
  },
  "zh.open.m6-officer-back": {
    topic: "Cards, forces, missions",
    question: "What if the escaped officer gets back to his building?",
    byDefault: "waits",
    readings: {
      waits: { text: "He waits there and is captured again by an attacker that enters it." },
      "out-of-reach": { text: "He is out of reach for good." },
    },
    switchable: true,
  },
  "zh.open.m8-fire-calm": {
    topic: "Cards, forces, missions",
    question: "Can the crew fire while Calm or Suspicious, when targeted actions are barred?",
    byDefault: "allowed",
    readings: {
      allowed: { text: "Yes: the mission says so of the crew, and firing at the sky is no attack on the raiders." },
      "after-alarm": { text: "Only after the alarm." },
    },
    switchable: true,
  },
  "zh.open.m8-no-pair": {
    topic: "Cards, forces, missions",
    question: "The crew is a pair from the reserves: what if none is there?",
    byDefault: "pair-needed",
    readings: {
      "pair-needed": {
        text: "The defender must choose reserves so that a pair remains; a force without a pair is not legal in this mission.",
      },
      "two-troopers": { text: "Two individual troopers." },
    },
    switchable: true,
  },
  "zh.open.m8-crew-goal": {
    topic: "Cards, forces, missions",
    question: 'How does "the nearest defender may Advance towards the gun" work with the 15" limit?',
    byDefault: "any-distance",
    readings: {
      "any-distance": {
        text: "The defender nearest to the gun may do so from any distance; it becomes crew when its base touches the gun.",
      },
      "within-15": { text: 'Only within 15"' },
    },
    switchable: true,
  },
  "zh.open.bomb-explosion": {
    topic: "Cards, forces, missions",
    question: 'Is a falling bomb an "Explosion" (+5, lights, distraction, smoke)?',
    byDefault: "own-effects",
    readings: {
      "own-effects": { text: "No: its text gives its own effects." },
      "as-explosion": { text: "Yes, with all of p.33." },
    },
    switchable: true,
  },
  "zh.open.barracks-woken": {
    topic: "Cards, forces, missions",
    question: "Do sleepers woken by an intruder before the alarm get tokens?",
    byDefault: "at-once",
    readings: {
      "at-once": {
        text: "Yes: their tokens go into the container at once; they act like other defenders of that level.",
      },
      "after-alarm": { text: "Only after the alarm." },
    },
    switchable: true,
  },
  "zh.open.simultaneous-end": {
    topic: "Cards, forces, missions",
    question: "Both sides fulfil an end condition in one action?",
    byDefault: "all-resolved",
    readings: {
      "all-resolved": { text: "All effects of the action are resolved, then each objective is judged." },
      "acting-side-first": { text: "The acting side first." },
    },
    switchable: true,
  },
  "zh.open.turn-limit": {
    topic: "Cards, forces, missions",
    question: "Is there a limit of turns?",
    byDefault: "none",
    readings: { none: { text: "None is printed." }, twelve: { text: "An optional limit of 12 turns, then judged." } },
    switchable: true,
  },
  "zh.open.m7-carrier": {
    topic: "Cards, forces, missions",
    question: '"Next to the escorting fighter" in mission 7?',
    byDefault: "searcher",
    readings: {
      searcher: {
        text: "The searching fighter; the wording is left over from mission 6, and nobody else could be meant.",
      },
    },
    switchable: false,
  },
  "zh.open.captive-success": {
    topic: "Cards, forces, missions",
    question: "How does spending a success reduce the move with a captive?",
    byDefault: "gives-no-movement",
    readings: {
      "gives-no-movement": { text: 'That success gives no movement (1" for Sneak, 2" for Advance).' },
      "no-loss": { text: "No loss of movement." },
    },
    switchable: true,
  },
  "zh.open.captive-struggle-dir": {
    topic: "Cards, forces, missions",
    question: "Which way are the 2\" of a struggling captive's escort?",
    byDefault: "as-prescribed",
    readings: {
      "as-prescribed": { text: 'As the action prescribes, up to 2" for Sneak, full 2" for Advance.' },
      free: { text: 'Free, up to 2" in an Advance as well.' },
    },
    switchable: true,
  },
  "zh.open.imposter-alarm": {
    topic: "Cards, forces, missions",
    question: 'The discovered imposter "raises the Alarm Level by 3".',
    byDefault: "three",
    readings: { three: { text: "3 as printed, in place of the close-watch sum." }, four: { text: "4." } },
    switchable: true,
  },
  "zh.open.raid-symbols": {
    topic: "Cards, forces, missions",
    question: "Which results distract and which drop a bomb?",
    byDefault: "white",
    readings: {
      white: { text: "1W: medal distracts, alert bombs." },
      grey: { text: "1G: stealth distracts, medal bombs." },
    },
    switchable: true,
  },
  "zh.open.m8-gun-out": {
    topic: "Cards, forces, missions",
    question: "Does a destroyed gun end mission 8?",
    byDefault: "third-location",
    readings: { "third-location": { text: "No: only the third bombed location does." }, "gun-out": { text: "Yes." } },
    switchable: true,
  },
  "zh.open.m4-covert": {
    topic: "Cards, forces, missions",
    question: "In mission 4, is the clear-view die possible against an objective?",
    byDefault: "yes",
    readings: { yes: { text: "Yes, by the normal rule." }, no: { text: "No." } },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
