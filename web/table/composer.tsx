import type { ComponentProps } from "preact";
import type { Action, Form, Quoted, RequirementsAnswer } from "../api/answers.ts";
import { requirements } from "../api/questions.ts";
import { doorNamed } from "../board/doors.ts";
import { isPlace, pieceNamed } from "../board/places.ts";
import { inSentence } from "../../pictures/index.ts";
import { Cited } from "../rules/cited.tsx";
import { pieceName, told } from "../page/names.ts";
import { useAnswer } from "../page/use-answer.ts";
import { useEffect, useRef } from "preact/hooks";
import { useInSight } from "../board/in-sight.tsx";
import { endsOf, harms, pathOf } from "./aim.ts";
import { CardList } from "./card-list.tsx";
import { ChancesLazily, PlanChoiceLazily, SplitFireLazily, SplitOddsLazily } from "./lazily.tsx";
import { hasPath, isBrought } from "./ends.ts";
import { type Doing, targetsOf } from "./doing.ts";
import { choiceId, costIn, type Field, fieldHeading, matching, saidOf, squaresOf } from "./narrow.ts";
import { lostBy, lostInWords } from "./lost-points.ts";
import { foreseen } from "./outlook.ts";
import { isOnlyPlan } from "./only-plan.ts";
import { RequirementList } from "./requirement-list.tsx";
import { ruleOf } from "./rule-of.ts";
import { mayBeDone, type Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";
import { isUpright, seenOn } from "./seen-on.ts";
import { watch } from "./watch.ts";
import { WhatItIs } from "./what-it-is.tsx";

/** The fields that are still open: where somebody has pointed at a place, only the choices that lead there. */
function fieldsAimedAt({ fields, aim, form }: Doing): readonly Field[] {
  const way = aim.value?.ways.find((one) => one.form === form.value);
  if (way === undefined) return fields.value;
  return fields.value.flatMap((field) => {
    const meant = new Set(way.actions.map((action) => choiceId(action[field.name])));
    const choices = field.choices.filter(({ id }) => meant.has(id));
    return choices.length < 2 ? [] : [{ ...field, choices }];
  });
}

/** What is still to be chosen, once something of it is; null before. */
function stillOpen({ fields, picks }: Doing): string | null {
  const open = fields.value.filter(({ name }) => picks.value[name] === undefined);
  if (open.length === 0 || open.length === fields.value.length) return null;
  return `Still to choose: ${open.map(({ name }) => inSentence(fieldHeading(name))).join(", ")}.`;
}

/** The rule that says what a kind of action is: what is asked first of all, before anything of it is chosen. */
function useWhatItIs(sitting: Sitting, step: Step, form: Form | null, isWhole: boolean): Quoted | null {
  const [first] = form?.actions ?? [];
  const { answer } = useAnswer(isWhole || first === undefined ? null : () => requirements(step.moment.where, first), [
    form,
    isWhole,
  ]);
  const known = foreseen.value ?? answer.value;
  return form === null
    ? null
    : ruleOf(
        form,
        [...form.requirements, ...(known?.requirements ?? [])],
        [...sitting.formRules.value, ...(known?.rules ?? [])],
      );
}

/** Narrows a kind of action down to one, by what is chosen on the board or here. */
export function Composer({
  sitting,
  step,
  doing,
  onDo,
}: {
  readonly sitting: Sitting;
  readonly step: Step;
  readonly doing: Doing;
  readonly onDo: (action: Action) => void;
}) {
  const [action] = doing.left.value;
  const whole = doing.left.value.length === 1 ? action : undefined;
  const onBoard = doing.fields.value.some(({ choices }) =>
    choices.some(({ place, piece }) => place !== null || piece !== null),
  );
  const form = doing.form.value;
  const isPlan = isOnlyPlan(doing);
  const atOnce = isPlan && form !== null && mayBeDone(sitting, step, form);
  const what = useWhatItIs(sitting, step, form, whole !== undefined);
  const held = useRef<HTMLDivElement>(null);
  // what asks for a press more is in view when it comes, and when it has become longer
  useInSight(held, [form, whole !== undefined]);
  return (
    <div class="composer" ref={held}>
      <WhatItIs ruleset={sitting.table.card.ruleset} rule={what} />
      {fieldsAimedAt(doing).map((field) =>
        field.name === "plan" ? (
          <PlanChoiceLazily key={`plan ${step.number}`} doing={doing} onWhole={atOnce ? onDo : null} />
        ) : (
          <FieldChoice key={field.name} field={field} doing={doing} />
        ),
      )}
      <CardList actions={doing.left.value} board={step.moment.board} />
      {(doing.split.value !== null || (whole !== undefined && form !== null && targetsOf(form).length > 1)) && (
        <SplitFireLazily step={step} doing={doing} />
      )}
      {whole === undefined && isPlan ? null : whole === undefined ? (
        <p class="minor">
          {stillOpen(doing) ?? (onBoard ? "Choose on the board, or from the list." : "Choose from the list.")}
        </p>
      ) : (
        <Preview
          key={JSON.stringify(whole)}
          sitting={sitting}
          doing={doing}
          step={step}
          action={whole}
          piece={doing.form.value?.piece ?? ""}
          onDo={onDo}
        />
      )}
    </div>
  );
}

/** Choices up to this many are buttons side by side; more are a list that folds. */
const MOST_BUTTONS = 8;

function FieldChoice({ field, doing }: { readonly field: Field; readonly doing: Doing }) {
  const picked = doing.picks.value[field.name] ?? "";
  const { [field.name]: _mine, ...others } = doing.picks.value;
  const actions = doing.form.value?.actions ?? [];
  // a choice that does not go with the others would undo them: it is offered all the same
  const goes = (id: string): boolean => matching(actions, { ...others, [field.name]: id }).length > 0;
  if (field.choices.length > MOST_BUTTONS) {
    return (
      <label class="field">
        <span>{fieldHeading(field.name)}</span>
        <select
          data-field={field.name}
          value={picked}
          onChange={({ currentTarget }) =>
            doing.pick(field.name, currentTarget.value === "" ? null : currentTarget.value)
          }
        >
          <option value="">choose …</option>
          {field.choices.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset class="field">
      <legend>{fieldHeading(field.name)}</legend>
      <div class="chips">
        {field.choices.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            class={goes(id) ? "chip" : "chip apart"}
            data-field={field.name}
            data-choice={id}
            aria-pressed={picked === id}
            onClick={() => doing.pick(field.name, picked === id ? null : id)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** An action before it is done: what it costs, and its odds. */
function Preview({
  sitting,
  doing,
  step,
  action,
  piece,
  onDo,
}: {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly action: Action;
  readonly piece: string;
  readonly onDo: (action: Action) => void;
}) {
  const { where } = step.moment;
  const { answer: needs } = useAnswer(() => requirements(where, action), []);
  const cost = needs.value === null ? null : (costIn(needs.value.requirements) ?? squaresOf(step.moment.board, action));
  const lost = lostBy(step.moment.board, sitting.forms.value ?? [], action, piece);
  const failing = needs.value?.requirements.filter(({ holds }) => !holds) ?? [];
  const outlook = needs.value?.outlook;
  const words = saidOf(action, piece, step.moment.board);
  useEffect(() => {
    foreseen.value = needs.value;
    return () => void (foreseen.value = null);
  }, [needs.value]);
  if (failing.length > 0)
    return (
      <div class="preview out-of-reach" aria-live="polite" data-unmet={failing.length}>
        <p>
          <strong>{words}</strong>: that is not possible.
        </p>
        <RequirementList requirements={failing} rules={needs.value?.rules ?? []} ruleset={sitting.table.card.ruleset} />
        <button type="button" class="quiet" data-not-this="" onClick={() => doing.begin(null)}>
          Cancel
        </button>
        <Corner doing={doing} />
      </div>
    );
  return (
    <div class="preview" aria-live="polite">
      <p>
        <strong>{words}</strong>
        {cost !== null && <span class="cost">{cost}</span>}
        {outlook !== undefined && outlook.length !== null && <span class="cost">{outlook.length}</span>}
      </p>
      <Brought doing={doing} action={action} />
      {outlook !== undefined && outlook.warnings.length > 0 && (
        <Warnings warnings={outlook.warnings} rules={needs.value?.rules ?? []} ruleset={sitting.table.card.ruleset} />
      )}
      <SeenOnTheWay step={step} action={action} doer={piece} />
      {step.moment.decision?.kind === "act" && (
        <Odds where={where} action={action} isSplit={doing.split.value !== null} />
      )}
      {lost.length > 0 && <Lost lost={lost} />}
      <DoIt sitting={sitting} doing={doing} step={step} isGrave={lost.length > 0} onDo={() => onDo(action)} />
      <Corner doing={doing} />
    </div>
  );
}

/** That an action does not end just where somebody pressed. */
function Brought({ doing: { form, aim }, action }: { readonly doing: Doing; readonly action: Action }) {
  const { place = null, pieces = [], measured } = aim.value?.at ?? {};
  if (form.value === null || place === null || measured !== true || pieces.length > 0) return null;
  return isBrought(form.value, action, place) ? (
    <p class="minor" data-brought="">
      You pressed just beside it: this is the nearest place in reach.
    </p>
  ) : null;
}

/** What may come of an action; of each part of one that is split. */
const Odds = ({ isSplit, ...asked }: ComponentProps<typeof ChancesLazily> & { readonly isSplit: boolean }) =>
  isSplit ? <SplitOddsLazily {...asked} /> : <ChancesLazily {...asked} />;

/** What an action would bring about that one wants to know before. */
function Warnings({
  warnings,
  rules,
  ruleset,
}: {
  readonly warnings: NonNullable<RequirementsAnswer["outlook"]>["warnings"];
  readonly rules: RequirementsAnswer["rules"];
  readonly ruleset: string;
}) {
  return (
    <ul class="seen" data-warnings={warnings.length}>
      {warnings.map(({ text, at, cites }) => (
        <li key={`${text} ${at ?? ""}`}>
          {told(text)} <Cited ruleset={ruleset} ids={cites} rules={rules} />
        </li>
      ))}
    </ul>
  );
}

/** What others could still do that is lost with an action. */
function Lost({ lost }: { readonly lost: ReturnType<typeof lostBy> }) {
  return (
    <ul class="warning plain-list" data-lost={lost.length}>
      {lost.map((unfinished) => (
        <li key={unfinished.piece}>{lostInWords(unfinished)}</li>
      ))}
    </ul>
  );
}

/** The buttons that do an action or leave it; what keeps whoever sits here from it, and for whom it may be done. */
function DoIt({
  sitting: { table, busy },
  doing,
  step,
  isGrave,
  onDo,
}: {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  /** Whether something is lost by it. */
  readonly isGrave: boolean;
  readonly onDo: () => void;
}) {
  const form = doing.form.value ?? undefined;
  const hindrance = table.hindrance(step, form);
  const standIn = table.standIn?.(step, form) ?? null;
  return (
    <>
      {hindrance !== null && standIn === null && (
        <p class="minor" data-hindered="">
          {hindrance}
        </p>
      )}
      {standIn !== null && (
        <p data-stand-in="">
          {pieceName(standIn.piece)} is {standIn.name}’s to play. Do this for {standIn.name}?
        </p>
      )}
      <div class="row">
        {standIn !== null && (
          <button
            type="button"
            class="main"
            data-do-for=""
            disabled={busy.value}
            onClick={() => {
              standIn.agree();
              onDo();
            }}
          >
            Do it for {standIn.name}
          </button>
        )}
        {hindrance === null && (
          <button type="button" class={isGrave ? "main grave" : "main"} data-do="" disabled={busy.value} onClick={onDo}>
            {isGrave ? "Do it anyway" : "Do it"}
          </button>
        )}
        <button type="button" class="quiet" data-not-this="" onClick={() => doing.begin(null)}>
          Cancel
        </button>
      </div>
    </>
  );
}

/** A way over a measured table may bend: what was pressed becomes a corner, and the next press leads on. */
function Corner({ doing }: { readonly doing: Doing }) {
  const form = doing.form.value;
  const place = doing.aim.value?.at.place ?? null;
  const [last] = doing.corners.value.slice(-1);
  if (form === null || place === null || doing.aim.value?.at.measured !== true || !hasPath(form)) return null;
  return (
    <p class="row minor">
      {last === place ? (
        `The way bends at ${place}: press where it leads.`
      ) : (
        <button type="button" class="small" data-corner="" onClick={() => doing.goOnFromHere()}>
          Bend the way here
        </button>
      )}
      {doing.corners.value.length > 0 && <span>Corners so far: {doing.corners.value.length}.</span>}
    </p>
  );
}

/** What lies on a way, as it is pointed at: the one square it leads to, or all of it. */
const wayInWords = ({ length }: readonly string[], kind: Step["moment"]["board"]["kind"]): string =>
  length > 1 ? "any of this path" : kind === "squares" ? "this square" : "this place";

/** Who of the other side would see the piece on its way, and where. */
function SeenOnTheWay({ step, action, doer }: { readonly step: Step; readonly action: Action; readonly doer: string }) {
  const seen = watch.value;
  // on a measured table the game itself foresees who watches
  if (seen === null || seen.step !== step || step.moment.board.kind === "table") return null;
  // whoever attacks from where he stands goes nowhere
  if (harms(action) && action["to"] === undefined && pathOf(action) === null) return null;
  const ends = pathOf(action) ?? endsOf(action, doer);
  // nobody goes into a door
  const { board } = step.moment;
  const way = ends.filter((place) => isPlace(board, place) && doorNamed(board, place) === undefined);
  if (way.length === 0) return null;
  const met = seenOn(seen, way, isUpright(pieceNamed(step.moment.board, doer)));
  return met.length === 0 ? (
    <p class="unseen" data-seen="0">
      No enemy can see {wayInWords(way, step.moment.board.kind)} right now.
    </p>
  ) : (
    <ul class="seen" data-seen={met.length}>
      {met.slice(0, 4).map(({ place, by }) => (
        <li key={place}>
          {by.slice(0, 4).map(pieceName).join(", ")} {by.length === 1 ? "looks" : "look"} at {place}
        </li>
      ))}
      {met.length > 4 && <li>and at {met.length - 4} more places on the way</li>}
    </ul>
  );
}
