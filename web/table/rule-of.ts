import type { Form, Quoted, Requirement } from "../api/answers.ts";
import { heading } from "./narrow.ts";

/** How sentences begin that only go on from another, or say who or when: alone they do not tell what an action is. */
const isNoBeginning = /^(?:Only|After that|Then|It|They|This|That)\b|\bcan be chosen only\b/;

/** Whether the part of the book where a rule stands is called as the kind of action: "Moving stealthily" of to move so. */
function isPartOf({ source }: Quoted, name: string): boolean {
  const part = (source ?? "")
    .toLowerCase()
    .split(" ")
    .filter((word) => !/\d/.test(word));
  const words = name.split("-").map((word) => (word.endsWith("e") ? word.slice(0, -1) : word));
  return part.length === words.length && words.every((word, at) => part[at]?.startsWith(word) === true);
}

/** How well a rule says what a kind of action is: by its first words, else by the part of the book it stands in. */
function fits(rule: Quoted, name: string): number {
  const { id, kind, text } = rule;
  if (kind !== "rule" || isNoBeginning.test(text)) return 0;
  const [, topic = "", point = ""] = id.split(".");
  if (text.toLowerCase().startsWith(`${heading(name).toLowerCase()}:`)) return 4;
  if ((point === "cost" || point === "what") && isPartOf(rule, name)) return 3.5;
  if (!name.split("-").includes(topic)) return 0;
  if (point === "cost" || point === "what") return 3;
  if (topic !== name) return 0;
  return text.toLowerCase().startsWith(`${heading(name).toLowerCase()} `) ? 2 : 1;
}

/** The rule that says in a sentence what a kind of action is, of those that its requirements cite; null for none. */
export function ruleOf(
  { name }: Pick<Form, "name">,
  requirements: readonly Requirement[],
  rules: readonly Quoted[],
): Quoted | null {
  const cited = new Set(requirements.flatMap(({ cites }) => cites));
  const [best] = rules
    .filter((rule) => cited.has(rule.id) && fits(rule, name) > 0)
    .toSorted((a, b) => fits(b, name) - fits(a, name));
  return best ?? null;
}
