import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { forgetNames, learnNames } from "../page/names.ts";
import { pieceNamed, placeOf } from "../board/places.ts";
import { isStage } from "../board/room.ts";
import { inForce } from "../rules/in-force.ts";
import { note, route } from "../page/route.ts";
import { entitle } from "../page/title.ts";
import { Trouble } from "../page/trouble.tsx";
import type { ViewProps } from "../page/view-props.ts";
import { verdictOf } from "../sight/ruling-words.ts";
import { putQuestion, questionIn, ruling } from "../sight/sight-question.ts";
import { SightPanelLazily } from "../sight/lazily.tsx";
import { type Doing, startDoing } from "./doing.ts";
import { dragging } from "./dragging.ts";
import { EditLink, Foot } from "./foot.tsx";
import {
  AnalysisLazily,
  BoardInWordsLazily,
  GuideLazily,
  PieceListLazily,
  StoryLazily,
  PieceCardLazily,
  SinceThenLazily,
} from "./lazily.tsx";
import { BoardWithCaption } from "./board-with-caption.tsx";
import { useHalfDone } from "./half-done.ts";
import { HandOver } from "./hand-over.tsx";
import { PlayPanel } from "./play-panel.tsx";
import { pointing } from "./pointing.ts";
import { Ribbon } from "./ribbon.tsx";
import { pointedAt } from "./pointed-at.ts";
import { frame, isJustOver, skip } from "../director/director.ts";
import type { Frame } from "../director/frames.ts";
import { Prompt } from "./prompt.tsx";
import { type DiceFrom, doerMeant, isDoer, type Sitting, sitDown, sitterOf } from "./sitting.ts";
import { handsOverTo, sitAt } from "./seated.ts";
import { readingsOf, type Step, type Table } from "../game/table.ts";
import { asksBeside } from "./table-board.tsx";
import { useTableKeys } from "./table-keys.ts";
import { type Tab, Tabs } from "./tabs.tsx";
import { Tools } from "./tools.tsx";
import { watch } from "./watch.ts";
import { useWatchLayer } from "./watch-layer.ts";

/**
 * What a table has besides when it is kept on the server: whose turn it is, what can be done while looking back, and
 * tabs of its own.
 */
export interface Around {
  readonly head: (sitting: Sitting, step: Step) => ComponentChildren;
  readonly tools: (sitting: Sitting, step: Step) => ComponentChildren;
  readonly tabs: (sitting: Sitting, step: Step) => readonly Tab[];
}

interface AtTableProps {
  readonly table: Table;
  readonly query: ViewProps["query"];
  readonly around?: Around;
}

/** Sits down at a table, at the step that the address asks for. */
function useSitting(table: Table, wanted: string | undefined): Sitting {
  const sitting = useMemo(
    () => sitDown(table, ({ number }) => note({ step: number === table.length.peek() - 1 ? null : String(number) })),
    [table],
  );
  const number = wanted === undefined ? null : Number(wanted);
  const last = table.length.value - 1;
  // Back and Forward of the browser, and a link, may ask for another step than the one that is looked at, and others
  // may have played on
  useEffect(() => {
    const asked = number !== null && Number.isInteger(number) && number >= 0 ? Math.min(number, last) : last;
    if (sitting.step.peek()?.number !== asked) void sitting.show(asked);
  }, [sitting, number, last]);
  return sitting;
}

/** Tells whoever shows a rule which readings the table follows, and how they are switched. */
function useReadings(sitting: Sitting, step: Step | null): void {
  const { table } = sitting;
  useEffect(() => {
    if (step === null || table.reread === undefined) return undefined;
    inForce.value = {
      ruleset: table.card.ruleset,
      chosen: readingsOf(step.moment.position),
      choose: (interpretation, reading, words) => void sitting.reread(interpretation, reading, words),
    };
    return () => {
      inForce.value = null;
    };
  }, [step]);
}

/** Lets go of whoever was selected when a step comes in which others can act, and that piece cannot. */
function useLetGo(sitting: Sitting, step: Step | null, piece: string | null): void {
  const settled = useRef(step);
  const forms = sitting.forms.value;
  useEffect(() => {
    if (step === null || forms === null || settled.current === step) return;
    const isNew = settled.current !== null && settled.current.number < step.number;
    settled.current = step;
    const able = forms.filter(({ actions }) => actions.length > 0);
    // whoever goes on with somebody else has chosen him in the meantime
    const isChosen = piece !== null && route.peek().query["piece"] === piece;
    if (isNew && isChosen && able.length > 0 && able.every((form) => form.piece !== piece)) note({ piece: null });
  }, [step, forms]);
}

/** The piece that an address names, where it is on the board. */
const pieceIn = (board: BoardModel | undefined, { piece }: ViewProps["query"]): string | null =>
  board !== undefined && piece !== undefined && pieceNamed(board, piece) !== undefined ? piece : null;

