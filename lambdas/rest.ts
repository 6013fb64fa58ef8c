import { restApp } from "../service/index.ts";
import { limitedDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = restApp(limitedDeps());

// the first request loads parts of the runtime lazily: better in the init phase than in a player's request
await app.request("/healthz");

/** The REST API behind the HTTP API. */
export const handler = handled(app, log);
