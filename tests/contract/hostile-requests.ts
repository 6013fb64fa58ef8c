import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import * as z from "zod";
import { attackedGames } from "./attacked-games.ts";
import { everyOperation } from "./every-field.ts";
import { type HostileValue, hostileTexts, hostileValues } from "./hostile-values.ts";

/* In one file: the list of all that can be sent to every door, which nothing may be missing from. */

/*
 * Hostile requests of each kind to each place that there is: the places are taken from the OpenAPI document and the
 * GraphQL schema, so that a new route, parameter, field or argument is attacked from the day it is there.
 */

/** A request as it is sent. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A place of a request where something hostile can stand, and what is worth putting there. */
export interface Target {
  /** The operation of REST or the field of GraphQL. */
  readonly operation: string;
  readonly place: string;
  readonly values: readonly HostileValue[];
  request(written: string): HostileRequest;
}

/** What the requests speak of: a stored game with its invitations, its record, and a position of each game. */
export interface Ground {
  readonly gameId: string;
  readonly secrets: readonly string[];
  readonly record: string;
  readonly positions: readonly { readonly ruleset: string; readonly position: unknown }[];
}

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);
type Path = readonly string[];

/** The longest address that a server reads, nearly. */
const MOST_ADDRESS = 12_000;

const token = "here-stands-something-hostile";

/** A value in which something stands at a path; what was in its way is replaced. */
function at(base: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inside = isPart(base) ? base[key] : undefined;
  return { ...(isPart(base) ? base : {}), [key]: at(inside, rest, value) };
}

const forms = ["board", "position", "scenario", "gameId"] as const;

/** A body without the other forms of a position than the one that is spoken of. */
function inOneForm(body: unknown, path: Path): unknown {
  if (!isPart(body)) return body;
  const where = path.length > 1 && path[0] === "at" ? body["at"] : body;
  const form = forms.find((name) => name === path.at(path[0] === "at" ? 1 : 0));
  if (form === undefined || !isPart(where)) return body;
  const rest = Object.fromEntries(Object.entries(where).filter(([key]) => !forms.some((name) => name === key)));
  return where === body ? rest : { ...body, at: rest };
}

/** A body as JSON in which something hostile is written at a path. */
const bodyWith = (base: unknown, path: Path): ((written: string) => string) => {
  const [before = "", behind = ""] = JSON.stringify(at(inOneForm(base, path), path, token)).split(`"${token}"`);
  return (written) => before + written + behind;
};

/** What is written as it is meant where a text is expected: in an address or a header. */
function textOf(written: string): string {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "string" ? value : written;
  } catch {
    return written;
  }
}

const inAddress = (written: string): string => {
  const text = textOf(written).slice(0, MOST_ADDRESS).toWellFormed();
  // cut again: a letter may take nine characters, but none is cut in two
  return encodeURIComponent(text)
    .slice(0, MOST_ADDRESS)
    .replace(/%[0-9A-F]?$/, "");
};
const inHeader = (written: string): string =>
  textOf(written)
    .slice(0, 8000)
    .replaceAll(/[^\x20-\x7e]/g, "?")
    .trim();

const json = { "content-type": "application/json" };

/** The parts of a value by their paths, lists counted as what they hold. */
function pathsIn(value: unknown, above: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [above];
  return [
    ...(above.length > 0 ? [above] : []),
    ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...above, key])),
  ];
}

/** A hostile text as a further line of a text board or a record, and in the middle of one of its lines. */
const insideText = (text: string): readonly HostileValue[] => {
  const middle = text.indexOf("=") + 1 || Math.floor(text.length / 2);
  return hostileTexts.flatMap(({ name, text: hostile }): readonly HostileValue[] => [
    { name: `a line of ${name}`, written: (bytes) => JSON.stringify(`${text}\n${hostile(bytes)}`) },
    {
      name: `in a line ${name}`,
      written: (bytes) => JSON.stringify(text.slice(0, middle) + hostile(bytes) + text.slice(middle)),
    },
  ]);
};

const insidePositions = new Map<unknown, readonly HostileValue[]>();

/** A position in which a part is something hostile: parts in turn, so that each comes up. Made once for each position. */
function insidePosition(position: unknown): readonly HostileValue[] {
  const made = insidePositions.get(position) ?? madeInside(position);
  insidePositions.set(position, made);
  return made;
}

function madeInside(position: unknown): readonly HostileValue[] {
  const paths = pathsIn(position);
  return hostileValues.flatMap(({ name, written }, n): readonly HostileValue[] =>
    [0, 1, 2].flatMap((turn) => {
      const path = paths[(n * 7919 + turn * 104_729) % paths.length] ?? [];
      const body = bodyInside(position, path);
      return [{ name: `at /${path.join("/")} ${name}`, written: (bytes: number) => body(written(bytes)) }];
    }),
  );
}

