import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { descriptions } from "./openapi-descriptions.ts";
import { problemAnswer } from "./answers/index.ts";

/** What the operations are about. */
export const tags = [
  { name: "Questions", description: "Stateless: a position comes with each of them, and nothing is kept." },
  { name: "Games", description: "Games that are kept, and the invitations of their seats." },
  { name: "Records", description: "Whole games as texts." },
  { name: "Rules", description: "The games that are adjudicated, their rules and schemas." },
] as const;
type Tag = (typeof tags)[number]["name"];

/** The name and the tag of each operation: generators call their functions by it. */
const names: Readonly<Record<string, readonly [string, Tag]>> = {
  "post /v1/adjudicate": ["adjudicate", "Questions"],
  "post /v1/legal-actions": ["legalActions", "Questions"],
  "post /v1/requirements": ["requirements", "Questions"],
  "post /v1/sight": ["sight", "Questions"],
  "post /v1/field-of-view": ["fieldOfView", "Questions"],
  "post /v1/odds": ["odds", "Questions"],
  "post /v1/enemy-preview": ["enemyPreview", "Questions"],
  "post /v1/policy-move": ["policyMove", "Questions"],
  "post /v1/explore": ["explore", "Questions"],
  "post /v1/analyse": ["analyse", "Questions"],
  "post /v1/sample": ["sample", "Questions"],
  "post /v1/board": ["board", "Questions"],
  "post /v1/draft": ["draft", "Questions"],
  "post /v1/board.svg": ["boardAsSvg", "Questions"],
  "post /v1/board.png": ["boardAsPng", "Questions"],
  "post /v1/games": ["createGame", "Games"],
  "post /v1/scenarios/preview": ["previewGame", "Games"],
  "get /v1/games/{id}": ["game", "Games"],
  "get /v1/games/{id}/versions/{version}": ["gameAtVersion", "Games"],
  "get /v1/games/{id}/moves": ["moves", "Games"],
  "post /v1/games/{id}/moves": ["act", "Games"],
  "get /v1/games/{id}/board.svg": ["gameAsSvg", "Games"],
  "get /v1/games/{id}/board.png": ["gameAsPng", "Games"],
  "get /v1/games/{id}/shared": ["gameLink", "Games"],
  "get /v1/shared/{word}": ["positionLink", "Questions"],
  "get /v1/shared/{word}/board.png": ["positionLinkAsPng", "Questions"],
  "post /v1/games/{id}/undo": ["undo", "Games"],
  "post /v1/games/{id}/end-proposal": ["endProposal", "Games"],
  "post /v1/games/{id}/claims": ["claim", "Games"],
  "post /v1/games/{id}/branch": ["branch", "Games"],
  "post /v1/games/{id}/renew-invitation": ["renewInvitation", "Games"],
  "post /v1/games/{id}/close": ["closeGame", "Games"],
  "post /v1/games/{id}/take-over-rules": ["takeOverRules", "Games"],
  "post /v1/games/{id}/notices": ["sendNotices", "Games"],
  "get /v1/games/{id}/notices": ["notices", "Games"],
  "post /v1/games/{id}/notices/test": ["testNotice", "Games"],
  "get /v1/push-key": ["pushKey", "Games"],
  "post /v1/my-games": ["myGames", "Games"],
  "post /v1/streams": ["openStream", "Games"],
  "get /v1/streams": ["stream", "Games"],
  "get /v1/games/{id}/record": ["record", "Records"],
  "get /v1/games/{id}/report": ["report", "Records"],
  "post /v1/records/report": ["reportOfRecord", "Records"],
  "post /v1/records/verify": ["verifyRecord", "Records"],
  "post /v1/records/import": ["importRecord", "Records"],
  "get /v1/rulesets": ["rulesets", "Rules"],
  "get /v1/rulesets/{ruleset}": ["ruleset", "Rules"],
  "get /v1/rulesets/{ruleset}/rules": ["rules", "Rules"],
  "get /v1/rulesets/{ruleset}/scenarios": ["scenarios", "Rules"],
  "get /v1/rulesets/{ruleset}/notation": ["notation", "Rules"],
  "get /v1/rulesets/{ruleset}/schemas": ["schemas", "Rules"],
};

const problemOf = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemAnswer } },
});

