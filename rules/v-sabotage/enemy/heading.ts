import { citeIf } from "../../kernel/index.ts";
import type { Compass } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { directionOf } from "../book/event-effects.ts";
import { choose, commandosOf, type Ctx, isSeen, players, record, type Rules, unitsOf } from "../table/context.ts";
import { effectOn } from "../table/event-effect.ts";
import { mapOf } from "../table/map.ts";
import { discardEvents, drawEvent } from "../table/pools.ts";
import type { Terrain } from "../table/state.ts";
import { joinWithOr } from "./wording.ts";

/**
 * Someone whom enemy units head for: a visible commando or escorted character, and its tile. vs.emove.toward-visible,
 * vs.escort.draws-enemies
 */
export interface Goal {
  readonly piece: string;
  readonly at: string;
}

/**
 * Where the enemy units of a terrain head for a whole movement: someone they see, a direction, or nowhere.
 * vs.emove.per-terrain
 */
export type Heading =
  | { readonly kind: "toward"; readonly goals: readonly Goal[] }
  | { readonly kind: "direction"; readonly side: Compass }
  | { readonly kind: "nowhere" };

/** A heading that is known, or how it will be come by. */
export type Prospect = Heading | { readonly kind: "drawn" } | { readonly kind: "chosen" };

/** Whether units move in the movement step, or before it by a danger token: vs.danger.early-move. */
export type Occasion = "movement" | "early";

/** Whom enemy units see on a terrain: vs.emove.toward-visible, vs.escort.draws-enemies. */
export const goalsOn = (ctx: Ctx, terrain: Terrain): readonly Goal[] => [
  ...commandosOf(ctx, terrain)
    .filter(isSeen)
    .map(({ id, at }) => ({ piece: id, at })),
  ...ctx.state.people
    .filter(({ at, visible }) => visible && mapOf(terrain).tiles.has(at))
    .map(({ id, at }) => ({ piece: id, at })),
];

const allStealthy = (ctx: Ctx): boolean =>
  !ctx.state.commandos.some((commando) => commando.at !== null && isSeen(commando));

/** Danger 3 has a new direction drawn while every commando is stealthy: vs.danger.new-direction. */
const isDrawnAnew = (ctx: Ctx, terrain: Terrain): boolean =>
  ctx.state.dangerous.newDirection.includes(terrain.id) && allStealthy(ctx);

/**
 * What is known about the heading before anything is drawn or chosen. vs.emove.toward-visible, vs.emove.card-direction,
 * vs.emove.no-direction
 */
export function prospectOf(ctx: Ctx, terrain: Terrain, occasion: Occasion): Prospect {
  const goals = goalsOn(ctx, terrain);
  if (goals.length > 0) return { kind: "toward", goals };
  if (occasion === "movement" && isDrawnAnew(ctx, terrain)) return { kind: "drawn" };
  if (occasion === "movement" && effectOn(terrain)?.kind === "choose-direction" && allStealthy(ctx))
    return { kind: "chosen" };
  const side = terrain.event?.direction ?? null;
  return side === null ? { kind: "drawn" } : { kind: "direction", side };
}

/**
 * Draws event cards of the main deck until one has a direction; they give nothing else. vs.emove.no-direction,
 * vs.setup.limit-no-direction, vs.open.direction-draw-limit
 */
export function* drawDirection(ctx: Ctx, terrain: Terrain, cites: readonly Citation[]): Rules<Compass | null> {
  const drawn: string[] = [];
  let direction: Compass | null = null;
  while (direction === null) {
    const card = yield* drawEvent(ctx, null, `A direction for ${terrain.id}`, cites);
    if (card === null) break;
    drawn.push(card);
    direction = directionOf(card);
    record(ctx, { event: "direction-drawn", terrain: terrain.id, card, direction, cites });
  }
  discardEvents(ctx, drawn);
  return direction;
}

const sides = [
  { id: "N", text: "North", value: "N" },
  { id: "E", text: "East", value: "E" },
  { id: "S", text: "South", value: "S" },
  { id: "W", text: "West", value: "W" },
] as const satisfies readonly { id: Compass; text: string; value: Compass }[];

const headingCitations: readonly Citation[] = ["vs.emove.per-terrain", "vs.enemy.steps", "vs.open.parallel-steps"];

/**
 * Settles where the units of a terrain head; it holds whatever happens afterwards. Where no unit can move, nothing
 * needs to be settled. vs.emove.per-terrain, vs.emove.toward-visible, vs.emove.card-direction, vs.emove.no-direction,
 * vs.danger.new-direction
 */
export function* settleHeading(ctx: Ctx, terrain: Terrain, occasion: Occasion): Rules<Heading> {
  if (unitsOf(ctx, terrain).every(({ protects }) => protects !== null)) return { kind: "nowhere" };
  const early = citeIf(occasion === "early", "vs.danger.early-move");
  const prospect = prospectOf(ctx, terrain, occasion);
  switch (prospect.kind) {
    case "toward": {
      const people = prospect.goals.some(({ piece }) => ctx.state.people.some(({ id }) => id === piece));
      return recordHeading(ctx, terrain, prospect, [
        "vs.emove.toward-visible",
        ...citeIf(people, "vs.escort.draws-enemies"),
        ...early,
      ]);
    }
    case "chosen": {
      const side = yield* choose<Compass>(
        players,
        { id: "vs.decide.event", text: `Where do the enemies of ${terrain.id} head?` },
        sides,
      );
      return recordHeading(ctx, terrain, { kind: "direction", side }, [
        "vs.event.enemy-phase-effect",
        "vs.term.player-choice",
      ]);
    }
    case "drawn": {
      const anew = occasion === "movement" && isDrawnAnew(ctx, terrain);
      const ofLimitDeck = !anew && terrain.limit !== null && terrain.turns <= terrain.limit.turns;
      const limit = citeIf(ofLimitDeck, "vs.setup.limit-no-direction", "vs.open.limit-direction");
      const why: readonly Citation[] = [
        anew ? "vs.danger.new-direction" : "vs.emove.no-direction",
        "vs.open.direction-draw-limit",
        ...limit,
      ];
      const side = (yield* drawDirection(ctx, terrain, why)) ?? (anew ? terrain.event?.direction : null) ?? null;
      return recordHeading(ctx, terrain, side === null ? { kind: "nowhere" } : { kind: "direction", side }, [
        ...why,
        ...early,
      ]);
    }
    default:
      return recordHeading(ctx, terrain, prospect, ["vs.emove.card-direction", ...early]);
  }
}

/** How a heading is told. */
export function headingText(heading: Heading): string {
  switch (heading.kind) {
    case "toward":
      return joinWithOr(heading.goals.map(({ piece }) => piece));
    case "direction":
      return heading.side;
    case "nowhere":
      return "nowhere";
  }
}

function recordHeading(ctx: Ctx, terrain: Terrain, heading: Heading, cites: readonly Citation[]): Heading {
  record(ctx, {
    event: "heading",
    terrain: terrain.id,
    toward: headingText(heading),
    cites: [...cites, ...headingCitations],
  });
  return heading;
}
