import { afterAll, describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { app } from "../../service/index.ts";
import { openEmbeddedStore } from "../../service/storage/embedded-store.ts";
import { keptRelease, releases } from "../fixtures/kept.ts";
import type { KeptGame } from "../fixtures/release.ts";
import { atLength } from "../soak/at-length.ts";

/** Of what takes long, each game in the soak; else one in so many, another one in each release. */
const some = (list: readonly KeptGame[], every: number, turn: number): readonly KeptGame[] =>
  list.filter((_, at) => atLength || at % every === turn % every);

test("releases are kept, with every ruleset of today", () => {
  expect(releases.length).toBeGreaterThanOrEqual(6);
});

/** A decision as it is told now: what is asked in secret is told in a sentence of the server, which stands in no game. */
function asTold(decision: unknown): unknown {
  const undisclosed = /^It is for .* to decide\.$/;
  return typeof decision === "object" &&
    decision !== null &&
    "text" in decision &&
    undisclosed.test(String(decision.text))
    ? { ...decision, text: expect.stringMatching(undisclosed) }
    : decision;
}

/** What a table sends where it is asked: dice as they fall, or what the game's own policy would do; null where it draws. */
async function moveOf(
  decision: { readonly kind: string; readonly dice: number | null } | null,
  policy: () => Promise<{ readonly json: { readonly action: unknown; readonly choose: readonly string[] } }>,
): Promise<object | null> {
  if (decision?.kind === "roll") return { dice: Array.from({ length: decision.dice ?? 1 }, () => 1) };
  if (decision?.kind === "draw") return null;
  if (decision === null || (decision.kind !== "act" && decision.kind !== "choose")) return {};
  const { action, choose } = (await policy()).json;
  return action === null ? { choose } : { action };
}

describe.each(releases.map((name, at) => [name, at] as const))("games of the release %s", (name, at) => {
  const { kept, folder, remove } = keptRelease(name);
  const embedded = openEmbeddedStore(folder);
  const service = app({ games, store: embedded.store, now: Date.now, log: () => undefined });
  const ask = async (path: string, { invitations }: Pick<KeptGame, "invitations">, body?: object, by = "master") => {
    const headers = {
      ...(invitations[by] !== undefined && { authorization: `Bearer ${invitations[by]}` }),
      ...(body && { "content-type": "application/json" }),
    };
    const answer = await service.request(path, {
      headers,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      json: answer.status === 200 && text.startsWith("{") ? JSON.parse(text) : null,
    };
  };
  afterAll(async () => {
    await embedded.close();
    remove();
  });

  test("there is one for each of several kinds of question, and one that was played to its end", () => {
    expect(kept.games.length).toBeGreaterThan(50);
    for (const { id } of kept.rulesets) {
      const kinds = kept.games.filter(({ ruleset }) => ruleset === id).map(({ kind }) => kind);
      expect(kinds.filter((kind) => /^(?:act|choose|roll|draw)/.test(kind)).length, id).toBeGreaterThanOrEqual(6);
      expect(kinds).toContain("closed");
    }
    expect(kept.games.filter(({ kind }) => kind === "finished").length).toBeGreaterThanOrEqual(3);
  });

  test("each is there as it was, with its board", async () => {
    const otherwise: string[] = [];
    for (const game of kept.games) {
      const { id, version, hash, decision, result, ended, board } = game;
      const { json } = await ask(`/v1/games/${id}`, game);
      expect(json, id).toMatchObject({ version, hash, decision: asTold(decision), result, ended });
      expect(json.rules).toMatchObject(game.rules);
      expect(json.moment).not.toBe("");
      expect(json.board, id).not.toBeNull();
      // the notation goes on, and in the middle of something the last checkpoint may be all that these rules come to
      const [then, now] = [(board ?? "").split("\n"), String(json.board).split("\n")];
      if (then.filter((line) => !now.includes(line)).length > then.length / 5) otherwise.push(id);
    }
    expect(otherwise.length).toBeLessThanOrEqual(kept.games.length / 50);
  });

  test("each tells its moves in a whole chain", async () => {
    for (const game of some(kept.games, 3, at)) {
      const { json } = await ask(`/v1/games/${game.id}/moves?limit=100`, game);
      expect(json.chainIntact, game.id).toBe(true);
      expect(json.moves).toHaveLength(game.version + 1);
      for (const move of json.moves) expect(Array.isArray(move.events)).toBe(true);
    }
  });

  test("each is drawn, at its beginning, too, and its position is told as text", async () => {
    for (const game of some(kept.games, 8, at)) {
      for (const version of new Set([0, game.version]))
        expect((await ask(`/v1/games/${game.id}/board.svg?version=${version}`, game)).status, game.id).toBe(200);
      const { json } = await ask("/v1/board", game, { gameId: game.id });
      expect(json?.board?.pieces, game.id).toBeInstanceOf(Array);
    }
  });

  test("each gives its record out as it did, but for comments", async () => {
    const withoutComments = (record: string): string =>
      record
        .split("\n")
        .filter((line) => !line.startsWith("#"))
        .join("\n");
    for (const game of some(kept.games, 6, at)) {
      if (game.record === null) continue;
      const { text } = await ask(`/v1/games/${game.id}/record`, game);
      expect(withoutComments(text)).toBe(withoutComments(game.record));
    }
  });

  test("their records have a true chain and true dice", async () => {
    for (const game of some(kept.games, 8, at)) {
      if (game.record === null) continue;
      const { status, json } = await ask("/v1/records/verify", game, { record: game.record });
      expect(status, game.id).toBe(200);
      const faults: readonly { readonly kind: string }[] = json.faults;
      expect(faults.map(({ kind }) => kind).filter((kind) => kind === "dice" || kind === "commitment")).toEqual([]);
    }
  });

  test("of other rules says so where a ruling or what is legal is asked", async () => {
    for (const game of some(kept.games, 10, at)) {
      const { json } = await ask(`/v1/games/${game.id}`, game);
      const legal = await ask("/v1/legal-actions", game, { gameId: game.id });
      expect(legal.status, game.id).toBe(json.rules.current === true ? 200 : 409);
      if (json.rules.current !== true) expect(legal.text).toContain("is told by the rules that the game was played by");
    }
  });

  test("each that goes on takes the rules of today over, and is played on", async () => {
    const ways: string[] = [];
    for (const game of some(kept.games, 9, at)) {
      const path = `/v1/games/${game.id}`;
      let now = (await ask(path, game)).json;
      if (now.ended !== null || now.result !== null || now.rules.current === true) continue;
      const would = await ask(`${path}/take-over-rules`, game, { expectedVersion: now.version, dryRun: true });
      const { how, needs } = would.json.way;
      ways.push(how);
      for (const by of needs.length > 0 ? needs : ["master"])
        expect((await ask(`${path}/take-over-rules`, game, { expectedVersion: now.version }, by)).status, by).toBe(200);
      now = (await ask(path, game)).json;
      expect(now.rules.current, game.id).toBe(true);
      const someone = Object.keys(game.invitations).find((holder) => holder !== "master") ?? "";
      for (let moves = 0; moves < 3 && now.result === null; moves++) {
        const by = now.decision?.seat in game.invitations ? now.decision.seat : someone;
        const move = await moveOf(now.decision, () => ask("/v1/policy-move", game, { gameId: game.id }, by));
        if (move === null) break;
        const done = await ask(`${path}/moves`, game, { expectedVersion: now.version, ...move }, by);
        expect(done.status, `${game.ruleset} ${game.id} ${JSON.stringify(move)}: ${done.text.slice(0, 300)}`).toBe(200);
        now = (await ask(path, game)).json;
      }
    }
    expect(new Set(ways)).toContain("question");
  });

  test("boards of then are read as text", async () => {
    for (const { ruleset, text } of kept.boards)
      expect((await ask("/v1/board", { invitations: {} }, { ruleset, board: text })).status, text).toBe(200);
  });

  test("links of then are opened", async () => {
    expect(kept.links.length).toBeGreaterThanOrEqual(15);
    for (const { ruleset, word, query } of kept.links) {
      const page = await ask(`/v1/shared/${word}${query}`, { invitations: {} });
      expect(page.status, `${ruleset} ${word}`).toBe(200);
    }
  });
});
