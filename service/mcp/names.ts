import { type Teller, tellerOf } from "../../pictures/index.ts";
import type { SightRuling } from "../../rules/kernel/index.ts";
import type { Asking } from "./tool.ts";
import type { placeOf } from "./where.ts";

/** What is told as people say it: with names in place of the ids of pieces. The data beside the text keep the ids. */
export const saidBy =
  ({ sentence }: Teller) =>
  <T extends { readonly text: string }>(told: T): T => ({ ...told, text: sentence(told.text) });

type Verdict = Pick<SightRuling, "viewer" | "target" | "place" | "seen" | "reasons">;

/** A verdict of sight as people say it. */
export function verdictBy(teller: Teller, verdict: Verdict): Verdict {
  const [viewer, target] = [teller.name(verdict.viewer), teller.name(verdict.target)];
  return { ...verdict, viewer, target, reasons: verdict.reasons.map(saidBy(teller)) };
}

/** Who tells of a position, by the names that stand on its board. */
export async function tellerAt(
  place: Awaited<ReturnType<typeof placeOf>>,
  { operations, callerOf }: Pick<Asking, "operations" | "callerOf">,
  gameId: string | undefined,
): Promise<Teller> {
  return tellerOf((await operations.board(place, callerOf(gameId))).board);
}
