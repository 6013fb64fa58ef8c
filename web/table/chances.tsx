import type { Action, Decision, Odds } from "../api/answers.ts";
import { inWords, isBeyondLimits, Problem, type Words } from "../api/problem.ts";
import { odds } from "../api/questions.ts";
import type { Where } from "../api/where.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { choicesOf, isOverDice, leavingOf } from "./leaving.ts";
import { withoutLess } from "./least.ts";
import { told } from "../page/names.ts";

const percent = (about: number): string =>
  about > 0 && about < 0.01 ? "under 1 %" : about < 1 && about > 0.99 ? "over 99 %" : `${Math.round(about * 100)} %`;

/** So many answers of a decision are told beside one another. */
const mostAnswers = 5;

type Fact = Odds["facts"][number];

/** The choice at which every way of the odds comes to a stop, as whether somebody strikes back; null where there is none. */
function choiceOf({ ways }: Odds): Decision | null {
  const [first] = ways.map(({ decision }) => decision);
  if (first === undefined || first === null || first.kind !== "choose" || first.options.length > mostAnswers)
    return null;
  if (isOverDice(first)) return null;
  const same = JSON.stringify(first);
  return ways.every(({ decision }) => JSON.stringify(decision) === same) ? first : null;
}

/** What comes of an action by one answer to the choice on its way; null where there are too many ways to tell. */
interface ByAnswer {
  readonly text: string;
  readonly facts: readonly Fact[] | null;
}

const factsBehind = async (where: Where, action: Action, { options }: Decision): Promise<readonly ByAnswer[]> =>
  Promise.all(
    options.map(async ({ id, text }) => {
      try {
        return { text, facts: (await odds(where, action, [id])).odds.facts };
      } catch {
        return { text, facts: null };
      }
    }),
  );

/** So many choices on the way are left, one after the other. */
const mostLeft = 4;

/** Whether one thing is asked over different dice, as whether to turn one of them: what is told is of the other ways alone. */
function isAskedOverDice(all: Odds): boolean {
  const choices = choicesOf(all);
  if (choices.some(isOverDice)) return true;
  return new Set(choices.map(({ prompt }) => prompt)).size === 1 && new Set(choices.map(({ text }) => text)).size > 1;
}

/** Whether nothing is told before choices on the way, or not what most of the dice bring. */
const isUntold = (all: Odds): boolean => all.facts.length === 0 || isAskedOverDice(all);

/** What comes of an action where the choices on its way are left. */
interface WhereLeft {
  readonly odds: Odds;
  /** The answers that leave them, in words. */
  readonly answers: readonly string[];
}

/** Goes past the choices before which nothing is told, as whether a die is rolled again, up to where something is. */
async function whereLeft(where: Where, action: Action, before: Odds): Promise<WhereLeft> {
  const left: { readonly id: string; readonly text: string }[] = [];
  let now = before;
  while (isUntold(now) && left.length < mostLeft) {
    const next = leavingOf(now);
    if (next === null) break;
    left.push(next);
    now = (
      await odds(
        where,
        action,
        left.map(({ id }) => id),
      )
    ).odds;
  }
  return { odds: now, answers: [...new Set(left.map(({ text }) => text))] };
}

/** Whether no odds are told in the middle of an action, where something hidden may count: nothing is wrong with that. */
const isInTheMiddle = (error: unknown): boolean =>
  error instanceof Problem && error.faults.some(({ code }) => code === "in-the-middle" || code === "no-sample");

/** What is told in place of odds that would take too long to count. */
const TOO_MANY_WAYS = "The odds are not told here: there are too many ways in which it could go.";

/** A trouble with odds in words: nothing is wrong where there are only too many ways to count. */
const oddsInWords = (error: unknown): Words =>
  isInTheMiddle(error)
    ? { text: "", whatToDo: "" }
    : isBeyondLimits(error)
      ? { text: TOO_MANY_WAYS, whatToDo: "" }
      : inWords(error);

