import type { SetUpOptions } from "@umpire/rules";
import { gamesIn, noScore, type Score } from "./contests.ts";
import { shareIn } from "./table.ts";

/** How a mission went where both sides played well: games that the side won whose a victory is, drawn ones, and others. */
export interface Balance {
  readonly scenario: string;
  readonly setUp: SetUpOptions;
  readonly score: Score;
}

/** The documents of the games that tell of their missions, and whose games are won there. */
export const pages: Readonly<Record<string, { readonly file: string; readonly winner: string }>> = {
  "rogue-regiment": { file: "missions.md", winner: "the Operators" },
  "v-sabotage": { file: "v-sabotage.md", winner: "the commandos" },
  "hour-of-glory": { file: "hour-of-glory.md", winner: "the Intruders" },
  "two-hundred-hours": { file: "two-hundred-hours.md", winner: "the attackers" },
  "dust-tactics": { file: "dust-tactics.md", winner: "the south" },
};

/** What the table says, in a sentence. */
const introducedFor = (winner: string): string =>
  `**Strong play on both sides**: games in which every side that is asked plays as strongly as it can (see
[strength](strength.md)), seeds from 1 on; won are those of ${winner}, and in brackets stands the interval that the share
lies in with 95 %: of few games it is wide.`;

const BEGINNING = "<!-- balance: written by npm run bench:balance -->";
const END = "<!-- end of the balance -->";

/** What a set-up is called in the head of a table. */
const nameOf = ({ difficulty, choices }: SetUpOptions): string =>
  difficulty ?? (choices?.["mode"] === undefined ? "strong against strong" : "against a Jäger player");

/** The games of several missions: few of each say little, and all of them more. */
const together = (missions: readonly Balance[]): Score =>
  missions.reduce(
    (sum, { score }) => ({
      won: sum.won + score.won,
      drawn: sum.drawn + score.drawn,
      lost: sum.lost + score.lost,
    }),
    noScore,
  );

function cell({ score }: Pick<Balance, "score">): string {
  const games = gamesIn(score);
  if (games === 0) return "";
  const draws = score.drawn === 0 ? "" : `, ${score.drawn} drawn`;
  return `${score.won} of ${games}${draws} (${shareIn(score).interval} %)`;
}

/** The table of the missions of a game: a row a mission, a column a set-up. */
export function balanceTable(missions: readonly Balance[]): string {
  const columns = [...new Set(missions.map(({ setUp }) => nameOf(setUp)))];
  const rows = [...new Set(missions.map(({ scenario }) => scenario))].map((scenario) => {
    const cells = columns.map((column) => {
      const found = missions.find((mission) => mission.scenario === scenario && nameOf(mission.setUp) === column);
      return found === undefined ? "" : cell(found);
    });
    return `| \`${scenario}\` | ${cells.join(" | ")} |`;
  });
  const all = columns.map((column) =>
    cell({ score: together(missions.filter(({ setUp }) => nameOf(setUp) === column)) }),
  );
  return [
    `| mission | ${columns.join(" | ")} |`,
    `| --- |${" --- |".repeat(columns.length)}`,
    ...rows,
    `| all together | ${all.join(" | ")} |`,
  ].join("\n");
}

/** A document with the table of its missions in the place that is marked for it. Throws where there is no such place. */
export function withTable(document: string, winner: string, missions: readonly Balance[]): string {
  const [before, rest] = document.split(`${BEGINNING}\n`);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The document has no "${BEGINNING}".`);
  return `${before}${BEGINNING}\n\n${introducedFor(winner)}\n\n${balanceTable(missions)}\n\n${END}${after}`;
}
