import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as z from "zod";
import { against } from "./against.ts";
import type { Row } from "./measure.ts";

process.env["NODE_ENV"] = "production";
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const git = (...given: readonly string[]): string => execFileSync("git", given, { encoding: "utf8" }).trim();

interface Part {
  readonly title: string;
  rows(): Promise<readonly Row[]>;
}

const rogueRegiment = () => import("./rogue-regiment.ts");
const vSabotage = () => import("./v-sabotage.ts");
const hourOfGlory = () => import("./hour-of-glory.ts");
const dustTactics = () => import("./dust-tactics.ts");
const twoHundredHours = () => import("./two-hundred-hours.ts");

/** What is measured of each game; a game's measures are loaded only by the part that takes them. */
const games: readonly { readonly game: string; readonly parts: readonly Part[] }[] = [
  {
    game: "Rogue Regiment",
    parts: [
      {
        title: "one line of sight, on the mission's board",
        rows: async () => (await rogueRegiment()).visibilityRows(),
      },
      {
        title: "one sentry's field of view, on the mission's board of 24 × 24",
        rows: async () => (await rogueRegiment()).fieldRows(),
      },
      { title: "rulings and listings", rows: async () => (await rogueRegiment()).rulingRows() },
      { title: "one action", rows: async () => (await rogueRegiment()).actionRows() },
      { title: "whole games", rows: async () => (await rogueRegiment()).playoutRows() },
      { title: "the enemy, on the largest mission", rows: async () => (await rogueRegiment()).enemyRows() },
      { title: "sizes", rows: async () => (await rogueRegiment()).sizeRows() },
    ],
  },
  {
    game: "V-Sabotage",
    parts: [
      { title: "rulings, listings, actions", rows: async () => (await vSabotage()).rulingRows() },
      { title: "the enemy and whole games", rows: async () => (await vSabotage()).playRows() },
      { title: "sizes", rows: async () => (await vSabotage()).sizeRows() },
    ],
  },
  {
    game: "Hour of Glory",
    parts: [
      { title: "rulings and listings", rows: async () => (await hourOfGlory()).rulingRows() },
      { title: "one action", rows: async () => (await hourOfGlory()).actionRows() },
      { title: "whole games", rows: async () => (await hourOfGlory()).playoutRows() },
      { title: "sizes", rows: async () => (await hourOfGlory()).sizeRows() },
    ],
  },
  {
    game: "Dust Tactics",
    parts: [
      { title: "rulings", rows: async () => (await dustTactics()).rulingRows() },
      { title: "growth with the number of miniatures", rows: async () => (await dustTactics()).growthRows() },
      { title: "whole games", rows: async () => (await dustTactics()).playoutRows() },
      { title: "sizes", rows: async () => (await dustTactics()).sizeRows() },
    ],
  },
  {
    game: "02 Hundred Hours",
    parts: [
      { title: "rulings and listings", rows: async () => (await twoHundredHours()).rulingRows() },
      { title: "one action", rows: async () => (await twoHundredHours()).actionRows() },
      { title: "odds", rows: async () => (await twoHundredHours()).oddsRows() },
      { title: "whole games", rows: async () => (await twoHundredHours()).playoutRows() },
      { title: "sizes", rows: async () => (await twoHundredHours()).sizeRows() },
    ],
  },
];

const parts: readonly Part[] = [
  ...games.flatMap(({ game, parts: ofGame }) =>
    ofGame.map(({ title, rows }) => ({ title: `${game}: ${title}`, rows })),
  ),
  {
    title: "The measured table: 36″ × 36″, 13 pieces of terrain, 20 fighters",
    rows: async () => (await import("./measured.ts")).measuredRows(),
  },
  {
    title: "The store (embedded, every commit synced; one client, in process)",
    rows: async () => (await import("./stored.ts")).storedRows(),
  },
  {
    title: "Games by post (over HTTP, each client on its own game; the load comes from the same machine)",
    rows: async () => (await import("./games-by-post.ts")).gamesByPostRows(),
  },
  {
    title: "Cold start (under Amazon's runtime client on this machine) and bundles",
    rows: async () => (await import("./cold-start.ts")).coldStartRows(),
  },
  {
    title: "An adjudication in process",
    rows: async () => (await import("./text-to-text.ts")).textToTextRows(),
  },
  {
    title: "The worst requests (each once, in process)",
    rows: async () => (await import("./attacks.ts")).attackRows(),
  },
  {
    title: "Neighbours (over HTTP, from three addresses of this machine, which the load comes from, too)",
    rows: async () => (await import("./neighbours.ts")).neighbourRows(),
  },
  {
    title: "The page (in Debian's Chromium, on the local server)",
    rows: async () => (await import("./web.ts")).pageRows(),
  },
  {
    title: "HTTP (20 connections, the load comes from the same machine)",
    rows: async () => (await import("./http.ts")).servedRows(),
  },
  {
    title: "Exploring (over HTTP, per second of the server's processor) and the engine",
    rows: async () => (await import("./exploring.ts")).exploringRows(),
  },
];

