import { alone } from "../fault/crowd.ts";
import { attackedGames } from "./attacked-games.ts";
import { graphqlTargets, type Ground, type HostileRequest, restTargets, type Target } from "./hostile-requests.ts";
import { invited } from "./table.ts";

/** Sends a request to the service under attack, and answers with what came back. */
export type Send = (request: HostileRequest) => Promise<{ readonly status: number; readonly text: string }>;

const post = async (send: Send, path: string, body: unknown): Promise<unknown> => {
  const { status, text } = await send({
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
};

/** Makes what hostile requests speak of (a game with its record, a position of each ruleset), and all their targets. */
export async function groundOf(send: Send): Promise<readonly Target[]> {
  const { id, secretOf } = invited(await post(send, "/v1/games", { ...alone, dice: "table" }));
  const { text: record } = await send({ method: "GET", path: `/v1/games/${id}/record`, headers: {} });
  const positions = await Promise.all(
    attackedGames.map(async ({ ruleset, small }) => ({
      ruleset,
      position: Reflect.get(Object(await post(send, "/v1/board", { ruleset, ...small })), "position"),
    })),
  );
  const ground: Ground = { gameId: id, secrets: ["player-1", "master", "spectator"].map(secretOf), record, positions };
  const { text: openapi } = await send({ method: "GET", path: "/v1/openapi.json", headers: {} });
  return [...restTargets(JSON.parse(openapi), ground), ...graphqlTargets(ground)];
}

/** The longest answer, in bytes; and the longest that says what is wrong. */
const MOST_ANSWER = 5_000_000;
const MOST_REFUSAL = 150_000;

/** What is wrong with the answer to a hostile request; null where nothing is. */
export function wrongWith(status: number, text: string): string | null {
  const length = Buffer.byteLength(text);
  const most = status < 300 && !text.startsWith('{"errors"') ? MOST_ANSWER : MOST_REFUSAL;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  return length > most ? `answered ${status} with ${length} bytes` : null;
}
