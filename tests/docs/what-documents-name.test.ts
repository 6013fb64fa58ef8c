import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { files, named, root } from "./named.ts";

/** Files that are written when bundles are made. */
const built: ReadonlySet<string> = new Set(["pictures.mjs", "index.mjs"]);

const isThere = (name: string): boolean =>
  built.has(name) || files.some((file) => file === name || file.endsWith(`/${name}`));

test("a file that a document names by its path is there", () => {
  const found = named(/`((?:\.?[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|ya?ml|json|jsonl|graphql|py|sh|md))`/g)
    // a word in capitals stands for a name, and what is written beside the tree is not kept
    .filter(({ name }) => !/[A-Z]{3,}/.test(name.replace(/[A-Z]+\.md$/, "")));
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ name }) => !isThere(name))).toEqual([]);
});

/** The lines of a document with the game that each is about: that of the document, or of the section's heading. */
function ofGames(
  document: string,
): readonly { readonly game: string; readonly line: string; readonly where: string }[] {
  let game = /^docs\/([\w-]+)\.md$/.exec(document)?.[1] ?? "";
  return readFileSync(join(root, document), "utf8")
    .split("\n")
    .map((line, at) => {
      if (line.startsWith("## ") && document.includes("architecture/"))
        game = /`rules\/([\w-]+)`/.exec(line)?.[1] ?? "";
      return { game, line, where: `${document}:${at + 1}` };
    });
}

test("a file that a section about one game names is one of that game", () => {
  const games = new Set(files.flatMap((file) => /^rules\/([\w-]+)\/version\.ts$/.exec(file)?.[1] ?? []));
  const documents = ["docs/architecture/games.md", ...[...games].map((game) => `docs/${game}.md`)];
  const found = documents
    .filter((document) => files.includes(document))
    .flatMap(ofGames)
    .filter(({ game }) => games.has(game))
    .flatMap(({ game, line, where }) =>
      [...line.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.ts)`/g)].map(([, name = ""]) => ({ game, name, where })),
    );
  expect(found.length).toBeGreaterThan(30);
  const elsewhere = found.filter(({ game, name }) => {
    const all = files.filter((file) => file === name || file.endsWith(`/${name}`));
    const inGames = all.filter((file) => games.has(/^rules\/([\w-]+)\//.exec(file)?.[1] ?? ""));
    return inGames.length > 0 && inGames.length === all.length && !all.some((file) => file.includes(`/${game}/`));
  });
  expect(elsewhere.map(({ where, name }) => `${where} ${name}`)).toEqual([]);
});

test("a script that a document tells to run is one of the package", () => {
  const scripts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ).scripts;
  const found = named(/npm run ([a-z][\w:-]*)/g);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ name }) => !(name in scripts))).toEqual([]);
});

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string): ReadonlySet<string> =>
  new Set(
    [...readFileSync(join(root, document), "utf8").matchAll(/^#+ +(.+)$/gm)].map(([, heading = ""]) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );

test("a link between documents leads to a file and a heading that are there", () => {
  const links = named(/\]\((?!https?:|mailto:)([^)\s]+)\)/g).map(({ where, name }) => {
    const [path = "", anchor] = name.split("#");
    const document = where.slice(0, where.lastIndexOf(":"));
    return { where, name, to: path === "" ? document : join(dirname(document), path), anchor };
  });
  expect(links.length).toBeGreaterThan(150);
  const dead = links.filter(
    ({ to, anchor }) =>
      !existsSync(join(root, to)) || (anchor !== undefined && to.endsWith(".md") && !anchorsOf(to).has(anchor)),
  );
  expect(dead.map(({ where, name }) => `${where} ${name}`)).toEqual([]);
});
