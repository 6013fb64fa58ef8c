import { askQuestion, type QuestionRule } from "../table/pending.ts";
import { requireAnswer } from "./asking.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { battlefieldOf, placeOf, written } from "../table/battlefield.ts";
import { battlefieldPlans } from "../book/battlefields.ts";
import type { Place } from "../book/schemas.ts";
import type { Route } from "../table/things.ts";
import { type Ctx, record, type Rules } from "../table/context.ts";
import { placesForRoute } from "../table/route-places.ts";

const read = (texts: readonly string[]): readonly Place[] | null => {
  const places = texts.map(placeOf);
  return places.some((place) => place === null) ? null : places.filter((place) => place !== null);
};

/** The route an action lays; null where a place is none. */
function routeOf(action: ActionOf<"lay-route">): Route | null {
  const markers = read(action.markers);
  const bends = (action.bends ?? action.markers.map(() => [])).map(read);
  if (markers === null || bends.some((places) => places === null)) return null;
  return { markers: [...markers], bends: bends.map((places) => [...(places ?? [])]) };
}

/** What a patrol route requires. zh.deploy.patrol-spacing, zh.deploy.patrol-circuit, zh.deploy.patrol-terrain */
export const routeRule: QuestionRule = {
  requires(ctx, req, action) {
    const says = {
      met: "The patrol route is laid now.",
      unmet: "The patrol route is laid now; nothing else can be done.",
    };
    if (!requireAnswer(req, action, "lay-route", says, "zh.deploy.patrol-markers")) return;
    const route = routeOf(action);
    if (
      !req.found(route, {
        met: "Every marker and every bend has a place.",
        unmet: "A marker or a bend has no place that can be read.",
        cites: ["zh.deploy.patrol-traced"],
      })
    )
      return;
    placesForRoute(ctx, req, route);
  },
  candidates({ state }) {
    const route = typeof state.battlefield === "string" ? battlefieldPlans[state.battlefield].route : roundFor(state);
    const turned = route.map((_, i) => [...route.slice(i), ...route.slice(0, i)]);
    const both = [...turned, ...turned.map((places) => places.toReversed())];
    return both.map((markers) => ({ do: "lay-route", markers: markers.map(written) }));
  },
};

/** Six places round the middle of a drawn table. */
function roundFor(state: Ctx["state"]): readonly Place[] {
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

/** The defender places the Patrol markers and traces the route; mission 1 has none. zh.mission.patrol-deploy, zh.deploy.patrol-markers */
export function* layRoute(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.mission !== "m1" && state.route === null) {
    const action = yield* askQuestion(
      ctx,
      { id: "zh.decide.patrol-route", text: "Where do the Patrol markers lie, and how does the route run?" },
      routeRule,
      { kind: "route", side: "defender" },
    );
    state.route = action.do === "lay-route" ? routeOf(action) : null;
    for (const [i, at] of (state.route?.markers ?? []).entries())
      record(ctx, {
        event: "marker-laid",
        what: `Patrol marker ${i + 1}`,
        at: written(at),
        cites: ["zh.deploy.patrol-markers", "zh.deploy.patrol-traced", "zh.mission.patrol-deploy"],
      });
  }
  state.setUp = "imposter";
}
