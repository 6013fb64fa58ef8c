import type { ComponentChildren } from "preact";
import type { BoardModel } from "../api/answers.ts";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { inWords, type Words } from "../api/problem.ts";
import { BoardView, type Highlight } from "../board/board-view.tsx";
import { MeasuredBoardLazily } from "../measured/lazily.tsx";
import type { WayShown } from "../measured/measured-board.tsx";
import { BoardInWords } from "../board/in-words.tsx";
import { forgetNames, learnNames, pieceName, told } from "../board/names.ts";
import { pieceNamed, piecesOn, placeOf, whereIs, withUnits } from "../board/places.ts";
import { inForce } from "../rules/in-force.ts";
import { announce } from "../shell/announce.tsx";
import { linkTo, note } from "../shell/route.ts";
import { Trouble } from "../shell/trouble.tsx";
import { useAnswer } from "../shell/use-answer.ts";
import type { ViewProps } from "../shell/views.ts";
import { field, putQuestion, questionIn, ruling, seers } from "../sight/sight-question.ts";
import { verdictOf } from "../sight/ruling-card.tsx";
import { SightPanel } from "../sight/sight-panel.tsx";
import { spotNamed } from "../board/spots.ts";
import { pathOf, withinReach } from "../table/aim.ts";
import { namedEndsOf, regionsOf } from "../table/ends.ts";
import { foreseen } from "../table/outlook.ts";
import { type Doing, isAimedAt, startDoing } from "../table/doing.ts";
import { dragging } from "../table/dragging.ts";
import { foretold } from "../table/enemy-layer.ts";
import { pointedAt } from "../table/event-list.tsx";
import { Guide } from "../table/guide.tsx";
import { useHalfDone } from "../table/half-done.ts";
import { HistoryBar } from "../table/history-bar.tsx";
import { openTable } from "../table/local-table.ts";
import { PieceList } from "../table/piece-list.tsx";
import { PieceCard } from "../table/piece-card.tsx";
import { PlayPanel } from "../table/play-panel.tsx";
import { Replay } from "../table/replay.tsx";
import { type Frame, frame } from "../table/replaying.ts";
import { Ribbon } from "../table/ribbon.tsx";
import { outOfReach } from "../table/out-of-reach.ts";
import { type DiceFrom, doerMeant, isDoer, type Sitting, sitDown } from "../table/sitting.ts";
import { Story } from "../table/story.tsx";
import { readingsOf, type Step, type Table } from "../table/table.ts";
import { type Tab, Tabs } from "../table/tabs.tsx";
import { lookAway, lookOut, watch } from "../table/watch.ts";

/** A table in this browser, by its id. */
export function TableView({ path, query }: ViewProps) {
  const id = path[0] ?? "";
  const { answer: table, trouble } = useAnswer(
    async () => {
      const found = await openTable(id);
      if (found === null) throw new NotHere();
      return found;
    },
    [id],
    wordsFor,
  );
  if (trouble.value !== null) return <Trouble alone {...trouble.value} />;
  return table.value === null ? (
    <p class="waiting">Laying it out …</p>
  ) : (
    <AtTable key={table.value.card.id} table={table.value} query={query} />
  );
}

/** The table was laid elsewhere, or put away. */
class NotHere extends Error {}

const wordsFor = (error: unknown): Words =>
  error instanceof NotHere
    ? {
        text: "This table is not kept in this browser.",
        whatToDo: "A table stays where it was laid. Ask for a link to its position, or lay out a mission.",
      }
    : inWords(error);

/** What is set off on the board: what can be chosen, what is chosen, what an event was about, who sees. */
function highlightsFor(step: Step, doing: Doing, sitting: Sitting, doer: string | null): readonly Highlight[] {
  const { board, decision } = step.moment;
  const at = (names: readonly string[], look: Highlight["look"]): readonly Highlight[] =>
    [...new Set(names.flatMap((name) => whereIs(board, name) ?? []))].map((place) => ({ place, look }));
  const choices = doing.fields.value.flatMap(({ choices: all }) =>
    all.flatMap(({ place, piece }) => place ?? piece ?? []),
  );
  const chosen = doing.fields.value.flatMap(({ name, choices: all }) =>
    all.filter(({ id }) => id === doing.picks.value[name]).flatMap(({ place, piece }) => place ?? piece ?? []),
  );
  const free = doing.form.value === null || doing.aim.value !== null;
  const reach =
    free && doer !== null && decision?.kind === "act" ? withinReach(board, sitting.forms.value ?? [], doer) : null;
  const [whole] = doing.left.value.length === 1 ? doing.left.value : [];
  const way = whole === undefined ? [] : (pathOf(whole) ?? []);
  return [
    ...(reach === null
      ? at(decision?.kind === "choose" ? decision.options.map(({ id }) => id) : choices, "option")
      : [...at(reach.places, "option"), ...at(reach.targets, "target")]),
    ...at(way, "way"),
    ...at(seers.value?.seeing.map(({ piece }) => piece) ?? [], "seeing"),
    ...at(foretold.value, "foretold"),
    ...at(pointedAt.value, "pointed"),
    ...at(chosen, "chosen"),
  ];
}

