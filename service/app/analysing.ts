import type { PlayerView } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { type Analysis, analyse } from "../adjudication/analysis.ts";
import { onlyWhereAnalysed } from "../adjudication/budget.ts";
import { request, within } from "../adjudication/questions.ts";
import { report } from "../adjudication/report.ts";
import type { Caller, GameServices } from "../games/index.ts";
import { playedGame, playedRecord, situationToAnalyse } from "../games/analysed.ts";
import { analyseSchema, reportOfRecordSchema, reportSchema } from "../schema/analysis-requests.ts";

/** What is found out by playing games out. */
export type Analysing = ReturnType<typeof createAnalysing>;

/** Analysis of positions and reports of games; they have a place of their own, and are loaded when first asked for. Throw Faults. */
export const createAnalysing = (adjudicator: Adjudicator, desk: GameServices) => ({
  analyse: (input: unknown, caller: Caller, tell?: (analysis: Analysis) => void) =>
    within(async () => {
      const { seed, playouts, candidates, lines, seat, ...where } = request(analyseSchema, input);
      onlyWhereAnalysed();
      const open = (): Promise<PlayerView> =>
        adjudicator.open(where, (id, version) => situationToAnalyse(desk, id, version, caller), seat);
      return analyse(open, { seed, playouts, candidates, lines }, { tell });
    }),
  report: (id: string, query: unknown, caller: Caller) =>
    within(async () => {
      const asked = request(reportSchema, query);
      onlyWhereAnalysed();
      return report(await playedGame(desk, id, caller), asked);
    }),
  reportOfRecord: (input: unknown) =>
    within(async () => {
      const { record, ...asked } = request(reportOfRecordSchema, input);
      onlyWhereAnalysed();
      return report(await playedRecord(desk, record), asked);
    }),
});
