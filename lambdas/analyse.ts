import { restApp } from "../service/index.ts";
import { limitedDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = restApp(limitedDeps());

await app.request("/healthz");

/** Analyses of positions and reports of games behind the HTTP API, apart from what is answered at once. */
export const handler = handled(app, log);
