// npm run verify -- RECORD [--to N] [--json]: plays the record of a game again, rolls its dice again, and says whether
// everything stands.
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { verifyCommand } from "./verify-command.ts";

process.exitCode = await verifyCommand(createAdjudicator(games), process.argv.slice(2), process.stdin, {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
