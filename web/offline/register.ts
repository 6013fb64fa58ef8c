/** How long the page is let alone after it has come, in milliseconds, before it is kept for a time without a network. */
const AFTER = 3000;

/** Keeps the page in this browser, so that it comes up without a network; where a browser cannot, nothing is lost. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const register = (): void => void navigator.serviceWorker.register("./service-worker.js").catch(() => undefined);
  addEventListener("load", () => setTimeout(register, AFTER), { once: true });
}
