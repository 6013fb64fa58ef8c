import type { Context, Hono } from "hono";
import * as z from "zod";
import { Fault, type Log, loggingAnswers, problem } from "../service/index.ts";
import { addressOf, isFromCdn } from "./address-of.ts";
import { answerMetrics } from "./metrics.ts";

/** Answers what comes past the CDN, whose limits for single addresses it would escape. */
const refused = (): Response =>
  problem(new Fault("misdirected", "This address is not open: ask by the name of the CDN."));

const bindings = z.object({ lambdaContext: z.object({ awsRequestId: z.string() }) });

/** The id by which Lambda knows a request; null at the calls of the init phase. */
const requestIdOf = (c: Context): string | null => bindings.safeParse(c.env).data?.lambdaContext.awsRequestId ?? null;

/**
 * An app as it stands behind the CDN: what comes beside it is refused before any work is done, and each answer has a
 * line in the log, which CloudWatch reads as metrics where it counts.
 */
export const behindCdn = (app: Hono, log: Log): Hono =>
  loggingAnswers(app, {
    log,
    addressOf,
    requestIdOf,
    refuses: (c) => (isFromCdn(c) ? undefined : refused()),
    beside: answerMetrics,
  });
