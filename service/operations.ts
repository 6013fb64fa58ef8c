import type * as z from "zod";
import { BeyondLimits, type Game } from "../rules/kernel/index.ts";
import type { AdjudicationAnswer, Adjudicator } from "./adjudicator.ts";
import type { Caller, Games } from "./games/index.ts";
import { type DrawnPicture, pictureOf } from "./pictures/picture.ts";
import {
  actSchema,
  adjudicateSchema,
  boardSchema,
  branchSchema,
  closeSchema,
  createGameSchema,
  draftSchema,
  enemyPreviewSchema,
  fieldOfViewSchema,
  gamePictureSchema,
  importSchema,
  invitationSchema,
  legalActionsSchema,
  listSchema,
  myGamesSchema,
  noticesSchema,
  oddsSchema,
  pictureSchema,
  readRequest,
  recordSchema,
  requirementsSchema,
  rulesSchema,
  sightSchema,
  takeOverSchema,
  undoSchema,
  verifyRecordSchema,
  type Where,
} from "./requests.ts";
import { searchRules } from "./rule-search.ts";
import { Fault, unreadableAt } from "./faults.ts";
import { checkValue } from "./json.ts";
import { asOneRequest, workNow } from "./work.ts";

/** How long answers are that are there already, in characters; rather too long than too short. */
const LONG = { rule: 500, notation: 60_000, schemas: 250_000 } as const;

/** What takes more work than is done for one request is a fault of the request; anything else stays what it is. */
export const asFault = (error: unknown): unknown =>
  error instanceof BeyondLimits ? unreadableAt("", error.message, "beyond-limits") : error;

/** Every operation of both APIs by name: reads its request and answers plain data. Throws Fault. */
export type Operations = ReturnType<typeof createOperations>;

