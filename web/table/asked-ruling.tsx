import type { ComponentChildren } from "preact";
import { toldOf } from "../director/told.ts";
import type { Quoted, Requirement } from "../api/answers.ts";
import { requirements, rules as askRules } from "../api/questions.ts";
import { type AskedEvent, decisiveEvent, insteadOf, rulesOfEvent, soForOthers } from "../game/asked.ts";
import { madeAgain } from "../game/local-table.ts";
import { isAnswer, isAsAsked, isRuledOn, type Step, type Table } from "../game/table.ts";
import { told, withNames } from "../page/names.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { Cited } from "../rules/cited.tsx";
import { RulingTools } from "../sight/ruling-tools.tsx";
import { asQuoted, decidingRules, pictureWords, rulingAsText } from "../rules/deciding.ts";
import { Decisive } from "../rules/decisive.tsx";
import { Depends, SameEitherWay } from "../rules/depends.tsx";
import { drawnDispute } from "./drawn.ts";
import { type Answer, otherReadings } from "./other-readings.ts";
import { RequirementList } from "./requirement-list.tsx";

export interface AskedRulingProps {
  readonly table: Table;
  readonly step: Step;
}

/** The question of a dispute that is not about sight, with what the rules say to it. */
export function AskedRuling({ table, step }: AskedRulingProps) {
  const { question, asked } = table.card;
  if (question === undefined || asked === undefined) return null;
  return (
    <section class="ruling" aria-label="The ruling" data-asked-ruling="">
      <p class="asked" data-asked-about="">
        {question}
      </p>
      {"move" in asked
        ? isAnswer(table.card, step) && <OfEvents table={table} step={step} asked={asked} question={question} />
        : isAsAsked(step) && <OfRequirements table={table} step={step} asked={asked} question={question} />}
    </section>
  );
}

type Ruled<Kind extends string> = {
  readonly table: Table;
  readonly step: Step;
  /** What is asked, in words. */
  readonly question: string;
  readonly asked: Extract<NonNullable<Table["card"]["asked"]>, Readonly<Record<Kind, unknown>>>;
};

const citesOf = (all: readonly Requirement[]): readonly string[] => all.flatMap(({ cites }) => cites);

/** What the rules say to an action, by what they ask for. */
function answerOf(all: readonly Requirement[]): Answer {
  const failing = all.find(({ holds }) => !holds);
  return failing === undefined
    ? { verdict: "yes", said: "Yes, the rules allow it." }
    : { verdict: "no", said: `No. ${told(failing.text)}` };
}

/** How a dispute was answered under the reading before; null where it was asked under no other. */
async function answerBefore({ card, ...table }: Table, step: Step): Promise<Answer | null> {
  const { asked } = card;
  const before = step.number - (step.isAskedAgain === true ? 2 : 1);
  if (asked === undefined || before < 0) return null;
  const earlier = await table.step(before);
  if (!isRuledOn(card, earlier)) return null;
  if ("move" in asked) return answerOfEvents(earlier.events, asked);
  return answerOf((await requirements(earlier.moment.where, asked.action)).requirements);
}

/** How it was answered before another reading was chosen, where that was another answer. */
function Before({ table, step, now }: { readonly table: Table; readonly step: Step; readonly now: Answer }) {
  const { answer } = useAnswer(() => answerBefore(table, step), [step]);
  if (answer.value === null || answer.value.verdict === now.verdict) return null;
  return (
    <p class="verdict-line before" data-before="">
      <span class="minor">As it was read before: </span>
      {answer.value.said}
    </p>
  );
}

/** What is told while other readings are tried. */
const TRYING = "Trying how else it can be read …";

/** What an answer would be under other readings of the open points that it rests on. */
function OtherReadings({
  ruleset,
  position,
  cited,
  now,
  ask,
}: {
  readonly ruleset: string;
  /** What was asked about, before anything was done. */
  readonly position: unknown;
  readonly cited: readonly string[];
  readonly now: Answer;
  readonly ask: (position: unknown) => Promise<Answer>;
}) {
  const answer = useAnswer(cited.length === 0 ? null : () => otherReadings({ ruleset, position, cited }, now, ask), [
    position,
    now.said,
  ]);
  if (cited.length === 0) return null;
  return (
    <Answered to={answer} waiting={TRYING} class="minor">
      {(readings) => (
        <>
          <Depends of={readings} rules={readings.rules} ruleset={ruleset} say={(text) => text} />
          <SameEitherWay of={readings} rules={readings.rules} ruleset={ruleset} />
        </>
      )}
    </Answered>
  );
}

/** The open points among the rules that something cites. */
const pointsAmong = (cites: readonly string[], rules: readonly Quoted[]): readonly string[] =>
  cites.filter((id) => rules.some((rule) => rule.id === id && rule.kind === "interpretation"));

/** What can be done with a ruling: as text, and as a picture of the board with what is asked drawn on it. */
function ToolsFor({
  table: { card },
  step,
  question,
  now,
  rules,
}: AskedRulingProps & { readonly question: string; readonly now: Answer; readonly rules: readonly Quoted[] }) {
  const text = rulingAsText(question, now.said, rules);
  const picture = () => ({
    model: step.moment.board,
    title: now.said,
    subtitle: pictureWords(question, rules),
    drawn: drawnDispute(card, step) ?? undefined,
  });
  return <RulingTools text={text} title={card.title} picture={picture} />;
}