/** Odds as far as they were counted, where what lies behind a choice is too much. */
const UpToChoice = ({ odds: all }: { readonly odds: Odds | null }) => (
  <>
    {all !== null && all.facts.length > 0 && <OddsTable odds={all} />}
    {all !== null && <Stops odds={all} />}
    <p class="minor" data-too-many="">
      {TOO_MANY_WAYS}
    </p>
  </>
);

interface ChancesProps {
  readonly where: Where;
  readonly action: Action;
}

/** What may come of an action; where somebody chooses on the way, what comes of each answer. */
export function Chances({ where, action }: ChancesProps) {
  const { answer, trouble, again } = useAnswer(() => odds(where, action), [], oddsInWords);
  const before = answer.value?.odds ?? null;
  const choice = before === null ? null : choiceOf(before);
  const {
    answer: left,
    trouble: noLeft,
    again: askLeft,
  } = useAnswer(
    before === null || choice !== null || !isUntold(before) ? null : () => whereLeft(where, action, before),
    [before],
    oddsInWords,
  );
  const {
    answer: behind,
    trouble: noneBehind,
    again: askBehind,
  } = useAnswer(choice === null ? null : () => factsBehind(where, action, choice), [before]);
  if (trouble.value?.text === "") return null;
  const wrong = trouble.value ?? noLeft.value ?? noneBehind.value;
  if (wrong?.text === TOO_MANY_WAYS) return <UpToChoice odds={before} />;
  if (wrong !== null) {
    const askAgain = trouble.value !== null ? again : noLeft.value !== null ? askLeft : askBehind;
    return <Trouble {...wrong} text={`No odds here. ${told(wrong.text)}`} again={askAgain} />;
  }
  // as high as a line of the answer, so that nothing below it moves
  const isLeft = before !== null && choice === null && isUntold(before) && stopsOf(before).length > 0;
  if (before === null || (choice !== null && behind.value === null) || (isLeft && left.value === null))
    return <p class="minor odds-line">Working out the odds …</p>;
  if (isLeft && left.value !== null) return <OddsWhereLeft {...left.value} before={before} />;
  const answers = behind.value ?? [];
  const [first] = answers;
  if (choice === null || first === undefined)
    return (
      <>
        <OddsTable odds={before} />
        <Stops odds={before} />
      </>
    );
  const alike = JSON.stringify(first.facts);
  if (first.facts !== null && answers.every(({ facts }) => JSON.stringify(facts) === alike))
    return <OddsTable odds={{ facts: first.facts }} />;
  return <OddsByAnswer choice={choice} answers={answers} before={before.facts} />;
}

/** Whether a fact is good for whoever acts, for eyes and ears. */
function FactHeading({ fact: { text, good } }: { readonly fact: Fact }) {
  return (
    <th scope="row">
      <span class="side" aria-hidden="true">
        {good ? "+" : "−"}
      </span>{" "}
      {told(text)}
      <span class="heard"> {good ? "Good" : "Bad"} for whoever acts.</span>
    </th>
  );
}

/** The choices at which ways come to a stop, each with the chance that it does. */
function stopsOf({ ways }: Odds): readonly { readonly text: string; readonly about: number }[] {
  const chances = new Map<string, number>();
  for (const { about, decision } of ways)
    if (decision?.kind === "choose") chances.set(decision.text, (chances.get(decision.text) ?? 0) + about);
  return [...chances].map(([text, about]) => ({ text, about }));
}