const columns = ["what", "figure", "peer", "its figure", "ratio", "target", ""] as const;

const cellsOf = ({ what, figure, peer, peerFigure, ratio, target, met }: Row): readonly string[] => [
  what,
  figure,
  peer,
  peerFigure,
  ratio === null ? "" : `${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(1)}×`,
  target,
  met === null ? "" : met ? "met" : "**missed**",
];

function tableOf(rows: readonly Row[]): string {
  const lines = [columns, columns.map(() => "---"), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const rowsSchema: z.ZodType<readonly Row[]> = z.array(
  z.strictObject({
    what: z.string(),
    figure: z.string(),
    peer: z.string(),
    peerFigure: z.string(),
    ratio: z.number().nullable(),
    target: z.string(),
    met: z.boolean().nullable(),
  }),
);

/** Measures a part in a process of its own, so that no part inherits what the compiler learnt from another. */
function measured(part: number): readonly Row[] {
  const printed = execFileSync(process.execPath, [here("run.ts"), String(part)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 24,
  });
  return rowsSchema.parse(JSON.parse(printed));
}

/** Measures everything beside its peers, prints the table and keeps it in bench/results.md. */
function main(): void {
  const changed = git("status", "--porcelain", "--", "rules", "service") === "" ? "" : " with uncommitted changes";
  const [cpu] = cpus();
  const head = [
    "# Benchmark results",
    "",
    `${new Date().toISOString().slice(0, 10)}, commit ${git("rev-parse", "--short", "HEAD")}${changed}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim() ?? "unknown processor"}.`,
    "",
    "Written by `npm run bench`. Each figure stands beside its peer, measured in turns in one process; absolute figures belong to the machine.",
    "A ratio above 1 means that Umpire is faster than its peer.",
  ].join("\n");
  const sections: string[] = [];
  const all: Row[] = [];
  for (const [part, { title }] of parts.entries()) {
    const rows = measured(part);
    all.push(...rows);
    const section = `## ${title}\n\n${tableOf(rows)}`;
    console.log(`\n${section}`);
    sections.push(section);
  }
  const missed = all.filter(({ met }) => met === false);
  const summary =
    missed.length === 0
      ? "Every target that is checked here is met."
      : `Missed: ${missed.map(({ what, target }) => `${what} (${target})`).join("; ")}.`;
  console.log(`\n${summary}`);
  writeFileSync(here("results.md"), `${[head, summary, ...sections].join("\n\n")}\n`);
}

/** Measures the parts in whose titles a word stands, and prints them; the kept results stay as they are. */
function some(word: string): void {
  const chosen = [...parts.entries()].filter(([, { title }]) => title.toLowerCase().includes(word.toLowerCase()));
  if (chosen.length === 0) {
    console.error(`No part is about "${word}". There are: ${parts.map(({ title }) => title).join("; ")}.`);
    process.exitCode = 1;
  }
  for (const [part, { title }] of chosen) console.log(`\n## ${title}\n\n${tableOf(measured(part))}`);
}

/** How many times as fast this tree is as another commit, in the parts in whose titles a word stands. */
function beside(commit: string, { word, rounds }: { readonly word: string; readonly rounds: number }): void {
  for (const { what, ratio } of against(here(".."), { commit, word, rounds }))
    console.log(`${ratio.toFixed(2)}×  ${what}`);
}

const { values, positionals } = parseArgs({
  options: { only: { type: "string" }, against: { type: "string" }, rounds: { type: "string", default: "3" } },
  allowPositionals: true,
});
const [wanted] = positionals;
if (wanted !== undefined) console.log(JSON.stringify((await parts[Number(wanted)]?.rows()) ?? []));
else if (values.against !== undefined)
  beside(values.against, { word: values.only ?? "", rounds: Number(values.rounds) });
else if (values.only !== undefined) some(values.only);
else main();
