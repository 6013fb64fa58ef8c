import { type Facing, neighbours, type Square } from "../../geometry/index.ts";
import type { Answer, Ask } from "../../kernel/index.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import type { Action } from "../table/action-schema.ts";
import { type Ctx, grid, type Placed, type Rules } from "../table/context.ts";
import type { RogueEvent } from "../table/events.ts";
import { type AxisUnit, copyState, type PatrolLine } from "../table/state.ts";
import { lengthOf, tokenSquares } from "../table/vehicle-token.ts";
import { convoyMoves } from "../axis/index.ts";
import { eventPhase, facingAlong, patrolPhase, placeOnLine } from "../phases/index.ts";
import { type Eyes, fieldOf, watchers } from "../sight/index.ts";
import { quartersTo } from "../alarm/index.ts";

/**
 * Which units see each square now, as bits in their order: a standing and a crouched Operator there; and which would
 * hear a sprint over it.
 */
export interface Views {
  readonly units: readonly Placed<AxisUnit>[];
  readonly standing: Int32Array;
  readonly crouched: Int32Array;
  readonly heard: Int32Array;
}

/** How likely a standing or a crouched Operator on each square is to be seen. */
export interface Likelihood {
  readonly standing: Float64Array;
  readonly crouched: Float64Array;
}

/** The bit of the unit at an index; units beyond the bits of a number share the last one. */
export const bitOf = (index: number): number => 1 << Math.min(index, 30);

export function viewsNow(ctx: Ctx): Views {
  const size = grid(ctx).squares.length;
  const units = watchers(ctx);
  const standing = new Int32Array(size);
  const crouched = new Int32Array(size);
  const heard = new Int32Array(size);
  for (const [index, unit] of units.entries()) {
    const levels = fieldOf(ctx, unit);
    const bit = bitOf(index);
    for (const square of neighbours(grid(ctx), unit.at)) heard[square] = (heard[square] ?? 0) | bit;
    for (let square = 0; square < size; square++) {
      const level = levels[square] ?? 0;
      if (level > 0) standing[square] = (standing[square] ?? 0) | bit;
      if (level > 1) crouched[square] = (crouched[square] ?? 0) | bit;
    }
  }
  return { units, standing, crouched, heard };
}

/** Nobody is seen anywhere. */
export const nothingSeen = (ctx: Ctx): Likelihood => ({
  standing: new Float64Array(grid(ctx).squares.length),
  crouched: new Float64Array(grid(ctx).squares.length),
});

/** The table without a unit, so that it does not stand in its own way where it looks later. */
export const tableWithout = (ctx: Ctx, id: string): Ctx => ({
  ...ctx,
  state: { ...ctx.state, units: ctx.state.units.filter((unit) => unit.id !== id) },
});

/** The cards that may come, by their left panels, and how many of each; panels that turn nobody count as one. */
function panelsToCome(ctx: Ctx): ReadonlyMap<string, { readonly card: string; readonly count: number }> {
  const { cards, discard } = ctx.state.deck;
  const panels = new Map<string, { card: string; count: number }>();
  for (const card of cards.length > 0 ? cards : discard) {
    const left = card.split("/")[0] ?? card;
    const panel = left.startsWith("sentry") || left.startsWith("patrol") ? left : "";
    const entry = panels.get(panel);
    if (entry === undefined) panels.set(panel, { card, count: 1 });
    else entry.count++;
  }
  return panels;
}

/** Answers what the Axis phases ask when no Operator is there: the card we imagine, else whatever comes first. */
function imaginedAnswer(ask: Ask<Action>, card: string): Answer<Action> | null {
  switch (ask.ask) {
    case "draw":
      return { card: ask.among.includes(card) ? card : (ask.among.at(-1) ?? card) };
    case "choose":
      return { option: ask.options[0]?.id ?? "" };
    case "roll":
      return { faces: Array.from({ length: ask.dice }, () => 1) };
    case "checkpoint":
      return { proceed: true };
    case "act":
      return null;
  }
}

