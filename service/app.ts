import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type KnownGame, lazy } from "../rules/kernel/index.ts";
import { createAdjudicator } from "./adjudication/adjudicator.ts";
import { unreadableAt } from "./schema/faults.ts";
import { type AfterCommit, createGames, type Games, type Stopwatch } from "./games/index.ts";
import { createGraphqlApp } from "./graphql/app.ts";
import { createGuessing, type Guessing, type Visitors } from "./limits/invitation-rate-limit.ts";
import { checkAddress, type Deliver, type NotedDeliver } from "./notices/index.ts";
import { type Beginner, countingNewGames, type NewGamesOptions } from "./limits/new-games.ts";
import { createOperations, type Operations } from "./app/operations.ts";
import { createPictureApp, type OriginOf } from "./http/pictures-app.ts";
import { answerNothing } from "./http/reading.ts";
import { answerHeaders } from "./http/page-headers.ts";
import { notingDeeds } from "./logging/deeds.ts";
import type { Log } from "./logging/log.ts";
import { createRestApp } from "./http/rest.ts";
import type { Store } from "./storage/store.ts";

/** What the service needs from outside. `now` is the time of day in milliseconds. */
export interface Deps {
  readonly games: readonly KnownGame[];
  readonly store: Store;
  readonly now: () => number;
  readonly log: Log;
  /**
   * Called with a game's id after each commit, where the turn is told by this process; elsewhere the table's stream
   * does that.
   */
  readonly afterCommit?: AfterCommit;
  /** Where this process keeps the clock: how much time passes between two ticks. */
  readonly stopwatch?: Stopwatch;
  /**
   * Where a request comes from, by its connection: never by what it says itself. Without it nobody's guesses and new
   * games are limited.
   */
  readonly addressOf?: (c: Context) => string | null;
  /** The games that one address may begin at once, and as many an hour from then on, if they are others than usual. */
  readonly gamesAnHour?: number;
  /** By which name the service is asked, where that is another than the request's own. */
  readonly originOf?: OriginOf;
  /** The guesses of whoever asks, where they are counted elsewhere than by `addressOf` here. */
  readonly visitors?: Visitors;
  /** Who begins games, where that is found elsewhere than by `addressOf` here. */
  readonly beginners?: (c: Context) => Beginner;
  /** The public key of an application of Discord, which is answered where there is one. */
  readonly discordKey?: string | undefined;
  /** Whether notices may be sent to http addresses of the machine itself, for whoever develops a receiver on it. */
  readonly allowsLoopback?: boolean | undefined;
  /** How a notice that tests a webhook is sent, where that is not over the real network. */
  readonly deliver?: Deliver;
  /** What goes round the answer to each request of the APIs: it may refuse one, or answer it at another place. */
  readonly round?: MiddlewareHandler;
  /** What tells with each answer of the APIs, refusals among them, what is left to whoever asked. */
  readonly telling?: MiddlewareHandler;
  /** What finds out by which API key a request is counted, where `addressOf` counts by keys. */
  readonly keyed?: MiddlewareHandler;
}

/** Throws a Fault that says what is wrong with a webhook's address. */
const checkingWebhooks =
  ({ allowsLoopback = false }: Pick<Deps, "allowsLoopback">) =>
  async (url: string, path: string): Promise<void> => {
    const checked = await checkAddress(url, { allowsLoopback });
    if ("fault" in checked) throw unreadableAt(path, checked.fault.message, checked.fault.code);
  };

/** The stored games of a service. */
export const gamesFor = (
  {
    games,
    store,
    now,
    log,
    stopwatch,
    afterCommit = () => undefined,
  }: Pick<Deps, "games" | "store" | "now" | "afterCommit" | "stopwatch"> & Partial<Pick<Deps, "log">>,
  adjudicator = createAdjudicator(games),
): Games => createGames({ adjudicator, store, now, log, stopwatch, afterCommit });

export function operationsFor(deps: Deps): Operations {
  const adjudicator = createAdjudicator(deps.games);
  const { store, now, log, allowsLoopback = false } = deps;
  const games = gamesFor(deps, adjudicator);
  const checkWebhook = checkingWebhooks(deps);
  // asked for rarely: no start waits for what delivers
  const sender = lazy(async () => {
    const { delivering, notedDeliveries } = await import("./deliveries.ts");
    return notedDeliveries(deps.deliver ?? delivering({ allowsLoopback }), { store, now, log });
  });
  const deliver: NotedDeliver = async (...given) => (await sender())(...given);
  return notingDeeds(createOperations({ adjudicator, games, checkWebhook, deliver, store, now }));
}

