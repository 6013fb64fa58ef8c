import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compress } from "hono/compress";
import type { Hono } from "hono";
import * as z from "zod";
import { answerHeaders, documentationHeaders } from "../http/page-headers.ts";
import { webPage } from "./web-page.ts";

/** What stands at the same address whatever its version: it is asked about again each time. */
const again = { "cache-control": "no-cache" };

const installed = join(import.meta.dirname, "../../node_modules");

const versionOf = (module: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(installed, module, "package.json"), "utf8")))
    .version;
const versions = ["swagger-ui-dist", "graphiql", "react", "react-dom"].map(versionOf).join("-");

const files: Readonly<Record<string, { readonly module: string; readonly type: string }>> = {
  "swagger-ui.css": { module: "swagger-ui-dist/swagger-ui.css", type: "text/css" },
  "swagger-ui-bundle.js": { module: "swagger-ui-dist/swagger-ui-bundle.js", type: "text/javascript" },
  "graphiql.css": { module: "graphiql/graphiql.css", type: "text/css" },
  "graphiql.js": { module: "graphiql/graphiql.min.js", type: "text/javascript" },
  "react.js": { module: "react/umd/react.production.min.js", type: "text/javascript" },
  "react-dom.js": { module: "react-dom/umd/react-dom.production.min.js", type: "text/javascript" },
};

/** Where a file lies on this server: its name changes with its version, so that browsers may keep it. */
const placeOf = (name: string): string => `/pages/${versions}/${name}`;

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,">${head}</head><body style="margin:0">${body}</body></html>`;

const docs = page(
  "Umpire — REST API",
  `<link rel="stylesheet" href="${placeOf("swagger-ui.css")}">`,
  `<div id="docs"></div><script src="${placeOf("swagger-ui-bundle.js")}"></script><script src="/pages/docs.js"></script>`,
);

const graphiql = page(
  "Umpire — GraphiQL",
  `<link rel="stylesheet" href="${placeOf("graphiql.css")}">`,
  `<div id="graphiql" style="height:100vh"></div><script src="${placeOf("react.js")}"></script><script src="${placeOf("react-dom.js")}"></script><script src="${placeOf("graphiql.js")}"></script><script src="/pages/start-graphiql.js"></script>`,
);

const scripts: Readonly<Record<string, string>> = {
  "docs.js": `SwaggerUIBundle({ url: "/v1/openapi.json", dom_id: "#docs", validatorUrl: null });`,
  "start-graphiql.js": `ReactDOM.createRoot(document.getElementById("graphiql")).render(React.createElement(GraphiQL, { fetcher: GraphiQL.createFetcher({ url: "/graphql" }), defaultQuery: "{\\n  rulesets { id title version }\\n}\\n" }));`,
};

/**
 * The pages of the local server: the one for people, and the documentation from installed packages. They work without a
 * network.
 */
export function pages(): Hono {
  const app = webPage();
  app.use("/pages/*", compress());
  app.get("/docs", (c) => c.html(docs, 200, { ...documentationHeaders, ...again }));
  app.get("/graphiql", (c) => c.html(graphiql, 200, { ...documentationHeaders, ...again }));
  app.get("/pages/:name", (c) => {
    const name = c.req.param("name");
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    return script === undefined
      ? c.notFound()
      : c.body(script, 200, { ...answerHeaders, ...again, "content-type": "text/javascript" });
  });
  app.get("/pages/:versions/:name", async (c) => {
    const name = c.req.param("name");
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === undefined) return c.notFound();
    return c.body(await readFile(join(installed, file.module), "utf8"), 200, {
      ...answerHeaders,
      "content-type": file.type,
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
  return app;
}
