import { Fault } from "../schema/faults.ts";

/** The most bytes of bodies that have come in part, all together. */
const MOST_HELD = 32 * 1024 * 1024;

/** The place of one body among those that have come in part. */
export interface Place {
  /** Is told how many bytes of it are held by now. */
  holds(bytes: number): void;
  /** Rejects with a Fault when the room is needed for others. */
  readonly givenUp: Promise<never>;
  /** It is there, or will not come. */
  end(): void;
}

const givenUp = (): Fault =>
  new Fault("too-slow", "The rest of the body was too long in coming, and others need the room: send it again.");

/**
 * The bodies that have come in part, with a limit to what they hold together: beyond it the one that was begun longest
 * ago is given up, so that who sends nothing more shuts nobody out.
 */
export function createHalfSent(most: number): { begin(): Place; readonly held: number } {
  const places = new Map<symbol, { bytes: number; readonly giveUp: () => void }>();
  let held = 0;
  return {
    get held() {
      return held;
    },
    begin() {
      const id = Symbol("body");
      const { promise, reject } = Promise.withResolvers<never>();
      // who has the whole body no longer waits for this
      promise.catch(() => undefined);
      const end = (): void => {
        held -= places.get(id)?.bytes ?? 0;
        places.delete(id);
      };
      const giveUp = (): void => {
        end();
        reject(givenUp());
      };
      places.set(id, { bytes: 0, giveUp });
      return {
        holds(bytes) {
          const place = places.get(id);
          if (place === undefined) return;
          held += bytes - place.bytes;
          place.bytes = bytes;
          for (const oldest of places.values()) {
            if (held <= most) return;
            if (oldest.bytes > 0) oldest.giveUp();
          }
        },
        givenUp: promise,
        end,
      };
    },
  };
}

/** Those of this process. */
export const halfSent = createHalfSent(MOST_HELD);
