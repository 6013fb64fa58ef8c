import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { parseArgs } from "node:util";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { visible } from "../logging/visible.ts";
import { verified } from "./verified.ts";
import { MOST_RECORD_BYTES } from "../schema/json.ts";

const usage = "Usage: npm run verify -- RECORD [--to VERSION] [--json]   (RECORD is a file, or - for standard input)";

/** Where the lines of the command go. */
export interface CommandOutput {
  out(line: string): void;
  error(line: string): void;
}

/** Lines on the standard streams; for programs (`--json`) what is wrong is JSON on standard output, as answers are. */
export function standardOutput(args: readonly string[]): CommandOutput & { end(code: number): void } {
  const wrong: string[] = [];
  const isForPrograms = args.includes("--json");
  return {
    out: (line) => console.log(line),
    error: (line) => void (isForPrograms ? wrong.push(line) : console.error(line)),
    /** Ends with a code. */
    end(code) {
      if (wrong.length > 0) console.log(JSON.stringify({ error: { code, message: wrong.join("\n") } }));
      process.exitCode = code;
    },
  };
}

/** The bytes of a stream; no more than a record can have and a little. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    if (size > MOST_RECORD_BYTES) break;
  }
  return Buffer.concat(parts);
}

/**
 * The bytes of the record that is asked about, from a file or (named -) the input; null, and said, where the question is
 * not understood or the record cannot be read.
 */
export async function recordBytes(
  question: { readonly name: string } | null,
  howToAsk: string,
  input: Readable,
  say: CommandOutput,
): Promise<Buffer | null> {
  if (question === null) {
    say.error(howToAsk);
    return null;
  }
  const { name } = question;
  try {
    return await bytesOf(name === "-" ? input : (await open(name)).createReadStream());
  } catch (error) {
    say.error(visible(`${name} cannot be read: ${error instanceof Error ? error.message : "unknown"}`));
    return null;
  }
}

/** What is asked for: a file, a version, and whether a program reads the answer. */
interface Asked {
  readonly name: string;
  readonly to: number | undefined;
  readonly json: boolean;
}

/** What is asked for; null when the arguments are not understood. */
function asked(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: "string" }, json: { type: "boolean" } },
    });
    const [name, ...more] = positionals;
    const { to, json = false } = values;
    if (name === undefined || more.length > 0 || (to !== undefined && !/^\d{1,9}$/.test(to))) return null;
    return { name, to: to === undefined ? undefined : Number(to), json };
  } catch {
    return null;
  }
}

/**
 * Verifies a record: the exit code is 0 only if everything stands that can be verified here, the whole chain included, 1 if something does not, 2 if there is nothing to
 * verify.
 */
export async function verifyCommand(
  adjudicator: Adjudicator,
  args: readonly string[],
  input: Readable,
  say: CommandOutput,
): Promise<0 | 1 | 2> {
  const question = asked(args);
  const bytes = await recordBytes(question, usage, input, say);
  if (question === null || bytes === null) return 2;
  const { name, to, json } = question;
  const read = await verified(adjudicator, bytes, to);
  if (!read.ok) {
    for (const { line, column, message } of read.defects) say.error(visible(`${name}:${line}:${column}: ${message}`));
    return 1;
  }
  const { lines, ...replay } = read.value;
  if (json) say.out(JSON.stringify(replay));
  else for (const line of lines) say.out(line);
  // of what was played by other rules no position can be told here; whoever asks for one is not told that all is well
  return replay.intact && (replay.at !== null || to === undefined) ? 0 : 1;
}
