/** The words of a table, in its order: what a closed set in a schema is made from. */
export const wordsOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((word): word is keyof T & string => Object.hasOwn(table, word));

/** What somebody does, from what he may do: "move & attack" is "moves & attacks", "use the kit" is "uses the kit". */
export const doneBy = (deed: string): string =>
  deed
    .split(" & ")
    .map((part) => part.replace(/^[\w-]+/, (verb) => (/(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`)))
    .join(" & ");

/** "1 point", "2 points". */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** A word of the API as people write it: "blast-template" is "blast template". */
export const spaced = (word: string): string => word.replaceAll("-", " ");

/** The sides of a board in words. */
export const compass = { N: "north", E: "east", S: "south", W: "west" } as const;
