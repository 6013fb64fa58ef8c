import {
  type BoardArea,
  type BoardCell,
  type BoardMark,
  type BoardModel,
  type BoardObjective,
  type BoardPiece,
  type BoardTrack,
  type BoardWay,
  compass,
  spaced,
} from "../../kernel/index.ts";
import { cardSays, commandoCards } from "../book/commando-cards.ts";
import { titleOfEvent } from "../book/event-effects.ts";
import { fateTokens, unitTitles } from "../book/tokens.ts";
import { isTerrainCard, terrainCard, titleOfTerrain } from "../set-up/index.ts";
import { weaponsOf } from "../table/commandos.ts";
import { injuriesOf, isCritical, isObjectiveOnTable, savedActionsOf } from "../table/context.ts";
import { mapOf, type Tile, type Way, wayBetween, wayName } from "../table/map.ts";
import type { Commando, Laid, Objective, Person, State, Terrain, Unit } from "../table/state.ts";

/**
 * A terrain on the drawing, and the column at which its map begins: maps lie beside each other, north above in all.
 * vs.setup.north
 */
interface Sheet {
  readonly terrain: Terrain;
  readonly column: number;
}

/** Cells between two maps on the drawing. */
const MAP_GAP = 1;

/** The card of a terrain that was completed, as it is looked at when the game is over. */
function asCompleted(id: string): Terrain {
  const { terrain } = terrainCard(id);
  return { ...terrain, objectives: terrain.objectives.map((objective) => ({ ...objective, done: true })) };
}

/**
 * The terrains to draw: those in play, in the set-up those that are about to be laid out, and when the game is over and
 * all have been taken apart, the last.
 */
function terrainsOf({ terrains, phase, ahead, completed, result }: State): readonly Terrain[] {
  if (terrains.length > 0) return terrains;
  if (result !== null) return completed.slice(-1).filter(isTerrainCard).map(asCompleted);
  if (phase !== "set-up") return terrains;
  const due = ahead.filter(
    ({ terrain, after }) => isTerrainCard(terrain) && after.every((id) => completed.includes(id)),
  );
  return due.map(({ terrain }) => terrainCard(terrain).terrain);
}

function sheetsOf(terrains: readonly Terrain[]): readonly Sheet[] {
  let column = 0;
  return terrains.map((terrain) => {
    const sheet = { terrain, column };
    column += mapOf(terrain).areas.width + MAP_GAP;
    return sheet;
  });
}

/** Where the tiles are on the drawing. */
class Layout {
  readonly sheets: readonly Sheet[];
  readonly #cells = new Map<string, readonly BoardCell[]>();

  constructor(state: State) {
    this.sheets = sheetsOf(terrainsOf(state));
    for (const { terrain, column } of this.sheets) {
      for (const [name, { cells }] of mapOf(terrain).tiles)
        this.#cells.set(
          name,
          cells.map(({ x, y }) => ({ x: x + column, y })),
        );
    }
  }

  cellsOf(tile: string): readonly BoardCell[] {
    return this.#cells.get(tile) ?? [];
  }

  firstOf(tile: string): BoardCell {
    return this.cellsOf(tile)[0] ?? { x: 0, y: 0 };
  }

  get width(): number {
    return Math.max(0, ...this.sheets.map(({ terrain, column }) => column + mapOf(terrain).areas.width));
  }

  get height(): number {
    return Math.max(0, ...this.sheets.map(({ terrain }) => mapOf(terrain).areas.height));
  }
}

const sideWord = ({ indoor }: Tile): string => (indoor ? "indoor" : "outdoor");

function areasOf(layout: Layout): readonly BoardArea[] {
  return layout.sheets.flatMap(({ terrain }) =>
    [...mapOf(terrain).tiles.values()].map((tile) => ({
      id: tile.name,
      kind: `${tile.size} ${sideWord(tile)}`,
      label: tile.name,
      group: terrain.id,
      cells: layout.cellsOf(tile.name),
      details: { size: tile.size, indoor: tile.indoor, terrain: terrain.id },
    })),
  );
}

const wayKinds: Readonly<Record<Way, string>> = {
  open: "open",
  wall: "wall",
  unlocked: "unlocked door",
  locked: "locked door",
};

/** What lies between any two neighbours; an opening between walls is told from open ground. vs.mini.doors */
function wayKind(terrain: Terrain, a: string, b: string): string {
  const { tiles } = mapOf(terrain);
  const way = wayBetween(terrain, a, b);
  const indoor = tiles.get(a)?.indoor === true || tiles.get(b)?.indoor === true;
  return way === "open" && indoor ? "opening" : wayKinds[way];
}

function waysOf({ terrain }: Sheet): readonly BoardWay[] {
  const ways = new Map<string, BoardWay>();
  for (const { name, borders } of mapOf(terrain).tiles.values()) {
    for (const { to } of borders) {
      const [a, b] = name < to ? [name, to] : [to, name];
      ways.set(wayName(a, b), { between: [a, b], kind: wayKind(terrain, a, b) });
    }
  }
  return [...ways.values()];
}

