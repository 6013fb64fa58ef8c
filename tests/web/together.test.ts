import { afterEach, describe, expect, it } from "vitest";
import type { ShownEvent } from "../../web/api/answers.ts";
import { sentencesOf } from "../../web/director/together.ts";
import { facesIn, namedOnce, placeOnTable, placesToldIn, windOf } from "../../pictures/index.ts";
import { forgetNames } from "../../web/page/names.ts";

const event = (name: string, text: string, details: ShownEvent["details"] = {}, cites: string[] = []): ShownEvent => ({
  event: name,
  text,
  details,
  cites,
});
const step = (from: string, to: string): ShownEvent =>
  event("moved", `commander moves from ${from} to ${to}.`, { agent: "commander", from, to }, [`hg.${to}`]);
const texts = (events: readonly ShownEvent[]): readonly string[] => sentencesOf(events).map(({ text }) => text);

afterEach(forgetNames);

describe("what happened, as it is read", () => {
  it("tells the steps of one way as one, by all their rules", () => {
    const [sentence, ...others] = sentencesOf([step("5,3", "6,3"), step("6,3", "7,3"), step("7,3", "7,4")]);
    expect(others).toEqual([]);
    expect(sentence?.text).toBe("Commander moves from 5,3 to 7,4.");
    expect(sentence?.event.cites).toEqual(["hg.6,3", "hg.7,3", "hg.7,4"]);
  });

  it("tells steps apart that are of two ways, or between which something happened", () => {
    expect(texts([step("5,3", "6,3"), step("9,9", "9,8")])).toHaveLength(2);
    expect(texts([step("5,3", "6,3"), event("door", "commander opens D1."), step("6,3", "7,3")])).toHaveLength(3);
    // lengths would have to be added up
    const walk = (from: string, to: string): ShownEvent =>
      event("moved", `D4 moves 3″ from ${from} to ${to}.`, { fighter: "D4", from, to });
    expect(texts([walk("1,1", "1,4"), walk("1,4", "1,7")])).toHaveLength(2);
  });

  it("tells the miniatures of a unit as the unit, where the first of them goes", () => {
    const moved = (miniature: string, to: string): ShownEvent =>
      event("moved", `${miniature} moves 10 cm to ${to}.`, { unit: "n3", miniature, to });
    expect(texts([moved("n3-1", "90,10"), moved("n3-2", "91,10"), moved("n3-3", "92,10")])).toEqual([
      "N3 moves 10 cm to 90,10.",
    ]);
    expect(texts([moved("n3-1", "90,10")])).toEqual(["N3-1 moves 10 cm to 90,10."]);
  });

  it("tells a unit's move once, also where others who go along with it move in between", () => {
    const moved = (unit: string, miniature: string): ShownEvent =>
      event("moved", `${miniature} moves 10 cm to 90,10.`, { unit, miniature, to: "90,10" });
    const march = [moved("n3", "n3-1"), moved("maur", "maur"), moved("n3", "n3-6")];
    expect(texts(march)).toEqual(["N3 moves 10 cm to 90,10.", "Maur moves 10 cm to 90,10."]);
    expect(sentencesOf(march).map(({ of }) => of.length)).toEqual([2, 1]);
    expect(texts([...march, event("halfway", "n3 is in the middle of its march."), ...march])).toHaveLength(5);
  });

  it("tells a deed once, with what it costs and where it leads", () => {
    const moved = (from: string, to: string): ShownEvent =>
      event("moved", `medic moves from ${from} to ${to}.`, { piece: "medic", from, to });
    expect(
      texts([event("acted", "medic moves (1 AP)."), moved("A8", "A12"), event("seen", "medic is visible.")]),
    ).toEqual(["Medic moves from A8 to A12 (1 AP).", "Medic is visible."]);
    expect(texts([event("acted", "medic moves (1 AP)."), event("enters", "medic enters on A11.")])).toHaveLength(2);
  });

  it("tells the end of a turn once", () => {
    const end = [event("phase-began", "Turn 3: the turn ends."), event("turn-ended", "Turn 3 ends.")];
    expect(texts(end)).toEqual(["Turn 3 ends."]);
    expect(texts([...end, event("phase-began", "Turn 4: the turn begins.")])).toEqual([
      "Turn 3 ends.",
      "Turn 4: the turn begins.",
    ]);
  });

  it("leaves out a phase in which nothing happened, and what was said just before", () => {
    const phase = (text: string): ShownEvent => event("phase-began", text);
    expect(texts([phase("The Guards act."), phase("Recovery."), event("recovered", "holt recovers.")])).toEqual([
      "Recovery.",
      "Holt recovers.",
    ]);
    expect(texts([event("acted", "jock crouches (1 AP)."), event("crouched", "jock crouches.")])).toEqual([
      "Jock crouches (1 AP).",
    ]);
  });
});

