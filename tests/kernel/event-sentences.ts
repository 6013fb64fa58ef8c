type Shown = Readonly<Record<string, unknown>>;

/** All texts in what an event tells, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a word of the API stands in a sentence as it is: one of several words that hyphens hold together. */
const standsRaw = (word: string, text: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(word) && text.split(/[^\w-]+/).includes(word);

/** Fields of events that name a piece, or a part of the board, which need not be there any more. */
const naming = ["piece", "target", "agent", "fighter", "unit", "miniature", "vehicle", "terrain", "by", "with"];

/** What events name. */
export const namedIn = (events: readonly Shown[]): readonly string[] =>
  events.flatMap((event) => naming.flatMap((field) => textsIn(event[field])));

/** Tokens and terrain of a kind of which there are several: boards name them. */
const numbered = /^(?:(?:luck|danger)-\d|[a-z]\d{1,2})$/;

/** Compounds of plain English that are words of the API, too. */
const english: ReadonlySet<string> = new Set([
  "set-up",
  "anti-clockwise",
  "north-east",
  "north-west",
  "south-east",
  "south-west",
]);

/** A sentence without the dice that it lists: these may show one face twice. */
const withoutDice = (text: string, details: Shown): string =>
  Object.values(details)
    .filter((value) => Array.isArray(value))
    .reduce((rest: string, faces) => (faces.length > 1 ? rest.replace(faces.join(" "), "…") : rest), text);

/** What is wrong with the sentence of an event, names of pieces and places left out; null where it reads. */
export function faultOfSentence(event: Shown, names: ReadonlySet<string>): string | null {
  const { text, cites: _cites, event: kind, ...details } = event;
  const isName = (word: string): boolean => names.has(word) || numbered.test(word);
  if (typeof text !== "string") return `${String(kind)} has no sentence`;
  const [first = ""] = /^[\w.-]+/.exec(text) ?? [];
  const isBegun = /^[A-ZÀ-Ý0-9]/.test(text) || isName(first) || isName(first.replace(/-[^-]*$/, ""));
  if (!isBegun) return `begins with neither a capital nor a name: ${text}`;
  if (/\b([A-Za-z]*[a-z]{2,}) \1\b/.test(withoutDice(text, details))) return `says a word twice: ${text}`;
  if (/\w[|/][A-Z]/.test(text)) return `names places as the API does: ${text}`;
  const counted = /(?<![\d.,+-])\b1 (?:squares|points|hits|cards|minutes|turns|tokens|units|dice)\b/.exec(text);
  if (counted !== null) return `counts one as several: ${text}`;
  if (/\b(?:gets?|gives?|takes?|brings?) (?:back )?0 \w+/.test(text)) return `counts nothing: ${text}`;
  if (/\bmay (?:either|both|not|then)\.$/.test(text)) return `breaks off: ${text}`;
  const raw = textsIn(details).find((word) => !isName(word) && !english.has(word) && standsRaw(word, text));
  return raw === undefined ? null : `says ${raw} as the API does: ${text}`;
}
