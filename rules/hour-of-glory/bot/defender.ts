import { oneOfEach } from "../../foresight/index.ts";
import { ahead, type Facing, facings } from "../../geometry/index.ts";
import { type ActAsk, rank } from "../../kernel/index.ts";
import { dutyOf, routeCriteria, targetedRoutesOf } from "../guards/index.ts";
import { pursuitField, stepField, UNREACHABLE, lookAlong } from "../sight/index.ts";
import type { Action } from "../table/action-schema.ts";
import { agentOnBoardNamed, intrudersOf, isRaider, occupant } from "../table/agents.ts";
import { type Ctx, planFor, squareName } from "../table/context.ts";
import { corridor, entry, type Square, squareNamed } from "../table/plan.ts";
import { assaultersInside } from "../table/squares.ts";

/** Markers the Commander would collect. */
const markers = (ctx: Ctx): readonly Square[] => [
  ...ctx.state.corpses.map(({ at }) => at),
  ...ctx.state.alerts,
  ...ctx.state.sentries.flatMap(({ marker }) => (marker === null ? [] : [marker])),
];

/** The facing along the longer corridor. hg.dec.commander-move */
export function bestFacing(ctx: Ctx, at: Square): Facing {
  const ways = facings.map((facing) => {
    let squares = 0;
    lookAlong(ctx, at, ahead[facing].dx, ahead[facing].dy, () => {
      squares++;
      return true;
    });
    return { facing, squares };
  });
  return ways.reduce((best, way) => (way.squares > best.squares ? way : best)).facing;
}

const endOf = (ctx: Ctx, action: Action): Square | null =>
  action.do === "move" ? squareNamed(planFor(ctx), action.path.at(-1) ?? "") : null;

/** A field of steps to the nearest of some squares; null where there are none. */
const fieldTo = (ctx: Ctx, goals: readonly Square[]): Int16Array | null =>
  goals.length === 0 ? null : stepField(ctx, goals, "steps", "all");

/** The move that brings the Commander nearest by a field without leaving; null where none is better. */
function nearer(
  ctx: Ctx,
  moves: readonly Action[],
  { at, field, corridorsOnly }: { readonly at: Square; readonly field: Int16Array; readonly corridorsOnly: boolean },
): Action | null {
  const { labels } = planFor(ctx);
  let best: Action | null = null;
  let least = field[at] ?? UNREACHABLE;
  for (const action of moves) {
    const end = endOf(ctx, action);
    if (end === null || labels[end] === entry || (corridorsOnly && labels[end] !== corridor)) continue;
    const distance = field[end] ?? UNREACHABLE;
    if (distance >= least || distance < 1) continue;
    least = distance;
    best = action;
  }
  return best;
}

/**
 * Where the Commander goes: to an assaulter when he can raise the alarm for him, to the nearest marker, onto a raider in
 * reach, and else along the corridors towards the raiders. hg.dec.commander-move
 */
function commanderMove(ctx: Ctx, at: Square, moves: readonly Action[]): Action | null {
  const assaulters = fieldTo(
    ctx,
    assaultersInside(ctx).map((assaulter) => assaulter.at),
  );
  const lying = ctx.state.asi.alarm ? null : fieldTo(ctx, markers(ctx));
  const first = (ctx.state.asi.markers > 0 ? assaulters : null) ?? lying;
  const goes = first === null ? null : nearer(ctx, moves, { at, field: first, corridorsOnly: false });
  if (goes !== null) return goes;
  const onto = moves.find((action) => {
    const end = endOf(ctx, action);
    const there = end === null ? undefined : occupant(ctx.state, end);
    return there !== undefined && isRaider(there);
  });
  if (onto !== undefined) return onto;
  const raiders = fieldTo(
    ctx,
    intrudersOf(ctx.state)
      .filter(isRaider)
      .map((raider) => raider.at),
  );
  return raiders === null ? null : nearer(ctx, moves, { at, field: raiders, corridorsOnly: true });
}

/** What the Commander does. hg.dec.commander-move */
export function commanderAction(ctx: Ctx, ask: ActAsk<Action>): Action {
  const legal = ask.legal();
  const { commander, asi, timer } = ctx.state;
  const find = (kind: Action["do"]): Action | undefined => legal.find((action) => action.do === kind);
  const alarm = find("raise-alarm");
  if (alarm !== undefined && (asi.markers >= 2 || timer < 20)) return alarm;
  const attack = find("fight") ?? find("shoot");
  if (attack !== undefined) return attack;
  const investigate = find("investigate");
  if (investigate !== undefined) return investigate;
  const stops: Action = {
    do: "end-turn",
    agent: "commander",
    ...(commander !== null && { facing: bestFacing(ctx, commander.at) }),
  };
  if (commander === null) return legal.find((action) => action.do === "end-turn") ?? stops;
  const moves = legal.filter((action) => action.do === "move");
  return commanderMove(ctx, commander.at, moves) ?? stops;
}

