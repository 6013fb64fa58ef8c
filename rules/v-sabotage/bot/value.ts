import type { Ask } from "../../kernel/index.ts";
import type { Action } from "../actions/index.ts";
import { shareOf, type Trait, valuedBy } from "../../foresight/index.ts";
import { type Ctx, injuriesOf, isCritical, isOnTile, unitsOn } from "../table/context.ts";
import type { Commando } from "../table/state.ts";
import { findTerrain } from "../table/map.ts";
import { openObjectives, priceOf, redTnt, tasksOf } from "./tasks.ts";
import { weights } from "./weights.ts";

/** More action points than this to a goal count as this many. */
const FAR = 20;

/** How many objectives a terrain that is still to come counts for. */
const OF_A_TERRAIN = 2;

const fighting = ({ state }: Ctx): readonly Commando[] =>
  state.commandos.filter(({ status, card }) => (status === "in-play" || status === "outside") && card !== "gander");

/** How many objectives are still to be done; one whose charge lies ready counts half. */
function toDo(ctx: Ctx): number {
  const open = ctx.state.terrains.flatMap(openObjectives);
  const ready = open.filter(({ kind, at }) => kind === "destroy" && redTnt(ctx.state, at)).length;
  return open.length - ready / 2 + OF_A_TERRAIN * ctx.state.ahead.length;
}

/** What the commandos who are about something are from it, on average, in action points. */
function pointsAway(ctx: Ctx): number {
  const tasks = tasksOf(ctx);
  const prices = ctx.state.commandos.flatMap((commando) => {
    const task = tasks.get(commando.id);
    return task === undefined || task.kind === "wait" ? [] : [Math.min(FAR, priceOf(ctx, commando, task))];
  });
  return prices.length === 0 ? FAR : prices.reduce((sum, price) => sum + price, 0) / prices.length;
}

/** What tells how the commandos stand. */
export const traits: readonly Trait<Ctx>[] = [
  { name: "objectives to do", good: -1, of: (ctx) => shareOf(toDo(ctx), 6) },
  {
    name: "commandos left",
    good: 1,
    of: (ctx) => shareOf(fighting(ctx).filter((commando) => !isCritical(commando)).length, 4),
  },
  { name: "anybody left", good: 1, of: (ctx) => Number(fighting(ctx).some((commando) => !isCritical(commando))) },
  {
    name: "injuries",
    good: -1,
    of: (ctx) =>
      shareOf(
        fighting(ctx).reduce((sum, commando) => sum + injuriesOf(commando), 0),
        8,
      ),
  },
  {
    name: "commandos seen among units",
    good: -1,
    of: (ctx) =>
      shareOf(fighting(ctx).filter((it) => isOnTile(it) && it.visible && unitsOn(ctx, it.at).length > 0).length, 4),
  },
  {
    name: "commandos seen",
    good: -1,
    of: (ctx) => shareOf(fighting(ctx).filter((commando) => isOnTile(commando) && commando.visible).length, 4),
  },
  { name: "alarms", good: -1, of: ({ state }) => Number(state.terrains.some(({ alarm }) => alarm.on)) },
  {
    name: "units",
    good: -1,
    of: ({ state }) => shareOf(state.units.filter(({ at }) => at !== null).length, 20),
  },
  {
    name: "time gone",
    good: -1,
    of: ({ state }) => Math.max(0, ...state.terrains.map(({ limit, turns }) => shareOf(turns, limit?.turns ?? 30))),
  },
  { name: "way to what is to be done", good: -1, of: (ctx) => pointsAway(ctx) / FAR },
  {
    name: "somebody has left",
    good: 1,
    of: ({ state }) => Number(state.facts.some((fact) => fact.startsWith("left:"))),
  },
  {
    name: "uniforms",
    good: 1,
    of: (ctx) => shareOf(fighting(ctx).filter(({ uniform }) => uniform).length, 4),
  },
  {
    name: "commandos on a terrain",
    good: 1,
    of: (ctx) => shareOf(fighting(ctx).filter(({ at }) => at !== null && findTerrain(ctx.state, at)).length, 4),
  },
];

/** The chance that the commandos win, in thousandths, by what is on the table. */
export const { value, told } = valuedBy(traits, weights, () => "any");

/** Positions are judged as a turn begins: how much is asked in it depends on what is done. */
export const pausesAt = (ask: Ask<Action>): boolean => ask.ask === "checkpoint" && ask.phase === "event";
