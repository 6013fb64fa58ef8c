import { restApp, withinAllowance } from "../service/index.ts";
import { addressOf } from "./address-of.ts";
import { lambdaDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = restApp({ ...lambdaDeps(), addressOf, ...withinAllowance(addressOf, Date.now) });

await app.request("/healthz");

/** Analyses of positions and reports of games behind the HTTP API, apart from what is answered at once. */
export const handler = handled(app, log);
