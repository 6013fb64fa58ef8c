import type { Notice } from "../notices/index.ts";
import type { GameMeta, ToldSoFar } from "../storage/store.ts";
import { POLICY } from "./advance.ts";
import { noteDeadline } from "./deadlines.ts";
import { calledFirst, calledIn } from "./called.ts";
import type { Entry } from "./entry.ts";
import {
  addressesOf,
  type Addressed,
  noticeOf,
  type Receiver,
  receiversAt,
  receiversOf,
  type Send,
  receiversByAddress,
  turnText,
} from "./game-notices.ts";
import { announcementOf, askedBy, deadlineOf, endOf, isTold, waitsSince } from "./game-state.ts";
import { type GameServices, timeAt } from "./games.ts";
import type { Renewal } from "../storage/seats.ts";
import type { Seats } from "../storage/seats.ts";
import { besidePosition } from "./beside-position.ts";
import { bodyOf, type MoveBody } from "./move.ts";
import { wishNotices } from "./wish-notices.ts";

/** What was said with a move, and by whom. */
const saidWith = (meta: GameMeta, { by, words }: MoveBody): Notice["said"] =>
  by === null || words === undefined ? undefined : { by: calledFirst(meta, by), words };

/** A game as its own clockwork sees it: with nobody asking. */
export async function entryOf({ store }: GameServices, id: string): Promise<Entry | null> {
  const kept = await store.game(id);
  return kept && { ...kept, seat: null, role: "public" };
}

/**
 * The most moves that are looked through for who has acted since the turn was told; after more than these everyone who
 * is asked is told.
 */
const MOST_UNTOLD = 50;

/** The seats that have been asked without a break since the move told of last, and have not acted: they know. */
async function asLongAsked(
  { store }: GameServices,
  { meta, seats, latest }: Entry,
  told: number,
): Promise<readonly string[]> {
  if (told < 0 || latest.version - told > MOST_UNTOLD) return [];
  const moves = await store.moves(meta.id, told - 1, latest.version - told + 1);
  const [first, ...since] = moves.map((move) => besidePosition(move).happened);
  return since.reduce<readonly string[]>(
    (asked, { by, decision }) => {
      const now = askedBy(decision, seats);
      return by === POLICY ? [] : asked.filter((seat) => seat !== by && now.includes(seat));
    },
    askedBy(first?.decision ?? null, seats),
  );
}

/** The notices for a latest move: at the end for every seat, else for those that are asked anew. */
async function noticesOf(desk: GameServices, entry: Entry, body: MoveBody, told: number): Promise<readonly Notice[]> {
  const { meta, seats, latest } = entry;
  const { version } = latest;
  if (endOf(body) !== null) {
    const text = body.result?.text ?? "The game was closed.";
    return receiversOf(seats, Object.keys(seats.seats)).map((receiver) =>
      noticeOf("over", meta, { ...receiver, version, text, since: body.at, said: saidWith(meta, body) }),
    );
  }
  const knows = await asLongAsked(desk, entry, told);
  const asked = askedBy(body.decision, seats).filter((seat) => !knows.includes(seat) && seat !== body.by);
  return receiversOf(seats, asked).map((receiver) =>
    noticeOf("turn", meta, {
      ...receiver,
      version,
      text: turnText(body),
      since: waitsSince(latest),
      deadline: deadlineOf(meta, latest),
      said: saidWith(meta, body),
    }),
  );
}

/** What is told of the renewal of an invitation. */
export function renewalText(meta: Pick<GameMeta, "names">, { seat, by }: Pick<Renewal, "seat" | "by">): string {
  const whose = `${calledFirst(meta, by)} has replaced the invitation of ${by === seat ? "this seat" : calledIn(meta, seat)}`;
  return `${whose}: the one before opens nothing any more, and its notices have ended.`;
}

/** Whom a renewal is told: the seat where its notices went before, and the others but who did it. */
function renewalReceivers(seats: Seats, { seat, by }: Renewal): readonly Receiver[] {
  const kept = seats.seats[seat];
  const owner = kept === undefined ? [] : receiversAt(seat, kept.former, kept.formerBrowsers);
  const others = addressesOf(
    seats,
    Object.keys(seats.seats).filter((name) => name !== by),
  );
  const isSame =
    ({ receiver: one }: Addressed) =>
    ({ receiver: other }: Addressed) =>
      one.seat === other.seat && one.to === other.to;
  return receiversByAddress([...owner, ...others.filter((receiver) => !owner.some(isSame(receiver)))]);
}

/** The notices of renewals: for the seat, where its notices went before, and for the others but who did it. */
const renewalNotices = ({ meta, seats, latest }: Entry, renewals: Seats["renewals"]): readonly Notice[] =>
  renewals.flatMap((renewal) => {
    return renewalReceivers(seats, renewal).map((receiver) =>
      noticeOf("renewed", meta, {
        ...receiver,
        replaced: renewal.seat,
        version: latest.version,
        text: renewalText(meta, renewal),
        since: renewal.at,
        mark: `/${renewal.generation}`,
      }),
    );
  });

/**
 * Tells the turn, the renewals of invitations and what somebody wishes: notes when its deadline and the end of its
 * keeping are looked at, and sends the notices for the seats that are asked since the latest move. It may be called at any time and any number of
 * times: what was told is not told again, and what a crash or a full queue left untold is told at the next call.
 */
export async function settleTurn(desk: GameServices, id: string, send: Send): Promise<void> {
  const { store } = desk;
  const entry = await entryOf(desk, id);
  if (entry === null) return;
  const { meta, seats, latest } = entry;
  const hasTurns = isTold(entry, bodyOf(latest));
  if (!hasTurns && seats.renewals.length === 0) return;
  const told = await store.told(id);
  const isNew = hasTurns && told.version < latest.version;
  const renewals = seats.renewals.filter(({ generation }) => generation > told.renewals);
  const wish = wishNotices(entry, told, timeAt(desk));
  // a seat may have got a webhook by which its reminders are read now
  if (!isNew && renewals.length === 0 && wish === null && meta.deadline === null) return;
  const due = await noteDeadline(desk, entry, told, isNew);
  for (const notice of renewalNotices(entry, renewals)) await send(notice);
  if (isNew) await tellTurn(desk, entry, told, send);
  for (const notice of wish?.notices ?? []) await send(notice);
  if (!isNew && renewals.length === 0 && wish === null && due === told.due) return;
  const wishes = wish?.wishes ?? told.wishes;
  await store.tell(id, {
    version: isNew ? latest.version : told.version,
    renewals: renewals.at(-1)?.generation ?? told.renewals,
    ...(due !== undefined && { due }),
    ...(wishes !== undefined && { wishes }),
  });
}

/** Tells the turn of the latest move, and notes when an ended game is to be announced. */
async function tellTurn(desk: GameServices, entry: Entry, { version: told }: ToldSoFar, send: Send): Promise<void> {
  const { meta, latest } = entry;
  const body = bodyOf(latest);
  if (endOf(body) !== null)
    await desk.store.remember({
      at: announcementOf(meta, latest),
      kind: "expiry",
      game: meta.id,
      version: latest.version,
      network: meta.network,
    });
  for (const notice of await noticesOf(desk, entry, body, told)) await send(notice);
}
