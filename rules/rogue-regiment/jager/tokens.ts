import { neighbour, type Square, squareNamed } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { type JagerToken, jagerTokenTitles } from "../expansions/index.ts";
import {
  type ActionOf,
  type AxisUnit,
  type G,
  grid,
  ground,
  isVehicleKind,
  type Lock,
  name,
  number,
  type Operator,
  operatorNamed,
  reading,
  record,
  unitNamed,
} from "../board/index.ts";
import { advanceCosts, doorName, doorsOf, lockBetween } from "../movement/index.ts";
import { jagerOf } from "./hand.ts";

type PlaceAction = ActionOf<"place-token">;

/** One kind of token: how many there are, which are on the board, where it may go, and what putting it there does. */
interface TokenRule {
  readonly cites: readonly Citation[];
  /** How many there are; null where a token that is placed again simply moves. */
  most(g: G): number | null;
  /** The names of those on the board: squares, Operators or units. */
  onBoard(g: G): readonly string[];
  require(g: G, r: Requirements<Citation>, action: PlaceAction): void;
  put(g: G, action: PlaceAction): void;
  /** Takes one off the board. */
  take(g: G, named: string): void;
  targets(g: G): readonly Omit<PlaceAction, "do" | "instead" | "beyond">[];
}

const requireSquare = (g: G, r: Requirements<Citation>, written: string | undefined): Square | null => {
  const square = written === undefined ? null : squareNamed(grid(g), written);
  r.need(
    square !== null,
    { met: `${written} is a square of the board.`, unmet: `${written ?? "Nothing"} is no square of the board.` },
    "rr.square.regular",
  );
  return square;
};

