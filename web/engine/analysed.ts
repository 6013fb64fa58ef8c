import { games } from "../../rules/index.ts";
import { analyse, createAdjudicator, Fault, type PlayedMove, report, seededChance } from "../../service/portable.ts";
import type { AnalysisTask, AnalysisTold, JudgedStep } from "./analysis-messages.ts";

const adjudicator = createAdjudicator(games);

const opened = (position: unknown): ReturnType<typeof adjudicator.open> =>
  adjudicator.open({ position }, () => Promise.reject(new Fault("not-found", "What is stored lies on the server.")));

const playedMove = ({ version, position, action, choose, seed }: JudgedStep): PlayedMove => ({
  version,
  sent: { action, choose: choose === undefined ? undefined : [...choose] },
  dice: () => (seed === null ? null : seededChance(seed)),
  before: async () => {
    await opened(position);
    return adjudicator.openPosition(position);
  },
});

async function found(task: AnalysisTask, tell: (told: AnalysisTold) => void): Promise<AnalysisTold> {
  if (task.kind === "analyse") {
    const { playouts, candidates, lines, position } = task;
    const analysis = await analyse(
      () => opened(position),
      { playouts, candidates, lines },
      {
        most: Infinity,
        tell: (partial) => tell({ kind: "analysis", analysis: partial }),
      },
    );
    return { kind: "analysis", analysis };
  }
  const { ruleset, steps, result, playouts, candidates } = task;
  const seats = (await opened(steps[0]?.position)).seats();
  const game = { ruleset, seats, result, moves: steps.map(playedMove) };
  const means = { most: Infinity, each: Infinity, tell: (moves: number) => tell({ kind: "judged", moves }) };
  return { kind: "report", report: await report(game, { playouts, candidates }, means) };
}

const failed = (error: unknown): AnalysisTold => ({
  kind: "failed",
  text: error instanceof Fault ? error.message : "The analysis broke off.",
});

/** Analyses something for as long as it takes: `tell` is given what is known so far, and at last what was found out. */
export async function analysed(task: AnalysisTask, tell: (told: AnalysisTold) => void): Promise<void> {
  tell(await found(task, tell).catch(failed));
}
