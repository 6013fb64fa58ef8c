import { styleText } from "node:util";
import type { Decision, Requirement } from "@umpire/rules";
import type { Adjudication, LegalAction, Situation } from "@umpire/rules";
import { Unreadable } from "./failures.ts";
import { type Names, seatName } from "./names.ts";
import { print } from "./printing.ts";
import type { GivenAction } from "./options.ts";

type Unused = Extract<Adjudication, { readonly outcome: "paused" }>["unused"];

/** The ids of rules at the end of a sentence. */
export const cited = (cites: readonly string[]): string =>
  cites.length === 0 ? "" : ` ${styleText("dim", `[${cites.join(", ")}]`)}`;

/** Lines of requirements, those that are not met first. */
export const requirementLines = (requirements: readonly Requirement[], { sentence }: Names): readonly string[] =>
  requirements
    .toSorted((one, other) => Number(one.holds) - Number(other.holds))
    .map(
      ({ holds, text, cites }) =>
        `${holds ? styleText("green", "✓") : styleText("red", "✗")} ${sentence(text)}${cited(cites)}`,
    );

/** What the rules wait for, for people. */
export function decisionLines(decision: Decision | null, names: Names): readonly string[] {
  if (decision === null) return ["The game is over."];
  const who = decision.seat === null ? "" : `${seatName(decision.seat)}: `;
  return [
    styleText("bold", `${who}${names.sentence(decision.text, decision.piece)}`),
    ...decision.options.map(({ id, text }) => `  ${styleText("cyan", id)}  ${names.sentence(text, decision.piece)}`),
  ];
}

/** What was given and not needed, where there is any. */
export function unusedLines({ action, choose, dice, cards }: Partial<Unused>): readonly string[] {
  const left = [
    ...(action === true ? ["--do"] : []),
    ...(choose ?? []).map((option) => `--choose ${option}`),
    ...(dice !== undefined && dice.length > 0 ? [`--dice ${dice.join(",")}`] : []),
    ...(cards ?? []).map((card) => `--card ${card}`),
  ];
  return left.length === 0 ? [] : [`Given, and not needed: ${left.join(", ")}.`];
}

/** A chance as people read it, in a column of its own: " 41.7 %". */
export const inPercent = (about: number): string => `${(about * 100).toFixed(1).padStart(5)} %`;

/** An action by its fields, without braces: "move operator=jock to=4,5". */
export function actionLine(action: unknown): string {
  if (typeof action !== "object" || action === null) return String(action);
  return Object.entries(action)
    .map(([field, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return field === "do" ? text : `${field}=${text}`;
    })
    .join(" ");
}

/**
 * Actions in words, in their order; where two would read alike, as two ways to one place do, each is told by its fields,
 * too.
 */
export function actionLines(actions: readonly LegalAction[], names: Names): readonly string[] {
  const words = actions.map(({ action }) => names.action(action));
  const counts = new Map<string, number>();
  for (const said of words) counts.set(said, (counts.get(said) ?? 0) + 1);
  return words.map((said, at) =>
    counts.get(said) === 1 ? said : `${said} ${styleText("dim", `(${actionLine(actions[at]?.action)})`)}`,
  );
}

/** All legal actions, in the order of `umpire legal`. */
export const listed = (situation: Situation): readonly LegalAction[] => [...situation.legal()];

/** The action that is meant; a number is one of the legal actions. Throws `Unreadable`. */
export function actionOf(situation: Situation, given: GivenAction): unknown {
  if ("action" in given) return given.action;
  const all = listed(situation);
  const chosen = all[given.index];
  if (chosen === undefined)
    throw new Unreadable(
      all.length === 0
        ? "No action is legal here."
        : `There is no legal action ${given.index}: umpire legal tells 0 to ${all.length - 1}.`,
    );
  return chosen.action;
}

/** Prints an answer: in JSON, or in lines for people. */
export function say(json: true | undefined, value: unknown, lines: readonly string[]): void {
  print(json === true ? JSON.stringify(value) : lines.join("\n"));
}
