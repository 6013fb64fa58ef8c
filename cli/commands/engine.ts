import { createInterface } from "node:readline";
import { Command } from "commander";
import { Engine } from "../engine/engine.ts";

/** `umpire engine`: the rules for other programs, a line of JSON for each question and each answer. */
export const engineCommand = new Command("engine")
  .description("answer lines of JSON on standard input, for programs in any language")
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
  .action(async () => {
    const engine = new Engine();
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() === "") continue;
      const answer = await engine.answer(line);
      if (answer === null) break;
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
  });
