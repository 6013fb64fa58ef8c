import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { Attempt } from "../../../service/adjudication/budget.ts";
import { startService } from "../../contract/table.ts";

/*
 * What of a GraphQL request is answered where only small requests are, and what is left for another place before Apollo
 * reads it.
 */

const service = await startService();
afterAll(() => service.embedded.close());

const persisted = (query: string): unknown => ({
  persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") },
});

async function attempt(body: unknown): Promise<{ readonly isLeft: boolean; readonly text: string }> {
  const made = new Attempt({ work: 100_000, bytes: 32_768 });
  const answer = await made.run(() =>
    service.app.request("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  return { isLeft: made.isLeft, text: await answer.text() };
}

const short = "{ __typename }";
const long = short.padEnd(5000);

test("a short document is answered where only what is small is, a long one is left, with its hash or without", async () => {
  expect(await attempt({ query: short })).toEqual({ isLeft: false, text: '{"data":{"__typename":"Query"}}' });
  expect(await attempt({ query: short, extensions: persisted(short) })).toMatchObject({ isLeft: false });
  expect(await attempt({ query: long })).toMatchObject({ isLeft: true });
  expect(await attempt({ query: long, extensions: persisted(long) })).toMatchObject({ isLeft: true });
});

test("a hash that stands for nothing here is left for who may know it, a known one is answered", async () => {
  expect(await attempt({ extensions: persisted("{ rulesets { id } }") })).toMatchObject({ isLeft: true });
  expect(await attempt({ extensions: persisted(short) })).toMatchObject({ isLeft: false });
});

test("so is a change of several things: what one has written stays, whatever the next one takes", async () => {
  const close = 'closeGame(id: "none", expectedVersion: 0) { version }';
  expect(await attempt({ query: `mutation { ${close} }` })).toMatchObject({ isLeft: false });
  expect(await attempt({ query: `mutation { a: ${close} b: ${close} }` })).toMatchObject({ isLeft: true });
});

test("what is left is not our error", () => {
  expect(service.logged).toEqual([]);
});
