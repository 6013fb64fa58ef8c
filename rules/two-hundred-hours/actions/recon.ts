import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { coverFrom } from "../sight/index.ts";
import {
  extraMarkers,
  isBody,
  isDetected,
  isLit,
  placeMarker,
  type FighterOrBody,
  sees,
  seesNow,
  standOf,
} from "../detection/index.ts";
import { areWithin, gapOfPlaces } from "../table/measuring.ts";
import { chooseToReveal } from "../additional/index.ts";
import { offerEvent } from "../cards/index.ts";
import { assist, basicTest, extraDice, rerollDie, type Roll, sumOf } from "../dice/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { choose, enemiesOf, type Ctx, reading, record, type Rules, sideOf, recordNoEffect } from "../table/context.ts";

/** Everything a fighter can make a Recon roll against: enemies on the table and, for a defender, bodies. zh.body.recon */
const reconTargets = (ctx: Ctx, fighter: OnTable): readonly FighterOrBody[] => [
  ...enemiesOf(ctx.state, fighter),
  ...(sideOf(fighter) === "defender" ? ctx.state.bodies : []),
];

const reachOf = ({ veteran }: OnTable) =>
  veteran === "v-night-eyes" ? "zh.number.night-eyes-reach" : "zh.number.recon-reach";

/** Those in reach that it sees or may see, nearest first. */
function inReach(ctx: Ctx, fighter: OnTable): readonly FighterOrBody[] {
  return reconTargets(ctx, fighter)
    .filter(
      (subject) => areWithin(ctx, fighter.at, subject.at, reachOf(fighter)) && seesNow(ctx, fighter, subject) !== "no",
    )
    .toSorted((a, b) => measured.compareGaps(gapOfPlaces(ctx, fighter.at, a.at), gapOfPlaces(ctx, fighter.at, b.at)));
}

/** Which of those it may see it does see: straddle rolls are made nearest first, as long as they matter. */
function* seenOf(ctx: Ctx, fighter: OnTable, ones: readonly FighterOrBody[]): Rules<readonly FighterOrBody[]> {
  const subjects: FighterOrBody[] = [];
  for (const subject of ones) {
    const [first] = subjects;
    if (
      first !== undefined &&
      measured.compareGaps(gapOfPlaces(ctx, fighter.at, first.at), gapOfPlaces(ctx, fighter.at, subject.at)) < 0
    )
      break;
    if (yield* sees(ctx, fighter, subject)) subjects.push(subject);
  }
  return subjects;
}

/** The target of the roll: the nearest covert enemy in sight; without one, a detected enemy or nobody. zh.recon.target */
function* targetOf(ctx: Ctx, fighter: OnTable): Rules<FighterOrBody | null> {
  const near = inReach(ctx, fighter);
  const covert = yield* seenOf(
    ctx,
    fighter,
    near.filter((subject) => !isDetected(ctx, subject)),
  );
  if (covert.length > 0)
    return yield* choose(
      sideOf(fighter),
      { id: "zh.decide.recon-tie", text: "Against whom is the Recon roll?", piece: fighter.id },
      covert.map((subject) => ({ id: subject.id, text: subject.id, value: subject })),
    );
  const detected: FighterOrBody[] = [];
  for (const subject of near.filter((each) => isDetected(ctx, each)))
    if (yield* sees(ctx, fighter, subject)) detected.push(subject);
  if (detected.length === 0) return null;
  return yield* choose<FighterOrBody | null>(
    sideOf(fighter),
    { id: "zh.decide.recon-detected", text: "Against which detected enemy is the Recon roll?", piece: fighter.id },
    [
      ...detected.map((subject) => ({ id: subject.id, text: subject.id, value: subject })),
      { id: "none", text: "No Recon roll", value: null },
    ],
  );
}

/** Whether one die is lost: the enemy is covert and in cover, or disguised. zh.recon.cover, zh.disguise.recon */
function losesDie(ctx: Ctx, fighter: OnTable, target: FighterOrBody): boolean {
  if (!isBody(target) && ctx.state.imposter === null && isDisguised(target)) return true;
  return !isDetected(ctx, target) && coverFrom(ctx, standOf(fighter), standOf(target)) !== null;
}

/** Whether a fighter wears a disguise and stands on the table: it was revealed. zh.disguise.recon */
const isDisguised = ({ requisition }: OnTable): boolean => requisition === "r-disguise";

/** Whether the defender uses a card on a Recon roll of its own. zh.event.moment */
function* offerTo(ctx: Ctx, fighter: OnTable, moment: "recon begins" | "recon rolled", text: string): Rules<boolean> {
  if (sideOf(fighter) !== "defender") return false;
  return (yield* offerEvent(ctx, moment, { fighter: fighter.id, text })) !== null;
}

/** Keen Nose: all dice of a handler's Recon roll again. zh.event.moment */
function* keenNose(ctx: Ctx, fighter: OnTable, roll: Roll): Rules {
  if (!(yield* offerTo(ctx, fighter, "recon rolled", `A card for the dice of the Recon roll of ${fighter.id}?`)))
    return;
  for (const die of roll.dice) yield* rerollDie(ctx, roll, die, "Keen Nose", "zh.event.moment");
}

const bodyRows = (target: FighterOrBody): readonly Citation[] =>
  isBody(target) ? ["zh.body.recon", "zh.body.as-attacker"] : [];

/** Places the markers of a Recon roll: the target's, then extra ones near it. zh.recon.success, zh.recon.extra */
function* mark(ctx: Ctx, fighter: OnTable, target: FighterOrBody, successes: number): Rules {
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
export function* recon(ctx: Ctx, fighter: OnTable): Rules<FighterOrBody | null> {
  const target = yield* targetOf(ctx, fighter);
  if (target === null) {
    recordNoEffect(ctx, fighter.id, ["recon"], "no enemy to recon is in sight and reach", "zh.recon.target");
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
  const effects = assist(ctx, fighter, { withDog: true }, "zh.recon.assist");
  const why = `Recon against ${target.id}` as const;
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
