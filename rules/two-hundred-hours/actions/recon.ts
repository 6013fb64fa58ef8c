import { measured } from "../../geometry/index.ts";
import { coverFrom } from "../sight/index.ts";
import {
  extraMarkers,
  isBody,
  isDetected,
  isLit,
  placeMarker,
  type Seen,
  sees,
  seesNow,
  standOf,
} from "../detection/index.ts";
import { areWithin, gapOfPlaces } from "../table/measuring.ts";
import { chooseToReveal } from "../additional/index.ts";
import { offerEvent } from "../cards/index.ts";
import { assist, basicTest, extraDice, rerollDie, type Roll, sumOf } from "../dice/index.ts";
import type { Standing } from "../table/fighter.ts";
import { choose, type Citation, enemiesOf, type Ctx, reading, record, type Rules, sideOf } from "../table/context.ts";

/** Everything a fighter can make a Recon roll against: enemies on the table, and bodies for a defender. zh.body.recon */
const reconTargets = (ctx: Ctx, fighter: Standing): readonly Seen[] => [
  ...enemiesOf(ctx.state, fighter),
  ...(sideOf(fighter) === "defender" ? ctx.state.bodies : []),
];

const reachOf = ({ veteran }: Standing) =>
  veteran === "v-night-eyes" ? "zh.number.night-eyes-reach" : "zh.number.recon-reach";

/** Those in reach whom it sees or may see, nearest first. */
function inReach(ctx: Ctx, fighter: Standing): readonly Seen[] {
  return reconTargets(ctx, fighter)
    .filter((one) => areWithin(ctx, fighter.at, one.at, reachOf(fighter)) && seesNow(ctx, fighter, one) !== "no")
    .toSorted((a, b) => measured.compareGaps(gapOfPlaces(ctx, fighter.at, a.at), gapOfPlaces(ctx, fighter.at, b.at)));
}

/** Of those it may see, whom it sees: straddle rolls are made from the nearest on, as far as they matter. */
function* seenOf(ctx: Ctx, fighter: Standing, ones: readonly Seen[]): Rules<readonly Seen[]> {
  const found: Seen[] = [];
  for (const one of ones) {
    const [first] = found;
    if (
      first !== undefined &&
      measured.compareGaps(gapOfPlaces(ctx, fighter.at, first.at), gapOfPlaces(ctx, fighter.at, one.at)) < 0
    )
      break;
    if (yield* sees(ctx, fighter, one)) found.push(one);
  }
  return found;
}

/** Against whom the roll is made: the nearest covert enemy it sees; without one a detected one, or nobody. zh.recon.target */
function* targetOf(ctx: Ctx, fighter: Standing): Rules<Seen | null> {
  const near = inReach(ctx, fighter);
  const covert = yield* seenOf(
    ctx,
    fighter,
    near.filter((one) => !isDetected(ctx, one)),
  );
  if (covert.length > 0)
    return yield* choose(
      sideOf(fighter),
      { id: "zh.decide.recon-tie", text: "Against whom is the Recon roll?", piece: fighter.id },
      covert.map((one) => ({ id: one.id, text: one.id, value: one })),
    );
  const detected: Seen[] = [];
  for (const one of near.filter((each) => isDetected(ctx, each)))
    if (yield* sees(ctx, fighter, one)) detected.push(one);
  if (detected.length === 0) return null;
  return yield* choose<Seen | null>(
    sideOf(fighter),
    { id: "zh.decide.recon-detected", text: "Against which detected enemy is the Recon roll?", piece: fighter.id },
    [
      ...detected.map((one) => ({ id: one.id, text: one.id, value: one })),
      { id: "none", text: "No Recon roll", value: null },
    ],
  );
}

/** Whether one die is lost: the enemy is covert and in cover, or disguised. zh.recon.cover, zh.disguise.recon */
function losesDie(ctx: Ctx, fighter: Standing, target: Seen): boolean {
  if (!isBody(target) && ctx.state.imposter === null && isDisguised(target)) return true;
  return !isDetected(ctx, target) && coverFrom(ctx, standOf(fighter), standOf(target)) !== null;
}

