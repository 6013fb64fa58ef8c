// Attacks of both sides, guns, explosions, casualties, the seats and guns of Operator vehicles.

export {
  axisAttack,
  axisModifiers,
  isFarUnspotted,
  looksFor,
  rangeFrom,
  seesFrom,
  throughWall,
} from "./axis-attack.ts";
export {
  attackProfile,
  flamersOf,
  type Muzzle,
  muzzlesOf,
  profileOf,
  type Shooter,
  unitHealth,
  unitMove,
  unitWeapon,
} from "./attack-profiles.ts";
export { dismiss, hurt, killOperator, leavePlay } from "./leaving-play.ts";
export { canBite } from "./bite.ts";
export { burn, burningRooms, burnRooms } from "./burning.ts";
export { addFlames, roomAt } from "./flame-tokens.ts";
export { isSilent, squareBehind } from "./assassinations.ts";
export { kill, lastOfTeam, layCorpse, wound } from "./casualties.ts";
export { explode, scatter } from "./explosions.ts";
export { operatorAttack } from "./operator-attack.ts";
export { allocateShots } from "./bursts.ts";
export { requireAttack, requireRange, requireSightTo, requireUnit, stepTo } from "./require-attack.ts";
export { type Gun, gunOf } from "./operator-guns.ts";
export {
  bearingOf,
  crewOf,
  driverOf,
  gunnerAt,
  placeAboard,
  seatCount,
  seatName,
  sheetOf,
  willysGun,
} from "./operator-vehicles.ts";
export { declared, markedAttacks, requireMarkedAttack } from "./marked-attacks.ts";
export { boatMuzzle, fireGun, type GunShot } from "./vehicle-guns.ts";
