import { citeIf } from "../../kernel/index.ts";
import { renewZone, returnToReady } from "../alarm/index.ts";
import { canSee } from "../sight/index.ts";
import { type Agent, defendersOf, intrudersOf, isAssaulter, isInTheOpen, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading, record, type Rules } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { opposite, roomAt } from "../table/plan.ts";
import { skillTest } from "../table/skill-tests.ts";
import type { Commander, Intruder, Sentry } from "../table/state.ts";
import { closeTurn, turnOf } from "../table/turn.ts";
import { type Danger, dangersToTest } from "./dangers.ts";
import { expose } from "./exposing.ts";
import { pointsOfWatching } from "./step-points.ts";

/** Turns a watcher away from a raider. hg.evade.sentry-stands-down, hg.evade.commander-stands-down */
function standDown(ctx: Ctx, watcher: Commander | Sentry): void {
  if (watcher.kind === "sentry") returnToReady(ctx, watcher, "he stands down", "hg.evade.sentry-stands-down");
  else {
    watcher.facing = opposite(watcher.facing);
    renewZone(ctx, watcher.id);
  }
  const { turn } = ctx.state;
  if (turn !== null && reading(ctx, "hg.open.standdown-still-zoned") === "no") turn.exempt.push(watcher.id);
  else renewZone(ctx, watcher.id);
  record(ctx, {
    event: "stood-down",
    agent: watcher.id,
    facing: watcher.facing,
    cites: [
      watcher.kind === "sentry" ? "hg.evade.sentry-stands-down" : "hg.evade.commander-stands-down",
      "hg.open.standdown-still-zoned",
    ],
  });
}

/** Whether an enemy sees an assaulter, so that he does not stand down. hg.evade.no-standdown-with-assaulter */
const seesAssaulter = (ctx: Ctx, agent: OnBoard<Agent>): boolean =>
  intrudersOf(ctx.state).some((intruder) => isAssaulter(intruder) && canSee(ctx, agent.at, intruder.at));

/** The enemies in the room of a raider who count there. hg.occ.more-enemies */
const roomEnemies = (ctx: Ctx, intruder: OnBoard<Intruder>): readonly OnBoard<Agent>[] => {
  const plan = planFor(ctx);
  const room = roomAt(plan, intruder.at);
  return defendersOf(ctx.state).filter(
    (enemy) => isInTheOpen(enemy) && roomAt(plan, enemy.at) === room && !isEngaged(ctx, enemy),
  );
};

/** Those who hold a raider in a danger: the watchers, and the enemies of his room. */
const holders = (ctx: Ctx, intruder: OnBoard<Intruder>, { owners, inRoom }: Danger): readonly OnBoard<Agent>[] =>
  inRoom ? [...owners, ...roomEnemies(ctx, intruder)] : owners;

/**
 * EVADE of a raider in zones or in an enemy-occupied room. The turn keeps what it allows; of several rolls the lowest
 * score counts, and after a 0 nothing more is rolled. hg.evade.when-zone, hg.evade.when-room, hg.open.several-zones,
 * hg.open.zone-and-room, hg.evade.score-0
 */
export function* evade(ctx: Ctx, intruder: OnBoard<Intruder>, danger: Danger): Rules {
  turnOf(ctx).tested.push(...danger.owners.map(({ id }) => id));
  const roomApart = reading(ctx, "hg.open.zone-and-room") === "each";
  let least = Infinity;
  for (const part of dangersToTest(ctx, danger, { roomApart })) {
    const score = yield* rollToEvade(ctx, intruder, part);
    if (score === 0) {
      yield* expose(ctx, intruder, holders(ctx, intruder, part), part.owners, "hg.evade.score-0");
      closeTurn(ctx, "he is exposed", "hg.evade.score-0");
      return;
    }
    least = Math.min(least, score);
  }
  applyEvadeScore(ctx, intruder, danger, least);
}

/** One roll of EVADE. hg.evade.dice */
function* rollToEvade(ctx: Ctx, intruder: OnBoard<Intruder>, { owners, inRoom }: Danger): Rules<number> {
  const turn = turnOf(ctx);
  const dice = number(ctx, turn.moved ? "hg.number.test-moved" : "hg.number.test-still");
  const { score } = yield* skillTest(
    ctx,
    intruder,
    { name: "EVADE", skill: "stealth", dice },
    ...citeIf(
      owners.length > 0,
      "hg.evade.when-zone",
      "hg.zone.immediately",
      "hg.zone.intruder-turn",
      "hg.open.zone-retest",
    ),
    ...citeIf(owners.length > 1, "hg.open.several-zones"),
    ...pointsOfWatching(ctx, intruder.at),
    ...citeIf(
      inRoom,
      "hg.evade.when-room",
      "hg.open.zone-and-room",
      "hg.occ.more-enemies",
      "hg.occ.raiders-do-not-count",
    ),
    "hg.evade.dice",
  );
  return score;
}

/**
 * What a score of 1 or more allows. If one of several watchers sees an assaulter it counts as 1, and the others still
 * stand down. hg.open.several-zones, hg.evade.no-standdown-with-assaulter, hg.evade.score-1, hg.evade.score-3,
 * hg.evade.adjacent-allowed
 */
function applyEvadeScore(ctx: Ctx, intruder: OnBoard<Intruder>, danger: Danger, score: number): void {
  const turn = turnOf(ctx);
  const { commander } = ctx.state;
  const { owners, inRoom } = danger;
  const held = holders(ctx, intruder, danger);
  const capped = score >= 2 && held.some((enemy) => seesAssaulter(ctx, enemy));
  if (score === 1 || capped) {
    const others = reading(ctx, "hg.open.several-zones") === "nobody" ? [] : owners;
    if (capped) for (const owner of others) if (!seesAssaulter(ctx, owner)) standDown(ctx, owner);
    closeTurn(
      ctx,
      "he hides where he is",
      "hg.evade.score-1",
      ...citeIf(capped, "hg.evade.no-standdown-with-assaulter", "hg.open.several-zones"),
    );
    return;
  }
  // the Commander in the room whose zone he is not in: hg.open.evade-room
  const beside = inRoom && commander !== null && held.includes(commander) && !owners.includes(commander);
  record(ctx, {
    event: "chosen",
    agent: intruder.id,
    what: `EVADE allows ${score === 2 ? "a move or an action" : "a move and an action"}`,
    cites: [
      score === 2 ? "hg.evade.score-2" : "hg.evade.score-3",
      "hg.open.score-allowance",
      "hg.evade.adjacent-allowed",
      ...citeIf(beside, "hg.open.evade-room"),
    ],
  });
  for (const owner of owners) standDown(ctx, owner);
  if (beside && reading(ctx, "hg.open.evade-room") === "commander-turns") standDown(ctx, commander);
  if (score === 2 && turn.acts !== "none" && turn.moves && turn.left > 0) turn.either = true;
}
