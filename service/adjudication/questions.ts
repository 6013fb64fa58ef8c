import type * as z from "zod";
import {
  BudgetExceeded,
  type Catalogue,
  type Game,
  type PlayerView,
  type PositionId,
} from "../../rules/kernel/index.ts";
import type { AdjudicationAnswer, Adjudicator } from "./adjudicator.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { checkValue } from "../schema/json.ts";
import {
  type AdjudicationPart,
  adjudicateSchema,
  boardSchema,
  draftSchema,
  enemyPreviewSchema,
  fieldOfViewSchema,
  legalActionsSchema,
  type ListingPart,
  oddsSchema,
  policyMoveSchema,
  readRequest,
  requirementsSchema,
  type RulesAsked,
  rulesSchema,
  sampleSchema,
  sightSchema,
  type Where,
} from "../schema/requests.ts";
import { exploreSchema } from "../schema/explore-requests.ts";
import { withoutOtherReadings } from "./told-odds.ts";
import { type FoundRule, rowOf, searchRules, unknownId } from "./rules/index.ts";
import { asOneRequest, noteAsLarge, currentBudget } from "./budget.ts";

/** How long answers are that are there already, in characters; rather too long than too short. */
export const LONG = { field: 100, rule: 500, cases: 300, notation: 90_000, schemas: 250_000, rows: 100_000 } as const;

/** What takes more work than is done for one request is a fault of the request; anything else stays what it is. */
export function asFault(error: unknown): unknown {
  if (!(error instanceof BudgetExceeded)) return error;
  // what is beyond a small place may well be within a whole one
  noteAsLarge();
  return unreadableAt("", error.message, "beyond-limits");
}

/** Answers a request with the work that there is for one. Throws a Fault. */
export async function within<T>(answer: () => Promise<T>): Promise<T> {
  try {
    return await asOneRequest(answer);
  } catch (error) {
    throw asFault(error);
  }
}

/** Something that is there already, as an answer: its length is work. */
export function told<T>(answer: T, length: number): T {
  currentBudget().charge("text", length);
  return answer;
}

/** Reads what was asked by the schema of its operation. Throws a Fault. */
export function request<T>(schema: z.ZodType<T>, input: unknown): T {
  checkValue(input);
  return readRequest(schema, input);
}

/** Where stored games are found, for questions about them; `C` is who asks. */
type Stored<C> = (id: string, version: number | undefined, caller: C) => Promise<PlayerView>;

/** The wanted parts of an adjudication, beside its outcome; the others are not worked out. */
const adjudicatedParts = (answer: AdjudicationAnswer, want: readonly AdjudicationPart[], positionId: PositionId) => {
  const parts = new Set(want);
  const position = parts.has("position") || parts.has("positionId") ? answer.position : null;
  return {
    outcome: answer.outcome,
    ...(parts.has("events") && { events: answer.events }),
    ...(parts.has("position") && { position }),
    ...(parts.has("positionId") && { positionId: positionId(position) }),
    ...(parts.has("board") && { board: answer.board }),
    ...(parts.has("moment") && { moment: answer.moment }),
    ...(parts.has("decision") && { decision: answer.decision }),
    ...(parts.has("result") && { result: answer.result }),
    ...(parts.has("failing") && { failing: answer.failing }),
    ...(parts.has("unused") && { unused: answer.unused }),
    ...(parts.has("rules") && { rules: answer.rules }),
  };
};

/** The wanted parts of a listing: each form has its name, its piece and its seat at least. */
const listedParts = ({ forms, ...answer }: ReturnType<Adjudicator["legalActions"]>, want: readonly ListingPart[]) => {
  const parts = new Set(want);
  return {
    forms: forms.map(({ name, piece, seat, requirements, actions, ends }) => ({
      name,
      piece,
      seat,
      ...(parts.has("requirements") && { requirements }),
      ...(parts.has("actions") && { actions }),
      ...(parts.has("ends") && ends !== undefined && { ends }),
    })),
    ...(parts.has("decision") && { decision: answer.decision }),
    ...(parts.has("rules") && { rules: answer.rules }),
  };
};

