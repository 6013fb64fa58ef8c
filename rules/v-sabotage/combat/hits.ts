import { type Choice, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  choose,
  commandosOn,
  type Ctx,
  injuriesOf,
  isSeen,
  number,
  type OnTile,
  peopleOn,
  players,
  reading,
  record,
  type Rules,
  unitsOn,
  remark,
} from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import { hasXpCard } from "../table/skills.ts";
import type { Commando, Person, Unit } from "../table/state.ts";
import { countTally } from "../table/tally.ts";
import { destroyBarrel } from "./explosions.ts";
import { hitPerson, injure } from "./health.ts";
import { eliminateUnit, layTokens, leavesToken } from "./rewards.ts";
import { countHits, lowestHitNumber, sharingMatters, type HitTarget } from "./sharing.ts";

/** Units that are alike stand for each other in a choice. */
const alike = (unit: Unit): string => `${unit.kind} ${unit.side ?? ""} ${unit.protects ?? ""}`;
export const distinctUnits = <T extends Unit>(units: readonly T[]): readonly T[] =>
  [...new Map(units.toReversed().map((unit) => [alike(unit), unit])).values()].toReversed();

/** The lowest face that hits a character in a nest. vs.shoot.nest-five, vs.nest.cover, vs.open.nest-low-number */
export const nestNumber = (ctx: Ctx, tileNumber: number): number => {
  const cover = number(ctx, "vs.number.nest-cover");
  return reading(ctx, "vs.open.nest-low-number") === "higher-counts" ? Math.max(cover, tileNumber) : cover;
};

const unitName = ({ id, kind, side, protects }: Unit): string =>
  `${id} (${kind}${side === null ? "" : `, ${side}`}${protects === null ? "" : `, protecting ${protects}`})`;

/** What is shot at: a tile, what hits outside its nest, and whose hits may go on to whom. */
export interface Shot {
  /** Who shoots himself; null for a bombardment, whose hits spare nobody for his sake. */
  readonly by: Commando | null;
  /** Who eliminates the units, whom a spotted token may show. vs.spotted.reveals */
  readonly eliminator: Commando;
  readonly seat: string;
  readonly tile: string;
  /** The number of the tile. */
  readonly number: number;
  readonly faces: readonly number[];
  readonly how: string;
  /** Whether hits left over must go to visible characters: grenades and bombardments. */
  readonly rest: boolean;
  readonly rewarded: boolean;
  readonly cites: readonly Citation[];
}

/** What a shot is aimed at. */
export type Aim = Pick<Shot, "by" | "tile" | "number" | "rest">;

const charactersLeft = (ctx: Ctx, { by, tile }: Aim): readonly (OnTile<Commando> | Person)[] => {
  const commandos = commandosOn(ctx, tile).filter(
    (commando) =>
      isSeen(commando) &&
      (by === null || reading(ctx, "vs.open.grenade-commando") === "any-visible" || commando.id === by.id),
  );
  return [...commandos, ...peopleOn(ctx, tile).filter(({ visible }) => visible)];
};

export const isPerson = (character: Commando | Person): character is Person => "objective" in character;

/** How many more hits a character takes. vs.health.critical, vs.escort.one-hit */
const roomOf = (ctx: Ctx, character: Commando | Person): number => {
  if (isPerson(character)) return number(ctx, "vs.number.escort-hits") - character.hits;
  const more = hasXpCard(character, "never-down") || hasXpCard(character, "hard-to-stop") ? 2 : 0;
  return character.slots.length - injuriesOf(character) + more;
};

/** Characters as takers of hits on their tile. vs.nest.cover */
export const charactersAsTargets = (
  ctx: Ctx,
  characters: readonly (Commando | Person)[],
  tileNumber: number,
): readonly HitTarget[] =>
  characters.map((character) => ({
    name: character.id,
    room: roomOf(ctx, character),
    number: character.nest ? nestNumber(ctx, tileNumber) : tileNumber,
  }));

const unitsAsTargets = (ctx: Ctx, { tile, number: tileNumber }: Aim): readonly HitTarget[] =>
  unitsOn(ctx, tile).map((unit) => ({
    name: alike(unit),
    room: 1,
    number: unit.protects === "nest" ? nestNumber(ctx, tileNumber) : tileNumber,
  }));

const isBarrelOn = (ctx: Ctx, tile: string): boolean =>
  ctx.state.barrels.some(({ at, destroyed }) => at === tile && !destroyed);

