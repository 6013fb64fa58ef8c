import type { Citation } from "../book/citation.ts";
import { revealByDogs, watchAlarm } from "../sight/index.ts";
import {
  commandosOn,
  freeSpaces,
  type Ctx,
  hasNest,
  isNestTaken,
  isObjectiveOnTable,
  reading,
  record,
  rememberAppeared,
  type Rules,
  remark,
} from "../table/context.ts";
import { tileById } from "../table/map.ts";
import type { FailureReason } from "../table/preparations.ts";
import type { Commando, Objective, Terrain } from "../table/state.ts";
import { gainXp } from "./experience.ts";

/** Notes that a failure condition is met; the end of the turn sees it. vs.end.fail-card */
export function recordFailure(ctx: Ctx, why: FailureReason, cites: readonly Citation[]): void {
  ctx.state.facts = [...ctx.state.facts, `failed:${why}`.slice(0, 120)];
  remark(ctx, `The operation fails: ${why}.`, ...cites, "vs.end.fail-card");
}

/**
 * Completes an objective: its token leaves play, and who protected it protects nothing. `leaving` names the commando
 * who completes it by leaving the level. vs.objective.removed, vs.xp.acquire, vs.setup.operation-overrides
 */
export function* completeObjective(
  ctx: Ctx,
  terrain: Terrain,
  objective: Objective,
  cites: readonly Citation[],
  leaving: Commando | null = null,
): Rules {
  objective.done = true;
  for (const unit of ctx.state.units)
    if (unit.at === objective.at && unit.protects === objective.id) unit.protects = null;
  ctx.state.facts = [...ctx.state.facts, `done:${objective.id}`.slice(0, 120)];
  record(ctx, {
    event: "objective",
    objective: objective.id,
    at: objective.at,
    cites: [...cites, "vs.objective.removed"],
  });
  const first = terrain.objectives.find(
    ({ id, done }) => !done && ctx.state.facts.includes(`rule:first:${id}:${objective.id}`),
  );
  if (first !== undefined)
    recordFailure(ctx, `${first.id} had to come before ${objective.id}`, [
      "vs.setup.veteran",
      "vs.setup.operation-overrides",
    ]);
  if (ctx.state.ghost.xp && !givesXpEarly(terrain, objective)) yield* gainXp(ctx, terrain, leaving);
}

/**
 * On the Station level the XP card is given after the talk with the civilians, on the School level after they are
 * saved, as everywhere. vs.xp.resistance-levels
 */
const givesXpEarly = ({ id }: Terrain, { kind }: Objective): boolean => id === "station" && kind === "escort";

/**
 * An escorted character appears when a commando has reached its objective and a space is free for it.
 * Gander is no commando. vs.escort.appears, vs.escort.first-state, vs.open.escort-late, vs.wolf.gander, vs.dog.reveals
 */
export function* escortsAppear(ctx: Ctx, terrain: Terrain): Rules {
  for (const objective of terrain.objectives) {
    const { person, at, id, enemy } = objective;
    if (person === null || !isObjectiveOnTable(ctx.state, objective)) continue;
    const reached = commandosOn(ctx, at).some(({ card }) => card !== "gander");
    if (!reached || freeSpaces(ctx, at) < 1) continue;
    const visible = person === "visible" || (person === "stealthy-visible" && tileById(ctx.state, at).size === "large");
    const nest = hasNest(ctx, at) && !isNestTaken(ctx, at);
    ctx.state.people.push({ id, objective: id, type: person, enemy, at, visible, nest, hits: 0 });
    rememberAppeared(ctx, id);
    for (const unit of ctx.state.units) if (unit.at === at && unit.protects === id) unit.protects = null;
    record(ctx, {
      event: "person-appeared",
      piece: id,
      objective: id,
      at,
      cites: [
        "vs.escort.appears",
        "vs.escort.first-state",
        "vs.escort.space",
        "vs.escort.types",
        "vs.open.escort-late",
      ],
    });
    revealByDogs(ctx, at);
    watchAlarm(ctx, terrain);
    if (!ctx.state.ghost.xp || !givesXpEarly(terrain, objective)) continue;
    remark(ctx, "The civilians have been talked to.", "vs.xp.resistance-levels");
    yield* gainXp(ctx, terrain);
  }
}

/** Whether a protected objective or alarm may be used: vs.open.interact-protected. */
export const isBlockedByProtection = (ctx: Ctx, at: string, token: string): boolean =>
  reading(ctx, "vs.open.interact-protected") === "no" &&
  ctx.state.units.some((unit) => unit.at === at && unit.protects === token);
