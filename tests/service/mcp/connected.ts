import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Hono } from "hono";
import * as z from "zod";

const answer = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional(), mimeType: z.string().optional() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

/** A program for language models, as the SDK connects it, and what a tool told it. */
export interface Connected {
  readonly client: Client;
  /** Calls a tool: its text, its data, and whether it says that something is wrong. */
  call(
    name: string,
    given?: Readonly<Record<string, unknown>>,
  ): Promise<{
    readonly text: string;
    readonly data: Readonly<Record<string, unknown>>;
    readonly isError: boolean;
    readonly pictures: readonly string[];
  }>;
}

/** Calls tools through a client of the SDK. */
export const calling = (client: Client): Connected => ({
  client,
  async call(name, given = {}) {
    const {
      content,
      structuredContent = {},
      isError = false,
    } = answer.parse(await client.callTool({ name, arguments: { ...given } }));
    const texts = content.flatMap(({ text }) => (text === undefined ? [] : [text]));
    const pictures = content.flatMap(({ mimeType }) => (mimeType === undefined ? [] : [mimeType]));
    return { text: texts.join("\n"), data: structuredContent, isError, pictures };
  },
});

/** Connects to an app by HTTP, with invitations to send. */
export async function connected(app: Hono, invitations: readonly string[] = []): Promise<Connected> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("http://umpire.test/mcp"), {
    fetch: async (url, init) => app.fetch(new Request(url, init)),
    requestInit: { headers: invitations.length > 0 ? { "umpire-invitations": invitations.join(", ") } : {} },
  });
  await client.connect(transport);
  return calling(client);
}
