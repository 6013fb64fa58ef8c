import { expect, it } from "vitest";
import { serving } from "./serving.ts";
import { hedge } from "./table.ts";

const service = serving();

const key = "5f6c1d2e-8a47-4c1b-9d53-7e2f0a6b1c77";
const begin = (header: string | undefined, body: object = {}): Response | Promise<Response> =>
  service.app.request("/v1/games", {
    method: "POST",
    headers: { "content-type": "application/json", ...(header !== undefined && { "idempotency-key": header }) },
    body: JSON.stringify({ ruleset: "rogue-regiment", board: hedge, ...body }),
  });
const idOf = async (answer: Response | Promise<Response>): Promise<unknown> =>
  Object(await (await answer).json())["id"];

it("a key of a retry in the header is that of the field, bare or in quotes", async () => {
  const first = await idOf(begin(key));
  expect(typeof first).toBe("string");
  expect(await idOf(begin(`"${key}"`))).toBe(first);
  expect(await idOf(begin(undefined, { idempotencyKey: key }))).toBe(first);
  expect(await idOf(begin(key, { idempotencyKey: key }))).toBe(first);
});

it("two different keys are refused", async () => {
  const answer = await begin(key, { idempotencyKey: key.replace("5", "6") });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ code: "two-keys", path: "/idempotencyKey" }] });
});

it("each answer has an id of its own, or that which the request brought", async () => {
  const id = async (sent?: string): Promise<string | null> =>
    (
      await service.app.request("/v1/rulesets", { headers: sent === undefined ? {} : { "umpire-request-id": sent } })
    ).headers.get("umpire-request-id");
  expect(await id()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await id()).not.toBe(await id());
  expect(await id(key)).toBe(key);
  expect(await id("of my own")).toMatch(/^[0-9a-f-]{36}$/);
});

it("a new game is previewed with its seats, and nothing is begun", async () => {
  const asked = { ruleset: "v-sabotage", scenario: "relay-post", options: { players: 3 } };
  const { json } = await service.post("/v1/scenarios/preview", asked);
  const made = await service.post("/v1/games", asked);
  expect(made.status).toBe(201);
  const { seats, decision } = json;
  expect({ seats, decision }).toEqual({ seats: made.json["seats"], decision: made.json["decision"] });
});

it("missions are listed with their seats", async () => {
  const { json } = await service.get("/v1/rulesets/hour-of-glory/scenarios");
  expect(json["scenarios"]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: "full-moon",
        seats: ["intruder-1", "intruder-2", "intruder-3", "defender"],
        players: { min: 1, max: 1 },
      }),
    ]),
  );
});
