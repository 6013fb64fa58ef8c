import * as z from "zod";
import { measured } from "../../rules/geometry/index.ts";
import {
  act,
  type ActionForm,
  attribute,
  blank,
  type BoardModel,
  type Defect,
  type DieKind,
  failing,
  type FieldOfView,
  defineGame,
  legal,
  type Notation,
  type ActionPreview,
  type Result,
  ok,
  type Requirement,
  Requirements,
  rollKinds,
  type Rules,
  type Ruleset,
  type SightRuling,
  type RulesContext,
  err,
  type Visibility,
} from "../../rules/kernel/index.ts";

/* In one file: the game is small enough to be read as a whole, as an example of one on a measured table. */

/*
 * Dash, a small game for tests on a measured table: a runner crosses the table past sentries. Dice with faces of their
 * own say how far; an action is a path, or an end to which the shortest way is found.
 */

const { disc, inch, nameSight, onTable, Polygon, Terrain, units } = measured;
const unit = units.inch;
const radius = 1250;
const reach = 6 * inch;

const place = z.strictObject({ x: z.int().min(0).max(240_000), y: z.int().min(0).max(240_000) });
const stateSchema = z.strictObject({
  width: z.int().min(inch).max(240_000),
  height: z.int().min(inch).max(240_000),
  runner: place,
  sentries: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]-?\d{1,2}$/i),
        at: place,
        facing: z.int().min(0).max(359).nullable().default(null),
      }),
    )
    .max(20),
  walls: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z]{1,8}-?\d{1,2}$/), corners: z.array(place).max(200) }))
    .max(20),
  moves: z.int().min(0),
  seen: z.boolean(),
});
type State = z.infer<typeof stateSchema>;

/** A place in inches, as it stands in actions: "12.5,7.25". */
const placeName = z
  .string()
  .max(20)
  .refine((text) => {
    const at = measured.readPlace(text, unit);
    return at !== null && place.safeParse(at).success;
  }, "A place such as 12.5,7.25 is expected.")
  .meta({ names: "place" });

const actionSchema = z.union([
  z.strictObject({ do: z.literal("run"), path: z.array(placeName).min(2).max(40) }),
  z.strictObject({ do: z.literal("run"), to: placeName }),
]);
type Action = z.infer<typeof actionSchema>;

interface Event {
  readonly event: "ran" | "rolled";
  readonly cites: readonly string[];
  readonly path?: readonly measured.Place[];
  readonly found?: boolean;
  readonly noticed?: number;
}

type G = RulesContext<State, Event>;

const white: DieKind = { name: "white", faces: ["I", "I", "II", "III", "medal", "alert"] };
const means = ["quiet", "quiet", "quiet", "quiet", "quiet", "alert"];

const barriersOf = ({ sentries, walls }: State): readonly measured.Barrier[] => [
  ...walls.map(({ id, corners }) => ({ name: id, keep: 0, shape: corners })),
  ...sentries.map(({ id, at }) => ({ name: id, keep: inch, shape: disc(at.x, at.y, radius) })),
];

const terrainOf = ({ walls }: State) => new Terrain(walls.map(({ id, corners }) => new Polygon(id, corners)));
const boundsOf = ({ width, height }: State) => onTable(width, height, radius);

function placeOf(text: string): measured.Place {
  const at = measured.readPlace(text, unit);
  if (at === null) throw new Error(`Impossible: ${text} was read as a place.`);
  return at;
}

/** The path of an action; where a person leaves it out, the shortest one. Null where there is none. */
function pathOf(
  state: State,
  action: Action,
): { readonly path: readonly measured.Place[]; readonly found: boolean } | null {
  if ("path" in action) return { path: action.path.map(placeOf), found: false };
  const way = measured.shortestWay(state.runner, placeOf(action.to), radius, barriersOf(state), {
    bounds: boundsOf(state),
  });
  return way === null ? null : { path: way.path, found: true };
}

function requirementsOf({ state }: G, action: Action): readonly Requirement[] {
  const needs = new Requirements<"dash.run" | "dash.clear">();
  const found = pathOf(state, action);
  if (
    !needs.need(found !== null, { met: "There is a way.", unmet: "There is no way." }, "dash.clear") ||
    found === null
  )
    return needs.all;
  const { path } = found;
  const [first] = path;
  needs.need(
    first !== undefined && measured.samePlace(first, state.runner),
    { met: "The path begins at the runner.", unmet: "The path does not begin at the runner." },
    "dash.run",
  );
  const length = measured.lengthOf(path);
  needs.need(
    length <= reach,
    {
      met: `The way is ${measured.spoken(length, unit)} long.`,
      unmet: `The way is ${measured.spoken(length, unit)} long, ${measured.spoken(reach, unit)} allowed.`,
    },
    "dash.run",
  );
  const bounds = boundsOf(state);
  needs.need(
    path.every((corner) => measured.isInBounds(corner, bounds)),
    { met: "The base stays on the table.", unmet: "The base would leave the table." },
    "dash.run",
  );
  for (const [i, corner] of path.entries()) {
    const next = path[i + 1];
    const met = next === undefined ? null : measured.barrierInTheWay(corner, next, radius, barriersOf(state));
    if (met === null || next === undefined) continue;
    const { place: stop } = measured.sweep(corner, next, radius, [met], bounds);
    const unmet = `The way comes too near to ${met.name}.`;
    needs.need(false, { met: "", unmet, at: measured.writtenPlace(stop, unit) }, "dash.clear");
    break;
  }
  return needs.all;
}

