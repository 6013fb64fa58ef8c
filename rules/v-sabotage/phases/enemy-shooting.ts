import { type Criterion, rank, type Ranking, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  charactersAsTargets,
  hitPerson,
  countHits,
  hitsOn,
  injure,
  isPerson,
  hitNumbersOn,
  nestNumber,
  nestCitations,
  sharingMatters,
} from "../combat/index.ts";
import { groupsOf, sumOf } from "../enemy/index.ts";
import {
  choose,
  commandosOn,
  type Ctx,
  isSeen,
  type OnTile,
  peopleOn,
  players,
  reading,
  record,
  type Rules,
  whiteSquaresOf,
  unitsOn,
} from "../table/context.ts";
import { effectOn } from "../table/event-effect.ts";
import { hitNumber, openNeighbours, terrainOf, tileById } from "../table/map.ts";
import { rollWithBinoculars } from "../table/rolls.ts";
import type { Commando, Person, Terrain, Unit } from "../table/state.ts";

/**
 * Whom a group can hit: visible commandos and escorted characters. vs.eshoot.stealthy-immune, vs.escort.draws-enemies
 */
export type Victim = OnTile<Commando> | Person;

export const victimsOn = (ctx: Ctx, tile: string): readonly Victim[] => [
  ...commandosOn(ctx, tile).filter(isSeen),
  ...peopleOn(ctx, tile).filter(({ visible }) => visible),
];

const ownTileFirst = (tile: string): Criterion<string, Citation> => ({
  name: "its own tile before adjacent ones",
  cites: ["vs.eshoot.own-tile-first"],
  score: (target) => (target === tile ? 0 : 1),
});

/**
 * The tiles in range with someone visible, ranked: the group's own tile comes first. vs.eshoot.range,
 * vs.eshoot.own-tile-first
 */
export const rankTargets = (ctx: Ctx, terrain: Terrain, tile: string): Ranking<string> =>
  rank(
    [tile, ...openNeighbours(terrain, tile).toSorted()].filter((to) => victimsOn(ctx, to).length > 0),
    [ownTileFirst(tile)],
  );

/**
 * The tiles a group could shoot at: its own if someone visible is there, else neighbours with no wall or locked door
 * between. vs.eshoot.range, vs.eshoot.own-tile-first
 */
export const targetsOf = (ctx: Ctx, terrain: Terrain, tile: string): readonly string[] =>
  rankTargets(ctx, terrain, tile).best;

/**
 * The dice of a group: the white squares of its units, and what the event adds. vs.eshoot.dice, vs.dog.no-combat,
 * vs.event.enemy-phase-effect
 */
export function groupDice(ctx: Ctx, terrain: Terrain, tile: string): number {
  const squares = sumOf<Unit>(unitsOn(ctx, tile), (unit) => whiteSquaresOf(ctx, unit));
  const effect = effectOn(terrain);
  return squares === 0 ? 0 : Math.max(0, squares + (effect?.kind === "group-dice" ? effect.change : 0));
}

/** A group that is still to shoot. */
interface Shooter {
  readonly terrain: Terrain;
  readonly tile: string;
  readonly targets: readonly string[];
}

/**
 * The shooting step: every group with someone visible in range shoots once. vs.enemy.steps, vs.eshoot.group,
 * vs.open.parallel-steps
 */
export function* shootingStep(ctx: Ctx): Rules {
  const done = new Set<string>();
  for (;;) {
    const ready = shootersOf(ctx).filter(({ tile }) => !done.has(tile));
    if (ready.length === 0) return;
    const shooter = yield* nextToShoot(ctx, ready);
    done.add(shooter.tile);
    yield* shoot(ctx, shooter);
  }
}

/** The groups of all terrains that could shoot now. vs.eshoot.group, vs.eshoot.range */
export const shootersOf = (ctx: Ctx): readonly Shooter[] =>
  ctx.state.terrains.flatMap((terrain) =>
    groupsOf(ctx, terrain)
      .map(({ at }) => ({ terrain, tile: at, targets: targetsOf(ctx, terrain, at) }))
      .filter(({ tile, targets }) => targets.length > 0 && groupDice(ctx, terrain, tile) > 0),
  );

/**
 * Whether the order of two groups can matter: they may shoot at the same tile, and there is more than one way it can
 * go. vs.term.player-choice
 */
function orderMatters(ctx: Ctx, a: Shooter, b: Shooter): boolean {
  const shared = a.targets.filter((tile) => b.targets.includes(tile));
  if (shared.length === 0) return false;
  const choices =
    a.targets.length > 1 ||
    b.targets.length > 1 ||
    shared.some((tile) => victimsOn(ctx, tile).length > 1 || hasBinocularsOn(ctx, tile));
  const alike =
    a.targets.join() === b.targets.join() && groupDice(ctx, a.terrain, a.tile) === groupDice(ctx, b.terrain, b.tile);
  return choices && !alike;
}

/** Whether a roll against a tile may be changed by binoculars. vs.bino.reroll */
const hasBinocularsOn = (ctx: Ctx, tile: string): boolean =>
  commandosOn(ctx, tile).some(
    (commando) => isSeen(commando) && commando.tokens.some(({ kind }) => kind === "binoculars"),
  );

/** The players choose the order in which groups shoot, where it can matter. vs.term.player-choice */
function* nextToShoot(ctx: Ctx, ready: readonly Shooter[]): Rules<Shooter> {
  const calm = ready.find((shooter) => !ready.some((other) => other !== shooter && orderMatters(ctx, shooter, other)));
  if (calm !== undefined) return calm;
  return yield* choose(
    players,
    { id: "vs.decide.group-order", text: "Which group shoots next?" },
    ready.map((shooter) => ({ id: shooter.tile, text: `the group on ${shooter.tile}`, value: shooter })),
  );
}

