import { Command } from "commander";

/** `umpire verify`: plays the record of a game again and says whether everything in it stands. */
export const verifyCommand = new Command("verify")
  .description("play a record again: its rules, its dice, its chain of hashes")
  .argument("<record>", 'a file, or "-" for standard input')
  .option("--to <version>", "no further than this version")
  .addHelpText("after", "\nExample:\n  umpire verify game.txt")
  .action(async (record: string, { to }: { readonly to?: string }) => {
    process.argv.splice(2, Infinity, record, ...(to === undefined ? [] : ["--to", to]));
    await import("../../service/games/verify-main.ts");
  });