function carryOut(rules: Rules, card: string): void {
  for (let step = rules.next(); step.done !== true;) {
    const answer = imaginedAnswer(step.value, card);
    if (answer === null) return;
    step = rules.next(answer);
  }
}

/** Everywhere units look while they turn and patrol, read from the account of it. */
function looksIn(ctx: Ctx, events: readonly RogueEvent[]): readonly Eyes[] {
  const places = new Map(
    ctx.state.units
      .filter(({ smoking, empty, held }) => !smoking && !empty && held === null)
      .map(({ id, at, facing, kind, token }) => [id, { id, at: at ?? -1, facing, kind, token }]),
  );
  const looks: Eyes[] = [];
  for (const event of events) {
    if (event.event !== "faced" && event.event !== "moved" && event.event !== "drove") continue;
    const eyes = places.get(event.piece);
    if (eyes === undefined) continue;
    if (event.event === "drove") {
      const [x = 0, y = 0] = event.to.split(",").map(Number);
      Object.assign(eyes, { token: { x, y }, facing: event.facing });
      eyes.at = isVehicleKind(eyes.kind)
        ? (tokenSquares(grid(ctx), { x, y, facing: event.facing }, lengthOf(ctx.settings, eyes.kind))[0] ?? -1)
        : -1;
      if (eyes.at < 0) continue;
    } else if (event.event === "moved") eyes.at = grid(ctx).names.indexOf(event.to);
    else {
      if (event.turn !== null)
        for (const facing of quartersTo(eyes.facing, event.facing, event.turn)) looks.push({ ...eyes, facing });
      eyes.facing = event.facing;
    }
    looks.push({ ...eyes });
  }
  return looks;
}

/**
 * Where units look in the coming Event and Patrol Phases if a card is drawn, played through by the rules without
 * Operators in the way.
 */
function looksAfter(ctx: Ctx, card: string, quiet: boolean): readonly Eyes[] {
  const imaginedTable: Ctx = {
    state: { ...copyState(ctx.state), operators: [], jager: null },
    settings: ctx.settings,
    events: [],
  };
  carryOut(convoyMoves(imaginedTable), card);
  if (quiet) imaginedTable.state.token = ctx.state.token === "black" ? "white" : "black";
  else carryOut(eventPhase(imaginedTable), card);
  carryOut(patrolPhase(imaginedTable), card);
  return looksIn(ctx, imaginedTable.events);
}

/** What a unit sees from one of the places it will look from. */
interface Look {
  readonly id: string;
  readonly field: Uint8Array;
}

/** Where units look if one of some cards is drawn, by their left panel, and how likely that is. */
export interface Outcome {
  readonly panel: string;
  readonly share: number;
  readonly looks: readonly Look[];
}

/** Where units look in the coming Event and Patrol Phases of the Stealth Section, over the cards that may come. */
export function outcomesOf(ctx: Ctx): readonly Outcome[] {
  if (ctx.state.section === "battle") return [];
  const panels = panelsToCome(ctx);
  const all = [...panels.values()].reduce((sum, { count }) => sum + count, 0);
  const tables = new Map<string, Ctx>();
  const fields = new Map<string, Uint8Array>();
  const lookOf = (eyes: Eyes): Look => {
    const key = `${eyes.id} ${eyes.at} ${eyes.facing} ${eyes.token?.x} ${eyes.token?.y}`;
    let field = fields.get(key);
    if (field === undefined) {
      const table = tables.get(eyes.id) ?? tableWithout(ctx, eyes.id);
      tables.set(eyes.id, table);
      fields.set(key, (field = fieldOf(table, eyes)));
    }
    return { id: eyes.id, field };
  };
  return [...panels].map(([panel, { card, count }]) => ({
    panel,
    share: count / all,
    looks: looksAfter(ctx, card, panel === "").map(lookOf),
  }));
}

/**
 * How likely an Operator who ends his turn on a square comes to be seen in the coming Event and Patrol Phases, by all
 * units but one.
 */
