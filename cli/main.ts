#!/usr/bin/env node
import { CommanderError } from "commander";
import { firstFault, Unreadable as AtTheDoor } from "../rules/kernel/index.ts";
import { exitCodes, Unreachable, Unreadable } from "./failures.ts";
import { printError, endWhenUnread, isForPrograms } from "./printing.ts";
import { program } from "./program.ts";

endWhenUnread();
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