/** What is asked on the way, behind which nothing is told. */
function Stops({ odds: all }: { readonly odds: Odds }) {
  const stops = stopsOf(all);
  const [first, ...others] = stops;
  if (first === undefined) return null;
  if (others.length === 0)
    return (
      <p class="minor" data-stops={1}>
        It also depends on: {told(first.text)} ({percent(first.about)})
      </p>
    );
  return (
    <div class="minor" data-stops={stops.length}>
      <p>It also depends on:</p>
      <ul>
        {stops.map(({ text, about }) => (
          <li key={text}>
            {told(text)} ({percent(about)})
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The odds where choices on the way are left, and which they are. */
function OddsWhereLeft({ odds: all, answers, before }: WhereLeft & { readonly before: Odds }) {
  if (all.facts.length === 0) return <Stops odds={before} />;
  return (
    <>
      <OddsTable odds={all} />
      <p class="minor" data-where-left={answers.length}>
        Worked out for: {answers.map(told).join("; ")}.
      </p>
      <Stops odds={all} />
    </>
  );
}

/** How many of something dice show, as "3 successes": of what comes of an action it is only the way there. */
const isCount = ({ text }: Fact): boolean => /^\d+ /.test(text);

/** Counts of the same beside one another, the least first. */
const byCount = (facts: readonly Fact[]): readonly Fact[] => {
  const things = [...new Set(facts.map(({ text }) => thingOf(text)))];
  return facts.toSorted(
    (a, b) =>
      things.indexOf(thingOf(a.text)) - things.indexOf(thingOf(b.text)) ||
      Number.parseInt(a.text, 10) - Number.parseInt(b.text, 10),
  );
};

/** What is counted, one or several of it: "success" of "3 successes." */
const thingOf = (text: string): string => {
  const [, count, thing = ""] = /^(\d+) (.*?)\.?$/.exec(text) ?? [];
  return count === "1" ? thing : thing.replace(/(?:(?<=s)es|s)$/, "");
};

/** What may come of an action; what only dice show is folded away behind it. Nothing where nothing comes of dice or cards. */
function OddsTable({ odds: { facts } }: { readonly odds: { readonly facts: readonly Fact[] } }) {
  const results = withoutLess(facts.filter((fact) => !isCount(fact)));
  const counts = byCount(facts.filter(isCount));
  if (facts.length === 0) return null;
  if (results.length === 0) return <FactTable facts={counts} />;
  return (
    <>
      <FactTable facts={results} />
      {counts.length > 0 && (
        <details class="minor" data-counts={counts.length}>
          <summary>What the dice may show</summary>
          <FactTable facts={counts} />
        </details>
      )}
    </>
  );
}

function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table class="odds">
      <caption>Possible results (+ good, − bad for whoever acts)</caption>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.id} class={fact.good ? "for" : "against"}>
            <FactHeading fact={fact} />
            <td>
              <meter min={0} max={1} value={fact.about} aria-hidden="true" />
            </td>
            <td class="figure" title={fact.probability}>
              {percent(fact.about)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every fact that any of the answers leads to, good ones first. */
function factsOf(answers: readonly ByAnswer[], before: readonly Fact[]): readonly Fact[] {
  const factsById = new Map([...before, ...answers.flatMap(({ facts }) => facts ?? [])].map((fact) => [fact.id, fact]));
  return [...factsById.values()].toSorted((a, b) => Number(b.good) - Number(a.good));
}

/** The odds by each answer to the choice on the way, beside one another. */
function OddsByAnswer({
  choice,
  answers,
  before,
}: {
  readonly choice: Decision;
  readonly answers: readonly ByAnswer[];
  readonly before: readonly Fact[];
}) {
  return (
    <div class="odds-scroll" data-odds-by={choice.prompt}>
      <table class="odds by-answer">
        <caption>
          Possible results (+ good, − bad for whoever acts). <strong>{told(choice.text)}</strong>
        </caption>
        <thead>
          <tr>
            <td />
            {answers.map(({ text }) => (
              <th key={text} scope="col">
                {told(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factsOf(answers, before).map((fact) => (
            <tr key={fact.id} class={fact.good ? "for" : "against"}>
              <FactHeading fact={fact} />
              {answers.map(({ text, facts }) => {
                const own = facts?.find(({ id }) => id === fact.id);
                return (
                  <td
                    key={text}
                    class="figure"
                    title={facts === null ? "There are too many ways." : (own?.probability ?? "0")}
                  >
                    {facts === null ? "?" : percent(own?.about ?? 0)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
