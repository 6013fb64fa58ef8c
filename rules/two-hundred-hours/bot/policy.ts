import { oneOfEach, spreadOut } from "../../foresight/index.ts";
import { measured } from "../../geometry/index.ts";
import { type ActAsk, type Answer, type Ask, type Chance, NothingLegal, type Policy } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import type { HoursEvent } from "../table/events.ts";
import { cardOf, fighterNamed, type Ctx, isStanding, sideOf } from "../table/context.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import { placeOf } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { Side } from "../book/ids.ts";
import { chargeTargets, goalOf, guardedPlaces, isOutnumbered, knownAttacker, nearestOf } from "./goals.ts";
import { expectedLosses } from "./expected-losses.ts";
import { areBeside, bestPath, type Destination, endOfAction, rankedPaths } from "./paths.ts";

type Choose = Extract<Ask<Action>, { ask: "choose" }>;

const picked = <T>(from: readonly T[], chance: Chance): T | undefined => from[chance.index(Math.max(1, from.length))];

/** The base value of each kind of action, whoever makes it; the first kinds win missions. */
const worths: Readonly<Record<Side, Partial<Record<Action["do"], number>>>> = {
  attacker: { "set-charge": 1000, search: 900, fight: 340, shoot: 340, sneak: 150, advance: 80, "contact-hq": 20 },
  defender: { "fire-gun": 900, fight: 420, shoot: 400, advance: 260, "patrol-route": 160, "roving-patrol": 120 },
};

/** Within this distance of its objective, in inches, an attacker goes there whatever happens. */
const CLOSE = 6;
const URGENT = 430;
const MANNING = 850;
/** Within this distance of its target, in inches, a charge is set. */
const AT_TARGET = 1.6;
/** The value of taking a fighter out. */
const PROMISE = 80;

const inchesOf = (a: Place, b: Place): number => Math.sqrt(measured.squaredDistance(a, b)) / measured.inch;

const inchesTo = (fighter: Fighter, at: { readonly x: number; readonly y: number } | null): number =>
  at === null || !isStanding(fighter) ? 30 : Math.sqrt(measured.squaredDistance(fighter.at, at)) / measured.inch;

/** Whether a charge set from where a fighter stands, or from the end of its path, lies at its target. */
function isAtTarget(ctx: Ctx, fighter: Fighter, end: string | undefined): boolean {
  const at = (end === undefined ? null : placeOf(end)) ?? fighter.at;
  return at !== null && chargeTargets(ctx).some((target) => inchesOf(at, target) < AT_TARGET);
}

/** An attacker that nobody has noticed stays unnoticed: it shoots only if that gains something. */
function attackersWorth(ctx: Ctx, fighter: Fighter, action: Action, base: number): number {
  // an evader stays away while there are too many defenders
  if (fighter.id === ctx.state.evader && fighter.where === "waiting" && isOutnumbered(ctx)) return 1;
  if (action.do === "set-charge" && !isAtTarget(ctx, fighter, action.path?.at(-1))) return 0;
  const errand = isStanding(fighter) ? goalOf(ctx, fighter) : null;
  const isOut = fighter.marker || ctx.state.alarm.raised || errand?.kind === "hold";
  if (action.do === "shoot") {
    const isObjective = ctx.state.objectives.some(({ id }) => id === action.target);
    if (isObjective) return 950;
  }
  if (action.do === "shoot" || action.do === "fight") {
    const promise = isStanding(fighter) ? PROMISE * expectedLosses(ctx, fighter, action) : 0;
    if (isOut || ctx.state.mission === "m2") return base + promise;
    return action.do === "shoot" ? 60 : 140 + promise;
  }
  // fighters nearest to their goal act first
  const far = inchesTo(fighter, errand?.at ?? null);
  const near = 60 - Math.min(60, far);
  if (action.do === "advance") return (action.towards !== undefined && isOut ? base + 60 : base) + near / 4;
  // what wins the battle comes before every shot
  const isUrgent = errand !== null && errand.kind !== "hunt" && far < CLOSE;
  return (action.do === "sneak" && isUrgent ? URGENT : base) + near;
}

