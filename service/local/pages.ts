import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { webPage } from "./web-page.ts";

const installed = join(import.meta.dirname, "../../node_modules");

const files: Readonly<Record<string, { readonly module: string; readonly type: string }>> = {
  "swagger-ui.css": { module: "swagger-ui-dist/swagger-ui.css", type: "text/css" },
  "swagger-ui-bundle.js": { module: "swagger-ui-dist/swagger-ui-bundle.js", type: "text/javascript" },
  "graphiql.css": { module: "graphiql/graphiql.css", type: "text/css" },
  "graphiql.js": { module: "graphiql/graphiql.min.js", type: "text/javascript" },
  "react.js": { module: "react/umd/react.production.min.js", type: "text/javascript" },
  "react-dom.js": { module: "react-dom/umd/react-dom.production.min.js", type: "text/javascript" },
};

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,">${head}</head><body style="margin:0">${body}</body></html>`;

const docs = page(
  "Umpire — REST API",
  `<link rel="stylesheet" href="/pages/swagger-ui.css">`,
  `<div id="docs"></div><script src="/pages/swagger-ui-bundle.js"></script><script src="/pages/docs.js"></script>`,
);

const graphiql = page(
  "Umpire — GraphiQL",
  `<link rel="stylesheet" href="/pages/graphiql.css">`,
  `<div id="graphiql" style="height:100vh"></div><script src="/pages/react.js"></script><script src="/pages/react-dom.js"></script><script src="/pages/graphiql.js"></script><script src="/pages/start-graphiql.js"></script>`,
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
  app.get("/docs", (c) => c.html(docs));
  app.get("/graphiql", (c) => c.html(graphiql));
  app.get("/pages/:file", async (c) => {
    const name = c.req.param("file");
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (script !== undefined) return c.body(script, 200, { "content-type": "text/javascript" });
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === undefined) return c.notFound();
    return c.body(await readFile(join(installed, file.module), "utf8"), 200, { "content-type": file.type });
  });
  return app;
}
