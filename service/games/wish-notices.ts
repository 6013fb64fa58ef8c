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

/** What a wish is known by: the same one again, also after it was ended, is told to nobody twice. */
const markOf = ({ by, to, rules }: Proposal): string => `${by} ${to} ${rules ?? ""}`;

/** What is wished by a proposal, in plain words. */
export const wishInWords = ({ rules, to, version }: Pick<Proposal, "rules" | "to" | "version">): string =>
  rules === null ? `take back ${lastMoves(version - to)}` : "take over the newer rules of this server";

/** The notices of what somebody wishes at a time, and what of wishes is told with them; null where nothing is to be told. */
export function wishNotices(
  { meta, seats, latest, proposal }: Entry,
  told: ToldSoFar,
  at: string,
): { readonly notices: readonly Notice[]; readonly wishes: ToldWishes } | null {
  if (proposal === null || proposal.version !== latest.version || endOf(bodyOf(latest)) !== null) return null;
  if (proposal.endedBy !== undefined || proposal.isAgreed === true) return null;
  const { version } = latest;
  const marks = told.wishes?.version === version ? told.wishes.marks : [];
  const mark = markOf(proposal);
  if (marks.includes(mark) || marks.length >= MOST_TOLD) return null;
  const { consents, missing } = toldProposal(proposal, seats);
  // with no voice left, nobody wishes it any more
  if (consents.length === 0) return null;
  const text = `${calledFirst(meta, proposal.by)} would like to ${wishInWords(proposal)}. Say whether you agree.`;
  const notices = receiversOf(seats, missing).map((receiver) =>
    noticeOf("proposal", meta, { ...receiver, version, text, since: at, mark: `/${marks.length}` }),
  );
  return { notices, wishes: { version, marks: [...marks, mark] } };
}
