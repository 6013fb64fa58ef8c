import { type Game, games, unwrap } from "@umpire/rules";
import { describe, expect, it } from "vitest";
import { outcomeFor } from "../../web/game/outcome.ts";

describe("how a game ended for whoever looks", () => {
  it("is the other way round for those whose the victory is not, in every game as its rules say", async () => {
    for (const { id, load } of games) {
      const game: Game = await load();
      const [mission] = game.scenarios;
      if (mission === undefined) throw new Error(`${id} has no mission.`);
      const begins = unwrap(game.setUp(mission.id));
      for (const seat of begins.seats()) {
        const wants = begins.sharesVictory(seat);
        expect([id, seat, outcomeFor(id, "victory", seat).result]).toEqual([id, seat, wants ? "victory" : "defeat"]);
        expect([id, seat, outcomeFor(id, "defeat", seat).result]).toEqual([id, seat, wants ? "defeat" : "victory"]);
      }
    }
  });

  it("names the side that has won for somebody who looks on, where two play against each other", () => {
    expect(outcomeFor("dust-tactics", "defeat", null).winner).toBe("the north");
    expect(outcomeFor("hour-of-glory", "victory", null).winner).toBe("the Intruders");
    expect(outcomeFor("v-sabotage", "victory", null)).toEqual({ result: "victory", winner: null });
  });

  it("is a draw for everybody", () => {
    expect(outcomeFor("dust-tactics", "draw", "north")).toEqual({ result: "draw", winner: null });
    expect(outcomeFor("dust-tactics", "draw", null)).toEqual({ result: "draw", winner: null });
  });

  it("is the Jäger's where the Operators have lost", () => {
    expect(outcomeFor("rogue-regiment", "defeat", "jager").result).toBe("victory");
    expect(outcomeFor("rogue-regiment", "defeat", "player-1").result).toBe("defeat");
  });
});
