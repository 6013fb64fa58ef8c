import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { disputes } from "../../web/home/disputes.ts";
import { games } from "../all-games.ts";
import { startService } from "./table.ts";

/* Whoever is told that a name is unknown is told where in the request it stands, by the same words in every game. */

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.embedded.close());

const nobody = "nobody-at-all";
const faults = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) });

/** What stands at a JSON pointer. */
const at = (body: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
      body,
    );

/** A drawn position of each game, with one who looks there. */
const drawn = games.flatMap(({ id: ruleset }) => {
  const found = disputes.find((dispute) => dispute.ruleset === ruleset && "from" in dispute.asked);
  return found !== undefined && "from" in found.asked
    ? [{ ruleset, board: found.board, somebody: found.asked.from }]
    : [];
});

test("every game has such a position", () => expect(drawn).toHaveLength(games.length));

describe.each(drawn)("a piece that $ruleset does not know is told at its place", ({ somebody, ...position }) => {
  test.each([
    ["sight", { from: nobody, to: somebody }],
    ["sight", { from: somebody, to: nobody }],
    ["field-of-view", { piece: nobody }],
    ["legal-actions", { piece: nobody }],
    ["explore", { piece: nobody }],
    ["board.svg", { sight: { from: nobody, to: somebody } }],
    ["board.svg", { sight: { from: somebody, to: nobody } }],
    ["board.svg", { fieldOfView: nobody }],
  ])("in a request for %s: %j", async (question, asked) => {
    const body = { ...position, ...asked };
    const { status, json } = await service.post(`/v1/${question}`, body);
    expect(status).toBe(400);
    const [first] = faults.parse(json).errors;
    expect(at(body, first?.path ?? ""), first?.path).toBe(nobody);
  });
});
