import { type Grid, neighbour, type Square, squareNamed } from "../../geometry/index.ts";
import { Requirements, type Wording } from "../../kernel/index.ts";
import { requireTyphoonDone } from "../aircraft/index.ts";
import type { Incident } from "../alarm/index.ts";
import { actionTitles, type Citation, type NumberId } from "../book/index.ts";
import { lockBetween, moverOf, obstacles, stepBetween, stepFeatures } from "../movement/index.ts";
import {
  type ActionName,
  type ActionOf,
  barrelAt,
  type Ctx,
  grid,
  ground,
  isDisguised,
  isRestricted,
  isUndercover,
  name,
  number,
  occupied,
  type Operator,
  type Placed,
  reading,
  record,
  type Rules,
  unitAt,
  vehicleAt,
  pronouns,
} from "../table/index.ts";

/** One action of an Operator: what it costs, when he may take it, and what it does. */
export interface ActionRule<N extends ActionName> {
  readonly cost: NumberId;
  readonly cites: readonly Citation[];
  /** Whether a crouched Operator has it: rr.crouch.actions. */
  readonly crouched: boolean;
  /** Whether an Operator carrying an object has it: rr.carry.actions. */
  readonly carrying: boolean;
  /** Whether a swimmer has it: rr.scuba.actions. */
  readonly swimming?: true;
  /** Whether a support unit has it, where that is read one way: rr.support.actions. */
  readonly support?: true | ((ctx: Ctx) => boolean);
  /** Whether Nancy in disguise has it while she is not spotted: rr.dare.disguise-actions. */
  readonly disguised?: true;
  /** Whether it moves him off an occupied square: rr.open.pass-with-single-moves. */
  readonly moves: boolean;
  /** Adds what this action requires beyond his turn, posture and action points. */
  require(ctx: Ctx, req: Requirements<Citation>, operator: Placed<Operator>, action: ActionOf<N>): void;
  /** Carries it out; what the Axis may notice goes into the incident. */
  perform(ctx: Ctx, incident: Incident, operator: Placed<Operator>, action: ActionOf<N>): Rules;
  /**
   * Candidates worth examining; the legal ones among them are all there are (for a sprint: one path to each square).
   */
  candidates(ctx: Ctx, operator: Placed<Operator>): readonly ActionOf<N>[];
  /** Whether the candidates are legal as they come, so that they need not be examined again. */
  exact?(ctx: Ctx): boolean;
}

/** What is said of the phase when somebody wants to act. */
export const operatorPhase = ({ phase, result }: Ctx["state"]): Wording => ({
  met: "It is the Operator Phase.",
  unmet: result === null ? `It is the ${phase} phase; Operators act in the Operator Phase.` : "The game is over.",
});

/** What every action of an Operator requires of the phase and of whose turn it is. */
function requireHisTurn(ctx: Ctx, req: Requirements<Citation>, operator: Operator): void {
  const { state } = ctx;
  const operates = state.phase === "operator" && state.result === null;
  if (req.wantsText(operates))
    req.need(operates, operatorPhase(state), "rr.turn.stealth-phases", "rr.turn.battle-phases");
  requireTyphoonDone(ctx, req);
  const unfinished = operator.turn !== "finished";
  if (req.wantsText(unfinished)) {
    const { his } = pronouns(operator);
    req.need(
      unfinished,
      { met: `${operator.id} has not finished ${his} turn.`, unmet: `${operator.id} has finished ${his} turn.` },
      "rr.op.one-at-a-time",
    );
  }
  const acting = state.operators.find((other) => other.turn === "acting");
  const nobodyElse = acting === undefined || acting.id === operator.id;
  if (req.wantsText(nobodyElse))
    req.need(
      nobodyElse,
      {
        met: "No other Operator is in the middle of a turn.",
        unmet: `${acting?.id ?? "Another"} is in the middle of a turn and has to finish it first.`,
      },
      "rr.op.one-at-a-time",
      "rr.op.order",
    );
}

