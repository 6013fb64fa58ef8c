import {
  type CarriedObject,
  type G,
  type Item,
  type Laid,
  name,
  number,
  type Operator,
  reading,
  record,
} from "../board/index.ts";
import { type ActionRule, sharesSquare } from "./action-rule.ts";
import { isLaidItem, laidItem } from "./placing.ts";
import type { Citation } from "../catalogue/index.ts";
import type { Square } from "../../geometry/index.ts";

/** What may be picked up on a square: its object, and the items lying there. */
const objectsOn = (g: G, square: Square): readonly CarriedObject[] => [
  ...(g.state.corpses.includes(square) ? (["corpse"] as const) : []),
  ...(g.state.laid.some(({ kind, at }) => kind === "barrel" && at === square) ? (["barrel"] as const) : []),
];

const itemsOn = (g: G, square: Square): readonly Laid[] =>
  g.state.laid.filter(({ kind, at }) => at === square && kind !== "barrel");

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
  cost: "rr.number.ap-pick-up",
  cites: ["rr.pickup.free"],
  crouched: true,
  carrying: true,
  moves: true,
  require(g, r, operator, { object, item }) {
    const at = name(g, operator.at);
    r.need(
      object !== undefined || item !== undefined,
      { met: "An object or an item is named.", unmet: "Neither an object nor an item is named." },
      "rr.pickup.free",
    );
    r.need(
      object === "barrel" || !sharesSquare(g, operator, operator.at),
      {
        met: `${operator.id} has the square to himself.`,
        unmet: `${operator.id} is passing an occupied square; nothing is picked up there.`,
      },
      "rr.open.pass-with-single-moves",
    );
    if (object !== undefined) {
      const stained = object === "corpse" ? stainStays(g, operator.at) : [];
      r.need(
        // rr.jager.blood-not-carried
        objectsOn(g, operator.at).includes(object),
        {
          met: `A ${object} lies on ${at}.`,
          unmet:
            stained.length > 0
              ? `No corpse lies on ${at}, only a blood stain, which nobody picks up.`
              : `No ${object} lies on ${at}.`,
          at: at,
        },
        "rr.pickup.free",
        "rr.open.pickup-start",
        ...stained,
      );
      r.need(
        !operator.crouched,
        {
          met: `${operator.id} is standing.`,
          unmet: `${operator.id} is crouched; a crouched Operator picks up no objects.`,
        },
        "rr.crouch.no-objects",
      );
      r.need(
        operator.carrying === null,
        {
          met: `${operator.id} carries no object yet.`,
          unmet: `${operator.id} carries a ${operator.carrying ?? "thing"} already.`,
        },
        "rr.pickup.object",
        "rr.opboard.contents",
        "rr.open.pickup-carrying",
      );
    }
    if (item === undefined) return;
    const thing = itemsOn(g, operator.at).find(({ kind }) => isLaidItem(item) && kind === laidItem[item]);
    r.need(
      item !== "bomb" && item !== "rat-bomb",
      { met: `A ${item} may be picked up.`, unmet: "A placed bomb cannot be picked up." },
      "rr.pickup.items",
      ...(item === "bomb" || item === "rat-bomb" ? (["rr.lewes.no-pickup"] as const) : []),
      ...(item === "rat-bomb" ? (["rr.dare.rat-bomb-as-lewes"] as const) : []),
    );
    if (
      !r.need(
        thing !== undefined,
        { met: `A ${item} lies on ${at}.`, unmet: `No ${item} lies on ${at}.`, at: at },
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
        {
          met: `${operator.id} carries no object.`,
          unmet: `${operator.id} carries a ${operator.carrying ?? "thing"}.`,
        },
        "rr.carry.actions",
        "rr.open.pickup-carrying",
      );
    if (reading(g, "rr.open.item-ownership") === "not-picked-up")
      r.need(
        ownerOf(g, thing, operator) === null,
        { met: `The ${item} is his own.`, unmet: `The ${item} belongs to another.` },
        "rr.opboard.own-only",
        "rr.open.item-ownership",
      );
    r.need(
      hasSpace(g, operator, item, ownerOf(g, thing, operator)),
      { met: `${operator.id} has an item space for it.`, unmet: `${operator.id} has no item space for it.` },
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
        cites: ["rr.pickup.free", "rr.pickup.object", ...both, ...stainStays(g, operator.at)],
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

/** A blood stain stays where the corpse lay. rr.jager.blood-not-carried, rr.jager.blood-stays */
const stainStays = (g: G, at: Square): readonly Citation[] =>
  g.state.jager !== null && g.state.jager.stains.some((stain) => stain.at === at)
    ? ["rr.jager.blood-not-carried", "rr.jager.blood-stays"]
    : [];

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
