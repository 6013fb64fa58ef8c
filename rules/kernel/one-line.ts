import type { Defect } from "./position.ts";
import { isRecord } from "./plain-data.ts";

/**
 * Control characters, ends of lines, halves of characters, and what turns the direction of writing: what is shown must
 * not steer a terminal, or look like something else.
 */
const steeringCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * These, and what nobody sees: by it two names could look alike, or something be said to a program alone. Joiners and the
 * choice between two pictures of a character show in what they stand by.
 */
export const unfitCharacters =
  /(?!\p{Join_Control}|[\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Whether a text is one line that shows all that it says: what people write today. */
export const isOneLine = (text: string): boolean => text.search(unfitCharacters) < 0;

/** Whether a text is one line that steers nothing: what is kept may be older than the rule that nothing is invisible. */
export const isKeptLine = (text: string): boolean => !steeringCharacters.test(text);

/** What a text of several lines may have of these. */
const laidOut = /[\t\n\r]/g;

/** Nearly every text of a position: nothing in it has to be looked up among the characters of the world. */
const plain = /^[ -~]*$/;

/** Whether a text is no line by some measure, though it may be laid out in several. */
const isUnfit = (text: string, isLine: (text: string) => boolean): boolean =>
  !plain.test(text) && !isLine(text) && !isLine(text.replace(laidOut, ""));

/** Where the first text among some data is that holds what a text must not hold; null where there is none. */
function pathOfUnfit(value: unknown, isLine: (text: string) => boolean): string | null {
  if (typeof value === "string") return isUnfit(value, isLine) ? "" : null;
  // the path is made on the way back only: nearly all positions have none
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = pathOfUnfit(value[i], isLine);
      if (found !== null) return `/${i}${found}`;
    }
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) {
      const found = pathOfUnfit(value[key], isLine);
      if (found !== null) return `/${key}${found}`;
    }
  }
  return null;
}

/**
 * The first text among some data that holds what a text must not hold, as a defect; null where there is none. `isLine` is
 * `isKeptLine` where the data may be older.
 */
export function unfitText(value: unknown, path: string, isLine = isOneLine): Defect | null {
  const found = pathOfUnfit(value, isLine);
  if (found === null) return null;
  const message =
    "This text holds control characters, half a character, marks that turn the direction of writing, or characters that nobody sees.";
  return { code: "unfit-text", path: `${path}${found}`, message };
}
