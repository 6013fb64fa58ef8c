import { isRectangle } from "../../../geometry/index.ts";
import { numberIn } from "../../book/in-force.ts";
import { mapOf, sizeForCells, type Tile, wayName } from "../../table/map.ts";
import type { Terrain } from "../../table/state.ts";
import type { Check, Findings } from "./findings.ts";

type CheckTerrain = (findings: Findings, terrain: Terrain) => void;

/** Whether the cells of a tile are a square or two beside each other. */
const isTileShape = (tile: Tile): boolean =>
  sizeForCells(tile.cells.length) !== undefined &&
  isRectangle(tile) &&
  (tile.cells.length < 4 || new Set(tile.cells.map(({ x }) => x)).size === 2);

const checkTiles: CheckTerrain = (findings, terrain) => {
  for (const tile of mapOf(terrain).tiles.values()) {
    if (!isTileShape(tile))
      findings.add(
        "tile-shape",
        tile.name,
        `${tile.name} covers ${tile.cells.length} cells that are not a tile: a small one covers 1, a medium one 2 beside each other, a large one 2 × 2.`,
        "vs.setup.tiles",
      );
  }
  findings.twice(terrain.map.indoor, "said-twice", (name) => `${name} is said to be indoors twice.`);
  for (const name of terrain.map.indoor) findings.hasTile(name, name, "An indoor side");
};

/** Whether two tiles of a terrain lie beside each other; if not, that is a defect of what should be between them. */
function areNeighbours(findings: Findings, terrain: Terrain, [a, b]: readonly [string, string], what: string): boolean {
  const { tiles } = mapOf(terrain);
  const path = wayName(a, b);
  const missing = [a, b].find((name) => !tiles.has(name));
  if (missing !== undefined)
    findings.add("no-such-tile", path, `${what} ${path} touches ${missing}, which ${terrain.id} does not have.`);
  else if (tiles.get(a)?.borders.some(({ to }) => to === b) === true) return true;
  else findings.add("no-neighbours", path, `${what} ${path} lies between tiles that share no edge.`, "vs.move.cost");
  return false;
}

const checkWays: CheckTerrain = (findings, terrain) => {
  const { tiles } = mapOf(terrain);
  const doors = terrain.doors.map(({ between: [a, b] }) => wayName(a, b));
  for (const { between } of terrain.doors) areNeighbours(findings, terrain, between, "The door");
  for (const [a, b] of terrain.map.openings) {
    const path = wayName(a, b);
    if (!areNeighbours(findings, terrain, [a, b], "The opening")) continue;
    if (tiles.get(a)?.indoor === false && tiles.get(b)?.indoor === false)
      findings.add(
        "opening-outdoors",
        path,
        `The way ${path} is open anyway: both tiles are outdoors.`,
        "vs.setup.tiles",
      );
    if (doors.includes(path))
      findings.add("door-and-opening", path, `${path} is both a door and an opening.`, "vs.move.opening");
  }
  findings.twice(doors, "two-doors", (way) => `There are two doors between the tiles of ${way}.`, "vs.move.opening");
  findings.twice(
    terrain.map.openings.map(([a, b]) => wayName(a, b)),
    "said-twice",
    (way) => `${way} is said to be an opening twice.`,
  );
};

const checkDoorsOut: CheckTerrain = (findings, terrain) => {
  const { tiles } = mapOf(terrain);
  findings.twice(
    terrain.entrances.map(({ id }) => id),
    "same-id",
    (id) => `Two entrances of ${terrain.id} are called ${id}.`,
  );
  for (const { id, at, side } of terrain.entrances) {
    const path = `${terrain.id}/${id}`;
    if (!tiles.has(at))
      findings.add("no-such-tile", path, `The entrance ${path} is at ${at}, which ${terrain.id} does not have.`);
    else if (!isAtEdge(terrain, at, side))
      findings.add(
        "entrance-inside",
        path,
        `The entrance ${path} is on the ${side} side of ${at}, where other tiles lie all along: an entrance is at the edge of the map.`,
        "vs.reinf.number",
      );
  }
  findings.twice(
    terrain.trapDoors.map(({ at }) => at),
    "two-trap-doors",
    (at) => `There are two trap doors on ${at}.`,
    "vs.exit.cost",
  );
  for (const { at } of terrain.trapDoors) isOn(findings, terrain, at, "A trap door");
};

