import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { FoundRule } from "../api/answers.ts";
import { inWords, Problem, type Words } from "../api/problem.ts";
import { rules } from "../api/questions.ts";
import { linkTo } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { closeRule, type OpenRule, openRules } from "./open-rule.ts";
import { RuleCard } from "./rule-card.tsx";
import { headingOf } from "./words.ts";

class NoSuchRule extends Error {}

const wordsFor = (error: unknown): Words =>
  error instanceof NoSuchRule
    ? { text: "This rule is not in the catalogue.", whatToDo: "Search the rule book for its words.", isFinal: true }
    : inWords(error);

async function ruleCalled(ruleset: string, id: string): Promise<FoundRule> {
  try {
    const [rule] = (await rules(ruleset, { id, limit: "1" })).rules;
    if (rule !== undefined) return rule;
  } catch (error) {
    const isUnknown = error instanceof Problem && error.faults.some(({ code }) => code === "unknown-rule");
    if (!isUnknown) throw error;
  }
  throw new NoSuchRule();
}

/** The rules that were asked for, beside whatever is looked at: the board stays in view, and in use. */
export function RuleDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // whoever closes the rules goes on where the first of them was opened
  const opener = useRef<HTMLElement | null>(null);
  const open = openRules.value;
  useSignalEffect(() => {
    const isWanted = openRules.value.length > 0;
    if (isWanted && dialog.current?.open === false) {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      dialog.current.show();
    }
    if (!isWanted && dialog.current?.open === true) dialog.current.close();
    // what was opened last stands on top
    if (isWanted) dialog.current?.scrollTo({ top: 0, behavior: "instant" });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || dialog.current?.open !== true) return;
      // whatever lies below it is left as it is
      event.preventDefault();
      dialog.current.close();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <dialog
      ref={dialog}
      class="rule-dialog"
      aria-label={open.length > 1 ? "Rules" : "Rule"}
      onClose={() => {
        openRules.value = [];
        opener.current?.focus();
      }}
    >
      {open.map((asked) => (
        <Opened key={`${asked.ruleset} ${asked.id}`} asked={asked} several={open.length > 1} />
      ))}
      {open.length > 0 && (
        <p class="row">
          <button type="button" data-close-rules="" onClick={() => dialog.current?.close()}>
            {open.length > 1 ? "Close all" : "Close"}
          </button>
        </p>
      )}
    </dialog>
  );
}

/** One of the rules that are open. */
function Opened({ asked, several }: { readonly asked: OpenRule; readonly several: boolean }) {
  const { answer, trouble, again } = useAnswer(
    () => ruleCalled(asked.ruleset, asked.id),
    [asked.ruleset, asked.id],
    wordsFor,
  );
  return (
    <section class="opened-rule" aria-label={answer.value === null ? "Rule" : headingOf(answer.value)}>
      {trouble.value !== null && <Trouble {...trouble.value} again={again} />}
      {answer.value === null ? (
        trouble.value === null && <p class="waiting">Fetching the rule …</p>
      ) : (
        <RuleCard ruleset={asked.ruleset} rule={answer.value} heading="h2" />
      )}
      <p class="row minor">
        <a href={linkTo(["rules", asked.ruleset], { id: asked.id })} onClick={() => (openRules.value = [])}>
          Open in the rule book
        </a>
        {several && (
          <button type="button" class="small" data-close-rule={asked.id} onClick={() => closeRule(asked)}>
            Close this one
          </button>
        )}
      </p>
    </section>
  );
}
