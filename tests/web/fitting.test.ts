import { describe, expect, it } from "vitest";
import { fittingToDrawings } from "../../web/board/fitting.ts";

/** A room as a laptop of 1366 by 768 pixels has it beside the panel of a table. */
const room = { width: 990, height: 648 };

/** The shape of the drawing of a board of six tiles by its width: as labels are laid, the larger it is the flatter. */
const shapeAt = (width: number): number => 1.3586 + Math.max(0, width - 881) * 0.000146 + (width > 885 ? 0.0018 : 0);

/** Draws a board in its room, shows it whole where it reads well and else closer, until nothing is fitted anew. */
function fittings(shape: (width: number) => number, of: () => unknown): number {
  const fit = fittingToDrawings();
  let [aspect, zoom, times] = [37 / 25, 1, 0];
  for (let pass = 0; pass < 60; pass++) {
    const fitted = Math.min(room.width, Math.floor(room.height * aspect));
    const usual = fitted / 37 >= 24 ? 1 : room.width / fitted;
    const now = fit(aspect, shape(Math.round(fitted * zoom)), { of: of(), room: `${room.width} ${room.height}` });
    if (now === aspect && usual === zoom) break;
    [aspect, zoom, times] = [now, usual, times + 1];
  }
  return times;
}

describe("the shape to which a board is fitted", () => {
  it("is found after a few drawings, also where what is shown closer is flatter than what is shown whole", () => {
    expect(fittings(shapeAt, () => "the board")).toBeLessThan(8);
  });

  it("is found whichever drawings ask for each other", () => {
    for (let from = 860; from < 920; from++)
      for (const by of [0.011, 0.02, 0.05, 0.2])
        expect(
          fittings(
            (width) => (width > from ? 1.36 + by : 1.36),
            () => "the board",
          ),
        ).toBeLessThan(12);
  });

  it("follows the room, and what comes to the board or goes from beside it", () => {
    const fit = fittingToDrawings();
    expect(fit(1.5, 1.3, { of: "set up", room: "990 648" })).toBe(1.3);
    // the same board becomes no flatter by being drawn again
    expect(fit(1.3, 1.45, { of: "set up", room: "990 648" })).toBe(1.3);
    // a row of pieces beside it has gone
    expect(fit(1.3, 1.45, { of: "all on the board", room: "990 648" })).toBe(1.45);
    // a label more is no reason to lay all of it anew
    expect(fit(1.45, 1.47, { of: "a step on", room: "990 648" })).toBe(1.45);
    expect(fit(1.45, 1.47, { of: "a step on", room: "1200 700" })).toBe(1.47);
  });
});
