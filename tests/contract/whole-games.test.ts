import { describe, expect, test } from "vitest";
import { soaks } from "../soak/all-soaks.ts";
import { tries } from "../soak/at-length.ts";
import { playGames } from "../soak/by-post.ts";
import type { PostedGame } from "../soak/posted-game.ts";

/** How many games of each ruleset are played, and in the soak; fewer of those whose policy thinks longest. */
const games: Readonly<Record<string, { readonly usually: number; readonly inSoak: number }>> = {
  "hour-of-glory": { usually: 1, inSoak: 42 },
  "v-sabotage": { usually: 1, inSoak: 42 },
  "rogue-regiment": { usually: 1, inSoak: 28 },
  "two-hundred-hours": { usually: 1, inSoak: 14 },
  "dust-tactics": { usually: 1, inSoak: 14 },
};

describe("every position that is answered, also one that is over, can be sent back, drawn, printed, exported and imported", () => {
  for (const soak of soaks)
    test(`in whole games of ${soak.id} by post and with nothing stored`, async () => {
      const { usually, inSoak } = games[soak.id] ?? { usually: 1, inSoak: 14 };
      const played: PostedGame[] = [];
      await playGames(soak, tries(usually, inSoak), 1, (plan, game) => {
        played.push(game);
        const { scenario, options, random } = plan;
        expect(game.faults, `${scenario} ${JSON.stringify({ options, random })}`).toEqual([]);
      });
      expect(played.filter(({ end }) => end === "over").length).toBeGreaterThanOrEqual(usually / 2);
    });
});
