import { charactersAppear } from "../entering.ts";
import type { Citation } from "../events.ts";
import type { Terrain, Unit } from "../state.ts";
import { someoneSeenOn } from "../stealth.ts";
import { choose, freeSpaces, type G, type OnTile, players, reading, record, type Rules, unitNamed } from "../table.ts";
import { arrive } from "./arrival.ts";
import { type Heading, type Occasion, settleHeading } from "./heading.ts";
import {
  type Column,
  columnsOf,
  type Group,
  groupsOf,
  heldBack,
  ledByOfficer,
  nearestGoals,
  pathsFrom,
  passesLocked,
  rankGroups,
  reachOf,
  whyNoPath,
} from "./paths.ts";
import { freeTokensOn, mayProtect, passesBy, protectOnEntry, whoFits } from "./protection.ts";
import { filledParts, onePath, type Part, partText, splitGroup } from "./split.ts";
import { also } from "./wording.ts";

/**
 * The movement step, on all terrains: first where the units of each head is settled, then they move. vs.enemy.steps,
 * vs.emove.per-terrain, vs.open.parallel-steps
 */
export function* movementStep(g: G): Rules {
  const headings: { terrain: Terrain; heading: Heading }[] = [];
  for (const terrain of g.state.terrains)
    headings.push({ terrain, heading: yield* settleHeading(g, terrain, "movement") });
  for (const { terrain, heading } of headings) yield* moveAll(g, terrain, heading, "movement");
}

/** The units of a terrain move once before the movement step. vs.danger.early-move */
export function* earlyMovement(g: G, terrain: Terrain): Rules {
  yield* moveAll(g, terrain, yield* settleHeading(g, terrain, "early"), "early");
}

/** A group on the move: where its units head, and how far each may go. */
interface March {
  readonly terrain: Terrain;
  readonly heading: Heading;
  readonly group: Group;
  reach(unit: Unit): number;
}

/**
 * Every group of a terrain moves, those nearest to the direction or to someone visible first. vs.emove.nearest-first,
 * vs.open.order-ties
 */
function* moveAll(g: G, terrain: Terrain, heading: Heading, occasion: Occasion): Rules {
  let waiting = groupsOf(g, terrain);
  while (waiting.length > 0) {
    const group = yield* nextGroup(g, terrain, heading, waiting, occasion);
    waiting = waiting.filter((one) => one !== group);
    yield* moveGroup(g, { terrain, heading, group, reach: (unit) => reachOf(g, terrain, group, unit, occasion) });
    // the space they leave may be what a character waited for: vs.open.escort-late
    yield* charactersAppear(g, terrain);
  }
}

/** Of equally near groups the players choose, where the order can matter. vs.open.order-ties, vs.term.player-choice */
function* nextGroup(
  g: G,
  terrain: Terrain,
  heading: Heading,
  waiting: readonly Group[],
  occasion: Occasion,
): Rules<Group> {
  const { best } = rankGroups(terrain, heading, waiting);
  const calm = best.find(
    (group) => !best.some((other) => other !== group && compete(g, terrain, heading, group, other, occasion)),
  );
  if (calm !== undefined) return calm;
  return yield* choose(
    players,
    { id: "vs.decide.nearest-tie", text: "Which units move next?" },
    best.map((group) => ({ id: group.at, text: `those on ${group.at}`, value: group })),
  );
}

/** Whether two groups may want the same space, or the same token to protect. vs.emove.stop-full, vs.protect.one */
function compete(g: G, terrain: Terrain, heading: Heading, a: Group, b: Group, occasion: Occasion): boolean {
  const others = destinationsOf(g, terrain, heading, b, occasion);
  const count = moversOf(g, terrain, a, occasion).length + moversOf(g, terrain, b, occasion).length;
  return [...destinationsOf(g, terrain, heading, a, occasion)].some(
    (tile) => others.has(tile) && (count > freeSpaces(g, tile) || freeTokensOn(g, tile).length > 0),
  );
}

/** The units of a group that nothing holds back. vs.protect.stays, vs.emove.stop-visible */
export const moversOf = (g: G, terrain: Terrain, group: Group, occasion: Occasion): readonly OnTile<Unit>[] =>
  group.units.filter((unit) => heldBack(g, unit, reachOf(g, terrain, group, unit, occasion)) === null);

/** Every tile that units of a group could come to. */
function destinationsOf(
  g: G,
  terrain: Terrain,
  heading: Heading,
  group: Group,
  occasion: Occasion,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const unit of moversOf(g, terrain, group, occasion)) {
    let front = [group.at];
    for (let step = 0; step < reachOf(g, terrain, group, unit, occasion); step++) {
      front = [...new Set(front.flatMap((tile) => pathsFrom(terrain, heading, tile, passesLocked(group, unit))))];
      for (const tile of front) found.add(tile);
    }
  }
  return found;
}

