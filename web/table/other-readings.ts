import type { Quoted } from "../api/answers.ts";
import { rules as askRules } from "../api/questions.ts";
import type { Otherwise } from "../rules/depends.tsx";
import { asQuoted } from "../rules/deciding.ts";
import { readingsOf, readOtherwise } from "../game/table.ts";

/** What the rules answer to a dispute, in a sentence. */
export interface Answer {
  readonly verdict: "yes" | "no";
  readonly said: string;
}

/** The most open points of a ruling that are tried, and the most readings of each. */
const MOST_POINTS = 6;
const MOST_READINGS = 4;

/** The open points that an answer rests on: those by which it would be another, and those that come to the same. */
export interface OtherReadings {
  readonly interpretations: readonly { readonly id: string; readonly reading: string }[];
  readonly otherwise: readonly Otherwise[];
  readonly rules: readonly Quoted[];
}

/** Asks the same under every other reading of the open points that were cited, from the position that was asked about. */
export async function otherReadings(
  {
    ruleset,
    position,
    cited,
  }: { readonly ruleset: string; readonly position: unknown; readonly cited: readonly string[] },
  now: Answer,
  ask: (position: unknown) => Promise<Answer>,
): Promise<OtherReadings> {
  const ids = [...new Set(cited)].slice(0, MOST_POINTS);
  const pages = await Promise.all(ids.map((id) => askRules(ruleset, { id, limit: "1" })));
  const points = pages.flatMap((page) => page.rules).filter(({ switchable }) => switchable === true);
  const chosen = readingsOf(position);
  const followed = points.map(({ id, readings }) => ({
    id,
    reading: chosen[id] ?? readings.find(({ byDefault }) => byDefault)?.id ?? "",
  }));
  const asked = points.flatMap(({ id, readings }, i) =>
    readings
      .filter((reading) => reading.id !== followed[i]?.reading)
      .slice(0, MOST_READINGS)
      .map(async (reading): Promise<readonly Otherwise[]> => {
        const { verdict, said } = await ask(readOtherwise(position, id, reading.id));
        return verdict === now.verdict ? [] : [{ interpretation: id, reading: reading.id, text: said }];
      }),
  );
  return {
    interpretations: followed,
    otherwise: (await Promise.all(asked)).flat(),
    rules: points.flatMap(asQuoted),
  };
}
