/** An operation: its terrains, each with those that must be completed before it opens. vs.setup.game-size, vs.complete.join */
export interface Operation {
  readonly title: string;
  readonly text: string;
  /** The box it belongs to; bonus operations count as the base game's: vs.bonus.operations. */
  readonly box: "base" | "bonus" | "resistance";
  readonly terrains: readonly { readonly terrain: string; readonly after: readonly string[] }[];
}

/** The operations, original to this project; all assumed. */
export const operations: Readonly<Record<string, Operation>> = {
  lantern: {
    title: "Lantern",
    text: "First the Relay Post, then the Signal Box.",
    box: "base",
    terrains: [
      { terrain: "relay-post", after: [] },
      { terrain: "signal-box", after: ["relay-post"] },
    ],
  },
  ember: {
    title: "Ember",
    text: "The Station and the School at the same time; when both are completed, the Fuel Wharf.",
    box: "resistance",
    terrains: [
      { terrain: "station", after: [] },
      { terrain: "school", after: [] },
      { terrain: "fuel-wharf", after: ["station", "school"] },
    ],
  },
  beacon: {
    title: "Beacon",
    text: "The Signal Box, then the Relay Post.",
    box: "bonus",
    terrains: [
      { terrain: "signal-box", after: [] },
      { terrain: "relay-post", after: ["signal-box"] },
    ],
  },
};
