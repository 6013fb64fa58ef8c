import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionRule, beginsOrders } from "./rule.ts";
import { type Req } from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { inches, itemNamed, placeOf } from "../table/battlefield.ts";
import { baseOf, gapOfPlaces } from "../table/measuring.ts";
import {
  alarmDice,
  applyAfterMove,
  applyBeforeMove,
  askPath,
  bringFollowers,
  chooseCourse,
  type Course,
  coursesOn,
  doorsOn,
  enemiesInWay,
  enemyGap,
  requireEntry,
  entryPlaces,
  facesAsMeant,
  goOnOutside,
  groundFor,
  isClimbable,
  isOffTable,
  joined,
  leaveByMove,
  leftOutside,
  movementOf,
  moveOn,
  namedFighter,
  onFrom,
  type PathQuestion,
  pathRule,
  skirtsFreely,
  tellHalt,
  travel,
  type Travelled,
  triesDoor,
  turnInPlace,
  turnsOnWay,
  walk,
} from "../movement/index.ts";
import {
  alertsOf,
  basicTest,
  makeRoll,
  medalEffect,
  poolOf,
  type Roll,
  successesOf,
  sumOf,
  useMedals,
} from "../dice/index.ts";
import type { Place } from "../book/schemas.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import {
  askYesNo,
  cardOf,
  choose,
  enemiesOf,
  type Ctx,
  impossible,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  sideOf,
  theFighter,
} from "../table/context.ts";
import { burdenOf, burdenRows, captiveStops } from "../missions/index.ts";
import { type Goal, goalsOf } from "./advance-goals.ts";

/** Where the Advance of a fighter begins: where it stands, or where it comes onto the table. */
function startOf(fighter: Fighter, enter: string | undefined): Place | null {
  if (isStanding(fighter)) return fighter.at;
  return enter === undefined ? null : placeOf(enter);
}

function requires(ctx: Ctx, req: Req, { fighter: id, towards, enter }: ActionOf<"advance">): void {
  const fighter = namedFighter(ctx, req, id);
  if (fighter === null) return;
  if (!requireEntry(ctx, req, fighter, enter)) return;
  const at = startOf(fighter, enter);
  if (at === null) {
    req.idle("towards", towards, `${id} is not on the table yet and goes towards nobody.`, "zh.advance.requirement");
    return;
  }
  const goals = goalsOf(ctx, fighter, at, !isStanding(fighter));
  const nearest = goals.some(({ tested }) => !tested);
  if (towards === undefined) {
    req.need(
      nearest,
      {
        met: "There is a goal for an Advance.",
        unmet: `No detected enemy is within ${number(ctx, "zh.number.goal-reach")}″ of ${id}, and no rule names another goal.`,
      },
      "zh.advance.requirement",
      "zh.fighter.covert",
    );
    return;
  }
  req.need(
    goals.some((goal) => goal.id === towards),
    () => ({
      met: `${id} can Advance towards ${towards}.`,
      unmet: unmetGoal(ctx, fighter, at, towards),
    }),
    "zh.advance.requirement",
    "zh.fighter.covert",
    "zh.advance.other-target",
    ...(ctx.state.escapes.length > 0 ? (["zh.escape.advance"] as const) : []),
  );
}

/** Why something is no goal, with the distance by which it is too far away. */
function unmetGoal(ctx: Ctx, fighter: Fighter, at: Place, towards: string): string {
  const foe = enemiesOf(ctx.state, fighter).find(({ id }) => id === towards);
  const reach = number(ctx, "zh.number.goal-reach");
  if (foe === undefined) return `${towards} is nothing that ${fighter.id} can Advance towards.`;
  const { length } = gapOfPlaces(ctx, at, foe.at);
  return length > inches(reach)
    ? `${towards} is ${Math.round((length / measured.inch) * 10) / 10}″ away; ${reach}″ are allowed.`
    : `${towards} is not detected.`;
}

