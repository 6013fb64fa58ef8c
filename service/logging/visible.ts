// control characters, everything that some program takes for the end of a line, what is invisible, and what turns the
// direction of writing
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text in which everything that cannot be seen is escaped: safe as one line of a record, a report or a terminal. */
export const visible = (text: string): string =>
  text.replace(unprintable, (characters) =>
    Array.from(
      { length: characters.length },
      (_, i) => `\\u${characters.charCodeAt(i).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