/** The most ids without a row that are told with those nearest to them. */
const MOST_UNKNOWN = 10;

/** Refuses ids that no row of a catalogue has, nor begins with: an empty list would say that nothing is ruled there. */
function checkIds(catalogue: Catalogue, ids: readonly string[], placeOf: (at: number) => string): void {
  const faults = ids.flatMap((id, at) => {
    const isKnown = rowOf(catalogue, id) !== null;
    return isKnown ? [] : [{ id, path: placeOf(at) }];
  });
  const described = faults.slice(0, MOST_UNKNOWN).flatMap(({ id, path }) => {
    currentBudget().charge("candidates", LONG.rows);
    const message = unknownId(catalogue, id);
    return message === null ? [] : [{ code: "unknown-rule", path, message }];
  });
  const [first] = described;
  if (first !== undefined) throw new Fault("unreadable", first.message, described);
}

/** Rows by their ids, in the order in which they are asked for. Throws a Fault where there is none of one. */
function rowsCalled(catalogue: Catalogue, ids: readonly string[]): readonly FoundRule[] {
  checkIds(catalogue, ids, (at) => `/ids/${at}`);
  const rows = ids.map((id) => {
    const row = rowOf(catalogue, id);
    if (row !== null) return row;
    // the beginning of ids is the id of no row
    throw unreadableAt("/ids", `There is no rule "${id.slice(0, 60)}".`, "unknown-rule");
  });
  return told(rows, rows.length * LONG.rule);
}

/** The scenarios of a game, each with who sits at the table with the usual choices, and what can be chosen. */
function scenariosOf(game: Game) {
  const { scenarios, difficulties, mostPlayers, choices } = game;
  const players = { min: 1, max: mostPlayers };
  /** A set-up is kept, and paid for once. */
  const seatsOf = (id: string): readonly string[] => {
    if (game.seats.length > 0) return game.seats;
    const laid = game.setUp(id, {}, currentBudget());
    return laid.ok ? laid.value.seats() : [];
  };
  return scenarios.map(({ id, title, text, board, trial = null, choices: left }) => ({
    id,
    title,
    text,
    board,
    trial,
    seats: seatsOf(id),
    players,
    difficulties,
    choices: left === undefined ? choices : choices.filter(({ name }) => left.includes(name)),
  }));
}

/** What is asked about the rules of games, whatever is played. */
function rulesQuestions(adjudicator: Adjudicator) {
  /** A game's rules named by an address: what is not there is not found. */
  const named = async (id: string): Promise<Game> => {
    if (!adjudicator.knows(id)) throw adjudicator.noGame(id);
    return adjudicator.loaded(id);
  };
  const foundRules = (ruleset: string, asked: RulesAsked) =>
    within(async () => {
      const { catalogue } = await named(ruleset);
      const { id } = asked;
      if (id !== undefined) checkIds(catalogue, [id], () => "/id");
      const matches = await searchRules(catalogue, asked);
      return told(matches, matches.length * LONG.rule);
    });

  return {
    rulesets: () => adjudicator.listings(),
    ruleset: async (id: string) => {
      const { title, version, catalogue, difficulties, mostPlayers, victoryOf, choices, seats } = await named(id);
      return {
        id,
        title,
        version,
        rules: Object.keys(catalogue.rules).length,
        interpretations: Object.keys(catalogue.interpretations).length,
        numbers: Object.keys(catalogue.numbers).length,
        difficulties,
        mostPlayers,
        victoryOf,
        choices,
        seats,
      };
    },
    foundRules,
    rules: async (ruleset: string, input: unknown) => foundRules(ruleset, request(rulesSchema, input)),
    /** Rows by their ids, in the order in which they are asked for. Throws a Fault where there is none of one. */
    rows: (ruleset: string, ids: readonly string[]) =>
      within(async () => rowsCalled((await named(ruleset)).catalogue, ids)),
    scenarios: (ruleset: string) =>
      within(async () => {
        const listed = scenariosOf(await named(ruleset));
        return told(listed, JSON.stringify(listed).length + LONG.field);
      }),
    notation: (ruleset: string) =>
      within(async () => told({ notation: (await named(ruleset)).notation }, LONG.notation)),
    schemas: (ruleset: string) =>
      within(async () => {
        const game = await named(ruleset);
        // asked for rarely, and long: no start waits for it
        const { describedFields } = await import("../schema/field-words/index.ts");
        const described = (schema: unknown, kind: string): unknown => describedFields(schema, ruleset, kind);
        const position = described(game.positionJsonSchema(), "position");
        const action = described(game.actionJsonSchema(), "action");
        return told({ position, action, event: described(game.shownEventJsonSchema(), "event") }, LONG.schemas);
      }),
  };
}