/** What every action on foot requires of vehicles, where there are any. */
function requireOnFoot(ctx: Ctx, req: Requirements<Citation>, operator: Operator): void {
  if (ctx.state.vehicles.length === 0) return;
  const onFoot = operator.aboard === null;
  if (req.wantsText(onFoot))
    req.need(
      onFoot,
      {
        met: `${operator.id} is on foot.`,
        unmet: `${operator.id} sits in ${operator.aboard ?? "a vehicle"}; this is for Operators on foot.`,
      },
      "rr.opveh.deploy",
    );
  const busy = ctx.state.vehicles.find(({ turn }) => turn === "acting");
  if (req.wantsText(busy === undefined))
    req.need(
      busy === undefined,
      {
        met: "No vehicle is in the middle of its turn.",
        unmet: `${busy?.id ?? "A vehicle"} is in the middle of its turn, and has to finish it first.`,
      },
      "rr.op.vehicles-first",
    );
}

/** What all actions of an Operator require alike, worked out once where many are listed. */
export interface TurnOfOperator {
  readonly his: Requirements<Citation>;
  readonly onFoot: Requirements<Citation>;
}

export function turnOf(ctx: Ctx, operator: Operator): TurnOfOperator {
  const his = new Requirements<Citation>();
  requireHisTurn(ctx, his, operator);
  const onFoot = new Requirements<Citation>();
  requireOnFoot(ctx, onFoot, operator);
  return { his, onFoot };
}

/** Whether an Operator's turn, action points, posture and hands allow an action. */
export function requireTurn<N extends ActionName>(
  ctx: Ctx,
  req: Requirements<Citation>,
  rule: ActionRule<N>,
  title: string,
  operator: Operator,
  turn: TurnOfOperator | null = null,
): void {
  if (turn === null) requireHisTurn(ctx, req, operator);
  else req.append(turn.his);
  const cost = number(ctx, rule.cost);
  if (req.wantsText(operator.ap >= cost))
    req.need(
      operator.ap >= cost,
      { met: `${operator.id} has ${cost} AP.`, unmet: `${operator.id} has ${operator.ap} AP; it takes ${cost}.` },
      "rr.op.four-ap",
      ...rule.cites,
    );
  if (operator.crouched)
    req.need(
      rule.crouched,
      {
        met: `A crouched Operator may ${title}.`,
        unmet: `${operator.id} is crouched, and cannot ${title}: ${pronouns(operator).he} has to pop up first.`,
      },
      "rr.crouch.actions",
    );
  if (operator.scuba)
    req.need(
      rule.swimming === true,
      { met: `A swimmer may ${title}.`, unmet: `${operator.id} is in the water, and cannot ${title} there.` },
      "rr.scuba.actions",
      "rr.open.scuba-crouch",
    );
  if (operator.support)
    req.need(
      typeof rule.support === "function" ? rule.support(ctx) : rule.support === true,
      { met: `A support unit may ${title}.`, unmet: `${operator.id} is a support unit, and cannot ${title}.` },
      "rr.support.actions",
      "rr.support.no-pickup",
      "rr.support.no-mark",
      "rr.open.support-recover",
      ...(operator.sas
        ? (["rr.dare.support-actions", "rr.dare.support-no-items", "rr.dare.support-no-mark"] as const)
        : []),
    );
  requireOfDisguise(ctx, req, rule, title, operator);
  if (turn === null) requireOnFoot(ctx, req, operator);
  else req.append(turn.onFoot);
  if (operator.carrying !== null)
    req.need(
      rule.carrying,
      {
        met: `An Operator carrying an object may ${title}.`,
        unmet: `${operator.id} carries a ${operator.carrying}, and cannot ${title}: ${pronouns(operator).he} may move, place, or move and place.`,
      },
      "rr.carry.actions",
      "rr.open.free-while-carrying",
    );
  const anyAction = isDisguised(operator) && reading(ctx, "rr.open.dare-share-square") === "any-action";
  if (operator.at !== null && !anyAction && sharesSquare(ctx, operator, operator.at)) {
    req.need(
      rule.moves,
      {
        met: `${operator.id} moves on from the occupied square.`,
        unmet: `${operator.id} is in the middle of passing an occupied square, and can only move on.`,
      },
      "rr.square.pass-through",
      "rr.square.one-unit",
      "rr.open.pass-with-single-moves",
      ...barrelRule(ctx, operator.at),
      ...(isDisguised(operator) ? (["rr.open.dare-share-square"] as const) : []),
    );
  }
}

