import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** The folders of which every regular expression has to be linear: they meet what strangers send. */
const folders = ["rules", "service", "lambdas", "pictures", "web"];
const root = join(import.meta.dirname, "../..");

/** A regular expression in a source, as it is written between slashes; or the code that builds one. */
export interface Found {
  /** From the root of the project on. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** All regular expressions of the project that meet input: those that are written, and those that are built from text. */
export function regexesOfProject(): { readonly written: readonly Found[]; readonly built: readonly Found[] } {
  const written: Found[] = [];
  const built: Found[] = [];
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/(?:^|[\\/])(?:dist|node_modules)[\\/]/.test(file))
    .toSorted();
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    const place = (start: number, text: string): Found => ({
      file: file.replaceAll("\\", "/"),
      line: source.slice(0, start).split("\n").length,
      text,
    });
    const builds = (callee: { readonly type: string; readonly name?: unknown }): boolean =>
      callee.type === "Identifier" && callee.name === "RegExp";
    new Visitor({
      Literal(node) {
        if ("regex" in node) written.push(place(node.start, `/${node.regex.pattern}/${node.regex.flags}`));
      },
      NewExpression({ callee, start, end }) {
        if (builds(callee)) built.push(place(start, source.slice(start, end)));
      },
      CallExpression({ callee, start, end }) {
        if (builds(callee)) built.push(place(start, source.slice(start, end)));
      },
    }).visit(parseSync(file, source).program);
  }
  return { written, built };
}