/** Ends worth naming: as far as it goes to each side, just in range of each sentry. */
function namedEnds(g: G): readonly { readonly name: string; readonly at: measured.Place; readonly action: Action }[] {
  const { state } = g;
  const { runner } = state;
  const bounds = boundsOf(state);
  const sides = [
    ["north", 0],
    ["east", 90],
    ["south", 180],
    ["west", 270],
  ] as const;
  const far = sides.map(([name, degrees]) => {
    const goal = measured.placeAlong(runner, measured.directionOf(degrees), reach - 1);
    return { name: `furthest ${name}`, at: measured.sweep(runner, goal, radius, barriersOf(state), bounds).place };
  });
  const near = state.sentries.map(({ id, at }) => ({
    name: `nearest to ${id}`,
    at: measured.sweep(runner, at, radius, barriersOf(state), bounds).place,
  }));
  return [...far, ...near]
    .filter(({ at }) => !measured.samePlace(at, runner))
    .map(({ name, at }) => ({ name, at, action: { do: "run" as const, to: measured.writtenPlace(at, unit) } }))
    .filter(({ action }) => legal(requirementsOf(g, action)));
}

function formsOf(g: G): readonly ActionForm<Action>[] {
  const { state } = g;
  const named = namedEnds(g);
  const region = measured.regionOfMove(state.runner, reach, radius, barriersOf(state), { bounds: boundsOf(state) });
  const inInches = (at: measured.Place) => measured.placeInUnits(at, unit);
  return [
    {
      name: "run",
      piece: "R",
      requirements: [],
      actions: named.map(({ action }) => action),
      ends: {
        region: region.map((polygon) => polygon.map(inInches)),
        named: named.map(({ name, at }, action) => ({ name, at: inInches(at), action })),
      },
    },
  ];
}

function* play(g: G): Rules<Action, { result: "victory" | "defeat"; text: string; cites: readonly string[] }> {
  const { state } = g;
  for (;;) {
    if (state.seen) return { result: "defeat", text: "The runner is seen.", cites: ["dash.run"] };
    if (state.runner.x > state.width - 2 * inch)
      return { result: "victory", text: "He is across.", cites: ["dash.run"] };
    const action = yield* act<Action>({
      seat: "player-1",
      prompt: { id: "dash.turn", text: "Run" },
      requirements: (candidate) => requirementsOf(g, candidate),
      legal: () => namedEnds(g).map(({ action: one }) => one),
    });
    const found = pathOf(state, action);
    const end = found?.path.at(-1);
    if (found === null || end === undefined) throw new Error("A legal run has a path.");
    g.events.push({ event: "ran", cites: ["dash.run"], path: found.path, found: found.found });
    state.runner = { x: end.x, y: end.y };
    state.moves++;
    const watching = state.sentries.filter(({ at }) =>
      measured.sees(terrainOf(state), disc(at.x, at.y, radius), disc(end.x, end.y, radius)),
    );
    const dice = watching.map(() => ({ kind: white, means }));
    const shown = yield* rollKinds<Action>(dice, { text: "Is he noticed?", cites: ["dash.run"] });
    const noticed = shown.filter((one) => one.means === "alert").length;
    g.events.push({ event: "rolled", cites: ["dash.run"], noticed });
    state.seen = noticed > 0;
  }
}

/** Whether a sentry looks at the end of a run from 6″ or less. */
function looksAt(state: State, at: measured.Place, end: measured.Place): boolean {
  const [sentry, runner] = [disc(at.x, at.y, radius), disc(end.x, end.y, radius)];
  return measured.gapBetween(sentry, runner).length <= reach && measured.sees(terrainOf(state), sentry, runner);
}

