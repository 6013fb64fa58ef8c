import type { Blank, LineForm, Notation } from "../api/answers.ts";
import { directions } from "../board/spoken.ts";
import { pieceName } from "../page/names.ts";
import { plainWord } from "../table/narrow.ts";
import { blankOfGround, isPutDown } from "./brush.ts";
import { fillingNext } from "./edits.ts";
import { attributeSaying } from "./statement.ts";
import type { TextBoard } from "./text-board.ts";
import { choices, facing, take, type Tool, tool, toolInWords } from "./tool.ts";

type Drawer = "ground" | "border" | "piece";

const drawers: readonly { readonly name: Drawer; readonly title: string }[] = [
  { name: "ground", title: "Ground" },
  { name: "border", title: "Sides" },
  { name: "piece", title: "Pieces" },
];

/** Whether a game has anything of the kind: on a measured table there are neither grounds nor sides. */
const isOffered = ({ grounds, borders }: Notation, name: Drawer): boolean =>
  name === "piece" || (name === "ground" ? grounds : borders).length > 0;

const quarters = ["N", "E", "S", "W"] as const;
const arrows = { N: "↑", E: "→", S: "↓", W: "←" } as const;

/** A facing in degrees clockwise from the upper edge. */
const degreesIn = (chosen: string): number => {
  const side = quarters.findIndex((quarter) => quarter === chosen);
  return side < 0 ? Number(chosen) : side * 90;
};

const groupsOf = (notation: Notation): readonly (readonly [string, readonly LineForm[]])[] => [
  ...Map.groupBy(
    notation.lines.filter((form) => isPutDown(form, notation)),
    ({ group }) => group,
  ),
];

/** What somebody holds who pulls a drawer: the first thing in it that a place does not have by itself. */
function firstIn(notation: Notation, name: Drawer): Tool | undefined {
  const { grounds, borders, lines } = notation;
  const [ground] = grounds.slice(1);
  const [border] = borders.slice(1);
  const form = lines.find((one) => isPutDown(one, notation));
  if (name === "ground") return ground && { does: "ground", ground };
  if (name === "border") return border && { does: "border", border };
  return form && { does: "piece", form };
}

/** The tools, and what can be painted with them: all that the notation of the game offers. */
export function Palette({ notation, board }: { readonly notation: Notation; readonly board: TextBoard }) {
  const held = tool.value;
  const { drawing, grounds, borders } = notation;
  const pull = (name: Drawer): void => {
    const first = firstIn(notation, name);
    if (first !== undefined) take(first);
  };
  return (
    <section class="palette" aria-label="Tools">
      <div class="row tools" role="group" aria-label="Tool">
        <ToolButton name="select" title="Look" next={{ does: "select" }} />
        {drawers
          .filter(({ name }) => isOffered(notation, name))
          .map(({ name, title }) => (
            <button
              key={name}
              type="button"
              data-drawer={name}
              aria-pressed={held.does === name}
              aria-expanded={held.does === name}
              onClick={() => pull(name)}
            >
              {title}
            </button>
          ))}
        <ToolButton name="erase" title="Erase" next={{ does: "erase" }} />
      </div>
      {held.does === "ground" && (
        <Paints
          kind="ground"
          label="Ground"
          paints={grounds}
          held={held.ground}
          signOf={({ sign }) => sign}
          onTake={(ground) => take({ does: "ground", ground })}
        />
      )}
      {held.does === "border" && (
        <Paints
          kind="border"
          label={drawing.kind === "areas" ? "Ways between areas" : "Sides of squares"}
          paints={borders}
          held={held.border}
          signOf={({ across }) => (across === " " ? null : across)}
          onTake={(border) => take({ does: "border", border })}
        />
      )}
      {held.does === "piece" && <Pieces notation={notation} board={board} form={held.form} />}
      <p class="minor tool-words" aria-live="polite">
        {toolInWords(held)}
      </p>
    </section>
  );
}

