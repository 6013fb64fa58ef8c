import { unreadableAt } from "../schema/faults.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import type { Analysing } from "./analysing.ts";
import type { Caller, Games } from "../games/index.ts";
import type { NotedDeliver } from "../notices/index.ts";
import { type DrawnPicture, pictureOf } from "../pictures/picture.ts";
import { createQuestions, LONG, request, told, within } from "../adjudication/questions.ts";
import { type Budget, lazy, positionIdBy } from "../../rules/kernel/index.ts";
import type { FoundRule } from "../adjudication/rules/index.ts";
import { shownByIn, type ShownBy } from "../adjudication/rules/shown-by.ts";
import { newsOperations } from "./news-operations.ts";
import type { StreamDeps } from "../streams/index.ts";
import { sha256 } from "../adjudication/sha256.ts";
import { leaveSmallPlace } from "../adjudication/budget.ts";
import {
  actSchema,
  branchSchema,
  claimSchema,
  closeSchema,
  createGameSchema,
  invitationSchema,
  listSchema,
  myGamesSchema,
  noticesSchema,
  noticeTestSchema,
  recordSchema,
  type RulesAsked,
  rulesSchema,
  takeOverSchema,
  endProposalSchema,
  undoSchema,
  type Where,
} from "../schema/requests.ts";
import { importSchema, verifyRecordSchema } from "../schema/record-requests.ts";
import { gamePictureSchema, pictureSchema } from "../schema/picture-requests.ts";

/** Every operation of both APIs by name: reads its request and answers plain data. Throws Fault. */
export type Operations = ReturnType<typeof createOperations>;

/** What is drawn in a preview hangs on this: asked again it shows the same. */
const PREVIEWED = 1;

/** What a game has of its own, as JSON Schemas. */
async function schemasOf(adjudicator: Adjudicator, id: string) {
  const game = await adjudicator.loaded(id);
  return {
    id,
    action: game.actionJsonSchema(),
    event: game.shownEventJsonSchema() ?? {},
    position: game.positionJsonSchema(),
  };
}

/** Pictures of positions and of stored games. */
function pictureOperations(adjudicator: Adjudicator, games: Games) {
  const open = (where: Where, caller: Caller) =>
    adjudicator.open(where, (id, version) => games.situation(id, version, caller));
  /** A picture is painted after it was drawn, and its work is said in the same way. */
  const painting = (picture: DrawnPicture): DrawnPicture => ({ ...picture, png: () => within(picture.png) });

  return {
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
        // a link says from and to beside each other
        return painting(await pictureOf(adjudicator, await games.situation(id, version, caller), asked, ""));
      }),
  };
}

/** Where the notices of a seat go, and what becomes of them. */
const noticeOperations = ({
  games,
  checkWebhook,
  deliver,
}: Pick<OperationsDeps, "games" | "checkWebhook" | "deliver">) => ({
  sendNotices: (id: string, input: unknown, caller: Caller) =>
    games.sendNotices(id, request(noticesSchema, input), checkWebhook, caller),
  /** Where the notices of the caller's seat go, and what became of the last of them. */
  notices: (id: string, caller: Caller) => games.ownNotices(id, caller),
  /** Sends a sample notice to the webhook of the caller's seat, and tells what came back. */
  testNotice: (id: string, input: unknown, caller: Caller) => {
    request(noticeTestSchema, input);
    return games.testNotice(id, deliver, caller);
  },
  /** What a browser asks its push service with for messages of this server. */
  pushKey: async () => ({ key: await games.pushKey() }),
});

/** What is done with records of games. */
const recordOperations = (games: Games) => ({
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
      leaveSmallPlace();
      const { record, version } = request(verifyRecordSchema, input);
      return games.verifyRecord(record, version);
    }),
  importRecord: (input: unknown, caller: Caller) =>
    within(() => {
      leaveSmallPlace();
      return games.importRecord(request(importSchema, input), caller);
    }),
});

/** Rows of the rules, with the conformance cases that show them where these are asked for. */
const rulesOperations = ({
  foundRules,
}: {
  foundRules(ruleset: string, asked: RulesAsked): Promise<readonly FoundRule[]>;
}) => ({
  rules: async (ruleset: string, input: unknown): Promise<readonly (FoundRule & { readonly shownBy?: ShownBy })[]> => {
    const { cases, ...asked } = request(rulesSchema, input);
    const rows = await foundRules(ruleset, asked);
    if (cases === undefined) return rows;
    const shownBy = await shownByIn(ruleset, cases);
    return within(async () =>
      told(
        rows.map((row) => ({ ...row, shownBy: shownBy(row.id) })),
        rows.length * LONG.cases,
      ),
    );
  },
  /** By which cases a row of a game is shown. */
  shownBy: async (ruleset: string, id: string, most?: number): Promise<ShownBy> =>
    told((await shownByIn(ruleset, most))(id), LONG.cases),
});

