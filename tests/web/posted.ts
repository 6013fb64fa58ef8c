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

/** An Operator of each of two players, far from a guard who looks away. */
export const boardOfTwo = `board
+ + + + + + + + +
 J . . P . . . .
+ + + + + + + + +
 . . . . . . . 1
+ + + + + + + + +
J = operator jock, facing E, player 1
P = operator paddy, facing E, player 2
1 = smg guard, facing S`;

const created = z.object({
  id: z.string(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});

/** A game by post, as programs play it. */
export interface Posted {
  readonly id: string;
  /** What a seat is entered with. */
  secret(seat: string): string;
  /** Puts a request about the game, as somebody at a seat. */
  post(seat: string, path: string, body: object): Promise<void>;
  /** Plays an action at a seat. */
  play(seat: string, expectedVersion: number, action: object, words?: string): Promise<void>;
}

async function asked(url: string, path: string, body: object, secret?: string): Promise<unknown> {
  const response = await fetch(`${url}v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(secret !== undefined && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Begins a game at the server of an address, for people of these names. */
export async function posted(url: string, where: object, names: readonly string[]): Promise<Posted> {
  const seats = names.map((name, i) => ({ seat: `player-${i + 1}`, name }));
  const { id, invitations } = created.parse(await asked(url, "games", { ...where, names: seats }));
  const secret = (seat: string): string => invitations.find((one) => one.seat === seat)?.secret ?? "";
  const post = async (seat: string, path: string, body: object): Promise<void> =>
    void (await asked(url, `games/${id}/${path}`, body, secret(seat)));
  return {
    id,
    secret,
    post,
    play: (seat, expectedVersion, action, words) =>
      post(seat, "moves", {
        expectedVersion,
        idempotencyKey: crypto.randomUUID(),
        action,
        ...(words !== undefined && { words }),
      }),
  };
}

/** Waits until a version is shown. */
export const atVersion = (page: Page, version: number): Promise<unknown> =>
  page.waitForSelector(`.table[data-step="${version}"]`);

/** Begins a game on a board, for people of these names, and has each of them come in. */
export async function begun(
  people: People,
  where: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Promise<Begun> {
  const { id, secret } = await posted(people.url, where, names);
  const seats = names.map((_, i) => `player-${i + 1}`);
  const link = (seat: string): string => `${people.url}#/post/${id}/${secret(seat)}`;
  const pages = new Map(
    await Promise.all(
      seats.map(async (seat): Promise<readonly [string, Page]> => {
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