describe("words of a table", () => {
  const inches = { width: 36, height: 36, sign: "″" };

  it("are said for places at its edges, by the terrain nearby, and else by how far the edges are", () => {
    const box = (left: number, top: number, right: number, bottom: number) =>
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ].map(([x = 0, y = 0]) => ({ x, y }));
    const landmarks = [
      { label: "building 1", outline: box(14, 12, 20, 16) },
      { label: "wood", outline: box(2, 14, 6, 18) },
    ];
    const laid = { ...inches, landmarks };
    expect([
      placeOnTable(18, 0.49, inches),
      placeOnTable(9, 0, inches),
      placeOnTable(36, 30, inches),
      placeOnTable(0, 36, inches),
      placeOnTable(17, 9.5, laid),
      placeOnTable(17, 14, laid),
      placeOnTable(15, 12.5, laid),
      placeOnTable(20, 14, laid),
      placeOnTable(4, 20.25, laid),
      placeOnTable(34, 34, laid),
      placeOnTable(18, 12, inches),
      placeOnTable(40, 12, inches),
    ]).toEqual([
      "the middle of the north edge",
      "the north edge, 9″ from the west",
      "the east edge, 6″ from the south",
      "the south-west corner",
      "the spot 2.5″ north of building 1",
      "the middle of building 1",
      "the north-west part of building 1",
      "the east side of building 1",
      "the spot 2.3″ south of the wood",
      "the spot 2″ from the east, 2″ from the south",
      "the spot 18″ from the west, 12″ from the north",
      null,
    ]);
  });

  it("are said behind who stands there without a spot", () => {
    const laid = {
      ...inches,
      landmarks: [
        {
          label: "hill 1",
          outline: [
            { x: 10, y: 10 },
            { x: 16, y: 10 },
            { x: 16, y: 16 },
            { x: 10, y: 16 },
          ],
        },
      ],
    };
    expect(placesToldIn("D4 stands at 11,15. D5 stands at 13,18. D6 stands at 13,36. Go to 13,18.", laid)).toBe(
      "D4 stands in the south-west part of hill 1. D5 stands 2″ south of hill 1. D6 stands at the south edge, 13″ from the west. Go to the spot 2″ south of hill 1.",
    );
  });

  it("count what lies on the dice, and name the wind of a direction", () => {
    expect(facesIn("rolls TARGET ARMY TARGET, the south SHIELD: hit")).toBe(
      "rolls 2 targets and 1 army, the south 1 shield: hit",
    );
    expect(namedOnce("recruits Sentry D2a (2 Sentries), Dog Handler D6 (Dog Handler), Jock A1 (SAS Officer)")).toBe(
      "recruits Sentry D2a, Dog Handler D6, Jock A1 (SAS Officer)",
    );
    expect([0, 180, 247, 359, -45].map(windOf)).toEqual(["north", "south", "south-west", "north", "north-west"]);
  });
});
