import { browserId } from "../notices/index.ts";
import type { Browser, KeptSeat } from "../storage/seats.ts";
import type { Store } from "../storage/store.ts";

/** The most browsers that are told of one seat; one more takes the place of the one that came first. */
export const MOST_BROWSERS = 5;

/** Browsers without one of them. */
export const withoutBrowser = (browsers: readonly Browser[], url: string): readonly Browser[] =>
  browsers.filter((browser) => browser.url !== url);

/** Browsers with one more, or with its newer keys. */
export const withBrowser = (browsers: readonly Browser[], added: Browser): readonly Browser[] =>
  [...withoutBrowser(browsers, added.url), added].slice(-MOST_BROWSERS);

const without = (kept: KeptSeat, to: string): KeptSeat => ({
  ...kept,
  browsers: kept.browsers.filter(({ url }) => browserId(url) !== to),
  formerBrowsers: kept.formerBrowsers.filter(({ url }) => browserId(url) !== to),
});

/**
 * Forgets a browser that its push service does not know any more. Where the seats are changed at the same moment it
 * stays: the next notice finds out again.
 */
export async function forgetBrowser(
  store: Pick<Store, "game" | "changeSeats">,
  { game, seat, to }: { readonly game: string; readonly seat: string; readonly to: string },
): Promise<void> {
  const kept = await store.game(game);
  const told = kept?.seats.seats[seat];
  if (kept === null || told === undefined) return;
  const { generation, seats } = kept.seats;
  await store.changeSeats(game, {
    ...kept.seats,
    generation: generation + 1,
    seats: { ...seats, [seat]: without(told, to) },
  });
}
