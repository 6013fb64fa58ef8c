import "../styles/analysis.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Action, AnalyseAnswer, Form } from "../api/answers.ts";
import { inWords } from "../api/problem.ts";
import { post } from "../api/request.ts";
import { analysing, type Analysing } from "../engine/analysing.ts";
import { oursAt } from "../game/outcome.ts";
import type { Step } from "../game/table.ts";
import { announce } from "../page/announce.tsx";
import { pieceName, seatSpoken, told, toldWithin } from "../page/names.ts";
import { note } from "../page/route.ts";
import type { Doing } from "./doing.ts";
import { actionInWords, choiceId } from "./narrow.ts";
import type { Sitting } from "./sitting.ts";
import { percent } from "./figures.ts";
import { ReportPanel } from "./report-panel.tsx";

interface AnalysisPanelProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
}

type Line = AnalyseAnswer["lines"][number];

/** How long is searched, by what people call it: games that are played out, and moves that are tried. */
const efforts = [
  { id: "quick", name: "Quick", playouts: 60, candidates: 8 },
  { id: "thorough", name: "Thorough", playouts: 300, candidates: 16 },
  { id: "deep", name: "Deep", playouts: 1500, candidates: 24 },
] as const;
type Effort = (typeof efforts)[number];

/** How many lines are told. */
const LINES = 5;

/** What is analysed, and how far it is. */
function useAnalysis({ sitting, step }: AnalysisPanelProps) {
  const found = useSignal<AnalyseAnswer | null>(null);
  const running = useSignal<Effort | null>(null);
  const trouble = useSignal<string | null>(null);
  const at = useRef<Analysing | null>(null);
  const stop = (): void => {
    at.current?.stop();
    at.current = null;
    running.value = null;
  };
  useEffect(() => {
    found.value = null;
    trouble.value = null;
    return stop;
  }, [step]);

  const end = (text: string | null): void => {
    trouble.value = text;
    stop();
  };
  /** What is kept on the server is analysed there: it knows what was agreed on, and what whoever asks may know. */
  const askServer = async ({ playouts, candidates }: Effort): Promise<void> => {
    const { in: where, invitation } = step.moment.where;
    try {
      found.value = await post<AnalyseAnswer>(
        "/v1/analyse",
        { ...where, playouts, candidates, lines: LINES },
        invitation,
      );
      end(null);
    } catch (error) {
      end(inWords(error).text);
    }
  };
  const start = (effort: Effort): void => {
    stop();
    found.value = null;
    trouble.value = null;
    running.value = effort;
    if (sitting.table.kept === "on the server") {
      void askServer(effort);
      return;
    }
    const { playouts, candidates } = effort;
    const task = { kind: "analyse", position: step.moment.position, playouts, candidates, lines: LINES } as const;
    at.current = analysing(task, (what) => {
      if (what.kind === "failed") end(what.text);
      if (what.kind !== "analysis") return;
      found.value = what.analysis;
      if (!what.analysis.done) return;
      announce("The analysis is done");
      end(null);
    });
  };
  return { found, running, trouble, start, stop };
}

const sameAction = (one: unknown, other: unknown): boolean => choiceId(one) === choiceId(other);

/** The form that an action belongs to. */
const formOf = (forms: readonly Form[], action: Action): Form | undefined =>
  forms.find(({ actions }) => actions.some((candidate) => sameAction(candidate, action)));

/** A move of the analysis in the words of this page. */
function lineInWords({ move, text }: Line, forms: readonly Form[]): string {
  const { action } = move;
  if (action === undefined || typeof action["do"] !== "string") return told(text);
  const form = formOf(forms, { ...action, do: action["do"] });
  if (form === undefined) return told(text);
  return `${pieceName(form.piece)}: ${actionInWords({ ...action, do: action["do"] }, form.piece)}`;
}

/** Shows a line on the board: its action stands ready there, to be done or not. */
function show({ sitting, doing }: AnalysisPanelProps, { move }: Line): void {
  const { action } = move;
  const whole = action === undefined || typeof action["do"] !== "string" ? null : { ...action, do: action["do"] };
  const form = whole === null ? undefined : formOf(sitting.forms.value ?? [], whole);
  note({ tab: null, at: null, ...(form !== undefined && { piece: form.piece }) });
  if (form !== undefined && whole !== null) doing.takeWay({ form, actions: [whole] });
}

function Lines({ props, lines }: { readonly props: AnalysisPanelProps; readonly lines: readonly Line[] }) {
  const forms = props.sitting.forms.value ?? [];
  return (
    <ol class="lines">
      {lines.map((line) => (
        <li key={choiceId(line.move)}>
          <button type="button" class="line" data-line="" onClick={() => show(props, line)}>
            <span class="figure">{percent(line.win)}</span>
            <span>
              {lineInWords(line, forms)}
              <span class="minor">
                {" "}
                {percent(line.low)} to {percent(line.high)}, {line.playouts} games
                {line.policy ? ", as the computer would play" : ""}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Whose chances are told: of whoever plays here for everybody, of the one who sits at a seat, or of all players. */
function winnerInWords({ kept, card: { ruleset } }: Sitting["table"], seat: string | null): string {
  if (seat === null) return "the players";
  const plays = kept === "here" && oursAt(ruleset, null) !== null && oursAt(ruleset, seat)?.isFirst === true;
  return plays ? "you" : toldWithin(seatSpoken(seat));
}

/** Best moves here with their chances, and the report of the game. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { step, sitting } = props;
  const { found, running, trouble, start, stop } = useAnalysis(props);
  const { decision } = step.moment;
  const isAsked = decision?.kind === "act" || decision?.kind === "choose";
  const analysis = found.value;
  const effort = running.value;
  return (
    <div class="analysis">
      <h2>Best moves here</h2>
      {!isAsked && <p class="minor">Nobody has to decide anything at this step.</p>}
      {isAsked && (
        <div class="row">
          {effort === null ? (
            efforts.map((choice) => (
              <button key={choice.id} type="button" data-analyse={choice.id} onClick={() => start(choice)}>
                {choice.name}
              </button>
            ))
          ) : (
            <>
              <progress
                aria-label="How far the analysis is"
                max={effort.playouts}
                value={sitting.table.kept === "here" ? (analysis?.playouts ?? 0) : undefined}
              />
              <button type="button" data-stop-analysis="" onClick={stop}>
                Stop
              </button>
            </>
          )}
        </div>
      )}
      {trouble.value !== null && <p class="trouble">{trouble.value}</p>}
      {analysis !== null && analysis.lines.length > 0 && (
        <>
          <p class="minor">
            How often {winnerInWords(sitting.table, analysis.seat)} would win, by playing {analysis.playouts} games to
            the end
            {analysis.complete || !analysis.done ? "" : ", as far as the server goes"}. Press a line to see it on the
            board.
          </p>
          <Lines props={props} lines={analysis.lines} />
        </>
      )}
      <ReportPanel sitting={sitting} step={step} />
    </div>
  );
}
