import { describe, expect, test } from "vitest";
import * as z from "zod";
import { answers } from "../../service/index.ts";
import { serving } from "./serving.ts";
import { atTheDoor, invited } from "./table.ts";

const service = serving();

const waits = z.object({ waitsFor: z.object({ seats: z.tuple([z.string()], z.string()) }) });
const played = z.object({ action: z.unknown(), choose: z.array(z.string()) });
const board = atTheDoor;
const ruleset = "hour-of-glory";
const here = { ruleset, board, playouts: 24, candidates: 8 };

describe("an analysis", () => {
  test("tells the lines that win most, the same for the same seed and counts", async () => {
    const { status, json } = await service.post("/v1/analyse", here);
    expect(status).toBe(200);
    const { lines, ...told } = answers.analyseAnswer.parse(json);
    expect(told).toMatchObject({ ruleset, seat: "intruder-1", done: true, complete: true });
    // going out wins, and going back does not
    const won = new Map(lines.map(({ text, win }) => [text, win]));
    expect(won.get("Holt: move to 10,11")).toBe(1);
    expect(lines[0]?.win).toBe(1);
    for (const { win, low, high } of lines) {
      expect(low).toBeLessThanOrEqual(win);
      expect(win).toBeLessThanOrEqual(high);
    }
    expect((await service.post("/v1/analyse", here)).json).toEqual(json);
    const query =
      "query ($at: At!) { analyse(at: $at, playouts: 24, candidates: 8) { seat playouts lines { text win } } }";
    expect((await service.post("/graphql", { query, variables: { at: { ruleset, board } } })).json).toEqual({
      data: {
        analyse: { seat: told.seat, playouts: told.playouts, lines: lines.map(({ text, win }) => ({ text, win })) },
      },
    });
  });

  test("of what others are asked in a game that hides something is refused", async () => {
    const answer = await service.post("/v1/analyse", { ...here, seat: "defender" });
    expect(answer).toMatchObject({ status: 403, json: { errors: [{ code: "not-asked" }] } });
  });
});

describe("in a stored game that goes on", () => {
  const asked = { playouts: 2, candidates: 1 };
  const created = async (analysis?: string) => {
    const { json } = await service.post("/v1/games", { ruleset, board, dice: "table", analysis });
    const game = invited(json);
    const as = (seat?: string) =>
      service.post("/v1/analyse", { gameId: game.id, ...asked }, seat && game.secretOf(seat));
    return { ...game, as, json };
  };

  test("nothing is analysed unless that was agreed on", async () => {
    const game = await created();
    expect(game.json).toMatchObject({ analysis: "off" });
    expect(await game.as("intruder-1")).toMatchObject({ status: 403, json: { errors: [{ code: "analysis-off" }] } });
    // a strong move is found by trying moves out as well
    const move = (strength: string) =>
      service.post("/v1/policy-move", { gameId: game.id, strength }, game.secretOf("intruder-1"));
    expect(await move("strong")).toMatchObject({ status: 403, json: { errors: [{ code: "analysis-off" }] } });
    expect(await move("easy")).toMatchObject({ status: 200 });
    await service.post(`/v1/games/${game.id}/close`, { expectedVersion: 0 }, game.secretOf("master"));
    expect(await game.as("intruder-1")).toMatchObject({ status: 200 });
  });

  test("a seat has analysed what it is asked itself where that was agreed on", async () => {
    const game = await created("own");
    expect(await game.as("intruder-1")).toMatchObject({ status: 200 });
    expect(await game.as()).toMatchObject({ status: 403, json: { errors: [{ code: "analysis-of-own-seat" }] } });
  });

  test("everybody has what he may know where that was agreed on", async () => {
    const game = await created("all");
    expect(await game.as("intruder-1")).toMatchObject({ status: 200, json: { seat: "intruder-1" } });
    expect(await game.as("defender")).toMatchObject({ status: 403, json: { errors: [{ code: "not-asked" }] } });
  });
});

