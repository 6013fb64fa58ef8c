import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { documentationHeaders } from "../http/page-headers.ts";
import { referenceFolder } from "../places.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const notBuilt = `The reference of the packages is not built: run "npm run build:reference", and come back.\n`;

/** The reference of the packages under /docs/packages, as "npm run build:reference" made it. */
export function reference(folder = referenceFolder): Hono {
  const app = new Hono();
  const file = async (name: string): Promise<Response | null> => {
    const type = types[extname(name)];
    const content = type === undefined ? null : await readFile(join(folder, name)).catch(() => null);
    if (type === undefined || content === null) return null;
    return new Response(content, {
      headers: { ...documentationHeaders, "content-type": type, "cache-control": "no-cache" },
    });
  };
  app.use("/docs/packages/*", compress());
  app.get("/docs/packages", (c) => c.redirect("/docs/packages/", 301));
  app.get("/docs/packages/", async (c) => (await file("index.html")) ?? c.text(notBuilt, 404, documentationHeaders));
  // at most one folder and one name, neither of dots alone: nothing outside the folder can be meant
  app.get(
    "/docs/packages/:path{(?:[a-z]+/)?[\\w-]+(?:\\.[\\w-]+)+}",
    async (c) => (await file(c.req.param("path"))) ?? c.notFound(),
  );
  return app;
}