/**
 * What a table has besides when it is kept on the server: whose turn it is, what can be done while looking back, and
 * tabs of its own.
 */
export interface Around {
  readonly head: (sitting: Sitting, step: Step) => ComponentChildren;
  readonly tools: (sitting: Sitting, step: Step) => ComponentChildren;
  readonly tabs: (sitting: Sitting, step: Step) => readonly Tab[];
}

/** Who acts by what is pressed on the board: the piece that is selected, else the only one that can act at all. */
function actorOf(sitting: Sitting, piece: string | null): string | null {
  const able = (sitting.forms.value ?? []).filter(({ actions }) => actions.length > 0);
  if (piece !== null) return piece;
  const [only, ...others] = new Set(able.map((form) => form.piece));
  return only === undefined || others.length > 0 ? null : only;
}

/** The way of the action that is looked at, as its game foresees it, else straight to where somebody pointed. */
function wayShown(board: BoardModel, doing: Doing, piece: string | null): WayShown | null {
  const outlook = foreseen.value?.outlook;
  if (outlook !== undefined && outlook.way !== null) return { spots: outlook.way, length: outlook.length };
  const at = doing.aim.value?.at.place ?? null;
  const [from, to] = [piece === null ? undefined : pieceNamed(board, piece), at === null ? null : spotNamed(at)];
  const corners = doing.corners.value.flatMap((corner) => spotNamed(corner) ?? []);
  return from === undefined || to === null ? null : { spots: [from, ...corners, to], length: null };
}

interface AtTableProps {
  readonly table: Table;
  readonly query: ViewProps["query"];
  readonly around?: Around;
}

