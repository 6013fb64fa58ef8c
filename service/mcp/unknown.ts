import { ErrorCode, type JSONRPCErrorResponse, type JSONRPCResultResponse } from "@modelcontextprotocol/sdk/types.js";
import type * as z from "zod";
import { Fault } from "../schema/faults.ts";
import { isObject } from "../schema/json.ts";
import { nearestMeant } from "./meant.ts";
import { readRequest } from "../schema/requests.ts";

/** What a server has, by its names. */
export interface Named {
  readonly tools: readonly string[];
  /** Prompts, each with what it is given. */
  readonly prompts: Readonly<Record<string, z.ZodObject>>;
  /** The forms of the addresses of what can be read, e.g. "umpire://games/{game}". */
  readonly addresses: readonly string[];
}

type Answer = JSONRPCErrorResponse | JSONRPCResultResponse;

const textAt = (value: unknown, name: string): string | null => {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === "string" ? text.slice(0, 100) : null;
};

/** What is wrong with a prompt that is asked for: with its name, or with what it is given; null where nothing is. */
function wrongPrompt(params: unknown, prompts: Named["prompts"]): string | null {
  const name = textAt(params, "name");
  if (name === null) return null;
  const given = Object.hasOwn(prompts, name) ? prompts[name] : undefined;
  if (given === undefined) return `There is no prompt "${name}"${nearestMeant(name, Object.keys(prompts))}.`;
  try {
    readRequest(given, isObject(params) ? (params["arguments"] ?? {}) : {}, nearestMeant);
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.defects.map(({ path, message }) => `${path}: ${message}`).join("\n");
  }
}

/** Whether an address is of a form: what stands in braces is any part of it. */
function isOfForm(uri: string, form: string): boolean {
  const [parts, wanted] = [uri.split("/"), form.split("/")];
  return (
    parts.length === wanted.length &&
    wanted.every((part, i) => (part.startsWith("{") ? parts[i] !== "" : parts[i] === part))
  );
}

function wrongAddress(params: unknown, addresses: readonly string[]): string | null {
  const uri = textAt(params, "uri");
  if (uri === null || addresses.some((form) => isOfForm(uri, form))) return null;
  return `Nothing is to be read at "${uri}"; addresses are: ${addresses.join(", ")}.`;
}

/** What is to be completed, where there is none of its name. */
function wrongReference(params: unknown, { prompts, addresses }: Named): string | null {
  const ref = isObject(params) ? params["ref"] : null;
  const name = textAt(ref, "name");
  if (name !== null && !Object.hasOwn(prompts, name))
    return `There is no prompt "${name}"${nearestMeant(name, Object.keys(prompts))}.`;
  const uri = textAt(ref, "uri");
  if (uri === null || addresses.includes(uri)) return null;
  return `Nothing is completed for "${uri}"; addresses are: ${addresses.join(", ")}.`;
}

/**
 * The answer to a request for what a server does not have, with the nearest that it has: the protocol's library says no
 * more than that it is not there. Null where it has what is asked for. A tool is told of in a result, which a model
 * reads.
 */
export function unknownName(message: unknown, named: Named): Answer | null {
  if (!isObject(message)) return null;
  const { id, method, params } = message;
  if (typeof id !== "string" && typeof id !== "number") return null;
  const invalid = (text: string | null): Answer | null =>
    text === null ? null : { jsonrpc: "2.0", id, error: { code: ErrorCode.InvalidParams, message: text } };
  switch (method) {
    case "tools/call": {
      const name = textAt(params, "name");
      if (name === null || named.tools.includes(name)) return null;
      const text = `There is no tool "${name}"${nearestMeant(name, named.tools)}.`;
      return { jsonrpc: "2.0", id, result: { isError: true, content: [{ type: "text", text }] } };
    }
    case "prompts/get":
      return invalid(wrongPrompt(params, named.prompts));
    case "resources/read":
      return invalid(wrongAddress(params, named.addresses));
    case "completion/complete":
      return invalid(wrongReference(params, named));
    default:
      return null;
  }
}
