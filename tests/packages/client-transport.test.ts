import { describe, expect, it } from "vitest";
import { type ApiRequest, Conflict, createSend, Unanswered, Unreadable, UmpireError } from "../../client/index.ts";

const problem = (kind: string, status: number, more: Readonly<Record<string, unknown>> = {}, headers = {}): Response =>
  new Response(JSON.stringify({ type: `urn:umpire:problem:${kind}`, title: kind, status, errors: [], ...more }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
const fine = (headers = {}): Response => new Response("{}", { headers });
const lost = (): never => {
  throw new TypeError("fetch failed");
};

/** An answer whose connection is cut behind so many bytes of it. */
const cut =
  (bytes: number, status = 200) =>
  (): Response =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          if (bytes > 0) controller.enqueue(new Uint8Array(bytes).fill(0x20));
        },
        pull: (controller) => controller.error(new TypeError("terminated")),
      }),
      { status },
    );

/** A client of a server that answers in this order; with what was sent, and how long was waited before each. */
function against(answers: readonly (() => Response)[], random = 0.5) {
  const sent: Request[] = [];
  const pauses: number[] = [];
  const send = createSend({
    url: "http://umpire.test/",
    fetch: async (request) => {
      const answer = answers[sent.length];
      sent.push(request);
      if (answer === undefined) throw new Error("Impossible: one request too many.");
      return answer();
    },
    pause: async (ms) => void pauses.push(Math.round(ms)),
    random: () => random,
  });
  return { send, sent, pauses };
}

const reading: ApiRequest = { method: "GET", path: "/v1/rulesets", repeatable: true };
const writing: ApiRequest = { method: "POST", path: "/v1/games/g/close", body: {}, repeatable: false };