export function AtTable({ table, query, around }: AtTableProps) {
  const sitting: Sitting = useMemo(
    () => sitDown(table, ({ number }) => note({ step: number === table.length.peek() - 1 ? null : String(number) })),
    [table],
  );
  const doing = useMemo(() => startDoing(sitting.step), [sitting]);
  useMemo(forgetNames, [table]);
  const tab = query["tab"] ?? "play";
  const wantedStep = query["step"] === undefined ? null : Number(query["step"]);
  const last = table.length.value - 1;

  // Back and Forward of the browser, and a link, may ask for another step than the one that is looked at, and others
  // may have played on
  useEffect(() => {
    const wanted =
      wantedStep !== null && Number.isInteger(wantedStep) && wantedStep >= 0 ? Math.min(wantedStep, last) : last;
    if (sitting.step.peek()?.number !== wanted) void sitting.show(wanted);
  }, [sitting, wantedStep, last]);

  const step = sitting.step.value;
  const question = questionIn(query);
  const asked = JSON.stringify(question);
  useEffect(() => {
    if (step !== null) void putQuestion(step, question);
    return () => void (step !== null && putQuestion(step, null));
  }, [step, asked]);
  useEffect(() => doing.begin(null), [step]);
  useEffect(() => {
    if (step === null || table.reread === undefined) return undefined;
    inForce.value = {
      ruleset: table.card.ruleset,
      chosen: readingsOf(step.moment.position),
      choose: (interpretation, reading) => void sitting.reread(interpretation, reading),
    };
    return () => {
      inForce.value = null;
    };
  }, [step]);
  useHalfDone(sitting, doing, query);
  useEffect(() => {
    document.title = `${table.card.title} · Umpire`;
  }, [table]);

  const board = step?.moment.board;
  // before anything below is shown that speaks of them
  useMemo(() => board !== undefined && learnNames(board), [board]);
  const piece =
    board !== undefined && query["piece"] !== undefined && pieceNamed(board, query["piece"]) !== undefined
      ? query["piece"]
      : null;
  const found = piece === null || board === undefined ? undefined : pieceNamed(board, piece);
  // where a piece is selected, the place goes with it
  const place = found === undefined || board === undefined ? (query["at"] ?? null) : placeOf(board, found);
  const highlights = step === null ? [] : highlightsFor(step, doing, sitting, actorOf(sitting, piece));
  const shown =
    tab === "play"
      ? highlights
      : highlights.filter(({ look }) => !["option", "chosen", "target", "way"].includes(look));

  // who acts sees what the others see, unless it was switched off
  const actsWith = step?.moment.decision?.kind === "act" && found !== undefined ? found.side : null;
  const doersSide = (sitting.forms.value ?? []).flatMap((form) =>
    board === undefined ? [] : (pieceNamed(board, form.piece)?.side ?? []),
  )[0];
  const mine = useRef<string | null>(null);
  if (doersSide !== undefined) mine.current = doersSide;
  // a layer that was asked for stays, whoever is selected
  const whileActing = actsWith !== null && isDoer(sitting, piece) ? actsWith : null;
  const layer = query["watch"] === "off" ? null : query["watch"] === "on" ? mine.current : whileActing;
  useEffect(() => {
    if (step === null || layer === null) lookAway();
    else void lookOut(step, layer);
  }, [step, layer]);

  if (step === null || board === undefined)
    return sitting.trouble.value === null ? (
      <p class="waiting">Laying it out …</p>
    ) : (
      <Trouble alone {...sitting.trouble.value} />
    );
  const { ruleset, title } = table.card;

  const shownFrame: Frame | null = frame.value?.step === step ? frame.value : null;

  const choosePiece = (id: string | null): void => {
    doing.begin(null);
    note({ piece: id === null ? null : doerMeant(sitting, board, id), at: null });
  };
  const point = (at: string | null, pointed: string | null): void => {
    const { decision } = step.moment;
    const whole = pointed !== null || at === null || board.kind === "table";
    const pieces = pointed !== null ? [pointed] : whole ? [] : piecesOn(board, at).map(({ id }) => id);
    const here = withUnits(board, pieces);
    // only where the options are in sight, or looking around would decide something
    const option =
      tab === "play" && decision?.kind === "choose"
        ? decision.options.find(({ id }) => id === at || here.includes(id))
        : undefined;
    if (option !== undefined && table.hindrance(step) === null) {
      void sitting.play({ choose: [option.id], until: "phase" }, dice());
      return;
    }
    const actor = actorOf(sitting, piece);
    const acts = tab === "play" && decision?.kind === "act" && actor !== null && table.hindrance(step) === null;
    if (acts && pointed === null && isAimedAt(doing, at)) {
      const [action] = doing.left.value;
      // an end that was put in by hand may be out of reach, which its requirements tell
      if (action !== undefined && doing.left.value.length === 1 && foreseen.value?.legal !== false) {
        void sitting.play({ action, until: "phase" }, dice());
        return;
      }
    }
    if (acts && doing.form.value !== null && doing.aim.value === null && doing.point(at, here)) return;
    const forms = (sitting.forms.value ?? []).filter((form) => form.piece === actor);
    const aimed = { place: at, pieces: here, measured: board.kind === "table" };
    if (acts && !here.includes(actor) && doing.aimAt(forms, actor, aimed)) {
      announce(`${pieceName(actor)}: ${doing.aim.value?.ways.length ?? 0} ways to act there; press again to do it`);
      return;
    }
    if (acts && here.length === 0 && at !== null && forms.length > 0) {
      // the selection stays: who presses out of reach wants to hear why
      outOfReach.value = { piece: actor, place: at };
      announce(`${at} is out of reach of ${pieceName(actor)}.`);
      return;
    }
    // pieces that share a place take turns; where a unit acts as one, it is selected
    const meant = [...new Set(pieces.map((id) => doerMeant(sitting, board, id)))];
    const next = meant[(meant.indexOf(piece ?? "") + 1) % Math.max(1, meant.length)] ?? null;
    doing.begin(null);
    outOfReach.value = null;
    note({ at: next === null ? at : null, piece: next });
    announce(`${next === null ? (at ?? "Nothing") : pieceName(next)} selected`);
  };
  const drags = dragging(
    { sitting, doing, step, board, acts: tab === "play" && table.hindrance(step) === null },
    note,
    point,
  );
  const press = (event: KeyboardEvent): void => {
    const writes = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (writes || !(event.ctrlKey || event.metaKey) || event.key !== "z" || table.kept !== "here") return;
    event.preventDefault();
    if (step.number > 0) note({ step: String(step.number - 1) });
  };
  const dice = (): DiceFrom =>
    table.dice === "either" ? (query["dice"] === "given" ? "given" : "rolled") : table.dice;

  const highlighted = (): readonly Highlight[] => {
    if (shownFrame === null) return place === null ? shown : [...shown, { place, look: "selected" }];
    const look = shownFrame.grave ? "grave" : "pointed";
    return shownFrame.at.map((one) => ({ place: one, look }));
  };

  const tools = (
    <>
      {ruling.value !== null && (
        <p class={ruling.value.ruling.seen ? "verdict-line yes near" : "verdict-line no near"}>
          {verdictOf(ruling.value.ruling)}
        </p>
      )}
      <Replay key={step.number} sitting={sitting} step={step} />
      <HistoryBar sitting={sitting} step={step} query={query} />
      <button
        type="button"
        data-watch-layer=""
        aria-pressed={layer !== null}
        title="The ground that the other side watches"
        onClick={() => note({ watch: layer === null ? "on" : "off" })}
      >
        What they see
      </button>
      {around?.tools(sitting, step)}
    </>
  );
  const forms = sitting.forms.value ?? [];
  const able = forms.find(({ actions, piece: one }) => actions.length > 0 && pieceNamed(board, one) !== undefined);
  const doersPlace = able === undefined ? null : whereIs(board, able.piece);
  const { aim } = doing;
  const { decision } = step.moment;
  const free = decision?.kind === "act" ? actorOf(sitting, piece) : null;
  // of a kind of action that was chosen, else of all together
  const kinds = doing.form.value === null || aim.value !== null ? forms : [doing.form.value];
  const region = free === null ? [] : regionsOf(kinds, free);
  const aimed = aim.value?.at.place ?? null;
  const pressedSpot = aimed === null ? null : spotNamed(aimed);
  const snaps = [
    ...(pressedSpot === null ? [] : [{ name: "what was pressed", at: pressedSpot }]),
    ...(free === null ? [] : namedEndsOf(kinds, free)),
    ...(decision?.options ?? []).flatMap(({ id, text }) => {
      const at = spotNamed(id);
      return at === null ? [] : [{ name: told(text), at }];
    }),
  ];
  return (
    <div class="table" data-step={step.number} onKeyDown={press}>
      <div class="table-head">
        <Ribbon title={title} moment={step.moment.moment} board={step.moment.board} />
        {around?.head(sitting, step)}
        {query["guide"] === "on" && <Guide sitting={sitting} doing={doing} step={step} piece={piece} />}
      </div>
      {!table.keeps.value && (
        <p class="trouble wide-row">
          This browser keeps nothing, so a reload would lose this table. A link to the position keeps it.
        </p>
      )}
      <div class="table-board">
        {board.kind === "table" ? (
          <MeasuredBoardLazily
            model={shownFrame?.board ?? board}
            title={title}
            at={place}
            highlights={highlighted()}
            region={shownFrame === null && tab === "play" ? region : []}
            way={shownFrame === null && tab === "play" ? wayShown(board, doing, piece) : null}
            snaps={snaps}
            field={field.value?.field}
            sight={ruling.value?.ruling}
            onPoint={point}
            {...(shownFrame === null && { drags })}
            lines={shownFrame?.lines ?? []}
            watched={shownFrame === null && tab === "play" ? (watch.value?.grounds ?? []) : []}
            tools={tools}
          />
        ) : (
          <BoardView
            model={shownFrame?.board ?? board}
            title={title}
            at={place}
            lookAt={doersPlace}
            highlights={highlighted()}
            watched={shownFrame === null && tab === "play" ? watch.value : null}
            field={field.value?.field}
            sight={ruling.value?.ruling}
            onPoint={point}
            {...(shownFrame === null && { drags })}
            way={shownFrame?.way ?? []}
            lines={shownFrame?.lines ?? []}
            tools={tools}
          />
        )}
      </div>
      <div class="table-panel">
        {found !== undefined && tab === "play" && !isDoer(sitting, piece) && (
          <PieceCard
            piece={found}
            place={placeOf(board, found)}
            onSees={() => note({ tab: "sight", sight: "field", of: found.id, from: null, to: null })}
            onClose={() => choosePiece(null)}
          />
        )}
        <Tabs
          label="About this table"
          open={tab}
          onOpen={(name) => note({ tab: name === "play" ? null : name })}
          tabs={[
            {
              name: "play",
              title: "Play",
              body: () => (
                <PlayPanel
                  sitting={sitting}
                  doing={doing}
                  step={step}
                  piece={piece}
                  dice={dice()}
                  onPiece={choosePiece}
                />
              ),
            },
            {
              name: "pieces",
              title: "Pieces",
              body: () => <PieceList model={board} selected={piece} onPiece={choosePiece} />,
            },
            {
              name: "sight",
              title: "Sight",
              body: () => (
                <SightPanel
                  model={board}
                  ruleset={ruleset}
                  question={question}
                  piece={piece}
                  place={place}
                  onNotes={note}
                />
              ),
            },
            ...(around?.tabs(sitting, step) ?? [
              { name: "story", title: "Story", body: () => <Story sitting={sitting} step={step} /> },
            ]),
            { name: "words", title: "In words", body: () => <BoardInWords model={board} text={step.moment.text} /> },
          ]}
        />
        <p class="minor panel-foot">
          <a href={linkTo(["rules", ruleset])}>Rule book</a>
          {table.kept === "here" && (
            <>
              {" · "}
              <a data-edit="" href={linkTo(["editor"], { table: table.card.id, step: String(step.number) })}>
                Change this position in the editor
              </a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
