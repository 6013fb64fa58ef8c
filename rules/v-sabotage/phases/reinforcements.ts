import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Effect, titleOfEvent } from "../book/event-effects.ts";
import { fateTokens, type FateToken } from "../book/tokens.ts";
import {
  newUnitBehind,
  enterThrough,
  drawTokensFor,
  recordShortage,
  type ArrivalPoint,
  arrivalPointsOf,
  joinReserve,
  reinforcementCitations,
  waitingAtTile,
  waitingBehind,
  sumOf,
} from "../enemy/index.ts";
import { charactersAppear } from "../movement/index.ts";
import { choose, type Ctx, number, players, reading, record, type Rules } from "../table/context.ts";
import { effectOn } from "../table/event-effect.ts";
import { findTerrain } from "../table/map.ts";
import { drawSpecial, totalOf } from "../table/pools.ts";
import type { Terrain, Unit } from "../table/state.ts";
import { resolveFate } from "./danger-and-luck.ts";

/** Tokens for each tile in contact with an entrance: vs.reinf.number. */
const tokensPerPoint = (ctx: Ctx, terrain: Terrain): number =>
  number(ctx, terrain.alarm.on ? "vs.number.reinforcements-alarm" : "vs.number.reinforcements");

/** How an event changes the tokens of a gate, when it is the one the players choose. vs.event.enemy-phase-effect */
function tokensWithEvent(effect: Effect | null, isChosen: boolean, tokens: number): number {
  if (effect?.kind === "more-reinforcements") return tokens + (effect.where === "every" || isChosen ? 1 : 0);
  if (effect?.kind !== "fewer-reinforcements" || !isChosen) return tokens;
  return effect.tokens === "all" ? 0 : Math.max(0, tokens - 1);
}

/** Whether an event bears on one entrance tile that the players choose. */
const affectsOnePoint = (effect: Effect | null): boolean =>
  effect?.kind === "fewer-reinforcements" ||
  effect?.kind === "inspection" ||
  (effect?.kind === "more-reinforcements" && effect.where === "one");

/** The gates of which the players choose one for an event: one for each tile. vs.event.enemy-phase-effect */
const choosablePoints = (effect: Effect | null, gates: readonly ArrivalPoint[]): readonly (ArrivalPoint | null)[] => {
  const tiles = [...new Map(gates.toReversed().map((gate) => [gate.tile, gate])).values()].toReversed();
  return affectsOnePoint(effect) && tiles.length > 0 ? tiles : [null];
};

/** Whether the event bears on a gate: on the one chosen, and on all of its tile where that gets no tokens at all. */
const affectsPoint = (effect: Effect | null, chosen: ArrivalPoint | null, { tile, entrance }: ArrivalPoint): boolean =>
  tile === chosen?.tile &&
  (entrance.id === chosen.entrance.id || (effect?.kind === "fewer-reinforcements" && effect.tokens === "all"));

/** The fewest tokens the whole step requires, whatever the players choose: vs.reinf.shortage, vs.open.full-shortage */
const requiredTokens = (ctx: Ctx): number =>
  sumOf(ctx.state.terrains, (terrain) => {
    const effect = effectOn(terrain);
    const gates = arrivalPointsOf(ctx, terrain);
    const counts = choosablePoints(effect, gates).map((chosen) =>
      sumOf(gates, (gate) => tokensWithEvent(effect, affectsPoint(effect, chosen, gate), tokensPerPoint(ctx, terrain))),
    );
    return Math.min(...counts);
  });

/** How many tokens are due at an entrance tile: fewer and more where the players choose the tile of an event. */
export interface Due {
  readonly gate: ArrivalPoint;
  readonly least: number;
  readonly most: number;
}

/** The tokens that are due at each entrance tile of a terrain. vs.reinf.number, vs.event.enemy-phase-effect */
export function dueAt(ctx: Ctx, terrain: Terrain): readonly Due[] {
  const gates = arrivalPointsOf(ctx, terrain);
  const effect = effectOn(terrain);
  return gates.map((gate) => {
    const counts = choosablePoints(effect, gates).map((chosen) =>
      tokensWithEvent(effect, affectsPoint(effect, chosen, gate), tokensPerPoint(ctx, terrain)),
    );
    return { gate, least: Math.min(...counts), most: Math.max(...counts) };
  });
}

const availableTokens = (ctx: Ctx): number =>
  totalOf(ctx.state.enemies.reserve) - sumOf(fateTokens, (token) => ctx.state.enemies.reserve[token] ?? 0);

/**
 * The reinforcement step, on all terrains in play. Units that wait come in first, or under a reading with those that are
 * drawn; tokens are drawn for every tile in contact with an entrance; at the end of the step the Ø tokens leave.
 * vs.enemy.steps, vs.reinf.number, vs.reinf.waiting-enter, vs.empty.exchange, vs.open.parallel-steps,
 * vs.open.waiting-order
 */
export function* reinforcementStep(ctx: Ctx): Rules {
  const begun = ctx.events.length;
  if (availableTokens(ctx) < requiredTokens(ctx)) {
    recordShortage(ctx);
    return;
  }
  const fixed = new Map(ctx.state.terrains.map((terrain) => [terrain.id, tokensPerPoint(ctx, terrain)]));
  for (const terrain of ctx.state.terrains) {
    yield* waitingEnter(ctx, terrain);
    const fate = yield* reinforce(
      ctx,
      terrain,
      () =>
        (reading(ctx, "vs.open.alarm-mid-step") === "fixed" ? fixed.get(terrain.id) : undefined) ??
        tokensPerPoint(ctx, terrain),
    );
    if (fate.length > 0) yield* resolveFate(ctx, terrain, fate);
    yield* charactersAppear(ctx, terrain);
    if (ctx.state.facts.includes("shortage")) return;
  }
  yield* exchangeEmptySets(ctx, begun);
}

