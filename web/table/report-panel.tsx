import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ReportAnswer } from "../api/answers.ts";
import { inWords } from "../api/problem.ts";
import { get } from "../api/request.ts";
import { analysing, type Analysing } from "../engine/analysing.ts";
import type { JudgedStep } from "../engine/analysis-messages.ts";
import { isOurs } from "../game/opponent.ts";
import type { Step, Table } from "../game/table.ts";
import { announce } from "../page/announce.tsx";
import { told } from "../page/names.ts";
import { note } from "../page/route.ts";
import { sentInWords } from "./story.tsx";
import type { Sitting } from "./sitting.ts";
import { Curve } from "./report-curve.tsx";
import { percent, points } from "./figures.ts";

type Decision = ReportAnswer["decisions"][number];

/** Games that are played out for each decision in the page, and moves that are tried. */
const PLAYOUTS = 32;
const CANDIDATES = 4;

/** The steps of a table in this browser as a report judges them. */
async function judgedSteps(table: Table): Promise<{
  readonly steps: readonly JudgedStep[];
  readonly last: Step;
}> {
  const steps: JudgedStep[] = [];
  let before = await table.step(0);
  for (let number = 1; number < table.length.peek(); number++) {
    const step = await table.step(number);
    const { decision, position } = before.moment;
    const { sent, again } = step;
    const isDecision = decision?.kind === "act" || decision?.kind === "choose";
    if (sent !== null && isDecision && isOurs(decision, table.card.mine) && (sent.action ?? sent.choose) !== undefined)
      steps.push({
        version: number,
        position,
        ...(sent.action !== undefined && { action: sent.action }),
        ...(sent.choose !== undefined && { choose: sent.choose }),
        seed: again?.seed ?? null,
      });
    before = step;
  }
  return { steps, last: before };
}

/** The report of a game on the server, part by part. */
async function* partsOf(id: string, invitation: string | undefined): AsyncGenerator<ReportAnswer> {
  for (let next: string | null = ""; next !== null;) {
    const asked: string = next === "" ? "" : `?next=${encodeURIComponent(next)}`;
    const part: ReportAnswer = await get<ReportAnswer>(`/v1/games/${id}/report${asked}`, invitation);
    yield part;
    ({ next } = part);
  }
}

/** How far a report is. */
interface Progress {
  readonly done: number;
  readonly of: number;
}

function useReport(table: Table, invitation: string | undefined) {
  const report = useSignal<ReportAnswer | null>(null);
  const progress = useSignal<Progress | null>(null);
  const trouble = useSignal<string | null>(null);
  const at = useRef<Analysing | null>(null);
  const wanted = useRef(0);
  const stop = (): void => {
    wanted.current++;
    at.current?.stop();
    at.current = null;
    progress.value = null;
  };
  useEffect(() => stop, [table]);
  const fail = (text: string): void => {
    stop();
    trouble.value = text;
  };

  const here = async (): Promise<void> => {
    const { steps, last } = await judgedSteps(table);
    if (steps.length === 0) return fail("Nothing has been decided yet.");
    progress.value = { done: 0, of: steps.length };
    const { ruleset } = table.card;
    const { result } = last.moment;
    const task = { kind: "report", ruleset, steps, result, playouts: PLAYOUTS, candidates: CANDIDATES } as const;
    at.current = analysing(task, (what) => {
      if (what.kind === "judged") progress.value = { done: what.moves, of: steps.length };
      if (what.kind === "failed") fail(what.text);
      if (what.kind !== "report") return;
      report.value = what.report;
      stop();
      announce("The report is there");
    });
  };
  const onServer = async (): Promise<void> => {
    const mine = wanted.current;
    const decisions: Decision[] = [];
    for await (const part of partsOf(table.path[1], invitation)) {
      if (wanted.current !== mine) return;
      decisions.push(...part.decisions);
      report.value = { ...part, decisions };
      progress.value = { done: decisions.length, of: decisions.length + part.left };
    }
    stop();
    announce("The report is there");
  };
  const start = async (): Promise<void> => {
    stop();
    report.value = null;
    trouble.value = null;
    progress.value = { done: 0, of: 1 };
    try {
      await (table.kept === "here" ? here() : onServer());
    } catch (error) {
      fail(inWords(error).text);
    }
  };
  return { report, progress, trouble, start, stop };
}