const stays = (g: G, unit: Unit, { why, cites }: { readonly why: string; readonly cites: readonly Citation[] }): void =>
  record(g, { event: "stayed", piece: unit.id, why, cites });

/**
 * A group moves as far as its units reach: 1 tile, or up to 2 with an officer. vs.emove.one-tile, vs.officer.two-tiles,
 * vs.open.officer-up-to
 */
function* moveGroup(g: G, march: March): Rules {
  const { at } = march.group;
  const movers: OnTile<Unit>[] = [];
  // gas may have emptied the tile since the movement began
  for (const unit of march.group.units.filter((one) => one.at === at && unitNamed(g, one.id) !== undefined)) {
    const held = heldBack(g, unit, march.reach(unit));
    if (held === null) movers.push(unit);
    else stays(g, unit, held);
  }
  let companies: readonly Part[] = movers.length === 0 ? [] : [{ to: at, units: movers }];
  for (let step = 1; companies.length > 0; step++) {
    const landed = new Map<string, OnTile<Unit>[]>();
    for (const { to: from, units } of companies) {
      for (const part of yield* goOn(g, march, from, step === 1 ? units : whoGoesOn(g, march, from, units), step))
        landed.set(part.to, [...(landed.get(part.to) ?? []), ...part.units]);
    }
    companies = [...landed]
      .map(([to, units]) => ({
        to,
        units: units.filter(
          (unit) => unit.at === to && unitNamed(g, unit.id) !== undefined && march.reach(unit) > step,
        ),
      }))
      .filter(({ units }) => units.length > 0)
      .toSorted((a, b) => (a.to < b.to ? -1 : 1));
  }
}

/**
 * Who goes on to a second tile: under the usual reading nobody who came to someone visible or to a token it protects.
 * vs.open.officer-second-step
 */
function whoGoesOn(
  g: G,
  { terrain, heading, group }: March,
  at: string,
  units: readonly OnTile<Unit>[],
): readonly OnTile<Unit>[] {
  if (reading(g, "vs.open.officer-second-step") === "unconditional") return units;
  if (someoneSeenOn(g, at)) {
    for (const unit of units)
      stays(g, unit, {
        why: "someone visible is on the tile it came to",
        cites: ["vs.open.officer-second-step", "vs.emove.stop-visible"],
      });
    return [];
  }
  const going = units.filter(({ protects }) => protects === null);
  for (const unit of units)
    if (unit.protects !== null)
      stays(g, unit, {
        why: `it protects ${unit.protects}`,
        cites: ["vs.open.officer-second-step", "vs.protect.stays"],
      });
  return going.filter((unit) => pathsFrom(terrain, heading, at, passesLocked(group, unit)).length > 0);
}

/**
 * Units of one tile go to their next tiles; returns who came where. vs.emove.one-tile, vs.emove.split,
 * vs.emove.stop-full, vs.emove.check
 */
function* goOn(g: G, march: March, from: string, units: readonly OnTile<Unit>[], step: number): Rules<readonly Part[]> {
  if (units.length === 0) return [];
  const heading = yield* towardOne(g, march, from);
  const landed: Part[] = [];
  for (const column of columnsOf(march.terrain, heading, from, march.group, units)) {
    weigh(g, from, heading, column);
    if (column.paths.length === 0) {
      for (const unit of column.units) stays(g, unit, whyNoPath(g, march.terrain, heading, from, unit, march.group));
      continue;
    }
    const parts = yield* partsOf(g, heading, from, column);
    for (const part of parts)
      landed.push({ to: part.to, units: yield* enter(g, march, from, part, parts.length > 1, step) });
  }
  // under a reading units pass a token by on the way to a second tile; those that got no farther protect it
  if (passesThrough(g) && step > 1)
    yield* protectOnEntry(
      g,
      from,
      units.filter(({ at }) => at === from),
      ["vs.open.officer-second-step"],
    );
  return landed;
}

const passesThrough = (g: G): boolean => reading(g, "vs.open.officer-second-step") === "unconditional";

/**
 * Under a reading the players choose one of several equally near commandos for the group. vs.open.path-tie-commandos
 */
function* towardOne(g: G, { terrain, heading }: March, from: string): Rules<Heading> {
  if (heading.kind !== "toward" || reading(g, "vs.open.path-tie-commandos") === "split") return heading;
  const nearest = nearestGoals(terrain, heading, from);
  if (nearest.length === 0) return heading;
  const goal = yield* choose(
    players,
    { id: "vs.decide.nearest-tie", text: `For whom does the group on ${from} head?` },
    nearest.map((one) => ({ id: one.piece, text: `${one.piece} on ${one.at}`, value: one })),
  );
  return { kind: "toward", goals: [goal] };
}

