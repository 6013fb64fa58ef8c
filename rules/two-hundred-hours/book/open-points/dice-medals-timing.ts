import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const diceMedalsTimingPoints = openPointsUnder("Dice, medals, timing", {
  "zh.open.dice-faces": fixedPoint("Which faces do the dice have?", {
    blog: "White: I, I, II, III, a medal and an alert. Grey: I, II, III, two medals and a stealth. They meet every constraint of the source.",
    other: "Any table with those constraints; which one would have to be said in the data, for none is printed.",
  }),
  "zh.open.chevron-bearing": point("How does a program get the direction of a chevron?", {
    degrees: "Uniform whole degree per chevron result.",
    "eight-points": "Eight compass points.",
  }),
  "zh.open.basic-dice": point("Which two dice make a basic test?", {
    mixed: "1W+1G: both alert and stealth can occur in the test to enter a building.",
    "two-grey": "2G.",
    "two-white": "2W.",
  }),
  "zh.open.lost-die": point("Which die is lost in a Trauma or Recon roll?", {
    white: "The white one; what remains is less likely to succeed.",
    grey: "The grey one.",
  }),
  "zh.open.bonus-colours": point("Which colours do bonus and extra dice have?", {
    "as-listed":
      "Grey for an attack that is covert or from the rear, and for a Sneak that nobody sees; all others white.",
    "all-white": "All white.",
    "all-grey": "All grey.",
  }),
  "zh.open.reroll-chain": point("May a medal that comes up on a re-roll be used?", {
    again: "Yes, for an effect not yet used in this action.",
    never: "No.",
  }),
  "zh.open.reroll-symbol": point(
    'The symbol in "re-roll the … result" is lost (Assist, Accurate, Aggression, Double Tap, Fortified, Quick Reload, Dead Eye Shot): which die?',
    {
      "medal-die": 'The die that shows the medal being used: the Trauma and Recon texts say "this dice".',
      "any-die-or-alert": "Any one die; one alert die.",
    },
  ),
  "zh.open.result-symbols": fixedPoint(
    'Result symbols are lost in these rules too: which result counts only within 15" (Sneak) or 6" (Noisy), is given by Freeze, cancelled by Quiet, forced by Very Loud?',
    {
      alerts:
        "Alert, except Freeze: stealth. The Freeze example (staying covert by cancelling) and the sense of the names fix it: there is no second reading.",
    },
  ),
  "zh.open.attack-rolls-order": point("Is a target allowed to know the attacker's medals before it Ducks or Defends?", {
    "attack-first": "Yes: the attack roll with all its re-rolls is finished before the response is rolled.",
    "rolls-then-medals":
      "Both rolls are made, then medals are used: a target on which successes already lie responds before the attacker uses medals. Where those give the first success it responds afterwards.",
  }),
  "zh.open.counter-strength": point("With which weapon are counter-attack hits rolled?", {
    "hand-weapon":
      "The defender's hand-to-hand weapon (knife or improvised) at its normal strength: Cut Throat is for Fight rolls.",
    ranged: "Its ranged weapon.",
    improvised: "Improvised always.",
  }),
  "zh.open.three-medals-where": point("Does three medals = 1 success hold for tests, Wound, Trauma and Recon?", {
    always: 'Yes: "always".',
    "actions-only": "Actions only.",
  }),
  "zh.open.result-order": point("When are alert and stealth results applied?", {
    "after-the-move":
      "After the acting fighter's re-rolls, medal effects and move, before any response; close watch comes after everything. The Shoot example gives the shooter its marker before the Duck.",
    "at-once": "Immediately after the roll with its re-rolls, before the move and whatever else it brings about.",
    "at-the-end": "At the end of the action: after hits and responses, those of whoever responded first.",
  }),
  "zh.open.watch-nested": point(
    'Do responsive actions and the two actions of an order each have an "end of the action" for close watch?',
    {
      "once-at-end":
        "A response belongs to the action that caused it: one check at the end of all. Each action of an order has its own check.",
      "each-response": "A check after every response.",
    },
  ),
  "zh.open.covert-when": point(
    "Is a fighter whose own roll gives an alert still covert for that roll's bonus die and Cut Throat?",
    {
      "before-results": "Yes: both are judged before the roll's results are applied.",
      "knife-afterwards": "Cut Throat judged afterwards.",
    },
  ),
  "zh.open.sneak-alert-when": point('When must an enemy be within 15" for a Sneak alert to count?', {
    "end-of-move": "At the end of the move; mission 8 uses that moment for the like rule.",
    start: "At the start.",
    "any-time": "At any time of the action.",
  }),
  "zh.open.removal-watch-when": point('When is "cannot lose its marker under close watch" judged?', {
    "when-applied": "When the result is applied, so after the move.",
    start: "At the start of the action.",
  }),
  "zh.open.counts-as-detected": point('What does "counts as detected" (near a marked friend, near a Light) include?', {
    everything:
      'Everything that asks for detected or covert: targets, Advance, blocking a clear view, and no covert bonus. Only "has a marker" differs: such a fighter can still be given one.',
    "bonus-stays": "The covert bonus stays, since there is no marker.",
  }),
  "zh.open.near-friend-chain": point("Does a fighter that only counts as detected pass this on?", {
    "marker-only": "No: only a marker does.",
    chain: "Yes.",
  }),
  "zh.open.recon-marker": point("Recon success on a fighter that only counts as detected?", {
    "own-marker": "It gets a marker of its own.",
    "already-detected": "Treated as already detected: extras only.",
  }),
  "zh.open.very-loud-stealth": point("May stealth results cancel the alert of Very Loud?", {
    "one-remains": "No: at least one alert remains.",
    "minimum-first": "The minimum is set before cancelling.",
  }),
  "zh.open.quiet-scope": point("Quiet: Shoot only (p.31) or Shoot and Fight (p.63)?", {
    both: "Both: the knife has Quiet and is used only in Fights.",
    "shoot-only": "Shoot only.",
  }),
  "zh.open.special-rules-medal": point("Are Penetrate, Indirect, Headshot and the like medal effects?", {
    all: "Yes: only Very Loud is excepted, and the Shoot example treats Spread so.",
    "re-rolls-only": "Only the re-roll rules.",
  }),
  "zh.open.spread-covert": point("Can covert fighters be hit by Spread and Blast?", {
    either: 'Yes: "next nearest fighter from either side".',
    "detected-only": "Only detected ones.",
  }),
  "zh.open.extra-die-medal": point("Does a medal on the extra die of Spread or Blast count?", {
    usable: "Yes, for an effect not yet used.",
    unusable: "No.",
  }),
  "zh.open.quick-draw": point("Does Quick Draw work with a pistol that is not the weapon fought with?", {
    "owning-a-pistol":
      "Yes: owning the pistol is enough; strikes and counter-attacks still use the knife or improvised strength.",
    "listed-pistol": "Only a pistol listed as the ranged weapon and no knife.",
  }),
  "zh.open.rear-when": point('How is "at no point of the action" tested for the rear die?', {
    "whole-move": "At the attacker's start, along its move and at its end. A straddle roll is made where needed.",
    "start-and-end": "Start and end only.",
  }),
  "zh.open.shoot-los-turn": point("Is line of sight to a shooting target judged before the free turn?", {
    "turns-first": "No: as if facing it, since the fighter turns to face before firing.",
    "front-only": "Only enemies already to the front.",
  }),
  "zh.open.nearest-legal": point('Is "nearest" taken among all detected enemies or only legal targets?', {
    "legal-only":
      'Only legal ones (line of sight, range, not within 2"): otherwise the action could have no target at all.',
    "all-in-sight": "All detected enemies in line of sight.",
  }),
  "zh.open.fight-gap": point('Do fighters keep the 1" gap in a Fight?', {
    "1-to-2": 'Yes (FAQ): the move ends between 1" and 2" from the target.',
    "may-touch": "They may touch.",
  }),
  "zh.open.fight-distant": point("When is the Distant Target test of a Fight taken?", {
    "after-the-move":
      'After the move, as printed; so the other target must be within 2" after moving towards the nearest.',
    "before-the-move": "Before the move.",
  }),
});
