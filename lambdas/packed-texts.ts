import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "esbuild";

/**
 * The list of games, the modules of every game that hold its catalogue, its missions (see docs/adding-a-game.md) and the
 * titles of cases, and the schema of GraphQL: plain data, sentences and boards.
 */
const textModule =
  /[\\/](?:rules[\\/](?:listings|[^\\/]+[\\/](?:(?:(?:book|catalogue)[\\/])?(?:rulebook|rules[\\/]index|interpretations|open-points(?:[\\/]index)?|numbers|prompts|decisions)|set-up[\\/]scenarios))|graphql[\\/]schema\.generated|shown-by[\\/][\w-]+\.generated)\.ts$/;

/** What was compressed already: most functions hold the same games. */
const before = new Map<string, string>();

function compressed(json: string): string {
  const data =
    before.get(json) ??
    brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).toString(
      "base64",
    );
  before.set(json, data);
  return data;
}

/**
 * The source of a module that has the same exports, compressed, and unpacks them when it is loaded. Throws when they
 * are not plain data.
 */
export function packed(file: string, exported: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(exported);
  // a namespace has no prototype: compare what it holds
  if (!isDeepStrictEqual(JSON.parse(json), { ...exported }))
    throw new Error(`${file} is packed into the bundles, so it may export plain data only.`);
  const data = compressed(json);
  return [
    'import { brotliDecompressSync } from "node:zlib";',
    `export const { ${Object.keys(exported).join(", ")} } = JSON.parse(brotliDecompressSync(Buffer.from("${data}", "base64")).toString());`,
  ].join("\n");
}

/**
 * Packs the texts of the games and of the schema: a bundle is smaller by two thirds of them or more, and unpacks those of a game in about
 * a millisecond and a half.
 */
export const packedTexts: Plugin = {
  name: "packed-texts",
  setup({ onLoad }) {
    onLoad({ filter: textModule }, async ({ path }) => ({
      contents: packed(path, await import(pathToFileURL(path).href)),
      loader: "js",
    }));
  },
};
