/* How fast another commit is beside this tree, both measured in turns on one machine: what a machine is like drops out. */
import { execFileSync } from "node:child_process";
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { median } from "./measure.ts";

/** What is measured, by its part and its words: a figure in operations a second, or in what each takes. */
type Figures = ReadonlyMap<string, Figure>;

interface Figure {
  readonly amount: number;
  /** A second of operations, where more is better; of anything else less is. */
  readonly isRate: boolean;
}

/** One line of the comparison: what is measured, and how many times as fast this tree is as the other (the median). */
export interface Compared {
  readonly what: string;
  readonly ratio: number;
}

/** A figure as the tables print it, `1,230,000/s` or `0.444 ms`; undefined where it says no number. */
export function figureOf(text: string): Figure | undefined {
  const number = /^[\d,.]+/.exec(text)?.[0];
  if (number === undefined) return undefined;
  const amount = Number(number.replaceAll(",", ""));
  return Number.isFinite(amount) && amount > 0 ? { amount, isRate: text.startsWith(`${number}/s`) } : undefined;
}

/** The figures of the tables that a run prints. */
export function figuresOf(printed: string): Figures {
  const figures = new Map<string, Figure>();
  let title = "";
  for (const line of printed.split("\n")) {
    if (line.startsWith("## ")) title = line.slice(3);
    if (!line.startsWith("| ")) continue;
    const [what = "", cell = ""] = line.slice(2).split(" | ");
    const figure = figureOf(cell);
    if (figure !== undefined) figures.set(`${title}: ${what}`, figure);
  }
  return figures;
}

const speedUp = (now: Figure, earlier: Figure): number =>
  now.isRate ? now.amount / earlier.amount : earlier.amount / now.amount;

/** How many times as fast the one is as the other, for everything that both measure, of pairs of runs; the slowest first. */
export function comparedBy(pairs: readonly { readonly now: Figures; readonly before: Figures }[]): readonly Compared[] {
  const ratios = new Map<string, number[]>();
  for (const { now, before } of pairs)
    for (const [what, figure] of now) {
      const earlier = before.get(what);
      if (earlier === undefined || earlier.isRate !== figure.isRate) continue;
      ratios.set(what, [...(ratios.get(what) ?? []), speedUp(figure, earlier)]);
    }
  return [...ratios].map(([what, all]) => ({ what, ratio: median(all) })).toSorted((one, two) => one.ratio - two.ratio);
}

/** The packages of this tree for another: linked, but for those that are part of the tree, which are the other's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const isOwn = name === "@umpire" || lstatSync(path.join(from, name)).isSymbolicLink();
    if (isOwn) cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}

const printedBy = (tree: string, word: string): string =>
  execFileSync(process.execPath, ["--expose-gc", "bench/run.ts", "--only", word], {
    cwd: tree,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 24,
  });

/** Measures the parts in whose titles a word stands, here and in another commit in turns, with the packages of this tree. */
export function against(
  tree: string,
  { commit, word, rounds }: { readonly commit: string; readonly word: string; readonly rounds: number },
): readonly Compared[] {
  const folder = mkdtempSync(path.join(tmpdir(), "umpire-bench-"));
  const other = path.join(folder, "tree");
  const git = (...given: readonly string[]): string => execFileSync("git", given, { cwd: tree, encoding: "utf8" });
  git("worktree", "add", "--quiet", "--detach", other, commit);
  try {
    linkPackages(path.join(tree, "node_modules"), path.join(other, "node_modules"));
    const pairs = Array.from({ length: rounds }, () => ({
      now: figuresOf(printedBy(tree, word)),
      before: figuresOf(printedBy(other, word)),
    }));
    return comparedBy(pairs);
  } finally {
    git("worktree", "remove", "--force", other);
    rmSync(folder, { recursive: true, force: true });
  }
}
