import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "../../rules/index.ts";
import { runnerFiles } from "../conformance/runner-files.ts";
import { codeAlone } from "./code-alone.ts";
import { countLoops, instrument } from "./instrument.ts";
import { keyOf, type Mutant } from "./mutant.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Files of a game without mutants: its notation, its bot, its texts, its schemas, its sentences. */
const leftOut =
  /(^|\/)(notation|bot|rulebook|interpretations|open-points|events|book\/rules|set-up\/defects)\/|^book\/.*rules\.ts$|(^|\/)(bot|rulebook|interpretations|open-points|prompts|decisions|events|event-words|action-schema|customising|wording|listing|trials|playtests|[a-z-]+-(texts|rulebook|interpretations|open-points))\.ts$/;

/** Games whose folder `missions` is rules; in the others it is maps. */
const missionsAreRules: readonly string[] = ["two-hundred-hours"];

const isLeftOut = (game: string, file: string): boolean =>
  leftOut.test(file) || (/^(set-up\/)?missions\//.test(file) && !missionsAreRules.includes(game));

/** Whether a file is the table of a game's numbers, or of an expansion's. */
export const isNumbersFile = (file: string): boolean => /(^|[/-])numbers(\/[a-z-]+)?\.ts$/.test(file);

/** A tree with all mutants of a game in it. */
export interface Tree {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
  /** What the rules are, comments and those of other games aside: fates found in another tree may be other ones. */
  readonly hash: string;
  /** What each file of the game is, those without mutants aside. */
  readonly files: ReadonlyMap<string, string>;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(sep, "/"))
    .sort();

/** Writes a copy of the rules and the conformance runner into `.mutation/GAME/tree`, the game's files with switches. */
export function growTree(game: string, ids: ReadonlySet<string>): Tree {
  const folder = join(root, ".mutation", game, "tree");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const hash = createHash("sha256");
  const otherGames = games.map(({ id }) => id).filter((id) => id !== game);
  const mutants: Mutant[] = [];
  const files = new Map<string, string>();
  const isCopied = (path: string): boolean => !path.endsWith(".test.ts");
  for (const path of runnerFiles) cpSync(join(root, path), join(folder, path), { recursive: true, filter: isCopied });
  for (const file of filesIn(join(root, "rules"))) {
    if (!file.endsWith(".ts")) continue;
    const source = readFileSync(join(root, "rules", file), "utf8");
    const inGame = file.startsWith(`${game}/`) ? file.slice(game.length + 1) : null;
    const isOther = otherGames.some((other) => file.startsWith(`${other}/`));
    const code = codeAlone(file, source);
    // no case asks a bot
    if (!isOther && inGame?.startsWith("bot/") !== true) hash.update(file).update(code);
    let text = countLoops(file, source);
    if (inGame !== null && !isLeftOut(game, inGame)) {
      const isNumbers = isNumbersFile(inGame);
      const made = instrument({ file: inGame, text: source, first: mutants.length + 1, ids, isNumbers });
      mutants.push(...made.mutants);
      files.set(inGame, createHash("sha256").update(code).digest("hex"));
      ({ text } = made);
    }
    mkdirSync(join(folder, "rules", file, ".."), { recursive: true });
    writeFileSync(join(folder, "rules", file), text);
  }
  // what is known of a case names mutants by their numbers
  hash.update(mutants.map(keyOf).join("\n"));
  return { folder, mutants, hash: hash.digest("hex"), files };
}