/** What any operation may answer beside its own statuses. */
const always = {
  "400": problemOf("The request cannot be read; every fault with its place."),
  "401": problemOf("The authorization cannot be read, or opens nothing here; see WWW-Authenticate."),
  "429": problemOf(
    "This address has used up its work, or too many of its invitations opened nothing; Retry-After says how long to wait.",
  ),
  "421": problemOf("The local server was asked by a name that is not its own; see UMPIRE_HOSTS."),
  "431": problemOf("The headers are larger than the server reads."),
  "500": problemOf("A fault of the service."),
  "503": problemOf("The games cannot be reached, the server is busy, or the answer took too long and was given up."),
};
/** What an operation on something that is kept may answer besides. */
const kept = {
  "403": problemOf("The invitation does not allow it."),
  "404": problemOf("There is no such game, version or ruleset, or it must not be seen."),
  "410": problemOf(
    "The game was put away when its time was over; the operator of the server can take it back for a while.",
  ),
};
/** What an operation with a body may answer besides. */
const withBody = {
  "404": kept["404"],
  "410": kept["410"],
  "403": kept["403"],
  "408": problemOf("The request did not come whole in time, or others needed the room that its half took."),
  "413": problemOf("The body has more than 256 KiB, as it is sent or unpacked."),
  "415": problemOf("The body is not JSON, or packed in another way than by gzip."),
};
const unchanged = { "304": { description: "What the If-None-Match of the request names is still the answer." } };

/** The questions that may be asked of a stored game. */
const askedOfGames = [
  "adjudicate",
  "legalActions",
  "requirements",
  "sight",
  "fieldOfView",
  "odds",
  "enemyPreview",
  "policyMove",
  "explore",
  "analyse",
  "sample",
  "board",
  "boardAsSvg",
  "boardAsPng",
];

/** Statuses that some operations may answer besides, by their descriptions. */
const rare: readonly { readonly status: string; readonly description: string; readonly of: readonly string[] }[] = [
  {
    status: "409",
    description:
      "A stored game stands under other rules than those of this server, or has moved on: presentVersion says where it is.",
    of: [
      ...askedOfGames,
      "previewGame",
      "report",
      "gameAsSvg",
      "gameAsPng",
      "positionLink",
      "positionLinkAsPng",
      "createGame",
      "importRecord",
    ],
  },
  {
    status: "422",
    description: "The idempotency key was used for another request.",
    of: ["createGame", "act", "undo", "branch", "importRecord"],
  },
  {
    status: "429",
    description:
      "Too many games were begun from this address, or too many of its invitations opened nothing; Retry-After says how long to wait.",
    of: ["createGame", "branch", "importRecord"],
  },
  {
    status: "413",
    description: "The record has more than 2 MiB, or the body that holds it more than 4 MiB.",
    of: ["verifyRecord", "importRecord", "reportOfRecord"],
  },
];

const rareOf = (operationId: string): ZodOpenApiOperationObject["responses"] =>
  Object.fromEntries(
    rare
      .filter(({ of }) => of.includes(operationId))
      .map(({ status, description }) => [status, problemOf(description)]),
  );

/** What may be sent again with the same key. */
const retried: ReadonlySet<string> = new Set(["createGame", "act", "undo", "branch", "importRecord"]);
const retryKey = {
  name: "Idempotency-Key",
  in: "header" as const,
  required: false,
  description: "The key of a retry, in place of the field idempotencyKey.",
  schema: { type: "string" as const },
};

function completed(operation: ZodOpenApiOperationObject, key: string): ZodOpenApiOperationObject {
  const [operationId, tag] = names[key] ?? [];
  if (operationId === undefined || tag === undefined) throw new Error(`${key} has no name in the OpenAPI document.`);
  const others = {
    ...always,
    ...(key.includes("{") && kept),
    ...(key.startsWith("post") ? withBody : unchanged),
  };
  const responses = { ...others, ...operation.responses, ...rareOf(operationId) };
  const description = descriptions[operationId];
  if (description === undefined) throw new Error(`${operationId} has no description.`);
  const parameters = [...(operation.parameters ?? []), ...(retried.has(operationId) ? [retryKey] : [])];
  return {
    ...operation,
    operationId,
    description,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    responses,
  };
}

/** The paths with the name, the tag and every status of each operation. Throws for one that has no name. */
export const named = (paths: ZodOpenApiPathsObject): ZodOpenApiPathsObject =>
  Object.fromEntries(
    Object.entries(paths).map(([path, { get, post, ...rest }]) => [
      path,
      {
        ...rest,
        ...(get !== undefined && { get: completed(get, `get ${path}`) }),
        ...(post !== undefined && { post: completed(post, `post ${path}`) }),
      },
    ]),
  );
