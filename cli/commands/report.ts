import { Command } from "commander";
import { count } from "../options.ts";

interface ReportOptions {
  readonly json?: true;
  readonly playouts: number;
  readonly candidates: number;
  readonly seed: number;
}

/** `umpire report`: judges the decisions of a game by its record, luck apart from skill. */
export const reportCommand = new Command("report")
  .description("judge the decisions of a game: the chance before and after each, luck apart from skill")
  .argument("<record>", 'a file, or "-" for standard input')
  .option("--json", "answer in JSON, for programs")
  .option("--playouts <number>", "how many games are played out for each decision", count, 48)
  .option("--candidates <number>", "how many moves are tried at each decision at most", count, 4)
  .option("--seed <number>", "the same number and counts, the same report", count, 1)
  .addHelpText("after", "\nExample:\n  umpire report game.txt --playouts 200")
  .action(async (record: string, { json, playouts, candidates, seed }: ReportOptions) => {
    const numbers = Object.entries({ playouts, candidates, seed }).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ]);
    process.argv.splice(2, Infinity, ...(json === true ? ["--json"] : []), ...numbers, "--", record);
    await import("../../service/games/report-main.ts");
  });
