import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import {
  builtOf,
  declarationsOf,
  entriesOf,
  manifestOf,
  packageFolders,
  type PackageFolder,
  root,
} from "./published.ts";

/** What a declaration file imports from beside it. */
const imported = /((?:from|import\()\s*["'])(\.{1,2}\/[^"']+)\.ts(["'])/g;

/** Writes the declarations of all packages into a folder, in the tree of their sources. Throws where there is an error. */
function emitted(folder: string): void {
  const config = join(folder, "tsconfig.json");
  // what was checked for the repository is not a measure of what is emitted here
  const whole = { incremental: false, tsBuildInfoFile: null };
  const emission = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: folder };
  const options = { ...emission, ...whole };
  const include = packageFolders.flatMap((one) =>
    entriesOf(manifestOf(one)).map(({ source }) => join(root, one, source)),
  );
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions: options, files: include, include: [] }),
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", config], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The declarations cannot be written:\n${stdout}`);
}

/** Copies a declaration file and what it imports; files beside it are named as they are when they run. */
function copyWith(from: string, file: string, to: string, copied: Set<string>): void {
  if (copied.has(file)) return;
  copied.add(file);
  const text = readFileSync(join(from, file), "utf8");
  const target = join(to, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text.replace(imported, "$1$2.js$3"));
  for (const [, , path] of text.matchAll(imported)) {
    const next = relative(from, join(from, dirname(file), `${path}.d.ts`));
    if (existsSync(join(from, next))) copyWith(from, next, to, copied);
    else throw new Error(`${file} imports ${path}.ts, which has no declarations.`);
  }
}

/** Writes into each package the declarations of its exports, and of what these refer to: nothing else of the sources. */
export function writeDeclarations(folders: readonly PackageFolder[]): void {
  const all = mkdtempSync(join(root, "dist/declarations-"));
  try {
    emitted(all);
    for (const folder of folders) {
      const copied = new Set<string>();
      for (const { source } of entriesOf(manifestOf(folder)))
        copyWith(all, declarationsOf(folder, source).replace(/^types\//, ""), join(builtOf(folder), "types"), copied);
    }
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}
