import { useEffect, useMemo } from "preact/hooks";
import type { BoardModel, Defect, Notation } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { notation as askNotation, rulesets } from "../api/questions.ts";
import { isPlace } from "../board/places.ts";
import { learnNames } from "../page/names.ts";
import { announce } from "../page/announce.tsx";
import { lastFirst } from "../page/last-game.ts";
import { note, replace } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { ViewProps } from "../page/view-props.ts";
import { type Use, useBorder, useTool, toolForSign } from "../editor/brush.ts";
import { arrowOf, drawArrow } from "../editor/ask-arrow.ts";
import { AskBar } from "../editor/ask-bar.tsx";
import { asking } from "../editor/asking.ts";
import { DefectList } from "../editor/defect-list.tsx";
import { canRedo, canUndo, isRead, page, put, type Page, reading, redo, undo, write } from "../editor/desk.ts";
import { EditBoard, type EditBoardProps } from "../editor/edit-board.tsx";
import { EditTable } from "../editor/edit-table.tsx";
import { turned } from "../editor/edits.ts";
import { KeyList } from "../editor/key-list.tsx";
import { LookLinks } from "../editor/look-links.tsx";
import { MomentPanel } from "../editor/moment-panel.tsx";
import { Palette } from "../editor/palette.tsx";
import { PlacePanel } from "../editor/place-panel.tsx";
import { pageOfWord, Start } from "../editor/start.tsx";
import { entriesAt, modelOf, placesOf, readText, rowOf, type TextBoard } from "../editor/text-board.ts";
import { type Stretch, TextPanel, wanted, wordLength } from "../editor/text-panel.tsx";
import { choices, facing, lastBorder, take, tool } from "../editor/tool.ts";
import { undrawnOn } from "../editor/undrawn.ts";
import { NoPosition, shortFormOf } from "../table/short-form.ts";
import { keptStep, keptTable } from "../game/shelf.ts";
import "../styles/editor.css";

const wordsFor = (error: unknown): Words =>
  error instanceof NoPosition
    ? { text: "This link holds no whole position.", whatToDo: "It may have been cut on its way. Ask for it again." }
    : inWords(error);

/** The page that the address asks for: a word that holds a position, or a step of a table in this browser. */
async function pageFrom(word: string, { table = "", step = "", from, to }: ViewProps["query"]): Promise<Page | null> {
  if (word !== "") return pageOfWord(word);
  const card = table === "" ? null : await keptTable(table);
  const stored = card === null ? null : await keptStep(card.id, step === "" ? card.length - 1 : Number(step));
  if (card === null || stored === null) return null;
  const { text, where } = stored.moment;
  const asked = from === undefined || to === undefined ? undefined : { from, to };
  const { settings } = shortFormOf(card.ruleset, text, where.in["position"]);
  const { question, sight = asked, asked: other, about, written } = card;
  const what = sight ?? other;
  return {
    ruleset: card.ruleset,
    // as it was written, with its comments, as long as nothing was played
    text: stored.number === 0 && written !== undefined ? written : text,
    ...(settings !== undefined && { settings }),
    ...(what !== undefined && {
      matter: { words: question ?? null, ...(about !== undefined && { about }), asked: what },
    }),
  };
}

/** The way disputes enter: a board to paint, with its text beside it. */
export function EditorView({ path, query }: ViewProps) {
  const [word = ""] = path;
  const { table = "", step = "", from, to } = query;
  const asked = word !== "" || table !== "";
  const { answer: games, trouble, again } = useAnswer(rulesets, []);
  const { trouble: notLaid, again: layAgain } = useAnswer(
    asked
      ? async () => {
          const opened = await pageFrom(word, query);
          if (opened !== null) {
            asking.value = {};
            put(opened);
          }
          // a reload shows what has become of it, not the link again
          replace(["editor"]);
        }
      : null,
    [word, table, step, from, to],
    wordsFor,
  );
  const wrong = trouble.value ?? notLaid.value;
  if (wrong !== null) return <Trouble {...wrong} again={trouble.value === null ? layAgain : again} />;
  if (games.value === null || asked) return <h1 class="waiting">Laying it out …</h1>;
  const { rulesets: all } = games.value;
  const game = all.find(({ id }) => id === page.value?.ruleset);
  const starting = query["begin"] !== undefined || game === undefined;
  return (
    <div class="editor">
      <div class="editor-head">
        <h1>Editor</h1>
        {game !== undefined && <p class="moment">{game.title}</p>}
        {page.value !== null && (
          <div class="row">
            {starting && <UndoAndRedo />}
            {!starting && (
              <button type="button" data-begin="" onClick={() => note({ begin: "anew" })}>
                New board …
              </button>
            )}
          </div>
        )}
      </div>
      {starting ? (
        <Start
          games={all}
          ruleset={game?.id ?? lastFirst(all)[0]?.id ?? ""}
          onClose={game === undefined ? null : () => note({ begin: null })}
          onBegun={() => replace(["editor"])}
        />
      ) : (
        <AtDesk key={game.id} ruleset={game.id} title={game.title} at={query["at"] ?? null} />
      )}
    </div>
  );
}

