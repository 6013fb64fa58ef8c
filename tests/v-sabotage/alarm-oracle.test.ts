import { describe, expect, it } from "vitest";
import type { Chance, OpenPosition } from "../../rules/kernel/index.ts";
import { agreed, gameOf, heldAgainst, oneIn, opened, pick, type Trial } from "../soak/against-oracle.ts";
import { type Alarm, alarmAfter, arrivals, type Gate, mayInterrupt, tokensFor } from "./alarm-oracle.ts";

const game = gameOf("v-sabotage");

/** The lines of a position as text. */
const linesOf = (situation: OpenPosition): readonly string[] => situation.print().split("\n");
/** The number that a line says of a word, as in `enemy-reserve regular 5, empty 2`; 0 where it says none. */
const numberIn = (lines: readonly string[], line: string, word: string): number =>
  Number(new RegExp(`(?:^| )${word} (\\d+)`).exec(lines.find((one) => one.startsWith(`${line} `)) ?? "")?.[1] ?? 0);

/** Tiles with entrances side by side, of each the cells of its two rows and its capacity outdoors. */
const tiles = { small: { cells: ["T", "."], holds: 4 }, medium: { cells: ["T", "T"], holds: 6 } } as const;

/** Reinforcements come to one to three tiles. */
function reinforcements(chance: Chance): Trial | null {
  const isAlarmOn = oneIn(chance, 2);
  const many = 1 + chance.index(3);
  const gates = Array.from({ length: many }, (_, n) => {
    const size = pick(chance, ["small", "medium"] as const);
    const { holds } = tiles[size];
    // a tile with two entrances is served once
    const isDouble = oneIn(chance, 6);
    const isBarred = !isDouble && oneIn(chance, 3);
    const stand = chance.index(holds + 1);
    const hammers = Array.from({ length: oneIn(chance, 2) ? chance.index(3) : 0 }, () => oneIn(chance, 3));
    return { name: `T${n + 1}`, size, isDouble, isBarred, stand, waiting: isDouble ? [] : hammers, holds };
  });
  // there is a tile further on for a commando, and one for the alarm
  const rows = [0, 1].map(
    (row) => `${gates.map(({ name, size }) => (tiles[size].cells[row] === "T" ? name : ".")).join(" ")} Z1`,
  );
  const regular = chance.index(8);
  const hammers = chance.index(4);
  const empty = chance.index(4);
  const special = 4 + chance.index(4);
  const kindOf = (isHammer: boolean): string => (isHammer ? "sledgehammer" : "regular");
  const text = [
    "phase reinforcements",
    "asks never",
    "terrain yard",
    "map",
    ...rows,
    `alarm at Z1${isAlarmOn ? ", on" : ""}`,
    "event EV01/N",
    ...gates.flatMap(({ name, isDouble, isBarred }) => [
      `entrance north-${name.toLowerCase()} at ${name} N${isBarred ? ", barred" : ""}`,
      ...(isDouble ? [`entrance south-${name.toLowerCase()} at ${name} S`] : []),
    ]),
    `enemy-reserve regular ${regular}, sledgehammer ${hammers}, empty ${empty}`.replaceAll(
      /(?:regular|sledgehammer|empty) 0(?:, )?/g,
      "",
    ),
    `special-reserve stg44 ${special}`,
    ...gates.flatMap(({ name, stand, waiting }) => [
      ...Array.from({ length: stand }, (_, n) => `unit ${name.toLowerCase()}-${n} stg44 at ${name}`),
      ...waiting.map(
        (isHammer, n) =>
          `unit w-${name.toLowerCase()}-${n} ${kindOf(isHammer)} mauser behind yard/north-${name.toLowerCase()}`,
      ),
    ]),
    "commando sapper tan at Z1, finished, ap 0",
    "",
  ]
    .join("\n")
    .replace("enemy-reserve \n", "enemy-reserve none\n")
    .replace(/, \n/g, "\n");
  const situation = opened(game, text);
  const answer = situation.adjudicate({ chance, until: "phase" });
  if (!answer.ok || answer.value.outcome === "refused") throw new Error(`No answer.\n${text}`);
  let { value } = answer;
  const events = [...value.events];
  // who of those that wait comes in where not all can is asked; how many is not
  while (value.outcome === "paused" && value.decision.kind === "choose") {
    const next = value.situation.adjudicate({
      choose: [pick(chance, value.decision.options).id],
      chance,
      until: "phase",
    });
    if (!next.ok || next.value.outcome === "refused") throw new Error(`No answer.\n${text}`);
    value = next.value;
    events.push(...value.events);
  }
  const needed = tokensFor(many, isAlarmOn);
  const isShort = regular + hammers + empty < needed;
  if (isShort || value.outcome === "over")
    return {
      position: text,
      engine: value.outcome === "over" ? value.result.result : "goes on",
      oracle: isShort ? "defeat" : "goes on",
      met: ["the reserve is short"],
    };
  const lines = linesOf(value.situation);
  const lineOf = (id: string): string => lines.find((line) => line.startsWith(`unit ${id} `)) ?? "";
  const told = (kind: string, field: string, where: string): readonly string[] =>
    events
      .filter(({ event, details }) => event === kind && String(details[field]).endsWith(where))
      .map(({ details }) => String(details["piece"]));
  const empties = events.filter(({ event }) => event === "empty-set");
  const found = gates.map((gate) => {
    const behind = `north-${gate.name.toLowerCase()}`;
    const drawn = [...new Set([...told("placed", "at", gate.name), ...told("waits", "behind", behind)])].filter((id) =>
      /^u\d+$/.test(id),
    );
    const none = empties.filter(({ details }) => details["at"] === gate.name).length;
    const worth = (isHammer: boolean): number => (isHammer ? 2 : 1);
    const input: Gate = { free: gate.holds - gate.stand, waiting: gate.waiting.map(worth), isBarred: gate.isBarred };
    return {
      engine: {
        tokens: drawn.length + none,
        came:
          lines.filter((line) => line.startsWith("unit ") && new RegExp(` at ${gate.name}(,|$)`).test(line)).length -
          gate.stand,
        wait: lines.filter((line) => line.startsWith("unit ") && line.endsWith(behind)).length,
        isBarred: lines.some((line) => line.startsWith(`entrance ${behind} `) && line.endsWith(", barred")),
      },
      oracle: {
        tokens: tokensFor(1, isAlarmOn),
        ...arrivals(
          input,
          drawn.map((id) => worth(lineOf(id).includes(" sledgehammer "))),
        ),
      },
      input,
    };
  });
  const left = (word: string): number => numberIn(lines, "enemy-reserve", word);
  return {
    position: `${text}${events.map(({ event, details }) => `${event} ${JSON.stringify(details)}`).join("\n")}`,
    engine: {
      tiles: found.map((one) => one.engine),
      tokens: left("regular") + left("sledgehammer") + left("empty"),
      empty: left("empty"),
      special: left("stg44"),
    },
    // each Ø leaves the game, and a special unit takes its place in the reserve: vs.empty.exchange
    oracle: {
      tiles: found.map((one) => one.oracle),
      tokens: regular + hammers + empty - needed,
      empty: empty - empties.length,
      special: empties.length,
    },
    met: [
      isAlarmOn ? "alarm on" : "alarm off",
      ...(many > 1 ? ["several tiles"] : []),
      ...(empties.length > 0 ? ["empty set"] : []),
      ...(gates.some(({ isDouble }) => isDouble) ? ["two entrances at a tile"] : []),
      ...found.flatMap(({ input, oracle }) => [
        ...(input.isBarred ? [oracle.isBarred ? "barricade holds" : "barricade breaks"] : []),
        ...(input.isBarred && !oracle.isBarred && oracle.wait > 0 ? ["breaks before a full tile"] : []),
        ...(!input.isBarred && oracle.wait > 0 ? ["no space"] : []),
        ...(!input.isBarred && input.waiting.length > 0 && oracle.came > 0 ? ["those who waited enter"] : []),
      ]),
    ],
  };
}

