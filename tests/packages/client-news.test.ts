import { afterAll, describe, expect, it } from "vitest";
import { createClient, UmpireError } from "@umpire/client";
import { alone } from "../fault/crowd.ts";
import { startStreaming } from "../service/streaming.ts";

const streaming = await startStreaming();
const { app: whole } = streaming;
const { app } = streaming.service;
afterAll(() => streaming.close());

const isStream = (request: Request): boolean =>
  request.method === "GET" && new URL(request.url).pathname === "/v1/streams";

/** A client whose requests pass here; with every pause that it made. */
function clientBy(pass: (request: Request) => Promise<Response>) {
  const pauses: number[] = [];
  const sent: string[] = [];
  const umpire = createClient({
    url: "http://umpire.test",
    fetch: (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname.replace(/\/[a-z0-9]{20}/, "/ID")}`);
      return pass(request);
    },
    pause: async (ms) => {
      pauses.push(ms);
      // whoever comes again lets others be answered
      await new Promise(setImmediate);
    },
    random: () => 0.5,
  });
  return { umpire, pauses, sent };
}

const answered = async (request: Request): Promise<Response> => whole.fetch(request);

/** Plays a number of turns by looking south, west, north, east. */
async function play(
  umpire: ReturnType<typeof clientBy>["umpire"],
  invitation: string,
  turns: number,
): Promise<number[]> {
  const versions: number[] = [];
  for await (const turn of umpire.seat(invitation).turns()) {
    versions.push(turn.version);
    if (versions.length === turns) return versions;
    const facing = (["S", "W", "N", "E"] as const)[turn.version % 4];
    await turn.act({ action: { do: "face", operator: "jock", facing } });
  }
  return versions;
}

const begun = async ({ umpire }: ReturnType<typeof clientBy>): Promise<string> =>
  (await umpire.games.create(alone.ruleset, { ...alone, dice: "table" })).invitation("player-1");

describe("the turns of a seat", () => {
  it("come over a stream, without asking in between", async () => {
    const client = clientBy(answered);
    expect(await play(client.umpire, await begun(client), 4)).toEqual([0, 1, 2, 3]);
    expect(client.pauses).toEqual([]);
    expect(client.sent.filter((one) => one === "GET /v1/streams")).toHaveLength(1);
  });

  it("go on where a server cuts each connection after a piece of news, or in the middle of one", async () => {
    let cuts = 0;
    const client = clientBy(async (request) => {
      const response = await answered(request);
      if (!isStream(request) || response.body === null) return response;
      const reader = response.body.getReader();
      const most = cuts++ % 2 === 0 ? Infinity : 40;
      const cut = new ReadableStream<Uint8Array>({
        async pull(control) {
          const { value } = await reader.read();
          if (value !== undefined) control.enqueue(value.subarray(0, most));
          await reader.cancel();
          control.error(new TypeError("terminated"));
        },
      });
      return new Response(cut, response);
    });
    expect(await play(client.umpire, await begun(client), 4)).toEqual([0, 1, 2, 3]);
    expect(cuts).toBeGreaterThan(2);
  });

  it("come at the pace that was asked for where streams do not stay, not as seldom as the server says", async () => {
    const client = clientBy(async (request) => app.fetch(request));
    expect(await play(client.umpire, await begun(client), 4)).toEqual([0, 1, 2, 3]);
    expect(client.pauses).not.toContain(20_000);
    expect(client.sent.filter((one) => one === "POST /v1/streams")).toHaveLength(1);
  });

  it("come by the ETag of the game where there are no streams", async () => {
    const client = clientBy(async (request) => {
      const isAboutStreams = new URL(request.url).pathname === "/v1/streams";
      return isAboutStreams ? new Response("{}", { status: 404 }) : app.fetch(request);
    });
    expect(await play(client.umpire, await begun(client), 4)).toEqual([0, 1, 2, 3]);
    expect(client.sent.filter((one) => one === "POST /v1/streams")).toHaveLength(1);
  });

  it("go on by a new address where the old one is good no more", async () => {
    let forgotten = 0;
    const client = clientBy(async (request) => {
      if (isStream(request) && forgotten++ % 2 === 0) return new Response("{}", { status: 404 });
      return app.fetch(request);
    });
    expect(await play(client.umpire, await begun(client), 3)).toEqual([0, 1, 2]);
  });

  it.each(["stream", "look"])("wait for a server that was there and is gone for a while, at a %s", async (how) => {
    let moves = 0;
    let lost = 0;
    const client = clientBy(async (request) => {
      const isGone = moves >= 2 && request.method === "GET" && isStream(request) === (how === "stream") && lost < 40;
      if (isGone) {
        lost++;
        throw new TypeError("fetch failed");
      }
      if (request.url.endsWith("/moves")) moves++;
      // streams that do not stay are asked for again and again, and the game is looked at in between
      return how === "stream" ? answered(request) : app.fetch(request);
    });
    expect(await play(client.umpire, await begun(client), 4)).toEqual([0, 1, 2, 3]);
    expect(how === "stream" || lost === 40).toBe(true);
  });

  it("are of no server that was never there", async () => {
    const client = clientBy(async (request) => {
      if (request.method === "GET") throw new TypeError("fetch failed");
      return answered(request);
    });
    await expect(play(client.umpire, await begun(client), 1)).rejects.toMatchObject({
      name: "Unanswered",
      retryable: true,
    });
  });

  it("end with their signal, also while they wait", async () => {
    const client = clientBy(answered);
    const invitation = await begun(client);
    const stop = new AbortController();
    const seen: unknown[] = [];
    const turns = client.umpire.seat(invitation).turns({ signal: stop.signal });
    for await (const { game } of turns) {
      seen.push(game.version);
      // nobody moves: it waits for news when it is aborted
      setImmediate(() => stop.abort());
    }
    expect(seen).toHaveLength(1);
    const aborted = client.umpire.seat(invitation).turns({ signal: AbortSignal.abort() });
    expect(await aborted.next()).toMatchObject({ done: true });
  });
});

describe("the news of many seats", () => {
  it("come once each, from behind whatever was had last", async () => {
    const client = clientBy(answered);
    const invitations = [await begun(client), await begun(client)];
    const first: string[] = [];
    let since = "";
    for await (const { kind, id } of client.umpire.news(invitations)) {
      first.push(kind);
      since = id;
      if (first.length === 2) break;
    }
    expect(first).toEqual(["turn", "turn"]);
    await play(client.umpire, invitations[0] ?? "", 3);
    const later: string[] = [];
    for await (const { kind, version } of client.umpire.news(invitations, { since })) {
      later.push(`${kind} ${version}`);
      if (later.length === 3) break;
    }
    expect(later).toEqual(["move 1", "move 2", "turn 2"]);
  });

  it("come of a public game without an invitation", async () => {
    const client = clientBy(answered);
    const game = await client.umpire.games.create(alone.ruleset, { ...alone, dice: "table" });
    const news = client.umpire.news([], { games: [game.id] });
    // it begins with how things stand, of which the public is told nothing
    const first = news.next();
    for (let n = 0; n < 3; n++) await new Promise(setImmediate);
    await play(client.umpire, game.invitation("player-1"), 2);
    expect(await first).toMatchObject({ value: { kind: "move", seat: "spectator", version: 1 } });
    await news.return();
  });

  it("are refused to whoever has no invitation", async () => {
    const { umpire } = clientBy(answered);
    await expect(umpire.news(["umpire-none"]).next()).rejects.toBeInstanceOf(UmpireError);
  });
});
