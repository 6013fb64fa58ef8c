import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePosition, printPosition } from "../../rules/v-sabotage/notation/index.ts";
import { type State, stateSchema } from "../../rules/v-sabotage/table/state.ts";
import { tries } from "../soak/at-length.ts";
import { states } from "./states.ts";

const readAs = (text: string): State => {
  const found = parsePosition(text);
  if (!found.ok) throw new Error(JSON.stringify(found.defects, null, 1));
  return found.value;
};

/** What is told of a text that cannot be read: line, column and code of every fault. */
const faultsOf = (text: string): readonly string[] => {
  const found = parsePosition(text);
  return found.ok ? [] : found.defects.map(({ line, column, code }) => `${line}:${column} ${code}`);
};

const drawn = `terrain relay-post
map
A1 A2 A2 A3
A5 A5 A6 A6
A5 A5 A8 A9
indoor A6 A8 A9
opening A6|A9
door A5|A6 locked
door A8|A5 unlocked
trap-door A1 open
entrance west at A1 W
alarm at A6
nest A5
objective code-books at A8, interact 1
objective transmitter at A6, destroy
event EV01/N
commando sapper tan at A2, visible, ap 2, tokens tnt crowbar
commando medic blue outside
unit g1 regular mp40 at A6, protects alarm
unit g2 stg44 at A3
unit g3 sledgehammer mauser behind relay-post/west
token crowbar at A3
token tnt at A5, red
`;
const example = `umpire v-sabotage
phase commando
turn 2
${drawn}`;

describe("positions as text", () => {
  it("are read back as they were, whatever the state", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(stateSchema.parse(state)).toEqual(state);
        const text = printPosition(state);
        expect(readAs(text)).toEqual(state);
        expect(printPosition(readAs(text))).toBe(text);
      }),
      { numRuns: tries(100, 4000) },
    );
  });

  it("leave out what is usual", () => {
    expect(printPosition(readAs(example))).toBe(example);
  });

  it("may be as small as two tiles", () => {
    const { terrains, commandos, enemies, events, cards, phase } = readAs(
      "map\nA1 A2\ncommando sapper tan at A1\nunit g regular mauser at A2",
    );
    expect(terrains.map(({ id, entered, commandos: most }) => ({ id, entered, most }))).toEqual([
      { id: "terrain", entered: true, most: 3 },
    ]);
    expect(commandos).toMatchObject([
      { id: "sapper", status: "in-play", ap: 3, turn: "to-act", slots: ["free", "free", "free"] },
    ]);
    expect(enemies).toEqual({ reserve: { regular: 30, sledgehammer: 5, empty: 7 }, special: { stg44: 6, mg42: 4 } });
    expect(events.pools.map(({ cards: all, main }) => [all.length, main])).toEqual([[37, 37]]);
    expect(cards.reserve).toEqual(["medic", "scout", "marksman", "officer"]);
    expect(phase).toBe("commando");
  });

  it("have remarks, blank lines and columns as one likes", () => {
    expect(
      readAs(
        `\r\n// The relay post\r\n${example.replaceAll("\n", "\r\n").replaceAll("A1 A2 A2 A3", "  A1   A2 A2  A3")}`,
      ),
    ).toEqual(readAs(example));
  });

  it("count injuries into action points and slots", () => {
    const [one, two, three] = readAs(
      "map\nA1\ncommando sapper blue at A1, injuries 1, saved 1\ncommando medic tan outside, injuries 2\ncommando gander tan at A1",
    ).commandos;
    expect(one).toMatchObject({ ap: 2, slots: ["injury", "saved", "free"] });
    expect(two).toMatchObject({ ap: 1, slots: ["injury", "injury", "free"] });
    expect(three).toMatchObject({ ap: 2, slots: ["free", "free"], uniform: true });
  });

  it("bring the pools of what is in play", () => {
    const withAll = readAs("with resistance lone-wolf xp\nphase set-up");
    expect(withAll.enemies.special).toEqual({ stg44: 3, officer: 4, dog: 3 });
    expect(withAll.events.pools[0]?.cards).toHaveLength(55);
    expect(withAll.danger.unseen).toMatchObject({ "danger-1": 3, "danger-5": 3 });
    expect(withAll.decks?.yellow.cards).toContain("locksmith");
    expect(withAll.fleeTokens).toBe(4);
    expect(readAs("phase set-up")).toMatchObject({ danger: { unseen: {} }, decks: null, fleeTokens: 0 });
  });
});