function candidates(ctx: Ctx, fighter: Fighter): readonly ActionOf<"advance">[] {
  const { id } = fighter;
  const starts = isStanding(fighter) ? [undefined] : entryPlaces(ctx, fighter);
  return starts.flatMap((enter) => {
    const at = startOf(fighter, enter);
    if (at === null) return [];
    const goals = goalsOf(ctx, fighter, at, !isStanding(fighter));
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
function* settleGoal(ctx: Ctx, fighter: OnTable, towards: string | undefined, entering: boolean): Rules<Goal | null> {
  const goals = goalsOf(ctx, fighter, fighter.at, entering);
  const free = goals.filter(({ tested }) => !tested);
  const declared = goals.find(({ id }) => id === towards);
  if (declared !== undefined && !declared.tested) return declared;
  if (declared !== undefined) {
    const { passed } = yield* basicTest(
      ctx,
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

const caution = medalEffect("caution", "Caution: move just 4″", ["zh.advance.caution"]);

/** Light Feet: a success given up for an alert. zh.veteran.card-light-feet, zh.open.light-feet, zh.open.veteran-medal */
function* lightFeet(ctx: Ctx, fighter: OnTable, roll: Roll): Rules<number> {
  const has = fighter.veteran === "v-light-feet" && reading(ctx, "zh.open.veteran-medal") !== "both";
  if (!has || successesOf(roll) === 0 || alertsOf(roll) === 0) return 0;
  const uses = yield* askYesNo(sideOf(fighter), {
    id: "zh.decide.medal",
    text: `Light Feet: does ${fighter.id} give up a success to cancel an alert?`,
    piece: fighter.id,
  });
  if (!uses) return 0;
  roll.quieted++;
  record(ctx, {
    event: "medal-used",
    fighter: fighter.id,
    effect: "light-feet",
    cites: ["zh.veteran.card-light-feet", "zh.open.light-feet", "zh.open.veteran-medal"],
  });
  return 1;
}

/** Light Feet as a medal effect, where it is read so. zh.open.veteran-medal */
const lightFeetByMedal = medalEffect(
  "light-feet",
  "Light Feet: give up a success to cancel an alert",
  ["zh.veteran.card-light-feet", "zh.open.veteran-medal"],
  (roll) => successesOf(roll) > 0 && alertsOf(roll) > 0,
);

/** How far an Advance goes. zh.advance.distance, zh.advance.caution, zh.captive.struggle */
function distanceOf(ctx: Ctx, fighter: OnTable, successes: number, cautious: boolean): number {
  const burden = burdenOf(ctx, fighter, successes);
  if (burden?.struggles === true) return movementOf(fighter, number(ctx, "zh.number.captive-struggle"));
  const counted = cautious ? 0 : (burden?.successes ?? successes);
  return movementOf(
    fighter,
    number(ctx, "zh.number.advance-move") + counted * number(ctx, "zh.number.advance-success"),
  );
}

/** The straight path of an Advance: towards its goal, for its whole distance, but not past a goal that is no enemy. */
function straightTo(fighter: OnTable, goal: Goal, distance: number): readonly Place[] {
  const direction = measured.directionTo(fighter.at, goal.at);
  if (direction === null) return [fighter.at];
  const away = Math.sqrt(measured.squaredDistance(fighter.at, goal.at));
  const stops = goal.kind !== "enemy" && away <= distance;
  const end = stops ? goal.at : measured.placeAlong(fighter.at, direction, distance);
  return [fighter.at, { x: end.x, y: end.y }];
}

/** The courses of an Advance, and the climb over what is in its way where that is possible. zh.decide.climb */
export function advanceCourses(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  distance: number,
): { readonly courses: readonly Course[]; readonly climb: readonly Place[] | null } {
  const outside = sideOf(fighter) === "attacker";
  const path = straightTo(fighter, goal, distance);
  const ground = groundFor(ctx, fighter, { pastEnemies: true, climbsDown: true, outside }, path);
  const enemies = stopsOf(ctx, fighter, goal);
  const courses = coursesOn(ground, path, distance, enemies, skirtsFreely(ctx));
  const around = courses[0]?.around ?? null;
  const item = around === null ? undefined : itemNamed(ctx.state, around);
  if (item === undefined || !isClimbable(ctx, fighter, item)) return { courses, climb: null };
  // from inside nobody climbs the walls
  if (fighter.on === null && measured.placeIn(item.corners, fighter.at) > 0) return { courses, climb: null };
  const over = walk(
    groundFor(ctx, fighter, { pastEnemies: true, climbs: true, outside }, path),
    path,
    distance,
    enemies,
  );
  const climbs = measured.placeIn(item.corners, over.path.at(-1) ?? fighter.at) > 0 || over.halt === null;
  return { courses, climb: climbs && over.halt?.by !== "climb" ? over.path : null };
}

/** Enemies as what a prescribed move stops at. zh.advance.stop-1in, zh.rove.stop-1in, zh.open.body-combat */
export const enemyBarriers = (ctx: Ctx, fighter: OnTable): readonly measured.Barrier[] =>
  enemiesInWay(ctx, fighter).map((enemy) => ({ name: enemy.id, shape: baseOf(ctx, enemy), keep: enemyGap(ctx) }));

/** What an Advance stops at: enemies at 1″, and an escaped captive that it recaptures. zh.advance.stop-1in, zh.captive.recapture */
const stopsOf = (ctx: Ctx, fighter: OnTable, goal: Goal): readonly measured.Barrier[] => [
  ...enemyBarriers(ctx, fighter),
  ...captiveStops(ctx, fighter, goal.id),
];

/** An attacker whose straight path leads through a door may try the door instead of going round. zh.decide.building, zh.block.inside */
function* throughDoor(ctx: Ctx, fighter: OnTable, goal: Goal, distance: number): Rules<readonly Course[] | null> {
  if (sideOf(fighter) !== "attacker") return null;
  const path = straightTo(fighter, goal, distance);
  const ground = groundFor(ctx, fighter, { pastEnemies: true, climbsDown: true }, path);
  const enemies = stopsOf(ctx, fighter, goal);
  const doors = doorsOn(ctx, fighter, ground, walk(ground, path, distance, enemies).path);
  const door = doors.find(({ into }) => into);
  if (door === undefined) return null;
  const courses = coursesOn(ground, path, distance, enemies, skirtsFreely(ctx));
  if (courses[0]?.around !== null) return null;
  return (yield* triesDoor(fighter, door.building.id)) ? courses : null;
}

/**
 * Kept out at a door, an attacker may use what is left of its Advance to go round, towards where it meant to come.
 * zh.open.break-in-fail, zh.block.skirt
 */
function* goRound(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  first: Travelled,
  distance: number,
  meant: Place,
): Rules<Travelled> {
  const left = leftOutside(ctx, first, distance);
  if (left === null) return first;
  const goes = yield* choose(
    sideOf(fighter),
    { id: "zh.decide.building", text: `Does ${fighter.id} go on round ${first.keptOut ?? ""}?`, piece: fighter.id },
    [
      { id: "go-on", text: "Go on round it", value: true },
      { id: "stay", text: "Stay before it", value: false },
    ],
  );
  if (!goes) return first;
  const path = onFrom(fighter, meant);
  const terms = { pastEnemies: true, climbsDown: true, outside: true } as const;
  const ground = groundFor(ctx, fighter, terms, path);
  const courses = coursesOn(ground, path, left, stopsOf(ctx, fighter, goal), skirtsFreely(ctx));
  const { walked, around } = yield* chooseCourse(fighter, courses);
  const second = yield* travel(ctx, fighter, walked.path, {
    ...terms,
    found: around !== null,
    faces: turnsOnWay(ctx, around),
    cites: ["zh.open.break-in-fail", "zh.block.skirt"],
  });
  facesAsMeant(ctx, fighter, path, around, second.length);
  return joined(first, second);
}

/** Makes the move of an Advance. zh.advance.full, zh.advance.stop-1in, zh.block.climb-option */
function* moveTowards(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  distance: number,
  burdens: readonly Citation[],
): Rules<Travelled> {
  const start = fighter.at;
  const { courses, climb } = advanceCourses(ctx, fighter, goal, distance);
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
      return yield* travel(ctx, fighter, climb, {
        climbs: true,
        pastEnemies: true,
        cites: [...rows, "zh.block.climb-option"],
      });
  }
  const inside = yield* throughDoor(ctx, fighter, goal, distance);
  const { walked, around } = yield* chooseCourse(fighter, inside ?? courses);
  const skirts = around === null ? [] : (["zh.block.skirt", "zh.open.skirt-limit", "zh.open.skirt-facing"] as const);
  const first = yield* travel(ctx, fighter, walked.path, {
    pastEnemies: true,
    climbsDown: true,
    outside: sideOf(fighter) === "attacker" && inside === null,
    found: around !== null,
    faces: turnsOnWay(ctx, around),
    cites: [...rows, ...skirts, ...(walked.halt?.by === "obstacle" ? (["zh.terrain.obstacle-short"] as const) : [])],
  });
  const meant = straightTo({ ...fighter, at: start }, goal, distance);
  facesAsMeant(ctx, fighter, meant, around, first.length);
  const travelled = yield* goRound(ctx, fighter, goal, first, distance, meant.at(-1) ?? start);
  // the capture itself is recorded when the action ends
  const meets = goal.kind === "captive" && walked.halt?.by === "enemy" && walked.halt.id === goal.id;
  if (!meets) tellHalt(ctx, fighter, travelled, walked.halt, ["zh.advance.stop-1in"]);
  return travelled;
}

/** Whether the escort of a struggling captive may go anywhere in an Advance, too. zh.open.captive-struggle-dir */
const strugglesFreely = (ctx: Ctx): boolean => reading(ctx, "zh.open.captive-struggle-dir") === "free";

/** The path of an escort whose captive struggles. zh.captive.struggle */
const escort: PathQuestion = {
  terms: () => ({ climbs: true }),
  cites: ["zh.captive.struggle", "zh.open.captive-struggle-dir"],
};
const escortPath = pathRule(escort);

/** The move of an escort that goes where it likes, up to the distance of a struggle. zh.open.captive-struggle-dir */
function* goWhereItLikes(ctx: Ctx, fighter: OnTable, distance: number, cites: readonly Citation[]): Rules<Travelled> {
  const prompt = {
    id: "zh.decide.keep-moving",
    text: `Where does ${fighter.id} go with its captive?`,
    piece: fighter.id,
  } as const;
  const about = { kind: "keep-moving", most: distance, optional: true } as const;
  const chosen = yield* askPath(ctx, fighter, prompt, escortPath, escort, about);
  const path = chosen?.path ?? [fighter.at];
  const first = yield* travel(ctx, fighter, path, { climbs: true, found: chosen?.found ?? false, cites });
  const goesOn = { most: distance, kind: "keep-moving", prompt, rule: escortPath, question: escort } as const;
  return yield* goOnOutside(ctx, fighter, first, goesOn);
}

/** No goal is left for an Advance to an Escape marker: it cannot be made. zh.open.escape-test-fail */
function escapeFails(ctx: Ctx, fighter: OnTable): void {
  const lost = reading(ctx, "zh.open.escape-test-fail") === "action-lost";
  const why = lost ? "it cannot Advance: the action is lost" : "it cannot Advance: another action is made";
  record(ctx, {
    event: "no-effect",
    fighter: fighter.id,
    what: ["advance"],
    why,
    cites: ["zh.escape.advance", "zh.open.escape-test-fail"],
  });
  if (ctx.state.acting !== null) ctx.state.acting.instead = !lost;
}

function* perform(ctx: Ctx, _: Fighter, { fighter: id, towards, enter }: ActionOf<"advance">): Rules {
  const named = theFighter(ctx, id);
  const entering = isOffTable(named);
  if (entering && !(yield* moveOn(ctx, named, enter))) return;
  if (!isStanding(named)) throw impossible(`${id} advances off the table`);
  const fighter: OnTable = named;
  const goal = yield* settleGoal(ctx, fighter, towards, entering);
  if (goal === null) {
    escapeFails(ctx, fighter);
    return;
  }
  const pool = sumOf(poolOf(ctx, "advance"), alarmDice(ctx));
  const roll = yield* makeRoll(
    ctx,
    { fighter, name: "advance", pool, score: cardOf(fighter).abilities.brawn },
    "zh.advance.dice",
    ...(pool.white > poolOf(ctx, "advance").white ? (["zh.advance.alarm-die"] as const) : []),
  );
  const byMedal = fighter.veteran === "v-light-feet" && reading(ctx, "zh.open.veteran-medal") === "both";
  const used = yield* useMedals(ctx, fighter, roll, byMedal ? [caution, lightFeetByMedal] : [caution], {
    inAction: true,
  });
  if (used.has("light-feet")) roll.quieted++;
  const given = used.has("light-feet") ? 1 : yield* lightFeet(ctx, fighter, roll);
  const successes = successesOf(roll) - given;
  yield* applyBeforeMove(ctx, fighter, roll);
  const distance = distanceOf(ctx, fighter, successes, used.has("caution"));
  const rows = burdenRows(ctx, fighter, successes);
  const freely = burdenOf(ctx, fighter, successes)?.struggles === true && strugglesFreely(ctx);
  const travelled = yield* freely
    ? goWhereItLikes(ctx, fighter, distance, rows)
    : moveTowards(ctx, fighter, goal, distance, rows);
  yield* bringFollowers(ctx, fighter, travelled);
  yield* turnInPlace(ctx, fighter, travelled.length);
  yield* applyAfterMove(ctx, fighter, roll);
  yield* leaveByMove(ctx, fighter, travelled, entering);
}

/** Advance: straight towards the nearest detected enemy. zh.advance.nearest */
const advance: ActionRule<"advance"> = { requires, candidates, perform };

export const actions = { advance: beginsOrders(advance) };
