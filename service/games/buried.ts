import { Fault } from "../schema/faults.ts";
import type { Tombstone } from "../storage/store.ts";

const DAY = 24 * 3_600_000;
/** For how many days a game that was put away can be taken back. */
const DAYS_BURIED = 30;
/** The same in milliseconds of a clock that runs. */
export const LONG_BURIED = DAYS_BURIED * DAY;

/** A game whose time is over, for those who may know of it. */
export function putAway({ at, isTakenDown = false }: Tombstone): Fault {
  const until = new Date(Date.parse(at) + LONG_BURIED).toISOString().slice(0, 10);
  const day = at.slice(0, 10);
  const why = isTakenDown
    ? `Whoever runs the server took this game down on ${day}.`
    : `The time of this game was over, and on ${day} it was put away.`;
  const message = `${why} Until ${until} whoever runs the server can take it back; then it is removed for good.`;
  return new Fault("gone", message, [{ code: "put-away", path: "/id", message }]);
}
