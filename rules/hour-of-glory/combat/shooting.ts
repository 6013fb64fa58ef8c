import { citeIf, type Choice, counted, roll as kernelRoll } from "../../kernel/index.ts";
import { alertSentry, alertAttacked, makeNoise } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { DIE_FACES } from "../book/dice.ts";
import { type FirearmId, firearms } from "../book/items.ts";
import { noiseField, canSee, isProneTarget, zoneOf } from "../sight/index.ts";
import type { Action } from "../table/action-schema.ts";
import { type Agent, agentOnBoardNamed, type OnBoard, seatOf, topWeapon } from "../table/agents.ts";
import { choose, type Ctx, hangingOn, number, planFor, reading, record, roll, type Rules } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { offset, roomAt, type Square } from "../table/plan.ts";
import { passes, passScore } from "../table/skill-tests.ts";
import { inflictWound } from "./wounds.ts";

/** The firearm an agent would shoot with; null with a knife on top. hg.weapon.knife-no-shoot, hg.assault.any-weapon */
export function firearmOf(agent: Agent): FirearmId | null {
  if (agent.kind === "commander") return "luger";
  if (agent.kind !== "intruder") return "karabiner";
  const weapon = topWeapon(agent);
  return weapon === "knife" ? null : weapon;
}

/** The range to a target in squares, counting his own. hg.open.range-count */
export function rangeTo(ctx: Ctx, from: Square, to: Square): number {
  const plan = planFor(ctx);
  const { dx, dy } = offset(plan, from, to);
  const across = Math.abs(dx);
  const down = Math.abs(dy);
  const inRoom = roomAt(plan, from) !== null && roomAt(plan, from) === roomAt(plan, to);
  return inRoom && reading(ctx, "hg.open.range-count") === "orthogonal" ? across + down : Math.max(across, down);
}

