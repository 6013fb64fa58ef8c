import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdjudicator } from "../../service/adjudication/adjudicator.ts";
import { createGames } from "../../service/games/index.ts";
import { hiddenGame } from "../kernel/hidden-game.ts";
import { anybody, openDesk, type TestDesk } from "./desk.ts";

const list = [hiddenGame("1.0.0")];

let desk: TestDesk;
beforeAll(async () => {
  desk = await openDesk(undefined, list);
});
afterAll(() => desk.embedded.close());

test("a game of a list is opened once, by a small budget of its own, to tell its moment as well", async () => {
  const { created } = await desk.start({ ruleset: "lanterns", scenario: "dusk" });
  const secret = created.invitations.find(({ seat }) => seat !== "master" && seat !== "spectator")?.secret ?? "";
  const adjudicator = createAdjudicator(list);
  const budgets: (number | null)[] = [];
  const games = createGames({
    adjudicator: {
      ...adjudicator,
      openOwn(position, whose, work) {
        budgets.push(work?.most ?? null);
        return adjudicator.openOwn(position, whose, work);
      },
    },
    store: desk.store,
    now: () => desk.clock.now,
    afterCommit: () => undefined,
  });
  const { games: mine } = await games.mine([secret], anybody);
  expect(mine).toMatchObject([{ readable: true, moment: expect.any(String) }]);
  expect(budgets).toEqual([expect.any(Number)]);
});
