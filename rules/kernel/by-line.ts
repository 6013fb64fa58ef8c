import { valueAt } from "./issue-defects.ts";
import { issueText } from "./issue-text.ts";
import type * as z from "zod";
import { type Defect, err, ok, type Result } from "./position.ts";
import { faultAt, TextFault, type TextPlace } from "./text.ts";

/** The largest text of a position that is read, in characters. */
const MOST_CHARACTERS = 65_536;
/** More faults than these are not told. */
const MOST_FAULTS = 20;

const START: TextPlace = { line: 1, column: 1 };

/** What is wrong with a text that is longer than any that is read; null where it is not. */
export const tooLong = (text: string): Defect | null =>
  text.length > MOST_CHARACTERS
    ? faultAt(START, "too-long", `A text has at most ${MOST_CHARACTERS} characters.`)
    : null;

/** Has a text read line by line, but for blank lines and comments, and returns what is wrong with its lines. */
export function faultsByLine(text: string, read: (line: string, number: number) => void): readonly Defect[] {
  const long = tooLong(text);
  if (long !== null) return [long];
  const faults: Defect[] = [];
  for (const [i, line] of text.split(/\r\n?|\n/).entries()) {
    const said = line.trim();
    if (said === "" || said.startsWith("//")) continue;
    try {
      read(line, i + 1);
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      faults.push(error.defect);
      if (faults.length >= MOST_FAULTS) break;
    }
  }
  return faults;
}

/** The state that a text has told, if the schema has nothing against it; `placeOf` tells where the text says a part of it. */
export function checkedState<State>(
  schema: z.ZodType<State>,
  told: unknown,
  placeOf: (path: readonly PropertyKey[]) => TextPlace = () => START,
): Result<State> {
  const checked = schema.safeParse(told);
  if (checked.success) return ok(checked.data);
  return err(
    ...checked.error.issues.slice(0, MOST_FAULTS).map((issue): Defect => {
      const { path } = issue;
      const place = path.map(String).join("/");
      const text = issueText(issue, valueAt(told, path));
      return { ...faultAt(placeOf(path), "not-a-state", `${text} (${place})`), path: `/${place}` };
    }),
  );
}
