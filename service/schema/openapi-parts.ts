import { pictureSchema } from "./picture-requests.ts";
import type * as z from "zod";
import { partsType } from "./parts-type.ts";
import * as answers from "./answers/index.ts";

export const problem = {
  description: "What was sent cannot be read or done; every fault with its place.",
  content: { "application/problem+json": { schema: answers.problemAnswer } },
};

export const tooMany = {
  ...problem,
  description:
    "Too many secrets from this address opened nothing; the header Retry-After says how many seconds to wait.",
};

export const ok = (description: string, schema: z.ZodType) => ({
  description,
  content: { "application/json": { schema } },
});

export const question = (summary: string, request: z.ZodType, answer: z.ZodType, parts?: z.ZodType) => ({
  post: {
    summary,
    requestBody: { required: true, content: { "application/json": { schema: request } } },
    responses: {
      "200": {
        description: summary,
        content: {
          "application/json": { schema: answer },
          // another shape is another media type, so that whoever wants no parts goes on reading whole answers
          ...(parts !== undefined && { [partsType]: { schema: parts } }),
        },
      },
      "400": problem,
      "413": problem,
      "415": problem,
    },
  },
});

/** The invitation of a seat; looking on at a public game needs none. */
export const security = [{ invitation: [] }, {}];
export const seatOperation = (
  summary: string,
  request: z.ZodType,
  answer: z.ZodType,
  status: "200" | "201" = "200",
) => ({
  post: {
    summary,
    security,
    parameters: [game],
    requestBody: { required: true, content: { "application/json": { schema: request } } },
    responses: {
      [status]: ok(summary, answer),
      "400": problem,
      "401": problem,
      "403": problem,
      "404": problem,
      "409": problem,
      "429": tooMany,
    },
  },
});

/** A picture of one of two kinds. */
export const pictures = {
  svg: { "image/svg+xml": { schema: { type: "string" } } },
  png: { "image/png": { schema: { type: "string", format: "binary" } } },
} as const;
type PictureKind = keyof typeof pictures;

export const picture = (kind: PictureKind) => ({
  post: {
    summary: `This position as a picture (${kind.toUpperCase()}), with a sight ruling and a field of view on it.`,
    requestBody: { required: true, content: { "application/json": { schema: pictureSchema } } },
    responses: {
      "200": { description: "The picture.", content: pictures[kind] },
      "400": problem,
      "413": problem,
      "415": problem,
    },
  },
});

export const parameter = (name: string, description: string) => ({
  name,
  in: "path" as const,
  required: true,
  description,
  schema: { type: "string" as const },
});
export const query = (name: string, description: string) => ({
  name,
  in: "query" as const,
  required: false,
  description,
  schema: { type: "string" as const },
});

export const look = (
  summary: string,
  answer: z.ZodType,
  parameters: readonly (ReturnType<typeof parameter> | ReturnType<typeof query>)[] = [],
) => ({
  get: {
    summary,
    parameters: [...parameters],
    responses: { "200": ok(summary, answer), "400": problem, "404": problem },
  },
});

export const gamePicture = (kind: PictureKind) => ({
  get: {
    summary: `A stored game as a picture (${kind.toUpperCase()}), as you may know it.`,
    security,
    parameters: [
      game,
      query("version", "The version; the latest if left out."),
      query("theme", "light or dark."),
      query("width", "The width in pixels."),
      query("title", "Stands above the board."),
      query("from", "Who looks: with to, a sight ruling is drawn."),
      query("to", "What is looked at."),
      query("facing", "The way a square looks: N, E, S or W."),
      query("fieldOfView", "A piece: what it sees is shaded."),
    ],
    responses: {
      "200": { description: "The picture.", content: pictures[kind] },
      "400": problem,
      "401": problem,
      "403": problem,
      "404": problem,
    },
  },
});

export const page = { "text/html": { schema: { type: "string" as const } } };
export const word = parameter(
  "word",
  "A position as the page's links hold it: JSON as of a request, deflated, in base64url.",
);
export const ends = [
  query("from", "Who looks: with to, the verdict is told and drawn."),
  query("to", "What is looked at."),
];

export const ruleset = parameter("ruleset", "The id of a game's rules, e.g. rogue-regiment.");
export const game = parameter("id", "The id of a stored game.");
