import { disclosedTo } from "../../rules/kernel/index.ts";
import type { KeptGame, StoredMove } from "../storage/store.ts";
import { POLICY } from "../games/advance.ts";
import { besidePosition, type BesidePosition } from "../games/beside-position.ts";
import { calledFirst, calledIn, lastMoves } from "../games/called.ts";
import { askedBy, deadlineOf, endOf, playersOf, viewOf } from "../games/game-state.ts";
import { toldProposal } from "../games/proposals.ts";
import { questionOf } from "../games/game-notices.ts";
import { renewalText } from "../games/turns.ts";
import { wishInWords } from "../games/wish-notices.ts";
import type { ClaimsChanged } from "../storage/seats.ts";
import type { Told } from "./place.ts";
import type { NewsItem } from "../schema/streams.ts";
import { PUBLIC, type StreamSeat } from "./address.ts";

/** A piece of news, and how far its seat was told when it was. */
export interface ToldNews {
  readonly news: Omit<NewsItem, "id">;
  readonly told: Told;
}

/** The longest text of a piece of news: longer questions are read in the game. */
const MOST_TEXT = 1000;

type Facts = Pick<NewsItem, "kind" | "version" | "text"> & Partial<Pick<NewsItem, "at" | "by" | "deadline" | "words">>;

