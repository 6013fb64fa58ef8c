import { edgesMet, lockBetween } from "../movement/index.ts";
import {
  cardsLeft,
  type CarriedObject,
  choose,
  edge,
  type Ctx,
  grid,
  ground,
  isDisguised,
  type Laid,
  name,
  number,
  occupied,
  type Operator,
  ownStack,
  pronouns,
  record,
  type Rules,
  seatOf,
  useItem,
  reading,
  type Req,
} from "../table/index.ts";
import { type Item, type Citation, itemTitles } from "../book/index.ts";
import { directions, edgeBetween, type Square, squareNamed } from "../../geometry/index.ts";
import { layCorpse, stepTo } from "../fighting/index.ts";
import { onFoot } from "./rule.ts";
import { around, requireSquare } from "./steps.ts";
import { combinedMove, requireCombinedMove } from "./move.ts";
import type { Incident } from "../alarm/index.ts";

export const laidItem = {
  // rr.trap.place
  trap: "trap",
  // rr.landmine.place
  landmine: "landmine",
  bomb: "bomb",
  // rr.dare.rat-bomb-place
  "rat-bomb": "rat-bomb",
  document: "document",
} as const satisfies Partial<Record<Item, Laid["kind"]>>;

type LaidItem = keyof typeof laidItem;

export const isLaidItem = (item: Item): item is LaidItem => Object.hasOwn(laidItem, item);

/** Lays a thing on the board. States are copied by reference, so lists are replaced, never changed. */
const lay = (ctx: Ctx, thing: Laid): void => {
  ctx.state.laid = [...ctx.state.laid, thing];
};

/** What is put down: the carried object, or an item of one's own. */
interface PutDown {
  readonly object?: CarriedObject | undefined;
  readonly item?: Item | undefined;
}

const itemPlacing: Readonly<Record<LaidItem, readonly Citation[]>> = {
  trap: ["rr.trap.place"],
  landmine: ["rr.landmine.place"],
  bomb: ["rr.lewes.place"],
  "rat-bomb": ["rr.lewes.place", "rr.dare.rat-bomb-place", "rr.dare.rat-bomb-as-lewes"],
  document: ["rr.place.cost"],
};

/** What holds where something is put through a window, straight or past its end. */
const windowRules = (direction: number): readonly Citation[] =>
  direction % 2 === 0 ? ["rr.window.place"] : ["rr.window.place", "rr.open.diagonal-window"];

/** What is put down, from where, and the square as it is written. */
interface Placing {
  readonly from: Square;
  readonly what: PutDown;
  readonly written: string;
}

/** Adds that the carried object is the one that is put down. rr.place.cost */
function requireObject(req: Req, operator: Operator, object: CarriedObject): void {
  req.need(
    operator.carrying === object,
    {
      met: `${operator.id} carries a ${object}.`,
      unmet: `${operator.id} carries ${operator.carrying === null ? "no object" : `a ${operator.carrying}`}; the action names a ${object}.`,
    },
    "rr.place.cost",
  );
}

/** Adds that an item can be put down, is his own and within reach. rr.opboard.own-only. Returns whether it can be at all. */
function requireItem(req: Req, operator: Operator, item: Item): boolean {
  if (
    !req.need(
      isLaidItem(item),
      { met: `A ${item} may be put down.`, unmet: `A ${item} is not put down; traps, landmines and bombs are.` },
      "rr.place.cost",
    ) ||
    !isLaidItem(item)
  )
    return false;
  req.need(
    ownStack(operator, item) !== undefined,
    {
      met: `${operator.id} has a ${item} of ${pronouns(operator).his} own.`,
      unmet: `${operator.id} has no ${item} of ${pronouns(operator).his} own.`,
    },
    "rr.opboard.own-only",
    "rr.open.item-ownership",
    ...itemPlacing[item],
  );
  if (isDisguised(operator))
    req.need(
      item === "document",
      {
        met: "A document can be put down in disguise.",
        unmet: `${operator.id} wears the disguise: the ${itemTitles[item]} is out of reach until she changes her outfit.`,
      },
      "rr.dare.disguise-spotted-no-kit",
      "rr.open.dare-disguise-items",
    );
  return true;
}

/** Adds that nothing lies between that a thing cannot pass. rr.place.over-and-through, rr.window.place, rr.jager.lock-blocks */
function requirePassingOver(
  ctx: Ctx,
  req: Req,
  operator: Operator,
  { from, at, direction, written }: Omit<Placing, "what"> & { readonly at: Square; readonly direction: number },
): void {
  req.need(
    passesOver(ctx, from, at, direction),
    {
      met: `No wall lies between ${name(ctx, from)} and ${written}.`,
      unmet: `A wall lies between ${name(ctx, from)} and ${written}.`,
      at: written,
    },
    "rr.place.over-and-through",
    ...(edgesMet(ctx, from, at, direction).includes(edge.window) ? windowRules(direction) : []),
    "rr.open.adjacent-across-wall",
    ...(operator.crouched ? (["rr.place.crouched"] as const) : []),
  );
  if (ctx.state.jager !== null && reading(ctx, "rr.open.jager-lock-place-through") === "no")
    req.need(
      lockBetween(ctx, from, at) === undefined,
      {
        met: "No locked door lies between.",
        unmet: `The door between ${name(ctx, from)} and ${written} is locked: nothing is put through it.`,
        at: written,
      },
      "rr.jager.lock-blocks",
      "rr.open.jager-lock-place-through",
    );
}

