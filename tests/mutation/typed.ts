import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { keyOf, type Mutant } from "./mutant.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const compiler = join(root, "node_modules/typescript/bin/tsc");

/** A place in a file of a game that the type check finds fault with. */
interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A text with the changes of some mutants, none of which lies in another. */
function written(text: string, mutants: readonly Mutant[]): string {
  let out = text;
  for (const { edit } of mutants.toSorted((a, b) => b.edit.from - a.edit.from))
    out = out.slice(0, edit.from) + edit.text + out.slice(edit.to);
  return out;
}

/** A copy of the rules of a game, of which it can be asked what the type check finds fault with. */
class Workshop {
  readonly #game: string;
  readonly #folder: string;
  readonly #config: string;

  constructor(game: string) {
    this.#game = game;
    this.#folder = join(root, ".mutation", game, "types");
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    cpSync(join(root, "rules"), join(this.#folder, "rules"), { recursive: true });
    this.#config = join(this.#folder, "tsconfig.json");
    // what is unused is not a fault of the types
    const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false };
    const files = [`rules/${game}/index.ts`];
    const config = { extends: join(root, "tsconfig.json"), compilerOptions, include: [], files };
    writeFileSync(this.#config, JSON.stringify(config));
  }

  /** What is wrong with some mutants, all of them written into the rules. */
  async faultsWith(mutants: readonly Mutant[]): Promise<readonly Fault[]> {
    const changed = [...Map.groupBy(mutants, ({ file }) => file)].map(([file, some]) => {
      const path = join(this.#folder, "rules", this.#game, file);
      const text = readFileSync(path, "utf8");
      writeFileSync(path, written(text, some));
      return { path, text };
    });
    const said = await new Promise<string>((done, fail) => {
      execFile(
        process.execPath,
        [compiler, "-p", this.#config, "--pretty", "false"],
        { maxBuffer: 2 ** 26, cwd: this.#folder },
        (error, out) => (error !== null && out === "" ? fail(error) : done(out)),
      );
    });
    for (const { path, text } of changed) writeFileSync(path, text);
    return [...said.matchAll(/^(\S+?)\((\d+),\d+\): error (.*)$/gm)].map(([, path = "", line, message = ""]) => ({
      file: path.replace(`rules/${this.#game}/`, ""),
      line: Number(line),
      message,
    }));
  }
}

/** Mutants in rounds, each with one of every declaration. */
function rounds(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const found: Mutant[][] = [];
  for (const [, group] of Map.groupBy(mutants, ({ file, edit }) => `${file} ${edit.lines[0]}`))
    for (const [i, mutant] of group.entries()) (found[i] ??= []).push(mutant);
  return found;
}

/** Mutants that change how much, never what kind of thing, pass every type check; a number may be the place of a tuple. */
const isSoftly = ({ kind, edit }: Mutant): boolean =>
  kind === "boundary" ||
  kind === "plus minus" ||
  kind === "number - 1" ||
  kind === "event left out" ||
  (kind === "number + 1" && !edit.isClosed);

const isIn = ({ file, edit: { lines } }: Mutant, { file: where, line }: Fault): boolean =>
  file === where && line >= lines[0] && line <= lines[1];

/** A word that is left out of a list: where the types hang on it, they name it. */
const isWord = ({ kind, code }: Mutant): boolean => kind === "element left out" && /^"[^"]+"$/.test(code);
const names = ({ code }: Mutant, { message }: Fault): boolean =>
  message.includes(code) || message.includes(code.slice(1, -1));

/**
 * Those of some mutants that do not pass the type check, and are noticed by it. Where a declaration names its type, what
 * is wrong with it lies inside of it: one mutant of every such declaration is tried at once. So is one word of every
 * list: what is wrong without it names it. All others are tried one by one. Throws where the check finds fault without a
 * mutant.
 */
export async function refusedByTypes(game: string, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const some = mutants.filter((mutant) => !isSoftly(mutant));
  if (some.length === 0) return [];
  const workshop = new Workshop(game);
  const [fault] = await workshop.faultsWith([]);
  if (fault !== undefined) throw new Error(`The type check fails at ${fault.file}:${fault.line}: ${fault.message}`);
  const refused: Mutant[] = [];
  const alone = async (group: readonly Mutant[]): Promise<void> => {
    for (const mutant of group) if ((await workshop.faultsWith([mutant])).length > 0) refused.push(mutant);
  };
  const together = async (group: readonly Mutant[], isOf: (mutant: Mutant, fault: Fault) => boolean): Promise<void> => {
    const faults = await workshop.faultsWith(group);
    const isTold = faults.every((one) => group.filter((mutant) => isOf(mutant, one)).length === 1);
    if (isTold) refused.push(...group.filter((mutant) => faults.some((one) => isOf(mutant, one))));
    else await alone(group);
  };
  const [closed, open] = [some.filter(({ edit }) => edit.isClosed), some.filter(({ edit }) => !edit.isClosed)];
  for (const group of rounds(closed)) await together(group, isIn);
  for (const group of rounds(open.filter(isWord))) await together(group, names);
  await alone(open.filter((mutant) => !isWord(mutant)));
  return refused;
}

const kept = z.strictObject({ tree: z.string(), passed: z.array(z.string()) });

/** The mutants of a tree that are known to pass the type check: they are not asked again. */
export class PassedTypes {
  readonly #file: string;
  readonly #tree: string;
  readonly #passed: ReadonlySet<string>;

  constructor(file: string, tree: string) {
    this.#file = file;
    this.#tree = tree;
    const read = existsSync(file) ? kept.safeParse(JSON.parse(readFileSync(file, "utf8"))) : null;
    this.#passed = new Set(read?.success === true && read.data.tree === tree ? read.data.passed : []);
  }

  unknown(mutants: readonly Mutant[]): readonly Mutant[] {
    return mutants.filter((mutant) => !this.#passed.has(keyOf(mutant)));
  }

  keep(mutants: readonly Mutant[]): void {
    const passed = [...new Set([...this.#passed, ...mutants.map(keyOf)])];
    writeFileSync(this.#file, JSON.stringify({ tree: this.#tree, passed }));
  }
}
