import { openPointsUnder } from "../../../kernel/index.ts";

/** Open points of the base game: Alarm, End Phase, event deck. */
export const alarmEndPhaseEventDeckPoints = openPointsUnder("Alarm, End Phase, event deck", {
  "rr.open.alarm-mid-action": {
    question: "The meter reaches 0 in the middle of an action's effects.",
    byDefault: "alarm-applied-after-noise-sight",
    readings: {
      "alarm-applied-after-noise-sight":
        "The alarm is applied after the noise and sight of that action, before reaction attacks.",
      "at-once": "At once.",
    },
    switchable: false,
  },
  "rr.open.alarm-turns": {
    question: "Units in earshot of the shot that triggers the alarm: turn or keep facing?",
    byDefault: "they-turn-sound-first-alarm",
    readings: {
      "they-turn-sound-first-alarm": "They turn to the sound first; the alarm itself turns nobody.",
      "nobody-turns": "Nobody turns.",
    },
    switchable: false,
  },
  "rr.open.alarm-spotted-removal": {
    question: "The End Phase advance reaches 0 with spotted Operators and no alert unit.",
    byDefault: "stay-spotted",
    readings: {
      "stay-spotted": "The alarm sounds and the Operators stay spotted.",
      "unspotted-first": "They are unspotted first and the players nominate.",
    },
  },
  "rr.open.alarm-end-both": {
    question: "Alert units and the Willys are both present when the alarm sounds in the End Phase.",
    byDefault: "both-clauses-apply",
    readings: {
      "both-clauses-apply": "Both clauses apply.",
      "alert-units-only": "Alert units only.",
    },
    switchable: false,
  },
  "rr.open.end-order": {
    question: "Order inside the End Phase.",
    byDefault: "printed-meter-unspotting-corpses-templates",
    readings: {
      "printed-meter-unspotting-corpses-templates":
        "As printed: meter, unspotting, corpses, templates, markers, cigarette.",
    },
    switchable: false,
  },
  "rr.open.token-battle": {
    question: "Is the patrol token used in the Battle Section?",
    byDefault: "no",
    readings: {
      no: "No.",
      "still-flipped": "It is still flipped.",
    },
    switchable: false,
  },
  "rr.open.special-card-text": {
    question: "What else does the special event card do?",
    byDefault: "stealth-battle-effects-missions",
    readings: {
      "stealth-battle-effects-missions": "Its stealth and battle effects are the mission's (convoy placed).",
    },
    switchable: false,
  },
  "rr.open.bomb-depth-zero": {
    question: "May a bomb card go on top (0 cards above)?",
    byDefault: "no-at-least-1-since",
    readings: {
      "no-at-least-1-since": "No: at least 1, since a drawn card must reveal it.",
      "yes-detonating-next-event-phase": "Yes, detonating in the next Event Phase before the event.",
    },
    switchable: false,
  },
  "rr.open.bomb-short-deck": {
    question: "Fewer cards remain than the depth chosen.",
    byDefault: "depth-limited-cards-remain",
    readings: {
      "depth-limited-cards-remain": "The depth is limited to the cards that remain.",
      "counted-through-reshuffle": "Counted on through the reshuffle.",
    },
    switchable: false,
  },
  "rr.open.bomb-reshuffle": {
    question: "Are bomb cards shuffled in?",
    byDefault: "never-they-set-aside-while",
    readings: {
      "never-they-set-aside-while": "Never: they are set aside while the deck is shuffled.",
    },
    switchable: false,
  },
  "rr.open.spawn-partial": {
    question: "Fewer free markers than units to place.",
    byDefault: "as-many-as-fit",
    readings: {
      "as-many-as-fit": "Place as many as fit.",
      none: "Place none.",
    },
  },
  "rr.open.mixed-spawn": {
    question: "What is placed on a mixed tile?",
    byDefault: "units-either-colours-events",
    readings: {
      "units-either-colours-events": "Units of either colour's events.",
      "only-events-name-mixed": 'Only events that name "mixed".',
    },
    switchable: false,
  },
  "rr.open.several-spawn-tiles": {
    question: "Several tiles have the named colour.",
    byDefault: "players-choose",
    readings: {
      "players-choose": "The players choose.",
      each: "On each of them.",
    },
  },
  "rr.open.cigarette-no-slot": {
    question: "No Operator has an empty small slot.",
    byDefault: "token-not-taken",
    readings: {
      "token-not-taken": "The token is not taken.",
    },
    switchable: false,
  },
  "rr.open.cigarette-vehicle": {
    question: "May the cigarette be put on a vehicle?",
    byDefault: "infantry",
    readings: {
      infantry: "No: it is for somebody who pauses and lights it, so for a unit on foot.",
      "any-unit":
        "Yes: any Axis unit that is not alert is named. Its crew looks at nothing, and it neither drives nor turns.",
    },
  },
  "rr.open.cigarette-dog": {
    question: "May the cigarette be put on a Dog?",
    byDefault: "any-on-foot",
    readings: {
      "any-on-foot": "Yes: it is an Axis unit on foot that is not alert, and the text names no other condition.",
      people: "No: nobody but a man lights a cigarette.",
    },
  },
});