function worthOfAction(ctx: Ctx, side: Side, action: Action): number {
  const base = worths[side][action.do] ?? 10;
  const fighter = "fighter" in action ? fighterNamed(ctx.state, action.fighter) : undefined;
  if (fighter === undefined) return base;
  // a second action of an order is one more: worth a little
  const ordered = "order" in action && action.order !== undefined ? 8 : 0;
  // a longer path costs nothing, and a shorter one is as good
  const straight = "path" in action && action.path !== undefined ? -1 : 0;
  if (side === "attacker") return attackersWorth(ctx, fighter, action, base) + ordered + straight;
  // a gun without a crew comes before everything
  if (action.do === "advance" && action.towards !== undefined && action.towards === ctx.state.gun?.item) return MANNING;
  const near = 40 - Math.min(40, inchesTo(fighter, knownAttacker(ctx, fighter)));
  return base + near + straight;
}

/** The best of some actions; one of the equally good at random, so that no two games are alike. */
function bestOf(ctx: Ctx, side: Side, actions: readonly Action[], chance: Chance): Action | undefined {
  let best: Action[] = [];
  let limit = -Infinity;
  for (const action of actions) {
    const worth = worthOfAction(ctx, side, action);
    if (worth < limit) continue;
    if (worth > limit) best = [];
    limit = worth;
    best.push(action);
  }
  return picked(best, chance);
}

/** The fighter whose path is asked for; null where something else is. */
function walkerAsked({ state }: Ctx): OnTable | null {
  const { pending } = state;
  if (pending === null || !["sneak-path", "keep-moving", "reposition", "go-on"].includes(pending.kind)) return null;
  const fighter = pending.fighter === null ? undefined : fighterNamed(state, pending.fighter);
  return fighter !== undefined && isStanding(fighter) ? fighter : null;
}

/** Where a fighter wants to go, and how. */
function destinationOf(ctx: Ctx, fighter: OnTable): Destination {
  const attacks = sideOf(fighter) === "attacker";
  const errand = attacks ? goalOf(ctx, fighter) : null;
  const goal = errand === null ? (knownAttacker(ctx, fighter) ?? nearestOf(fighter.at, guardedPlaces(ctx))) : errand.at;
  return { goal, hides: attacks, holds: errand?.kind === "hold", stays: errand?.kind !== "away" };
}

const legalityIn = (ask: ActAsk<Action>): ((action: Action) => boolean) =>
  ask.isLegal ?? ((action) => ask.requirements(action).every(({ holds }) => holds));

/** Answers a question within a procedure with a path or a place. */
function placed(ctx: Ctx, ask: ActAsk<Action>, chance: Chance): Action | undefined {
  const listed = ask.legal();
  if (ctx.state.pending !== null && listed[0]?.do === "keep-in-reserve") return reserves(ctx, listed, chance);
  const fighter = walkerAsked(ctx);
  if (fighter === null) return picked(listed, chance);
  const going = destinationOf(ctx, fighter);
  const best = bestPath(ctx, fighter, going, listed, legalityIn(ask));
  // a fighter that makes no headway moves at random now and then
  const isStuck = best === undefined || best.do === "stay";
  return isStuck && !going.holds && chance.index(3) === 0 ? picked(listed, chance) : (best ?? picked(listed, chance));
}

/** How well a fighter would crew a gun: by its Aim, if it is a member of a pair. */
const crewing = (fighter: Fighter | undefined): number =>
  fighter === undefined || fighter.partner === null ? 0 : cardOf(fighter).abilities.aim;

/** The choices of reserves that leave the best crew for the gun; in other missions all of them. */
function reserves(ctx: Ctx, listed: readonly Action[], chance: Chance): Action | undefined {
  if (ctx.state.mission !== "m8") return picked(listed, chance);
  const worth = (action: Action): number =>
    action.do === "keep-in-reserve"
      ? Math.max(0, ...action.fighters.map((id) => crewing(fighterNamed(ctx.state, id))))
      : 0;
  const best = Math.max(...listed.map(worth));
  return picked(
    listed.filter((action) => worth(action) === best),
    chance,
  );
}

/** The answer to a question that usually has a good one; otherwise chance decides. */
const usual: Readonly<Record<string, readonly string[]>> = {
  "zh.decide.medal": ["assist", "accurate", "camouflage", "recon", "reposition", "awareness"],
  "zh.decide.redraw-order": ["keep"],
  "zh.decide.redraw-event": ["keep"],
  "zh.decide.climb": ["skirt"],
  "zh.decide.building": ["yes"],
  "zh.decide.m1-reroll": ["keep"],
  "zh.decide.hide-body": ["yes"],
  "zh.decide.pair-requisition": ["yes"],
};

