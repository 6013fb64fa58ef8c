import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod";
import { asFault } from "../adjudication/questions.ts";
import type { Operations } from "../app/operations.ts";
import type { Caller } from "../games/index.ts";
import { errorLine, type Log } from "../logging/log.ts";
import { Fault } from "../schema/faults.ts";
import { readRequest } from "../schema/requests.ts";
import { fitted, saidAsWhole, textOf } from "./lines.ts";
import { nearestMeant } from "./meant.ts";
import { type ListedTool, schemaOfAnswer, schemaOfSent } from "./listing.ts";

/** What a tool answers with: everything by the operations that the other APIs have. */
export interface Asking {
  readonly operations: Operations;
  /** Who asks about a stored game, or about nothing stored. */
  readonly callerOf: (gameId: string | undefined) => Caller;
  /** The invitations of whoever asks. */
  readonly invitations: readonly string[];
  readonly log: Log;
}

/** An answer of a tool: lines for the model, and the same as data. */
export interface ToolAnswer {
  readonly lines: readonly string[];
  /** The lines as a text, where they are fitted in another way than all of them from the first. */
  readonly text?: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** A picture beside the text. */
  readonly png?: Uint8Array;
}

/** A tool: how models know it, and what it answers. */
export interface Tool<I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: I;
  /** One object, without alternatives: some programs take no others. */
  readonly output: O;
  /** Whether it changes a stored game. */
  readonly writes?: true;
  readonly answer: (asked: z.infer<I>, asking: Asking) => Promise<ToolAnswer>;
}

/** A tool that can be put into a server, and how it is listed there. */
export interface Registered {
  readonly listed: ListedTool;
  register(server: McpServer, asking: Asking): void;
}

/** What went wrong, for a model: what was at fault, each with its place. */
function told(error: unknown, log: Log): CallToolResult {
  const fault = asFault(error);
  if (!(fault instanceof Fault)) {
    log(errorLine(error instanceof Error ? error : new Error(String(error))));
    return { isError: true, content: [{ type: "text", text: "Something went wrong on our side." }] };
  }
  // readings stand by themselves in what tools take
  const placed = (path: string): string => path.replace(/^\/settings\//, "/");
  const places = fault.defects.map(({ path, message }) => (path === "" ? message : `${placed(path)}: ${message}`));
  const again = fault.retryAfter === null ? [] : [`Try again in ${fault.retryAfter} s.`];
  // what the first place says is not said twice
  const whole = saidAsWhole(fault);
  const lines = [...whole, ...places, ...again];
  return { isError: true, content: [{ type: "text", text: fitted(lines, (left) => `… and ${left} more.`).text }] };
}

/** What has nothing against anything: what is wrong is said by us, in our words, and not by the protocol's library. */
const anything = z.looseObject({});

/** A tool by its description. */
export const tool = <I extends z.ZodObject, O extends z.ZodObject>({
  name,
  title,
  description,
  input,
  output,
  writes,
  answer,
}: Tool<I, O>): Registered => ({
  listed: {
    name,
    title,
    description,
    inputSchema: schemaOfSent(input),
    outputSchema: schemaOfAnswer(output),
    // of what only reads the other hints say nothing
    annotations:
      writes === true
        ? { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false }
        : { readOnlyHint: true, openWorldHint: false },
  },
  register(server, asking) {
    const carriedOut = async (sent: unknown): Promise<CallToolResult> => {
      try {
        const { lines, text, data, png } = await answer(readRequest(input, sent, nearestMeant), asking);
        const picture = png === undefined ? [] : [pictureContent(png)];
        return { content: [{ type: "text", text: text ?? textOf(lines) }, ...picture], structuredContent: { ...data } };
      } catch (error) {
        return told(error, asking.log);
      }
    };
    server.registerTool<z.ZodObject, z.ZodObject>(
      name,
      { title, description, inputSchema: anything, outputSchema: output },
      async (asked) => carriedOut(asked),
    );
  },
});

const pictureContent = (png: Uint8Array) =>
  ({ type: "image", data: Buffer.from(png).toString("base64"), mimeType: "image/png" }) as const;
