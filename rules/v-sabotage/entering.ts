import { watchAlarm } from "./alarm.ts";
import type { Citation } from "./events.ts";
import { gasOnEntry } from "./explosions.ts";
import { hitPerson, injure } from "./health.ts";
import { charactersAsTakers } from "./hits.ts";
import { hitNumber, terrainOf, type Tile, tileNamed, type TileSize } from "./map.ts";
import { completeObjective, escortsAppear } from "./objectives.ts";
import { rollFor } from "./rolls.ts";
import { sharingMatters } from "./sharing.ts";
import { hasXp, isFresh, markSpent } from "./skills.ts";
import type { Commando, Person, Terrain, Unit } from "./state.ts";
import { dogsReveal, hide, plainCheckDice, reveal, stealthCheck, watchersOn } from "./stealth.ts";
import {
  choose,
  type Ctx,
  hasNest,
  isCritical,
  isSeen,
  nestTaken,
  number,
  type OnTile,
  players,
  reading,
  record,
  rememberMet,
  roll,
  type Rules,
  squaresOf,
  unitsOn,
} from "./table.ts";

/**
 * The size that counts for a commando's stealth: in a German uniform every tile is small. vs.uniform.all-small,
 * vs.bonus.gander
 */
export const stealthSize = (commando: Commando, { size }: Tile): TileSize =>
  commando.uniform || commando.card === "gander" ? "small" : size;

/**
 * Whether entering a tile so leaves a commando stealthy, apart from checks: vs.stealth.small, vs.stealth.large,
 * vs.stealth.medium.
 */
const hides = (size: TileSize, stealthily: boolean): boolean => size === "small" || (size === "medium" && stealthily);

const sizeRule: Readonly<Record<TileSize, Citation>> = {
  small: "vs.stealth.small",
  medium: "vs.stealth.medium",
  large: "vs.stealth.large",
};

/**
 * Reaction fire at a visible commando that enters or leaves a tile with enemy units: every unit of both tiles fires at
 * once, against the number of the tile it leaves. vs.react.when, vs.react.who, vs.react.departure-number,
 * vs.react.injuries, vs.react.no-nest-cover
 */
export function* reactionFire(
  ctx: Ctx,
  commando: Commando,
  shooters: readonly Unit[],
  against: string,
  movers: readonly Person[],
  cites: readonly Citation[],
): Rules {
  const dice = shooters.reduce((sum, unit) => sum + squaresOf(ctx, unit), 0);
  if (shooters.length === 0) return;
  const needed = hitNumber(ctx.settings, tileNamed(ctx.state, against));
  const why: readonly Citation[] = [
    "vs.react.when",
    "vs.react.who",
    "vs.react.departure-number",
    "vs.react.no-nest-cover",
    ...(shooters.some(({ kind }) => kind === "dog") ? (["vs.dog.no-combat"] as const) : []),
    ...cites,
  ];
  // fire at those that go along does not affect a commando nobody sees: vs.bino.reroll
  const affected = isSeen(commando) ? [commando] : [];
  const faces = yield* rollFor(ctx, affected, dice, `Reaction fire at ${commando.id}`, why);
  const hits = faces.filter((face) => face >= needed).length;
  record(ctx, { event: "reaction-fire", piece: commando.id, number: needed, dice: faces, hits, cites: why });
  const targets = [
    ...(isSeen(commando) ? [commando] : []),
    ...(reading(ctx, "vs.open.escort-reaction") === "shared" ? movers.filter(({ visible }) => visible) : []),
  ];
  yield* shareAmongMovers(ctx, commando, targets, hits);
}

function* shareAmongMovers(ctx: Ctx, commando: Commando, targets: readonly (Commando | Person)[], hits: number): Rules {
  let left = targets.map((one) => one);
  for (let i = 0; i < hits && left.length > 0; i++) {
    const all = charactersAsTakers(
      ctx,
      left.map((one) => ({ ...one, nest: false })),
      0,
    );
    const matters = sharingMatters(
      Array.from({ length: hits - i }, () => 0),
      all,
    );
    const victim = yield* choose(
      players,
      { id: "vs.decide.share-enemy-hits", text: "Whom does the reaction fire hit?" },
      (matters ? left : left.slice(0, 1)).map((one) => ({ id: one.id, text: one.id, value: one })),
    );
    if (victim !== commando) {
      if ("objective" in victim) hitPerson(ctx, victim, ["vs.open.escort-reaction"]);
      left = left.filter((one) => one !== victim);
      continue;
    }
    if (hasXp(commando, "hard-to-stop") && isFresh(commando, "turn:hard-to-stop")) {
      markSpent(commando, "turn:hard-to-stop");
      record(ctx, {
        event: "xp-card",
        piece: commando.id,
        card: "hard-to-stop",
        what: "played",
        cites: ["vs.xp.colours"],
      });
      continue;
    }
    yield* injure(ctx, commando, 1, ["vs.react.injuries"]);
    if (isCritical(commando)) left = left.filter((one) => one !== commando);
  }
}