/** A game on the table: the board, what is asked, and what can be known of it. */
export function AtTable({ table, query, around }: AtTableProps) {
  const sitting = useSitting(table, query["step"]);
  const doing = useMemo(() => startDoing(sitting.step), [sitting]);
  useMemo(forgetNames, [table]);
  const step = sitting.step.value;
  const question = questionIn(query);
  const asked = JSON.stringify(question);
  useEffect(() => {
    if (step !== null) void putQuestion(step, question);
    return () => void (step !== null && putQuestion(step, null));
  }, [step, asked]);
  useEffect(() => {
    doing.begin(null);
    // the button that was pointed at has gone with its step, and tells nobody that the mouse has left it
    pointedAt.value = [];
  }, [step]);
  useReadings(sitting, step);
  useHalfDone(sitting, doing, query);
  useEffect(() => {
    entitle(table.card.title);
  }, [table]);

  const board = step?.moment.board;
  // before anything below is shown that speaks of them
  useMemo(() => board !== undefined && learnNames(board), [board]);
  const piece = pieceIn(board, query);
  useLetGo(sitting, step, piece);
  const hidesFrom = step === null ? null : handsOverTo(table, step);
  useEffect(() => {
    if (step !== null && hidesFrom === null) sitAt(table, step);
  }, [step, hidesFrom]);
  const layer = useWatchLayer(sitting, step, piece, query["watch"]);

  if (step === null || board === undefined)
    return sitting.trouble.value === null ? (
      <h1 class="waiting">Laying it out …</h1>
    ) : (
      <Trouble alone {...sitting.trouble.value} />
    );
  if (hidesFrom !== null) return <HandOver table={table} step={step} side={hidesFrom} />;
  return (
    <Laid
      table={table}
      query={query}
      around={around}
      sitting={sitting}
      doing={doing}
      step={step}
      board={board}
      piece={piece}
      question={question}
      isTinted={layer !== null}
    />
  );
}

/** A table at a step, and what is looked at there. */
interface LaidProps {
  readonly table: Table;
  readonly query: ViewProps["query"];
  readonly around: Around | undefined;
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly board: BoardModel;
  readonly piece: string | null;
  readonly question: ReturnType<typeof questionIn>;
  /** Whether there is a tint for what the other side watches. */
  readonly isTinted: boolean;
}

/** Chooses who acts, or nobody; what was half done is let go. */
function choosePiece({ sitting, doing, board }: LaidProps, id: string | null): void {
  doing.begin(null);
  note({ piece: id === null ? null : doerMeant(sitting, board, id), at: null });
}

/** What is looked at on a table. */
interface LookedAt {
  readonly tab: string;
  /** The piece that is selected, and the place: where a piece is, the place goes with it. */
  readonly selected: BoardPiece | undefined;
  readonly place: string | null;
  /** Whether the ground is tinted that the other side watches. */
  readonly tints: boolean;
  readonly dice: DiceFrom;
  /** The moment that is shown of a step that is played again. */
  readonly played: Frame | null;
}

function lookedAt({ table, query, step, board, piece, isTinted }: LaidProps): LookedAt {
  const tab = query["tab"] ?? "play";
  const selected = piece === null ? undefined : pieceNamed(board, piece);
  return {
    tab,
    selected,
    place: selected === undefined ? (query["at"] ?? null) : placeOf(board, selected),
    // where everything is watched a tint tells nothing, nor does it where nobody acts, unless it is asked for
    tints: isTinted && (query["watch"] === "on" || (tab === "play" && watch.value?.everywhere !== true)),
    dice: table.dice === "either" ? (query["dice"] === "given" ? "given" : "rolled") : table.dice,
    played: frame.value?.step === step ? frame.value : null,
  };
}

/** The table with its board, its tools and its tabs. */
function Laid(props: LaidProps) {
  const { table, query, around, sitting, doing, step, board, piece } = props;
  const { ruleset, title } = table.card;
  const seat = table.card.mine?.seat ?? table.seat?.() ?? null;
  const looked = lookedAt(props);
  const { tab, place, tints, dice, played } = looked;
  const plays = tab === "play" && table.hindrance(step) === null;
  const pointed = pointing({ sitting, doing, step, piece, plays, dice, note });
  const point = (at: string | null, id: string | null): void => {
    // whoever presses while it plays wants to go on, and so does who presses when it has just ended
    if (frame.value !== null) skip();
    else if (!isJustOver()) pointed(at, id);
  };
  // on a stage the board has the height of it
  const head = around?.head(sitting, step) ?? null;
  const drags = dragging({ sitting, doing, step, board, acts: plays }, note, point);
  useTableKeys(props, () => choosePiece(props, null));
  return (
    <div class="table" data-step={step.number} {...(asksBeside(step) && played === null && { "data-asks": "beside" })}>
      <div class="table-head">
        {/* while a step is played again, the ribbon tells what was so before it */}
        <Ribbon
          title={title}
          moment={played?.moment ?? step.moment.moment}
          board={played?.board ?? board}
          seat={seat}
        />
        {!isStage.value && head}
        {(query["made"] !== undefined || query["seen"] !== undefined) && (
          <SinceThenLazily ruleset={ruleset} step={step} query={query} />
        )}
        <Prompt sitting={sitting} step={step} query={query}>
          {query["guide"] === "on" && <GuideLazily {...{ sitting, doing, step, piece, query }} />}
        </Prompt>
      </div>
      {!table.keeps.value && (
        <p class="trouble wide-row">
          This browser keeps nothing, so a reload would lose this table. A link to the position keeps it.
        </p>
      )}
      <BoardWithCaption
        sitting={sitting}
        doing={doing}
        step={step}
        piece={piece}
        place={place}
        plays={tab === "play"}
        tints={tints}
        dice={dice}
        acts={plays && played === null}
        onPoint={point}
        drags={drags}
      />
      <Side {...props} {...looked} head={isStage.value ? head : null} />
    </div>
  );
}

