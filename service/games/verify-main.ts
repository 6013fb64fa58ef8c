// npm run verify -- RECORD [--to N] [--json]: plays the record of a game again, rolls its dice again, and says whether
// everything stands.
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { standardOutput, verifyCommand } from "./verify-command.ts";

const args = process.argv.slice(2);
const output = standardOutput(args);
output.end(await verifyCommand(createAdjudicator(games), args, process.stdin, output));
