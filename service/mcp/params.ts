import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  type JSONRPCErrorResponse,
  ReadResourceRequestSchema,
  SetLevelRequestSchema,
  SubscribeRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type * as z from "zod";
import { issueText, valueAt } from "../../rules/kernel/index.ts";
import { isObject } from "../schema/json.ts";

/** The requests that have to say something. */
const schemas = new Map<string, z.ZodType>(
  [
    CallToolRequestSchema,
    CompleteRequestSchema,
    GetPromptRequestSchema,
    InitializeRequestSchema,
    ReadResourceRequestSchema,
    SetLevelRequestSchema,
    SubscribeRequestSchema,
  ].map((schema) => [schema.shape.method.value, schema] as const),
);

/** What says that a request is at fault, and not the server. */
export const refused = (text: string, cause?: unknown): Error =>
  Object.assign(new Error(text, { cause }), { code: ErrorCode.InvalidParams });

/**
 * The answer to a request that does not say what it has to, in a sentence: the protocol's library would take it for a
 * fault of its own. Null where nothing is wrong with it.
 */
export function wrongParams(message: unknown): JSONRPCErrorResponse | null {
  if (!isObject(message)) return null;
  const { method, id } = message;
  const schema = typeof method === "string" ? schemas.get(method) : undefined;
  if (schema === undefined || (typeof id !== "string" && typeof id !== "number")) return null;
  const [issue] = schema.safeParse(message).error?.issues ?? [];
  if (issue === undefined) return null;
  const error = { code: ErrorCode.InvalidParams, message: issueText(issue, valueAt(message, issue.path)) };
  return { jsonrpc: "2.0", id, error };
}
