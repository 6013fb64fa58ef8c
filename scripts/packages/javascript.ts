import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";
import * as z from "zod";
import { builtOf, entriesOf, manifestOf, type PackageFolder, root } from "./published.ts";

/** What a module of texts exports. */
const textsSchema = z.object({ rules: z.record(z.string(), z.unknown()) });

/** Where a game takes the rows of its rule book from. */
const takesRows = /[\\/]rules[\\/](?!library)[^\\/]+[\\/](?:book[\\/])?index\.ts$/;

/**
 * Leaves the rows of the rule books out of the games: they are sentences that only quoting needs, a fifth of what a game
 * weighs. The library loads them apart, when something is quoted: as the data that they are.
 */
const textsApart: Plugin = {
  name: "texts-apart",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(?:book\/)?rules(?:\/index)?\.ts$/ }, ({ importer, path }) =>
      takesRows.test(importer) ? { path, namespace: "without-texts" } : undefined,
    );
    onLoad({ filter: /./, namespace: "without-texts" }, () => ({ contents: "export const rules = {};" }));
    onLoad({ filter: /[\\/]library[\\/]texts[\\/][^\\/]+\.ts$/ }, async ({ path }) => {
      const { rules } = textsSchema.parse(await import(pathToFileURL(path).href));
      return { contents: `export const rules = ${JSON.stringify(rules)};` };
    });
  },
};

/** Measured tables are a namespace of the geometry; games of squares do without them when they are imported apart. */
const measuredApart: Plugin = {
  name: "measured-apart",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]rules[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes("measured")) return undefined;
      const contents = source
        .replace(
          /^import( type)? \{ measured \} from "([./]+geometry)\/index\.ts";/gm,
          'import$1 * as measured from "$2/measured/index.ts";',
        )
        .replace('export * as measured from "./measured/index.ts";', "");
      return { contents, loader: "ts" };
    });
  },
};

/**
 * Writes the JavaScript of a package into what is published, a file for each export and parts that they share; what it
 * depends on stays outside. With `write: false` it is only worked out.
 */
export async function buildJavaScript(folder: PackageFolder, write = true): Promise<Metafile> {
  const manifest = manifestOf(folder);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entriesOf(manifest).map(({ source, file }) => [file, join(root, folder, source)])),
    outdir: builtOf(folder),
    chunkNames: "parts/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2023",
    charset: "utf8",
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "eof",
    external: Object.keys(manifest.dependencies),
    plugins: [textsApart, measuredApart],
    // an empty part is imported for its order alone
    logOverride: { "ignored-bare-import": "silent" },
    metafile: true,
    logLevel: "warning",
    write,
  });
  return metafile;
}
