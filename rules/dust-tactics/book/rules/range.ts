import { row, rulesUnder } from "../../../kernel/index.ts";

export const rangeRules = rulesUnder("Range", "Check Range", {
  "dt.range.within": row("A weapon's range, 10 cm a point", {
    text: 'A weapon attacks only targets within its range; each point of Range is 10 cm (4").',
    open: ["dt.open.measure-height"],
  }),
  "dt.range.per-miniature": row("Range is measured from each miniature", {
    text: "Range is measured from each attacking miniature by itself, to the nearest miniature of the target unit.",
  }),
  "dt.range.bases": row("Infantry is measured by its base", {
    text: "To and from an infantry miniature the measurement uses the edge of its base.",
  }),
  "dt.range.hulls": row("Vehicles are measured by their hull", {
    text: "To and from a vehicle or aircraft it uses body, hull or turret.",
  }),
  "dt.range.ignored-parts": row("What is ignored in measuring", {
    text: "Arms, legs, tracks, weapons, backpacks and other equipment are ignored when measuring.",
  }),
  "dt.range.minimum": row("A weapon's minimum range", {
    text: "A weapon with two range figures a–b attacks only targets between range a and range b.",
    source: "Check Range; play reference",
    open: ["dt.open.blast-minimum"],
  }),
  "dt.range.close-combat": row("Close combat: within 5 cm", {
    text: 'A C weapon attacks only targets in close combat, that is within 5 cm (2").',
  }),
});
