import type { ComponentChildren } from "preact";
import type { Step, Table } from "../game/table.ts";
import { linkTo } from "../page/route.ts";
import type { Question } from "../sight/sight-question.ts";

interface FootProps {
  readonly table: Table;
  readonly step: Step;
  readonly question: Question | null;
}

/** The way to the editor with what is looked at; what is asked about sight goes along, and comes back from there. */
export function EditLink({ table, step, question, children }: FootProps & { readonly children: ComponentChildren }) {
  const looks = question?.ask === "line" ? { from: question.from, to: question.to } : {};
  return (
    <a
      class={table.card.question === undefined ? undefined : "button change-situation"}
      data-edit=""
      href={linkTo(["editor"], { table: table.card.id, step: String(step.number), ...looks })}
    >
      {children}
    </a>
  );
}

/** Where else one can go from a table. */
export function Foot({ table, step, question }: FootProps) {
  return (
    <p class="minor panel-foot">
      <a href={linkTo(["rules", table.card.ruleset])}>Rule book</a>
      {/* an editor shows what the other side hides */}
      {table.kept === "here" &&
        table.card.mine === undefined &&
        table.card.question === undefined &&
        step.hides !== true && (
          <>
            {" · "}
            <EditLink table={table} step={step} question={question}>
              Change this position in the editor
            </EditLink>
          </>
        )}
    </p>
  );
}
