import { useSignal } from "@preact/signals";
import type { BoardModel, SightAnswer } from "../api/answers.ts";
import { nameWithin, pieceName, placesWithin, told, toldWithin, whereWithin } from "../page/names.ts";
import { Options } from "../page/options.tsx";
import { Cited } from "../rules/cited.tsx";
import { fieldInWords } from "./field-words.ts";
import { RulingCard } from "./ruling-card.tsx";
import { decisiveReason, verdictOf } from "./ruling-words.ts";
import {
  before,
  field,
  notesOf,
  type Question,
  placesAsked,
  ruling,
  type Seers,
  seers,
  targetsOn,
  unanswered,
  unitsOf,
  viewersOf,
} from "./sight-question.ts";

interface SightPanelProps {
  readonly model: BoardModel;
  readonly ruleset: string;
  readonly question: Question | null;
  /** What is asked in words about the whole situation; it stands above the verdict. */
  readonly about?: string | null;
  /** What the table is called, and so the file of a picture. */
  readonly title: string;
  readonly piece: string | null;
  readonly place: string | null;
  readonly onNotes: (notes: Readonly<Record<string, string | null>>) => void;
}

/** Questions about sight, about what is selected on the board. */
export function SightPanel({ model, ruleset, question, about = null, title, piece, place, onNotes }: SightPanelProps) {
  const put = (next: Question | null): void => onNotes(notesOf(next));
  const line = question?.ask === "line" ? question : null;
  const isDispute = about !== null && line !== null;
  const asking = (
    <>
      <p class="minor">Select a piece or a place on the board, and ask.</p>
      <Asking question={question} piece={piece} place={place} onPut={put} />
      <LineQuestion
        key={`${line?.from} ${line?.to} ${piece} ${place}`}
        model={model}
        from={line?.from ?? piece ?? ""}
        to={line?.to ?? ""}
        selected={place}
        onAsk={(from, to) => put({ ask: "line", from, to })}
      />
    </>
  );
  return (
    <section aria-label="Sight">
      {!isDispute && asking}
      <div aria-live="polite">
        {isDispute && (
          <p class="asked" data-asked-about="">
            {about}
          </p>
        )}
        {unanswered.value !== null && <p class="minor">{unanswered.value}</p>}
        <FieldFound ruleset={ruleset} kind={model.kind} />
        <SeersFound ruleset={ruleset} onAsk={(from, to) => put({ ask: "line", from, to })} />
        {ruling.value !== null && before.value !== null && (
          <p class="verdict-line before" data-before="">
            <span class="minor">As it was read before: </span>
            {verdictOf(before.value.ruling)}
          </p>
        )}
        {ruling.value !== null && (
          <RulingCard
            about={about}
            title={title}
            ruling={ruling.value.ruling}
            rules={ruling.value.rules}
            ruleset={ruleset}
            model={model}
            sign={model.table?.sign ?? ""}
          />
        )}
      </div>
      {isDispute && (
        <details class="ask-more">
          <summary>Ask something else about this board</summary>
          {asking}
        </details>
      )}
    </section>
  );
}

/** What can be asked of what is selected: what a piece sees, who sees a place. */
function Asking({
  question,
  piece,
  place,
  onPut: put,
}: Pick<SightPanelProps, "question" | "piece" | "place"> & { readonly onPut: (next: Question | null) => void }) {
  return (
    <div class="row">
      <button
        type="button"
        data-ask="field"
        aria-pressed={question?.ask === "field"}
        disabled={piece === null}
        onClick={() =>
          put(question?.ask === "field" && question.piece === piece ? null : { ask: "field", piece: piece ?? "" })
        }
      >
        What does {piece === null ? "a piece" : toldWithin(piece)} see?
      </button>
      <button
        type="button"
        data-ask="who"
        aria-pressed={question?.ask === "who"}
        disabled={place === null}
        onClick={() =>
          put(question?.ask === "who" && question.place === place ? null : { ask: "who", place: place ?? "" })
        }
      >
        Who sees {placesWithin(place ?? "a place")}?
      </button>
      {question !== null && (
        <button type="button" class="quiet" onClick={() => put(null)}>
          Clear
        </button>
      )}
    </div>
  );
}

interface LineQuestionProps {
  readonly model: BoardModel;
  readonly from: string;
  readonly to: string;
  readonly selected: string | null;
  readonly onAsk: (from: string, to: string) => void;
}

