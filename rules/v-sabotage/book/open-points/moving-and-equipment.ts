import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rules leave open: moving and equipment. */
export const movingAndEquipmentPoints = openPointsUnder("Moving and equipment", {
  "vs.open.trap-entry-state": {
    question: "State of a commando on entry through a trap door (first turn, or after exiting)",
    byDefault: "stealthy",
    readings: {
      stealthy:
        "It comes from out of sight: it counts as stealthy before it enters, so small or careful entry is stealthy with a check if enemies are there.",
      "as-it-exited": "It keeps the state it had when it exited.",
    },
  },
  "vs.open.trap-entry-fire": {
    question: "Does entry through a trap door onto a tile with enemies cause reaction fire?",
    byDefault: "no",
    readings: {
      no: "No: stealthy before (above), and there is no departure tile to roll against.",
      "destination-number": "Against the number of the destination tile, if it exited visible.",
    },
  },
  "vs.open.stealthmove-enemies": {
    question: "May a visible commando pay 2 AP to move onto a medium tile with enemies?",
    byDefault: "stays-visible",
    readings: {
      "stays-visible": "Yes, but it stays visible and suffers reaction fire.",
      illegal: "The action is illegal then.",
    },
  },
  "vs.open.aid-full-ap": {
    question: '"Full AP at once" for a commando healed by another',
    byDefault: "restored",
    readings: {
      restored:
        "Its AP become 3 less AP it spent on actions this turn; if it has not finished this commando phase it may use them.",
      fresh: "A fresh 3 AP, even after its own activation.",
    },
    switchable: false,
  },
  "vs.open.aid-after-activation": {
    question: "May a healed commando act again when its activation is over?",
    byDefault: "yes",
    readings: {
      yes: "Yes, with the AP restored, after the healer's activation.",
      no: "No.",
    },
  },
  "vs.open.aid-large-tile": {
    question: 'The line on the large tile breaks off after "(and"',
    byDefault: "unless-uniform",
    readings: {
      "unless-uniform": "A healed commando on a large tile is visible, unless it wears a uniform.",
      always: "Visible always.",
    },
  },
  "vs.open.aid-escort": {
    question: 'A kit may heal "another character"',
    byDefault: "nothing",
    readings: {
      nothing: "Only commandos have something to heal; other characters are unaffected.",
      "cancels-hit": "Cancels the hit of an escorted person in the same turn.",
    },
    switchable: false,
  },
  "vs.open.uniform-with-enemy": {
    question: "A visible commando puts on a uniform at a tile with enemy units",
    byDefault: "not-allowed",
    readings: {
      "not-allowed": "Not allowed: it could not become stealthy, and visible wearers lose the uniform.",
      wasted: "Allowed and wasted.",
    },
  },
  "vs.open.nest-leave-cost": {
    question: 'The line on entering and leaving a nest breaks off after "at no"',
    byDefault: "zero-ap-times",
    readings: {
      "zero-ap-times": "No cost, at 0 AP times.",
      "own-activation": "No cost, at any time of its own activation only.",
    },
    switchable: false,
  },
  "vs.open.nest-low-number": {
    question: "A nest on a tile with tile number 6: does a 5 hit the nest?",
    byDefault: "cover-replaces",
    readings: {
      "cover-replaces": "Yes: the cover 5+ replaces the tile number.",
      "higher-counts": "The higher of the two counts.",
    },
  },
  "vs.open.nest-forced": {
    question: "Must an enemy die of 5–6 go to a visible commando in the nest when no other target is left?",
    byDefault: "must",
    readings: {
      must: "Yes: a hit is lost only when no one can take it.",
      "may-refuse": "It may be refused.",
    },
  },
  "vs.open.overheat-scope": {
    question: '"This weapon": the single token or the kind?',
    byDefault: "token",
    readings: {
      token: "The single token (or nest).",
      kind: "Every weapon of that kind; the MG42s of nests are a kind of their own.",
      "kind-with-nests": "Every weapon of that kind; the MG42 of a nest is an MG42.",
    },
  },
  "vs.open.overheat-enemy": {
    question: "Does a commando's use stop an enemy unit that takes the nest?",
    byDefault: "no",
    readings: {
      no: "No: the rule names commandos.",
      yes: "Yes.",
    },
    switchable: false,
  },
  "vs.open.grenade-commando": {
    question: '"A commando shot never hits another commando" against "a grenade may hit any visible character"',
    byDefault: "any-visible",
    readings: {
      "any-visible": "The grenade rule wins for grenades, other commandos included.",
      "thrower-only": "Only the thrower can be hit.",
    },
  },
  "vs.open.grenade-flags": {
    question: "Do grenade, TNT and bombardment bear the noise or reveal symbols?",
    byDefault: "noise-only",
    readings: {
      "noise-only": "Noise: all three, on the terrain of the effect; reveal: none.",
      "see-switches": "See 6.3 for the switches.",
    },
    switchable: false,
  },
  "vs.open.tnt-triangular": {
    question: '"Triangular tokens stay in place" against "may destroy an objective"',
    byDefault: "destroyed",
    readings: {
      destroyed: "Alarm and nest stay; an objective meant to be destroyed is destroyed.",
      "all-stay": "All triangular tokens stay, objectives are only marked done.",
    },
    switchable: false,
  },
  "vs.open.tnt-barricade": {
    question: "Does TNT remove a crowbar on an entrance, or units waiting there?",
    byDefault: "no",
    readings: {
      no: "No: they are outside the tile.",
      "crowbar-goes": "The crowbar goes.",
    },
  },
  "vs.open.bomb-reward": {
    question: "Do units eliminated by a bombardment leave equipment?",
    byDefault: "yes",
    readings: {
      yes: "Yes: only explosions are said to leave none.",
      no: "No: it is no shot.",
    },
  },
  "vs.open.gas-reward": {
    question: "Do units eliminated by gas leave equipment?",
    byDefault: "yes",
    readings: {
      yes: "Yes, one each, after the effect; the barrel itself leaves none.",
      no: "No.",
    },
  },
  "vs.open.gas-enters": {
    question: "Does the gas eliminate characters that enter later in the turn?",
    byDefault: "yes",
    readings: {
      yes: "Yes: the effect lasts to the end of the turn.",
      no: "Only those present at once.",
    },
  },
  "vs.open.gas-presence": {
    question: 'A barrel "counts as an enemy unit": does it cause checks, reaction fire, spotted sightings, movement?',
    byDefault: "target-only",
    readings: {
      "target-only": "No: only as a target of shots and close combat.",
      "stealth-checks": "It counts for stealth checks as well.",
    },
  },
  "vs.open.spotted-who": {
    question: "Who is revealed by a spotted token",
    byDefault: "eliminator",
    readings: {
      eliminator: "Only the commando that eliminated the unit.",
      "every-stealthy-commando":
        "Every stealthy commando on the tile as well, whoever has eliminated the unit and from wherever.",
    },
  },
  "vs.open.airdrop-path": {
    question: 'Which tile decides on "indoor", and what if there is no tile that way?',
    byDefault: "last-tile",
    readings: {
      "last-tile": "The last tile reached; off the map the drop is cancelled; walls do not matter.",
      "every-tile": "Every tile passed counts.",
    },
    switchable: false,
  },
  "vs.open.airdrop-many-tiles": {
    question: "Several tiles lie in the drift direction",
    byDefault: "user-chooses",
    readings: {
      "user-chooses": "The user chooses.",
      "longest-edge": "The one with the longest shared edge.",
    },
    switchable: false,
  },
});
