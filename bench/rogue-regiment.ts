import { CreateGameReducer, InitializeGame, ProcessGameConfig } from "boardgame.io/dist/cjs/internal.js";
import { defineHex, Grid, line, rectangle } from "honeycomb-grid";
import { FOV } from "rot-js";
import { anyPolicy, playout, run, seededChance, Budget } from "../rules/kernel/index.ts";
import { rogueRegiment, ruleset } from "../rules/rogue-regiment/index.ts";
import { axisBlockers, fieldOf, type Ctx, lineTo, sceneOf, stopOf, terrain } from "../tests/rogue-regiment/inside.ts";
import { compare, perSecond, type Row, rounded, sink } from "./measure.ts";
import { absolute, beside, rate } from "./rows.ts";
import { afterSetUp, battleOfThirty, missionStart, positionsOfRandomGames } from "./rogue-regiment-positions.ts";
import { clear } from "./supercover.ts";

const tableAfterSetUp = (): Ctx => ({ state: afterSetUp().state, settings: { readings: {}, numbers: {} }, events: [] });

/** Which squares of the mission's board block sight by themselves, for peers that know squares only. */
const opaque = (g: Ctx): Uint8Array =>
  Uint8Array.from(terrain(g).grid.squares, (code) => (code === 2 || code === 3 || code === 6 ? 1 : 0));

/**
 * One line of sight: the engine's own check with edges, corners, windows, low walls and figures, against walks over
 * plain squares.
 */
export function visibilityRows(): readonly Row[] {
  const g = tableAfterSetUp();
  const { grid } = terrain(g);
  const { width } = grid;
  const blocked = opaque(g);
  const blockers = axisBlockers(g);
  const chance = seededChance(1);
  const pairs: { from: number; to: number; facing: "N" | "E" | "S" | "W" }[] = [];
  while (pairs.length < 1000) {
    const from = chance.index(grid.squares.length);
    const to = chance.index(grid.squares.length);
    const far = Math.max(
      Math.abs((from % width) - (to % width)),
      Math.abs(Math.floor(from / width) - Math.floor(to / width)),
    );
    if (far > 0 && far <= 8) pairs.push({ from, to, facing: (["N", "E", "S", "W"] as const)[chance.index(4)] ?? "N" });
  }
  const scene = sceneOf(g, blockers);
  const hexes = new Grid(defineHex(), rectangle({ width, height: grid.height }));
  const at = (square: number): { col: number; row: number } => ({
    col: square % width,
    row: Math.floor(square / width),
  });
  const rates = compare([
    {
      name: "visibility check (a unit's line to a square, with forest)",
      batch: () => {
        for (const { from, to, facing } of pairs)
          sink.value += lineTo(g, { id: "", at: from, facing }, to, blockers) === "full" ? 1 : 0;
        return pairs.length;
      },
    },
    {
      name: "line check alone (no view of the settings)",
      batch: () => {
        for (const { from, to, facing } of pairs)
          sink.value += stopOf(scene, { square: from, side: "axis", facing }, to);
        return pairs.length;
      },
    },
    {
      name: "honeycomb-grid line walk",
      batch: () => {
        for (const { from, to } of pairs) {
          for (const hex of hexes.traverse(line({ start: at(from), stop: at(to) })))
            if (blocked[hex.row * width + hex.col] === 1) sink.value++;
        }
        return pairs.length;
      },
    },
    {
      name: "bare integer supercover",
      batch: () => {
        for (const { from, to } of pairs) sink.value += clear(blocked, width, from, to) ? 1 : 0;
        return pairs.length;
      },
    },
  ]);
  const [check, alone, honeycomb, bare] = [
    "visibility check (a unit's line to a square, with forest)",
    "line check alone (no view of the settings)",
    "honeycomb-grid line walk",
    "bare integer supercover",
  ] as const;
  return [
    beside(rates, check, honeycomb, 5),
    beside(rates, check, bare, null),
    beside(rates, alone, honeycomb, null),
    beside(rates, alone, bare, null),
  ];
}

