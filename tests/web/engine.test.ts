import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { caseFiles, casesIn } from "../conformance/files.ts";
import { overHttp } from "../conformance/over-http.ts";
import { runCase } from "../conformance/run-case.ts";
import { everyOperation } from "../contract/every-field.ts";
import { type Service, startService } from "../contract/table.ts";
import { tries } from "../soak/at-length.ts";
import { hasBrowser, visiting } from "./browser.ts";

const CASES = tries(150, 1500);

/** Run in the page: the engine as the page has it, and how it is asked. */
const startEngine = `fetch("./service-worker.js").then((answer) => answer.text()).then((written) => {
  const engine = new Worker(/assets\\/worker-[\\w-]+\\.js/.exec(written)[0], { type: "module" });
  const waiting = new Map();
  engine.addEventListener("message", ({ data }) => waiting.get(data.id)(data));
  let count = 0;
  globalThis.askEngine = (question) => new Promise((done) => {
    const id = ++count;
    waiting.set(id, done);
    engine.postMessage({ id, ...question });
  });
})`;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What GraphQL says of an answer, as far as REST says it at all: without the names of types, and nothing for null. */
function told(value: unknown, beside: unknown): unknown {
  if (Array.isArray(value)) return value.map((part, at) => told(part, Array.isArray(beside) ? beside[at] : undefined));
  if (!isPlain(value) || !isPlain(beside)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== "__typename" && (part !== null || name in beside))
      .map(([name, part]) => [name, told(part, beside[name])]),
  );
}

/** What GraphQL has no field for stays out of the comparison. */
function asTold(value: unknown, tolds: unknown): unknown {
  if (Array.isArray(value)) return value.map((part, at) => asTold(part, Array.isArray(tolds) ? tolds[at] : undefined));
  if (!isPlain(value) || !isPlain(tolds)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in tolds)
      .map(([name, part]) => [name, asTold(part, tolds[name])]),
  );
}

const operations = new Map(
  everyOperation({ piece: 1, facing: 1, to: 1, choose: 1 }).map(({ name, document }) => [name, document]),
);
const camel = (path: string): string => path.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The variables of GraphQL for a body of REST. */
function variablesOf(body: Plain): Plain {
  const { position, ruleset, board, scenario, options, settings, action, choose, dice, cards, until, ...rest } = body;
  return {
    at: { position, ruleset, board, scenario, options, settings },
    move: { action, choose, dice, cards, until },
    action,
    choose,
    ...rest,
  };
}

describe.skipIf(!hasBrowser)("the rules in the browser", () => {
  const visit = visiting();
  let service: Service | undefined;
  let page: Page | undefined;
  beforeAll(async () => {
    service = await startService();
    if (hasBrowser) {
      page = await visit.open("#/");
      await page.evaluate(startEngine);
    }
  });
  afterAll(() => service?.embedded.close());

  it(`answer as both APIs do, over ${CASES} cases`, async () => {
    const offered = new Set(games.map(({ id }) => id));
    const all = caseFiles()
      .flatMap(casesIn)
      .filter(({ game }) => offered.has(game));
    const step = Math.max(1, Math.floor(all.length / CASES));
    const some = all.filter((_, at) => at % step === 0).slice(0, CASES);
    expect(some).toHaveLength(CASES);
    const { app } = service ?? (await startService());
    const differing: unknown[] = [];
    const send = async (url: string, init: RequestInit): Promise<Response> => {
      const { pathname } = new URL(url);
      const body: unknown = JSON.parse(String(init.body));
      const rest = await app.request(pathname, init);
      const answer: unknown = await rest.clone().json();
      const asked = JSON.stringify({ method: "POST", path: pathname, body });
      const here = await page?.evaluate(`askEngine(${asked}).then(({ status, body }) => ({ status, body }))`);
      if (JSON.stringify(here) !== JSON.stringify({ status: rest.status, body: answer })) differing.push([asked, here]);
      const name = camel(pathname.slice("/v1/".length));
      const document = operations.get(name);
      if (rest.ok && isPlain(body) && document !== undefined) {
        const query = JSON.stringify({ query: document, variables: variablesOf(body) });
        const headers = { "content-type": "application/json" };
        const said: unknown = await (await app.request("/graphql", { method: "POST", headers, body: query })).json();
        const data = isPlain(said) && isPlain(said["data"]) ? said["data"][name] : undefined;
        const there = told(data, answer);
        if (data === undefined || !isPlain(there)) differing.push([query.slice(0, 2000), said]);
        else expect(there).toEqual(asTold(answer, there));
      }
      return rest;
    };
    const table = overHttp("http://engine.test", send);
    for (const one of some) {
      const { failures } = await runCase(table, one, false);
      expect(failures, one.id).toEqual([]);
    }
    expect(differing).toEqual([]);
  });
});
