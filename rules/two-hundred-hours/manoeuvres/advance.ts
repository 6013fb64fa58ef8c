import { measured } from "../../geometry/index.ts";
import { type ActionRule, type Needs } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { inches, itemNamed, placeOf } from "../battlefield.ts";
import { baseOf, gapOfPlaces } from "../measuring.ts";
import {
  coursesOn,
  askPath,
  type Course,
  doorsOn,
  enemyGap,
  groundFor,
  isClimbable,
  movementOf,
  type PathQuestion,
  pathRule,
  travel,
  type Travelled,
  triesDoor,
  walk,
} from "../moving/index.ts";
import {
  alertsOf,
  basicTest,
  makeRoll,
  noted,
  poolOf,
  type Roll,
  successesOf,
  sumOf,
  useMedals,
} from "../rolling/index.ts";
import type { Place } from "../data/index.ts";
import type { Fighter, Standing } from "../state/index.ts";
import {
  asks,
  cardOf,
  choose,
  type Citation,
  enemiesOf,
  type G,
  impossible,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  sideOf,
  theFighter,
} from "../table.ts";
import { burdenOf, burdenRows, captiveStops } from "./captives.ts";
import { alarmDice, chooseCourse, facesAsMeant, namedFighter, skirtsFreely, turnsOnWay } from "./common.ts";
import { enterNeeds, entryPlaces, isOffTable, moveOn } from "./entering.ts";
import { turnInPlace } from "./facing.ts";
import { applyAfterMove, applyBeforeMove, bringAlong } from "./finishing.ts";
import { tellHalt } from "./halting.ts";
import { type Goal, goalsOf } from "./goals.ts";
import { leaveByMove } from "./leaving.ts";

/** Where the Advance of a fighter begins: where it stands, or where it comes onto the table. */
function startOf(fighter: Fighter, enter: string | undefined): Place | null {
  if (isStanding(fighter)) return fighter.at;
  return enter === undefined ? null : placeOf(enter);
}

function needs(g: G, r: Needs, { fighter: id, towards, enter }: ActionOf<"advance">): void {
  const fighter = namedFighter(g, r, id);
  if (fighter === null) return;
  if (!enterNeeds(g, r, fighter, enter)) return;
  const at = startOf(fighter, enter);
  if (at === null) {
    r.idle("towards", towards, `${id} is not on the table yet and goes towards nobody.`, "zh.advance.requirement");
    return;
  }
  const goals = goalsOf(g, fighter, at, !isStanding(fighter));
  const nearest = goals.some(({ tested }) => !tested);
  if (towards === undefined) {
    r.need(
      nearest,
      {
        met: "There is a goal for an Advance.",
        unmet: `No detected enemy is within ${number(g, "zh.number.goal-reach")}″ of ${id}, and no rule names another goal.`,
      },
      "zh.advance.requirement",
      "zh.fighter.covert",
    );
    return;
  }
  r.need(
    goals.some((goal) => goal.id === towards),
    () => ({
      met: `${id} can Advance towards ${towards}.`,
      unmet: unmetGoal(g, fighter, at, towards),
    }),
    "zh.advance.requirement",
    "zh.fighter.covert",
    "zh.advance.other-target",
    ...(g.state.escapes.length > 0 ? (["zh.escape.advance"] as const) : []),
  );
}

/** Why something is no goal, with the distance that is missing. */
function unmetGoal(g: G, fighter: Fighter, at: Place, towards: string): string {
  const foe = enemiesOf(g.state, fighter).find(({ id }) => id === towards);
  const reach = number(g, "zh.number.goal-reach");
  if (foe === undefined) return `${towards} is nothing that ${fighter.id} can Advance towards.`;
  const { length } = gapOfPlaces(g, at, foe.at);
  return length > inches(reach)
    ? `${towards} is ${Math.round((length / measured.inch) * 10) / 10}″ away; ${reach}″ are allowed.`
    : `${towards} is not detected.`;
}

