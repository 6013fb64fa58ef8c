import { ahead, type Facing, facings } from "../../geometry/index.ts";
import { citeIf, compass } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { UNREACHABLE } from "../sight/index.ts";
import { defender } from "../table/agents.ts";
import { choose, type Ctx, planFor, reading, record, type Rules, squareName } from "../table/context.ts";
import type { MarkerRemoval } from "../table/event-words.ts";
import { offset, roomAt, type Square } from "../table/plan.ts";
import { stepBetween, stepsFrom } from "../table/squares.ts";
import type { Sentry } from "../table/state.ts";

/** The square straight ahead; null where a wall or a closed door is in the way. */
export function stepAhead(ctx: Ctx, from: Square, facing: Facing): Square | null {
  const { dx, dy } = ahead[facing];
  const step = stepsFrom(ctx, from).find((candidate) => candidate.dx === dx && candidate.dy === dy);
  return step !== undefined && stepBetween(ctx, from, step.to) !== undefined ? step.to : null;
}

/** The directions of trouble: the first orthogonal steps of shortest paths, or straight lines. hg.open.alert-direction */
function directionsTo(ctx: Ctx, sentry: Sentry, source: Square, field: Int16Array): readonly Facing[] {
  if (reading(ctx, "hg.open.alert-direction") === "line") {
    const { dx, dy } = offset(planFor(ctx), sentry.at, source);
    const across: readonly Facing[] = dx === 0 ? [] : [dx > 0 ? "E" : "W"];
    const down: readonly Facing[] = dy === 0 ? [] : [dy > 0 ? "S" : "N"];
    return Math.abs(dx) > Math.abs(dy) ? across : Math.abs(dy) > Math.abs(dx) ? down : [...across, ...down];
  }
  const ways = facings.flatMap((facing) => {
    const square = stepAhead(ctx, sentry.at, facing);
    return square === null ? [] : [{ facing, distance: field[square] ?? UNREACHABLE }];
  });
  const nearest = Math.min(UNREACHABLE - 1, ...ways.map(({ distance }) => distance));
  return ways.filter(({ distance }) => distance === nearest).map(({ facing }) => facing);
}

/** Where the marker of an alerted Sentry lies. hg.sentry.marker-in-front, hg.sentry.room-marker */
const markerFor = (ctx: Ctx, sentry: Sentry): Square => stepAhead(ctx, sentry.at, sentry.facing) ?? sentry.at;

/** A zone that has changed has to be faced again, even after its owner stood down. hg.open.zone-retest, hg.sneak.score-0 */
export function renewZone(ctx: Ctx, id: string): void {
  const { turn } = ctx.state;
  if (turn === null) return;
  turn.tested = turn.tested.filter((tested) => tested !== id);
  turn.exempt = turn.exempt.filter((exempt) => exempt !== id);
  if (reading(ctx, "hg.open.zone-retest") === "each-entry") turn.tested.push(id);
}

/** Alerts a Sentry to trouble: he turns towards it, and a marker lies in front of him. hg.sentry.turns, hg.sentry.one-marker */
export function* alertSentry(
  ctx: Ctx,
  sentry: Sentry,
  source: Square,
  field: Int16Array,
  ...cites: readonly Citation[]
): Rules {
  if (sentry.marker !== null && reading(ctx, "hg.open.already-alerted") === "keeps") return;
  const again = sentry.marker !== null;
  const directions = directionsTo(ctx, sentry, source, field);
  const before = sentry.facing;
  if (directions.length > 0) {
    sentry.facing = yield* choose(
      defender,
      { id: "hg.dec.alert-tie", text: `Which way does ${sentry.id} turn?`, piece: sentry.id },
      directions.map((facing) => ({ id: facing, text: compass[facing], value: facing })),
    );
  }
  sentry.marker = markerFor(ctx, sentry);
  // a Sentry who faces that way already keeps the zone he has: hg.open.zone-retest
  if (sentry.facing !== before) renewZone(ctx, sentry.id);
  record(ctx, {
    event: "alerted",
    agent: sentry.id,
    facing: sentry.facing,
    marker: squareName(ctx, sentry.marker),
    cites: [
      ...cites,
      "hg.sentry.turns",
      "hg.sentry.one-marker",
      ...citeIf(again, "hg.open.already-alerted"),
      "hg.sentry.marker-in-front",
      ...citeIf(
        roomAt(planFor(ctx), sentry.marker) !== null,
        "hg.sentry.room-marker",
        "hg.open.room-marker",
        "hg.zone.into-room-one",
      ),
      ...citeIf(
        roomAt(planFor(ctx), source) !== null,
        "hg.noise.room-is-source",
        "hg.noise.doorway-first",
        "hg.open.noise-two-rooms",
      ),
      "hg.open.alert-direction",
    ],
  });
}

/** Puts a Sentry back into the ready position; `why` says why his marker is removed, null where that is not told. hg.sentry.ready */
export function returnToReady(
  ctx: Ctx,
  sentry: Sentry,
  why: MarkerRemoval | null,
  ...cites: readonly Citation[]
): void {
  if (sentry.marker !== null && why !== null) record(ctx, { event: "marker-removed", agent: sentry.id, why, cites });
  sentry.marker = null;
  if (sentry.facing !== sentry.ready) {
    sentry.facing = sentry.ready;
    renewZone(ctx, sentry.id);
  }
  record(ctx, { event: "faced", agent: sentry.id, facing: sentry.facing, cites: [...cites, "hg.sentry.ready"] });
}
