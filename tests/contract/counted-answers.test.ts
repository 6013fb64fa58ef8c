import { getIntrospectionQuery } from "graphql";
import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { Attempt } from "../../service/index.ts";
import { serving } from "./serving.ts";

const service = serving();

interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

/** What was spent on a request, and how long its answer is. */
async function spentOn({ path, body }: Asked): Promise<{ readonly spent: number; readonly length: number }> {
  const attempt = new Attempt();
  const response = await attempt.run(() =>
    service.app.request(
      path,
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
            body: JSON.stringify(body),
          },
    ),
  );
  expect(response.status).toBe(200);
  return { spent: attempt.spent, length: (await response.text()).length };
}

const message = (method: string): Asked => ({ path: "/mcp", body: { jsonrpc: "2.0", id: 1, method } });
const query = (text: string): Asked => ({ path: "/graphql", body: { query: text } });

/** The longest answers that come from no rules: what they take nobody else counts. */
const long: readonly Asked[] = [
  { path: "/v1/openapi.json" },
  ...games.flatMap(({ id }) => [
    { path: `/v1/openapi/${id}.json` },
    ...["schemas", "notation", "scenarios", "rules?limit=5000"].map((of) => ({ path: `/v1/rulesets/${id}/${of}` })),
  ]),
  query(getIntrospectionQuery()),
  message("tools/list"),
];

test("a long answer counts as no less work than it is long", async () => {
  const counted = await Promise.all(long.map(async (asked) => ({ ...asked, ...(await spentOn(asked)) })));
  expect(counted.filter(({ spent, length }) => spent < length)).toEqual([]);
});

test("a document counts by how much there is to be checked, also where it is refused", async () => {
  const fields = (count: number): Asked => query(`{ rulesets { ${"scenarios { id } ".repeat(count)} } }`);
  const [few, many, refused] = await Promise.all([fields(20), fields(200), fields(900)].map(spentOn));
  expect(many?.spent).toBeGreaterThan((few?.spent ?? 0) + 50_000);
  expect(refused?.spent).toBeGreaterThan(1_000_000);
});
