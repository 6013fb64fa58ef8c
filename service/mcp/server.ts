import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { promptOfCoaching, promptOfDispute, registerCoaching, registerPrompts } from "./prompts.ts";
import { addressesOfGames, addressesOfRules, registerGameResource, registerResources } from "./resources.ts";
import type { Asking, Registered } from "./tool.ts";
import { adjudicate, suggest } from "./tools/adjudicate.ts";
import { howToDraw, listGames } from "./tools/games.ts";
import { whatIsLegal } from "./tools/legal-actions.ts";
import { act, game, myTurns } from "./tools/post.ts";
import { showPosition } from "./tools/position.ts";
import { searchRules } from "./tools/rules.ts";
import { enemyPreview, odds, sight, why } from "./tools/rulings.ts";
import type { Named } from "./unknown.ts";

const tools: readonly Registered[] = [
  listGames,
  howToDraw,
  showPosition,
  whatIsLegal,
  why,
  sight,
  odds,
  adjudicate,
  enemyPreview,
  suggest,
  searchRules,
];

/** What there is beside where games are kept. */
const toolsOfPost: readonly Registered[] = [myTurns, game, act];

const toolsOf = ({ keepsGames }: Pick<McpSettings, "keepsGames">): readonly Registered[] =>
  keepsGames ? [...tools, ...toolsOfPost] : tools;

/** What a server has, by its names. */
const namesOf = ({ keepsGames }: Pick<McpSettings, "keepsGames">): Named => ({
  tools: toolsOf({ keepsGames }).map(({ listed }) => listed.name),
  prompts: { ...promptOfDispute, ...(keepsGames && promptOfCoaching) },
  addresses: [...addressesOfRules, ...(keepsGames ? addressesOfGames : [])],
});

/** What servers have, where games are kept and where not. */
export const namesWithGames: Named = namesOf({ keepsGames: true });
export const namesWithoutGames: Named = namesOf({ keepsGames: false });

/** What a model is told of the whole. */
const instructions =
  "Umpire knows the rules of five commando board games exactly; what you remember of them is likely wrong. Draw the situation as text (how_to_draw, show_position), ask (sight, why, odds, adjudicate), and cite the ids of rules that come back.";

/** Values and fields of the arguments of one call: more than any position has. */
const MOST_ELEMENTS = 200_000;

/** What a server is: its version, and whether games by post are kept where it asks. */
export interface McpSettings {
  readonly version: string;
  readonly keepsGames: boolean;
}

/** Umpire for language models: its tools, what can be read, and what to begin from. */
export function createMcpServer(asking: Asking, { version, keepsGames }: McpSettings): McpServer {
  const server = new McpServer(
    { name: "umpire", title: "Umpire", version },
    { instructions, maxToolInputElements: MOST_ELEMENTS },
  );
  const told = toolsOf({ keepsGames });
  for (const { register } of told) register(server, asking);
  // as they are to be read, and made once: the library makes the schemas anew for each server, with all their bounds
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: told.map(({ listed }) => ({ ...listed })) }));
  registerResources(server, asking);
  registerPrompts(server, asking);
  if (!keepsGames) return server;
  registerGameResource(server, asking);
  registerCoaching(server);
  return server;
}