/** Whether an action may be done: what speaks against it, with its rule, or that nothing does; and all that is asked for. */
function OfRequirements({ table, step, asked, question }: Ruled<"action">) {
  const { ruleset } = table.card;
  const answer = useAnswer(() => requirements(step.moment.where, asked.action), [step]);
  return (
    <Answered to={answer} waiting="Working out the ruling …">
      {({ requirements: all, rules }) => {
        const now = answerOf(all);
        const [first, ...others] = all.filter(({ holds }) => !holds);
        const met = all.filter(({ holds }) => holds);
        const deciding = decidingRules(first?.cites ?? citesOf(all), rules);
        return (
          <>
            <Before table={table} step={step} now={now} />
            <p class={`verdict-line ${now.verdict}`} data-verdict={now.verdict}>
              {now.said}
              {first !== undefined && <Cited ruleset={ruleset} ids={first.cites} rules={rules} />}
            </p>
            {first !== undefined && <Decisive rules={deciding} ruleset={ruleset} />}
            <OtherReadings
              ruleset={ruleset}
              position={step.moment.position}
              cited={pointsAmong(first?.cites ?? citesOf(all), rules)}
              now={now}
              ask={async (position) => answerOf((await requirements({ in: { position } }, asked.action)).requirements)}
            />
            <ToolsFor table={table} step={step} question={question} now={now} rules={deciding} />
            <RequirementList requirements={first === undefined ? all : others} rules={rules} ruleset={ruleset} />
            {first !== undefined && met.length > 0 && (
              <details data-met="">
                <summary>What else the rules ask for, and is met ({met.length})</summary>
                <RequirementList requirements={met} rules={rules} ruleset={ruleset} />
              </details>
            )}
          </>
        );
      }}
    </Answered>
  );
}

/** What the rules say to whether something comes of a move, by what came of it. */
function answerOfEvents(events: Step["events"], asked: AskedEvent): Answer {
  const found = decisiveEvent(events, asked);
  const shown = found ?? insteadOf(events, asked);
  const others = shown === undefined ? soForOthers(events, asked) : undefined;
  const said = [
    found === undefined ? "No." : "Yes.",
    ...(others === undefined ? [] : [toldOf(others)]),
    shown === undefined ? withNames(`Nothing happens to ${asked.piece}.`, [asked.piece]) : toldOf(shown),
  ].join(" ");
  return { verdict: found === undefined ? "no" : "yes", said };
}

/** Whether something came of the move, what came of it instead where it did not, and by which rules. */
function OfEvents({ table, step, asked, question }: Ruled<"move">) {
  const { ruleset } = table.card;
  const now = answerOfEvents(step.events, asked);
  const shown = decisiveEvent(step.events, asked) ?? insteadOf(step.events, asked);
  const from = useAnswer(() => table.step(step.number - 1), [step]);
  return (
    <>
      <Before table={table} step={step} now={now} />
      <p class={`verdict-line ${now.verdict}`} data-verdict={now.verdict}>
        {now.said}
        {shown !== undefined && <Cited ruleset={ruleset} ids={shown.cites} rules={step.rules} />}
      </p>
      <ByRules
        ids={rulesOfEvent(step.events, asked)}
        known={step.rules}
        ruleset={ruleset}
        tools={(rules) => <ToolsFor table={table} step={step} question={question} now={now} rules={rules} />}
      />
      <Answered to={from} waiting={TRYING} class="minor">
        {({ moment }) => (
          <OtherReadings
            ruleset={ruleset}
            position={moment.position}
            cited={pointsAmong(
              step.events.flatMap(({ cites }) => cites),
              step.rules,
            )}
            now={now}
            ask={async (position) => answerOfEvents(await madeAgain(table.card, step, position), asked)}
          />
        )}
      </Answered>
    </>
  );
}

/** Rules word for word, those that came with the step at once, the others as soon as they are fetched. */
function ByRules({
  ids,
  known,
  ruleset,
  tools,
}: {
  readonly ids: readonly string[];
  readonly known: readonly Quoted[];
  readonly ruleset: string;
  /** What can be done with the ruling by these rules. */
  readonly tools: (rules: readonly Quoted[]) => ComponentChildren;
}) {
  const unknown = ids.filter((id) => !known.some((rule) => rule.id === id));
  const answer = useAnswer(
    unknown.length === 0 ? null : () => Promise.all(unknown.map((id) => askRules(ruleset, { id, limit: "1" }))),
    [unknown.join(" ")],
  );
  const withText = (quoted: readonly Quoted[]) => {
    const rules = decidingRules(ids, quoted);
    return (
      <>
        <Decisive rules={rules} ruleset={ruleset} />
        {tools(rules)}
      </>
    );
  };
  if (unknown.length === 0) return withText(known);
  return (
    <Answered to={answer} waiting="Fetching the rule …">
      {(found) => withText([...known, ...found.flatMap((page) => page.rules.flatMap(asQuoted))])}
    </Answered>
  );
}
