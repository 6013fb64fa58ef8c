import { toldOf } from "../director/told.ts";
import type { Quoted, Requirement } from "../api/answers.ts";
import { requirements, rules as askRules } from "../api/questions.ts";
import { decisiveEvent, insteadOf, rulesOfEvent, soForOthers } from "../game/asked.ts";
import { isAsAsked, type Step, type Table } from "../game/table.ts";
import { told, withNames } from "../page/names.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { Cited } from "../rules/cited.tsx";
import { CopyRuling } from "../rules/copy-ruling.tsx";
import { asQuoted, decidingRules, rulingAsText } from "../rules/deciding.ts";
import { Decisive } from "../rules/decisive.tsx";
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
        ? step.number === 1 && <OfEvents table={table} step={step} asked={asked} question={question} />
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

/** Whether an action may be done: what speaks against it, with its rule, or that nothing does; and all that is asked for. */
function OfRequirements({ table, step, asked, question }: Ruled<"action">) {
  const { ruleset } = table.card;
  const answer = useAnswer(() => requirements(step.moment.where, asked.action), [step]);
  return (
    <Answered to={answer} waiting="Working out the ruling …">
      {({ requirements: all, rules }) => {
        const [first, ...others] = all.filter(({ holds }) => !holds);
        const met = all.filter(({ holds }) => holds);
        if (first === undefined)
          return (
            <>
              <p class="verdict-line yes" data-verdict="yes">
                Yes, the rules allow it.
              </p>
              <CopyRuling
                text={rulingAsText(question, "Yes, the rules allow it.", decidingRules(citesOf(all), rules))}
              />
              <RequirementList requirements={all} rules={rules} ruleset={ruleset} />
            </>
          );
        const deciding = decidingRules(first.cites, rules);
        return (
          <>
            <p class="verdict-line no" data-verdict="no">
              No. {told(first.text)}
              <Cited ruleset={ruleset} ids={first.cites} rules={rules} />
            </p>
            <Decisive rules={deciding} ruleset={ruleset} />
            <CopyRuling text={rulingAsText(question, `No. ${told(first.text)}`, deciding)} />
            <RequirementList requirements={others} rules={rules} ruleset={ruleset} />
            {met.length > 0 && (
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

/** Whether something came of the move, what came of it instead where it did not, and by which rules. */
function OfEvents({ table, step, asked, question }: Ruled<"move">) {
  const { ruleset } = table.card;
  const found = decisiveEvent(step.events, asked);
  const shown = found ?? insteadOf(step.events, asked);
  const verdict = found === undefined ? "no" : "yes";
  const others = found === undefined && shown === undefined ? soForOthers(step.events, asked) : undefined;
  const said = [
    found === undefined ? "No." : "Yes.",
    ...(others === undefined ? [] : [toldOf(others)]),
    shown === undefined ? withNames(`Nothing happens to ${asked.piece}.`, [asked.piece]) : toldOf(shown),
  ].join(" ");
  return (
    <>
      <p class={`verdict-line ${verdict}`} data-verdict={verdict}>
        {said}
        {shown !== undefined && <Cited ruleset={ruleset} ids={shown.cites} rules={step.rules} />}
      </p>
      <ByRules
        ids={rulesOfEvent(step.events, asked)}
        known={step.rules}
        ruleset={ruleset}
        asText={(rules) => rulingAsText(question, said, rules)}
      />
    </>
  );
}

/** Rules word for word, those that came with the step at once, the others as soon as they are fetched. */
function ByRules({
  ids,
  known,
  ruleset,
  asText,
}: {
  readonly ids: readonly string[];
  readonly known: readonly Quoted[];
  readonly ruleset: string;
  /** The ruling with these rules as text. */
  readonly asText: (rules: readonly Quoted[]) => string;
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
        <CopyRuling text={asText(rules)} />
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
