import { expect, it } from "vitest";
import type { BoardModel } from "../../web/api/answers.ts";
import { frameAround } from "../../web/board/frames.ts";
import { rowOfNine } from "./small-boards.ts";

/** Two areas side by side. */
const board: BoardModel = {
  ...rowOfNine([]),
  kind: "areas",
  areas: [
    { id: "A1", kind: "outdoor", cells: [{ x: 0, y: 0 }], label: "A", group: "yard", details: {} },
    { id: "A2", kind: "outdoor", cells: [{ x: 1, y: 0 }], label: "A", group: "yard", details: {} },
  ],
};

it("the frame of the area where somebody stands leaves the frame free of what he can attack there", () => {
  const lie = { left: 0, top: 0, side: 100 };
  const [selected, target] = (["selected", "target"] as const).map((look) => frameAround(board, "A1", look, lie));
  expect(target).toBe("M5 5h90v90h-90z");
  expect(selected).toBe("M10 10h80v80h-80z");
});
