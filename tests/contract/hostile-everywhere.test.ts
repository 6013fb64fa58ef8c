import { beforeAll, describe, expect, test } from "vitest";
import { MOST_WORK } from "../../rules/kernel/index.ts";
import { asOneRequest, generalDocument, currentBudget } from "../../service/index.ts";
import { groundOf, type Send, wrongWith } from "./hostile-ground.ts";
import type { Target } from "./hostile-requests.ts";
import { hostileValues } from "./hostile-values.ts";
import { serving } from "./serving.ts";
import { tries } from "../soak/at-length.ts";

/** Bytes of what is hostile at each place, and of a body as long as one may be. */
const USUAL = 8000;
const WHOLE = 256 * 1024;
/** Each place meets one value in turn; of those deep in a position, which are the same everywhere, so many are left out. */
const DEEP = tries(60, 20);

const service = serving();
let targets: readonly Target[];
const send: Send = async ({ path, method, headers, body }) => {
  const response = await service.app.request(path, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  targets = await groundOf(send);
});

/** What is wrong with the answer to a target with a value, the work counted for it included. */
async function faultOf(target: Target, written: string): Promise<string | null> {
  const request = target.request(written);
  return asOneRequest(async () => {
    const { status, text } = await send(request);
    const { spent } = currentBudget();
    // at most one more thing was begun than there was work for
    return wrongWith(status, text) ?? (spent > MOST_WORK * 1.2 ? `took ${spent} units of work` : null);
  });
}

describe("hostile input", () => {
  test("is sent to every operation of both APIs", () => {
    const operations = new Set(targets.map(({ operation }) => operation));
    const rest = Object.values(generalDocument().paths ?? {}).flatMap((methods) =>
      Object.values(methods).map((operation) => String(Reflect.get(Object(operation), "operationId"))),
    );
    expect(rest.length).toBeGreaterThan(30);
    for (const operation of rest) expect(operations).toContain(operation);
    expect([...operations].filter((operation) => operation.startsWith("GraphQL ")).length).toBeGreaterThan(25);
    // a place inside each other
    for (const [operation, place] of [
      ["createGame", "/keep/ended"],
      ["adjudicate", "/settings/numbers"],
      ["positionLink", "what a word holds"],
      ["moves", "query limit"],
      ["GraphQL createGame", "/names/seat"],
      ["GraphQL sight", "/at/board of dust-tactics"],
    ])
      expect(
        targets.some((target) => target.operation === operation && target.place === place),
        place,
      ).toBe(true);
  });

  test("of some kind at each place is answered clearly, briefly and within the work of a request", async () => {
    const wrong: unknown[] = [];
    const some = targets.filter(({ place }, n) => place.split("/").length < 4 || n % DEEP === 0);
    for (const [n, target] of some.entries()) {
      const value = target.values[(n * 31) % target.values.length];
      if (value === undefined) continue;
      const fault = await faultOf(target, value.written(USUAL));
      if (fault !== null) wrong.push([target.operation, target.place, value.name, fault]);
    }
    expect(wrong).toEqual([]);
  });

  test("of each kind in a body as long as one may be is answered so, too", async () => {
    const wrong: unknown[] = [];
    const whole = targets.filter(({ place }) => place === "the whole body" || place === "/position" || place === "/at");
    for (const [n, value] of hostileValues.entries()) {
      const target = whole[n % whole.length];
      if (target === undefined) continue;
      const fault = await faultOf(target, value.written(WHOLE - 2000));
      if (fault !== null) wrong.push([target.operation, target.place, value.name, fault]);
    }
    expect(wrong).toEqual([]);
  });

  test("was not our error", () => {
    expect(service.logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});