/** What is done with stored games. */
const gameOperations = (games: Games) => ({
  createGame: (input: unknown, caller: Caller) =>
    within(async () => {
      const { title, names, dice, visibility, deadline, keep, analysis, idempotencyKey, ...where } = request(
        createGameSchema,
        input,
      );
      // as it was before there was analysis, so that a retry is known again
      const agreed = { title, names, dice, visibility, deadline, keep, ...(analysis !== "off" && { analysis }) };
      return games.create(where, agreed, caller, idempotencyKey);
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
  endProposal: (id: string, input: unknown, caller: Caller) =>
    within(() => games.endProposal(id, request(endProposalSchema, input).expectedVersion, caller)),
  claim: (id: string, input: unknown, caller: Caller) =>
    within(() => games.claim(id, request(claimSchema, input), caller)),
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
  myGames: (input: unknown, caller: Caller) =>
    within(() => games.mine(request(myGamesSchema, input).invitations, caller)),
});

/** What a new game would be, without beginning it. */
async function previewOf(adjudicator: Adjudicator, games: Games, input: unknown, caller: Caller) {
  const { options, settings, ruleset, board, scenario, position, gameId, version, dice, visibility } = request(
    createGameSchema,
    input,
  );
  const opened = await adjudicator.open(
    { options, settings, ruleset, board, scenario, position, gameId, version },
    (id, at) => games.situation(id, at, caller),
  );
  const laid = { ruleset: opened.game, dice, visibility, seats: opened.seats() };
  const decision = opened.decision();
  if (decision?.kind !== "checkpoint") return { ...laid, text: opened.print(), moment: opened.moment(), decision };
  // a game that begins goes on to whoever is asked first; what is drawn on the way is drawn for show
  const begun = adjudicator.adjudicate(opened, dice === "sealed" ? { seed: PREVIEWED } : {});
  return { ...laid, text: begun.board, moment: begun.moment, decision: begun.decision };
}

/** What the operations stand on. */
export interface OperationsDeps extends StreamDeps {
  readonly adjudicator: Adjudicator;
  readonly games: Games;
  readonly checkWebhook: (url: string, path: string) => Promise<void>;
  readonly deliver: NotedDeliver;
}

/** An id that something rests on, with its row; null where the rules of this server have none. */
interface Citation {
  readonly id: string;
  readonly rule: FoundRule | null;
}

/** The operations over an adjudicator and stored games; REST routes and GraphQL fields only carry them. */
export function createOperations({ adjudicator, games, checkWebhook, deliver, store, now }: OperationsDeps) {
  const situation = (id: string, version: number | undefined, caller: Caller) => games.situation(id, version, caller);
  const toSearch = async (id: string, version: number | undefined, caller: Caller) =>
    (await import("../games/analysed.ts")).situationToAnalyse(games.desk, id, version, caller);
  // asked for rarely: no start waits for it
  const analysing = lazy(async () => (await import("./analysing.ts")).createAnalysing(adjudicator, games.desk));

  const questions = createQuestions(adjudicator, situation, positionIdBy(sha256), toSearch);
  return {
    ...questions,
    ...rulesOperations(questions),
    /** The id of a position as plain data. */
    positionId: positionIdBy(sha256),

    /** What is cited, each with its row of the rules; they count as work. Throws BudgetExceeded. */
    citations: (ids: readonly string[], work: Budget): readonly Citation[] => {
      work.charge("text", ids.length * LONG.rule);
      return ids.map((id) => ({ id, rule: adjudicator.row(id) }));
    },

    ...pictureOperations(adjudicator, games),

    /** What is best for whoever is asked, by playing on; `tell` is given what is known so far. */
    analyse: async (...asked: Parameters<Analysing["analyse"]>) => (await analysing()).analyse(...asked),
    /** A part of the report of a stored game that has ended. */
    report: async (...asked: Parameters<Analysing["report"]>) => (await analysing()).report(...asked),
    /** A part of the report of a game by its record. */
    reportOfRecord: async (input: unknown) => (await analysing()).reportOfRecord(input),

    /** The schemas of every game, for the document of the API: this loads them all. */
    gameSchemas: async () => {
      leaveSmallPlace();
      return Promise.all((await adjudicator.listings()).map(({ id }) => schemasOf(adjudicator, id)));
    },
    /** Those of one game, for a document of its own. Throws a Fault where there is no such game. */
    schemasOfGame: async (id: string) => {
      leaveSmallPlace();
      if (!adjudicator.knows(id)) throw adjudicator.noGame(id);
      return schemasOf(adjudicator, id);
    },

    /** What a new game would be, without beginning it. */
    previewGame: (input: unknown, caller: Caller) => within(() => previewOf(adjudicator, games, input, caller)),

    ...gameOperations(games),
    ...noticeOperations({ games, checkWebhook, deliver }),
    ...recordOperations(games),
    ...newsOperations({ store, now }),
    version: (written: string): number => {
      if (!/^\d{1,7}$/.test(written))
        throw unreadableAt(
          "/version",
          `"${written.slice(0, 20)}" is not a version: versions are whole numbers from 0.`,
        );
      return Number(written);
    },
  };
}
