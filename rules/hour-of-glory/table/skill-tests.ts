import { citeIf, impossible, roll as kernelRoll } from "../../kernel/index.ts";
import { characters, defenderGrades, type Skill } from "../book/characters.ts";
import type { Citation } from "../book/citation.ts";
import { DIE_FACES } from "../book/dice.ts";
import type { Agent } from "./agents.ts";
import { type Ctx, number, record, type Rules } from "./context.ts";
import type { TestName } from "./event-words.ts";
import { isByTime } from "./events.ts";

/** Rolls dice of which only the number of passes matters. hg.skill.equal-or-higher */
export const rollPasses = (
  dice: number,
  need: number,
  text: string,
  ...cites: readonly Citation[]
): Rules<readonly number[]> => kernelRoll(dice, DIE_FACES, { text, cites }, (faces) => String(passes(faces, need)));

/** The pass score of a skill in the mode of the agent. hg.skill.mode-profile, hg.skill.grade-pass-score */
export function passScore(ctx: Ctx, agent: Agent, skill: Skill): number {
  if (agent.kind === "intruder") {
    const { assault, raiding } = characters[agent.character];
    return number(ctx, `hg.number.pass-${(agent.mode === "assault" ? assault : raiding)[skill]}`);
  }
  if (skill !== "combat" && skill !== "survival") throw impossible(`a defending agent with ${skill}`);
  return number(ctx, `hg.number.pass-${defenderGrades[agent.kind][skill]}`);
}

/** How many dice pass. hg.skill.equal-or-higher */
export const passes = (faces: readonly number[], need: number): number => faces.filter((face) => face >= need).length;

/** A test: its name, the skill that is tested, and how many dice are rolled. */
interface SkillTest {
  readonly name: TestName;
  readonly skill: Skill;
  readonly dice: number;
}

/** Tests a skill: each pass scores 1, or takes a minute off where time is spent. hg.skill.take-a-chance */
export function* skillTest(
  ctx: Ctx,
  agent: Agent,
  { name, skill, dice }: SkillTest,
  ...cites: readonly Citation[]
): Rules<{ readonly score: number; readonly faces: readonly number[] }> {
  const need = passScore(ctx, agent, skill);
  const faces = yield* rollPasses(dice, need, `${name}: ${agent.id}`, ...cites);
  const score = passes(faces, need);
  record(ctx, {
    event: "tested",
    agent: agent.id,
    test: name,
    skill,
    dice: [...faces],
    need,
    score,
    cites: [
      ...cites,
      "hg.skill.four",
      "hg.skill.grade-pass-score",
      "hg.skill.equal-or-higher",
      "hg.skill.mode-profile",
      ...citeIf(!isByTime(cites), "hg.skill.take-a-chance"),
    ],
  });
  return { score, faces };
}
