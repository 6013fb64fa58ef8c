import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { type Caller, Fault, type Games } from "../../service/index.ts";
import { alone, type Place, turning } from "./crowd.ts";

/** A place in process. */
export const placeIn = (games: Games, id: string, caller: Caller): Place => ({
  look: async () => (await games.read(id, undefined, caller)).version,
  async act(expectedVersion, idempotencyKey) {
    try {
      const answer = await games.act(id, { expectedVersion, idempotencyKey, action: turning(expectedVersion) }, caller);
      if (answer.outcome === "refused") throw new Error(`Refused: ${answer.failing.map(({ text }) => text).join(" ")}`);
      return { to: "done", version: answer.game.version, replayed: answer.replayed };
    } catch (error) {
      if (error instanceof Fault && error.kind === "conflict") return { to: "conflict" };
      if (error instanceof Fault && error.kind === "unavailable") return { to: "unknown" };
      throw error;
    }
  },
});

/** Where a server is to be found at the moment; it may be away. */
export interface Whereabouts {
  url: string;
}

const state = z.object({ version: z.number() });
const committed = z.object({ outcome: z.enum(["paused", "over"]), replayed: z.boolean(), game: state });
const invitations = z.object({
  id: z.string(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});

/** Creates a game over HTTP: its id and the secret of its player. */
export async function createOver({ url }: Whereabouts): Promise<{ readonly id: string; readonly secret: string }> {
  const response = await fetch(`${url}/v1/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(alone),
  });
  const created = invitations.parse(await response.json());
  const seat = created.invitations.find((invitation) => invitation.seat === "player-1");
  if (seat === undefined) throw new Error("The game has no seat for a player.");
  return { id: created.id, secret: seat.secret };
}

/** A place over HTTP, at a server that may go away and come back somewhere else. */
export function placeOver(whereabouts: Whereabouts, id: string, secret: string): Place {
  const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
  /** Null when the connection broke, or the server says that its store is away. */
  const send = async (
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly json: unknown } | null> => {
    try {
      const response = await fetch(`${whereabouts.url}/v1/games/${id}${path}`, {
        headers,
        signal: AbortSignal.timeout(300_000),
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      });
      const json: unknown = await response.json();
      return response.status === 503 ? null : { status: response.status, json };
    } catch {
      return null;
    }
  };
  return {
    async look() {
      for (;;) {
        const answer = await send("");
        if (answer !== null) return state.parse(answer.json).version;
        await pause(25);
      }
    },
    async act(expectedVersion, idempotencyKey) {
      const answer = await send("/moves", { expectedVersion, idempotencyKey, action: turning(expectedVersion) });
      if (answer === null) return { to: "unknown" };
      if (answer.status === 409) return { to: "conflict" };
      if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.json)}`);
      const { game, replayed } = committed.parse(answer.json);
      return { to: "done", version: game.version, replayed };
    },
  };
}
