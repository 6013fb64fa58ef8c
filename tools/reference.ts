import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { entriesOf, manifestOf, packageFolders, root } from "../scripts/packages/published.ts";
import { referenceFolder } from "../service/places.ts";
import { run, tool } from "./running.ts";

/** Where the exports of all packages stand by their names, for the time that the reference is made. */
const sources = join(root, "dist/reference-sources");

/** The exports of all packages as they are imported, with their sources. */
export const documented: readonly (readonly [name: string, source: string])[] = packageFolders.flatMap((folder) => {
  const manifest = manifestOf(folder);
  return entriesOf(manifest).map(
    ({ name, source }) => [join(manifest.name, name), join(root, folder, source)] as const,
  );
});

/** Takes out what pages here never do: run a script that stands in them. They choose their colours without it. */
function withoutInlineScripts(): void {
  for (const name of readdirSync(referenceFolder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = join(referenceFolder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(/<script>.*?<\/script>/gs, ""));
  }
}

/** Writes the reference of the packages as pages, by TypeDoc. Throws where it has anything against their comments. */
export function writeReference(): void {
  rmSync(sources, { recursive: true, force: true });
  const entries = documented.map(([name, source]) => {
    const entry = join(sources, `${name}.ts`);
    mkdirSync(dirname(entry), { recursive: true });
    writeFileSync(entry, `export * from "${relative(dirname(entry), source)}";\n`);
    return entry;
  });
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const tsconfig = join(sources, "tsconfig.json");
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, files: entries, include: [] }),
  );
  const options = {
    name: "Umpire: packages",
    entryPoints: entries,
    tsconfig,
    out: referenceFolder,
    basePath: sources,
    displayBasePath: sources,
    readme: "none",
    disableGit: true,
    disableSources: true,
    excludeExternals: true,
    // the types are checked by compilers of their own
    skipErrorChecking: true,
    treatWarningsAsErrors: true,
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    blockTags: [
      "@constant",
      "@default",
      "@deprecated",
      "@description",
      "@enum",
      "@example",
      "@param",
      "@returns",
      "@throws",
      "@typeParam",
    ],
  };
  const file = join(sources, "typedoc.json");
  writeFileSync(file, JSON.stringify(options));
  try {
    run(tool("typedoc"), ["--options", file], root);
    withoutInlineScripts();
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}
