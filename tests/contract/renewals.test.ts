import { expect, test } from "vitest";
import * as z from "zod";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving({ now: () => Date.UTC(2026, 0, 1, 9) });

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const shot = { do: "attack", operator: "jock", weapon: "pistol", target: "guard" };
const at = "2026-01-01T09:00:00.000Z";
const renewal = { seat: "player-2", by: "master", at };
const renewed = [{ seat: "player-2", since: at }];

/** A game in which the master has replaced player 2's invitation and proposed an undo by it. */
async function takenOver() {
  const { id, secretOf } = invited((await service.post("/v1/games", { ruleset: "rogue-regiment", board })).json);
  await service.post(`/v1/games/${id}/moves`, { expectedVersion: 0, action: shot }, secretOf("player-1"));
  const answer = await service.post(`/v1/games/${id}/renew-invitation`, { seat: "player-2" }, secretOf("master"));
  const { secret } = z.object({ secret: z.string() }).parse(answer.json);
  const undo = (as: string) => service.post(`/v1/games/${id}/undo`, { expectedVersion: 1, to: 0 }, as);
  return { id, secretOf, proposed: await undo(secret), undo };
}

test("over REST the game master who agrees as a player is seen to have replaced that player's invitation", async () => {
  const { id, secretOf, proposed, undo } = await takenOver();
  expect(proposed.json).toMatchObject({
    outcome: "proposed",
    proposal: { consents: ["player-2"], renewed },
    game: { proposal: { renewed }, renewals: [renewal] },
  });
  expect((await service.get(`/v1/games/${id}`)).json).toMatchObject({ proposal: { renewed }, renewals: [renewal] });
  expect((await undo(secretOf("player-1"))).json).toMatchObject({ outcome: "undone", game: { renewals: [] } });
  expect((await service.get(`/v1/games/${id}/moves`)).json).toMatchObject({
    moves: [
      { renewals: [] },
      { renewals: [] },
      { renewals: [renewal], sent: { undo: { consents: ["player-1", "player-2"], renewed } } },
    ],
  });
});

test("over GraphQL alike", async () => {
  const { id, secretOf, undo } = await takenOver();
  const query = `{ game(id: "${id}") { renewals { seat by at } proposal { consents renewed { seat since } } } moves(id: "${id}") { moves { renewals { seat by at } sent } } }`;
  const asked = async () => (await service.post("/graphql", { query })).json;
  expect(await asked()).toMatchObject({
    data: { game: { renewals: [renewal], proposal: { consents: ["player-2"], renewed } } },
  });
  await undo(secretOf("player-1"));
  expect(await asked()).toMatchObject({
    data: {
      game: { renewals: [], proposal: null },
      moves: { moves: [{}, {}, { renewals: [renewal], sent: { undo: { renewed } } }] },
    },
  });
});
