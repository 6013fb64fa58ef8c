import { type Criterion, impossible, rank, type Ranking, citeIf } from "../../kernel/index.ts";
import { attackTyphoon } from "../aircraft/index.ts";
import { spot } from "../alarm/index.ts";
import {
  isFarUnspotted,
  addFlames,
  axisAttack,
  axisModifiers,
  burn,
  burningRooms,
  burnRooms,
  canBite,
  flamersOf,
  type Muzzle,
  muzzlesOf,
  profileOf,
  rangeFrom,
  roomAt,
  seesFrom,
  type Shooter,
  throughWall,
} from "../fighting/index.ts";
import { axisBlockers, coverAgainst } from "../sight/index.ts";
import { isCommanded } from "../jager/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import {
  choose,
  type Ctx,
  number,
  isOnBoard,
  operatorsOnBoard,
  type Placed,
  players,
  reading,
  record,
  type Rules,
} from "../table/context.ts";
import { targetName } from "../table/crew.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { recordUnitsHolding } from "./not-attacking.ts";
import type { Square } from "../../geometry/index.ts";
import { barredRoom, fireShell, roomTargets, shellTargets, recordChoice } from "../axis/index.ts";

/** An Operator a gun could attack now. */
export interface Target {
  readonly operator: Placed<Operator>;
  /** Whether the attack goes through the wall of his building: rr.vattack.through-wall. */
  readonly wall: boolean;
  /** The room a flamethrower is turned on without line of sight. rr.dogs.flame-room-attack */
  readonly room: Square | null;
  readonly cover: number;
  readonly distance: number;
  readonly total: number;
}

/**
 * Whom a gun of a unit could attack in the Axis Attack Phase: rr.axisattack.all, rr.open.attack-unspotted,
 * rr.open.officer-sound, rr.vattack.phase
 */
export function targetsOf(ctx: Ctx, unit: Placed<AxisUnit>, muzzle: Muzzle): readonly Target[] {
  const who = reading(ctx, "rr.open.attack-unspotted");
  const { long, dice } = profileOf(ctx, muzzle);
  const inert = unit.smoking || unit.held !== null || unit.empty;
  if (inert || dice === 0 || unit.kind === "mortar" || (!unit.alert && who !== "non-alert-too")) return [];
  if (unit.kind === "sturmboot" && reading(ctx, "rr.open.jager-sturmboot-attacks") === "reactions-only") return [];
  const blockers = axisBlockers(ctx);
  const farSpottedOnly = reading(ctx, "rr.open.kick-sniper-unspotted") === "spotted-only";
  const inSight = everyTarget(ctx).flatMap((operator): Target[] => {
    if ((who === "spotted-only" && !operator.spotted) || rangeFrom(ctx, muzzle, operator) > long) return [];
    if (farSpottedOnly && isFarUnspotted(ctx, muzzle, operator)) return [];
    const sees = seesFrom(ctx, muzzle, operator, blockers);
    // rr.exp.hmg-wall-phase
    const wall = !sees && throughWall(ctx, muzzle, operator, blockers);
    if (!sees && !wall) return [];
    if (muzzle.flames && sparesRoom(ctx, muzzle, operator)) return [];
    if (unit.kind === "dog" && !canBite(ctx, unit.at, operator)) return [];
    const covered =
      operator.aboard === null && !wall
        ? coverAgainst(ctx, unit.at, operator, muzzle.lookout, { ignoresSoft: muzzle.flames })
        : [];
    return [
      {
        operator,
        wall,
        room: null,
        cover: wall
          ? -axisModifiers(ctx, muzzle, operator, { wall: true }).reduce(
              (sum, { value }) => sum + Math.min(0, value),
              0,
            )
          : -covered.reduce((sum, { value }) => sum + value, 0),
        distance: rangeFrom(ctx, muzzle, operator),
        total: -axisModifiers(ctx, muzzle, operator, { wall }).reduce((sum, { value }) => sum + value, 0),
      },
    ];
  });
  return inSight.length > 0 || !muzzle.flames ? inSight : roomsInRange(ctx, muzzle);
}

/** Whether a flamethrower spares an Operator for the sake of those in his room. rr.open.dogs-room-with-axis */
function sparesRoom(ctx: Ctx, muzzle: Muzzle, operator: Placed<Operator>): boolean {
  const room = operator.aboard === null ? roomAt(ctx, operator.at) : null;
  return (
    room !== null && reading(ctx, "rr.open.dogs-room-with-axis") === "no-shot-either" && barredRoom(ctx, muzzle, room)
  );
}

