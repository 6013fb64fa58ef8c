// umpire report RECORD: judges the decisions of a game by its record, and tells luck apart from skill.
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { reportCommand } from "./report-command.ts";
import { standardOutput } from "./verify-command.ts";

const args = process.argv.slice(2);
const output = standardOutput(args);
output.end(await reportCommand(createAdjudicator(games), args, process.stdin, output));
