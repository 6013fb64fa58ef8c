import { join } from "node:path";
import { build } from "esbuild";

export const functionNames = ["rest", "graphql"] as const;
export type FunctionName = (typeof functionNames)[number];

/** Where the bundles are written. */
export const bundleRoot = join(import.meta.dirname, "../dist");

/** Bundles one function into `dist/NAME/index.mjs`, everything included, and returns its size in bytes. */
export async function bundle(name: FunctionName): Promise<number> {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile: join(bundleRoot, name, "index.mjs"),
    bundle: true,
    minify: true,
    sourcemap: "external",
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    // dependencies in the older module format ask for require
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    charset: "utf8",
    alias: {
      "@apollo/usage-reporting-protobuf": join(import.meta.dirname, "no-usage-reporting.ts"),
      "@aws-sdk/credential-provider-node": join(import.meta.dirname, "environment-credentials.ts"),
      "sha.js": join(import.meta.dirname, "node-hashes.cjs"),
    },
    metafile: true,
    logLevel: "warning",
  });
  return Object.entries(metafile.outputs).find(([file]) => file.endsWith(".mjs"))?.[1].bytes ?? 0;
}

if (process.argv[1] === import.meta.filename) {
  for (const name of functionNames) console.log(`${name}: ${Math.round((await bundle(name)) / 1024)} KiB`);
}