/** Writes down how a group came to its paths, where there was a choice. vs.emove.toward-visible */
function weigh(g: G, from: string, heading: Heading, { ranking }: Column): void {
  if (heading.kind !== "toward" || ranking.ranked.length < 2) return;
  const best = new Set(ranking.best);
  const candidates = ranking.ranked.map(({ candidate, scores }) => ({
    name: candidate.tile,
    scores,
    best: best.has(candidate),
  }));
  record(g, {
    event: "weighed",
    piece: from,
    about: "its next tile",
    criteria: ranking.criteria.map(({ name }) => name),
    candidates,
    decidedBy: ranking.decidedBy,
    cites: ["vs.emove.toward-visible", "vs.open.path-occupancy", "vs.open.path-tie-commandos"],
  });
}

/**
 * The parts into which units split over their paths; a single path needs no split. vs.emove.split,
 * vs.open.split-direction, vs.open.path-tie-commandos
 */
function* partsOf(g: G, heading: Heading, from: string, { units, paths }: Column): Rules<readonly Part[]> {
  const [only] = paths;
  if (only === undefined) return [];
  if (paths.length === 1) return [{ to: only, units }];
  const together = heading.kind === "direction" && reading(g, "vs.open.split-direction") === "players-choose";
  const parts = filledParts(together ? yield* onePath(from, units, paths) : yield* splitGroup(from, units, paths));
  const several: Citation = heading.kind === "direction" ? "vs.open.split-direction" : "vs.open.path-tie-commandos";
  record(g, {
    event: "split",
    at: from,
    parts: parts.map(partText),
    cites: [...also(!together, "vs.emove.split", "vs.emove.split-choice"), "vs.term.player-choice", several],
  });
  return parts;
}

/**
 * A part enters its tile as far as there is space; then it protects, is noticed or not, and meets what is there.
 * Returns who came. vs.emove.stop-full, vs.officer.no-space, vs.open.split-uneven
 */
function* enter(
  g: G,
  march: March,
  from: string,
  { to, units }: Part,
  isPart: boolean,
  step: number,
): Rules<readonly OnTile<Unit>[]> {
  const officers = ledByOfficer(march.group);
  const protects = (unit: Unit): boolean => !passesThrough(g) || march.reach(unit) <= step;
  const text = `There is too little space on ${to}. Which unit of ${from} moves there?`;
  const entering = yield* whoFits(
    g,
    to,
    units,
    { id: officers ? "vs.decide.officer-group" : "vs.decide.movement-space", text },
    (unit) => protects(unit) && mayProtect(g, unit, "nest"),
  );
  for (const unit of units) {
    if (entering.includes(unit)) continue;
    stays(g, unit, {
      why: `${to} is full`,
      cites: [
        "vs.emove.stop-full",
        "vs.open.path-occupancy",
        ...also(officers, "vs.officer.no-space"),
        ...also(isPart, "vs.open.split-uneven"),
      ],
    });
  }
  for (const unit of entering) {
    unit.at = to;
    record(g, {
      event: "moved",
      piece: unit.id,
      from,
      to,
      cites: [...moveRules(g, march, unit, from, to, step), ...passesBy(g, unit, to)],
    });
  }
  yield* arrive(g, to, entering, entering.filter(protects), "vs.emove.check");
  return entering;
}

/**
 * The rules of a move of one unit by one tile. vs.emove.one-tile, vs.officer.two-tiles, vs.emove.doors,
 * vs.dog.locked-door
 */
function moveRules(
  g: G,
  { terrain, heading, group, reach }: March,
  unit: Unit,
  from: string,
  to: string,
  step: number,
): readonly Citation[] {
  const locked = terrain.doors.some(
    ({ between, locked: isLocked }) => isLocked && between.includes(from) && between.includes(to),
  );
  return [
    heading.kind === "toward" ? "vs.emove.toward-visible" : "vs.emove.card-direction",
    ...also(reach(unit) === 1, "vs.emove.one-tile"),
    ...also(reach(unit) > 1 && ledByOfficer(group), "vs.officer.two-tiles", "vs.open.officer-up-to"),
    ...also(reach(unit) > 1 && !ledByOfficer(group), "vs.event.enemy-phase-effect", "vs.open.officer-up-to"),
    ...also(step > 1, "vs.open.officer-second-step"),
    "vs.emove.nearest-first",
    "vs.open.order-ties",
    ...also(
      freeTokensOn(g, from).length === 0 && group.units.some(({ protects }) => protects !== null),
      "vs.protect.one",
    ),
    ...also(locked, "vs.emove.doors"),
    ...also(locked && unit.kind === "dog", "vs.dog.locked-door"),
    ...also(
      g.state.barrels.some(({ at }) => at === to),
      "vs.gas.no-space",
    ),
  ];
}
