import { battles } from "../book/battles.ts";
import type { Citation } from "../book/citation.ts";
import type { CountReason, EndReason } from "../table/event-words.ts";
import { otherSide, type Side, sideIds, resultFor } from "../table/state.ts";
import { type Ctx, reading, record } from "../table/context.ts";
import { isOnTheBoard } from "../table/stances.ts";
import { inPlay } from "../table/units.ts";

/** The turn from whose end on the well of the first scenario counts. */
const LATE_TURN = 4;

/** Ends the game: a victory is the south's, by the AP count nobody may win. dt.end.winner */
function end(ctx: Ctx, winner: Side | null, why: EndReason, ...cites: readonly Citation[]): void {
  record(ctx, { event: "over", winner, why, cites });
  const text = winner === null ? `A draw: ${why}.` : `The ${winner} wins: ${why}.`;
  ctx.state.result = { result: resultFor(winner), winner, text, cites: [...cites] };
}

/**
 * The side that won the initiative this turn, even if the other went first. dt.open.draw, dt.open.both-wiped-out,
 * dt.turn.winner-chooses
 */
const initiativeOf = ({ state: { initiative, first } }: Ctx): Side | null => initiative ?? first;

/** The side with more AP of eliminated enemies. dt.end.ap-count, dt.open.draw */
function byCount(ctx: Ctx, why: CountReason, ...cites: readonly Citation[]): void {
  const { north, south } = ctx.state.score;
  const draws = reading(ctx, "dt.open.draw") === "draw" ? null : initiativeOf(ctx);
  const winner = north === south ? draws : north > south ? "north" : "south";
  end(ctx, winner, `${why}; north ${north} AP, south ${south} AP`, ...cites, "dt.end.ap-count", "dt.open.draw");
}

/**
 * Both sides are wiped out in one turn: the AP count decides, or by a reading the side with the initiative.
 * dt.open.both-wiped-out
 */
function bothGone(ctx: Ctx): void {
  const why = "both sides are wiped out";
  const cites = ["dt.end.wiped-out", "dt.open.both-wiped-out"] as const;
  if (reading(ctx, "dt.open.both-wiped-out") === "ap-count") return byCount(ctx, why, ...cites);
  end(ctx, initiativeOf(ctx), why, ...cites);
}

/** Who has achieved the objective of the scenario. dt.end.objective */
function achieved(ctx: Ctx): Side | null {
  const { state } = ctx;
  const battle = battles.find(({ id }) => id === state.scenario);
  const [first] = state.objectives;
  if (battle === undefined || first === undefined) return null;
  switch (battle.victory) {
    case "hold-late":
      return state.turn >= LATE_TURN ? first.holder : null;
    case "attacker-takes":
      return first.holder === "south" ? "south" : null;
    case "hold-both":
      return state.objectives.every(({ holder }) => holder === first.holder) ? first.holder : null;
  }
}

/** Ends the game after a turn, if something does. dt.end.wiped-out, dt.end.turn-limit, dt.open.wiped-out-reserves */
export function checkEnd(ctx: Ctx): void {
  const { state } = ctx;
  const winner = achieved(ctx);
  if (winner !== null) return end(ctx, winner, "the objective is taken", "dt.end.objective", "dt.end.winner");
  const how = reading(ctx, "dt.open.wiped-out-reserves");
  const gone = sideIds.filter((side) => {
    const units = state.units.filter((unit) => unit.side === side);
    if (units.length === 0) return false;
    const wasThere = units.some(({ where }) => where === "gone");
    const left = how === "goes-on" ? inPlay(state, side).length > 0 : units.some((unit) => isOnTheBoard(state, unit));
    return wasThere && !left;
  });
  const [lost] = gone;
  if (gone.length > 1) return bothGone(ctx);
  if (lost !== undefined) {
    const reserves = inPlay(state, lost).length > 0;
    if (reserves && how === "ap-count")
      return byCount(ctx, `the ${lost} has nobody on the board`, "dt.end.wiped-out", "dt.open.wiped-out-reserves");
    return end(
      ctx,
      otherSide(lost),
      `the ${lost} is wiped out`,
      "dt.end.wiped-out",
      "dt.end.winner",
      "dt.open.wiped-out-reserves",
    );
  }
  if (state.turns === null || state.turn < state.turns) return;
  const battle = battles.find(({ id }) => id === state.scenario);
  if (battle?.victory === "attacker-takes")
    return end(ctx, "north", "the objective was not taken in time", "dt.end.turn-limit", "dt.end.objective");
  byCount(ctx, "the last turn is over", "dt.end.turn-limit");
}
