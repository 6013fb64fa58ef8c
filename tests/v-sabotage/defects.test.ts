import { describe, expect, it } from "vitest";
import { terrainCard, terrainIds } from "../../rules/v-sabotage/data/terrains.ts";
import { defectsOf } from "../../rules/v-sabotage/defects.ts";
import { interpretations } from "../../rules/v-sabotage/interpretations.ts";
import { parsePosition } from "../../rules/v-sabotage/notation/position-text.ts";
import { rules } from "../../rules/v-sabotage/rulebook.ts";
import { scenarios, setUp } from "../../rules/v-sabotage/scenarios.ts";
import type { State } from "../../rules/v-sabotage/state.ts";

const settings = { readings: {}, numbers: {} };

const stateOf = (text: string): State => {
  const found = parsePosition(text);
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
};

const defectsIn = (text: string, readings: Readonly<Record<string, string>> = {}): readonly string[] =>
  defectsOf(stateOf(text), { readings, numbers: {} }).map(({ code, path }) => `${code} ${path}`);

const two = "map\nA1 A2 A2\nA3 A4 A4\nA3 A4 A4\n";

/** A terrain of two sizes with everything a triangular token can be on. */
const post = `${two}indoor A4
door A2|A4 locked
entrance west at A1 W
alarm at A3
nest A2
objective books at A4, interact 1
`;

describe("set-ups that are possible", () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))("the scenario %s", (_id, scenario) => {
    for (const choices of [{}, { resistance: "yes", xp: "yes" }, { asks: "never" }]) {
      const ready = setUp(scenario, { difficulty: "veteran", players: 2, choices }, settings);
      expect(ready.ok ? defectsOf(ready.value, settings) : ready.defects).toEqual([]);
    }
  });

  it.each(terrainIds)("the terrain card %s with all its guards", (id) => {
    const { terrain, guards, veteranGuards, tokens, barrels } = terrainCard(id);
    const state = stateOf("with resistance");
    state.terrains.push(terrain);
    guards.forEach(({ at, protects }, i) =>
      state.units.push({ id: `g${i}`, kind: "regular", side: "mp40", at, behind: null, protects }),
    );
    veteranGuards.forEach((at, i) =>
      state.units.push({ id: `v${i}`, kind: "regular", side: "mp40", at, behind: null, protects: null }),
    );
    tokens.forEach(({ kind, at }) => state.laid.push({ kind, at, red: false, used: [] }));
    barrels.forEach((at) => state.barrels.push({ at, destroyed: false }));
    expect(defectsOf(state, settings)).toEqual([]);
  });

  it("a small drawing with a commando and a unit", () => {
    expect(
      defectsIn(
        `${post}commando sapper tan at A1\nunit g regular mauser at A3, protects alarm\nunit h regular mp40 behind terrain/west`,
      ),
    ).toEqual([]);
  });
});

