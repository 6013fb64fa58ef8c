import { sayOnce } from "./edits.ts";
import { write } from "./desk.ts";
import { hasPlace } from "./brush.ts";
import type { TextBoard } from "./text-board.ts";
import { WrittenInput } from "./written-input.tsx";

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
          if (blank === undefined)
            return (
              <label key={form.name} class="row">
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
          const value =
            board.entries.find(({ statement }) => statement.form === form)?.statement.filled[blank.name] ?? "";
          const say = (next: string): void =>
            write(sayOnce(board, form, next.trim() === "" ? null : next.trim()), `moment ${form.name}`);
          return (
            <label key={form.name} class="field">
              <span>{form.name}</span>
              {blank.kind === "choice" ? (
                <select
                  data-moment={form.name}
                  value={value}
                  onChange={({ currentTarget }) => say(currentTarget.value)}
                >
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
        })}
      </div>
    </details>
  );
}
