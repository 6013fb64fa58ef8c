import { measured } from "../../geometry/index.ts";
import { shareOf, type Trait, valuedBy } from "../../foresight/index.ts";
import type { Ask } from "../../kernel/index.ts";
import { type Battle, battles } from "../book/battles.ts";
import { crossesOf } from "../book/cards.ts";
import type { Action } from "../table/action-schema.ts";
import type { Side, Unit } from "../table/state.ts";
import { type Ctx, number } from "../table/context.ts";
import { cardOf, hasToken, isAircraft, isOnTable, leftOf } from "../table/units.ts";
import { weights } from "./weights.ts";

/** More centimetres than this to an objective count as this many. */
const FAR = 120;

const ofSide = ({ state }: Ctx, side: Side): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.where !== "gone");

/** The AP of what is left of a unit, of the limit. */
function strengthOf({ state }: Ctx, unit: Unit): number {
  const card = cardOf(unit);
  return (card.ap * shareOf(leftOf(unit), crossesOf(card) ?? card.soldiers?.length ?? 1)) / state.limit;
}

const strength = (ctx: Ctx, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(ctx, unit), 0);

const difference = (of: (side: Side) => number): number => of("south") - of("north");

const victoryOf = ({ state }: Ctx): Battle["victory"] | "count" =>
  battles.find(({ id }) => id === state.scenario)?.victory ?? "count";

/** How much of the game is gone, from 0 to 1. */
const lateness = ({ state }: Ctx): number => shareOf(state.turn, state.turns ?? 8);

const held = ({ state }: Ctx, side: Side): number =>
  shareOf(state.objectives.filter(({ holder }) => holder === side).length, state.objectives.length);

/** The units of a side that can hold an objective, or keep the enemy off it. */
const onFoot = (ctx: Ctx, side: Side): readonly Unit[] =>
  ofSide(ctx, side).filter((unit) => isOnTable(unit) && !isAircraft(unit));

const centimetresBetween = (from: measured.Place, to: measured.Place): number =>
  Math.sqrt(measured.squaredDistance(from, to)) / measured.centimetre;

/** How near the units of a side are to an objective that it does not hold: 1 where one of them is there. */
function nearness(ctx: Ctx, side: Side): number {
  const wanted = ctx.state.objectives.filter(({ holder }) => holder !== side);
  const places = onFoot(ctx, side).flatMap(({ miniatures }) => miniatures.slice(0, 1));
  if (wanted.length === 0 || places.length === 0) return 0;
  const far = Math.min(
    FAR,
    ...wanted.flatMap(({ at }) => places.map((miniature) => centimetresBetween(at, miniature.at))),
  );
  return 1 - far / FAR;
}

/** The centimetres from a unit to a place. */
const wayTo = ({ miniatures }: Unit, place: measured.Place): number =>
  Math.min(FAR, ...miniatures.map(({ at }) => centimetresBetween(at, place)));

/** The share of the objectives that the south would hold if the turn ended now, less that of the north. */
function aboutToBeHeld(ctx: Ctx): number {
  const { objectives } = ctx.state;
  const cm = number(ctx, "dt.number.objective");
  const [south, north] = [onFoot(ctx, "south"), onFoot(ctx, "north")];
  const holders = objectives.map(({ at, holder }) => {
    const isNear = (unit: Unit): boolean => wayTo(unit, at) <= cm;
    const [isOfSouth, isOfNorth] = [south.some(isNear), north.some(isNear)];
    if (isOfSouth === isOfNorth) return holder;
    return isOfSouth ? "south" : "north";
  });
  return difference((side) => shareOf(holders.filter((holder) => holder === side).length, objectives.length));
}

/** The strength of a side around the objectives, less the farther it is away. */
function strengthAround(ctx: Ctx, side: Side): number {
  const { objectives } = ctx.state;
  return onFoot(ctx, side).reduce((sum, unit) => {
    const way = Math.min(FAR, ...objectives.map(({ at }) => wayTo(unit, at)));
    return sum + strengthOf(ctx, unit) * (1 - way / FAR);
  }, 0);
}

/** What tells how the south stands. */
export const traits: readonly Trait<Ctx>[] = [
  { name: "strength", good: 1, of: (ctx) => difference((side) => strength(ctx, ofSide(ctx, side))) },
  {
    name: "strength on the table",
    good: 1,
    of: (ctx) => difference((side) => strength(ctx, ofSide(ctx, side).filter(isOnTable))),
  },
  { name: "AP count", good: 1, of: ({ state }) => (state.score.south - state.score.north) / state.limit },
  {
    name: "late AP count",
    good: 1,
    of: (ctx) => (lateness(ctx) * (ctx.state.score.south - ctx.state.score.north)) / ctx.state.limit,
  },
  { name: "objectives held", good: 1, of: (ctx) => difference((side) => held(ctx, side)) },
  { name: "objectives held late", good: 1, of: (ctx) => lateness(ctx) * difference((side) => held(ctx, side)) },
  { name: "way of the south", good: 1, of: (ctx) => nearness(ctx, "south") },
  { name: "way of the north", good: -1, of: (ctx) => nearness(ctx, "north") },
  {
    name: "suppressed and stunned",
    good: -1,
    of: (ctx) =>
      difference(
        (side) =>
          ofSide(ctx, side).filter((unit) => hasToken(unit, "suppressed") || hasToken(unit, "stunned")).length / 8,
      ),
  },
  { name: "objectives about to be held", good: 1, of: aboutToBeHeld },
  { name: "objectives about to be held late", good: 1, of: (ctx) => lateness(ctx) * aboutToBeHeld(ctx) },
  {
    name: "strength around the objectives",
    good: 1,
    of: (ctx) => difference((side) => strengthAround(ctx, side)),
  },
  {
    name: "strength yet to act",
    good: 1,
    of: (ctx) =>
      difference((side) =>
        strength(
          ctx,
          ofSide(ctx, side).filter(({ activated }) => !activated),
        ),
      ),
  },
  {
    name: "time gone for the attacker",
    good: -1,
    of: (ctx) => (victoryOf(ctx) === "attacker-takes" ? lateness(ctx) : 0),
  },
];

/** The chance that the south wins, in thousandths, by what is on the table of its battle. */
export const { value, told } = valuedBy(traits, weights, victoryOf);

/** Positions are judged between the activations of units: a turn has many. */
export const pausesAt = (ask: Ask<Action>): boolean => ask.ask === "act" && ask.prompt.id === "dt.decide.activate";