describe("set-ups that are impossible", () => {
  it.each([
    ["a tile that is no rectangle", "map\nA1 A1\nA2 A1", "tile-shape A1"],
    ["a tile of four cells in a row", "map\nA1 A1 A1 A1", "tile-shape A1"],
    ["a tile name in two terrains", "terrain one\nmap\nA1\nterrain two\nmap\nA1", "same-tile A1"],
    ["two terrains of one name", "terrain one\nmap\nA1\nterrain one\nmap\nB1", "same-id one", "same-terrain one"],
    ["a door between tiles that are no neighbours", `${two}indoor A4\ndoor A1|A4 locked`, "no-neighbours A1|A4"],
    ["a door to a tile that is not there", `${two}door A1|B1 locked`, "no-such-tile A1|B1"],
    [
      "a door and an opening in one place",
      `${two}indoor A4\ndoor A2|A4 locked\nopening A4|A2`,
      "door-and-opening A2|A4",
    ],
    ["two doors in one place", `${two}indoor A4\ndoor A2|A4 locked\ndoor A4|A2 unlocked`, "two-doors A2|A4"],
    ["an opening between outdoor tiles", `${two}opening A1|A2`, "opening-outdoors A1|A2"],
    ["an entrance inside the map", `${two}entrance in at A1 E`, "entrance-inside terrain/in"],
    ["two entrances of one name", `${two}entrance in at A1 N\nentrance in at A1 W`, "same-id in"],
    ["an indoor tile that is not there", `${two}indoor B1`, "no-such-tile B1"],
    ["a trap door on no tile", `${two}trap-door B1 open`, "no-such-tile B1"],
    ["two trap doors on a tile", `${two}trap-door A1 open\ntrap-door A1 blocked`, "two-trap-doors A1"],
    ["a nest on a small tile", `${two}nest A1`, "nest-on-small-tile A1"],
    ["two nests on a tile", `${two}nest A4\nnest A4`, "two-nests A4"],
    ["an alarm interrupted twice", `${two}alarm at A1, interrupted 2`, "interrupted-too-often terrain"],
    ["an escort of nobody", `${two}objective man at A1, escort nobody`, "escort-type man"],
    ["an objective called alarm", `${two}objective alarm at A1, destroy`, "same-id alarm"],
    ["a commando on no tile of the map", `${two}commando sapper tan at B1`, "no-such-tile sapper"],
    ["a commando on a tile and outside", `${two}commando sapper tan at A1, outside`, "nowhere sapper"],
    ["a commando in play on no tile", `${two}commando sapper tan in-play`, "nowhere sapper"],
    ["a commando on the map in the set-up", `${two}phase set-up\ncommando sapper tan at A1`, "too-early sapper"],
    ["a nest where none is", `${two}commando sapper tan at A1, nest`, "no-nest sapper"],
    [
      "two in a nest",
      `${post}commando sapper tan at A2, nest\nunit g regular mp40 at A2, protects nest`,
      "nest-full A2",
    ],
    ["an unknown commando card", `${two}commando piper tan at A1`, "unknown-card piper"],
    ["a commando card of an expansion not in play", `${two}commando spy tan at A1`, "not-in-play spy"],
    ["a bonus commando without its expansion", `${two}commando jamie-finnlock tan at A1`, "not-in-play jamie-finnlock"],
    [
      "more tokens than circles",
      `${two}commando sapper tan at A1, tokens tnt tnt tnt tnt tnt`,
      "too-many-tokens sapper",
    ],
    ["a spotted token on a card", `${two}commando sapper tan at A1, tokens spotted`, "not-carried sapper"],
    ["more saved actions than spaces", `${two}commando sapper tan at A1, saved 2`, "too-many-saved sapper"],
    [
      "a saved action behind an injury on the only space",
      `${two}commando sapper tan at A1, injuries 1, saved 1`,
      "misplaced-saved sapper",
    ],
    ["a critical commando without deadline", `${two}commando sapper tan at A1, injuries 3`, "no-deadline sapper"],
    ["a deadline without need", `${two}commando sapper tan at A1, injuries 2, deadline 3`, "not-critical sapper"],
    [
      "a deadline that is over",
      `${two}turn 5\ncommando sapper tan at A1, injuries 3, deadline 4`,
      "deadline-over sapper",
    ],
    [
      "a visible critical commando",
      `${two}commando sapper tan at A1, injuries 3, deadline 3, visible`,
      "critical-visible sapper",
    ],
    [
      "a visible commando in a German uniform",
      `${two}commando sapper tan at A1, visible, uniform`,
      "visible-uniform sapper",
    ],
    ["Gander out of uniform", `${two}commando gander tan at A1, no-uniform`, "gander-without-uniform gander"],
    ["an exit in a later turn", `${two}commando sapper tan outside, exited 4`, "later-turn sapper"],
    ["an unknown XP card", `${two}with xp\ncommando sapper tan at A1, xp luck`, "unknown-card sapper"],
    [
      "more XP cards than allowed",
      `${two}with xp\ncommando sapper tan at A1, xp shadow scrounger muffled locksmith`,
      "too-many-xp sapper",
    ],
    [
      "two commandos acting",
      `${two}commando sapper tan at A1, acting\ncommando medic tan at A2, acting`,
      "two-acting commandos",
    ],
    [
      "one card twice",
      `${two}commando sapper tan at A1\ncommando sapper blue at A2, called sapper-2`,
      "same-card sapper",
    ],
    ["one id twice", `${two}commando sapper tan at A1\nunit sapper regular mp40 at A2`, "same-id sapper"],
    [
      "a card held and in the reserve",
      `${two}commando-reserve sapper medic\ncommando sapper tan at A1`,
      "same-card sapper",
    ],
    [
      "two lone wolves",
      `${two}with lone-wolf xp\ncommando sapper tan at A1\ncommando medic tan at A2`,
      "not-alone commandos",
    ],
    ["XP mode without decks", "with xp\nxp-deck none", "no-xp-decks /state/decks"],
    ["a blue card in the yellow deck", "with xp\nxp-deck yellow shadow", "unknown-card /state/decks/yellow"],
    ["a regular unit without its side", `${two}unit g regular at A1`, "side g"],
    ["a special unit with a side", `${two}unit g stg44 mp40 at A1`, "side g"],
    ["a unit on a tile and behind an entrance", `${post}unit g regular mp40 at A1 behind terrain/west`, "nowhere g"],
    ["a unit nowhere", `${two}unit g regular mp40 nowhere`, "nowhere g"],
    ["a unit behind no entrance", `${post}unit g regular mp40 behind terrain/east`, "no-such-entrance g"],
    [
      "two units protecting one token",
      `${post}unit g regular mp40 at A3, protects alarm\nunit h regular mp40 at A3, protects alarm`,
      "two-protect alarm on A3",
    ],
    ["a special unit protecting a token", `${post}unit g stg44 at A3, protects alarm`, "special-protects g"],
    ["a special unit in a nest", `${post}unit g stg44 at A2, protects nest`, "special-protects g"],
    ["a token protected from another tile", `${post}unit g regular mp40 at A1, protects alarm`, "nothing-to-protect g"],
    [
      "a completed objective protected",
      `${two}objective books at A1, interact 1, done\nunit g regular mp40 at A1, protects books`,
      "nothing-to-protect g",
    ],
    [
      "a token protected from behind an entrance",
      `${post}unit g regular mp40 behind terrain/west, protects alarm`,
      "protects-from-afar g",
    ],
    [
      "more characters than circles",
      `${two}${[1, 2, 3, 4].map((n) => `unit g${n} regular mp40 at A1\n`).join("")}commando sapper tan at A1`,
      "too-many-on-tile A1",
    ],
    [
      "more characters beside a nest than it leaves room for",
      `${post}${[1, 2, 3, 4, 5].map((n) => `unit g${n} regular mp40 at A2\n`).join("")}`,
      "too-many-on-tile A2",
    ],
    [
      "a person always stealthy and visible",
      `${two}objective man at A1, escort stealthy\nperson man man stealthy at A2, visible`,
      "person-visible man",
    ],
    [
      "a person always visible and stealthy",
      `${two}objective man at A1, escort visible\nperson man man visible at A2, stealthy`,
      "person-stealthy man",
    ],
    ["a person without objective", `${two}person man man visible at A2`, "no-such-objective man"],
    [
      "a person of another type",
      `${two}objective man at A1, escort stealthy\nperson man man visible at A2`,
      "escort-type man",
    ],
    ["a token on no tile", `${two}token tnt at B1`, "no-such-tile /state/laid/0"],
    ["a red grenade", `${two}token grenade at A1, red`, "red-token /state/laid/0"],
    ["a barrel on no tile", `${two}barrel at B1`, "no-such-tile /state/barrels/0"],
    ["an unknown event card", `${two}event EV99/N`, "unknown-card terrain"],
    ["a direction that a card does not have", "events main 1: EV03/W", "unknown-card /state/events/pools/0"],
    ["more cards in decks than are named", "events main 3: EV01/N EV01/E", "pool-too-large /state/events/pools/0"],
    [
      "a limit deck without a limit",
      `${two}events main 1, terrain 1: EV01/N EV01/E`,
      "no-limit-deck /state/events/pools/0",
    ],
    ["an unknown discarded card", "events-discard EV00/N", "unknown-card /state/events/discard"],
    ["a terrain card ahead that is not there", "ahead moon-base", "unknown-terrain /state/ahead"],
    ["a terrain ahead that never opens", "ahead fuel-wharf after relay-post", "never-opens /state/ahead"],
    ["a terrain in play and completed", `${two}completed terrain`, "same-terrain terrain"],
    ["a terrain ahead with the tiles of one in play", `${two}ahead relay-post`, "same-tile /state/ahead"],
    ["a terrain longer in play than the game", `${two}turns 3`, "later-turn terrain"],
    ["a set-up in turn 2", "phase set-up\nturn 2", "too-late /state/phase"],
    ["a commando phase after the end", `${two}result victory "done"`, "over-already /state/result"],
    ["an unknown operation to come", "campaign moonlight", "unknown-operation /state/campaign"],
    ["a unit waiting for the next level", "danger-aside regular", "not-aside /state/danger/aside"],
  ])("%s", (_what, text, ...expected) => {
    expect(defectsIn(text)).toEqual(expected);
  });

  it("but a special unit takes a nest under that reading, and a dropped token turns red", () => {
    expect(defectsIn(`${post}unit g stg44 at A2, protects nest`, { "vs.open.special-nest": "yes" })).toEqual([]);
    expect(defectsIn(`${two}token grenade at A1, red`, { "vs.open.drop-red-side": "red-side" })).toEqual([]);
  });

  it("with numbers replaced", () => {
    const state = stateOf(`${two}commando sapper tan at A1, tokens tnt tnt tnt tnt tnt`);
    expect(defectsOf(state, { readings: {}, numbers: { "vs.number.circles": 5 } })).toEqual([]);
  });

  it("cite only what is in the catalogue", () => {
    const wrong = defectsOf(
      stateOf(
        `${post}unit g stg44 mp40 at A2, protects nest\nunit h regular at B1, protects nest\ncommando spy tan at A1, outside, injuries 3, visible`,
      ),
      settings,
    );
    expect(wrong.length).toBeGreaterThan(4);
    for (const { cites = [], message } of wrong) {
      expect(message).toMatch(/\.$/);
      for (const cite of cites)
        expect(Object.hasOwn(rules, cite) || Object.hasOwn(interpretations, cite), cite).toBe(true);
    }
  });
});