function candidates(g: G, fighter: Fighter): readonly ActionOf<"advance">[] {
  const { id } = fighter;
  const starts = isStanding(fighter) ? [undefined] : entryPlaces(g, fighter);
  return starts.flatMap((enter) => {
    const at = startOf(fighter, enter);
    if (at === null) return [];
    const goals = goalsOf(g, fighter, at, !isStanding(fighter));
    const plain = { do: "advance", fighter: id, ...(enter !== undefined && { enter }) } as const;
    const free = goals.filter(({ tested }) => !tested);
    const named = goals.filter((goal) => goal.tested || free.length > 1);
    return [
      ...(free.length > 0 ? [plain] : []),
      ...named.map((goal): ActionOf<"advance"> => ({ ...plain, towards: goal.id })),
    ];
  });
}

/** The goal of an Advance: as it was declared, after a test where it is not the nearest. zh.advance.other-target */
function* settleGoal(g: G, fighter: Standing, towards: string | undefined, entering: boolean): Rules<Goal | null> {
  const goals = goalsOf(g, fighter, fighter.at, entering);
  const free = goals.filter(({ tested }) => !tested);
  const declared = goals.find(({ id }) => id === towards);
  if (declared !== undefined && !declared.tested) return declared;
  if (declared !== undefined) {
    const { passed } = yield* basicTest(
      g,
      fighter,
      { ability: "smarts", why: `to Advance towards ${declared.id}` },
      ...declared.cites,
    );
    if (passed) return declared;
  }
  const enemies = free.filter(({ kind }) => kind === "enemy" || kind === "body");
  const left = declared === undefined ? free : enemies;
  if (left.length === 0) return null;
  return yield* choose(
    sideOf(fighter),
    { id: "zh.decide.advance-tie", text: `Towards whom does ${fighter.id} Advance?`, piece: fighter.id },
    left.map((goal) => ({ id: goal.id, text: goal.id, value: goal })),
  );
}

const caution = noted("caution", "Caution: move just 4″", ["zh.advance.caution"]);

/** Light Feet: a success given up for an alert. zh.veteran.card-light-feet, zh.open.light-feet, zh.open.veteran-medal */
function* lightFeet(g: G, fighter: Standing, roll: Roll): Rules<number> {
  const has = fighter.veteran === "v-light-feet" && reading(g, "zh.open.veteran-medal") !== "both";
  if (!has || successesOf(roll) === 0 || alertsOf(roll) === 0) return 0;
  const uses = yield* asks(sideOf(fighter), {
    id: "zh.decide.medal",
    text: `Light Feet: does ${fighter.id} give up a success to cancel an alert?`,
    piece: fighter.id,
  });
  if (!uses) return 0;
  roll.quieted++;
  record(g, {
    event: "medal-used",
    fighter: fighter.id,
    effect: "light-feet",
    cites: ["zh.veteran.card-light-feet", "zh.open.light-feet", "zh.open.veteran-medal"],
  });
  return 1;
}

/** Light Feet as a medal effect, where it is read so. zh.open.veteran-medal */
const lightFeetByMedal = noted(
  "light-feet",
  "Light Feet: give up a success to cancel an alert",
  ["zh.veteran.card-light-feet", "zh.open.veteran-medal"],
  (roll) => successesOf(roll) > 0 && alertsOf(roll) > 0,
);

/** How far an Advance goes. zh.advance.distance, zh.advance.caution, zh.captive.struggle */
function distanceOf(g: G, fighter: Standing, successes: number, cautious: boolean): number {
  const burden = burdenOf(g, fighter, successes);
  if (burden?.struggles === true) return movementOf(fighter, number(g, "zh.number.captive-struggle"));
  const counted = cautious ? 0 : (burden?.successes ?? successes);
  return movementOf(fighter, number(g, "zh.number.advance-move") + counted * number(g, "zh.number.advance-success"));
}

/** The straight way of an Advance: towards its goal, for all of its distance; what is no enemy is not passed. */
function straightTo(fighter: Standing, goal: Goal, distance: number): readonly Place[] {
  const direction = measured.directionTo(fighter.at, goal.at);
  if (direction === null) return [fighter.at];
  const away = Math.sqrt(measured.squaredDistance(fighter.at, goal.at));
  const stops = goal.kind !== "enemy" && away <= distance;
  const end = stops ? goal.at : measured.placeAlong(fighter.at, direction, distance);
  return [fighter.at, { x: end.x, y: end.y }];
}

