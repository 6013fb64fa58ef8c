import { describe, expect, test } from "vitest";
import { soaks } from "../soak/all-soaks.ts";
import { tries } from "../soak/at-length.ts";
import { playGames } from "../soak/by-post.ts";
import type { PostedGame } from "../soak/posted-game.ts";

/** How many games of each ruleset are played, fewer of those whose policy thinks longest; in the soak so many times as many. */
const games: Readonly<Record<string, number>> = {
  "hour-of-glory": 3,
  "v-sabotage": 3,
  "rogue-regiment": 2,
  "two-hundred-hours": 1,
  "dust-tactics": 1,
};

const IN_SOAK = 14;

describe("every position that is answered, also one that is over, can be sent back, drawn, printed, exported and imported", () => {
  for (const soak of soaks)
    test(`in whole games of ${soak.id} by post and with nothing stored`, async () => {
      const usually = games[soak.id] ?? 1;
      const played: PostedGame[] = [];
      await playGames(soak, tries(usually, IN_SOAK * usually), 1, (plan, game) => {
        played.push(game);
        const { scenario, options, random } = plan;
        expect(game.faults, `${scenario} ${JSON.stringify({ options, random })}`).toEqual([]);
      });
      expect(played.filter(({ end }) => end === "over").length).toBeGreaterThanOrEqual(usually / 2);
    });
});