/** A character placed on a tile with an unoccupied nest is in the nest. vs.nest.auto-enter */
function takeNest(ctx: Ctx, piece: Commando | Person, tile: string): void {
  if (!hasNest(ctx, tile) || nestTaken(ctx, tile)) return;
  piece.nest = true;
  record(ctx, { event: "nest", piece: piece.id, at: tile, inside: true, cites: ["vs.nest.auto-enter"] });
}

/**
 * A commando goes to a tile, from another or from outside, with those it escorts: reaction fire, the state it arrives
 * in, the stealth check, and everything that waits on the tile. vs.react.move-completes, vs.stealth.small,
 * vs.stealth.large, vs.stealth.medium, vs.check.own-entry
 */
export function* enter(
  ctx: Ctx,
  commando: Commando,
  to: string,
  stealthily: boolean,
  along: readonly Person[],
  cites: readonly Citation[],
): Rules {
  const from = commando.at;
  const terrain = terrainOf(ctx.state, to);
  const tile = tileNamed(ctx.state, to);
  const outsideVisible = commando.exitedVisible && reading(ctx, "vs.open.trap-entry-state") === "as-it-exited";
  const wasVisible = from === null ? outsideVisible : isSeen(commando);
  // who exited visible is fired at, whatever state it has on entry: vs.open.trap-entry-fire
  const exposed =
    from === null && commando.exitedVisible && reading(ctx, "vs.open.trap-entry-fire") === "destination-number";
  const shooters = [...(from === null ? [] : unitsOn(ctx, from)), ...unitsOn(ctx, to)];
  const peopleBefore = along.map(({ visible }) => visible);
  commando.at = to;
  commando.status = "in-play";
  commando.nest = false;
  commando.exitedVisible = false;
  commando.visible = wasVisible;
  terrain.entered = true;
  record(ctx, {
    event: "moved",
    piece: commando.id,
    from,
    to,
    cites: [...cites, "vs.move.no-space-tokens", ...placeRules(ctx, from, to)],
  });
  for (const person of along) {
    record(ctx, {
      event: "moved",
      piece: person.id,
      from: person.at,
      to,
      cites: ["vs.escort.follows", "vs.escort.no-skills"],
    });
    person.at = to;
    person.nest = false;
  }
  takeNest(ctx, commando, to);
  for (const person of along) takeNest(ctx, person, to);
  const fired = wasVisible || (reading(ctx, "vs.open.escort-reaction") === "shared" && peopleBefore.includes(true));
  if (fired && from !== null) yield* reactionFire(ctx, commando, shooters, from, along, ["vs.react.move-completes"]);
  else if (exposed) {
    commando.visible = true;
    yield* reactionFire(ctx, commando, shooters, to, along, ["vs.open.trap-entry-fire"]);
    if (!isCritical(commando)) commando.visible = wasVisible;
  }
  if (commando.at === null) return;
  const arrived = stillThere(ctx, along);
  arrive(ctx, commando, tile, stealthily, wasVisible, from);
  for (const person of arrived) arriveWith(ctx, person, tile, stealthily);
  dogsReveal(ctx, to);
  yield* ownCheck(ctx, commando, from);
  for (const person of arrived) yield* personCheck(ctx, person);
  if (commando.at !== null) watchAlarm(ctx, terrain);
  yield* gasOnEntry(ctx, to);
  yield* charactersAppear(ctx, terrain);
}

/**
 * Characters to escort appear on a terrain; who appears in the gas is on its tile as well. vs.escort.appears,
 * vs.open.escort-late, vs.gas.lasts
 */
