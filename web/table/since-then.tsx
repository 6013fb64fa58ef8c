import { ruling } from "../sight/sight-question.ts";
import { toldWithin } from "../page/names.ts";
import { versionOf } from "./short-form.ts";
import type { Step } from "../game/table.ts";

/** The verdict that a link was made with, as its address says it. */
const thenSeen: Readonly<Record<string, boolean>> = { yes: true, no: false };

interface SinceThenProps {
  readonly ruleset: string;
  readonly step: Step;
  readonly query: Readonly<Record<string, string>>;
}

/** Says of a position that came by link that other rules judge it now, and that the verdict is another one. */
export function SinceThen({ ruleset, step: { number, moment }, query }: SinceThenProps) {
  const { made } = query;
  const present = versionOf(moment.position);
  const sight = ruling.value?.ruling;
  const then = thenSeen[query["seen"] ?? ""];
  // what was played or read otherwise since the table was laid is another matter
  const isSame = number === 0 && sight !== undefined && sight.viewer === query["from"] && sight.target === query["to"];
  return (
    <>
      {made !== undefined && present !== null && made !== present && (
        <p class="minor wide-note" data-made="">
          The link was made by {ruleset} {made}; this is by {present}.
        </p>
      )}
      {isSame && then !== undefined && then !== sight.seen && (
        <p class="wide-note" data-then="" role="status">
          When the link was made, {toldWithin(sight.viewer)} {then ? "saw" : "did not see"} {toldWithin(sight.target)}:
          the verdict is another one now.
        </p>
      )}
    </>
  );
}
