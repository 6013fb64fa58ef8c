import { afterAll, expect, test } from "vitest";
import { invited, startService } from "./table.ts";

/*
 * A number in an address is written as JSON writes it. What JavaScript would take for a number as well is refused and
 * named, for the one who wrote it meant something else.
 */

const service = await startService();
afterAll(() => service.embedded.close());

const { json } = await service.post("/v1/games", { ruleset: "rogue-regiment", scenario: "chalk-farm" });
const { id } = invited(json);

/** Where numbers stand in addresses, each with one that fits. */
const places: readonly (readonly [path: string, parameter: string, fits: string])[] = [
  [`/v1/games/${id}/moves`, "after", "0"],
  [`/v1/games/${id}/moves`, "after", "-1"],
  [`/v1/games/${id}/moves`, "limit", "7"],
  [`/v1/games/${id}/record`, "from", "0"],
  [`/v1/games/${id}/board.svg`, "version", "0"],
  [`/v1/games/${id}/board.svg`, "width", "480"],
  [`/v1/games/${id}/report`, "seed", "5"],
  [`/v1/games/${id}/report`, "candidates", "1"],
  [`/v1/games/${id}/report`, "playouts", "1"],
  ["/v1/rulesets/rogue-regiment/rules", "limit", "3"],
  ["/v1/rulesets/rogue-regiment/rules", "cases", "0"],
];

const others = [
  "",
  " ",
  "%201",
  "1%20",
  "0x1",
  "0b1",
  "1e0",
  "1.0",
  "+1",
  "01",
  "-0",
  "1_0",
  "%D9%A1",
  "Infinity",
  "null",
];

test.each(places)("%s: %s", async (path, parameter, fits) => {
  // a game that goes on is not reported on, which is asked behind the numbers
  expect((await service.app.request(`${path}?${parameter}=${fits}`)).status).not.toBe(400);
  for (const written of others) {
    const { status, json: problem } = await service.get(`${path}?${parameter}=${written}`);
    expect({ written, status }).toEqual({ written, status: 400 });
    expect(problem["errors"]).toMatchObject([{ path: `/${parameter}` }]);
  }
});
