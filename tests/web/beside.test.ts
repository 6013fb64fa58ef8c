import { describe, expect, it } from "vitest";
import { besideIn, FAR } from "../../web/board/beside-in.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

type Box = ReturnType<typeof box>;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const room = box(0, 0, 900, 600);
const size = { width: 220, height: 120 };

const put = (about: Box, pieces: readonly Box[], places: readonly Box[] = []): Box => {
  const kept = [
    { box: about, weight: 40 },
    ...pieces.map((one) => ({ box: one, weight: 6 })),
    ...places.map((one) => ({ box: one, weight: 1 })),
  ];
  const { left, top } = besideIn(room, about, kept, size);
  return box(left, top, size.width, size.height);
};

describe("a card on a board", () => {
  const about = box(400, 300, 36, 36);

  it("stands right beside what it is about where nothing is in its way", () => {
    const card = put(about, []);
    expect(meet(card, about)).toBe(false);
    expect(card.left - about.right).toBeLessThan(30);
  });

  it("stays at its side while it grows", () => {
    const large = { width: size.width, height: 400 };
    const pieces = [{ box: box(460, 200, 60, 90), weight: 6 }];
    const right = { left: about.right + 14, top: 300 };
    const jumping = besideIn(room, about, [{ box: about, weight: 40 }, ...pieces], large);
    expect(jumping.left).toBeLessThan(about.left);
    const staying = besideIn(room, about, [{ box: about, weight: 40 }, ...pieces], large, right);
    expect(staying.left).toBeGreaterThanOrEqual(about.right);
    // but it never covers what it is about
    const over = besideIn(room, about, [{ box: about, weight: 40 }], size, {
      left: about.left - 20,
      top: about.top - 20,
    });
    expect(meet(box(over.left, over.top, size.width, size.height), about)).toBe(false);
  });

  it("stays where it is when it grows over a piece: what is chosen on it does not go away under the mouse", () => {
    const before = { left: 300, top: 150 };
    const kept = [
      { box: box(500, 500, 36, 36), weight: 40 },
      { box: box(470, 300, 20, 20), weight: 6 },
      { box: box(320, 320, 20, 20), weight: 6 },
    ];
    expect(besideIn(room, box(500, 500, 36, 36), kept, { width: 200, height: 260 }, before)).toEqual(before);
  });

  it("covers no piece where there is room, and stays near", () => {
    const pieces = [box(460, 300, 36, 36), box(330, 300, 36, 36), box(400, 220, 36, 36)];
    const card = put(about, pieces);
    for (const piece of [about, ...pieces]) expect(meet(card, piece)).toBe(false);
    expect(Math.hypot(card.left - about.left, card.top - about.top)).toBeLessThan(300);
  });

  it("is not driven across the board by all that can be reached, where only a little of it is in the way", () => {
    const places = [box(0, 260, 300, 120), box(600, 0, 300, 600)];
    const card = put(about, [], places);
    for (const place of places) expect(meet(card, place)).toBe(false);
    expect(Math.abs(card.top - about.top)).toBeLessThan(200);
  });

  it("stands off the board where its side is near, and otherwise where its piece is", () => {
    const ground = { box: box(200, 0, 500, 600), weight: 0.3, most: 200 * FAR };
    const at = (left: number) => {
      const piece = box(left, 300, 36, 36);
      return besideIn(room, piece, [{ box: piece, weight: 40 }, ground], { width: 180, height: 120 });
    };
    expect(at(232).left + 180).toBeLessThanOrEqual(204);
    expect(Math.abs(at(440).left - 440)).toBeLessThan(220);
  });

  it("stays in the room, whatever it is about", () => {
    for (const corner of [box(0, 0, 36, 36), box(864, 564, 36, 36), box(-200, 300, 36, 36)]) {
      const card = put(corner, []);
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(900);
      expect(card.top).toBeGreaterThanOrEqual(0);
      expect(card.bottom).toBeLessThanOrEqual(600);
    }
  });
});
