import { isCarrier } from "../table/carried.ts";
import { areAboard, areOff, unitNamed, onTable, unitById } from "../table/units.ts";
import { measured } from "../../geometry/index.ts";
import { leftFor, entryEdges, leaderOf, moveNow, obstaclesFor, passingRadius } from "../movement/index.ts";
import { actingNow, actorsOf } from "../activation/index.ts";
import type { Unit } from "../table/state.ts";
import { centimetres, type Ctx, written, unit as cm } from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import type { FormEnds } from "../../kernel/index.ts";

/** Towards so many enemies, the nearest, moves are listed. */
const NEAREST_ENEMIES = 4;

/** The directions in which moves are listed, each 45 degrees on from the one before, from the upper edge. */
const winds = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"] as const;

/** Places worth going to: as far as it goes to all sides, towards and away from the enemy, to objectives. */
function namedGoals(ctx: Ctx): readonly { readonly name: string; readonly at: measured.Place }[] {
  const move = moveNow(ctx);
  const leader = leaderOf(actingNow(ctx));
  if (move === null || leader === null) return [];
  const { at, id } = leader.miniature;
  const reach = Math.max(0, move.most(leader.unit) - (move.gone[id] ?? 0) - 2);
  const inside = ({ x, y }: measured.Place): measured.Place => {
    const edge = Math.ceil(1.5 * measured.centimetre);
    return {
      x: Math.max(edge, Math.min(ctx.state.width - edge, x)),
      y: Math.max(edge, Math.min(ctx.state.height - edge, y)),
    };
  };
  const towards = (place: measured.Place, limit: number): measured.Place => {
    const way = measured.directionTo(at, place);
    const far = Math.hypot(place.x - at.x, place.y - at.y);
    return way === null ? at : inside(measured.placeAlong(at, way, Math.min(limit, far)));
  };
  const off = ({ miniatures }: Unit): number =>
    Math.min(...miniatures.map((miniature) => Math.hypot(miniature.at.x - at.x, miniature.at.y - at.y)));
  const enemies = onTable(ctx.state)
    .filter(({ side }) => side !== leader.unit.side)
    .toSorted((a, b) => off(a) - off(b))
    .slice(0, NEAREST_ENEMIES);
  const sides = winds.map((wind, i) => ({
    name: `furthest to the ${wind}`,
    at: inside(measured.placeAlong(at, measured.directionOf(45 * i), reach)),
  }));
  const near = enemies.flatMap((enemy) => {
    const [first] = enemy.miniatures;
    if (first === undefined) return [];
    const stop = centimetres(ctx, "dt.number.close-combat") - 500;
    const far = Math.hypot(first.at.x - at.x, first.at.y - at.y);
    return [
      { name: `towards ${enemy.id}`, at: towards(first.at, reach) },
      {
        name: `into close combat with ${enemy.id}`,
        at: towards(first.at, Math.min(reach, Math.max(0, far - stop - 3000))),
      },
    ];
  });
  const goals = ctx.state.objectives.map(({ id: objective, at: place }) => ({
    name: `towards ${objective}`,
    at: towards(place, reach),
  }));
  return [{ name: "stay", at }, ...goals, ...near, ...sides];
}

/** Places where a unit may come on, and straight in from there as far as it goes, and half of it. */
function entries(ctx: Ctx): readonly ActionOf<"move">[] {
  const { activation } = ctx.state;
  const move = moveNow(ctx);
  const leader = leaderOf(actorsOf(ctx));
  if (activation === null || activation.enters === null || move === null || leader === null) return [];
  const { unit } = activation;
  const { width, height } = ctx.state;
  const reach = move.most(leader.unit);
  return entryEdges(ctx, leader.unit.side, activation.enters).flatMap((edge) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share): readonly ActionOf<"move">[] => {
      const from = {
        x: Math.round(edge.from.x + (edge.to.x - edge.from.x) * share),
        y: Math.round(edge.from.y + (edge.to.y - edge.from.y) * share),
      };
      const inwards = edge.from.y === edge.to.y ? (from.y === 0 ? 180 : 0) : from.x === 0 ? 90 : 270;
      return [reach - 1, Math.round(reach / 2)].flatMap((far): readonly ActionOf<"move">[] => {
        const { x, y } = measured.placeAlong(from, measured.directionOf(inwards), far);
        if (x < 0 || y < 0 || x > width || y > height) return [];
        return [{ do: "move", unit, from: written(from), to: written({ x, y }), facing: inwards }];
      });
    }),
  );
}

/** Places around a carrier worth getting out to. dt.carry.dismount */
function exits(ctx: Ctx, unit: string): readonly ActionOf<"move">[] {
  const carrier = unitNamed(ctx.state, unitById(ctx.state, unit).carrier ?? "");
  const [hull] = carrier?.miniatures ?? [];
  if (hull === undefined) return [];
  return [12_000, 20_000].flatMap((far) =>
    [0, 45, 90, 135, 180, 225, 270, 315].flatMap((degrees): readonly ActionOf<"move">[] => {
      const { x, y } = measured.placeAlong(hull.at, measured.directionOf(degrees), far);
      const isOn = x >= 0 && y >= 0 && x <= ctx.state.width && y <= ctx.state.height;
      return isOn ? [{ do: "move", unit, to: written({ x, y }) }] : [];
    }),
  );
}

/** Carriers of the own side that are near enough to be mounted. dt.carry.mount */
const mountsFor = (ctx: Ctx, unit: string): readonly ActionOf<"move">[] =>
  onTable(ctx.state)
    .filter((carrier) => carrier.side === unitById(ctx.state, unit).side && carrier.id !== unit && isCarrier(carrier))
    .map((carrier) => ({ do: "move", unit, mount: carrier.id }));

/** The moves to list for the units that act now. */
export function movesFor(ctx: Ctx): readonly ActionOf<"move">[] {
  const together = actingNow(ctx);
  const [acting] = together;
  if (acting === undefined) return [];
  const { id: unit } = acting;
  if (areOff(together)) return entries(ctx);
  if (areAboard(together)) return exits(ctx, unit);
  const seen = new Set<string>();
  const goals = namedGoals(ctx).flatMap(({ at }): readonly ActionOf<"move">[] => {
    const to = written(at);
    if (seen.has(to)) return [];
    seen.add(to);
    return [{ do: "move", unit, to }];
  });
  return [...goals, ...mountsFor(ctx, unit)];
}

/** Where the leader of a move may end, and ends worth naming; none for who is not on the table yet, whose ends are listed. */
export function endsOf(ctx: Ctx, legal: readonly ActionOf<"move">[]): FormEnds | undefined {
  const move = moveNow(ctx);
  const together = actingNow(ctx);
  const leader = leaderOf(together);
  if (move === null || leader === null || areOff(together) || areAboard(together)) return undefined;
  const { unit, miniature } = leader;
  const reach = Math.max(0, leftFor(move, leader));
  const radius = passingRadius(unit);
  const bounds = measured.onTable(ctx.state.width, ctx.state.height, radius);
  const region = measured.regionOfMove(miniature.at, reach, radius, obstaclesFor(ctx, unit, together), { bounds });
  const named = namedGoals(ctx).flatMap(({ name, at }) => {
    const action = legal.findIndex(({ to }) => to === written(at));
    return action < 0 ? [] : [{ name, at: measured.placeInUnits(at, cm), action }];
  });
  return { region: region.map((polygon) => polygon.map((place) => measured.placeInUnits(place, cm))), named };
}
