import { directions, edgeBetween, type Square, squareNamed } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { layCorpse, stepTo } from "../fighting/index.ts";
import { breakCover as showHimself } from "../reactions/index.ts";
import {
  cardsLeft,
  type CarriedObject,
  choose,
  edge,
  type G,
  grid,
  ground,
  isVehicle,
  type Item,
  type Laid,
  name,
  number,
  occupied,
  onBoard,
  type Operator,
  operatorNamed,
  operatorsOnBoard,
  ownStack,
  reading,
  record,
  type Rules,
  seatOf,
  unitNamed,
  useItem,
} from "../board/index.ts";
import type { Citation } from "../catalogue/index.ts";
import type { Incident } from "../alarm/index.ts";
import { type ActionRule, around, sharesSquare } from "./action-rule.ts";
import { stand } from "./attack-actions.ts";
import { combinedMove, requireCombinedMove, requireSquare } from "./movement-actions.ts";

/** Crouch: 1 AP. rr.crouch.cost */
export const crouch: ActionRule<"crouch"> = {
  title: "crouch",
  support: true,
  cost: "rr.number.ap-crouch",
  cites: ["rr.crouch.cost"],
  crouched: true,
  carrying: false,
  moves: false,
  require(_g, r, operator) {
    r.need(!operator.crouched, `${operator.id} is standing.`, "rr.crouch.cost");
    r.need(operator.carrying === null, `${operator.id} carries no object.`, "rr.crouch.no-objects");
  },
  *perform(g, it, operator) {
    operator.crouched = true;
    it.trail.push({ at: operator.at, crouched: true });
    record(g, { event: "crouched", piece: operator.id, cites: ["rr.crouch.cost", "rr.crouch.los-both-ways"] });
  },
  candidates: (_g, operator) => [{ do: "crouch", operator: operator.id }],
};

/** Pop up: 0 AP. rr.popup.free */
export const popUp: ActionRule<"pop-up"> = {
  title: "pop up",
  support: true,
  cost: "rr.number.ap-pop-up",
  cites: ["rr.popup.free"],
  crouched: true,
  carrying: false,
  moves: false,
  require(_g, r, operator) {
    r.need(operator.crouched, `${operator.id} is crouched.`, "rr.popup.free");
  },
  *perform(g, it, operator) {
    stand(g, operator, it.trail, "rr.popup.free");
  },
  candidates: (_g, operator) => [{ do: "pop-up", operator: operator.id }],
};

/** What may be picked up on a square: its object, and the items lying there. */
const objectsOn = (g: G, square: Square): readonly CarriedObject[] => [
  ...(g.state.corpses.includes(square) ? (["corpse"] as const) : []),
  ...(g.state.laid.some(({ kind, at }) => kind === "barrel" && at === square) ? (["barrel"] as const) : []),
];
const itemsOn = (g: G, square: Square): readonly Laid[] =>
  g.state.laid.filter(({ kind, at }) => at === square && kind !== "barrel");

const laidItem = { trap: "trap", landmine: "landmine", bomb: "bomb", document: "document" } as const satisfies Partial<
  Record<Item, Laid["kind"]>
>;
type LaidItem = keyof typeof laidItem;
const isLaidItem = (item: Item): item is LaidItem => Object.hasOwn(laidItem, item);

/** Whose item it becomes in an Operator's hands: his own, or one he only carries. rr.open.item-ownership */
const ownerOf = (g: G, thing: Laid, operator: Operator): string | null => {
  const anothers = "of" in thing && thing.of !== null && thing.of !== operator.id ? thing.of : null;
  return reading(g, "rr.open.item-ownership") === "used" ? null : anothers;
};

/** An item space for an item: its own or an empty one. rr.pickup.items, rr.opboard.stacks */
function hasSpace(g: G, operator: Operator, item: Item, of: string | null): boolean {
  if (operator.items.some((stack) => stack.item === item && stack.of === of)) return true;
  return operator.items.length + (operator.cigarette ? 1 : 0) < number(g, "rr.number.item-spaces");
}