/** The ground on which a sentry would look at the runner. */
function fieldOf(state: State, piece: string): Result<FieldOfView> {
  const sentry = state.sentries.find(({ id }) => id === piece);
  if (sentry === undefined)
    return err({ code: "no-fields", path: "/piece", message: `${piece} has no field of view.` });
  const trial = { from: sentry.at, least: 2 * radius, most: 2 * radius + reach, turn: 15, step: inch };
  const found = measured.fieldAround(trial, (at) => (looksAt(state, sentry.at, at) ? "watched" : null));
  const grounds = [...found].map(([kind, outlines]) => ({
    kind,
    well: "full" as const,
    outlines: outlines.map((outline) => outline.map((at) => measured.placeInUnits(at, unit))),
  }));
  return ok({ viewer: piece, full: [], partial: [], sees: [], cites: ["dash.sight"], grounds });
}

/** What a player wants to know of a run: its way, and which sentries will look at its end from 6″ or less. */
function outlookOf({ state }: G, action: Action): ActionPreview {
  const found = pathOf(state, action);
  const end = found?.path.at(-1);
  if (found === null || end === undefined) return { way: null, length: null, warnings: [] };
  const watching = state.sentries.filter(({ at }) => looksAt(state, at, end));
  return {
    way: found.path.map((at) => measured.placeInUnits(at, unit)),
    length: measured.spoken(measured.lengthOf(found.path), unit),
    warnings: watching.map(({ id }) => ({
      text: `Within ${measured.spoken(reach, unit)} and in view of ${id} there.`,
      at: id,
      cites: ["dash.sight"],
    })),
  };
}

/**
 * Reads lines such as `table 36 24`, `wall w1 15,8 21,8 21,13 15,13`, `sentry S1 at 12,10.5, facing 90`,
 * `runner at 24,10.5`.
 */
function parse(text: string): Result<State> {
  const state: State = { width: 0, height: 0, runner: { x: 0, y: 0 }, sentries: [], walls: [], moves: 0, seen: false };
  const faults: Defect[] = [];
  for (const [i, written] of text.split("\n").entries()) {
    const fault = (word: string, message: string): void =>
      void faults.push({ code: "text", path: "", message, line: i + 1, column: written.indexOf(word) + 1 });
    const at = (word: string): measured.Place => {
      const found = measured.readPlace(word, unit);
      if (found === null) fault(word, `"${word}" is no place such as 12.5,7.25.`);
      return found ?? { x: 0, y: 0 };
    };
    if (written.trim() === "") continue;
    const [kind = "", ...words] = written.trim().split(/\s+/);
    if (kind === "table") {
      state.width = measured.readLength(words[0] ?? "", unit) ?? 0;
      state.height = measured.readLength(words[1] ?? "", unit) ?? 0;
    } else if (kind === "wall") {
      const [id = "", ...corners] = words;
      const shape = corners.map(at);
      state.walls.push({ id, corners: shape });
      for (const { code, message, corners: bad } of measured.shapeDefects(shape, state)) {
        const word = corners[bad[0] ?? 0] ?? id;
        faults.push({ code, path: id, message, line: i + 1, column: written.indexOf(word) + 1 });
      }
    } else if (kind === "sentry") {
      const [id = "", , where = "", word, facing] = words.map((one) => one.replace(/,$/, ""));
      const degrees = word === "facing" && /^\d{1,3}$/.test(facing ?? "") ? Number(facing) : null;
      if (word !== undefined && (degrees === null || degrees > 359)) fault(word, "Expected facing and whole degrees.");
      state.sentries.push({ id, at: at(where), facing: degrees });
    } else if (kind === "runner") state.runner = at(words[1] ?? "");
    else fault(kind, `"${kind}" begins no line.`);
  }
  return faults.length > 0 ? err(...faults) : ok(state);
}

const print = ({ width, height, runner, sentries, walls }: State): string =>
  [
    `table ${measured.inUnits(width, unit)} ${measured.inUnits(height, unit)}`,
    ...walls.map(({ id, corners }) => `wall ${id} ${corners.map((one) => measured.writtenPlace(one, unit)).join(" ")}`),
    ...sentries.map(
      ({ id, at, facing }) =>
        `sentry ${id} at ${measured.writtenPlace(at, unit)}${facing === null ? "" : `, facing ${facing}`}`,
    ),
    `runner at ${measured.writtenPlace(runner, unit)}`,
  ].join("\n");

function defectsOf(state: State): readonly Defect[] {
  const stands = measured.mayStand(state.runner, radius, barriersOf(state), boundsOf(state));
  return stands ? [] : [{ code: "runner", path: "R", message: "The runner cannot stand there." }];
}

