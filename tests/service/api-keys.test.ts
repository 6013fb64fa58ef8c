import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { countingByKey, createGuessing, loggingAnswers, restApp, withinAllowance } from "../../service/index.ts";
import { keyDeeds } from "../../service/local/operate-keys.ts";
import { games } from "../all-games.ts";
import { openDesk, openDynamoDesk, type TestDesk } from "./desk.ts";

const SCHOOL = "192.0.2.7";
const NOBODYS = `umpire-key-${"0".repeat(16)}-${"a".repeat(43)}`;
const problem = z.object({ errors: z.array(z.object({ code: z.string() })) });

describe.each([
  ["SQLite", () => openDesk()],
  ["DynamoDB", () => openDynamoDesk()],
])("API keys, over %s", (_, open) => {
  let desk: TestDesk<{ close(): Promise<void> }>;
  beforeAll(async () => {
    desk = await open();
  });
  afterAll(() => desk.embedded.close());

  const operate = (name: string, ...words: readonly string[]): Promise<readonly string[]> => {
    const deed = keyDeeds[name];
    if (deed === undefined) throw new Error(`There is no deed ${name}.`);
    return deed.run({ store: desk.store, now: () => desk.clock.now }, words);
  };
  const give = async (...words: readonly string[]): Promise<{ readonly key: string; readonly id: string }> => {
    const [key = ""] = await operate("give-key", ...words);
    return { key, id: key.split("-")[2] ?? "" };
  };

  /** A service that everybody asks from one address, with so much work for each who is counted. */
  function served({ most = 1e9, gamesAnHour = 100 } = {}) {
    const lines: unknown[] = [];
    const log = (line: unknown): void => void lines.push(line);
    const now = (): number => desk.clock.now;
    const at = (): string => SCHOOL;
    const counting = countingByKey({ store: desk.store, now, guessing: createGuessing(now) }, at);
    const allowance = withinAllowance(counting.addressOf, now, { perSecond: 1000, most });
    const app = restApp({ games, store: desk.store, now, log, gamesAnHour, ...counting, ...allowance });
    const whole = loggingAnswers(app, { log, addressOf: at, requestIdOf: () => "1" });
    const ask = (path: string, key?: string, body?: unknown): Promise<Response> =>
      Promise.resolve(
        whole.request(path, {
          headers: { "content-type": "application/json", ...(key !== undefined && { "umpire-api-key": key }) },
          ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
        }),
      );
    return { ask, lines };
  }
  const codeOf = async (answer: Response): Promise<string> => problem.parse(await answer.json()).errors[0]?.code ?? "";

  test("are given, listed without what opens them, and taken back", async () => {
    const { key, id } = await give("Anna's", "bot");
    expect(key).toMatch(/^umpire-key-[0-9a-f]{16}-[\w-]{43}$/);
    const listed = (await operate("keys")).join("\n");
    expect(listed).toContain(`${id}  given 2026-01-01  Anna's bot`);
    expect(listed).not.toContain(key.slice(-43));
    expect(JSON.stringify(await desk.store.apiKeys())).not.toContain(key.slice(-43));
    expect((await operate("take-back-key", id)).join()).toContain("is taken back");
    expect((await operate("keys")).join("\n")).not.toContain(id);
    await expect(operate("take-back-key", id)).rejects.toThrow(`no key "${id}"`);
    await expect(operate("take-back-key", "../x")).rejects.toThrow("no key");
  });

  test("have work of their own behind one address", async () => {
    const { ask } = served({ most: 1500 });
    const [one, other] = [(await give("one")).key, (await give("other")).key];
    expect((await ask("/v1/rulesets", one)).headers.get("ratelimit")).toBe('"work";r=500;t=1');
    await ask("/v1/rulesets", one);
    const refused = await ask("/v1/rulesets", one);
    expect([refused.status, await codeOf(refused)]).toEqual([429, "too-much-work"]);
    for (const key of [other, undefined]) expect((await ask("/v1/rulesets", key)).status).toBe(200);
  });

  test("begin new games of their own behind one address", async () => {
    const { ask } = served({ gamesAnHour: 1 });
    const { key } = await give("begins games");
    const begin = async (as?: string): Promise<number> =>
      (await ask("/v1/games", as, { ruleset: "v-sabotage", scenario: "relay-post" })).status;
    expect([await begin(), await begin(), await begin(key), await begin(key)]).toEqual([201, 429, 201, 429]);
  });

  test("that are none are refused and counted as guesses, which hinders no key that is one", async () => {
    const { ask } = served();
    const { key, id } = await give("right");
    const wrong = [NOBODYS, "nonsense", `umpire-key-${id}-${"b".repeat(43)}`, `${key}x`];
    for (const one of wrong) {
      const refused = await ask("/v1/rulesets", one);
      expect([refused.status, await codeOf(refused)]).toEqual([401, "unknown-api-key"]);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push((await ask("/v1/rulesets", `${NOBODYS}${n}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(16);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask("/v1/rulesets", key)).status).toBe(200);
    expect((await ask("/v1/rulesets")).status).toBe(200);
  });

  test("that are taken back count for a minute more, and then no longer", async () => {
    const { ask } = served();
    const { key, id } = await give("short-lived");
    expect((await ask("/v1/rulesets", key)).status).toBe(200);
    await operate("take-back-key", id);
    desk.clock.now += 59_000;
    expect((await ask("/v1/rulesets", key)).status).toBe(200);
    desk.clock.now += 2000;
    expect((await ask("/v1/rulesets", key)).status).toBe(401);
  });

  test("that are taken back are forgotten by a clock that is set back, too", async () => {
    const { ask } = served();
    const { key, id } = await give("set back");
    expect((await ask("/v1/rulesets", key)).status).toBe(200);
    await operate("take-back-key", id);
    desk.clock.now -= 365 * 24 * 3_600_000;
    expect((await ask("/v1/rulesets", key)).status).toBe(401);
  });

  test("stand in no line of the log, right or wrong", async () => {
    const { ask, lines } = served();
    const { key } = await give("logged");
    await ask("/v1/rulesets", key);
    await ask("/v1/rulesets", NOBODYS);
    expect(lines).toHaveLength(2);
    const said = JSON.stringify(lines);
    expect(said).not.toContain("umpire-key");
    expect(said).toContain(SCHOOL);
  });
});