/** What was sent at a decision, in the words of this page. */
function decisionInWords({ played: { move, text } }: Decision): string {
  const { action } = move;
  return action !== undefined && typeof action["do"] === "string"
    ? sentInWords({ action: { ...action, do: action["do"] } })
    : told(text);
}

function Side({
  side: { seat, skill, luck, good },
}: {
  readonly side: NonNullable<ReportAnswer["summary"]>["sides"][number];
}) {
  return (
    <li>
      {told(seat)}: decisions gave away {points(skill).replace(/^[+−]/, "")} points of a hundred; luck{" "}
      {luck >= 0 ? "gave" : "took"} {points(Math.abs(luck)).replace("+", "")}.
      {good.expected > 0 && (
        <>
          {" "}
          Of what hung on dice {good.happened} came true; by exact odds {good.expected.toFixed(1)} were to be expected.
        </>
      )}
    </li>
  );
}

/** The decision that is looked at, judged. */
function Judged({ decision }: { readonly decision: Decision }) {
  const { before, after, skill, luck, best, dice } = decision;
  const came = dice.filter(({ happened }) => happened);
  return (
    <div class="judged" data-judged={decision.version}>
      <p>
        <strong>{decisionInWords(decision)}</strong>: {percent(before)} before, {percent(after)} after. Skill{" "}
        {points(skill)}, luck {points(luck)}.
      </p>
      {skill < 0 && (
        <p>
          Better: {told(best.text)} ({percent(best.win)}).
        </p>
      )}
      {came.length > 0 && (
        <p class="minor">Dice: {came.map(({ text, chance }) => `${told(text)} (${chance})`).join("; ")}</p>
      )}
    </div>
  );
}

function Report({ report, step }: { readonly report: ReportAnswer; readonly step: Step }) {
  const { decisions, summary } = report;
  const looked = decisions.find(({ version }) => version === step.number) ?? null;
  const decisive = summary?.decisive ?? [];
  return (
    <>
      <Curve decisions={decisions} decisive={decisive.map(({ version }) => version)} looked={step.number} />
      {looked === null ? <p class="minor">Press the curve to look at a decision.</p> : <Judged decision={looked} />}
      {summary !== null && (
        <>
          <ul>
            {summary.sides.map((side) => (
              <Side key={side.seat} side={side} />
            ))}
          </ul>
          <h3>What decided it</h3>
          <ol class="decisive">
            {decisive.map(({ version, change }) => {
              const decision = decisions.find((candidate) => candidate.version === version);
              return (
                <li key={version}>
                  <button type="button" class="rule-link" onClick={() => note({ step: String(version) })}>
                    {decision === undefined ? `Step ${version}` : decisionInWords(decision)}
                  </button>{" "}
                  ({points(change)})
                </li>
              );
            })}
          </ol>
        </>
      )}
    </>
  );
}

/** The report of a game: a curve of the chance of winning that can be pressed, and luck apart from skill. */
export function ReportPanel({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const { table } = sitting;
  const { report, progress, trouble, start, stop } = useReport(table, step.moment.where.invitation);
  const at = progress.value;
  return (
    <section class="report" aria-label="Report">
      <h2>How it was played</h2>
      {at === null ? (
        <button type="button" data-report="" onClick={() => void start()}>
          {report.value === null ? "Judge every decision" : "Judge again"}
        </button>
      ) : (
        <div class="row">
          <progress aria-label="How far the report is" max={at.of} value={at.done} />
          <span class="minor" data-judged={at.done}>
            {at.done === 0 && at.of === 1
              ? "Judging the first decision …"
              : at.done === 0
                ? `Judging the first of ${at.of} decisions …`
                : `${at.done} of ${at.of} decisions judged …`}
          </span>
          <button type="button" data-stop-report="" onClick={stop}>
            Stop
          </button>
        </div>
      )}
      {trouble.value !== null && <p class="trouble">{trouble.value}</p>}
      {report.value !== null && <Report report={report.value} step={step} />}
    </section>
  );
}
