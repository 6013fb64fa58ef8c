import { aWholeNumber, demand, misfit, misfits, optional, type Result } from "../../rules/kernel/index.ts";
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { type Verified, verified } from "./verified.ts";

export type { ReplayFault } from "./replay-faults.ts";
export type { Proof, RecordPart } from "./replay-proof.ts";
export type { Verified } from "./verified.ts";

const aRecord = {
  said: "a text, or its bytes",
  fits: (value: unknown): boolean => typeof value === "string" || value instanceof Uint8Array,
};
const adjudicator = createAdjudicator(games);

/**
 * Plays the record of a game again, by the rules of this package: `intact` says whether everything stands that can be
 * verified here, `proof` what was verified and what could not be, `faults` what does not stand, and `lines` all of it in
 * words. A text that is not a record is a result with every defect, by line and column. `to` is the version whose moment
 * is told (`at`); without it, the last one.
 */
export async function verifyRecord(
  record: string | Uint8Array,
  options: { readonly to?: number } = {},
): Promise<Result<Verified>> {
  demand(misfit("record", record, aRecord), misfits("options", options, { to: optional(aWholeNumber(0)) }));
  return verified(adjudicator, record, options.to);
}
