import { type Criterion, rank, type Ranking } from "../../kernel/index.ts";
import { effectOn } from "../event-effects.ts";
import type { Citation } from "../events.ts";
import { hitPerson, injure } from "../health.ts";
import { charactersAsTakers, isPerson, neededOn, nestNumber, nestRules } from "../hits.ts";
import { hitNumber, openNeighbours, terrainOf, tileNamed } from "../map.ts";
import { rollFor } from "../rolls.ts";
import { hitsAmong, sharingMatters } from "../sharing.ts";
import type { Commando, Person, Terrain, Unit } from "../state.ts";
import {
  choose,
  commandosOn,
  type G,
  isSeen,
  type OnTile,
  peopleOn,
  players,
  reading,
  record,
  type Rules,
  squaresOf,
  unitsOn,
} from "../table.ts";
import { groupsOf } from "./paths.ts";
import { also, sumOf } from "./wording.ts";

/**
 * Whom a group can hit: visible commandos and escorted characters. vs.eshoot.stealthy-immune, vs.escort.draws-enemies
 */
export type Victim = OnTile<Commando> | Person;

export const victimsOn = (g: G, tile: string): readonly Victim[] => [
  ...commandosOn(g, tile).filter(isSeen),
  ...peopleOn(g, tile).filter(({ visible }) => visible),
];

const ownTile = (tile: string): Criterion<string, Citation> => ({
  name: "its own tile before adjacent ones",
  cites: ["vs.eshoot.own-tile-first"],
  score: (target) => (target === tile ? 0 : 1),
});

/**
 * The tiles in range with someone visible, ranked: the group's own tile comes first. vs.eshoot.range,
 * vs.eshoot.own-tile-first
 */
export const rankTargets = (g: G, terrain: Terrain, tile: string): Ranking<string> =>
  rank(
    [tile, ...openNeighbours(terrain, tile).toSorted()].filter((to) => victimsOn(g, to).length > 0),
    [ownTile(tile)],
  );

/**
 * The tiles a group could shoot at: its own if someone visible is there, else neighbours with no wall or locked door
 * between. vs.eshoot.range, vs.eshoot.own-tile-first
 */
export const targetsOf = (g: G, terrain: Terrain, tile: string): readonly string[] =>
  rankTargets(g, terrain, tile).best;

/**
 * The dice of a group: the white squares of its units, and what the event adds. vs.eshoot.dice, vs.dog.no-combat,
 * vs.event.enemy-phase-effect
 */
