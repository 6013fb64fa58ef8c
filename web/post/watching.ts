import { effect } from "@preact/signals";
import { newsCome, onNews } from "./news.ts";

/** How often something is looked at while its page is in view, in seconds. */
const SECONDS = 12;
/** How much longer each pause is after a look that was not asked for, and how much seldomer it is looked where news come. */
const SLOWER = 1.5;
const SELDOM = 5;
/** Milliseconds in which news are looked at together. */
const TOGETHER = 100;

/**
 * Looks when there is news of a game (null: of any), when the page comes into view or the connection comes back, and
 * besides again and again while the page is in view: the more seldom the longer nothing was heard, and hardly ever where
 * news come by themselves. Answers how to end it.
 */
export function watch(look: () => void, game: string | null = null, seconds: number = SECONDS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = seconds;
  const lookIfSeen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        lookIfSeen();
        pause = Math.min(pause * SLOWER, seconds * SELDOM);
        soon();
      },
      (newsCome(game) ? Math.max(pause, seconds * SELDOM) : pause) * 1000,
    );
  };
  const atOnce = (): void => {
    pause = seconds;
    lookIfSeen();
    soon();
  };
  let told: ReturnType<typeof setTimeout> | undefined;
  const ended = onNews((of) => {
    if (game !== null && of !== null && of !== game) return;
    pause = seconds;
    clearTimeout(told);
    // several come together; and it is looked in a window that is not seen, too: its title says whose turn it is
    told = setTimeout(() => {
      look();
      soon();
    }, TOGETHER);
  }, game);
  // as soon as news come no more, it is looked again as before
  const paced = effect(soon);
  document.addEventListener("visibilitychange", atOnce);
  addEventListener("online", atOnce);
  return () => {
    paced();
    clearTimeout(timer);
    clearTimeout(told);
    ended();
    document.removeEventListener("visibilitychange", atOnce);
    removeEventListener("online", atOnce);
  };
}
