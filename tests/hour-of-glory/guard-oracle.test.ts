import { describe, expect, it } from "vitest";
import type { Chance } from "../../rules/kernel/index.ts";
import { agreed, gameOf, heldAgainst, oneIn, opened, pick, type Trial } from "../soak/against-oracle.ts";
import { distances, type Ground, guardWays, type Place, stepsFrom } from "./guard-oracle.ts";

const game = gameOf("hour-of-glory");
const written = ({ x, y }: Place): string => `${x},${y}`;

/** Corridors round rocks, and a closed room of two squares with an assaulter in it; the door is beside a corridor. */
function randomGround(chance: Chance): (Ground & { readonly target: Place }) | null {
  const width = 5 + chance.index(6);
  const height = 3 + chance.index(4);
  const often = 2 + chance.index(3);
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, (): string => (oneIn(chance, often) ? "#" : ".")),
  );
  const target = { x: 1 + chance.index(width - 2), y: 1 + chance.index(height - 2) };
  const isWide = oneIn(chance, 2);
  const put = (x: number, y: number): void => {
    const row = rows[y];
    if (row !== undefined) row[x] = "1";
  };
  put(target.x, target.y);
  if (isWide) put(target.x + 1, target.y);
  const outside = { x: target.x, y: target.y + (oneIn(chance, 2) ? 1 : -1) };
  const ground = { rows: rows.map((row) => row.join("")), doors: [[target, outside] as const], target };
  return ground.rows[outside.y]?.[outside.x] === "." ? ground : null;
}

function route(chance: Chance): Trial | null {
  const ground = randomGround(chance);
  if (ground === null) return null;
  const { rows, target, doors } = ground;
  const far = distances(ground, target);
  const corridor = rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === "." ? [{ x, y }] : [])));
  const reached = corridor.filter((place) => far.has(written(place)));
  if (reached.length === 0) return null;
  const from = pick(chance, reached);
  const others = corridor.filter((place) => written(place) !== written(from));
  const crowd = Array.from({ length: chance.index(4) }, () => (others.length === 0 ? null : pick(chance, others)))
    .filter((place) => place !== null)
    .filter((place, n, all) => all.findIndex((one) => written(one) === written(place)) === n);
  const isProne = oneIn(chance, 2);
  const roll = 1 + chance.index(6);
  const ways = guardWays(ground, from, target, roll, { passed: crowd, blocking: [] });
  if (ways.size > 3000) return null;
  const text = [
    "plan",
    ...rows,
    ...doors.map(([inside, outside]) => `door D1 ${written(inside)}|${written(outside)}`),
    "open none",
    "phase guards",
    "alarm",
    "room 1 I1",
    `guard-roll ${roll}`,
    `intruder crane at ${written(target)}, assault`,
    `guard g1 at ${written(from)}`,
    ...crowd.map((place, n) => `guard g${n + 2} at ${written(place)}${isProne ? ", prone" : ""}`),
    "",
  ].join("\n");
  // some ways that may be taken, and some walks as they come, of any length
  const walks = new Set<string>(Array.from({ length: 6 }, () => pick(chance, [...ways])));
  for (let n = 0; n < 10; n++) {
    const way: Place[] = [from];
    for (let left = chance.index(roll + 2); left > 0; left--) {
      const next = stepsFrom(ground, way.at(-1) ?? from);
      if (next.length > 0) way.push(pick(chance, next));
    }
    walks.add(way.slice(1).map(written).join(" "));
  }
  const situation = opened(game, text);
  const paths = [...walks].sort();
  const answers = paths.map((path) => {
    const action = { do: "pursue", agent: "g1", target: "crane", path: path === "" ? [] : path.split(" ") };
    const found = situation.requirements(action);
    if (!found.ok) throw new Error(`${found.defects[0]?.message}\n${text}`);
    return found.value.every(({ holds }) => holds);
  });
  const longest = Math.max(...[...ways].map((way) => (way === "" ? 0 : way.split(" ").length)));
  const refused = paths.filter((path) => !ways.has(path));
  const isAway = (path: string): boolean =>
    (far.get(path.split(" ").at(-1) ?? "") ?? Infinity) > (far.get(written(from)) ?? 0);
  return {
    position: `${text}${paths.map((path) => `[${path}]`).join(" ")}`,
    engine: answers,
    oracle: paths.map((path) => ways.has(path)),
    met: [
      longest < roll ? (longest === 0 ? "stays" : "cannot go his full distance") : "full distance",
      ...(refused.some((path) => path.split(" ").length < longest) ? ["too short"] : []),
      ...(refused.some((path) => path !== "" && isAway(path)) ? ["ends further away"] : []),
      ...(refused.some((path) => new Set([written(from), ...path.split(" ")]).size <= path.split(" ").length)
        ? ["a square twice"]
        : []),
      ...([...ways].some((way) => crowd.some((place) => way.includes(written(place))))
        ? [isProne ? "through the prone" : "through friends"]
        : []),
      ...([...ways].some((way) => (far.get(way.split(" ").at(-1) ?? "") ?? 0) === far.get(written(from)))
        ? ["round about"]
        : []),
    ],
  };
}

describe("the route of a Guard against the oracle", () => {
  it("agrees on which ways he may take", () => {
    const branches = [
      "stays",
      "cannot go his full distance",
      "full distance",
      "too short",
      "ends further away",
      "a square twice",
    ];
    expect(
      heldAgainst("routes of Guards", [...branches, "through the prone", "through friends", "round about"], route),
    ).toEqual(agreed);
  });
});
