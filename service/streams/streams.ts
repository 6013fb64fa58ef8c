import { Fault } from "../schema/faults.ts";
import { currentBudget } from "../adjudication/budget.ts";
import { countWrongInvitation, type Visit } from "../limits/invitation-rate-limit.ts";
import { gameOfInvitation, seatOpenedBy, SPECTATOR } from "../games/invitations.ts";
import { roundedLength } from "../games/stored-moves.ts";
import type { KeptGame, Store, StoredMove } from "../storage/store.ts";
import type { Followed, News, OpenStream } from "../schema/streams.ts";
import { markOf, MOST_ADDRESS, PUBLIC, seal, type StreamSeat, unseal } from "./address.ts";
import { lostNews, newsSince, nothingToldYet, type ToldNews } from "./news.ts";
import { keyOf, type Place, type Told, writePlace } from "./place.ts";

/** For how long an address is good, in milliseconds. */
export const GOOD_FOR = 3_600_000;
/** The seconds after which it is worth to ask again where nothing is held open. */
export const ASK_AGAIN_AFTER = 20;
/** The most news of one answer. */
const MOST_NEWS = 100;
/** Moves that are read at once, where a seat has missed more than one. */
const PAGE = 10;
/** The characters of moves after which an answer is long enough: it takes no more work than there is for a request. */
const MOST_CHARACTERS = 1_000_000;

/** What streams are made of. */
export interface StreamDeps {
  readonly store: Pick<Store, "game" | "buried" | "moves" | "sealingKey">;
  /** The time of day in milliseconds. */
  readonly now: () => number;
}

/** News as they are told, and the place that they begin behind. */
export interface NewsFrom extends News {
  readonly from: string;
}

/** The seats of some invitations, and the public's place at some games. */
interface Opened {
  readonly seats: readonly StreamSeat[];
  readonly unknown: readonly number[];
  readonly unknownGames: readonly number[];
}

/** The news of many seats by one place: a stream, and whoever asks without one. */
export interface Streams {
  /** The address of a stream of these invitations and public games. Throws a Fault where none of them opens anything. */
  open(followed: Followed, visit: Visit | undefined): Promise<OpenStream>;
  /** The news behind a place (null: how things stand) at an address, of one game or of all. Throws a Fault. */
  at(address: string, since: Place | null, game?: string): Promise<NewsFrom>;
  /** The games of the seats at an address. Throws a Fault. */
  games(address: string): Promise<readonly string[]>;
  /** The same of these invitations and public games. Throws a Fault where none of them opens anything. */
  of(followed: Followed, since: Place | null, visit: Visit | undefined): Promise<NewsFrom>;
}

/** The seat of an invitation: "unknown" where it opens nothing, "away" where its game was put away. */
async function seatOf(store: StreamDeps["store"], secret: string): Promise<StreamSeat | "unknown" | "away"> {
  const game = gameOfInvitation(secret);
  if (game === null) return "unknown";
  const kept = await store.game(game);
  if (kept === null) {
    const buried = await store.buried(game);
    return buried !== null && seatOpenedBy(buried.seats, secret) !== null ? "away" : "unknown";
  }
  const seat = seatOpenedBy(kept.seats, secret);
  const hash = seat === null ? undefined : kept.seats.seats[seat]?.hash;
  return seat === null || hash === undefined ? "unknown" : { game, seat, mark: markOf(hash) };
}

/** Whether anybody may look on. */
const isPublic = (kept: KeptGame | null): kept is KeptGame => kept?.meta.visibility === "public";

/** The public's place at a game, which is told what a spectator is; null where there is none for the public. */
const publicSeat = async (store: StreamDeps["store"], game: string): Promise<StreamSeat | null> =>
  isPublic(await store.game(game)) ? { game, seat: SPECTATOR, mark: PUBLIC } : null;

