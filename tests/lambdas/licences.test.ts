import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { expect, test } from "vitest";

/** Licences that ask for no more than that they are named, with their text. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
];

/** What is under other terms, and why we may use it as we do. */
const others: Readonly<Record<string, readonly string[]>> = {
  // files of theirs stay under it; we change none
  "MPL-2.0": ["@resvg/resvg-wasm", "axe-core", "lightningcss"],
  // letters that may be sent along, under their own name
  "OFL-1.1": ["@expo-google-fonts/source-sans-3"],
};

/** Packages for development whose lockfile entry names no licence; it stands in a file of theirs: MIT each. */
const unnamed = ["base64-arraybuffer", "only", "xmlhttprequest-ssl"];

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** The ids that a licence expression offers or asks for. */
const idsOf = (expression: string): readonly string[] => expression.replaceAll(/[()]/g, "").split(/ (?:OR|AND) /);

test("every package, of production and of development, is under a licence that we know", () => {
  const { packages } = lockfile.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")),
  );
  const known = (name: string, expression: string | undefined, forDevelopment: boolean): boolean => {
    if (expression === undefined) return forDevelopment && unnamed.includes(name);
    const ids = idsOf(expression);
    const allowed = (id: string): boolean =>
      permissive.includes(id) || (others[id]?.some((one) => name === one || name.startsWith(`${one}-`)) ?? false);
    return expression.includes(" AND ") ? ids.every(allowed) : ids.some(allowed);
  };
  const strangers = Object.entries(packages).flatMap(([path, { license, dev, devOptional, link }]) => {
    // a package of this repository is linked: its licence stands at its folder
    if (path === "" || link === true) return [];
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    return known(name, license, (dev ?? devOptional) === true) ? [] : [`${name}: ${license ?? "no licence"}`];
  });
  expect(strangers).toEqual([]);
});
