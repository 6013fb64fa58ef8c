import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { seededChance, type OpenPosition } from "../../rules/kernel/index.ts";
import type { BoardModel, Form } from "../../web/api/answers.ts";
import { piecesOn } from "../../web/board/places.ts";
import { spotNamed } from "../../web/board/spots.ts";
import { meantOnTable } from "../../web/measured/meant.ts";
import { harms, leadsTo } from "../../web/table/aim.ts";
import { type Doing, startDoing } from "../../web/table/doing.ts";
import { type Asked, type Marked, markedFor } from "../../web/table/marked.ts";
import { meaningOf, type Pressed } from "../../web/table/meaning.ts";
import { endOfOption, placesOfOption } from "../../web/table/routes.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** Where a shot with a blast template stands ready, and where a flame is about to be laid. */
const dustBattle = `umpire dust-tactics
table 90 60
unit s1 h.line south at 40,40, whole
unit s4 h.mortar south at 20,55, whole
unit n1 v.guard north at 44,30, whole, facing 180
unit n2 v.guard north at 60,12, whole, facing 180
activation s4, plan attack nothing
`;

/** What is asked, as the page hears it. */
const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

/** A press in the middle of a mark, as a hand does it: on a measured table by what lies next to it. */
function pressOn(board: BoardModel, marked: readonly Marked[], { place, look }: Marked): Pressed {
  const spot = board.kind === "table" ? spotNamed(place) : null;
  if (spot === null) {
    const [piece] = board.kind === "areas" || look === "option" ? [] : piecesOn(board, place);
    return { place, piece: piece?.id ?? null };
  }
  const snaps = marked.flatMap((one) => {
    const at = one.look === "option" ? spotNamed(one.place) : null;
    return at === null ? [] : [{ name: one.place, at }];
  });
  return meantOnTable(board, snaps, spot, 0.8);
}

/** What an action that stands ready is about, of all that is pressed. */
const isAbout = (doing: Doing, doer: string, pressed: Pressed, board: BoardModel): boolean => {
  const [whole] = doing.left.value;
  const pieces = [
    pressed.piece ?? [],
    pressed.place === null ? [] : piecesOn(board, pressed.place).map(({ id }) => id),
  ].flat();
  const units = board.pieces.flatMap(({ id, details }) =>
    pieces.includes(id) && typeof details["unit"] === "string" ? [details["unit"]] : [],
  );
  return whole !== undefined && leadsTo(whole, doer, { place: pressed.place, pieces: [...pieces, ...units] });
};

/** Faults of all marked places at a moment: each is pressed as whoever can act there would. */
function faultsAt(asked: Omit<Asked, "doer">): readonly string[] {
  const { board, decision, forms } = asked;
  const faults: string[] = [];
  if (decision?.kind === "choose") {
    const doing = startDoing(signal({ moment: { board } }));
    const marked = markedFor({ ...asked, doer: null }, doing);
    for (const mark of marked) {
      const meaning = meaningOf({ ...asked, doer: null }, doing, pressOn(board, marked, mark));
      const options =
        meaning.means === "option" ? [meaning.option] : meaning.means === "options" ? meaning.options : [];
      const found = options.some((id) =>
        [endOfOption(id), ...placesOfOption(id)].some(
          (name) =>
            name === mark.place || board.pieces.some((piece) => piece.id === name || piece.details["unit"] === name),
        ),
      );
      if (!found) faults.push(`${decision.text}: a press on ${mark.place} ${meaning.means}`);
    }
    return faults;
  }
  for (const doer of new Set(forms.map(({ piece }) => piece))) {
    const mine = forms.filter((form) => form.piece === doer && form.actions.length > 0);
    for (const form of [null, ...mine]) {
      const fresh = (): Doing => {
        const doing = startDoing(signal({ moment: { board } }));
        doing.begin(form);
        return doing;
      };
      const marked = markedFor({ ...asked, doer }, fresh());
      for (const mark of marked) {
        const doing = fresh();
        const pressed = pressOn(board, marked, mark);
        const what = `${form?.name ?? "any"} of ${doer}: a press on the ${mark.look} ${mark.place}`;
        const meaning = meaningOf({ ...asked, doer }, doing, pressed);
        if (meaning.means === "do") {
          if (!isAbout(doing, doer, pressed, board)) faults.push(`${what} does something else`);
          continue;
        }
        if (meaning.means === "pick") doing.point(meaning.at.place, meaning.at.pieces);
        else if (meaning.means === "aim") doing.aimAt(meaning.forms, meaning.doer, meaning.at);
        else {
          faults.push(`${what} means ${meaning.means}`);
          continue;
        }
        if (!isAbout(doing, doer, pressed, board))
          faults.push(`${what} leads elsewhere: ${JSON.stringify(doing.left.value[0])}`);
        if (
          mark.look === "target" &&
          !doing.left.value.some(harms) &&
          !mine.some(({ actions }) =>
            actions.some((one) => !harms(one) && leadsTo(one, doer, { place: pressed.place, pieces: [] })),
          )
        )
          faults.push(`${what} attacks nobody`);
        const again = meaningOf({ ...asked, doer }, doing, pressed);
        if (doing.left.value.length === 1 && again.means !== "do")
          faults.push(`${what}: the second press means ${again.means}`);
      }
    }
  }
  return faults;
}

const asked = (situation: OpenPosition): Omit<Asked, "doer"> => ({
  board: heard<BoardModel>(situation.board()),
  decision: heard<Asked["decision"]>(situation.decision()),
  forms: situation.decision()?.kind === "act" ? heard<readonly Form[]>(situation.forms()) : [],
});

/** So many moments of a game are looked at. */
const MOMENTS = 12;

describe.each(games)("$title: what the page marks", (game) => {
  it("can be pressed, and the press means what the mark says", () => {
    const [scenario] = game.scenarios;
    let situation = valueOf(game.setUp(scenario?.id ?? "", {}));
    const chance = seededChance(7);
    let marks = 0;
    for (let moment = 0; moment < MOMENTS; moment++) {
      const decision = situation.decision();
      if (decision === null) break;
      const question = asked(situation);
      expect(faultsAt(question)).toEqual([]);
      if (decision.kind === "choose" || decision.kind === "act") marks++;
      const move = situation.policyMove(chance);
      const answer = valueOf(situation.adjudicate({ ...move, chance }));
      if (answer.outcome !== "paused") break;
      situation = valueOf(game.open(heard(answer.situation.position())));
    }
    expect(marks).toBeGreaterThan(5);
  });
});

describe("Dust Tactics: what the page marks in a battle", () => {
  it("can be pressed, and the press means what the mark says", () => {
    const game = games.find(({ id }) => id === "dust-tactics");
    if (game === undefined) throw new Error("There is no Dust Tactics.");
    const question = asked(valueOf(game.openText(dustBattle)));
    const marked = markedFor({ ...question, doer: "s4" }, startDoing(signal({ moment: question })));
    expect(marked.filter(({ look }) => look === "target").length).toBeGreaterThan(0);
    expect(faultsAt(question)).toEqual([]);
  });
});
