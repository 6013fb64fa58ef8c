import { graphqlApp, graphqlProblem } from "../service/index.ts";
import { limitedDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = graphqlApp(limitedDeps());

// starts the server and loads lazy parts in the init phase
await app.request("/graphql?query=%7B__typename%7D");

/** The GraphQL API behind the HTTP API. */
export const handler = handled(app, log, graphqlProblem);