/** The rows that keep an action from her in disguise, by its word. */
const forbidding: Readonly<Record<string, Citation>> = {
  [actionTitles.crouch]: "rr.dare.disguise-no-crouch",
  [actionTitles.climb]: "rr.dare.disguise-no-climb",
  [actionTitles.sprint]: "rr.dare.disguise-no-sprint",
};

/** In disguise and not spotted she has few actions. rr.dare.disguise-actions, rr.dare.disguise-no-combined-actions */
function requireOfDisguise<N extends ActionName>(
  ctx: Ctx,
  req: Requirements<Citation>,
  rule: ActionRule<N>,
  title: string,
  operator: Operator,
): void {
  if (!isDisguised(operator)) return;
  const spotted: readonly Citation[] = operator.spotted ? ["rr.dare.disguise-spotted-full-actions"] : [];
  req.need(
    // rr.dare.disguise-no-climb, rr.dare.disguise-no-sprint, rr.dare.disguise-no-crouch
    rule.disguised === true || !isRestricted(ctx, operator),
    {
      met: `${operator.id} may ${title} in disguise.`,
      unmet: `${operator.id} is in disguise and not spotted, and cannot ${title}: she may move, attack with the garrotte, interact, break cover or change her outfit.`,
    },
    "rr.dare.disguise-actions",
    forbidding[title] ?? "rr.dare.disguise-no-combined-actions",
    "rr.open.dare-disguise-after-alarm",
    ...spotted,
  );
}

/** A fuel barrel may be passed, but nobody stops on its square. rr.barrel.pass */
export const barrelRule = (ctx: Ctx, square: Square | null): readonly Citation[] =>
  square !== null && barrelAt(ctx, square) ? ["rr.barrel.pass"] : [];

/** Whether an Operator stands where another figure stands, in the middle of passing it. */
export const sharesSquare = (ctx: Ctx, operator: Operator, at: Square): boolean =>
  operator.aboard === null &&
  (unitAt(ctx, at) !== undefined ||
    barrelAt(ctx, at) ||
    (ctx.state.vehicles.length > 0 && vehicleAt(ctx, at) !== undefined) ||
    ctx.state.operators.some((other) => other.id !== operator.id && other.aboard === null && other.at === at));

/** What a step that is no walk takes, as a sentence of its own. */
const insteadOf = {
  walk: "",
  blocked: "",
  climb: " It takes a climb.",
  grapple: " It takes a climb with a grappling hook.",
};

/** Adds the requirements of a single step of ordinary movement to a square. Returns whether the step can be made. */
export function requireStep(
  ctx: Ctx,
  req: Requirements<Citation>,
  operator: Operator,
  from: Square,
  to: Square,
  direction: number | null,
): boolean {
  if (req.wantsText(direction !== null))
    req.need(
      direction !== null,
      {
        met: `${name(ctx, to)} is adjacent to ${name(ctx, from)}.`,
        unmet: `${name(ctx, to)} is not adjacent to ${name(ctx, from)}.`,
        at: name(ctx, to),
      },
      "rr.move.cost",
      "rr.square.adjacent",
    );
  if (direction === null) return false;
  const lock = ctx.state.jager === null ? undefined : lockBetween(ctx, from, to);
  if (lock !== undefined)
    return req.fail(
      `The door between ${name(ctx, from)} and ${name(ctx, to)} is locked: the lock has to be picked first (${number(ctx, "rr.number.ap-pick-lock")} AP).`,
      "rr.jager.lock-blocks",
      "rr.jager.lock-pick",
    );
  const mover = moverOf(ctx, operator);
  const step = stepBetween(ctx, mover, from, direction);
  if (!req.wantsText(step === "walk")) return step === "walk";
  const features = stepFeatures(ctx, mover, from, to, direction);
  return req.need(
    step === "walk",
    {
      met: `The way from ${name(ctx, from)} to ${name(ctx, to)} is open to a move.`,
      unmet: `The way from ${name(ctx, from)} to ${name(ctx, to)} is closed to a move: ${obstacles(features)}.${insteadOf[step]}`,
      at: name(ctx, to),
    },
    ...new Set(["rr.move.blocked" as const, ...features.flatMap(({ cites }) => cites)]),
  );
}

