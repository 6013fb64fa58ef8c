import { ahead, type Facing, facings, quarterTurn } from "../geometry/index.ts";
import { compass } from "../kernel/index.ts";
import type { MarkerRemoval } from "./event-words.ts";
import type { Citation } from "./events.ts";
import { far, noiseField } from "./distances.ts";
import { doorNamed, roomAt, type Square } from "./plan.ts";
import type { Sentry } from "./state.ts";
import {
  choose,
  defender,
  type Ctx,
  isEngaged,
  named,
  number,
  planFor,
  reading,
  record,
  type Rules,
  stepBetween,
  stepsFrom,
} from "./table.ts";

/** The square in front of somebody that he could step onto; null before a wall or a closed door. */
export function stepAhead(ctx: Ctx, from: Square, facing: Facing): Square | null {
  const { dx, dy } = ahead[facing];
  const step = stepsFrom(ctx, from).find((one) => one.dx === dx && one.dy === dy);
  return step !== undefined && stepBetween(ctx, from, step.to) !== undefined ? step.to : null;
}

/** The directions in which trouble may lie: the first orthogonal step of the shortest path, or the straight one. */
function directionsTo(ctx: Ctx, sentry: Sentry, source: Square, field: Int16Array): readonly Facing[] {
  if (reading(ctx, "hg.open.alert-direction") === "line") {
    const { width } = planFor(ctx);
    const dx = (source % width) - (sentry.at % width);
    const dy = Math.floor(source / width) - Math.floor(sentry.at / width);
    const across: readonly Facing[] = dx === 0 ? [] : [dx > 0 ? "E" : "W"];
    const down: readonly Facing[] = dy === 0 ? [] : [dy > 0 ? "S" : "N"];
    return Math.abs(dx) > Math.abs(dy) ? across : Math.abs(dy) > Math.abs(dx) ? down : [...across, ...down];
  }
  const ways = facings.flatMap((facing) => {
    const square = stepAhead(ctx, sentry.at, facing);
    return square === null ? [] : [{ facing, distance: field[square] ?? far }];
  });
  const nearest = Math.min(far - 1, ...ways.map(({ distance }) => distance));
  return ways.filter(({ distance }) => distance === nearest).map(({ facing }) => facing);
}

/** Where the marker of a Sentry lies who faces a way. hg.sentry.marker-in-front, hg.sentry.room-marker */
const markerFor = (ctx: Ctx, sentry: Sentry): Square => stepAhead(ctx, sentry.at, sentry.facing) ?? sentry.at;

/** A zone put up anew is tested again, that of a Sentry who had stood down, too. hg.open.zone-retest, hg.sneak.score-0 */
export function zoneRenewed(ctx: Ctx, id: string): void {
  const { turn } = ctx.state;
  if (turn === null) return;
  turn.tested = turn.tested.filter((one) => one !== id);
  turn.exempt = turn.exempt.filter((one) => one !== id);
  if (reading(ctx, "hg.open.zone-retest") === "each-entry") turn.tested.push(id);
}

/** Alerts a Sentry to trouble: he turns to it, and his marker lies before him. hg.sentry.turns, hg.sentry.one-marker */
export function* alert(
  ctx: Ctx,
  sentry: Sentry,
  source: Square,
  field: Int16Array,
  ...cites: readonly Citation[]
): Rules {
  if (sentry.marker !== null && reading(ctx, "hg.open.already-alerted") === "keeps") return;
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
  // who faces that way already puts up no other zone: hg.open.zone-retest
  if (sentry.facing !== before) zoneRenewed(ctx, sentry.id);
  record(ctx, {
    event: "alerted",
    agent: sentry.id,
    facing: sentry.facing,
    marker: named(ctx, sentry.marker),
    cites: [
      ...cites,
      "hg.sentry.turns",
      "hg.sentry.one-marker",
      "hg.sentry.marker-in-front",
      ...(roomAt(planFor(ctx), sentry.marker) === null
        ? []
        : (["hg.sentry.room-marker", "hg.open.room-marker", "hg.zone.into-room-one"] as const)),
      ...(roomAt(planFor(ctx), source) === null
        ? []
        : (["hg.noise.room-is-source", "hg.noise.doorway-first", "hg.open.noise-two-rooms"] as const)),
      "hg.open.alert-direction",
    ],
  });
}

/** Whether a noise alerts a Sentry who hears it. hg.sentry.not-while-engaged, hg.open.unconscious-alert */
export const heeds = (ctx: Ctx, sentry: Sentry): boolean =>
  sentry.prone ? reading(ctx, "hg.open.unconscious-alert") === "yes" : !isEngaged(ctx, sentry);

