import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type TokenKind, type WeaponName, weapons } from "../book/tokens.ts";
import {
  isNestTarget,
  countHits,
  hitNumbersOn,
  hitsOn,
  nestCitations,
  shareHits,
  shotTargets,
} from "../combat/index.ts";
import { reveal, triggerAlarm } from "../sight/index.ts";
import { weaponsOf } from "../table/commandos.ts";
import {
  choose,
  type Ctx,
  number,
  isOnTile,
  type OnTile,
  reading,
  record,
  roll,
  type Rules,
  seatOf,
  unitsOn,
  type Req,
} from "../table/context.ts";
import type { AlarmReason } from "../table/event-words.ts";
import {
  normalizedWay,
  hitNumber,
  neighboursOf,
  tilesInRange,
  terrainOf,
  tileNamed,
  tileById,
  wayBetween,
  wayName,
} from "../table/map.ts";
import { changeCount } from "../table/pools.ts";
import { type Outcome, rollWithBinoculars, worthRolling } from "../table/rolls.ts";
import { hasXpCard, isUnspent, markSpent, hasCard } from "../table/skills.ts";
import type { Commando, Terrain, Token } from "../table/state.ts";
import { requireTile } from "./requirements.ts";
import { commandoAction } from "./rule.ts";

export const isBarrelOn = (ctx: Ctx, tile: string): boolean =>
  ctx.state.barrels.some(({ at, destroyed }) => at === tile && !destroyed);

const isTokenWeapon = (weapon: WeaponName): weapon is WeaponName & TokenKind =>
  ["mp40", "stg44", "mg42", "grenade"].includes(weapon);

const mg42Weapons: readonly WeaponName[] = ["mg42", "nest"];

/** Who has used each weapon of a kind this turn, wherever it lies. vs.open.overheat-scope */
function usersOf(ctx: Ctx, weapon: WeaponName): readonly (readonly string[])[] {
  if (weapon === "nest") return ctx.state.terrains.flatMap(({ nests }) => nests.map(({ used }) => used));
  const all = [...ctx.state.commandos.flatMap(({ tokens }) => tokens), ...ctx.state.laid];
  return all.filter(({ kind }) => kind === weapon).map(({ used }) => used);
}

/**
 * Whether a weapon has overheated for a commando: another one has used it this turn. vs.weapon.overheat,
 * vs.open.overheat-scope
 */
function isOverheated(ctx: Ctx, commando: OnTile<Commando>, weapon: WeaponName): boolean {
  if (!weapons[weapon].overheats) return false;
  const byOther = (used: readonly string[]): boolean => used.some((id) => id !== commando.id);
  const scope = reading(ctx, "vs.open.overheat-scope");
  if (scope !== "token") {
    const kinds = scope === "kind-with-nests" && (weapon === "nest" || weapon === "mg42") ? mg42Weapons : [weapon];
    return kinds.some((kind) => usersOf(ctx, kind).some(byOther));
  }
  const used =
    weapon === "nest"
      ? terrainOf(ctx.state, commando.at).nests.find(({ at }) => at === commando.at)?.used
      : coolestToken(commando, weapon)?.used;
  return used !== undefined && byOther(used);
}

/** The open point by which a weapon might be too hot that is not: another of its kind has been used. vs.open.overheat-scope */
const hotByKind = (ctx: Ctx, commando: OnTile<Commando>, weapon: WeaponName): readonly Citation[] =>
  citeIf(
    weapons[weapon].overheats &&
      (weapon === "nest" || weapon === "mg42" ? mg42Weapons : [weapon]).some((kind) =>
        usersOf(ctx, kind).some((used) => used.some((id) => id !== commando.id)),
      ),
    "vs.open.overheat-scope",
  );

/** The token of a kind that the commando itself may still use, if there is one. */
const coolestToken = (commando: Commando, weapon: WeaponName): Token | undefined =>
  commando.tokens
    .filter(({ kind }) => kind === weapon)
    .toSorted(
      (a, b) => a.used.filter((id) => id !== commando.id).length - b.used.filter((id) => id !== commando.id).length,
    )[0];

const lockedDoors = (terrain: Terrain, tile: string): readonly string[] =>
  neighboursOf(terrain, tile)
    .filter((to) => wayBetween(terrain, tile, to) === "locked")
    .map((to) => wayName(tile, to));

