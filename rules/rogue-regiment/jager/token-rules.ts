import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { JagerToken } from "../book/expansions/index.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { type Ctx, grid, name, number, operatorNamed, reading, record, type Req, unitNamed } from "../table/context.ts";
import type { Lock } from "../table/jager-state.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { neighbour, type Square, squareNamed } from "../../geometry/index.ts";
import { advanceCosts, doorName, doorsOf, lockBetween } from "../movement/index.ts";
import { jagerOf } from "./hand.ts";

export type PlaceAction = ActionOf<"place-token">;

/** One kind of token: how many there are, which are on the board, where it may go, and what putting it there does. */
export interface TokenRule {
  readonly cites: readonly Citation[];
  /** How many there are; null where a token that is placed again simply moves. */
  most(ctx: Ctx): number | null;
  /** The names of those on the board: squares, Operators or units. */
  onBoard(ctx: Ctx): readonly string[];
  require(ctx: Ctx, req: Req, action: PlaceAction): void;
  put(ctx: Ctx, action: PlaceAction): void;
  /** Takes one off the board. */
  take(ctx: Ctx, named: string): void;
  targets(ctx: Ctx): readonly Omit<PlaceAction, "do" | "instead" | "beyond">[];
}

const requireSquare = (ctx: Ctx, req: Req, written: string | undefined): Square | null => {
  const square = written === undefined ? null : squareNamed(grid(ctx), written);
  req.need(square !== null, {
    met: `${written} is a square of the board.`,
    unmet: written === undefined ? "Name a square of the board." : `${written} is not a square of the board.`,
    cites: ["rr.square.regular"],
  });
  return square;
};

/** The squares that white routes cover: vehicles are 2 squares wide. rr.jager.stalker-waypoint-place */
export function convoySquares(ctx: Ctx): ReadonlySet<Square> {
  const { width, height } = grid(ctx);
  const covered = new Set<Square>();
  for (const { colour, corners } of ctx.state.routes) {
    if (colour !== "white") continue;
    for (const [i, from] of corners.entries()) {
      const to = corners[i + 1] ?? from;
      for (let y = Math.min(from.y, to.y); y <= Math.max(from.y, to.y) + 1; y++)
        for (let x = Math.min(from.x, to.x); x <= Math.max(from.x, to.x) + 1; x++)
          if (x >= 0 && y >= 0 && x < width && y < height) covered.add(y * width + x);
    }
  }
  return covered;
}

const requireOffRoute = (ctx: Ctx, req: Req, square: Square, cite: Citation): boolean =>
  req.need(!convoySquares(ctx).has(square), {
    met: `${name(ctx, square)} is off the convoy route.`,
    unmet: `${name(ctx, square)} is on a convoy route, where this token may not lie.`,
    at: name(ctx, square),
    cites: [cite],
  });

/** Whether infantry can come onto a square: some step leads there. */
export function infantryStands(ctx: Ctx, square: Square): boolean {
  const costs = advanceCosts(ctx);
  for (let direction = 0; direction < 8; direction++) {
    const from = neighbour(grid(ctx), square, direction);
    if (from !== null && (costs[from * 8 + ((direction + 4) % 8)] ?? 0) > 0) return true;
  }
  return false;
}

