import { randomUUID } from "node:crypto";
import { enableCompileCache } from "node:module";
import { isIP } from "node:net";
import type { Context, Hono } from "hono";
import { games } from "../../rules/index.ts";
import { app, gamesFor } from "../app.ts";
import { discordKeyFrom } from "../chats/discord-key.ts";
import { forgetBrowser, stopwatchBy } from "../games/index.ts";
import { type Allowance, createAllowances, tellingAllowance } from "../limits/allowances.ts";
import { countingByKey } from "../limits/api-keys.ts";
import { createGuessing } from "../limits/invitation-rate-limit.ts";
import { delivering, notingDeliveries } from "../deliveries.ts";
import { type LocalNotices, localNotices, webhooksIn } from "../notices/index.ts";
import { notPublic } from "../notices/public-addresses.ts";
import { loggingAnswers } from "../logging/answered.ts";
import { logLine } from "../logging/log.ts";
import { addressBy, originBy } from "./address-of.ts";
import { originsFrom } from "./asking-pages.ts";
import { createStreams } from "../streams/index.ts";
import { UnusableFolder } from "../storage/data-folder.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../storage/embedded-store.ts";
import type { Store } from "../storage/store.ts";
import { pages } from "./pages.ts";
import { createLiveStreams, type LiveStreams } from "./live-streams.ts";
import { loadAhead } from "./loading-ahead.ts";
import { localServer } from "./server.ts";
import { countFrom, dataFolder } from "./settings.ts";
import { compiledFolder } from "../places.ts";
import { createPool, type PoolDeps } from "./threads/pool.ts";
import { analysisLimits } from "./threads/thread-limits.ts";
import { createNeighbours } from "./threads/neighbours.ts";
import { type RoundDeps, throughThreads, usualAllowance, usualShare, visitorsOnce } from "./threads/round.ts";
import { proxiesFrom } from "./trusted-proxies.ts";
import { loopbackFrom } from "./own-webhooks.ts";
import { type LocalTurns, localTurns } from "./turns.ts";

const log = (line: Readonly<Record<string, unknown>>): void => {
  console.error(logLine({ at: new Date().toISOString(), ...line }));
};

const example = String.raw`curl -s http://localhost:PORT/v1/sight -H 'content-type: application/json' -d '
  {"ruleset":"rogue-regiment","from":"guard","to":"jock",
   "board":"board\n+ + + + + +\n 1 . h J .\n+ + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched"}'`;

/** Millions of units of work that there are a second for each address; half a minute's may be used at once. */
function allowanceFrom(setting: string | undefined): Allowance {
  if (setting === undefined || setting === "") return usualAllowance;
  const millions = Number(setting);
  if (!(millions > 0 && millions <= 1_000_000))
    throw new Error(`UMPIRE_WORK is a number of millions of units a second, above 0, not "${setting.slice(0, 20)}".`);
  return { perSecond: millions * 1_000_000, most: millions * 30_000_000 };
}

/** The games that one address may begin in an hour: on this machine it is that of everybody. */
const GAMES_AN_HOUR = 10_000;

/** The address to listen at. Throws when it is none. */
function listenFrom(setting: string | undefined): string {
  if (setting === undefined || setting === "") return "127.0.0.1";
  if (isIP(setting) === 0)
    throw new Error(`UMPIRE_LISTEN is an address like 127.0.0.1 or 0.0.0.0, not "${setting.slice(0, 60)}".`);
  return setting;
}

/** Where push services can reach whoever runs this server; none where it is not set. Throws when it is none. */
function contactFrom(setting: string | undefined): string | undefined {
  if (setting === undefined || setting === "") return undefined;
  if (/^(?:mailto:[^\s@]{1,64}@|https:\/\/)[^\s@]{1,200}$/.test(setting)) return setting;
  throw new Error(
    `UMPIRE_CONTACT is an address like mailto:me@example.org or https://example.org, not "${setting.slice(0, 60)}".`,
  );
}

/** The threads that answer what is large, and those where positions are analysed. */
const poolsOn = (deps: PoolDeps): Pick<RoundDeps, "pool" | "analyses"> => ({
  pool: createPool(deps),
  analyses: createPool({ ...deps, limits: analysisLimits() }),
});

/** What requests are counted by, and the work that there is for each. */
function limitsBy(store: Store, from: (c: Context) => string | null) {
  const guessing = createGuessing(Date.now);
  const { keyed, addressOf } = countingByKey({ store, now: Date.now, guessing }, from);
  const allowances = createAllowances(
    settingsOf(() => allowanceFrom(process.env["UMPIRE_WORK"])),
    Date.now,
  );
  return { keyed, addressOf, visitors: visitorsOnce(guessing, addressOf), allowances };
}

/** Tells whoever started the server where it is and what to try. */
const welcoming =
  (data: string) =>
  (bound: number): void => {
    const at = `http://localhost:${bound}`;
    console.log(
      [
        `Umpire is ready (games are kept in ${data === "memory" ? "memory only" : data}).`,
        `  Look and play  ${at}`,
        `  REST      ${at}/v1      docs at ${at}/docs`,
        `  GraphQL   ${at}/graphql  try it at ${at}/graphiql`,
        "",
        "A request to try:",
        `  ${example.replace("PORT", String(bound))}`,
      ].join("\n"),
    );
  };