const noisy: ReadonlySet<string> = new Set(["pistol", "mp40", "grenade"]);

/** Three commandos act as it comes, and the alarm is followed. */
function followed(chance: Chance): Trial {
  const limit = 1 + chance.index(3);
  const isOn = oneIn(chance, 2);
  const units = 1 + chance.index(3);
  const text = [
    "asks never",
    "terrain yard",
    `commandos ${limit}`,
    "map",
    "A1 B1 C1 C1",
    ". D1 C1 C1",
    `alarm at A1${isOn ? ", on" : ""}`,
    "trap-door D1 open",
    "equipment-reserve crowbar 20",
    ...Array.from({ length: units }, (_, n) => `unit g${n + 1} regular mauser at ${pick(chance, ["B1", "C1"])}`),
    `commando sapper tan at A1, tokens mp40 grenade${limit === 1 ? "" : "\ncommando medic blue at B1, tokens first-aid-kit"}`,
    "commando scout tan outside",
    "",
  ].join("\n");
  let situation = opened(game, text);
  let alarm: Alarm = { isOn, interrupted: 0 };
  const engine: unknown[] = [];
  const oracle: unknown[] = [];
  const did: string[] = [];
  const met = new Set<string>();
  const actions = [
    ...["sapper", "medic", "scout"].flatMap((commando) => [
      ...["A1", "B1", "C1", "D1"].map((to) => ({ do: "move", commando, to })),
      { do: "interrupt", commando },
      { do: "interrupt", commando },
    ]),
    ...["pistol", "mp40", "grenade"].flatMap((weapon) =>
      ["B1", "C1"].map((target) => ({ do: "shoot", commando: "sapper", weapon, target })),
    ),
    ...["B1", "C1"].map((target) => ({ do: "shoot", commando: "medic", weapon: "sten", target })),
    { do: "exit", commando: "scout" },
  ];
  for (let n = 0; n < 12; n++) {
    const action = pick(chance, actions);
    const before = linesOf(situation).find((line) => line.startsWith(`commando ${action.commando} `)) ?? "";
    const isPlaying = before.includes(" at ") && !before.includes("finished") && !before.includes("ap 0");
    const answer = situation.adjudicate({ action, chance });
    if (!answer.ok || answer.value.outcome === "over") break;
    const isDone = answer.value.outcome === "paused" && answer.value.decision.kind === "act";
    const interrupts = action.do === "interrupt";
    if (interrupts && isPlaying && !before.includes("injuries")) {
      const may = mayInterrupt(alarm, !before.includes("visible"), before.includes(" at A1"));
      engine.push(isDone);
      // somebody else may be in the middle of his turn, and then he cannot act at all
      oracle.push(may && !isOtherActing(situation, action.commando));
      met.add(isDone ? "interrupted" : alarm.interrupted > 0 ? "not a second time" : "not interrupted");
    }
    if (answer.value.outcome !== "paused" || !isDone) continue;
    did.push(JSON.stringify(action));
    ({ situation } = answer.value);
    const lines = linesOf(situation);
    const inPlay = lines.filter((line) => /^commando .* at [A-D]1/.test(line));
    const visible = inPlay.filter((line) => line.includes(", visible")).length;
    const noise = action.do === "shoot" && noisy.has("weapon" in action ? String(action.weapon) : "");
    const isTooMany = inPlay.length > limit;
    const after = alarmAfter(alarm, { interrupts, noise, visible, isTooMany });
    const said = lines.find((line) => line.startsWith("alarm at A1")) ?? "";
    engine.push([said.includes(", on"), Number(/interrupted (\d+)/.exec(said)?.[1] ?? 0)]);
    oracle.push([after.isOn, after.interrupted]);
    if (interrupts && visible > 0) met.add("triggered again at once");
    if (!alarm.isOn && after.isOn)
      met.add(isTooMany && !noise && visible === 0 ? "too many" : noise ? "noise" : "seen");
    if (alarm.isOn && after.isOn && visible === 0 && !noise) met.add("stays on");
    alarm = after;
  }
  return { position: `${text}${did.join("\n")}`, engine, oracle, met: [...met] };
}

/** Whether another commando has begun his turn and can still do something that costs action points. */
const isOtherActing = (situation: OpenPosition, id: string): boolean =>
  linesOf(situation).some(
    (line) =>
      line.startsWith("commando ") &&
      !line.startsWith(`commando ${id} `) &&
      line.includes(", acting") &&
      !/, (ap 0|injuries 3)/.test(line),
  );

describe("reinforcements and the alarm against the oracle", () => {
  it("agrees on how many come, wait and are held up", () => {
    const branches = [
      "alarm on",
      "alarm off",
      "several tiles",
      "empty set",
      "two entrances at a tile",
      "barricade holds",
      "barricade breaks",
    ];
    expect(
      heldAgainst(
        "reinforcements of V-Sabotage",
        [...branches, "breaks before a full tile", "no space", "those who waited enter", "the reserve is short"],
        reinforcements,
      ),
    ).toEqual(agreed);
  });
  it("agrees on the alarm, action by action", () => {
    const branches = [
      "interrupted",
      "not interrupted",
      "not a second time",
      "triggered again at once",
      "too many",
      "noise",
      "seen",
      "stays on",
    ];
    expect(heldAgainst("the alarm of V-Sabotage", branches, followed)).toEqual(agreed);
  });
});
