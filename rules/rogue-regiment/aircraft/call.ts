import { citeIf, counted } from "../../kernel/index.ts";
import { columnOf, type Facing, facings, opposite, rowOf } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { choose, type Ctx, grid, number, players, reading, record, type Req, type Rules } from "../table/context.ts";
import { cardsLeft } from "../table/deck.ts";
import { linesFrom } from "../table/tiles.ts";
import { soundAlarm } from "./alarm.ts";
import { requireTyphoon } from "./turn.ts";

/** The edges an entry/exit tile lies at: those that most of its squares touch, two for one in a corner. */
export function entrySides(ctx: Ctx): readonly Facing[] {
  const { width, height } = grid(ctx);
  const touches: Readonly<Record<Facing, (x: number, y: number) => boolean>> = {
    N: (_x, y) => y === 0,
    E: (x) => x === width - 1,
    S: (_x, y) => y === height - 1,
    W: (x) => x === 0,
  };
  const count = (side: Facing): number =>
    ctx.state.entry.filter((square) => touches[side](columnOf(grid(ctx), square), rowOf(grid(ctx), square))).length;
  const limit = Math.max(...facings.map(count));
  return limit === 0 ? [] : facings.filter((side) => count(side) === limit);
}

const depths = {
  same: {
    number: "rr.number.typhoon-depth-same",
    first: "rr.dare.typhoon-depth-same",
    again: "rr.dare.typhoon-redepth-same",
  },
  side: {
    number: "rr.number.typhoon-depth-side",
    first: "rr.dare.typhoon-depth-side",
    again: "rr.dare.typhoon-redepth-side",
  },
  opposite: {
    number: "rr.number.typhoon-depth-opposite",
    first: "rr.dare.typhoon-depth-opposite",
    again: "rr.dare.typhoon-redepth-opposite",
  },
} as const;

/** How an edge lies to another. */
const relation = (side: Facing, from: Facing): keyof typeof depths =>
  side === from ? "same" : side === opposite[from] ? "opposite" : "side";

/**
 * How many cards go on its card for an edge: counted from the entry/exit tile at first, later from where it left.
 * rr.dare.typhoon-depth-same, rr.dare.typhoon-depth-side, rr.dare.typhoon-depth-opposite,
 * rr.dare.typhoon-redepth-same, rr.dare.typhoon-redepth-side, rr.dare.typhoon-redepth-opposite
 */
export function depthFor(ctx: Ctx, side: Facing): { readonly cards: number; readonly cites: readonly Citation[] } {
  const left = ctx.state.typhoon?.side ?? null;
  const from = left === null ? entrySides(ctx) : [left];
  const [nearest = depths.opposite] = (["same", "side", "opposite"] as const)
    .filter((kind) => from.some((edge) => relation(side, edge) === kind))
    .map((kind) => depths[kind]);
  const deep = number(ctx, nearest.number) - (reading(ctx, "rr.open.dare-typhoon-depth") === "nth-card" ? 1 : 0);
  const stack = ctx.state.deck.cards.length + (ctx.state.deck.window === null ? 0 : 1);
  const bottom = reading(ctx, "rr.open.dare-typhoon-short-deck") === "bottom";
  return {
    cards: Math.max(1, bottom ? Math.min(deep, stack) : deep),
    cites: [
      left === null ? nearest.first : nearest.again,
      "rr.open.dare-typhoon-depth",
      ...citeIf(cardsLeft(ctx.state.deck) < deep || stack < deep, "rr.open.dare-typhoon-short-deck"),
    ],
  };
}

