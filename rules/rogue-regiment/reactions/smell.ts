import { citeIf } from "../../kernel/index.ts";
import { advanceMeter, entered, flip, type Incident, shout, spot, turnToward } from "../alarm/index.ts";
import {
  closest,
  type Ctx,
  distanceFromUnit,
  name,
  number,
  operatorSquares,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
  unitsOnBoard,
} from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import type { Square } from "../../geometry/index.ts";
import { canSee } from "./answers.ts";
import { actors, nameSeen } from "./sightings.ts";

/** The squares on which an Operator who moves can be smelled. rr.open.dogs-smell-path, rr.open.dogs-smell-vehicle */
function scent(ctx: Ctx, incident: Incident): readonly Square[] {
  const { operator } = incident;
  if (operator === null || operator.at === null || !incident.moved) return [];
  const onFoot = incident.crew.length === 0 && operator.aboard === null && !operator.scuba;
  if (!onFoot && reading(ctx, "rr.open.dogs-smell-vehicle") === "on-foot-only") return [];
  return reading(ctx, "rr.open.dogs-smell-path") === "final-square"
    ? operatorSquares(ctx, operator)
    : entered(incident).map(({ at }) => at);
}

/**
 * Dogs smell an Operator who moves near them: each turns to him and flips to alert, whatever is between.
 * rr.dogs.dog-smell, rr.dogs.dog-smell-already-alert, rr.dogs.dog-smell-only-dog, rr.dogs.dog-smell-not-blocked
 */
export function* smell(ctx: Ctx, incident: Incident): Rules {
  const { operator } = incident;
  if (operator === null || ctx.state.expansions.length === 0) return;
  if (isUndercover(ctx, operator) && reading(ctx, "rr.open.dogs-smell-disguise") === "covered") return;
  const dogs = unitsOnBoard(ctx).filter(({ kind }) => kind === "dog");
  if (dogs.length === 0) return;
  const squares = scent(ctx, incident);
  for (const dog of dogs) {
    const near = squares.filter(
      (square) => distanceFromUnit(ctx, dog, placeOf(ctx, square)) <= number(ctx, "rr.number.dog-smell"),
    );
    if (near.length > 0) yield* scented(ctx, incident, dog, operator, near);
  }
}

/**
 * A Dog has smelled an Operator: it flips and turns, and barks if it then sees him. rr.dogs.dog-smell-not-spotted,
 * rr.dogs.dog-bark
 */
function* scented(
  ctx: Ctx,
  incident: Incident,
  dog: Placed<AxisUnit>,
  operator: Operator,
  near: readonly Square[],
): Rules {
  const [at] = closest(near, (square) => distanceFromUnit(ctx, dog, placeOf(ctx, square)));
  if (at === undefined || operator.at === null) return;
  const wasAlert = dog.alert;
  record(ctx, {
    event: "smelled",
    piece: dog.id,
    target: nameSeen(operator),
    at: name(ctx, at),
    cites: [
      "rr.dogs.dog-smell",
      "rr.dogs.dog-smell-only-dog",
      "rr.dogs.dog-smell-not-blocked",
      "rr.dogs.dog-smell-not-spotted",
      "rr.open.distance-metric",
      "rr.open.dogs-smell-path",
      "rr.open.dogs-smell-vehicle",
      "rr.open.dogs-smell-meter",
      ...citeIf(isUndercover(ctx, operator), "rr.open.dogs-smell-disguise"),
    ],
  });
  if (reading(ctx, "rr.open.dogs-smell-meter") === "one-space") advanceMeter(ctx, ["rr.open.dogs-smell-meter"]);
  flip(ctx, dog, "smell", ["rr.dogs.dog-smell"]);
  yield* turnToward(ctx, dog, placeOf(ctx, operator.at), [
    wasAlert ? "rr.dogs.dog-smell-already-alert" : "rr.dogs.dog-smell",
  ]);
  if (reading(ctx, "rr.open.dogs-smell-then-see") === "next-action") return;
  if (isUndercover(ctx, operator) || !canSee(ctx, dog, operator)) return;
  const seenName = nameSeen(operator);
  if (dog.seen.includes(seenName)) return;
  dog.seen = [...dog.seen, seenName];
  for (const actor of actors(incident))
    spot(ctx, actor, "seen", ["rr.dogs.dog-bark", "rr.open.dogs-smell-then-see"], dog);
  shout(ctx, dog, ["rr.open.dogs-smell-then-see"]);
}