/** A value as JSON with something else at a path, lists included. */
function bodyInside(value: unknown, path: Path): (written: string) => string {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  let inside: unknown = copy;
  for (const key of path.slice(0, -1)) inside = Reflect.get(Object(inside), key);
  Reflect.set(Object(inside), path.at(-1) ?? "", token);
  const [before = "", behind = ""] = JSON.stringify(copy).split(`"${token}"`);
  return (written) => before + written + behind;
}

/** What is worth putting at a place of a body beside all values: what only its own reader takes for more. */
function readersAt(
  path: Path,
  { record, positions }: Ground,
): readonly { readonly of: string; readonly values: readonly HostileValue[]; readonly ruleset?: string }[] {
  switch (path.at(-1)) {
    case "board":
      return attackedGames.map(({ ruleset, small }) => ({ of: ruleset, ruleset, values: insideText(small.board) }));
    case "position":
      return positions.map(({ ruleset, position }) => ({ of: ruleset, values: insidePosition(position) }));
    case "record":
      return [{ of: "a record", values: insideText(record) }];
    default:
      return [];
  }
}

/** The targets of a body at some paths. */
function bodyTargets(
  operation: string,
  base: unknown,
  paths: readonly Path[],
  ground: Ground,
  requestWith: (body: string) => HostileRequest,
): readonly Target[] {
  const target = (place: string, values: readonly HostileValue[], body: (written: string) => string): Target => ({
    operation,
    place,
    values,
    request: (written) => requestWith(body(written)),
  });
  return [
    target("the whole body", hostileValues, (written) => written),
    target("an unknown field", hostileValues, bodyWith(base, ["colour"])),
    target(
      "the name of a field",
      hostileValues,
      (written) => `{${JSON.stringify(textOf(written))}:0,${JSON.stringify(base ?? {}).slice(1)}`,
    ),
    ...paths.flatMap((path) => [
      target(`/${path.join("/")}`, hostileValues, bodyWith(base, path)),
      ...readersAt(path, ground).map(({ of, values, ruleset }) => {
        const beside = ruleset === undefined ? base : at(base, [...path.slice(0, -1), "ruleset"], ruleset);
        return target(`/${path.join("/")} of ${of}`, values, bodyWith(beside, path));
      }),
    ]),
  ];
}

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
const parametersSchema = z.array(
  z.object({ name: z.string(), in: z.enum(["path", "query", "header"]), example: z.unknown().optional() }),
);

/** The paths of all fields that a JSON Schema knows, a few levels deep. */
function fieldsOf(schema: unknown, schemas: Part, above: Path = []): readonly Path[] {
  if (!isPart(schema) || above.length > 3) return [];
  const { $ref, properties, allOf, anyOf, oneOf } = schema;
  if (typeof $ref === "string") return fieldsOf(schemas[$ref.split("/").at(-1) ?? ""], schemas, above);
  const own = isPart(properties)
    ? Object.entries(properties).flatMap(([key, part]) => [
        [...above, key],
        ...fieldsOf(part, schemas, [...above, key]),
      ])
    : [];
  return [
    ...own,
    ...[allOf, anyOf, oneOf].flatMap((parts) =>
      Array.isArray(parts) ? parts.flatMap((part) => fieldsOf(part, schemas, above)) : [],
    ),
  ];
}

/** The names of the parameters that mean the same in each operation. */
const known = ({ gameId }: Ground): Readonly<Record<string, string>> => ({ id: gameId, ruleset: "rogue-regiment" });

