import { readFileSync } from "node:fs";
import { libraryFile, libraryVersion } from "../places.ts";

/** What the documentation pages load of installed packages, by the names they have there. */
export const libraries: Readonly<Record<string, { readonly module: string; readonly type: string }>> = {
  "swagger-ui.css": { module: "swagger-ui-dist/swagger-ui.css", type: "text/css" },
  "swagger-ui-bundle.js": { module: "swagger-ui-dist/swagger-ui-bundle.js", type: "text/javascript" },
  "graphiql.css": { module: "graphiql/graphiql.css", type: "text/css" },
  "graphiql.js": { module: "graphiql/graphiql.min.js", type: "text/javascript" },
  "react.js": { module: "react/umd/react.production.min.js", type: "text/javascript" },
  "react-dom.js": { module: "react-dom/umd/react-dom.production.min.js", type: "text/javascript" },
};

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,">${head}</head><body style="margin:0">${body}</body></html>`;

const scripts: Readonly<Record<string, string>> = {
  "docs.js": `SwaggerUIBundle({ url: "/v1/openapi.json", dom_id: "#docs", validatorUrl: null });`,
  "start-graphiql.js": `ReactDOM.createRoot(document.getElementById("graphiql")).render(React.createElement(GraphiQL, { fetcher: GraphiQL.createFetcher({ url: "/graphql" }), defaultQuery: "{\\n  rulesets { id title version }\\n}\\n" }));`,
};

/** A file that the pages are made of. */
export interface DocumentationFile {
  readonly type: string;
  /** Reads it. */
  readonly text: () => string;
}

/** The documentation pages of both APIs, and what they load, by the paths they lie at. They work without a network. */
export interface Documentation {
  /** The pages themselves. */
  readonly pages: Readonly<Record<string, string>>;
  /** Scripts that stand at the same path whatever their version. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The libraries of installed packages; their path changes with their version, so that browsers may keep them. */
  readonly libraries: Readonly<Record<string, DocumentationFile>>;
}

/** Makes the documentation pages from the packages that are installed. */
export function documentation(): Documentation {
  const versions = ["swagger-ui-dist", "graphiql", "react", "react-dom"].map(libraryVersion).join("-");
  const placeOf = (name: string): string => `/pages/${versions}/${name}`;
  const style = (name: string): string => `<link rel="stylesheet" href="${placeOf(name)}">`;
  const script = (place: string): string => `<script src="${place}"></script>`;
  const under = <T>(place: (name: string) => string, all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [place(name), value]));
  return {
    pages: {
      "/docs": page(
        "Umpire — REST API",
        style("swagger-ui.css"),
        `<div id="docs"></div>${script(placeOf("swagger-ui-bundle.js"))}${script("/pages/docs.js")}`,
      ),
      "/graphiql": page(
        "Umpire — GraphiQL",
        style("graphiql.css"),
        `<div id="graphiql" style="height:100vh"></div>${["react.js", "react-dom.js", "graphiql.js"].map((name) => script(placeOf(name))).join("")}${script("/pages/start-graphiql.js")}`,
      ),
    },
    scripts: under((name) => `/pages/${name}`, scripts),
    libraries: under(
      placeOf,
      Object.fromEntries(
        Object.entries(libraries).map(([name, { module, type }]) => [
          name,
          { type, text: () => readFileSync(libraryFile(module), "utf8") },
        ]),
      ),
    ),
  };
}
