import type { Defect } from "./position.ts";

/**
 * Control characters, ends of lines, halves of characters, what turns the direction of writing, and what nobody sees:
 * what is shown must not steer a terminal, look like something else, or say something to a program alone. Joiners and
 * the choice between two pictures of a character show in what they stand by.
 */
export const unfitCharacters =
  /(?!\p{Join_Control}|[\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Whether a text is one line that shows what it says. */
export const isOneLine = (text: string): boolean => text.search(unfitCharacters) < 0;

/** What a text of several lines may have of these. */
const laidOut = /[\t\n\r]/g;

const isUnfit = (text: string): boolean => !isOneLine(text) && !isOneLine(text.replace(laidOut, ""));

/** Where the first text among some data is that holds what a text must not hold; null where there is none. */
function pathOfUnfit(value: unknown): string | null {
  if (typeof value === "string") return isUnfit(value) ? "" : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = pathOfUnfit(part);
    // the path is made on the way back only: nearly all positions have none
    if (found !== null) return `/${key}${found}`;
  }
  return null;
}

/** The first text among some data that holds what a text must not hold, as a defect; null where there is none. */
export function unfitText(value: unknown, path: string): Defect | null {
  const found = pathOfUnfit(value);
  if (found === null) return null;
  const message = "This text holds control characters, half a character, or marks that turn the direction of writing.";
  return { code: "unfit-text", path: `${path}${found}`, message };
}
