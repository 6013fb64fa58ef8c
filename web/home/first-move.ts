import type { RulesetListing, Scenario } from "../api/answers.ts";
import { layTable } from "../game/local-table.ts";
import type { Table } from "../game/table.ts";
import { mineOf, sidesOf } from "../game/sides.ts";
import { go } from "../page/route.ts";

/** The most steps of a set-up that are taken for somebody who wants to begin at once. */
const MOST_STEPS = 40;

/** Lays a mission out and takes its set-up as it comes, up to the first decision about a piece. */
export async function layToFirstMove(
  ruleset: string,
  { id, title }: Scenario,
  difficulty: string | undefined,
): Promise<Table> {
  const options = { players: 1, ...(difficulty !== undefined && { difficulty }) };
  const sides = sidesOf(ruleset);
  const mission = { scenario: id, options };
  const table = await layTable(
    title,
    ruleset,
    { ruleset, ...mission },
    { mission, mine: mineOf(sides, sides[0]?.id ?? "") },
  );
  let step = await table.step(0);
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const { decision } = step.moment;
    if (decision === null || (decision.kind === "act" && table.hindrance(step) === null)) break;
    const [option] = decision.options;
    const isOurs = table.hindrance(step) === null;
    const outcome = await table.play(step, option === undefined || !isOurs ? {} : { choose: [option.id] }, "rolled");
    if (outcome.refused) break;
    ({ step } = outcome);
  }
  return table;
}

/** Lays a mission out as its game is easiest, and goes there with the guide. */
export async function playGuided({ id, difficulties }: RulesetListing, mission: Scenario): Promise<void> {
  const table = await layToFirstMove(id, mission, difficulties.includes("easy") ? "easy" : difficulties[0]);
  go(["table", table.card.id], { guide: "on" });
}
