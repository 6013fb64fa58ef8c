/** The questions of a case; `steps` stands for what is done. */
export const questions = ["steps", "sight", "field", "legal", "why-not", "odds", "preview", "read"] as const;
type Question = (typeof questions)[number];

/** Which fields of `expect` are compared with the answer to a question. Where a position cannot be read: `unread`. */
const compared: Readonly<Record<Question, readonly string[]>> = {
  steps: [
    "outcome",
    "events",
    "event-count",
    "absent",
    "pieces",
    "on",
    "state",
    "changes",
    "board",
    "decision",
    "result",
    "refused",
    "cites",
  ],
  sight: ["place", "seen", "distance", "blocker", "reasons", "lines", "back", "interpretations", "otherwise", "cites"],
  field: ["full", "partial", "none", "sees", "unseen", "grounds", "cites"],
  legal: ["includes", "excludes", "count", "refused", "ends", "cites"],
  "why-not": ["outcome", "refused", "count", "outlook", "cites"],
  odds: ["facts", "cites"],
  preview: ["intents", "count", "cites"],
  read: ["count", "pieces", "on", "state", "board", "changes"],
};
const unread: readonly string[] = ["defects", "count", "cites"];

/** What a case supplies on the way, and the questions that use it. */
const used: Readonly<Record<string, readonly Question[]>> = {
  dice: ["steps"],
  cards: ["steps"],
  choose: ["steps", "odds"],
};
/** With nothing expected these would hold whatever comes out; the others say by themselves that something is possible. */
const wantsMore: ReadonlySet<Question> = new Set(["sight", "field", "legal", "odds", "preview"]);

/** Lists and records that say nothing where they are empty; an empty list of the others says that there is none. */
const sayNothing: readonly string[] = [
  "absent",
  "excludes",
  "unseen",
  "none",
  "cites",
  "refused",
  "pieces",
  "on",
  "state",
  "facts",
  "defects",
];
const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** The fields of what is expected that are empty and so would hold whatever comes out. */
export const emptyFields = (expect: Readonly<Record<string, unknown>>): readonly string[] =>
  sayNothing.filter((key) => isEmpty(expect[key])).map((key) => `expect.${key} is empty: it says nothing.`);

interface Asking {
  readonly expect: Readonly<Record<string, unknown>>;
  readonly dice: readonly unknown[];
  readonly cards: readonly unknown[];
  readonly choose: readonly unknown[];
  readonly until: string;
}

const named = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);

/** What a case expects or supplies that nothing would ever be compared with or made of: it would hold unlooked at. */
export function uncheckedFields(one: Asking & Partial<Readonly<Record<Question, unknown>>>): readonly string[] {
  const question = questions.find((name) => one[name] !== undefined);
  if (question === undefined) return [];
  const expected = named(one.expect);
  const isUnread = expected.includes("defects") || (question === "read" && Number(one.expect["count"] ?? 0) > 0);
  const fields = isUnread ? unread : compared[question];
  const of = isUnread ? "a position that cannot be read" : question;
  const supplied = { dice: one.dice, cards: one.cards, choose: one.choose };
  const faults = [
    ...emptyFields(one.expect),
    ...expected.filter((key) => !fields.includes(key)).map((key) => `expect.${key} is not compared for ${of}.`),
    ...Object.entries(supplied)
      .filter(([what, { length }]) => length > 0 && used[what]?.includes(question) === false)
      .map(([what]) => `${what} are not used for ${question}.`),
  ];
  if (one.until === "phase" && question !== "steps") faults.push(`until is not used for ${question}.`);
  const { outcome } = one.expect;
  if (question === "why-not" && outcome !== undefined && outcome !== "refused")
    faults.push("Of why-not the outcome is refused, or none is named.");
  if (expected.length === 0 && wantsMore.has(question)) faults.push(`Nothing is expected of ${question}.`);
  return faults;
}