describe("faults of a text", () => {
  it.each([
    ["turn x", "1:6 not-a-number"],
    ["turn 0", "1:6 not-a-number"],
    ["turn 2\nturn 3", "2:1 given-twice"],
    ["hello", "1:1 unknown-line"],
    ["phase dawn", "1:7 unknown-word"],
    ["phase event now", "1:13 unexpected-word"],
    ["umpire rogue-regiment", "1:8 unknown-word"],
    ["map\nA1 b2", "2:4 bad-map"],
    [`map\n${"A1 ".repeat(17)}`, "2:49 bad-map"],
    [`map${"\nA1".repeat(17)}`, "18:1 bad-map"],
    ["phase event\n  A1 A2", "2:3 unknown-line"],
    ["terrain one", "1:1 bad-map"],
    ["phase event\nmap", "2:1 bad-map"],
    [`completed ${"a ".repeat(9)}`, "1:1 not-a-state"],
    ["map\nA1\nmap\nA1", "3:1 given-twice"],
    ["map\nA1\ntoken tnt at A1\nalarm at A1", "4:1 out-of-place"],
    ["map\nA1 A2\ndoor A1|A2|A3 locked", "3:6 bad-name"],
    ["map\nA1 A2\ndoor A1|A2", "3:11 missing-word"],
    ["map\nA1\nentrance west at A1 X", "3:21 unknown-word"],
    ["map\nA1\nobjective books at A1, needs tnt", "3:33 missing-word"],
    ["map\nA1\nobjective books at A1, destroy, interact 1", "3:42 given-twice"],
    ["commando sapper tan", "1:10 missing-word"],
    ["commando sapper green at A1", "1:17 unknown-word"],
    ["commando sapper tan at A1, asleep", "1:28 unknown-attribute"],
    ["commando sapper tan at A1, visible, visible", "1:37 given-twice"],
    ["commando sapper tan at A1, injuries 4", "1:10 too-many"],
    ["commando sapper tan at A1, tokens tnt rope", "1:39 unknown-word"],
    ["commando sapper tan at A1,", "1:26 missing-word"],
    ["commando Sapper tan at A1", "1:10 bad-name"],
    ["token tnt at a1", "1:14 bad-name"],
    ["unit g1 regular mp40", "1:21 missing-word"],
    ["unit g1 regular mp40 at A1, protects", "1:37 missing-word"],
    ["events main 2 EV01/N", "1:15 unexpected-word"],
    ["events main two: EV01/N", "1:13 not-a-number"],
    ["enemy-reserve regular 3, regular 4", "1:26 given-twice"],
    ["enemy-reserve regular 100", "1:23 not-a-number"],
    ['facts "met', "1:7 bad-quote"],
    ["turn x\nphase y\nplayers 9", "1:6 not-a-number", "2:7 unknown-word", "3:9 not-a-number"],
  ])("%j", (text, ...faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it("say what was expected", () => {
    const found = parsePosition("phase dawn");
    expect(found.ok ? [] : found.defects.map(({ message }) => message)).toEqual([
      'Expected a phase: set-up, event, commando, before-reinforcements, reinforcements, before-movement, movement, before-shooting, shooting, after-shooting, end; found "dawn".',
    ]);
  });

  it("end at 65,536 characters and at 20 faults", () => {
    expect(faultsOf(`// ${"é".repeat(65_536)}`)).toEqual(["1:1 too-long"]);
    expect(faultsOf("hello\n".repeat(100))).toHaveLength(20);
  });

  it("are faults and never crashes, whatever is sent", () => {
    const words = example.split(/\s+/);
    const scrambled = fc
      .array(fc.oneof(fc.constantFrom(...words, ",", "\n", '"', "none", "|"), fc.string({ maxLength: 6 })), {
        maxLength: 60,
      })
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(scrambled, (text) => {
        const found = parsePosition(text);
        if (!found.ok) expect(found.defects.every(({ line = 0, column = 0 }) => line >= 1 && column >= 1)).toBe(true);
      }),
      { numRuns: tries(150, 5000) },
    );
  });
});
