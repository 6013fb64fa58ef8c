import { describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { createAdjudicator, createQuestions } from "../../service/portable.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** Games in which sides hide something from each other, with a seat of each. */
const hiding = [
  { id: "hour-of-glory", seats: ["intruder-1", "defender"] },
  { id: "two-hundred-hours", seats: ["attacker", "defender"] },
];

/** So many moments of each game are asked about. */
const MOMENTS = 12;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(hiding)("questions about $id as a seat", ({ id, seats }) => {
  const adjudicator = createAdjudicator(games);
  const questions = createQuestions<null>(
    adjudicator,
    () => Promise.reject(new Error("Nothing is stored here.")),
    () => null,
  );
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`There is no ${id}.`);

  it("are answered as far as the seat may know, while what is played on with stays whole", async () => {
    const chance = seededChance(3);
    let position: unknown = valueOf(game.setUp(game.scenarios[0]?.id ?? "", {})).position();
    for (let moment = 0; moment < MOMENTS; moment++) {
      const whole = valueOf(game.open(plain(position)));
      const decision = whole.decision();
      if (decision === null) break;
      for (const seat of seats) {
        const known = whole.seenBy(seat);
        const board = await questions.board({ position, seat }, null);
        expect(plain(board.board)).toEqual(plain(known.board()));
        expect(board.text).toBe(known.print());
        expect(plain(board.decision)).toEqual(plain(known.decision()));
        if (decision.kind === "act" && decision.seat !== seat)
          expect((await questions.legalActions({ position, seat }, null)).forms).toEqual([]);
      }
      const move = whole.policyMove(chance);
      const [seat = ""] = seats;
      const sent = { position, seat, random: true, ...move };
      const answer = await questions.adjudicateInParts(sent, null);
      expect(answer.outcome).toBe("paused");
      const after = valueOf(game.open(plain(answer.position)));
      expect(answer.board).toBe(after.seenBy(seat).print());
      expect(plain(answer.events)).toEqual(plain(game.witness(answer.events, seat)));
      position = answer.position;
    }
  });

  it("name a seat of the table, and of no stored game", async () => {
    const position = valueOf(game.setUp(game.scenarios[0]?.id ?? "", {})).position();
    await expect(questions.board({ position, seat: "nobody" }, null)).rejects.toThrow("There is no seat");
    await expect(questions.board({ gameId: "g", seat: seats[0] }, null)).rejects.toThrow("Of a stored game");
  });
});
