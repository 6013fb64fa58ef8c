import { expect, it } from "vitest";
import { Problem } from "../../web/api/problem.ts";
import { elseFair } from "../../web/game/else-fair.ts";

const how = { strength: "strong", seed: 7 } as const;
const refused = (code: string): Problem =>
  new Problem("limits", 422, "That is too much.", [{ code, path: "", message: "That is too much." }], null);

it("a strong move that takes more work than a request has is made fair instead", async () => {
  const asked: unknown[] = [];
  const answer = await elseFair((wanted) => {
    asked.push(wanted?.strength ?? "fair");
    return wanted === undefined ? Promise.resolve("pass") : Promise.reject(refused("beyond-limits"));
  }, how);
  expect([asked, answer]).toEqual([["strong", "fair"], "pass"]);
});

it("is not made otherwise where something else is wrong", async () => {
  const asked: unknown[] = [];
  const failing = elseFair((wanted) => {
    asked.push(wanted?.strength ?? "fair");
    return Promise.reject(refused("unreadable"));
  }, how);
  await expect(failing).rejects.toThrow("That is too much.");
  expect(asked).toEqual(["strong"]);
});
