import type { GraphQLResolveInfo } from "graphql";
import type { Operations } from "../app/operations.ts";
import { lazy } from "../../rules/kernel/index.ts";
import { callerFrom } from "../games/index.ts";
import { isObject } from "../schema/json.ts";
import { fieldOfGame, flat } from "./given.ts";
import type { Resolvers } from "./resolver-types.generated.ts";
import type { Arguments, Context } from "./schema.ts";

/** Of which game the answer to a root field is; null where it is of none, or of several. */
type OfGame = () => Promise<string | null>;

const known = new WeakMap<Context, Map<string | number, OfGame>>();

/** The name, in its document, of the root field that a field is below. */
function rootOf({ path }: GraphQLResolveInfo): string | number {
  let at = path;
  while (at.prev !== undefined) at = at.prev;
  return at.key;
}

const textAt = (value: unknown, name: string): string | null => {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === "string" ? text : null;
};

/** The one game that positions are of. */
function gameOfAll(positions: unknown): string | null {
  const games = new Set(Array.isArray(positions) ? positions.map((one) => textAt(one, "ruleset")) : []);
  const [game = null] = games;
  return games.size === 1 ? game : null;
}

/** Of which game a stored one is, as whoever asks may know it. */
const gameStored = async (operations: Operations, id: unknown, { authorization, visit }: Context): Promise<string> =>
  (await operations.game(String(id), undefined, callerFrom(authorization, visit))).ruleset;

/** The answer to a root field, with what it was asked. */
interface Answered {
  readonly args: Arguments;
  readonly answer: unknown;
  readonly context: Context;
  readonly info: GraphQLResolveInfo;
}

/** Notes of which game the answer to a root field is: that is found out where something of it is asked for by its game. */
export function noteGame(operations: Operations, { args, answer, context, info }: Answered): void {
  const games = known.get(context) ?? new Map<string | number, OfGame>();
  known.set(context, games);
  games.set(
    rootOf(info),
    lazy(async () => {
      const asked = flat(args);
      const stored = asked["gameId"] ?? (info.fieldName === "moves" ? asked["id"] : undefined);
      if (stored !== undefined) return gameStored(operations, stored, context);
      const said = [asked, asked["position"], answer, isObject(answer) ? answer["game"] : null];
      return said.map((one) => textAt(one, "ruleset")).find((game) => game !== null) ?? gameOfAll(asked["positions"]);
    }),
  );
}

const gameOf = async (context: Context, info: GraphQLResolveInfo): Promise<string | null> =>
  (await known.get(context)?.get(rootOf(info))?.()) ?? null;

/** What is a game's own, in the field of that game; nothing where it is not known which that is. */
const byGame = <T>(game: string | null, value: T | null | undefined): Readonly<Record<string, T>> | null =>
  game === null || value === null || value === undefined ? null : { [fieldOfGame(game)]: value };

const position = {
  typedPosition: ({ position: value }: { readonly position?: unknown }) => byGame(textAt(value, "ruleset"), value),
};

const action = {
  typedAction: async (
    { action: value }: { readonly action?: unknown },
    _: Arguments,
    context: Context,
    info: GraphQLResolveInfo,
  ) => byGame(await gameOf(context, info), value),
};

/** What is a game's own, in fields whose scalars are that game's. */
export const typedFields = {
  Paused: position,
  Over: position,
  Refused: position,
  Sample: position,
  Explored: position,
  ReplayedMoment: position,
  Position: position,
  Game: position,
  PolicyMove: action,
  AnalysedMove: action,
  ActionForm: {
    typedActions: async ({ actions }, _, context, info) => byGame(await gameOf(context, info), actions),
  },
  Event: {
    typed: async ({ event, text, cites, details }, _, context, info) =>
      byGame(await gameOf(context, info), { event, text, cites, details }),
  },
} satisfies Resolvers;
