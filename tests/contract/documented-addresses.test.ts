import { expect, test } from "vitest";
import * as z from "zod";
import { named } from "../docs/named.ts";
import { openApiNow } from "./published/documents.ts";

const described = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** What is answered beside the API that the OpenAPI document describes. */
const beside: ReadonlySet<string> = new Set(["/graphql", "/mcp", "/discord"]);

test("an address that a document tells to ask is one of the API, with that method", async () => {
  const { paths } = described.parse(await openApiNow());
  const addresses = Object.entries(paths).flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
    return Object.keys(methods).map((method) => ({ method: method.toUpperCase(), pattern }));
  });
  const asked = named(/\b((?:GET|POST|PUT|DELETE|PATCH) \/[\w/{}$:-]+(?:\.(?:svg|png|json))?)/g);
  expect(asked.length).toBeGreaterThan(60);
  const unknown = asked.filter(({ name }) => {
    const [method, path = ""] = name.split(" ");
    const plain = path.replaceAll(/\{[^}]*\}|\$\w+/g, "x");
    return !beside.has(path) && !addresses.some((address) => address.method === method && address.pattern.test(plain));
  });
  expect(unknown).toEqual([]);
});
