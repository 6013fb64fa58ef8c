// umpire report RECORD: judges the decisions of a game by its record, and tells luck apart from skill.
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { reportCommand } from "./report-command.ts";

process.exitCode = await reportCommand(createAdjudicator(games), process.argv.slice(2), process.stdin, {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
