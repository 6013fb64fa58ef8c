import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Action, BoardModel, Form } from "../api/answers.ts";
import { type Aim, targetsOfShots, type WayThere, waysThere } from "./aim.ts";
import { type Choice, choiceId, type Field, fieldsOf, matching, type Picks } from "./narrow.ts";

/** An attack whose weapons are given out to several targets. */
export interface Split {
  /** The kind of action as it is listed: each of its attacks at one target. */
  readonly form: Form;
  /** The attack that was aimed before. */
  readonly attack: Action;
  /** Whom weapons are fired at, in the order in which they were pressed. */
  readonly targets: readonly string[];
}

/** Whom the weapons of a kind of action can be fired at, where each can have a target of its own. */
export const targetsOf = ({ actions }: Pick<Form, "actions">): readonly string[] => [
  ...new Set(actions.flatMap(({ shots, through }) => (through === undefined ? targetsOfShots(shots) : []))),
];

/** An action that is being put together: which kind, for which piece, and what of it has been chosen. */
export interface Doing {
  readonly form: ReadonlySignal<Form | null>;
  readonly picks: ReadonlySignal<Picks>;
  /** The fields of all actions of this kind in which they differ. */
  readonly fields: ReadonlySignal<readonly Field[]>;
  /** The actions that agree with what was chosen; one of them is a whole action. */
  readonly left: ReadonlySignal<readonly Action[]>;
  /** Where somebody pointed before choosing a kind of action, with the kinds that lead there. */
  readonly aim: ReadonlySignal<{ readonly at: Aim; readonly ways: readonly WayThere[] } | null>;
  /** The attack whose weapons are given out to several targets; null where all go at one. */
  readonly split: ReadonlySignal<Split | null>;
  /** Begins to give out the weapons of the attack that stands ready. */
  beginSplit(): void;
  /** Takes one more as a target of the attack that is split. */
  splitTo(target: string): void;
  /** Has the attack that is split stand ready, as its weapons are given out; null where none is. */
  putSplit(attack: Action | null): void;
  begin(form: Form | null): void;
  /**
   * Points at something that a piece can act on: takes the first kind of action that leads there, or goes on with the
   * one that is chosen; answers whether there is one.
   */
  aimAt(forms: readonly Form[], doer: string, at: Aim): boolean;
  /** On a measured table: the places that the way goes by which is put together. */
  readonly corners: ReadonlySignal<readonly string[]>;
  /** Makes the place where somebody points a corner of the way; the next press leads on from there. */
  goOnFromHere(): void;
  /** Takes another of the kinds of action that lead to where somebody points. */
  takeWay(way: WayThere): void;
  pick(field: string, choice: string | null): void;
  /** Whether what somebody points at on the board is a choice of this kind of action. */
  isChoice(place: string | null, pieces: readonly string[]): boolean;
  /** Takes what somebody pointed at on the board, where it is a choice. */
  point(place: string | null, pieces: readonly string[]): void;
}

/** What is chosen when a field is chosen anew, or left open: what was chosen before gives way where it does not fit. */
function pickedWith(actions: readonly Action[], picks: Picks, field: string, choice: string | null): Picks {
  const { [field]: _before, ...others } = picks;
  if (choice === null) return others;
  const wanted = { ...others, [field]: choice };
  return matching(actions, wanted).length > 0 ? wanted : { [field]: choice };
}

/** The first field with choices where somebody points, and which of them is meant: several ways to one place take turns. */
function choiceAt(
  fields: readonly Field[],
  picks: Picks,
  place: string | null,
  pieces: readonly string[],
): { readonly name: string; readonly choice: Choice } | null {
  const isThere = (choice: Choice): boolean =>
    (place !== null && choice.place === place) || (choice.piece !== null && pieces.includes(choice.piece));
  for (const { name, choices } of fields) {
    const meant = choices.filter(isThere);
    const choice = meant[(meant.findIndex(({ id }) => id === picks[name]) + 1) % meant.length];
    if (choice !== undefined) return { name, choice };
  }
  return null;
}

/** What is chosen of a kind of action from the beginning: nobody leads a unit, unless somebody is chosen for it. */
function picksAtFirst(fields: readonly Field[]): Picks {
  const lead = fields.find(({ name }) => name === "hero");
  return lead?.choices.some(({ id }) => id === choiceId(null)) === true ? { hero: choiceId(null) } : {};
}

