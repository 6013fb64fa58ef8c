import type { Interpretation } from "../../../../kernel/index.ts";

/** Points that Heavy Metal leaves open. */
export const interpretations = {
  "rr.open.metal-failure-again": {
    topic: "Heavy Metal",
    question: "The event is drawn while the token is in play or no slot is empty?",
    byDefault: "nothing",
    readings: {
      nothing: { text: "Nothing happens: as the cigarette event." },
      several: { text: "Several tokens exist, of which an Operator holds one." },
    },
    switchable: true,
  },
  "rr.open.metal-failure-panel": {
    topic: "Heavy Metal",
    question: "Is mechanical failure a stealth or a battle event?",
    byDefault: "a-stealth-panel",
    readings: {
      "a-stealth-panel": {
        text: "A stealth panel (as the cigarette it copies); the token is kept and may be used in either section.",
      },
      "a-battle-panel": { text: "A battle panel" },
      both: { text: "both." },
    },
    switchable: false,
  },
  "rr.open.metal-failure-target": {
    topic: "Heavy Metal",
    question: "May it be put on a Jäger vehicle, an empty carrier, an AA Gun or a Sturmboot?",
    byDefault: "partly-on-board",
    readings: {
      "partly-on-board": { text: "On any Axis vehicle with a move allowance that is at least partly on the board." },
      "wholly-on-board": { text: "Only on vehicles that are wholly on the board." },
    },
    switchable: true,
  },
  "rr.open.metal-failure-turning": {
    topic: "Heavy Metal",
    question: "Is turning or deploying movement?",
    byDefault: "a-turn-is-movement",
    readings: {
      "a-turn-is-movement": { text: "A turn is movement (it costs movement points); deploying troops is not." },
      "facing-is-free": { text: "Facing is free." },
    },
    switchable: false,
  },
  "rr.open.metal-failure-convoy": {
    topic: "Heavy Metal",
    question: "A stalled convoy vehicle?",
    byDefault: "those-behind-close-up-to-2",
    readings: {
      "those-behind-close-up-to-2": { text: "Those behind close up to 2 squares and wait." },
      "they-pass-through-it": { text: "They pass through it." },
    },
    switchable: false,
  },
  "rr.open.metal-transport-room": {
    topic: "Heavy Metal",
    question: "Fewer than 8 free adjacent squares?",
    byDefault: "next-closest",
    readings: {
      "next-closest": { text: "The rest go on the next closest free squares." },
      lost: { text: "The rest are lost." },
    },
    switchable: true,
  },
  "rr.open.metal-transport-facing": {
    topic: "Heavy Metal",
    question: "How do the troops face?",
    byDefault: "to-operator",
    readings: {
      "to-operator": { text: "Toward the closest spotted Operator; without one, as the truck faces." },
      "players-choose": { text: "Players choose." },
    },
    switchable: true,
  },
  "rr.open.metal-transport-no-spotted": {
    topic: "Heavy Metal",
    question: "Which squares if no Operator is spotted?",
    byDefault: "players-choose",
    readings: {
      "players-choose": { text: "Players choose among adjacent squares; the troops then hold as guards." },
      rear: { text: "Next to the truck's rear." },
    },
    switchable: true,
  },
  "rr.open.metal-transport-entry": {
    topic: "Heavy Metal",
    question: "How far does an off-board truck move in before it deploys?",
    byDefault: "whole-token",
    readings: {
      "whole-token": { text: "Only until its whole token is on the board." },
      "full-move": { text: "Its full movement allowance." },
    },
    switchable: true,
  },
  "rr.open.metal-transport-corpses": {
    topic: "Heavy Metal",
    question: "Corpses for troops killed in the truck?",
    byDefault: "none-they-never-were-on-the",
    readings: {
      "none-they-never-were-on-the": { text: "None: they never were on the board." },
      "8-corpses": { text: "8 corpses." },
    },
    switchable: false,
  },
  "rr.open.metal-transport-damage": {
    topic: "Heavy Metal",
    question: "Does a hit that does not destroy the truck make it deploy?",
    byDefault: "yes-an-attacked-unit-flips-to",
    readings: {
      "yes-an-attacked-unit-flips-to": { text: "Yes: an attacked unit flips to alert." },
      "only-sight-sound-or-shout-do": { text: "Only sight, sound or shout do." },
    },
    switchable: false,
  },
  "rr.open.metal-transport-convoy": {
    topic: "Heavy Metal",
    question: "Does an empty truck go on along its convoy or patrol route?",
    byDefault: "idle",
    readings: {
      idle: { text: "No: it does nothing for the rest of the game." },
      "drives-on": { text: "It drives on empty." },
    },
    switchable: true,
  },
  "rr.open.metal-transport-off-board-shot": {
    topic: "Heavy Metal",
    question:
      "Off the board when the alarm sounds, is the truck flipped to its empty side before or after it moves on?",
    byDefault: "after-it-moves-on-loaded-deploys",
    readings: {
      "after-it-moves-on-loaded-deploys": {
        text: "After: it moves on loaded, deploys, then is idle; if destroyed on the way its troops die.",
      },
      "its-troops-are-safe-once-the": { text: "Its troops are safe once the alarm has sounded." },
    },
    switchable: false,
  },
  "rr.open.metal-car-stop": {
    topic: "Heavy Metal",
    question: "When does an Armoured Car stop advancing?",
    byDefault: "short-range",
    readings: {
      "short-range": { text: "At short range (4) without a cover subtraction, as a vehicle with an HMG." },
      "through-wall": { text: "As soon as a through-wall shot is possible." },
    },
    switchable: true,
  },
} as const satisfies Record<string, Interpretation>;
