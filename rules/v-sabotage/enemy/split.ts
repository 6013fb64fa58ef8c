import { choose, type OnTile, players, type Rules } from "../table/context.ts";
import type { Unit } from "../table/state.ts";
import { unitTitle } from "./wording.ts";

/** The part of a group that takes one path. */
export interface Part {
  readonly to: string;
  readonly units: readonly OnTile<Unit>[];
}

/** Above so many different splits the players are asked unit by unit. */
const MOST_SPLITS = 200;

/** Units of one kind and side are one type: vs.emove.split-choice. */
const typeOf = ({ kind, side }: Unit): string => `${kind}/${side ?? ""}`;

function typesOf(units: readonly OnTile<Unit>[]): readonly (readonly OnTile<Unit>[])[] {
  const types = new Map<string, OnTile<Unit>[]>();
  for (const unit of units) types.set(typeOf(unit), [...(types.get(typeOf(unit)) ?? []), unit]);
  return [...types.values()];
}

/** The sizes of equal parts: some of them take one of the odd units each. vs.emove.split */
function* sizesOf(count: number, parts: number): Generator<readonly number[]> {
  const base = Math.floor(count / parts);
  yield* distributeOdd(
    Array.from({ length: parts }, () => base),
    0,
    count % parts,
  );
}

function* distributeOdd(sizes: readonly number[], from: number, odd: number): Generator<readonly number[]> {
  if (odd === 0) yield sizes;
  else
    for (let i = from; i <= sizes.length - odd; i++)
      yield* distributeOdd(sizes.with(i, (sizes[i] ?? 0) + 1), i + 1, odd - 1);
}

type Filling = readonly (readonly OnTile<Unit>[])[];

/**
 * Every way to fill parts of the given sizes with units of each type; of units that are alike the first go to the first
 * parts.
 */
function* fillings(
  types: readonly (readonly OnTile<Unit>[])[],
  room: readonly number[],
  filled: Filling,
  part = 0,
): Generator<Filling> {
  const [type, ...others] = types;
  if (type === undefined) {
    yield filled;
    return;
  }
  if (type.length === 0) {
    yield* fillings(others, room, filled);
    return;
  }
  const free = room[part];
  if (free === undefined) return;
  for (let n = Math.min(free, type.length); n >= 0; n--) {
    const here = [...(filled[part] ?? []), ...type.slice(0, n)];
    yield* fillings(
      [type.slice(n), ...others],
      room.with(part, free - n),
      filled.with(part, here),
      n === type.length ? 0 : part + 1,
    );
  }
}

/**
 * All different splits of a group over its paths; no more than one above the limit are looked for. vs.emove.split,
 * vs.emove.split-choice
 */
export function splitsOf(units: readonly OnTile<Unit>[], paths: readonly string[]): readonly (readonly Part[])[] {
  const order = new Map(units.map(({ id }, i) => [id, i]));
  const place = ({ id }: Unit): number => order.get(id) ?? 0;
  const splits: (readonly Part[])[] = [];
  for (const sizes of sizesOf(units.length, paths.length)) {
    for (const filling of fillings(
      typesOf(units),
      sizes,
      paths.map(() => []),
    )) {
      splits.push(paths.map((to, i) => ({ to, units: (filling[i] ?? []).toSorted((a, b) => place(a) - place(b)) })));
      if (splits.length > MOST_SPLITS) return splits;
    }
  }
  return splits;
}

/** How a part is written: "A2: g1 g3". */
export const partText = ({ to, units }: Part): string => `${to}: ${units.map(({ id }) => id).join(" ")}`;

/** The parts of a split that have units. */
export const filledParts = (parts: readonly Part[]): readonly Part[] => parts.filter(({ units }) => units.length > 0);

/** The players split a group over its possible paths. vs.emove.split, vs.emove.split-choice */
export function* splitGroup(
  from: string,
  units: readonly OnTile<Unit>[],
  paths: readonly string[],
): Rules<readonly Part[]> {
  const splits = splitsOf(units, paths);
  if (splits.length > MOST_SPLITS) return yield* unitByUnit(from, units, paths);
  return yield* choose(
    players,
    { id: "vs.decide.split", text: `How does the group on ${from} split?` },
    splits.map((parts) => {
      const written = filledParts(parts).map(partText).join("; ");
      return { id: written, text: written, value: parts };
    }),
  );
}

/** A group of very many sorts is split unit by unit. */
function* unitByUnit(from: string, units: readonly OnTile<Unit>[], paths: readonly string[]): Rules<readonly Part[]> {
  const base = Math.floor(units.length / paths.length);
  let odd = units.length % paths.length;
  const parts = new Map<string, OnTile<Unit>[]>(paths.map((to) => [to, []]));
  for (const unit of units) {
    const open = paths.filter((to) => (parts.get(to)?.length ?? 0) < base + (odd > 0 ? 1 : 0));
    const to = yield* choose(
      players,
      { id: "vs.decide.split", text: `Where does ${unitTitle(unit)} of the group on ${from} go?`, piece: unit.id },
      open.map((path) => ({ id: path, text: path, value: path })),
    );
    const part = parts.get(to);
    if (part?.length === base) odd--;
    part?.push(unit);
  }
  return paths.map((to) => ({ to, units: parts.get(to) ?? [] }));
}

/** All units take one path that the players choose: a reading. vs.open.split-direction */
export function* chooseOnePath(
  from: string,
  units: readonly OnTile<Unit>[],
  paths: readonly string[],
): Rules<readonly Part[]> {
  return yield* choose(
    players,
    { id: "vs.decide.split", text: `Where does the group on ${from} go?` },
    paths.map((to) => ({ id: partText({ to, units }), text: to, value: [{ to, units }] })),
  );
}
