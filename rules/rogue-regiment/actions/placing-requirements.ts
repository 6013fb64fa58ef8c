import { citeIf } from "../../kernel/index.ts";
import { edgesMet } from "../movement/index.ts";
import { type Item, itemTitles } from "../book/titles.ts";
import { type Ctx, grid, name, occupied, reading, type Req } from "../table/context.ts";
import { isDisguised, pronouns } from "../table/nancy.ts";
import { ownStack } from "../table/rolls.ts";
import type { CarriedObject, Operator } from "../table/state.ts";
import { edge, ground } from "../table/terrain.ts";
import type { Square } from "../../geometry/index.ts";
import { stepTo } from "../fighting/index.ts";
import { requireSquare } from "./steps.ts";
import { isLaidItem, type PutDown, itemPlacing, lockInTheWay, windowRules, passesOver } from "./what-is-placed.ts";

/** What is put down, from where, and the square as it is written. */
interface Placing {
  readonly from: Square;
  readonly what: PutDown;
  readonly written: string;
}

/** Adds that the carried object is the one that is put down. rr.place.cost */
function requireObject(req: Req, operator: Operator, object: CarriedObject): void {
  req.need(operator.carrying === object, {
    met: `${operator.id} carries a ${object}.`,
    unmet: `${operator.id} carries ${operator.carrying === null ? "no object" : `a ${operator.carrying}`}; the action names a ${object}.`,
    cites: ["rr.place.cost"],
  });
}

/** Adds that an item can be put down, is his own and within reach. rr.opboard.own-only. Returns whether it can be at all. */
function requireItem(req: Req, operator: Operator, item: Item): boolean {
  if (
    !req.need(isLaidItem(item), {
      met: `A ${itemTitles[item]} may be put down.`,
      unmet: `A ${itemTitles[item]} is not put down; traps, landmines and bombs are.`,
      cites: ["rr.place.cost"],
    }) ||
    !isLaidItem(item)
  )
    return false;
  const has = req.need(ownStack(operator, item) !== undefined, {
    met: `${operator.id} has a ${itemTitles[item]} of ${pronouns(operator).his} own.`,
    unmet: `${operator.id} has no ${itemTitles[item]} of ${pronouns(operator).his} own.`,
    cites: ["rr.opboard.own-only", "rr.open.item-ownership", ...itemPlacing[item]],
  });
  if (has && isDisguised(operator))
    req.need(item === "document", {
      met: "A document can be put down in disguise.",
      unmet: `${operator.id} wears the disguise: the ${itemTitles[item]} is out of reach until she changes her outfit.`,
      cites: ["rr.dare.disguise-spotted-no-kit", "rr.open.dare-disguise-items"],
    });
  return true;
}

/** Adds that nothing lies between that a thing cannot pass. rr.place.over-and-through, rr.window.place, rr.jager.lock-blocks */
function requirePassingOver(
  ctx: Ctx,
  req: Req,
  operator: Operator,
  { from, at, direction, written }: Omit<Placing, "what"> & { readonly at: Square; readonly direction: number },
): void {
  req.need(passesOver(ctx, from, at, direction), {
    met: `No wall lies between ${name(ctx, from)} and ${written}.`,
    unmet: `A wall lies between ${name(ctx, from)} and ${written}.`,
    at: written,
    cites: [
      "rr.place.over-and-through",
      ...(edgesMet(ctx, from, at, direction).includes(edge.window) ? windowRules(direction) : []),
      "rr.open.adjacent-across-wall",
      ...citeIf(operator.crouched, "rr.place.crouched"),
    ],
  });
  if (ctx.state.jager === null || reading(ctx, "rr.open.jager-lock-place-through") === "yes") return;
  const lock = lockInTheWay(ctx, from, at, direction);
  req.need(lock === undefined, {
    met: "No locked door lies between.",
    unmet: `The door between ${lock === undefined ? "them" : `${name(ctx, lock.from)} and ${name(ctx, lock.to)}`} is locked: nothing is put through it.`,
    at: written,
    cites: ["rr.jager.lock-blocks", "rr.open.jager-lock-place-through"],
  });
}

/** Adds that the square takes what is put there. rr.cover.supply-dump, rr.square.water-move, rr.barrel.pass */
function requireRoomFor(
  ctx: Ctx,
  req: Req,
  { at, what, written }: Omit<Placing, "from"> & { readonly at: Square },
): void {
  const { object, item } = what;
  req.need(grid(ctx).squares[at] !== ground.dump, {
    met: `${written} is not a supply dump.`,
    unmet: `${written} is a supply dump; nothing is put there.`,
    at: written,
    cites: ["rr.cover.supply-dump"],
  });
  if (object === "barrel" || item !== undefined)
    req.need(grid(ctx).squares[at] !== ground.water, {
      met: `${written} is not a water square.`,
      unmet: `${written} is water; that would be lost there.`,
      at: written,
      cites: ["rr.square.water-move"],
    });
  if (object === "barrel")
    req.need(!occupied(ctx, at), {
      met: `${written} is free.`,
      unmet: `${written} is occupied; a barrel takes a square of its own.`,
      at: written,
      cites: ["rr.barrel.pass", "rr.square.one-unit"],
    });
}

/**
 * Adds what putting something on a square requires: rr.place.cost, rr.place.over-and-through, rr.window.place,
 * rr.place.crouched.
 */
export function requirePlace(ctx: Ctx, req: Req, operator: Operator, { from, what, written }: Placing): void {
  const { object, item } = what;
  req.need((object === undefined) !== (item === undefined), {
    met: "One object or one item is named.",
    unmet:
      object === undefined
        ? "Neither an object nor an item is named."
        : "An object and an item are named; one thing is put down at a time.",
    cites: ["rr.place.cost"],
  });
  if (object !== undefined) requireObject(req, operator, object);
  if (item !== undefined && !requireItem(req, operator, item)) return;
  const at = requireSquare(ctx, req, written);
  if (at === null) return;
  const direction = stepTo(ctx, from, at);
  if (
    !req.found(direction, {
      met: `${written} is adjacent.`,
      unmet: `${written} is not adjacent.`,
      at: written,
      cites: ["rr.place.cost", "rr.square.adjacent"],
    })
  )
    return;
  requirePassingOver(ctx, req, operator, { from, at, direction, written });
  requireRoomFor(ctx, req, { at, what, written });
}
