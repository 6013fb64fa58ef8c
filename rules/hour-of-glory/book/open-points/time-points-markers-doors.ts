import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const timePointsMarkersDoorsPoints = openPointsUnder("Time, points, markers, doors", {
  "hg.open.spend-time-zero": point("Time spent brings the timer to 0.", {
    ends: "The game ends before the activity scores.",
    "scores-first": "It scores first",
  }),
  "hg.open.sacrifice": point('When is a failed RECOVER "to the detriment of the mission"?', {
    zero: "When the minutes would bring the timer to 0.",
    word: "At the player's word",
    "not-won": "Only if the game is not already won",
  }),
  "hg.open.end-of-game": point("Other ends?", {
    early:
      "The game ends as soon as the points are reached (won), no Intruder is left in the stronghold or entry zone, or the timer is 0.",
    "timer-only": "Only at 0",
  }),
  "hg.open.score-pooled": point("Are sets made per Intruder or together?", {
    together: "Together: the table speaks of Intruders, and the need rises with their number.",
    each: "Each for himself",
  }),
  "hg.open.score-overlap": point("May one card serve a colour and a country set?", {
    "once-each": "Yes, but only once in each kind.",
    once: "Each card once",
  }),
  "hg.open.asi-full": point("The ASI has no free box.", {
    aside: "The marker is collected and set aside.",
    refused: "It may not be collected",
  }),
  "hg.open.expose-marker-alarm": point("Does the Commander get the exposure marker during the alarm?", {
    no: "No: nothing is collected then.",
    yes: "Yes",
  }),
  "hg.open.marker-same-square": point("May he collect a marker he stands on?", {
    no: "No: adjacent is required.",
    yes: "Yes",
  }),
  "hg.open.investigate-corpse-sentry": fixedPoint("A corpse marker turned to alert: whose is it?", {
    nobody: "Nobody's; collecting it resets no Sentry.",
  }),
  "hg.open.conceal-same-square": point("May a corpse in the Intruder's own square be concealed?", {
    yes: "Yes: nothing is gained by making him step aside first.",
    adjacent: "Adjacent only",
  }),
  "hg.open.corpse-looted": fixedPoint("Is an Intruder's corpse marker removed when investigated?", {
    removed: "Yes: it becomes the marker on the ASI.",
    stays: "It stays",
  }),
  "hg.open.door-squares": point("Which are the 3 squares at a door?", {
    three:
      'On each side the square at the door and its two neighbours along the wall, where they exist; for a Guard inside a room the same 3 squares are "adjacent to a closed door".',
    one: "The one square only",
  }),
  "hg.open.first-breach": point("What does the first-action rule forbid?", {
    "until-open": "Until the entrance is open no Intruder performs another action than BREACH on it.",
    "first-only": "Only the very first",
  }),
  "hg.open.setup-placement": fixedPoint("Where do Commander and Sentries start, how many Sentries?", {
    posts:
      "As many Sentries as the number of Intruders asks for, at posts of the stronghold; the Commander on a corridor square.",
    free: "The Defender chooses freely",
  }),
  "hg.open.silenced": fixedPoint("May a raider shoot a silenced firearm?", {
    no: 'No: the knife is always selected. "Unsilenced" has no object in the source.',
    yes: "Yes, with silenced weapons authored",
  }),
  "hg.open.subversion-skill": fixedPoint("Which grade for the subversion test?", {
    assault: "The assault grade of Stealth.",
  }),
  "hg.open.peek-sharing": point("May a map-holder tell his team?", { team: "Yes, they co-operate.", holder: "No" }),
  "hg.open.loadout-public": fixedPoint("Does the Defender know weapons and equipment?", {
    yes: "Yes.",
    "until-used": "Until used, no",
  }),
  "hg.open.special-which": fixedPoint(
    "Which activities are of which kind (the icons of the play reference are lost)?",
    {
      words:
        "Extended: HIDE, Intruder RECOVER. Bonus: CHANGE WEAPON on choosing assault, CONCEAL after SNEAK-ATTACK. Response: RESIST EFFECTS, COUNTERATTACK. Special: SNEAK, EVADE, REACT, SUBVERSION, TAKE EQUIPMENT, DEFENDER RECOVER. All others are plain actions. Follows from the words where the text has them.",
      other: "RECOVER special; REACT a response",
    },
  ),
});
