import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";

/** Codes by which a set-up says that it knows nothing of the name of a choice. */
const unknownName = (name: string): RegExp => new RegExp(`There is no choice "${name}"|^The choices are`);

describe.each(games.map((game) => [game.id, game] as const))("what may be chosen of missions of %s", (_, game) => {
  const names = game.choices.map(({ name }) => name);
  const messagesOf = (id: string, choices: Readonly<Record<string, string>>): readonly string[] => {
    const laid = game.setUp(id, { choices });
    return laid.ok ? [] : laid.defects.map(({ message }) => message);
  };

  it("is listed as a form needs it: each by a name and words of its own, with values or how it is written", () => {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(game.choices.map(({ text }) => text)).size).toBe(names.length);
    for (const { name, text, values, free } of game.choices) {
      expect(text, name).not.toMatch(/[.]$/);
      expect(values.length > 0 || free !== null, name).toBe(true);
      expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
    }
  });

  it("is all that a set-up knows: it names the same ones where another is given", () => {
    const [mission] = game.scenarios;
    const told = messagesOf(mission?.id ?? "", { "nothing-of-the-kind": "yes" });
    expect(told).toHaveLength(1);
    const [, listed = ""] = /(?:expected (?:one|some) of: |The choices are )(.*)$/.exec(told[0] ?? "") ?? [];
    for (const name of names) expect(listed, name).toMatch(new RegExp(`(?:^|[\\s";])${name}(?:$|[\\s",;.])`));
  });

  it("is taken by its missions, each value that is listed, but for those that leave it out", () => {
    for (const { id, choices: left = names } of game.scenarios) {
      expect(names).toEqual(expect.arrayContaining([...left]));
      for (const { name, values } of game.choices) {
        if (!left.includes(name)) {
          expect(messagesOf(id, { [name]: values[0]?.id ?? "1" }), `${id}: ${name}`).not.toEqual([]);
          continue;
        }
        for (const value of values)
          for (const message of messagesOf(id, { [name]: value.id }))
            expect(message, `${id}: ${name} ${value.id}`).not.toMatch(unknownName(name));
      }
    }
  });
});
