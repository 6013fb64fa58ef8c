import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { caseFiles, casesIn } from "../conformance/files.ts";
import { overHttp } from "../conformance/over-http.ts";
import { runCase } from "../conformance/run-case.ts";
import { atLength } from "../soak/at-length.ts";
import { unlikeInGraphql } from "./both-apis.ts";
import { type Service, startService } from "./table.ts";

/** Every so many of each game's cases; all of them in the soak. */
const STEP = atLength ? 1 : 10;

describe("REST and GraphQL", () => {
  let service: Service | undefined;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service?.embedded.close());

  const all = caseFiles().flatMap(casesIn);
  it.each(games.map(({ id }) => id))("say the same of the cases of %s, field by field", async (game) => {
    const some = all.filter((one) => one.game === game).filter((_, at) => at % STEP === 0);
    expect(some.length).toBeGreaterThan(50);
    const { app } = service ?? (await startService());
    const unlike: unknown[] = [];
    let asked = "";
    const table = overHttp("http://both.test", async (url, init) => {
      const { pathname } = new URL(url);
      const rest = await app.request(pathname, init);
      const answer: unknown = await rest.clone().json();
      if (rest.ok) {
        const found = await unlikeInGraphql(app, pathname, JSON.parse(String(init.body)), answer);
        unlike.push(...found.map((one) => [asked, one]));
      }
      return rest;
    });
    for (const one of some) {
      asked = one.id;
      await runCase(table, one, false);
    }
    expect(unlike).toEqual([]);
  });
});
