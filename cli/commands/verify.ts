import { Command } from "commander";
import { whole } from "../options.ts";

/** `umpire verify`: plays the record of a game again and says whether everything in it stands. */
export const verifyCommand = new Command("verify")
  .description("play a record again: its rules, its dice, its chain of hashes")
  .argument("<record>", 'a file, or "-" for standard input')
  .option("--json", "answer in JSON, for programs")
  .option("--to <version>", "no further than this version", whole)
  .addHelpText("after", "\nExamples:\n  umpire verify game.txt\n  umpire verify game.txt --json")
  .action(async (record: string, { to, json }: { readonly to?: number; readonly json?: true }) => {
    const options = [...(to === undefined ? [] : ["--to", String(to)]), ...(json === true ? ["--json"] : [])];
    process.argv.splice(2, Infinity, ...options, "--", record);
    await import("../../service/games/verify-main.ts");
  });