/** Grounds or borders to paint with, a chip each with its sign in the text; one of them is held. */
function Paints<Paint extends { readonly name: string }>({
  kind,
  label,
  paints,
  held,
  signOf,
  onTake,
}: {
  readonly kind: "ground" | "border";
  readonly label: string;
  readonly paints: readonly Paint[];
  readonly held: Paint;
  readonly signOf: (paint: Paint) => string | null;
  readonly onTake: (paint: Paint) => void;
}) {
  return (
    <div class="chips" role="group" aria-label={label}>
      {paints.map((paint) => (
        <button
          key={paint.name}
          type="button"
          class="chip"
          {...{ [`data-${kind}`]: paint.name }}
          aria-pressed={held.name === paint.name}
          onClick={() => onTake(paint)}
        >
          {signOf(paint) !== null && <kbd>{signOf(paint)}</kbd>} {paint.name}
        </button>
      ))}
    </div>
  );
}

function ToolButton({
  name,
  title,
  next,
}: {
  readonly name: Tool["does"];
  readonly title: string;
  readonly next: Tool;
}) {
  return (
    <button type="button" data-tool={name} aria-pressed={tool.value.does === name} onClick={() => take(next)}>
      {title}
    </button>
  );
}

/** Which piece is put down, and what is said of it. */
function Pieces({
  notation,
  board,
  form,
}: {
  readonly notation: Notation;
  readonly board: TextBoard;
  readonly form: LineForm;
}) {
  const { drawing, lines } = notation;
  // the place that is pressed says which ground it is
  const ofGround = blankOfGround(form, notation);
  const blanks = form.blanks.filter(
    (blank) => blank !== ofGround && (blank.kind === "choice" || blank.kind === "name") && blank.values.length > 1,
  );
  const faces = attributeSaying(form, "facing");
  return (
    <div class="row piece-options">
      <label class="field">
        <span>{drawing.kind === "table" ? "what" : "piece"}</span>
        <select
          data-piece-form=""
          value={form.name}
          onChange={({ currentTarget }) => {
            const next = lines.find(({ name }) => name === currentTarget.value);
            if (next !== undefined) take({ does: "piece", form: next });
          }}
        >
          {groupsOf(notation).map(([group, forms]) => (
            <optgroup key={group} label={group}>
              {forms.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {blanks.map((blank) => (
        <BlankChoice key={`${form.name} ${blank.name}`} board={board} form={form} blank={blank} />
      ))}
      {faces !== undefined && <FacingChoice inDegrees={faces.blank?.kind === "number"} />}
    </div>
  );
}

/** What fills a blank in the line of the piece that is put down: of names the next that is free, where none is chosen. */
function BlankChoice({
  board,
  form,
  blank,
}: {
  readonly board: TextBoard;
  readonly form: LineForm;
  readonly blank: Blank;
}) {
  const { name, kind, values, called } = blank;
  const said = choices.value[form.name] ?? {};
  const isName = kind === "name";
  return (
    <label class="field">
      <span>{isName ? "which one" : name}</span>
      <select
        data-choice={name}
        value={said[name] ?? (isName ? "" : fillingNext(board, form, blank))}
        onChange={({ currentTarget }) => {
          choices.value = { ...choices.value, [form.name]: { ...said, [name]: currentTarget.value } };
        }}
      >
        {isName && <option value="">the next one</option>}
        {values.map((value, at) => (
          <option key={value} value={value}>
            {isName ? pieceName(value) : (called[at] ?? plainWord(value))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the piece that is put down faces: to a side, or where its game knows more, by degrees. */
function FacingChoice({ inDegrees }: { readonly inDegrees: boolean }) {
  return (
    <div class="row" role="group" aria-label="Facing">
      {quarters.map((quarter) => (
        <button
          key={quarter}
          type="button"
          class="chip"
          data-facing={quarter}
          aria-pressed={facing.value === quarter}
          aria-label={directions[quarter]}
          title={directions[quarter]}
          onClick={() => (facing.value = quarter)}
        >
          {arrows[quarter]}
        </button>
      ))}
      {inDegrees && (
        <label class="field">
          <span>degrees</span>
          <input
            type="number"
            data-degrees=""
            min={0}
            max={359}
            step={5}
            value={degreesIn(facing.value)}
            onChange={({ currentTarget }) => (facing.value = String(Math.round(Number(currentTarget.value)) || 0))}
          />
        </label>
      )}
    </div>
  );
}
