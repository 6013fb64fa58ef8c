import { Command } from "commander";
import { Engine, type Effort } from "../engine/engine.ts";
import { LineSplitter } from "../../service/mcp/line-splitter.ts";
import { count } from "../options.ts";

/** The most bytes of a line: many times the largest position. */
const MOST_LINE = 16 * 1024 * 1024;

/** The lines of standard input; null for one that is too long, as soon as it is: it may never end. */
async function* linesIn(): AsyncGenerator<string | null> {
  const splitter = new LineSplitter(MOST_LINE);
  let isTold = false;
  for await (const piece of process.stdin) {
    for (const line of splitter.push(Buffer.from(piece))) {
      if (!isTold) yield line;
      isTold = false;
    }
    if (splitter.isTooLong && !isTold) {
      isTold = true;
      yield null;
    }
  }
  if (!isTold) yield splitter.rest();
}

/** Whether a line asks for a search; what is not JSON is answered as everything else. */
function isSearch(line: string): boolean {
  try {
    return Object.hasOwn(Object(JSON.parse(line)), "go");
  } catch {
    return false;
  }
}

/** `umpire engine`: the rules for other programs, a line of JSON for each question and each answer. */
export const engineCommand = new Command("engine")
  .description("answer lines of JSON on standard input, for programs in any language")
  .option("--playouts <number>", "how many games a search plays out where it is not asked for so many (1000)", count)
  .option("--candidates <number>", "how many moves it tries at most (32)", count)
  .addHelpText(
    "after",
    [
      "",
      "A session:",
      '  > {"id": 1, "open": {"ruleset": "hour-of-glory", "scenario": "quiet-stair"}}',
      '  < {"id": 1, "at": 0, "moment": "...", "decision": {...}}',
      '  > {"id": 2, "play": {"at": 0, "seed": 1}}',
      '  > {"id": 3, "legal": {"at": 1}}',
      '  > {"id": 4, "play": {"at": 1, "action": 0, "seed": 2}}',
      '  > {"id": 5, "quit": true}',
      "",
      "docs/engine.md tells all that can be asked.",
    ].join("\n"),
  )
  .action(async (effort: Effort) => {
    const tell = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);
    const engine = new Engine(tell, effort);
    // searches go on while other lines are answered, everything else in its order
    const searches = new Set<Promise<void>>();
    for await (const line of linesIn()) {
      if (line === null) tell({ id: null, error: `A line has at most ${MOST_LINE} bytes.` });
      if (line === null || line.trim() === "") continue;
      const answered = engine.answer(line);
      if (isSearch(line)) {
        const search = answered
          .then((answer) => answer !== null && tell(answer))
          .then(() => void searches.delete(search));
        searches.add(search);
        continue;
      }
      const answer = await answered;
      if (answer === null) break;
      tell(answer);
    }
    engine.stop();
    await Promise.all(searches);
    // whoever has said "quit" may hold the stream open
    process.stdin.destroy();
  });
