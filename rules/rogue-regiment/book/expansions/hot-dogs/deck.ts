/** The right panels of the hounds deck (assumed) that stand in the place of mortars, motorbikes and the half-track. */
export const houndsPanels = [
  "spawn-white-flamethrower",
  "spawn-black-flamethrower",
  "spawn-white-dog-2",
  "spawn-black-dog-2",
  "spawn-mixed-flamethrower-half-track",
] as const;
