import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Item, itemTitles } from "../book/titles.ts";
import { type Ctx, name, number, type Placed, reading, record, type Req } from "../table/context.ts";
import type { CarriedObject, Laid, Operator } from "../table/state.ts";
import { onFoot } from "./rule.ts";
import { sharesSquare } from "./steps.ts";
import { isLaidItem, laidItem } from "./what-is-placed.ts";
import type { Square } from "../../geometry/index.ts";

/** What may be picked up on a square: its object, and the items lying there. */
const objectsOn = (ctx: Ctx, square: Square): readonly CarriedObject[] => [
  ...(ctx.state.corpses.includes(square) ? (["corpse"] as const) : []),
  ...(ctx.state.laid.some(({ kind, at }) => kind === "barrel" && at === square) ? (["barrel"] as const) : []),
];

const itemsOn = (ctx: Ctx, square: Square): readonly Laid[] =>
  ctx.state.laid.filter(({ kind, at }) => at === square && kind !== "barrel");

/** Whose item it becomes in an Operator's hands: his own, or one he only carries. rr.open.item-ownership */
const ownerOf = (ctx: Ctx, thing: Laid, operator: Operator): string | null => {
  const anothers = "of" in thing && thing.of !== null && thing.of !== operator.id ? thing.of : null;
  return reading(ctx, "rr.open.item-ownership") === "used" ? null : anothers;
};

/** An item space for an item: its own or an empty one. rr.pickup.items, rr.opboard.stacks */
function hasSpace(ctx: Ctx, operator: Operator, item: Item, of: string | null): boolean {
  if (operator.items.some((stack) => stack.item === item && stack.of === of)) return true;
  return operator.items.length + (operator.cigarette ? 1 : 0) < number(ctx, "rr.number.item-spaces");
}

/** Adds what taking up an object requires. rr.pickup.object, rr.crouch.no-objects, rr.jager.blood-not-carried */
function requireObject(ctx: Ctx, req: Req, operator: Placed<Operator>, object: CarriedObject): void {
  const at = name(ctx, operator.at);
  const stained = object === "corpse" ? stainStays(ctx, operator.at) : [];
  req.need(
    // rr.jager.blood-not-carried
    objectsOn(ctx, operator.at).includes(object),
    {
      met: `A ${object} lies on ${at}.`,
      unmet:
        stained.length > 0
          ? `No corpse lies on ${at}, only a blood stain, which nobody picks up.`
          : `No ${object} lies on ${at}.`,
      at: at,
      cites: ["rr.pickup.free", "rr.open.pickup-start", ...stained],
    },
  );
  req.need(!operator.crouched, {
    met: `${operator.id} is standing.`,
    unmet: `${operator.id} is crouched; a crouched Operator does not pick up objects.`,
    cites: ["rr.crouch.no-objects"],
  });
  req.need(operator.carrying === null, {
    met: `${operator.id} carries no object yet.`,
    unmet: `${operator.id} already carries a ${operator.carrying ?? "thing"}.`,
    cites: ["rr.pickup.object", "rr.opboard.contents", "rr.open.pickup-carrying"],
  });
}

/**
 * Adds what taking up an item requires, with an object or alone. rr.pickup.items, rr.opboard.stacks,
 * rr.open.pickup-carrying, rr.lewes.no-pickup, rr.dare.rat-bomb-as-lewes
 */
function requireItem(
  ctx: Ctx,
  req: Req,
  operator: Placed<Operator>,
  { object, item }: { readonly object?: CarriedObject | undefined; readonly item: Item },
): void {
  const at = name(ctx, operator.at);
  const thing = itemsOn(ctx, operator.at).find(({ kind }) => isLaidItem(item) && kind === laidItem[item]);
  req.need(item !== "bomb" && item !== "rat-bomb", {
    met: `A ${itemTitles[item]} may be picked up.`,
    unmet: "A placed bomb cannot be picked up.",
    cites: [
      "rr.pickup.items",
      ...citeIf(item === "bomb" || item === "rat-bomb", "rr.lewes.no-pickup"),
      ...citeIf(item === "rat-bomb", "rr.dare.rat-bomb-as-lewes"),
    ],
  });
  if (
    !req.found(thing, {
      met: `A ${itemTitles[item]} lies on ${at}.`,
      unmet: `No ${itemTitles[item]} lies on ${at}.`,
      at: at,
      cites: ["rr.pickup.free", "rr.pickup.items", "rr.open.pickup-start"],
    })
  )
    return;
  if (object === undefined)
    req.need(operator.carrying === null, {
      met: `${operator.id} carries no object.`,
      unmet: `${operator.id} carries a ${operator.carrying ?? "thing"}.`,
      cites: ["rr.carry.actions", "rr.open.pickup-carrying"],
    });
  if (reading(ctx, "rr.open.item-ownership") === "not-picked-up")
    req.need(ownerOf(ctx, thing, operator) === null, {
      met: `The ${itemTitles[item]} is ${operator.id}'s own.`,
      unmet: `The ${itemTitles[item]} belongs to ${ownerOf(ctx, thing, operator) ?? "another"}.`,
      cites: ["rr.opboard.own-only", "rr.open.item-ownership"],
    });
  req.need(hasSpace(ctx, operator, item, ownerOf(ctx, thing, operator)), {
    met: `${operator.id} has an item space for it.`,
    unmet: `${operator.id} has no item space for it.`,
    cites: ["rr.pickup.items", "rr.opboard.stacks", "rr.open.item-ownership"],
  });
}

