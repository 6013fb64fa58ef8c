import { describe, expect, test } from "vitest";
import {
  type Game,
  isKeptLine,
  isOneLine,
  type OpenPosition,
  seededChance,
  unfitText,
} from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";

/** What steers a terminal, hides what is written, or is half a character. */
const unfit = ["\u001b[31m", "\u009b31m", "\u0000", "\u007f", "\u202e", "\u2066", "\u2028", "\ud800", "\b"];

/** Positions of a game as it is played: each mission at its beginning and some moves later. */
function* playedPositions(game: Game): Generator<OpenPosition> {
  for (const { id } of game.scenarios) {
    const laid = game.setUp(id);
    let situation = laid.ok ? laid.value : null;
    const chance = seededChance(3);
    for (let moves = 0; moves < 12 && situation !== null; moves++) {
      if (moves % 11 === 0) yield situation;
      const decision = situation.decision();
      const move = decision?.kind === "act" || decision?.kind === "choose" ? situation.policyMove(chance) : {};
      const done: ReturnType<OpenPosition["adjudicate"]> = situation.adjudicate({ ...move, chance });
      situation = done.ok && done.value.outcome === "paused" ? done.value.situation : null;
    }
  }
}

const played = new Map<Game, readonly OpenPosition[]>();

/** The same, played once. */
function positions(game: Game): readonly OpenPosition[] {
  const found = played.get(game) ?? [...playedPositions(game)];
  played.set(game, found);
  return found;
}

/** What a JSON text says with another text in place of one, wherever that is a value. */
function withText(json: string, text: string, other: string): unknown {
  const [said, instead] = [JSON.stringify(text), JSON.stringify(other)];
  const [first = "", ...more] = json.split(said);
  const isValue = (before: string, behind: string): boolean => !before.endsWith("\\") && !behind.startsWith(":");
  return JSON.parse(more.reduce((made, part) => made + (isValue(made, part) ? instead : said) + part, first));
}

/** The texts of a state, each once for its kind of place. */
function textsOf(value: unknown, at = "", found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof value === "string") {
    if (!found.has(at)) found.set(at, value);
  } else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) textsOf(part, Array.isArray(value) ? at : `${at}/${key}`, found);
  return found;
}

describe.each(games.map((game) => [game.id, game] as const))("a text in a position of %s", (_, game) => {
  test("holds nothing that steers a terminal or hides what is written", () => {
    const accepted: string[] = [];
    const tried = new Set<string>();
    for (const situation of positions(game)) {
      const json = JSON.stringify(situation.position());
      const position: unknown = JSON.parse(json);
      expect(unfitText(position, "")).toBeNull();
      for (const [place, text] of textsOf(Object(position)["state"])) {
        if (tried.has(place)) continue;
        tried.add(place);
        for (const mark of unfit)
          for (const hostile of [`${text}${mark}`, mark]) {
            // wherever it stands, so that what names a piece names it still
            if (game.open(withText(json, text, hostile)).ok) accepted.push(`${place}: ${JSON.stringify(hostile)}`);
          }
      }
    }
    expect(tried.size).toBeGreaterThan(3);
    expect(accepted).toEqual([]);
  });
});

describe("a text", () => {
  test("shows all that it says: what nobody sees could make two names alike, or speak to a program alone", () => {
    const invisible = [
      "\u00ad",
      "\u034f",
      "\u115f",
      "\u180e",
      "\u200b",
      "\u2060",
      "\u206f",
      "\u3164",
      "\ufeff",
      "\ufff9",
    ];
    const hidden = [...invisible, "\uffa0", "\u{1d173}", "\u{e0001}", "\u{e0041}", "\u{e01ef}"];
    expect(hidden.filter((mark) => isOneLine(`Anna${mark}`))).toEqual([]);
    // what was stored before that was asked is read as it is
    expect(hidden.filter((mark) => !isKeptLine(`Anna${mark}`))).toEqual([]);
    expect(unfit.filter((mark) => isKeptLine(`Anna${mark}`))).toEqual([]);
    // what joins letters and pictures, or chooses between two pictures, shows in what it joins
    for (const shown of [
      "\u{1f469}\u200d\u{1f692}",
      "\u2764\ufe0f",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
      "Zo\u00eb",
    ])
      expect(isOneLine(shown)).toBe(true);
  });

  test("that is quoted on a board of a game holds none, either", () => {
    const read = games.flatMap((game) =>
      positions(game).flatMap((situation) => {
        const text = situation.print();
        return [String.raw`"\u001b[31m\u202e"`, String.raw`"a\u200b"`].flatMap((hostile) => {
          const quoted = text.replace(/"(?:[^"\\]|\\.)+"/, hostile);
          return quoted === text ? [] : [game.openText(quoted).ok];
        });
      }),
    );
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter(Boolean)).toEqual([]);
  });

  test("of several lines may be laid out, and names the place of what is unfit", () => {
    expect(unfitText({ list: "two\n\tsquads\r\n" }, "")).toBeNull();
    expect(unfitText({ units: [{ name: "a" }, { name: "a\u202eb" }] }, "/position/state")).toMatchObject({
      code: "unfit-text",
      path: "/position/state/units/1/name",
    });
    for (const line of ["a\nb", "a\tb", ...unfit]) expect(isOneLine(line)).toBe(false);
    for (const line of ["Räuber 👩‍🚀", "第二夜", ""]) expect(isOneLine(line)).toBe(true);
  });
});
