import { anyPolicy, playout, run, seededChance, type Start } from "../rules/kernel/index.ts";
import { ruleset } from "../rules/dust-tactics/index.ts";
import { compare, type Rates, type Row, rounded, sink } from "./measure.ts";
import { absolute } from "./rows.ts";

type State = ReturnType<(typeof ruleset)["stateSchema"]["parse"]>;
type Action = ReturnType<(typeof ruleset)["actionSchema"]["parse"]>;

const settings = { readings: {}, numbers: {} };

/** Salt Road with eight pieces of terrain more: fifteen in all. */
const field = [
  "battlefield salt-road",
  "scenario salt-road",
  "turn 3 of 6",
  "terrain wood-3 wood 140,20 165,18 168,40 142,44",
  "terrain wood-4 wood 12,96 36,94 38,114 14,116",
  "terrain hedge-2 hedge 60,96 90,96 90,98 60,98",
  "terrain hill-1 hill 150,100 175,100 175,118 150,118",
  "terrain crates-2 crates 60,60 66,60 66,66 60,66",
  "terrain rubble-2 rubble 96,88 108,86 110,96 98,98",
  "terrain wall-2 wall 40,62 50,62 50,63 40,63",
  "terrain swamp-1 swamp 5,60 20,60 20,75 5,75",
];

const squads = ["h.line south", "v.guard north"] as const;

/** A battle of so many squads of five, half of them on each side, in two rows that see each other here and there. */
function battle(count: number): string {
  const units = Array.from({ length: count }, (_, i) => {
    const [kind, name] = [squads[i % 2] ?? squads[0], `${i % 2 === 0 ? "s" : "n"}${i + 1}`];
    const column = Math.floor(i / 2);
    const x = 60 + (column % 5) * 14;
    const y = i % 2 === 0 ? 76 + Math.floor(column / 5) * 10 : 51 - Math.floor(column / 5) * 10;
    return `unit ${name} ${kind} at ${x},${y}, whole, facing ${i % 2 === 0 ? 0 : 180}`;
  });
  return [...field, ...units, "activation s1, plan attack move"].join("\n");
}

function stateOf(text: string): State {
  const read = ruleset.parse(text);
  if (!read.ok) throw new Error(read.defects.map(({ message }) => message).join("; "));
  return read.value;
}

const attack: Action = {
  do: "attack",
  unit: "s1",
  shots: [
    { weapon: "rifle", target: "n2" },
    { weapon: "lmg", target: "n2" },
  ],
};

/** An attack from its requirements through hits, saves and damage: dice by chance, decisions by their first option. */
function attacked(start: Start<State, Action>, seed: number): number {
  const chance = seededChance(seed);
  let acted = false;
  const { events } = run(ruleset, start, (ask) => {
    switch (ask.ask) {
      case "act":
        if (acted) return null;
        acted = true;
        return { action: attack };
      case "roll":
        return { faces: Array.from({ length: ask.dice }, () => chance.face(ask.sides)) };
      case "choose":
        return { option: ask.options[0]?.id ?? "" };
      default:
        return null;
    }
  });
  return events.length;
}

const names = {
  attack: "cited attack through all seven steps, five against five among 15 terrains",
  requirements: "the cited requirements of that attack",
  sight: "cited sight ruling between two miniatures among 15 terrains, other readings tried",
} as const;

/** Rulings about one attack. */
export function rulingRows(): readonly Row[] {
  const state = stateOf(battle(2));
  const g = { state, settings, events: [] };
  const start = { state, answers: [], settings };
  let seed = 0;
  const rates = compare([
    {
      name: names.attack,
      batch: () => {
        sink.value += ruleset.requirements(g, attack).length + attacked(start, seed++);
        return 1;
      },
    },
    {
      name: names.requirements,
      batch: () => {
        sink.value += ruleset.requirements(g, attack).length;
        return 1;
      },
    },
    {
      name: names.sight,
      batch: () => {
        const ruling = ruleset.sight(g, { from: "s1-1", to: "n2-1" });
        if (ruling.ok) sink.value += ruling.value.reasons.length;
        return 1;
      },
    },
  ]);
  return [
    absolute(rates, names.attack, 2000),
    absolute(rates, names.requirements, null),
    absolute(rates, names.sight, null),
  ];
}

const sizes = [20, 40, 80] as const;

const growth = (rates: Rates, what: (size: number) => string): readonly Row[] =>
  sizes.map((size) => absolute(rates, what(size), null));

/** How rulings and listings grow with the number of miniatures. */
export function growthRows(): readonly Row[] {
  const listing = (size: number): string => `legal listing of an attack, ${size} miniatures`;
  const moving = (size: number): string => `legal listing of a move, ${size} miniatures`;
  const tables = sizes.map((size) => {
    const text = battle(size / 5);
    const attacking = stateOf(text);
    const going = stateOf(text.replace("plan attack move", "plan move attack"));
    return {
      size,
      attacking: { state: attacking, settings, events: [] },
      going: { state: going, settings, events: [] },
    };
  });
  const rates = compare(
    tables.flatMap(({ size, attacking, going }) => [
      {
        name: listing(size),
        batch: () => {
          sink.value += ruleset.forms(attacking).length;
          return 1;
        },
      },
      {
        name: moving(size),
        batch: () => {
          sink.value += ruleset.forms(going).length;
          return 1;
        },
      },
    ]),
  );
  return [...growth(rates, listing), ...growth(rates, moving)];
}

/** Whole random games of the three scenarios with the ready lists. */
export function playoutRows(): readonly Row[] {
  const starts = ruleset.scenarios.map((scenario) => {
    const made = ruleset.setUp(scenario, {}, settings);
    if (!made.ok) throw new Error(made.defects[0]?.message);
    return { id: scenario.id, start: { state: made.value, answers: [], settings } };
  });
  const what = (id: string): string => `whole random games of ${id}`;
  const seeds = new Map<string, number>();
  const rates = compare(
    starts.map(({ id, start }) => ({
      name: what(id),
      batch: () => {
        const seed = (seeds.get(id) ?? 0) + 1;
        seeds.set(id, seed);
        sink.value += playout(ruleset, start, anyPolicy, seededChance(seed), { most: 20_000 }).asks;
        return 1;
      },
    })),
    { milliseconds: 800 },
  );
  return starts.map(({ id }) => absolute(rates, what(id), 2));
}

/** How large positions are that somebody stores. */
export function sizeRows(): readonly Row[] {
  return ruleset.scenarios.map((scenario): Row => {
    const made = ruleset.setUp(scenario, {}, settings);
    if (!made.ok) throw new Error(made.defects[0]?.message);
    let most = 0;
    for (let seed = 1; seed <= 10; seed++)
      playout(ruleset, { state: made.value, answers: [], settings }, anyPolicy, seededChance(seed), {
        most: 20_000,
        onAsk: (_, { state }) => {
          most = Math.max(most, JSON.stringify(state).length);
        },
      });
    return {
      what: `the largest position of ten random games of ${scenario.id}`,
      figure: `${rounded(most)} characters`,
      peer: "",
      peerFigure: "",
      ratio: null,
      target: "under 20,000",
      met: most < 20_000,
    };
  });
}
