import { expect, it } from "vitest";
import { umpire } from "./umpire.ts";

it("says what there is, with examples", () => {
  const { status, stdout } = umpire(["--help"]);
  expect(status).toBe(0);
  expect(stdout).toContain("serve");
  expect(umpire(["rules", "--help"]).stdout).toContain("umpire rules rogue-regiment can a guard see me behind a hedge");
});

it("lists the games without their rules", () => {
  const { status, stdout } = umpire(["rules", "--json"]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: "hour-of-glory", title: "Hour of Glory" }));
});

it("finds rules by id and by words, for people and for programs", () => {
  expect(umpire(["rules", "hour-of-glory", "hg.breach.roll"]).stdout).toMatch(
    /^BREACH: .*\n {2}BREACH .*\n {2}hg\.breach\.roll \(.*\)/,
  );
  const rows: { readonly id: string }[] = JSON.parse(
    umpire(["rules", "hour-of-glory", "first", "action", "breach", "--json", "--most", "1"]).stdout,
  );
  expect(rows.map(({ id }) => id)).toEqual(["hg.turn.first-action-breach"]);
});

it.each([
  [["rules", "chess"], 2, 'There is no game "chess"; expected one of: rogue-regiment,'],
  [["rules", "hour-of-glory", "--most", "none"], 2, "It is a whole number from 1 to 9999."],
  [["surve"], 2, "Did you mean serve?"],
])("says what is wrong with %j", (args, code, text) => {
  const { status, stderr } = umpire(args);
  expect(status).toBe(code);
  expect(stderr).toContain(text);
});
