import { ruling } from "../sight/sight-question.ts";
import { toldWithin } from "../board/names.ts";
import { versionOf } from "./short-form.ts";

/** The verdict that a link was made with, as its address says it. */
const thenSeen: Readonly<Record<string, boolean>> = { yes: true, no: false };

interface SinceThenProps {
  readonly ruleset: string;
  readonly position: unknown;
  readonly query: Readonly<Record<string, string>>;
}

/** Says of a position that came by link that other rules judge it now, and that the verdict is another one. */
export function SinceThen({ ruleset, position, query }: SinceThenProps) {
  const { made } = query;
  const present = versionOf(position);
  const found = ruling.value?.ruling;
  const then = thenSeen[query["seen"] ?? ""];
  const isSame = found !== undefined && found.viewer === query["from"] && found.target === query["to"];
  return (
    <>
      {made !== undefined && present !== null && made !== present && (
        <p class="minor wide-note" data-made="">
          The link was made by {ruleset} {made}; this is by {present}.
        </p>
      )}
      {isSame && then !== undefined && then !== found.seen && (
        <p class="wide-note" data-then="" role="status">
          When the link was made, {toldWithin(found.viewer)} {then ? "saw" : "did not see"} {toldWithin(found.target)}:
          the verdict is another one now.
        </p>
      )}
    </>
  );
}
