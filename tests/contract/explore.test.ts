import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";

import { answers, canonicalJson } from "../../service/index.ts";
import { serving } from "./serving.ts";
import { hedge } from "./table.ts";

const service = serving();

const at = { ruleset: "rogue-regiment", board: hedge };
const turn = { do: "face", operator: "jock", facing: "S" };
const asked = async <T>(path: string, body: unknown, schema: { parse(value: unknown): T }): Promise<T> => {
  const { status, json } = await service.post(`/v1/${path}`, body);
  expect(status, JSON.stringify(json).slice(0, 300)).toBe(200);
  return schema.parse(json);
};
const explored = (body: object) => asked("explore", body, answers.exploreAnswer);
const adjudicated = (body: object) => asked("adjudicate", body, answers.adjudicateAnswer);

describe("exploring", () => {
  it("answers for every legal action what adjudicating it alone answers", async () => {
    const want = ["events", "decision", "result", "failing", "positionId", "position", "board", "moment", "rules"];
    const { results, next, left } = await explored({ ...at, piece: "jock", seed: 7, want });
    const { forms } = await asked("legal-actions", { ...at, piece: "jock" }, answers.legalActionsAnswer);
    expect(results.map(({ move }) => move.action)).toEqual(forms.flatMap(({ actions }) => actions));
    expect({ next, left }).toEqual({ next: null, left: 0 });
    for (const { from, move, ...parts } of results) {
      const { unused, ...alone } = await adjudicated({ ...at, ...move, seed: 7 });
      expect(unused.action).toBe(false);
      expect(from).toBe(0);
      expect(parts).toEqual(alone);
    }
    expect(results.length).toBeGreaterThan(5);
  });

  it("tells of a move that cannot be read what is wrong with it, and answers the others", async () => {
    const { results } = await explored({ ...at, moves: [{ action: { do: "dance" } }, { action: turn }], want: [] });
    expect(results.map(({ outcome }) => outcome)).toEqual(["unreadable", "paused"]);
    expect(results[0]?.faults?.[0]?.path).toMatch(/^\/moves\/0\/action/);
    expect(Object.keys(results[1] ?? {})).toEqual(["from", "move", "outcome"]);
  });

  it("goes through many positions, each named by its id", async () => {
    const first = await adjudicated({ ...at, action: turn });
    const second = await adjudicated({ ...at, action: { do: "pop-up", operator: "jock" } });
    const both = await explored({ positions: [first.position, second.position], moves: [{ action: turn }] });
    expect(both.from).toEqual([first.positionId, second.positionId]);
    expect(both.results.map(({ from }) => from)).toEqual([0, 1]);
  });

  it("says which of many positions cannot be read", async () => {
    const { position } = await adjudicated({ ...at, action: turn });
    const { status, json } = await service.post("/v1/explore", {
      positions: [position, { ruleset: "rogue-regiment" }],
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      detail: expect.stringMatching(/^Position 1: /),
      errors: expect.arrayContaining([expect.objectContaining({ path: "/positions/1/state" })]),
    });
  });

  it("leaves what the work of a request does not suffice for, and goes on from there", async () => {
    const begun = await asked("board", { ruleset: "rogue-regiment", scenario: "chalk-farm" }, answers.boardAnswer);
    const want = ["position", "board", "events", "rules"];
    const positions = Array.from({ length: 64 }, () => begun.position);
    const request = { moves: Array.from({ length: 256 }, () => ({})), seed: 1, want };
    const some = await explored({ positions, ...request });
    const { next } = some;
    expect(next).not.toBeNull();
    expect(some.results).toHaveLength((next?.position ?? 0) * 256 + (next?.move ?? 0));
    expect(some.left).toBe(256 - (next?.move ?? 0));
    const more = await explored({ positions: positions.slice(next?.position), skip: next?.move, ...request });
    expect(more.results.length).toBeGreaterThan(0);
  });

  it.each([
    ["two forms of position", { ...at, positions: [{}] }, ""],
    ["a part that is not there", { ...at, want: ["feelings"] }, "/want/0"],
    ["a seed that is not a whole number", { ...at, seed: 0.5 }, "/seed"],
    ["too many positions", { positions: Array.from({ length: 65 }, () => ({})) }, "/positions"],
  ])("refuses %s", async (_, body, path) => {
    const { status, json } = await service.post("/v1/explore", body);
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(`"path":"${path === "" ? "/" : path}`);
  });
});

describe("seeds and ids", () => {
  it("draw the same from the same seed, and other dice from others", async () => {
    const shot = { ...at, action: { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" } };
    const boards = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => (await adjudicated({ ...shot, seed: i % 6 })).positionId),
    );
    expect(boards.slice(0, 6)).toEqual(boards.slice(6));
    expect(new Set(boards).size).toBeGreaterThan(1);
  });

  it("name a position by the hash of its canonical JSON", async () => {
    const { position, positionId } = await adjudicated({ ...at, action: turn });
    expect(positionId).toBe(createHash("sha256").update(canonicalJson(position)).digest("hex").slice(0, 32));
  });
});

describe("a filter of what is explored", () => {
  it.each([
    ["a piece that is not there", { piece: "nobody" }, "unknown-piece", "/piece"],
    ["a kind of action that is not there", { name: "dance" }, "unknown-name", "/name"],
  ])("that names %s is refused", async (_, filter, code, path) => {
    const { status, json } = await service.post("/v1/explore", { ...at, ...filter });
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ code, path }] });
  });

  it("that names a piece of some of the positions lists nothing at the others", async () => {
    const with2 = await asked("board", at, answers.boardAnswer);
    const without = await asked(
      "board",
      { ...at, board: hedge.replaceAll("J", "P").replace("jock", "paddy") },
      answers.boardAnswer,
    );
    const positions = [without.position, with2.position];
    const { results } = await explored({ positions, piece: "jock", want: [] });
    expect(new Set(results.map(({ from }) => from))).toEqual(new Set([1]));
    const { status, json } = await service.post("/v1/explore", { positions, piece: "nobody" });
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ code: "unknown-piece", path: "/piece" }] });
  });
});

describe("a filter of legal actions", () => {
  it.each([
    ["a piece that is not there", { piece: "nobody" }, "unknown-piece", "/piece"],
    ["a kind of action that is not there", { name: "dance" }, "unknown-name", "/name"],
  ])("that names %s is refused", async (_, filter, code, path) => {
    const { status, json } = await service.post("/v1/legal-actions", { ...at, ...filter });
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ code, path }] });
  });

  it("that names what is there and has nothing legal answers an empty list or closed forms", async () => {
    const { forms } = await asked("legal-actions", { ...at, piece: "guard" }, answers.legalActionsAnswer);
    expect(forms.flatMap(({ actions }) => actions)).toEqual([]);
  });
});