export function* charactersAppear(ctx: Ctx, terrain: Terrain): Rules {
  const before = new Set(ctx.state.people.map(({ id }) => id));
  yield* escortsAppear(ctx, terrain);
  const appeared = ctx.state.people.filter(({ id }) => !before.has(id));
  for (const tile of new Set(appeared.map(({ at }) => at))) yield* gasOnEntry(ctx, tile);
}

/** Those of the characters that go along whom no shot has eliminated. vs.escort.one-hit */
const stillThere = (ctx: Ctx, along: readonly Person[]): readonly Person[] =>
  along.filter(({ id }) => ctx.state.people.some((one) => one.id === id));

/** What a move between two tiles does not cause: vs.check.not-on-leaving, vs.escort.enemy-no-check, vs.gas.no-space. */
const placeRules = (ctx: Ctx, from: string | null, to: string): readonly Citation[] => [
  ...(from !== null && unitsOn(ctx, from).length > 0 ? (["vs.check.not-on-leaving"] as const) : []),
  ...(ctx.state.people.some(({ at, enemy }) => at === to && enemy) ? (["vs.escort.enemy-no-check"] as const) : []),
  ...(ctx.state.barrels.some(({ at }) => at === to) ? (["vs.gas.no-space"] as const) : []),
];

/** The state a commando has on the tile it entered. */
function arrive(
  ctx: Ctx,
  commando: Commando,
  tile: Tile,
  stealthily: boolean,
  wasVisible: boolean,
  from: string | null,
): void {
  if (isCritical(commando)) return;
  const size = stealthSize(commando, tile);
  const why: Citation = commando.uniform || commando.card === "gander" ? "vs.uniform.all-small" : sizeRule[size];
  const from_: readonly Citation[] = from === null ? ["vs.open.trap-entry-state"] : [];
  if (!hides(size, stealthily)) {
    reveal(ctx, commando, `it enters a ${tile.size} tile`, [why, ...from_]);
    return;
  }
  const enemies = unitsOn(ctx, tile.name).length > 0;
  if (wasVisible && enemies) {
    record(ctx, {
      event: "prepared",
      what: `${commando.id} stays visible among enemy units.`,
      cites: ["vs.stealth.not-with-enemies", "vs.open.stealthmove-enemies"],
    });
    return;
  }
  const careful: readonly Citation[] =
    size === "medium" ? [wasVisible ? "vs.stealthmove.becomes-stealthy" : "vs.stealthmove.stays-stealthy"] : [];
  if (wasVisible) hide(ctx, commando, `it enters a ${tile.size} tile`, [why, ...careful]);
  else
    record(ctx, {
      event: "stealthy",
      piece: commando.id,
      why: `it enters a ${tile.size} tile`,
      cites: [why, ...careful, ...from_],
    });
}

/** The state of an escorted character on the tile it entered. vs.escort.types */
function arriveWith(ctx: Ctx, person: Person, tile: Tile, stealthily: boolean): void {
  if (person.type === "stealthy") return;
  const visible =
    person.type === "visible" ||
    !hides(tile.size, stealthily) ||
    (person.visible && unitsOn(ctx, tile.name).length > 0);
  if (visible === person.visible) return;
  person.visible = visible;
  record(
    ctx,
    visible
      ? { event: "visible", piece: person.id, why: `it enters a ${tile.size} tile`, cites: ["vs.escort.types"] }
      : { event: "stealthy", piece: person.id, why: `it enters a ${tile.size} tile`, cites: ["vs.escort.types"] },
  );
}

/**
 * A stealthy commando on a tile with enemy units takes a check. vs.check.own-entry, vs.check.not-on-leaving,
 * vs.react.stealthy-entry, vs.escort.enemy-no-check
 */
function* ownCheck(ctx: Ctx, commando: Commando, from: string | null): Rules {
  const { at } = commando;
  if (at === null || commando.visible || isCritical(commando)) return;
  const units = watchersOn(ctx, at);
  const fire: readonly Citation[] = from === null ? ["vs.open.trap-entry-fire"] : [];
  if (units > 0)
    yield* stealthCheck(ctx, Object.assign(commando, { at }), units, [
      "vs.check.own-entry",
      "vs.check.not-on-leaving",
      "vs.react.stealthy-entry",
      "vs.escort.enemy-no-check",
      "vs.open.gas-presence",
      ...fire,
    ]);
}

