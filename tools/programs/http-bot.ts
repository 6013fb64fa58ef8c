// A bot on the types that openapi-typescript makes of the document of one game, and openapi-fetch: it plays all seats of
// a game by post to its end. Its ruleset and mission are written into it where it is tried (bot-types.ts).
import createClient from "openapi-fetch";
import type { components, paths } from "./umpire-types.ts";

type Game = components["schemas"]["Game"];
type Action = components["schemas"]["Action"];

type Client = ReturnType<typeof createClient<paths>>;

const as = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** What a seat would do. */
async function decided(client: Client, gameId: string, secret: string) {
  const { data, error } = await client.POST("/v1/policy-move", { body: { gameId }, headers: as(secret) });
  if (data === undefined) throw new Error(error.detail);
  return data;
}

/** The first legal action: for where the policy has nothing to say. */
async function first(client: Client, gameId: string, secret: string): Promise<Action | undefined> {
  const { data, error } = await client.POST("/v1/legal-actions", { body: { gameId }, headers: as(secret) });
  if (data === undefined) throw new Error(error.detail);
  return data.forms.flatMap(({ actions }) => actions).at(0);
}

/** Plays a game at a server, and tells how it ended. */
export async function play(baseUrl: string): Promise<string> {
  const client = createClient<paths>({ baseUrl });
  const { data: created, error } = await client.POST("/v1/games", {
    body: { ruleset: "RULESET", scenario: "MISSION", visibility: "private" },
  });
  if (created === undefined) throw new Error(error.detail);
  const secrets = new Map(created.invitations.map(({ seat, secret }) => [seat, secret]));
  let game: Pick<Game, "id" | "version" | "waitsFor" | "result" | "moment"> = created;
  while (game.result === null) {
    const seat = game.waitsFor?.seats[0];
    const secret = secrets.get(seat ?? "");
    if (secret === undefined) throw new Error(`Nobody is asked: ${game.moment}`);
    const { action, choose } = await decided(client, game.id, secret);
    const move = action ?? (choose.length === 0 ? await first(client, game.id, secret) : undefined);
    const {
      data,
      error: problem,
      response,
    } = await client.POST("/v1/games/{id}/moves", {
      params: { path: { id: game.id } },
      headers: as(secret),
      body: { expectedVersion: game.version, ...(move === undefined ? { choose: [...choose] } : { action: move }) },
    });
    if (response.status === 409) {
      const { data: now } = await client.GET("/v1/games/{id}", {
        params: { path: { id: game.id } },
        headers: as(secret),
      });
      if (now === undefined) throw new Error("The game cannot be read.");
      game = now;
      continue;
    }
    if (data === undefined) throw new Error(problem?.detail ?? String(response.status));
    if (data.outcome === "refused") throw new Error(data.failing.map(({ text }) => text).join(" "));
    game = data.game;
  }
  return game.result.text;
}
