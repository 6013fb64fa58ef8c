import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import { asFault } from "../adjudication/questions.ts";
import { errorLine } from "../logging/log.ts";
import { Fault } from "../schema/faults.ts";
import { decisionLines } from "./lines.ts";
import { askedBy, tellerOfGame } from "./names.ts";
import { headings, notationLines } from "./notation-lines.ts";
import { refused } from "./params.ts";
import type { Asking } from "./tool.ts";
import { foundLines } from "./tools/rules.ts";

/** The most ids that are offered to complete what was begun. */
const MOST_OFFERED = 100;

const single = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? "") : (value ?? "");

/** Text at an address. Throws an Error in words where there is nothing. */
async function read(uri: URL, { log }: Asking, lines: () => Promise<readonly string[]>): Promise<ReadResourceResult> {
  try {
    return { contents: [{ uri: uri.href, mimeType: "text/plain", text: (await lines()).join("\n") }] };
  } catch (error) {
    const fault = asFault(error);
    if (fault instanceof Fault) throw refused(fault.message, error);
    log(errorLine(error instanceof Error ? error : new Error(String(error))));
    throw new Error("Something went wrong on our side.", { cause: error });
  }
}

/** The ids of rules that go on as was begun; none where that is not an id yet. */
async function idsLike(ruleset: string, begun: string, { operations }: Asking): Promise<string[]> {
  try {
    const matches = await operations.rules(ruleset, { id: begun.slice(0, 100), limit: MOST_OFFERED });
    return matches.map(({ id }) => id);
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}

const ruleAddress = "umpire://rulesets/{ruleset}/rules/{rule}";
const notationAddress = "umpire://rulesets/{ruleset}/notation";
const gameAddress = "umpire://games/{game}";

/** The forms of the addresses of what can be read, where games are kept or not. */
export const addressesOfRules: readonly string[] = [ruleAddress, notationAddress];
export const addressesOfGames: readonly string[] = [gameAddress];

/** Puts into a server what can be read at addresses: rules, and how positions are written. */
export function registerResources(server: McpServer, asking: Asking): void {
  const { operations } = asking;
  const gamesLike = async (begun: string): Promise<string[]> =>
    (await operations.rulesets()).map(({ id }) => id).filter((id) => id.startsWith(begun));

  server.registerResource(
    "rule",
    new ResourceTemplate(ruleAddress, {
      list: undefined,
      complete: {
        ruleset: gamesLike,
        rule: async (begun, context) => {
          const ruleset = context?.arguments?.["ruleset"] ?? "";
          if (!(await gamesLike(ruleset)).includes(ruleset)) return [];
          return idsLike(ruleset, begun, asking);
        },
      },
    }),
    { title: "A rule", description: "The text of a rule or an open point, by its id.", mimeType: "text/plain" },
    (uri, { ruleset, rule }) =>
      read(uri, asking, async () => {
        const matches = await operations.rules(single(ruleset), { id: single(rule), limit: 20 });
        const [exact] = matches.filter(({ id }) => id === single(rule));
        if (exact === undefined) throw new Fault("not-found", `There is no rule "${single(rule).slice(0, 100)}".`);
        return foundLines(exact);
      }),
  );

  server.registerResource(
    "notation",
    new ResourceTemplate(notationAddress, {
      list: async () => ({
        resources: (await operations.rulesets()).map(({ id, title }) => ({
          uri: `umpire://rulesets/${id}/notation`,
          name: `${id}-notation`,
          title: `How positions of ${title} are written`,
          mimeType: "text/plain",
        })),
      }),
      complete: { ruleset: gamesLike },
    }),
    {
      title: "How positions are written",
      description: "All lines and signs of a game's text.",
      mimeType: "text/plain",
    },
    (uri, { ruleset }) =>
      read(uri, asking, async () => {
        const { notation } = await operations.notation(single(ruleset));
        if (notation === null) throw new Fault("not-found", "The notation of this game is not described.");
        return [
          ...notationLines(notation),
          ...headings(notation).flatMap((heading) => ["", heading, ...notationLines(notation, heading)]),
        ];
      }),
  );
}

/** The same for games by post, where they are kept. */
export function registerGameResource(server: McpServer, asking: Asking): void {
  const { operations, callerOf } = asking;
  server.registerResource(
    "game",
    new ResourceTemplate(gameAddress, { list: undefined }),
    { title: "A game by post", description: "How it stands, as your invitation may know it.", mimeType: "text/plain" },
    (uri, { game }) =>
      read(uri, asking, async () => {
        const state = await operations.game(single(game), undefined, callerOf(single(game)));
        const { title, ruleset, version, moment, board, decision } = state;
        const teller = await tellerOfGame(single(game), version, asking);
        return [
          `${title} (${ruleset}), version ${version}: ${teller.sentence(moment)}`,
          ...decisionLines(askedBy(teller, decision)),
          "",
          board ?? "",
        ];
      }),
  );
}