/**
 * An escorted character that follows the rules of commandos takes its own check, without their skills. vs.escort.types,
 * vs.escort.no-skills
 */
export function* personCheck(ctx: Ctx, person: Person, units = watchersOn(ctx, person.at)): Rules {
  if (person.type !== "stealthy-visible" || person.visible || units === 0) return;
  const dice = plainCheckDice(ctx, person.at, units);
  if (dice === 0) return;
  const faces = yield* roll(ctx, dice, `${person.id}'s stealth check`, ["vs.escort.types", "vs.escort.no-skills"]);
  const failed = faces.some((face) => face <= number(ctx, "vs.number.check-fails"));
  record(ctx, {
    event: "check",
    piece: person.id,
    at: person.at,
    dice: faces,
    failed,
    cites: ["vs.escort.types", "vs.check.result"],
  });
  if (!failed) return;
  person.visible = true;
  record(ctx, {
    event: "visible",
    piece: person.id,
    why: "it failed a stealth check",
    cites: ["vs.escort.types", "vs.check.result"],
  });
}

/**
 * A commando leaves through an open trap door, with those it escorts: reaction fire of the tile when it is visible;
 * then it is on no terrain. vs.exit.reaction-fire, vs.exit.critical-dies, vs.exit.ends-actions, vs.exit.keeps-tokens,
 * vs.escort.gone
 */
export function* exit(ctx: Ctx, commando: OnTile<Commando>, along: readonly Person[]): Rules<"out" | "critical"> {
  const { at } = commando;
  const terrain = terrainOf(ctx.state, at);
  const isShared = reading(ctx, "vs.open.escort-reaction") === "shared" && along.some(({ visible }) => visible);
  if (isSeen(commando) || isShared)
    yield* reactionFire(ctx, commando, unitsOn(ctx, at), at, along, [
      "vs.exit.reaction-fire",
      ...(isShared ? (["vs.open.escort-reaction"] as const) : []),
    ]);
  if (isCritical(commando)) return "critical";
  record(ctx, {
    event: "exited",
    piece: commando.id,
    from: at,
    cites: [
      "vs.exit.cost",
      "vs.check.not-on-leaving",
      "vs.exit.keeps-tokens",
      "vs.exit.ends-actions",
      "vs.exit.untouched",
    ],
  });
  for (const person of stillThere(ctx, along)) yield* leavesWith(ctx, terrain.id, person, commando);
  if (commando.card !== "gander" && !ctx.state.facts.includes(`left:${terrain.id}`))
    ctx.state.facts = [...ctx.state.facts, `left:${terrain.id}`];
  Object.assign(commando, {
    status: "outside",
    at: null,
    nest: false,
    exitedVisible: commando.visible,
    visible: false,
    exitedOn: ctx.state.turn,
    ap: 0,
    turn: "finished",
  } satisfies Partial<Commando>);
  return "out";
}

/** An escorted character that has left its terrain leaves the game, and its objective is completed. vs.escort.gone */
function* leavesWith(ctx: Ctx, terrainId: string, person: Person, commando: Commando): Rules {
  const terrain = ctx.state.terrains.find(({ id }) => id === terrainId);
  const objective = terrain?.objectives.find(({ id }) => id === person.objective);
  ctx.state.people = ctx.state.people.filter(({ id }) => id !== person.id);
  rememberMet(ctx, person.objective);
  record(ctx, { event: "person-left", piece: person.id, cites: ["vs.escort.gone", "vs.escort.follows"] });
  if (terrain === undefined || objective === undefined) return;
  if (leavesUnseen(ctx, terrainId, person, commando))
    yield* completeObjective(ctx, terrain, objective, ["vs.escort.gone"], commando);
  else
    record(ctx, {
      event: "prepared",
      what: `${objective.id} stays open: it left with the alarm on and without a German uniform.`,
      cites: ["vs.setup.veteran", "vs.setup.operation-overrides"],
    });
}

/** The special rule of Lantern for the prisoner: with a German uniform, or the alarm off. vs.setup.veteran */
function leavesUnseen(ctx: Ctx, terrainId: string, person: Person, commando: Commando): boolean {
  const terrain = ctx.state.terrains.find(({ id }) => id === terrainId);
  const inForce = ctx.state.facts.includes(`rule:escort-unseen:${person.objective}`);
  return !inForce || commando.uniform || terrain?.alarm.on === false;
}