/** Whether a fighter wears a disguise and stands on the table: it was revealed. zh.disguise.recon */
const isDisguised = ({ requisition }: Standing): boolean => requisition === "r-disguise";

/** Whether the defender uses a card on a Recon roll of its own. zh.event.moment */
function* offerTo(ctx: Ctx, fighter: Standing, moment: "recon begins" | "recon rolled", text: string): Rules<boolean> {
  if (sideOf(fighter) !== "defender") return false;
  return (yield* offerEvent(ctx, moment, { fighter: fighter.id, text })) !== null;
}

/** Keen Nose: all dice of a handler's Recon roll again. zh.event.moment */
function* keenNose(ctx: Ctx, fighter: Standing, roll: Roll): Rules {
  if (!(yield* offerTo(ctx, fighter, "recon rolled", `A card for the dice of the Recon roll of ${fighter.id}?`)))
    return;
  for (const die of roll.dice) yield* rerollDie(ctx, roll, die, "Keen Nose", "zh.event.moment");
}

const bodyRows = (target: Seen): readonly Citation[] =>
  isBody(target) ? ["zh.body.recon", "zh.body.as-attacker"] : [];

/** Places the markers of a Recon roll: the target's, then extra ones near it. zh.recon.success, zh.recon.extra */
function* mark(ctx: Ctx, fighter: Standing, target: Seen, successes: number): Rules {
  const cites: readonly Citation[] = ["zh.recon.success", "zh.open.recon-marker", ...bodyRows(target)];
  const alreadyDetected = reading(ctx, "zh.open.recon-marker") === "already-detected" && isDetected(ctx, target);
  const takes = !target.marker && !alreadyDetected;
  if (takes && !isBody(target) && (yield* chooseToReveal(ctx, fighter, target))) return;
  if (takes) placeMarker(ctx, target, `a Recon roll of ${fighter.id}`, ...cites);
  yield* extraMarkers(ctx, target, takes ? successes - 1 : successes, fighter, "zh.recon.extra");
}

/**
 * A Recon roll: a basic Smarts test against the nearest covert enemy in line of sight and reach. It is no action. Answers
 * against whom it was made. zh.recon.target, zh.recon.test, zh.recon.cover, zh.recon.detected-target, zh.light.recon
 */
export function* recon(ctx: Ctx, fighter: Standing): Rules<Seen | null> {
  const target = yield* targetOf(ctx, fighter);
  if (target === null) {
    record(ctx, {
      event: "no-effect",
      fighter: fighter.id,
      what: ["recon"],
      why: "no enemy to recon is in sight and reach",
      cites: ["zh.recon.target"],
    });
    return null;
  }
  const lost = losesDie(ctx, fighter, target);
  const lit = isLit(ctx, target);
  const cites: Citation[] = ["zh.recon.test", "zh.recon.target"];
  if (isDetected(ctx, target)) cites.push("zh.recon.detected-target");
  cites.push(...bodyRows(target));
  if (lost) cites.push("zh.recon.cover", "zh.open.lost-die");
  if (lost && !isBody(target) && isDisguised(target)) cites.push("zh.disguise.recon");
  if (lit) cites.push("zh.light.recon");
  const torch = yield* offerTo(ctx, fighter, "recon begins", `A card for the Recon roll of ${fighter.id}?`);
  const none = { white: 0, grey: 0 };
  const extra = sumOf(lit ? extraDice(ctx, "light-dice") : none, torch ? extraDice(ctx, "torch-dice") : none);
  const effects = assist(ctx, fighter, true, "zh.recon.assist");
  const why = `Recon against ${target.id}`;
  const rolled = (roll: Roll): Rules => keenNose(ctx, fighter, roll);
  const { successes } = yield* basicTest(
    ctx,
    fighter,
    { ability: "smarts", why, lost, extra, effects, rolled, matter: "successes" },
    ...cites,
  );
  record(ctx, { event: "recon", fighter: fighter.id, target: target.id, successes, cites });
  if (successes > 0) yield* mark(ctx, fighter, target, successes);
  return target;
}
