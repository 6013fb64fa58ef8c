import type { Readable, Writable } from "node:stream";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import { isObject } from "../schema/json.ts";
import { LineSplitter } from "./line-splitter.ts";
import { wrongParams } from "./params.ts";

/** The most bytes of a line: many times the largest position. */
export const MOST_LINE = 10 * 1024 * 1024;

/** What is answered to a line that is no message: an error, as JSON-RPC has it, also for whoever sent no id. */
interface NoMessage {
  readonly jsonrpc: "2.0";
  readonly id: string | number | null;
  readonly error: { readonly code: ErrorCode; readonly message: string };
}

const noMessage = (id: string | number | null, code: ErrorCode, message: string): NoMessage => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});

/** The id by which whoever sent something knows the answer; null where there is none. */
function idOf(sent: unknown): string | number | null {
  const id = isObject(sent) ? sent["id"] : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

/** What is wrong with what a line holds, in a sentence. */
function whatIsWrong(sent: unknown): string {
  if (Array.isArray(sent)) return "Send one message a line: there are no batches.";
  if (!isObject(sent)) return "A message is an object of JSON-RPC 2.0.";
  if (sent["jsonrpc"] !== "2.0") return '"jsonrpc" is to be "2.0".';
  return "A message has a `method`, with an `id` where it is to be answered, and its `params` are an object.";
}

/** A message, and not an answer that says that something else was none. */
type Message = Exclude<JSONRPCMessage, { readonly error: unknown }>;

/** The message of a line, or what is answered where it is none. */
function messageIn(line: string | null): Message | NoMessage | null {
  if (line === null) return noMessage(null, ErrorCode.ParseError, `A line has at most ${MOST_LINE} bytes.`);
  let sent: unknown;
  try {
    sent = JSON.parse(line);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return noMessage(null, ErrorCode.ParseError, `The line is not JSON: ${why}`);
  }
  const read = JSONRPCMessageSchema.safeParse(sent);
  if (!read.success) return noMessage(idOf(sent), ErrorCode.InvalidRequest, whatIsWrong(sent));
  // nobody is asked from here, so that an answer is to nothing
  if ("error" in read.data) return null;
  return read.data;
}

/**
 * Messages line by line over streams. Unlike the protocol library's own it answers what is no message, as JSON-RPC asks,
 * and goes on after a line that is too long.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #wrong: (message: Message) => object | null;
  readonly #lines = new LineSplitter(MOST_LINE);

  /** `wrong` answers a message that is not to be heard. */
  constructor(
    input: Readable = process.stdin,
    output: Writable = process.stdout,
    wrong: (message: Message) => object | null = wrongParams,
  ) {
    this.#input = input;
    this.#output = output;
    this.#wrong = wrong;
  }

  async start(): Promise<void> {
    this.#input.on("data", this.#read);
    this.#input.on("error", this.#fail);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    return this.#write(message);
  }

  async close(): Promise<void> {
    this.#input.off("data", this.#read);
    this.#input.off("error", this.#fail);
    this.#input.pause();
    this.onclose?.();
  }

  readonly #fail = (error: Error): void => this.onerror?.(error);

  readonly #read = (piece: Buffer | string): void => {
    for (const line of this.#lines.push(Buffer.from(piece))) {
      // what ends a line elsewhere may stand before its end here, and nothing is asked by an empty one
      if (line?.trim() === "") continue;
      const read = messageIn(line);
      if (read === null) continue;
      const answer = "error" in read ? read : this.#wrong(read);
      if (answer !== null) void this.#write(answer);
      else if (!("error" in read)) this.onmessage?.(read);
    }
  };

  /** Writes a line; done when there is room for the next. */
  #write(line: object): Promise<void> {
    return new Promise((written) => {
      if (this.#output.write(`${JSON.stringify(line)}\n`)) written();
      else this.#output.once("drain", written);
    });
  }
}