/** The rooms a flamethrower without line of sight attacks. rr.dogs.flame-room-attack */
const roomsInRange = (ctx: Ctx, muzzle: Muzzle): readonly Target[] =>
  roomTargets(ctx, muzzle).map(({ operator, room }) => ({
    operator,
    wall: false,
    room,
    cover: 0,
    distance: 0,
    total: 0,
  }));

/** Operators on foot, and one for each vehicle with somebody aboard. rr.opveh.attacked-manned */
const everyTarget = (ctx: Ctx): readonly Placed<Operator>[] => {
  const all = operatorsOnBoard(ctx);
  return all.filter(
    (operator) => operator.aboard === null || all.find(({ aboard }) => aboard === operator.aboard) === operator,
  );
};

const cover: Criterion<Target, Citation> = {
  name: "least cover",
  cites: ["rr.axisattack.best-target"],
  score: (target) => target.cover,
};
const distance: Criterion<Target, Citation> = {
  name: "shortest range",
  cites: ["rr.axisattack.best-target"],
  score: (target) => target.distance,
};
const total: Criterion<Target, Citation> = {
  name: "best total modifier",
  cites: ["rr.axisattack.best-target", "rr.open.best-target"],
  score: (target) => target.total,
};

/** The order of targets: least cover, then shortest range. rr.axisattack.best-target, rr.open.best-target */
export function rankTargets(ctx: Ctx, targets: readonly Target[]): Ranking<Target> {
  switch (reading(ctx, "rr.open.best-target")) {
    case "cover-first":
      return rank(targets, [cover, distance]);
    case "best-total":
      return rank(targets, [total]);
    case "distance-first":
      return rank(targets, [distance, cover]);
  }
}

/** A gun that has not fired yet: a unit, or one end of a half-track. rr.vattack.front-and-rear */
interface Ready {
  readonly key: string;
  readonly unit: Placed<AxisUnit>;
  readonly muzzle: Muzzle;
}

/** The guns and flamethrowers of a unit, by the key they are chosen by. rr.vattack.front-and-rear, rr.open.dogs-track-both */
export const gunsOf = (ctx: Ctx, unit: Placed<AxisUnit>): readonly Ready[] => [
  ...muzzlesOf(ctx, shootsAs(ctx, unit)).map((muzzle) => ({
    key: muzzle.lookout?.end === "rear" ? `${unit.id} rear` : unit.id,
    unit,
    muzzle,
  })),
  ...flamersOf(ctx, unit).map((muzzle) => ({ key: `${unit.id} flamethrower`, unit, muzzle })),
];

/**
 * Panzerfaust and Grenade Infantry has no gun until its token is turned over; where its one shot is barred it is read to
 * use its SMG. rr.open.kick-pf-no-smg-before
 */
function shootsAs(ctx: Ctx, unit: Placed<AxisUnit>): Shooter {
  if (!isFootKind(unit.kind) || footTraits(unit.kind).explosive === null) return unit;
  const barred =
    reading(ctx, "rr.open.kick-pf-no-smg-before") === "when-barred" && shellTargets(ctx, unit).length === 0;
  return barred ? { ...unit, kind: "smg" } : unit;
}

/** Whom the Jäger player moves attacks like all others. rr.jager.control-advance-only, rr.jager.upgrade-automated */
const automatedRules = (ctx: Ctx, unit: AxisUnit): readonly Citation[] =>
  isCommanded(ctx, unit)
    ? [unit.jager === "upgrade" ? "rr.jager.upgrade-automated" : "rr.jager.control-advance-only"]
    : [];

/**
 * The guns that rest because their unit has fired its explosive weapon. rr.open.kick-pf-second-attack,
 * rr.open.kick-stummel-both
 */
function atRest(ctx: Ctx, fired: ReadonlySet<string>): readonly string[] {
  const single = reading(ctx, "rr.open.kick-pf-second-attack") === "one-attack";
  const eitherOr = reading(ctx, "rr.open.kick-stummel-both") === "one";
  return ctx.state.units.flatMap(({ id, kind }) => {
    if (!fired.has(id)) return [];
    if (kind === "smg" && single) return [id];
    return kind === "stummel" && eitherOr ? [`${id} rear`] : [];
  });
}