/** A bearing: towards a known attacker, else round the objectives. */
function bearing(ctx: Ctx, ask: Choose): string | undefined {
  const fighter = ask.prompt.piece === undefined ? undefined : fighterNamed(ctx.state, ask.prompt.piece);
  if (fighter === undefined || !isStanding(fighter)) return undefined;
  const goal = knownAttacker(ctx, fighter) ?? nearestOf(fighter.at, guardedPlaces(ctx));
  const direction = goal === null ? null : measured.directionTo(fighter.at, goal);
  if (direction === null) return undefined;
  const wanted = measured.degreesOf(direction);
  const off = (id: string): number => {
    const turn = Math.abs(Number.parseInt(id, 10) - wanted) % 360;
    return Math.min(turn, 360 - turn);
  };
  return ask.options.toSorted((a, b) => off(a.id) - off(b.id))[0]?.id;
}

/** A medal is used where it helps; an attacker in hiding does not use it for Recon. */
function medal(ctx: Ctx, ask: Choose, seat: string | null): string | undefined {
  const wanted = usual["zh.decide.medal"] ?? [];
  const fits = seat === "attacker" ? wanted.filter((id) => id !== "recon" || ctx.state.alarm.raised) : wanted;
  return fits.find((id) => ask.options.some((option) => option.id === id)) ?? "none";
}

function chosen(ctx: Ctx, ask: Choose, chance: Chance): string {
  const { prompt, options } = ask;
  const has = (id: string | undefined): id is string => options.some((option) => option.id === id);
  const fallback = picked(options, chance)?.id ?? "";
  switch (prompt.id) {
    case "zh.decide.bearing":
    case "zh.decide.awareness": {
      const choice = bearing(ctx, ask);
      return has(choice) ? choice : fallback;
    }
    case "zh.decide.medal": {
      const choice = medal(ctx, ask, ask.seat);
      return has(choice) ? choice : fallback;
    }
    case "zh.decide.deploy":
      // which pair crews the gun
      return (
        options.toSorted((a, b) => crewing(fighterNamed(ctx.state, b.id)) - crewing(fighterNamed(ctx.state, a.id)))[0]
          ?.id ?? fallback
      );
    case "zh.decide.m8-redraw": {
      // the best bomb falls on what has been struck already
      const drawn = ctx.state.objectives.find(({ id }) => id === prompt.piece);
      return drawn?.status === "there" ? "yes" : "no";
    }
    case "zh.decide.event":
      return options.find(({ id }) => !id.startsWith("pass"))?.id ?? fallback;
    case "zh.decide.support":
    case "zh.decide.recon-detected":
      return options.find(({ id }) => id !== "none")?.id ?? fallback;
    default:
      return usual[prompt.id]?.find(has) ?? fallback;
  }
}

const sideAsked = ({ seat }: ActAsk<Action>): Side => (seat === "attacker" ? "attacker" : "defender");

/** The actions that an ask lists, the best first; places in no order. */
function ranked(ask: ActAsk<Action>, ctx: Ctx): readonly Action[] {
  const actions = ask.legal();
  const walker = walkerAsked(ctx);
  if (walker !== null) return rankedPaths(ctx, walker, destinationOf(ctx, walker), actions, legalityIn(ask));
  if (ctx.state.pending !== null) return actions;
  const best = actions
    .map((action) => ({ action, worth: worthOfAction(ctx, sideAsked(ask), action) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action);
  return oneOfEach(best, (action) => `${action.do} ${"fighter" in action ? action.fighter : ""}`);
}

/** What the bot would do, and what it holds worth doing instead, the best first; what ends beside a better end comes last. */
export const proposals = (ask: ActAsk<Action>, ctx: Ctx): readonly Action[] =>
  spreadOut(ranked(ask, ctx), endOfAction, areBeside);

/** Plays either side: attackers go for the objective of the mission, defenders for detected attackers. */
export const sensiblePolicy: Policy<State, Action, HoursEvent> = (ask, ctx, chance): Answer<Action> => {
  if (ask.ask === "choose") return { option: chosen(ctx, ask, chance) };
  const { state } = ctx;
  const action = state.pending === null ? bestOf(ctx, sideAsked(ask), ask.legal(), chance) : placed(ctx, ask, chance);
  if (action === undefined) throw new NothingLegal(ask.prompt.id);
  return { action };
};
