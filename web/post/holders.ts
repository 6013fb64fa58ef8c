import { signal } from "@preact/signals";
import type { Form, GameAnswer } from "../api/answers.ts";
import { keepAt, keptTexts } from "../page/kept.ts";

/** What seats of one side have in common: "player" of "player-2". */
const sideOf = (seat: string): string => seat.replace(/-\d+$/, "");

type Seated = Pick<GameAnswer, "you" | "seats" | "claims">;

/** Whether a seat is that of another player of the side of whoever looks, who may act for it. */
export const isPartner = ({ you, seats, claims }: Seated, seat: string): boolean =>
  claims !== null &&
  you !== null &&
  seats.includes(you) &&
  seats.includes(seat) &&
  seat !== you &&
  sideOf(seat) === sideOf(you);

/** The seat that has claimed a piece; null where none has. */
export const claimantOf = ({ claims }: Pick<GameAnswer, "claims">, piece: string): string | null =>
  claims?.find((claim) => claim.piece === piece)?.seat ?? null;

/** The seat that plays a piece, as the server tells it; null where any player may; of any other piece the one that the rules name. */
export function holderOf({ holders }: Pick<GameAnswer, "holders">, piece: string, owner: string | null): string | null {
  const held = holders.find((one) => one.piece === piece);
  return held === undefined ? owner : held.seat;
}

/** A piece that a player of one's own side plays. */
export interface Shared {
  readonly piece: string;
  /** The seat that plays it. */
  readonly seat: string;
  /** Whether that seat has claimed it, and did not only get it by the rules. */
  readonly isClaimed: boolean;
}

/** The pieces that the players of one's own side share out; none where there is nobody to share them with. */
export function sharedPieces(state: Seated & Pick<GameAnswer, "dealt" | "holders">): readonly Shared[] {
  const { you, seats, dealt } = state;
  if (you === null || !seats.some((seat) => isPartner(state, seat))) return [];
  return dealt.flatMap(({ piece, seat: owner }) =>
    owner === you || isPartner(state, owner)
      ? [{ piece, seat: holderOf(state, piece, owner) ?? owner, isClaimed: claimantOf(state, piece) !== null }]
      : [],
  );
}

/** The seat that a move has to say it is made for; null where it is made for one's own. */
export function standsFor(state: GameAnswer, doer: Pick<Form, "piece" | "seat"> | undefined): string | null {
  const holder = doer === undefined ? null : holderOf(state, doer.piece, doer.seat);
  if (holder !== null) return isPartner(state, holder) ? holder : null;
  const [only, ...others] = state.waitsFor?.seats ?? [];
  return doer === undefined && only !== undefined && others.length === 0 && isPartner(state, only) ? only : null;
}

const agreed = signal<Readonly<Record<string, readonly string[]>>>({});
const keyOf = (game: string): string => `umpire-acts-for ${game}`;

/** The pieces of others that whoever looks has said yes to act with, by the seat that plays each. */
const yesIn = (game: string): readonly string[] => agreed.value[game] ?? keptTexts(keyOf(game));

/** Whether whoever looks has said before that he acts for a seat with a piece: he is asked once for each. */
export const actsFor = (game: string, seat: string, piece: string): boolean => yesIn(game).includes(`${seat} ${piece}`);

export function actFor(game: string, seat: string, piece: string): void {
  const pieces = [...new Set([...yesIn(game), `${seat} ${piece}`])];
  agreed.value = { ...agreed.value, [game]: pieces };
  keepAt(keyOf(game), pieces);
}
