import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { games as rulesets } from "../all-games.ts";
import { seededChance } from "../../rules/kernel/index.ts";
import { createAdjudicator, playingRecords } from "../../service/index.ts";
import { invited } from "../contract/table.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "umpire-post-"));
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer(join(folder, "data"));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function ask(
  path: string,
  secret?: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly text: string }> {
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
  };
  const answer = await fetch(`${server.url}${path}`, {
    headers,
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const state = z.object({
  version: z.int(),
  position: z.unknown(),
  you: z.string().nullable(),
  ended: z.object({ how: z.string() }).nullable(),
  secret: z.string().nullable(),
  waitsFor: z.object({ seats: z.array(z.string()).min(1) }).nullable(),
});
const acted = z.object({ outcome: z.enum(["paused", "over"]), game: state });
const adjudicator = createAdjudicator(rulesets);

/** What the default policy would do for whoever is asked, worked out by the client from what it is shown. */
function wish(position: unknown, version: number): { readonly by: string | null; readonly fields: object } {
  const situation = adjudicator.openPosition(position);
  const fields = situation.policyMove(seededChance(version));
  if (fields === null) throw new Error("Nobody is asked.");
  const owner = "action" in fields ? situation.ownerOf(fields.action) : null;
  return { by: owner?.ok === true ? owner.value : null, fields };
}

test("a game by post between two seats and a spectator, with restarts in between, ends, is verified and replays to the same bytes", async () => {
  const created = await ask("/v1/games", undefined, {
    ruleset: "rogue-regiment",
    scenario: "chalk-farm",
    options: { players: 2, difficulty: "easy" },
    visibility: "private",
    title: "By post",
  });
  expect(created.status).toBe(201);
  const { id, secretOf } = invited(JSON.parse(created.text));
  let game = state.parse(JSON.parse(created.text));
  const path = `/v1/games/${id}`;
  const seatsThatActed = new Set<string>();
  let restarts = 0;
  for (let n = 0; game.ended === null && n < 600; n++) {
    // now and then the server dies, or is stopped, between two moves
    if (n === 3 || n % 25 === 6) {
      restarts++;
      await (restarts % 2 === 0 ? server.stop() : server.kill());
      server = await startLocalServer(join(folder, "data"));
    }
    const { by, fields } = wish(game.position, game.version);
    const seat = by ?? game.waitsFor?.seats[n % (game.waitsFor?.seats.length ?? 1)] ?? "";
    const answer = await ask(`${path}/moves`, secretOf(seat), {
      expectedVersion: game.version,
      idempotencyKey: `move-${n}`,
      ...fields,
    });
    expect(answer.status, answer.text).toBe(200);
    game = acted.parse(JSON.parse(answer.text)).game;
    seatsThatActed.add(seat);
    // chance is the server's own: the game may end with any move, and an ended game tells its secret
    if (n % 25 === 0 && game.ended === null) {
      const seen = await ask(path, secretOf("spectator"));
      expect(state.parse(JSON.parse(seen.text))).toMatchObject({
        you: "spectator",
        version: game.version,
        secret: null,
      });
      expect(
        (await ask(`${path}/moves`, secretOf("spectator"), { expectedVersion: game.version, ...fields })).status,
      ).toBe(403);
      expect((await ask(path)).status).toBe(404);
    }
  }
  expect(game.ended).toEqual(expect.objectContaining({ how: "over" }));
  expect(restarts).toBeGreaterThan(1);
  expect([...seatsThatActed].sort()).toEqual(["player-1", "player-2"]);

  const { text } = await ask(`${path}/record`, secretOf("spectator"));
  const file = join(folder, "record.txt");
  writeFileSync(file, text);
  const { readRecord, replayRecord } = await playingRecords();
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  const replay = replayRecord(adjudicator, read.value);
  expect(replay).toMatchObject({
    intact: true,
    rerolled: true,
    faults: [],
    verified: game.version + 1,
    at: { version: game.version },
  });
  expect(replay.at?.position).toEqual(game.position);
  expect(replay.numbers).toBeGreaterThan(5);
  expect(
    execFileSync(process.execPath, ["service/games/verify-main.ts", file], { cwd: root, encoding: "utf8" }),
  ).toContain("Everything stands.");
  // the server says the same of it
  expect(
    JSON.parse((await ask("/v1/records/verify", undefined, { record: text.replaceAll(/^#.*\n/gm, "") })).text),
  ).toMatchObject({ intact: true, rerolled: true });
  const python = spawnSync("python3", ["scripts/verify-dice.py", file], { cwd: root, encoding: "utf8" });
  // a machine without python3 has verified it with the other programs only
  if (python.error === undefined) expect(python.status, `${python.stdout}${python.stderr}`).toBe(0);
});
