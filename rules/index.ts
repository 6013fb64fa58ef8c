import type { ListedGame } from "./kernel/index.ts";
import { places } from "./registry.ts";

const listedGame = ([id, load]: readonly [string, ListedGame["load"]]): ListedGame => ({
  id,
  load,
  async listing() {
    const chosen = (await import("./listings.ts")).listings.find((listing) => listing.id === id);
    if (chosen === undefined) throw new Error(`Impossible: the game in the place of "${id}" has another id.`);
    return chosen;
  },
});

/** Every game that is adjudicated, in the order of the list; each is loaded when it is first asked for. */
export const games: readonly ListedGame[] = Object.entries(places).map(listedGame);