async function opened(
  store: StreamDeps["store"],
  { invitations, games }: Followed,
  visit: Visit | undefined,
): Promise<Opened> {
  const outcomes = await Promise.all(invitations.map((secret) => seatOf(store, secret)));
  const watched = await Promise.all(games.map((game) => publicSeat(store, game)));
  const wrong = invitations.find((_, at) => outcomes[at] === "unknown");
  // who holds a spectator's invitation, too, is told once
  const told = [...watched, ...outcomes].flatMap((seat) => (seat === null || typeof seat === "string" ? [] : [seat]));
  const seats = new Map(told.map((seat) => [keyOf(seat), seat]));
  if (wrong !== undefined && outcomes.every((outcome) => outcome === "unknown")) countWrongInvitation(visit, wrong);
  else if (wrong !== undefined) visit?.wrong(wrong);
  if (seats.size === 0 && invitations.length === 0) {
    const message = "None of these games is there for the public: without an invitation only public games are told of.";
    throw new Fault("not-found", message, [{ code: "unknown-game", path: "/games", message }]);
  }
  if (seats.size === 0) {
    const message = "None of these invitations opens anything: they were replaced, or their games were put away.";
    throw new Fault("unauthorized", message, [{ code: "unknown-secret", path: "/invitations", message }]);
  }
  return {
    seats: [...seats.values()],
    unknown: outcomes.flatMap((outcome, at) => (typeof outcome === "string" ? [at] : [])),
    unknownGames: watched.flatMap((seat, at) => (seat === null ? [at] : [])),
  };
}

const noStream = (): Fault => {
  const message = "There is no such stream: its address was cut, or its time is over. POST /v1/streams opens another.";
  return new Fault("not-found", message, [{ code: "unknown-stream", path: "/of", message }]);
};

/** Whether a seat is still that of the invitation that a stream was opened with. */
const isOpenTo = (kept: KeptGame | null, { seat, mark }: StreamSeat): kept is KeptGame =>
  mark === PUBLIC
    ? isPublic(kept)
    : kept !== null && Object.hasOwn(kept.seats.seats, seat) && kept.seats.seats[seat]?.hash.startsWith(mark) === true;

/** How much of an answer there is already. */
interface Answer {
  readonly place: Map<string, Told>;
  readonly news: News["news"];
  characters: number;
}

const isFull = ({ news, characters }: Answer): boolean => news.length >= MOST_NEWS || characters >= MOST_CHARACTERS;

/** Tells news of a seat. Whether all were told. */
function tell(answer: Answer, key: string, all: Iterator<ToldNews, Told, void>): boolean {
  for (;;) {
    if (answer.news.length >= MOST_NEWS) return false;
    const { done, value } = all.next();
    if (done === true) {
      answer.place.set(key, value);
      return true;
    }
    answer.place.set(key, value.told);
    answer.news.push({ id: writePlace(answer.place), ...value.news });
  }
}

/** The moves behind a version, as many as are read at once, and whether they reach to the latest. */
async function movesBehind(
  store: StreamDeps["store"],
  { meta, latest }: KeptGame,
  version: number,
): Promise<{ readonly moves: readonly StoredMove[]; readonly isAll: boolean }> {
  const missed = latest.version - version;
  if (missed <= 1) return { moves: missed === 1 ? [latest] : [], isAll: true };
  const moves = (await store.moves(meta.id, version, Math.min(PAGE, missed))).filter(
    (move) => move.version <= latest.version,
  );
  return { moves, isAll: moves.at(-1)?.version === latest.version };
}