/** The questions that are answered without storing anything, by name. */
export type Questions<C> = ReturnType<typeof createQuestions<C>>;

/** Opens what a question is about; stored games come by `stored`. */
const openingBy =
  <C>(adjudicator: Adjudicator, stored: Stored<C>) =>
  ({ seat, ...where }: Where & { readonly seat?: string | undefined }, caller: C): Promise<PlayerView> =>
    adjudicator.open(where, (id, version) => stored(id, version, caller), seat);

type Opening<C> = ReturnType<typeof openingBy<C>>;

/** What a player of some strength does. Whoever plays by trying moves out knows what an analysis would tell. */
const moveOfPolicy =
  <C>(adjudicator: Adjudicator, open: Opening<C>, openToSearch: Opening<C>) =>
  (input: unknown, caller: C) =>
    within(async () => {
      const { seed, strength, ...where } = request(policyMoveSchema, input);
      const situation = await (strength === "strong" ? openToSearch : open)(where, caller);
      return adjudicator.policyMove(situation, { seed, strength });
    });

/** What comes of many moves: of every position that is named, or of one. */
const movesExplored =
  <C>(adjudicator: Adjudicator, open: Opening<C>, positionId: PositionId) =>
  (input: unknown, caller: C) =>
    within(async () => {
      const { positions, moves, piece, name, until, random, seed, want, skip, ...where } = request(
        exploreSchema,
        input,
      );
      const places = positions?.map((position): Where => ({ position })) ?? [where];
      const opening = places.map((place) => () => open(place, caller));
      const { explore } = await import("./explore.ts");
      return explore(
        adjudicator,
        opening,
        { moves, positions, piece, name, until, random, seed, want, skip },
        positionId,
      );
    });

/** What is asked of a position as it is: what an action requires, what is seen, what may come of it. */
const rulingQuestions = <C>(adjudicator: Adjudicator, open: Opening<C>) => ({
  requirements: (input: unknown, caller: C) =>
    within(async () => {
      const { action, ...where } = request(requirementsSchema, input);
      return adjudicator.requirements(await open(where, caller), action);
    }),
  sight: (input: unknown, caller: C) =>
    within(async () => {
      const { from, to, facing, ...where } = request(sightSchema, input);
      return adjudicator.sight(await open(where, caller), { from, to, facing });
    }),
  fieldOfView: (input: unknown, caller: C) =>
    within(async () => {
      const { piece, ...where } = request(fieldOfViewSchema, input);
      return adjudicator.fieldOfView(await open(where, caller), piece);
    }),
  odds: (input: unknown, caller: C) =>
    within(async () => {
      const { action, choose = [], otherwise = true, ...where } = request(oddsSchema, input);
      const answer = adjudicator.odds(await open(where, caller), action, choose);
      return otherwise ? answer : { ...answer, odds: withoutOtherReadings(answer.odds) };
    }),
  enemyPreview: (input: unknown, caller: C) =>
    within(async () => adjudicator.enemyPreview(await open(request(enemyPreviewSchema, input), caller))),
});

/** An answer with the id of its position, whose parts are worked out once. */
const identifiedBy =
  (positionId: PositionId) =>
  <T extends { readonly position: unknown }>(answer: T) => {
    const whole = { ...answer };
    return Object.assign(whole, { positionId: positionId(whole.position) });
  };

/**
 * The questions over an adjudicator: read and answered alike on a server and in a browser. What is to be searched in a
 * stored game comes by `storedToSearch`, which may refuse it. Throw Faults.
 */
