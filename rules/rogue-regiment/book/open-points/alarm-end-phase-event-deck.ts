import type { Interpretation } from "../../../kernel/index.ts";

/** Open points of the base game: Alarm, End Phase, event deck. */
export const alarmEndPhaseEventDeck = {
  "rr.open.alarm-mid-action": {
    topic: "Alarm, End Phase, event deck",
    question: "The meter reaches 0 in the middle of an action's effects.",
    byDefault: "alarm-applied-after-noise-sight",
    readings: {
      "alarm-applied-after-noise-sight": {
        text: "The alarm is applied after the noise and sight of that action, before reaction attacks.",
      },
      "at-once": { text: "At once." },
    },
    switchable: false,
  },
  "rr.open.alarm-turns": {
    topic: "Alarm, End Phase, event deck",
    question: "Units in earshot of the shot that triggers the alarm: turn or keep facing?",
    byDefault: "they-turn-sound-first-alarm",
    readings: {
      "they-turn-sound-first-alarm": { text: "They turn to the sound first; the alarm itself turns nobody." },
      "nobody-turns": { text: "Nobody turns." },
    },
    switchable: false,
  },
  "rr.open.alarm-spotted-removal": {
    topic: "Alarm, End Phase, event deck",
    question: "The End Phase advance reaches 0 with spotted Operators and no alert unit.",
    byDefault: "stay-spotted",
    readings: {
      "stay-spotted": { text: "The alarm sounds and the Operators stay spotted." },
      "unspotted-first": { text: "They are unspotted first and the players nominate." },
    },
    switchable: true,
  },
  "rr.open.alarm-end-both": {
    topic: "Alarm, End Phase, event deck",
    question: "Alert units and the Willys are both present when the alarm sounds in the End Phase.",
    byDefault: "both-clauses-apply",
    readings: {
      "both-clauses-apply": { text: "Both clauses apply." },
      "alert-units-only": { text: "Alert units only." },
    },
    switchable: false,
  },
  "rr.open.end-order": {
    topic: "Alarm, End Phase, event deck",
    question: "Order inside the End Phase.",
    byDefault: "printed-meter-unspotting-corpses-templates",
    readings: {
      "printed-meter-unspotting-corpses-templates": {
        text: "As printed: meter, unspotting, corpses, templates, markers, cigarette.",
      },
    },
    switchable: false,
  },
  "rr.open.token-battle": {
    topic: "Alarm, End Phase, event deck",
    question: "Is the patrol token used in the Battle Section?",
    byDefault: "no",
    readings: { no: { text: "No." }, "still-flipped": { text: "It is still flipped." } },
    switchable: false,
  },
  "rr.open.special-card-text": {
    topic: "Alarm, End Phase, event deck",
    question: "What else does the special event card do?",
    byDefault: "stealth-battle-effects-missions",
    readings: {
      "stealth-battle-effects-missions": { text: "Its stealth and battle effects are the mission's (convoy placed)." },
    },
    switchable: false,
  },
  "rr.open.bomb-depth-zero": {
    topic: "Alarm, End Phase, event deck",
    question: "May a bomb card go on top (0 cards above)?",
    byDefault: "no-at-least-1-since",
    readings: {
      "no-at-least-1-since": { text: "No: at least 1, since a drawn card must reveal it." },
      "yes-detonating-next-event-phase": { text: "Yes, detonating in the next Event Phase before the event." },
    },
    switchable: false,
  },
  "rr.open.bomb-short-deck": {
    topic: "Alarm, End Phase, event deck",
    question: "Fewer cards remain than the depth chosen.",
    byDefault: "depth-limited-cards-remain",
    readings: {
      "depth-limited-cards-remain": { text: "The depth is limited to the cards that remain." },
      "counted-through-reshuffle": { text: "Counted on through the reshuffle." },
    },
    switchable: false,
  },
  "rr.open.bomb-reshuffle": {
    topic: "Alarm, End Phase, event deck",
    question: "Are bomb cards shuffled in?",
    byDefault: "never-they-set-aside-while",
    readings: { "never-they-set-aside-while": { text: "Never: they are set aside while the deck is shuffled." } },
    switchable: false,
  },
  "rr.open.spawn-partial": {
    topic: "Alarm, End Phase, event deck",
    question: "Fewer free markers than units to place.",
    byDefault: "as-many-as-fit",
    readings: { "as-many-as-fit": { text: "Place as many as fit." }, none: { text: "Place none." } },
    switchable: true,
  },
  "rr.open.mixed-spawn": {
    topic: "Alarm, End Phase, event deck",
    question: "What is placed on a mixed tile?",
    byDefault: "units-either-colours-events",
    readings: {
      "units-either-colours-events": { text: "Units of either colour's events." },
      "only-events-name-mixed": { text: 'Only events that name "mixed".' },
    },
    switchable: false,
  },
  "rr.open.several-spawn-tiles": {
    topic: "Alarm, End Phase, event deck",
    question: "Several tiles have the named colour.",
    byDefault: "players-choose",
    readings: { "players-choose": { text: "The players choose." }, each: { text: "On each of them." } },
    switchable: true,
  },
  "rr.open.cigarette-no-slot": {
    topic: "Alarm, End Phase, event deck",
    question: "No Operator has an empty small slot.",
    byDefault: "token-not-taken",
    readings: { "token-not-taken": { text: "The token is not taken." } },
    switchable: false,
  },
  "rr.open.cigarette-vehicle": {
    topic: "Alarm, End Phase, event deck",
    question: "May the cigarette be put on a vehicle?",
    byDefault: "infantry",
    readings: {
      infantry: { text: "No: it is for somebody who pauses and lights it, so for a unit on foot." },
      "any-unit": {
        text: "Yes: any Axis unit that is not alert is named. Its crew looks at nothing, and it neither drives nor turns.",
      },
    },
    switchable: true,
  },
  "rr.open.cigarette-dog": {
    topic: "Alarm, End Phase, event deck",
    question: "May the cigarette be put on a Dog?",
    byDefault: "any-on-foot",
    readings: {
      "any-on-foot": {
        text: "Yes: it is an Axis unit on foot that is not alert, and the text names no other condition.",
      },
      people: { text: "No: nobody but a man lights a cigarette." },
    },
    switchable: true,
  },
} as const satisfies Record<string, Interpretation>;