/** What is chosen of a whole action that stands ready; what else it could be stands beside it. */
const picksOf = (fields: readonly Field[], action: Action): Picks =>
  Object.fromEntries(fields.map(({ name }) => [name, choiceId(action[name])]));

/** Gives out the weapons of an attack that is put together to several targets. */
function startSplitting({
  form,
  picks,
  left,
}: {
  readonly form: Signal<Form | null>;
  readonly picks: Signal<Picks>;
  readonly left: Doing["left"];
}) {
  const split = signal<Split | null>(null);
  const splitTo = (target: string): void => {
    const { value: before } = split;
    if (before !== null && !before.targets.includes(target))
      split.value = { ...before, targets: [...before.targets, target] };
  };
  return {
    split,
    splitTo,
    /** Takes whoever was pressed as one more target; whether an attack is being split at all. */
    splitOnto: (pieces: readonly string[]): boolean => {
      if (split.value === null) return false;
      for (const target of targetsOf(split.value.form).filter((id) => pieces.includes(id))) splitTo(target);
      return true;
    },
    beginSplit: (): void => {
      const [attack, ...others] = left.value;
      if (form.value === null || attack === undefined || others.length > 0) return;
      split.value = { form: form.value, attack, targets: [...new Set(targetsOfShots(attack["shots"]))] };
    },
    putSplit: (attack: Action | null): void => {
      if (split.value === null) return;
      form.value = { ...split.value.form, actions: attack === null ? [] : [attack] };
      picks.value = {};
    },
  };
}

/** The fields of a kind of action in which its actions differ; none where there is none, or no board. */
const fieldsAt = (model: BoardModel | undefined, form: Form | null): readonly Field[] =>
  form === null || model === undefined ? [] : fieldsOf(model, form.actions);

/** Begins to put actions together at the step that is looked at. */
export function startDoing(step: ReadonlySignal<{ readonly moment: { readonly board: BoardModel } } | null>): Doing {
  const form = signal<Form | null>(null);
  const picks = signal<Picks>({});
  const left = computed(() => (form.value === null ? [] : matching(form.value.actions, picks.value)));
  const fields = computed(() => fieldsAt(step.value?.moment.board, form.value));
  const corners = signal<readonly string[]>([]);
  const aim = signal<{ readonly at: Aim; readonly ways: readonly WayThere[] } | null>(null);
  const { splitOnto, ...splitting } = startSplitting({ form, picks, left });

  const pick = (field: string, choice: string | null): void => {
    picks.value = pickedWith(form.value?.actions ?? [], picks.value, field, choice);
  };

  const takeWay = ({ form: wanted, actions: [first] }: WayThere): void => {
    splitting.split.value = null;
    form.value = wanted;
    picks.value = first === undefined ? {} : picksOf(fields.value, first);
  };

  return {
    form,
    picks,
    aim,
    takeWay,
    corners,
    goOnFromHere: () => {
      const place = aim.value?.at.place ?? null;
      if (place !== null) corners.value = [...corners.value, place];
    },
    aimAt: (forms, doer, there) => {
      const at = { ...there, corners: corners.value };
      const ways = waysThere(forms, doer, at, step.peek()?.moment.board ?? null);
      const [first] = ways;
      if (first === undefined) return false;
      aim.value = { at, ways };
      takeWay(ways.find(({ form: { name } }) => name === form.value?.name) ?? first);
      return true;
    },
    fields,
    left,
    pick,
    ...splitting,
    begin: (next) => {
      splitting.split.value = null;
      form.value = next;
      picks.value = picksAtFirst(fields.peek());
      aim.value = null;
      corners.value = [];
    },
    isChoice: (place, pieces) => choiceAt(fields.value, picks.value, place, pieces) !== null,
    point: (place, pieces) => {
      if (splitOnto(pieces)) return;
      const next = choiceAt(fields.value, picks.value, place, pieces);
      if (next !== null) pick(next.name, next.choice.id);
    },
  };
}

/** Whether a place is where somebody points already. */
export const isAimedAt = ({ aim }: Doing, place: string | null): boolean =>
  place !== null && aim.value?.at.place === place;
