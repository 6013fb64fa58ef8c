import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rules leave open: time, points, markers, doors. */
export const timePointsMarkersDoorsPoints = openPointsUnder("Time, points, markers, doors", {
  "hg.open.spend-time-zero": {
    question: "Time spent brings the timer to 0.",
    byDefault: "ends",
    readings: {
      ends: "The game ends before the activity scores.",
      "scores-first": "It scores first",
    },
  },
  "hg.open.sacrifice": {
    question: 'When is a failed RECOVER "to the detriment of the mission"?',
    byDefault: "zero",
    readings: {
      zero: "When the minutes would bring the timer to 0.",
      word: "At the player's word",
      "not-won": "Only if the game is not already won",
    },
  },
  "hg.open.end-of-game": {
    question: "Other ends?",
    byDefault: "early",
    readings: {
      early:
        "The game ends as soon as the points are reached (won), no Intruder is left in the stronghold or entry zone, or the timer is 0.",
      "timer-only": "Only at 0",
    },
  },
  "hg.open.score-pooled": {
    question: "Are sets made per Intruder or together?",
    byDefault: "together",
    readings: {
      together: "Together: the table speaks of Intruders, and the need rises with their number.",
      each: "Each for himself",
    },
  },
  "hg.open.score-overlap": {
    question: "May one card serve a colour and a country set?",
    byDefault: "once-each",
    readings: {
      "once-each": "Yes, but only once in each kind.",
      once: "Each card once",
    },
  },
  "hg.open.asi-full": {
    question: "The ASI has no free box.",
    byDefault: "aside",
    readings: {
      aside: "The marker is collected and set aside.",
      refused: "It may not be collected",
    },
  },
  "hg.open.expose-marker-alarm": {
    question: "Does the Commander get the exposure marker during the alarm?",
    byDefault: "no",
    readings: {
      no: "No: nothing is collected then.",
      yes: "Yes",
    },
  },
  "hg.open.marker-same-square": {
    question: "May he collect a marker he stands on?",
    byDefault: "no",
    readings: {
      no: "No: adjacent is required.",
      yes: "Yes",
    },
  },
  "hg.open.investigate-corpse-sentry": {
    question: "A corpse marker turned to alert: whose is it?",
    byDefault: "nobody",
    readings: {
      nobody: "Nobody's; collecting it resets no Sentry.",
    },
    switchable: false,
  },
  "hg.open.conceal-same-square": {
    question: "May a corpse in the Intruder's own square be concealed?",
    byDefault: "yes",
    readings: {
      yes: "Yes: nothing is gained by making him step aside first.",
      adjacent: "Adjacent only",
    },
  },
  "hg.open.corpse-looted": {
    question: "Is an Intruder's corpse marker removed when investigated?",
    byDefault: "removed",
    readings: {
      removed: "Yes: it becomes the marker on the ASI.",
      stays: "It stays",
    },
    switchable: false,
  },
  "hg.open.door-squares": {
    question: "Which are the 3 squares at a door?",
    byDefault: "three",
    readings: {
      three:
        'On each side the square at the door and its two neighbours along the wall, where they exist; for a Guard inside a room the same 3 squares are "adjacent to a closed door".',
      one: "The one square only",
    },
  },
  "hg.open.first-breach": {
    question: "What does the first-action rule forbid?",
    byDefault: "until-open",
    readings: {
      "until-open": "Until the entrance is open no Intruder performs another action than BREACH on it.",
      "first-only": "Only the very first",
    },
  },
  "hg.open.setup-placement": {
    question: "Where do Commander and Sentries start, how many Sentries?",
    byDefault: "posts",
    readings: {
      posts: "Section 6.1 and 2.2.",
      free: "The Defender chooses freely",
    },
    switchable: false,
  },
  "hg.open.silenced": {
    question: "May a raider shoot a silenced firearm?",
    byDefault: "no",
    readings: {
      no: 'No: the knife is always selected. "Unsilenced" has no object in the source.',
      yes: "Yes, with silenced weapons authored",
    },
    switchable: false,
  },
  "hg.open.subversion-skill": {
    question: "Which grade for the subversion test?",
    byDefault: "assault",
    readings: {
      assault: "The assault grade of Stealth.",
    },
    switchable: false,
  },
  "hg.open.peek-sharing": {
    question: "May a map-holder tell his team?",
    byDefault: "team",
    readings: {
      team: "Yes, they co-operate.",
      holder: "No",
    },
  },
  "hg.open.loadout-public": {
    question: "Does the Defender know weapons and equipment?",
    byDefault: "yes",
    readings: {
      yes: "Yes.",
      "until-used": "Until used, no",
    },
    switchable: false,
  },
  "hg.open.special-which": {
    question: "Which activities are of which kind (the icons of the play reference are lost)?",
    byDefault: "words",
    readings: {
      words:
        "Extended: HIDE, Intruder RECOVER. Bonus: CHANGE WEAPON on choosing assault, CONCEAL after SNEAK-ATTACK. Response: RESIST EFFECTS, COUNTERATTACK. Special: SNEAK, EVADE, REACT, SUBVERSION, TAKE EQUIPMENT, DEFENDER RECOVER. All others are plain actions. Follows from the words where the text has them.",
      other: "RECOVER special; REACT a response",
    },
    switchable: false,
  },
});
