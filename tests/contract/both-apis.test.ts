import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { caseFiles, casesIn } from "../conformance/files.ts";
import { overHttp } from "../conformance/over-http.ts";
import { runCase } from "../../cli/conformance/run-case.ts";
import { tries } from "../soak/at-length.ts";
import { unlikeInGraphql } from "./both-apis.ts";
import { servingByTheDocument } from "./serving.ts";

/** Every so many of each game's cases; all of them in the soak. */
const STEP = tries(120, 1);
/** How much of what differs is told, in characters. */
const MOST_TOLD = 3000;

describe("REST and GraphQL", () => {
  const { service, unlikeSchema } = servingByTheDocument();

  const all = caseFiles().flatMap(casesIn);
  it.each(games.map(({ id }) => id))(
    "say the same of the cases of %s, field by field, and what the OpenAPI document says",
    async (game) => {
      const some = all.filter((one) => one.game === game).filter((_, at) => at % STEP === 0);
      expect(some.length).toBeGreaterThan(10);
      const { app } = service;
      const unlike: string[] = [];
      let asked = "";
      const table = overHttp("http://both.test", async (url, init) => {
        const { pathname } = new URL(url);
        const rest = await app.request(pathname, init);
        const answer: unknown = await rest.clone().json();
        if (rest.ok) {
          const found = await unlikeInGraphql(app, pathname, JSON.parse(String(init.body)), answer);
          for (const one of [...found, ...unlikeSchema(pathname, answer)])
            unlike.push(`${asked}: ${JSON.stringify(one).slice(0, MOST_TOLD)}`);
        }
        return rest;
      });
      for (const one of some) {
        asked = one.id;
        await runCase(table, one, false);
      }
      expect(unlike).toEqual([]);
    },
  );
});