/** Tells what is new to a seat, page by page. Whether all was told. */
async function tellSeat(
  store: StreamDeps["store"],
  seat: StreamSeat,
  kept: KeptGame | null,
  answer: Answer,
): Promise<boolean> {
  const key = keyOf(seat);
  if (!isOpenTo(kept, seat)) {
    const [lost] = lostNews(seat, answer.place.get(key));
    if (lost === undefined) return true;
    answer.place.set(key, lost.told);
    answer.news.push({ id: writePlace(answer.place), ...lost.news });
    return true;
  }
  for (;;) {
    const told = answer.place.get(key);
    if (told === undefined || told === "lost") return true;
    if (isFull(answer)) return false;
    const behind = await movesBehind(store, kept, told.version);
    const read = behind.isAll && told.turn && behind.moves.length === 0 ? [] : [...behind.moves, kept.latest];
    const characters = read.reduce((sum, move) => sum + roundedLength(move), 0);
    answer.characters += characters;
    currentBudget().charge("text", characters);
    if (!tell(answer, key, newsSince(seat, kept, told, behind))) return false;
    if (behind.isAll) return true;
  }
}

/** Of which seats news are told, and behind which place; of the others it is kept how far they were told. */
interface Question {
  readonly seats: readonly StreamSeat[];
  readonly others?: readonly StreamSeat[];
  readonly since: Place | null;
}

async function newsOf(store: StreamDeps["store"], { seats, others = [], since }: Question): Promise<NewsFrom> {
  const ids = [...new Set(seats.map(({ game }) => game))];
  const games = new Map(await Promise.all(ids.map(async (game) => [game, await store.game(game)] as const)));
  const keptOf = ({ game }: StreamSeat): KeptGame | null => games.get(game) ?? null;
  const answer: Answer = { place: new Map(), news: [], characters: 0 };
  // what belongs to no seat of these is not taken over; whoever comes anew begins with how things stand
  for (const seat of [...others, ...seats]) {
    const told = since?.get(keyOf(seat));
    const kept = keptOf(seat);
    if (isOpenTo(kept, seat) && (told === undefined || told === "lost"))
      answer.place.set(keyOf(seat), nothingToldYet(kept));
    else if (told !== undefined) answer.place.set(keyOf(seat), told);
  }
  const from = writePlace(answer.place);
  let more = false;
  for (const seat of seats) {
    more = isFull(answer) || !(await tellSeat(store, seat, keptOf(seat), answer));
    if (more) break;
  }
  return { from, news: answer.news, since: writePlace(answer.place), more, again: more ? 0 : ASK_AGAIN_AFTER };
}

/** Streams over a store. */
export function createStreams({ store, now }: StreamDeps): Streams {
  let key: Promise<string> | null = null;
  const keyNow = (): Promise<string> =>
    (key ??= store.sealingKey().catch((error: unknown) => {
      key = null;
      throw error;
    }));
  async function seatsAt(address: string): Promise<readonly StreamSeat[]> {
    const stream = unseal(await keyNow(), address);
    if (stream === null || stream.until <= now()) throw noStream();
    return stream.seats;
  }
  return {
    async open(followed, visit) {
      const { seats, unknown, unknownGames } = await opened(store, followed, visit);
      const until = now() + GOOD_FOR;
      const address = seal(await keyNow(), { seats, until });
      if (address.length > MOST_ADDRESS) {
        const message = "The address of these would be too long: open two streams, each of half of them.";
        throw new Fault("too-large", message, [{ code: "too-long", path: "/invitations", message }]);
      }
      return {
        url: `/v1/streams?of=${address}`,
        expiresAt: new Date(until).toISOString(),
        seats: seats.map(({ game, seat }) => ({ game, seat })),
        unknown: [...unknown],
        unknownGames: [...unknownGames],
      };
    },
    async at(address, since, game) {
      const all = await seatsAt(address);
      const isAsked = (seat: StreamSeat): boolean => game === undefined || seat.game === game;
      const [seats, others] = [all.filter(isAsked), all.filter((seat) => !isAsked(seat))];
      return newsOf(store, { seats, others, since });
    },
    games: async (address) => [...new Set((await seatsAt(address)).map(({ game }) => game))],
    of: async (followed, since, visit) => newsOf(store, { seats: (await opened(store, followed, visit)).seats, since }),
  };
}