const steps = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** Whether a tile has a cell at the edge of the map on a side: nothing lies beyond it. */
function isAtEdge(terrain: Terrain, at: string, side: keyof typeof steps): boolean {
  const { tiles } = mapOf(terrain);
  const taken = new Set([...tiles.values()].flatMap(({ cells }) => cells.map(({ x, y }) => `${x},${y}`)));
  const [dx, dy] = steps[side];
  return (tiles.get(at)?.cells ?? []).some(({ x, y }) => !taken.has(`${x + dx},${y + dy}`));
}

function isOn(findings: Findings, terrain: Terrain, at: string, what: string): boolean {
  if (mapOf(terrain).tiles.has(at)) return true;
  findings.add("no-such-tile", at, `${what} is on ${at}, which ${terrain.id} does not have.`);
  return false;
}

const checkTokens: CheckTerrain = (findings, terrain) => {
  const { alarm, nests, objectives, goliath, limit } = terrain;
  const { tiles } = mapOf(terrain);
  if (alarm.at !== null) isOn(findings, terrain, alarm.at, "The alarm");
  const interruptions = numberIn(findings.settings, "vs.number.interruptions");
  if (alarm.interruptions > interruptions)
    findings.add(
      "interrupted-too-often",
      terrain.id,
      `The alarm of ${terrain.id} was interrupted more than ${interruptions === 1 ? "once" : `${interruptions} times`}.`,
      "vs.interrupt.once",
    );
  findings.twice(
    nests.map(({ at }) => at),
    "two-nests",
    (at) => `There are two nests on ${at}.`,
    "vs.nest.auto-enter",
  );
  for (const { at } of nests) {
    if (isOn(findings, terrain, at, "A nest") && tiles.get(at)?.size === "small")
      findings.add(
        "nest-on-small-tile",
        at,
        `A nest has no room on ${at}: it stands on a medium or large tile.`,
        "vs.move.nest-space",
      );
  }
  for (const objective of objectives) {
    isOn(findings, terrain, objective.at, `The objective ${objective.id}`);
    if ((objective.kind === "escort") !== (objective.person !== null))
      findings.add(
        "escort-type",
        objective.id,
        `The objective ${objective.id} is an escort without the person's type, or has a type without being an escort.`,
        "vs.escort.types",
      );
  }
  if (goliath !== null) isOn(findings, terrain, goliath, "A Goliath nest");
  if (limit !== null && limit.turns === 0)
    findings.add("no-turns", terrain.id, `The turn limit of ${terrain.id} is 0.`, "vs.setup.limit-deck");
};

const perTerrain: readonly CheckTerrain[] = [checkTiles, checkWays, checkDoorsOut, checkTokens];

/** What is impossible about the terrains in play. */
export const checkTerrains: Check = (findings) => {
  const { terrains } = findings.state;
  findings.twice(
    terrains.map(({ id }) => id),
    "same-id",
    (id) => `Two terrains are called ${id}.`,
  );
  findings.twice(
    terrains.flatMap((terrain) => [...mapOf(terrain).tiles.keys()]),
    "same-tile",
    (name) => `Two terrains have a tile ${name}: the names of tiles are unique among all terrains in play.`,
    "vs.setup.tiles",
  );
  findings.twice(
    terrains.flatMap(({ objectives }) => objectives.map(({ id }) => id)),
    "same-id",
    (id) => `Two objectives are called ${id}.`,
    "vs.objective.interact",
  );
  for (const { objectives } of terrains) {
    for (const { id } of objectives)
      if (id === "alarm" || id === "nest")
        findings.add(
          "same-id",
          id,
          `An objective cannot be called ${id}: that is another token.`,
          "vs.objective.interact",
        );
  }
  for (const terrain of terrains) for (const check of perTerrain) check(findings, terrain);
};
