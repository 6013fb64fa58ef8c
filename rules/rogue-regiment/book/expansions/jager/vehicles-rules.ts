import { row, rulesUnder } from "../../../../kernel/index.ts";

/** The vehicles of Jäger, row by row. */
export const rules = rulesUnder("Jäger", "Sturmboot p.36", {
  "rr.jager.kettenkrad-advances": row("The Kettenkrad advances as a vehicle", {
    text: "The Kettenkrad spawns in the Battle Section and advances by the vehicle rules.",
    source: "Kettenkrad p.36",
  }),
  "rr.jager.kettenkrad-deploys": row("The Kettenkrad unloads 2 men at 8 squares", {
    text: "On reaching a distance of 8 squares from a spotted Operator it stops, flips to its empty side, and 2 alert Panzerfaust Infantry go on the squares directly behind it.",
    source: "Kettenkrad p.36",
  }),
  "rr.jager.kettenkrad-any-spotted": row("Any spotted Operator makes the Kettenkrad unload", {
    text: "Any spotted Operator at 8 squares or less makes it deploy, not only the one it was driving at.",
    source: 'Kettenkrad p.36 ("a spotted Operator")',
  }),
  "rr.jager.kettenkrad-troops-advance": row("The Kettenkrad's men advance", {
    text: "The Panzerfaust Infantry advance in the Axis Advance Phase.",
    source: "Kettenkrad p.36",
  }),
  "rr.jager.kettenkrad-then-idle": row("An empty Kettenkrad stays idle", {
    text: "After deploying it does nothing for the rest of the game.",
    source: "Kettenkrad p.36 (caption)",
  }),
  "rr.jager.kettenkrad-killed-loaded": row("A destroyed Kettenkrad loses its men", {
    text: "If it is destroyed before deploying, both Panzerfaust Infantry are killed.",
    source: "Kettenkrad p.36",
  }),
  "rr.jager.kettenkrad-stats": row("The Kettenkrad's values", {
    text: "Kettenkrad: health 4, move 6, no armour, no attack.",
    source: "Statistics table p.36",
  }),
  "rr.jager.sturmboot-roles": row("What Sturmboots serve as", {
    text: "Sturmboots serve as patrol vehicles, assault vehicles or guards.",
  }),
  "rr.jager.sturmboot-los": row("What a Sturmboot sees", {
    text: "A Sturmboot has forward LOS and is alerted as usual.",
  }),
  "rr.jager.sturmboot-water": row("A Sturmboot stays on the water", { text: "It moves only on water squares." }),
  "rr.jager.sturmboot-reaction": row("A loaded Sturmboot reacts", {
    text: "While loaded it makes reaction attacks; once empty it makes none.",
  }),
  "rr.jager.sturmboot-advance": row("A Sturmboot comes as close as it can", {
    text: "Alert, with a spotted Operator in play, it moves as close as the water squares allow to the closest spotted Operator.",
  }),
  "rr.jager.sturmboot-no-spotted": row("A Sturmboot waits till somebody is spotted", {
    text: "Alert without a spotted Operator it does not deploy; it keeps to the base rules of a patrol, guard or assault vehicle.",
    source: "Sturmboot p.36 (inferred)",
  }),
  "rr.jager.sturmboot-deploys": row("A Sturmboot lands 6 men", {
    text: "It then becomes an empty Sturmboot and 6 SMG Infantry, alert, are placed on available adjacent squares of the bank.",
    open: ["rr.open.metal-transport-room"],
  }),
  "rr.jager.sturmboot-troops-advance": row("Infantry from a Sturmboot advances", {
    text: "Those SMG Infantry advance in the Axis Advance Phase.",
  }),
  "rr.jager.sturmboot-then-idle": row("An empty Sturmboot stays idle", {
    text: "The empty Sturmboot does nothing for the rest of the game.",
    source: "Sturmboot p.36 (caption)",
  }),
  "rr.jager.sturmboot-killed-loaded": row("A destroyed Sturmboot loses its men", {
    text: "If it is destroyed before deploying, all 6 SMG Infantry are killed.",
  }),
  "rr.jager.sturmboot-stats": row("The Sturmboot's values", {
    text: "Sturmboot: health 4, move 6, no armour, range 4/8.",
    source: "Statistics table p.36",
  }),
  "rr.jager.kubel-hmg": row("The machine-gun Kübelwagen fires through walls", {
    text: "The HMG Kübelwagen has forward LOS and a forward HMG that can shoot through a building wall at spotted Operators inside.",
    source: "HMG Kübelwagen p.36",
  }),
  "rr.jager.kubel-stats": row("The machine-gun Kübelwagen's values", {
    text: "HMG Kübelwagen: health 5, move 8, no armour, range 4/8.",
    source: "Statistics table p.36",
  }),
});