/** "Can A see B?", where B is a piece or the place that is selected. */
function LineQuestion({ model, from, to, selected, onAsk }: LineQuestionProps) {
  const viewer = useSignal(from);
  const target = useSignal(to);
  const targets = targetsOn(model);
  const viewers = unitsOf(viewersOf(model));
  const places = placesAsked(model, selected, to);
  return (
    <form
      class="line-question"
      onSubmit={(event) => {
        event.preventDefault();
        if (viewer.value !== "" && target.value !== "") onAsk(viewer.value, target.value);
      }}
    >
      <label class="field">
        <span>Can</span>
        <select
          data-sight="from"
          value={viewer.value}
          onChange={({ currentTarget }) => (viewer.value = currentTarget.value)}
        >
          <option value="">who?</option>
          <Options pieces={viewers} />
        </select>
      </label>
      <label class="field">
        <span>see</span>
        <select
          data-sight="to"
          value={target.value}
          onChange={({ currentTarget }) => (target.value = currentTarget.value)}
        >
          <option value="">whom?</option>
          <Options pieces={targets} places={places} />
        </select>
      </label>
      <button type="submit" disabled={viewer.value === "" || target.value === "" || viewer.value === target.value}>
        Ask
      </button>
    </form>
  );
}

function FieldFound({ ruleset, kind }: { readonly ruleset: string; readonly kind: BoardModel["kind"] }) {
  const answer = field.value;
  if (answer === null) return null;
  const { partial, sees, cites } = answer.field;
  return (
    <section class="ruling" aria-label="Field of view">
      <p class="verdict-line">{fieldInWords(answer.field, kind)}</p>
      <p>{sees.length === 0 ? "It sees nobody." : `It sees ${sees.map(toldWithin).join(", ")}.`}</p>
      {(partial.length > 0 || kind === "table") && (
        <p class="minor">Plain shading: all is seen. Striped: what is low is hidden.</p>
      )}
      <Cited ruleset={ruleset} ids={cites} rules={answer.rules} />
    </section>
  );
}

/** What a place is called when it is asked who sees it: by who stands there, "Jock (5,4)", else by itself. */
const whatIsSeen = ({ standing, place }: Seers): string =>
  standing.length === 0 ? placesWithin(place) : `${standing.map(nameWithin).join(" and ")} (${whereWithin(place)})`;

function SeersFound({
  ruleset,
  onAsk,
}: {
  readonly ruleset: string;
  readonly onAsk: (from: string, to: string) => void;
}) {
  const sighted = seers.value;
  if (sighted === null) return null;
  const what = whatIsSeen(sighted);
  return (
    <section class="ruling" aria-label="Who sees it">
      <p class="verdict-line">
        {sighted.seeing.length === 0
          ? `Nobody sees ${what}`
          : `${sighted.seeing.length} of ${sighted.seeing.length + sighted.blind.length} see ${what}`}
        .
      </p>
      <ul class="lines">
        {sighted.seeing.map(({ piece, answer }) => (
          <li key={piece}>
            <strong>{pieceName(piece)}</strong>{" "}
            {answer.ruling.place === "partial" && sighted.standing.length === 0
              ? "sees it, but nothing low on it"
              : "sees it"}{" "}
            <button type="button" class="rule-link" onClick={() => onAsk(piece, sighted.place)}>
              show the lines
            </button>
            <Cited ruleset={ruleset} ids={answer.ruling.reasons.flatMap(({ cites }) => cites)} rules={answer.rules} />
          </li>
        ))}
        {sighted.blind.map(({ piece, answer }) => (
          <li key={piece} class="minor">
            <strong>{pieceName(piece)}</strong> does not: {told(whyBlind(answer.ruling))}{" "}
            <button type="button" class="rule-link" onClick={() => onAsk(piece, sighted.place)}>
              show the lines
            </button>
            <Cited ruleset={ruleset} ids={answer.ruling.reasons.flatMap(({ cites }) => cites)} rules={answer.rules} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What decides that somebody does not see it. */
function whyBlind(verdict: SightAnswer["ruling"]): string {
  const reason = decisiveReason(verdict);
  if (reason === undefined) return "it is not in sight.";
  return `${reason.text}${reason.at === undefined ? "" : ` (${toldWithin(reason.at)})`}`;
}
