import type { ActAsk } from "../../kernel/index.ts";
import { sentriesHearing, sentriesToSneakPast } from "../alarm/index.ts";
import { UNREACHABLE, zoneOf } from "../sight/index.ts";
import type { Action } from "../table/action-schema.ts";
import { agentOnBoardNamed, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, planFor } from "../table/context.ts";
import { doorsOf, entry, roomAt, type Square, squareNamed } from "../table/plan.ts";
import { doorsAt, isDoorOpen, stepsFrom } from "../table/squares.ts";
import type { Intruder } from "../table/state.ts";
import { patience } from "./clock.ts";
import { dangerAt, EXPOSURE, heardMinutes, minutesBy, passing, sneaking, watchedMinutes } from "./dangers.ts";
import { type Field, fieldOf, hasEnough, worthOf } from "./plan.ts";

type Of<K extends Action["do"]> = Extract<Action, { do: K }>;

/** What an Intruder knows when he is asked. */
interface Moment {
  readonly ctx: Ctx;
  readonly intruder: OnBoard<Intruder>;
  readonly legal: readonly Action[];
  readonly field: Field & { readonly leaving: boolean };
  /** What it costs to be exposed, in minutes; the less time there is to spare, the less does caution pay. */
  readonly exposed: number;
}

const momentOf = (ctx: Ctx, intruder: OnBoard<Intruder>, ask: ActAsk<Action>): Moment => ({
  ctx,
  intruder,
  legal: ask.legal(),
  field: fieldOf(ctx, intruder),
  exposed: EXPOSURE * patience(ctx),
});

const firstOf = <K extends Action["do"]>(legal: readonly Action[], kind: K): Of<K> | undefined =>
  legal.find((action): action is Of<K> => action.do === kind);

/** By time or by chance, whichever costs less. */
function byCheapestMeans(moment: Moment, kind: "breach" | "spy" | "conceal", door?: string): Action | undefined {
  const { ctx, intruder, legal } = moment;
  const of = legal.filter(
    (action): action is Of<"breach" | "spy" | "conceal"> =>
      action.do === kind && (door === undefined || (action.do === "breach" && action.door === door)),
  );
  const how = minutesBy(ctx, intruder, kind).by;
  return of.find((action) => action.by === how) ?? of[0];
}

/** The squares the field leads along from where he stands. */
function wayAhead({ intruder, field }: Moment): readonly Square[] {
  const way: Square[] = [];
  for (let at = field.next[intruder.at] ?? -1; at >= 0 && way.length < 40; at = field.next[at] ?? -1) way.push(at);
  return way;
}

/** The closed door ahead, if he stands at it. */
function doorAhead(moment: Moment): string | null {
  const { ctx, intruder } = moment;
  let here = intruder.at;
  for (const to of wayAhead(moment)) {
    const step = stepsFrom(ctx, here).find((candidate) => candidate.to === to);
    if (step !== undefined && step.door >= 0 && !isDoorOpen(ctx, step.door)) {
      const id = planFor(ctx).doors[step.door]?.id ?? null;
      return doorsAt(ctx, intruder.at).some(({ door }) => door.id === id) ? id : null;
    }
    here = to;
  }
  return null;
}

/** A SNEAK-ATTACK on a Sentry who is in the way, or would hear him go on. hg.sneakattack.sentry-only */
function victim(moment: Moment): Action | undefined {
  const { ctx, intruder, legal } = moment;
  const ahead = wayAhead(moment).slice(0, 5);
  return legal.find((action) => {
    if (action.do !== "sneak-attack") return false;
    const sentry = agentOnBoardNamed(ctx.state, action.target);
    if (sentry?.kind !== "sentry") return false;
    if (ahead.includes(sentry.at)) return true;
    const fails = (1 - passing(ctx, intruder, "combat")) ** 3 * EXPOSURE;
    const heard = ahead.filter((square) => sentriesHearing(ctx, square, "step").includes(sentry)).length;
    const seen = zoneOf(ctx, sentry).some((square) => ahead.includes(square));
    return fails < 1 + heard * 0.6 + (seen ? 3 : 0);
  });
}

/** The squares of a move one after another; none of any other action. */
const pathOf = (ctx: Ctx, action: Action): readonly Square[] =>
  action.do === "move" ? action.path.flatMap((name) => squareNamed(planFor(ctx), name) ?? []) : [];

