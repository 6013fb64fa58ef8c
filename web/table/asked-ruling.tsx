import { toldOf } from "../director/told.ts";
import { requirements } from "../api/questions.ts";
import { decisiveEvent, insteadOf } from "../game/asked.ts";
import type { Step, Table } from "../game/table.ts";
import { told, withNames } from "../page/names.ts";
import { useAnswer } from "../page/use-answer.ts";
import { Cited } from "../rules/cited.tsx";
import { RequirementList } from "./requirement-list.tsx";

/** The question of a dispute that is not about sight, with what the rules say to it. */
export function AskedRuling({ table, step }: { readonly table: Table; readonly step: Step }) {
  const { question, asked } = table.card;
  if (question === undefined || asked === undefined) return null;
  return (
    <section class="ruling" aria-label="The ruling" data-asked-ruling="">
      <p class="asked" data-asked-about="">
        {question}
      </p>
      {"move" in asked
        ? step.number === 1 && <OfEvents table={table} step={step} asked={asked} />
        : step.number === 0 && <OfRequirements table={table} step={step} asked={asked} />}
    </section>
  );
}

type Ruled<Kind extends string> = {
  readonly table: Table;
  readonly step: Step;
  readonly asked: Extract<NonNullable<Table["card"]["asked"]>, Readonly<Record<Kind, unknown>>>;
};

/** Whether an action may be done: what speaks against it, or that nothing does. */
function OfRequirements({ table, step, asked }: Ruled<"action">) {
  const { answer } = useAnswer(() => requirements(step.moment.where, asked.action), [step]);
  if (answer.value === null) return <p class="minor">Working out the ruling …</p>;
  const { requirements: all, rules } = answer.value;
  const [first, ...others] = all.filter(({ holds }) => !holds);
  const isAllowed = first === undefined;
  return (
    <>
      <p class={`verdict-line ${isAllowed ? "yes" : "no"}`} data-verdict={isAllowed ? "yes" : "no"}>
        {first === undefined ? "Yes, the rules allow it." : `No. ${told(first.text)}`}
        {first !== undefined && <Cited ruleset={table.card.ruleset} ids={first.cites} rules={rules} />}
      </p>
      <RequirementList requirements={isAllowed ? all : others} rules={rules} ruleset={table.card.ruleset} />
    </>
  );
}

/** Whether something came of the move, and what came of it instead where it did not. */
function OfEvents({ table, step, asked }: Ruled<"move">) {
  const found = decisiveEvent(step.events, asked);
  const shown = found ?? insteadOf(step.events, asked);
  const verdict = found === undefined ? "no" : "yes";
  return (
    <p class={`verdict-line ${verdict}`} data-verdict={verdict}>
      {found === undefined ? "No." : "Yes."}{" "}
      {shown === undefined ? withNames(`Nothing happens to ${asked.piece}.`, [asked.piece]) : toldOf(shown)}
      {shown !== undefined && <Cited ruleset={table.card.ruleset} ids={shown.cites} rules={step.rules} />}
    </p>
  );
}
