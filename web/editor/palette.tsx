import { useSignal } from "@preact/signals";
import type { Blank, LineForm, Notation } from "../api/answers.ts";
import { directions } from "../board/spoken.ts";
import { pieceName } from "../page/names.ts";
import { hasPlace } from "./brush.ts";
import { attributeSaying } from "./statement.ts";
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

const groupsOf = (lines: readonly LineForm[]): readonly (readonly [string, readonly LineForm[]])[] => [
  ...Map.groupBy(lines.filter(hasPlace), ({ group }) => group),
];

/** The tools, and what can be painted with them: all that the notation of the game offers. */
export function Palette({ notation }: { readonly notation: Notation }) {
  const open = useSignal<Drawer>("ground");
  const held = tool.value;
  const { drawing, grounds, borders, lines } = notation;
  const pull = (name: Drawer): void => {
    open.value = name;
    const [ground] = grounds.slice(1);
    const [border] = borders.slice(1);
    if (name === "ground" && ground !== undefined) take({ does: "ground", ground });
    if (name === "border" && border !== undefined) take({ does: "border", border });
    const form = lines.find(hasPlace);
    if (name === "piece" && form !== undefined) take({ does: "piece", form });
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
        <div class="chips" role="group" aria-label="Ground">
          {grounds.map((ground) => (
            <button
              key={ground.name}
              type="button"
              class="chip"
              data-ground={ground.name}
              aria-pressed={held.ground.name === ground.name}
              onClick={() => take({ does: "ground", ground })}
            >
              {ground.sign !== null && <kbd>{ground.sign}</kbd>} {ground.name}
            </button>
          ))}
        </div>
      )}
      {held.does === "border" && (
        <div
          class="chips"
          role="group"
          aria-label={drawing.kind === "areas" ? "Ways between areas" : "Sides of squares"}
        >
          {borders.map((border) => (
            <button
              key={border.name}
              type="button"
              class="chip"
              data-border={border.name}
              aria-pressed={held.border.name === border.name}
              onClick={() => take({ does: "border", border })}
            >
              {border.across !== null && border.across !== " " && <kbd>{border.across}</kbd>} {border.name}
            </button>
          ))}
        </div>
      )}
      {held.does === "piece" && <Pieces drawing={drawing} lines={lines} form={held.form} />}
      <p class="minor tool-words" aria-live="polite">
        {toolInWords(held)}
      </p>
    </section>
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

function Pieces({
  drawing,
  lines,
  form,
}: {
  readonly drawing: Notation["drawing"];
  readonly lines: readonly LineForm[];
  readonly form: LineForm;
}) {
  const said = choices.value[form.name] ?? {};
  const fill = (blank: Blank, value: string): void => {
    choices.value = { ...choices.value, [form.name]: { ...said, [blank.name]: value } };
  };
  const blanks = form.blanks.filter(({ kind, values }) => (kind === "choice" || kind === "name") && values.length > 1);
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
          {groupsOf(lines).map(([group, forms]) => (
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
        <label key={`${form.name} ${blank.name}`} class="field">
          <span>{blank.kind === "name" ? "which one" : blank.name}</span>
          <select
            data-choice={blank.name}
            value={said[blank.name] ?? (blank.kind === "name" ? "" : (blank.values[0] ?? ""))}
            onChange={({ currentTarget }) => fill(blank, currentTarget.value)}
          >
            {blank.kind === "name" && <option value="">the next one</option>}
            {blank.values.map((value) => (
              <option key={value} value={value}>
                {blank.kind === "name" ? pieceName(value) : value}
              </option>
            ))}
          </select>
        </label>
      ))}
      {attributeSaying(form, "facing") !== undefined && (
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
          {attributeSaying(form, "facing")?.blank?.kind === "number" && (
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
      )}
    </div>
  );
}