/** Adds what bringing the Typhoon in requires. rr.dare.typhoon-mission, rr.dare.typhoon-any-time, rr.dare.typhoon-again */
export function requireCall(ctx: Ctx, req: Req, { aircraft }: Pick<ActionOf<"call-typhoon">, "aircraft">): void {
  const { turn } = ctx.state;
  const typhoon = requireTyphoon(ctx, req, aircraft, {
    text: "the Typhoon is brought in during an Operator Phase.",
    cites: "rr.dare.typhoon-any-time",
  });
  if (typhoon === null) return;
  req.need(!typhoon.shotDown, {
    met: `${aircraft} has not been shot down.`,
    unmet: `${aircraft} has been shot down and makes no further run.`,
    cites: ["rr.dare.typhoon-shot-down", "rr.dare.typhoon-again"],
  });
  req.need(typhoon.above === null, {
    met: `The card of ${aircraft} is not in the event deck.`,
    unmet: `${aircraft} is on its way: its card lies under ${counted(typhoon.above ?? 0, "card")}.`,
    cites: ["rr.dare.typhoon-waits-beside"],
  });
  req.need(typhoon.run === null, {
    met: `${aircraft} is not on a run.`,
    unmet: `${aircraft} is on its run, and has to leave the board first.`,
    cites: ["rr.dare.typhoon-again"],
  });
  if (reading(ctx, "rr.open.dare-typhoon-next-card") === "next-phase")
    req.need(typhoon.leftIn !== turn, {
      met: "It has not left the board in this Operator Phase.",
      unmet: "It has left the board in this Operator Phase: its card waits for the next.",
      cites: ["rr.open.dare-typhoon-next-card"],
    });
  req.need(typhoon.side !== null || entrySides(ctx).length > 0, {
    met: "There is an edge from which its card is counted.",
    unmet: "The board has no entry/exit tile at an edge from which the depth of its card could be counted.",
    cites: ["rr.dare.typhoon-depth-same"],
  });
}

/**
 * Puts its card into the event deck and the Typhoon beside an edge; it takes nobody's action. rr.dare.typhoon-card-free,
 * rr.dare.typhoon-waits-beside
 */
export function call(ctx: Ctx, { side }: Pick<ActionOf<"call-typhoon">, "side">): void {
  const { typhoon } = ctx.state;
  if (typhoon === null) return;
  const { cards, cites } = depthFor(ctx, side);
  record(ctx, {
    event: "called",
    piece: typhoon.id,
    side,
    depth: cards,
    cites: [
      "rr.dare.typhoon-any-time",
      "rr.dare.typhoon-card-free",
      "rr.dare.typhoon-waits-beside",
      ...citeIf(typhoon.leftIn !== null, "rr.dare.typhoon-again", "rr.open.dare-typhoon-next-card"),
      ...cites,
    ],
  });
  typhoon.side = side;
  typhoon.above = cards;
}

/**
 * When its card is on top of the unplayed deck the Typhoon is put at its edge, before the line of tiles the players
 * choose. rr.dare.typhoon-arrival
 */
export function* arrive(ctx: Ctx): Rules {
  const { typhoon } = ctx.state;
  if (typhoon === null || typhoon.above !== 0 || typhoon.side === null) return;
  const { side } = typhoon;
  const { lines } = linesFrom(ctx.settings, grid(ctx), side);
  const across = side === "N" || side === "S";
  const line = yield* choose(
    players,
    { id: "rr.decide.typhoon-line", text: `Along which line of tiles does ${typhoon.id} fly?`, piece: typhoon.id },
    Array.from({ length: lines }, (_, i) => ({
      id: String(i),
      text: `${across ? "Column" : "Row"} ${i} of the tiles`,
      value: i,
    })),
  );
  typhoon.above = null;
  typhoon.run = { line, tile: -1 };
  if (reading(ctx, "rr.open.dare-typhoon-reaction-again") === "once-a-run") typhoon.met = [];
  record(ctx, {
    event: "arrived",
    piece: typhoon.id,
    side,
    line,
    cites: ["rr.dare.typhoon-arrival", "rr.open.dare-typhoon-alarm-moment"],
  });
  if (reading(ctx, "rr.open.dare-typhoon-alarm-moment") === "at-the-edge") yield* soundAlarm(ctx);
}
