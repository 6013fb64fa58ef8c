import { compress } from "hono/compress";
import type { Hono } from "hono";
import { answerHeaders, documentationHeaders } from "../http/page-headers.ts";
import { documentation } from "./documentation.ts";
import { reference } from "./reference.ts";
import { webPage } from "./web-page.ts";

/** What stands at the same address whatever its version: it is asked about again each time. */
const again = { "cache-control": "no-cache" };
const kept = { "cache-control": "public, max-age=31536000, immutable" };

/**
 * The pages of the local server: the one for people, the documentation from installed packages, and the reference. They work without a
 * network.
 */
export function pages(): Hono {
  const app = webPage();
  const { pages: documents, scripts, libraries } = documentation();
  app.use("/pages/*", compress());
  app.route("/", reference());
  for (const [path, html] of Object.entries(documents))
    app.get(path, (c) => c.html(html, 200, { ...documentationHeaders, ...again }));
  for (const [path, script] of Object.entries(scripts))
    app.get(path, (c) => c.body(script, 200, { ...answerHeaders, ...again, "content-type": "text/javascript" }));
  for (const [path, { type, text }] of Object.entries(libraries))
    app.get(path, (c) => c.body(text(), 200, { ...answerHeaders, ...kept, "content-type": type }));
  return app;
}