/**
 * Shooting: the shooter names a weapon and a tile in range, or a locked door beside it. vs.shoot.cost,
 * vs.shoot.target-tile, vs.shoot.range, vs.shoot.door, vs.shoot.door-noise, vs.shoot.one-at-a-time, vs.shoot.dice,
 * vs.shoot.to-hit, vs.shoot.nest-five, vs.shoot.no-objective, vs.shoot.no-commando
 */
const shoot = commandoAction<"shoot">({
  cites: ["vs.shoot.cost", "vs.shoot.one-at-a-time"],
  from: "tile",
  opensWindow: true,
  savedPays: true,
  cost: (ctx) => number(ctx, "vs.number.cost-shoot"),
  requires(ctx, req, commando, { weapon, target: written }) {
    const target = normalizedWay(written);
    if (!isOnTile(commando)) return;
    const { title, firearm, overheats } = weapons[weapon];
    const origin: Citation =
      weapon === "nest"
        ? "vs.nest.commando-weapon"
        : isTokenWeapon(weapon)
          ? "vs.equip.any-commando"
          : "vs.weapon.printed";
    req.need(weaponsOf(commando).includes(weapon), {
      met: `${commando.id} has ${title}.`,
      unmet:
        weapon === "nest"
          ? `${commando.id} is not in a nest: it cannot fire one.`
          : `${commando.id} does not have ${title}.`,
      cites: ["vs.shoot.cost", origin],
    });
    if (overheats)
      req.need(!isOverheated(ctx, commando, weapon), {
        met: `No other commando has used ${title} this turn.`,
        unmet: `Another commando has used ${title} this turn: it is hot.`,
        cites: ["vs.weapon.overheat", "vs.open.overheat-scope"],
      });
    if (target.includes("|")) requireDoor(ctx, req, commando, target, firearm);
    else requireTarget(ctx, req, commando, { target, sniper: firearm && !weapons[weapon].reveals });
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando)) return [];
    const terrain = terrainOf(ctx.state, commando.at);
    const targets = tilesInRange(terrain, commando.at).filter(
      (tile) => unitsOn(ctx, tile).length > 0 || isBarrelOn(ctx, tile),
    );
    return weaponsOf(commando).flatMap((weapon) =>
      [...targets, ...(weapons[weapon].firearm ? lockedDoors(terrain, commando.at) : [])].map((target) => ({
        do: "shoot" as const,
        commando: commando.id,
        weapon,
        target,
      })),
    );
  },
  *perform(ctx, commando, { weapon, target: written }) {
    if (!isOnTile(commando)) return;
    const target = normalizedWay(written);
    recordUse(ctx, commando, weapon);
    if (target.includes("|")) shootDoorOpen(ctx, commando, weapon, target);
    else yield* shootAt(ctx, commando, weapon, target);
  },
});

/** A locked door beside the shooter: vs.shoot.door. */
function requireDoor(ctx: Ctx, req: Req, commando: OnTile<Commando>, door: string, firearm: boolean): void {
  const terrain = terrainOf(ctx.state, commando.at);
  const unlocked = terrain.doors.some(({ between, locked }) => wayName(...between) === door && !locked);
  req.need(lockedDoors(terrain, commando.at).includes(door), {
    met: `${door} is a locked door of ${commando.at}.`,
    unmet: unlocked
      ? `The door ${door} is already unlocked.`
      : `${door} is not a locked door of ${commando.at}; a door is shot at from one of its two tiles.`,
    at: door,
    cites: ["vs.shoot.door"],
  });
  req.need(firearm, {
    met: "A firearm opens the door.",
    unmet: "A grenade does not open a door: that takes a firearm.",
    cites: ["vs.shoot.door"],
  });
}

/** A tile in range with enemy units: vs.shoot.range, vs.shoot.target-tile. */
function requireTarget(
  ctx: Ctx,
  req: Req,
  commando: OnTile<Commando>,
  { target, sniper }: { readonly target: string; readonly sniper: boolean },
): void {
  const terrain = terrainOf(ctx.state, commando.at);
  if (!requireTile(req, tileNamed(ctx.state, target), target, "vs.shoot.target-tile")) return;
  const { at } = commando;
  const near = tilesInRange(terrain, at).includes(target);
  const adjacent = neighboursOf(terrain, at).includes(target);
  const way = adjacent ? wayBetween(terrain, at, target) : null;
  req.need(near, {
    met: `${target} is in range of ${at}.`,
    unmet: adjacent
      ? `${way === "locked" ? "A locked door" : "A wall"} is between ${at} and ${target}; range is its own tile and adjacent ones with neither between.`
      : `${target} is neither ${at}, the tile of ${commando.id}, nor adjacent to it; range goes no farther.`,
    at: adjacent ? wayName(at, target) : target,
    cites: ["vs.shoot.range", ...citeIf(sniper && !adjacent, "vs.open.sniper-range")],
  });
  req.need(unitsOn(ctx, target).length > 0 || isBarrelOn(ctx, target), {
    met: `Enemy units are on ${target}.`,
    unmet: `No enemy unit is on ${target}.`,
    at: target,
    cites: ["vs.shoot.target-tile"],
  });
}

