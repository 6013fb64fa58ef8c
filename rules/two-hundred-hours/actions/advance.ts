import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionRule, beginsOrders } from "./rule.ts";
import {
  type Req,
  askYesNo,
  cardOf,
  choose,
  enemiesOf,
  type Ctx,
  hangingOn,
  impossible,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  sideOf,
  fighterById,
  recordNoEffect,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { inches, itemNamed } from "../table/battlefield.ts";
import { gapOfPlaces } from "../table/measuring.ts";
import {
  alarmDice,
  applyAfterMove,
  applyBeforeMove,
  askPath,
  bringFollowers,
  requireEntry,
  entryPlaces,
  goOnOutside,
  isOffTable,
  leaveByMove,
  moveOn,
  namedFighter,
  type PathQuestion,
  pathRule,
  travel,
  type Travelled,
  turnInPlace,
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
import { burdenOf, burdenRows } from "../missions/index.ts";
import { type Goal, goalsOf } from "./advance-goals.ts";
import { startOf, distanceOf, moveTowards } from "./advance-courses.ts";

/** The open points that say what an Advance may go towards. zh.advance.requirement, zh.m8.crew-replaced */
const inGoals = [
  "zh.open.m8-crew-goal",
  "zh.open.near-friend-chain",
  "zh.open.distance",
  "zh.open.distance-marker",
  "zh.open.within",
] as const;

function requires(ctx: Ctx, req: Req, { fighter: id, towards, enter }: ActionOf<"advance">): void {
  const fighter = namedFighter(ctx, req, id);
  if (fighter === null) return;
  if (!requireEntry(ctx, req, fighter, enter)) return;
  const at = startOf(fighter, enter);
  if (at === null) {
    req.idle("towards", towards, `${id} is not on the table yet and goes towards nobody.`, "zh.advance.requirement");
    return;
  }
  const isGoal = (by: Ctx): boolean =>
    goalsOf(by, fighter, at, !isStanding(fighter)).some((goal) =>
      towards === undefined ? !goal.tested : goal.id === towards,
    );
  const holds = isGoal(ctx);
  const hangs = holds || req.quiet ? [] : hangingOn(ctx, inGoals, isGoal);
  if (towards === undefined) {
    req.need(holds, {
      met: "There is a goal for an Advance.",
      unmet: `No detected enemy is within ${number(ctx, "zh.number.goal-reach")}″ of ${id}, and ${hangs.includes("zh.open.m8-crew-goal") ? "the gun is too far away" : "no rule names another goal"}.`,
      cites: ["zh.advance.requirement", "zh.fighter.covert", ...hangs],
    });
    return;
  }
  req.need(holds, () => ({
    met: `${id} can Advance towards ${towards}.`,
    unmet: unmetGoal(ctx, fighter, at, towards),
    cites: [
      "zh.advance.requirement",
      "zh.fighter.covert",
      "zh.advance.other-target",
      ...citeIf(ctx.state.escapes.length > 0, "zh.escape.advance"),
      ...hangs,
    ],
  }));
}

/** Why something is no goal that is not an enemy on the table. zh.escape.advance, zh.captive.chase, zh.m8.gun-advance */
function unmetAim({ state }: Ctx, { id }: Fighter, towards: string): string {
  const friend = state.fighters.find((other) => other.id === towards);
  if (friend !== undefined)
    return isStanding(friend) ? `${towards} is not an enemy of ${id}.` : `${towards} is not on the table.`;
  const things = [...state.escapes, ...state.objectives, ...(state.captive === null ? [] : [state.captive])];
  return things.some((thing) => thing.id === towards) ||
    state.bodies.some((body) => body.id === towards) ||
    itemNamed(state, towards) !== undefined
    ? `No rule lets ${id} Advance towards ${state.gun?.item === towards ? "the gun " : ""}${towards} from here.`
    : `There is no ${towards} on the table for ${id} to Advance towards.`;
}

/** Why something is no goal, with the distance by which it is too far away. */
function unmetGoal(ctx: Ctx, fighter: Fighter, at: Place, towards: string): string {
  const foe = enemiesOf(ctx.state, fighter).find(({ id }) => id === towards);
  const reach = number(ctx, "zh.number.goal-reach");
  if (foe === undefined) return unmetAim(ctx, fighter, towards);
  const { length } = gapOfPlaces(ctx, at, foe.at);
  return length > inches(reach)
    ? `${towards} is ${Math.round((length / measured.inch) * 10) / 10}″ away; an Advance heads for an enemy within ${reach}″.`
    : `${towards} is not detected.`;
}

function candidates(ctx: Ctx, fighter: Fighter): readonly ActionOf<"advance">[] {
  const { id } = fighter;
  const starts = isStanding(fighter) ? [undefined] : entryPlaces(ctx, fighter);
  return starts.flatMap((enter) => {
    const at = startOf(fighter, enter);
    // a sleeper stands up where it lies: zh.barracks.wake-alarm
    if (at === null) return [{ do: "advance", fighter: id }];
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

/** Whether the escort of a struggling captive may go anywhere in an Advance, too. zh.open.captive-struggle-dir */
const strugglesFreely = (ctx: Ctx): boolean => reading(ctx, "zh.open.captive-struggle-dir") === "free";

/** The path of an escort whose captive struggles. zh.captive.struggle */
const escort: PathQuestion = {
  terms: () => ({ climbs: true }),
  cites: ["zh.captive.struggle", "zh.open.captive-struggle-dir"],
};
const escortPath = pathRule(escort);

/** The move of an escort that goes where it likes, up to the distance of a struggle. zh.open.captive-struggle-dir */
function* moveFreely(ctx: Ctx, fighter: OnTable, distance: number, cites: readonly Citation[]): Rules<Travelled> {
  const prompt = {
    id: "zh.decide.keep-moving",
    text: `Where does ${fighter.id} go with its captive?`,
    piece: fighter.id,
  } as const;
  const moves = { most: distance, kind: "keep-moving", prompt, rule: escortPath, question: escort } as const;
  const chosen = yield* askPath(ctx, fighter, moves);
  const path = chosen?.path ?? [fighter.at];
  const first = yield* travel(ctx, fighter, path, { climbs: true, found: chosen?.found ?? false, cites });
  return yield* goOnOutside(ctx, fighter, first, moves);
}

/** No goal is left for an Advance to an Escape marker: it cannot be made. zh.open.escape-test-fail */
function escapeFails(ctx: Ctx, fighter: OnTable): void {
  const lost = reading(ctx, "zh.open.escape-test-fail") === "action-lost";
  const why = lost ? "it cannot Advance: the action is lost" : "it cannot Advance: another action is made";
  recordNoEffect(ctx, fighter.id, ["advance"], why, "zh.escape.advance", "zh.open.escape-test-fail");
  if (ctx.state.acting !== null) ctx.state.acting.instead = !lost;
}

/** Rolls for an Advance, moves and applies the results. zh.advance.dice */
function* perform(ctx: Ctx, _: Fighter, { fighter: id, towards, enter }: ActionOf<"advance">): Rules {
  const named = fighterById(ctx.state, id);
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
    ...citeIf(pool.white > poolOf(ctx, "advance").white, "zh.advance.alarm-die"),
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
    ? moveFreely(ctx, fighter, distance, rows)
    : moveTowards(ctx, fighter, goal, distance, rows);
  yield* bringFollowers(ctx, fighter, travelled);
  yield* turnInPlace(ctx, fighter, travelled.length);
  yield* applyAfterMove(ctx, fighter, roll);
  yield* leaveByMove(ctx, fighter, travelled, entering);
}

/** Advance: straight towards the nearest detected enemy. zh.advance.nearest */
const advance: ActionRule<"advance"> = { requires, candidates, perform };

export const actions = { advance: beginsOrders(advance) };