/** Adds that the square takes what is put there. rr.cover.supply-dump, rr.square.water-move, rr.barrel.pass */
function requireRoomFor(
  ctx: Ctx,
  req: Req,
  { at, what, written }: Omit<Placing, "from"> & { readonly at: Square },
): void {
  const { object, item } = what;
  req.need(
    grid(ctx).squares[at] !== ground.dump,
    {
      met: `${written} is not a supply dump.`,
      unmet: `${written} is a supply dump; nothing is put there.`,
      at: written,
    },
    "rr.cover.supply-dump",
  );
  if (object === "barrel" || item !== undefined)
    req.need(
      grid(ctx).squares[at] !== ground.water,
      {
        met: `${written} is not a water square.`,
        unmet: `${written} is water; that would be lost there.`,
        at: written,
      },
      "rr.square.water-move",
    );
  if (object === "barrel")
    req.need(
      !occupied(ctx, at),
      { met: `${written} is free.`, unmet: `${written} is occupied; a barrel takes a square of its own.`, at: written },
      "rr.barrel.pass",
      "rr.square.one-unit",
    );
}

/**
 * Adds what putting something on a square requires: rr.place.cost, rr.place.over-and-through, rr.window.place,
 * rr.place.crouched.
 */
function requirePlace(ctx: Ctx, req: Req, operator: Operator, { from, what, written }: Placing): void {
  const { object, item } = what;
  req.need(
    (object === undefined) !== (item === undefined),
    {
      met: "One object or one item is named.",
      unmet:
        object === undefined
          ? "Neither an object nor an item is named."
          : "An object and an item are named; one thing is put down at a time.",
    },
    "rr.place.cost",
  );
  if (object !== undefined) requireObject(req, operator, object);
  if (item !== undefined && !requireItem(req, operator, item)) return;
  const at = requireSquare(ctx, req, written);
  if (at === null) return;
  const direction = stepTo(ctx, from, at);
  if (
    !req.need(
      direction !== null,
      { met: `${written} is adjacent.`, unmet: `${written} is not adjacent.`, at: written },
      "rr.place.cost",
      "rr.square.adjacent",
    ) ||
    direction === null
  )
    return;
  requirePassingOver(ctx, req, operator, { from, at, direction, written });
  requireRoomFor(ctx, req, { at, what, written });
}

/** Puts it down; a bomb's card goes into the event deck. rr.place.no-alert, rr.lewes.place */
function* putDown(
  ctx: Ctx,
  incident: Incident,
  operator: Operator,
  { object, item }: PutDown,
  written: string,
  cites: readonly Citation[],
): Rules {
  const at = squareNamed(grid(ctx), written);
  if (at === null) return;
  const over: readonly Citation[] = [
    "rr.place.over-and-through",
    "rr.window.place",
    ...(operator.crouched ? (["rr.place.crouched"] as const) : []),
  ];
  if (object !== undefined) {
    operator.carrying = null;
    record(ctx, {
      event: "put-down",
      piece: operator.id,
      what: object,
      at: written,
      cites: [...cites, ...over, ...(object === "barrel" ? (["rr.place.no-alert"] as const) : [])],
    });
    if (object === "barrel") lay(ctx, { kind: "barrel", at });
    else {
      layCorpse(ctx, at, ["rr.place.cost"]);
      incident.corpses.push(at);
    }
    return;
  }
  if (item === undefined || !isLaidItem(item)) return;
  useItem(ctx, operator, item);
  record(ctx, {
    event: "put-down",
    piece: operator.id,
    what: item,
    at: written,
    cites: [
      ...cites,
      ...over,
      ...itemPlacing[item],
      "rr.place.no-alert",
      ...(operator.carrying === null ? [] : (["rr.carry.actions"] as const)),
    ],
  });
  switch (item) {
    case "trap":
      lay(ctx, { kind: "trap", at, of: operator.id, used: false });
      break;
    case "landmine":
      lay(ctx, { kind: "landmine", at, of: operator.id });
      break;
    case "document":
      lay(ctx, { kind: "document", at });
      break;
    case "bomb":
    case "rat-bomb": {
      const above = yield* bombDepth(ctx, operator, item);
      lay(ctx, { kind: item, at, of: operator.id, above });
      record(ctx, {
        event: "bomb-card",
        at: written,
        depth: above,
        cites: [
          ...(item === "rat-bomb" ? (["rr.dare.rat-bomb-card"] as const) : []),
          "rr.lewes.place",
          "rr.open.bomb-depth-zero",
          "rr.open.bomb-short-deck",
          "rr.open.bomb-reshuffle",
        ],
      });
      break;
    }
  }
}

