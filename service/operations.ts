import type * as z from "zod";
import { BeyondLimits } from "../rules/kernel/index.ts";
import type { Adjudicator } from "./adjudicator.ts";
import type { Games } from "./games.ts";
import {
  actSchema,
  adjudicateSchema,
  boardSchema,
  createGameSchema,
  enemyPreviewSchema,
  fieldOfViewSchema,
  legalActionsSchema,
  listSchema,
  oddsSchema,
  readRequest,
  requirementsSchema,
  rulesSchema,
  sightSchema,
  type Where,
} from "./requests.ts";
import { searchRules } from "./rule-search.ts";
import { unreadableAt } from "./faults.ts";
import { checkValue } from "./json.ts";

/** Every operation of both APIs by name: reads its request and answers plain data. Throws Fault. */
export type Operations = ReturnType<typeof createOperations>;

/** The operations over an adjudicator and stored games; REST routes and GraphQL fields only carry them. */
export function createOperations(adjudicator: Adjudicator, games: Games) {
  const open = (where: Where) => adjudicator.open(where, games.position);
  /** What takes too much work is said as a fault of the request. */
  const within = async <T>(answer: () => Promise<T>): Promise<T> => {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof BeyondLimits) throw unreadableAt("/settings", error.message, "beyond-limits");
      throw error;
    }
  };
  const request = <T>(schema: z.ZodType<T>, input: unknown): T => {
    checkValue(input, "");
    return readRequest(schema, input);
  };

  return {
    adjudicate: (input: unknown) =>
      within(async () => {
        const { action, choose, dice, cards, until, random, ...where } = request(adjudicateSchema, input);
        return adjudicator.adjudicate(await open(where), { action, choose, dice, cards, until, random });
      }),
    legalActions: (input: unknown) =>
      within(async () => {
        const { piece, name, ...where } = request(legalActionsSchema, input);
        return adjudicator.legalActions(await open(where), { piece, name });
      }),
    requirements: (input: unknown) =>
      within(async () => {
        const { action, ...where } = request(requirementsSchema, input);
        return adjudicator.requirements(await open(where), action);
      }),
    sight: (input: unknown) =>
      within(async () => {
        const { from, to, facing, ...where } = request(sightSchema, input);
        return adjudicator.sight(await open(where), { from, to, facing });
      }),
    fieldOfView: (input: unknown) =>
      within(async () => {
        const { piece, ...where } = request(fieldOfViewSchema, input);
        return adjudicator.fieldOfView(await open(where), piece);
      }),
    odds: (input: unknown) =>
      within(async () => {
        const { action, choose = [], ...where } = request(oddsSchema, input);
        return adjudicator.odds(await open(where), action, choose);
      }),
    enemyPreview: (input: unknown) => within(async () => adjudicator.enemyPreview(await open(request(enemyPreviewSchema, input)))),
    board: (input: unknown) => within(async () => adjudicator.board(await open(request(boardSchema, input)))),

    rulesets: () => adjudicator.games.map(({ id, title, version, catalogue, scenarios }) => ({ id, title, version, rules: Object.keys(catalogue.rules).length, interpretations: Object.keys(catalogue.interpretations).length, scenarios: scenarios.map((scenario) => scenario.id) })),
    ruleset: (id: string) => {
      const { title, version, catalogue } = adjudicator.game(id);
      return { id, title, version, rules: Object.keys(catalogue.rules).length, interpretations: Object.keys(catalogue.interpretations).length, numbers: Object.keys(catalogue.numbers).length };
    },
    rules: (ruleset: string, input: unknown) => searchRules(adjudicator.game(ruleset).catalogue, request(rulesSchema, input)),
    scenarios: (ruleset: string) => adjudicator.game(ruleset).scenarios,
    schemas: (ruleset: string) => {
      const game = adjudicator.game(ruleset);
      return { position: game.positionJsonSchema(), action: game.actionJsonSchema() };
    },

    createGame: (input: unknown) =>
      within(async () => {
        const { title, dice, ...where } = request(createGameSchema, input);
        return games.create(where, { title, dice });
      }),
    game: (id: string, version?: number) => games.read(id, version),
    act: (id: string, input: unknown) => within(() => games.act(id, request(actSchema, input))),
    moves: (id: string, input: unknown) => {
      const { after, limit } = request(listSchema, input);
      return games.moves(id, after, limit);
    },
    version: (written: string): number => {
      if (!/^\d{1,7}$/.test(written)) throw unreadableAt("/version", `"${written.slice(0, 20)}" is no version: versions are whole numbers from 0.`);
      return Number(written);
    },
  };
}