export function groupDice(g: G, terrain: Terrain, tile: string): number {
  const squares = sumOf<Unit>(unitsOn(g, tile), (unit) => squaresOf(g, unit));
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
export function* shootingStep(g: G): Rules {
  const done = new Set<string>();
  for (;;) {
    const ready = shootersOf(g).filter(({ tile }) => !done.has(tile));
    if (ready.length === 0) return;
    const shooter = yield* nextToShoot(g, ready);
    done.add(shooter.tile);
    yield* shoot(g, shooter);
  }
}

/** The groups of all terrains that could shoot now. vs.eshoot.group, vs.eshoot.range */
export const shootersOf = (g: G): readonly Shooter[] =>
  g.state.terrains.flatMap((terrain) =>
    groupsOf(g, terrain)
      .map(({ at }) => ({ terrain, tile: at, targets: targetsOf(g, terrain, at) }))
      .filter(({ tile, targets }) => targets.length > 0 && groupDice(g, terrain, tile) > 0),
  );

/**
 * Whether the order of two groups can matter: they may shoot at the same tile, and there is more than one way it can
 * go. vs.term.player-choice
 */
function orderMatters(g: G, a: Shooter, b: Shooter): boolean {
  const shared = a.targets.filter((tile) => b.targets.includes(tile));
  if (shared.length === 0) return false;
  const choices =
    a.targets.length > 1 ||
    b.targets.length > 1 ||
    shared.some((tile) => victimsOn(g, tile).length > 1 || watchedOver(g, tile));
  const alike =
    a.targets.join() === b.targets.join() && groupDice(g, a.terrain, a.tile) === groupDice(g, b.terrain, b.tile);
  return choices && !alike;
}

/** Whether a roll against a tile may be changed by binoculars. vs.bino.reroll */
const watchedOver = (g: G, tile: string): boolean =>
  commandosOn(g, tile).some(
    (commando) => isSeen(commando) && commando.tokens.some(({ kind }) => kind === "binoculars"),
  );

/** The players choose the order in which groups shoot, where it can matter. vs.term.player-choice */
function* nextToShoot(g: G, ready: readonly Shooter[]): Rules<Shooter> {
  const calm = ready.find((one) => !ready.some((other) => other !== one && orderMatters(g, one, other)));
  if (calm !== undefined) return calm;
  return yield* choose(
    players,
    { id: "vs.decide.group-order", text: "Which group shoots next?" },
    ready.map((one) => ({ id: one.tile, text: `the group on ${one.tile}`, value: one })),
  );
}

/**
 * A group shoots at one tile. vs.eshoot.group, vs.eshoot.own-tile-first, vs.eshoot.adjacent-choice, vs.eshoot.dice,
 * vs.eshoot.to-hit
 */
function* shoot(g: G, { terrain, tile, targets }: Shooter): Rules {
  const target = yield* choose(
    players,
    { id: "vs.decide.adjacent-target", text: `At which tile does the group on ${tile} shoot?` },
    targets.map((one) => ({ id: one, text: one, value: one })),
  );
  const needed = hitNumber(g.settings, tileNamed(g.state, target));
  const cites = shotRules(g, tile, target, targets.length > 1);
  const affected = commandosOn(g, target).filter(isSeen);
  const faces = yield* rollFor(
    g,
    affected,
    groupDice(g, terrain, tile),
    `The group on ${tile} shoots at ${target}`,
    cites,
  );
  const victims = victimsOn(g, target);
  const takers = charactersAsTakers(g, victims, needed);
  const inNest = victims.some(({ nest }) => nest);
  record(g, {
    event: "group-shot",
    at: tile,
    target,
    ...neededOn(g, needed, takers, inNest),
    dice: faces,
    hits: hitsAmong(faces, takers),
    cites: [...cites, ...also(inNest, ...nestRules(g, needed), "vs.nest.no-low-waste")],
  });
  const hits = faces.filter((face) => hitsAmong([face], takers) > 0).toSorted((a, b) => a - b);
  yield* shareHits(g, target, needed, hits);
}

/** The rules a shot of a group rests on. */
function shotRules(g: G, tile: string, target: string, chosen: boolean): readonly Citation[] {
  const units = unitsOn(g, tile);
  const effect = effectOn(terrainOf(g.state, tile));
  return [
    "vs.eshoot.group",
    "vs.eshoot.range",
    "vs.eshoot.dice",
    "vs.eshoot.to-hit",
    "vs.eshoot.stealthy-immune",
    "vs.enemy.steps",
    "vs.open.parallel-steps",
    ...also(tile === target, "vs.eshoot.own-tile-first"),
    ...also(chosen, "vs.eshoot.adjacent-choice", "vs.term.player-choice"),
    ...also(
      units.some(({ protects }) => protects === "nest"),
      "vs.protect.nest",
      "vs.open.overheat-enemy",
    ),
    ...also(
      units.some(({ kind }) => kind === "dog"),
      "vs.dog.no-combat",
    ),
    ...also(effect?.kind === "group-dice", "vs.event.enemy-phase-effect"),
    ...also(victimsOn(g, target).some(isPerson), "vs.escort.draws-enemies"),
    ...also(
      g.state.barrels.some(({ at, destroyed }) => at === target && !destroyed),
      "vs.gas.enemy-shots",
    ),
  ];
}

/**
 * The players share out the hits where it makes a difference, the lowest die first; what no one can take is lost.
 * vs.eshoot.distribute, vs.eshoot.overflow, vs.nest.cover, vs.nest.no-low-waste, vs.open.nest-forced
 */
function* shareHits(g: G, target: string, needed: number, hits: readonly number[]): Rules {
  const lost: Citation[] = [];
  for (const [i, face] of hits.entries()) {
    const there = victimsOn(g, target);
    const able = there.filter(({ nest }) => face >= (nest ? nestNumber(g, needed) : needed));
    if (able.length === 0) {
      lost.push(...(there.length === 0 ? [] : nestRules(g, needed)));
      lost.push(there.length === 0 ? "vs.eshoot.overflow" : "vs.nest.no-low-waste");
      continue;
    }
    const refusable = able.every(({ nest }) => nest) && reading(g, "vs.open.nest-forced") === "may-refuse";
    const matters = refusable || sharingMatters(hits.slice(i), charactersAsTakers(g, there, needed));
    const victim = yield* choose<Victim | null>(
      players,
      { id: "vs.decide.share-enemy-hits", text: `The ${face} hits on ${target}. Whom?` },
      [
        ...(matters ? able : able.slice(0, 1)).map((one) => ({
          id: one.id,
          text: one.nest ? `${one.id}, in the nest` : one.id,
          value: one,
        })),
        ...(refusable ? [{ id: "lose", text: "The hit is lost", value: null }] : []),
      ],
    );
    if (victim === null) lost.push("vs.open.nest-forced");
    else yield* hit(g, victim, needed, there.length > 1);
  }
  const reasons: ReadonlySet<Citation> = new Set(["vs.eshoot.overflow", "vs.nest.no-low-waste", "vs.open.nest-forced"]);
  const count = lost.filter((cite) => reasons.has(cite)).length;
  if (count > 0) record(g, { event: "hits-lost", count, cites: [...new Set(lost)] });
}

function* hit(g: G, victim: Victim, needed: number, shared: boolean): Rules {
  const nest = also(victim.nest, ...nestRules(g, needed), "vs.open.nest-forced");
  const cites: readonly Citation[] = [
    "vs.eshoot.to-hit",
    ...also(shared, "vs.eshoot.distribute", "vs.eshoot.overflow"),
    ...nest,
  ];
  if (isPerson(victim)) hitPerson(g, victim, [...cites, "vs.escort.draws-enemies"]);
  else yield* injure(g, victim, 1, cites);
}