/**
 * Pick up: 0 AP, an object, an item or one of each on the Operator's square. rr.pickup.free, rr.pickup.object,
 * rr.pickup.items, rr.pickup.both, rr.crouch.no-objects, rr.open.pickup-start
 */
export const pickUp: ActionRule<"pick-up"> = {
  title: "pick up",
  cost: "rr.number.ap-pick-up",
  cites: ["rr.pickup.free"],
  crouched: true,
  carrying: true,
  moves: true,
  require(g, r, operator, { object, item }) {
    const at = name(g, operator.at);
    r.need(object !== undefined || item !== undefined, "An object or an item is named.", "rr.pickup.free");
    r.need(
      object === "barrel" || !sharesSquare(g, operator, operator.at),
      "Nothing is picked up in passing an occupied square.",
      "rr.open.pass-with-single-moves",
    );
    if (object !== undefined) {
      r.need(
        objectsOn(g, operator.at).includes(object),
        `A ${object} lies on ${at}.`,
        "rr.pickup.free",
        "rr.open.pickup-start",
      );
      r.need(
        !operator.crouched,
        `${operator.id} is standing: a crouched Operator picks up no objects.`,
        "rr.crouch.no-objects",
      );
      r.need(
        operator.carrying === null,
        `${operator.id} carries no object yet.`,
        "rr.pickup.object",
        "rr.opboard.contents",
        "rr.open.pickup-carrying",
      );
    }
    if (item === undefined) return;
    const thing = itemsOn(g, operator.at).find(({ kind }) => isLaidItem(item) && kind === laidItem[item]);
    r.need(item !== "bomb", "A placed bomb cannot be picked up.", "rr.lewes.no-pickup");
    if (
      !r.need(
        thing !== undefined,
        `A ${item} lies on ${at}.`,
        "rr.pickup.free",
        "rr.pickup.items",
        "rr.open.pickup-start",
      ) ||
      thing === undefined
    )
      return;
    if (object === undefined)
      r.need(
        operator.carrying === null,
        `${operator.id} carries no object.`,
        "rr.carry.actions",
        "rr.open.pickup-carrying",
      );
    if (reading(g, "rr.open.item-ownership") === "not-picked-up")
      r.need(
        ownerOf(g, thing, operator) === null,
        `The ${item} is his own.`,
        "rr.opboard.own-only",
        "rr.open.item-ownership",
      );
    r.need(
      hasSpace(g, operator, item, ownerOf(g, thing, operator)),
      `${operator.id} has an item space for it.`,
      "rr.pickup.items",
      "rr.opboard.stacks",
      "rr.open.item-ownership",
    );
  },
  *perform(g, _it, operator, { object, item }) {
    const both: readonly Citation[] = object !== undefined && item !== undefined ? ["rr.pickup.both"] : [];
    const at = name(g, operator.at);
    if (object !== undefined) {
      if (object === "corpse") takeCorpse(g, operator.at);
      else takeAway(g, (thing) => thing.kind === "barrel" && thing.at === operator.at);
      operator.carrying = object;
      record(g, {
        event: "picked-up",
        piece: operator.id,
        what: object,
        at,
        cites: ["rr.pickup.free", "rr.pickup.object", ...both],
      });
    }
    if (item === undefined || !isLaidItem(item)) return;
    const thing = takeAway(g, ({ kind, at: square }) => kind === laidItem[item] && square === operator.at);
    if (thing === undefined) return;
    const of = ownerOf(g, thing, operator);
    const stack = operator.items.find((own) => own.item === item && own.of === of);
    operator.items =
      stack === undefined
        ? [...operator.items, { item, count: 1, of }]
        : operator.items.map((own) => (own === stack ? { ...own, count: own.count + 1 } : own));
    record(g, {
      event: "picked-up",
      piece: operator.id,
      what: item,
      at,
      cites: [
        "rr.pickup.free",
        "rr.pickup.items",
        ...(item === "trap" ? (["rr.trap.reuse"] as const) : []),
        ...(of === null ? [] : (["rr.open.item-ownership"] as const)),
        ...both,
      ],
    });
  },
  candidates(g, operator) {
    const objects = objectsOn(g, operator.at);
    const items = [...new Set(itemsOn(g, operator.at).map(({ kind }) => kind))].flatMap((kind) =>
      kind === "barrel" ? [] : [kind],
    );
    const one = { do: "pick-up" as const, operator: operator.id };
    return [
      ...objects.map((object) => ({ ...one, object })),
      ...items.map((item) => ({ ...one, item })),
      ...objects.flatMap((object) => items.map((item) => ({ ...one, object, item }))),
    ];
  },
};