/** A piece on a tile, or off the map. */
const pieceAt = (layout: Layout, at: string | null): Pick<BoardPiece, "x" | "y" | "area" | "facing"> => ({
  ...(at === null ? { x: -1, y: -1 } : layout.firstOf(at)),
  area: at,
  facing: null,
});

/** The conditions that hold, in words. */
const conditionsIn = (conditions: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(conditions).filter((word) => conditions[word] === true);

const joined = (kinds: readonly string[]): string => kinds.join(", ");

function commandoPiece(layout: Layout, commando: Commando): BoardPiece {
  const { id, card, side, at, visible, nest, uniform, ap, status, turn, tokens, player, deadline, xp } = commando;
  const critical = isCritical(commando);
  const injuries = injuriesOf(commando);
  const saved = savedActionsOf(commando);
  return {
    id,
    kind: card,
    side: "commandos",
    ...pieceAt(layout, at),
    conditions: [
      ...conditionsIn({
        visible: visible && !critical,
        stealthy: !visible || critical,
        "in the nest": nest,
        "in a German uniform": uniform,
        "in critical condition": critical,
      }),
      ...(injuries > 0 && !critical ? [`${injuries} injured`] : []),
      ...(saved > 0 ? [`${saved} saved`] : []),
    ],
    details: {
      visible,
      nest,
      uniform,
      ap,
      injuries,
      saved,
      critical,
      status,
      turn,
      shootsWith: joined(weaponsOf(commando)),
      tokens: joined(tokens.map(({ kind }) => kind)),
      player,
      card: `${card} ${side}`,
      ...(deadline !== null && { deadline }),
      ...(xp.length > 0 && { xp: joined(xp.map(({ card: xpCard, used }) => (used ? `${xpCard} used` : xpCard))) }),
    },
  };
}

function unitPiece(layout: Layout, entrances: ReadonlyMap<string, string>, unit: Unit): BoardPiece {
  const { id, kind, side, at, protects, behind } = unit;
  const door = behind === null ? undefined : entrances.get(behind);
  return {
    id,
    kind,
    side: "enemy",
    ...(at === null && door !== undefined ? { ...pieceAt(layout, door), area: null } : pieceAt(layout, at)),
    conditions: [
      ...(side === null ? [] : [side]),
      ...(protects === null ? [] : [`protects the ${spaced(protects)}`]),
      ...(behind === null ? [] : [`waits behind ${behind}`]),
    ],
    details: { kind, ...(side !== null && { side }), protects: protects ?? "nothing", behind: behind ?? "nothing" },
  };
}

const personPiece = (layout: Layout, { id, type, enemy, at, visible, nest, objective }: Person): BoardPiece => ({
  id,
  kind: "person",
  side: enemy ? "escorted enemies" : "escorted",
  ...pieceAt(layout, at),
  conditions: conditionsIn({ visible, stealthy: !visible, "in the nest": nest }),
  details: { visible, nest, type, enemy, objective },
});

/** A token by the side that is up, e.g. "crowbar red". vs.equip.red */
const laidKind = ({ kind, red }: Laid): string => (red ? `${kind} red` : kind);

/** Something on a tile that has no id of its own. */
const objectPiece = (
  layout: Layout,
  at: string,
  object: Pick<BoardPiece, "id" | "kind" | "conditions" | "details">,
): BoardPiece => ({ ...object, side: "objects", ...pieceAt(layout, at) });

/** What stands on a tile and takes no space, so that it is no piece. vs.move.no-space-tokens */
const markOn = (layout: Layout, kind: string, at: string, label: string): BoardMark => ({
  kind,
  label,
  squares: layout.cellsOf(at),
  area: at,
});

const objectiveLabel = ({ id, kind, ap, needs, person }: Objective): string =>
  `${id}: ${kind === "interact" ? `${ap} AP` : kind === "destroy" ? "to be destroyed" : `to be escorted, ${person === null ? "nobody" : spaced(person)}`}${needs === null ? "" : `, needs ${needs}`}`;

/** What a terrain's card puts on its tiles: alarm, nests, trap doors, open objectives. */
const tokenMarks = (
  state: State,
  layout: Layout,
  { alarm, nests, trapDoors, objectives, goliath }: Terrain,
): readonly BoardMark[] => [
  ...(alarm.at === null ? [] : [markOn(layout, "alarm", alarm.at, alarm.on ? "alarm, on" : "alarm, off")]),
  ...nests.map(({ at, used }) =>
    markOn(layout, "nest", at, used.length === 0 ? "MG42 nest" : `MG42 nest, used by ${joined(used)}`),
  ),
  ...trapDoors.map(({ at, open }) => markOn(layout, "trap door", at, open ? "open trap door" : "blocked trap door")),
  ...objectives
    .filter((objective) => isObjectiveOnTable(state, objective))
    .map((objective) => markOn(layout, "objective", objective.at, objectiveLabel(objective))),
  ...(goliath === null ? [] : [markOn(layout, "Goliath nest", goliath, "Goliath nest")]),
];

/** What is done about an objective, with the word of the book: one interacts with it, destroys it, escorts somebody out. */
const objectiveTexts: Readonly<Record<Objective["kind"], (name: string, at: string) => string>> = {
  interact: (name, at) => `Interact with the ${name} on ${at}`,
  destroy: (name, at) => `Destroy the ${name} on ${at}`,
  escort: (name, at) => `Escort the ${name} out from ${at}`,
};

const boardObjective = ({ id, kind, at, done }: Objective): BoardObjective => ({
  text: objectiveTexts[kind](spaced(id), at),
  state: done ? "met" : "open",
});

/** The turn, and for each terrain its alarm and its turn limit. vs.event.per-terrain */
const boardTracks = ({ turn }: State, { sheets }: Layout): readonly BoardTrack[] => [
  { name: "Turn", value: turn, most: null, bad: null, text: null },
  ...sheets.flatMap(({ terrain: { id, alarm, limit, turns } }): readonly BoardTrack[] => {
    const where = sheets.length > 1 ? ` of ${spaced(id)}` : "";
    const alarmed: BoardTrack = {
      name: `Alarm${where}`,
      value: alarm.on ? 1 : 0,
      most: 1,
      bad: "high",
      text: alarm.on ? "The alarm is on." : "The alarm is off.",
    };
    if (limit === null) return [alarmed];
    const left = Math.max(0, limit.turns - turns);
    const text = limit.fails ? "Out of time, the operation fails." : null;
    return [alarmed, { name: `Turns left${where}`, value: left, most: limit.turns, bad: "low", text }];
  }),
];

const entranceMarks = (layout: Layout, { entrances, alarm }: Terrain): readonly BoardMark[] =>
  entrances.map(({ id, at, side, barred }) => ({
    ...markOn(
      layout,
      "entrance",
      at,
      [`entrance ${id}`, ...(barred ? ["barricaded"] : []), ...(alarm.on ? ["alarm on"] : [])].join(", "),
    ),
    side,
  }));

/** The event card beside a terrain: what was read when it was drawn holds all turn. vs.event.per-terrain */
function eventMark({ sheets }: Layout, { id, event, alarm }: Terrain): readonly BoardMark[] {
  if (event === null) return [];
  const where = sheets.length > 1 ? `${titleOfTerrain(id)}: ` : "";
  const direction = event.direction === null ? "no direction" : compass[event.direction];
  const drawn = event.alarm === alarm.on ? "" : `, drawn with the alarm ${event.alarm ? "on" : "off"}`;
  const label = `${where}${titleOfEvent(event.card)}, ${direction}${drawn}`;
  return [{ kind: "event card", label, squares: [] }];
}

const marksOf = (state: State, layout: Layout, { terrain }: Sheet): readonly BoardMark[] => [
  ...tokenMarks(state, layout, terrain),
  ...entranceMarks(layout, terrain),
  ...eventMark(layout, terrain),
];

/** The neutral drawing model of a state. vs.mini.no-rule-change, vs.mini.states */
export function boardModel(state: State): BoardModel {
  const layout = new Layout(state);
  const entrances = new Map(
    layout.sheets.flatMap(({ terrain }) => terrain.entrances.map(({ id, at }) => [`${terrain.id}/${id}`, at] as const)),
  );
  return {
    kind: "areas",
    width: layout.width,
    height: layout.height,
    squares: [],
    edges: [],
    areas: areasOf(layout),
    ways: layout.sheets.flatMap(waysOf),
    pieces: [
      ...state.commandos.map((commando) => commandoPiece(layout, commando)),
      ...state.units.map((unit) => unitPiece(layout, entrances, unit)),
      ...state.people.map((person) => personPiece(layout, person)),
      ...state.laid.map((laid, i) =>
        objectPiece(layout, laid.at, {
          id: `token-${i + 1}`,
          kind: laidKind(laid),
          conditions: laid.used.map((user) => `used by ${user}`),
          details: { red: laid.red },
        }),
      ),
      ...state.barrels.map(({ at, destroyed }, i) =>
        objectPiece(layout, at, {
          id: `barrel-${i + 1}`,
          kind: "barrel",
          conditions: destroyed ? ["destroyed"] : [],
          details: { destroyed },
        }),
      ),
    ],
    marks: layout.sheets.flatMap((sheet) => marksOf(state, layout, sheet)),
    objectives: layout.sheets.flatMap(({ terrain }) => terrain.objectives.map(boardObjective)),
    tracks: boardTracks(state, layout),
    cards: state.commandos.map(({ id, card, side }) => ({ id, says: cardSays(card, side) })),
    names: [
      ...state.commandos.map(({ id, card }) => ({ id, name: commandoCards[card]?.title ?? card })),
      ...state.units.map(({ id, kind }) => ({ id, name: `${unitTitles[kind]} ${id.toUpperCase()}` })),
      ...layout.sheets.map(({ terrain: { id } }) => ({ id, name: titleOfTerrain(id) })),
      ...layout.sheets.flatMap(({ terrain }) => terrain.objectives.map(({ id }) => ({ id, name: spaced(id) }))),
      ...fateTokens
        .filter((id) => Object.hasOwn(state.enemies.reserve, id) || state.danger.aside.includes(id))
        .map((id) => ({ id, name: id.replace("-", " token ") })),
    ],
  };
}
