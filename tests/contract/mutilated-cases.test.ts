import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { caseFiles, casesIn } from "../conformance/files.ts";
import { atLength } from "../soak/at-length.ts";
import { serving } from "./serving.ts";

/** Every so many of each game's positions; all of them in the soak. */
const STEP = atLength ? 1 : 48;

const asked = ["policy-move", "legal-actions", "enemy-preview"] as const;

/** A text without one of its lines. */
const without = (text: string, line: number): string =>
  text
    .split("\n")
    .filter((_, at) => at !== line)
    .join("\n");

describe("Positions of cases with a line left out", () => {
  const service = serving();

  const all = caseFiles().flatMap(casesIn);
  it.each(games.map(({ id }) => id))("are answered or refused clearly: %s", async (ruleset) => {
    const { post, logged } = service;
    const boards = all.flatMap((one) => (one.game === ruleset && one.position !== undefined ? [one.position] : []));
    const some = boards.filter((_, at) => at % STEP === 0);
    expect(some.length).toBeGreaterThan(8);
    const failed: unknown[] = [];
    for (const [at, whole] of some.entries()) {
      const board = without(whole, at % whole.split("\n").length);
      for (const path of asked) {
        const { status } = await post(`/v1/${path}`, { ruleset, board });
        if (status !== 200 && status !== 400) failed.push([path, status, board]);
      }
    }
    expect(failed).toEqual([]);
    expect(logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("What nobody can answer", () => {
  const service = serving();

  it("has no answer of a policy where no action is legal", async () => {
    const { post } = service;
    const board = "table 36 36\nA1 = sas-trooper rifle at 34,34 facing 0\ndrawn character for defender";
    const { status, json } = await post("/v1/policy-move", { ruleset: "two-hundred-hours", board });
    expect([status, json]).toMatchObject([200, { action: null, choose: [] }]);
  });

  it("goes on from a position that puts a question in the middle of nothing", async () => {
    const { post } = service;
    const board = [
      "table 36 36",
      "A1 = sas-trooper rifle at 14,14 facing 0",
      "S1 = sentry rifle at 14,11.5 facing 90, marker",
      "drawn trooper for attacker",
      "asked reposition of attacker, fighter A1, most 2, optional",
    ].join("\n");
    const action = { do: "go", path: ["14,14", "14,13.4843"] };
    for (const path of ["adjudicate", "odds"]) {
      const { status, json } = await post(`/v1/${path}`, { ruleset: "two-hundred-hours", board, action });
      expect(status, path).toBe(200);
      if (path === "adjudicate") expect(json).toMatchObject({ decision: { prompt: "zh.decide.assign" } });
    }
  });

  it("tells the odds of the dice that come before an action, and of the action where they leave it legal", async () => {
    const { post } = service;
    const board =
      "plan\n..........\nintruder crane at 3,0, assault, weapons carbine knife\ncommander at 0,0, facing E\nsentry s1 at 9,0, facing W";
    const action = { do: "shoot", agent: "crane", targets: ["commander"], burst: true };
    const { status, json } = await post("/v1/odds", { ruleset: "hour-of-glory", board, action });
    // Survival 5 or more on three dice
    const reacts = ["8/27", "4/9", "2/9", "1/27"].map((probability, score) => ({ id: `REACT:${score}`, probability }));
    expect([status, json]).toMatchObject([
      200,
      { odds: { facts: expect.arrayContaining(reacts.map((one) => expect.objectContaining(one))) } },
    ]);
  });
});
