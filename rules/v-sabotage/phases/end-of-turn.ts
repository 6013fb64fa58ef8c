import type { Citation } from "../book/citation.ts";
import { beginHealthy, clearGas, eliminate } from "../combat/index.ts";
import { nextOperation } from "../set-up/index.ts";
import { isSomebodyOut } from "../table/been.ts";
import { commandosOf, type Ctx, isCritical, reading, record, type Rules } from "../table/context.ts";
import type { EndText } from "../table/event-words.ts";
import { limitLeft } from "../table/pools.ts";
import { countTally } from "../table/tally.ts";
import { leaveOperation } from "./completing.ts";
import { loseExtraActions } from "./danger-and-luck.ts";

/** The end of the turn: deadlines, gas, and whether the operation has succeeded or failed. vs.end.check */
export function* endOfTurn(ctx: Ctx): Rules {
  for (const commando of ctx.state.commandos) {
    if (commando.deadline === null || commando.deadline > ctx.state.turn || !isCritical(commando)) continue;
    yield* eliminate(ctx, commando, "it was not healed in time", [
      "vs.health.critical-deadline",
      "vs.open.critical-deadline",
    ]);
  }
  if (ctx.state.commandos.some(({ uniform, card }) => uniform && card !== "gander")) countTally(ctx, "uniform-turns");
  clearGas(ctx);
  loseExtraActions(ctx);
  ctx.state.dangerous = { checkDice: 0, newDirection: [] };
  yield* eliminateLeftBehind(ctx);
  if (resultOf(ctx)?.result === "victory" && ctx.state.campaign !== null && ctx.state.campaign.operations.length > 0) {
    leaveOperation(ctx);
    nextOperation(ctx);
    beginHealthy(ctx);
    return;
  }
  decideResult(ctx);
}

/** Writes down how the operation stands, if it is over. vs.end.check */
export function decideResult(ctx: Ctx): void {
  const over = resultOf(ctx);
  ctx.state.result = over;
  if (over !== null)
    record(ctx, { event: "over", result: over.result, why: over.text, cites: ["vs.end.check", ...over.cites] });
}

/**
 * A special rule of an operation: whoever is on a terrain when its turn limit is reached is eliminated.
 * vs.elim.special-rule
 */
function* eliminateLeftBehind(ctx: Ctx): Rules {
  for (const terrain of ctx.state.terrains) {
    if (
      !ctx.state.facts.includes(`rule:left-behind:${terrain.id}`) ||
      terrain.limit === null ||
      limitLeft(ctx, terrain.id) > 0 ||
      terrain.turns < terrain.limit.turns
    )
      continue;
    for (const commando of commandosOf(ctx, terrain))
      yield* eliminate(ctx, commando, "it is left behind at the turn limit", [
        "vs.elim.special-rule",
        "vs.setup.veteran",
      ]);
  }
}

interface Verdict {
  readonly result: "victory" | "defeat";
  readonly text: EndText;
  readonly cites: readonly Citation[];
}

const defeat = (text: EndText, cites: readonly Citation[]): Verdict => ({ result: "defeat", text, cites });

/**
 * How the operation stands: success, failure, or neither. vs.end.success, vs.end.fail-eliminated, vs.end.fail-reserve,
 * vs.end.fail-card
 */
function resultOf(ctx: Ctx): { result: "victory" | "defeat"; text: EndText; cites: Citation[] } | null {
  const verdict = failure(ctx) ?? success(ctx) ?? noTerrainLeft(ctx);
  return verdict === null ? null : { ...verdict, cites: [...verdict.cites] };
}

function failure(ctx: Ctx): Verdict | null {
  const { state } = ctx;
  if (state.facts.includes("shortage"))
    return defeat("The enemy reserve cannot supply the units needed.", [
      "vs.end.fail-reserve",
      "vs.reinf.shortage",
      "vs.open.full-shortage",
      "vs.open.shortage-setup",
    ]);
  const living = state.commandos.filter(
    ({ status, card }) => (status === "in-play" || status === "outside") && card !== "gander",
  );
  const waiting = state.commandos.some(({ status }) => status === "waiting");
  const due = state.ahead.some(({ after }) => after.every((id) => state.completed.includes(id)));
  if (living.length === 0 && !(waiting && due))
    return defeat("All commandos have been eliminated.", ["vs.end.fail-eliminated", "vs.open.replacement-fail"]);
  const failed = state.facts.find((fact) => fact.startsWith("failed:"));
  if (failed !== undefined)
    return defeat(`The operation fails: ${failed.slice("failed:".length)}.`, ["vs.end.fail-card"]);
  const alwaysFails = reading(ctx, "vs.open.limit-consequence") === "failure";
  const late = state.terrains.find(({ id, limit, turns }) => {
    if (limit === null || !(limit.fails || alwaysFails)) return false;
    return turns > 0 && limitLeft(ctx, id) === 0 && turns >= limit.turns;
  });
  if (late !== undefined)
    return defeat(`The turn limit of ${late.id} is over.`, [
      "vs.end.fail-card",
      "vs.setup.limit-deck",
      "vs.open.limit-consequence",
    ]);
  return null;
}

/**
 * Success: every objective of every terrain, and somebody living who left the last terrain through a trap door.
 * vs.end.success, vs.open.two-last-terrains
 */
function success(ctx: Ctx): Verdict | null {
  const { state } = ctx;
  const open = state.ahead.length > 0 || state.terrains.some(({ objectives }) => objectives.some(({ done }) => !done));
  const last = state.terrains.length > 0 ? state.terrains.map(({ id }) => id) : state.completed.slice(-1);
  const left = last.some((id) => isSomebodyOut(ctx, id));
  const some = state.completed.length > 0 || state.terrains.some(({ objectives }) => objectives.length > 0);
  if (open || !left || !some) return null;
  return {
    result: "victory",
    text: "All objectives are completed, and a commando has left the last terrain.",
    cites: ["vs.end.success", "vs.open.two-last-terrains"],
  };
}

/**
 * With no terrain in play and none to come nobody can leave one any more: without success by then there is none.
 * vs.end.success, vs.complete.dismantle
 */
function noTerrainLeft({ state: { terrains, ahead, completed } }: Ctx): Verdict | null {
  if (terrains.length > 0 || ahead.length > 0 || completed.length === 0) return null;
  const cites: Citation[] = ["vs.end.success", "vs.complete.when", "vs.complete.dismantle"];
  return defeat("The last terrain is taken apart, and nobody living has left it.", cites);
}
