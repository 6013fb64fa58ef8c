import type { Page } from "playwright-core";
import * as z from "zod";
import type { People } from "./people.ts";

/** A game by post that was begun, with somebody at each of its seats. */
export interface Begun {
  readonly id: string;
  /** The window of a seat. */
  at(seat: string): Page;
  /** The address by which a seat is entered. */
  link(seat: string): string;
}

const created = z.object({
  id: z.string(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});

/** Waits until a version is shown. */
export const atVersion = (page: Page, version: number): Promise<unknown> =>
  page.waitForSelector(`.table[data-step="${version}"]`);

/** Begins a game on a board, for people of these names, and has each of them come in. */
export async function begun(
  people: People,
  where: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Promise<Begun> {
  const seats = names.map((name, i) => ({ seat: `player-${i + 1}`, name }));
  const response = await fetch(`${people.url}v1/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...where, names: seats }),
  });
  const { id, invitations } = created.parse(await response.json());
  const link = (seat: string): string =>
    `${people.url}#/post/${id}/${invitations.find((invitation) => invitation.seat === seat)?.secret ?? ""}`;
  const pages = new Map(
    await Promise.all(
      seats.map(async ({ seat }): Promise<readonly [string, Page]> => {
        const page = await people.come(link(seat));
        await atVersion(page, 0);
        return [seat, page];
      }),
    ),
  );
  return {
    id,
    link,
    at(seat) {
      const page = pages.get(seat);
      if (page === undefined) throw new Error(`Nobody sits at ${seat}.`);
      return page;
    },
  };
}
