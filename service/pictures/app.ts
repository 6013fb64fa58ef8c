import type { Context, Hono } from "hono";
import { newApi, tagged } from "../every-answer.ts";
import type { Visitors } from "../guessing.ts";
import { bodyOf, callersOf } from "../http.ts";
import type { Operations } from "../operations.ts";
import type { Log } from "../problems.ts";
import type { DrawnPicture } from "./picture.ts";

// a picture that is opened by itself loads and runs nothing, whoever wrote the names in it
const headers = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

const asSvg = (c: Context, { svg }: DrawnPicture): Response =>
  c.body(svg, 200, { ...headers, "content-type": "image/svg+xml; charset=utf-8" });

const asPng = async (c: Context, { png }: DrawnPicture): Promise<Response> =>
  c.body(new Uint8Array(await png()), 200, { ...headers, "content-type": "image/png" });

/** The pictures of the REST API: of any position, and of stored games by link. */
export function createPictureApp(operations: Operations, log: Log, visitors: Visitors): Hono {
  const app = newApi(log);
  const callerOf = callersOf(visitors);
  app.use("/v1/*", tagged);
  app.post("/v1/board.svg", async (c) => asSvg(c, await operations.picture(await bodyOf(c), callerOf(c))));
  app.post("/v1/board.png", async (c) => asPng(c, await operations.picture(await bodyOf(c), callerOf(c))));
  app.get("/v1/games/:id/board.svg", async (c) =>
    asSvg(c, await operations.gamePicture(c.req.param("id"), c.req.query(), callerOf(c))),
  );
  app.get("/v1/games/:id/board.png", async (c) =>
    asPng(c, await operations.gamePicture(c.req.param("id"), c.req.query(), callerOf(c))),
  );
  return app;
}
