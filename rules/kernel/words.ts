/** The words of a table, in its order: what a closed set in a schema is made from. */
export const wordsOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((word): word is keyof T & string => Object.hasOwn(table, word));
