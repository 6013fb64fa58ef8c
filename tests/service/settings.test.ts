import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { countFrom, dataFolder, settingOf } from "../../service/local/settings.ts";

/*
 * Settings of a server come from the environment, where compose files and service managers leave blank what nobody set.
 */

afterEach(() => vi.unstubAllEnvs());

const ports = { least: 0, most: 65_535 };

test("what is blank is not set", () => {
  for (const name of ["UMPIRE_DATA", "PORT"]) vi.stubEnv(name, "");
  expect(settingOf("PORT")).toBeUndefined();
  expect(countFrom("PORT", 4000, ports)).toBe(4000);
  expect(dataFolder()).toBe(".umpire");
  vi.stubEnv("UMPIRE_DATA", "/data");
  expect(dataFolder()).toBe("/data");
});

test.each(["0", "80", "65535"])("a port may be %s", (given) => {
  vi.stubEnv("PORT", given);
  expect(countFrom("PORT", 4000, ports)).toBe(Number(given));
});

test.each(["1e3", "0x50", " 80", "80 ", "+80", "-1", "80.0", "65536", "1_000", "Infinity", "٨٠", "9".repeat(40)])(
  "%j is no port, though a computer might take it for a number",
  (given) => {
    vi.stubEnv("PORT", given);
    expect(() => countFrom("PORT", 4000, ports)).toThrow("PORT is a whole number from 0 to 65535, not ");
  },
);

test("a server that is given such a port says so, and makes no folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-settings-"));
  try {
    const main = fileURLToPath(new URL("../../service/local/main.ts", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [main], {
      encoding: "utf8",
      cwd: folder,
      env: { ...process.env, PORT: "1e3", UMPIRE_DATA: "" },
    });
    expect([status, stderr.trim()]).toEqual([2, 'PORT is a whole number from 0 to 65535, not "1e3".']);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
