import type { OpenPosition } from "../../rules/kernel/index.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";

const PLACE = "/";
const CODE = "not-asked-for";

/** More was sent than was asked for. Whoever is answered is told what the game waits for instead: `tellingWhatIsAwaited`. */
export class NotAskedFor extends Fault {
  readonly situation: OpenPosition;
  readonly seat: string | null;

  constructor(leftOver: string, situation: OpenPosition, seat: string | null) {
    const message = `Not everything that was sent was asked for; left over: ${leftOver}.`;
    super("unreadable", message, [{ code: CODE, path: PLACE, message }]);
    this.situation = situation;
    this.seat = seat;
  }
}

/** What a game waits for, in words. They are fetched when something is refused: a start does without them. */
export async function whatIsAwaitedIn(situation: OpenPosition, seat: string | null): Promise<string> {
  const { whatIsAwaited } = await import("./awaited.ts");
  return whatIsAwaited(situation, seat);
}

/** Does something by which more may be sent than is asked for, and then tells what the game waits for. Throws Faults. */
export async function tellingWhatIsAwaited<T>(done: () => Promise<T>): Promise<T> {
  try {
    return await done();
  } catch (error) {
    if (!(error instanceof NotAskedFor)) throw error;
    const { message, situation, seat } = error;
    throw unreadableAt(PLACE, `${message} ${await whatIsAwaitedIn(situation, seat)}`, CODE);
  }
}
