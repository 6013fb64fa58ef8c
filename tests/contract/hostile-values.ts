/** A text of about so many characters that somebody would send who means harm. */
export interface HostileText {
  readonly name: string;
  readonly text: (length: number) => string;
}

/** JSON of about so many bytes, as somebody would write it who means harm: it need not be valid. */
export interface HostileValue {
  readonly name: string;
  readonly written: (bytes: number) => string;
}

/** One thing again and again, with something before and behind all of it. */
const filled = (before: string, part: string, behind: string, length: number): string =>
  before + part.repeat(Math.max(1, Math.floor((length - before.length - behind.length) / part.length))) + behind;

/** Different things one after the other, as many as fit. */
function different(before: string, part: (n: number) => string, behind: string, length: number): string {
  const parts: string[] = [];
  for (let n = 0, left = length - before.length - behind.length; left > 0; n++) {
    const next = part(n);
    left -= next.length + 1;
    if (left >= 0 || n === 0) parts.push(next);
  }
  return before + parts.join(",") + behind;
}

/** What of a text makes its reader go back, count or guess, again and again. */
const repeated: Readonly<Record<string, string>> = {
  "one letter": "a",
  blanks: " ",
  tabs: "\t",
  "empty lines": "\n",
  "lines of carriage returns": "\r\n",
  digits: "9",
  zeros: "0",
  "words with blanks": "a ",
  "words with commas": "a,",
  "words with commas and blanks": "a, ",
  assignments: "a = b, ",
  "lines of assignments": "a = b\n",
  "numbers of places": "1,1 ",
  "numbers with points": "1.",
  "minus signs": "-",
  quotes: '"',
  "closed quotes": '"a" ',
  "escaped quotes": String.raw`\"`,
  backslashes: "\\",
  "opening brackets": "(",
  "closing brackets": ")",
  "nested brackets": "([{",
  "empty brackets": "()",
  "plus signs": "+ ",
  "points of a board": ". ",
  "comment signs": "# ",
  colons: ":",
  slashes: "/",
  percent: "%",
  "percent escapes": "%00",
  "paths upward": "../",
  "marks of markup": "<b>&amp;",
  "composed letters": "ä",
  "combining marks": "a\u0301\u0323",
  "letters of two units": "\u{1d518}",
  "halves of letters": "\ud800",
  "marks that turn the direction": "\u202e\u2066",
  "marks of no width": "\u200b\u200d",
  "letters that grow in capitals": "ßŉ",
  "control characters": "\u0000\u0001\u001b",
};

/** Long texts that end in something else than they are made of, so that whoever hoped has hoped in vain. */
const hostileEndings = ['"', "!", "\\", "\n", "x"] as const;

/** Words that mean something to an object, a shell, a query, a number or a path. */
const words = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "__defineGetter__",
  "length",
  "then",
  "NaN",
  "-Infinity",
  "1e999",
  "0x10",
  "1_000",
  "null",
  "undefined",
  "[object Object]",
  "${7*7}",
  "{{7*7}}",
  "' OR 1=1 --",
  "$(id)",
  "../../etc/passwd",
  "..%2f..%2fetc",
  "http://localhost/",
  "a\r\nx-injected: y",
  "\u0000",
  "\ud800",
  "",
  " ",
  "-1",
  "9007199254740993",
  "99999999999999999999999999",
] as const;

/** Texts of each kind. */
export const hostileTexts: readonly HostileText[] = [
  ...Object.entries(repeated).map(([name, part], at): HostileText => {
    const ending = hostileEndings[at % hostileEndings.length] ?? "";
    return { name, text: (length) => filled("", part, ending, length) };
  }),
  ...words.map((word): HostileText => ({ name: `the word ${JSON.stringify(word)}`, text: () => word })),
  { name: "different words", text: (length) => different("", (n) => n.toString(36), "", length) },
  { name: "different lines", text: (length) => different("", (n) => `\n${n.toString(36)} = ${n}`, "", length) },
];