/** How many ways to move are worth trying by each of what the Commander may go for. */
const MOVES = 2;

/**
 * What is worth trying of the Commander: what else he can do, and the moves that bring him nearest to the assaulters, the
 * raiders and the markers.
 */
export function commanderProposals(ctx: Ctx, ask: ActAsk<Action>): readonly Action[] {
  const legal = ask.legal();
  const agents = intrudersOf(ctx.state);
  const goals = [assaultersInside(ctx), agents.filter(isRaider)].map((some) => some.map(({ at }) => at));
  const moves = [...goals, markers(ctx)].flatMap((squares) => {
    const field = fieldTo(ctx, squares);
    if (field === null) return [];
    return legal
      .flatMap((action) => {
        const end = endOf(ctx, action);
        return end === null ? [] : [{ action, steps: field[end] ?? UNREACHABLE }];
      })
      .toSorted((a, b) => a.steps - b.steps)
      .slice(0, MOVES)
      .map(({ action }) => action);
  });
  const others = oneOfEach(
    legal.filter((action) => action.do !== "move"),
    (action) => action.do,
  );
  return [...others.slice(0, MOVES), ...moves, ...others.slice(MOVES)];
}

/** A Sentry fights if he can, and shoots otherwise. hg.dec.sentry-attack */
export function sentryAction(ask: ActAsk<Action>): Action {
  const legal = ask.legal();
  return (
    legal.find(({ do: what }) => what === "fight") ??
    legal.find(({ do: what }) => what === "shoot") ?? { do: "end-phase" }
  );
}

/** The Guard nearest to a target moves first, by the criteria of the preview. hg.dec.guard-order, hg.dec.guard-path */
export function guardAction(ctx: Ctx, ask: ActAsk<Action>): Action {
  const waiting = ctx.state.guards.filter(({ done, prone }) => done !== "yes" && !prone);
  const targets = assaultersInside(ctx).map(({ at }) => at);
  const near = targets.length === 0 ? null : stepField(ctx, targets, "steps", "all");
  const guard = waiting.toSorted((a, b) => (near?.[a.at] ?? 0) - (near?.[b.at] ?? 0))[0];
  const live = guard === undefined ? undefined : agentOnBoardNamed(ctx.state, guard.id);
  if (live?.kind === "guard") {
    const duty = dutyOf(ctx, live);
    if (duty.kind === "fight" && duty.targets[0] !== undefined)
      return { do: "fight", agent: live.id, target: duty.targets[0].id };
    const [best] = rank(targetedRoutesOf(ctx, live, duty), routeCriteria).best;
    const path = best?.path.map((square) => squareName(ctx, square)) ?? [];
    const target = best?.target ?? ("targets" in duty ? nearestOf(ctx, live.at, duty.targets) : undefined);
    const action: Action = {
      do: "pursue",
      agent: live.id,
      path,
      ...(duty.kind !== "open" && target !== undefined && { target: target.id }),
    };
    if (ask.requirements(action).every(({ holds }) => holds)) return action;
  }
  return ask.legal()[0] ?? { do: "end-phase" };
}

function nearestOf<T extends { readonly at: Square }>(ctx: Ctx, from: Square, among: readonly T[]): T | undefined {
  const field = pursuitField(ctx, from);
  return among.toSorted((a, b) => (field[a.at] ?? UNREACHABLE) - (field[b.at] ?? UNREACHABLE))[0];
}

/** The option nearest to an assaulter, or to any Intruder. hg.dec.mobilise, hg.dec.replacement */
export function nearestSquare(ctx: Ctx, options: readonly { readonly id: string }[]): string | undefined {
  const assaulters = assaultersInside(ctx).map(({ at }) => at);
  const goals = assaulters.length > 0 ? assaulters : intrudersOf(ctx.state).map(({ at }) => at);
  if (goals.length === 0) return options[0]?.id;
  const field = stepField(ctx, goals, "steps", "as-they-are");
  const all = stepField(ctx, goals, "steps", "all");
  const score = (id: string): number => {
    const square = squareNamed(planFor(ctx), id);
    return square === null ? UNREACHABLE : Math.min(field[square] ?? UNREACHABLE, (all[square] ?? UNREACHABLE) + 20);
  };
  return options.toSorted((a, b) => score(a.id) - score(b.id))[0]?.id;
}
