import * as z from "zod";
import type { ConformanceCase, Expectation } from "./case-format.ts";
import { matches, nearestTo, show } from "./matches.ts";

type Failures = string[];
type Fields = ReadonlyMap<string, unknown>;

const strings = (fields: Fields, key: string): readonly string[] => {
  const value = fields.get(key);
  return Array.isArray(value) ? value.map(String) : [];
};

/** An empty list says that there is none. */
function checkNone(what: string, expected: readonly unknown[], found: unknown, failures: Failures): void {
  if (expected.length === 0 && Array.isArray(found) && found.length > 0)
    failures.push(`expected no ${what}, got ${show(found)}`);
}

/** Compares the answer to a question with what is expected of it. */
export function checkAnswer(one: ConformanceCase, answer: unknown, failures: Failures): void {
  const { expect } = one;
  const fields: Fields = new Map<string, unknown>(
    typeof answer === "object" && answer !== null && !Array.isArray(answer) ? Object.entries(answer) : [],
  );
  checkSight(expect, fields, failures);
  checkField(expect, fields, failures);
  checkGrounds(expect, fields, failures);
  if (one.legal !== undefined) checkLegal(one, answer, failures);
  if (one["why-not"] !== undefined) checkRequirements(expect, answer, failures);
  checkFacts(expect, fields, failures);
  if (one.preview === true && expect.count !== undefined && Array.isArray(answer) && answer.length !== expect.count)
    failures.push(`expected ${expect.count} intents, got ${answer.length}`);
  if (expect.intents !== undefined) checkNone("intents", expect.intents, answer, failures);
  for (const intent of expect.intents ?? []) {
    if (!Array.isArray(answer) || !answer.some((actual) => matches(intent, actual)))
      failures.push(`expected the intent ${show(intent)}`);
  }
}

/** What an answer was, in lines to be shown once when something about it failed. */
export function accountOf(one: ConformanceCase, answer: unknown): readonly string[] {
  if (one.legal !== undefined) return ["legal:", ...legalActions(one, answer).map((action) => `  ${show(action)}`)];
  if (one.preview === true && Array.isArray(answer))
    return ["intents:", ...answer.map((intent) => `  ${show(intent)}`)];
  return [];
}

/** Compares the reasons and lines of one direction of a ruling. */
function checkReasons(expect: NonNullable<Expectation["back"]>, fields: Fields, failures: Failures): void {
  for (const key of ["reasons", "lines"] as const) {
    const found = fields.get(key);
    const actual = Array.isArray(found) ? found.map((one: object) => ({ blocker: null, ...one })) : [];
    if (expect[key] !== undefined && !matches(expect[key], actual))
      failures.push(`expected the ${key} ${show(expect[key])}, got ${show(found)}`);
  }
}

function checkBack(expect: Expectation["back"], back: unknown, failures: Failures): void {
  if (expect === null && back !== null) failures.push(`expected no look back, got ${show(back)}`);
  if (expect === null || expect === undefined) return;
  const fields: Fields = new Map(typeof back === "object" && back !== null ? Object.entries(back) : []);
  for (const key of ["place", "seen"] as const)
    if (expect[key] !== undefined && expect[key] !== fields.get(key))
      failures.push(`expected back ${key} ${show(expect[key])}, got ${show(back)}`);
  checkReasons(expect, fields, failures);
}

const placeOf = z.looseObject({ blocker: z.looseObject({ at: z.string() }).nullish() });

/** A blocker is what stops some line of the ruling, never what only hinders one; null says that nothing stops any. */
function checkBlocker(expected: string | null | undefined, lines: unknown, failures: Failures): void {
  if (expected === undefined) return;
  const found = z
    .array(placeOf)
    .parse(lines)
    .flatMap(({ blocker }) => (blocker ? [blocker.at] : []));
  if (expected === null ? found.length > 0 : !found.some((at) => matches(expected, at)))
    failures.push(`expected the blocker ${show(expected)}, got ${found.length === 0 ? "none" : found.join(" and ")}`);
}

