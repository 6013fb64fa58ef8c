import { measured } from "../../geometry/index.ts";
import { answeredByPlace } from "../table/pending.ts";
import { placeOf, inches, inInches, spoken, written, ontoTable, isOnTable } from "../table/battlefield.ts";
import { placesForRoute } from "../table/route-places.ts";
import { number } from "../table/context.ts";

/** The legs beside a moved marker run straight. */
export const straightened = <T>(bends: readonly (readonly T[])[], index: number): (readonly T[])[] =>
  bends.map((bend, leg) => (leg === index || leg === (index + bends.length - 1) % bends.length ? [] : bend));

/** Where a Patrol marker may be moved: near where it was, keeping the rules of placing. zh.deploy.patrol-spacing */
export const patrolMarkerPlace = answeredByPlace({
  requires(ctx, req, action) {
    const at = action.do === "put" ? placeOf(action.at) : null;
    const { pending, route } = ctx.state;
    const says = { met: "A place is chosen.", unmet: "Choose a place." };
    if (!req.need(at !== null && route !== null, says, "zh.event.moment") || at === null || route === null) return;
    const index = (pending?.most ?? 1) - 1;
    const old = route.markers[index];
    const far = old === undefined ? 0 : Math.sqrt(measured.squaredDistance(old, at));
    const limit = number(ctx, "zh.number.new-orders");
    req.need(far <= inches(limit), {
      met: `It moves ${spoken(far)}.`,
      unmet: `It would move ${inInches(far)}″; at most ${limit}″ are allowed.`,
      cites: ["zh.event.moment"],
    });
    placesForRoute(ctx, req, {
      markers: route.markers.map((marker, i) => (i === index ? at : marker)),
      bends: straightened(route.bends, index),
    });
  },
  candidates(ctx) {
    const { pending, route } = ctx.state;
    const old = route?.markers[(pending?.most ?? 1) - 1];
    if (old === undefined) return [];
    return [0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
      [3, 6].map((far) => ({
        do: "put" as const,
        at: written(
          ontoTable(ctx.state, measured.placeAlong(old, measured.directionOf(turn), far * measured.inch - 1)),
        ),
      })),
    );
  },
});

/** Where an Objective marker may be moved by Bad Intel: another item or open ground near by. */
export const objectivePlace = answeredByPlace({
  requires(ctx, req, action) {
    const at = action.do === "put" ? placeOf(action.at) : null;
    const marker = ctx.state.objectives.find(({ id }) => id === ctx.state.pending?.subject);
    const says = { met: "A place is chosen.", unmet: "Choose a place." };
    if (!req.need(at !== null && marker !== undefined, says, "zh.event.moment") || at === null || marker === undefined)
      return;
    const far = Math.sqrt(measured.squaredDistance(marker.at, at));
    const limit = number(ctx, "zh.number.bad-intel-move");
    req.need(far <= inches(limit), {
      met: `It moves ${spoken(far)}.`,
      unmet: `It would move ${inInches(far)}″; at most ${limit}″ are allowed.`,
      cites: ["zh.event.moment"],
    });
    req.need(isOnTable(ctx.state, at), {
      met: "It stays on the table.",
      unmet: "It would lie off the table.",
      cites: ["zh.event.moment"],
    });
  },
  candidates(ctx) {
    const marker = ctx.state.objectives.find(({ id }) => id === ctx.state.pending?.subject);
    if (marker === undefined) return [];
    const limit = inches(number(ctx, "zh.number.bad-intel-move"));
    return [0, 90, 180, 270].flatMap((turn) =>
      [limit / 2, limit].map((far) => ({
        do: "put" as const,
        at: written(ontoTable(ctx.state, measured.placeAlong(marker.at, measured.directionOf(turn), far - 1))),
      })),
    );
  },
});
