import type { Citation } from "../book/citation.ts";
import { battlefieldOf, inches } from "./battlefield.ts";
import { type CornerName, type Edge, edges, type Side } from "../book/ids.ts";
import type { Place } from "../book/schemas.ts";
import { baseRadius } from "./measuring.ts";
import type { Fighter } from "./fighter.ts";
import type { State } from "./state.ts";
import { type Ctx, number, reading, sideOf } from "./context.ts";

/** A stretch of a table edge: from and to are measured along it from the upper or left corner, in lattice units. */
export interface EdgeStretch {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
}

export const oppositeEdge: Readonly<Record<Edge, Edge>> = { N: "S", S: "N", E: "W", W: "E" };
export const oppositeCorner: Readonly<Record<CornerName, CornerName>> = { NW: "SE", SE: "NW", NE: "SW", SW: "NE" };
const otherCorners: Readonly<Record<CornerName, readonly CornerName[]>> = {
  NW: ["NE", "SW"],
  SE: ["NE", "SW"],
  NE: ["NW", "SE"],
  SW: ["NW", "SE"],
};

const lengthOf = (ctx: Ctx, edge: Edge): number => {
  const { width, height } = battlefieldOf(ctx.state);
  return edge === "N" || edge === "S" ? width : height;
};

const wholeEdge = (ctx: Ctx, edge: Edge): EdgeStretch => ({ edge, from: 0, to: lengthOf(ctx, edge) });

/** The part of an edge so near to one of its ends: its beginning lies north or west. */
function endOf(ctx: Ctx, edge: Edge, atBeginning: boolean, length: number): EdgeStretch {
  const whole = lengthOf(ctx, edge);
  const long = Math.min(length, whole);
  return atBeginning ? { edge, from: 0, to: long } : { edge, from: whole - long, to: whole };
}

/** An edge with the first inches of both edges beside it: missions 2, 7 and 8. zh.m2.enter */
function edgeAndSides(ctx: Ctx, edge: Edge): readonly EdgeStretch[] {
  const side = inches(number(ctx, "zh.number.entry-side"));
  const beginning = edge === "N" || edge === "W";
  const beside: readonly Edge[] = edge === "N" || edge === "S" ? ["W", "E"] : ["N", "S"];
  return [wholeEdge(ctx, edge), ...beside.map((other) => endOf(ctx, other, beginning, side))];
}

/** Both edges within so far of a corner: missions 3, 5 and 6. zh.m3.enter, zh.m5.enter-evader */
function aroundCorner(ctx: Ctx, corner: CornerName, length: number): readonly EdgeStretch[] {
  const [vertical, horizontal] = [corner.startsWith("N"), corner.endsWith("W")];
  return [endOf(ctx, vertical ? "N" : "S", horizontal, length), endOf(ctx, horizontal ? "W" : "E", vertical, length)];
}

const isCorner = (entry: Edge | CornerName): entry is CornerName => entry.length === 2;

/**
 * Where a fighter that is off the table may move onto it. Table 2.5: zh.mission.attackers-enter, zh.enter.place; others
 * of mission 5 zh.m5.enter-others; reserves zh.m2.reserves, zh.m3.reserves, zh.m4.reserves, zh.m5.reserves,
 * zh.m6.reserves, zh.m7.reserves, zh.m8.reserves, zh.m1.enter
 */
export function entryZones(ctx: Ctx, fighter: Fighter): readonly EdgeStretch[] {
  const { mission, entry, evader } = ctx.state;
  if (entry === null) return [];
  const attacks = sideOf(fighter) === "attacker";
  switch (mission) {
    case "m1":
      return attacks && !isCorner(entry) ? [wholeEdge(ctx, entry)] : [];
    case "m2":
    case "m7":
    case "m8":
      // zh.m2.reserves, zh.m7.enter, zh.m8.enter
      return isCorner(entry) ? [] : edgeAndSides(ctx, attacks ? entry : oppositeEdge[entry]);
    case "m3":
    case "m6": {
      const far = inches(number(ctx, "zh.number.entry-corner"));
      // zh.m6.enter
      return isCorner(entry) ? aroundCorner(ctx, attacks ? entry : oppositeCorner[entry], far) : [];
    }
    case "m4": {
      if (isCorner(entry)) return [];
      const own = [entry, oppositeEdge[entry]];
      if (!attacks) return edges.filter((edge) => !own.includes(edge)).map((edge) => wholeEdge(ctx, edge));
      return fighter.entry === null ? [] : [wholeEdge(ctx, fighter.entry)];
    }
    case "m5": {
      if (!isCorner(entry)) return [];
      const far = inches(number(ctx, "zh.number.m5-corner"));
      if (!attacks) return otherCorners[entry].flatMap((corner) => aroundCorner(ctx, corner, far));
      // zh.m5.enter-others
      return aroundCorner(ctx, fighter.id === evader ? entry : oppositeCorner[entry], far);
    }
  }
}