function checkSight(expect: Expectation, fields: Fields, failures: Failures): void {
  const { reasons, lines, back } = expect;
  checkReasons({ reasons, lines }, fields, failures);
  checkBack(back, fields.get("back"), failures);
  for (const key of ["place", "seen", "distance"] as const) {
    if (expect[key] !== undefined && !matches(expect[key], fields.get(key)))
      failures.push(
        `expected ${key} ${show(expect[key])}, got ${show(fields.get(key))}; reasons: ${show(fields.get("lines"))} ${show(fields.get("reasons"))}`,
      );
  }
  checkBlocker(expect.blocker, fields.get("lines"), failures);
  for (const key of ["interpretations", "otherwise"] as const)
    if (expect[key] !== undefined) checkNone(key, expect[key], fields.get(key), failures);
  for (const id of expect.interpretations ?? [])
    if (!show(fields.get("interpretations")).includes(`"id":${show(id)}`))
      failures.push(`expected the ruling to rest on ${id}, got ${show(fields.get("interpretations"))}`);
  for (const id of expect.otherwise ?? [])
    if (!show(fields.get("otherwise")).includes(`"interpretation":${show(id)}`))
      failures.push(`expected another reading of ${id} to change the verdict, got ${show(fields.get("otherwise"))}`);
}

function checkField(expect: Expectation, fields: Fields, failures: Failures): void {
  const seen = new Map<string, string>([
    ...strings(fields, "partial").map((place) => [place, "partial"] as const),
    ...strings(fields, "full").map((place) => [place, "full"] as const),
  ]);
  for (const key of ["full", "partial", "sees"] as const)
    if (expect[key] !== undefined) checkNone(key, expect[key], fields.get(key), failures);
  const words: Readonly<Record<string, string>> = {
    full: "fully visible",
    partial: "partially visible",
    none: "not visible",
  };
  for (const how of ["full", "partial", "none"] as const)
    for (const place of expect[how] ?? []) {
      const actual = seen.get(place) ?? "none";
      if (actual !== how) failures.push(`expected ${place} to be ${words[how]}, but it is ${words[actual]}`);
    }
  const sees = strings(fields, "sees");
  for (const id of expect.sees ?? [])
    if (!sees.includes(id)) failures.push(`expected ${id} to be seen, got ${sees.join(", ")}`);
  for (const id of expect.unseen ?? []) if (sees.includes(id)) failures.push(`expected ${id} not to be seen`);
}

/** The grounds of a field of view: as many as are expected, in any order. */
function checkGrounds({ grounds }: Expectation, fields: Fields, failures: Failures): void {
  if (grounds === undefined) return;
  const found = fields.get("grounds");
  const actual: readonly unknown[] = Array.isArray(found) ? found : [];
  if (actual.length !== grounds.length) failures.push(`expected ${grounds.length} grounds, got ${show(actual)}`);
  for (const ground of grounds)
    if (!actual.some((one) => matches(ground, one)))
      failures.push(`expected the ground ${show(ground)}, got ${show(actual)}`);
}

/** What an action leads to before any die is rolled. */
export function checkOutlook({ outlook }: Expectation, actual: unknown, failures: Failures): void {
  if (outlook !== undefined && !matches(outlook, actual))
    failures.push(`expected the outlook ${show(outlook)}, got ${show(actual)}`);
}

/** Nothing can be learned from the odds of an action that is refused: all of them would be 0. */
function checkFacts(expect: Expectation, fields: Fields, failures: Failures): void {
  const facts = fields.get("facts");
  const failing = fields.get("failing");
  if (Array.isArray(failing) && failing.length > 0)
    failures.push(`the action is refused; what does not hold: ${show(failing)}`);
  for (const [id, expected] of Object.entries(expect.facts ?? {})) {
    const fact: unknown = Array.isArray(facts)
      ? facts.find((candidate: { id: string }) => candidate.id === id)
      : undefined;
    const actual = typeof fact === "object" && fact !== null ? fact : { probability: "0/1" };
    const wanted = typeof expected === "string" ? { probability: expected } : expected;
    if (!matches(wanted, actual))
      failures.push(`expected the odds of ${id} to be ${show(wanted)}, got ${show(actual)}`);
  }
}

