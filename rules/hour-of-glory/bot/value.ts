import type { Ask } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import { shareOf, type Trait, valuedBy } from "../../foresight/index.ts";
import { intrudersOf, isAssaulter } from "../table/agents.ts";
import type { Ctx } from "../table/context.ts";
import type { Intruder } from "../table/state.ts";
import { pointsNeeded, pointsOf, pointsOut } from "../time/index.ts";
import { minutesNeeded, roomsToSearch } from "./clock.ts";
import { fieldOf, hasEnough } from "./plan.ts";
import { weights } from "./weights.ts";

/** More minutes than this to a goal count as this many. */
const FAR = 20;

/** More rooms than this count as this many. */
const MANY_ROOMS = 9;

/** How many minutes to spare, or too few, count as all that there can be. */
const MINUTES = 30;

const living = ({ state }: Ctx): readonly Intruder[] => state.intruders.filter(({ status }) => status !== "dead");

/** Whoever lives and can still do something for the team, or has: not who has left with empty hands. */
const useful = (ctx: Ctx): readonly Intruder[] =>
  living(ctx).filter(({ status, cards }) => status === "in-play" || cards.length > 0 || hasEnough(ctx));

/** How many minutes the Intruders who stand are from where they want to go, on average. */
function minutesAway(ctx: Ctx): number {
  const going = intrudersOf(ctx.state).filter(({ prone }) => !prone);
  const minutes = going.map((intruder) => Math.min(FAR, fieldOf(ctx, intruder).minutes[intruder.at] ?? FAR));
  return going.length === 0 ? FAR : minutes.reduce((sum, some) => sum + some, 0) / going.length;
}

/** What tells how the Intruders stand. */
export const traits: readonly Trait<Ctx>[] = [
  { name: "points brought out", good: 1, of: (ctx) => shareOf(pointsOut(ctx), pointsNeeded(ctx)) },
  {
    name: "points in hand or brought out",
    good: 1,
    of: (ctx) =>
      shareOf(
        pointsOf(
          ctx,
          living(ctx).flatMap(({ cards }) => cards),
        ),
        pointsNeeded(ctx),
      ),
  },
  { name: "cards", good: 1, of: (ctx) => shareOf(living(ctx).flatMap(({ cards }) => cards).length, 6) },
  { name: "Intruders who live", good: 1, of: (ctx) => shareOf(useful(ctx).length, ctx.state.begun) },
  {
    name: "Intruders on their feet",
    good: 1,
    of: (ctx) => shareOf(useful(ctx).filter(({ prone }) => !prone).length, ctx.state.begun),
  },
  {
    name: "severe wounds",
    good: -1,
    of: (ctx) => shareOf(living(ctx).filter(({ severe }) => severe).length, ctx.state.begun),
  },
  {
    name: "assaulters",
    good: -1,
    of: (ctx) => shareOf(intrudersOf(ctx.state).filter(isAssaulter).length, ctx.state.begun),
  },
  { name: "alarm", good: -1, of: ({ state }) => Number(state.asi.alarm) },
  { name: "markers of the alarm", good: -1, of: ({ state }) => shareOf(state.asi.markers, 4) },
  { name: "Guards", good: -1, of: ({ state }) => shareOf(state.guards.filter(({ prone }) => !prone).length, 6) },
  { name: "time left", good: 1, of: ({ state }) => shareOf(state.timer, 60) },
  { name: "way to the next room", good: -1, of: (ctx) => (hasEnough(ctx) ? 0 : minutesAway(ctx) / FAR) },
  { name: "rooms still to search", good: -1, of: (ctx) => shareOf(roomsToSearch(ctx), MANY_ROOMS) },
  { name: "minutes to spare", good: 1, of: (ctx) => shareOf(ctx.state.timer - minutesNeeded(ctx), MINUTES) },
  { name: "minutes too few", good: -1, of: (ctx) => shareOf(minutesNeeded(ctx) - ctx.state.timer, MINUTES) },
  { name: "way out with enough", good: -1, of: (ctx) => (hasEnough(ctx) ? minutesAway(ctx) / FAR : 0) },
];

/** The chance that the Intruders win, in thousandths, by what is on the board. */
export const { value, told } = valuedBy(traits, weights, () => "any");

/** Positions are judged as a round begins: how many phases it has depends on what is done in it. */
export const pausesAt = (ask: Ask<Action>): boolean => ask.ask === "checkpoint" && ask.phase === "intruders";
