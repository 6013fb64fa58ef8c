import { row, rulesUnder } from "../../../kernel/index.ts";

export const fieldOfFireRules = rulesUnder("Field of fire", "Check Field of Fire", {
  "dt.arc.steps": row("The steps of an attack", {
    text: "An attack is resolved in this order: field of fire, range, LOS, declaration, to-hit roll, saves, damage.",
    source: "Attack & Sustained Attack",
  }),
  "dt.arc.infantry": row("Infantry fires all round", {
    text: "Soldiers of infantry squads and heroes attack in any direction.",
  }),
  "dt.arc.support": row("A support weapon fires to the front", {
    text: "A support weapon with a front field of fire attacks only targets up to 45° to either side of its facing.",
    source: "Check Field of Fire; play reference",
    open: ["dt.open.support-arc"],
  }),
  "dt.arc.turret": row("A turret fires all round", { text: "A turret-mounted weapon attacks in any direction." }),
  "dt.arc.front": row("Front-mounted: 90° ahead", {
    text: "A front-mounted weapon covers the 90° centred on the facing of the vehicle or aircraft (45° to each side).",
    open: ["dt.open.arc-test"],
  }),
  "dt.arc.rear": row("Rear-mounted: 90° behind", {
    text: "A rear-mounted weapon covers the 90° centred on straight behind (45° to each side).",
  }),
  "dt.arc.side": row("Side-mounted: 180° to the side", {
    text: "A side-mounted weapon attacks in the 180° on its side, without the strip directly ahead of or behind the vehicle.",
    open: ["dt.open.side-arc"],
  }),
  "dt.arc.turn-costs-move": row("Turning to fire costs a MOVE", {
    text: "A unit that does not face its target after its movement needs a MOVE action to change facing before it can fire that way.",
  }),
});