describe("the report of a game", () => {
  const going = (to: string) => ({ do: "move", agent: "holt", path: [to] });

  test("is told once it is over, and by its record alike", async () => {
    const { json } = await service.post("/v1/games", { ruleset, board, dice: "table" });
    const { id, secretOf } = invited(json);
    const path = `/v1/games/${id}/report`;
    expect(await service.get(path)).toMatchObject({ status: 403, json: { errors: [{ code: "goes-on" }] } });
    const act = (expectedVersion: number, to: string) =>
      service.post(`/v1/games/${id}/moves`, { expectedVersion, action: going(to) }, secretOf("intruder-1"));
    await act(0, "10,9");
    // what is taken back is not judged
    for (const seat of ["intruder-1", "defender"])
      await service.post(`/v1/games/${id}/undo`, { expectedVersion: 1, to: 0 }, secretOf(seat));
    expect(await act(2, "10,11")).toMatchObject({ json: { outcome: "over" } });
    const { json: told } = await service.get(path);
    const { decisions, summary, next, left } = answers.reportAnswer.parse(told);
    expect({ next, left }).toEqual({ next: null, left: 0 });
    expect(decisions).toMatchObject([
      {
        version: 3,
        seat: "intruder-1",
        played: { move: { action: going("10,11") } },
        before: 1,
        after: 1,
        skill: 0,
        luck: 0,
      },
    ]);
    expect(summary).toMatchObject({
      sides: [{ seat: "intruder-1", decisions: 1, skill: 0, luck: 0 }],
      decisive: [{ version: 3, change: 0 }],
    });
    const record = await (await service.app.request(`/v1/games/${id}/record`)).text();
    expect((await service.post("/v1/records/report", { record })).json).toEqual(told);
    const unknown = await service.get(`${path}?next=here`);
    expect(unknown).toMatchObject({ status: 400, json: { errors: [{ code: "unknown-next" }] } });
  });

  test("is told part by part where each decision takes all the work there is for it, as most do", async () => {
    const { json } = await service.post("/v1/games", { ruleset, scenario: "quiet-stair" });
    const { id, secretOf } = invited(json);
    for (let version = 0; version < 4; version++) {
      const { json: game } = await service.get(`/v1/games/${id}`);
      const secret = secretOf(waits.parse(game).waitsFor.seats[0]);
      const { json: move } = await service.post("/v1/policy-move", { gameId: id }, secret);
      const { action, choose } = played.parse(move);
      const sent = { expectedVersion: version, choose, ...(action !== null && { action }) };
      expect(await service.post(`/v1/games/${id}/moves`, sent, secret)).toMatchObject({ status: 200 });
    }
    await service.post(`/v1/games/${id}/close`, { expectedVersion: 4 }, secretOf("master"));
    const judged: number[] = [];
    const parts: string[] = [];
    for (let next: string | null = ""; next !== null;) {
      const part = await service.get(`/v1/games/${id}/report${next === "" ? "" : `?next=${next}`}`);
      expect(part.status).toBe(200);
      const told = answers.reportAnswer.parse(part.json);
      judged.push(...told.decisions.map(({ version }) => version));
      ({ next } = told);
      if (next !== null) parts.push(decodeURIComponent(next));
    }
    expect(judged).toEqual([1, 2, 3, 4]);
    // what was found out of the decision that waits is handed on, so that no game is played out for it again
    for (const part of parts) expect(JSON.parse(part)).toMatchObject({ found: { playouts: expect.any(Number) } });
  });

  test("is the same however it is divided, also where what was found out is not handed on", async () => {
    const { json } = await service.post("/v1/games", { ruleset, scenario: "quiet-stair" });
    const { id, secretOf } = invited(json);
    for (let version = 0; version < 3; version++) {
      const secret = secretOf(waits.parse((await service.get(`/v1/games/${id}`)).json).waitsFor.seats[0]);
      const { action, choose } = played.parse((await service.post("/v1/policy-move", { gameId: id }, secret)).json);
      const sent = { expectedVersion: version, choose, ...(action !== null && { action }) };
      await service.post(`/v1/games/${id}/moves`, sent, secret);
    }
    await service.post(`/v1/games/${id}/close`, { expectedVersion: 3 }, secretOf("master"));
    const whole = async (handedOn: (next: string) => string): Promise<unknown> => {
      const decisions: unknown[] = [];
      for (let next: string | null = ""; next !== null;) {
        const path: string = `/v1/games/${id}/report${next === "" ? "" : `?next=${encodeURIComponent(handedOn(next))}`}`;
        const told = answers.reportAnswer.parse((await service.get(path)).json);
        decisions.push(...told.decisions);
        if (told.next === null) return { decisions, summary: told.summary };
        ({ next } = told);
      }
      return null;
    };
    const alone = (next: string): string => {
      const { found: _, ...carried } = JSON.parse(decodeURIComponent(next));
      return encodeURIComponent(JSON.stringify(carried));
    };
    const told = await whole((next) => next);
    expect(told).toMatchObject({ summary: { sides: expect.any(Array) } });
    expect(await whole(alone)).toEqual(told);
  });
});
