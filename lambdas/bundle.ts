import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { packedTexts } from "./packed-texts.ts";

export const functionNames = ["rest", "graphql", "notify", "turns", "clock"] as const;
export type FunctionName = (typeof functionNames)[number];

/** Where the bundles are written. */
export const bundleRoot = join(import.meta.dirname, "../dist");

const here = (file: string): string => join(import.meta.dirname, file);

/**
 * Lazy imports of dependencies that no function of ours comes to: by who imports and what, the module that stands in.
 * In a single file a lazy import is there from the start, and it keeps everything below it (whole packages) from being shaken.
 */
const lazy = [
  // Apollo loads a plugin only where none was given, and the service gives or switches off every one of them
  { by: /@apollo\/server\/dist\/esm\/ApolloServer\.js$/, what: /^\.\/plugin\//, instead: here("left-out.ts") },
  // it looks at the version of graphql for a preview of incremental delivery: the version alone is enough to say no
  { by: /@apollo\/server\/dist\/esm\/incrementalDeliveryPolyfill\.js$/, what: /^graphql$/, instead: fileURLToPath(import.meta.resolve("graphql/version.mjs")) },
  // no operation of DynamoDB's tables streams events
  { by: /@smithy\/core\/.*\/HttpProtocol\.js$/, what: /^@smithy\/core\/event-streams$/, instead: here("left-out.ts") },
] as const;

const withoutLazyParts: Plugin = {
  name: "without-lazy-parts",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, importer, path }) => {
      const found = kind === "dynamic-import" ? lazy.find(({ by, what }) => by.test(importer.replaceAll("\\", "/")) && what.test(path)) : undefined;
      return found && { path: found.instead };
    });
  },
};

/** The functions in which somebody may act by a game's own policy; the others never come to it, and leave the policies out. */
const acting: readonly FunctionName[] = ["clock"];

const withoutPolicies: Plugin = {
  name: "without-policies",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/bot\.ts$/ }, ({ importer }) => (/[\\/]rules[\\/][^\\/]+[\\/]index\.ts$/.test(importer) ? { path: here("left-out.ts") } : undefined));
  },
};

/** Bundles one function into `dist/NAME/index.mjs`, everything included, and returns its size in bytes. */
export async function bundle(name: FunctionName): Promise<number> {
  const { metafile } = await build({
    entryPoints: [here(`${name}.ts`)],
    outfile: join(bundleRoot, name, "index.mjs"),
    bundle: true,
    minify: true,
    // read at every start, to say in the log where an error comes from: so it holds the places, not the sources
    sourcemap: "linked",
    sourcesContent: false,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    // dependencies in the older module format ask for require
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    charset: "utf8",
    alias: {
      "@aws-sdk/credential-provider-node": here("environment-credentials.ts"),
      // the hashes and the cache in a second module format
      "sha.js": here("node-hashes.cjs"),
      "lru-cache": fileURLToPath(import.meta.resolve("lru-cache")),
      "@aws-sdk/endpoint-cache": here("left-out.ts"),
      "@graphql-tools/schema": here("left-out.ts"),
    },
    plugins: [withoutLazyParts, packedTexts, ...(acting.includes(name) ? [] : [withoutPolicies])],
    metafile: true,
    logLevel: "warning",
  });
  return Object.entries(metafile.outputs).find(([file]) => file.endsWith(".mjs"))?.[1].bytes ?? 0;
}

if (process.argv[1] === import.meta.filename) {
  for (const name of functionNames) console.log(`${name}: ${Math.round((await bundle(name)) / 1024)} KiB`);
}