/** The Sentries who hear a noise, lowest name first. */
export function hearers(ctx: Ctx, at: Square, of: "shot" | "step"): readonly Sentry[] {
  const { sentries } = ctx.state;
  if (sentries.length === 0) return [];
  const field = noiseField(ctx, at, of);
  const range = number(ctx, of === "shot" ? "hg.number.noise-shot" : "hg.number.noise-step");
  return sentries.filter((one) => (field[one.at] ?? far) <= range);
}

/** A noise: every Sentry who hears it is alerted. `except` fired the shot himself. hg.open.own-shot */
export function* noise(
  ctx: Ctx,
  at: Square,
  of: "shot" | "step",
  except: string | null,
  ...cites: readonly Citation[]
): Rules {
  const heard = hearers(ctx, at, of).filter((one) => one.id !== except && heeds(ctx, one));
  if (of === "shot")
    record(ctx, {
      event: "noise",
      at: named(ctx, at),
      range: number(ctx, "hg.number.noise-shot"),
      cites: [...cites, "hg.noise.closed-door-stops", "hg.sentry.not-while-engaged"],
    });
  for (const sentry of heard) yield* alert(ctx, sentry, at, noiseField(ctx, at, of), ...cites);
}

/** An attack that leaves a Sentry alive alerts him. hg.sentry.attacked, hg.open.attacked-engaged */
export function* alertAttacked(ctx: Ctx, sentry: Sentry, attackerAt: Square, wasEngaged: boolean): Rules {
  if (wasEngaged && reading(ctx, "hg.open.attacked-engaged") === "never") return;
  yield* alert(
    ctx,
    sentry,
    attackerAt,
    noiseField(ctx, attackerAt, "step"),
    "hg.sentry.attacked",
    "hg.open.attacked-engaged",
  );
}

/** A Sentry goes back to the ready position; `why` his marker goes, null where he has none. hg.sentry.ready */
export function toReady(ctx: Ctx, sentry: Sentry, why: MarkerRemoval | null, ...cites: readonly Citation[]): void {
  if (sentry.marker !== null && why !== null) record(ctx, { event: "marker-removed", agent: sentry.id, why, cites });
  sentry.marker = null;
  if (sentry.facing !== sentry.ready) {
    sentry.facing = sentry.ready;
    zoneRenewed(ctx, sentry.id);
  }
  record(ctx, { event: "faced", agent: sentry.id, facing: sentry.facing, cites: [...cites, "hg.sentry.ready"] });
}

/** Closes a door; a marker behind it is moved beside its Sentry. hg.sentry.room-door-closes, hg.open.moved-marker-facing */
export function* closeDoor(ctx: Ctx, id: string, by: string, ...cites: readonly Citation[]): Rules {
  const { state } = ctx;
  const door = doorNamed(planFor(ctx), id);
  state.open = state.open.filter((one) => one !== id);
  record(ctx, { event: "door", door: id, open: false, by, cites });
  if (door === undefined) return;
  for (const sentry of state.sentries) {
    const cut =
      (sentry.at === door.outside && sentry.marker === door.inside) ||
      (sentry.at === door.inside && sentry.marker === door.outside);
    if (!cut) continue;
    const sides = (["anti-clockwise", "clockwise"] as const).flatMap((turn) => {
      const facing = quarterTurn(sentry.facing, turn);
      const square = stepAhead(ctx, sentry.at, facing);
      return square === null
        ? []
        : [{ id: turn === "clockwise" ? "right" : "left", text: compass[facing], value: { facing, square } }];
    });
    if (sides.length === 0) {
      sentry.marker = sentry.at;
      continue;
    }
    const { facing, square } = yield* choose(
      defender,
      { id: "hg.dec.alert-tie", text: `On which side of ${sentry.id} does his marker lie?`, piece: sentry.id },
      sides,
    );
    sentry.marker = square;
    record(ctx, {
      event: "marker-moved",
      agent: sentry.id,
      marker: named(ctx, square),
      cites: ["hg.sentry.room-door-closes"],
    });
    if (reading(ctx, "hg.open.moved-marker-facing") !== "turns") continue;
    sentry.facing = facing;
    zoneRenewed(ctx, sentry.id);
    record(ctx, { event: "faced", agent: sentry.id, facing, cites: ["hg.open.moved-marker-facing"] });
  }
}

/** Opens a door. hg.door.unlocked-open */
export function openDoor(ctx: Ctx, id: string, by: string, ...cites: readonly Citation[]): void {
  if (!ctx.state.open.includes(id)) ctx.state.open = [...ctx.state.open, id].sort();
  record(ctx, { event: "door", door: id, open: true, by, cites });
}
