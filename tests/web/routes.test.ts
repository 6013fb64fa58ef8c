import { describe, expect, it } from "vitest";
import { endOfOption, optionsAt, placesOfOption } from "../../web/table/routes.ts";

const routes = ["11,14 12,13 13,12 14,11", "12,14 13,13 13,12 14,11", "10,10"];

describe("routes that are chosen among", () => {
  it("lead to a place, which is the same for several of them", () => {
    expect([...new Set(routes.map(endOfOption))]).toEqual(["14,11", "10,10"]);
    expect(placesOfOption("guard-1")).toEqual(["guard-1"]);
    expect(placesOfOption(routes[0] ?? "")).toEqual(["11,14", "12,13", "13,12", "14,11"]);
  });

  it("are meant by a press on their way where it is theirs alone, and all of them at their common end", () => {
    expect(optionsAt(routes, "13,13", [])).toEqual([routes[1]]);
    expect(optionsAt(routes, "14,11", [])).toEqual(routes.slice(0, 2));
    expect(optionsAt(routes, "13,12", [])).toEqual(routes.slice(0, 2));
    expect(optionsAt(routes, "10,10", [])).toEqual(["10,10"]);
    expect(optionsAt(routes, "0,0", [])).toEqual([]);
    expect(optionsAt(["guard-1", "guard-2"], "3,4", ["guard-2"])).toEqual(["guard-2"]);
    expect(optionsAt(["guard-1"], null, [])).toEqual([]);
  });
});