const newsOf = (
  { game, seat }: StreamSeat,
  title: string,
  { kind, version, text, at = null, by = null, deadline = null, words = null }: Facts,
): Omit<NewsItem, "id"> => ({
  kind,
  game,
  seat,
  title,
  version,
  text: text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT - 1).toWellFormed()}…` : text,
  at,
  by,
  deadline,
  words,
});

/** What was done by a move, in a sentence: by whom, nothing of what it was in the game. */
function moveText({ meta }: KeptGame, version: number, { by, sent }: BesidePosition): string {
  const who = by === null ? "" : by === POLICY ? "The game's policy" : calledFirst(meta, by);
  if ("undo" in sent) return `${who} has taken back ${lastMoves(version - 1 - sent.undo.to)}.`;
  if ("takeOver" in sent) return `${who} has had the game take over other rules.`;
  if ("close" in sent) return `${who} has closed the game.`;
  return "created" in sent ? "The game has begun." : `${who} has moved.`;
}

/** What a seat is told of the latest move beside that it was made: that it is asked, or that the game is over. */
function turnNews(seat: StreamSeat, kept: KeptGame): readonly Omit<NewsItem, "id">[] {
  const { meta, seats, latest } = kept;
  const { happened } = besidePosition(latest);
  const { version } = latest;
  const end = endOf(happened);
  if (end !== null) {
    const text = happened.result?.text ?? "The game was closed.";
    return [newsOf(seat, meta.title, { kind: "over", version, text, at: end.at })];
  }
  const { decision } = happened;
  if (decision === null || !askedBy(decision, seats).includes(seat.seat)) return [];
  const text = questionOf(disclosedTo(decision, viewOf(seat.seat), playersOf(seats)));
  const [at, deadline] = [latest.since ?? happened.at, deadlineOf(meta, latest)];
  return [newsOf(seat, meta.title, { kind: "turn", version, text, at, deadline })];
}

/** What a seat is told of what was proposed last, where that still matters. */
function proposalNews(seat: StreamSeat, kept: KeptGame): readonly Omit<NewsItem, "id">[] {
  const { meta, seats, latest, proposal } = kept;
  if (proposal === null || proposal.version !== latest.version) return [];
  const { by, consents, missing } = toldProposal(proposal, seats);
  const wish = wishInWords(proposal);
  const { version } = latest;
  const { endedBy } = proposal;
  if (endedBy !== undefined) {
    const text =
      endedBy === by
        ? `${calledFirst(meta, by)} would not like to ${wish} any more.`
        : `${calledFirst(meta, endedBy)} would rather not ${wish}.`;
    return [newsOf(seat, meta.title, { kind: "proposalEnded", version, text, by: endedBy })];
  }
  // with no voice left nobody wishes it any more; with all of them it is being carried out, and the move tells of it
  if (consents.length === 0 || missing.length === 0) return [];
  const still = missing.map((absent) => calledIn(meta, absent)).join(", ");
  const text = `${calledFirst(meta, by)} would like to ${wish}. Yet to agree: ${still}.`;
  return [newsOf(seat, meta.title, { kind: "proposal", version, text, by })];
}

/** That a seat took pieces as its own, or gave some up; which they are is read in the game. */
function claimsNews(seat: StreamSeat, kept: KeptGame, { by, at }: ClaimsChanged): Omit<NewsItem, "id"> {
  const text = `${calledFirst(kept.meta, by)} has changed which pieces are theirs to play.`;
  return newsOf(seat, kept.meta.title, { kind: "claims", version: kept.latest.version, text, at, by });
}

/** A piece of news about the seats, and the generation of them that it tells of. */
interface SeatsNews {
  readonly generation: number;
  readonly news: Omit<NewsItem, "id">;
}

/** What has changed about the seats since a generation of them, in order: replaced invitations, and pieces taken as one's own. */
function seatsNews(seat: StreamSeat, kept: KeptGame, from: number): readonly SeatsNews[] {
  const { title } = kept.meta;
  const { version } = kept.latest;
  const { renewals, claimsChanged } = kept.seats;
  const renewed = renewals.map((renewal) => ({
    generation: renewal.generation,
    news: newsOf(seat, title, {
      kind: "renewed",
      version,
      text: renewalText(kept.meta, renewal),
      at: renewal.at,
      by: renewal.by,
    }),
  }));
  const claimed =
    claimsChanged === null
      ? []
      : [{ generation: claimsChanged.generation, news: claimsNews(seat, kept, claimsChanged) }];
  return [...renewed, ...claimed]
    .filter(({ generation }) => generation > from)
    .toSorted((one, other) => one.generation - other.generation);
}

/** The text of a seat whose invitation opens nothing any more. */
const LOST = "This invitation opens nothing any more: it was replaced, or the game was put away.";
/** The same of a public game that somebody looks on at. */
const GONE = "This game is no longer open to the public: it was put away.";

/** How far a seat was told that was never told anything: it begins with how things stand. */
export const nothingToldYet = ({ seats, latest }: KeptGame): Told => ({
  version: latest.version,
  turn: false,
  proposal: 0,
  renewals: seats.generation,
});

/** That the invitation of a seat opens nothing any more; nothing where that was told. */
export const lostNews = (seat: StreamSeat, told: Told | undefined): readonly ToldNews[] =>
  told === "lost"
    ? []
    : [
        {
          news: newsOf(seat, "", {
            kind: "lost",
            version: told === undefined ? 0 : told.version,
            text: seat.mark === PUBLIC ? GONE : LOST,
          }),
          told: "lost",
        },
      ];

/** How far a seat was told, as far as there is as much: a store may have been put back to how it was before. */
const withinGame = (told: Exclude<Told, "lost">, { latest, seats }: KeptGame): Exclude<Told, "lost"> => {
  const version = Math.min(told.version, latest.version);
  return {
    ...told,
    version,
    turn: told.turn && version === told.version,
    renewals: Math.min(told.renewals, seats.generation),
  };
};

/**
 * The news of a seat since it was told last, each with how far it is told then; `moves` are those after the version told
 * last, `isAll` says whether they reach to the latest. Nothing in it is what the seat may not know.
 */
export function* newsSince(
  seat: StreamSeat,
  kept: KeptGame,
  before: Exclude<Told, "lost">,
  { moves, isAll }: { readonly moves: readonly StoredMove[]; readonly isAll: boolean },
): Generator<ToldNews, Told, void> {
  let told = withinGame(before, kept);
  for (const move of moves) {
    const { happened } = besidePosition(move);
    const { at, by, words = null } = happened;
    told = { ...told, version: move.version, turn: false };
    const text = moveText(kept, move.version, happened);
    yield { news: newsOf(seat, kept.meta.title, { kind: "move", version: move.version, text, at, by, words }), told };
  }
  if (!isAll) return told;
  const from = told.renewals;
  if (!told.turn) {
    told = { ...told, turn: true };
    for (const news of turnNews(seat, kept)) yield { news, told };
  }
  for (const { generation, news } of seatsNews(seat, kept, from)) {
    told = { ...told, renewals: generation };
    yield { news, told };
  }
  const proposal = kept.proposal?.generation ?? 0;
  if (proposal !== told.proposal) {
    told = { ...told, proposal };
    for (const news of proposalNews(seat, kept)) yield { news, told };
  }
  return { ...told, renewals: kept.seats.generation };
}
