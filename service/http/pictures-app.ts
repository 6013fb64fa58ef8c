import type { Context, Hono } from "hono";
import { newApi, type Surroundings } from "./middleware.ts";
import { tagged } from "./tagged.ts";
import type { Visitors } from "../limits/invitation-rate-limit.ts";
import { bodyOf, callersOf, parametersOf } from "./reading.ts";
import type { Operations } from "../app/operations.ts";
import type { DrawnPicture } from "../pictures/picture.ts";
import { previewHeaders, previewPage } from "./pictures-preview.ts";
import { gameTold, positionPicture, positionTold, PREVIEW_PIXELS, type Told } from "./pictures-shared.ts";

// a picture that is opened by itself loads and runs nothing, whoever wrote the names in it
const headers = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

const asSvg = (c: Context, { svg }: DrawnPicture): Response =>
  c.body(svg, 200, { ...headers, "content-type": "image/svg+xml; charset=utf-8" });

const asPng = async (c: Context, { png }: DrawnPicture): Promise<Response> =>
  c.body(new Uint8Array(await png()), 200, { ...headers, "content-type": "image/png" });

/** By which name the service is asked: protocol, host and port, as whoever asks sees them. */
export type OriginOf = (c: Context) => string;

/** An address of the page, whose views stand in the fragment. */
const pageAt = (origin: string, path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${origin}/#/${path}${search === "" ? "" : `?${search}`}`;
};

const asPreview = (c: Context, { title, text }: Told, picture: string, leadsTo: string): Response | Promise<Response> =>
  c.html(previewPage({ title, description: text, picture, width: PREVIEW_PIXELS, leadsTo }), 200, previewHeaders);

/**
 * The pictures of the REST API: of any position, and of stored games by link; and what a chat shows of a link that is
 * pasted into it.
 */
export function createPictureApp(
  operations: Operations,
  surroundings: Surroundings,
  visitors: Visitors,
  originOf: OriginOf,
): Hono {
  const app = newApi(surroundings);
  const callerOf = callersOf(visitors);
  app.use("/v1/*", tagged);
  app.post("/v1/board.svg", async (c) => asSvg(c, await operations.picture(await bodyOf(c), callerOf(c))));
  app.post("/v1/board.png", async (c) => asPng(c, await operations.picture(await bodyOf(c), callerOf(c))));
  app.get("/v1/games/:id/board.svg", async (c) =>
    asSvg(c, await operations.gamePicture(c.req.param("id"), parametersOf(c), callerOf(c))),
  );
  app.get("/v1/games/:id/board.png", async (c) =>
    asPng(c, await operations.gamePicture(c.req.param("id"), parametersOf(c), callerOf(c))),
  );
  app.get("/v1/shared/:word", async (c) => {
    const { word } = c.req.param();
    const query = parametersOf(c);
    const told = await positionTold(operations, word, query);
    const origin = originOf(c);
    const search = new URL(c.req.url).search;
    return asPreview(
      c,
      told,
      `${origin}/v1/shared/${word}/board.png${search}`,
      pageAt(origin, `position/${word}`, query),
    );
  });
  app.get("/v1/shared/:word/board.png", async (c) =>
    asPng(c, await positionPicture(operations, c.req.param("word"), parametersOf(c))),
  );
  app.get("/v1/games/:id/shared", async (c) => {
    const { id } = c.req.param();
    const told = await gameTold(operations, id);
    const origin = originOf(c);
    const picture = `${origin}/v1/games/${id}/board.png?width=${PREVIEW_PIXELS}`;
    return asPreview(c, told, picture, pageAt(origin, `post/${id}`));
  });
  return app;
}
