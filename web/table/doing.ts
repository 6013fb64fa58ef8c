import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Action, Form } from "../api/answers.ts";
import { type Field, fieldsOf, matching, type Picks } from "./narrow.ts";
import type { Step } from "./table.ts";

/** An action that is being put together: which kind, for which piece, and what of it has been chosen. */
export interface Doing {
  readonly form: ReadonlySignal<Form | null>;
  readonly picks: ReadonlySignal<Picks>;
  /** The fields of all actions of this kind in which they differ. */
  readonly fields: ReadonlySignal<readonly Field[]>;
  /** The actions that agree with what was chosen; one of them is a whole action. */
  readonly left: ReadonlySignal<readonly Action[]>;
  begin(form: Form | null): void;
  pick(field: string, choice: string | null): void;
  /** Takes what somebody pointed at on the board, where it is a choice; answers whether it was. */
  point(place: string | null, pieces: readonly string[]): boolean;
}

export function startDoing(step: ReadonlySignal<Step | null>): Doing {
  const form = signal<Form | null>(null);
  const picks = signal<Picks>({});
  const left = computed(() => (form.value === null ? [] : matching(form.value.actions, picks.value)));
  const fields = computed(() => {
    const model = step.value?.moment.board;
    return form.value === null || model === undefined ? [] : fieldsOf(model, form.value.actions);
  });

  const pick = (field: string, choice: string | null): void => {
    const { [field]: _before, ...others } = picks.value;
    if (choice === null) {
      picks.value = others;
      return;
    }
    const wanted = { ...others, [field]: choice };
    const actions = form.value?.actions ?? [];
    // what was chosen before gives way where it does not go together with this
    picks.value = matching(actions, wanted).length > 0 ? wanted : { [field]: choice };
  };

  return {
    form,
    picks,
    fields,
    left,
    pick,
    begin: (next) => {
      form.value = next;
      picks.value = {};
    },
    point: (place, pieces) => {
      for (const { name, choices } of fields.value) {
        const meant = choices.filter(
          (choice) =>
            (place !== null && choice.place === place) || (choice.piece !== null && pieces.includes(choice.piece)),
        );
        // several ways to one place take turns
        const next = meant[(meant.findIndex(({ id }) => id === picks.value[name]) + 1) % Math.max(1, meant.length)];
        if (next === undefined) continue;
        pick(name, next.id);
        return true;
      }
      return false;
    },
  };
}
