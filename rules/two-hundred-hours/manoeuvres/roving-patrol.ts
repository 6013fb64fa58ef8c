import { measured } from "../../geometry/index.ts";
import type { ActionRule, Needs } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { isRaised } from "../alarm/index.ts";
import { inspectSentries } from "../additional/inspecting.ts";
import { type Course, coursesOn, groundFor, movementOf, travel } from "../moving/index.ts";
import { makeRoll, noted, poolOf, sumOf, useMedals } from "../rolling/index.ts";
import type { Fighter, Standing } from "../state/index.ts";
import {
  cardOf,
  fighterNamed,
  type G,
  isSentry,
  isStanding,
  number,
  type Rules,
  sideOf,
  theStanding,
} from "../table.ts";
import { enemyBarriers } from "./advance.ts";
import { alarmDice, chooseCourse, noDetectedNear, onTable, skirtsFreely, turnsOnWay } from "./common.ts";
import { applyAfterMove, applyBeforeMove, bringAlong } from "./finishing.ts";
import { tellHalt } from "./halting.ts";
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

function needs(g: G, r: Needs, { fighter: id }: ActionOf<"roving-patrol">): void {
  const fighter = fighterNamed(g.state, id);
  const there = onTable(r, fighter, id);
  if (there === null) return;
  r.need(
    sideOf(there) === "defender",
    { met: `${id} is a defender.`, unmet: `${id} is an attacker: only defenders make a Roving Patrol.` },
    "zh.rove.defenders",
  );
  r.need(
    isRaised(g) || !isSentry(there),
    {
      met: `${id} may rove.`,
      unmet: `${id} is a sentry, and the alarm is not raised: it patrols its route.`,
    },
    "zh.alarm.sentry-route",
    "zh.alarm.raised-no-route",
  );
  noDetectedNear(g, r, there, "zh.rove.not-if-detected");
}

const candidates = (_g: G, fighter: Fighter): readonly ActionOf<"roving-patrol">[] =>
  sideOf(fighter) === "defender" ? [{ do: "roving-patrol", fighter: fighter.id }] : [];

/** The courses of a fighter straight ahead. zh.rove.move, zh.rove.stop-1in */
export function ahead(g: G, fighter: Standing, distance: number): readonly Course[] {
  const end = measured.placeAlong(fighter.at, measured.directionOf(fighter.facing), distance);
  const ground = groundFor(g, fighter, { pastEnemies: true }, [fighter.at, end]);
  return coursesOn(ground, [fighter.at, end], distance, enemyBarriers(g, fighter), skirtsFreely(g));
}

const awareness = noted("awareness", "Awareness: turn to the bearing of any chevron", ["zh.rove.awareness"]);
const rows = { turn: "zh.rove.turn", choice: "zh.rove.turn-choice" } as const;

function* perform(g: G, { fighter: id }: ActionOf<"roving-patrol">): Rules {
  const fighter = theStanding(g, id);
  const pool = sumOf(poolOf(g, "roving-patrol"), alarmDice(g));
  const roll = yield* makeRoll(
    g,
    { fighter, name: "roving-patrol", pool, score: cardOf(fighter).abilities.react, bearings: "chevrons" },
    "zh.rove.dice",
    ...(pool.white > poolOf(g, "roving-patrol").white ? (["zh.rove.alarm-die"] as const) : []),
  );
  const effects = [awareness, reconEffect("zh.rove.recon"), ...oldHand(fighter), ...atTheDouble(g)];
  const used = yield* useMedals(g, fighter, roll, effects, true);
  yield* applyBeforeMove(g, fighter, roll);
  const more = yield* doubled(g, fighter, used);
  yield* turnByDice(g, fighter, roll, used.has("awareness"), rows);
  yield* turnByOldHand(g, fighter, used, "before the move");
  const distance = movementOf(fighter, number(g, "zh.number.patrol-move") + more);
  const { walked, around } = yield* chooseCourse(fighter, ahead(g, fighter, distance));
  const travelled = yield* travel(g, fighter, walked.path, {
    pastEnemies: true,
    found: around !== null,
    faces: around !== null && turnsOnWay(g, around),
    cites: ["zh.rove.move", ...(around === null ? [] : (["zh.block.skirt"] as const))],
  });
  tellHalt(g, fighter, travelled, walked.halt, ["zh.rove.stop-1in"]);
  yield* bringAlong(g, fighter, travelled);
  if (isStanding(fighter)) yield* turnByOldHand(g, fighter, used, "after the move");
  yield* afterPatrol(g, fighter, used);
  yield* applyAfterMove(g, fighter, roll);
  if (isStanding(fighter)) yield* inspectSentries(g, fighter);
  if (isStanding(fighter)) yield* patrolEnded(g, fighter);
}

/** Roving Patrol: a defender turns by its dice and goes straight ahead. zh.rove.defenders, zh.action.patrol-both */
export const rovingPatrol: ActionRule<"roving-patrol"> = { name: "roving-patrol", needs, candidates, perform };
