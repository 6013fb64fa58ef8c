import { describe, expect, it } from "vitest";
import type { BoardModel, BoardPiece } from "../../rules/kernel/index.ts";
import { boardModel } from "../../rules/v-sabotage/answers/board-model.ts";
import { parsePosition } from "../../rules/v-sabotage/notation/index.ts";

const boardOf = (text: string): BoardModel => {
  const found = parsePosition(text);
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return boardModel(found.value);
};

const drawn = boardOf(`terrain post
map
A1 A2 A2
A3 A4 A4
A3 A4 A4
indoor A3 A4
opening A3|A4
door A2|A4 locked
entrance west at A1 W, barred
alarm at A4, on
nest A2
trap-door A1 open
objective books at A4, interact 2
objective crane at A3, destroy, done
terrain yard
map
B1 B1
event EV01/N
commando sapper tan at A1, visible, injuries 1, tokens tnt crowbar
commando medic blue outside, injuries 3, deadline 2
unit g regular mp40 at A4, protects alarm
unit w sledgehammer mauser behind post/west
token crowbar at A4, red
barrel at B1, destroyed
person man crane visible at B1
`);

const piece = (id: string): BoardPiece | undefined => drawn.pieces.find((one) => one.id === id);

describe("the drawing of a position", () => {
  it("lays the maps beside each other, their tiles as areas", () => {
    expect([drawn.kind, drawn.width, drawn.height]).toEqual(["areas", 6, 3]);
    expect(drawn.areas.map(({ id, kind, group }) => `${id} ${kind} ${group}`)).toEqual([
      "A1 small outdoor post",
      "A2 medium outdoor post",
      "A3 medium indoor post",
      "A4 large indoor post",
      "B1 medium outdoor yard",
    ]);
    expect(drawn.areas.find(({ id }) => id === "B1")?.cells).toEqual([
      { x: 4, y: 0 },
      { x: 5, y: 0 },
    ]);
    const cells = drawn.areas.flatMap((area) => area.cells.map(({ x, y }) => `${x},${y}`));
    expect(new Set(cells).size).toBe(cells.length);
  });

  it("tells every way between neighbours once", () => {
    expect(drawn.ways.map(({ between, kind }) => `${between.join("|")} ${kind}`)).toEqual([
      "A1|A2 open",
      "A1|A3 wall",
      "A2|A4 locked door",
      "A3|A4 opening",
    ]);
  });

  it("shows commandos with what can be read off them", () => {
    expect(piece("sapper")).toMatchObject({
      kind: "sapper",
      side: "commandos",
      area: "A1",
      x: 0,
      y: 0,
      details: {
        visible: true,
        ap: 2,
        injuries: 1,
        saved: 0,
        critical: false,
        status: "in-play",
        turn: "to-act",
        tokens: "tnt, crowbar",
        player: 1,
      },
    });
    expect(piece("medic")).toMatchObject({
      area: null,
      conditions: ["stealthy", "in critical condition"],
      details: { critical: true, status: "outside", tokens: "", deadline: 2 },
    });
  });

  it("shows units, persons and what lies on tiles", () => {
    expect(piece("g")).toMatchObject({
      kind: "regular",
      side: "enemy",
      area: "A4",
      details: { side: "mp40", protects: "alarm", behind: "nothing" },
    });
    expect(piece("w")).toMatchObject({ area: null, details: { protects: "nothing", behind: "post/west" } });
    expect(piece("man")).toMatchObject({ kind: "person", area: "B1", details: { visible: true } });
    expect(drawn.pieces.filter(({ side }) => side === "objects").map(({ kind, area }) => `${kind} ${area}`)).toEqual([
      "crowbar red A4",
      "barrel B1",
    ]);
  });

  it("marks what takes no space, but no objective that is done", () => {
    expect(drawn.marks.map(({ kind, label, area, side }) => [kind, label, area ?? null, side ?? null])).toEqual([
      ["alarm", "alarm, on", "A4", null],
      ["nest", "MG42 nest", "A2", null],
      ["trap door", "open trap door", "A1", null],
      ["objective", "books: 2 AP", "A4", null],
      ["entrance", "entrance west, barricaded, alarm on", "A1", "W"],
      ["event card", "yard: Quiet watch, north", null, null],
    ]);
  });

  it("shows in the set-up the terrains that are about to be laid out", () => {
    expect(
      new Set(
        boardOf("phase set-up\nahead fuel-wharf, rail-yard, manor-house after fuel-wharf rail-yard").areas.map(
          ({ group }) => group,
        ),
      ),
    ).toEqual(new Set(["fuel-wharf", "rail-yard"]));
    expect(boardOf("phase commando").areas).toEqual([]);
  });
});

it("keeps objectives, the turn and the alarm of each terrain in view", () => {
  expect(drawn.objectives).toEqual([
    { text: "Interact with the books on A4", state: "open" },
    { text: "Destroy the crane on A3", state: "met" },
  ]);
  expect(drawn.tracks?.map(({ name, value }) => [name, value])).toEqual([
    ["Turn", 1],
    ["Alarm of post", 1],
    ["Alarm of yard", 0],
  ]);
});