/** The whole field of view of a sentry on the mission's board of 24 × 24. */
export function fieldRows(): readonly Row[] {
  const g = tableAfterSetUp();
  const { grid } = terrain(g);
  const { width, height } = grid;
  const blocked = opaque(g);
  const facings = ["N", "E", "S", "W"] as const;
  const chance = seededChance(2);
  const sentries = Array.from({ length: 50 }, () => {
    const turned = chance.index(4);
    return { id: "", at: chance.index(grid.squares.length), facing: facings[turned] ?? "N", turned };
  });
  const passes = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && blocked[y * width + x] === 0;
  const precise = new FOV.PreciseShadowcasting(passes);
  const recursive = new FOV.RecursiveShadowcasting(passes);
  const seen = (): void => {
    sink.value++;
  };
  const names = [
    "field of view of a sentry, as squares",
    "field of view of a sentry, as a ruling with names and figures",
    "rot-js PreciseShadowcasting, radius 8",
    "rot-js RecursiveShadowcasting, 90 degrees, radius 8",
  ] as const;
  const rates = compare([
    {
      name: names[0],
      batch: () => {
        for (const eyes of sentries) sink.value += fieldOf(g, eyes)[0] ?? 0;
        return sentries.length;
      },
    },
    {
      name: names[1],
      batch: () => {
        for (const { id } of g.state.units) sink.value += ruleset.field(g, id).ok ? 1 : 0;
        return g.state.units.length;
      },
    },
    {
      name: names[2],
      batch: () => {
        for (const { at } of sentries) precise.compute(at % width, Math.floor(at / width), 8, seen);
        return sentries.length;
      },
    },
    {
      name: names[3],
      batch: () => {
        for (const { at, turned } of sentries)
          recursive.compute90(at % width, Math.floor(at / width), 8, turned * 2, seen);
        return sentries.length;
      },
    },
  ]);
  return [
    beside(rates, names[0], names[2], 5),
    beside(rates, names[0], names[3], null),
    beside(rates, names[1], names[2], null),
  ];
}

/** Full answers: rulings with everything they cite, and listings with every requirement. */
export function rulingRows(): readonly Row[] {
  const g = tableAfterSetUp();
  const { width } = terrain(g).grid;
  const chance = seededChance(3);
  const questions = g.state.units.flatMap((unit) => {
    const { at } = unit;
    if (at === null) return [];
    return Array.from({ length: 40 }, () => {
      const x = Math.min(width - 1, Math.max(0, (at % width) + chance.index(17) - 8));
      const y = Math.min(width - 1, Math.max(0, Math.floor(at / width) + chance.index(17) - 8));
      return { from: unit.id, to: `${x},${y}` };
    });
  });
  const inView = questions.filter((question) => {
    const ruling = ruleset.sight(g, question);
    return ruling.ok && ruling.value.place !== "none";
  });
  const mutual = g.state.units.flatMap(({ id }) =>
    g.state.operators.map((operator) => ({ from: id, to: operator.id })),
  );
  const rulings = (all: readonly { readonly from: string; readonly to: string }[]) => (): number => {
    for (const question of all) {
      const ruling = ruleset.sight(g, question);
      if (ruling.ok) sink.value += ruling.value.reasons.length;
    }
    return all.length;
  };
  const names = [
    "full cited sight ruling, unit to any square within 8",
    "full cited sight ruling, unit to a square it sees",
    "full cited sight ruling, unit and Operator, both directions",
    "full legal listing with requirements, both Operators to act",
  ] as const;
  const rates = compare([
    { name: names[0], batch: rulings(questions) },
    { name: names[1], batch: rulings(inView) },
    { name: names[2], batch: rulings(mutual) },
    {
      name: names[3],
      batch: () => {
        for (let i = 0; i < 20; i++) sink.value += ruleset.forms(g).length;
        return 20;
      },
    },
  ]);
  return [
    absolute(rates, names[0], 100_000),
    absolute(rates, names[1], 100_000),
    absolute(rates, names[2], null),
    absolute(rates, names[3], 10_000),
  ];
}

/** One action from plain JSON to described events and the next position, against a reducer that does nothing. */
export function actionRows(): readonly Row[] {
  const opened = rogueRegiment.open(structuredClone(afterSetUp()), new Budget(Infinity));
  if (!opened.ok) throw new Error(opened.defects[0]?.message);
  const situation = opened.value;
  const moves = situation.forms().find(({ name, piece }) => name === "move" && piece === "jock")?.actions ?? [];
  if (moves.length === 0) throw new Error("Jock cannot move.");
  const game = ProcessGameConfig({ setup: () => ({}), moves: { nothing: () => undefined } });
  const reduce = CreateGameReducer({ game });
  const before = InitializeGame({ game, numPlayers: 2 });
  const nothing = { type: "MAKE_MOVE", payload: { type: "nothing", args: [], playerID: "0" } } as const;
  if (reduce(before, nothing)._stateID !== before._stateID + 1) throw new Error("boardgame.io did not make the move.");
  const names = [
    "one move adjudicated: legality, events, citations, next position",
    "boardgame.io reducer, a move that does nothing",
  ] as const;
  const rates = compare([
    {
      name: names[0],
      batch: () => {
        for (const action of moves) {
          const answer = situation.adjudicate({ action });
          if (!answer.ok || answer.value.outcome !== "paused") throw new Error("The move was not adjudicated.");
          sink.value += answer.value.events.length;
        }
        return moves.length;
      },
    },
    {
      name: names[1],
      batch: () => {
        for (let i = 0; i < 5; i++) sink.value += reduce(before, nothing)._stateID;
        return 5;
      },
    },
  ]);
  return [beside(rates, names[0], names[1], 1)];
}

