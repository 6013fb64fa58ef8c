/**
 * Whether notices may be sent to the machine itself, by UMPIRE_WEBHOOKS. Throws where it says something else, and where
 * others than this machine reach the server: for they could have it ask what answers this machine alone.
 */
export function loopbackFrom(setting: string | undefined, { isReached }: { readonly isReached: boolean }): boolean {
  if (setting === undefined || setting === "") return false;
  if (setting !== "loopback")
    throw new Error(`UMPIRE_WEBHOOKS is "loopback" or nothing, not "${setting.slice(0, 20)}".`);
  if (isReached)
    throw new Error(
      "UMPIRE_WEBHOOKS=loopback is for a server that this machine alone reaches: leave out UMPIRE_LISTEN, UMPIRE_HOSTS and UMPIRE_PROXIES.",
    );
  return true;
}
