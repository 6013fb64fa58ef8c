import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Item } from "../book/titles.ts";
import { choose, type Ctx, grid, name, number, record, type Rules, seatOf } from "../table/context.ts";
import { cardsLeft } from "../table/deck.ts";
import { useItem } from "../table/rolls.ts";
import type { CarriedObject, Operator } from "../table/state.ts";
import { type Square, squareNamed } from "../../geometry/index.ts";
import { layCorpse } from "../fighting/index.ts";
import { onFoot } from "./rule.ts";
import { around } from "./steps.ts";
import { combinedMove, requireCombinedMove } from "./move.ts";
import type { Incident } from "../alarm/index.ts";
import { requirePlace } from "./placing-requirements.ts";
import { isLaidItem, type LaidItem, lay, type PutDown, itemPlacing } from "./what-is-placed.ts";

/** Puts it down, as it is written. rr.place.no-alert */
function* putDown(
  ctx: Ctx,
  incident: Incident,
  operator: Operator,
  { object, item, at: written }: PutDown & { readonly at: string },
  cites: readonly Citation[],
): Rules {
  const at = squareNamed(grid(ctx), written);
  if (at === null) return;
  const over: readonly Citation[] = [
    ...cites,
    "rr.place.over-and-through",
    "rr.window.place",
    ...citeIf(operator.crouched, "rr.place.crouched"),
  ];
  if (object !== undefined) {
    operator.carrying = null;
    record(ctx, {
      event: "put-down",
      piece: operator.id,
      what: object,
      at: written,
      cites: [...over, ...citeIf(object === "barrel", "rr.place.no-alert")],
    });
    if (object === "barrel") lay(ctx, { kind: "barrel", at });
    else {
      layCorpse(ctx, at, ["rr.place.cost"]);
      incident.corpses.push(at);
    }
  } else if (item !== undefined && isLaidItem(item)) {
    useItem(ctx, operator, item);
    record(ctx, {
      event: "put-down",
      piece: operator.id,
      what: item,
      at: written,
      cites: [
        ...over,
        ...itemPlacing[item],
        "rr.place.no-alert",
        ...citeIf(operator.carrying !== null, "rr.carry.actions"),
      ],
    });
    yield* layItem(ctx, operator, item, at);
  }
}

/** Lays an item that was put down; a bomb's card goes into the event deck. rr.lewes.place */
function* layItem(ctx: Ctx, operator: Operator, item: LaidItem, at: Square): Rules {
  const { id: of } = operator;
  switch (item) {
    case "trap":
      return lay(ctx, { kind: "trap", at, of, used: false });
    case "landmine":
      return lay(ctx, { kind: "landmine", at, of });
    case "document":
      return lay(ctx, { kind: "document", at });
    case "bomb":
    case "rat-bomb": {
      const above = yield* bombDepth(ctx, operator, item);
      lay(ctx, { kind: item, at, of, above });
      record(ctx, {
        event: "bomb-card",
        at: name(ctx, at),
        depth: above,
        cites: [
          ...citeIf(item === "rat-bomb", "rr.dare.rat-bomb-card"),
          "rr.lewes.place",
          "rr.open.bomb-depth-zero",
          "rr.open.bomb-short-deck",
          "rr.open.bomb-reshuffle",
        ],
      });
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
const thingsToPutDown = (operator: Operator): readonly PutDown[] => [
  ...(operator.carrying === null ? [] : [{ object: operator.carrying }]),
  ...operator.items.flatMap(({ item, count, of }) => (count > 0 && of === null && isLaidItem(item) ? [{ item }] : [])),
];

const shown = ({ object, item }: PutDown): { object?: CarriedObject; item?: Item } => ({
  ...(object !== undefined && { object }),
  ...(item !== undefined && { item }),
});

/** Place: 1 AP, the carried object or an item onto an adjacent square. rr.place.cost, rr.place.corpse-alerts */
export const place = onFoot("place", {
  cost: "rr.number.ap-place",
  cites: ["rr.place.cost"],
  crouched: true,
  carrying: true,
  requires: (ctx, req, operator, action) =>
    requirePlace(ctx, req, operator, { from: operator.at, what: action, written: action.at }),
  candidates: (ctx, operator) =>
    thingsToPutDown(operator).flatMap((what) =>
      around(ctx, operator.at).map(({ to }) => ({
        do: "place" as const,
        operator: operator.id,
        ...shown(what),
        at: name(ctx, to),
      })),
    ),
  perform: (ctx, incident, operator, action) => putDown(ctx, incident, operator, action, ["rr.place.cost"]),
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
      req.need(squareNamed(grid(ctx), action.at) !== to, {
        met: `The barrel is not put where ${operator.id} stops.`,
        unmet: `The barrel would stand where ${operator.id} stops.`,
        cites: ["rr.barrel.pass"],
      });
  },
  candidates: (ctx, operator) =>
    thingsToPutDown(operator).flatMap((what) =>
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
  *perform(ctx, incident, operator, action) {
    if (action.order === "move-first") combinedMove(ctx, incident, operator, action.to, ["rr.place.move-and"]);
    yield* putDown(ctx, incident, operator, action, ["rr.place.move-and"]);
    if (action.order === "move-last") combinedMove(ctx, incident, operator, action.to, ["rr.place.move-and"]);
  },
});

export const footActions = { place, "move-and-place": moveAndPlace };
