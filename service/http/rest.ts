import type { Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { newApi, type Surroundings } from "./middleware.ts";
import { tagged } from "./tagged.ts";
import type { Caller } from "../games/index.ts";
import type { Visitors } from "../limits/invitation-rate-limit.ts";
import { bodyOf, callersOf, parametersOf, recordBodyOf, withKey } from "./reading.ts";
import { openApiDocument } from "../schema/openapi.ts";
import { isObject } from "../schema/json.ts";
import { newsTypes } from "../schema/news-types.ts";
import { partsType } from "../schema/parts-type.ts";
import { withExamples } from "../schema/openapi-examples.ts";
import { spend } from "../adjudication/budget.ts";
import type { Operations } from "../app/operations.ts";
import { asked, askedOfRules } from "../adjudication/questions.ts";
import { streamFor, streamHeaders } from "./streamed.ts";

/** A document that is there already, and as long as it is. */
function documentAnswer(c: Context, text: string): Response {
  spend("text", text.length);
  return c.body(text, 200, { "content-type": "application/json" });
}

/** A new game, with the place where it is found. */
const created = (c: Context, game: { readonly id: string }): Response =>
  c.json(game, 201, { location: `/v1/games/${game.id}` });

/** A record as text; of one that comes in parts a link leads to the next. */
const recordAnswer = (c: Context, { text, next }: { readonly text: string; readonly next: number | null }): Response =>
  c.body(text, 200, {
    "content-type": "text/plain; charset=utf-8",
    ...(next !== null && { link: `<${c.req.path}?from=${next}>; rel="next"` }),
  });

/** A page of moves that is full stays as it is: what anybody may see of it can be kept. */
const movesOf = (c: Context, page: { readonly next: number | null }): Response =>
  c.json(page, 200, {
    ...(page.next !== null &&
      c.req.header("authorization") === undefined && { "cache-control": "public, max-age=31536000, immutable" }),
  });

/** What a stream tells; its ETag is the place behind it, so that whoever sends that is told what is new, or 304. */
async function newsAnswer(c: Context, operations: Operations): Promise<Response> {
  const accepted = accepts(c, { header: "Accept", supports: [...newsTypes], default: newsTypes[0] });
  const type = newsTypes.find((candidate) => candidate === accepted) ?? newsTypes[0];
  const { text, since, again } = await operations.stream(
    parametersOf(c),
    { last: c.req.header("last-event-id"), known: c.req.header("if-none-match") },
    type,
  );
  return c.body(text, 200, {
    "content-type": type === "application/json" ? type : `${type}; charset=utf-8`,
    "cache-control": "no-store",
    etag: `"${since}"`,
    "retry-after": String(again),
    vary: "accept",
  });
}

/** The questions whose answers are of another shape, and so of another media type, where parts of them are wanted. */
const partly: ReadonlySet<string> = new Set(["adjudicate", "legal-actions"]);
const isInParts = (path: string, body: unknown): boolean =>
  partly.has(path) && isObject(body) && body["want"] !== undefined;

/** What is found out by playing games out: positions as it deepens for whoever wants that, and games that have ended. */
function analysisRoutes(app: Hono, operations: Operations, callerOf: (c: Context) => Caller): void {
  app.post("/v1/analyse", async (c) => {
    const body = await bodyOf(c);
    const stream = streamFor(c);
    if (stream === null) return c.json(await operations.analyse(body, callerOf(c)));
    const last = await operations.analyse(body, callerOf(c), stream.tell);
    return c.body(stream.end(last), 200, streamHeaders(stream.type));
  });
  app.get("/v1/games/:id/report", async (c) =>
    c.json(await operations.report(c.req.param("id"), parametersOf(c), callerOf(c))),
  );
  app.post("/v1/records/report", async (c) => c.json(await operations.reportOfRecord(await recordBodyOf(c))));
}

/** Where the notices of a seat go, what became of them, and a test. */
function noticeRoutes(app: Hono, operations: Operations, callerOf: (c: Context) => Caller): void {
  app.post("/v1/games/:id/notices", async (c) =>
    c.json(await operations.sendNotices(c.req.param("id"), await bodyOf(c), callerOf(c))),
  );
  app.get("/v1/games/:id/notices", async (c) =>
    c.json(await operations.notices(c.req.param("id"), callerOf(c)), 200, { "cache-control": "no-store" }),
  );
  app.post("/v1/games/:id/notices/test", async (c) =>
    c.json(await operations.testNotice(c.req.param("id"), await bodyOf(c), callerOf(c))),
  );
  app.get("/v1/push-key", async (c) => c.json(await operations.pushKey()));
}

/** The documents of the API: of all games, and of each one. They are long, and made once. */
function documentRoutes(app: Hono, operations: Operations): void {
  let document: string | null = null;
  const gameDocuments = new Map<string, string>();
  app.get("/v1/openapi.json", async (c) => {
    // asked for rarely, and long: no start waits for it
    const { examples } = await import("../schema/openapi-examples.generated.ts");
    document ??= JSON.stringify(withExamples(openApiDocument(await operations.gameSchemas()), examples));
    return documentAnswer(c, document);
  });

  app.get("/v1/openapi/:file{[a-z0-9-]+\\.json}", async (c) => {
    const ruleset = c.req.param("file").replace(/\.json$/, "");
    const schemas = await operations.schemasOfGame(ruleset);
    const text = gameDocuments.get(ruleset) ?? JSON.stringify(openApiDocument([schemas]));
    gameDocuments.set(ruleset, text);
    return documentAnswer(c, text);
  });
}

/** Stored games: beginning them, reading them, and what is done in them. */
function gameRoutes(app: Hono, operations: Operations, callerOf: (c: Context) => Caller): void {
  app.post("/v1/games", async (c) => created(c, await operations.createGame(withKey(c, await bodyOf(c)), callerOf(c))));
  app.post("/v1/scenarios/preview", async (c) => c.json(await operations.previewGame(await bodyOf(c), callerOf(c))));
  app.get("/v1/games/:id", async (c) => c.json(await operations.game(c.req.param("id"), undefined, callerOf(c))));
  app.get("/v1/games/:id/versions/:version", async (c) =>
    c.json(await operations.game(c.req.param("id"), operations.version(c.req.param("version")), callerOf(c))),
  );
  app.post("/v1/games/:id/moves", async (c) =>
    c.json(await operations.act(c.req.param("id"), withKey(c, await bodyOf(c)), callerOf(c))),
  );
  app.get("/v1/games/:id/moves", async (c) =>
    movesOf(c, await operations.moves(c.req.param("id"), parametersOf(c), callerOf(c))),
  );
  app.post("/v1/games/:id/undo", async (c) =>
    c.json(await operations.undo(c.req.param("id"), withKey(c, await bodyOf(c)), callerOf(c))),
  );
  app.post("/v1/games/:id/end-proposal", async (c) =>
    c.json(await operations.endProposal(c.req.param("id"), await bodyOf(c), callerOf(c))),
  );
  app.post("/v1/games/:id/claims", async (c) =>
    c.json(await operations.claim(c.req.param("id"), await bodyOf(c), callerOf(c))),
  );
  app.post("/v1/games/:id/branch", async (c) =>
    created(c, await operations.branch(c.req.param("id"), withKey(c, await bodyOf(c)), callerOf(c))),
  );
  app.post("/v1/games/:id/renew-invitation", async (c) =>
    c.json(await operations.renewInvitation(c.req.param("id"), await bodyOf(c), callerOf(c))),
  );
  app.post("/v1/games/:id/close", async (c) =>
    c.json(await operations.closeGame(c.req.param("id"), await bodyOf(c), callerOf(c))),
  );
  app.post("/v1/games/:id/take-over-rules", async (c) =>
    c.json(await operations.takeOverRules(c.req.param("id"), await bodyOf(c), callerOf(c))),
  );
}

/** The REST API: thin routes over the operations. Refusals by the rules are answers with status 200. */
export function createRestApp(operations: Operations, surroundings: Surroundings, visitors: Visitors): Hono {
  const app = newApi(surroundings);
  const callerOf = callersOf(visitors);

  app.use("/v1/*", tagged);
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  documentRoutes(app, operations);
  app.get("/v1/rulesets", async (c) => c.json({ rulesets: await operations.rulesets() }));
  for (const [path, question] of Object.entries(askedOfRules(operations)))
    app.get(`/v1/rulesets/:ruleset${path}`, async (c) =>
      c.json(await question(c.req.param("ruleset") ?? "", parametersOf(c))),
    );
  for (const [path, question] of Object.entries(asked(operations)))
    app.post(`/v1/${path}`, async (c) => {
      const body = await bodyOf(c);
      const answer = await question(body, callerOf(c));
      return isInParts(path, body) ? c.json(answer, 200, { "content-type": partsType }) : c.json(answer);
    });

  gameRoutes(app, operations, callerOf);
  noticeRoutes(app, operations, callerOf);
  app.get("/v1/games/:id/record", async (c) =>
    recordAnswer(c, await operations.record(c.req.param("id"), parametersOf(c), callerOf(c))),
  );
  analysisRoutes(app, operations, callerOf);
  app.post("/v1/records/verify", async (c) => c.json(await operations.verifyRecord(await recordBodyOf(c))));
  app.post("/v1/records/import", async (c) =>
    // by what a record says, whoever sends it: an invitation has no part in it
    created(c, await operations.importRecord(withKey(c, await recordBodyOf(c)), { secret: null, visit: visitors(c) })),
  );
  app.post("/v1/my-games", async (c) => c.json(await operations.myGames(await bodyOf(c), callerOf(c))));
  app.post("/v1/streams", async (c) => {
    const stream = await operations.openStream(await bodyOf(c), callerOf(c));
    return c.json(stream, 201, { location: stream.url });
  });
  app.get("/v1/streams", (c) => newsAnswer(c, operations));
  return app;
}