/** The waypoint of a Stalker. rr.jager.stalker-leaves-post */
const waypoint = (stalker: number): TokenRule => ({
  cites: ["rr.jager.stalker-waypoint-place"],
  most: () => null,
  onBoard: (ctx) => (stalkerNumbered(ctx, stalker) === undefined ? [] : [String(stalker)]),
  require(ctx, req, { at }) {
    const square = requireSquare(ctx, req, at);
    if (square === null) return;
    const isDry = req.need(grid(ctx).squares[square] !== ground.water, {
      met: `${at} is not a water square.`,
      unmet: `${at} is a water square, where no waypoint may lie.`,
      at: name(ctx, square),
      cites: ["rr.jager.stalker-waypoint-place"],
    });
    requireOffRoute(ctx, req, square, "rr.jager.stalker-waypoint-place");
    if (isDry && reading(ctx, "rr.open.jager-waypoint-square") === "where-infantry-stands")
      req.need(infantryStands(ctx, square), {
        met: `Infantry can stand on ${at}.`,
        unmet: `Infantry cannot come onto ${at}, so no waypoint lies there.`,
        at: name(ctx, square),
        cites: ["rr.open.jager-waypoint-square"],
      });
  },
  put(ctx, { at }) {
    const square = squareNamed(grid(ctx), at ?? "");
    if (square === null) return;
    const jager = jagerOf(ctx);
    const before = jager.waypoints.find((point) => point.stalker === stalker);
    jager.waypoints = [
      ...jager.waypoints.filter((point) => point.stalker !== stalker),
      { stalker, at: square, reached: false },
    ].sort((a, b) => a.stalker - b.stalker);
    placed(ctx, `waypoint-${stalker}`, name(ctx, square), [
      "rr.jager.stalker-waypoint-place",
      ...citeIf(before !== undefined, "rr.jager.stalker-rerouted"),
      ...citeIf(before?.reached === true, "rr.jager.stalker-leaves-post"),
    ]);
  },
  take: () => undefined,
  targets: (ctx) => (stalkerNumbered(ctx, stalker) === undefined ? [] : everySquare(ctx)),
});

/** The Stalker of a number, while it lives. */
export const stalkerNumbered = (ctx: Ctx, stalker: number): AxisUnit | undefined =>
  ctx.state.units.find((unit) => unit.stalker === stalker);

const everySquare = (ctx: Ctx): readonly { readonly at: string }[] =>
  [...grid(ctx).squares.keys()].map((square) => ({ at: name(ctx, square) }));

export const placed = (ctx: Ctx, what: string, at: string, cites: readonly Citation[]): void => {
  const token = tokenNamed(what);
  if (token !== undefined) record(ctx, { event: "token-placed", what: token, at, cites });
};

export const removed = (ctx: Ctx, what: JagerToken, at: string, cites: readonly Citation[]): void =>
  record(ctx, { event: "token-removed", what, at, cites });

/** The cat. rr.jager.cat-place */
const cat: TokenRule = {
  cites: ["rr.jager.cat-place"],
  most: () => null,
  onBoard: (ctx) => (jagerOf(ctx).cat === null ? [] : [name(ctx, jagerOf(ctx).cat ?? 0)]),
  require(ctx, req, { at }) {
    const square = requireSquare(ctx, req, at);
    if (square !== null) requireOffRoute(ctx, req, square, "rr.jager.cat-place");
  },
  put(ctx, { at }) {
    const square = squareNamed(grid(ctx), at ?? "");
    if (square === null) return;
    jagerOf(ctx).cat = square;
    placed(ctx, "cat", name(ctx, square), ["rr.jager.cat-place"]);
  },
  take: () => undefined,
  targets: everySquare,
};

/** Whether an Operator can be given a twig: on foot, and none of the support units. rr.open.jager-twig-which-moves */
const canSnap = (operator: Operator | undefined): operator is Operator =>
  operator !== undefined && operator.at !== null && operator.aboard === null && !operator.support;

