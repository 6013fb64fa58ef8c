import { discordApp, discordKeyFrom } from "../service/index.ts";
import { originOf } from "./address-of.ts";
import { limitedDeps } from "./deps.ts";
import { log, setting } from "./environment.ts";
import { handled } from "./handled.ts";

const discordKey = discordKeyFrom(setting("DISCORD_KEY"));
const app = await discordApp({ ...limitedDeps(), originOf, discordKey });

// the command, so that nothing is loaded while somebody waits for the three seconds that Discord leaves
await app.request("/discord");

/** Interactions of Discord behind the HTTP API. */
export const handler = handled(app, log);