/** Lays a thing on the board. States are copied by reference, so lists are replaced, never changed. */
const lay = (g: G, thing: Laid): void => {
  g.state.laid = [...g.state.laid, thing];
};

/** Takes one thing off the board. */
function takeAway(g: G, which: (thing: Laid) => boolean): Laid | undefined {
  const taken = g.state.laid.find(which);
  g.state.laid = g.state.laid.filter((thing) => thing !== taken);
  return taken;
}

/** Takes one corpse off a square. */
function takeCorpse(g: G, at: Square): void {
  const { corpses } = g.state;
  g.state.corpses = corpses.filter((_, i) => i !== corpses.indexOf(at));
}

/**
 * Whether something can be put from a square onto a neighbour: over low walls, through windows and doors, never through
 * walls.
 */
function passesOver(g: G, from: Square, to: Square, direction: number): boolean {
  const board = grid(g);
  const open = (a: Square, b: Square): boolean => {
    const code = edgeBetween(board, a, b);
    return code === edge.open || code === edge.lowWall || code === edge.door || code === edge.window;
  };
  if (direction % 2 === 0) return open(from, to);
  const dx = directions[direction]?.dx ?? 0;
  return [from + dx, to - dx].some((via) => open(from, via) && open(via, to));
}

/** What is put down: the carried object, or an item of one's own. */
interface PutDown {
  readonly object?: CarriedObject | undefined;
  readonly item?: Item | undefined;
}

const itemPlacing: Readonly<Record<LaidItem, readonly Citation[]>> = {
  trap: ["rr.trap.place"],
  landmine: ["rr.landmine.place"],
  bomb: ["rr.lewes.place"],
  document: ["rr.place.cost"],
};

/**
 * Adds what putting something on a square requires: rr.place.cost, rr.place.over-and-through, rr.window.place,
 * rr.place.crouched.
 */
function requirePlace(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  from: Square,
  { object, item }: PutDown,
  written: string,
): void {
  r.need((object === undefined) !== (item === undefined), "One object or one item is named.", "rr.place.cost");
  if (object !== undefined) {
    r.need(operator.carrying === object, `${operator.id} carries a ${object}.`, "rr.place.cost");
    if (operator.crouched)
      r.need(false, `${operator.id} is standing: a crouched Operator carries no objects.`, "rr.crouch.no-objects");
  }
  if (item !== undefined) {
    if (!r.need(isLaidItem(item), `A ${item} is not put down.`, "rr.place.cost") || !isLaidItem(item)) return;
    r.need(
      ownStack(operator, item) !== undefined,
      `${operator.id} has a ${item} of his own.`,
      "rr.opboard.own-only",
      "rr.open.item-ownership",
      ...itemPlacing[item],
    );
    r.need(operator.carrying === null, `${operator.id} carries no object.`, "rr.carry.actions");
  }
  const at = requireSquare(g, r, written);
  if (at === null) return;
  const direction = stepTo(g, from, at);
  if (
    !r.need(direction !== null, `${written} is adjacent.`, "rr.place.cost", "rr.square.adjacent") ||
    direction === null
  )
    return;
  r.need(
    passesOver(g, from, at, direction),
    `No wall lies between ${name(g, from)} and ${written}.`,
    "rr.place.over-and-through",
    "rr.window.place",
    "rr.open.adjacent-across-wall",
    "rr.open.diagonal-window",
    ...(operator.crouched ? (["rr.place.crouched"] as const) : []),
  );
  r.need(grid(g).squares[at] !== ground.dump, `${written} is no supply dump.`, "rr.cover.supply-dump");
  if (object === "barrel" || item !== undefined)
    r.need(grid(g).squares[at] !== ground.water, `${written} is no water square.`, "rr.square.water-move");
  if (object === "barrel") r.need(!occupied(g, at), `${written} is free.`, "rr.barrel.pass", "rr.square.one-unit");
}