/** Whether squares of a room lie in a slanting line, so that it matters how the range is counted. hg.open.range-count */
function isSlanting(ctx: Ctx, from: Square, to: Square): boolean {
  const { dx, dy } = offset(planFor(ctx), from, to);
  return dx !== 0 && dy !== 0;
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** The dice that cover the range, and the rest, which score. */
interface DiceSplit {
  readonly range: readonly number[];
  readonly rest: readonly number[];
}

/**
 * Every way to split dice so that those set aside add up to at least `reach`; of splits with the same `kind` the first.
 */
function diceSplits(
  faces: readonly number[],
  reach: number,
  kind: (aside: DiceSplit) => string | number,
): readonly DiceSplit[] {
  const splits = new Map<string | number, DiceSplit>();
  const sorted = [...faces].sort((a, b) => a - b);
  for (let mask = 0; mask < 1 << sorted.length; mask++) {
    let reached = 0;
    for (let i = 0; i < sorted.length; i++) if ((mask >> i) % 2 === 1) reached += sorted[i] ?? 0;
    if (reached < reach) continue;
    const aside = {
      range: sorted.filter((_, i) => (mask >> i) % 2 === 1),
      rest: sorted.filter((_, i) => (mask >> i) % 2 === 0),
    };
    const key = kind(aside);
    if (!splits.has(key)) splits.set(key, aside);
  }
  return [...splits.values()];
}

/** The dice as they are chosen, and rerolled. */
interface ChosenDice {
  readonly range: number[];
  readonly rest: number[];
}

/** The split that covers the range and leaves the most passes; all dice where none covers it. */
function bestSplit(sets: readonly DiceSplit[], distance: number, need: number): DiceSplit | undefined {
  const covering = sets.filter(({ range }) => sum(range) >= distance);
  const mostPasses = Math.max(...covering.map(({ rest }) => passes(rest, need)));
  return covering.find(({ rest }) => passes(rest, need) === mostPasses) ?? sets.at(-1);
}

/** The range of a shot, the pass score it needs, and whether it is a burst. */
interface Aim {
  readonly distance: number;
  readonly need: number;
  readonly burst: boolean;
}

/** The shooter chooses the dice that cover the range. hg.shoot.range-dice, hg.shoot.choose-dice */
function* chooseRangeDice(shooter: Agent, faces: readonly number[], { distance, need, burst }: Aim): Rules<ChosenDice> {
  if (!burst && sum(faces) < distance) return { range: [...faces], rest: [] };
  // without a burst only the number of passes left matters: of splits that leave as many, the first
  const sets = burst
    ? diceSplits(faces, 0, ({ range }) => range.join())
    : diceSplits(faces, distance, ({ rest }) => passes(rest, need));
  const choices: Choice<(typeof sets)[number]>[] = sets.map((set) => ({
    id: set.range.length === 0 ? "none" : set.range.join("+"),
    text: `${set.range.join(" + ") || "No dice"} for the range, ${set.rest.join(" + ") || "none"} to attack`,
    value: set,
  }));
  const best = bestSplit(sets, distance, need);
  if (sets.length > 1 && best !== undefined)
    choices.push({
      id: "most",
      text: `Those that leave the most passes: ${best.range.join(" + ") || "none"}`,
      value: best,
    });
  const { range, rest } = yield* choose(
    seatOf(shooter),
    {
      id: "hg.dec.range-dice",
      text: `Which dice of ${shooter.id} cover ${counted(distance, "square")}?`,
      piece: shooter.id,
    },
    choices,
  );
  return { range: [...range], rest: [...rest] };
}

/**
 * Rerolls of a burst, one after another. hg.weapon.smg-burst-3, hg.weapon.smg-burst-after-designation,
 * hg.weapon.smg-burst-same-die
 */
function* rerollBurst(ctx: Ctx, shooter: Agent, dice: ChosenDice): Rules {
  const each = reading(ctx, "hg.open.burst-rerolls") === "three-dice";
  const maximum = number(ctx, "hg.number.burst");
  const used = new Map<string, number>();
  for (let left = each ? maximum * maximum : maximum; left > 0; left--) {
    const places = (["range", "rest"] as const).flatMap((pile) => dice[pile].map((face, i) => ({ pile, i, face })));
    const open = places.filter(({ pile, i }) => {
      const key = `${pile}-${i + 1}`;
      return !each || (used.has(key) ? (used.get(key) ?? 0) < maximum : used.size < maximum);
    });
    const place = yield* choose<(typeof places)[number] | null>(
      seatOf(shooter),
      { id: "hg.dec.burst-rerolls", text: `Which die of ${shooter.id} is rerolled (${left} left)?`, piece: shooter.id },
      [
        { id: "none", text: "None", value: null },
        ...open.map((die) => ({
          id: `${die.pile === "range" ? "range" : "attack"}-${die.i + 1}`,
          text: `The ${die.face} among the ${die.pile === "range" ? "range" : "attack"} dice`,
          value: die,
        })),
      ],
    );
    if (place === null) return;
    const key = `${place.pile}-${place.i + 1}`;
    used.set(key, (used.get(key) ?? 0) + 1);
    const [now = 1] = yield* roll(1, `${shooter.id} rerolls`, "hg.weapon.smg-burst-3", "hg.weapon.smg-burst-same-die");
    dice[place.pile][place.i] = now;
    record(ctx, {
      event: "rerolled",
      agent: shooter.id,
      die: place.i + 1,
      was: place.face,
      now,
      cites: [
        "hg.weapon.smg-burst-3",
        "hg.weapon.smg-burst-after-designation",
        "hg.weapon.smg-burst-same-die",
        "hg.open.burst-rerolls",
      ],
    });
  }
}

/** Answers that mean the same whatever was rolled. */
const settledAnswers = ["most", "none", "yes", "no"];

/** What odds tell shots apart by: the passes left where the game chooses the dice, every face where a person does. */
const shotsAlike =
  (distance: number, need: number) =>
  (faces: readonly number[], answers: readonly string[]): string => {
    const isSettled = answers.includes("most") && answers.every((id) => settledAnswers.includes(id));
    if (!isSettled) return [...faces].sort((a, b) => a - b).join();
    const sets = diceSplits(faces, distance, ({ rest }) => passes(rest, need));
    const best = bestSplit(sets, distance, need);
    const choice = sets.length > 1 ? "asks" : "only";
    return best === undefined ? "short" : `${choice} ${passes(best.rest, need)}`;
  };

/** What a shot rests on. */
const shotRules = (firearm: FirearmId, { burst }: { readonly burst: boolean }): readonly Citation[] => [
  "hg.shoot.dice-by-weapon",
  "hg.shoot.clear-los",
  "hg.fight.wound-table",
  "hg.los.corridor-line",
  "hg.shoot.range-dice",
  "hg.shoot.choose-dice",
  "hg.shoot.remaining-score",
  "hg.shoot.no-counter",
  "hg.assault.any-weapon",
  ...citeIf(firearms[firearm].kind === "rifle", "hg.weapon.rifle-no-move-after"),
  ...citeIf(burst, "hg.open.burst-range"),
];

/** A weapon and how it is fired, and the open points that it may be fired so hangs on. */
interface Shot {
  readonly firearm: FirearmId;
  readonly burst: boolean;
  readonly hangs: readonly Citation[];
}

/** Whom a SHOOT names, how it is fired, and the open points that it may be fired so hangs on. */
interface Volley {
  readonly targets: readonly string[];
  readonly burst: boolean;
  readonly hangs?: readonly Citation[];
}

/** The points by another reading of which a target could not be aimed at. hg.shoot.clear-los, hg.open.facing-attack */
const pointsOfAim = (ctx: Ctx, shooter: OnBoard<Agent>, target: OnBoard<Agent>): readonly Citation[] => [
  ...hangingOn(
    ctx,
    ["hg.open.los-doorway", "hg.open.los-room-line", "hg.open.los-entry"],
    (other) => !canSee(other, shooter.at, target.at),
  ),
  ...citeIf(shooter.kind === "sentry" && !zoneOf(ctx, shooter).includes(target.at), "hg.open.facing-attack"),
];

/** One shot at one target. hg.shoot.dice-by-weapon, hg.shoot.remaining-score, hg.shoot.out-of-range, hg.shoot.no-counter */
function* resolveShot(
  ctx: Ctx,
  shooter: OnBoard<Agent>,
  target: OnBoard<Agent>,
  { firearm, burst, hangs }: Shot,
): Rules {
  const distance = rangeTo(ctx, shooter.at, target.at);
  const wasEngaged = isEngaged(ctx, target);
  const need = passScore(ctx, shooter, "combat");
  const purpose = { text: `${shooter.id} shoots at ${target.id}`, cites: ["hg.shoot.dice-by-weapon"] } as const;
  const faces: readonly number[] = yield* kernelRoll<Action>(
    number(ctx, firearms[firearm].dice),
    DIE_FACES,
    purpose,
    shotsAlike(distance, need),
  );
  let dice = yield* chooseRangeDice(shooter, faces, { distance, need, burst });
  const reached = sum(dice.range) >= distance;
  if (burst) {
    yield* rerollBurst(ctx, shooter, dice);
    if (reading(ctx, "hg.open.burst-range") === "anew")
      dice = yield* chooseRangeDice(shooter, [...dice.range, ...dice.rest], { distance, need, burst: false });
  }
  const inRange = sum(dice.range) >= distance || (burst && reached && reading(ctx, "hg.open.burst-range") === "stays");
  const score = inRange ? passes(dice.rest, need) : 0;
  record(ctx, {
    event: "attacked",
    agent: shooter.id,
    target: target.id,
    how: "shoot",
    dice: [...dice.range, ...dice.rest],
    range: dice.range,
    distance,
    need,
    score,
    cites: [
      ...shotRules(firearm, { burst }),
      ...citeIf(isSlanting(ctx, shooter.at, target.at), "hg.open.range-count"),
      ...hangs,
      ...pointsOfAim(ctx, shooter, target),
    ],
  });
  if (inRange) {
    const fate = yield* inflictWound(ctx, target, score, "shot");
    if (fate !== "dead" && target.kind === "sentry")
      yield* alertAttacked(ctx, target, { attackerAt: shooter.at, wasEngaged });
  } else
    record(ctx, {
      event: "no-effect",
      agent: shooter.id,
      target: target.id,
      why: "out of range",
      cites: ["hg.shoot.out-of-range"],
    });
}

/**
 * Whether a shot is covering fire: at several targets, and under a reading any shot of an SMG that is no burst.
 * hg.weapon.smg-covering-3, hg.open.covering-one
 */
export const isCovering = (ctx: Ctx, firearm: FirearmId, targets: readonly string[], burst: boolean): boolean =>
  targets.length > 1 ||
  (!burst && firearms[firearm].kind === "smg" && reading(ctx, "hg.open.covering-one") === "every-shot");

/**
 * SHOOT: one target, or several by covering fire; then the noise. hg.sentry.shot-12, hg.weapon.smg-covering-3,
 * hg.weapon.smg-covering-no-repeat
 */
export function* resolveShots(ctx: Ctx, shooter: OnBoard<Agent>, { targets, burst, hangs = [] }: Volley): Rules {
  const firearm = firearmOf(shooter);
  if (firearm === null) return;
  const [first = ""] = targets;
  // the target's square, in case the shot kills him: hg.open.own-shot
  const aim = agentOnBoardNamed(ctx.state, first)?.at;
  const { turn } = ctx.state;
  for (const id of targets) {
    const target = agentOnBoardNamed(ctx.state, id);
    if (target === undefined || (target.prone && !isProneTarget(ctx, target))) continue;
    if (canSee(ctx, shooter.at, target.at)) {
      if (isCovering(ctx, firearm, targets, burst)) turn?.covered.push(id);
      yield* resolveShot(ctx, shooter, target, { firearm, burst, hangs });
    } else
      record(ctx, {
        event: "no-effect",
        agent: shooter.id,
        target: target.id,
        why: "out of sight",
        cites: ["hg.open.covering-behind", "hg.shoot.clear-los"],
      });
    if (ctx.state.result !== null) return;
  }
  const own = reading(ctx, "hg.open.own-shot") === "yes" && shooter.kind === "sentry" ? shooter : null;
  if (own !== null && aim !== undefined)
    yield* alertSentry(ctx, own, aim, noiseField(ctx, aim, "step"), "hg.open.own-shot");
  yield* makeNoise(
    ctx,
    shooter.at,
    "shot",
    shooter.id,
    "hg.sentry.shot-12",
    "hg.open.distance-metric",
    "hg.open.own-shot",
  );
}
