import { describe, expect, it } from "vitest";
import type { Chance } from "../../rules/kernel/index.ts";
import { agreed, gameOf, heldAgainst, oneIn, opened, pick, type Trial } from "../soak/against-oracle.ts";
import { endsOf } from "./advance-oracle.ts";
import { drawn, freeSquare, randomBoard, unitSquare, withCover } from "./random-board.ts";
import type { Figure, Point } from "./sight-oracle.ts";

const game = gameOf("rogue-regiment");
const written = ({ x, y }: Point): string => `${x},${y}`;

/** A guard advances on one spotted Operator; alert officers stand about. */
function advance(chance: Chance): Trial | null {
  const bare = randomBoard(chance, 6 + chance.index(10), 4 + chance.index(7));
  if (bare.squares.some((row) => row.includes(":"))) return null;
  const operator = { ...freeSquare(chance, bare, []), crouched: oneIn(chance, 4) };
  const square = unitSquare(chance, bare, [operator]);
  const board = oneIn(chance, 3) ? withCover(chance, bare, operator, square) : bare;
  const taken: Point[] = [operator, square];
  const others = Array.from({ length: chance.index(4) }, (_, n): Figure => {
    const at = unitSquare(chance, board, taken);
    taken.push(at);
    return { id: `o${n + 1}`, ...at, facing: "N", alert: true };
  });
  const unit: Figure = { id: "u", ...square, facing: pick(chance, ["N", "E", "S", "W"] as const), alert: true };
  const text = [
    "section battle",
    "phase advance",
    "meter 0",
    drawn(board),
    `operator jock at ${written(operator)}, spotted${operator.crouched ? ", crouched" : ""}`,
    `smg u at ${written(unit)}, facing ${unit.facing}, alert, guard`,
    ...others.map(({ id, x, y }) => `officer ${id} at ${x},${y}, alert`),
    "",
  ].join("\n");
  if (!game.openText(text).ok) return null;
  const scene = { board, operator, units: [unit, ...others] };
  const found = endsOf(scene);
  if (found === null) return null;
  const ends = found.ends.map(written).sort();
  let answer = opened(game, text).adjudicate({ chance, until: "phase" });
  const offered = new Set<string>();
  for (;;) {
    if (!answer.ok || answer.value.outcome === "refused") throw new Error(`No answer.\n${text}`);
    if (answer.value.outcome === "over" || answer.value.decision.kind !== "choose") break;
    const { prompt, options } = answer.value.decision;
    if (prompt === "rr.decide.position-tie" || prompt === "rr.decide.route-tie")
      for (const { id } of options) offered.add(id.split(" ").at(-1) ?? "");
    answer = answer.value.situation.adjudicate({ choose: [pick(chance, options).id], chance, until: "phase" });
  }
  const model = answer.value.situation.board();
  const now = model.pieces.find(({ id }) => id === "u");
  const at = now === undefined ? "gone" : `${now.x},${now.y}`;
  const isShort = board.squares[Number(at.split(",")[1])]?.[Number(at.split(",")[0])] === "h";
  return {
    position: text,
    engine: {
      ends: ends.includes(at) ? "one of them" : at,
      offered: [...offered].filter((one) => !ends.includes(one)),
    },
    oracle: { ends: "one of them", offered: [] },
    met: [
      found.why,
      ...(isShort ? ["onto a hedge"] : []),
      ...(ends.length > 1 ? ["several ends"] : []),
      ...(others.length > 0 ? ["others stand about"] : []),
      ...(operator.crouched ? ["crouched"] : []),
    ],
  };
}

describe("the advance of infantry against the oracle", () => {
  it("agrees on where a unit may end", () => {
    const branches = [
      "stays",
      "reaches a position",
      "on the way",
      "on the way, in sight",
      "onto a hedge",
      "several ends",
    ];
    expect(heldAgainst("advances of Rogue Regiment", [...branches, "others stand about", "crouched"], advance)).toEqual(
      agreed,
    );
  });
});
