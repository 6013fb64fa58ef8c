import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { FoundRule } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { rules } from "../api/questions.ts";
import { linkTo } from "../shell/route.ts";
import { Trouble } from "../shell/trouble.tsx";
import { useAnswer } from "../shell/use-answer.ts";
import { openRule } from "./open-rule.ts";
import { RuleCard } from "./rule-card.tsx";

class NoSuchRule extends Error {}

const wordsFor = (error: unknown): Words =>
  error instanceof NoSuchRule
    ? { text: "This rule is not in the catalogue.", whatToDo: "Search the rule book for its words." }
    : inWords(error);

async function ruleCalled(ruleset: string, id: string): Promise<FoundRule> {
  const [rule] = (await rules(ruleset, { id, limit: "1" })).rules;
  if (rule === undefined) throw new NoSuchRule();
  return rule;
}

/** The rule that was asked for, beside whatever is looked at: the board stays in view, and in use. */
export function RuleDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // whoever closes the rule goes on where it was opened
  const opener = useRef<HTMLElement | null>(null);
  const asked = openRule.value;
  useSignalEffect(() => {
    if (openRule.value === null) return;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (dialog.current?.open === false) dialog.current.show();
  });
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === "Escape" && dialog.current?.open === true) dialog.current.close();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const { answer, trouble } = useAnswer(
    asked === null ? null : async () => ({ asked, rule: await ruleCalled(asked.ruleset, asked.id) }),
    [asked],
    wordsFor,
  );
  const rule = answer.value !== null && answer.value.asked === asked ? answer.value.rule : null;

  return (
    <dialog
      ref={dialog}
      class="rule-dialog"
      aria-label="Rule"
      onClose={() => {
        openRule.value = null;
        opener.current?.focus();
      }}
    >
      {asked !== null && (
        <>
          {trouble.value !== null && <Trouble {...trouble.value} />}
          {rule === null ? (
            trouble.value === null && <p class="waiting">One moment …</p>
          ) : (
            <RuleCard ruleset={asked.ruleset} rule={rule} heading="h2" />
          )}
          <p class="row">
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
            <a href={linkTo(["rules", asked.ruleset], { id: asked.id })} onClick={() => dialog.current?.close()}>
              Open in the rule book
            </a>
          </p>
        </>
      )}
    </dialog>
  );
}
