/** After so many seconds something that got no answer is asked again, and at the most, as the pauses grow. */
const SECONDS = 8;
const SELDOM = 60;

/**
 * Asks again what the server did not answer: as soon as the connection is back or the page comes into view, and besides
 * by itself, the more seldom the longer it lasts. Answers how to end it.
 */
export function whenBack(ask: () => void): () => void {
  let pause = SECONDS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askIfSeen = (): void => {
    if (document.visibilityState === "visible") ask();
  };
  const soon = (): void => {
    timer = setTimeout(() => {
      pause = Math.min(2 * pause, SELDOM);
      soon();
      askIfSeen();
    }, pause * 1000);
  };
  soon();
  addEventListener("online", askIfSeen);
  document.addEventListener("visibilitychange", askIfSeen);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", askIfSeen);
    document.removeEventListener("visibilitychange", askIfSeen);
  };
}