export function likelyNext(ctx: Ctx, outcomes: readonly Outcome[], apartFrom: string | null): Likelihood {
  const likelihood = nothingSeen(ctx);
  for (const { share, looks } of outcomes) {
    const best = new Uint8Array(likelihood.standing.length);
    const raised = new Set<Uint8Array>();
    for (const { id, field } of looks) {
      if (id === apartFrom || raised.has(field)) continue;
      raised.add(field);
      raise(best, field);
    }
    addShare(likelihood, best, share);
  }
  return likelihood;
}

function raise(best: Uint8Array, levels: Uint8Array): void {
  for (let square = 0; square < best.length; square++) {
    const level = levels[square] ?? 0;
    if (level > (best[square] ?? 0)) best[square] = level;
  }
}

function addShare({ standing, crouched }: Likelihood, levels: Uint8Array, share: number): void {
  for (let square = 0; square < levels.length; square++) {
    const level = levels[square] ?? 0;
    if (level > 0) standing[square] = (standing[square] ?? 0) + share;
    if (level > 1) crouched[square] = (crouched[square] ?? 0) + share;
  }
}

/** The share of the time a sentry is expected to keep facing as it does. */
const KEEPS_FACING = 0.6;

/** How much of the time a unit looks where: as it stands, by the arrows of its point, or along its line. */
function usualLooks(ctx: Ctx, unit: Placed<AxisUnit>): readonly { readonly eyes: Eyes; readonly share: number }[] {
  const now = { eyes: unit, share: 1 };
  if (unit.alert && ctx.state.section === "battle") return [now];
  const point = unit.post.kind === "sentry" ? ctx.state.points[unit.post.point] : undefined;
  if (point !== undefined && point.at === unit.at) {
    const others = point.arrows.filter((facing) => facing !== unit.facing);
    if (others.length === 0) return [now];
    return [
      { ...now, share: KEEPS_FACING },
      ...others.map((facing) => ({
        eyes: { id: unit.id, at: unit.at, facing },
        share: (1 - KEEPS_FACING) / others.length,
      })),
    ];
  }
  const place = placeOnLine(ctx, unit);
  return place === null ? [now] : patrolLooks(ctx, unit, place.line);
}

/**
 * A patrolman covers several squares of his line in a turn, so each of his looks counts for more than its share of the
 * line.
 */
const SQUARES_A_TURN = 3;

function patrolLooks(
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  { squares, closed }: PatrolLine,
): readonly { readonly eyes: Eyes; readonly share: number }[] {
  const forward = squares.indexOf(unit.at);
  const next = squares[(forward + 1) % squares.length];
  const ahead =
    next !== undefined && (closed || forward < squares.length - 1) && facingAlong(ctx, unit.at, next) === unit.facing;
  const looks: { eyes: Eyes; share: number }[] = [];
  const look = (at: Square, facing: Facing): void => {
    looks.push({ eyes: { id: unit.id, at, facing }, share: SQUARES_A_TURN / squares.length });
  };
  for (const [i, at] of squares.entries()) {
    const after = squares[i + 1] ?? (closed ? squares[0] : undefined);
    const before = squares[i - 1] ?? (closed ? squares.at(-1) : undefined);
    if (!closed || ahead) if (after !== undefined) look(at, facingAlong(ctx, at, after));
    if (!closed || !ahead) if (before !== undefined) look(at, facingAlong(ctx, at, before));
  }
  return looks;
}

/** How likely an Operator is seen on each square in the long run, up to 1. */
export function likelyEver(ctx: Ctx, apartFrom: string | null): Likelihood {
  const likelihood = nothingSeen(ctx);
  for (const unit of watchers(ctx)) {
    if (unit.id === apartFrom) continue;
    const table = tableWithout(ctx, unit.id);
    const own = nothingSeen(ctx);
    for (const { eyes, share } of usualLooks(ctx, unit)) addShare(own, fieldOf(table, eyes), share);
    join(likelihood.standing, own.standing);
    join(likelihood.crouched, own.crouched);
  }
  return likelihood;
}

/** Adds the chance that one unit sees to the chance that another does. */
function join(likely: Float64Array, own: Float64Array): void {
  for (let square = 0; square < own.length; square++)
    likely[square] = 1 - (1 - (likely[square] ?? 0)) * (1 - Math.min(1, own[square] ?? 0));
}