/** The courses of an Advance, and the climb over what is in its way where that is possible. zh.decide.climb */
export function advanceCourses(
  g: G,
  fighter: Standing,
  goal: Goal,
  distance: number,
): { readonly courses: readonly Course[]; readonly climb: readonly Place[] | null } {
  const outside = sideOf(fighter) === "attacker";
  const path = straightTo(fighter, goal, distance);
  const ground = groundFor(g, fighter, { pastEnemies: true, climbsDown: true, outside }, path);
  const enemies = stopsOf(g, fighter, goal);
  const courses = coursesOn(ground, path, distance, enemies, skirtsFreely(g));
  const around = courses[0]?.around ?? null;
  const item = around === null ? undefined : itemNamed(g.state, around);
  if (item === undefined || !isClimbable(g, fighter, item)) return { courses, climb: null };
  // from inside nobody climbs the walls
  if (fighter.on === null && measured.placeIn(item.corners, fighter.at) > 0) return { courses, climb: null };
  const over = walk(groundFor(g, fighter, { pastEnemies: true, climbs: true, outside }, path), path, distance, enemies);
  const climbs = measured.placeIn(item.corners, over.path.at(-1) ?? fighter.at) > 0 || over.halt === null;
  return { courses, climb: climbs && over.halt?.by !== "climb" ? over.path : null };
}

/** Enemies as what a prescribed move stops at. zh.advance.stop-1in, zh.rove.stop-1in */
export const enemyBarriers = (g: G, fighter: Standing): readonly measured.Barrier[] =>
  enemiesOf(g.state, fighter).map((one) => ({ name: one.id, shape: baseOf(g, one), keep: enemyGap(g) }));

/** What an Advance stops at: enemies at their gap, a captive whom it takes again. zh.advance.stop-1in, zh.captive.recapture */
const stopsOf = (g: G, fighter: Standing, goal: Goal): readonly measured.Barrier[] => [
  ...enemyBarriers(g, fighter),
  ...captiveStops(g, fighter, goal.id),
];

/** An attacker whose straight way leads in by a door may try it instead of going round. zh.decide.building, zh.block.inside */
function* throughDoor(g: G, fighter: Standing, goal: Goal, distance: number): Rules<readonly Course[] | null> {
  if (sideOf(fighter) !== "attacker") return null;
  const path = straightTo(fighter, goal, distance);
  const ground = groundFor(g, fighter, { pastEnemies: true, climbsDown: true }, path);
  const enemies = stopsOf(g, fighter, goal);
  const doors = doorsOn(g, fighter, ground, walk(ground, path, distance, enemies).path);
  const door = doors.find(({ into }) => into);
  if (door === undefined) return null;
  const courses = coursesOn(ground, path, distance, enemies, skirtsFreely(g));
  if (courses[0]?.around !== null) return null;
  return (yield* triesDoor(fighter, door.building.id)) ? courses : null;
}

/** Makes the move of an Advance. zh.advance.full, zh.advance.stop-1in, zh.block.climb-option */
function* moveTowards(
  g: G,
  fighter: Standing,
  goal: Goal,
  distance: number,
  burdens: readonly Citation[],
): Rules<Travelled> {
  const start = fighter.at;
  const { courses, climb } = advanceCourses(g, fighter, goal, distance);
  const rows = ["zh.advance.distance", "zh.advance.full", ...goal.cites, ...burdens] as const;
  if (climb !== null) {
    const climbs = yield* choose(
      sideOf(fighter),
      { id: "zh.decide.climb", text: `Does ${fighter.id} climb what is in its way?`, piece: fighter.id },
      [
        { id: "climb", text: "Climb", value: true },
        { id: "skirt", text: "Go round it", value: false },
      ],
    );
    if (climbs)
      return yield* travel(g, fighter, climb, {
        climbs: true,
        pastEnemies: true,
        cites: [...rows, "zh.block.climb-option"],
      });
  }
  const inside = yield* throughDoor(g, fighter, goal, distance);
  const { walked, around } = yield* chooseCourse(fighter, inside ?? courses);
  const skirts = around === null ? [] : (["zh.block.skirt", "zh.open.skirt-limit", "zh.open.skirt-facing"] as const);
  const travelled = yield* travel(g, fighter, walked.path, {
    pastEnemies: true,
    climbsDown: true,
    outside: sideOf(fighter) === "attacker" && inside === null,
    found: around !== null,
    faces: turnsOnWay(g, around),
    cites: [...rows, ...skirts, ...(walked.halt?.by === "obstacle" ? (["zh.terrain.obstacle-short"] as const) : [])],
  });
  facesAsMeant(g, fighter, straightTo({ ...fighter, at: start }, goal, distance), around, travelled.length);
  // that he is taken is told where the action ends
  const meets = goal.kind === "captive" && walked.halt?.by === "enemy" && walked.halt.id === goal.id;
  if (!meets) tellHalt(g, fighter, travelled, walked.halt, ["zh.advance.stop-1in"]);
  return travelled;
}

