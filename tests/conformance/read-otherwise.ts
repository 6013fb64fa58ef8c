import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import { eachCaseIn } from "../../cli/conformance/read-file.ts";
import type { Game, OpenPosition } from "../../rules/kernel/index.ts";
import { caseFiles } from "./files.ts";

/* Cases that are asked what they would come to by other readings of open points. */

export type Readings = Readonly<Record<string, string>>;

/** The cases of a game that begin from a text and choose no reading, by their number. */
export function* casesOf(game: string): Generator<{ readonly one: ConformanceCase; readonly text: string }> {
  for (const file of caseFiles(game).filter((path) => path.endsWith(".yaml")))
    for (const one of eachCaseIn(file).cases)
      if (one.position !== undefined && Object.keys(one.readings).length === 0) yield { one, text: one.position };
}

/** Each other reading of the open points that a case is asked about: of all of them, or of those that it shows. */
export function* otherReadings(
  game: Game,
  { rules }: ConformanceCase,
  isAsked: boolean,
): Generator<readonly [string, string]> {
  for (const [id, { byDefault, readings, switchable }] of Object.entries(game.catalogue.interpretations))
    if (switchable && (isAsked || rules.includes(id)))
      for (const other of Object.keys(readings)) if (other !== byDefault) yield [id, other];
}

/** A position by these readings; null where there is none such. */
export function openedBy(game: Game, one: ConformanceCase, text: string, readings: Readings): OpenPosition | null {
  const opened = game.openText(text, { readings, numbers: one.numbers });
  return opened.ok ? opened.value : null;
}
