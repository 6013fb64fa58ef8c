import { graphqlApp, graphqlProblem, withinAllowance } from "../service/index.ts";
import { addressOf } from "./address-of.ts";
import { lambdaDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = graphqlApp({ ...lambdaDeps(), addressOf, ...withinAllowance(addressOf, Date.now) });

// starts the server and loads lazy parts in the init phase
await app.request("/graphql?query=%7B__typename%7D");

/** The GraphQL API behind the HTTP API. */
export const handler = handled(app, log, graphqlProblem);
