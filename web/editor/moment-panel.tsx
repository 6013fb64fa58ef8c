import { sayOnce } from "./edits.ts";
import { write } from "./desk.ts";
import { hasPlace } from "./brush.ts";
import type { TextBoard } from "./text-board.ts";
import { WrittenInput } from "./written-input.tsx";

type LineForm = TextBoard["notation"]["lines"][number];

interface MomentLine {
  readonly board: TextBoard;
  readonly form: LineForm;
}

/** What is said without a value: it is there or not. */
function MomentSwitch({ board, form }: MomentLine) {
  return (
    <label class="row">
      <input
        type="checkbox"
        data-moment={form.name}
        checked={board.entries.some(({ statement }) => statement.form === form)}
        onChange={({ currentTarget }) =>
          write(sayOnce(board, form, currentTarget.checked ? "" : null), `moment ${form.name}`)
        }
      />{" "}
      {form.name}
    </label>
  );
}

/** What is said with a value: one of some, or written. */
function MomentField({ board, form, blank }: MomentLine & { readonly blank: LineForm["blanks"][number] }) {
  const value = board.entries.find(({ statement }) => statement.form === form)?.statement.filled[blank.name] ?? "";
  const say = (next: string): void =>
    write(sayOnce(board, form, next.trim() === "" ? null : next.trim()), `moment ${form.name}`);
  return (
    <label class="field">
      <span>{form.name}</span>
      {blank.kind === "choice" ? (
        <select data-moment={form.name} value={value} onChange={({ currentTarget }) => say(currentTarget.value)}>
          <option value="">as usual</option>
          {blank.values.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <WrittenInput
          data-moment={form.name}
          value={value}
          size={5}
          inputMode="numeric"
          placeholder="usual"
          autocomplete="off"
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
      )}
    </label>
  );
}

/** What the text says once of the whole position: phase, turn and the like. */
export function MomentPanel({ board }: { readonly board: TextBoard }) {
  const forms = board.notation.lines.filter((form) => !hasPlace(form) && form.blanks.length < 2);
  if (forms.length === 0) return null;
  return (
    <details class="moment-panel">
      <summary>Phase, turn and the like</summary>
      <div class="row">
        {forms.map((form) => {
          const [blank] = form.blanks;
          return blank === undefined ? (
            <MomentSwitch key={form.name} board={board} form={form} />
          ) : (
            <MomentField key={form.name} board={board} form={form} blank={blank} />
          );
        })}
      </div>
    </details>
  );
}