function UndoAndRedo() {
  return (
    <>
      <button type="button" data-undo="" disabled={!canUndo.value} onClick={undo}>
        Undo
      </button>
      <button type="button" data-redo="" disabled={!canRedo.value} onClick={redo}>
        Redo
      </button>
    </>
  );
}

function AtDesk({
  ruleset,
  title,
  at,
}: {
  readonly ruleset: string;
  readonly title: string;
  readonly at: string | null;
}) {
  const { answer, trouble, again } = useAnswer(() => askNotation(ruleset), [ruleset]);
  useEffect(() => take({ does: "select" }), []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      // one past for the text and the board: that of the text field knows nothing of the brush
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const now = page.value;
  if (trouble.value !== null) return <Trouble {...trouble.value} again={again} />;
  if (answer.value === null || now === null)
    return <p class="waiting">Fetching what boards of {title} are made of …</p>;
  return <Desk notation={answer.value.notation ?? unsaid} now={now} title={title} at={at} />;
}

/** A game that does not say what its notation offers is edited as text; the picture follows. */
// a trimmed row is never a blank, so that no drawing is found
const unsaid: Notation = {
  drawing: { kind: "areas", begins: " ", another: null, blank: "", most: 0, named: [] },
  grounds: [],
  borders: [],
  lines: [],
};

/** What is set off in the text: the defects, and the lines of the place that is looked at. */
function marksOf(board: TextBoard, defects: readonly Defect[], at: string | null): readonly Stretch[] {
  const wrong = defects.flatMap((defect): Stretch[] => {
    const row = rowOf(board, defect);
    if (row === null) return [];
    const text = board.rows[row] ?? "";
    const from = (defect.column ?? 1) - 1;
    const length = defect.column === undefined ? text.length : Math.max(1, wordLength(text, from));
    return [{ row, from, to: from + length, look: "wrong" }];
  });
  const here =
    at === null
      ? []
      : entriesAt(board, at).map(({ row }): Stretch => ({
          row,
          from: 0,
          to: (board.rows[row] ?? "").length,
          look: "here",
        }));
  return [...wrong, ...here];
}

interface DeskProps {
  readonly notation: Notation;
  readonly now: Page;
  readonly title: string;
  readonly at: string | null;
}

/** What lies on the desk: the board as it is written, as it can be drawn, and what is wrong with it. */
interface Written {
  readonly board: TextBoard;
  readonly model: BoardModel | null;
  readonly defects: readonly Defect[];
}

/** The places that something is wrong with, and what that is. */
function wrongPlaces({ board, model, defects }: Written): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  if (model !== null)
    for (const defect of defects)
      for (const place of placesOf(board, defect, (name) => isPlace(model, name)))
        places.set(place, `${places.has(place) ? `${places.get(place) ?? ""} ` : ""}${defect.message}`);
  return places;
}

/** Leads to what is wrong: on the board, and in the text. */
function goTo({ board, model }: Written, defect: Defect): void {
  const row = rowOf(board, defect);
  const [place] = model === null ? [] : placesOf(board, defect, (name) => isPlace(model, name));
  if (place !== undefined) note({ at: place });
  if (row !== null) wanted.value = { row, column: (defect.column ?? 1) - 1 };
}

/** Writes what a tool came to, and says it. */
function takeOver({ text, words }: Use, stroke?: string): void {
  write(text, stroke);
  announce(words);
}

/** A key on the board: a sign takes its tool and uses it, brackets turn, Delete clears; whether it meant anything. */
function pressKey(board: TextBoard, pressed: string, place: string): boolean {
  const [entry] = entriesAt(board, place).toReversed();
  if (pressed === "Escape") {
    take({ does: "select" });
    return true;
  }
  if (pressed === "[" || pressed === "]") {
    const next = entry === undefined ? null : turned(board, entry, pressed === "]" ? 1 : -1);
    if (next !== null) write(next);
    return true;
  }
  const clears = pressed === "Delete" || pressed === "Backspace";
  const sign = clears ? null : toolForSign(board.notation, pressed);
  const next = clears ? { does: "erase" as const } : sign;
  if (next === null) return false;
  if (sign !== null) take(sign);
  if (next.does === "border") announce(`${next.border.name} chosen: Shift and an arrow key draw it.`);
  else {
    const done = useTool(board, next, { place, side: null }, { goesOn: false, facing: facing.value, choices: {} });
    if (done !== null) takeOver(done);
  }
  return true;
}

