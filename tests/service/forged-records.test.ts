import { expect, test } from "vitest";
import { recordOf } from "../../service/index.ts";
import { opening } from "../../service/games/advance.ts";
import { storedMove } from "../../service/games/move.ts";
import { printRecord } from "../../service/games/record.ts";
import { anybody, where } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";
import { adjudicator } from "./recorded-games.ts";
import { rulesOf } from "../../service/games/rules-used.ts";

const desk = deskForAll();

/** The record of a game with hashes as they should be, and a beginning that this server would not have made. */
async function forged(seats: readonly string[], title = "Forged"): Promise<string> {
  const situation = await adjudicator.open(where, () => Promise.reject(new Error("No stored game is meant.")));
  const beginning = {
    game: "forged",
    title,
    ruleset: "rogue-regiment",
    dice: "table" as const,
    commitment: null,
    seats,
    origin: null,
    position: situation.position(),
  };
  const first = storedMove(
    0,
    "",
    opening(adjudicator, beginning, "2026-03-01T19:00:00.000Z", rulesOf(adjudicator, "rogue-regiment")),
  );
  return printRecord(recordOf([first], null));
}

test.each([["policy"], ["master"], ["spectator"], ["constructor"]])(
  "an imported game has the seats of its rules, whatever its record calls them: %s",
  async (name) => {
    const record = await forged([name]);
    const created = await desk.games.importRecord({ record });
    expect(created.invitations.map(({ seat }) => seat)).toEqual(["player-1", "master", "spectator"]);
    expect(created.seats).toEqual(["player-1"]);
    // private from the start
    await expect(desk.games.read(created.id, undefined, anybody)).rejects.toMatchObject({ kind: "not-found" });
  },
);

test("an imported game has a title of one line, whatever its record is called", async () => {
  const created = await desk.games.importRecord({ record: await forged(["player-1"], "a\nb\u001b[31m\u202e\ud800") });
  expect(created.title).toBe("a b [31m  , from version 0");
});
