import { discordApp, discordKeyFrom, withinAllowance } from "../service/index.ts";
import { addressOf, originOf } from "./address-of.ts";
import { lambdaDeps } from "./deps.ts";
import { log, setting } from "./environment.ts";
import { handled } from "./handled.ts";

const discordKey = discordKeyFrom(setting("DISCORD_KEY"));
const app = await discordApp({
  ...lambdaDeps(),
  addressOf,
  originOf,
  discordKey,
  ...withinAllowance(addressOf, Date.now),
});

// the command, so that nothing is loaded while somebody waits for the three seconds that Discord leaves
await app.request("/discord");

/** Interactions of Discord behind the HTTP API. */
export const handler = handled(app, log);
