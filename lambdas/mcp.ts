import { mcpApp, withinAllowance } from "../service/index.ts";
import { addressOf, originOf } from "./address-of.ts";
import { lambdaDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = await mcpApp({ ...lambdaDeps(), addressOf, originOf, ...withinAllowance(addressOf, Date.now) });

// the first request loads parts of the runtime lazily: better in the init phase than in a model's request
await app.request("/mcp");

/** The Model Context Protocol behind the HTTP API. */
export const handler = handled(app, log);
