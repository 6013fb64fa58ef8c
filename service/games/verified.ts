import { ok, type Result } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { readRecord } from "./read-record.ts";
import { type Replay, replayRecord } from "./replay.ts";
import { verifyReport } from "./verify-report.ts";

/** What became of playing a record again, and the same in words. */
export interface Verified extends Replay {
  readonly lines: readonly string[];
}

/** Plays a record again; where it cannot be read, says each fault with its line and column. */
export async function verified(
  adjudicator: Adjudicator,
  text: string | Uint8Array,
  to: number | undefined,
): Promise<Result<Verified>> {
  const record = readRecord(text);
  if (!record.ok) return record;
  await adjudicator.prepare(record.value.beginning.ruleset);
  const replay = replayRecord(adjudicator, record.value, { to });
  return ok({ ...replay, lines: verifyReport(record.value, replay) });
}
