import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const alarmEndPhaseEventDeckPoints = openPointsUnder("Alarm, End Phase, event deck", {
  "rr.open.alarm-mid-action": fixedPoint("The meter reaches 0 in the middle of an action's effects.", {
    "alarm-applied-after-noise-sight":
      "The alarm is applied after the noise and sight of that action, before reaction attacks.",
    "at-once": "At once.",
  }),
  "rr.open.alarm-turns": fixedPoint("Units in earshot of the shot that triggers the alarm: turn or keep facing?", {
    "they-turn-sound-first-alarm": "They turn to the sound first; the alarm itself turns nobody.",
    "nobody-turns": "Nobody turns.",
  }),
  "rr.open.alarm-spotted-removal": point("The End Phase advance reaches 0 with spotted Operators and no alert unit.", {
    "stay-spotted": "The alarm sounds and the Operators stay spotted.",
    "unspotted-first": "They are unspotted first and the players nominate.",
  }),
  "rr.open.alarm-end-both": fixedPoint(
    "Alert units and the Willys are both present when the alarm sounds in the End Phase.",
    {
      "both-clauses-apply": "Both clauses apply.",
      "alert-units-only": "Alert units only.",
    },
  ),
  "rr.open.end-order": fixedPoint("Order inside the End Phase.", {
    "printed-meter-unspotting-corpses-templates":
      "As printed: meter, unspotting, corpses, templates, markers, cigarette.",
  }),
  "rr.open.token-battle": fixedPoint("Is the patrol token used in the Battle Section?", {
    no: "No.",
    "still-flipped": "It is still flipped.",
  }),
  "rr.open.special-card-text": fixedPoint("What else does the special event card do?", {
    "stealth-battle-effects-missions": "Its stealth and battle effects are the mission's (convoy placed).",
  }),
  "rr.open.bomb-depth-zero": fixedPoint("May a bomb card go on top (0 cards above)?", {
    "no-at-least-1-since": "No: at least 1, since a drawn card must reveal it.",
    "yes-detonating-next-event-phase": "Yes, detonating in the next Event Phase before the event.",
  }),
  "rr.open.bomb-short-deck": fixedPoint("Fewer cards remain than the depth chosen.", {
    "depth-limited-cards-remain": "The depth is limited to the cards that remain.",
    "counted-through-reshuffle": "Counted on through the reshuffle.",
  }),
  "rr.open.bomb-reshuffle": fixedPoint("Are bomb cards shuffled in?", {
    "never-they-set-aside-while": "Never: they are set aside while the deck is shuffled.",
  }),
  "rr.open.spawn-partial": point("Fewer free markers than units to place.", {
    "as-many-as-fit": "Place as many as fit.",
    none: "Place none.",
  }),
  "rr.open.mixed-spawn": fixedPoint("What is placed on a mixed tile?", {
    "units-either-colours-events": "Units of either colour's events.",
    "only-events-name-mixed": 'Only events that name "mixed".',
  }),
  "rr.open.several-spawn-tiles": point("Several tiles have the named colour.", {
    "players-choose": "The players choose.",
    each: "On each of them.",
  }),
  "rr.open.cigarette-no-slot": fixedPoint("No Operator has an empty small slot.", {
    "token-not-taken": "The token is not taken.",
  }),
  "rr.open.cigarette-vehicle": point("May the cigarette be put on a vehicle?", {
    infantry: "No: it is for somebody who pauses and lights it, so for a unit on foot.",
    "any-unit":
      "Yes: any Axis unit that is not alert is named. Its crew looks at nothing, and it neither drives nor turns.",
  }),
  "rr.open.cigarette-sprint": point("Does a unit with the cigarette token hear a sprint beside it?", {
    "not-heard": "No: the cigarette text names only shout, loud weapon and alarm.",
    heard: "Yes: the token takes its sight and its moves, and it becomes alert and turns as any unit beside a sprint.",
  }),
  "rr.open.cigarette-dog": point("May the cigarette be put on a Dog?", {
    "any-on-foot": "Yes: it is an Axis unit on foot that is not alert, and the text names no other condition.",
    people: "No: nobody but a man lights a cigarette.",
  }),
});