interface Form {
  readonly name: string;
  readonly piece: string;
  readonly requirements: readonly { readonly holds: boolean; readonly cites: readonly string[] }[];
  readonly actions: readonly unknown[];
  readonly ends?: unknown;
}

/** The kinds of actions that a case asks about. */
function legalForms(one: ConformanceCase, answer: unknown): readonly Form[] {
  const filter = one.legal === true || one.legal === undefined ? {} : one.legal;
  const forms: readonly Form[] = Array.isArray(answer) ? answer : [];
  return forms.filter(
    ({ name, piece }) =>
      (filter.name === undefined || filter.name === name) && (filter.piece === undefined || filter.piece === piece),
  );
}

/** The legal actions that a case asks about. */
const legalActions = (one: ConformanceCase, answer: unknown): readonly unknown[] =>
  legalForms(one, answer).flatMap(({ actions }) => actions);

/** Where actions may end, of each form among those asked about that says so. */
export const legalEnds = (one: ConformanceCase, answer: unknown): readonly unknown[] =>
  legalForms(one, answer).flatMap((form) => (form.ends === undefined ? [] : [form.ends]));

/** Where an action may end: of the only form among those asked about that says so. */
function checkEnds(one: ConformanceCase, answer: unknown, failures: Failures): void {
  const { ends } = one.expect;
  if (ends === undefined) return;
  const told = legalEnds(one, answer);
  const isRight = ends === null ? told.length === 0 : told.length === 1 && matches(ends, told[0]);
  if (!isRight) failures.push(`expected the ends ${show(ends)}, got ${show(told)}`);
}

function checkLegal(one: ConformanceCase, answer: unknown, failures: Failures): void {
  const actions = legalActions(one, answer);
  if (one.expect.includes !== undefined) checkNone("legal actions", one.expect.includes, actions, failures);
  for (const pattern of one.expect.includes ?? [])
    if (!actions.some((action) => matches(pattern, action))) {
      const near = nearestTo(pattern, actions, "do");
      failures.push(`expected ${show(pattern)} to be legal${near === null ? "" : `; nearest: ${near}`}`);
    }
  for (const pattern of one.expect.excludes ?? [])
    if (actions.some((action) => matches(pattern, action))) failures.push(`expected ${show(pattern)} not to be legal`);
  if (one.expect.count !== undefined && one.expect.count !== actions.length)
    failures.push(`expected ${one.expect.count} legal actions, got ${actions.length}`);
  checkEnds(one, answer, failures);
  const forms = legalForms(one, answer);
  const unmet = forms.flatMap(({ requirements }) => requirements.filter(({ holds }) => !holds));
  const told =
    forms.length === 0
      ? "no such kind is listed at all (why-not asks about one)"
      : `what does not hold: ${show(unmet)}`;
  for (const id of one.expect.refused ?? [])
    if (!unmet.some(({ cites }) => cites.includes(id))) failures.push(`expected that none is legal by ${id}; ${told}`);
}

function checkRequirements(expect: Expectation, answer: unknown, failures: Failures): void {
  const requirements: readonly { holds: boolean; text: string; cites: readonly string[] }[] = Array.isArray(answer)
    ? answer
    : [];
  const unmet = requirements.filter(({ holds }) => !holds);
  if (expect.outcome === "refused" && unmet.length === 0) failures.push("expected a refusal, but it is legal");
  if (expect.count !== undefined && expect.count !== unmet.length)
    failures.push(`expected ${expect.count} requirements that do not hold, got ${show(unmet)}`);
  for (const id of expect.refused ?? [])
    if (!unmet.some(({ cites }) => cites.includes(id)))
      failures.push(`expected a refusal by ${id}; unmet: ${show(unmet)}`);
  const isLegal = expect.refused === undefined && expect.outcome !== "refused" && (expect.count ?? 0) === 0;
  if (isLegal && unmet.length > 0) failures.push(`expected the action to be legal; unmet: ${show(unmet)}`);
}