/** The settings that the server is started with. Throws where one of them is none. */
function settingsGiven() {
  const { env } = process;
  const port = countFrom("PORT", 4000, { least: 0, most: 65_535 });
  const origins = originsFrom(env["UMPIRE_ORIGINS"] ?? "");
  const proxies = proxiesFrom(env["UMPIRE_PROXIES"] ?? "");
  const listen = listenFrom(env["UMPIRE_LISTEN"]);
  const gamesAnHour = countFrom("UMPIRE_GAMES_AN_HOUR", GAMES_AN_HOUR, { least: 1, most: 999_999_999 });
  const hosts = (env["UMPIRE_HOSTS"] ?? "").split(",").filter((name) => name !== "");
  const isReached = notPublic(listen) !== "loopback" || hosts.length > 0 || (env["UMPIRE_PROXIES"] ?? "") !== "";
  return {
    port,
    origins,
    proxies,
    listen,
    gamesAnHour,
    hosts,
    allowsLoopback: loopbackFrom(env["UMPIRE_WEBHOOKS"], { isReached }),
    discordKey: discordKeyFrom(env["UMPIRE_DISCORD_KEY"]),
    data: dataFolder(),
    contact: contactFrom(env["UMPIRE_CONTACT"]),
    isVerbose: process.argv.includes("--verbose") || (env["UMPIRE_VERBOSE"] ?? "") !== "",
  };
}

/** A setting that is none. */
class WrongSetting extends Error {}

/** Reads settings. Throws WrongSetting where one of them is none. */
function settingsOf<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new WrongSetting(error instanceof Error ? error.message : String(error));
  }
}

type Settings = ReturnType<typeof settingsGiven>;

/** The notices of the games of a store, delivered from this process. */
const noticesOf = ({ store, table }: EmbeddedStore, { contact, allowsLoopback }: Settings): LocalNotices =>
  localNotices({
    webhookOf: webhooksIn(table),
    deliver: notingDeliveries(delivering({ contact, allowsLoopback }), { store, now: Date.now, log }),
    forget: (browser) => forgetBrowser(store, browser),
    random: Math.random,
    log,
  });

/** Listens until it is told to stop; then what is under way is put away, and the process ends. */
function listening(whole: Hono, settings: Settings, live: LiveStreams, putAway: () => Promise<void>): void {
  const { port, listen, proxies, hosts, origins, data } = settings;
  const welcome = welcoming(data);
  const onListening = (bound: number): void => {
    welcome(bound);
    void loadAhead(games, log);
  };
  const server = localServer(whole, { port, listen, isProxy: proxies.has, hosts, origins, log, onListening });
  server.on("error", (error) => {
    console.error(
      "code" in error && error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Choose another with PORT.`
        : error.message,
    );
    process.exitCode = 1;
    void putAway();
  });
  const stop = (): void => {
    live.close();
    server.close(() => void putAway().then(() => process.exit(0)));
    setTimeout(() => process.exit(0), 3000).unref();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/**
 * Runs the whole service on the embedded store. PORT (4000), UMPIRE_DATA (.umpire, or "memory"),
 * UMPIRE_HOSTS (names beside localhost that it answers for, with commas between), UMPIRE_ORIGINS (web pages of elsewhere
 * that may ask), UMPIRE_LISTEN (the address it listens at, 127.0.0.1), UMPIRE_PROXIES (proxies of one's own, whose X-Forwarded-For
 * counts), UMPIRE_CONTACT (where push services can reach you), UMPIRE_WEBHOOKS ("loopback": notices may go to this machine), UMPIRE_WORK (millions of units of work a second for each address) and UMPIRE_GAMES_AN_HOUR (games that one address may
 * begin at once, and as many an hour; 10,000) are its settings; UMPIRE_DISCORD_KEY (an application of Discord) is another. By --verbose (or UMPIRE_VERBOSE) each answer has a line in
 * the log.
 */
async function main(): Promise<void> {
  const settings = settingsOf(settingsGiven);
  const { gamesAnHour, discordKey, allowsLoopback, proxies, data, isVerbose } = settings;
  const [addressOf, originOf] = [addressBy(proxies), originBy(proxies)];
  const embedded = openEmbeddedStore(data, (game) => live.changed(game));
  const live = createLiveStreams({ gamesOf: createStreams({ store: embedded.store, now: Date.now }).games, addressOf });
  const notices = noticesOf(embedded, settings);
  const deps = { games, store: embedded.store, now: Date.now, log, gamesAnHour, discordKey, allowsLoopback };
  const stopwatch = stopwatchBy(() => performance.now());
  const turns: LocalTurns = localTurns(
    gamesFor({ ...deps, stopwatch, afterCommit: (game) => turns.tell(game) }),
    notices,
    log,
  );
  await turns.start();
  const { table, file } = embedded;
  const pools = poolsOn({ table, file, gamesAnHour, discordKey, allowsLoopback, log, afterCommit: turns.tell });
  const { allowances, ...counting } = limitsBy(embedded.store, addressOf);
  const round = throughThreads({
    ...pools,
    ...counting,
    originOf,
    allowances,
    shares: createAllowances(usualShare, Date.now),
    hasNeighbours: createNeighbours(Date.now),
  });
  const apis = app(
    {
      ...deps,
      afterCommit: turns.tell,
      ...counting,
      originOf,
      round,
      telling: tellingAllowance(counting.addressOf, allowances),
    },
    pages(),
  );
  const staying = live.around(apis);
  const whole = isVerbose ? loggingAnswers(staying, { log, addressOf, requestIdOf: () => randomUUID() }) : staying;
  const putAway = async (): Promise<void> => {
    await Promise.all([pools.pool.close(), pools.analyses.close()]);
    await turns.close();
    await notices.close();
    await embedded.close();
  };
  listening(whole, settings, live, putAway);
}

/** How a server ends that could not be started, and one that was given a setting or a folder that it cannot use. */
const failed = { starting: 1, settings: 2 } as const;

// what a game is made of is compiled once on a machine, here as in the threads
enableCompileCache(compiledFolder);

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode =
    error instanceof WrongSetting || error instanceof UnusableFolder ? failed.settings : failed.starting;
}
