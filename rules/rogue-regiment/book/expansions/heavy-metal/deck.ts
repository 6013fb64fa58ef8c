/**
 * The armour deck (assumed): two of the four cigarette cards of the standard deck become mechanical failures, and armour
 * comes in place of its mortars, motorbikes and half-track. rr.metal.failure-gain
 */
export const armourPanels = {
  left: { from: "cigarette-break", to: "mechanical-failure", cards: 2 },
  right: [
    "spawn-white-armoured-car",
    "spawn-black-armoured-car",
    "spawn-mixed-heavy-armoured-car",
    "spawn-white-mortar",
    "spawn-black-motorbike",
  ],
} as const;