/** The targets of REST, from its OpenAPI document. */
export function restTargets(openapi: unknown, ground: Ground): readonly Target[] {
  const { paths, components } = documentSchema.parse(openapi);
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([name, operation]): readonly Target[] => {
      const method = name.toUpperCase();
      const parameters = parametersSchema.parse(operation["parameters"] ?? []);
      const given = new Map(
        parameters.map((one) => [one.name, known(ground)[one.name] ?? String(one.example ?? "1")] as const),
      );
      const place = (values: ReadonlyMap<string, string>, query = ""): string => {
        const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => values.get(key) ?? "1");
        return query === "" ? path : `${path}?${query}`;
      };
      const body = contentOf(operation["requestBody"]);
      const example = body === null ? undefined : withoutKey(isPart(body.example) ? body.example : {});
      const asked = (
        path: string,
        written?: string,
        headers: Readonly<Record<string, string>> = {},
      ): HostileRequest => ({
        method,
        path,
        headers: { ...(body !== null && json), authorization: `Bearer ${ground.secrets[0] ?? ""}`, ...headers },
        ...(body !== null && { body: written ?? JSON.stringify(example) }),
      });
      const ofParameters = parameters.flatMap(({ name: parameter, in: where }): readonly Target[] => [
        {
          operation: operation.operationId,
          place: `${where} ${parameter}`,
          values: hostileValues,
          request: (written) =>
            where === "path"
              ? asked(place(new Map([...given, [parameter, inAddress(written)]])))
              : asked(place(given, `${parameter}=${inAddress(written)}`)),
        },
        ...(parameter === "word"
          ? [
              {
                operation: operation.operationId,
                place: "what a word holds",
                values: [...hostileValues, ...attackedGames.flatMap(({ small }) => insideText(small.board))],
                request: (written: string) => {
                  const folded = deflateRawSync(`{"ruleset":"rogue-regiment","board":${written}}`).toString(
                    "base64url",
                  );
                  return asked(place(new Map([...given, [parameter, folded.slice(0, MOST_ADDRESS)]])));
                },
              },
            ]
          : []),
      ]);
      return [
        ...ofParameters,
        {
          operation: operation.operationId,
          place: "an unknown parameter",
          values: hostileValues,
          request: (written) => asked(place(given, `${inAddress(written)}=1&a=${inAddress(written).slice(0, 100)}`)),
        },
        ...["authorization", "content-type", "content-encoding", "accept", "if-none-match"].map((header): Target => ({
          operation: operation.operationId,
          place: `header ${header}`,
          values: hostileValues,
          request: (written) =>
            asked(place(given), undefined, {
              [header]: header === "authorization" ? `Bearer ${inHeader(written)}` : inHeader(written),
            }),
        })),
        ...(body === null
          ? []
          : bodyTargets(operation.operationId, example, fieldsOf(body.schema, components.schemas), ground, (written) =>
              asked(place(given), written),
            )),
      ];
    }),
  );
}

/** A body without its key: whoever sends another one with the same is told no more than that. */
function withoutKey(body: Part): Part {
  const { idempotencyKey: _, ...rest } = body;
  return rest;
}

/** The JSON of a request body, as the document describes it. */
function contentOf(requestBody: unknown): { readonly schema: unknown; readonly example: unknown } | null {
  const content = isPart(requestBody) ? requestBody["content"] : undefined;
  const described = isPart(content) ? content["application/json"] : undefined;
  return isPart(described) ? { schema: described["schema"], example: described["example"] } : null;
}

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));

/** A value that an input type takes; `name` is what it is called. */
function usual(type: GraphQLInputType, name: string, ground: Ground): unknown {
  const own: Readonly<Record<string, unknown>> = {
    ...known(ground),
    at: { ruleset: "rogue-regiment", board: attackedGames[0]?.small.board },
    record: ground.record,
    invitations: ground.secrets.slice(0, 2),
    from: attackedGames[0]?.pieces[0],
    to: attackedGames[0]?.pieces[1],
    piece: attackedGames[0]?.pieces[0],
    width: 400,
  };
  if (name in own) return own[name];
  if (isNonNullType(type)) return usual(type.ofType, name, ground);
  if (isListType(type)) return [usual(type.ofType, name, ground)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, usual(field.type, field.name, ground)]),
    );
  return { Int: 1, Boolean: false, JSON: {} }[type.name] ?? "x";
}

/** The paths of all fields of an input type. */
function inputPaths(type: GraphQLInputType, above: Path): readonly Path[] {
  if (isNonNullType(type) || isListType(type)) return inputPaths(type.ofType, above);
  if (!isInputObjectType(type)) return [above];
  return [above, ...Object.values(type.getFields()).flatMap((field) => inputPaths(field.type, [...above, field.name]))];
}

const asked = (body: string, secret = ""): HostileRequest => ({
  method: "POST",
  path: "/graphql",
  headers: { ...json, ...(secret !== "" && { authorization: `Bearer ${secret}` }) },
  body,
});

