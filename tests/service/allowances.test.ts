import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { MOST_WORK } from "../../rules/kernel/index.ts";
import { createAllowances, isLookingIn, withinAllowance } from "../../service/limits/allowances.ts";
import { answerError } from "../../service/http/reading.ts";
import { createNeighbours } from "../../service/local/threads/neighbours.ts";
import { usualAllowance } from "../../service/local/threads/round.ts";
import { asOneRequest, currentBudget } from "../../service/adjudication/budget.ts";

describe("the work for each address", () => {
  const at = (time: { now: number }, most = 10_000, perSecond = 2000, networks?: number) =>
    createAllowances({ perSecond, most }, () => time.now, networks);

  test("is used up, comes again, and is never more than there is at once", () => {
    const time = { now: 0 };
    const allowances = at(time);
    expect(allowances.left("a")).toBe(10_000);
    allowances.charge("a", 9000);
    allowances.admit("a");
    allowances.charge("a", 5000);
    expect(() => allowances.admit("a")).toThrow(
      expect.objectContaining({ kind: "too-many", retryAfter: 2, message: expect.stringContaining("work") }),
    );
    // nobody else has used any
    allowances.admit("b");
    time.now = 2500;
    allowances.admit("a");
    expect(allowances.left("a")).toBe(1000);
    time.now = 1e9;
    expect(allowances.left("a")).toBe(10_000);
  });

  test("comes again by a clock that is set back", () => {
    const time = { now: 365 * 24 * 3_600_000 };
    const allowances = at(time);
    allowances.charge("a", 11_000);
    time.now = 0;
    expect(() => allowances.admit("a")).toThrow(/more work than there is/);
    time.now = 1000;
    allowances.admit("a");
    expect(allowances.left("a")).toBe(1000);
  });

  test("is used by every request, however little that asks for", () => {
    const allowances = at({ now: 0 });
    for (let n = 0; n < 10; n++) {
      allowances.admit("a");
      allowances.charge("a", 0);
    }
    expect(() => allowances.admit("a")).toThrow(/more work than there is/);
  });

  test("is waited for no longer than a minute", () => {
    const allowances = at({ now: 0 });
    for (let n = 0; n < 100; n++) allowances.charge("a", 1e9);
    expect(() => allowances.admit("a")).toThrow(expect.objectContaining({ retryAfter: 60 }));
  });

  test("does not come again by a clock that goes back", () => {
    const time = { now: 100_000 };
    const allowances = at(time);
    allowances.charge("a", 20_000);
    time.now = 0;
    expect(allowances.left("a")).toBe(-10_000);
  });

  test("is remembered of so many addresses, and of those that asked last", () => {
    const allowances = at({ now: 0 }, 10_000, 2000, 3);
    for (const network of ["a", "b", "c", "a", "d"]) allowances.charge(network, 5000);
    expect(["a", "b", "c", "d"].map((network) => allowances.left(network))).toEqual([0, 10_000, 5000, 5000]);
  });

  test("lets whoever is alone ask the dearest there is again and again", () => {
    // a record may take four times what any other request may
    expect(usualAllowance.most).toBeGreaterThan(50 * 4 * MOST_WORK);
  });
});

describe("an app within the work for each address", () => {
  const app = new Hono();
  app.onError(answerError(() => undefined));
  const { round, telling } = withinAllowance(
    (c) => c.req.header("x-from") ?? null,
    () => 0,
    { perSecond: 1000, most: 100_000 },
  );
  app.use(telling, round);
  app.get("/healthz", (c) => c.text(String(isLookingIn(c))));
  app.get("/dear", (c) =>
    asOneRequest(() => {
      currentBudget().charge("steps", 60_000);
      return c.text("done");
    }),
  );
  const statusOf = async (path: string, from?: string): Promise<number> =>
    (await app.request(path, from === undefined ? {} : { headers: { "x-from": from } })).status;

  test("refuses an address that has used its own, of IPv6 the first half", async () => {
    expect(await statusOf("/dear", "2001:db8:1:2::1")).toBe(200);
    expect(await statusOf("/dear", "2001:db8:1:2:ffff::2")).toBe(200);
    const refused = await app.request("/dear", { headers: { "x-from": "2001:db8:1:2::3" } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("20");
    expect(await refused.json()).toMatchObject({ errors: [{ code: "too-much-work" }] });
    expect(await statusOf("/dear", "2001:db8:1:3::1")).toBe(200);
    expect(await statusOf("/healthz", "2001:db8:1:2::1")).toBe(200);
  });

  test("tells each address what is left of it, also where it is refused", async () => {
    const told: (string | null)[] = [];
    for (let n = 0; n < 3; n++) {
      const { headers } = await app.request("/dear", { headers: { "x-from": "192.0.2.7" } });
      expect(headers.get("ratelimit-policy")).toBe('"work";q=100000;w=100;qu="work-units"');
      told.push(headers.get("ratelimit"));
    }
    expect(told).toEqual(['"work";r=40000;t=60', '"work";r=0;t=120', '"work";r=0;t=120']);
    expect((await app.request("/dear")).headers.get("ratelimit")).toBeNull();
  });

  test("limits nobody whose address is not known", async () => {
    for (let n = 0; n < 5; n++) expect(await statusOf("/dear")).toBe(200);
  });
});

test("neighbours are those who asked within the last second", () => {
  const time = { now: 0 };
  const hasNeighbours = createNeighbours(() => time.now);
  expect(["a", "a", "a"].map(hasNeighbours)).toEqual([false, false, false]);
  time.now = 500;
  expect(["b", "b", "a"].map(hasNeighbours)).toEqual([true, true, true]);
  time.now = 1400;
  expect(hasNeighbours("a")).toBe(true);
  time.now = 1600;
  expect(["a", "c", "a"].map(hasNeighbours)).toEqual([false, true, true]);
  // the clock is set back
  time.now = -1e9;
  expect(["a", "a"].map(hasNeighbours)).toEqual([false, false]);
});
