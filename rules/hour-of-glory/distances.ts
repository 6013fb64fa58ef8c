import { doorsOf, labelAt, type Noises, type Plan, roomAt, type Square } from "./plan.ts";
import { type G, isDoorOpen, planFor, reading } from "./table.ts";

/** How squares are counted: by legal steps, orthogonal ones alone, or straight corridor lines. hg.open.distance-metric */
type Metric = "steps" | "orthogonal" | "straight";
/** Which doors can be passed: those that are open, or all. */
type Doors = "as-they-are" | "all";

/** Beyond every distance on a plan. */
export const far = 9999;
/** So many fields are kept for a plan. */
const mostKept = 4000;

const passable = (g: G, door: number, doors: Doors): boolean => door < 0 || doors === "all" || isDoorOpen(g, door);

function byRays(g: G, plan: Plan, sources: readonly Square[]): Int16Array {
  const field = new Int16Array(plan.labels.length).fill(far);
  for (const source of sources) {
    field[source] = 0;
    for (const first of plan.steps.orthogonal[source] ?? []) {
      let square = source;
      for (let distance = 1; ; distance++) {
        const step = plan.steps.orthogonal[square]?.find(({ dx, dy }) => dx === first.dx && dy === first.dy);
        if (step === undefined || !passable(g, step.door, "as-they-are")) break;
        square = step.to;
        if ((field[square] ?? 0) > distance) field[square] = distance;
      }
    }
  }
  return field;
}

/** Steps from the nearest of the sources to every square, agents ignored; `far` where there is no way. */
export function stepField(g: G, sources: readonly Square[], metric: Metric, doors: Doors): Int16Array {
  const plan = planFor(g);
  const corner = reading(g, "hg.open.corner-diagonal");
  const open = doors === "all" ? "*" : joinedOpen(g);
  const key = `${metric === "steps" ? corner : metric}|${open}|${sources.join()}`;
  const known = plan.distances.get(key);
  if (known !== undefined) return known;
  const steps = metric === "steps" ? plan.steps[corner] : plan.steps.orthogonal;
  let field: Int16Array;
  if (metric === "straight") field = byRays(g, plan, sources);
  else {
    field = new Int16Array(plan.labels.length).fill(far);
    const queue = [...sources];
    for (const source of sources) field[source] = 0;
    for (let i = 0; i < queue.length; i++) {
      const square = queue[i] ?? 0;
      const next = (field[square] ?? 0) + 1;
      for (const { to, door } of steps[square] ?? []) {
        if ((field[to] ?? 0) <= next || !passable(g, door, doors)) continue;
        field[to] = next;
        queue.push(to);
      }
    }
  }
  if (plan.distances.size >= mostKept) plan.distances.clear();
  plan.distances.set(key, field);
  return field;
}

/** Where a noise comes from: its square, or the whole room it is made in. hg.noise.room-is-source */
function sourceOf(g: G, at: Square): readonly Square[] {
  const plan = planFor(g);
  const room = roomAt(plan, at);
  if (room === null) return [at];
  const rooms = new Set([room]);
  if (reading(g, "hg.open.noise-two-rooms") === "both") {
    for (const door of doorsOf(plan, room)) {
      if (door.kind !== "inner" || !isDoorOpen(g, door.index)) continue;
      rooms.add(labelAt(plan, door.inside)).add(labelAt(plan, door.outside));
    }
  }
  return [...rooms].flatMap((one) => plan.squaresOf.get(one) ?? []);
}

// what doors are open changes seldom, and its list is made anew then
const joined = new WeakMap<readonly string[], string>();

/** The doors that are open, as one word. */
export function joinedOpen({ state: { open } }: G): string {
  let word = joined.get(open);
  if (word === undefined) joined.set(open, (word = open.join()));
  return word;
}

/** The fields of noises under the doors and settings of now, by the square they are made on. */
function noisesOf(g: G): Noises {
  const { noises } = planFor(g);
  let settled = noises.get(g.settings);
  if (settled === undefined) noises.set(g.settings, (settled = new WeakMap()));
  let fields = settled.get(g.state.open);
  if (fields === undefined) settled.set(g.state.open, (fields = { shot: new Map(), step: new Map() }));
  return fields;
}

/** Whether a room counts as one square for a noise in it. hg.open.room-hearing */
const hearsRooms = (g: G, of: "shot" | "step"): boolean =>
  of === "shot" || reading(g, "hg.open.room-hearing") === "room";

/** How far a noise made on a square is from every other one. hg.noise.doorway-first, hg.noise.closed-door-stops */
export function noiseField(g: G, at: Square, of: "shot" | "step"): Int16Array {
  const fields = noisesOf(g)[of];
  const known = fields.get(at);
  if (known !== undefined) return known;
  const sources = hearsRooms(g, of) ? sourceOf(g, at) : [at];
  const field = stepField(g, sources, reading(g, "hg.open.distance-metric"), "as-they-are");
  fields.set(at, field);
  return field;
}

/** How far a Guard is from his target. hg.open.guard-distance */
export function pursuitField(g: G, target: Square): Int16Array {
  const how = reading(g, "hg.open.guard-distance");
  if (how !== "straight") return stepField(g, [target], "steps", how === "doors-open" ? "all" : "as-they-are");
  const { width, labels } = planFor(g);
  const key = `crow|${target}`;
  const known = planFor(g).distances.get(key);
  if (known !== undefined) return known;
  const field = Int16Array.from(labels, (_, square) =>
    Math.max(
      Math.abs((square % width) - (target % width)),
      Math.abs(Math.floor(square / width) - Math.floor(target / width)),
    ),
  );
  planFor(g).distances.set(key, field);
  return field;
}
