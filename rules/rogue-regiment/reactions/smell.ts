import { advanceMeter, entered, flip, type Incident, shout, spot, turnToward } from "../alarm/index.ts";
import {
  type AxisUnit,
  closest,
  type G,
  isUndercover,
  name,
  number,
  type Operator,
  operatorSquares,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
  unitApart,
  unitsOnBoard,
} from "../board/index.ts";
import type { Square } from "../../geometry/index.ts";
import { canSee } from "./answers.ts";
import { actors, nameSeen } from "./sightings.ts";

/** The squares on which an Operator who moves can be smelled. rr.open.dogs-smell-path, rr.open.dogs-smell-vehicle */
function scent(g: G, it: Incident): readonly Square[] {
  const { operator } = it;
  if (operator === null || operator.at === null || !it.moved) return [];
  const onFoot = it.crew.length === 0 && operator.aboard === null && !operator.scuba;
  if (!onFoot && reading(g, "rr.open.dogs-smell-vehicle") === "on-foot-only") return [];
  return reading(g, "rr.open.dogs-smell-path") === "final-square"
    ? operatorSquares(g, operator)
    : entered(it).map(({ at }) => at);
}

/**
 * Dogs smell an Operator who moves near them: each turns to him and flips to alert, whatever is between.
 * rr.dogs.dog-smell, rr.dogs.dog-smell-already-alert, rr.dogs.dog-smell-only-dog, rr.dogs.dog-smell-not-blocked
 */
export function* smell(g: G, it: Incident): Rules {
  const { operator } = it;
  if (operator === null || g.state.expansions.length === 0) return;
  if (isUndercover(g, operator) && reading(g, "rr.open.dogs-smell-disguise") === "covered") return;
  const dogs = unitsOnBoard(g).filter(({ kind }) => kind === "dog");
  if (dogs.length === 0) return;
  const squares = scent(g, it);
  for (const dog of dogs) {
    const near = squares.filter((square) => unitApart(g, dog, placeOf(g, square)) <= number(g, "rr.number.dog-smell"));
    if (near.length > 0) yield* scented(g, it, dog, operator, near);
  }
}

function* scented(g: G, it: Incident, dog: Placed<AxisUnit>, operator: Operator, near: readonly Square[]): Rules {
  const [at] = closest(near, (square) => unitApart(g, dog, placeOf(g, square)));
  if (at === undefined || operator.at === null) return;
  const wasAlert = dog.alert;
  record(g, {
    event: "smelled",
    piece: dog.id,
    target: nameSeen(operator),
    at: name(g, at),
    cites: [
      "rr.dogs.dog-smell",
      "rr.dogs.dog-smell-only-dog",
      "rr.dogs.dog-smell-not-blocked",
      "rr.dogs.dog-smell-not-spotted",
      "rr.open.dogs-smell-path",
      "rr.open.dogs-smell-vehicle",
      "rr.open.dogs-smell-meter",
      ...(isUndercover(g, operator) ? (["rr.open.dogs-smell-disguise"] as const) : []),
    ],
  });
  if (reading(g, "rr.open.dogs-smell-meter") === "one-space") advanceMeter(g, ["rr.open.dogs-smell-meter"]);
  flip(g, dog, "smell", ["rr.dogs.dog-smell"]);
  yield* turnToward(g, dog, placeOf(g, operator.at), [
    wasAlert ? "rr.dogs.dog-smell-already-alert" : "rr.dogs.dog-smell",
  ]);
  if (reading(g, "rr.open.dogs-smell-then-see") === "next-action") return;
  if (isUndercover(g, operator) || !canSee(g, dog, operator)) return;
  const known = nameSeen(operator);
  if (dog.seen.includes(known)) return;
  dog.seen = [...dog.seen, known];
  for (const actor of actors(it)) spot(g, actor, "seen", ["rr.dogs.dog-bark", "rr.open.dogs-smell-then-see"], dog);
  shout(g, dog, ["rr.open.dogs-smell-then-see"]);
}
