import { dictionary, type Origin } from "../../kernel/index.ts";

/**
 * An operation: its terrain cards from left to right, each with those that must be completed before it opens.
 * vs.setup.game-size, vs.complete.next, vs.complete.join
 */
export interface Operation {
  readonly title: string;
  readonly text: string;
  /** The box it belongs to: vs.campaign.family, vs.bonus.operations. */
  readonly box: "base" | "resistance" | "bonus";
  readonly terrains: readonly { readonly terrain: string; readonly after: readonly string[] }[];
  readonly origin: Origin;
}

/** The operations by id, original to this project; their special rules stand with their terrains. */
export const operations = dictionary<Readonly<Record<string, Operation>>>({
  lantern: {
    title: "Lantern",
    text: "The Relay Post, then the Signal Box.",
    box: "base",
    terrains: [
      { terrain: "relay-post", after: [] },
      { terrain: "signal-box", after: ["relay-post"] },
    ],
    origin: "assumed",
  },
  ember: {
    title: "Ember",
    text: "The Fuel Wharf and the Rail Yard at once; when both are completed, the Manor House.",
    box: "base",
    terrains: [
      { terrain: "fuel-wharf", after: [] },
      { terrain: "rail-yard", after: [] },
      { terrain: "manor-house", after: ["fuel-wharf", "rail-yard"] },
    ],
    origin: "assumed",
  },
  bramble: {
    title: "Bramble",
    text: "The Signal Box, then the Wine Cellar, with Résistance.",
    box: "resistance",
    terrains: [
      { terrain: "signal-box", after: [] },
      { terrain: "wine-cellar", after: ["signal-box"] },
    ],
    origin: "assumed",
  },
  beacon: {
    title: "Beacon",
    text: "The Signal Box and the Rail Yard at once.",
    box: "bonus",
    terrains: [
      { terrain: "signal-box", after: [] },
      { terrain: "rail-yard", after: [] },
    ],
    origin: "assumed",
  },
});
