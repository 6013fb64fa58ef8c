import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  arrive,
  type Heading,
  type Occasion,
  settleHeading,
  type PathGroup,
  pathGroupsOf,
  type Group,
  groupsOf,
  reasonToStay,
  ledByOfficer,
  pathsFrom,
  passesLocked,
  rankGroups,
  reachOf,
  reasonForNoPath,
  freeTokensOn,
  mayProtect,
  ignoredTokenCitations,
  protectOnEntry,
  chooseWhoFits,
  filledParts,
  chooseOnePath,
  type Part,
  partText,
  splitGroup,
} from "../enemy/index.ts";
import { charactersAppear } from "../movement/index.ts";
import { someoneSeenOn } from "../sight/index.ts";
import { choose, type Ctx, type OnTile, players, reading, record, type Rules, unitNamed } from "../table/context.ts";
import type { StayReason } from "../table/event-words.ts";
import type { Terrain, Unit } from "../table/state.ts";
import { compete, narrowToOneGoal, recordRanking, type March } from "./choosing-ways.ts";

/**
 * The movement step, on all terrains: first where the units of each head is settled, then they move. vs.enemy.steps,
 * vs.emove.per-terrain, vs.open.parallel-steps
 */
export function* movementStep(ctx: Ctx): Rules {
  const headings: { terrain: Terrain; heading: Heading }[] = [];
  for (const terrain of ctx.state.terrains)
    headings.push({ terrain, heading: yield* settleHeading(ctx, terrain, "movement") });
  for (const { terrain, heading } of headings) yield* moveAll(ctx, terrain, heading, "movement");
}

/** The units of a terrain move once before the movement step. vs.danger.early-move */
export function* earlyMovement(ctx: Ctx, terrain: Terrain): Rules {
  yield* moveAll(ctx, terrain, yield* settleHeading(ctx, terrain, "early"), "early");
}

/**
 * Every group of a terrain moves, those nearest to the direction or to someone visible first. vs.emove.nearest-first,
 * vs.open.order-ties
 */
function* moveAll(ctx: Ctx, terrain: Terrain, heading: Heading, occasion: Occasion): Rules {
  let waiting = groupsOf(ctx, terrain);
  while (waiting.length > 0) {
    const group = yield* nextGroup(ctx, terrain, heading, waiting, occasion);
    waiting = waiting.filter((other) => other !== group);
    yield* moveGroup(ctx, { terrain, heading, group, reach: (unit) => reachOf(ctx, terrain, group, unit, occasion) });
    // the space they leave may be what a character waited for: vs.open.escort-late
    yield* charactersAppear(ctx, terrain);
  }
}

/** Of equally near groups the players choose, where the order can matter. vs.open.order-ties, vs.term.player-choice */
function* nextGroup(
  ctx: Ctx,
  terrain: Terrain,
  heading: Heading,
  waiting: readonly Group[],
  occasion: Occasion,
): Rules<Group> {
  const { best } = rankGroups(terrain, heading, waiting);
  const calm = best.find(
    (group) => !best.some((other) => other !== group && compete(ctx, { terrain, heading, occasion }, group, other)),
  );
  if (calm !== undefined) return calm;
  return yield* choose(
    players,
    { id: "vs.decide.nearest-tie", text: "Which units move next?" },
    best.map((group) => ({ id: group.at, text: `those on ${group.at}`, value: group })),
  );
}

const recordStay = (
  ctx: Ctx,
  unit: Unit,
  { why, cites }: { readonly why: StayReason; readonly cites: readonly Citation[] },
): void => record(ctx, { event: "stayed", piece: unit.id, why, cites });

/** Who of a group moves; of each who stays it is told why. Gas may have emptied the tile since the movement began. */
function moversOf(ctx: Ctx, { group, reach }: March): readonly OnTile<Unit>[] {
  return group.units.filter((unit) => {
    if (unit.at !== group.at || unitNamed(ctx.state, unit.id) === undefined) return false;
    const held = reasonToStay(ctx, unit, reach(unit));
    if (held !== null) recordStay(ctx, unit, held);
    return held === null;
  });
}

