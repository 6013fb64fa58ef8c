import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { pageHeaders } from "../http/page-headers.ts";
import { pageFolder } from "../places.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const notBuilt = `The page is not built yet: stop the server, run "npm start" (or "npm run build:web"), and come back. The APIs work: see /docs.\n`;

/**
 * The page, as "npm run build:web" made it. Names under assets change with their content, so browsers may keep them.
 */
export function webPage(): Hono {
  const app = new Hono();
  app.use("/assets/*", compress());
  const file = async (name: string, caching: string): Promise<Response | null> => {
    const content = await readFile(join(pageFolder, name)).catch(() => null);
    if (content === null) return null;
    const type = types[extname(name)] ?? "application/octet-stream";
    return new Response(content, { headers: { ...pageHeaders, "content-type": type, "cache-control": caching } });
  };
  app.get(
    "/",
    async () =>
      (await file("index.html", "no-cache")) ??
      new Response(notBuilt, { status: 503, headers: { ...pageHeaders, "content-type": "text/plain; charset=utf-8" } }),
  );
  // what lies beside the page, whatever it is: the service worker keeps all of it, or nothing
  app.get("/:name{[\\w-]+\\.(?:svg|js|webmanifest|txt)}", async (c, next) => {
    const page = await file(c.req.param("name"), "no-cache");
    if (page === null) return next();
    return page;
  });
  // one name without slashes: nothing outside the folder can be meant
  app.get(
    "/assets/:name{[\\w.-]+}",
    async (c) => (await file(`assets/${c.req.param("name")}`, "public, max-age=31536000, immutable")) ?? c.notFound(),
  );
  return app;
}
