import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { Hono } from "hono";
import { asOneRequest, spend } from "../adjudication/budget.ts";
import type { Operations } from "../app/operations.ts";
import { newApi, type Surroundings } from "../http/middleware.ts";
import { bodyOf } from "../http/reading.ts";
import type { Visitors } from "../limits/invitation-rate-limit.ts";
import { apiVersion } from "../schema/api-version.ts";
import { unreadableAt } from "../schema/faults.ts";
import { isObject } from "../schema/json.ts";
import { callerAmong, invitationsOf } from "./invitations.ts";
import { wrongParams } from "./params.ts";
import { createMcpServer, namesWithGames } from "./server.ts";
import { unknownName } from "./unknown.ts";

/** The longest name of a tool or a prompt, and address of a resource: far longer than any there is. */
const MOST_NAME = 500;
/** A server is made anew for each message, and its tools tell their schemas: so much work a character of the answer. */
const CHARACTER_WORK = 6;

/** Refuses names that would be told back at length, to a model that has to read them. Throws a Fault. */
function refuseLongNames(message: unknown): void {
  const params = isObject(message) ? message["params"] : undefined;
  if (!isObject(params)) return;
  for (const field of ["name", "uri"]) {
    const value = params[field];
    if (typeof value === "string" && value.length > MOST_NAME)
      throw unreadableAt(`/params/${field}`, `It has at most ${MOST_NAME} characters.`, "too-long");
  }
}

/**
 * The Model Context Protocol at /mcp: a request is a call, and nothing is kept between two. All that a request asks
 * draws on the work of one.
 */
export function createMcpApp(operations: Operations, surroundings: Surroundings, visitors: Visitors): Hono {
  const app = newApi(surroundings);
  app.post("/mcp", async (c) => {
    const visit = visitors(c);
    const invitations = invitationsOf(c, visit);
    const parsedBody = await bodyOf(c);
    if (Array.isArray(parsedBody)) throw unreadableAt("", "Send one message: there are no batches.");
    refuseLongNames(parsedBody);
    const wrong = wrongParams(parsedBody) ?? unknownName(parsedBody, namesWithGames);
    if (wrong !== null) return c.json(wrong);
    const asking = { operations, invitations, callerOf: callerAmong(invitations, visit), log: surroundings.log };
    const server = createMcpServer(asking, { version: apiVersion, keepsGames: true });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const answer = await asOneRequest(() => transport.handleRequest(c.req.raw, { parsedBody }));
      const text = await answer.text();
      spend("text", text.length * CHARACTER_WORK);
      return new Response(text === "" ? null : text, answer);
    } finally {
      await server.close();
    }
  });
  return app;
}
