import { Engine } from "../../cli/engine/engine.ts";
import { umpire } from "../cli/umpire.ts";
import { startService } from "../contract/table.ts";
import { connected } from "./mcp/connected.ts";

/** What the command says, whatever it ends with. */
export function command(args: readonly string[], input = ""): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = umpire(args, input);
  return { code: status, said: stdout + stderr };
}

/** Every door of a service and of the command; each answers with all that it says. */
export async function openDoors() {
  const service = await startService();
  const model = await connected(service.app);
  const engine = new Engine();
  return {
    rest: async (path: string, body?: unknown): Promise<string> =>
      JSON.stringify((body === undefined ? await service.get(path) : await service.post(path, body)).json),
    graphql: async (query: string, variables: unknown = {}): Promise<string> =>
      JSON.stringify((await service.post("/graphql", { query, variables })).json),
    tool: async (name: string, given: Readonly<Record<string, unknown>>): Promise<string> =>
      (await model.call(name, given)).text,
    tools: async () => (await model.client.listTools()).tools,
    engine: async (line: Readonly<Record<string, unknown>>): Promise<string> =>
      JSON.stringify(await engine.answer(JSON.stringify({ id: 1, ...line }))),
    app: service.app,
    async close(): Promise<void> {
      await model.client.close();
      await service.embedded.close();
    },
  };
}

export type Doors = Awaited<ReturnType<typeof openDoors>>;
