import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { turning } from "./crowd.ts";
import { killRounds } from "./kill-rounds.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";
import { createOver } from "./places.ts";

const servers: LocalServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<LocalServer> {
  const server = await startLocalServer(folder);
  servers.push(server);
  return server;
}

describe("the local server", () => {
  test("commits exactly one of 100 concurrent actions on one version, over HTTP", async () => {
    const server = await start(newFolder());
    const { id, secret } = await createOver(server);
    const game = `${server.url}/v1/games/${id}`;
    const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
    const came = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await fetch(`${game}/moves`, {
          method: "POST",
          headers,
          body: JSON.stringify({ expectedVersion: 0, action: turning(0) }),
        });
        const json: unknown = await response.json();
        return { status: response.status, json };
      }),
    );
    expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = came.filter(({ status }) => status !== 200);
    for (const other of others)
      expect(other).toMatchObject({ status: 409, json: { type: "urn:umpire:problem:conflict", presentVersion: 1 } });
    const record: unknown = await (await fetch(`${game}/moves`)).json();
    expect(record).toMatchObject({ chainIntact: true, moves: [{ version: 0 }, { version: 1 }], next: null });
  });

  test("killed while clients act loses nothing that was acknowledged and does nothing twice", async () => {
    const { faults, counts, kills } = await killRounds({
      kills: 3,
      games: 3,
      clients: 3,
      folder: newFolder(),
      seed: 1,
    });
    expect(faults).toEqual([]);
    expect(kills).toBe(3);
    expect(counts.done).toBeGreaterThan(3);
    // a kill that met nobody would show nothing
    expect(counts.unknown).toBeGreaterThan(0);
  });

  test("is refused a folder that another one uses, until that one ends, however it ends", async () => {
    const folder = newFolder();
    const first = await start(folder);
    await expect(startLocalServer(folder)).rejects.toThrow(/is in use by another Umpire/);
    await first.kill();
    const second = await start(folder);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  });
});
