import { Command, type Option } from "commander";
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
import { exitCodes } from "./failures.ts";
import manifest from "./package.json" with { type: "json" };
import { isRepeatable } from "./options.ts";
import { printToPeople } from "./printing.ts";

/** Refuses an option without a value, and one that is given twice: the first value would be left out without a word. */
function takeOnce(command: Command, option: Option): void {
  if (option.isBoolean()) return;
  let given = 0;
  command.on(`option:${option.name()}`, (value: unknown) => {
    const wrong = value === "" ? "has no value" : ++given > 1 && !isRepeatable(option) ? "is given twice" : null;
    if (wrong !== null) command.error(`error: option '${option.flags}' ${wrong}.`, { exitCode: exitCodes.unreadable });
  });
}

/** The command with all its commands, as yet without words to read. */
export const program = new Command("umpire")
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

for (const command of [program, ...program.commands]) {
  // commander ends with 1, by which the rules refuse here
  command.exitOverride();
  // its words are for people
  command.configureOutput({ writeErr: printToPeople });
  for (const option of command.options) takeOnce(command, option);
  if (command !== program)
    command.showHelpAfterError(
      `Usage: umpire ${command.name()} ${command.usage()} (umpire ${command.name()} --help says more)`,
    );
}
