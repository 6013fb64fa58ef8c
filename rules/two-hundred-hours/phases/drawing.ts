import type { Citation } from "../book/citation.ts";
import { type Side, tokenKinds, type TokenKind } from "../book/ids.ts";
import { draw, type Ctx, otherSide, reading, record, type Rules, runMoments } from "../table/context.ts";
import { readyFor } from "../table/tokens.ts";
import { atTimeToken, instead } from "./moments.ts";

const left = ({ state: { container } }: Ctx): number => container.character + container.trooper + container.time;

/**
 * Draws one token. An Action token waits to be assigned afterwards; a Time token is settled at once.
 * zh.token.shared, zh.turn.alternate
 */
export function* drawToken(ctx: Ctx): Rules {
  const { state } = ctx;
  const { container } = state;
  const bag: string[] = [];
  for (const kind of ["character", "trooper", "time"] as const)
    for (let token = 0; token < container[kind]; token++) bag.push(kind);
  const side = state.draws;
  const drawn = yield* draw("container", bag, `The ${side} draws a token`, "zh.token.shared", "zh.turn.alternate");
  const kind = tokenKinds.find((tokenKind) => tokenKind === drawn);
  if (kind === undefined) {
    yield* timeToken(ctx);
    return;
  }
  container[kind]--;
  record(ctx, {
    event: "token-drawn",
    seat: side,
    token: kind,
    left: left(ctx),
    cites: ["zh.token.shared", "zh.turn.alternate", "zh.turn.defender-first"],
  });
  giveToken(ctx, kind);
}

/**
 * No fighter that could be assigned the token has a legal action: by one reading it is handed over, as if nobody were ready,
 * by another the player passes and it is set aside. zh.open.no-legal-action
 */
export function giveAway(ctx: Ctx): void {
  const { state } = ctx;
  const { drawn } = state;
  if (drawn === null) return;
  const { kind, side, handedOver } = drawn;
  const other = otherSide(side);
  const hands = reading(ctx, "zh.open.no-legal-action") === "hand-over";
  if (hands && !handedOver && readyFor(state, other, kind).length > 0) {
    handOver(ctx, side, kind, "zh.open.no-legal-action", "zh.turn.hand-over");
    return;
  }
  state.drawn = null;
  setAside(ctx, kind, "zh.open.no-legal-action");
  if (!hands) state.draws = other;
}

/** The token goes to the other side, who assigns it. zh.turn.hand-over */
function handOver(ctx: Ctx, side: Side, kind: TokenKind, ...cites: readonly Citation[]): void {
  record(ctx, { event: "token-handed-over", seat: side, token: kind, cites });
  ctx.state.drawn = { kind, side: otherSide(side), handedOver: true };
}

/** Nobody gets the token: it is out of the container for this turn. */
function setAside(ctx: Ctx, kind: TokenKind, cite: Citation): void {
  ctx.state.aside[kind]++;
  record(ctx, { event: "token-set-aside", token: kind, cites: [cite] });
}

/** The token goes to the player who drew it if they have a ready fighter for it, else to the opponent, else to nobody. */
function giveToken(ctx: Ctx, kind: TokenKind): void {
  const { state } = ctx;
  const side = state.draws;
  if (readyFor(state, side, kind).length > 0) {
    state.drawn = { kind, side, handedOver: false };
    return;
  }
  const other = otherSide(side);
  if (readyFor(state, other, kind).length > 0) {
    handOver(ctx, side, kind, "zh.turn.hand-over", "zh.turn.hand-over-redraw");
    return;
  }
  setAside(ctx, kind, "zh.open.hand-over-neither");
  if (reading(ctx, "zh.open.hand-over-neither") === "play-passes") state.draws = other;
}

/**
 * A Time token: charges count down, then its player draws a card instead of acting; the third ends the turn at once.
 * zh.time.card, zh.time.passes, zh.time.third, zh.open.countdown-third
 */
function* timeToken(ctx: Ctx): Rules {
  const { state } = ctx;
  const side = state.draws;
  state.container.time--;
  state.times++;
  record(ctx, {
    event: "time-passes",
    seat: side,
    number: state.times,
    cites: [state.times < 3 ? "zh.time.passes" : "zh.time.third"],
  });
  yield* runMoments(atTimeToken, ctx, side);
  if (state.result !== null) return;
  if (state.container.time === 0) state.phase = "turn-end";
  else yield* runMoments(instead, ctx, side);
  state.draws = otherSide(side);
}