/**
 * What a shot of a commando can hit, with the number each takes; settled before the dice are counted. vs.shoot.to-hit,
 * vs.shoot.nest-five, vs.gas.as-enemy, vs.grenade.hits-visible
 */
export const shotTargets = (ctx: Ctx, aim: Aim): readonly HitTarget[] => [
  ...unitsAsTargets(ctx, aim),
  ...(isBarrelOn(ctx, aim.tile) ? [{ name: "barrel", room: 1, number: aim.number }] : []),
  ...(aim.rest ? charactersAsTargets(ctx, charactersLeft(ctx, aim), aim.number) : []),
];

/** The numbers a shot needs, for people and programs: the lowest that hits anything, and that of the nest. */
interface HitNumbers {
  readonly number: number;
  /** The number of whoever is in the nest; null when nobody there can be hit. */
  readonly nest: number | null;
}

/** The numbers needed on a tile. vs.shoot.to-hit, vs.eshoot.to-hit, vs.nest.cover, vs.open.nest-low-number */
export function hitNumbersOn(ctx: Ctx, tileNumber: number, takers: readonly HitTarget[], inNest: boolean): HitNumbers {
  const nest = inNest ? nestNumber(ctx, tileNumber) : null;
  return { number: lowestHitNumber(takers) ?? tileNumber, nest };
}

/** Whether somebody in the nest of a tile can be hit by a shot of a commando. vs.shoot.nest-five */
export const isNestTarget = (ctx: Ctx, aim: Aim): boolean =>
  unitsOn(ctx, aim.tile).some(({ protects }) => protects === "nest") ||
  (aim.rest && charactersLeft(ctx, aim).some(({ nest }) => nest));

/** The rules by which a nest covers: the open point only where the readings differ. vs.open.nest-low-number */
export const nestCitations = (ctx: Ctx, tileNumber: number): readonly Citation[] => [
  "vs.nest.cover",
  ...citeIf(tileNumber > number(ctx, "vs.number.nest-cover"), "vs.open.nest-low-number"),
];

/**
 * Shares the hits of a shot by a commando: each die that hits eliminates a unit, lowest die first, as the shooter
 * decides; then rewards. vs.shoot.to-hit, vs.shoot.distribute, vs.shoot.nest-five, vs.gas.as-enemy,
 * vs.grenade.rest-forced, vs.bomb.hits
 */
export function* shareHits(ctx: Ctx, shot: Shot): Rules {
  const { tile } = shot;
  const lost: Citation[] = [];
  let rewards = 0;
  const hits = shot.faces.toSorted((a, b) => a - b).filter((face) => countHits([face], shotTargets(ctx, shot)) > 0);
  for (const [i, face] of hits.entries()) {
    const target = yield* nextCasualty(ctx, shot, hits.slice(i));
    if (target === null) lost.push(...lostHitCitations(ctx, shot, face));
    else if (target.kind === "barrel") yield* destroyBarrel(ctx, tile, shot.eliminator);
    else if (target.kind === "character") yield* hitCharacter(ctx, target.character, shot);
    else {
      const { unit } = target;
      const inNest = unit.protects === "nest";
      if (inNest && shot.by !== null) countTally(ctx, "nest-gunners");
      eliminateUnit(ctx, unit, shot.how, [
        "vs.shoot.to-hit",
        "vs.shoot.distribute",
        "vs.shoot.to-reserve",
        ...(inNest ? (["vs.shoot.nest-five", ...nestCitations(ctx, shot.number)] as const) : []),
        ...shot.cites,
      ]);
      if (leavesToken(unit)) rewards++;
      else remark(ctx, `${unit.id} is not replaced by a token.`, "vs.dog.no-reward");
    }
  }
  if (lost.length > 0)
    record(ctx, {
      event: "hits-lost",
      count: lost.filter((cite) => cite === "vs.shoot.distribute").length,
      cites: [...new Set(lost)],
    });
  if (shot.rewarded && rewards > 0) yield* layTokens(ctx, tile, rewards, shot.eliminator, ["vs.shoot.reward"]);
}

/** What a die of a shot hits. */
type Casualty =
  | { readonly kind: "unit"; readonly unit: OnTile<Unit> }
  | { readonly kind: "barrel" }
  | { readonly kind: "character"; readonly character: OnTile<Commando> | Person };

/**
 * What the first of these faces hits: a unit or a barrel as the shooter decides where it makes a difference, after them
 * a visible character; null when the hit is lost. vs.shoot.distribute, vs.gas.as-enemy, vs.grenade.rest-forced
 */