const visitorsBy =
  (guessing: Guessing, addressOf: (c: Context) => string | null): Visitors =>
  (c) =>
    guessing.visit(addressOf(c));

function beginnersBy(options: NewGamesOptions, addressOf: (c: Context) => string | null): (c: Context) => Beginner {
  const beginnerAt = countingNewGames(options);
  return (c) => beginnerAt(addressOf(c));
}

function visitorsFor({
  now,
  store,
  gamesAnHour,
  addressOf = () => null,
  visitors = visitorsBy(createGuessing(now), addressOf),
  beginners = beginnersBy({ store, now, anHour: gamesAnHour }, addressOf),
}: Deps): Visitors {
  return (c) => ({ ...visitors(c), beginner: beginners(c) });
}

const originFor = ({ originOf = (c) => new URL(c.req.url).origin }: Deps): OriginOf => originOf;

/** The REST API with /healthz. */
export const restApp = (deps: Deps): Hono => createRestApp(operationsFor(deps), deps, visitorsFor(deps));

/** The GraphQL API at /graphql. */
export const graphqlApp = (deps: Deps): Hono => createGraphqlApp(operationsFor(deps), deps, visitorsFor(deps));

/** The pictures of the REST API: an app of its own, for painting takes more than answering. */
export const pictureApp = (deps: Deps): Hono =>
  createPictureApp(operationsFor(deps), deps, visitorsFor(deps), originFor(deps));

/** The Model Context Protocol at /mcp: for language models, and loaded only where it is asked for. */
export const mcpApp = async (deps: Deps): Promise<Hono> => {
  const { createMcpApp } = await import("./mcp/app.ts");
  return createMcpApp(operationsFor(deps), deps, visitorsFor(deps));
};

/** Interactions of Discord at /discord. Throws where there is no key of an application. */
export const discordApp = async (deps: Deps): Promise<Hono> => {
  const { discordKey: key } = deps;
  if (key === undefined) throw new Error("An app for Discord needs the public key of its application.");
  const { createDiscordApp } = await import("./chats/discord.ts");
  return createDiscordApp(operationsFor(deps), deps, { key, originOf: originFor(deps) });
};

/** Where the pictures are, among the paths of the whole. */
const picturePaths = [
  "/v1/:picture{board\\.(?:svg|png)}",
  "/v1/games/:id/:picture{board\\.(?:svg|png)}",
  "/v1/games/:id/shared",
  "/v1/shared/*",
];

/** Both APIs and what language models ask in one app, as the local server runs them; `pages` are served beside them. */
export function app(deps: Deps, pages?: Hono): Hono {
  const operations = operationsFor(deps);
  const whole = new Hono();
  // for what the pages do not have; the APIs say it themselves
  whole.notFound((c) => answerNothing(c, answerHeaders));
  const visitors = visitorsFor(deps);
  const graphql = createGraphqlApp(operations, deps, visitors);
  const rest = createRestApp(operations, deps, visitors);
  const pictures = createPictureApp(operations, deps, visitors, originFor(deps));
  if (pages !== undefined) whole.route("/", pages);
  whole.all("/graphql", (c) => graphql.fetch(c.req.raw, c.env));
  for (const path of picturePaths) whole.all(path, (c) => pictures.fetch(c.req.raw, c.env));
  let mcp: Promise<Hono> | null = null;
  whole.all("/mcp", async (c) => {
    // few ask for it, and nobody else waits for it to be loaded
    mcp ??= import("./mcp/app.ts").then(({ createMcpApp }) => createMcpApp(operations, deps, visitors));
    return (await mcp).fetch(c.req.raw, c.env);
  });
  const { discordKey: key } = deps;
  let discord: Promise<Hono> | null = null;
  if (key !== undefined)
    whole.all("/discord", async (c) => {
      discord ??= import("./chats/discord.ts").then(({ createDiscordApp }) =>
        createDiscordApp(operations, deps, { key, originOf: originFor(deps) }),
      );
      return (await discord).fetch(c.req.raw, c.env);
    });
  whole.all("*", (c) => rest.fetch(c.req.raw, c.env));
  return whole;
}
