import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission6CaptureRules = rulesUnder("Mission 6: Capture", "Deployment (p.54)", {
  "zh.m6.objectives": row("Capture: the three buildings", {
    text: 'Three buildings stand within 8" of the centre; the defender puts Objective markers 1, 2 and 3 in them face down, 1 being the officer.',
    source: "Battlefield (p.54)",
  }),
  "zh.m6.deploy-others": row("Capture: where Defenders start", {
    text: 'Defenders other than sentries deploy within 2" of one of those buildings, facing anywhere.',
  }),
  "zh.m6.enter": row("Capture: where attackers enter", {
    text: 'The attacker then chooses a corner and enters on the edges within 24" of it.',
  }),
  "zh.m6.reserves": row("Capture: where the reserve enters", {
    text: 'Reserves enter on the edges within 24" of the opposite corner.',
    source: "Reserves (p.54)",
  }),
  "zh.m6.search": row("Capture: entering shows the marker", {
    text: "An attacker entering one of those buildings reveals its marker; a 2 or 3 is removed.",
    source: "Searching the Buildings (p.55)",
  }),
  "zh.m6.found": row("Capture: the officer is found", {
    text: "A 1 means that the officer surrenders at once and is escorted as a captive by the fighter that found him.",
    source: "Searching the Buildings (p.55)",
  }),
  "zh.m6.escape": row("Capture: the Escape markers", {
    text: "On the officer's capture the attacker places two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.55)",
  }),
  "zh.m6.officer-escapes": row("Capture: the officer runs", {
    text: 'An escaped officer goes 4" back towards his first building, at once and at the start of every turn, until he is there or recaptured.',
    source: "Dragging the Captive (p.55)",
  }),
  "zh.m6.primary": row("Capture: the goals", {
    text: "Attacker primary: move off the table with the officer where the attackers could enter. Defender primary: prevent that.",
    source: "Objectives (p.54)",
  }),
  "zh.m6.end": row("Capture: the end", {
    text: "The game ends when the defender achieves its secondary objective or the attacker both of its own.",
    source: "Ending the Game (p.55)",
  }),
});