export function createQuestions<C>(
  adjudicator: Adjudicator,
  stored: Stored<C>,
  positionId: PositionId,
  storedToSearch = stored,
) {
  const open = openingBy(adjudicator, stored);
  const openToSearch = openingBy(adjudicator, storedToSearch);

  const adjudicated = async (asked: z.infer<typeof adjudicateSchema>, caller: C): Promise<AdjudicationAnswer> => {
    const { action, choose, dice, cards, until, random, seed, seat, want: _, ...where } = asked;
    const whole = await open(where, caller);
    const listener = seat === undefined ? undefined : { seat, before: await open({ ...where, seat }, caller) };
    return adjudicator.adjudicate(whole, { action, choose, dice, cards, until, random, seed }, listener);
  };
  const identified = identifiedBy(positionId);

  return {
    adjudicate: (input: unknown, caller: C) =>
      within(async () => {
        const read = request(adjudicateSchema, input);
        const answer = await adjudicated(read, caller);
        return read.want === undefined ? identified(answer) : adjudicatedParts(answer, read.want, positionId);
      }),
    /** The same for whoever reads only some parts: the others are not worked out. Reading may throw BeyondLimits. */
    adjudicateInParts: (input: unknown, caller: C) =>
      within(() => adjudicated(request(adjudicateSchema, input), caller)),
    legalActions: (input: unknown, caller: C) =>
      within(async () => {
        const { piece, name, want, ...where } = request(legalActionsSchema, input);
        const answer = adjudicator.legalActions(await open(where, caller), { piece, name });
        return want === undefined ? { ...answer } : listedParts(answer, want);
      }),
    /** The same for whoever reads only some parts: the others are not worked out. */
    legalActionsInParts: (input: unknown, caller: C) =>
      within(async () => {
        const { piece, name, want: _, ...where } = request(legalActionsSchema, input);
        return adjudicator.legalActions(await open(where, caller), { piece, name });
      }),
    ...rulingQuestions(adjudicator, open),
    policyMove: moveOfPolicy(adjudicator, open, openToSearch),
    /** What comes of many moves, each as if it were asked alone; what the work does not suffice for is left. */
    explore: movesExplored(adjudicator, open, positionId),
    /** A position that fits what the seat knows, with what is hidden from it drawn by chance. */
    sample: (input: unknown, caller: C) =>
      within(async () => {
        const { seed, ...where } = request(sampleSchema, input);
        return identified(adjudicator.sample(await open(where, caller), seed));
      }),
    board: (input: unknown, caller: C) =>
      within(async () => identified(adjudicator.board(await open(request(boardSchema, input), caller)))),
    draft: (input: unknown) => within(async () => adjudicator.draft(request(draftSchema, input))),
    ...rulesQuestions(adjudicator),
  };
}

/** What is asked about a game's rules by an address, by the end of its path; "" is the game itself. */
export const askedOfRules = <C>(questions: Questions<C>) => {
  type AboutRules = (ruleset: string, query: Readonly<Record<string, string>>) => Promise<unknown>;
  const about: Readonly<Record<string, AboutRules>> = {
    "": (ruleset) => questions.ruleset(ruleset),
    "/rules": async (ruleset, query) => ({ rules: await questions.rules(ruleset, query) }),
    "/scenarios": async (ruleset) => ({ scenarios: await questions.scenarios(ruleset) }),
    "/notation": (ruleset) => questions.notation(ruleset),
    "/schemas": (ruleset) => questions.schemas(ruleset),
  };
  return about;
};

/** The questions that are put by a body, by their paths below /v1. */
export const asked = <C>(questions: Questions<C>) => ({
  adjudicate: questions.adjudicate,
  "legal-actions": questions.legalActions,
  requirements: questions.requirements,
  sight: questions.sight,
  "field-of-view": questions.fieldOfView,
  odds: questions.odds,
  "enemy-preview": questions.enemyPreview,
  "policy-move": questions.policyMove,
  sample: questions.sample,
  board: questions.board,
  draft: questions.draft,
  explore: questions.explore,
});
