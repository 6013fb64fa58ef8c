import type { DynamoDBBatchResponse, DynamoDBRecord } from "aws-lambda";
import { describe, expect, test } from "vitest";
import { turnsBatch } from "../../lambdas/turns-batch.ts";
import type { Notice } from "../../service/index.ts";
import { toldOf } from "./told.ts";

const turnOf = (game: string): Notice => toldOf("turn", game);
const record = (pk: string, sk: string, SequenceNumber: string): DynamoDBRecord => ({
  eventName: "INSERT",
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber },
});

interface Run {
  readonly answer: DynamoDBBatchResponse;
  readonly settled: readonly string[];
  readonly sent: readonly string[];
}

async function run(
  Records: DynamoDBRecord[],
  broken: readonly string[] = [],
  full: readonly string[] = [],
): Promise<Run> {
  const settled: string[] = [];
  const sent: string[] = [];
  const answer = await turnsBatch({
    games: {
      async settleTurn(game, send) {
        if (broken.includes(game)) throw new Error("cannot be settled");
        await send(turnOf(game));
        settled.push(game);
      },
    },
    notices: {
      async send({ id, game }) {
        if (full.includes(game)) throw new Error("the queue cannot be reached");
        sent.push(id);
      },
    },
    log: () => undefined,
  })({ Records });
  return { answer, settled, sent };
}

describe("a batch of the table's stream", () => {
  test("tells the turn of each game once, however many moves it has", async () => {
    expect(
      await run([
        record("GAME#a", "MOVE#00000001", "1"),
        record("GAME#b", "MOVE#00000004", "2"),
        record("GAME#a", "MOVE#00000002", "3"),
      ]),
    ).toEqual({
      answer: { batchItemFailures: [] },
      settled: ["a", "b"],
      sent: ["a/1/player-1/turn", "b/1/player-1/turn"],
    });
  });

  test("looks at a game whose seats have changed: an invitation may have been replaced", async () => {
    expect((await run([record("GAME#a", "NOW#SEATS", "1"), record("GAME#a", "MOVE#00000002", "2")])).settled).toEqual([
      "a",
    ]);
  });

  test("looks at a game in which somebody wishes something", async () => {
    expect((await run([record("GAME#a", "NOW#PROPOSAL", "1")])).settled).toEqual(["a"]);
  });

  test("passes over what is not news of a game", async () => {
    const records = [
      record("GAME#a", "META", "1"),
      record("GAME#a", "TOLD", "2"),
      record("SEAT#x", "MOVE#00000001", "3"),
      record("GAME#../x", "MOVE#00000001", "4"),
      { eventName: "INSERT" as const },
    ];
    expect(await run(records)).toEqual({ answer: { batchItemFailures: [] }, settled: [], sent: [] });
  });

  test("is taken up again at the first move of a game that cannot be settled; the others are told", async () => {
    const records = [
      record("GAME#a", "MOVE#00000001", "1"),
      record("GAME#b", "MOVE#00000001", "2"),
      record("GAME#b", "MOVE#00000002", "3"),
      record("GAME#c", "MOVE#00000001", "4"),
    ];
    expect(await run(records, ["b"])).toMatchObject({
      answer: { batchItemFailures: [{ itemIdentifier: "2" }] },
      settled: ["a", "c"],
    });
  });

  test("does not count as told what the queue did not take", async () => {
    expect(await run([record("GAME#a", "MOVE#00000001", "1")], [], ["a"])).toEqual({
      answer: { batchItemFailures: [{ itemIdentifier: "1" }] },
      settled: [],
      sent: [],
    });
  });
});