/** Puts it down; a bomb's card goes into the event deck. rr.place.no-alert, rr.lewes.place */
function* putDown(
  g: G,
  it: Incident,
  operator: Operator,
  { object, item }: PutDown,
  written: string,
  cites: readonly Citation[],
): Rules {
  const at = squareNamed(grid(g), written);
  if (at === null) return;
  const over: readonly Citation[] = [
    "rr.place.over-and-through",
    "rr.window.place",
    ...(operator.crouched ? (["rr.place.crouched"] as const) : []),
  ];
  if (object !== undefined) {
    operator.carrying = null;
    record(g, {
      event: "put-down",
      piece: operator.id,
      what: object,
      at: written,
      cites: [...cites, ...over, ...(object === "barrel" ? (["rr.place.no-alert"] as const) : [])],
    });
    if (object === "barrel") lay(g, { kind: "barrel", at });
    else {
      layCorpse(g, at, ["rr.place.cost"]);
      it.corpses.push(at);
    }
    return;
  }
  if (item === undefined || !isLaidItem(item)) return;
  useItem(g, operator, item);
  record(g, {
    event: "put-down",
    piece: operator.id,
    what: item,
    at: written,
    cites: [...cites, ...over, ...itemPlacing[item], "rr.place.no-alert"],
  });
  switch (item) {
    case "trap":
      lay(g, { kind: "trap", at, of: operator.id, used: false });
      break;
    case "landmine":
      lay(g, { kind: "landmine", at, of: operator.id });
      break;
    case "document":
      lay(g, { kind: "document", at });
      break;
    case "bomb": {
      const above = yield* bombDepth(g, operator);
      lay(g, { kind: "bomb", at, of: operator.id, above });
      record(g, {
        event: "bomb-card",
        at: written,
        depth: above,
        cites: ["rr.lewes.place", "rr.open.bomb-depth-zero", "rr.open.bomb-short-deck", "rr.open.bomb-reshuffle"],
      });
      break;
    }
  }
}

/**
 * Under how many cards of the event deck the bomb card goes. rr.decide.bomb-depth, rr.open.bomb-depth-zero,
 * rr.open.bomb-short-deck
 */
function* bombDepth(g: G, operator: Operator): Rules<number> {
  const most = Math.min(number(g, "rr.number.bomb-depth-most"), Math.max(1, cardsLeft(g.state.deck)));
  return yield* choose(
    seatOf(operator),
    { id: "rr.decide.bomb-depth", text: "Under how many cards does the bomb card go?", piece: operator.id },
    Array.from({ length: most }, (_, i) => ({ id: String(i + 1), text: `Under ${i + 1}`, value: i + 1 })),
  );
}

/** Everything an Operator could put down now. */
const puttable = (operator: Operator): readonly PutDown[] =>
  operator.carrying !== null
    ? [{ object: operator.carrying }]
    : operator.items.flatMap(({ item, count, of }) => (count > 0 && of === null && isLaidItem(item) ? [{ item }] : []));

const shown = ({ object, item }: PutDown): { object?: CarriedObject; item?: Item } => ({
  ...(object !== undefined && { object }),
  ...(item !== undefined && { item }),
});

/** Place: 1 AP, the carried object or an item onto an adjacent square. rr.place.cost, rr.place.corpse-alerts */
export const place: ActionRule<"place"> = {
  title: "place",
  cost: "rr.number.ap-place",
  cites: ["rr.place.cost"],
  crouched: true,
  carrying: true,
  moves: false,
  require: (g, r, operator, action) => requirePlace(g, r, operator, operator.at, action, action.at),
  perform: (g, it, operator, action) => putDown(g, it, operator, action, action.at, ["rr.place.cost"]),
  candidates: (g, operator) =>
    puttable(operator).flatMap((what) =>
      around(g, operator.at).map(({ to }) => ({
        do: "place" as const,
        operator: operator.id,
        ...shown(what),
        at: name(g, to),
      })),
    ),
};

