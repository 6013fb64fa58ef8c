#!/usr/bin/env node
import { Command } from "commander";
import { rulesCommand } from "./commands/rules.ts";
import manifest from "./package.json" with { type: "json" };
import { serveCommand } from "./commands/serve.ts";

const program = new Command("umpire")
  .description("The service and the rules of commando board games")
  .version(manifest.version)
  .addCommand(serveCommand)
  .addCommand(rulesCommand)
  .showHelpAfterError("(umpire --help says what there is)");

await program.parseAsync();
