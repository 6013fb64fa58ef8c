import type { Notice } from "../notices/index.ts";
import type { Proposal, ToldSoFar, ToldWishes } from "../storage/store.ts";
import { calledFirst, lastMoves } from "./called.ts";
import type { Entry } from "./entry.ts";
import { noticeOf, receiversOf } from "./game-notices.ts";
import { endOf } from "./game-state.ts";
import { bodyOf } from "./move.ts";
import { toldProposal } from "./proposals.ts";

/** So many wishes are told at one version: whoever proposes again and again rings nobody's telephone for ever. */
const MOST_TOLD = 3;

/** What is to be told of wishes, and what is kept of that. */
interface WishesToTell {
  readonly notices: readonly Notice[];
  readonly wishes: ToldWishes;
}

/** What a wish is known by: the same one again, also after it was ended, is told to nobody twice. */
const markOf = ({ by, to, rules }: Proposal): string => `${by} ${to} ${rules ?? ""}`;

/** What is wished by a proposal, in plain words. */
export const wishInWords = ({ rules, to, version }: Pick<Proposal, "rules" | "to" | "version">): string =>
  rules === null ? `take back ${lastMoves(version - to)}` : "take over the newer rules of this server";

/** What stands behind the mark of a wish whose refusal was told. */
const REFUSED = " refused";

/** Tells whoever wished something that somebody would rather not: once for each wish, and only where the wish was told. */
function refusalNotices(
  { meta, seats, proposal }: Pick<Entry, "meta" | "seats"> & { readonly proposal: Proposal },
  version: number,
  marks: readonly string[],
  at: string,
): WishesToTell | null {
  const { by, endedBy } = proposal;
  const mark = markOf(proposal);
  const isTold = marks.includes(mark) && !marks.includes(mark + REFUSED);
  if (endedBy === undefined || endedBy === by || !isTold) return null;
  const text = `${calledFirst(meta, endedBy)} would rather not ${wishInWords(proposal)}.`;
  const notices = receiversOf(seats, [by]).map((receiver) =>
    noticeOf("proposalEnded", meta, { ...receiver, version, text, since: at, mark: `/${marks.length}` }),
  );
  return { notices, wishes: { version, marks: [...marks, mark + REFUSED] } };
}

/** The notices of what somebody wishes at a time, and what of wishes is told with them; null where nothing is to be told. */
export function wishNotices(
  { meta, seats, latest, proposal }: Entry,
  told: ToldSoFar,
  at: string,
): WishesToTell | null {
  if (proposal === null || proposal.version !== latest.version || endOf(bodyOf(latest)) !== null) return null;
  if (proposal.isAgreed === true) return null;
  const { version } = latest;
  const marks = told.wishes?.version === version ? told.wishes.marks : [];
  const mark = markOf(proposal);
  if (proposal.endedBy !== undefined) return refusalNotices({ meta, seats, proposal }, version, marks, at);
  if (marks.includes(mark) || marks.filter((one) => !one.endsWith(REFUSED)).length >= MOST_TOLD) return null;
  const { consents, missing } = toldProposal(proposal, seats);
  // with no voice left, nobody wishes it any more
  if (consents.length === 0) return null;
  const text = `${calledFirst(meta, proposal.by)} would like to ${wishInWords(proposal)}. Say whether you agree.`;
  const notices = receiversOf(seats, missing).map((receiver) =>
    noticeOf("proposal", meta, { ...receiver, version, text, since: at, mark: `/${marks.length}` }),
  );
  return { notices, wishes: { version, marks: [...marks, mark] } };
}
