import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Game, games, seededChance, type Situation, unwrap } from "@umpire/rules";
import { actionLines, decisionLines, requirementLines } from "../../cli/answers.ts";
import { adjudicationLines } from "../../cli/commands/adjudicate.ts";
import { namesOn, withThoseBefore } from "../../cli/names.ts";
import { listingLines } from "../../cli/play/listing.ts";
import { namesOn as namesOfBoard } from "../../pictures/index.ts";
import { umpire } from "./umpire.ts";

/** How many moves of a game are told. */
const MOVES = 40;
/** Of how many actions of a moment the requirements are told. */
const ACTIONS = 5;

/** A line without what is there for programs: ids of rules and options, the fields of actions that read alike. */
const forPeople = (line: string): string => line.replaceAll(/ \[[a-z]{2}\.[^\]]*\]| \([a-z-]+ [a-z]+=.*\)$/g, "");

/** Ids that stand in a line in place of the names that people have for them. */
function idsIn(line: string, named: ReadonlyMap<string, string>): readonly string[] {
  const names = [...named.values()].toSorted((a, b) => b.length - a.length);
  const rest = names.reduce((text, name) => text.replaceAll(new RegExp(name, "gi"), "…"), forPeople(line));
  return [...named]
    .filter(([id, name]) => id !== name && !["a", "an", "the"].includes(id))
    .map(([id]) => id)
    .filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(rest));
}

/** What the command tells of a moment, and of a move from it. */
function* toldOf(situation: Situation, done: ReturnType<Situation["adjudicate"]>): Iterable<string> {
  const names = namesOn(situation.board());
  const actions = [...situation.legal()];
  const decision = situation.decision();
  if (decision !== null) yield* decisionLines({ ...decision, options: [] }, names);
  yield* (decision?.options ?? []).map(({ text }) => names.sentence(text));
  yield* actionLines(actions, names);
  yield* listingLines(actions, names);
  for (const { action } of actions.slice(0, ACTIONS))
    yield* requirementLines(unwrap(situation.requirements(action)), names);
  const after = unwrap(done);
  const board =
    after.outcome === "refused" ? situation.board() : withThoseBefore(situation.board(), after.situation.board());
  yield* adjudicationLines(
    after.outcome === "paused" ? { ...after, decision: { ...after.decision, options: [] } } : after,
    namesOn(board),
  );
}

/** Lines with ids in them, of the first moves of a mission that the game's own policy plays. */
function linesWithIds(game: Game, scenario: string): readonly string[] {
  const chance = seededChance(5);
  const wrong: string[] = [];
  let situation = unwrap(game.setUp(scenario));
  for (let move = 0; move < MOVES && situation.decision() !== null; move++) {
    const done = situation.adjudicate({ ...situation.policyMove(chance), chance });
    const next = unwrap(done);
    const after = next.outcome === "refused" ? situation.board() : next.situation.board();
    const named = namesOfBoard(withThoseBefore(situation.board(), after));
    for (const line of toldOf(situation, done)) {
      const ids = idsIn(line, named);
      if (ids.length > 0) wrong.push(`${ids.join(", ")} in: ${line}`);
    }
    if (next.outcome !== "refused") ({ situation } = next);
  }
  return wrong;
}

describe.each(games.map(({ id }) => id))("the command, of %s", (id) => {
  it("tells people names and never the ids of pieces", async () => {
    const game = await games.find((entry) => entry.id === id)?.load();
    if (game === undefined) throw new Error(`There is no game ${id}.`);
    const [first] = game.scenarios;
    if (first === undefined) throw new Error("The game has no missions.");
    expect(linesWithIds(game, first.id)).toEqual([]);
  });
});

describe("umpire, told names", () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-names-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "hedge.txt");
  writeFileSync(
    file,
    "umpire rogue-regiment\nboard\n+ + + + + +\n 1 . h J .\n+ + + + + +\n1 = smg patrol-1, facing E\nJ = operator jock\n",
  );

  it("takes a piece by its name as by its id, with the same answer", () => {
    const byId = umpire(["sight", file, "patrol-1", "jock"]);
    expect(byId.stdout).toMatch(/^Patrol 1 sees Jock: /);
    expect(umpire(["sight", file, "patrol 1", "Jock"])).toMatchObject({ status: 0, stdout: byId.stdout });
    const legal = umpire(["legal", file, "--piece", "jock"]);
    expect(legal.stdout).toContain("Jock: attack with the pistol at Patrol 1");
    expect(umpire(["legal", file, "--piece", "Jock"]).stdout).toBe(legal.stdout);
  });

  it("tells programs the same as before, by ids", () => {
    const { ruling, ...told } = JSON.parse(umpire(["sight", file, "Patrol 1", "Jock", "--json"]).stdout);
    expect(ruling ?? told).toMatchObject({ viewer: "patrol-1", target: "jock" });
    const { actions } = JSON.parse(umpire(["legal", file, "--piece", "Jock", "--json"]).stdout);
    expect(actions[0]).toMatchObject({ piece: "jock", action: { operator: "jock" } });
  });
});