/** Uses the tool that is held on a place; the one that looks only looks. */
function applyHeld(board: TextBoard, ...[spot, { id, goesOn }]: Parameters<EditBoardProps["onUse"]>): void {
  const held = tool.value;
  if (held.does === "select") {
    note({ at: spot.place });
    return;
  }
  const done = useTool(board, held, spot, {
    goesOn,
    facing: facing.value,
    choices: held.does === "piece" ? (choices.value[held.form.name] ?? {}) : {},
  });
  if (done === null) return;
  takeOver(done, id);
  if (held.does === "piece" || held.does === "move") note({ at: spot.place });
  if (held.does === "move") take({ does: "select" });
}

/** The board that is painted: of places, or measured. */
function Painted({
  board,
  model,
  title,
  at,
  wrong,
}: {
  readonly board: TextBoard;
  readonly model: BoardModel;
  readonly title: string;
  readonly at: string | null;
  readonly wrong: ReadonlyMap<string, string>;
}) {
  const held = tool.value;
  const tools = <UndoAndRedo />;
  const common = {
    model,
    title,
    at,
    wrong,
    tools,
    arrow: arrowOf(model),
    onUse: (...used: Parameters<EditBoardProps["onUse"]>) =>
      held.does === "ask" ? drawArrow(model, held.from, used[0].place) : applyHeld(board, ...used),
    onKey: (pressed: string, place: string) => pressKey(board, pressed, place),
  };
  if (model.kind === "table")
    return (
      <EditTable
        {...common}
        board={board}
        takesHold={held.does === "select"}
        onDrag={(text, place, id) => {
          write(text, id);
          note({ at: place });
        }}
      />
    );
  const marked = new Set(model.marks.flatMap(({ squares }) => squares.map(({ x, y }) => `${x},${y}`)));
  return (
    <EditBoard
      {...common}
      undrawn={undrawnOn(board, marked)}
      onSides={held.does === "border"}
      strokes={held.does === "ground" || held.does === "border"}
      onSide={(between) => {
        const border = lastBorder.value ?? board.notation.borders[1];
        if (border !== undefined) takeOver(useBorder(board, border, between, { goesOn: false }));
      }}
    />
  );
}

function Desk({ notation, now, title, at }: DeskProps) {
  const board = useMemo(() => readText(now.text, notation), [now.text, notation]);
  const seen = reading.value?.page.ruleset === now.ruleset ? reading.value : null;
  const drawn = seen?.drawn?.board ?? null;
  const model = useMemo(() => modelOf(board, drawn), [board, drawn]);
  useMemo(() => drawn !== null && learnNames(drawn), [drawn]);
  const defects = seen?.answer.defects ?? [];
  const ready = isRead.value && defects.length === 0;
  const shownPlace = model !== null && at !== null && isPlace(model, at) ? at : null;
  const wrong = useMemo(() => wrongPlaces({ board, model, defects }), [board, model, defects]);

  return (
    <div class="desk">
      <div class="desk-board">
        {notation !== unsaid && <Palette notation={notation} board={board} />}
        {model === null ? (
          <p class="waiting board-wait">
            {seen === null ? "Drawing …" : "There is nothing to draw yet: the text has no board that can be read."}
          </p>
        ) : (
          <Painted board={board} model={model} title={title} at={shownPlace} wrong={wrong} />
        )}
      </div>
      <div class="desk-text">
        <AskBar page={now} model={model ?? nothing} place={shownPlace} ready={ready} />
        {notation !== unsaid && <PlacePanel board={board} model={model ?? nothing} place={shownPlace} />}
        <LookLinks page={now} model={model ?? nothing} place={shownPlace} ready={ready} />
        <DefectList
          ruleset={now.ruleset}
          defects={defects}
          isEmpty={model !== null && model.pieces.length === 0}
          rules={seen?.answer.rules ?? []}
          onGo={(defect) => goTo({ board, model, defects }, defect)}
        />
        <TextPanel text={now.text} marks={marksOf(board, defects, shownPlace)} />
        <div class="row tidy">
          <button
            type="button"
            data-tidy=""
            disabled={!isRead.value || seen?.answer.drawn === null || seen?.answer.drawn?.text === now.text}
            onClick={() => write(seen?.answer.drawn?.text ?? now.text)}
          >
            Tidy up
          </button>
        </div>
        <MomentPanel board={board} />
        <KeyList />
      </div>
    </div>
  );
}

const nothing = {
  kind: "squares",
  width: 1,
  height: 1,
  squares: [],
  edges: [],
  areas: [],
  ways: [],
  pieces: [],
  marks: [],
} as const;