/** The guns that have not attacked yet and can, whoever moves their unit: rr.jager.control-advance-only. */
const readyGuns = (ctx: Ctx, done: ReadonlySet<string>): readonly Ready[] =>
  ctx.state.units
    .filter(isOnBoard)
    .flatMap((unit) => gunsOf(ctx, unit))
    .filter(({ key, unit, muzzle }) => !done.has(key) && targetsOf(ctx, unit, muzzle).length > 0);

/** Whom a gun attacks, and whether others were as good: rr.axisattack.best-target, rr.axisattack.tie. */
function* targetToAttack(
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  muzzle: Muzzle,
): Rules<{ readonly target: Target; readonly tied: boolean }> {
  const ranking = rankTargets(ctx, targetsOf(ctx, unit, muzzle));
  const cites: readonly Citation[] = ["rr.axisattack.best-target", "rr.open.best-target", "rr.open.distance-metric"];
  recordChoice(ctx, { piece: unit.id, about: "attack", cites }, ranking, ({ operator }) => targetName(operator));
  const target = yield* choose(
    players,
    { id: "rr.decide.attack-target-tie", text: `Whom does ${unit.id} attack?`, piece: unit.id },
    ranking.best.map((candidate) => ({
      id: targetName(candidate.operator),
      text: targetName(candidate.operator),
      value: candidate,
    })),
  );
  return { target, tied: ranking.best.length > 1 };
}

/** Whoever is attacked is spotted, with all in his vehicle. rr.open.attack-unspotted, rr.alarm.battle-seen */
function spotAttacked(ctx: Ctx, unit: Placed<AxisUnit>, operator: Placed<Operator>): void {
  const cites: readonly Citation[] =
    ctx.state.section === "battle"
      ? ["rr.open.attack-unspotted", "rr.alarm.battle-seen"]
      : ["rr.open.attack-unspotted"];
  for (const other of ctx.state.operators) {
    const hit = other.id === operator.id || (operator.aboard !== null && other.aboard === operator.aboard);
    if (hit && !other.spotted) spot(ctx, other, "seen", cites, unit);
  }
}

/** A gun attacks an Operator. rr.axisattack.all, rr.vattack.phase */
function* attackOperator(
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  muzzle: Muzzle,
  { operator, wall }: Target,
  { tied }: { readonly tied: boolean },
): Rules {
  const vehicle: readonly Citation[] =
    muzzle.lookout === null
      ? []
      : [
          "rr.vattack.phase",
          "rr.vattack.front-and-rear",
          ...(wall ? (["rr.vattack.through-wall-limits"] as const) : (["rr.vattack.window"] as const)),
        ];
  const cites: readonly Citation[] = [
    "rr.axisattack.all",
    "rr.axisattack.one-target",
    "rr.axisattack.best-target",
    "rr.open.best-target",
    "rr.open.attack-unspotted",
    ...citeIf(isFarUnspotted(ctx, muzzle, operator), "rr.open.kick-sniper-unspotted"),
    ...citeIf(unit.kind === "sturmboot", "rr.open.jager-sturmboot-attacks"),
    ...vehicle,
    ...citeIf(tied, "rr.axisattack.tie"),
    ...automatedRules(ctx, unit),
  ];
  spotAttacked(ctx, unit, operator);
  yield* axisAttack(ctx, muzzle, operator, cites, wall ? "through-wall" : null);
}

/**
 * The Axis Attack Phase: mortars first, then every gun that can attack does so, once, on one Operator.
 * rr.axisattack.all, rr.axisattack.one-target, rr.axisattack.best-target, rr.axisattack.tie, rr.vattack.phase
 */
