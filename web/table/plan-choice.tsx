import { useSignal } from "@preact/signals";
import type { Action } from "../api/answers.ts";
import type { Doing } from "./doing.ts";
import { choiceId, heading, valueInWords } from "./narrow.ts";

/** A plan: what is done, one after the other. */
type Plan = readonly string[];

/** How the actions of a plan are said on their buttons, where the plain word does not do. */
const planWords: Readonly<Record<string, string>> = {
  sustained: "sustained attack",
  nothing: "do nothing",
  "free-move": "free move",
  "free-attack": "free attack",
};

const inWords = (planned: string): string => heading(planWords[planned] ?? valueInWords(planned));

/** The plans among actions; null where a value of the field is something else. */
function plansIn(actions: readonly Action[]): readonly Plan[] | null {
  const plans: Plan[] = [];
  for (const { plan } of actions) {
    if (!Array.isArray(plan) || plan.length === 0) return null;
    plans.push(plan.map(String));
  }
  return plans;
}

/** Whether a plan says no more than a shorter one: nothing at its end is done by itself. */
const isSaidShorter = (plan: Plan, plans: readonly Plan[]): boolean =>
  plan.length > 1 &&
  plan.at(-1) === "nothing" &&
  plans.some((other) => choiceId(other) === choiceId(plan.slice(0, -1)));

/** The plans that begin with an action: the one with nothing more, and those that go on. */
interface Beginning {
  readonly first: string;
  readonly alone: Plan | null;
  readonly more: readonly Plan[];
}

/** Plans by the action that they begin with; to do nothing comes last, so that it is always found there. */
export function beginningsOf(all: readonly Plan[]): readonly Beginning[] {
  const plans = all.filter((plan) => !isSaidShorter(plan, all));
  const firsts = [...new Set(plans.flatMap(([first]) => first ?? []))];
  return firsts
    .toSorted((a, b) => Number(a === "nothing") - Number(b === "nothing"))
    .map((first) => {
      const own = plans.filter((plan) => plan[0] === first);
      return {
        first,
        alone: own.find(({ length }) => length === 1) ?? null,
        more: own.filter(({ length }) => length > 1),
      };
    });
}

/** What a plan does behind its first action. */
const restInWords = (plan: Plan): string => {
  const [next = "", ...others] = plan.slice(1).map((planned) => planWords[planned] ?? valueInWords(planned));
  return heading([next, ...others].join(", then "));
};

/**
 * What a unit does, action by action: the first, then what follows it. What has nothing behind it is taken at once, by
 * `onWhole`; null where it is only looked at.
 */
export function PlanChoice({
  doing,
  onWhole,
}: {
  readonly doing: Doing;
  readonly onWhole: ((action: Action) => void) | null;
}) {
  const chosen = useSignal<string | null>(null);
  const actions = doing.form.value?.actions ?? [];
  const plans = plansIn(actions);
  if (plans === null) return null;
  const beginnings = beginningsOf([...new Map(plans.map((plan) => [choiceId(plan), plan])).values()]);
  const begun = beginnings.find(({ first }) => first === chosen.value) ?? null;
  const take = (plan: Plan): void => {
    const action = actions.find((one) => choiceId(one["plan"]) === choiceId(plan));
    if (onWhole !== null && action !== undefined) onWhole(action);
    else doing.pick("plan", choiceId(plan));
  };
  return (
    <>
      <fieldset class="field plan">
        <legend>First action</legend>
        <div class="chips">
          {beginnings.map((one) => (
            <button
              key={one.first}
              type="button"
              class="chip"
              data-plan-first={one.first}
              {...(one.more.length === 0 && { "data-field": "plan", "data-choice": choiceId(one.alone) })}
              aria-pressed={chosen.value === one.first}
              onClick={() => {
                chosen.value = one.first;
                if (one.alone !== null && one.more.length === 0) take(one.alone);
                else if (doing.picks.peek()["plan"] !== undefined) doing.pick("plan", null);
              }}
            >
              {inWords(one.first)}
            </button>
          ))}
        </div>
      </fieldset>
      {begun !== null && begun.more.length > 0 && <Then doing={doing} begun={begun} onTake={take} />}
    </>
  );
}

/** What follows the first action; nothing more comes last. */
function Then({
  doing,
  begun,
  onTake,
}: {
  readonly doing: Doing;
  readonly begun: Beginning;
  readonly onTake: (plan: Plan) => void;
}) {
  return (
    <fieldset class="field plan">
      <legend>{inWords(begun.first)}, then</legend>
      <div class="chips">
        {[...begun.more, ...(begun.alone === null ? [] : [begun.alone])].map((plan) => (
          <button
            key={choiceId(plan)}
            type="button"
            class="chip"
            data-field="plan"
            data-choice={choiceId(plan)}
            aria-pressed={doing.picks.value["plan"] === choiceId(plan)}
            onClick={() => onTake(plan)}
          >
            {plan.length === 1 ? "Nothing more" : restInWords(plan)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