/** What stands beside the board: whose turn it is, the tools, the piece that is selected, and the tabs. */
function Side(props: LaidProps & LookedAt & { readonly head: ComponentChildren }) {
  const { table, sitting, step, board, piece, tab, selected, played } = props;
  const { ruleset, question } = table.card;
  // who has acted stays chosen: a question that came of it is read first
  const chosen = useRef({ piece, at: step.number });
  if (chosen.current.piece !== piece) chosen.current = { piece, at: step.number };
  const isPast = step.moment.decision?.kind === "choose" && chosen.current.at < step.number;
  return (
    <div class="table-side">
      {props.head}
      <NearVerdict />
      <div class="board-tools table-tools">
        <Tools sitting={sitting} step={step} board={board} query={props.query} tints={props.tints}>
          {props.around?.tools(sitting, step)}
        </Tools>
      </div>
      <div class="table-panel" onClickCapture={letPass}>
        {selected !== undefined && tab === "play" && played === null && !isPast && !isDoer(sitting, piece) && (
          <PieceCardLazily
            ruleset={ruleset}
            board={board}
            piece={selected}
            place={placeOf(board, selected)}
            sitter={sitterOf(table, selected)}
            onSees={() => note({ tab: "sight", sight: "field", of: selected.id, from: null, to: null })}
            onClose={() => choosePiece(props, null)}
          />
        )}
        {question !== undefined && <EditLink {...props}>Change this situation</EditLink>}
        <Tabs
          label="About this table"
          open={tab}
          onOpen={(name) => note({ tab: name === "play" ? null : name })}
          tabs={tabsOf({ ...props, board: played?.board ?? board })}
        />
        <Foot table={table} step={step} question={props.question} />
      </div>
    </div>
  );
}

/** A press that was meant for the film does nothing to what stands in its place when it has just ended. */
function letPass(event: MouseEvent): void {
  if (event.detail === 0 || !isJustOver()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The verdict on what is asked about sight, right below the board of a telephone. */
function NearVerdict() {
  const answer = ruling.value;
  return answer === null ? null : (
    <p class={answer.ruling.seen ? "verdict-line yes near" : "verdict-line no near"}>{verdictOf(answer.ruling)}</p>
  );
}

/** Whether who is asked to see whom is what the dispute on a table is about. */
function isAboutSight({ card: { sight, asked } }: Table, question: LaidProps["question"]): boolean {
  if (question?.ask !== "line" || asked !== undefined) return false;
  // tables of before did not keep whom it was about
  return sight === undefined || (sight.from === question.from && sight.to === question.to);
}

/** What can be known of a table, a tab each. */
function tabsOf(props: LaidProps & Pick<LookedAt, "place" | "dice">): readonly Tab[] {
  const { table, around, sitting, doing, step, board, piece, place, dice, question } = props;
  return [
    {
      name: "play",
      title: "Play",
      body: () => (
        <PlayPanel
          sitting={sitting}
          doing={doing}
          step={step}
          piece={piece}
          dice={dice}
          onPiece={(id) => choosePiece(props, id)}
        />
      ),
    },
    {
      name: "pieces",
      title: "Pieces",
      body: () => <PieceListLazily model={board} selected={piece} onPiece={(id) => choosePiece(props, id)} />,
    },
    {
      name: "sight",
      title: "Sight",
      body: () => (
        <SightPanelLazily
          model={board}
          ruleset={table.card.ruleset}
          title={table.card.title}
          question={question}
          about={isAboutSight(table, question) ? (table.card.question ?? null) : null}
          piece={piece}
          place={place}
          onNotes={note}
        />
      ),
    },
    ...(around?.tabs(sitting, step) ?? [
      { name: "story", title: "Story", body: () => <StoryLazily sitting={sitting} step={step} /> },
    ]),
    { name: "analysis", title: "Analysis", body: () => <AnalysisLazily sitting={sitting} doing={doing} step={step} /> },
    { name: "words", title: "In words", body: () => <BoardInWordsLazily model={board} text={step.moment.text} /> },
  ];
}
