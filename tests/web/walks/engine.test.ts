import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games } from "../../all-games.ts";
import { caseFiles, casesIn } from "../../conformance/files.ts";
import { overHttp } from "../../conformance/over-http.ts";
import { runCase } from "../../../cli/conformance/run-case.ts";
import { unlikeInGraphql } from "../../contract/both-apis.ts";
import { type Service, startService } from "../../contract/table.ts";
import { tries } from "../../soak/at-length.ts";
import { hasBrowser, visiting } from "../browser.ts";

const CASES = tries(40, 1500);

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
      if (rest.ok) differing.push(...(await unlikeInGraphql(app, pathname, body, answer)));
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
