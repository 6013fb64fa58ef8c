import type { Readable } from "node:stream";
import { parseArgs } from "node:util";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { type JudgedDecision, report, type ReportPart } from "../adjudication/report.ts";
import { visible } from "../logging/visible.ts";
import { Fault } from "../schema/faults.ts";
import { playedRecord } from "./analysed.ts";
import { recordBytes, type CommandOutput } from "./verify-command.ts";

const usage =
  "Usage: umpire report RECORD [--playouts N] [--candidates N] [--seed N] [--json]   (RECORD is a file, or - for standard input)";

/** What is asked for. */
interface Asked {
  readonly name: string;
  readonly json: boolean;
  readonly playouts: number;
  readonly candidates: number;
  readonly seed: number;
}

/** A whole number of an option; NaN where it is none. */
const whole = (given: string | undefined, usual: number): number =>
  given === undefined ? usual : /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;

/** What is asked for; null when the arguments are not understood. */
function asked(args: readonly string[]): Asked | null {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, playouts: text, candidates: text, seed: text },
    });
    const [name, ...more] = positionals;
    const { json = false } = values;
    const playouts = whole(values.playouts, 48);
    const candidates = whole(values.candidates, 4);
    const seed = whole(values.seed, 1);
    if (name === undefined || more.length > 0 || !(playouts > 0) || !(candidates > 0) || !(seed >= 0)) return null;
    return { name, json, playouts, candidates, seed };
  } catch {
    return null;
  }
}

const percent = (share: number): string => `${String(Math.round(share * 100)).padStart(3)} %`;
const points = (change: number): string => `${change >= 0 ? "+" : ""}${Math.round(change * 100)}`;

/** What dice decided about a decision, in a line; none where they decided nothing. */
const diceLine = ({ dice }: JudgedDecision): readonly string[] => {
  const came = dice.filter(({ happened }) => happened).map(({ text, chance }) => `${text} (${chance})`);
  return came.length === 0 ? [] : [`            dice: ${came.join("; ")}`];
};

const decisionLines = (decision: JudgedDecision): readonly string[] => {
  const { version, seat, before, after, skill, luck, played, best } = decision;
  const who = seat ?? "players";
  return [
    `${String(version).padStart(4)}  ${percent(before)} → ${percent(after)}  ${who}: ${played.text}  (skill ${points(skill)}, luck ${points(luck)})`,
    ...(skill < 0 ? [`            better: ${best.text} (${percent(best.win).trim()})`] : []),
    ...diceLine(decision),
  ];
};

/** A report in lines for people. */
export function reportLines({ decisions, summary, result }: ReportPart): readonly string[] {
  const at = new Map(decisions.map((decision) => [decision.version, decision]));
  return [
    `${decisions.length} decisions${result === null ? "" : `; ${result.text}`}`,
    ...decisions.flatMap(decisionLines),
    "",
    ...(summary?.sides ?? []).map(
      ({ seat, skill, luck, good }) =>
        `${seat}: skill ${points(skill)}, luck ${points(luck)} points of a hundred; of what hung on dice ${good.happened} came true, ${good.expected.toFixed(1)} were to be expected.`,
    ),
    "Decisive:",
    ...(summary?.decisive ?? []).map(
      ({ version, change }) =>
        `${String(version).padStart(4)}  ${points(change)}  ${at.get(version)?.played.text ?? ""}`,
    ),
  ];
}

/** What is wrong with a record, each fault with its place; where none has one, what the matter is. */
const faultLines = (name: string, { message, defects }: Fault): readonly string[] =>
  defects.length === 0
    ? [message]
    : defects.map(({ line, column, message: fault }) =>
        line === undefined ? fault : `${name}:${line}:${column ?? 1}: ${fault}`,
      );

/** Reports on a record: the exit code is 0 where it was told, 1 where the record does not stand, 2 where there is nothing to read. */
export async function reportCommand(
  adjudicator: Adjudicator,
  args: readonly string[],
  input: Readable,
  say: CommandOutput,
): Promise<0 | 1 | 2> {
  const question = asked(args);
  const bytes = await recordBytes(question, usage, input, say);
  if (question === null || bytes === null) return 2;
  const { name, json, ...how } = question;
  try {
    const game = await playedRecord({ adjudicator, mostRecordWork: Infinity }, bytes.toString("utf8"));
    const told = await report(game, how, { most: Infinity, each: Infinity });
    if (json) say.out(JSON.stringify(told));
    else for (const line of reportLines(told)) say.out(visible(line));
    return 0;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    for (const line of faultLines(name, error)) say.error(visible(line));
    return 1;
  }
}
