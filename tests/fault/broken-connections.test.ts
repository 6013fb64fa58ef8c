import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientSettings, createDynamoStore } from "../../service/index.ts";
import { anybody, gamesOver, openDynamoDesk, type TestDesk } from "../service/desk.ts";
import type { DynamoServer } from "../service/dynalite.ts";
import { alone, turning } from "./crowd.ts";

/*
 * The errors of real connections, as the client of the table meets them: a server in between carries each request to
 * the table and then does something to the answer.
 */

/** What becomes of an answer. Each request was carried out before. */
const breaks: Readonly<Record<string, (answer: ServerResponse, body: string) => void>> = {
  "is cut in the middle": (answer, body) => {
    answer.writeHead(200, {
      "content-type": "application/x-amz-json-1.0",
      "content-length": Buffer.byteLength(body) + 10,
    });
    answer.write(body.slice(0, 1), () => answer.destroy());
  },
  "is half an answer": (answer) =>
    answer.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end('{"Items":[{"pk'),
  "never comes": () => undefined,
  "is a closed connection": (answer) => answer.destroy(),
  "is an error page of somebody in between": (answer) =>
    answer.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
  "is an error of the table that has no name yet": (answer) =>
    answer
      .writeHead(500, { "content-type": "application/x-amz-json-1.0" })
      .end('{"__type":"com.amazonaws.dynamodb#SomethingNew"}'),
};

let desk: TestDesk<DynamoServer>;
beforeAll(async () => {
  desk = await openDynamoDesk();
});
afterAll(() => desk.embedded.close());

/** A server before the table that breaks some of its answers to puts, and a store that goes through it. */
async function through(breaking: (answer: ServerResponse, body: string) => void, broken: (put: number) => boolean) {
  let puts = 0;
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const target = String(request.headers["x-amz-target"]);
      const headers = {
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": target,
        authorization: String(request.headers.authorization),
        "x-amz-date": String(request.headers["x-amz-date"]),
      };
      const carried = await fetch(desk.embedded.endpoint, { method: "POST", headers, body: Buffer.concat(chunks) });
      const body = await carried.text();
      if (target.endsWith(".PutItem") && broken(puts++)) breaking(answer, body);
      else answer.writeHead(carried.status, { "content-type": "application/x-amz-json-1.0" }).end(body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  // as it is deployed, only less patient
  const client = new DynamoDBClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    ...clientSettings,
    requestHandler: { requestTimeout: 100, throwOnRequestTimeout: true },
  });
  const store = createDynamoStore({ client, tableName: desk.embedded.tableName, firstPause: 1 });
  return {
    games: gamesOver(store),
    puts: () => puts,
    close() {
      client.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe("a put whose answer", () => {
  test.each(Object.entries(breaks))("%s, is found to have been done", async (_, breaking) => {
    const game = await desk.start(alone);
    const between = await through(breaking, (put) => put === 0);
    const answer = await between.games.act(game.id, { expectedVersion: 0, action: turning(0) }, game.as("player-1"));
    expect(answer).toMatchObject({ outcome: "paused", game: { version: 1 } });
    expect(between.puts()).toBe(2);
    expect(await desk.games.moves(game.id, -1, 10, anybody)).toMatchObject({
      chainIntact: true,
      moves: [{ version: 0 }, { version: 1 }],
    });
    between.close();
  });

  test.each(Object.entries(breaks))("%s, again and again, is said to be open", async (_, breaking) => {
    const game = await desk.start(alone);
    const between = await through(breaking, () => true);
    const request = { expectedVersion: 0, idempotencyKey: "key", action: turning(0) };
    await expect(between.games.act(game.id, request, game.as("player-1"))).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("same idempotency key"),
    });
    between.close();
    expect(await desk.games.act(game.id, request, game.as("player-1"))).toMatchObject({
      replayed: true,
      game: { version: 1 },
    });
  });
});
