import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Action, BoardModel, Form } from "../../web/api/answers.ts";
import { attacksFrom, harms } from "../../web/table/aim.ts";
import { startDoing } from "../../web/table/doing.ts";
import { meaningOf } from "../../web/table/meaning.ts";
import { actionInWords, fieldHeading } from "../../web/table/narrow.ts";
import { whyNotThere } from "../../web/table/why-not-there.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

/** A commando beside a room in which a regular stands: he can go there, and shoot there. */
const besideARoom = `umpire v-sabotage
phase commando
turn 2
terrain yard
commandos 2
map
A1 A2
indoor A2
door A1|A2 unlocked
commando sapper tan at A1, visible, ap 2
unit u1 regular mp40 at A2
token crowbar at A2
`;

/** What a press on a piece of a side in the room puts together first. */
function firstAgainst(side: string): Action | undefined {
  const game = games.find(({ id }) => id === "v-sabotage");
  if (game === undefined) throw new Error("There is no V-Sabotage.");
  const opened = valueOf(game.openText(besideARoom));
  const board = heard<BoardModel>(opened.board());
  const forms = heard<readonly Form[]>(opened.forms());
  const doing = startDoing(signal({ moment: { board } }));
  const asked = { board, decision: heard<Parameters<typeof meaningOf>[0]["decision"]>(opened.decision()), forms };
  const piece = board.pieces.find((one) => one.side === side)?.id ?? null;
  const meaning = meaningOf({ ...asked, doer: "sapper" }, doing, { place: "A2", piece });
  if (meaning.means !== "aim") throw new Error(`The press means ${meaning.means}.`);
  doing.aimAt(meaning.forms, meaning.doer, meaning.at);
  return doing.left.value[0];
}

describe("A press on the board of V-Sabotage", () => {
  it("on an enemy himself shoots before it goes there", () => {
    expect(firstAgainst("enemy")?.do).toBe("shoot");
  });

  it("on what lies there goes there", () => {
    const action = firstAgainst("objects");
    expect(action?.do).toBe("move");
    expect(action !== undefined && harms(action)).toBe(false);
  });
});

describe("A place out of reach", () => {
  const form = (name: string, text: string, at?: string): Form => {
    const unmet = { holds: false, text, cites: [], met: text, ...(at !== undefined && { at }) };
    return heard({ name, piece: "holt", actions: [], requirements: [unmet] });
  };

  it("is told with what forbids to go there, and not with what forbids something else", () => {
    const forms = [form("move", "Holt has 0 squares left."), form("close-door", "D6 is already closed.")];
    expect(whyNotThere(forms, "holt", "A1")).toEqual(["Holt has 0 squares left."]);
    expect(whyNotThere(forms, "crane", "A1")).toEqual([]);
  });

  it("is not told what forbids to go somewhere else", () => {
    const forms = [form("move-stealthily", "A11 is a small tile.", "A11"), form("move", "A wall is between.", "A1|A2")];
    expect(whyNotThere(forms, "holt", "A1")).toEqual(["A wall is between."]);
    expect(whyNotThere(forms, "holt", "A11")).toEqual(["A11 is a small tile."]);
  });
});

describe("the line of an attack", () => {
  const attack = { do: "move-and-attack", piece: "jock", target: "patrol-1", to: "3,20" };

  it("begins where whoever moves before it ends, and where whoever attacks stands else", () => {
    expect(attacksFrom({ ...attack, order: "move-first" }, "jock")).toBe("3,20");
    expect(attacksFrom({ ...attack, order: "move-last" }, "jock")).toBe("jock");
    expect(attacksFrom({ do: "attack", piece: "jock", target: "patrol-1" }, "jock")).toBe("jock");
  });
});

describe("When players are asked", () => {
  it("is said so that anybody understands it", () => {
    expect(actionInWords({ do: "ask-us", when: "weighty" }, "players")).toBe(
      "Stop between the enemy's steps where it may matter",
    );
    expect(fieldHeading("when")).toBe("Between the enemy's steps");
  });
});
