import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { entriesOf, manifestOf, packageFolders, root } from "../scripts/packages/published.ts";
import { referenceFolder } from "../service/places.ts";
import { run, runInto, tool } from "./running.ts";

/** Where the exports of all packages stand by their names, for the time that the reference is made. */
const sources = join(root, "dist/reference-sources");

/** The exports of all packages as they are imported, with their sources. */
export const documented: readonly (readonly [name: string, source: string])[] = packageFolders.flatMap((folder) => {
  const manifest = manifestOf(folder);
  return entriesOf(manifest).map(
    ({ name, source }) => [join(manifest.name, name), join(root, folder, source)] as const,
  );
});

/** The tags that comments may have. */
const blockTags = [
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
];

/** What is read by the name of something else that is exported, so that nobody needs it by its own. */
const readBesides: Readonly<Record<string, readonly string[]>> = {
  rules: [
    // all that they hold is exported one by one: Action, Event and so on
    ...["dust-tactics", "hour-of-glory", "rogue-regiment", "two-hundred-hours", "v-sabotage"].map(
      (game) => `library/types/${game}.ts:components`,
    ),
    // the class that is exported extends it
    "kernel/budget.ts:Budget",
    // what a function that is exported has as its type
    "kernel/position-id.ts:PositionId",
    // that of the library tells the seat besides
    "kernel/open-position.ts:PolicyMove",
  ],
  client: ["dust-tactics", "general", "hour-of-glory", "rogue-regiment", "two-hundred-hours", "v-sabotage"].map(
    (types) => `types/${types}.ts:components`,
  ),
};

/** What every run of TypeDoc has: the types are checked by compilers of their own. */
const always = { disableGit: true, disableSources: true, skipErrorChecking: true, blockTags };

/**
 * Runs TypeDoc over some sources, in a folder that lasts as long, and finishes what it has written. Throws where it
 * fails; what it says can be written into a file.
 */
function runTypeDoc(
  entries: readonly string[],
  options: Readonly<Record<string, unknown>>,
  { finish, saidInto }: { readonly finish?: () => void; readonly saidInto?: string } = {},
): void {
  mkdirSync(sources, { recursive: true });
  const tsconfig = join(sources, "tsconfig.json");
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const settings = { extends: join(root, "tsconfig.json"), compilerOptions, files: entries, include: [] };
  writeFileSync(tsconfig, JSON.stringify(settings));
  const file = join(sources, "typedoc.json");
  writeFileSync(file, JSON.stringify({ entryPoints: entries, tsconfig, ...always, ...options }));
  try {
    const args = ["--options", file];
    if (saidInto === undefined) run(tool("typedoc"), args, root);
    else runInto(saidInto, tool("typedoc"), args, root);
    finish?.();
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

/** The fields of types that are made of schemas: what they are stands in the schemas, where it weighs in every package. */
const isOfASchema = (complaint: string): boolean =>
  /defined in \S+\/types\/[\w-]+\.ts, does not have any documentation$/.test(complaint);

/**
 * What TypeDoc has against a package by itself: of what lies in other packages it does not say whether it is exported. It
 * writes into a file, for it ends before a pipe has taken thousands of lines.
 */
function complaintsAbout(folder: (typeof packageFolders)[number]): readonly string[] {
  const said = join(tmpdir(), `umpire-reference-${process.pid}.txt`);
  const options = {
    basePath: join(root, folder),
    emit: "none",
    intentionallyNotExported: readBesides[folder] ?? [],
    validation: { notExported: true, invalidLink: false, notDocumented: true },
  };
  const entries = entriesOf(manifestOf(folder)).map((entry) => join(root, folder, entry.source));
  try {
    runTypeDoc(entries, options, { saidInto: said });
    const lines = readFileSync(said, "utf8").split("\n");
    return lines.filter((line) => /^\[(?:warning|error)\] (?!Found \d)/.test(line) && !isOfASchema(line));
  } finally {
    rmSync(said, { force: true });
  }
}

/** Throws where something that is exported names a type that a program cannot import, or does not say what it is. */
export function nothingForgotten(): void {
  const complaints = packageFolders.flatMap((folder) => complaintsAbout(folder));
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
}

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
  runTypeDoc(
    entries,
    {
      name: "Umpire: packages",
      out: referenceFolder,
      basePath: sources,
      displayBasePath: sources,
      readme: "none",
      excludeExternals: true,
      treatWarningsAsErrors: true,
      validation: { notExported: false, invalidLink: true, notDocumented: false },
    },
    { finish: withoutInlineScripts },
  );
}
