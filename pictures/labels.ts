import type { BoardModel, BoardPiece } from "../rules/kernel/index.ts";
import { roleOf } from "./tokens.ts";

/** The runs of letters and the runs of digits of a name. */
const runsOf = (id: string): readonly string[] => id.match(/\p{N}+|[^\p{N}\P{L}]+/gu) ?? [];

const startOf = (word: string, length: number): string => [...word].slice(0, length).join("");
const capital = (text: string): string => startOf(text, 1).toUpperCase() + text.slice(startOf(text, 1).length);

/**
 * Short labels for a name, the best first: "guard-1" is G1, "smg-b12" SB12, "patrol-bike" PB, "jock" J, else Jo or Joc.
 */
function candidates(id: string): readonly string[] {
  const runs = runsOf(id);
  const last = runs.at(-1) ?? "";
  const number = /^\p{N}{1,2}$/u.test(last) ? last : "";
  const letters = number === "" ? runs : runs.slice(0, -1);
  const [first = "?"] = letters;
  const initials = letters
    .slice(0, number === "" ? 3 : 2)
    .map((word) => startOf(word, 1).toUpperCase())
    .join("");
  const longer =
    number === ""
      ? [2, 3].map((length) => startOf(capital(first), length))
      : [startOf(capital(first), 4 - number.length) + number];
  return [(initials === "" ? "?" : initials) + number, ...longer];
}

/** An id that is a label by itself, such as D3a or n3. */
const isShort = (id: string): boolean => /^[A-Za-z]{1,2}\d{1,2}[a-z]?$/.test(id);

/**
 * The labels for an id that is one by itself and has a name: the id where sentences have it in the name ("Ashen Pack
 * n3"), else the initials of who goes by the name alone ("Overseer Maur").
 */
function candidatesNamed(id: string, name: string | undefined): readonly string[] {
  if (name === undefined || !isShort(id)) return candidates(id);
  const words = name.split(" ");
  if (words.includes(id)) return [id, ...candidates(id)];
  return /\p{N}/u.test(name) ? candidates(id) : [...candidates(words.slice(-3).join("-")), ...candidates(id)];
}

/** An order of ids that does not depend on who else is there: the shorter first, else by their signs. */
const byId = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : 1);

/** The labels for what lies there and acts nowhere: never one letter alone, which is for those who come and go. */
function candidatesOfThing(id: string): readonly string[] {
  const [first = "?"] = runsOf(id);
  const [number = ""] = /\p{N}{1,2}$/u.exec(id) ?? [];
  return [`${startOf(capital(first), 2)}${number}`, ...candidates(id).slice(1), ...candidates(id)];
}

/**
 * A label of at most four signs for each id; no two are the same. `names` are what sentences call them: whoever has one
 * keeps its label while others come and go, on the board or not, and so does everybody whatever the order of the ids.
 * `things` act nowhere.
 */
export function labelsFor(
  ids: readonly string[],
  names: NonNullable<BoardModel["names"]> = [],
  things: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const labels = new Map<string, string>();
  const nameOf = new Map(names.map(({ id, name }) => [id, name] as const));
  for (const id of new Set([...nameOf.keys(), ...ids.toSorted(byId)])) {
    const wanted = things.has(id) ? candidatesOfThing(id) : candidatesNamed(id, nameOf.get(id));
    let label = wanted.find((candidate) => !taken.has(candidate));
    for (let n = 2; label === undefined; n++) {
      const numbered = `${startOf(wanted[0] ?? "?", 1)}${n}`;
      if (!taken.has(numbered)) label = numbered;
    }
    taken.add(label);
    labels.set(id, label);
  }
  return new Map(ids.map((id) => [id, labels.get(id) ?? ""]));
}

/** The unit that a piece is a miniature of, and which one it is: the second of "s1-2". */
function memberOf({ id, details: { unit } }: BoardPiece): { readonly unit: string; readonly number: number } | null {
  const number = typeof unit === "string" && id.startsWith(`${unit}-`) ? Number(id.slice(unit.length + 1)) : 0;
  return typeof unit === "string" && Number.isInteger(number) && number >= 1 && number <= 26 ? { unit, number } : null;
}

/** What does not act. */
const isLying: ReadonlySet<ReturnType<typeof roleOf>> = new Set(["thing", "goal"]);

/**
 * A label for each piece: a miniature has that of its unit with a letter, which is left out where it is the only one, so
 * that "S1b" is never taken for an eleventh unit.
 */
export function labelsOfPieces({
  pieces,
  names = [],
}: Pick<BoardModel, "pieces" | "names">): ReadonlyMap<string, string> {
  const members = new Map(pieces.map((piece) => [piece.id, memberOf(piece)] as const));
  const things = new Set(pieces.filter((piece) => isLying.has(roleOf(piece))).map(({ id }) => id));
  const labels = labelsFor([...new Set(pieces.map(({ id }) => members.get(id)?.unit ?? id))], names, things);
  const count = (unit: string): number => [...members.values()].filter((member) => member?.unit === unit).length;
  return new Map(
    pieces.map(({ id }) => {
      const member = members.get(id) ?? null;
      const label = labels.get(member?.unit ?? id) ?? "";
      const letter = member === null || count(member.unit) === 1 ? "" : String.fromCharCode(96 + member.number);
      return [id, `${label}${letter}`];
    }),
  );
}