const twig: TokenRule = {
  cites: ["rr.jager.twig-place"],
  most: (ctx) => number(ctx, "rr.number.jager-twigs"),
  onBoard: (ctx) => jagerOf(ctx).twigs,
  require(ctx, req, { at }) {
    const operator = operatorNamed(ctx.state, at ?? "");
    req.need(canSnap(operator), {
      met: `${at} is an Operator on foot.`,
      unmet: at === undefined ? "Name an Operator on foot." : `${at} is not an Operator on foot.`,
      cites: ["rr.jager.twig-place", "rr.open.jager-twig-which-moves"],
    });
    req.need(!jagerOf(ctx).twigs.includes(at ?? ""), {
      met: `${at} bears no twig yet.`,
      unmet: `${at} already bears a twig.`,
      cites: ["rr.jager.twig-place"],
    });
  },
  put(ctx, { at }) {
    jagerOf(ctx).twigs = [...jagerOf(ctx).twigs, at ?? ""];
    placed(ctx, "twig-snap", at ?? "", ["rr.jager.twig-place", "rr.open.jager-twig-which-moves"]);
  },
  take(ctx, named) {
    jagerOf(ctx).twigs = jagerOf(ctx).twigs.filter((id) => id !== named);
    removed(ctx, "twig-snap", named, ["rr.jager.twig-place"]);
  },
  targets: (ctx) => ctx.state.operators.filter(canSnap).map(({ id }) => ({ at: id })),
};

/** Blood stains. rr.jager.blood-place */
export const stain: TokenRule = {
  cites: ["rr.jager.blood-place"],
  most: (ctx) => number(ctx, "rr.number.jager-stains"),
  onBoard: (ctx) => jagerOf(ctx).stains.map(({ at }) => name(ctx, at)),
  require(ctx, req, { at }) {
    const square = requireSquare(ctx, req, at);
    if (square === null) return;
    req.need(ctx.state.corpses.includes(square), {
      met: `A corpse lies on ${at}.`,
      unmet: `No corpse lies on ${at}.`,
      at: name(ctx, square),
      cites: ["rr.jager.blood-place"],
    });
    req.need(!jagerOf(ctx).stains.some((lying) => lying.at === square), {
      met: `${at} bears no stain yet.`,
      unmet: `${at} already bears a blood stain.`,
      at: name(ctx, square),
      cites: ["rr.jager.blood-place"],
    });
  },
  put(ctx, { at }) {
    const square = squareNamed(grid(ctx), at ?? "");
    if (square === null) return;
    jagerOf(ctx).stains = [...jagerOf(ctx).stains, { at: square, small: false }];
    placed(ctx, "blood-stain", name(ctx, square), ["rr.jager.blood-place", "rr.jager.blood-as-corpse"]);
  },
  take(ctx, named) {
    jagerOf(ctx).stains = jagerOf(ctx).stains.filter(({ at }) => name(ctx, at) !== named);
    removed(ctx, "blood-stain", named, ["rr.jager.blood-place"]);
  },
  targets: (ctx) => [...new Set(ctx.state.corpses)].map((square) => ({ at: name(ctx, square) })),
};

/** A lock by the later square beside its door, or by both squares where two locked doors give onto that one. */
const lockName = (ctx: Ctx, locked: Lock): string =>
  jagerOf(ctx).locks.filter(({ to }) => to === locked.to).length > 1 ? doorName(ctx, locked) : name(ctx, locked.to);

export const lock: TokenRule = {
  cites: ["rr.jager.lock-place"],
  most: (ctx) => number(ctx, "rr.number.jager-locks"),
  onBoard: (ctx) => jagerOf(ctx).locks.map((locked) => lockName(ctx, locked)),
  require(ctx, req, { at, to }) {
    const from = requireSquare(ctx, req, at);
    const other = requireSquare(ctx, req, to);
    if (from === null || other === null) return;
    req.need(
      doorsOf(ctx).some((door) => joins(door, from, other)),
      {
        met: `A door joins ${at} and ${to}.`,
        unmet: `No door joins ${at} and ${to}.`,
        at: name(ctx, other),
        cites: ["rr.jager.lock-place"],
      },
    );
    req.need(lockBetween(ctx, from, other) === undefined, {
      met: "The door is not locked yet.",
      unmet: "The door is already locked.",
      at: name(ctx, other),
      cites: ["rr.jager.lock-place"],
    });
  },
  put(ctx, { at, to }) {
    const [first, other] = [at, to].map((written) => squareNamed(grid(ctx), written ?? ""));
    if (first === null || other === null || first === undefined || other === undefined) return;
    jagerOf(ctx).locks = [...jagerOf(ctx).locks, { from: Math.min(first, other), to: Math.max(first, other) }];
    placed(ctx, "door-lock", name(ctx, Math.max(first, other)), ["rr.jager.lock-place", "rr.open.jager-lock-los"]);
  },
  take(ctx, named) {
    jagerOf(ctx).locks = jagerOf(ctx).locks.filter((locked) => lockName(ctx, locked) !== named);
    removed(ctx, "door-lock", named, ["rr.jager.lock-place"]);
  },
  targets: (ctx) => doorsOf(ctx).map(({ from, to }) => ({ at: name(ctx, from), to: name(ctx, to) })),
};