export function* attackPhase(ctx: Ctx): Rules {
  const burning = burningRooms(ctx);
  const atBeginning = reading(ctx, "rr.open.dogs-burn-timing") === "beginning";
  const rolledOnce = reading(ctx, "rr.open.dogs-stacked-room-attack") === "all-together";
  if (atBeginning && !rolledOnce) yield* burnRooms(ctx, burning);
  const attackedRooms = new Set<Square>();
  // rr.kick.pf-attack-first
  const attacked = new Set(yield* shellsFall(ctx));
  const done = new Set<string>(atRest(ctx, attacked));
  for (;;) {
    const ready = readyGuns(ctx, done);
    if (ready.length === 0) break;
    const { key, unit, muzzle } = yield* nextToAttack(ctx, ready);
    done.add(key);
    attacked.add(unit.id);
    if (reading(ctx, "rr.open.dogs-track-both") === "one")
      for (const other of gunsOf(ctx, unit)) if (flamersOf(ctx, unit).length > 0) done.add(other.key);
    const { target, tied } = yield* targetToAttack(ctx, unit, muzzle);
    if (target.room === null) yield* attackOperator(ctx, unit, muzzle, target, { tied });
    else {
      // its old tokens are rolled once: rr.open.dogs-stacked-room-attack
      const old = rolledOnce && !attackedRooms.has(target.room) ? (burning.get(target.room) ?? 0) : 0;
      attackedRooms.add(target.room);
      yield* attackRoom(ctx, muzzle, target.operator, target.room, old);
    }
  }
  if (rolledOnce || !atBeginning)
    yield* burnRooms(ctx, new Map([...burning].filter(([room]) => !rolledOnce || !attackedRooms.has(room))));
  for (const id of yield* attackTyphoon(ctx, attacked)) attacked.add(id);
  recordUnitsHolding(ctx, attacked);
}

/**
 * A flamethrower is turned on a room: one more flame token, and one die for it at once, and for so many old ones; its
 * own dice are not rolled. rr.dogs.flame-room-attack, rr.dogs.flame-room-attack-effect,
 * rr.open.dogs-stacked-room-attack, rr.dogs.flame-attack-phase-only
 */
function* attackRoom(
  ctx: Ctx,
  { shooter, lookout }: Muzzle,
  operator: Placed<Operator>,
  room: Square,
  old: number,
): Rules {
  record(ctx, {
    event: "attacked",
    piece: shooter.id,
    target: operator.id,
    weapon: "flamethrower",
    number: number(ctx, "rr.number.flame-burn"),
    modifiers: [],
    dice: [],
    results: [],
    hits: 0,
    cites: [
      "rr.dogs.flame-room-attack",
      "rr.dogs.flame-not-own-side",
      "rr.dogs.flame-attack-phase-only",
      "rr.open.dogs-room-which",
      "rr.open.dogs-room-range",
      "rr.open.dogs-room-arc",
      "rr.open.dogs-room-with-axis",
      "rr.open.dogs-flame-self-room",
      ...citeIf(lookout !== null, "rr.dogs.flame-track-flamer"),
    ],
  });
  addFlames(ctx, room, ["rr.dogs.flame-room-attack-effect"]);
  yield* burn(ctx, room, old + 1, ["rr.dogs.flame-room-attack-effect", "rr.open.dogs-stacked-room-attack"]);
}

/**
 * Mortars and other explosive weapons attack before all other units; where howitzers are among them, the players choose
 * the order. rr.axisattack.explosives-first, rr.unit.mortar-setup, rr.exp.howitzer-attacks-first
 */
function* shellsFall(ctx: Ctx): Rules<ReadonlySet<string>> {
  const fired = new Set<string>();
  for (;;) {
    const ready = ctx.state.units
      .filter(isOnBoard)
      .filter((unit) => !fired.has(unit.id) && shellTargets(ctx, unit).length > 0);
    const [first] = ready;
    if (first === undefined) return fired;
    const unit = ready.every(({ kind }) => kind === "mortar")
      ? first
      : yield* choose(
          players,
          { id: "rr.decide.axis-attack-order", text: "Which explosive weapon fires next?" },
          ready.map((candidate) => ({ id: candidate.id, text: candidate.id, value: candidate })),
        );
    fired.add(unit.id);
    yield* fireShell(ctx, unit);
  }
}

/**
 * The players choose the order of the attacks, unless all attackers and their targets are alike.
 * rr.decide.axis-attack-order
 */
function* nextToAttack(ctx: Ctx, ready: readonly Ready[]): Rules<Ready> {
  const [first] = ready;
  if (first === undefined) throw impossible("nobody attacks");
  const how = ({ unit, muzzle }: Ready): string =>
    JSON.stringify([
      profileOf(ctx, muzzle),
      muzzle.flames,
      targetsOf(ctx, unit, muzzle).map((target) => [
        target.operator.id,
        target.total,
        target.cover,
        target.distance,
        target.room,
      ]),
    ]);
  const alike = how(first);
  if (ready.every((gun) => how(gun) === alike)) return first;
  return yield* choose(
    players,
    { id: "rr.decide.axis-attack-order", text: "Which unit attacks next?" },
    ready.map((gun) => ({ id: gun.key, text: gun.key, value: gun })),
  );
}