/** The rows that say where a side enters in a mission; mission 1 has no reserves. */
const entryRowsOf: Readonly<Record<State["mission"], Readonly<Record<Side, readonly Citation[]>>>> = {
  m1: { attacker: ["zh.m1.enter"], defender: [] },
  m2: { attacker: ["zh.m2.enter"], defender: ["zh.m2.reserves"] },
  m3: { attacker: ["zh.m3.enter"], defender: ["zh.m3.reserves"] },
  m4: { attacker: ["zh.m4.enter"], defender: ["zh.m4.reserves"] },
  m5: { attacker: ["zh.m5.enter-others"], defender: ["zh.m5.reserves"] },
  m6: { attacker: ["zh.m6.enter"], defender: ["zh.m6.reserves"] },
  m7: { attacker: ["zh.m7.enter"], defender: ["zh.m7.reserves"] },
  m8: { attacker: ["zh.m8.enter"], defender: ["zh.m8.reserves"] },
};

/** What says where a fighter enters: the evader of mission 5 has a corner of its own. zh.m5.enter-evader */
export const entryRows = ({ state: { mission, evader } }: Ctx, fighter: Fighter): readonly Citation[] =>
  mission === "m5" && fighter.id === evader ? ["zh.m5.enter-evader"] : entryRowsOf[mission][sideOf(fighter)];

/** Around a corner of mission 5. */
const aroundEntry = (ctx: Ctx, cornerOf: (entry: CornerName) => CornerName): readonly EdgeStretch[] => {
  const { entry } = ctx.state;
  if (entry === null || !isCorner(entry)) return [];
  return aroundCorner(ctx, cornerOf(entry), inches(number(ctx, "zh.number.m5-corner")));
};

/** Where the friends of the evader of mission 5 entered: there it gets home. zh.m5.attacker-primary */
export const friendsZones = (ctx: Ctx): readonly EdgeStretch[] => aroundEntry(ctx, (entry) => oppositeCorner[entry]);

/** The evader's own corner, where under a reading it may leave as well. zh.open.m5-evader-corner */
const evaderZones = (ctx: Ctx, { id }: Fighter): readonly EdgeStretch[] =>
  id === ctx.state.evader && reading(ctx, "zh.open.m5-evader-corner") === "own-too"
    ? aroundEntry(ctx, (entry) => entry)
    : [];

/** Where an attacker may move off the table: where the mission lets its side enter. zh.mission.attacker-secondary, zh.m1.escape-edge */
export function exitZones(ctx: Ctx, fighter: Fighter): readonly EdgeStretch[] {
  const { mission, entry } = ctx.state;
  if (sideOf(fighter) === "defender" || entry === null) return [];
  switch (mission) {
    case "m1":
      return isCorner(entry) ? [] : [wholeEdge(ctx, oppositeEdge[entry])];
    case "m4":
      return isCorner(entry) ? [] : [entry, oppositeEdge[entry]].map((edge) => wholeEdge(ctx, edge));
    case "m5":
      return [...friendsZones(ctx), ...evaderZones(ctx, fighter)];
    case "m8":
      return [];
    case "m2":
    case "m3":
    case "m6":
    case "m7":
      return entryZones(ctx, fighter);
  }
}

/** Where along an edge a place lies, and how far it is from it. */
export function toEdge(ctx: Ctx, { x, y }: Place, edge: Edge): { readonly along: number; readonly off: number } {
  const { width, height } = battlefieldOf(ctx.state);
  switch (edge) {
    case "N":
      return { along: x, off: y };
    case "S":
      return { along: x, off: height - y };
    case "W":
      return { along: y, off: x };
    case "E":
      return { along: y, off: width - x };
  }
}

/** The place of a base that touches an edge at a length along it, kept on the table. zh.open.enter-place */
export function atEdge(ctx: Ctx, edge: Edge, along: number): Place {
  const { width, height } = battlefieldOf(ctx.state);
  const inset = baseRadius(ctx);
  // the middle of the base on the edge, or the whole base on the table
  const radius = reading(ctx, "zh.open.enter-place") === "centre-on-edge" ? 0 : inset;
  const kept = Math.round(Math.max(inset, Math.min(lengthOf(ctx, edge) - inset, along)));
  switch (edge) {
    case "N":
      return { x: kept, y: radius };
    case "S":
      return { x: kept, y: height - radius };
    case "W":
      return { x: radius, y: kept };
    case "E":
      return { x: width - radius, y: kept };
  }
}

/** The facing of a fighter that enters over an edge. */
export const inwards: Readonly<Record<Edge, number>> = { N: 180, S: 0, W: 90, E: 270 };

/** Whether a base at a place touches one of the given stretches of the edge. zh.open.exit-contact */
export const touchesZone = (ctx: Ctx, at: Place, zones: readonly EdgeStretch[], gap: number): EdgeStretch | undefined =>
  zones.find(({ edge, from, to }) => {
    const { along, off } = toEdge(ctx, at, edge);
    const reach = reading(ctx, "zh.open.exit-contact") === "centre" ? 0 : baseRadius(ctx);
    return off - reach <= gap && along >= from && along <= to;
  });

/** The edges on which Escape markers may lie: the destination of mission 1, else where attackers may leave. zh.m1.escape-edge, zh.m5.escape */
export function escapeZones(ctx: Ctx): readonly EdgeStretch[] {
  if (ctx.state.mission === "m5") return friendsZones(ctx);
  const attacker = ctx.state.fighters.find((fighter) => sideOf(fighter) === "attacker");
  return attacker === undefined ? [] : exitZones(ctx, attacker);
}
