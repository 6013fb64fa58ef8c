import { roll, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { WeaponWord } from "../book/titles.ts";
import { isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  type Ctx,
  distanceBetweenPlaces,
  grid,
  number,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
  squaresOf,
  unitsOnBoard,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { type MapTile, tileCentre } from "../table/tiles.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { squareAt } from "../../geometry/index.ts";
import { mayReact } from "../reactions/index.ts";
import { attackProfile, unitWeapon } from "../fighting/index.ts";
import { isInVehicleArc, lookoutsOf, looksAsVehicle, canLook } from "../sight/index.ts";
import { type Flying, isFlying, isIndoors, isOnTile, numberOfTile, tileBelow } from "./run.ts";

/** The weapons that are fired at aircraft; no explosive is. rr.exp.howitzer-never-aircraft */
const guns: ReadonlySet<WeaponWord> = new Set(["rifle", "smg", "smgs", "side-arm", "sniper", "hmg", "autocannon"]);

/** Weapons against the ground, which reach aircraft by a reading only. rr.open.exp-flamer-vs-aircraft */
const groundWeapons: ReadonlySet<WeaponWord> = new Set(["flamethrower", "teeth"]);

/** What a unit fires at aircraft. */
interface GroundGun {
  readonly weapon: WeaponWord;
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  /** Null for a gun that reaches the whole airspace. rr.dare.aa-gun-los */
  readonly long: number | null;
  readonly cites: readonly Citation[];
  /** What its attack in the Axis Attack Phase shows. */
  readonly attack: readonly Citation[];
}

/** The gun a unit fires at aircraft; null when it has none. */
export function groundGunOf(ctx: Ctx, { kind }: Pick<AxisUnit, "kind">): GroundGun | null {
  const antiAircraft = isVehicleKind(kind) ? vehicleTraits(kind).antiAircraft : null;
  if (antiAircraft !== null)
    return {
      weapon: unitWeapon(kind),
      dice: number(ctx, antiAircraft.dice),
      number: number(ctx, antiAircraft.number),
      short: -1,
      long: airReach(ctx, kind),
      cites: antiAircraft.cites.fire,
      attack: antiAircraft.cites.attack,
    };
  const weapon = unitWeapon(kind);
  const toGround = groundWeapons.has(weapon) && reading(ctx, "rr.open.exp-flamer-vs-aircraft") === "any-unit";
  if (!guns.has(weapon) && !toGround) return null;
  return {
    ...attackProfile(ctx, kind),
    weapon,
    attack: ["rr.dare.typhoon-attack-phase"],
    cites: [
      ...citeIf(toGround, "rr.open.exp-flamer-vs-aircraft"),
      "rr.open.dare-typhoon-short-range",
      "rr.open.dare-typhoon-range",
      ...citeIf(weapon === "smg" || weapon === "smgs", "rr.dare.typhoon-smg-cannot-hit"),
    ],
  };
}

/** How far a gun against aircraft reaches: an AA Truck by a reading 8 squares only. rr.open.kick-aa-truck-range */
const airReach = (ctx: Ctx, kind: AxisUnit["kind"]): number | null =>
  kind === "aa-truck" && reading(ctx, "rr.open.kick-aa-truck-range") === "eight-squares"
    ? number(ctx, "rr.number.aa-truck-long")
    : null;

/** The squares from a unit to the centre of a tile. rr.open.dare-typhoon-range */
const squaresTo = (ctx: Ctx, unit: Placed<AxisUnit>, tile: MapTile): number =>
  Math.min(
    ...squaresOf(ctx, unit).flatMap((square) =>
      tileCentre(ctx.settings, grid(ctx), tile).map((centre) =>
        distanceBetweenPlaces(ctx, placeOf(ctx, square), centre),
      ),
    ),
  );

/** Whether a unit that stands below the Typhoon has it in range. */
function isInRange(ctx: Ctx, unit: Placed<AxisUnit>, { long }: GroundGun, tile: MapTile): boolean {
  return (
    long === null || reading(ctx, "rr.open.dare-typhoon-range") === "on-the-tile" || squaresTo(ctx, unit, tile) <= long
  );
}

/**
 * Whether a unit below could fire at the Typhoon now: outside buildings on its tile, with a gun that reaches it, and not
 * in Nancy's hands. rr.dare.typhoon-not-indoors, rr.dare.garrotte-ensnared-inert
 */
function couldFire(ctx: Ctx, unit: Placed<AxisUnit>, tile: MapTile): boolean {
  const gun = groundGunOf(ctx, unit);
  if (gun === null || gun.dice === 0 || unit.empty || unit.held !== null || isIndoors(ctx, unit)) return false;
  if (gun.long !== null && firesAtAircraftOnly(unit))
    return squaresTo(ctx, unit, tile) <= gun.long && ahead(ctx, unit, tile);
  return gun.long === null || (isOnTile(ctx, unit, tile) && isInRange(ctx, unit, gun, tile));
}

/** Whether the centre of a tile lies in the forward arc of a vehicle. rr.open.kick-aa-truck-range */
const ahead = (ctx: Ctx, unit: Placed<AxisUnit>, tile: MapTile): boolean =>
  looksAsVehicle(unit) &&
  lookoutsOf(ctx, unit).some(
    (lookout) =>
      lookout.end === "front" &&
      tileCentre(ctx.settings, grid(ctx), tile).some(({ x, y }) => {
        const square = squareAt(grid(ctx), x, y);
        return square !== null && isInVehicleArc(ctx, lookout, square);
      }),
  );

/** What the fire of a gun against aircraft shows. */
const airCites = (unit: AxisUnit, when: "reaction" | "attack"): readonly Citation[] =>
  isVehicle(unit) ? (vehicleTraits(unit.kind).antiAircraft?.cites[when] ?? []) : [];

/**
 * A unit fires at the Typhoon: 3 are taken from every die, and each success costs it a health point; at 0 it is shot
 * down. rr.dare.typhoon-ground-fire, rr.dare.aa-gun-ground-fire, rr.dare.typhoon-smg-cannot-hit, rr.dare.typhoon-shot-down
 */
function* fireAt(ctx: Ctx, unit: Placed<AxisUnit>, typhoon: Flying, tile: MapTile, cites: readonly Citation[]): Rules {
  const gun = groundGunOf(ctx, unit);
  if (gun === null) return;
  const near =
    reading(ctx, "rr.open.dare-typhoon-short-range") === "applies" && squaresTo(ctx, unit, tile) <= gun.short;
  const modifiers = [
    { value: number(ctx, "rr.number.mod-ground-fire"), text: "ground fire" as const },
    ...(near ? [{ value: number(ctx, "rr.number.mod-axis-short"), text: "short range" as const }] : []),
  ];
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const because: readonly Citation[] = [...cites, "rr.dare.typhoon-ground-fire", ...gun.cites];
  const dice = yield* roll(gun.dice, 6, { text: `${unit.id} fires at ${typhoon.id}`, cites: because });
  const results = dice.map((face) => face + sum);
  const hits = results.filter((result) => result >= gun.number).length;
  record(ctx, {
    event: "attacked",
    piece: unit.id,
    target: typhoon.id,
    weapon: gun.weapon,
    number: gun.number,
    modifiers,
    dice,
    results,
    hits,
    cites: [...because, "rr.dice.attack-roll", "rr.dice.modify-each", "rr.dare.typhoon-los-tile"],
  });
  if (hits === 0) return;
  typhoon.health = Math.max(0, typhoon.health - hits);
  record(ctx, {
    event: "hit",
    piece: typhoon.id,
    damage: hits,
    health: typhoon.health,
    cites: ["rr.dice.axis-damage", "rr.open.dare-typhoon-damage-kept"],
  });
  if (typhoon.health > 0) return;
  ctx.state.typhoon = {
    ...typhoon,
    shotDown: true,
    run: null,
    side: null,
    ap: 0,
    met: [],
    engaged: false,
    leftIn: null,
  };
  record(ctx, { event: "destroyed", piece: typhoon.id, cites: ["rr.dare.typhoon-shot-down"] });
}

/**
 * The reaction attacks as the Typhoon moves into a tile: of the units below the first time it comes there, and of every
 * AA Gun the first time in a turn. rr.dare.typhoon-reaction, rr.dare.typhoon-reaction-own-tile, rr.dare.aa-gun-reaction,
 * rr.kick.aa-truck-each, rr.open.dare-typhoon-entry-reaction, rr.open.dare-typhoon-reaction-again, rr.open.dare-aa-each-tile
 */
export function* reactToTyphoon(ctx: Ctx, alertBefore: ReadonlySet<string>): Rules {
  const { typhoon } = ctx.state;
  if (!isFlying(typhoon)) return;
  const tile = tileBelow(ctx, typhoon);
  if (tile === null) return;
  const hasMet = typhoon.met.includes(numberOfTile(ctx, tile));
  const engaged = typhoon.engaged && reading(ctx, "rr.open.dare-aa-each-tile") === "one";
  const surprised = (unit: AxisUnit): boolean =>
    reading(ctx, "rr.open.dare-typhoon-entry-reaction") === "no" && !alertBefore.has(unit.id);
  const firing = unitsOnBoard(ctx).filter(
    (unit) =>
      couldFire(ctx, unit, tile) &&
      !surprised(unit) &&
      (firesAtAircraftOnly(unit) ? !engaged : !hasMet && mayReact(ctx, unit)),
  );
  if (!hasMet) typhoon.met = [...typhoon.met, numberOfTile(ctx, tile)];
  typhoon.engaged = true;
  for (const unit of firing) {
    if (!isFlying(ctx.state.typhoon)) return;
    yield* fireAt(ctx, unit, typhoon, tile, [
      ...(firesAtAircraftOnly(unit)
        ? airCites(unit, "reaction")
        : ([
            "rr.dare.typhoon-reaction",
            "rr.dare.typhoon-reaction-own-tile",
            "rr.dare.typhoon-not-indoors",
            "rr.open.dare-typhoon-reaction-again",
            "rr.open.dare-typhoon-straddle",
          ] as const)),
      "rr.open.dare-typhoon-entry-reaction",
      "rr.open.dare-typhoon-reaction-timing",
      ...citeIf(unit.kind === "hmg-team", "rr.open.dare-hmg-reaction"),
    ]);
  }
}

/** Who would fire at the Typhoon in the Axis Attack Phase, if nobody else is attacked. rr.dare.typhoon-attack-phase */
export function firingAtTyphoon(ctx: Ctx, attacked: ReadonlySet<string>): readonly Placed<AxisUnit>[] {
  const { typhoon } = ctx.state;
  if (!isFlying(typhoon)) return [];
  const tile = tileBelow(ctx, typhoon);
  if (tile === null) return [];
  return unitsOnBoard(ctx).filter(
    (unit) => couldFire(ctx, unit, tile) && unit.kind !== "mortar" && !attacked.has(unit.id),
  );
}

/**
 * In the Axis Attack Phase every AA Gun fires at the Typhoon again, and so do the units below it that have attacked
 * nobody else. Returns who did. rr.dare.typhoon-attack-phase, rr.dare.aa-gun-attack-phase, rr.kick.aa-truck-attack-phase,
 * rr.dare.typhoon-never-priority
 */
export function* attackTyphoon(ctx: Ctx, attacked: ReadonlySet<string>): Rules<readonly string[]> {
  const fired: string[] = [];
  for (const unit of firingAtTyphoon(ctx, attacked)) {
    const { typhoon } = ctx.state;
    const tile = isFlying(typhoon) ? tileBelow(ctx, typhoon) : null;
    if (!isFlying(typhoon) || tile === null) break;
    fired.push(unit.id);
    yield* fireAt(
      ctx,
      unit,
      typhoon,
      tile,
      firesAtAircraftOnly(unit)
        ? airCites(unit, "attack")
        : ["rr.dare.typhoon-attack-phase", "rr.dare.typhoon-never-priority", "rr.dare.typhoon-not-indoors"],
    );
  }
  return fired;
}

/**
 * Whether a unit has the Typhoon in its line of sight: outside buildings on the tile below it, whatever its facing; an
 * AA Gun anywhere over the board. rr.dare.typhoon-los-tile, rr.dare.typhoon-not-indoors, rr.dare.aa-gun-los
 */
export function seesTyphoon(ctx: Ctx, unit: Placed<AxisUnit>): boolean {
  const { typhoon } = ctx.state;
  const tile = isFlying(typhoon) ? tileBelow(ctx, typhoon) : null;
  if (tile === null || !canLook(ctx, unit)) return false;
  if (firesAtAircraftOnly(unit)) return couldFire(ctx, unit, tile);
  return isOnTile(ctx, unit, tile) && !isIndoors(ctx, unit);
}

/** Why an anti-aircraft gun does not fire. rr.dare.aa-gun-only-aircraft */
export const firesAtAircraftOnly = (unit: AxisUnit): boolean =>
  isVehicle(unit) && vehicleTraits(unit.kind).antiAircraft !== null;
