import { closed, opening, play } from "../../service/games/advance.ts";
import { type Beginning, bodyOf, type MoveBody, storedMove } from "../../service/games/move.ts";
import { writeRecord } from "../../service/games/record.ts";
import { sha256 } from "../../service/adjudication/sha256.ts";
import { commitmentTo, sealedDice } from "../../service/adjudication/sealed-dice.ts";
import { adjudicator } from "./recorded-games.ts";
import { rulesOf } from "../../service/games/rules-used.ts";

const board =
  "board\n+ + + + +\n J . . .\n+ + + + +\n . . . 1\n+ + + + +\nJ = operator jock, facing E\n1 = smg guard, facing N";

/** The record that docs/records.md shows: one move, one shot, closed. */
export function exampleRecord(): string {
  const situation = adjudicator.game("rogue-regiment").openText(board);
  if (!situation.ok) throw new Error("The board of the example cannot be read.");
  const game = "example";
  const secret = sha256("b");
  const beginning: Beginning = {
    game,
    title: "One shot by the gate",
    ruleset: "rogue-regiment",
    dice: "sealed",
    commitment: commitmentTo(secret),
    seats: situation.value.seats(),
    origin: null,
    position: situation.value.position(),
  };
  const first = storedMove(
    0,
    "",
    opening(
      adjudicator,
      beginning,
      "2026-03-01T19:00:00.000Z",
      rulesOf(adjudicator, "rogue-regiment"),
      sealedDice(secret, game, 0),
    ),
  );
  const moves = [first];
  const latest = (): MoveBody => bodyOf(moves.at(-1) ?? first);
  const add = (body: MoveBody): void => void moves.push(storedMove(moves.length, moves.at(-1)?.hash ?? "", body));
  const send = (at: string, action: unknown): void => {
    const played = play(
      adjudicator,
      latest(),
      { at, by: "player-1" },
      { action },
      { chance: sealedDice(secret, game, moves.length) },
    );
    if (played.kind === "refused") throw new Error("The example is refused.");
    add(played.body);
  };
  send("2026-03-01T19:04:00.000Z", { do: "move", operator: "jock", to: "1,0" });
  send("2026-03-02T08:12:30.000Z", { do: "attack", operator: "jock", weapon: "pistol", target: "guard" });
  add(closed(latest(), { at: "2026-03-05T20:00:00.000Z", by: "master" }));
  return writeRecord(adjudicator, moves, secret);
}
