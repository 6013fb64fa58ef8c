import { describe, expect, it } from "vitest";
import { type Game, games, seededChance, type Situation, Unreadable, unwrap } from "@umpire/rules";
import { drawBoard } from "@umpire/rules/pictures";
import { atLength } from "../soak/at-length.ts";

/** The paths of plain data, down to its last parts; of a list its first and its last. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Object.keys(value);
  const some = Array.isArray(value) ? [...new Set([keys.at(0), keys.at(-1)])].filter((key) => key !== undefined) : keys;
  const inside = some.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]));
  return path.length === 0 ? inside : [path, ...inside];
}

/** The same data with something else at a path. */
function withAt(value: unknown, [key = "", ...rest]: readonly string[], other: unknown): unknown {
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  Reflect.set(copy, key, rest.length === 0 ? other : withAt(Reflect.get(copy, key), rest, other));
  return copy;
}

/** What may stand where something else belongs: each in turn, and all of them everywhere in the soak. */
const odd: readonly unknown[] = [7, "x", null, {}, [1]];

function played(game: Game): Situation {
  const chance = seededChance(3);
  let situation = unwrap(game.setUp(game.scenarios[0]?.id ?? ""));
  for (let move = 0; move < 12 && situation.decision() !== null; move++) {
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome === "refused") break;
    ({ situation } = done);
  }
  return situation;
}

/** What is told of a drawing: the places of its faults; null where it was drawn. */
function faultsOf(draw: () => unknown): readonly string[] | null {
  try {
    draw();
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.faults.map(({ path }) => path);
    throw error;
  }
}

describe.each(games)("a drawing of $id", ({ load }) => {
  it("tells a fault of its board, its ruling or its field of view by its place, however deep", async () => {
    const situation = played(await load());
    const board = situation.board();
    const [one, other] = board.pieces.map(({ id }) => id);
    const asked = situation.sight({ from: one ?? "", to: other ?? "" });
    const seen = situation.field(one ?? "");
    const options = { ...(asked.ok && { sight: asked.value }), ...(seen.ok && { fieldOfView: seen.value }) };
    expect(faultsOf(() => drawBoard(board, options))).toBeNull();
    let told = 0;
    for (const [begins, whole] of [
      ["/board", board],
      ["/options", options],
    ] as const)
      for (const [n, path] of pathsIn(whole).entries())
        for (const wrong of atLength ? odd : [odd[n % odd.length]]) {
          const given: unknown = withAt(whole, path, wrong);
          const faults = faultsOf(() =>
            Reflect.apply(drawBoard, undefined, begins === "/board" ? [given, options] : [board, given]),
          );
          if (faults === null) continue;
          told++;
          // the fault lies where something else was put, or in what of it is missing
          const at = [begins, ...path].join("/");
          expect(
            faults.every((fault) => fault === at || fault.startsWith(`${at}/`)),
            `${at}: ${faults.join()}`,
          ).toBe(true);
        }
    expect(told).toBeGreaterThan(50);
  });
});
