import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: dice, medals, timing. */
export const diceAndTimingPoints = {
  "zh.open.dice-faces": {
    topic: "Dice, medals, timing",
    question: "Which faces do the dice have?",
    byDefault: "blog",
    readings: {
      blog: { text: "Those of 2.1; they meet every constraint of the source." },
      other: {
        text: "Any table with those constraints; which one would have to be said in the data, for none is printed.",
      },
    },
    switchable: false,
  },
  "zh.open.chevron-bearing": {
    topic: "Dice, medals, timing",
    question: "How does a program get the direction of a chevron?",
    byDefault: "degrees",
    readings: {
      degrees: { text: "Uniform whole degree per chevron result." },
      "eight-points": { text: "Eight compass points." },
    },
    switchable: true,
  },
  "zh.open.basic-dice": {
    topic: "Dice, medals, timing",
    question: "Which two dice make a basic test?",
    byDefault: "mixed",
    readings: {
      mixed: { text: "1W+1G: both alert and stealth can occur in the test to enter a building." },
      "two-grey": { text: "2G." },
      "two-white": { text: "2W." },
    },
    switchable: true,
  },
  "zh.open.lost-die": {
    topic: "Dice, medals, timing",
    question: "Which die is lost in a Trauma or Recon roll?",
    byDefault: "white",
    readings: {
      white: { text: "The white one; what remains is less likely to succeed." },
      grey: { text: "The grey one." },
    },
    switchable: true,
  },
  "zh.open.bonus-colours": {
    topic: "Dice, medals, timing",
    question: "Which colours do bonus and extra dice have?",
    byDefault: "as-listed",
    readings: {
      "as-listed": { text: "As in 2.2." },
      "all-white": { text: "All white." },
      "all-grey": { text: "All grey." },
    },
    switchable: true,
  },
  "zh.open.reroll-chain": {
    topic: "Dice, medals, timing",
    question: "May a medal that comes up on a re-roll be used?",
    byDefault: "again",
    readings: { again: { text: "Yes, for an effect not yet used in this action." }, never: { text: "No." } },
    switchable: true,
  },
  "zh.open.reroll-symbol": {
    topic: "Dice, medals, timing",
    question:
      'The symbol in "re-roll the … result" is lost (Assist, Accurate, Aggression, Double Tap, Fortified, Quick Reload, Dead Eye Shot): which die?',
    byDefault: "medal-die",
    readings: {
      "medal-die": { text: 'The die that shows the medal being used: the Trauma and Recon texts say "this dice".' },
      "any-die-or-alert": { text: "Any one die; one alert die." },
    },
    switchable: true,
  },
  "zh.open.result-symbols": {
    topic: "Dice, medals, timing",
    question:
      'Result symbols are lost in these rules too: which result counts only within 15" (Sneak) or 6" (Noisy), is given by Freeze, cancelled by Quiet, forced by Very Loud?',
    byDefault: "alerts",
    readings: {
      alerts: {
        text: "Alert, except Freeze: stealth. The Freeze example (staying covert by cancelling) and the sense of the names fix it: there is no second reading.",
      },
    },
    switchable: false,
  },
  "zh.open.attack-rolls-order": {
    topic: "Dice, medals, timing",
    question: "Is a target allowed to know the attacker's medals before it Ducks or Defends?",
    byDefault: "attack-first",
    readings: {
      "attack-first": { text: "Yes: the attack roll with all its re-rolls is finished before the response is rolled." },
      "rolls-then-medals": {
        text: "Both rolls are made, then medals are used: a target on which successes already lie responds before the attacker uses medals. Where those give the first success it responds afterwards.",
      },
    },
    switchable: true,
  },
  "zh.open.counter-strength": {
    topic: "Dice, medals, timing",
    question: "With which weapon are counter-attack hits rolled?",
    byDefault: "hand-weapon",
    readings: {
      "hand-weapon": {
        text: "The defender's hand-to-hand weapon (knife or improvised) at its normal strength: Cut Throat is for Fight rolls.",
      },
      ranged: { text: "Its ranged weapon." },
      improvised: { text: "Improvised always." },
    },
    switchable: true,
  },
  "zh.open.three-medals-where": {
    topic: "Dice, medals, timing",
    question: "Does three medals = 1 success hold for tests, Wound, Trauma and Recon?",
    byDefault: "always",
    readings: { always: { text: 'Yes: "always".' }, "actions-only": { text: "Actions only." } },
    switchable: true,
  },
  "zh.open.result-order": {
    topic: "Dice, medals, timing",
    question: "When are alert and stealth results applied?",
    byDefault: "after-the-move",
    readings: {
      "after-the-move": {
        text: "After the acting fighter's re-rolls, medal effects and move, before any response; close watch comes after everything. The Shoot example gives the shooter its marker before the Duck.",
      },
      "at-once": {
        text: "Immediately after the roll with its re-rolls, before the move and whatever else it brings about.",
      },
      "at-the-end": {
        text: "At the end of the action: after hits and responses, those of whoever responded first.",
      },
    },
    switchable: true,
  },
  "zh.open.watch-nested": {
    topic: "Dice, medals, timing",
    question: 'Do responsive actions and the two actions of an order each have an "end of the action" for close watch?',
    byDefault: "once-at-end",
    readings: {
      "once-at-end": {
        text: "A response belongs to the action that caused it: one check at the end of all. Each action of an order has its own check.",
      },
      "each-response": { text: "A check after every response." },
    },
    switchable: true,
  },
  "zh.open.covert-when": {
    topic: "Dice, medals, timing",
    question: "Is a fighter whose own roll gives an alert still covert for that roll's bonus die and Cut Throat?",
    byDefault: "before-results",
    readings: {
      "before-results": { text: "Yes: both are judged before the roll's results are applied." },
      "knife-afterwards": { text: "Cut Throat judged afterwards." },
    },
    switchable: true,
  },
  "zh.open.sneak-alert-when": {
    topic: "Dice, medals, timing",
    question: 'When must an enemy be within 15" for a Sneak alert to count?',
    byDefault: "end-of-move",
    readings: {
      "end-of-move": { text: "At the end of the move; mission 8 uses that moment for the like rule." },
      start: { text: "At the start." },
      "any-time": { text: "At any time of the action." },
    },
    switchable: true,
  },
  "zh.open.removal-watch-when": {
    topic: "Dice, medals, timing",
    question: 'When is "cannot lose its marker under close watch" judged?',
    byDefault: "when-applied",
    readings: {
      "when-applied": { text: "When the result is applied, so after the move." },
      start: { text: "At the start of the action." },
    },
    switchable: true,
  },
  "zh.open.counts-as-detected": {
    topic: "Dice, medals, timing",
    question: 'What does "counts as detected" (near a marked friend, near a Light) include?',
    byDefault: "everything",
    readings: {
      everything: {
        text: 'Everything that asks for detected or covert: targets, Advance, blocking a clear view, and no covert bonus. Only "has a marker" differs: such a fighter can still be given one.',
      },
      "bonus-stays": { text: "The covert bonus stays, since there is no marker." },
    },
    switchable: true,
  },
  "zh.open.near-friend-chain": {
    topic: "Dice, medals, timing",
    question: "Does a fighter that only counts as detected pass this on?",
    byDefault: "marker-only",
    readings: { "marker-only": { text: "No: only a marker does." }, chain: { text: "Yes." } },
    switchable: true,
  },
  "zh.open.recon-marker": {
    topic: "Dice, medals, timing",
    question: "Recon success on a fighter that only counts as detected?",
    byDefault: "own-marker",
    readings: {
      "own-marker": { text: "It gets a marker of its own." },
      "already-detected": { text: "Treated as already detected: extras only." },
    },
    switchable: true,
  },
  "zh.open.very-loud-stealth": {
    topic: "Dice, medals, timing",
    question: "May stealth results cancel the alert of Very Loud?",
    byDefault: "one-remains",
    readings: {
      "one-remains": { text: "No: at least one alert remains." },
      "minimum-first": { text: "The minimum is set before cancelling." },
    },
    switchable: true,
  },
  "zh.open.quiet-scope": {
    topic: "Dice, medals, timing",
    question: "Quiet: Shoot only (p.31) or Shoot and Fight (p.63)?",
    byDefault: "both",
    readings: {
      both: { text: "Both: the knife has Quiet and is used only in Fights." },
      "shoot-only": { text: "Shoot only." },
    },
    switchable: true,
  },
  "zh.open.special-rules-medal": {
    topic: "Dice, medals, timing",
    question: "Are Penetrate, Indirect, Headshot and the like medal effects?",
    byDefault: "all",
    readings: {
      all: { text: "Yes: only Very Loud is excepted, and the Shoot example treats Spread so." },
      "re-rolls-only": { text: "Only the re-roll rules." },
    },
    switchable: true,
  },
  "zh.open.spread-covert": {
    topic: "Dice, medals, timing",
    question: "Can covert fighters be hit by Spread and Blast?",
    byDefault: "either",
    readings: {
      either: { text: 'Yes: "next nearest fighter from either side".' },
      "detected-only": { text: "Only detected ones." },
    },
    switchable: true,
  },
  "zh.open.extra-die-medal": {
    topic: "Dice, medals, timing",
    question: "Does a medal on the extra die of Spread or Blast count?",
    byDefault: "usable",
    readings: { usable: { text: "Yes, for an effect not yet used." }, unusable: { text: "No." } },
    switchable: true,
  },
  "zh.open.quick-draw": {
    topic: "Dice, medals, timing",
    question: "Does Quick Draw work with a pistol that is not the weapon fought with?",
    byDefault: "owning-a-pistol",
    readings: {
      "owning-a-pistol": {
        text: "Yes: owning the pistol is enough; strikes and counter-attacks still use the knife or improvised strength.",
      },
      "listed-pistol": { text: "Only a pistol listed as the ranged weapon and no knife." },
    },
    switchable: true,
  },
  "zh.open.rear-when": {
    topic: "Dice, medals, timing",
    question: 'How is "at no point of the action" tested for the rear die?',
    byDefault: "whole-move",
    readings: {
      "whole-move": {
        text: "At the attacker's start, along its move and at its end. A straddle roll is made where needed.",
      },
      "start-and-end": { text: "Start and end only." },
    },
    switchable: true,
  },
  "zh.open.shoot-los-turn": {
    topic: "Dice, medals, timing",
    question: "Is line of sight to a shooting target judged before the free turn?",
    byDefault: "turns-first",
    readings: {
      "turns-first": { text: "No: as if facing it, since the fighter turns to face before firing." },
      "front-only": { text: "Only enemies already to the front." },
    },
    switchable: true,
  },
  "zh.open.nearest-legal": {
    topic: "Dice, medals, timing",
    question: 'Is "nearest" taken among all detected enemies or only legal targets?',
    byDefault: "legal-only",
    readings: {
      "legal-only": {
        text: 'Only legal ones (line of sight, range, not within 2"): otherwise the action could have no target at all.',
      },
      "all-in-sight": { text: "All detected enemies in line of sight." },
    },
    switchable: true,
  },
  "zh.open.fight-gap": {
    topic: "Dice, medals, timing",
    question: 'Do fighters keep the 1" gap in a Fight?',
    byDefault: "1-to-2",
    readings: {
      "1-to-2": { text: 'Yes (FAQ): the move ends between 1" and 2" from the target.' },
      "may-touch": { text: "They may touch." },
    },
    switchable: true,
  },
  "zh.open.fight-distant": {
    topic: "Dice, medals, timing",
    question: "When is the Distant Target test of a Fight taken?",
    byDefault: "after-the-move",
    readings: {
      "after-the-move": {
        text: 'After the move, as printed; so the other target must be within 2" after moving towards the nearest.',
      },
      "before-the-move": { text: "Before the move." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
