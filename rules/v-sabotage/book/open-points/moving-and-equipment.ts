import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const movingAndEquipmentPoints = openPointsUnder("Moving and equipment", {
  "vs.open.trap-entry-state": point("State of a commando on entry through a trap door (first turn, or after exiting)", {
    stealthy:
      "It comes from out of sight: it counts as stealthy before it enters, so small or careful entry is stealthy with a check if enemies are there.",
    "as-it-exited": "It keeps the state it had when it exited.",
  }),
  "vs.open.trap-entry-fire": point("Does entry through a trap door onto a tile with enemies cause reaction fire?", {
    no: "No: stealthy before (above), and there is no departure tile to roll against.",
    "destination-number": "Against the number of the destination tile, if it exited visible.",
  }),
  "vs.open.stealthmove-enemies": point("May a visible commando pay 2 AP to move onto a medium tile with enemies?", {
    "stays-visible": "Yes, but it stays visible and suffers reaction fire.",
    illegal: "The action is illegal then.",
  }),
  "vs.open.aid-full-ap": fixedPoint('"Full AP at once" for a commando healed by another', {
    restored:
      "Its AP become 3 less AP it spent on actions this turn; if it has not finished this commando phase it may use them.",
    fresh: "A fresh 3 AP, even after its own activation.",
  }),
  "vs.open.aid-after-activation": point("May a healed commando act again when its activation is over?", {
    yes: "Yes, with the AP restored, after the healer's activation.",
    no: "No.",
  }),
  "vs.open.aid-large-tile": point('The line on the large tile breaks off after "(and"', {
    "unless-uniform": "A healed commando on a large tile is visible, unless it wears a uniform.",
    always: "Visible always.",
  }),
  "vs.open.aid-escort": fixedPoint('A kit may heal "another character"', {
    nothing: "Only commandos have something to heal; other characters are unaffected.",
    "cancels-hit": "Cancels the hit of an escorted person in the same turn.",
  }),
  "vs.open.uniform-with-enemy": point("A visible commando puts on a uniform at a tile with enemy units", {
    "not-allowed": "Not allowed: it could not become stealthy, and visible wearers lose the uniform.",
    wasted: "Allowed and wasted.",
  }),
  "vs.open.nest-leave-cost": fixedPoint('The line on entering and leaving a nest breaks off after "at no"', {
    "zero-ap-times": "No cost, at 0 AP times.",
    "own-activation": "No cost, at any time of its own activation only.",
  }),
  "vs.open.nest-low-number": point("A nest on a tile with tile number 6: does a 5 hit the nest?", {
    "cover-replaces": "Yes: the cover 5+ replaces the tile number.",
    "higher-counts": "The higher of the two counts.",
  }),
  "vs.open.nest-forced": point(
    "Must an enemy die of 5–6 go to a visible commando in the nest when no other target is left?",
    {
      must: "Yes: a hit is lost only when no one can take it.",
      "may-refuse": "It may be refused.",
    },
  ),
  "vs.open.overheat-scope": point('"This weapon": the single token or the kind?', {
    token: "The single token (or nest).",
    kind: "Every weapon of that kind; the MG42s of nests are a kind of their own.",
    "kind-with-nests": "Every weapon of that kind; the MG42 of a nest is an MG42.",
  }),
  "vs.open.overheat-enemy": fixedPoint("Does a commando's use stop an enemy unit that takes the nest?", {
    no: "No: the rule names commandos.",
    yes: "Yes.",
  }),
  "vs.open.grenade-commando": point(
    '"A commando shot never hits another commando" against "a grenade may hit any visible character"',
    {
      "any-visible": "The grenade rule wins for grenades, other commandos included.",
      "thrower-only": "Only the thrower can be hit.",
    },
  ),
  "vs.open.grenade-flags": fixedPoint("Do grenade, TNT and bombardment bear the noise or reveal symbols?", {
    "noise-only": "Noise: all three, on the terrain of the effect; reveal: none.",
    "see-switches": "Each of the three as the table settles before the game.",
  }),
  "vs.open.tnt-triangular": fixedPoint('"Triangular tokens stay in place" against "may destroy an objective"', {
    destroyed: "Alarm and nest stay; an objective meant to be destroyed is destroyed.",
    "all-stay": "All triangular tokens stay, objectives are only marked done.",
  }),
  "vs.open.tnt-barricade": point("Does TNT remove a crowbar on an entrance, or units waiting there?", {
    no: "No: they are outside the tile.",
    "crowbar-goes": "The crowbar goes.",
  }),
  "vs.open.bomb-reward": point("Do units eliminated by a bombardment leave equipment?", {
    yes: "Yes: only explosions are said to leave none.",
    no: "No: it is not a shot.",
  }),
  "vs.open.gas-reward": point("Do units eliminated by gas leave equipment?", {
    yes: "Yes, one each, after the effect; the barrel itself leaves none.",
    no: "No.",
  }),
  "vs.open.gas-enters": point("Does the gas eliminate characters that enter later in the turn?", {
    yes: "Yes: the effect lasts to the end of the turn.",
    no: "Only those present at once.",
  }),
  "vs.open.gas-presence": point(
    'A barrel "counts as an enemy unit": does it cause checks, reaction fire, spotted sightings, movement?',
    {
      "target-only": "No: only as a target of shots and close combat.",
      "stealth-checks": "It counts for stealth checks as well.",
    },
  ),
  "vs.open.spotted-who": point("Who is revealed by a spotted token", {
    eliminator: "Only the commando that eliminated the unit.",
    "every-stealthy-commando":
      "Every stealthy commando on the tile as well, whoever has eliminated the unit and from wherever.",
  }),
  "vs.open.airdrop-path": fixedPoint('Which tile decides on "indoor", and what if there is no tile that way?', {
    "last-tile": "The last tile reached; off the map the drop is cancelled; walls do not matter.",
    "every-tile": "Every tile passed counts.",
  }),
  "vs.open.airdrop-many-tiles": fixedPoint("Several tiles lie in the drift direction", {
    "user-chooses": "The user chooses.",
    "longest-edge": "The one with the longest shared edge.",
  }),
});