function sight({ state }: G, { from, to }: { from: string; to: string }): Result<SightRuling> {
  const whereIs = (name: string): measured.Place | undefined =>
    name === "R" ? state.runner : state.sentries.find(({ id }) => id === name)?.at;
  const [one, other] = [whereIs(from), whereIs(to)];
  if (one === undefined || other === undefined)
    return err({ code: "unknown-piece", path: "/from", message: `There is no ${one === undefined ? from : to}.` });
  const [a, b] = [disc(one.x, one.y, radius), disc(other.x, other.y, radius)];
  const { seen, line } = nameSight(terrainOf(state), a, b, {}, from < to ? "from" : "to");
  const spot = ({ x, y }: measured.Place): string =>
    measured.writtenPlace({ x: Math.round(x), y: Math.round(y) }, unit);
  const fate: Visibility = seen ? "full" : "none";
  const blocker =
    line !== null && "by" in line ? { text: `${line.by} blocks it.`, at: spot(line.at), cites: ["dash.sight"] } : null;
  const verdict = {
    place: fate,
    seen,
    lines:
      line === null
        ? []
        : [
            {
              from: spot(line.from),
              to: spot(line.to),
              through: [],
              fate,
              ...(blocker !== null && { blocker }),
              hindrances: [],
            },
          ],
    reasons: [],
  } as const;
  return ok({
    viewer: from,
    target: to,
    ...verdict,
    back: null,
    distance: Number(measured.inUnits(Math.round(measured.gapBetween(a, b).length), unit)),
    interpretations: [],
    otherwise: [],
  });
}

const boardOf = ({ width, height, runner, sentries, walls }: State): BoardModel => {
  const inInches = (at: measured.Place) => measured.placeInUnits(at, unit);
  const piece = (id: string, kind: string, side: string, at: measured.Place) => ({
    id,
    kind,
    side,
    ...inInches(at),
    area: null,
    facing: null,
    radius: radius / inch,
    conditions: [],
    details: {},
  });
  return {
    kind: "table",
    width: width / inch,
    height: height / inch,
    squares: [],
    edges: [],
    areas: [],
    ways: [],
    pieces: [
      piece("R", "runner", "commandos", runner),
      ...sentries.map(({ id, at, facing }) => ({
        ...piece(id, "sentry", "enemy", at),
        ...(facing !== null && { bearing: facing }),
      })),
    ],
    marks: [],
    table: {
      unit: unit.name,
      sign: unit.sign,
      shapes: walls.map(({ id, corners }) => ({
        id,
        kind: "wall",
        label: id,
        outline: corners.map(inInches),
        height: null,
        details: {},
      })),
    },
  };
};

const line = { attributes: [], drawn: false, covers: null, underDrawing: false } as const;
const notation: Notation = {
  drawing: { kind: "table", begins: "table {width} {height}", another: null, blank: "", most: 94, named: [] },
  grounds: [],
  borders: [],
  lines: [
    {
      ...line,
      name: "wall",
      group: "Terrain",
      words: "wall {id} {corners}",
      blanks: [blank.name("id", [], "w"), blank.outline("corners", "-2,-0.25 2,-0.25 2,0.25 -2,0.25")],
    },
    {
      ...line,
      name: "sentry",
      group: "Pieces",
      words: "sentry {id} at {place}",
      blanks: [blank.name("id", [], "s"), blank.place()],
      attributes: [attribute("facing", "the way it faces", blank.number("degrees", 0, 359), "facing")],
    },
    { ...line, name: "runner", group: "Pieces", words: "runner at {place}", blanks: [blank.place()] },
  ],
};

const rule = (text: string) => ({ title: text, topic: "Dash", text, source: "for tests" });

const ruleset: Ruleset<State, Action, Event> = {
  id: "dash",
  title: "Dash",
  version: "1",
  catalogue: {
    rules: {
      "dash.run": rule("A run is at most 6″ long."),
      "dash.clear": rule("A run keeps off walls, and 1″ off sentries."),
      "dash.sight": rule("Walls block sight."),
    },
    interpretations: {},
    numbers: {},
    prompts: { "dash.turn": "The runner's player: where to." },
  },
  stateSchema,
  actionSchema,
  scenarios: [],
  play,
  copy: (state) => structuredClone(state),
  seats: () => ["player-1"],
  victoryOf: "players",
  setUp: (scenario) => parse(scenario.board),
  parse,
  notation,
  print,
  defects: defectsOf,
  forms: formsOf,
  requirements: requirementsOf,
  outlook: outlookOf,
  describe: ({ event, noticed = 0 }) => (event === "ran" ? "He runs." : `${noticed} sentries notice him.`),
  sight,
  field: ({ state }, piece) => fieldOf(state, piece),
  preview: () => [],
  facts: (_before, after) => (after.seen ? [{ id: "seen", text: "The runner is seen.", goodFor: null }] : []),
  board: boardOf,
  moment: ({ moves }) => `Move ${moves + 1}`,
};

/** Whether an action would be refused; for tests. */
export const refused = (requirements: readonly Requirement[]): readonly string[] =>
  failing(requirements).map(({ text }) => text);

export const tableGame = defineGame(ruleset);