/**
 * Whether an Operator may pass through a square on his way: rr.square.pass-through, rr.open.pass-through-enemies,
 * rr.dare.disguise-passes-axis.
 */
export function requirePassage(ctx: Ctx, req: Requirements<Citation>, operator: Operator, square: Square): boolean {
  const undercover = isUndercover(ctx, operator);
  const friendsOnly = reading(ctx, "rr.open.pass-through-enemies") === "friends-only" && !undercover;
  const passes = !friendsOnly || unitAt(ctx, square) === undefined;
  if (!req.wantsText(passes)) return passes;
  return req.need(
    passes,
    {
      met: `${name(ctx, square)} may be passed.`,
      unmet: `An enemy stands on ${name(ctx, square)}; only friends may be passed.`,
      at: name(ctx, square),
    },
    "rr.square.pass-through",
    "rr.open.pass-through-enemies",
    ...(undercover ? (["rr.dare.disguise-passes-axis"] as const) : []),
  );
}

/** Whether a square is free to stop on: rr.square.one-unit. */
export function requireFree(ctx: Ctx, req: Requirements<Citation>, square: Square): boolean {
  const free = !occupied(ctx, square);
  if (!req.wantsText(free)) return free;
  return req.need(
    free,
    { met: `${name(ctx, square)} is free.`, unmet: `${name(ctx, square)} is occupied.`, at: name(ctx, square) },
    "rr.square.one-unit",
    "rr.square.pass-through",
    ...barrelRule(ctx, square),
  );
}

/** Moves an Operator by one step and writes it down. */
export function moveTo(ctx: Ctx, incident: Incident, operator: Operator, to: Square, cites: readonly Citation[]): void {
  const { at } = operator;
  if (at === null) return;
  operator.at = to;
  incident.moved = true;
  incident.trail.push({ at: to, crouched: operator.crouched });
  record(ctx, { event: "moved", piece: operator.id, from: name(ctx, at), to: name(ctx, to), cites });
  const swims = grid(ctx).squares[to] === ground.water || (operator.scuba && ctx.state.bridges.includes(to));
  if (swims === operator.scuba) {
    if (swims && ctx.state.bridges.includes(to))
      record(ctx, {
        event: "prepared",
        what: `${operator.id} swims under the bridge.`,
        cites: ["rr.scuba.under-bridge"],
      });
    return;
  }
  operator.scuba = swims;
  record(ctx, {
    event: "swims",
    piece: operator.id,
    swimming: swims,
    cites: [swims ? "rr.scuba.enter" : "rr.scuba.leave"],
  });
}

/** A neighbour of a square, and the direction it lies in. */
interface Neighbour {
  readonly to: Square;
  readonly direction: number;
}

const surroundings = new WeakMap<Grid, (readonly Neighbour[] | undefined)[]>();

/** The neighbours of a square with their directions; they are those of the board, so they are found once. */
export function around(ctx: Ctx, square: Square): readonly Neighbour[] {
  const board = grid(ctx);
  let known = surroundings.get(board);
  if (known === undefined) surroundings.set(board, (known = Array.from({ length: board.squares.length })));
  return (known[square] ??= neighboursOf(board, square));
}

function neighboursOf(board: Grid, square: Square): readonly Neighbour[] {
  const found: Neighbour[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbour(board, square, direction);
    if (to !== null) found.push({ to, direction });
  }
  return found;
}

/** The square an action names; adds a requirement when there is none. */
export function requireSquare(ctx: Ctx, req: Requirements<Citation>, written: string): Square | null {
  const square = squareNamed(grid(ctx), written);
  if (!req.wantsText(square !== null)) return square;
  req.need(
    square !== null,
    { met: `${written} is a square of the board.`, unmet: `${written} is no square of the board.` },
    "rr.square.regular",
  );
  return square;
}
