import type { Choice } from "../kernel/index.ts";
import type { Citation } from "./events.ts";
import { destroyBarrel } from "./explosions.ts";
import { hitPerson, injure } from "./health.ts";
import { eliminateUnit, layTokens, leavesToken } from "./rewards.ts";
import type { Commando, Person, Unit } from "./state.ts";
import { tallied } from "./tally.ts";
import {
  choose,
  commandosOn,
  type G,
  isSeen,
  number,
  type OnTile,
  peopleOn,
  players,
  reading,
  record,
  type Rules,
  unitsOn,
} from "./table.ts";

/** Units that are alike stand for each other in a choice. */
const alike = (unit: Unit): string => `${unit.kind} ${unit.side ?? ""} ${unit.protects ?? ""}`;
export const oneOfEach = <T extends Unit>(units: readonly T[]): readonly T[] =>
  [...new Map(units.toReversed().map((unit) => [alike(unit), unit])).values()].toReversed();

/** The lowest face that hits a character in a nest. vs.shoot.nest-five, vs.nest.cover, vs.open.nest-low-number */
export const nestNumber = (g: G, tileNumber: number): number => {
  const cover = number(g, "vs.number.nest-cover");
  return reading(g, "vs.open.nest-low-number") === "higher-counts" ? Math.max(cover, tileNumber) : cover;
};

/**
 * Whether a face hits a unit: in a nest by its cover, else by the number of the tile. vs.shoot.to-hit,
 * vs.shoot.nest-five
 */
const canHit = (g: G, face: number, tileNumber: number, inNest: boolean): boolean =>
  face >= (inNest ? nestNumber(g, tileNumber) : tileNumber);

const unitName = ({ id, kind, side, protects }: Unit): string =>
  `${id} (${kind}${side === null ? "" : `, ${side}`}${protects === null ? "" : `, protecting ${protects}`})`;

/** What a shot does on its tile. */
export interface Shot {
  readonly by: Commando | null;
  readonly seat: string;
  readonly tile: string;
  readonly number: number;
  readonly faces: readonly number[];
  readonly how: string;
  /** Whether hits left over must go to visible characters: grenades and bombardments. */
  readonly rest: boolean;
  readonly rewarded: boolean;
  readonly cites: readonly Citation[];
}

const restOf = (g: G, shot: Shot): readonly (OnTile<Commando> | Person)[] => {
  const commandos = commandosOn(g, shot.tile).filter(
    (one) =>
      isSeen(one) &&
      (shot.by === null || reading(g, "vs.open.grenade-commando") === "any-visible" || one.id === shot.by.id),
  );
  return [...commandos, ...peopleOn(g, shot.tile).filter(({ visible }) => visible)];
};

const isPerson = (one: Commando | Person): one is Person => "objective" in one;

/**
 * Shares the hits of a shot by a commando: each die that hits eliminates a unit, lowest die first, as the shooter
 * decides; then rewards. vs.shoot.to-hit, vs.shoot.distribute, vs.shoot.nest-five, vs.gas.as-enemy,
 * vs.grenade.rest-forced, vs.bomb.hits
 */
export function* shareHits(g: G, shot: Shot): Rules {
  const { tile } = shot;
  let left = 0;
  let rewards = 0;
  for (const face of shot.faces.toSorted((a, b) => a - b)) {
    const units = unitsOn(g, tile).filter((unit) => canHit(g, face, shot.number, unit.protects === "nest"));
    const barrel =
      face >= shot.number ? g.state.barrels.find(({ at, destroyed }) => at === tile && !destroyed) : undefined;
    const options: Choice<OnTile<Unit> | "barrel" | "lose">[] = [
      ...oneOfEach(units).map((unit) => ({ id: unit.id, text: unitName(unit), value: unit })),
      ...(barrel === undefined ? [] : [{ id: "barrel", text: "The gas barrel", value: "barrel" as const }]),
      ...(barrel !== undefined && units.length === 0
        ? [{ id: "lose", text: "The hit is lost", value: "lose" as const }]
        : []),
    ];
    const rest =
      shot.rest && units.length === 0 ? restOf(g, shot).filter((one) => canHit(g, face, shot.number, one.nest)) : [];
    if (options.length === 0 && rest.length > 0) {
      const victim = yield* choose(
        players,
        { id: "vs.decide.share-rest", text: `The ${face} hits a visible character. Whom?` },
        rest.map((one) => ({ id: one.id, text: one.id, value: one })),
      );
      const cites: readonly Citation[] = [...shot.cites, "vs.open.grenade-commando"];
      if (isPerson(victim)) hitPerson(g, victim, cites);
      else yield* injure(g, victim, 1, cites);
      continue;
    }
    if (options.length === 0) {
      if (face >= shot.number) left++;
      continue;
    }
    const target = yield* choose(shot.seat, { id: "vs.decide.share-hits", text: `The ${face} hits. What?` }, options);
    if (target === "lose") left++;
    else if (target === "barrel") yield* destroyBarrel(g, tile, shot.by);
    else {
      if (target.protects === "nest" && shot.by !== null) tallied(g, "nest-gunners");
      const nest: readonly Citation[] =
        target.protects === "nest" ? ["vs.shoot.nest-five", "vs.open.nest-low-number"] : [];
      eliminateUnit(g, target, shot.how, [
        "vs.shoot.to-hit",
        "vs.shoot.distribute",
        "vs.shoot.to-reserve",
        ...nest,
        ...shot.cites,
      ]);
      if (leavesToken(target)) rewards++;
      else
        record(g, { event: "prepared", what: `${target.id} is not replaced by a token.`, cites: ["vs.dog.no-reward"] });
    }
  }
  if (left > 0)
    record(g, {
      event: "hits-lost",
      count: left,
      cites: ["vs.shoot.distribute", "vs.shoot.no-objective", "vs.shoot.no-commando"],
    });
  if (shot.rewarded && rewards > 0) yield* layTokens(g, tile, rewards, shot.by, ["vs.shoot.reward"]);
}