/** Move & place: 1 AP, one square and one placing in either order. rr.place.move-and */
export const moveAndPlace: ActionRule<"move-and-place"> = {
  title: "move & place",
  cost: "rr.number.ap-move-and-place",
  cites: ["rr.place.move-and"],
  crouched: true,
  carrying: true,
  moves: true,
  require(g, r, operator, action) {
    const to = requireCombinedMove(g, r, operator, action.to, ["rr.place.move-and"]);
    if (to === null) return;
    requirePlace(g, r, operator, action.order === "move-first" ? to : operator.at, action, action.at);
    if (action.object === "barrel" && action.order === "move-last")
      r.need(squareNamed(grid(g), action.at) !== to, "The barrel is not put where he stops.", "rr.barrel.pass");
  },
  *perform(g, it, operator, action) {
    if (action.order === "move-first") combinedMove(g, it, operator, action.to, ["rr.place.move-and"]);
    yield* putDown(g, it, operator, action, action.at, ["rr.place.move-and"]);
    if (action.order === "move-last") combinedMove(g, it, operator, action.to, ["rr.place.move-and"]);
  },
  candidates: (g, operator) =>
    puttable(operator).flatMap((what) =>
      around(g, operator.at).flatMap(({ to }) => [
        ...around(g, to).map(({ to: at }) => ({
          do: "move-and-place" as const,
          operator: operator.id,
          to: name(g, to),
          ...shown(what),
          at: name(g, at),
          order: "move-first" as const,
        })),
        ...around(g, operator.at).map(({ to: at }) => ({
          do: "move-and-place" as const,
          operator: operator.id,
          to: name(g, to),
          ...shown(what),
          at: name(g, at),
          order: "move-last" as const,
        })),
      ]),
    ),
};

/**
 * The med pack: a free action, once, all health of its owner or of an Operator beside him. rr.medpack.heal,
 * rr.open.medpack-max
 */
export const medPack: ActionRule<"use-med-pack"> = {
  title: "use the med pack",
  cost: "rr.number.ap-med-pack",
  cites: ["rr.medpack.heal"],
  crouched: true,
  carrying: true,
  moves: false,
  require(g, r, operator, { target: id }) {
    const target = operatorNamed(g, id);
    r.need(
      ownStack(operator, "med-pack") !== undefined,
      `${operator.id} has his med pack.`,
      "rr.medpack.heal",
      "rr.opboard.own-only",
    );
    if (
      !r.need(
        target !== undefined && target.at !== null && target.aboard === null,
        `${id} is an Operator on foot on the board.`,
        "rr.medpack.heal",
      ) ||
      target === undefined ||
      target.at === null
    )
      return;
    r.need(
      target.health < healedTo(g, target),
      `${id} has lost health that it restores.`,
      "rr.medpack.heal",
      "rr.open.medpack-max",
    );
    if (target.id === operator.id) return;
    const direction = stepTo(g, operator.at, target.at);
    if (
      !r.need(direction !== null, `${id} is adjacent.`, "rr.medpack.heal", "rr.square.adjacent") ||
      direction === null
    )
      return;
    r.need(passesOver(g, operator.at, target.at, direction), "No wall lies between.", "rr.open.adjacent-across-wall");
  },
  *perform(g, _it, operator, { target: id }) {
    const target = operatorNamed(g, id);
    if (target === undefined) return;
    useItem(g, operator, "med-pack");
    target.health = Math.max(target.health, healedTo(g, target));
    record(g, {
      event: "healed",
      piece: id,
      health: target.health,
      cites: [
        "rr.medpack.heal",
        "rr.open.medpack-max",
        ...(target.support ? (["rr.open.support-recover"] as const) : []),
      ],
    });
  },
  candidates: (g, operator) =>
    ownStack(operator, "med-pack") === undefined
      ? []
      : operatorsOnBoard(g).map(({ id }) => ({ do: "use-med-pack" as const, operator: operator.id, target: id })),
};

