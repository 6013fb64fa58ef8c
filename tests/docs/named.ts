import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
/** The files that git keeps. */
export const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trimEnd().split("\n");
/** A log of what was, and what was measured, may name what is gone. */
const isOfThePast = (name: string): boolean => /(?:^|\/)CHANGELOG\.md$|^\.changeset\/|^bench\//.test(name);
const documents = files.filter((name) => name.endsWith(".md") && !isOfThePast(name));

/** What a pattern finds in the lines of all documents, with its document and line. */
export const named = (pattern: RegExp): readonly { readonly where: string; readonly name: string }[] =>
  documents.flatMap((document) =>
    readFileSync(join(root, document), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        [...line.matchAll(pattern)].map(([, name = ""]) => ({ where: `${document}:${at + 1}`, name })),
      ),
  );
