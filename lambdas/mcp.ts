import { mcpApp } from "../service/index.ts";
import { originOf } from "./address-of.ts";
import { limitedDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = await mcpApp({ ...limitedDeps(), originOf });

// the first request loads parts of the runtime lazily: better in the init phase than in a model's request
await app.request("/mcp");

/** The Model Context Protocol behind the HTTP API. */
export const handler = handled(app, log);
