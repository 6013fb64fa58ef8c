import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createOver } from "./places.ts";
import { alone, turning } from "./crowd.ts";
import { startLocalServer } from "./local-server.ts";

/*
 * A disk of two megabytes that is really full: a file system in memory, where one may be mounted. Elsewhere this is
 * skipped, visibly.
 */
const disk = mkdtempSync(join(tmpdir(), "umpire-disk-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "umpire", disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

test.runIf(mounted)("a server that starts on a full disk says so, and what to do; with room it starts", async () => {
  const folder = join(disk, "late");
  const filler = join(disk, "filler");
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  await expect(startLocalServer(folder)).rejects.toThrow(
    new RegExp(`The data folder ${folder} cannot be used: .*full\\. Make room on its disk, or choose another`),
  );
  rmSync(filler);
  const server = await startLocalServer(folder);
  expect((await createOver(server)).id).not.toBe("");
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.runIf(mounted)(
  mounted
    ? "a full disk is a problem that is said; the server lives, loses nothing, and goes on when there is room"
    : "a full disk: skipped, for no file system may be mounted here",
  async () => {
    const server = await startLocalServer(join(disk, "data"));
    const { id, secret } = await createOver(server);
    const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
    const act = async (version: number) => {
      const body = JSON.stringify({
        expectedVersion: version,
        idempotencyKey: `k${version}`,
        action: turning(version),
      });
      const response = await fetch(`${server.url}/v1/games/${id}/moves`, { method: "POST", headers, body });
      const json: unknown = await response.json();
      return { status: response.status, json };
    };
    expect((await act(0)).status).toBe(200);
    const filler = join(disk, "filler");
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, (bavail - 4) * bsize)));

    let version = 1;
    let came = await act(version);
    while (came.status === 200 && version < 500) came = await act(++version);
    expect(came).toMatchObject({
      status: 503,
      json: { type: expect.stringMatching(/unavailable$/), status: 503 },
    });
    // it answers, and all that was acknowledged is there
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const look = async () => (await fetch(`${server.url}/v1/games/${id}`)).json();
    expect(await look()).toMatchObject({ version });
    expect((await act(version)).status).toBe(503);
    const another = await fetch(`${server.url}/v1/games`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(alone),
    });
    expect(another.status).toBe(503);

    rmSync(filler);
    expect((await act(version)).status).toBe(200);
    expect(await look()).toMatchObject({ version: version + 1 });
    await server.kill();
    const again = await startLocalServer(join(disk, "data"));
    const moves = await (await fetch(`${again.url}/v1/games/${id}/moves?limit=100`)).json();
    expect(moves).toMatchObject({ chainIntact: true });
    expect(await (await fetch(`${again.url}/v1/games/${id}`)).json()).toMatchObject({ version: version + 1 });
    await again.kill();
  },
);
