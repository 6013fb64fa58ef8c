/** The right panels of the raid deck (assumed) that stand in the place of mortars, motorbikes and the half-track. */
export const raidPanels = [
  "spawn-white-hmg-team",
  "spawn-black-hmg-team",
  "spawn-white-mortar",
  "spawn-black-mortar",
  "spawn-mixed-panzer-iii",
] as const;