/** A weapon that overheats remembers who used it; a grenade is spent. vs.weapon.overheat, vs.equip.colours */
function recordUse(ctx: Ctx, commando: OnTile<Commando>, weapon: WeaponName): void {
  if (weapon === "nest") {
    for (const nest of terrainOf(ctx.state, commando.at).nests)
      if (nest.at === commando.at) nest.used = [...new Set([...nest.used, commando.id])];
    return;
  }
  const token = coolestToken(commando, weapon);
  if (token === undefined) return;
  if (weapons[weapon].overheats) token.used = [...new Set([...token.used, commando.id])];
  if (weapon !== "grenade") return;
  commando.tokens = commando.tokens.filter((held) => held !== token);
  changeCount(ctx.state.equipment.discard, "grenade", 1);
  record(ctx, { event: "token-discarded", token: "grenade", why: "it is thrown", cites: ["vs.equip.colours"] });
}

const weaponRules: Partial<Readonly<Record<WeaponName, Citation>>> = {
  sten: "vs.weapon.sten",
  "scoped-rifle": "vs.weapon.sniper",
  grenade: "vs.open.grenade-flags",
};

const weaponRule = (weapon: WeaponName): Citation => weaponRules[weapon] ?? "vs.weapon.standard";

/** The noise and the sight of a weapon: vs.weapon.standard, vs.weapon.sniper, vs.weapon.sten, vs.stealth.shooting. */
function makeShotNoticed(ctx: Ctx, commando: OnTile<Commando>, weapon: WeaponName, cites: readonly Citation[]): void {
  const { noise, reveals } = weapons[weapon];
  if (reveals)
    reveal(ctx, commando, "it shoots", [
      "vs.stealth.shooting",
      "vs.stealth.no-move-no-fire",
      weaponRule(weapon),
      ...cites,
    ]);
  if (!noise) return;
  const make = weapon === "scoped-rifle" || isTokenWeapon(weapon) ? makeNoise : makeLoudNoise;
  make(ctx, commando, terrainOf(ctx.state, commando.at), "a shot is heard", [
    weaponRule(weapon),
    "vs.alarm.noisy-equipment",
    ...cites,
  ]);
}

type MakeNoise = (ctx: Ctx, commando: Commando, terrain: Terrain, why: AlarmReason, cites: readonly Citation[]) => void;

/** Noise that triggers the alarm whatever is played: that of the other weapons printed on a card, and of nests. */
const makeLoudNoise: MakeNoise = (ctx, _commando, terrain, why, cites) => triggerAlarm(ctx, terrain, why, cites);

/**
 * The noise of a sniper rifle or a token triggers the alarm of a terrain, unless the XP card Muffled was played for it.
 * vs.alarm.noisy-equipment
 */
export const makeNoise: MakeNoise = (ctx, commando, terrain, why, cites) => {
  if (commando.spentSkills.includes("muffled"))
    commando.spentSkills = commando.spentSkills.filter((mark) => mark !== "muffled");
  else triggerAlarm(ctx, terrain, why, cites);
};

/** A shot at a locked door unlocks it, with the noise of the weapon. vs.shoot.door, vs.shoot.door-noise */
function shootDoorOpen(ctx: Ctx, commando: OnTile<Commando>, weapon: WeaponName, target: string): void {
  unlockDoor(ctx, terrainOf(ctx.state, commando.at), target, ["vs.shoot.door"]);
  makeShotNoticed(ctx, commando, weapon, ["vs.shoot.door-noise"]);
}

export function unlockDoor(ctx: Ctx, terrain: Terrain, way: string, cites: readonly Citation[]): void {
  for (const door of terrain.doors) {
    if (wayName(...door.between) !== way || !door.locked) continue;
    door.locked = false;
    record(ctx, { event: "door", between: way, locked: false, cites: [...cites, "vs.mini.doors"] });
  }
}

