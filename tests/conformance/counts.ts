import type { Game } from "../../rules/kernel/index.ts";
import { caseFiles, casesIn } from "./files.ts";

const number = (count: number): string => count.toLocaleString("en");

/** How many rule book cases there are at least, in hundreds. */
const casesInHundreds = (): number => {
  const count = caseFiles().reduce((sum, file) => sum + casesIn(file).length, 0);
  return count - (count % 100);
};

/** The README with its counts as they are: rows of each game, open points and those that can be switched, cases. */
export function withCounts(readme: string, games: readonly Game[]): string {
  const points = games.flatMap(({ catalogue }) => Object.values(catalogue.interpretations));
  const switchable = points.filter((point) => point.switchable);
  const ofGames = games.reduce(
    (text, { title, catalogue }) =>
      text.replace(new RegExp(`(- \\*\\*${title}\\*\\*: )[\\d,]+(?= rows)`), (_, before: string) => {
        return before + number(Object.keys(catalogue.rules).length);
      }),
    readme,
  );
  return ofGames
    .replace(/[\d,]+(?= open points, of which)/, number(points.length))
    .replace(/(?<=open points, of which )[\d,]+/, number(switchable.length))
    .replace(/[\d,]+(?= rule book cases)/, number(casesInHundreds()));
}
