import { roll, citeIf } from "../../kernel/index.ts";
import { flip, type Incident, releaseEnsnared } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import type { NumberId } from "../book/numbers.ts";
import { type Ctx, number, type Placed, reading, record, type Rules } from "../table/context.ts";
import { operatorRoll } from "../table/rolls.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { kill } from "./casualties.ts";

/**
 * What the attacks of one turn on one target need, one after another, each only after the ones before have failed.
 * rr.dare.garrotte-second-five, rr.dare.garrotte-third-four, rr.dare.garrotte-fourth-three
 */
const ladder = [
  { needs: "rr.number.garrotte-first", cite: "rr.dare.garrotte-first-six" },
  { needs: "rr.number.garrotte-second", cite: "rr.dare.garrotte-second-five" },
  { needs: "rr.number.garrotte-third", cite: "rr.dare.garrotte-third-four" },
  { needs: "rr.number.garrotte-fourth", cite: "rr.dare.garrotte-fourth-three" },
] as const satisfies readonly { readonly needs: NumberId; readonly cite: Citation }[];

/**
 * An attack with the garrotte: one die; a success kills, a failure leaves the target ensnared, and the next attack of
 * this turn on it is easier. rr.dare.garrotte-needs-roll, rr.dare.garrotte-kill, rr.dare.garrotte-retry-needs-miss,
 * rr.dare.garrotte-ensnare, rr.dare.garrotte-restart-at-six, rr.dare.garrotte-one-ap-each
 */
export function* garrotte(
  ctx: Ctx,
  incident: Incident,
  operator: Operator,
  target: Placed<AxisUnit>,
  cites: readonly Citation[],
): Rules {
  const held = operator.outfit?.garrotte ?? null;
  if (held !== null && held.unit !== target.id) yield* releaseEnsnared(ctx, operator);
  const failed = held?.unit === target.id ? held.failed : 0;
  const { needs, cite } = ladder[Math.min(failed, ladder.length - 1)] ?? ladder[0];
  const needed = number(ctx, needs);
  incident.garrotted = { ...target };
  const purpose = { text: `${operator.id} attacks ${target.id} with the garrotte`, cites: [cite] };
  const dice = yield* reading(ctx, "rr.open.dare-garrotte-modifiers") === "rabbits-foot"
    ? operatorRoll(ctx, 1, purpose)
    : roll(1, 6, purpose);
  const hits = dice.filter((face) => face >= needed).length;
  record(ctx, {
    event: "attacked",
    piece: operator.id,
    target: target.id,
    weapon: "garrotte",
    number: needed,
    modifiers: [],
    dice,
    results: dice,
    hits,
    cites: [
      ...cites,
      "rr.dare.garrotte-needs-roll",
      "rr.dare.garrotte-one-ap-each",
      cite,
      "rr.open.dare-garrotte-noise",
      "rr.open.dare-garrotte-modifiers",
      ...citeIf(failed > 0, "rr.dare.garrotte-retry-needs-miss"),
      ...citeIf(held?.unit === target.id && failed === 0, "rr.dare.garrotte-restart-at-six"),
      ...citeIf(operator.spotted, "rr.dare.garrotte-finish-when-spotted"),
    ],
  });
  if (hits > 0) {
    kill(ctx, incident, target, "garrotte", ["rr.dare.garrotte-kill"]);
    return;
  }
  ensnare(ctx, operator, target, failed + 1);
}

/** A failed attack leaves the target held from behind, unaware or alert. rr.open.dare-garrotte-miss-alerts */
function ensnare(ctx: Ctx, operator: Operator, target: AxisUnit, failed: number): void {
  const { outfit } = operator;
  if (outfit === null) return;
  operator.outfit = { ...outfit, garrotte: { unit: target.id, failed } };
  if (target.held === null)
    record(ctx, {
      event: "ensnared",
      piece: operator.id,
      target: target.id,
      cites: ["rr.dare.garrotte-ensnare", "rr.open.dare-garrotte-miss-alerts", "rr.open.dare-garrotte-stop-early"],
    });
  target.held = "ensnared";
  if (reading(ctx, "rr.open.dare-garrotte-miss-alerts") === "flips")
    flip(ctx, target, "attack", ["rr.open.dare-garrotte-miss-alerts"]);
}
