import { describe, expect, it } from "vitest";
import { entriesIn, firstOf, isDoneOnBoard, listedIn, numbersIn, writtenAs } from "../../web/game/listed.ts";
import { isMustered } from "../../web/game/mustered.ts";
import { someOf } from "../../web/game/some-of.ts";
import { games } from "../all-games.ts";

describe("what is chosen from lists", () => {
  const pairs = "a list, each sapper/medic tan/blue, e.g. sapper tan, medic blue";

  it("is read from how it is written, and nothing else is", () => {
    expect(listedIn(pairs)).toEqual({
      slots: [
        ["sapper", "medic"],
        ["tan", "blue"],
      ],
      isList: true,
      orNone: false,
    });
    expect(listedIn("one fox/owl for sapper/medic, e.g. fox for medic")?.slots).toEqual([
      ["fox", "owl"],
      ["for"],
      ["sapper", "medic"],
    ]);
    expect(listedIn("a list, each combat/stealth 1/2; or none")).toMatchObject({ orNone: true });
    expect([listedIn("a whole number from 5 to 99"), listedIn("unit cards, e.g. h.line")]).toEqual([null, null]);
    expect(numbersIn("a whole number from 1 to 6: so many")).toEqual({ least: 1, most: 6 });
  });

  it("is put together and taken apart; a new entry has what is not taken yet", () => {
    const listed = listedIn(pairs);
    if (listed === null) throw new Error("No list.");
    const one = [firstOf(listed, [])];
    const two = [...one, firstOf(listed, one)];
    expect(writtenAs(two)).toBe("sapper tan, medic tan");
    expect(entriesIn("sapper tan,  medic   tan")).toEqual(two);
    expect(entriesIn("none")).toEqual([]);
  });

  it("is nowhere an id that somebody has to know", () => {
    const typed = games.flatMap((game) =>
      (game.choices ?? []).flatMap(({ name, free, values, text }) =>
        free === null ||
        listedIn(free) !== null ||
        numbersIn(free) !== null ||
        someOf(free) !== null ||
        isDoneOnBoard({ free }) ||
        isMustered(game.id, { name, free, values, text })
          ? []
          : [`${game.id} ${name}`],
      ),
    );
    expect(typed).toEqual([]);
  });

  it("is known to its game: no word of a list is refused as one that there is not", () => {
    for (const game of games)
      for (const { name, free } of game.choices ?? []) {
        const listed = free === null ? null : listedIn(free);
        for (const word of listed?.slots[0] ?? []) {
          const entry = writtenAs([
            [word, ...firstOf(listed ?? { slots: [], isList: true, orNone: false }, []).slice(1)],
          ]);
          const found = game.setUp(game.scenarios[0]?.id ?? "", { choices: { [name]: entry } });
          const said = found.ok ? "" : JSON.stringify(found.defects);
          expect(said, `${game.id} ${name} ${entry}`).not.toMatch(
            /is not an? (?:commando|swap|Recruitment|number)|There is no/,
          );
        }
      }
  });
});
