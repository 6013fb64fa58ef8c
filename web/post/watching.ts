/** How often something is looked at while its page is in view. */
const SECONDS = 12;

/**
 * Looks again and again while the page is in view, and at once when it comes into view or the connection comes back.
 * Answers how to end it.
 */
export function watch(look: () => void, seconds: number = SECONDS): () => void {
  const lookIfSeen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  const timer = setInterval(lookIfSeen, seconds * 1000);
  document.addEventListener("visibilitychange", lookIfSeen);
  addEventListener("online", lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfSeen);
    removeEventListener("online", lookIfSeen);
  };
}
