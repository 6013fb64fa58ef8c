/** The words of a table, in its order: what a closed set in a schema is made from. */
export const wordsOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((word): word is keyof T & string => Object.hasOwn(table, word));

// deeds come from tables of games: there are few, and every action tells one
const done = new Map<string, string>();

/** What somebody does, from what he may do: "move & attack" is "moves and attacks", "use the kit" is "uses the kit". */
export function doneBy(deed: string): string {
  let form = done.get(deed);
  if (form === undefined) done.set(deed, (form = inThirdPerson(deed)));
  return form;
}

const inThirdPerson = (deed: string): string =>
  deed
    .split(" & ")
    .map((part) => part.replace(/^[\w-]+/, (verb) => (/(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`)))
    .join(" and ");

/** "1 point", "2 points". */
export const counted = (count: number, singular: string, more = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : more}`;

/** Everything in a list once, with how often it is there: "4 × service rifle, pistol". */
export const eachCounted = (all: readonly string[]): string =>
  [...Map.groupBy(all, (one) => one)]
    .map(([one, { length }]) => (length === 1 ? one : `${length} × ${one}`))
    .join(", ");

/** A word of the API as people write it: "blast-template" is "blast template". */
export const spaced = (word: string): string => word.replaceAll("-", " ");

/** Words as they stand where a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A seat as sentences speak of it: "player 2", "Intruder 1", "the defender", "the Jäger player". */
export function seatInWords(seat: string): string {
  if (seat === "jager") return "the Jäger player";
  const [, group = "", number] = /^(.+)-(\d+)$/.exec(seat) ?? [];
  if (number === undefined) return `the ${spaced(seat)}`;
  return `${group === "player" ? group : capital(group)} ${number}`;
}

/** The sides of a board in words. */
export const compass = { N: "north", E: "east", S: "south", W: "west" } as const;

/** "nothing", "A1", "A1 and A2", "A1, A2 and A3". */
export const together = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? "nothing") : `${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}`;

/** "no hit", "1 hit", "2 hits". */
export const orNone = (count: number, singular: string, more?: string): string =>
  count === 0 ? `no ${singular}` : counted(count, singular, more);

// names come from tables of games, as deeds do
const within = new Map<string, string>();

/** A name as it stands inside a sentence: "Wound roll" is "wound roll", "SMG" stays. */
export function withinSentence(name: string): string {
  let form = within.get(name);
  if (form === undefined)
    within.set(name, (form = spaced(name).replaceAll(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())));
  return form;
}

/** The numbers of a text, such as a place, as people read them: to two decimals. */
export const toHundredths = (text: string): string =>
  text.replaceAll(/-?\d+(?:\.(\d+))?/g, (length, decimals: string | undefined) =>
    (decimals ?? "").length < 3 ? length : String(Number(Number(length).toFixed(2))),
  );