/** The targets of GraphQL, from its schema: each argument and what is in it, and documents about each field. */
export function graphqlTargets(ground: Ground): readonly Target[] {
  const secret = ground.secrets[0];
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const names = Object.fromEntries(roots.flatMap(({ args }) => args.map(({ name }) => [name, true])));
  const documents = new Map(everyOperation(names).map((operation) => [operation.name, operation.document]));
  return roots.flatMap((field): readonly Target[] => {
    const query = documents.get(field.name) ?? "";
    const variables = Object.fromEntries(
      field.args.map(({ name, type }) => [name, usual(type, name, ground)] as const),
    );
    const paths = field.args.flatMap(({ name, type }) => inputPaths(type, [name]));
    const around = (written: string): string => `{"query":${JSON.stringify(query)},"variables":${written}}`;
    const operation = `GraphQL ${field.name}`;
    return [
      ...bodyTargets(operation, variables, paths, ground, (written) => asked(around(written), secret)),
      {
        operation,
        place: "a value in the document",
        values: hostileValues,
        request: (written) => {
          const args = field.args.map(({ name }) => `${name}: ${written}`).join(" ");
          return asked(
            JSON.stringify({ query: `{ ${field.name}${args === "" ? "" : `(${args})`} { __typename } }` }),
            secret,
          );
        },
      },
      {
        operation,
        place: "the names and selections of a document",
        values: hostileDocuments(field.name, query),
        request: (written) => asked(`{"query":${written},"variables":${JSON.stringify(variables)}}`, secret),
      },
      {
        operation,
        place: "beside the document",
        values: hostileValues,
        request: (written) =>
          asked(
            `{"query":${JSON.stringify(query)},"variables":${JSON.stringify(variables)},"operationName":${written},"extensions":{"persistedQuery":${written}}}`,
            secret,
          ),
      },
    ];
  });
}

/** Documents about a field that are as hard to read as somebody could make them. */
function hostileDocuments(field: string, document: string): readonly HostileValue[] {
  const texts: readonly (readonly [string, (bytes: number) => string])[] = [
    ["aliases", (bytes) => `{ ${filledBy(bytes, (n) => `a${n}: ${field} { __typename }`)} }`],
    ["a long alias", (bytes) => `{ ${"a".repeat(bytes)}: ${field} { __typename } }`],
    ["a long field", (bytes) => `{ ${field}${"x".repeat(bytes)} }`],
    ["the same field again and again", (bytes) => `{ ${filledBy(bytes, () => `${field} { __typename }`)} }`],
    ["unknown fields", (bytes) => `{ ${filledBy(bytes, (n) => `x${n.toString(36)}`)} }`],
    ["unknown arguments", (bytes) => `{ ${field}(${filledBy(bytes, (n) => `x${n.toString(36)}: 1`)}) { __typename } }`],
    [
      "variables",
      (bytes) => `query (${filledBy(bytes, (n) => `$x${n.toString(36)}: Int`)}) { ${field} { __typename } }`,
    ],
    ["directives", (bytes) => `{ ${field} ${filledBy(bytes, () => "@skip(if: false)")} { __typename } }`],
    ["unknown directives", (bytes) => `{ ${field} ${filledBy(bytes, (n) => `@x${n.toString(36)}`)} { __typename } }`],
    ["operations", (bytes) => filledBy(bytes, (n) => `query q${n} { ${field} { __typename } }`)],
    ["fragments", (bytes) => `{ ...f0 } ${filledBy(bytes, (n) => `fragment f${n} on Query { ...f${n + 1} }`)}`],
    [
      "a fragment again and again",
      (bytes) => `{ ${filledBy(bytes, () => "...f")} } fragment f on Query { ${field} { __typename } }`,
    ],
    ["selections in one another", (bytes) => `{ ${field} ${"{ a ".repeat(bytes / 4)}`],
    ["inline fragments in one another", (bytes) => `{ ${"... { ".repeat(bytes / 6)}`],
    ["brackets of values", (bytes) => `{ ${field}(a: ${"[".repeat(bytes)}) }`],
    ["a comment", (bytes) => `# ${"c".repeat(bytes)}\n${document}`],
    ["commas", (bytes) => `{ ${",".repeat(bytes)} ${field} { __typename } }`],
    ["a block string", (bytes) => `{ ${field}(a: """${'\\"""\n  '.repeat(bytes / 8)}""") { __typename } }`],
    ["a string of escapes", (bytes) => `{ ${field}(a: "${"\\u{1F600}".repeat(bytes / 9)}") { __typename } }`],
    ["a number without end", (bytes) => `{ ${field}(a: ${"9".repeat(bytes)}) { __typename } }`],
    ["conflicts", (bytes) => `{ ${filledBy(bytes, (n) => `a: ${field}(x: ${n}) { __typename }`)} }`],
    [
      "the schema in circles",
      () => `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
    ],
    ["everything twice", () => document.replace(/\{ (\w+)/, "{ again: $1")],
    ...hostileTexts.map(({ name, text }) => [`a text of ${name}`, text] as const),
  ];
  return texts.map(([name, text]) => ({ name, written: (bytes) => JSON.stringify(text(bytes)) }));
}

function filledBy(bytes: number, part: (n: number) => string): string {
  const parts: string[] = [];
  for (let n = 0, left = bytes; left > 0; n++) {
    const next = part(n);
    left -= next.length + 1;
    parts.push(next);
  }
  return parts.join(" ");
}
