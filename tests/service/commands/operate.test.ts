import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { deeds } from "../../../service/local/operate.ts";
import { keyDeeds } from "../../../service/local/operate-keys.ts";
import { openEmbeddedStore } from "../../../service/storage/embedded-store.ts";

describe("the commands of an operator", () => {
  const main = fileURLToPath(new URL("../../../service/local/operate-main.ts", import.meta.url));
  test("says what it can, and what it cannot do", async () => {
    const folder = mkdtempSync(join(tmpdir(), "umpire-operate-"));
    try {
      await openEmbeddedStore(folder).close();
      const run = (...args: readonly string[]) =>
        spawnSync(process.execPath, [main, ...args], {
          encoding: "utf8",
          env: { ...process.env, UMPIRE_DATA: folder },
        });
      const nothing = run("destroy", "abc");
      expect(nothing.status).toBe(2);
      for (const { usage } of Object.values({ ...deeds, ...keyDeeds })) expect(nothing.stderr).toContain(usage);
      const unknown = run("look", "abc");
      expect([unknown.status, unknown.stderr.trim()]).toEqual([1, 'There is no game "abc".']);
      const given = run("give-key", "Anna's", "bot");
      expect([given.status, given.stdout]).toEqual([0, expect.stringMatching(/^umpire-key-[0-9a-f]{16}-/)]);
      expect(run("keys").stdout).toContain("Anna's bot");
      expect(run("give-key").status).toBe(2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test.each([
    ["operate-main", ["look", "abc"]],
    ["operate-main", ["keys"]],
    ["operate-main", ["give-key", "Anna's", "bot"]],
    ["take-back-main", []],
    ["take-back-main", ["--all"]],
    ["backup-main", ["copy.sqlite"]],
  ])("says where there are no games, and makes none there: %s %j", (command, words) => {
    const folder = mkdtempSync(join(tmpdir(), "umpire-operate-"));
    try {
      const at = fileURLToPath(new URL(`../../../service/local/${command}.ts`, import.meta.url));
      for (const data of [join(folder, "mistyped"), folder, "memory"]) {
        const { status, stdout, stderr } = spawnSync(process.execPath, [at, ...words], {
          encoding: "utf8",
          cwd: folder,
          env: { ...process.env, UMPIRE_DATA: data },
        });
        expect([status, stdout]).toEqual([1, ""]);
        expect(stderr).toContain(`There are no games in ${data}: ${join(data, "games.sqlite")} is not there.`);
      }
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
