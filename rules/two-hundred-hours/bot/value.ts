import { measured } from "../../geometry/index.ts";
import type { Ask } from "../../kernel/index.ts";
import { shareOf, type Trait, valuedBy } from "../../foresight/index.ts";
import type { Action } from "../table/action-schema.ts";
import type { Side } from "../book/ids.ts";
import { hasPrimary, termsOf } from "../missions/index.ts";
import { type Ctx, forceOf, standingOf } from "../table/context.ts";
import type { Fighter } from "../table/fighter.ts";
import type { Place } from "../book/schemas.ts";
import { goalOf } from "./goals.ts";
import { weights } from "./weights.ts";

/** More inches than this to a goal count as this many. */
const FAR = 30;

const inches = (a: Place, b: Place): number => Math.sqrt(measured.squaredDistance(a, b)) / measured.inch;

const share = ({ state }: Ctx, side: Side, counts: (fighter: Fighter) => boolean): number =>
  shareOf(forceOf(state, side).filter(counts).length, state.began[side]);

/** How far the attackers are from their goals, in inches, those who want one. */
function inchesAway(ctx: Ctx): readonly number[] {
  return standingOf(ctx.state, "attacker").flatMap((fighter) => {
    const { at } = goalOf(ctx, fighter);
    return at === null ? [] : [Math.min(FAR, inches(fighter.at, at))];
  });
}

/** How much of what the mission asks for is done, of everything that it may ask for. */
function progress(ctx: Ctx): number {
  const { state } = ctx;
  const terms = termsOf(ctx);
  const of = (statuses: readonly string[]): number =>
    shareOf(state.objectives.filter(({ status }) => statuses.includes(status)).length, state.objectives.length);
  switch (state.mission) {
    case "m1":
      return share(ctx, "attacker", ({ where }) => where === "left");
    case "m2":
      return shareOf(
        forceOf(state, "defender").filter(({ where }) => where === "out").length,
        terms.half(state.began.defender),
      );
    case "m3":
    case "m4":
      return of(["destroyed"]) + shareOf(state.charges.filter(({ objective }) => objective !== null).length, 2);
    case "m5":
      return Number(state.fighters.some(({ id, where }) => id === state.evader && where === "left"));
    case "m6":
      return of(["scored"]) + 0.5 * Number(state.captive !== null && state.captive.escort !== null);
    case "m7":
      return (
        shareOf(
          state.objectives.reduce(
            (sum, { status, number }) => sum + (status === "scored" && typeof number === "number" ? number : 0),
            0,
          ),
          terms.m7Goal,
        ) +
        0.5 * of(["carried"])
      );
    case "m8":
      return 1 - shareOf(state.gun?.hits ?? 0, terms.gunHits);
  }
}

/** What tells how the attackers stand. */
export const traits: readonly Trait<Ctx>[] = [
  { name: "attackers out", good: -1, of: (ctx) => share(ctx, "attacker", ({ where }) => where === "out") },
  { name: "defenders out", good: 1, of: (ctx) => share(ctx, "defender", ({ where }) => where === "out") },
  { name: "the attackers' objective", good: 1, of: (ctx) => Number(hasPrimary(ctx.state, "attacker", termsOf(ctx))) },
  { name: "the defenders' objective", good: -1, of: (ctx) => Number(hasPrimary(ctx.state, "defender", termsOf(ctx))) },
  { name: "what is done", good: 1, of: progress },
  { name: "attackers who left", good: 1, of: (ctx) => share(ctx, "attacker", ({ where }) => where === "left") },
  { name: "attackers detected", good: -1, of: (ctx) => share(ctx, "attacker", ({ marker }) => marker) },
  { name: "alarm", good: -1, of: ({ state }) => Number(state.alarm.raised) },
  { name: "alarm track", good: -1, of: ({ state }) => (state.alarm.raised ? 0 : shareOf(state.alarm.track, 20)) },
  { name: "way of the first", good: -1, of: (ctx) => Math.min(FAR, ...inchesAway(ctx)) / FAR },
  {
    name: "way of all",
    good: -1,
    of: (ctx) => {
      const away = inchesAway(ctx);
      return away.length === 0 ? 0 : away.reduce((sum, some) => sum + some, 0) / away.length / FAR;
    },
  },
  { name: "time gone", good: -1, of: ({ state }) => shareOf(state.turn, 30) },
];

/** The chance that the attackers win, in thousandths, by what is on the table of their mission. */
export const { value, told } = valuedBy(traits, weights, ({ state }) => state.mission);

/** Positions are judged between tokens and between the phases of a turn. */
export const pausesAt = (ask: Ask<Action>): boolean => ask.ask === "checkpoint";
