import { afterAll, describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import type { BoardModel, Form } from "../../web/api/answers.ts";
import { pieceNamed } from "../../web/board/places.ts";
import { forgetNames, learnNames, pieceName } from "../../web/page/names.ts";
import { actsFirst, adviceTo, type ToAct } from "../../web/table/advice.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** So many answers of a game are looked at. */
const ANSWERS = 60;

const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

/** What the advice names that is not there to be pressed. */
function falseIn(act: ToAct): string[] {
  const { board, forms, piece } = act;
  const said = adviceTo(act);
  const can = forms.filter(({ actions }) => actions.length > 0);
  const isThere = (name: string): boolean => can.some((form) => form.name === name);
  const wrong = (is: boolean, what: string): string[] => (is ? [`${what}: ${said}`] : []);
  const idle = board.pieces.filter(({ id }) => !can.some((form) => form.piece === id));
  const acting = actsFirst(act);
  return [
    ...wrong(said.includes("End phase") && !isThere("end-phase"), "no phase to end"),
    ...wrong(said.includes("End turn") && !isThere("end-turn"), "no turn to end"),
    ...wrong(
      idle.some(
        ({ id }) =>
          said.includes(`Press ${pieceName(id)} on`) && !can.some((form) => pieceName(form.piece) === pieceName(id)),
      ),
      "who can do nothing is to be pressed",
    ),
    ...wrong(said.includes("tinted") && !act.isTinted, "ground is said to be tinted that is not"),
    ...wrong(acting !== null && said.includes("on the board to see"), "whoever acts already is to be pressed"),
    ...wrong(piece !== null && acting === piece && pieceNamed(board, piece) === undefined, "nobody on the board acts"),
  ];
}

describe.each(games)("$title: what the guide advises", (game) => {
  afterAll(forgetNames);

  it("names nothing that is not there to be pressed, whoever is selected", () => {
    const [mission] = game.scenarios;
    let situation = valueOf(game.setUp(mission?.id ?? "", {}));
    const chance = seededChance(7);
    const wrong: string[] = [];
    let looked = 0;
    for (let given = 0; given < ANSWERS; given++) {
      const decision = situation.decision();
      if (decision === null) break;
      if (decision.kind === "act") {
        const board = heard<BoardModel>(situation.board());
        learnNames(board);
        const forms = heard<Form[]>(situation.forms());
        for (const piece of [null, ...new Set(forms.map((form) => form.piece))]) {
          looked++;
          const asks = decision.piece ?? null;
          const act = {
            board,
            asked: decision.text,
            asks,
            forms,
            piece,
            isAimed: false,
            isReady: false,
            isTinted: false,
            next: null,
          };
          wrong.push(...falseIn(act));
        }
      }
      const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (answer.outcome !== "paused") break;
      situation = answer.situation;
    }
    expect(looked).toBeGreaterThan(20);
    expect([...new Set(wrong)]).toEqual([]);
  });
});
