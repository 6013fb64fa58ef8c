import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { ActionRule } from "./rule.ts";
import {
  type Req,
  cardOf,
  fighterNamed,
  type Ctx,
  isSentry,
  isStanding,
  number,
  type Rules,
  sideOf,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { isRaised } from "../alarm/index.ts";
import { inspectSentries } from "../additional/index.ts";
import {
  alarmDice,
  applyAfterMove,
  applyBeforeMove,
  bringFollowers,
  chooseCourse,
  type Course,
  coursesOn,
  groundFor,
  movementOf,
  noDetectedNear,
  onTable,
  skirtsFreely,
  recordHalt,
  travel,
  turnsOnWay,
} from "../movement/index.ts";
import { makeRoll, medalEffect, poolOf, sumOf, useMedals } from "../dice/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { enemyBarriers } from "./advance-courses.ts";
import {
  afterPatrol,
  atTheDouble,
  doubled,
  oldHand,
  patrolEnded,
  reconEffect,
  turnByDice,
  turnByOldHand,
} from "./patrolling.ts";

function requires(ctx: Ctx, req: Req, { fighter: id }: ActionOf<"roving-patrol">): void {
  const fighter = fighterNamed(ctx.state, id);
  const there = onTable(req, fighter, id);
  if (there === null) return;
  req.need(sideOf(there) === "defender", {
    met: `${id} is a defender.`,
    unmet: `${id} is an attacker: only defenders make a Roving Patrol.`,
    cites: ["zh.rove.defenders"],
  });
  req.need(isRaised(ctx) || !isSentry(there), {
    met: `${id} may rove.`,
    unmet: `${id} is a sentry, and the alarm is not raised: it patrols its route.`,
    cites: ["zh.alarm.sentry-route", "zh.alarm.raised-no-route"],
  });
  noDetectedNear(ctx, req, there, "zh.rove.not-if-detected");
}

const candidates = (_ctx: Ctx, fighter: Fighter): readonly ActionOf<"roving-patrol">[] =>
  sideOf(fighter) === "defender" ? [{ do: "roving-patrol", fighter: fighter.id }] : [];

/** The courses of a fighter that goes straight ahead. zh.rove.move, zh.rove.stop-1in */
export function ahead(ctx: Ctx, fighter: OnTable, distance: number): readonly Course[] {
  const end = measured.placeAlong(fighter.at, measured.directionOf(fighter.facing), distance);
  const ground = groundFor(ctx, fighter, { pastEnemies: true }, [fighter.at, end]);
  return coursesOn(ground, [fighter.at, end], distance, enemyBarriers(ctx, fighter), skirtsFreely(ctx));
}

const awareness = medalEffect("awareness", "Awareness: turn to the bearing of any chevron", ["zh.rove.awareness"]);
const rows = { turn: "zh.rove.turn", choice: "zh.rove.turn-choice" } as const;

/** Rolls for a Roving Patrol, moves and applies the results. zh.rove.dice, zh.rove.recon */
function* perform(ctx: Ctx, _: Fighter, { fighter: id }: ActionOf<"roving-patrol">): Rules {
  const fighter = fighterOnTable(ctx.state, id);
  const pool = sumOf(poolOf(ctx, "roving-patrol"), alarmDice(ctx));
  const roll = yield* makeRoll(
    ctx,
    { fighter, name: "roving-patrol", pool, score: cardOf(fighter).abilities.react, bearings: "chevrons" },
    "zh.rove.dice",
    ...citeIf(pool.white > poolOf(ctx, "roving-patrol").white, "zh.rove.alarm-die"),
  );
  const effects = [awareness, reconEffect("zh.rove.recon"), ...oldHand(fighter), ...atTheDouble(ctx)];
  const used = yield* useMedals(ctx, fighter, roll, effects, { inAction: true });
  yield* applyBeforeMove(ctx, fighter, roll);
  const more = yield* doubled(ctx, fighter, used);
  yield* turnByDice(ctx, fighter, roll, { any: used.has("awareness") }, rows);
  yield* turnByOldHand(ctx, fighter, used, "before the move");
  const distance = movementOf(fighter, number(ctx, "zh.number.patrol-move") + more);
  const { walked, around } = yield* chooseCourse(fighter, ahead(ctx, fighter, distance));
  const travelled = yield* travel(ctx, fighter, walked.path, {
    pastEnemies: true,
    found: around !== null,
    faces: around !== null && turnsOnWay(ctx, around),
    cites: ["zh.rove.move", ...citeIf(around !== null, "zh.block.skirt")],
  });
  recordHalt(ctx, fighter, travelled, walked.halt, ["zh.rove.stop-1in"]);
  yield* bringFollowers(ctx, fighter, travelled);
  if (isStanding(fighter)) yield* turnByOldHand(ctx, fighter, used, "after the move");
  yield* afterPatrol(ctx, fighter, used);
  yield* applyAfterMove(ctx, fighter, roll);
  if (isStanding(fighter)) yield* inspectSentries(ctx, fighter);
  if (isStanding(fighter)) yield* patrolEnded(ctx, fighter);
}

/** Roving Patrol: a defender turns by its dice and goes straight ahead. zh.rove.defenders, zh.action.patrol-both */
const rovingPatrol: ActionRule<"roving-patrol"> = { requires, candidates, perform };

export const actions = { "roving-patrol": rovingPatrol };
