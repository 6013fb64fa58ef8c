import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { atLength } from "../soak/at-length.ts";
import { buildDiskLog, cutPower, type Lived, type Lives, live } from "./power-loss.ts";

/*
 * A power cut: what was not synced may be gone, torn or there. It needs a C compiler and Linux; elsewhere it is skipped,
 * visibly. `npm run soak -- --faults` cuts the power far more often.
 */
const diskLog = buildDiskLog();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  if (diskLog !== null) rmSync(dirname(diskLog), { recursive: true });
});

async function lived(how: Omit<Lives, "diskLog">): Promise<Lived> {
  const life = await live({ diskLog: diskLog ?? "", ...how });
  folders.push(life.folder);
  return life;
}

const title = (what: string): string => (diskLog === null ? `${what}: skipped, for there is no C compiler here` : what);

describe.runIf(diskLog !== null)(title("power loss"), () => {
  test("nothing that was acknowledged is lost, no move is there by half, and the store opens", async () => {
    const life = await lived({ moves: 50, ends: ["killed", "closed"] });
    const loss = await cutPower(life, 8, 1);
    expect(loss.faults).toEqual([]);
    expect(loss.acknowledged).toBeGreaterThanOrEqual(100);
    expect(loss.whole).toBe(true);
  });

  // what NORMAL forgets is harder to catch: OFF is for the soak
  test.each(atLength ? (["OFF", "NORMAL"] as const) : (["NORMAL"] as const))(
    "it bites: a store that syncs as synchronous=%s is caught",
    async (how) => {
      const life = await lived({ moves: 60, ends: ["killed"], synchronous: how });
      const loss = await cutPower(life, 8, 2);
      expect(loss.whole).toBe(true);
      expect(loss.faults.join("\n")).toMatch(/a lost move|is gone/);
    },
  );
});
