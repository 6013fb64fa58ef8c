/** How long a stream waits, in milliseconds. */
export interface Patience {
  /** Until it sends something although nothing has happened. */
  readonly heartbeat: number;
  /** Until it looks although nothing was told it: another process may have written. */
  readonly look: number;
  /** Until a reader that takes nothing is let go. */
  readonly stalled: number;
}

/** What a stream is made of. */
export interface LiveBodyOptions {
  readonly patience: Patience;
  readonly heartbeat: string;
  /** Asks what is new behind a place: of one game, or (null) of all. */
  readonly ask: (place: string, game: string | null) => Promise<Response>;
  /** Called once, when it has ended. */
  readonly ended: () => void;
}

/** A stream, and what is done with it. */
export interface LiveBody {
  /** Says that a game has changed. */
  wake(game: string): void;
  /** Begins with what is told first, and the place behind that; to be called once. */
  begin(text: string, place: string, first: { readonly more: boolean }): ReadableStream<Uint8Array>;
  end(): void;
}

/** The longest pause that a stream makes where it is told to wait, in milliseconds. */
const LONGEST_PAUSE = 60_000;

/** The place behind an answer, which is its ETag; null where it has none. */
export const placeBehind = (answer: Response): string | null =>
  /"([\w-]+)"/.exec(answer.headers.get("etag") ?? "")?.[1] ?? null;

/** What of an answer is news: what it says of coming again was said at the beginning. */
const newsIn = (text: string): string => (text.startsWith("retry:") ? text.slice(text.indexOf("\n\n") + 2) : text);

/** Milliseconds that an answer says to wait. */
const pauseOf = (answer: Response): number =>
  Math.min(LONGEST_PAUSE, 1000 * Math.max(1, Number(answer.headers.get("retry-after") ?? "5") || 5));

/** What wakes a stream that waits, and what it waits with. */
function alarm(): { ring(): void; wait(milliseconds: number): Promise<void> } {
  let wake = (): void => undefined;
  return {
    ring: () => wake(),
    wait: (milliseconds) =>
      new Promise((done) => {
        const timer = setTimeout(done, milliseconds);
        // a stream that waits is not a reason for a process to stay
        timer.unref();
        wake = () => {
          clearTimeout(timer);
          done();
        };
      }),
  };
}

/** What a stream looks out by. */
interface LookoutOptions extends Pick<LiveBodyOptions, "patience" | "heartbeat" | "ask"> {
  readonly bell: ReturnType<typeof alarm>;
  /** Ends with the stream. */
  readonly signal: AbortSignal;
  /** Ends the stream: there is nothing to be asked any more. */
  finish(): void;
}

/** Looks out for what is new: keeps a place, and which games have changed. */
function lookout({ patience, heartbeat, ask, bell, signal, finish }: LookoutOptions) {
  const changed = new Set<string>();
  let place = "";
  let isLookDue = false;
  let lastLook = performance.now();

  /** Waits so long whatever changes meanwhile. */
  const pause = async (milliseconds: number): Promise<void> => {
    for (const until = performance.now() + milliseconds; !signal.aborted && performance.now() < until;)
      await bell.wait(until - performance.now());
  };

  /** What has happened; null where there is nothing to be sent. */
  async function look(): Promise<string | null> {
    const asked = [...changed];
    const only = isLookDue || asked.length > 1 ? null : (asked[0] ?? null);
    changed.clear();
    isLookDue = false;
    lastLook = performance.now();
    const answer = await ask(place, only);
    if (answer.status === 304) return null;
    if (answer.status === 200) {
      place = placeBehind(answer) ?? place;
      isLookDue ||= answer.headers.get("retry-after") === "0";
      return newsIn(await answer.text()) || null;
    }
    await answer.body?.cancel();
    if (answer.status !== 429 && answer.status !== 503) finish();
    else {
      isLookDue = true;
      await pause(pauseOf(answer));
    }
    return null;
  }

  return {
    changed,
    begin(at: string, { more }: { readonly more: boolean }): void {
      place = at;
      isLookDue ||= more;
    },
    /** What is to be sent next: news, or a heartbeat; null where it is to be looked again. */
    async next(): Promise<string | null> {
      if (performance.now() - lastLook > patience.look) isLookDue = true;
      if (isLookDue || changed.size > 0) return look();
      await bell.wait(patience.heartbeat);
      return changed.size > 0 ? null : heartbeat;
    },
  };
}

/**
 * A stream that asks what is new when one of its games has changed, and only when its reader has taken what came before:
 * it keeps a place, and no news.
 */
export function liveBody({ ended, ...options }: LiveBodyOptions): LiveBody {
  const { patience, heartbeat } = options;
  const bell = alarm();
  const bytes = new TextEncoder();
  const ending = new AbortController();
  const { signal } = ending;
  /** Whether nobody reads any more, so that there is nothing to close. */
  let isLeft = false;
  let letGo: NodeJS.Timeout | undefined;

  const finish = (): void => {
    if (signal.aborted) return;
    ending.abort();
    clearTimeout(letGo);
    bell.ring();
    ended();
  };
  const news = lookout({ ...options, bell, signal, finish });
  /** Sends something, and lets a reader go that does not take it. */
  const send = (control: ReadableStreamDefaultController<Uint8Array>, text: string): void => {
    control.enqueue(bytes.encode(text));
    letGo = setTimeout(() => {
      isLeft = true;
      finish();
      control.error(new Error("The reader has taken nothing for too long."));
    }, patience.stalled);
    letGo.unref();
  };

  return {
    wake(game) {
      news.changed.add(game);
      bell.ring();
    },
    begin(text, at, first) {
      news.begin(at, first);
      return new ReadableStream<Uint8Array>({
        start(control) {
          // a reader learns by the first bytes that the stream is open
          send(control, text === "" ? heartbeat : text);
        },
        async pull(control) {
          clearTimeout(letGo);
          while (!signal.aborted) {
            const piece = await news.next();
            if (signal.aborted || piece === null) continue;
            send(control, piece);
            return;
          }
          if (!isLeft) control.close();
        },
        cancel() {
          isLeft = true;
          finish();
        },
      });
    },
    end: finish,
  };
}
