import { handle } from "hono/aws-lambda";
import { restApp, withinAllowance } from "../service/index.ts";
import { addressOf } from "./address-of.ts";
import { behindCdn } from "./behind-cdn.ts";
import { lambdaDeps } from "./deps.ts";
import { log } from "./environment.ts";

const app = restApp({ ...lambdaDeps(), addressOf, ...withinAllowance(addressOf, Date.now) });

await app.request("/healthz");

/** Analyses of positions and reports of games behind the HTTP API, apart from what is answered at once. */
export const handler = handle(behindCdn(app, log));
