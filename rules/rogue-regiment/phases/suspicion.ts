import { advanceMeter, alarmAtZero } from "../alarm/index.ts";
import {
  type G,
  isDisguised,
  isInteracting,
  isUndercover,
  number,
  onBoard,
  type Operator,
  type Placed,
  reading,
  record,
  type Rules,
} from "../board/index.ts";
import { unitsWithinSightOf } from "../sight/index.ts";

/** Whether Nancy can arouse suspicion in this End Phase. rr.open.dare-spotted-suspicion, rr.open.dare-suspicion-section */
const canBeSuspected = (g: G, operator: Operator): boolean =>
  isUndercover(g, operator) ||
  (isDisguised(operator) && operator.spotted && reading(g, "rr.open.dare-spotted-suspicion") === "spotted-too");

/** The disguised Operator whom nobody keeps from being looked at: on foot, and not in an interaction. */
const suspect = (g: G): Placed<Operator> | undefined =>
  g.state.operators.filter(onBoard).find((operator) => operator.aboard === null && canBeSuspected(g, operator));

/**
 * Suspicion, at the beginning of the End Phase: the meter advances once if any unit has disguised Nancy in line of
 * sight, peripheral sight included, unless she is interacting. rr.dare.disguise-suspicion,
 * rr.dare.disguise-suspicion-once, rr.dare.disguise-suspicion-first, rr.dare.disguise-suspicion-extra,
 * rr.dare.disguise-suspicion-position, rr.dare.interact-no-suspicion
 */
export function* suspicion(g: G): Rules {
  const nancy = suspect(g);
  if (nancy === undefined) return;
  if (isInteracting(nancy)) {
    record(g, {
      event: "event-void",
      why: `${nancy.id} is interacting, and arouses no suspicion.`,
      cites: ["rr.dare.interact-no-suspicion", "rr.open.dare-interact-meter"],
    });
    return;
  }
  const by = unitsWithinSightOf(g, nancy.at, nancy.crouched).map(({ id }) => id);
  if (by.length === 0) return;
  record(g, {
    event: "suspected",
    piece: nancy.id,
    by,
    cites: [
      "rr.dare.disguise-suspicion",
      "rr.dare.disguise-suspicion-peripheral",
      "rr.dare.disguise-suspicion-position",
      "rr.open.dare-spotted-suspicion",
      "rr.open.dare-suspicion-section",
    ],
  });
  advanceMeter(
    g,
    ["rr.dare.disguise-suspicion-once", "rr.dare.disguise-suspicion-first", "rr.dare.disguise-suspicion-extra"],
    number(g, "rr.number.suspicion-advance"),
  );
  if (g.state.meter > 0) return;
  record(g, {
    event: "prepared",
    what: "Suspicion has brought the meter to 0.",
    cites: ["rr.dare.disguise-suspicion-alarm", "rr.open.dare-suspicion-then-alarm"],
  });
  if (reading(g, "rr.open.dare-suspicion-then-alarm") === "battle-end") yield* alarmAtZero(g, { kind: "suspicion" });
}

/** Whether an interaction keeps every advance of the End Phase away, by a reading. rr.open.dare-interact-meter */
export const interactionHoldsMeter = (g: G): boolean =>
  reading(g, "rr.open.dare-interact-meter") === "every-advance" &&
  g.state.operators.some((operator) => onBoard(operator) && isInteracting(operator));
