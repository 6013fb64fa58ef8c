import type { Form } from "../api/answers.ts";
import type { Doing } from "./doing.ts";
import { heading, plainWord } from "./narrow.ts";

/** Kinds of action of one name that differ in one plain word alone: rather a switch than moves. */
interface Setting {
  readonly name: string;
  readonly field: string;
  readonly forms: readonly (readonly [string, Form])[];
}

/** The one word that the single action of a kind is about; null where it is about more, or about a place or a piece. */
function wordOf({ actions, piece }: Form): readonly [string, string] | null {
  const [only, ...more] = actions;
  if (only === undefined || more.length > 0) return null;
  const [first, ...others] = Object.entries(only).filter(([key, value]) => key !== "do" && value !== piece);
  if (first === undefined || others.length > 0) return null;
  const [field, value] = first;
  return typeof value === "string" && /^[a-z-]+$/.test(value) ? [field, value] : null;
}

/** What can be switched among kinds of action: several of one name that differ in a word. */
export function settingsIn(forms: readonly Form[]): readonly Setting[] {
  const words = forms.flatMap((form) => {
    const word = wordOf(form);
    return word === null ? [] : [{ form, field: word[0], value: word[1] }];
  });
  return [...Map.groupBy(words, ({ form, field }) => `${form.name} ${field}`).values()].flatMap((alike) => {
    const [first] = alike;
    return first === undefined || alike.length < 2
      ? []
      : [{ name: first.form.name, field: first.field, forms: alike.map(({ form, value }) => [value, form] as const) }];
  });
}

/** The kinds of action that are not switches. */
export const withoutSettings = (forms: readonly Form[]): readonly Form[] => {
  const switched = new Set(settingsIn(forms).flatMap((setting) => setting.forms.map(([, form]) => form)));
  return forms.filter((form) => !switched.has(form));
};

/** A switch of the table: pressing a word has it shown as an action to be done. */
export function SettingChoice({
  setting: { name, field, forms },
  doing,
}: {
  readonly setting: Setting;
  readonly doing: Doing;
}) {
  return (
    <fieldset class="field">
      <legend>
        {heading(name)} {plainWord(field)}
      </legend>
      <div class="chips">
        {forms.map(([value, form]) => (
          <button
            key={value}
            type="button"
            class="chip"
            data-form={form.name}
            aria-pressed={doing.form.value === form}
            onClick={() => doing.begin(doing.form.value === form ? null : form)}
          >
            {plainWord(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
