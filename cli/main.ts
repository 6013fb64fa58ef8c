#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { adjudicateCommand } from "./commands/adjudicate.ts";
import { analyseCommand } from "./commands/analyse.ts";
import { boardCommand } from "./commands/board.ts";
import { completionCommand } from "./commands/completion.ts";
import { conformanceCommand } from "./commands/conformance.ts";
import { engineCommand } from "./commands/engine.ts";
import { legalCommand } from "./commands/legal.ts";
import { matchCommand } from "./commands/match.ts";
import { mcpCommand } from "./commands/mcp.ts";
import { oddsCommand } from "./commands/odds.ts";
import { playCommand } from "./commands/play.ts";
import { previewCommand } from "./commands/preview.ts";
import { reportCommand } from "./commands/report.ts";
import { rulesCommand } from "./commands/rules.ts";
import { serveCommand } from "./commands/serve.ts";
import { sightCommand } from "./commands/sight.ts";
import { verifyCommand } from "./commands/verify.ts";
import { whyCommand } from "./commands/why.ts";
import { firstFault, Unreadable as AtTheDoor } from "../rules/kernel/index.ts";
import { exitCodes, Unreachable, Unreadable } from "./failures.ts";
import { printError, printToPeople, endWhenUnread, isForPrograms } from "./printing.ts";
import manifest from "./package.json" with { type: "json" };

const program = new Command("umpire")
  .description("The service and the rules of commando board games")
  .version(manifest.version)
  .addCommand(serveCommand)
  .addCommand(playCommand)
  .addCommand(adjudicateCommand)
  .addCommand(legalCommand)
  .addCommand(whyCommand)
  .addCommand(sightCommand)
  .addCommand(oddsCommand)
  .addCommand(analyseCommand)
  .addCommand(previewCommand)
  .addCommand(boardCommand)
  .addCommand(rulesCommand)
  .addCommand(verifyCommand)
  .addCommand(reportCommand)
  .addCommand(matchCommand)
  .addCommand(conformanceCommand)
  .addCommand(engineCommand)
  .addCommand(mcpCommand)
  .addCommand(completionCommand)
  .showHelpAfterError("(umpire --help says what there is)");

endWhenUnread();
for (const command of [program, ...program.commands]) {
  // commander ends with 1, by which the rules refuse here
  command.exitOverride();
  // its words are for people
  command.configureOutput({ writeErr: printToPeople });
  if (command !== program)
    command.showHelpAfterError(
      `Usage: umpire ${command.name()} ${command.usage()} (umpire ${command.name()} --help says more)`,
    );
}
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // commander has told people already
    if (error.exitCode !== 0 && isForPrograms())
      printError(error.message.replace(/^error: /, ""), exitCodes.unreadable);
    process.exit(error.exitCode === 0 ? exitCodes.answered : exitCodes.unreadable);
  }
  // what the rules' own door told is no fault of the command
  const known = error instanceof AtTheDoor ? new Unreadable(firstFault(error.faults), error.faults) : error;
  if (!(known instanceof Unreadable || known instanceof Unreachable)) throw error;
  printError(known.message, known.code, known instanceof Unreadable ? known.faults : []);
  process.exitCode = known.code;
}
