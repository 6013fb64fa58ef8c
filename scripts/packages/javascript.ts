import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import * as z from "zod";
import { builtIn, builtOf, commandsOf, entriesOf, manifestOf, type PackageFolder, root } from "./published.ts";

/** What a module of texts exports. */
const textsSchema = z.object({ rules: z.record(z.string(), z.unknown()) });

/** Files of games; those of the library take the rows for quoting. */
const isOfAGame = /[\\/]rules[\\/](?!library)[^\\/]+[\\/]/;

/** Where a game gives its rows to its catalogue. */
const isCatalogue = /[\\/]rules[\\/][^\\/]+[\\/]index\.ts$/;

/**
 * Leaves the rows of the rule books out of the games: they are sentences that only quoting needs, a fifth of what a game
 * weighs. The library loads them apart, when something is quoted: as the data that they are.
 */
const textsApart: Plugin = {
  name: "texts-apart",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\/(?:book\/)?rules\/index\.ts$/ }, ({ importer, path }) => {
      if (!isOfAGame.test(importer)) return undefined;
      return isCatalogue.test(importer)
        ? { path, namespace: "without-texts" }
        : {
            errors: [
              { text: `${relative(root, importer)} takes the rows of a rule book, which this package leaves out.` },
            ],
          };
    });
    onLoad({ filter: /./, namespace: "without-texts" }, () => ({ contents: "export const rules = {};" }));
    onLoad({ filter: /[\\/]library[\\/]texts[\\/][^\\/]+\.ts$/ }, async ({ path }) => {
      const { rules } = textsSchema.parse(await import(pathToFileURL(path).href));
      return { contents: `export const rules = ${JSON.stringify(rules)};` };
    });
  },
};

/** How a file imports measured tables, and how it names parts of them. */
const importsMeasured = /^import( type)? \{ measured \} from "([./]+geometry)\/index\.ts";/gm;
const namesOfMeasured = /^const \{([^{}]*)\} = measured;/gm;

/**
 * Measured tables are a namespace of the geometry; games of squares do without them when they are imported apart. Where
 * parts of it have names of their own these are imported as such: taken out of the namespace they would keep all of it.
 */
const measuredApart: Plugin = {
  name: "measured-apart",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]rules[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes("measured")) return undefined;
      const [, , geometry = ""] = [...source.matchAll(importsMeasured)][0] ?? [];
      const contents = source
        .replace(importsMeasured, 'import$1 * as measured from "$2/measured/index.ts";')
        .replace(
          namesOfMeasured,
          (_, names: string) => `import {${names.replaceAll(":", " as")}} from "${geometry}/measured/index.ts";`,
        )
        .replace('export * as measured from "./measured/index.ts";', "");
      return { contents, loader: "ts" };
    });
  },
};

/** The modules that say where files lie, and those that say it in the package of the command. */
const standIns: Readonly<Record<string, string>> = {
  "service/places.ts": "scripts/packages/places.ts",
  "service/pictures/assets.ts": "lambdas/picture-assets.ts",
};

/** Where files lie that a module reads: in the package of the command beside its own, all of which lie in one folder. */
const placesBeside: Plugin = {
  name: "places-beside",
  setup({ onResolve }) {
    onResolve({ filter: /\/(?:places|assets)\.ts$/ }, ({ path, resolveDir }) => {
      const standIn = standIns[relative(root, join(resolveDir, path)).replaceAll("\\", "/")];
      return standIn === undefined ? undefined : { path: join(root, standIn) };
    });
  },
};

/** Whether a file is of a package of which a part may be built in. */
const isBuiltIn = (path: string): boolean =>
  builtIn.some((module) => path.replaceAll("\\", "/").includes(`/node_modules/${module}/`));

/** Refuses a package that is built in for nobody said that it is depended on. */
const nothingElse: Plugin = {
  name: "nothing-else",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/]/ }, ({ path }) =>
      isBuiltIn(path) ? undefined : { errors: [{ text: `${path} is of a package that package.json does not name.` }] },
    );
  },
};

/**
 * A library for anywhere: its parts apart from what is imported. It is as it was written, for an error shows the line that it
 * comes from; pages bundle and minify it themselves.
 */
const library: BuildOptions = {
  chunkNames: "parts/[name]-[hash]",
  platform: "neutral",
  target: "es2023",
  plugins: [textsApart, measuredApart, nothingElse],
};

/** How each package is built, where they differ. */
const ways: Readonly<Record<PackageFolder, BuildOptions>> = {
  rules: library,
  client: library,
  // the rules are in it: the service works on them from within, and one copy is enough
  cli: {
    chunkNames: "[name]-[hash]",
    platform: "node",
    target: "node22",
    // an error shows the line that it comes from
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 160,
    // dependencies in the older module format ask for require
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    plugins: [placesBeside, nothingElse],
  },
};

/** Modules that are files of their own, for a thread begins with each. */
const threads: Readonly<Partial<Record<PackageFolder, Readonly<Record<string, string>>>>> = {
  cli: { thread: "service/local/threads/thread.ts", "sqlite-writer": "service/storage/sqlite-writer.ts" },
};

/**
 * Writes the JavaScript of a package into what is published, a file for each export and command and
 * parts that they share; what it depends on stays outside.
 */
export async function buildJavaScript(folder: PackageFolder, into = builtOf(folder)): Promise<Metafile> {
  const manifest = manifestOf(folder);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(
        [...entriesOf(manifest), ...commandsOf(manifest)].map(({ source, file }) => [file, join(root, folder, source)]),
      ),
      ...threads[folder],
    },
    outdir: into,
    bundle: true,
    splitting: true,
    format: "esm",
    mainFields: ["module", "main"],
    charset: "utf8",
    legalComments: "eof",
    external: Object.keys(manifest.dependencies),
    ...ways[folder],
    // an empty part is imported for its order alone
    logOverride: { "ignored-bare-import": "silent" },
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
}
