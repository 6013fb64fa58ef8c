import { measured } from "../../geometry/index.ts";
import type { SetUpRule } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { battlefieldOf, inches, placeOf, spoken, written } from "../battlefield.ts";
import { battlefieldPlans, type Place } from "../data/index.ts";
import type { Route } from "../state/index.ts";
import { type G, number, record, type Rules } from "../table.ts";
import { askSetUp } from "./asking.ts";

const { gapFromSegmentToShape, gapToSegment, segmentsMeet } = measured;

/** The places of a route in order: each marker, then where its leg bends. */
export const roundOf = ({ markers, bends }: Route): readonly Place[] =>
  markers.flatMap((marker, i) => [marker, ...(bends[i] ?? [])]);

const legsOf = (round: readonly Place[]): readonly (readonly [Place, Place])[] =>
  round.map((place, i) => [place, round[(i + 1) % round.length] ?? place]);

/** Whether a closed round meets itself anywhere but where its legs join. zh.deploy.patrol-circuit */
export function crossesItself(round: readonly Place[]): boolean {
  const legs = legsOf(round);
  return legs.some(([a, b], i) =>
    legs.some(([c, d], j) => {
      if (j <= i) return false;
      const follows = j === i + 1 || (i === 0 && j === legs.length - 1);
      if (!follows) return segmentsMeet(a, b, c, d);
      // legs that follow each other share one place: they must not run back along each other
      const [far, near, other] = j === i + 1 ? [a, b, d] : [c, a, b];
      return gapToSegment(far, near, other).length === 0 || gapToSegment(other, far, near).length === 0;
    }),
  );
}

const read = (texts: readonly string[]): readonly Place[] | null => {
  const places = texts.map(placeOf);
  return places.some((one) => one === null) ? null : places.filter((one) => one !== null);
};

/** The route an action lays; null where a place is none. */
function routeOf(action: ActionOf<"lay-route">): Route | null {
  const markers = read(action.markers);
  const bends = (action.bends ?? action.markers.map(() => [])).map(read);
  if (markers === null || bends.some((one) => one === null)) return null;
  return { markers: [...markers], bends: bends.map((one) => [...(one ?? [])]) };
}

/** What a patrol route requires. zh.deploy.patrol-spacing, zh.deploy.patrol-circuit, zh.deploy.patrol-terrain */
export const routeRule: SetUpRule = {
  needs(g, r, action) {
    if (
      !r.need(action.do === "lay-route", "The patrol route is laid now.", "zh.deploy.patrol-markers") ||
      action.do !== "lay-route"
    )
      return;
    const route = routeOf(action);
    const all = r.need(route !== null, "Every marker and every bend has a place.", "zh.deploy.patrol-traced");
    if (!all || route === null) return;
    spacingNeeds(g, r, route);
    const round = roundOf(route);
    r.need(!crossesItself(round), "The route does not cross itself.", "zh.deploy.patrol-circuit");
    const { terrain, width, height } = battlefieldOf(g.state);
    r.need(
      round.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height),
      "The route stays on the table.",
      "zh.deploy.patrol-traced",
    );
    for (const { id, category, corners } of terrain) {
      if (category !== "building" && category !== "vehicle") continue;
      const leg = legsOf(round).find(([from, to]) => gapFromSegmentToShape([from, to], corners).length === 0);
      r.need(
        leg === undefined,
        {
          met: `The route leads round ${id}.`,
          unmet: `The route leads through ${id} between ${leg === undefined ? "" : leg.map(written).join(" and ")}.`,
        },
        "zh.deploy.patrol-terrain",
      );
    }
  },
  candidates({ state }) {
    const route = typeof state.battlefield === "string" ? battlefieldPlans[state.battlefield].route : roundFor(state);
    const turned = route.map((_, i) => [...route.slice(i), ...route.slice(0, i)]);
    const both = [...turned, ...turned.map((one) => one.toReversed())];
    return both.map((markers) => ({ do: "lay-route", markers: markers.map(written) }));
  },
};

/** Six places round the middle of a drawn table. */
function roundFor(state: G["state"]): readonly Place[] {
  const { width, height } = battlefieldOf(state);
  const spots = [
    [0.22, 0.28],
    [0.5, 0.18],
    [0.78, 0.28],
    [0.78, 0.72],
    [0.5, 0.82],
    [0.22, 0.72],
  ] as const;
  return spots.map(([x, y]) => ({ x: Math.round(width * x), y: Math.round(height * y) }));
}

function spacingNeeds(g: G, r: Parameters<SetUpRule["needs"]>[1], { markers }: Route): void {
  const { width, height } = battlefieldOf(g.state);
  const spacing = inches(number(g, "zh.number.patrol-spacing"));
  const edge = inches(number(g, "zh.number.patrol-edge"));
  for (const [i, { x, y }] of markers.entries()) {
    const fromEdge = Math.min(x, y, width - x, height - y);
    r.need(
      fromEdge >= edge,
      {
        met: `Patrol marker ${i + 1} keeps off the edge.`,
        unmet: `Patrol marker ${i + 1} is ${spoken(fromEdge)} from the edge, ${spoken(edge)} at least.`,
      },
      "zh.deploy.patrol-spacing",
    );
    for (const [j, other] of markers.entries()) {
      if (j <= i) continue;
      const apart = Math.hypot(x - other.x, y - other.y);
      r.need(
        measured.squaredDistance({ x, y }, other) >= spacing ** 2,
        {
          met: `Patrol markers ${i + 1} and ${j + 1} are far enough apart.`,
          unmet: `Patrol markers ${i + 1} and ${j + 1} are ${spoken(apart)} apart, ${spoken(spacing)} at least.`,
        },
        "zh.deploy.patrol-spacing",
      );
    }
  }
}

/** The defender places the Patrol markers and traces the route; mission 1 has none. zh.mission.patrol-deploy, zh.deploy.patrol-markers */
export function* layRoute(g: G): Rules {
  const { state } = g;
  if (state.mission !== "m1" && state.route === null) {
    const action = yield* askSetUp(
      g,
      { id: "zh.decide.patrol-route", text: "Where do the Patrol markers lie, and how does the route run?" },
      routeRule,
      { kind: "route", side: "defender" },
    );
    state.route = action.do === "lay-route" ? routeOf(action) : null;
    for (const [i, at] of (state.route?.markers ?? []).entries())
      record(
        g,
        { event: "marker-laid", what: `Patrol marker ${i + 1}`, at: written(at) },
        "zh.deploy.patrol-markers",
        "zh.deploy.patrol-traced",
        "zh.mission.patrol-deploy",
      );
  }
  state.setUp = "imposter";
}
