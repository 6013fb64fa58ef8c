import { describe, expect, it } from "vitest";
import { type Game, games, seededChance, type Situation, unwrap } from "@umpire/rules";

/** What is waited for at the moments of some games, and how many forms there were while something else came first. */
function moments(first: Situation, seed: number, look: (situation: Situation) => void): void {
  const chance = seededChance(seed);
  let situation = first;
  for (let answers = 0; answers < 150 && situation.decision() !== null; answers++) {
    look(situation);
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance, until: "phase" }));
    if (done.outcome === "refused") throw new Error(done.failing.map(({ text }) => text).join(" "));
    ({ situation } = done);
  }
  look(situation);
}

describe.each(games)("$id", ({ load }) => {
  it("tells no action as legal where a choice, dice or a card come first, and each form and action why", async () => {
    const game: Game = await load();
    const seen = new Set<string>();
    let [closed, open] = [0, 0];
    for (const { id } of game.scenarios.slice(0, 3))
      moments(unwrap(game.setUp(id)), 1, (situation) => {
        const decision = situation.decision();
        const forms = situation.forms();
        const actions = forms.flatMap((form) => form.actions);
        if (decision === null) expect(actions).toEqual([]);
        if (decision?.kind === "act") open += actions.length;
        if (decision === null || decision.kind === "act" || decision.kind === "checkpoint") return;
        seen.add(decision.kind);
        expect(actions).toEqual([]);
        for (const { requirements } of forms) {
          closed++;
          const [reason, ...others] = requirements;
          expect(others).toEqual([]);
          expect(reason).toMatchObject({ holds: false, cites: decision.cites });
          expect(reason?.text).toMatch(/^First .*[.!?]$/);
          expect(reason?.text).toContain(decision.text);
        }
      });
    expect(seen).toContain("choose");
    expect(closed).toBeGreaterThan(0);
    expect(open).toBeGreaterThan(0);
  });
});