/**
 * Pick up: 0 AP, an object, an item or one of each on the Operator's square. rr.pickup.free, rr.pickup.object,
 * rr.pickup.items, rr.pickup.both, rr.crouch.no-objects, rr.open.pickup-start, rr.trap.reuse
 */
const pickUp = onFoot("pick-up", {
  cost: "rr.number.ap-pick-up",
  cites: ["rr.pickup.free"],
  crouched: true,
  carrying: true,
  moves: true,
  requires(ctx, req, operator, { object, item }) {
    req.need(object !== undefined || item !== undefined, {
      met: "An object or an item is named.",
      unmet: "Neither an object nor an item is named.",
      cites: ["rr.pickup.free"],
    });
    req.need(object === "barrel" || !sharesSquare(ctx, operator, operator.at), {
      met: `${operator.id} is alone on the square.`,
      unmet: `${operator.id} is passing an occupied square; nothing is picked up there.`,
      cites: ["rr.open.pass-with-single-moves"],
    });
    if (object !== undefined) requireObject(ctx, req, operator, object);
    if (item !== undefined) requireItem(ctx, req, operator, { object, item });
  },
  candidates(ctx, operator) {
    const objects = objectsOn(ctx, operator.at);
    const items = [...new Set(itemsOn(ctx, operator.at).map(({ kind }) => kind))].flatMap((kind) =>
      kind === "barrel" ? [] : [kind],
    );
    const base = { do: "pick-up" as const, operator: operator.id };
    return [
      ...objects.map((object) => ({ ...base, object })),
      ...items.map((item) => ({ ...base, item })),
      ...objects.flatMap((object) => items.map((item) => ({ ...base, object, item }))),
    ];
  },
  *perform(ctx, _incident, operator, { object, item }) {
    const both: readonly Citation[] = object !== undefined && item !== undefined ? ["rr.pickup.both"] : [];
    const at = name(ctx, operator.at);
    if (object !== undefined) {
      if (object === "corpse") takeCorpse(ctx, operator.at);
      else takeAway(ctx, (thing) => thing.kind === "barrel" && thing.at === operator.at);
      operator.carrying = object;
      record(ctx, {
        event: "picked-up",
        piece: operator.id,
        what: object,
        at,
        cites: ["rr.pickup.free", "rr.pickup.object", ...both, ...stainStays(ctx, operator.at)],
      });
    }
    if (item === undefined || !isLaidItem(item)) return;
    const thing = takeAway(ctx, ({ kind, at: square }) => kind === laidItem[item] && square === operator.at);
    if (thing === undefined) return;
    const of = ownerOf(ctx, thing, operator);
    const stack = operator.items.find((own) => own.item === item && own.of === of);
    operator.items =
      stack === undefined
        ? [...operator.items, { item, count: 1, of }]
        : operator.items.map((own) => (own === stack ? { ...own, count: own.count + 1 } : own));
    record(ctx, {
      event: "picked-up",
      piece: operator.id,
      what: item,
      at,
      cites: [
        "rr.pickup.free",
        "rr.pickup.items",
        ...citeIf(item === "trap", "rr.trap.reuse"),
        ...citeIf(of !== null, "rr.open.item-ownership"),
        ...both,
      ],
    });
  },
});

/** A blood stain stays where the corpse lay. rr.jager.blood-not-carried, rr.jager.blood-stays */
const stainStays = (ctx: Ctx, at: Square): readonly Citation[] =>
  ctx.state.jager !== null && ctx.state.jager.stains.some((stain) => stain.at === at)
    ? ["rr.jager.blood-not-carried", "rr.jager.blood-stays"]
    : [];

/** Takes one thing off the board. */
function takeAway(ctx: Ctx, which: (thing: Laid) => boolean): Laid | undefined {
  const taken = ctx.state.laid.find(which);
  ctx.state.laid = ctx.state.laid.filter((thing) => thing !== taken);
  return taken;
}

/** Takes one corpse off a square. */
function takeCorpse(ctx: Ctx, at: Square): void {
  const { corpses } = ctx.state;
  ctx.state.corpses = corpses.filter((_, i) => i !== corpses.indexOf(at));
}

export const footActions = { "pick-up": pickUp };