/** Whole random games on the mission. */
export function playoutRows(): readonly Row[] {
  const start = missionStart();
  let seed = 0;
  let asks = 0;
  let games = 0;
  const name = "whole random games on the mission";
  const rates = compare(
    [
      {
        name,
        batch: () => {
          for (let i = 0; i < 10; i++)
            asks += playout(ruleset, start, anyPolicy, seededChance(++seed), { most: 20_000 }).asks;
          games += 10;
          return 10;
        },
      },
    ],
    { rounds: 5, milliseconds: 1000, warmUp: 1500 },
  );
  const answers = (rate(rates, name) * asks) / games;
  return [
    absolute(rates, name, null),
    {
      what: "asks answered in random games",
      figure: perSecond(answers),
      peer: "",
      peerFigure: "",
      ratio: null,
      target: "",
      met: null,
    },
  ];
}

/** A whole Axis Advance Phase with 30 units, and questions to its vehicles. */
export function enemyRows(): readonly Row[] {
  const start = battleOfThirty();
  const g: Ctx = { state: start.state, settings: start.settings, events: [] };
  const vehicle = g.state.units.find(({ kind, at }) => kind === "half-track" && at !== null);
  if (vehicle === undefined) throw new Error("There is no half-track.");
  let seed = 0;
  const phase = (): number => {
    const chance = seededChance(++seed);
    let checkpoints = 0;
    const { events } = run(ruleset, start, (ask) => {
      if (ask.ask === "checkpoint") return checkpoints++ === 0 ? { proceed: true } : null;
      if (ask.ask === "choose") return { option: ask.options[chance.index(ask.options.length)]?.id ?? "" };
      return null;
    });
    return events.length;
  };
  const names = [
    "Axis Advance Phase of 30 units in battle, vehicles among them",
    "preview of all of them",
    "field of view of a half-track",
    "full cited sight ruling, half-track to an Operator",
  ] as const;
  const rates = compare([
    {
      name: names[0],
      batch: () => {
        sink.value += phase();
        return 1;
      },
    },
    {
      name: names[1],
      batch: () => {
        sink.value += ruleset.preview(g).length;
        return 1;
      },
    },
    {
      name: names[2],
      batch: () => {
        for (let i = 0; i < 5; i++) sink.value += fieldOf(g, { ...vehicle, at: vehicle.at ?? 0 }).length;
        return 5;
      },
    },
    {
      name: names[3],
      batch: () => {
        for (const { id } of g.state.operators) sink.value += ruleset.sight(g, { from: vehicle.id, to: id }).ok ? 1 : 0;
        return g.state.operators.length;
      },
    },
  ]);
  const milliseconds = 1000 / rate(rates, names[0]);
  return [
    {
      what: names[0],
      figure: `${milliseconds.toFixed(1)} ms, ${start.state.units.length} units`,
      peer: "",
      peerFigure: "",
      ratio: null,
      target: "at most 10 ms",
      met: milliseconds <= 10,
    },
    absolute(rates, names[1], null),
    absolute(rates, names[2], null),
    absolute(rates, names[3], null),
  ];
}

/** How large positions are. */
export function sizeRows(): readonly Row[] {
  const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
  const sizes = positionsOfRandomGames(200).map(bytes);
  const size = (what: string, figure: number, most: number | null): Row => ({
    what,
    figure: `${rounded(figure)} bytes`,
    peer: "",
    peerFigure: "",
    ratio: null,
    target: most === null ? "" : `at most ${rounded(most)}`,
    met: most === null ? null : figure <= most,
  });
  return [
    size("position after set-up, JSON", bytes(afterSetUp()), 10_000),
    size("largest position of 200 random games, JSON", Math.max(...sizes), 10_000),
    size(
      "the largest mission in battle with 30 units, JSON",
      bytes({
        ruleset: ruleset.id,
        version: ruleset.version,
        ...battleOfThirty(),
        state: ruleset.serialize?.(battleOfThirty().state),
      }),
      10_000,
    ),
    size("position after set-up, text board", Buffer.byteLength(ruleset.print(afterSetUp().state)), null),
  ];
}