const joins = ({ from, to }: Lock, a: Square, b: Square): boolean =>
  (from === a && to === b) || (from === b && to === a);

/** Whether a unit can be upgraded. rr.jager.upgrade-place, rr.open.jager-upgrade-regular */
const isRegular = (ctx: Ctx, { kind }: AxisUnit): boolean =>
  reading(ctx, "rr.open.jager-upgrade-regular") === "rifle-and-smg"
    ? kind === "rifleman" || kind === "smg"
    : !isVehicleKind(kind) && kind !== "officer";

/** Upgrades of regular infantry. rr.jager.upgrade-keeps-unit */
const upgrade: TokenRule = {
  cites: ["rr.jager.upgrade-place"],
  most: (ctx) => upgraded(ctx).length + jagerOf(ctx).upgrades,
  onBoard: (ctx) => upgraded(ctx).map(({ id }) => id),
  require(ctx, req, { at }) {
    const unit = unitNamed(ctx.state, at ?? "");
    const there = req.found(unit, {
      met: `${at} is an Axis unit.`,
      unmet: at === undefined ? "Name an Axis unit." : `${at} is not an Axis unit of this game.`,
      cites: ["rr.jager.upgrade-place"],
    });
    if (!there) return;
    req.need(isRegular(ctx, unit), {
      met: `${at} is a regular infantry unit.`,
      unmet: `${at} is ${unit.kind === "officer" ? "an Officer" : "not regular infantry"}: only regular infantry is upgraded, and no Officer.`,
      cites: ["rr.jager.upgrade-place", "rr.open.jager-upgrade-regular"],
    });
    req.need(unit.jager === null, {
      met: `${at} is not yet moved by the Jäger player.`,
      unmet: `${at} is already moved by the Jäger player.`,
      cites: ["rr.jager.upgrade-place"],
    });
  },
  put(ctx, { at }) {
    const unit = unitNamed(ctx.state, at ?? "");
    if (unit === undefined) return;
    unit.jager = "upgrade";
    jagerOf(ctx).upgrades--;
    placed(ctx, "upgrade", unit.id, [
      "rr.jager.upgrade-place",
      "rr.jager.upgrade-keeps-unit",
      "rr.open.jager-upgrade-regular",
    ]);
  },
  take(ctx, named) {
    const unit = unitNamed(ctx.state, named);
    if (unit === undefined) return;
    unit.jager = null;
    jagerOf(ctx).upgrades++;
    removed(ctx, "upgrade", named, ["rr.jager.upgrade-place"]);
  },
  targets: (ctx) => ctx.state.units.map(({ id }) => ({ at: id })),
};

const upgraded = (ctx: Ctx): readonly AxisUnit[] => ctx.state.units.filter(({ jager }) => jager === "upgrade");

export const rules: Readonly<Record<JagerToken, TokenRule>> = {
  "waypoint-1": waypoint(1),
  "waypoint-2": waypoint(2),
  "waypoint-3": waypoint(3),
  "waypoint-4": waypoint(4),
  cat,
  "twig-snap": twig,
  "blood-stain": stain,
  "door-lock": lock,
  upgrade,
};

export const tokenNamed = (word: string): JagerToken | undefined =>
  Object.keys(rules).find((token): token is JagerToken => token === word);