const waitingCitations: readonly Citation[] = ["vs.reinf.waiting-enter", "vs.open.waiting-order"];

/**
 * Units behind the entrances come in as far as they can; under a reading only those whose entrance is barred and gets no
 * token, as all others come in with those drawn. vs.reinf.waiting-enter, vs.open.waiting-order
 */
function* waitingEnter(ctx: Ctx, terrain: Terrain): Rules {
  const first = reading(ctx, "vs.open.waiting-order") === "waiting-first";
  const gates = arrivalPointsOf(ctx, terrain).map(({ entrance }) => entrance.id);
  for (const entrance of terrain.entrances.filter(({ id, barred }) => first || (barred && !gates.includes(id))))
    yield* enterThrough(ctx, terrain, entrance, waitingBehind(ctx, terrain, entrance), waitingCitations);
}

/**
 * Who comes through a gate with those drawn for it: under a reading all that wait at its tile, but for those behind
 * another entrance that is barred. vs.open.waiting-order
 */
function unitsDue(
  ctx: Ctx,
  terrain: Terrain,
  { tile, entrance }: ArrivalPoint,
  fresh: readonly Unit[],
): readonly Unit[] {
  if (reading(ctx, "vs.open.waiting-order") === "waiting-first") return fresh;
  return entrance.barred ? waitingBehind(ctx, terrain, entrance) : waitingAtTile(ctx, terrain, tile);
}

/** The entrance tile that an event lets the players choose. vs.event.enemy-phase-effect */
function* choosePoint(ctx: Ctx, terrain: Terrain, gates: readonly ArrivalPoint[]): Rules<ArrivalPoint | null> {
  const effect = effectOn(terrain);
  const tiles = choosablePoints(effect, gates).filter((gate) => gate !== null);
  if (tiles.length === 0 || terrain.event === null) return null;
  const card = titleOfEvent(terrain.event.card);
  const gate = yield* choose(
    players,
    { id: "vs.decide.event", text: `By which entrance tile of ${terrain.id} do they come (${card})?` },
    tiles.map((point) => ({ id: point.tile, text: point.tile, value: point })),
  );
  record(ctx, {
    event: "effect",
    terrain: terrain.id,
    card,
    text: `${gate.tile} is the entrance tile it is about.`,
    cites: ["vs.event.enemy-phase-effect", "vs.event.alarm-state"],
  });
  return gate;
}

/**
 * Draws and places the tokens of a terrain, entrance by entrance; returns its danger and luck tokens. vs.reinf.number,
 * vs.danger.timing
 */
function* reinforce(ctx: Ctx, terrain: Terrain, base: () => number): Rules<readonly FateToken[]> {
  const effect = effectOn(terrain);
  const gates = arrivalPointsOf(ctx, terrain);
  const chosen = yield* choosePoint(ctx, terrain, gates);
  const fate: FateToken[] = [];
  for (const gate of gates) {
    const isChosen = affectsPoint(effect, chosen, gate);
    const count = tokensWithEvent(effect, isChosen, base());
    const drawn = yield* drawTokensFor(ctx, terrain, gate, count);
    fate.push(...drawn.fate);
    if (drawn.short) {
      recordShortage(ctx);
      return fate;
    }
    const inspector = effect?.kind === "inspection" && isChosen ? yield* inspect(ctx, terrain, gate) : [];
    const fresh = [...drawn.units, ...inspector];
    const due = unitsDue(ctx, terrain, gate, fresh);
    const cites: readonly Citation[] = [
      ...reinforcementCitations,
      ...citeIf(count !== base() || inspector.length > 0, "vs.event.enemy-phase-effect"),
      ...(due.length > fresh.length ? waitingCitations : []),
    ];
    yield* enterThrough(ctx, terrain, gate.entrance, due, cites);
  }
  return fate;
}

/** An inspection brings a unit of the special reserve. vs.event.enemy-phase-effect */
function* inspect(ctx: Ctx, terrain: Terrain, gate: ArrivalPoint): Rules<readonly Unit[]> {
  const kind = yield* drawSpecial(ctx, `The inspection on ${gate.tile}`, ["vs.event.enemy-phase-effect"]);
  return kind === null ? [] : [newUnitBehind(ctx, terrain, gate.entrance, kind, null)];
}

/**
 * The Ø tokens placed in this step leave the game; for each a special unit joins the enemy reserve. vs.empty.exchange
 */
function* exchangeEmptySets(ctx: Ctx, begun: number): Rules {
  const placed = ctx.events
    .slice(begun)
    .flatMap((event) => (event.event === "empty-set" ? [findTerrain(ctx.state, event.at)?.id] : []));
  for (const { id } of ctx.state.terrains) {
    const count = placed.filter((terrain) => terrain === id).length;
    if (count === 0) continue;
    record(ctx, { event: "empty-sets-leave", terrain: id, count, cites: ["vs.empty.exchange"] });
    for (let i = 0; i < count; i++) {
      const kind = yield* drawSpecial(ctx, "A special unit joins the enemy reserve", ["vs.empty.exchange"]);
      if (kind !== null) joinReserve(ctx, kind);
    }
  }
}
