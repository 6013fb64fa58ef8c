import { describe, expect, it } from "vitest";
import { expectedOf, nearest, notAnOption } from "../../rules/kernel/index.ts";

const many = Array.from({ length: 40 }, (_, at) => `word-${at + 10}`);

describe("words that are not known", () => {
  it.each([
    ["rogue", ["v-sabotage", "hour-of-glory", "rogue-regiment"], "rogue-regiment"],
    ["Attack", ["face", "attack"], "attack"],
    ["pop_up", ["pick-up", "pop-up"], "pop-up"],
    ["glory", ["v-sabotage", "hour-of-glory"], "hour-of-glory"],
    ["enginering", ["sustained", "engineering"], "engineering"],
  ])("%s is nearest to the one that was meant", (word, words, meant) => {
    expect(nearest(word, words)).toMatch(new RegExp(`^; nearest: ${meant}`));
  });

  it("few are listed, of many the nearest are told", () => {
    expect(expectedOf("x", ["a", "b"])).toBe("; expected one of: a, b");
    expect(expectedOf("word-100", many)).toMatch(/^; nearest: word-10, /);
    expect(notAnOption("x", ["a", "b"])).toBe('"x" is not one of the options: a, b.');
    expect(notAnOption("word-1", many)).toMatch(/^"word-1" is not one of the 40 options; nearest: word-1/);
  });

  it("is never the word itself, where what there is is not of the kind that was asked for", () => {
    expect(nearest("blood-stain-1", ["blood-stain-1", "jock"])).toBe("; nearest: jock");
    expect(nearest("jock", ["jock"])).toBe("");
  });
});
