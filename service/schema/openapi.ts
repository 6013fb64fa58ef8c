import { apiVersion } from "./api-version.ts";
import { type GameSchemas, typedByGame, withFieldsDescribed } from "./openapi-games.ts";
import { named, tags } from "./openapi-names.ts";
import { createDocument } from "zod-openapi";
import { withReadableTuples } from "./openapi-tuples.ts";
import { paths } from "./openapi-paths.ts";

type Document = ReturnType<typeof createDocument>;

/** The general document as the shapes alone say it. */
export const shapesDocument = (): Document =>
  withReadableTuples(
    createDocument({
      openapi: "3.1.1",
      info: {
        title: "Umpire",
        version: apiVersion,
        description:
          "Rules adjudication for commando board games. Faults are problem details (RFC 9457); each type is described in docs/api.md.",
        contact: { name: "Whoever runs this server" },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/", description: "The server that gave this document." }],
      tags: [...tags],
      security: [{ invitation: [] }, {}],
      components: {
        securitySchemes: { invitation: { type: "http", scheme: "bearer", description: "The invitation of a seat." } },
      },
      paths: named(paths),
    }),
  );

/** The OpenAPI 3.1 document with what all games have in common: actions and positions are any JSON in it. */
export const generalDocument = (): Document => withFieldsDescribed(shapesDocument());

/**
 * The OpenAPI document of the REST API, made from the schemas that the requests are read with and from those of the
 * games.
 */
export const openApiDocument = (games: readonly GameSchemas[]): Document =>
  withReadableTuples(typedByGame(generalDocument(), games));