const short = (n: number): string => `"${n.toString(36)}"`;
const deep = (open: string, close: string, levels: number): string => `${open.repeat(levels)}0${close.repeat(levels)}`;
const escaped = (word: string): string =>
  [...word].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

/** Values of each kind: deep, wide, of many fields, of huge numbers, of keys that reach for prototypes; and all texts. */
export const hostileValues: readonly HostileValue[] = [
  ...["0", "null", "true", "[]", "{}", '""', '"a"', "-0", "1e308", "-1e308", "5e-324", "1e999", "9007199254740993"].map(
    (written): HostileValue => ({ name: `just ${written}`, written: () => written }),
  ),
  ...["0", "1e308", "-1", "[]", "{}", '""', "null", '{"a":0}', "[[[[]]]]", '{"position":{}}', '"0,0"'].map(
    (part): HostileValue => ({
      name: `a list of ${part}`,
      written: (bytes) => filled("[", `${part},`, `${part}]`, bytes),
    }),
  ),
  {
    name: "a list of lists at the limit of depth",
    written: (bytes) => filled("[", `${deep("[", "]", 24)},`, "0]", bytes),
  },
  { name: "deep lists", written: (bytes) => deep("[", "]", Math.floor(bytes / 2)) },
  { name: "deep objects", written: (bytes) => deep('{"a":', "}", Math.floor(bytes / 6)) },
  { name: "lists within the limit of depth", written: () => deep("[", "]", 24) },
  { name: "lists that never close", written: (bytes) => "[".repeat(bytes) },
  { name: "many fields", written: (bytes) => different("{", (n) => `${short(n)}:0`, "}", bytes) },
  { name: "many fields with texts", written: (bytes) => different("{", (n) => `${short(n)}:"x"`, "}", bytes) },
  { name: "many fields with objects", written: (bytes) => different("{", (n) => `${short(n)}:{}`, "}", bytes) },
  {
    name: "as many fields as are read",
    written: (bytes) => different("{", (n) => `${short(n)}:0`, "}", Math.min(bytes, 40_000)),
  },
  { name: "fields that are numbers", written: (bytes) => different("{", (n) => `"${n * 7919}":0`, "}", bytes) },
  { name: "the same field again and again", written: (bytes) => filled("{", '"a":{"b":0},', '"a":0}', bytes) },
  {
    name: "many objects of different fields",
    written: (bytes) => different("[", (n) => `{${short(n)}:0}`, "]", bytes),
  },
  { name: "a long field", written: (bytes) => `{"${"k".repeat(bytes)}":0}` },
  { name: "a field of escapes", written: (bytes) => `{"${escaped("k").repeat(Math.ceil(bytes / 6))}":0}` },
  { name: "a text of escapes", written: (bytes) => `"${escaped("k").repeat(Math.ceil(bytes / 6))}"` },
  { name: "a long number", written: (bytes) => "9".repeat(bytes) },
  { name: "a number with a long fraction", written: (bytes) => `0.${"1".repeat(bytes)}` },
  { name: "numbers of many digits", written: (bytes) => filled("[", `${"9".repeat(300)},`, "0]", bytes) },
  ...["__proto__", "constructor", "prototype"].flatMap((word): readonly HostileValue[] => [
    { name: `the field ${word}`, written: () => `{"${word}":{"admin":true}}` },
    { name: `the field ${word} in escapes`, written: () => `[{"${escaped(word)}" :{"admin":true}}]` },
  ]),
  ...["toString", "hasOwnProperty", "valueOf", "toJSON", "then", "length"].map((word): HostileValue => ({
    name: `the field ${word}`,
    written: () => `{"${word}":{"${word}":[0]},"length":1e9}`,
  })),
  ...hostileTexts.map(({ name, text }): HostileValue => ({
    name: `a text of ${name}`,
    written: (bytes) => JSON.stringify(text(bytes)),
  })),
];
