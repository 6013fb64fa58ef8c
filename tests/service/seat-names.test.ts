import { expect, it } from "vitest";
import { latinOf } from "../../service/games/confusables.ts";
import { lookAlike } from "../../service/games/seat-names.ts";

it.each([
  ["Anna", "anna"],
  ["Anna", "Аnna"],
  ["Anna", "Ann\u0251"],
  ["Anna", "\u13AAnna"],
  ["Anna", "A\u200Bnna"],
  ["Anna B", "Anna_B"],
  ["Anna B", "Anna – B"],
  ["Bill", "BiII"],
  ["Bill", "BIll"],
  ["Ivan", "\u0406van"],
  ["IVAN", "\u0406van"],
  ["Arne", "Ame"],
  ["Wim", "VVim"],
  ["ОЛЬГА", "Ольга"],
  ["Olga", "О1ga"],
  ["Aerin", "Ærin"],
  ["player-2", "pl\u0430yer-2"],
])("%j is taken for %j", (one, other) => {
  expect(lookAlike(one, other)).toBe(true);
  expect(lookAlike(other, one)).toBe(true);
});

it.each([
  ["Anna", "Anne"],
  ["Anna", "Änna"],
  ["Ольга", "Олег"],
  ["Νίκος", "Νίκη"],
  ["Jürgen", "Jurgen"],
  ["山田", "山口"],
])("%j is not taken for %j", (one, other) => expect(lookAlike(one, other)).toBe(false));

it("Every sign that looks like a letter is taken for it, wherever it stands in a name", () => {
  expect(latinOf.size).toBeGreaterThan(400);
  const missed = [...latinOf].filter(([sign, letters]) => !lookAlike(`Max${letters}Q`, `Max${sign}Q`));
  expect(missed).toEqual([]);
});