/**
 * A group shoots at one tile. vs.eshoot.group, vs.eshoot.own-tile-first, vs.eshoot.adjacent-choice, vs.eshoot.dice,
 * vs.eshoot.to-hit
 */
function* shoot(ctx: Ctx, { terrain, tile, targets }: Shooter): Rules {
  const target = yield* choose(
    players,
    { id: "vs.decide.adjacent-target", text: `At which tile does the group on ${tile} shoot?` },
    targets.map((candidate) => ({ id: candidate, text: candidate, value: candidate })),
  );
  const needed = hitNumber(ctx.settings, tileById(ctx.state, target));
  const cites = shotCitations(ctx, tile, target, targets.length > 1);
  const affected = commandosOn(ctx, target).filter(isSeen);
  const victims = victimsOn(ctx, target);
  const takers = charactersAsTargets(ctx, victims, needed);
  const faces = yield* rollWithBinoculars(ctx, affected, {
    dice: groupDice(ctx, terrain, tile),
    text: `The group on ${tile} shoots at ${target}`,
    cites,
    outcome: hitsOn(takers),
  });
  const inNest = victims.some(({ nest }) => nest);
  record(ctx, {
    event: "group-shot",
    at: tile,
    target,
    ...hitNumbersOn(ctx, needed, takers, inNest),
    dice: faces,
    hits: countHits(faces, takers),
    cites: [...cites, ...citeIf(inNest, ...nestCitations(ctx, needed), "vs.nest.no-low-waste")],
  });
  const hits = faces.filter((face) => countHits([face], takers) > 0).toSorted((a, b) => a - b);
  yield* shareHits(ctx, target, needed, hits);
}

/** The rules a shot of a group rests on. */
function shotCitations(ctx: Ctx, tile: string, target: string, chosen: boolean): readonly Citation[] {
  const units = unitsOn(ctx, tile);
  const effect = effectOn(terrainOf(ctx.state, tile));
  return [
    "vs.eshoot.group",
    "vs.eshoot.range",
    "vs.eshoot.dice",
    "vs.eshoot.to-hit",
    "vs.eshoot.stealthy-immune",
    "vs.enemy.steps",
    "vs.open.parallel-steps",
    ...citeIf(tile === target, "vs.eshoot.own-tile-first"),
    ...citeIf(chosen, "vs.eshoot.adjacent-choice", "vs.term.player-choice"),
    ...citeIf(
      units.some(({ protects }) => protects === "nest"),
      "vs.protect.nest",
      "vs.open.overheat-enemy",
    ),
    ...citeIf(
      units.some(({ kind }) => kind === "dog"),
      "vs.dog.no-combat",
    ),
    ...citeIf(effect?.kind === "group-dice", "vs.event.enemy-phase-effect"),
    ...citeIf(victimsOn(ctx, target).some(isPerson), "vs.escort.draws-enemies"),
    ...citeIf(
      ctx.state.barrels.some(({ at, destroyed }) => at === target && !destroyed),
      "vs.gas.enemy-shots",
    ),
  ];
}

/**
 * The players share out the hits where it makes a difference, the lowest die first; what no one can take is lost.
 * vs.eshoot.distribute, vs.eshoot.overflow, vs.nest.cover, vs.nest.no-low-waste, vs.open.nest-forced,
 * vs.gas.enemy-shots
 */
function* shareHits(ctx: Ctx, target: string, needed: number, hits: readonly number[]): Rules {
  const lost: Citation[] = [];
  for (const [i, face] of hits.entries()) {
    const there = victimsOn(ctx, target);
    const able = there.filter(({ nest }) => face >= (nest ? nestNumber(ctx, needed) : needed));
    if (able.length === 0) {
      lost.push(...(there.length === 0 ? [] : nestCitations(ctx, needed)));
      lost.push(there.length === 0 ? "vs.eshoot.overflow" : "vs.nest.no-low-waste");
      continue;
    }
    const refusable = able.every(({ nest }) => nest) && reading(ctx, "vs.open.nest-forced") === "may-refuse";
    const matters = refusable || sharingMatters(hits.slice(i), charactersAsTargets(ctx, there, needed));
    const victim = yield* choose<Victim | null>(
      players,
      { id: "vs.decide.share-enemy-hits", text: `The ${face} hits on ${target}. Whom?` },
      [
        ...(matters ? able : able.slice(0, 1)).map((character) => ({
          id: character.id,
          text: character.nest ? `${character.id}, in the nest` : character.id,
          value: character,
        })),
        ...(refusable ? [{ id: "lose", text: "The hit is lost", value: null }] : []),
      ],
    );
    if (victim === null) lost.push("vs.open.nest-forced");
    else yield* applyHit(ctx, victim, needed, there.length > 1);
  }
  const reasons: ReadonlySet<Citation> = new Set(["vs.eshoot.overflow", "vs.nest.no-low-waste", "vs.open.nest-forced"]);
  const count = lost.filter((cite) => reasons.has(cite)).length;
  if (count > 0) record(ctx, { event: "hits-lost", count, cites: [...new Set(lost)] });
}

function* applyHit(ctx: Ctx, victim: Victim, needed: number, shared: boolean): Rules {
  const nest = citeIf(victim.nest, ...nestCitations(ctx, needed), "vs.open.nest-forced");
  const cites: readonly Citation[] = [
    "vs.eshoot.to-hit",
    ...citeIf(shared, "vs.eshoot.distribute", "vs.eshoot.overflow"),
    ...nest,
  ];
  if (isPerson(victim)) hitPerson(ctx, victim, [...cites, "vs.escort.draws-enemies"]);
  else yield* injure(ctx, victim, cites);
}
