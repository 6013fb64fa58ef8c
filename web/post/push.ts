import { signal } from "@preact/signals";
import { pushKey, sendNotices } from "../api/games.ts";
import { secretOf } from "./invitations.ts";
import type { StoredGame } from "./stored-game.ts";
import { keepAt, keptAt } from "../page/kept.ts";

// Whether this browser tells of turns by push messages: asked for once, for every game that is played in it; each game
// can be left out.

/** What was answered to the question, and the games (or their seats, as "game seat") that are left out. */
interface Kept {
  /** Null until it was answered. */
  readonly wanted: boolean | null;
  readonly muted: readonly string[];
  /** The seats, as "game seat", that the server tells this browser of, by which address. */
  readonly told: Readonly<Record<string, string>>;
}

const key = "umpire-push";

/** How many games are kept here at most, the latest. */
const MOST = 200;

const nothing: Kept = { wanted: null, muted: [], told: {} };

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

const isTold = (value: unknown): value is Kept["told"] =>
  typeof value === "object" && value !== null && isTexts(Object.values(value));

function read(): Kept {
  const parsed = keptAt(key);
  if (typeof parsed !== "object" || parsed === null) return nothing;
  return {
    wanted: "wanted" in parsed && typeof parsed.wanted === "boolean" ? parsed.wanted : null,
    muted: "muted" in parsed && isTexts(parsed.muted) ? parsed.muted : [],
    told: "told" in parsed && isTold(parsed.told) ? parsed.told : {},
  };
}

const kept = signal(read());

addEventListener("storage", (event) => {
  if (event.key === key) kept.value = read();
});

function keep(change: Partial<Kept>): void {
  const next = { ...kept.peek(), ...change };
  kept.value = {
    ...next,
    muted: next.muted.slice(-MOST),
    told: Object.fromEntries(Object.entries(next.told).slice(-MOST)),
  };
  // a browser that keeps nothing is asked again
  keepAt(key, kept.peek());
}

/** Whether this browser can be told anything at all while the page is closed. */
export const canBePushed = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const seatOf = ({ id, seat }: Pick<StoredGame, "id" | "seat">): string => `${id} ${seat ?? ""}`;

/** How it stands with the notices of a game in this browser. */
export type PushState = "not asked" | "refused" | "muted" | "told" | "not told";

/** How it stands with the notices of a seat in this browser; null where it cannot be told anything. */
export function pushState(game: Pick<StoredGame, "id" | "seat">): PushState | null {
  const { wanted, muted, told } = kept.value;
  if (!canBePushed()) return null;
  if (Notification.permission === "denied" || wanted === false) return "refused";
  if (muted.includes(game.id) || muted.includes(seatOf(game))) return "muted";
  if (wanted === null) return "not asked";
  return told[seatOf(game)] === undefined ? "not told" : "told";
}

/** A subscription as the server takes it. */
function wishOf({ endpoint, keys: { p256dh, auth } = {} }: PushSubscriptionJSON) {
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error("The browser's push service gave no address.");
  return { endpoint, keys: { p256dh, auth } };
}

async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const there = await pushManager.getSubscription();
  if (there !== null) return there;
  const { key: applicationServerKey } = await pushKey();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Has the server tell this browser of a seat; answers whether the person lets it. */
export async function beTold(game: Pick<StoredGame, "id" | "seat" | "access">): Promise<boolean> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") {
    // put off is not answered
    if (permission === "denied") keep({ wanted: false });
    return false;
  }
  const wish = wishOf((await subscription()).toJSON());
  await sendNotices(game.access, { browser: wish });
  const { muted: before, told } = kept.peek();
  keep({
    wanted: true,
    muted: before.filter((one) => one !== game.id && one !== seatOf(game)),
    told: { ...told, [seatOf(game)]: wish.endpoint },
  });
  return true;
}

/** Has the server tell this browser nothing more of seats of a game, and leaves out what is muted from now on. */
async function leaveOut(id: string, what: string, isMeant: (seat: string) => boolean): Promise<void> {
  const { muted: before, told } = kept.peek();
  const meant = Object.entries(told).filter(([name]) => isMeant(name));
  for (const [name, endpoint] of meant)
    await sendNotices(
      { id, invitation: secretOf(id, name.slice(id.length + 1)) },
      { browser: { endpoint, keys: null } },
    );
  keep({
    muted: [...before.filter((other) => other !== what), what],
    told: Object.fromEntries(Object.entries(told).filter(([name]) => !isMeant(name))),
  });
}

/** Has the server tell this browser nothing of a game any more, at whichever seats, and leaves it out from now on. */
export const mute = ({ id }: Pick<StoredGame, "id">): Promise<void> =>
  leaveOut(id, id, (name) => name.startsWith(`${id} `));

/** The same of one seat; the others of the game are told as before. */
export const muteSeat = (game: Pick<StoredGame, "id" | "seat">): Promise<void> =>
  leaveOut(game.id, seatOf(game), (name) => name === seatOf(game));

/** Does not want to be told, or asked, in any game. */
export const declinePush = (): void => keep({ wanted: false });

/**
 * Sees to it that the server knows the address of this browser where it is to be told of a seat: addresses change, and
 * a game may be new.
 */
export async function stayTold(game: Pick<StoredGame, "id" | "seat" | "access">): Promise<void> {
  if (!["told", "not told"].includes(pushState(game) ?? "") || Notification.permission !== "granted") return;
  const { endpoint } = await subscription();
  if (kept.peek().told[seatOf(game)] !== endpoint) await beTold(game);
}
