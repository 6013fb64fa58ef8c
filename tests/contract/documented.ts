import { Hono } from "hono";
import { generalDocument } from "../../service/index.ts";

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly template: string;
  readonly statuses: ReadonlySet<string>;
}

/** A path of the document as one that is asked for. */
const asked = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

const routes: readonly Route[] = Object.entries(generalDocument().paths ?? {}).flatMap(([template, methods]) =>
  (["get", "post"] as const).flatMap((method) => {
    const operation = methods[method];
    if (operation === undefined) return [];
    const statuses = new Set(Object.keys(operation.responses ?? {}));
    return [{ method: method.toUpperCase(), path: asked(template), template, statuses }];
  }),
);

/** Throws when an answer has a status that the OpenAPI document does not know of its route. */
export function checkStatus(method: string, path: string, status: number): void {
  const route = routes.find((one) => one.method === (method === "HEAD" ? "GET" : method) && one.path.test(path));
  if (route !== undefined && !route.statuses.has(String(status)))
    throw new Error(`${method} ${route.template} was answered ${status}, which the OpenAPI document does not say.`);
}

/** An app of which every answer is held against the statuses in the OpenAPI document. */
export function documented(app: Hono): Hono {
  const checked = new Hono();
  checked.onError((error) => {
    throw error;
  });
  checked.all("*", async (c) => {
    const response = await app.fetch(c.req.raw, c.env);
    checkStatus(c.req.method, c.req.path, response.status);
    return response;
  });
  return checked;
}
