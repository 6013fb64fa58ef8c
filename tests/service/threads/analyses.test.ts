import { afterAll, beforeAll, expect, test } from "vitest";
import { atTheDoor } from "../../contract/table.ts";
import { type Served, serve } from "./served.ts";

const here = { ruleset: "hour-of-glory", board: atTheDoor };
const long = { ...here, playouts: 10_000 };
const short = { ...here, playouts: 4, candidates: 2 };
const [one, other] = ["203.0.113.7", "198.51.100.9"];

let served: Served;
beforeAll(() => {
  served = serve();
});
afterAll(() => served.close());

test("an address has one position analysed at a time, and the others wait for it; it ends when its client goes", async () => {
  const leaving = new AbortController();
  const first = served.post("/v1/analyse", long, one, undefined, leaving.signal);
  const second = await served.post("/v1/analyse", short, one);
  expect(second).toMatchObject({
    status: 429,
    json: { type: "urn:umpire:problem:too-many", errors: [{ code: "one-at-a-time" }] },
  });
  expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
  // there is one thread here: it is free for the others once nobody waits for what it does
  const third = served.post("/v1/analyse", short, other);
  leaving.abort();
  expect(await first).toMatchObject({ status: 503, json: { type: "urn:umpire:problem:given-up" } });
  expect(await third).toMatchObject({ status: 200, json: { done: true, complete: true } });
  expect(await served.post("/v1/analyse", short, one)).toMatchObject({ status: 200 });
});

test("an analysis is told as it deepens", async () => {
  const response = await served.app.request("/v1/analyse", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/x-ndjson", "x-from": one },
    body: JSON.stringify({ ...short, playouts: 12 }),
  });
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  const told = (await response.text())
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]).toMatchObject({ done: false });
  const whole = await served.post("/v1/analyse", { ...short, playouts: 12 }, one);
  expect(told.at(-1)).toEqual(whole.json);
});
