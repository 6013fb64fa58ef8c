/** The right panels of the night deck (assumed) that stand in the place of mortars, motorbikes and the half-track. */
export const nightPanels = [
  "spawn-white-sniper",
  "spawn-black-sniper",
  "spawn-white-panzerfaust",
  "spawn-black-grenadier",
  "spawn-mixed-stummel",
] as const;
