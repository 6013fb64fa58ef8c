import { type Square, squareNamed } from "../../geometry/index.ts";
import { Requirements } from "../../kernel/index.ts";
import { spot } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { weaponTitles } from "../book/titles.ts";
import {
  type Ctx,
  distanceBetween,
  distanceFromUnit,
  grid,
  name,
  number,
  occupied,
  isOnBoard,
  type Placed,
  placeOf,
  reading,
  record,
  type Req,
  squaresOf,
  unitNamed,
  unitsOnBoard,
} from "../table/context.ts";
import { isDisguised, pronouns, weaponsAtHand } from "../table/nancy.ts";
import { grenadeOf } from "../table/rolls.ts";
import type { AttackWeapon, AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import {
  gunOf,
  isSilent,
  operatorAttack,
  requireAttack,
  requireRange,
  requireSightTo,
  requireUnit,
} from "../fighting/index.ts";
import { squaresUnder } from "../sight/index.ts";
import { around } from "./steps.ts";
import { hasLineTo, longestReach } from "./aiming.ts";
import { declared } from "../fighting/index.ts";
import { onFoot } from "./rule.ts";
import { combinedMove, requireCombinedMove } from "./move.ts";

/**
 * Every weapon of an Operator with every unit and barrel it might reach, and grenades at squares worth a throw, if need
 * be after `steps` squares.
 */
function aims(
  ctx: Ctx,
  operator: Placed<Operator>,
  steps = 0,
): readonly { readonly weapon: AttackWeapon; readonly target: string }[] {
  const guns = weaponsAtHand(operator).flatMap((weapon) => {
    const gun = gunOf(ctx, weapon);
    const reach = (gun?.long ?? 1) + steps;
    const units = unitsOnBoard(ctx).filter((unit) => distanceFromUnit(ctx, unit, placeOf(ctx, operator.at)) <= reach);
    const barrels =
      gun === null || gun.earshot === 0
        ? []
        : ctx.state.laid.filter(({ kind, at }) => kind === "barrel" && distanceBetween(ctx, operator.at, at) <= reach);
    return [
      ...units.map(({ id }) => ({ weapon, target: id })),
      ...barrels.map(({ at }) => ({ weapon, target: name(ctx, at) })),
    ];
  });
  if (grenadeOf(operator) === null || isDisguised(operator)) return guns;
  return [
    ...guns,
    ...throws(ctx, operator.at, number(ctx, "rr.number.grenade-long") + steps).map((target) => ({
      weapon: "grenade" as const,
      target,
    })),
  ];
}

/** The squares within a range at which a throw would touch a unit, a barrel or a dump. */
function throws(ctx: Ctx, from: Square, range: number): readonly string[] {
  const worth = new Set<Square>();
  const addAround = (square: Square): void => squaresUnder(ctx, square).forEach((near) => worth.add(near));
  for (const unit of unitsOnBoard(ctx)) squaresOf(ctx, unit).forEach(addAround);
  for (const { kind, at } of ctx.state.laid) if (kind === "barrel") addAround(at);
  for (const { squares, destroyed } of ctx.state.dumps) if (!destroyed) squares.forEach(addAround);
  return [...worth]
    .filter((square) => distanceBetween(ctx, from, square) <= range)
    .sort((a, b) => a - b)
    .map((square) => name(ctx, square));
}

/** Attack: 1 AP, one weapon. rr.attack.cost; assassinations are attacks with the fighting knife. */
const attack = onFoot("attack", {
  disguised: true,
  swimming: true,
  support: true,
  cost: "rr.number.ap-attack",
  cites: ["rr.attack.cost"],
  requires: (ctx, req, operator, { weapon, target }) =>
    requireAttack(ctx, req, operator, declared(operator, weapon, target)),
  candidates: (ctx, operator) =>
    aims(ctx, operator).map((aim) => ({ do: "attack" as const, operator: operator.id, ...aim })),
  perform: (ctx, incident, operator, { weapon, target }) =>
    operatorAttack(ctx, incident, operator, declared(operator, weapon, target), ["rr.attack.cost"]),
});

/** Whoever moves off after it lets go of the garrotte: the move comes first. rr.open.dare-garrotte-release */
function requireMoveBefore(req: Req, operator: Operator, weapon: AttackWeapon, order: string): void {
  if (weapon !== "garrotte") return;
  req.need(order === "move-first", {
    met: `${operator.id} moves before she attacks.`,
    unmet: `${operator.id} cannot move off after an attack with the garrotte: the move comes first.`,
    cites: ["rr.dare.garrotte-assassination-only", "rr.open.dare-garrotte-release"],
  });
}

/** Where the move of a move & attack leads; into the water only where it is read so. rr.scuba.enter, rr.open.scuba-move-attack */
function requireMoveWithAttack(ctx: Ctx, req: Req, operator: Placed<Operator>, written: string): Square | null {
  const to = requireCombinedMove(ctx, req, operator, written, ["rr.attack.move-and-blocked"]);
  if (to === null || operator.scuba || grid(ctx).squares[to] !== ground.water) return to;
  const goesIn = req.need(reading(ctx, "rr.open.scuba-move-attack") === "any-move", {
    met: "A move & attack leads into the water as a move does.",
    unmet: `${written} is water. Nobody goes into it with a move & attack: it takes a move, a move & place or a sprint.`,
    at: written,
    cites: ["rr.scuba.enter", "rr.open.scuba-move-attack"],
  });
  return goesIn ? to : null;
}

/**
 * Move & attack: 1 AP, one square and one attack in either order. rr.attack.move-and, rr.attack.attack-then-move,
 * rr.assassinate.move-and
 */
const moveAndAttack = onFoot("move-and-attack", {
  swimming: true,
  support: true,
  cost: "rr.number.ap-move-and-attack",
  cites: ["rr.attack.move-and"],
  moves: true,
  requires(ctx, req, operator, { to: written, weapon, target, order }) {
    const to = requireMoveWithAttack(ctx, req, operator, written);
    if (to === null) return;
    requireMoveBefore(req, operator, weapon, order);
    requireAttack(ctx, req, operator, {
      ...declared(operator, weapon, target),
      from: order === "move-first" ? to : operator.at,
    });
  },
  candidates(ctx, operator) {
    const squares = around(ctx, operator.at).filter(({ to }) => {
      const req = new Requirements<Citation>({ quiet: true });
      return !occupied(ctx, to) && requireMoveWithAttack(ctx, req, operator, name(ctx, to)) !== null && req.holding;
    });
    return aims(ctx, operator, 1).flatMap(({ weapon, target }) => {
      const combined = { do: "move-and-attack" as const, operator: operator.id, weapon, target };
      const holdsFrom = (from: Square): boolean => {
        const req = new Requirements<Citation>({ quiet: true });
        requireAttack(ctx, req, operator, { ...declared(operator, weapon, target), from });
        return req.holding;
      };
      const here = holdsFrom(operator.at);
      return squares.flatMap(({ to }) => [
        ...(holdsFrom(to) ? [{ ...combined, to: name(ctx, to), order: "move-first" as const }] : []),
        ...(here && weapon !== "garrotte" ? [{ ...combined, to: name(ctx, to), order: "move-last" as const }] : []),
      ]);
    });
  },
  *perform(ctx, incident, operator, { to: written, weapon, target, order }) {
    const to = squareNamed(grid(ctx), written);
    if (to === null) return;
    const from = order === "move-first" ? to : operator.at;
    const order_: readonly Citation[] =
      order === "move-first" ? ["rr.attack.move-and"] : ["rr.attack.move-and", "rr.attack.attack-then-move"];
    combinedMove(ctx, incident, operator, written, order_);
    const knife: readonly Citation[] = weapon === "knife" ? ["rr.assassinate.move-and"] : [];
    const aimed: readonly Citation[] = operator.aim === target ? ["rr.aim.keep-los"] : [];
    yield* operatorAttack(ctx, incident, operator, { ...declared(operator, weapon, target), from }, [
      ...order_,
      ...knife,
      ...aimed,
    ]);
  },
  exact: () => true,
});

/** Whether a unit waits beside the table, as a convoy does before its card. rr.convoy.appear */
const isWaiting = (unit: AxisUnit): boolean => unit.post.kind === "convoy" && unit.post.waiting;

/** An Axis unit that has entered the board can be marked wherever it is. rr.mark.anywhere */
export function requireMarked(ctx: Ctx, req: Req, target: string): void {
  const unit = unitNamed(ctx.state, target);
  req.need(unit !== undefined && !isWaiting(unit), {
    met: `${target} is an Axis unit.`,
    unmet:
      unit === undefined ? `There is no Axis unit ${target} in this game.` : `${target} has not entered the board yet.`,
    cites: ["rr.mark.anywhere"],
  });
}

/** In disguise no gun is at hand to aim with. rr.dare.disguise-spotted-no-kit */
function requireGunAtHand(req: Req, operator: Operator): void {
  if (!isDisguised(operator)) return;
  req.need(false, {
    met: `${operator.id} has a gun at hand.`,
    unmet: `${operator.id} wears the disguise: her gun is out of reach until she changes her outfit.`,
    cites: ["rr.dare.disguise-spotted-no-kit"],
  });
}

/** Take aim: 1 AP, a unit within LOS and the range of one of his guns. rr.aim.cost, rr.aim.bonus, rr.aim.keep-los */
const takeAim = onFoot("take-aim", {
  swimming: true,
  support: true,
  cost: "rr.number.ap-take-aim",
  cites: ["rr.aim.cost"],
  requires(ctx, req, operator, { target: id }) {
    requireGunAtHand(req, operator);
    const target = unitNamed(ctx.state, id);
    if (!requireUnit(req, id, target, "rr.aim.cost") || target === undefined || !isOnBoard(target)) return;
    const longest = longestReach(ctx, operator);
    requireRange(req, id, distanceFromUnit(ctx, target, placeOf(ctx, operator.at)), longest, ["rr.aim.cost"]);
    if (req.isDecided) return;
    requireSightTo(
      ctx,
      req,
      operator,
      {
        from: { square: operator.at, low: operator.crouched || operator.scuba, blind: false },
        squares: squaresOf(ctx, target),
        target: id,
        clear: hasLineTo(ctx, operator, target),
      },
      "rr.aim.cost",
      "rr.los.operator-line",
    );
  },
  candidates: (ctx, operator) =>
    unitsOnBoard(ctx).map(({ id }) => ({ do: "take-aim" as const, operator: operator.id, target: id })),
  *perform(ctx, _incident, operator, { target }) {
    operator.aim = target;
    record(ctx, { event: "aimed", piece: operator.id, target, cites: ["rr.aim.cost", "rr.aim.bonus"] });
  },
});

/** Mark target: 2 AP, any Axis unit, on spawn tiles too. rr.mark.cost, rr.mark.anywhere */
const markTarget = onFoot("mark-target", {
  swimming: true,
  cost: "rr.number.ap-mark",
  cites: ["rr.mark.cost"],
  requires(ctx, req, operator, { target }) {
    requireGunAtHand(req, operator);
    const square = squareNamed(grid(ctx), target);
    if (square !== null) {
      req.need(grenadeOf(operator) !== null, {
        met: `${operator.id} has a grenade.`,
        unmet: `${operator.id} has no grenade of ${pronouns(operator).his} own.`,
        cites: ["rr.grenade.mark", "rr.opboard.own-only"],
      });
      return;
    }
    requireMarked(ctx, req, target);
    // with the speargun as his only gun the mark is its one use in this turn
    const spearOnly = operator.scuba || operator.weapons.every((weapon) => weapon === "speargun");
    if (spearOnly)
      req.need(!operator.speared, {
        met: `${operator.id} has not used the speargun in this turn.`,
        unmet: `${operator.id} has already used the speargun this turn.`,
        cites: ["rr.spear.one-per-turn"],
      });
  },
  candidates: (ctx, operator) => [
    ...ctx.state.units
      .filter((unit) => !isWaiting(unit))
      .map(({ id }) => ({ do: "mark-target" as const, operator: operator.id, target: id })),
    ...(grenadeOf(operator) === null
      ? []
      : throws(ctx, operator.at, number(ctx, "rr.number.grenade-long")).map((target) => ({
          do: "mark-target" as const,
          operator: operator.id,
          target,
        }))),
  ],
  *perform(ctx, _incident, operator, { target }) {
    const square = squareNamed(grid(ctx), target);
    if (square !== null) {
      operator.mark = null;
      operator.markAt = square;
      record(ctx, {
        event: "grenade-marked",
        piece: operator.id,
        at: target,
        cites: ["rr.mark.cost", "rr.grenade.mark"],
      });
      return;
    }
    operator.mark = target;
    operator.markAt = null;
    if (operator.scuba) operator.speared = true;
    record(ctx, { event: "marked", piece: operator.id, target, cites: ["rr.mark.cost", "rr.mark.anywhere"] });
  },
});

/**
 * Blind fire: 1 AP, a crouched Operator attacks over low cover, is spotted and stays crouched. rr.blind.use,
 * rr.blind.spotted
 */
const blindFire = onFoot("blind-fire", {
  support: true,
  cost: "rr.number.ap-blind-fire",
  cites: ["rr.blind.use"],
  crouched: true,
  requires(ctx, req, operator, { weapon, target }) {
    req.need(operator.crouched, {
      met: `${operator.id} is crouched.`,
      unmet: `${operator.id} is standing; this is for a crouched Operator.`,
      cites: ["rr.blind.use"],
    });
    req.need(!isSilent(weapon), {
      met: `The ${weaponTitles[weapon]} is a gun.`,
      unmet: `The ${weaponTitles[weapon]} is not a gun; blind fire takes one.`,
      cites: ["rr.blind.use", "rr.knife.use"],
    });
    requireAttack(ctx, req, operator, declared(operator, weapon, target, "blind"));
  },
  candidates: (ctx, operator) =>
    operator.crouched
      ? aims(ctx, operator).map((aim) => ({ do: "blind-fire" as const, operator: operator.id, ...aim }))
      : [],
  *perform(ctx, incident, operator, { weapon, target }) {
    yield* operatorAttack(ctx, incident, operator, declared(operator, weapon, target, "blind"), ["rr.blind.use"]);
    spot(ctx, operator, "blind-fire", ["rr.blind.spotted"]);
  },
});

/** Pop up & attack: 1 AP, standing up and attacking as one action. rr.popup.attack */
const popUpAndAttack = onFoot("pop-up-and-attack", {
  support: true,
  cost: "rr.number.ap-pop-up-and-attack",
  cites: ["rr.popup.attack"],
  crouched: true,
  requires(ctx, req, operator, { weapon, target }) {
    req.need(operator.crouched, {
      met: `${operator.id} is crouched.`,
      unmet: `${operator.id} is standing; this is for a crouched Operator.`,
      cites: ["rr.popup.attack"],
    });
    requireAttack(ctx, req, operator, declared(operator, weapon, target));
  },
  candidates: (ctx, operator) =>
    operator.crouched
      ? aims(ctx, operator).map((aim) => ({ do: "pop-up-and-attack" as const, operator: operator.id, ...aim }))
      : [],
  *perform(ctx, incident, operator, { weapon, target }) {
    stand(ctx, operator, incident.trail, "rr.popup.attack");
    yield* operatorAttack(ctx, incident, operator, declared(operator, weapon, target), ["rr.popup.attack"]);
  },
});

/** Turns an Operator's token to its standing side; from now on he is seen standing. */
export function stand(
  ctx: Ctx,
  operator: Placed<Operator>,
  trail: { at: number; crouched: boolean }[],
  cite: Citation,
): void {
  operator.crouched = false;
  trail.push({ at: operator.at, crouched: false });
  record(ctx, { event: "stood-up", piece: operator.id, cites: [cite] });
}

export const footActions = {
  attack,
  "move-and-attack": moveAndAttack,
  "take-aim": takeAim,
  "mark-target": markTarget,
  "blind-fire": blindFire,
  "pop-up-and-attack": popUpAndAttack,
};
