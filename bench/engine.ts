import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import * as z from "zod";
import { median } from "./measure.ts";
import { processorTime } from "./processor-time.ts";

const ROUNDS = 5;
const POSITIONS = 60;

const answer = z.object({
  error: z.undefined().optional(),
  at: z.number().optional(),
  actions: z.array(z.unknown()).optional(),
});

/** Starts `umpire engine`, and asks it many things at once. */
function engine() {
  const child = spawn(process.execPath, ["cli/main.ts", "engine"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid ?? 0,
    /** The answers to some questions, in their order. Throws where one says that something is wrong. */
    async ask(questions: readonly object[]): Promise<readonly z.infer<typeof answer>[]> {
      child.stdin.write(questions.map((question) => `${JSON.stringify(question)}\n`).join(""));
      const answers: z.infer<typeof answer>[] = [];
      for (let n = 0; n < questions.length; n++)
        answers.push(answer.parse(JSON.parse((await lines.next()).value ?? "null")));
      return answers;
    },
    close: () => child.stdin.end(),
  };
}

/**
 * Adjudications per second of the engine's processor: positions that come for the first time are opened, and every legal
 * action of each is played by its number and forgotten again.
 */
export async function engineRate(next: () => string): Promise<number> {
  const { pid, ask, close } = engine();
  try {
    const explored = async (): Promise<number> => {
      const [opened] = await ask([{ open: { position: JSON.parse(next()) } }]);
      const at = opened?.at;
      const [listed] = await ask([{ legal: { at } }]);
      const played = await ask((listed?.actions ?? []).map((_, action) => ({ play: { at, action, seed: 7 } })));
      const held = [at, ...played.map((done) => done.at)].filter((handle) => handle !== undefined);
      await ask([{ forget: held }]);
      return played.length;
    };
    const round = async (): Promise<number> => {
      const before = processorTime(pid).whole;
      let count = 0;
      for (let n = 0; n < POSITIONS; n++) count += await explored();
      return (count * 1e6) / (processorTime(pid).whole - before);
    };
    await round();
    const rates: number[] = [];
    for (let n = 0; n < ROUNDS; n++) rates.push(await round());
    return median(rates);
  } finally {
    close();
  }
}