/** Whether the escort of a struggling captive goes where it likes in an Advance as well. zh.open.captive-struggle-dir */
const strugglesFreely = (g: G): boolean => reading(g, "zh.open.captive-struggle-dir") === "free";

/** The way of an escort that its captive struggles with. zh.captive.struggle */
const escort: PathQuestion = {
  terms: () => ({ climbs: true }),
  cites: ["zh.captive.struggle", "zh.open.captive-struggle-dir"],
};
const escortPath = pathRule(escort);

/** The move of an escort that goes where it likes, up to the distance of a struggle. zh.open.captive-struggle-dir */
function* goWhereItLikes(g: G, fighter: Standing, distance: number, cites: readonly Citation[]): Rules<Travelled> {
  const chosen = yield* askPath(
    g,
    fighter,
    { id: "zh.decide.keep-moving", text: `Where does ${fighter.id} go with its captive?`, piece: fighter.id },
    escortPath,
    escort,
    { kind: "keep-moving", most: distance, optional: true },
  );
  const path = chosen?.path ?? [fighter.at];
  return yield* travel(g, fighter, path, { climbs: true, found: chosen?.found ?? false, cites });
}

/** No goal is left for an Advance to an Escape marker: it cannot be made. zh.open.escape-test-fail */
function escapeFails(g: G, fighter: Standing): void {
  const lost = reading(g, "zh.open.escape-test-fail") === "action-lost";
  const why = lost ? "it cannot Advance: the action is lost" : "it cannot Advance: another action is made";
  record(g, {
    event: "no-effect",
    fighter: fighter.id,
    what: ["advance"],
    why,
    cites: ["zh.escape.advance", "zh.open.escape-test-fail"],
  });
  if (g.state.acting !== null) g.state.acting.instead = !lost;
}

function* perform(g: G, { fighter: id, towards, enter }: ActionOf<"advance">): Rules {
  const named = theFighter(g, id);
  const entering = isOffTable(named);
  if (entering && !(yield* moveOn(g, named, enter))) return;
  if (!isStanding(named)) throw impossible(`${id} advances off the table`);
  const fighter: Standing = named;
  const goal = yield* settleGoal(g, fighter, towards, entering);
  if (goal === null) {
    escapeFails(g, fighter);
    return;
  }
  const pool = sumOf(poolOf(g, "advance"), alarmDice(g));
  const roll = yield* makeRoll(
    g,
    { fighter, name: "advance", pool, score: cardOf(fighter).abilities.brawn },
    "zh.advance.dice",
    ...(pool.white > poolOf(g, "advance").white ? (["zh.advance.alarm-die"] as const) : []),
  );
  const byMedal = fighter.veteran === "v-light-feet" && reading(g, "zh.open.veteran-medal") === "both";
  const used = yield* useMedals(g, fighter, roll, byMedal ? [caution, lightFeetByMedal] : [caution], true);
  if (used.has("light-feet")) roll.quieted++;
  const given = used.has("light-feet") ? 1 : yield* lightFeet(g, fighter, roll);
  const successes = successesOf(roll) - given;
  yield* applyBeforeMove(g, fighter, roll);
  const distance = distanceOf(g, fighter, successes, used.has("caution"));
  const rows = burdenRows(g, fighter, successes);
  const freely = burdenOf(g, fighter, successes)?.struggles === true && strugglesFreely(g);
  const travelled = yield* freely
    ? goWhereItLikes(g, fighter, distance, rows)
    : moveTowards(g, fighter, goal, distance, rows);
  yield* bringAlong(g, fighter, travelled);
  yield* turnInPlace(g, fighter, travelled.length);
  yield* applyAfterMove(g, fighter, roll);
  yield* leaveByMove(g, fighter, travelled, entering);
}

/** Advance: straight towards the nearest detected enemy. zh.advance.nearest */
export const advance: ActionRule<"advance"> = { name: "advance", needs, candidates, perform };