describe("a request", () => {
  it("carries query, invitation, what is known, and JSON", async () => {
    const { send, sent } = against([fine]);
    await send({
      method: "POST",
      path: "/v1/games/a b/moves",
      query: { after: 3, limit: undefined },
      body: { choose: ["é"] },
      invitation: "umpire-1",
      known: '"4"',
      repeatable: true,
    });
    const [request] = sent;
    expect(request?.url).toBe("http://umpire.test/v1/games/a%20b/moves?after=3");
    expect(request?.headers.get("authorization")).toBe("Bearer umpire-1");
    expect(request?.headers.get("if-none-match")).toBe('"4"');
    expect(request?.headers.get("content-type")).toBe("application/json");
    expect(await request?.json()).toEqual({ choose: ["é"] });
  });

  it("carries the API key of its client, and none where there is none", async () => {
    const keys: (string | null)[] = [];
    for (const apiKey of ["umpire-key-1", undefined]) {
      const send = createSend({
        url: "http://umpire.test/",
        ...(apiKey !== undefined && { apiKey }),
        fetch: async ({ headers }) => {
          keys.push(headers.get("umpire-api-key"));
          return fine();
        },
      });
      await send(reading);
    }
    expect(keys).toEqual(["umpire-key-1", null]);
  });

  it("is sent again later each time where it may be, and not more often than is said", async () => {
    const busy = (): Response => problem("busy", 503);
    const { send, pauses } = against([busy, lost, busy, busy]);
    await expect(send(reading)).rejects.toMatchObject({ kind: "busy", status: 503, retryable: true });
    expect(pauses).toEqual([500, 1000, 2000]);
  });

  it.each([0, 1, 5000])("is sent again where the answer is cut behind %i bytes, and read whole then", async (bytes) => {
    const { send, sent, pauses } = against([cut(bytes), lost, cut(bytes), fine]);
    const answer = await send(reading);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect([sent.length, pauses]).toEqual([4, [500, 1000, 2000]]);
  });

  it("is not sent again for an answer that is cut where it may have been done", async () => {
    const written = against([cut(3)]);
    await expect(written.send(writing)).rejects.toBeInstanceOf(Unanswered);
    const refused = against([cut(3, 403)]);
    await expect(refused.send(writing)).rejects.toMatchObject({ status: 403 });
    expect([written.sent.length, refused.sent.length]).toEqual([1, 1]);
  });

  it("is sent again where a conflict is cut, so that the version is told that is there", async () => {
    const { send } = against([cut(3, 409), () => problem("conflict", 409, { presentVersion: 12 })]);
    const conflict = await send({ ...writing, repeatable: true }).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(Conflict);
    expect(conflict).toMatchObject({ presentVersion: 12 });
  });

  it("hands on what came, whatever it is: its status, its headers and each of its bytes", async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0, 255, 0xc3]);
    const { send } = against([() => new Response(bytes, { status: 201, headers: { etag: '"1"' } })]);
    const answer = await send(reading);
    expect([answer.status, answer.headers.get("etag")]).toEqual([201, '"1"']);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it("comes back a quarter earlier or later", async () => {
    const early = against([lost, fine], 0);
    await early.send(reading);
    const late = against([lost, fine], 1);
    await late.send(reading);
    expect([early.pauses, late.pauses]).toEqual([[375], [625]]);
  });

  it("waits as long as Retry-After says, and not for ever", async () => {
    const after = (value: string) => (): Response => problem("too-many", 429, {}, { "retry-after": value });
    const patient = against([after("7"), fine]);
    expect((await patient.send(reading)).ok).toBe(true);
    expect(patient.pauses).toEqual([7000]);
    const past = against([after("Tue, 24 Nov 2020 10:00:00 GMT"), fine]);
    await past.send(reading);
    expect(past.pauses).toEqual([0]);
    const impatient = against([after("86400")]);
    await expect(impatient.send(reading)).rejects.toMatchObject({ status: 429 });
  });

  it("is never sent again after a conflict, or where it was wrong", async () => {
    const faster = against([() => problem("conflict", 409, { presentVersion: 12 })]);
    const conflict = await faster.send({ ...writing, repeatable: true }).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(Conflict);
    expect(conflict).toMatchObject({ presentVersion: 12, retryable: false });
    const faults = [{ code: "unreadable", path: "/from", message: "expected the name of a piece" }];
    const wrong = against([() => problem("unreadable", 400, { errors: faults, detail: "No piece." })]);
    const unreadable = await wrong.send(reading).catch((error: unknown) => error);
    expect(unreadable).toBeInstanceOf(Unreadable);
    expect(unreadable).toMatchObject({ message: "No piece.", faults });
  });

  it("that writes without a key is sent again only where nothing was done", async () => {
    await expect(against([lost]).send(writing)).rejects.toBeInstanceOf(Unanswered);
    await expect(against([() => problem("given-up", 503)]).send(writing)).rejects.toBeInstanceOf(UmpireError);
    const turnedAway = against([() => problem("too-many", 429), fine]);
    expect((await turnedAway.send(writing)).ok).toBe(true);
  });

  it("waits where the server says that nothing is left of its limit", async () => {
    const { send, pauses } = against([() => fine({ ratelimit: '"work";r=0;t=9' }), fine, fine]);
    await send(reading);
    await send(reading);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThan(0);
    expect(pauses[0]).toBeLessThanOrEqual(9000);
  });

  it("says what is not an answer of the API by its status", async () => {
    const page = against([() => new Response("<h1>no</h1>", { status: 404, statusText: "Not Found" })]);
    await expect(page.send(reading)).rejects.toMatchObject({
      kind: "unexpected",
      status: 404,
      message: "The server answered 404 Not Found",
    });
  });

  it("ends when it is aborted, with the reason of that", async () => {
    const stop = new AbortController();
    const { send } = against([
      () => {
        stop.abort(new Error("enough"));
        throw new TypeError("aborted");
      },
    ]);
    await expect(send({ ...reading, signal: stop.signal })).rejects.toThrow("enough");
  });
});
