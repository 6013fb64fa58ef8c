import { isDeepStrictEqual } from "node:util";
import { everyOperation } from "./every-field.ts";

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What GraphQL says of an answer, as far as REST says it at all: without the names of types, and nothing for null. */
function told(value: unknown, beside: unknown): unknown {
  if (Array.isArray(value)) return value.map((part, at) => told(part, Array.isArray(beside) ? beside[at] : undefined));
  if (!isPlain(value) || !isPlain(beside)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== "__typename" && (part !== null || name in beside))
      .map(([name, part]) => [name, told(part, beside[name])]),
  );
}

/** What GraphQL has no field for stays out of the comparison. */
function asTold(value: unknown, tolds: unknown): unknown {
  if (Array.isArray(value)) return value.map((part, at) => asTold(part, Array.isArray(tolds) ? tolds[at] : undefined));
  if (!isPlain(value) || !isPlain(tolds)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in tolds)
      .map(([name, part]) => [name, asTold(part, tolds[name])]),
  );
}

const operations = new Map(
  everyOperation({ piece: 1, facing: 1, to: 1, choose: 1 }).map(({ name, document }) => [name, document]),
);
const camel = (path: string): string => path.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The variables of GraphQL for a body of REST. */
function variablesOf(body: Plain): Plain {
  const { position, ruleset, board, scenario, options, settings, action, choose, dice, cards, until, ...rest } = body;
  return {
    at: { position, ruleset, board, scenario, options, settings },
    move: { action, choose, dice, cards, until },
    action,
    choose,
    ...rest,
  };
}

interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/**
 * Where GraphQL, asked for every field, says other than REST did: the question and both answers. Nothing where they
 * agree, and for a path that GraphQL has no operation for.
 */
export async function unlikeInGraphql(
  app: App,
  path: string,
  body: unknown,
  answer: unknown,
): Promise<readonly unknown[]> {
  const name = camel(path.slice("/v1/".length));
  const document = operations.get(name);
  if (document === undefined || !isPlain(body)) return [];
  const query = JSON.stringify({ query: document, variables: variablesOf(body) });
  const headers = { "content-type": "application/json" };
  const said: unknown = await (await app.request("/graphql", { method: "POST", headers, body: query })).json();
  const data = isPlain(said) && isPlain(said["data"]) ? said["data"][name] : undefined;
  if (!isPlain(data)) return [[query.slice(0, 2000), said]];
  const there = told(data, answer);
  const here = asTold(answer, there);
  return isDeepStrictEqual(there, here) ? [] : [[query.slice(0, 2000), there, here]];
}