/** The health a med pack restores: all of it, or to 4. rr.open.medpack-max */
const healedTo = (g: G, operator: Operator): number =>
  reading(g, "rr.open.medpack-max") === "four" ? Math.min(4, fullHealth(g, operator)) : fullHealth(g, operator);

/** The health an Operator starts with: rr.support.health for a support unit. */
export const fullHealth = (g: G, operator: Operator): number =>
  number(g, operator.support ? "rr.number.support-health" : "rr.number.operator-health");

/** Recover: 3 AP, one lost health point, from 1 to 3 health and never above 4. rr.recover.cost, rr.recover.cap */
export const recover: ActionRule<"recover"> = {
  title: "recover",
  cost: "rr.number.ap-recover",
  cites: ["rr.recover.cost"],
  crouched: true,
  carrying: false,
  moves: false,
  require(g, r, operator) {
    const cap = number(g, "rr.number.recover-cap");
    r.need(operator.health < cap, `${operator.id} has fewer than ${cap} health points.`, "rr.recover.cap");
  },
  *perform(g, _it, operator) {
    operator.health = Math.min(
      number(g, "rr.number.recover-cap"),
      operator.health + number(g, "rr.number.recover-points"),
    );
    record(g, {
      event: "recovered",
      piece: operator.id,
      health: operator.health,
      cites: ["rr.recover.cost", "rr.recover.cap"],
    });
  },
  candidates: (_g, operator) => [{ do: "recover", operator: operator.id }],
};

/** Break cover: 0 AP, the Operator gives himself away. rr.breakcover.* */
export const breakCover: ActionRule<"break-cover"> = {
  title: "break cover",
  cost: "rr.number.ap-break-cover",
  cites: [],
  crouched: true,
  carrying: true,
  moves: false,
  require(g, r, operator) {
    r.need(
      !operator.spotted,
      `${operator.id} is not spotted yet.`,
      g.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth",
    );
  },
  *perform(g, it, operator) {
    it.brokeCover = true;
    yield* showHimself(g, operator);
  },
  candidates: (_g, operator) => [{ do: "break-cover", operator: operator.id }],
};

/**
 * The cigarette: at any point of an Operator Phase, onto a unit that is not alert. rr.event.cigarette-use,
 * rr.event.cigarette-effect
 */
export function requireCigarette(
  g: G,
  r: Requirements<Citation>,
  operator: Operator | undefined,
  target: string,
): void {
  r.need(
    g.state.phase === "operator" && g.state.result === null,
    "It is the Operator Phase.",
    "rr.event.cigarette-use",
  );
  const cost = number(g, "rr.number.ap-cigarette");
  r.need((operator?.ap ?? 0) >= cost, `The Operator has ${cost} AP.`, "rr.event.cigarette-use");
  r.need(
    operator?.cigarette === true,
    "The Operator holds the cigarette token.",
    "rr.event.cigarette-use",
    "rr.opboard.own-only",
  );
  const unit = unitNamed(g, target);
  r.need(unit !== undefined && onBoard(unit), `${target} is an Axis unit on the board.`, "rr.event.cigarette-use");
  r.need(unit?.alert === false, `${target} is not alert.`, "rr.event.cigarette-use");
  if (unit !== undefined) r.need(!isVehicle(unit), `${target} is no vehicle.`, "rr.event.cigarette-use");
}

export function giveCigarette(g: G, operator: Operator, target: string): void {
  const unit = unitNamed(g, target);
  if (unit === undefined) return;
  operator.cigarette = false;
  operator.ap -= number(g, "rr.number.ap-cigarette");
  unit.smoking = true;
  record(g, {
    event: "cigarette-given",
    piece: operator.id,
    target,
    cites: ["rr.event.cigarette-use", "rr.event.cigarette-effect"],
  });
}
