import type { Move } from "./move.ts";
import { get, getIfNew, getText, post } from "./request.ts";
import type {
  ActAnswer,
  CreatedGame,
  GameAnswer,
  Invitation,
  MovesAnswer,
  MyGamesAnswer,
  NoticesAnswer,
  OpenStreamAnswer,
  TakeOverAnswer,
  UndoAnswer,
} from "./answers.ts";

/** A kept game as somebody comes to it: with the secret of a seat, or with none, to look on. */
export interface Access {
  readonly id: string;
  readonly invitation?: string | undefined;
}

const path = ({ id }: Access, rest = ""): string => `/v1/games/${encodeURIComponent(id)}${rest}`;
const put = <T>(access: Access, rest: string, body: Readonly<Record<string, unknown>>): Promise<T> =>
  post<T>(path(access, rest), body, access.invitation);

/** What is agreed on when a game is created. */
export interface Agreement {
  readonly title: string;
  readonly dice: "sealed" | "table";
  readonly visibility: "public" | "private";
  readonly names?: readonly { readonly seat: string; readonly name: string }[];
  readonly deadline?: { readonly hours: number; readonly consequence: "remind" | "policy" };
}

export const createGame = (where: Readonly<Record<string, unknown>>, agreement: Agreement): Promise<CreatedGame> =>
  post("/v1/games", { ...where, ...agreement });
export const game = (access: Access): Promise<GameAnswer> => get(path(access), access.invitation);
/** The game with its ETag; null while it is still the one that is known by a tag. */
export const gameIfNew = (
  access: Access,
  known: string | undefined,
): Promise<{ readonly answer: GameAnswer; readonly tag: string | undefined } | null> =>
  getIfNew<GameAnswer>(path(access), access.invitation, known);
export const moves = (access: Access, after: number, limit: number): Promise<MovesAnswer> =>
  get(path(access, `/moves?after=${after}&limit=${limit}`), access.invitation);
export const act = (access: Access, expectedVersion: number, idempotencyKey: string, move: Move): Promise<ActAnswer> =>
  put(access, "/moves", { expectedVersion, idempotencyKey, ...move });
export const undo = (access: Access, expectedVersion: number, to: number): Promise<UndoAnswer> =>
  put(access, "/undo", { expectedVersion, to });
export const endProposal = (access: Access, expectedVersion: number): Promise<GameAnswer> =>
  put(access, "/end-proposal", { expectedVersion });
/** Takes pieces of one's side as one's own to play, or gives them up. */
export const claim = (
  access: Access,
  wish: { readonly take?: readonly string[]; readonly giveUp?: readonly string[] },
): Promise<GameAnswer> => put(access, "/claims", wish);
export const branch = (access: Access, version: number, title: string): Promise<CreatedGame> =>
  put(access, "/branch", { version, ...(title !== "" && { title }) });
export const renewInvitation = (access: Access, seat: string): Promise<Invitation> =>
  put(access, "/renew-invitation", { seat });
export const closeGame = (access: Access, expectedVersion: number): Promise<GameAnswer> =>
  put(access, "/close", { expectedVersion });
export const takeOverRules = (
  access: Access,
  wish: { readonly expectedVersion: number; readonly dryRun: boolean },
): Promise<TakeOverAnswer> => put(access, "/take-over-rules", wish);
/** What is to become of the notices of a seat; what is left out stays. */
interface NoticesWish {
  readonly url?: string | null;
  readonly browser?: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string } | null;
  };
}

export const sendNotices = (access: Access, wish: NoticesWish): Promise<NoticesAnswer> =>
  put(access, "/notices", { ...wish });
/** The key by which a browser asks its push service for messages of the server. */
export const pushKey = (): Promise<{ readonly key: string }> => get("/v1/push-key");
export const record = (access: Access): Promise<string> => getText(path(access, "/record"), access.invitation);
export const importRecord = (text: string, version: number | undefined): Promise<CreatedGame> =>
  post("/v1/records/import", { record: text, ...(version !== undefined && { version }) });

/** The most invitations that are asked about at once. */
export const MOST_ASKED = 50;
export const myGames = (invitations: readonly string[]): Promise<MyGamesAnswer> =>
  post("/v1/my-games", { invitations });

/** An address at which what is new for these invitations, and in these public games, is told. */
export const openStream = (invitations: readonly string[], games: readonly string[]): Promise<OpenStreamAnswer> =>
  post("/v1/streams", { invitations, games });