/** The dice of a weapon in a commando's hands: its white squares, and what the card adds. vs.shoot.dice */
function shotDice(ctx: Ctx, commando: OnTile<Commando>, weapon: WeaponName, target: string): number {
  const dice = number(ctx, weapons[weapon].dice);
  if (weapon === "grenade" && hasCard(commando, "sergeant-bruno", "tan")) return dice + 1;
  if (weapon === "sten" && hasCard(commando, "marksman", "blue") && target === commando.at) return dice + 1;
  if (weapon === "thompson" && hasCard(commando, "sergeant-bruno", "blue") && isUnspent(commando, "turn:first-shot")) {
    markSpent(commando, "turn:first-shot");
    return dice + 1;
  }
  return dice;
}

/** A skill or XP card that lets the shooter roll one die again. */
function* rerollOwnShot(
  ctx: Ctx,
  commando: Commando,
  weapon: WeaponName,
  { rolled, outcome }: { readonly rolled: readonly number[]; readonly outcome: Outcome },
): Rules<readonly number[]> {
  const rerolls =
    (weapon === "scoped-rifle" && hasCard(commando, "marksman", "tan") ? 1 : 0) +
    (weapons[weapon].firearm && hasXpCard(commando, "steady-aim") ? 1 : 0);
  const faces = [...rolled];
  for (let i = 0; i < rerolls; i++) {
    const open = worthRolling(ctx, faces, rerolls - i, outcome);
    if (open.length === 0) return faces;
    const die = yield* choose(
      seatOf(commando),
      {
        id: "vs.decide.reroll",
        text: `${commando.id} rolls ${faces.join(", ")}: is a die rolled again?`,
        piece: commando.id,
      },
      [
        { id: "keep", text: "Keep the dice", value: -1 },
        ...open.map(({ face, i: n }) => ({ id: `die ${n + 1}`, text: `Roll the ${face} again`, value: n })),
      ],
    );
    const was = faces[die];
    if (was === undefined) break;
    const [again = was] = yield* roll(ctx, 1, `${commando.id} shoots with care`, "vs.ap.cost");
    faces[die] = again;
    record(ctx, { event: "rerolled", piece: commando.id, die: again, was, cites: ["vs.ap.cost"] });
  }
  return faces;
}

/** A shot at a tile. vs.shoot.dice, vs.shoot.to-hit, vs.grenade.as-shot, vs.grenade.hits-visible */
function* shootAt(ctx: Ctx, commando: OnTile<Commando>, weapon: WeaponName, target: string): Rules {
  const needed = hitNumber(ctx.settings, tileById(ctx.state, target));
  const grenade = weapon === "grenade";
  const cites: readonly Citation[] = [
    "vs.shoot.dice",
    "vs.shoot.to-hit",
    ...(grenade ? (["vs.grenade.as-shot"] as const) : (["vs.shoot.no-commando"] as const)),
  ];
  const dice = shotDice(ctx, commando, weapon, target);
  const aim = { by: commando, tile: target, number: needed, rest: grenade };
  const takers = shotTargets(ctx, aim);
  const outcome = hitsOn(takers);
  const text = `${commando.id} shoots at ${target}`;
  const rolled = yield* rollWithBinoculars(ctx, [commando], { dice, text, cites, outcome });
  const faces = yield* rerollOwnShot(ctx, commando, weapon, { rolled, outcome });
  const atNest = isNestTarget(ctx, aim);
  record(ctx, {
    event: "shot",
    piece: commando.id,
    weapon,
    target,
    ...hitNumbersOn(ctx, needed, takers, atNest),
    dice: faces,
    hits: countHits(faces, takers),
    cites: [
      ...cites,
      ...(atNest ? (["vs.shoot.nest-five", ...nestCitations(ctx, needed)] as const) : []),
      weaponRule(weapon),
      ...hotByKind(ctx, commando, weapon),
    ],
  });
  makeShotNoticed(ctx, commando, weapon, []);
  yield* shareHits(ctx, {
    ...aim,
    eliminator: commando,
    seat: seatOf(commando),
    faces,
    how: weapons[weapon].title,
    rewarded: true,
    cites: grenade ? ["vs.grenade.hits-visible", "vs.grenade.rest-forced"] : ["vs.shoot.no-objective"],
  });
}

export const actions = { shoot };
