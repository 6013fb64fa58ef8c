import { describe, expect, it } from "vitest";
import { type Game, games, seededChance, type Situation } from "@umpire/rules";
import { games as described } from "../all-games.ts";

/** The most questions of one game that are looked at. */
const MOST_QUESTIONS = 120;

/** Every moment at which a game asks something that people, dice or cards answer. */
function* moments(begun: Situation, seed: number): Generator<Situation> {
  const chance = seededChance(seed);
  let now = begun;
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    yield now;
    const decision = now.decision();
    if (decision === null) return;
    const move = decision.kind === "act" || decision.kind === "choose" ? now.policyMove(chance) : { chance };
    const done = now.adjudicate(move ?? { chance });
    if (!done.ok || done.value.outcome === "refused") throw new Error(`${now.print()}\n${JSON.stringify(done)}`);
    now = done.value.situation;
  }
}

const missions = described.flatMap(({ id, scenarios }) =>
  scenarios.slice(0, 1).map((scenario) => ({ id, scenario: scenario.id })),
);

describe("what is asked and what is listed", () => {
  it.each(missions)("agree, also where the text is read again: $id $scenario", async ({ id, scenario }) => {
    const game: Game | undefined = await games.find((entry) => entry.id === id)?.load();
    if (game === undefined) throw new Error(id);
    const begun = game.setUp(scenario);
    if (!begun.ok) throw new Error(JSON.stringify(begun.defects));
    for (const moment of moments(begun.value, 3)) {
      const text = moment.print();
      const decision = moment.decision();
      const [first] = moment.legal();
      expect(first !== undefined, `${JSON.stringify(decision)}\n${text}`).toBe(decision?.kind === "act");
      // amid a move a text does not hold what is asked, but in the set-up of a game whose text has a line for it
      const isWhole = Object(moment.position()).answers.length === 0;
      const isTold = /^phase set-up/m.test(text) && /^asked /m.test(text);
      const again = game.openText(text);
      if (!isWhole && !isTold) {
        expect(again.ok ? [] : again.defects, text).toMatchObject([{ code: "in-the-middle", line: 2 }]);
        continue;
      }
      if (!again.ok) throw new Error(`${text}\n${JSON.stringify(again.defects)}`);
      expect(again.value.decision(), text).toEqual(decision);
      expect([...again.value.legal()], text).toEqual([...moment.legal()]);
    }
  });
});