/** The operations over an adjudicator and stored games; REST routes and GraphQL fields only carry them. */
export function createOperations(adjudicator: Adjudicator, games: Games, checkWebhook: (url: string) => Promise<void>) {
  const open = (where: Where, caller: Caller) =>
    adjudicator.open(where, (id, version) => games.situation(id, version, caller));
  const within = async <T>(answer: () => Promise<T>): Promise<T> => {
    try {
      return await asOneRequest(answer);
    } catch (error) {
      throw asFault(error);
    }
  };
  /** A picture is painted after it was drawn, and its work is said in the same way. */
  const painting = (picture: DrawnPicture): DrawnPicture => ({ ...picture, png: () => within(picture.png) });
  /** Something that is there already, as an answer: its length is work. */
  const told = <T>(answer: T, length: number): T => {
    workNow().spend("text", length);
    return answer;
  };
  const request = <T>(schema: z.ZodType<T>, input: unknown): T => {
    checkValue(input, "");
    return readRequest(schema, input);
  };

  /** A game's rules named by an address: what is not there is not found. */
  const named = async (id: string): Promise<Game> => {
    if (!adjudicator.knows(id))
      throw new Fault("not-found", `There are no rules "${id.slice(0, 64)}".`, [
        { code: "unknown-ruleset", path: "/ruleset", message: `There is no game "${id.slice(0, 64)}".` },
      ]);
    return adjudicator.loaded(id);
  };

  const adjudicated = async (input: unknown, caller: Caller): Promise<AdjudicationAnswer> => {
    const { action, choose, dice, cards, until, random, ...where } = request(adjudicateSchema, input);
    return adjudicator.adjudicate(await open(where, caller), { action, choose, dice, cards, until, random });
  };

  return {
    adjudicate: (input: unknown, caller: Caller) => within(async () => ({ ...(await adjudicated(input, caller)) })),
    /** The same for whoever reads only some parts: the others are not worked out. Reading may throw BeyondLimits. */
    adjudicateInParts: (input: unknown, caller: Caller) => within(() => adjudicated(input, caller)),
    legalActions: (input: unknown, caller: Caller) =>
      within(async () => {
        const { piece, name, ...where } = request(legalActionsSchema, input);
        return adjudicator.legalActions(await open(where, caller), { piece, name });
      }),
    requirements: (input: unknown, caller: Caller) =>
      within(async () => {
        const { action, ...where } = request(requirementsSchema, input);
        return adjudicator.requirements(await open(where, caller), action);
      }),
    sight: (input: unknown, caller: Caller) =>
      within(async () => {
        const { from, to, facing, ...where } = request(sightSchema, input);
        return adjudicator.sight(await open(where, caller), { from, to, facing });
      }),
    fieldOfView: (input: unknown, caller: Caller) =>
      within(async () => {
        const { piece, ...where } = request(fieldOfViewSchema, input);
        return adjudicator.fieldOfView(await open(where, caller), piece);
      }),
    odds: (input: unknown, caller: Caller) =>
      within(async () => {
        const { action, choose = [], ...where } = request(oddsSchema, input);
        return adjudicator.odds(await open(where, caller), action, choose);
      }),
    enemyPreview: (input: unknown, caller: Caller) =>
      within(async () => adjudicator.enemyPreview(await open(request(enemyPreviewSchema, input), caller))),
    board: (input: unknown, caller: Caller) =>
      within(async () => adjudicator.board(await open(request(boardSchema, input), caller))),
    draft: (input: unknown) => within(async () => adjudicator.draft(request(draftSchema, input))),
    picture: (input: unknown, caller: Caller): Promise<DrawnPicture> =>
      within(async () => {
        const { sight, fieldOfView, theme, width, title, ...where } = request(pictureSchema, input);
        return painting(
          await pictureOf(adjudicator, await open(where, caller), { sight, fieldOfView, theme, width, title }),
        );
      }),
    /** The picture of a stored game, as a link asks for it. */
    gamePicture: (id: string, query: unknown, caller: Caller): Promise<DrawnPicture> =>
      within(async () => {
        const { version, ...asked } = request(gamePictureSchema, query);
        return painting(await pictureOf(adjudicator, await games.situation(id, version, caller), asked));
      }),

    rulesets: () => adjudicator.listings(),
    ruleset: async (id: string) => {
      const { title, version, catalogue, difficulties, mostPlayers } = await named(id);
      return {
        id,
        title,
        version,
        rules: Object.keys(catalogue.rules).length,
        interpretations: Object.keys(catalogue.interpretations).length,
        numbers: Object.keys(catalogue.numbers).length,
        difficulties,
        mostPlayers,
      };
    },
    rules: (ruleset: string, input: unknown) =>
      within(async () => {
        const found = searchRules((await named(ruleset)).catalogue, request(rulesSchema, input));
        return told(found, found.length * LONG.rule);
      }),
    scenarios: (ruleset: string) =>
      within(async () => {
        const { scenarios } = await named(ruleset);
        return told(
          scenarios,
          scenarios.reduce((length, { text, board }) => length + text.length + board.length, 0),
        );
      }),
    notation: (ruleset: string) =>
      within(async () => told({ notation: (await named(ruleset)).notation }, LONG.notation)),
    schemas: (ruleset: string) =>
      within(async () => {
        const game = await named(ruleset);
        const position = game.positionJsonSchema();
        const action = game.actionJsonSchema();
        return told({ position, action, event: game.shownEventJsonSchema() }, LONG.schemas);
      }),

    /** The schemas of every game, for the document of the API: this loads them all. */
    gameSchemas: async () =>
      Promise.all(
        (await adjudicator.listings()).map(async ({ id }) => {
          const game = await adjudicator.loaded(id);
          return {
            id,
            action: game.actionJsonSchema(),
            event: game.shownEventJsonSchema() ?? {},
            position: game.positionJsonSchema(),
          };
        }),
      ),

    createGame: (input: unknown, caller: Caller) =>
      within(async () => {
        const { title, dice, visibility, deadline, keep, idempotencyKey, ...where } = request(createGameSchema, input);
        return games.create(where, { title, dice, visibility, deadline, keep }, caller, idempotencyKey);
      }),
    game: (id: string, version: number | undefined, caller: Caller) => within(() => games.read(id, version, caller)),
    act: (id: string, input: unknown, caller: Caller) => within(() => games.act(id, request(actSchema, input), caller)),
    moves: (id: string, input: unknown, caller: Caller) =>
      within(() => {
        const { after, limit } = request(listSchema, input);
        return games.moves(id, after, limit, caller);
      }),
    undo: (id: string, input: unknown, caller: Caller) =>
      within(() => games.undo(id, request(undoSchema, input), caller)),
    branch: (id: string, input: unknown, caller: Caller) =>
      within(() => games.branch(id, request(branchSchema, input), caller)),
    renewInvitation: (id: string, input: unknown, caller: Caller) => {
      const { seat, secret } = request(invitationSchema, input);
      return games.renewInvitation(id, seat, caller, secret);
    },
    closeGame: (id: string, input: unknown, caller: Caller) =>
      within(() => games.close(id, request(closeSchema, input).expectedVersion, caller)),
    takeOverRules: (id: string, input: unknown, caller: Caller) =>
      within(() => games.takeOverRules(id, request(takeOverSchema, input), caller)),
    sendNotices: (id: string, input: unknown, caller: Caller) =>
      games.sendNotices(id, request(noticesSchema, input).url, checkWebhook, caller),
    /** The record of a game, or the part of a long one that begins with a version. */
    record: (id: string, query: unknown, caller: Caller) =>
      within(async () => {
        const part = await games.recordPart(id, request(recordSchema, query).from, caller);
        return told(part, part.text.length);
      }),
    wholeRecord: (id: string, caller: Caller) =>
      within(async () => {
        const record = await games.record(id, caller);
        return told(record, record.length);
      }),
    verifyRecord: (input: unknown) =>
      within(async () => {
        const { record, version } = request(verifyRecordSchema, input);
        return games.verifyRecord(record, version);
      }),
    importRecord: (input: unknown) => within(() => games.importRecord(request(importSchema, input))),
    myGames: (input: unknown, caller: Caller) =>
      within(() => games.mine(request(myGamesSchema, input).invitations, caller)),
    version: (written: string): number => {
      if (!/^\d{1,7}$/.test(written))
        throw unreadableAt("/version", `"${written.slice(0, 20)}" is no version: versions are whole numbers from 0.`);
      return Number(written);
    },
  };
}