/** The squares that white routes cover: vehicles are 2 squares wide. rr.jager.stalker-waypoint-place */
export function convoySquares(g: G): ReadonlySet<Square> {
  const { width, height } = grid(g);
  const covered = new Set<Square>();
  for (const { colour, corners } of g.state.routes) {
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

const requireOffRoute = (g: G, r: Requirements<Citation>, square: Square, cite: Citation): boolean =>
  r.need(
    !convoySquares(g).has(square),
    {
      met: `${name(g, square)} is off the convoy route.`,
      unmet: `${name(g, square)} is on a convoy route, where this token may not lie.`,
      at: name(g, square),
    },
    cite,
  );

/** Whether infantry can come onto a square: some step leads there. */
export function infantryStands(g: G, square: Square): boolean {
  const costs = advanceCosts(g);
  for (let direction = 0; direction < 8; direction++) {
    const from = neighbour(grid(g), square, direction);
    if (from !== null && (costs[from * 8 + ((direction + 4) % 8)] ?? 0) > 0) return true;
  }
  return false;
}

const waypoint = (stalker: number): TokenRule => ({
  cites: ["rr.jager.stalker-waypoint-place"],
  most: () => null,
  onBoard: (g) => (stalkerNumbered(g, stalker) === undefined ? [] : [String(stalker)]),
  require(g, r, { at }) {
    const square = requireSquare(g, r, at);
    if (square === null) return;
    r.need(
      grid(g).squares[square] !== ground.water,
      {
        met: `${at} is no water square.`,
        unmet: `${at} is a water square, where no waypoint may lie.`,
        at: name(g, square),
      },
      "rr.jager.stalker-waypoint-place",
    );
    requireOffRoute(g, r, square, "rr.jager.stalker-waypoint-place");
    if (reading(g, "rr.open.jager-waypoint-square") === "where-infantry-stands")
      r.need(
        infantryStands(g, square),
        {
          met: `Infantry can stand on ${at}.`,
          unmet: `Infantry cannot come onto ${at}, so no waypoint lies there.`,
          at: name(g, square),
        },
        "rr.open.jager-waypoint-square",
      );
  },
  put(g, { at }) {
    const square = squareNamed(grid(g), at ?? "");
    if (square === null) return;
    const jager = jagerOf(g);
    const before = jager.waypoints.find((one) => one.stalker === stalker);
    jager.waypoints = [
      ...jager.waypoints.filter((one) => one.stalker !== stalker),
      { stalker, at: square, reached: false },
    ].sort((a, b) => a.stalker - b.stalker);
    placed(g, `waypoint-${stalker}`, name(g, square), [
      "rr.jager.stalker-waypoint-place",
      ...(before === undefined ? [] : (["rr.jager.stalker-rerouted"] as const)),
      ...(before?.reached === true ? (["rr.jager.stalker-leaves-post"] as const) : []),
    ]);
  },
  take: () => undefined,
  targets: (g) => (stalkerNumbered(g, stalker) === undefined ? [] : everySquare(g)),
});

/** The Stalker of a number, while it lives. */
export const stalkerNumbered = (g: G, stalker: number): AxisUnit | undefined =>
  g.state.units.find((unit) => unit.stalker === stalker);

const everySquare = (g: G): readonly { readonly at: string }[] =>
  [...grid(g).squares.keys()].map((square) => ({ at: name(g, square) }));

const placed = (g: G, what: string, at: string, cites: readonly Citation[]): void => {
  const token = tokenNamed(what);
  if (token !== undefined) record(g, { event: "token-placed", what: token, at, cites });
};

const removed = (g: G, what: JagerToken, at: string, cites: readonly Citation[]): void =>
  record(g, { event: "token-removed", what, at, cites });

const cat: TokenRule = {
  cites: ["rr.jager.cat-place"],
  most: () => null,
  onBoard: (g) => (jagerOf(g).cat === null ? [] : [name(g, jagerOf(g).cat ?? 0)]),
  require(g, r, { at }) {
    const square = requireSquare(g, r, at);
    if (square !== null) requireOffRoute(g, r, square, "rr.jager.cat-place");
  },
  put(g, { at }) {
    const square = squareNamed(grid(g), at ?? "");
    if (square === null) return;
    jagerOf(g).cat = square;
    placed(g, "cat", name(g, square), ["rr.jager.cat-place"]);
  },
  take: () => undefined,
  targets: everySquare,
};

/** Whether an Operator can be given a twig: on foot, and none of the support units. rr.open.jager-twig-which-moves */
const canSnap = (operator: Operator | undefined): operator is Operator =>
  operator !== undefined && operator.at !== null && operator.aboard === null && !operator.support;

const twig: TokenRule = {
  cites: ["rr.jager.twig-place"],
  most: (g) => number(g, "rr.number.jager-twigs"),
  onBoard: (g) => jagerOf(g).twigs,
  require(g, r, { at }) {
    const operator = operatorNamed(g, at ?? "");
    r.need(
      canSnap(operator),
      { met: `${at} is an Operator on foot.`, unmet: `${at ?? "Nobody"} is no Operator on foot.` },
      "rr.jager.twig-place",
      "rr.open.jager-twig-which-moves",
    );
    r.need(
      !jagerOf(g).twigs.includes(at ?? ""),
      { met: `${at} bears no twig yet.`, unmet: `${at} bears a twig already.` },
      "rr.jager.twig-place",
    );
  },
  put(g, { at }) {
    jagerOf(g).twigs = [...jagerOf(g).twigs, at ?? ""];
    placed(g, "twig-snap", at ?? "", ["rr.jager.twig-place", "rr.open.jager-twig-which-moves"]);
  },
  take(g, named) {
    jagerOf(g).twigs = jagerOf(g).twigs.filter((id) => id !== named);
    removed(g, "twig-snap", named, ["rr.jager.twig-place"]);
  },
  targets: (g) => g.state.operators.filter(canSnap).map(({ id }) => ({ at: id })),
};

const stain: TokenRule = {
  cites: ["rr.jager.blood-place"],
  most: (g) => number(g, "rr.number.jager-stains"),
  onBoard: (g) => jagerOf(g).stains.map(({ at }) => name(g, at)),
  require(g, r, { at }) {
    const square = requireSquare(g, r, at);
    if (square === null) return;
    r.need(
      g.state.corpses.includes(square),
      { met: `A corpse lies on ${at}.`, unmet: `No corpse lies on ${at}.`, at: name(g, square) },
      "rr.jager.blood-place",
    );
    r.need(
      !jagerOf(g).stains.some((one) => one.at === square),
      { met: `${at} bears no stain yet.`, unmet: `${at} bears a blood stain already.`, at: name(g, square) },
      "rr.jager.blood-place",
    );
  },
  put(g, { at }) {
    const square = squareNamed(grid(g), at ?? "");
    if (square === null) return;
    jagerOf(g).stains = [...jagerOf(g).stains, { at: square, small: false }];
    placed(g, "blood-stain", name(g, square), ["rr.jager.blood-place", "rr.jager.blood-as-corpse"]);
  },
  take(g, named) {
    jagerOf(g).stains = jagerOf(g).stains.filter(({ at }) => name(g, at) !== named);
    removed(g, "blood-stain", named, ["rr.jager.blood-place"]);
  },
  targets: (g) => [...new Set(g.state.corpses)].map((square) => ({ at: name(g, square) })),
};

/** A lock by the later square beside its door, or by both squares where two locked doors give onto that one. */
const lockName = (g: G, one: Lock): string =>
  jagerOf(g).locks.filter(({ to }) => to === one.to).length > 1 ? doorName(g, one) : name(g, one.to);

const lock: TokenRule = {
  cites: ["rr.jager.lock-place"],
  most: (g) => number(g, "rr.number.jager-locks"),
  onBoard: (g) => jagerOf(g).locks.map((one) => lockName(g, one)),
  require(g, r, { at, to }) {
    const from = requireSquare(g, r, at);
    const other = requireSquare(g, r, to);
    if (from === null || other === null) return;
    r.need(
      doorsOf(g).some((door) => joins(door, from, other)),
      { met: `A door joins ${at} and ${to}.`, unmet: `No door joins ${at} and ${to}.`, at: name(g, other) },
      "rr.jager.lock-place",
    );
    r.need(
      lockBetween(g, from, other) === undefined,
      { met: "The door is not locked yet.", unmet: "The door is locked already.", at: name(g, other) },
      "rr.jager.lock-place",
    );
  },
  put(g, { at, to }) {
    const [one, other] = [at, to].map((written) => squareNamed(grid(g), written ?? ""));
    if (one === null || other === null || one === undefined || other === undefined) return;
    jagerOf(g).locks = [...jagerOf(g).locks, { from: Math.min(one, other), to: Math.max(one, other) }];
    placed(g, "door-lock", name(g, Math.max(one, other)), ["rr.jager.lock-place", "rr.open.jager-lock-los"]);
  },
  take(g, named) {
    jagerOf(g).locks = jagerOf(g).locks.filter((one) => lockName(g, one) !== named);
    removed(g, "door-lock", named, ["rr.jager.lock-place"]);
  },
  targets: (g) => doorsOf(g).map(({ from, to }) => ({ at: name(g, from), to: name(g, to) })),
};

const joins = ({ from, to }: Lock, a: Square, b: Square): boolean =>
  (from === a && to === b) || (from === b && to === a);

/** Whether a unit can be upgraded. rr.jager.upgrade-place, rr.open.jager-upgrade-regular */
const isRegular = (g: G, { kind }: AxisUnit): boolean =>
  reading(g, "rr.open.jager-upgrade-regular") === "rifle-and-smg"
    ? kind === "rifleman" || kind === "smg"
    : !isVehicleKind(kind) && kind !== "officer";

const upgrade: TokenRule = {
  cites: ["rr.jager.upgrade-place"],
  most: (g) => upgraded(g).length + jagerOf(g).upgrades,
  onBoard: (g) => upgraded(g).map(({ id }) => id),
  require(g, r, { at }) {
    const unit = unitNamed(g, at ?? "");
    const there = r.need(
      unit !== undefined,
      { met: `${at} is an Axis unit.`, unmet: `${at ?? "Nothing"} is no Axis unit of this game.` },
      "rr.jager.upgrade-place",
    );
    if (!there || unit === undefined) return;
    r.need(
      isRegular(g, unit),
      {
        met: `${at} is a regular infantry unit.`,
        unmet: `${at} is a ${unit.kind}: only regular infantry is upgraded, and no Officer.`,
      },
      "rr.jager.upgrade-place",
      "rr.open.jager-upgrade-regular",
    );
    r.need(
      unit.jager === null,
      { met: `${at} is automated so far.`, unmet: `${at} is moved by the Jäger player already.` },
      "rr.jager.upgrade-place",
    );
  },
  put(g, { at }) {
    const unit = unitNamed(g, at ?? "");
    if (unit === undefined) return;
    unit.jager = "upgrade";
    jagerOf(g).upgrades--;
    placed(g, "upgrade", unit.id, [
      "rr.jager.upgrade-place",
      "rr.jager.upgrade-keeps-unit",
      "rr.open.jager-upgrade-regular",
    ]);
  },
  take(g, named) {
    const unit = unitNamed(g, named);
    if (unit === undefined) return;
    unit.jager = null;
    jagerOf(g).upgrades++;
    removed(g, "upgrade", named, ["rr.jager.upgrade-place"]);
  },
  targets: (g) => g.state.units.map(({ id }) => ({ at: id })),
};

const upgraded = (g: G): readonly AxisUnit[] => g.state.units.filter(({ jager }) => jager === "upgrade");

const rules: Readonly<Record<JagerToken, TokenRule>> = {
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

const tokenNamed = (word: string): JagerToken | undefined =>
  Object.keys(rules).find((one): one is JagerToken => one === word);

/** Whether all tokens of a kind are on the board, so that one of them has to move. */
const allPlaced = (g: G, { most, onBoard }: TokenRule): boolean => {
  const there = most(g);
  return there !== null && onBoard(g).length >= there;
};

/** The token that an action moves, as it is named among those on the board. */
const movedToken = ({ instead, beyond }: PlaceAction): string | undefined =>
  instead === undefined || beyond === undefined ? instead : `${beyond} ${instead}`;

/** A token on the board as the fields of an action name it. */
function fieldsOf(named: string): Pick<PlaceAction, "instead" | "beyond"> {
  const [one, other] = named.split(" ");
  return other === undefined ? { instead: one } : { instead: other, beyond: one };
}

/** What putting a token on the board requires. rr.jager.panel-stealth, rr.jager.panel-battle */
export function requireToken(g: G, r: Requirements<Citation>, action: PlaceAction): void {
  const { placing } = jagerOf(g);
  const now = r.need(
    placing !== null,
    { met: "A token is to be put on the board.", unmet: "No card has been actioned that puts a token on the board." },
    "rr.jager.panel-stealth",
  );
  if (!now || placing === null) return;
  const rule = rules[placing];
  rule.require(g, r, action);
  if (placing !== "door-lock")
    r.idle("to", action.to, "It is the other side of a door, and only a lock lies at one.", ...rule.cites);
  if (action.instead === undefined)
    r.idle("beyond", action.beyond, "It tells two locks apart that `instead` names, and none is named.", ...rule.cites);
  const instead = movedToken(action);
  if (!allPlaced(g, rule)) {
    r.need(
      instead === undefined,
      {
        met: "A token is left to be placed.",
        unmet: `A ${jagerTokenTitles[placing]} token is left: none has to move.`,
      },
      ...rule.cites,
    );
    return;
  }
  const known = rule.onBoard(g).join(", ");
  r.need(
    instead !== undefined && rule.onBoard(g).includes(instead),
    {
      met: `The token on ${instead} moves.`,
      unmet: `All ${jagerTokenTitles[placing]} tokens are on the board: "instead" names the one that moves, of ${known}.`,
    },
    ...rule.cites,
  );
}

/** Where a token might go, and which one moves. */
export function tokenCandidates(g: G, token: JagerToken): readonly PlaceAction[] {
  const rule = rules[token];
  const from = allPlaced(g, rule) ? rule.onBoard(g) : [undefined];
  return rule
    .targets(g)
    .flatMap((target) =>
      from.map((moved) => ({ do: "place-token" as const, ...target, ...(moved !== undefined && fieldsOf(moved)) })),
    );
}

/** Puts a token on the board. */
export function putToken(g: G, token: JagerToken, action: PlaceAction): void {
  const moved = movedToken(action);
  if (moved !== undefined) rules[token].take(g, moved);
  rules[token].put(g, action);
}

/** The rules by which a token is placed. */
export const tokenRules = (token: JagerToken): readonly Citation[] => rules[token].cites;

/**
 * The End Phase of blood stains: a fresh one is turned to its small symbol, a small one is removed. rr.jager.blood-flip,
 * rr.jager.blood-removed, rr.jager.blood-stays
 */
export function endOfStains(g: G): void {
  const { jager } = g.state;
  if (jager === null || jager.stains.length === 0) return;
  for (const { at, small } of jager.stains)
    if (small) removed(g, "blood-stain", name(g, at), ["rr.jager.blood-removed"]);
    else record(g, { event: "stain-turned", at: name(g, at), cites: ["rr.jager.blood-flip", "rr.jager.blood-stays"] });
  jager.stains = jager.stains.flatMap(({ at, small }) => (small ? [] : [{ at, small: true }]));
}