/** Whether he leaves the stronghold with empty hands while the team still lacks points: that is never of use. */
function leavesForNothing({ ctx, intruder }: Moment, path: readonly Square[]): boolean {
  const { labels } = planFor(ctx);
  const [from, to] = [intruder.at, ...path].slice(-2);
  if (from === undefined || to === undefined || labels[from] === entry || labels[to] !== entry) return false;
  return intruder.cards.length === 0 && !hasEnough(ctx);
}

/** What it costs in minutes to walk a path and to end the turn there. */
function endMinutes({ ctx, intruder, field, exposed }: Moment, path: readonly Square[]): number {
  const raids = intruder.mode === "raiding";
  const end = path.at(-1) ?? intruder.at;
  let minutes = field.minutes[end] ?? UNREACHABLE;
  for (const square of path)
    minutes += (raids ? heardMinutes(ctx, intruder, square) : 0) + watchedMinutes(ctx, intruder, square);
  const { turn } = ctx.state;
  if (!raids) return minutes;
  // with the action left he can still be through the next door before anybody comes
  const acts =
    turn?.acts === "any" &&
    (turn.left ?? 0) > path.length &&
    doorsAt(ctx, end).some(({ door }) => !isDoorOpen(ctx, door.index));
  return minutes + dangerAt(ctx, end) * exposed * (acts ? 0.5 : 1);
}

/** The move that leaves him best off; null where staying does. */
function bestMove(moment: Moment): Action | null {
  const { ctx, legal } = moment;
  let best: Action | null = null;
  let least = endMinutes(moment, []) - 0.01;
  for (const action of legal) {
    if (action.do !== "move") continue;
    const path = pathOf(ctx, action);
    if (leavesForNothing(moment, path)) continue;
    const minutes = endMinutes(moment, path);
    if (minutes >= least) continue;
    least = minutes;
    best = action;
  }
  return best;
}

/** Closing the door behind him keeps the Commander out while he stays. */
function closesDoorBehind(moment: Moment, { wanted }: { readonly wanted: boolean }): Action | undefined {
  const { ctx, intruder, legal } = moment;
  const closes = firstOf(legal, "close-behind");
  const room = roomAt(planFor(ctx), intruder.at);
  if (closes === undefined || room === null) return undefined;
  const open = doorsOf(planFor(ctx), room).filter(({ index }) => isDoorOpen(ctx, index));
  if (open.length !== 1) return undefined;
  const stays = wanted || intruder.mode === "assault";
  return stays && (intruder.mode === "assault" || dangerAt(ctx, intruder.at) * EXPOSURE > 1) ? closes : undefined;
}

/** An assaulter fights those next to him, kills the unconscious, shuts himself in and hides, or runs. */
function assaulterAction(moment: Moment): Action {
  const { ctx, intruder, legal, field } = moment;
  const fights = firstOf(legal, "fight");
  const { turn } = ctx.state;
  if (fights !== undefined && turn?.engaged === true) return fights;
  const kills = firstOf(legal, "coup-de-grace");
  if (kills !== undefined) return kills;
  const hides = firstOf(legal, "hide");
  if (hides !== undefined && !(field.leaving && (field.minutes[intruder.at] ?? UNREACHABLE) < 4)) return hides;
  const shoots = firstOf(legal, "shoot");
  if (shoots !== undefined && (turn?.mustShoot === true || turn?.reacted === true)) return shoots;
  const closes = field.leaving ? undefined : closesDoorBehind(moment, { wanted: true });
  if (closes !== undefined) return closes;
  const room = roomAt(planFor(ctx), intruder.at);
  if (room !== null && !field.leaving) {
    const open = doorsOf(planFor(ctx), room).filter(({ index }) => isDoorOpen(ctx, index));
    const shut = legal.find((action) => action.do === "close-door" && open.some(({ id }) => id === action.door));
    if (open.length === 1 && shut !== undefined) return shut;
    if (open.length === 0) return { do: "end-turn", agent: intruder.id };
  }
  if (shoots !== undefined) return shoots;
  if (fights !== undefined) return fights;
  return goesOn(moment);
}

