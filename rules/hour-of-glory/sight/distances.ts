import { type Ctx, planFor, reading } from "../table/context.ts";
import { doorsOf, labelAt, type Noises, offset, type Plan, roomAt, type Square } from "../table/plan.ts";
import { isDoorOpen } from "../table/squares.ts";

/** How squares are counted: by legal steps, by orthogonal steps, or along straight lines. hg.open.distance-metric */
type Metric = "steps" | "orthogonal" | "straight";
/** Which doors let somebody through: the open ones, or all. */
type Doors = "as-they-are" | "all";

/** Greater than every distance on a plan. */
export const UNREACHABLE = 9999;
/** How many fields are kept for a plan. */
const MOST_KEPT = 4000;

const passable = (ctx: Ctx, door: number, doors: Doors): boolean =>
  door < 0 || doors === "all" || isDoorOpen(ctx, door);

function byRays(ctx: Ctx, plan: Plan, sources: readonly Square[]): Int16Array {
  const field = new Int16Array(plan.labels.length).fill(UNREACHABLE);
  for (const source of sources) {
    field[source] = 0;
    for (const first of plan.steps.orthogonal[source] ?? []) {
      let square = source;
      for (let distance = 1; ; distance++) {
        const step = plan.steps.orthogonal[square]?.find(({ dx, dy }) => dx === first.dx && dy === first.dy);
        if (step === undefined || !passable(ctx, step.door, "as-they-are")) break;
        square = step.to;
        if ((field[square] ?? 0) > distance) field[square] = distance;
      }
    }
  }
  return field;
}

/** Steps from the nearest of the sources to every square, agents ignored; `UNREACHABLE` where there is no path. */
export function stepField(ctx: Ctx, sources: readonly Square[], metric: Metric, doors: Doors): Int16Array {
  const plan = planFor(ctx);
  const corner = reading(ctx, "hg.open.corner-diagonal");
  const open = doors === "all" ? "*" : joinedOpen(ctx);
  const key = `${metric === "steps" ? corner : metric}|${open}|${sources.join()}`;
  const kept = plan.distances.get(key);
  if (kept !== undefined) return kept;
  const steps = metric === "steps" ? plan.steps[corner] : plan.steps.orthogonal;
  let field: Int16Array;
  if (metric === "straight") field = byRays(ctx, plan, sources);
  else {
    field = new Int16Array(plan.labels.length).fill(UNREACHABLE);
    const queue = [...sources];
    for (const source of sources) field[source] = 0;
    for (let i = 0; i < queue.length; i++) {
      const square = queue[i] ?? 0;
      const next = (field[square] ?? 0) + 1;
      for (const { to, door } of steps[square] ?? []) {
        if ((field[to] ?? 0) <= next || !passable(ctx, door, doors)) continue;
        field[to] = next;
        queue.push(to);
      }
    }
  }
  if (plan.distances.size >= MOST_KEPT) plan.distances.clear();
  plan.distances.set(key, field);
  return field;
}

/** Where a noise comes from: its square, or the whole room it is made in. hg.noise.room-is-source */
function sourceOf(ctx: Ctx, at: Square): readonly Square[] {
  const plan = planFor(ctx);
  const room = roomAt(plan, at);
  if (room === null) return [at];
  const rooms = new Set([room]);
  if (reading(ctx, "hg.open.noise-two-rooms") === "both") {
    for (const door of doorsOf(plan, room)) {
      if (door.kind !== "inner" || !isDoorOpen(ctx, door.index)) continue;
      rooms.add(labelAt(plan, door.inside)).add(labelAt(plan, door.outside));
    }
  }
  return [...rooms].flatMap((source) => plan.squaresOf.get(source) ?? []);
}

// the list of open doors is replaced whenever it changes, which is seldom
const joined = new WeakMap<readonly string[], string>();

/** The open doors, as a key. */
export function joinedOpen({ state: { open } }: Ctx): string {
  let word = joined.get(open);
  if (word === undefined) joined.set(open, (word = open.join()));
  return word;
}

/** What is known of noises for the present doors and settings, by the square they are made on. */
export function noisesOf(ctx: Ctx): Noises {
  const { noises } = planFor(ctx);
  let settled = noises.get(ctx.settings);
  if (settled === undefined) noises.set(ctx.settings, (settled = new WeakMap()));
  let fields = settled.get(ctx.state.open);
  if (fields === undefined)
    settled.set(ctx.state.open, (fields = { shot: new Map(), step: new Map(), earshots: new Map() }));
  return fields;
}

/** Whether a room counts as one square for a noise in it. hg.open.room-hearing */
const hearsRooms = (ctx: Ctx, of: "shot" | "step"): boolean =>
  of === "shot" || reading(ctx, "hg.open.room-hearing") === "room";

/** How far every square is from a noise made on a square. hg.noise.doorway-first, hg.noise.closed-door-stops */
export function noiseField(ctx: Ctx, at: Square, of: "shot" | "step"): Int16Array {
  const fields = noisesOf(ctx)[of];
  const kept = fields.get(at);
  if (kept !== undefined) return kept;
  const sources = hearsRooms(ctx, of) ? sourceOf(ctx, at) : [at];
  const field = stepField(ctx, sources, reading(ctx, "hg.open.distance-metric"), "as-they-are");
  fields.set(at, field);
  return field;
}

/** How far a Guard is from his target. hg.open.guard-distance */
export function pursuitField(ctx: Ctx, target: Square): Int16Array {
  const how = reading(ctx, "hg.open.guard-distance");
  if (how !== "straight") return stepField(ctx, [target], "steps", how === "doors-open" ? "all" : "as-they-are");
  const plan = planFor(ctx);
  const key = `crow|${target}`;
  const kept = plan.distances.get(key);
  if (kept !== undefined) return kept;
  const field = Int16Array.from(plan.labels, (_, square) => {
    const { dx, dy } = offset(plan, target, square);
    return Math.max(Math.abs(dx), Math.abs(dy));
  });
  plan.distances.set(key, field);
  return field;
}
