import { completable } from "@modelcontextprotocol/sdk/server/completable.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { asFault } from "../adjudication/questions.ts";
import { Fault } from "../schema/faults.ts";
import { refused } from "./params.ts";
import type { Asking } from "./tool.ts";

const saying = (text: string) => ({ messages: [{ role: "user" as const, content: { type: "text" as const, text } }] });

/** What a model is told to do with what was said at the table. */
const settling = (ruleset: string, situation: string): string =>
  [
    `Settle this dispute about ${ruleset} by the rules, not by what you remember of them:`,
    "",
    situation,
    "",
    `1. how_to_draw for ${ruleset}, with \`about\` for the pieces that take part. Then draw the smallest board that holds what was said: nothing that does not matter, nothing that was not said.`,
    "2. show_position with that board. Mend every fault that it tells, line by line. Look whether the position is the one that was told; where it hangs on something nobody has said (a facing, a distance, cover), ask for it, or settle each way it can be.",
    "3. sight for who sees whom, why for whether something may be done, odds for how likely, adjudicate for what happens.",
    "4. Answer in two or three sentences, with the ids and sources of the rules. Where the answer says that another reading of an open point would change it, say so and name the point.",
  ].join("\n");

const coaching = (gameId: string): string =>
  [
    `Help me with the game by post ${gameId}. Look at it with game, then with show_position and what_is_legal.`,
    "Tell in a few sentences what matters now, with the rules behind it. Compare two or three moves by odds and by adjudicate on the position, which keeps nothing. Tell what suggest would do, and whether you agree.",
    "Make no move with act before I have said which.",
  ].join("\n");

// a field that is completed is marked, and so is a new one for each server
const rulesetField = () => z.string().max(64).describe("The game, e.g. rogue-regiment.");
const ofDispute = {
  ruleset: rulesetField(),
  situation: z.string().max(10_000).describe("What happened at the table, in your words."),
};
const ofCoaching = { gameId: z.string().max(64).describe("The id of the game.") };

/** What prompts are given, by their names. */
export const promptOfDispute = { settle_dispute: z.strictObject(ofDispute) };
export const promptOfCoaching = { coach: z.strictObject(ofCoaching) };

/** Puts into a server what people begin from: a dispute. */
export function registerPrompts(server: McpServer, { operations }: Asking): void {
  const ruleset = completable(rulesetField(), async (begun) =>
    (await operations.rulesets()).map(({ id }) => id).filter((id) => id.startsWith(begun)),
  );
  server.registerPrompt(
    "settle_dispute",
    {
      title: "Settle a dispute",
      description: "Draws what was told, asks the rules, and cites them.",
      argsSchema: { ...ofDispute, ruleset },
    },
    async ({ ruleset: game, situation }) => {
      try {
        await operations.ruleset(game);
      } catch (error) {
        const fault = asFault(error);
        throw fault instanceof Fault ? refused(`/ruleset: ${fault.message}`) : fault;
      }
      return saying(settling(game, situation));
    },
  );
}

/** The same for help with a game, where games are kept. */
export function registerCoaching(server: McpServer): void {
  server.registerPrompt(
    "coach",
    {
      title: "Help with my game",
      description: "Looks at a game by post and compares moves.",
      argsSchema: ofCoaching,
    },
    ({ gameId }) => saying(coaching(gameId)),
  );
}
