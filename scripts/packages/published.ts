import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The root of this repository. */
export const root = join(import.meta.dirname, "../..");

/** The packages that are built, by their folders. */
export const packageFolders = ["rules", "client", "cli"] as const;
export type PackageFolder = (typeof packageFolders)[number];

/**
 * Packages of which a part is built into ours: what is installed with these would be many times of what is used. Their
 * terms go along.
 */
export const builtIn = [
  "@modelcontextprotocol/sdk",
  "@noble/hashes",
  "@resvg/resvg-wasm",
  "ajv",
  "ajv-formats",
  "content-type",
  "discord-interactions",
  "eventsource-parser",
  "fast-deep-equal",
  "fast-uri",
  "js-yaml",
  "json-schema-traverse",
  "pkce-challenge",
  "yaml",
  "zod-to-json-schema",
] as const;

/** Where the build of a package is written: what is published. */
export const builtOf = (folder: PackageFolder): string => join(root, "dist/packages", folder);

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  bin: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** The package.json of a package in this repository: its exports and its commands are sources. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads the package.json of a package. */
export const manifestOf = (folder: PackageFolder): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));

/** An export of a package: its name, its source from the package's folder, and its file in what is published. */
export interface Entry {
  readonly name: string;
  readonly source: string;
  /** The path of its JavaScript without the ending. */
  readonly file: string;
}

/** The commands of a package, which lie beside its exports by their names. */
export const commandsOf = ({ bin }: Manifest): readonly Entry[] =>
  Object.entries(bin).map(([name, source]) => ({ name, source: source.replace(/^\.\//, ""), file: name }));

/** The exports of a package. */
export const entriesOf = ({ exports }: Manifest): readonly Entry[] =>
  Object.entries(exports).map(([name, source]) => ({
    name,
    source: source.replace(/^\.\//, ""),
    file: name === "." ? "index" : name.replace(/^\.\//, ""),
  }));

/** Where the declarations of a source lie in what is published. */
export const declarationsOf = (folder: PackageFolder, source: string): string =>
  `types/${folder}/${source.replace(/\.ts$/, ".d.ts")}`;

/** The package.json that is published: its exports and commands are what was built. */
export function publishedManifest(folder: PackageFolder): object {
  const manifest = manifestOf(folder);
  const { private: _private, exports: _exports, bin: _bin, devDependencies: _dev, dependencies, ...rest } = manifest;
  const commands = commandsOf(manifest).map(({ name, file }) => [name, `./${file}.js`]);
  const exports = entriesOf(manifest).map(({ name, source, file }) => [
    name,
    { types: `./${declarationsOf(folder, source)}`, default: `./${file}.js` },
  ]);
  return {
    ...rest,
    ...(commands.length > 0 && { bin: Object.fromEntries(commands) }),
    exports: { ...Object.fromEntries(exports), "./package.json": "./package.json" },
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  };
}
