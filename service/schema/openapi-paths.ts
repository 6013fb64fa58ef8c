import { verifyRecordSchema, importSchema } from "./record-requests.ts";
import { exploreSchema } from "./explore-requests.ts";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { analyseSchema, reportOfRecordSchema } from "./analysis-requests.ts";
import * as answers from "./answers/index.ts";
import { newsTypes } from "./news-types.ts";
import * as requests from "./requests.ts";
import * as streams from "./streams.ts";
import {
  problem,
  tooMany,
  ok,
  question,
  security,
  seatOperation,
  pictures,
  picture,
  parameter,
  query,
  look,
  gamePicture,
  page,
  word,
  ends,
  ruleset,
  game,
} from "./openapi-parts.ts";

export const paths: ZodOpenApiPathsObject = {
  "/v1/adjudicate": question(
    "What happens when this is done here?",
    requests.adjudicateSchema,
    answers.adjudicateAnswer,
    answers.adjudicateParts,
  ),
  "/v1/legal-actions": question(
    "What is legal now, and what does it require?",
    requests.legalActionsSchema,
    answers.legalActionsAnswer,
    answers.legalActionsParts,
  ),
  "/v1/requirements": question(
    "Why, or why not, is this action legal?",
    requests.requirementsSchema,
    answers.requirementsAnswer,
  ),
  "/v1/sight": question("Does one see the other, and why?", requests.sightSchema, answers.sightAnswer),
  "/v1/field-of-view": question("What does this unit see?", requests.fieldOfViewSchema, answers.fieldOfViewAnswer),
  "/v1/odds": question("What are the exact odds of this action?", requests.oddsSchema, answers.oddsAnswer),
  "/v1/enemy-preview": question(
    "What will the enemy do, and by which criteria?",
    requests.enemyPreviewSchema,
    answers.enemyPreviewAnswer,
  ),
  "/v1/policy-move": question(
    "What would the game's own policy do for the seat that is asked?",
    requests.policyMoveSchema,
    answers.policyMoveAnswer,
  ),
  "/v1/explore": question(
    "What comes of many moves, or of all that are legal, at one position or many?",
    exploreSchema,
    answers.exploreAnswer,
  ),
  "/v1/analyse": question(
    "What is best for whoever is asked, and how often does it win?",
    analyseSchema,
    answers.analyseAnswer,
  ),
  "/v1/sample": question(
    "A position that fits what a seat knows: what is hidden from it is drawn by chance.",
    requests.sampleSchema,
    answers.sampleAnswer,
  ),
  "/v1/board": question(
    "This position as text, as a drawing model and as JSON.",
    requests.boardSchema,
    answers.boardAnswer,
  ),
  "/v1/draft": question(
    "What does this text say, and what keeps it from being a position?",
    requests.draftSchema,
    answers.draftAnswer,
  ),
  "/v1/board.svg": picture("svg"),
  "/v1/board.png": picture("png"),
  "/v1/games/{id}/board.svg": gamePicture("svg"),
  "/v1/games/{id}/board.png": gamePicture("png"),
  "/v1/games/{id}/shared": {
    get: {
      summary: "A page that tells chats of a game that everybody may look on at (Open Graph), and leads people to it.",
      parameters: [game],
      responses: { "200": { description: "The page.", content: page }, "404": problem },
    },
  },
  "/v1/shared/{word}": {
    get: {
      summary: "A page that tells chats of a position and a verdict on it (Open Graph), and leads people to it.",
      parameters: [word, ...ends],
      responses: { "200": { description: "The page.", content: page }, "400": problem },
    },
  },
  "/v1/shared/{word}/board.png": {
    get: {
      summary: "The picture of such a position (PNG), with the line of sight.",
      parameters: [word, ...ends],
      responses: { "200": { description: "The picture.", content: pictures.png }, "400": problem },
    },
  },
  "/v1/games": {
    post: {
      summary: "Create a game that is kept.",
      requestBody: { required: true, content: { "application/json": { schema: requests.createGameSchema } } },
      responses: {
        "201": ok("The game, with the invitations to its seats.", answers.createdGameAnswer),
        "400": problem,
      },
    },
  },
  "/v1/scenarios/preview": question(
    "What a new game would be, without beginning it.",
    requests.createGameSchema,
    answers.previewAnswer,
  ),
  "/v1/games/{id}": look("Read a game at its latest version.", answers.gameAnswer, [game]),
  "/v1/games/{id}/versions/{version}": look("Read a game at an earlier version.", answers.gameAnswer, [
    game,
    parameter("version", "The version."),
  ]),
  "/v1/games/{id}/moves": {
    ...look("List the moves of a game.", answers.movesAnswer, [
      game,
      query("after", "List moves after this version."),
      query("limit", "At most so many (20)."),
    ]),
    post: {
      summary: "Act on a game.",
      parameters: [game],
      requestBody: { required: true, content: { "application/json": { schema: requests.actSchema } } },
      responses: {
        "200": ok("Committed, or refused by the rules.", answers.actAnswer),
        "400": problem,
        "401": problem,
        "403": problem,
        "404": problem,
        "409": problem,
        "422": problem,
        "429": tooMany,
      },
      security,
    },
  },
  "/v1/games/{id}/undo": seatOperation(
    "Go back: at once where nobody learned anything since, else as soon as all seats ask for it.",
    requests.undoSchema,
    answers.undoAnswer,
  ),
  "/v1/games/{id}/end-proposal": seatOperation(
    "End the proposal that waits for consent: withdraw your own, or say no to that of another.",
    requests.endProposalSchema,
    answers.gameAnswer,
  ),
  "/v1/games/{id}/claims": seatOperation(
    "Take pieces of your side as your own, or give them up.",
    requests.claimSchema,
    answers.gameAnswer,
  ),
  "/v1/games/{id}/branch": seatOperation(
    "What if we had …: a new private game from any version.",
    requests.branchSchema,
    answers.createdGameAnswer,
    "201",
  ),
  "/v1/games/{id}/renew-invitation": seatOperation(
    "Replace the invitation of a seat.",
    requests.invitationSchema,
    answers.invitationAnswer,
  ),
  "/v1/games/{id}/close": seatOperation("End a game before its end.", requests.closeSchema, answers.gameAnswer),
  "/v1/games/{id}/take-over-rules": seatOperation(
    "Take over the rules of this server, after checking the record: by the game master, or by all players together.",
    requests.takeOverSchema,
    answers.takeOverAnswer,
  ),
  "/v1/games/{id}/notices": {
    ...seatOperation(
      "Have the notices of your seat sent to an https address or to browsers, or (null) nowhere any more.",
      requests.noticesSchema,
      answers.noticesAnswer,
    ),
    get: {
      summary: "Where the notices of your seat go, and what became of the last of them.",
      security,
      parameters: [game],
      responses: {
        "200": ok("What is known, without any address.", answers.ownNoticesAnswer),
        "400": problem,
        "401": problem,
        "403": problem,
        "404": problem,
        "429": tooMany,
      },
    },
  },
  "/v1/games/{id}/notices/test": seatOperation(
    "Send a sample notice to the address of your seat, and tell what came back.",
    requests.noticeTestSchema,
    answers.noticeDelivery,
  ),
  "/v1/games/{id}/record": {
    get: {
      summary: "The record of a whole game; with the secret of its dice once it has ended.",
      security,
      parameters: [
        game,
        {
          name: "from",
          in: "query",
          description: "The version that a part of a long record begins with.",
          schema: { type: "integer", minimum: 0 },
        },
      ],
      responses: {
        "200": {
          description: "The record, or a part of a long one; then the header Link leads to the next.",
          content: { "text/plain": { schema: { type: "string" } } },
        },
        "401": problem,
        "403": problem,
        "404": problem,
      },
    },
  },
  "/v1/games/{id}/report": {
    get: {
      ...look("The decisions of a game that has ended, judged.", answers.reportAnswer, [
        game,
        query("next", "Where to go on: next of the part before."),
        query("seed", "The same seed and counts, the same report on every machine; 1 if left out."),
        query("playouts", "How many games are played out for each decision, as far as the work for one suffices."),
        query("candidates", "How many moves are tried at each decision at most."),
      ]).get,
      security,
    },
  },
  "/v1/records/report": question(
    "The decisions of the game that a record tells, judged.",
    reportOfRecordSchema,
    answers.reportAnswer,
  ),
  "/v1/records/verify": question(
    "Play a record again: does everything in it stand?",
    verifyRecordSchema,
    answers.replayAnswer,
  ),
  "/v1/records/import": {
    post: {
      summary: "A new private game that goes on where a record stands.",
      requestBody: { required: true, content: { "application/json": { schema: importSchema } } },
      responses: {
        "201": ok("The game, with the invitations to its seats.", answers.createdGameAnswer),
        "400": problem,
        "413": problem,
      },
    },
  },
  "/v1/my-games": {
    post: {
      summary: "The games of some invitations, those that wait for you first.",
      requestBody: { required: true, content: { "application/json": { schema: requests.myGamesSchema } } },
      responses: { "200": ok("Your games.", answers.myGamesAnswer), "400": problem, "429": tooMany },
    },
  },
  "/v1/push-key": look("The key for push messages to browsers.", answers.pushKeyAnswer),
  "/v1/streams": {
    post: {
      summary: "Open a stream of what is new in the games of some invitations, and in public games.",
      requestBody: { required: true, content: { "application/json": { schema: streams.openStreamSchema } } },
      responses: {
        "201": ok("Its address, and the seats it tells of.", streams.openStreamAnswer),
        "400": problem,
        "401": problem,
        "404": problem,
        "429": tooMany,
      },
    },
    get: {
      summary: "What is new at the address of a stream: held open by a local server, else what there is.",
      parameters: [
        { ...query("of", "What stands in the address of the stream."), required: true },
        query("since", "The id of the last news you had; how things stand if left out."),
        query("game", "Of all games of the stream only this one."),
        {
          name: "Last-Event-ID",
          in: "header",
          required: false,
          description: "The same as `since`, as EventSource sends it: it counts before that.",
          schema: { type: "string" },
        },
      ],
      responses: {
        "200": {
          description:
            "The news. The header ETag is the place behind them: sent as If-None-Match, what follows comes, or 304. Retry-After says when it is worth to ask again.",
          content: {
            [newsTypes[0]]: { schema: streams.newsAnswer },
            [newsTypes[1]]: { schema: { type: "string" } },
            [newsTypes[2]]: { schema: { type: "string" } },
          },
        },
        "400": problem,
        "404": problem,
      },
    },
  },
  "/v1/rulesets": look("The games that are adjudicated.", answers.rulesetsAnswer),
  "/v1/rulesets/{ruleset}": look("One game's rules.", answers.rulesetAnswer, [ruleset]),
  "/v1/rulesets/{ruleset}/rules": look("Look rules up, or search them.", answers.rulesAnswer, [
    ruleset,
    query("id", "An id, or the beginning of one that ends with a dot."),
    query("search", "A question in plain words; the best answer comes first."),
    query("limit", "At most so many (50)."),
    query("cases", "Tell by which conformance cases each row is shown, up to so many of them by name (0 to 3)."),
  ]),
  "/v1/rulesets/{ruleset}/scenarios": look("Ready missions.", answers.scenariosAnswer, [ruleset]),
  "/v1/rulesets/{ruleset}/notation": look("What the text notation offers, for editors.", answers.notationAnswer, [
    ruleset,
  ]),
  "/v1/rulesets/{ruleset}/schemas": look("JSON Schemas of positions and actions.", answers.schemasAnswer, [ruleset]),
};