function* nextCasualty(ctx: Ctx, shot: Shot, faces: readonly number[]): Rules<Casualty | null> {
  const [face = 0] = faces;
  const { tile } = shot;
  const units = unitsOn(ctx, tile).filter(
    (unit) => face >= (unit.protects === "nest" ? nestNumber(ctx, shot.number) : shot.number),
  );
  const barrel = isBarrelOn(ctx, tile) && face >= shot.number;
  const rest = shot.rest && units.length === 0 ? hittable(ctx, charactersLeft(ctx, shot), face, shot.number) : [];
  if (units.length === 0 && !barrel) return yield* chooseCharacter(ctx, shot, faces, rest);
  const [first] = units;
  // gas may change who is there: with a barrel the order counts
  if (!barrel && first !== undefined && !sharingMatters(faces, unitsAsTargets(ctx, shot)))
    return { kind: "unit", unit: first };
  const otherwise =
    rest.length > 0
      ? { id: "rest", text: "A visible character left on the tile", value: "pass" as const }
      : { id: "lose", text: "The hit is lost", value: "pass" as const };
  const options: Choice<OnTile<Unit> | "barrel" | "pass">[] = [
    ...distinctUnits(units).map((unit) => ({ id: unit.id, text: unitName(unit), value: unit })),
    ...(barrel ? [{ id: "barrel", text: "The gas barrel", value: "barrel" as const }] : []),
    ...(units.length > 0 ? [] : [otherwise]),
  ];
  const target = yield* choose(shot.seat, { id: "vs.decide.share-hits", text: `What does the ${face} hit?` }, options);
  if (target === "pass") return yield* chooseCharacter(ctx, shot, faces, rest);
  return target === "barrel" ? { kind: "barrel" } : { kind: "unit", unit: target };
}

/** Those of some characters whom a face can hit. vs.nest.cover */
const hittable = <T extends Commando | Person>(
  ctx: Ctx,
  characters: readonly T[],
  face: number,
  tileNumber: number,
): readonly T[] => characters.filter(({ nest }) => face >= (nest ? nestNumber(ctx, tileNumber) : tileNumber));

/** Whom a hit left over hits; null when nobody is left. vs.grenade.rest-forced, vs.bomb.hits */
function* chooseCharacter(
  ctx: Ctx,
  shot: Shot,
  faces: readonly number[],
  rest: readonly (OnTile<Commando> | Person)[],
): Rules<Casualty | null> {
  const [first] = rest;
  if (first === undefined) return null;
  const choices = sharingMatters(faces, charactersAsTargets(ctx, charactersLeft(ctx, shot), shot.number))
    ? rest
    : [first];
  const character = yield* choose(
    players,
    { id: "vs.decide.share-rest", text: `The ${faces[0] ?? ""} hits a visible character. Whom?` },
    choices.map((person) => ({ id: person.id, text: person.id, value: person })),
  );
  return { kind: "character", character };
}

function* hitCharacter(ctx: Ctx, character: OnTile<Commando> | Person, shot: Shot): Rules {
  const nest = character.nest ? (["vs.shoot.nest-five", ...nestCitations(ctx, shot.number)] as const) : [];
  const cites: readonly Citation[] = [...shot.cites, ...nest, "vs.open.grenade-commando"];
  if (isPerson(character)) hitPerson(ctx, character, cites);
  else yield* injure(ctx, character, cites);
}

/** Why a hit finds nothing: nothing is left, or only what a nest covers. vs.shoot.distribute, vs.shoot.nest-five */
function lostHitCitations(ctx: Ctx, shot: Shot, face: number): readonly Citation[] {
  const covered = isNestTarget(ctx, shot) && face < nestNumber(ctx, shot.number);
  const { objectives } = terrainOf(ctx.state, shot.tile);
  return [
    "vs.shoot.distribute",
    ...(covered ? (["vs.shoot.nest-five", ...nestCitations(ctx, shot.number)] as const) : []),
    ...citeIf(
      objectives.some(({ at, done }) => at === shot.tile && !done),
      "vs.shoot.no-objective",
    ),
    ...citeIf(!shot.rest && commandosOn(ctx, shot.tile).length > 0, "vs.shoot.no-commando"),
    ...citeIf(shot.rest && commandosOn(ctx, shot.tile).some(isSeen), "vs.open.grenade-commando"),
    ...citeIf(isBarrelOn(ctx, shot.tile), "vs.gas.as-enemy"),
  ];
}