/**
 * Under how many cards of the event deck the bomb card goes. rr.decide.bomb-depth, rr.open.bomb-depth-zero,
 * rr.open.bomb-short-deck, rr.dare.rat-bomb-card
 */
function* bombDepth(ctx: Ctx, operator: Operator, item: "bomb" | "rat-bomb"): Rules<number> {
  const limit = number(ctx, item === "bomb" ? "rr.number.bomb-depth-most" : "rr.number.rat-bomb-depth-most");
  const maximum = Math.min(limit, Math.max(1, cardsLeft(ctx.state.deck)));
  return yield* choose(
    seatOf(operator),
    { id: "rr.decide.bomb-depth", text: "Under how many cards does the bomb card go?", piece: operator.id },
    Array.from({ length: maximum }, (_, i) => ({ id: String(i + 1), text: `Under ${i + 1}`, value: i + 1 })),
  );
}

/** Everything an Operator could put down now: items while carrying an object, too. rr.carry.actions */
const puttable = (operator: Operator): readonly PutDown[] => [
  ...(operator.carrying === null ? [] : [{ object: operator.carrying }]),
  ...operator.items.flatMap(({ item, count, of }) => (count > 0 && of === null && isLaidItem(item) ? [{ item }] : [])),
];

const shown = ({ object, item }: PutDown): { object?: CarriedObject; item?: Item } => ({
  ...(object !== undefined && { object }),
  ...(item !== undefined && { item }),
});

/** Place: 1 AP, the carried object or an item onto an adjacent square. rr.place.cost, rr.place.corpse-alerts */
const place = onFoot("place", {
  cost: "rr.number.ap-place",
  cites: ["rr.place.cost"],
  crouched: true,
  carrying: true,
  moves: false,
  requires: (ctx, req, operator, action) =>
    requirePlace(ctx, req, operator, { from: operator.at, what: action, written: action.at }),
  perform: (ctx, incident, operator, action) => putDown(ctx, incident, operator, action, action.at, ["rr.place.cost"]),
  candidates: (ctx, operator) =>
    puttable(operator).flatMap((what) =>
      around(ctx, operator.at).map(({ to }) => ({
        do: "place" as const,
        operator: operator.id,
        ...shown(what),
        at: name(ctx, to),
      })),
    ),
});

/** Move & place: 1 AP, one square and one placing in either order. rr.place.move-and */
const moveAndPlace = onFoot("move-and-place", {
  cost: "rr.number.ap-move-and-place",
  cites: ["rr.place.move-and"],
  crouched: true,
  carrying: true,
  moves: true,
  requires(ctx, req, operator, action) {
    const to = requireCombinedMove(ctx, req, operator, action.to, ["rr.place.move-and"]);
    if (to === null) return;
    requirePlace(ctx, req, operator, {
      from: action.order === "move-first" ? to : operator.at,
      what: action,
      written: action.at,
    });
    if (action.object === "barrel" && action.order === "move-last")
      req.need(
        squareNamed(grid(ctx), action.at) !== to,
        {
          met: `The barrel is not put where ${operator.id} stops.`,
          unmet: `The barrel would stand where ${operator.id} stops.`,
        },
        "rr.barrel.pass",
      );
  },
  *perform(ctx, incident, operator, action) {
    if (action.order === "move-first") combinedMove(ctx, incident, operator, action.to, ["rr.place.move-and"]);
    yield* putDown(ctx, incident, operator, action, action.at, ["rr.place.move-and"]);
    if (action.order === "move-last") combinedMove(ctx, incident, operator, action.to, ["rr.place.move-and"]);
  },
  candidates: (ctx, operator) =>
    puttable(operator).flatMap((what) =>
      around(ctx, operator.at).flatMap(({ to }) => [
        ...around(ctx, to).map(({ to: at }) => ({
          do: "move-and-place" as const,
          operator: operator.id,
          to: name(ctx, to),
          ...shown(what),
          at: name(ctx, at),
          order: "move-first" as const,
        })),
        ...around(ctx, operator.at).map(({ to: at }) => ({
          do: "move-and-place" as const,
          operator: operator.id,
          to: name(ctx, to),
          ...shown(what),
          at: name(ctx, at),
          order: "move-last" as const,
        })),
      ]),
    ),
});

/**
 * Whether something can be put from a square onto a neighbour: over low walls, through windows and doors, never through
 * walls.
 */
export function passesOver(ctx: Ctx, from: Square, to: Square, direction: number): boolean {
  const board = grid(ctx);
  const open = (a: Square, b: Square): boolean => {
    const code = edgeBetween(board, a, b);
    return code === edge.open || code === edge.lowWall || code === edge.door || code === edge.window;
  };
  if (direction % 2 === 0) return open(from, to);
  const dx = directions[direction]?.dx ?? 0;
  return [from + dx, to - dx].some((via) => open(from, via) && open(via, to));
}

export const footActions = { place, "move-and-place": moveAndPlace };
