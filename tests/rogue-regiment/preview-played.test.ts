import { expect, test } from "vitest";
import { type Game, seededChance, type OpenPosition, Budget } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { casesOf } from "../conformance/files.ts";
import { tries } from "../soak/at-length.ts";
import { differsFromPreview } from "./preview-played.ts";

const game = games.find(({ id }) => id === "rogue-regiment");

/** The phase of the Axis that a position begins with; null for any other. */
const axisPhase = (text: string): string | null => /^phase (advance|attack)$/m.exec(text)?.[1] ?? null;

/** Plays a seeded game by the policy and hands each moment at which a phase begins to `look`. */
function phasesOf(
  rules: Game | undefined,
  seed: number,
  phases: number,
  look: (situation: OpenPosition) => void,
): void {
  const chance = seededChance(seed * 104_729);
  const scenario = rules?.scenarios[seed % rules.scenarios.length];
  if (rules === undefined || scenario === undefined) return;
  const begun = rules.setUp(scenario.id, {}, new Budget(Infinity));
  if (!begun.ok) return;
  let situation = begun.value;
  for (let seen = 0, moves = 0; seen < phases && moves < 60 * phases; moves++) {
    const decision = situation.decision();
    if (decision === null) return;
    if (decision.kind === "checkpoint") {
      seen++;
      look(situation);
    }
    const option = decision.kind === "choose" ? decision.options[chance.index(decision.options.length)] : undefined;
    const move = decision.kind === "act" ? situation.policyMove(chance) : null;
    const sent = move ?? (option === undefined ? {} : { choose: [option.id] });
    const answer = situation.adjudicate({ ...sent, chance, until: "phase" });
    if (!answer.ok || answer.value.outcome !== "paused") return;
    situation = answer.value.situation;
  }
}

test("what the preview says of the positions of cases is what is played", () => {
  const different: string[] = [];
  let looked = 0;
  for (const [i, { id, position, readings = {}, numbers = {} }] of casesOf("rogue-regiment").entries()) {
    const phase = typeof position === "string" ? axisPhase(position) : null;
    if (phase === null || typeof position !== "string" || i % tries(5, 1) !== 0) continue;
    const read = game?.openText(position, { readings, numbers }, new Budget(Infinity));
    if (read?.ok !== true) continue;
    looked++;
    const difference = differsFromPreview(read.value, phase, i);
    if (difference !== null) different.push(`${id}: ${difference}`);
  }
  expect(different).toEqual([]);
  expect(looked).toBeGreaterThan(200);
});

test("what the preview says in seeded games is what is played", () => {
  const different: string[] = [];
  let looked = 0;
  for (let seed = 1; seed <= tries(6, 120); seed++)
    phasesOf(game, seed, 30, (situation) => {
      const phase = axisPhase(situation.print());
      if (phase === null) return;
      looked++;
      const difference = differsFromPreview(situation, phase, seed);
      if (difference !== null) different.push(`seed ${seed}: ${difference}\n${situation.print()}`);
    });
  expect(different).toEqual([]);
  expect(looked).toBeGreaterThan(20);
});
