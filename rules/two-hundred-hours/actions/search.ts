import type { ActionRule } from "./rule.ts";
import {
  type Req,
  recordNoEffect,
  cardOf,
  fighterNamed,
  type Ctx,
  isStanding,
  record,
  type Rules,
  sideOf,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { itemNamed } from "../table/battlefield.ts";
import { applyResults } from "../detection/index.ts";
import { gapToItem, gapToMarker, touches } from "../table/measuring.ts";
import { makeRoll, poolOf, successesOf, useMedals } from "../dice/index.ts";
import type { Objective } from "../table/things.ts";
import type { OnTable } from "../table/fighter.ts";
import { isInside, placeEscapes } from "../missions/index.ts";

/**
 * Whether a fighter is where it can search a location: inside, or touching one that cannot be entered, or touching a
 * marker that an event has moved into the open. zh.m7.search-where
 */
function isAt(ctx: Ctx, fighter: OnTable, { at, item }: Objective): boolean {
  const location = item === null ? undefined : itemNamed(ctx.state, item);
  if (location === undefined) return touches(ctx, gapToMarker(ctx, fighter.at, at));
  if (location.category === "building" && !location.locked && !ctx.state.options.locked)
    return isInside(ctx, fighter, location.id);
  return fighter.on === location.id || touches(ctx, gapToItem(ctx, fighter.at, location.corners));
}

/** The marker a fighter can search for where it stands. */
const markerAt = (ctx: Ctx, fighter: OnTable): Objective | undefined =>
  ctx.state.objectives.find(
    (objective) => objective.status === "there" && !objective.up && isAt(ctx, fighter, objective),
  );

function requireSearch(ctx: Ctx, req: Req, { fighter: id }: ActionOf<"search">): void {
  const fighter = fighterNamed(ctx.state, id);
  req.need(ctx.state.mission === "m7", {
    met: "There is intelligence to search for.",
    unmet: "There is nothing to search for in this mission: only Stolen Secrets has intelligence.",
    cites: ["zh.m7.search-where"],
  });
  const attacks = fighter !== undefined && isStanding(fighter) && sideOf(fighter) === "attacker";
  const says = { met: `${id} is an attacker on the table.`, unmet: `${id} is not an attacker on the table.` };
  if (!req.need(attacks, says, "zh.m7.search-where") || !attacks) return;
  req.need(markerAt(ctx, fighter) !== undefined, {
    met: `${id} is at a location with a face-down marker.`,
    unmet: `${id} is neither inside a location with a face-down marker nor touches one that cannot be entered.`,
    cites: ["zh.m7.search-where"],
  });
}

/**
 * Reveals the marker: a 0 is removed, a 1 or 2 is carried by the searching fighter. zh.m7.search-none,
 * zh.open.m7-carrier, zh.m7.carry-free
 */
function* reveal(ctx: Ctx, fighter: OnTable, marker: Objective): Rules {
  const first = ctx.state.objectives.every(({ up }) => !up);
  marker.up = true;
  if (typeof marker.number !== "number") return;
  record(ctx, {
    event: "revealed",
    what: marker.id,
    number: marker.number,
    by: fighter.id,
    cites: ["zh.m7.search-none"],
  });
  if (marker.number === 0) {
    marker.status = "removed";
    record(ctx, {
      event: "objective-gone",
      what: marker.id,
      why: "there is nothing in it",
      cites: ["zh.m7.search-none"],
    });
  } else {
    marker.status = "carried";
    marker.carrier = fighter.id;
    record(ctx, {
      event: "objective-taken",
      what: marker.id,
      by: fighter.id,
      cites: ["zh.m7.search-none", "zh.m7.carry-free", "zh.m7.carry-events", "zh.open.m7-carrier"],
    });
  }
  if (first) yield* placeEscapes(ctx);
}

/** Search: dice against Smarts, without a move. zh.m7.search-dice, zh.m7.search-none */
const search: ActionRule<"search"> = {
  requires: requireSearch,
  candidates: (ctx, fighter) =>
    ctx.state.mission === "m7" && sideOf(fighter) === "attacker" ? [{ do: "search", fighter: fighter.id }] : [],
  *perform(ctx, _, action) {
    const fighter = fighterOnTable(ctx.state, action.fighter);
    const marker = markerAt(ctx, fighter);
    const score = cardOf(fighter).abilities.smarts;
    const pool = poolOf(ctx, "search");
    const roll = yield* makeRoll(ctx, { fighter, name: "Search", pool, score }, "zh.m7.search-dice");
    yield* useMedals(ctx, fighter, roll, [], { inAction: true });
    yield* applyResults(ctx, roll, fighter, {}, "zh.m7.search-dice");
    if (successesOf(roll) > 0 && marker !== undefined) yield* reveal(ctx, fighter, marker);
    else recordNoEffect(ctx, fighter.id, ["search"], "nothing is found", "zh.m7.search-none");
  },
};

export const actions = { search };
