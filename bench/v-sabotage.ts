import {
  anyPolicy,
  playout,
  type Position,
  run,
  seededChance,
  type OpenPosition,
  type Start,
  Budget,
} from "../rules/kernel/index.ts";
import { ruleset, vSabotage } from "../rules/v-sabotage/index.ts";
import { compare, type Row, rounded, sink } from "./measure.ts";
import { absolute, rate } from "./rows.ts";

type State = ReturnType<(typeof ruleset)["stateSchema"]["parse"]>;
type Action = ReturnType<(typeof ruleset)["actionSchema"]["parse"]>;

const settings = { readings: {}, numbers: {} };

function startOf(scenario: string): Start<State, Action> {
  const found = ruleset.scenarios.find(({ id }) => id === scenario);
  const made =
    found === undefined
      ? null
      : ruleset.setUp(found, { choices: { commandos: "sapper tan, medic blue, scout tan" } }, settings);
  if (made === null || !made.ok) throw new Error(`${scenario} cannot be set up.`);
  return { state: made.value, answers: [], settings };
}

/** The position of a random game in which most units are on the map, at a checkpoint of the commando phase. */
function busiest(scenario: string): Position<State, Action> {
  const start = startOf(scenario);
  let best: State | null = null;
  for (let seed = 1; seed <= 40; seed++) {
    playout(ruleset, start, anyPolicy, seededChance(seed), {
      most: 20_000,
      onAsk: (ask, g) => {
        if (
          ask.ask === "act" &&
          g.state.phase === "commando" &&
          g.state.commandos.some(({ at, ap }) => at !== null && ap > 0) &&
          g.state.units.length > (best?.units.length ?? 0)
        )
          best = ruleset.copy(g.state);
      },
    });
  }
  if (best === null) throw new Error("No random game came to the commando phase.");
  return { ruleset: ruleset.id, version: ruleset.version, settings, state: best, answers: [] };
}

function opened(position: Position<State, Action>): OpenPosition {
  const read = vSabotage.open(structuredClone(position), new Budget(Infinity));
  if (!read.ok) throw new Error(read.defects[0]?.message);
  return read.value;
}

/** Rulings, listings and adjudicated actions on a crowded terrain. */
export function rulingRows(): readonly Row[] {
  const position = busiest("relay-post");
  const situation = opened(position);
  const [unit] = position.state.units.flatMap(({ id, at }) => (at === null ? [] : [id]));
  const commando = position.state.commandos.find(({ at }) => at !== null);
  if (unit === undefined || commando === undefined) throw new Error("The position is empty.");
  const moves = situation
    .forms()
    .flatMap(({ name, actions }) => (name === "move" || name === "collect" || name === "save" ? actions : []));
  if (moves.length === 0) throw new Error("Nobody can act.");
  const names = [
    "cited sight ruling between a unit and a commando",
    "full legal listing with requirements, three commandos",
    "one action adjudicated: legality, events, citations, next position",
  ] as const;
  const rates = compare([
    {
      name: names[0],
      batch: () => {
        for (let i = 0; i < 20; i++) {
          const ruling = situation.sight({ from: unit, to: commando.id });
          if (!ruling.ok) throw new Error(ruling.defects[0]?.message);
          sink.value += ruling.value.reasons.length;
        }
        return 20;
      },
    },
    {
      name: names[1],
      batch: () => {
        sink.value += situation.forms().length;
        return 1;
      },
    },
    {
      name: names[2],
      batch: () => {
        for (const action of moves) {
          const answer = situation.adjudicate({ action });
          if (!answer.ok) throw new Error(answer.defects[0]?.message);
          sink.value += answer.value.outcome === "refused" ? 0 : answer.value.events.length;
        }
        return moves.length;
      },
    },
  ]);
  return names.map((name) => absolute(rates, name, null));
}

/** Whole enemy phases of a crowded terrain, and whole random games. */
export function playRows(): readonly Row[] {
  const position = busiest("relay-post");
  const chance = seededChance(7);
  const phase: Start<State, Action> = {
    state: {
      ...position.state,
      phase: "reinforcements",
      asks: "never",
      enemies: { ...position.state.enemies, reserve: { regular: 20, sledgehammer: 3 } },
    },
    answers: [],
    settings,
  };
  const units = position.state.units.length;
  const start = startOf("relay-post");
  let seed = 0;
  const enemy = `whole enemy phase of ${units} units, to the next event phase`;
  const games = "whole random games on the Relay Post";
  const rates = compare(
    [
      {
        name: enemy,
        batch: () => {
          const { events } = run(ruleset, phase, (ask) => {
            switch (ask.ask) {
              case "roll":
                return { faces: Array.from({ length: ask.dice }, () => chance.face(ask.sides)) };
              case "draw":
                return { card: ask.among[chance.index(ask.among.length)] ?? "" };
              case "choose":
                return { option: ask.options[0]?.id ?? "" };
              case "checkpoint":
                return ask.phase === "event" ? null : { proceed: true };
              case "act":
                return null;
            }
          });
          sink.value += events.length;
          return 1;
        },
      },
      {
        name: games,
        batch: () => {
          for (let i = 0; i < 5; i++)
            sink.value += playout(ruleset, start, anyPolicy, seededChance(++seed), { most: 20_000 }).asks;
          return 5;
        },
      },
    ],
    { rounds: 5, milliseconds: 700, warmUp: 1500 },
  );
  const milliseconds = 1000 / rate(rates, enemy);
  return [
    {
      what: enemy,
      figure: `${rounded(milliseconds)} ms`,
      peer: "",
      peerFigure: "",
      ratio: null,
      target: "at most 10 ms",
      met: milliseconds <= 10,
    },
    absolute(rates, games, null),
  ];
}

/** How large positions are. */
export function sizeRows(): readonly Row[] {
  const size = (what: string, position: Position<State, Action>): Row => {
    const bytes = Buffer.byteLength(JSON.stringify(position));
    return {
      what,
      figure: `${rounded(bytes)} bytes`,
      peer: "",
      peerFigure: "",
      ratio: null,
      target: `at most ${rounded(10_000)}`,
      met: bytes <= 10_000,
    };
  };
  return [
    size("most crowded position of 40 random games on the Relay Post, JSON", busiest("relay-post")),
    size("the same with two terrains in play (Ember)", busiest("ember")),
  ];
}