/** Shuts the only open door of the room in which a raider waits, so that the Commander cannot simply come in. */
function shutsIn({ ctx, intruder, legal }: Moment): Action | undefined {
  const room = roomAt(planFor(ctx), intruder.at);
  if (room === null || intruder.mode !== "raiding") return undefined;
  const open = doorsOf(planFor(ctx), room).filter(({ index }) => isDoorOpen(ctx, index));
  const [door] = open;
  if (open.length !== 1 || door === undefined) return undefined;
  const closes = legal.find((action) => action.do === "close-door" && action.door === door.id);
  if (closes !== undefined) return closes;
  return undefined;
}

/** Goes on through the next door, or along the path. */
function goesOn(moment: Moment): Action {
  const { legal, intruder } = moment;
  const door = doorAhead(moment);
  if (door !== null) {
    const opens =
      legal.find((action) => action.do === "open-door" && action.door === door) ??
      byCheapestMeans(moment, "breach", door);
    if (opens !== undefined) return opens;
  }
  return (
    bestMove(moment) ??
    shutsIn(moment) ??
    firstOf(legal, "end-turn") ??
    legal[0] ?? { do: "end-turn", agent: intruder.id }
  );
}

function raiderAction(moment: Moment): Action {
  const { ctx, intruder, legal } = moment;
  const { turn } = ctx.state;
  const conceals =
    turn?.acts === "any" ? undefined : legal.find((action) => action.do === "conceal" && action.by === "chance");
  if (conceals !== undefined) return conceals;
  const room = ctx.state.rooms.find((other) => other.room === roomAt(planFor(ctx), intruder.at));
  const wanted =
    room !== undefined &&
    room.card !== "taken" &&
    room.card !== "unknown" &&
    !hasEnough(ctx) &&
    worthOf(ctx, room.card) > 0;
  const kills = firstOf(legal, "coup-de-grace");
  if (kills !== undefined && occupant(ctx.state, intruder.at) !== undefined) return kills;
  const spies = wanted ? byCheapestMeans(moment, "spy") : undefined;
  if (spies !== undefined) return spies;
  const strikes = victim(moment);
  if (strikes !== undefined) return strikes;
  const shuts = closesDoorBehind(moment, { wanted });
  if (shuts !== undefined) return shuts;
  // he waits in the room for the next turn's action
  if (wanted) return firstOf(legal, "end-turn") ?? { do: "end-turn", agent: intruder.id };
  return goesOn(moment);
}

/** A sensible action of an Intruder: get useful cards, stay out of sight, then leave. */
export function intruderAction(ctx: Ctx, intruder: OnBoard<Intruder>, ask: ActAsk<Action>): Action {
  const legal = ask.legal();
  const free = firstOf(legal, "recover") ?? firstOf(legal, "peek");
  if (free !== undefined) return free;
  const moment = momentOf(ctx, intruder, ask);
  return intruder.mode === "assault" ? assaulterAction(moment) : raiderAction(moment);
}

/** How many ways to move are worth trying. */
const MOVES = 3;
/** What is worth trying only where the bot itself does it. */
const seldom: ReadonlySet<Action["do"]> = new Set(["assault", "change-weapon"]);

/** What is worth trying of an Intruder: the moves that leave him best off, and whatever else he can do. */
export function intruderProposals(ctx: Ctx, intruder: OnBoard<Intruder>, ask: ActAsk<Action>): readonly Action[] {
  const moment = momentOf(ctx, intruder, ask);
  const { legal } = moment;
  const moves = legal
    .flatMap((action) => {
      if (action.do !== "move") return [];
      const path = pathOf(ctx, action);
      return leavesForNothing(moment, path) ? [] : [{ action, minutes: endMinutes(moment, path) }];
    })
    .toSorted((a, b) => a.minutes - b.minutes);
  return [
    ...moves.slice(0, MOVES).map(({ action }) => action),
    ...legal.filter((action) => action.do !== "move" && !seldom.has(action.do)),
  ];
}

/** Whether a raider who is heard takes time or a chance. hg.dec.sneak */
export const sneakMeans = (ctx: Ctx, intruder: OnBoard<Intruder>): "time" | "chance" =>
  sneaking(ctx, intruder, intruder.at, sentriesToSneakPast(ctx, sentriesHearing(ctx, intruder.at, "step"))).by;
