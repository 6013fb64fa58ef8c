import { describe, expect, it } from "vitest";
import { anyOfSeats, seatAndName, seatInWords, seatLabel, seatsInWords } from "../../web/post/seat-words.ts";
import { seatInWords as spokenByRules } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";

const everySeat = [...games.flatMap(({ seats }) => seats), "player-2", "intruder-3", "defender", "jager"];

describe("a seat in the words of the page", () => {
  it("is called as the rules call it, whoever sits there, and by its name where it has one", () => {
    for (const seat of everySeat) expect(seatInWords(seat)).toBe(spokenByRules(seat));
    expect(seatInWords("master")).toBe("the game master");
    expect(seatInWords("defender", [{ seat: "defender", name: "Anna" }])).toBe("Anna");
  });

  it("has no article where it stands by itself", () => {
    for (const seat of [...everySeat, "master"]) expect(seatLabel(seat)).not.toMatch(/^the /);
    expect(seatAndName("defender", [{ seat: "defender", name: "Anna" }])).toBe("Anna (defender)");
  });

  it("is that of whoever reads it first, as you", () => {
    expect(seatsInWords(["defender", "intruder-1", "intruder-2"], [], "intruder-1")).toBe(
      "you, the defender and Intruder 2",
    );
    expect(anyOfSeats(["north", "south"], [], null)).toBe("the north or the south");
  });

  it("that is written from right to left turns nothing round beside it", () => {
    const names = [
      { seat: "player-1", name: "בן ציון" },
      { seat: "player-2", name: "Chloé" },
    ];
    expect(seatInWords("player-1", names)).toBe("\u2068בן ציון\u2069");
    expect(seatAndName("player-1", names)).toBe("\u2068בן ציון\u2069 (player 1)");
    expect(seatInWords("player-2", names)).toBe("Chloé");
  });
});
