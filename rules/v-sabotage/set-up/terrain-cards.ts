import { type SpecialRule, specialRules } from "../book/special-rules.ts";
import { type PrintedTerrain, terrainTexts } from "../book/terrain-texts.ts";
import type { TokenKind } from "../book/tokens.ts";
import { parsePosition } from "../notation/index.ts";
import type { State, Terrain } from "../table/state.ts";

/** Where a unit stands guard, and what it protects there. */
export interface Guard {
  readonly at: string;
  readonly protects: string;
}

/** A terrain card to be laid out. */
export interface TerrainCard {
  readonly title: string;
  readonly text: string;
  readonly expansion: PrintedTerrain["expansion"];
  /** The terrain, to be put into the state: nobody else has it. */
  readonly terrain: Terrain;
  /** Equipment that the card calls for by kind: vs.setup.equipment-source. */
  readonly tokens: readonly { readonly kind: TokenKind; readonly at: string }[];
  /** Tiles on which a random token of the equipment reserve lies. */
  readonly randomTokens: readonly string[];
  /** Tiles with a gas barrel, with Résistance. */
  readonly barrels: readonly string[];
  /** A guard for every triangular token: vs.setup.guard-token, vs.setup.guard-nest. */
  readonly guards: readonly Guard[];
  /** Tiles in contact with an entrance, which get more guards on veteran: vs.setup.veteran-guards. */
  readonly veteranGuards: readonly string[];
  readonly rules: readonly SpecialRule[];
}

/** The ids of all terrain cards. */
export const terrainIds: readonly string[] = Object.keys(terrainTexts);

/** What people call a terrain: by its card; one that was drawn by hand by its own word. */
export const titleOfTerrain = (id: string): string => terrainTexts[id]?.title ?? id;

/** Every triangular token of a terrain: the alarm, the nests, the objectives. */
const guardsOf = ({ alarm, nests, objectives }: Terrain): readonly Guard[] => [
  ...(alarm.at === null ? [] : [{ at: alarm.at, protects: "alarm" }]),
  ...nests.map(({ at }) => ({ at, protects: "nest" })),
  ...objectives.map(({ at, id }) => ({ at, protects: id })),
];

const drawn = new Map<string, State>();

/** A card's drawing, read once. */
function readDrawing(id: string, { drawing }: PrintedTerrain): State {
  const cached = drawn.get(id);
  if (cached !== undefined) return cached;
  const parsed = parsePosition(drawing);
  if (!parsed.ok)
    throw new Error(`The terrain card ${id} cannot be read: ${parsed.defects.map(({ message }) => message).join(" ")}`);
  drawn.set(id, parsed.value);
  return parsed.value;
}

/** A terrain of its own; the map, which nothing changes, is shared. */
const freshTerrain = (terrain: Terrain): Terrain => ({
  ...terrain,
  doors: terrain.doors.map((door) => ({ ...door })),
  trapDoors: terrain.trapDoors.map((door) => ({ ...door })),
  entrances: terrain.entrances.map((entrance) => ({ ...entrance })),
  nests: terrain.nests.map((nest) => ({ ...nest, used: [...nest.used] })),
  alarm: { ...terrain.alarm },
  objectives: terrain.objectives.map((objective) => ({ ...objective })),
});

/** Whether there is such a terrain card. */
export const isTerrainCard = (id: string): boolean => Object.hasOwn(terrainTexts, id);

/** A terrain card, made afresh each time. */
export function terrainCard(id: string): TerrainCard {
  const printed = isTerrainCard(id) ? terrainTexts[id] : undefined;
  const state = printed && readDrawing(id, printed);
  const [terrain] = state?.terrains ?? [];
  if (printed === undefined || state === undefined || terrain === undefined)
    throw new Error(`There is no terrain card ${id}.`);
  return {
    title: printed.title,
    text: printed.text,
    expansion: printed.expansion,
    terrain: freshTerrain(terrain),
    tokens: state.laid.map(({ kind, at }) => ({ kind, at })),
    randomTokens: printed.random,
    barrels: state.barrels.map(({ at }) => at),
    guards: guardsOf(terrain),
    veteranGuards: [...new Set(terrain.entrances.map(({ at }) => at))],
    rules: specialRules.filter((rule) => rule.terrain === id),
  };
}
