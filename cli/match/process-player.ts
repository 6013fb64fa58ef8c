import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { seededChance, type Seen } from "@umpire/rules";
import * as z from "zod";
import { Unreadable } from "../failures.ts";
import { LineSplitter } from "../../service/mcp/line-splitter.ts";
import { type AskedPlayer, Forfeit, type Player, type PlayerMove, policy } from "./player.ts";

/** The longest line that is read of a player: more is not an answer of one. */
const MOST_LINE = 1_000_000;

const opened = z.looseObject({ at: z.int() });
const action = z.record(z.string(), z.unknown());
const best = z.looseObject({
  best: z.looseObject({
    lines: z
      .array(
        z.looseObject({ move: z.union([z.looseObject({ action }), z.looseObject({ choose: z.tuple([z.string()]) })]) }),
      )
      .min(1),
  }),
});
const answer = z.looseObject({
  id: z.unknown().optional(),
  error: z.string().optional(),
  info: z.unknown().optional(),
});
type Answer = z.infer<typeof answer>;
/** Why there will be no answer: a program that has been started has lost, a match with one that cannot be is none. */
type Failure = Forfeit | Unreadable;

/** How a shell ends where a program is not there, or is none. */
const NOT_STARTED = [126, 127];

const notStarted = (command: string): string => `"${command}" cannot be started`;

/**
 * Throws `Unreadable` where the first word of a command is not a program. What a shell makes of anything but a plain word is
 * seen when it is asked.
 */
export function requireProgram(command: string, hint: string): void {
  const [word = ""] = command.trim().split(/\s+/);
  if (!/^[\w./+@-]+$/.test(word)) return;
  const { status } = spawnSync('command -v -- "$UMPIRE_PLAYER"', {
    shell: true,
    stdio: "ignore",
    env: { ...process.env, UMPIRE_PLAYER: word },
  });
  // other shells know no such command, and end otherwise
  if (status === 1 || status === 127) throw new Unreadable(`${notStarted(command)}${hint}.`);
}

/**
 * What a seat knows as a position that can be sent. Amid something that would tell what is hidden there is none: then it
 * is one that fits all the seat knows; null where none is found.
 */
function positionToSend(seen: Seen, seed: number): unknown {
  const position = seen.position();
  if (position !== null) return position;
  const sampled = seen.sample(seededChance(seed));
  return sampled.ok ? sampled.value.position() : null;
}

/** Another program as a player, spoken to as `umpire engine` is: it is sent `open`, `go` and `forget`. */
class ProcessPlayer implements Player {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #patience: number;
  #asked = 0;
  /** What waits for the next answer, and ends where nothing is said for long. */
  #waiting: {
    readonly id: number;
    readonly clock: NodeJS.Timeout;
    readonly settle: (answer: Answer | Failure) => void;
  } | null = null;
  #ended: Failure | null = null;
  #hasAnswered = false;

  constructor(command: string, patience: number) {
    this.name = command;
    this.#patience = patience;
    this.#child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"], detached: true });
    this.#child.on("error", ({ message }) => this.#end(new Unreadable(`${notStarted(command)}: ${message}`)));
    this.#child.on("exit", (code, signal) => {
      const isStarted = this.#hasAnswered || code === null || !NOT_STARTED.includes(code);
      this.#end(
        isStarted
          ? new Forfeit(`It ended (${code ?? signal ?? "?"}).`)
          : new Unreadable(`${notStarted(command)}: the shell ends with ${code}.`),
      );
    });
    // whoever has ended does not read any more, which "exit" tells
    this.#child.stdin?.on("error", () => {});
    const { stdout } = this.#child;
    if (stdout === null) throw new Error("Impossible: standard output is a pipe.");
    const splitter = new LineSplitter(MOST_LINE);
    stdout.on("data", (piece: Buffer) => {
      for (const line of splitter.push(piece)) if (line !== null) this.#read(line);
      if (splitter.isTooLong) this.#giveUp(`It wrote a line of more than ${MOST_LINE} bytes.`);
    });
  }

  async move(asked: AskedPlayer): Promise<PlayerMove> {
    const { seen, decision, seed } = asked;
    const position = positionToSend(seen, seed);
    // what cannot be sent is decided for it
    if (position === null) return policy.move(asked);
    const { at } = this.#answered(opened, await this.#ask({ open: { position, seat: decision.seat } }));
    const { lines } = this.#answered(best, await this.#ask({ go: { at, seed } })).best;
    await this.#ask({ forget: [at] });
    const move = lines[0]?.move;
    if (move === undefined) throw new Forfeit("It has no move.");
    return "action" in move ? { action: move.action } : { choose: move.choose };
  }

  close(): void {
    this.#giveUp("The match is over.");
  }

  /** Ends the program, with everything that its command started. */
  #giveUp(why: string): void {
    this.#end(new Forfeit(why));
    if (this.#child.pid === undefined || this.#child.exitCode !== null) return;
    try {
      process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // it has just ended by itself
    }
  }

  #end(why: Failure): void {
    this.#ended ??= why;
    this.#waiting?.settle(this.#ended);
    this.#waiting = null;
  }

  #read(line: string): void {
    if (this.#waiting === null) return;
    let data: unknown;
    try {
      data = JSON.parse(line);
    } catch {
      return this.#giveUp(`It wrote something that is not JSON: ${line.slice(0, 200)}`);
    }
    const read = answer.safeParse(data);
    if (!read.success) return this.#giveUp(`It wrote what is not an answer: ${line.slice(0, 200)}`);
    if (read.data.id !== this.#waiting.id) return;
    // whoever tells what it thinks is not silent
    if (read.data.info !== undefined) return void this.#waiting.clock.refresh();
    this.#hasAnswered = true;
    this.#waiting.settle(read.data);
    this.#waiting = null;
  }

  async #ask(request: object): Promise<Answer> {
    if (this.#ended !== null) throw this.#ended;
    const id = this.#asked++;
    const clock = setTimeout(() => this.#giveUp(`It was silent for ${this.#patience} seconds.`), this.#patience * 1000);
    const got = await new Promise<Answer | Failure>((settle) => {
      this.#waiting = { id, clock, settle };
      this.#child.stdin?.write(`${JSON.stringify({ id, ...request })}\n`);
    });
    clearTimeout(clock);
    if (got instanceof Error) throw got;
    return got;
  }

  #answered<T>(schema: z.ZodType<T>, got: Answer): T {
    const read = schema.safeParse(got);
    if (read.success) return read.data;
    throw new Forfeit(got.error ?? `It answered what is not a move: ${JSON.stringify(got).slice(0, 200)}`);
  }
}

/** A player that is another program: `command` is a line of the shell, `patience` how many seconds it may be silent. */
export const processPlayer = (command: string, patience: number): Player => new ProcessPlayer(command, patience);
