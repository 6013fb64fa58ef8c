import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { builtOf, type PackageFolder } from "./published.ts";

/** What a program weighs, in bytes: as it is, and compressed. */
export interface Weight {
  readonly bytes: number;
  readonly gzip: number;
}

/** The files that are loaded with one at once: what it may load later is not among them. */
function loadedWith({ outputs }: Metafile, file: string, files = new Set<string>()): ReadonlySet<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? [])
    if (kind === "import-statement") loadedWith({ inputs: {}, outputs }, path, files);
  return files;
}

/** What a page loads at once that uses an export of a built package whole, with the package's dependencies in it. */
export const weightOf = (folder: PackageFolder, file: string): Promise<Weight> => weightOfBuilt(builtOf(folder), file);

/** The same of a package that was built into a folder. */
export async function weightOfBuilt(built: string, file: string): Promise<Weight> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export * from "./${file}.js";`, resolveDir: built },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    outdir: "page",
    entryNames: "page",
    write: false,
    metafile: true,
    logOverride: { "ignored-bare-import": "silent" },
  });
  const first = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint !== undefined)?.[0] ?? "";
  const loaded = [...loadedWith(metafile, first)].map((path) =>
    outputFiles.find((output) => output.path.replaceAll("\\\\", "/").endsWith(path)),
  );
  const sum = (measure: (contents: Uint8Array) => number): number =>
    loaded.reduce((total, output) => total + (output === undefined ? 0 : measure(output.contents)), 0);
  return { bytes: sum(({ length }) => length), gzip: sum((contents) => gzipSync(contents, { level: 9 }).length) };
}