/**
 * A group moves as far as its units reach: 1 tile, or up to 2 with an officer. vs.emove.one-tile, vs.officer.two-tiles,
 * vs.open.officer-up-to
 */
function* moveGroup(ctx: Ctx, march: March): Rules {
  const movers = moversOf(ctx, march);
  let companies: readonly Part[] = movers.length === 0 ? [] : [{ to: march.group.at, units: movers }];
  for (let step = 1; companies.length > 0; step++) {
    const landed: Part[] = [];
    for (const { to: from, units } of companies) {
      const going = step === 1 ? units : unitsContinuing(ctx, march, from, units);
      landed.push(...(yield* moveOneTile(ctx, march, from, going, step)));
    }
    companies = companiesAfter(ctx, march, landed, step);
  }
}

/** Those who have come to a tile and reach farther, by their tiles. */
function companiesAfter(ctx: Ctx, { reach }: March, landed: readonly Part[], step: number): readonly Part[] {
  return [...Map.groupBy(landed, ({ to }) => to)]
    .map(([to, parts]) => ({
      to,
      units: parts
        .flatMap(({ units }) => units)
        .filter((unit) => unit.at === to && unitNamed(ctx.state, unit.id) !== undefined && reach(unit) > step),
    }))
    .filter(({ units }) => units.length > 0)
    .toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

/**
 * Who goes on to a second tile: under the usual reading nobody who came to someone visible or to a token it protects.
 * vs.open.officer-second-step
 */
function unitsContinuing(
  ctx: Ctx,
  { terrain, heading, group }: March,
  at: string,
  units: readonly OnTile<Unit>[],
): readonly OnTile<Unit>[] {
  if (reading(ctx, "vs.open.officer-second-step") === "unconditional") return units;
  if (someoneSeenOn(ctx, at)) {
    for (const unit of units)
      recordStay(ctx, unit, {
        why: "someone visible is on the tile it came to",
        cites: ["vs.open.officer-second-step", "vs.emove.stop-visible"],
      });
    return [];
  }
  const going = units.filter(({ protects }) => protects === null);
  for (const unit of units)
    if (unit.protects !== null)
      recordStay(ctx, unit, {
        why: `it protects the ${unit.protects}`,
        cites: ["vs.open.officer-second-step", "vs.protect.stays"],
      });
  return going.filter((unit) => pathsFrom(terrain, heading, at, { locked: passesLocked(group, unit) }).length > 0);
}

/**
 * Units of one tile go to their next tiles; returns who came where. vs.emove.one-tile, vs.emove.split,
 * vs.emove.stop-full, vs.emove.check
 */
function* moveOneTile(
  ctx: Ctx,
  march: March,
  from: string,
  units: readonly OnTile<Unit>[],
  step: number,
): Rules<readonly Part[]> {
  if (units.length === 0) return [];
  const heading = yield* narrowToOneGoal(ctx, march, from);
  const landed: Part[] = [];
  for (const column of pathGroupsOf(march.terrain, heading, from, march.group, units)) {
    recordRanking(ctx, from, heading, column);
    if (column.paths.length === 0) {
      for (const unit of column.units) recordStay(ctx, unit, reasonForNoPath(ctx, { ...march, heading }, from, unit));
      continue;
    }
    const parts = yield* splitIntoParts(ctx, heading, from, column);
    for (const part of parts)
      landed.push({ to: part.to, units: yield* enterTile(ctx, march, part, { from, step, isPart: parts.length > 1 }) });
  }
  // under a reading units pass a token by on the way to a second tile; those that got no farther protect it
  if (passesThrough(ctx) && step > 1)
    yield* protectOnEntry(
      ctx,
      from,
      units.filter(({ at }) => at === from),
      ["vs.open.officer-second-step"],
    );
  return landed;
}

const passesThrough = (ctx: Ctx): boolean => reading(ctx, "vs.open.officer-second-step") === "unconditional";

/**
 * The parts into which units split over their paths; a single path needs no split. vs.emove.split,
 * vs.open.split-direction, vs.open.path-tie-commandos
 */
function* splitIntoParts(
  ctx: Ctx,
  heading: Heading,
  from: string,
  { units, paths }: PathGroup,
): Rules<readonly Part[]> {
  const [only] = paths;
  if (only === undefined) return [];
  if (paths.length === 1) return [{ to: only, units }];
  const together = heading.kind === "direction" && reading(ctx, "vs.open.split-direction") === "players-choose";
  const parts = filledParts(
    together ? yield* chooseOnePath(from, units, paths) : yield* splitGroup(from, units, paths),
  );
  const several: Citation = heading.kind === "direction" ? "vs.open.split-direction" : "vs.open.path-tie-commandos";
  record(ctx, {
    event: "split",
    at: from,
    parts: parts.map(partText),
    cites: [...citeIf(!together, "vs.emove.split", "vs.emove.split-choice"), "vs.term.player-choice", several],
  });
  return parts;
}

/** One tile of a group's way: from where, as its which step, and whether only a part of the group goes there. */
interface Leg {
  readonly from: string;
  readonly step: number;
  readonly isPart: boolean;
}

/**
 * A part enters its tile as far as there is space; then it protects, is noticed or not, and meets what is there.
 * Returns who came. vs.emove.stop-full, vs.officer.no-space, vs.open.split-uneven
 */
function* enterTile(
  ctx: Ctx,
  march: March,
  { to, units }: Part,
  { from, step, isPart }: Leg,
): Rules<readonly OnTile<Unit>[]> {
  const officers = ledByOfficer(march.group);
  const protects = (unit: Unit): boolean => !passesThrough(ctx) || march.reach(unit) <= step;
  const text = `There is too little space on ${to}. Which unit of ${from} moves there?`;
  const entering = yield* chooseWhoFits(
    ctx,
    to,
    units,
    { id: officers ? "vs.decide.officer-group" : "vs.decide.movement-space", text },
    (unit) => protects(unit) && mayProtect(ctx, unit, "nest"),
  );
  for (const unit of units) {
    if (entering.includes(unit)) continue;
    recordStay(ctx, unit, {
      why: `${to} is full`,
      cites: [
        "vs.emove.stop-full",
        "vs.open.path-occupancy",
        ...citeIf(officers, "vs.officer.no-space"),
        ...citeIf(isPart, "vs.open.split-uneven"),
      ],
    });
  }
  for (const unit of entering) {
    unit.at = to;
    record(ctx, {
      event: "moved",
      piece: unit.id,
      from,
      to,
      cites: [...moveCitations(ctx, march, unit, { from, to, step }), ...ignoredTokenCitations(ctx, unit, to)],
    });
  }
  yield* arrive(ctx, to, { batch: entering, protectors: entering.filter(protects) }, "vs.emove.check");
  return entering;
}

/**
 * The rules of a move of one unit by one tile. vs.emove.one-tile, vs.officer.two-tiles, vs.emove.doors,
 * vs.dog.locked-door
 */
function moveCitations(
  ctx: Ctx,
  { terrain, heading, group, reach }: March,
  unit: Unit,
  { from, to, step }: { readonly from: string; readonly to: string; readonly step: number },
): readonly Citation[] {
  const locked = terrain.doors.some(
    ({ between, locked: isLocked }) => isLocked && between.includes(from) && between.includes(to),
  );
  return [
    heading.kind === "toward" ? "vs.emove.toward-visible" : "vs.emove.card-direction",
    ...citeIf(reach(unit) === 1, "vs.emove.one-tile"),
    ...citeIf(reach(unit) > 1 && ledByOfficer(group), "vs.officer.two-tiles", "vs.open.officer-up-to"),
    ...citeIf(reach(unit) > 1 && !ledByOfficer(group), "vs.event.enemy-phase-effect", "vs.open.officer-up-to"),
    ...citeIf(step > 1, "vs.open.officer-second-step"),
    "vs.emove.nearest-first",
    "vs.open.order-ties",
    ...citeIf(
      freeTokensOn(ctx, from).length === 0 && group.units.some(({ protects }) => protects !== null),
      "vs.protect.one",
    ),
    ...citeIf(locked, "vs.emove.doors"),
    ...citeIf(locked && unit.kind === "dog", "vs.dog.locked-door"),
    ...citeIf(
      ctx.state.barrels.some(({ at }) => at === to),
      "vs.gas.no-space",
    ),
  ];
}
