import type { ActionRule, Needs } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { itemNamed } from "../battlefield.ts";
import { applyResults } from "../detection/index.ts";
import { gapToItem, gapToMarker, touches } from "../measuring.ts";
import { makeRoll, poolOf, successesOf, useMedals } from "../rolling/index.ts";
import type { Objective, Standing } from "../state/index.ts";
import { cardOf, fighterNamed, type G, isStanding, record, type Rules, sideOf, theStanding } from "../table.ts";
import { placeEscapes } from "./escapes.ts";
import { isInside } from "./officer.ts";

/**
 * Whether a fighter is where it can search a location: inside, or touching one that cannot be entered, or touching a
 * marker that an event has moved into the open. zh.m7.search-where
 */
function isAt(g: G, fighter: Standing, { at, item }: Objective): boolean {
  const location = item === null ? undefined : itemNamed(g.state, item);
  if (location === undefined) return touches(g, gapToMarker(g, fighter.at, at));
  if (location.category === "building" && !location.locked && !g.state.options.locked)
    return isInside(g, fighter, location.id);
  return fighter.on === location.id || touches(g, gapToItem(g, fighter.at, location.corners));
}

/** The marker a fighter can search for where it stands. */
const markerAt = (g: G, fighter: Standing): Objective | undefined =>
  g.state.objectives.find((one) => one.status === "there" && !one.up && isAt(g, fighter, one));

function searchNeeds(g: G, r: Needs, { fighter: id }: ActionOf<"search">): void {
  const fighter = fighterNamed(g.state, id);
  r.need(
    g.state.mission === "m7",
    {
      met: "There is intelligence to search for.",
      unmet: "There is nothing to search for in this mission: only Stolen Secrets has intelligence.",
    },
    "zh.m7.search-where",
  );
  const attacks = fighter !== undefined && isStanding(fighter) && sideOf(fighter) === "attacker";
  if (
    !r.need(
      attacks,
      { met: `${id} is an attacker on the table.`, unmet: `${id} is no attacker on the table.` },
      "zh.m7.search-where",
    ) ||
    !attacks
  )
    return;
  r.need(
    markerAt(g, fighter) !== undefined,
    {
      met: `${id} is at a location with a face-down marker.`,
      unmet: `${id} is neither inside a location with a face-down marker nor touches one that cannot be entered.`,
    },
    "zh.m7.search-where",
  );
}

/** Reveals the marker: a 0 is removed, a 1 or 2 is carried by the searching fighter. zh.m7.search-none, zh.open.m7-carrier */
function* reveal(g: G, fighter: Standing, marker: Objective): Rules {
  const first = g.state.objectives.every(({ up }) => !up);
  marker.up = true;
  if (typeof marker.number !== "number") return;
  record(g, {
    event: "revealed",
    what: marker.id,
    number: marker.number,
    by: fighter.id,
    cites: ["zh.m7.search-none"],
  });
  if (marker.number === 0) {
    marker.status = "removed";
    record(g, {
      event: "objective-gone",
      what: marker.id,
      why: "there is nothing in it",
      cites: ["zh.m7.search-none"],
    });
  } else {
    marker.status = "carried";
    marker.carrier = fighter.id;
    record(g, {
      event: "objective-taken",
      what: marker.id,
      by: fighter.id,
      cites: ["zh.m7.search-none", "zh.m7.carry-free", "zh.m7.carry-events", "zh.open.m7-carrier"],
    });
  }
  if (first) yield* placeEscapes(g);
}

/** Search: dice against Smarts, without a move. zh.m7.search-dice, zh.m7.search-none */
export const search: ActionRule<"search"> = {
  name: "search",
  needs: searchNeeds,
  candidates: (g, fighter) =>
    g.state.mission === "m7" && sideOf(fighter) === "attacker" ? [{ do: "search", fighter: fighter.id }] : [],
  *perform(g, action) {
    const fighter = theStanding(g, action.fighter);
    const marker = markerAt(g, fighter);
    const score = cardOf(fighter).abilities.smarts;
    const pool = poolOf(g, "search");
    const roll = yield* makeRoll(g, { fighter, name: "Search", pool, score }, "zh.m7.search-dice");
    yield* useMedals(g, fighter, roll, [], true);
    yield* applyResults(g, roll, fighter, {}, "zh.m7.search-dice");
    if (successesOf(roll) > 0 && marker !== undefined) yield* reveal(g, fighter, marker);
    else
      record(g, {
        event: "no-effect",
        fighter: fighter.id,
        what: ["search"],
        why: "nothing is found",
        cites: ["zh.m7.search-none"],
      });
  },
};
