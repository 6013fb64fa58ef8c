import { type GameListing, listingOf } from "./kernel/index.ts";
import { places } from "./registry.ts";

// The bundles hold what this module exports, worked out when they are made: a list of games takes none of their rules.

/** How each game stands in the list of all. */
export const listings: readonly GameListing[] = await Promise.all(
  Object.values(places).map(async (load) => listingOf(await load())),
);
