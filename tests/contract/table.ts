import type { Hono } from "hono";
import * as z from "zod";
import { games } from "../all-games.ts";
import type { Game } from "../../rules/kernel/index.ts";
import { app, type Deps } from "../../service/index.ts";
import { documented } from "./documented.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../service/embedded.ts";

/** Both APIs over an embedded table, with what they logged; every status must stand in the OpenAPI document. */
export interface Service {
  readonly app: Hono;
  readonly embedded: EmbeddedStore;
  readonly logged: Readonly<Record<string, unknown>>[];
  /** `as` is the invitation to send. */
  post(
    path: string,
    body: unknown,
    as?: string,
  ): Promise<{
    readonly status: number;
    readonly type: string;
    readonly headers: Headers;
    readonly json: Record<string, unknown>;
  }>;
  get(
    path: string,
    as?: string,
  ): Promise<{ readonly status: number; readonly headers: Headers; readonly json: Record<string, unknown> }>;
}

const bearer = (secret: string | undefined): Record<string, string> =>
  secret === undefined ? {} : { authorization: `Bearer ${secret}` };

const created = z.object({ id: z.string(), invitations: z.array(z.object({ seat: z.string(), secret: z.string() })) });

/** The id of a game and its invitations by seat, from the answer to its creation. */
export function invited(json: unknown): { readonly id: string; secretOf(seat: string): string } {
  const { id, invitations } = created.parse(json);
  return {
    id,
    secretOf(seat) {
      const found = invitations.find((invitation) => invitation.seat === seat);
      if (found === undefined) throw new Error(`There is no seat ${seat}.`);
      return found.secret;
    },
  };
}

export async function startService({
  rulesets = games,
  embedded = openEmbeddedStore("memory"),
  ...given
}: { readonly rulesets?: readonly Game[]; readonly embedded?: EmbeddedStore } & Partial<
  Pick<Deps, "now" | "addressOf" | "afterCommit" | "gamesAnHour" | "deliver" | "allowsLoopback" | "round">
> = {}): Promise<Service> {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const whole = documented(
    app({
      games: rulesets,
      store: embedded.store,
      now: Date.now,
      log: (line) => logged.push(line),
      ...given,
    }),
  );
  return {
    app: whole,
    embedded,
    logged,
    async post(path, body, as) {
      const response = await whole.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...bearer(as) },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      return {
        status: response.status,
        type: response.headers.get("content-type") ?? "",
        headers: response.headers,
        json: JSON.parse(await response.text()),
      };
    },
    async get(path, as) {
      const response = await whole.request(path, { headers: bearer(as) });
      return { status: response.status, headers: response.headers, json: JSON.parse(await response.text()) };
    },
  };
}

/** A position that is won by going out and lost by all else: Holt stands at the door with the cards he needs, and the time is up. */
export const atTheDoor = `timer 1
room 1 taken
room 2 taken
room 3 taken
room 4 taken
intruder holt at 10,10, cards I1 I2 I3 I10
turn holt, left 1, acts any`;

/** A small position: a guard who sees a hedge, and Jock crouched behind it. */
export const hedge = `board
+ + + + + + +
 1 . h J . .
+ + + + + + +
 . . . . . .
+ + + + + + +
1 = smg guard, facing E
J = operator jock, facing W, crouched`;
