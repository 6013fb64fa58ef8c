import { expect, test } from "vitest";
import { rogueRegiment } from "../../rules/rogue-regiment/index.ts";

/** The kinds of action that are listed for a piece, the legal ones and those that something stands in the way of. */
function kindsOf(text: string, piece: string): readonly string[] {
  const opened = rogueRegiment.openText(text, {});
  if (!opened.ok) throw new Error(opened.defects.map(({ message }) => message).join(" "));
  return opened.value
    .forms()
    .filter((form) => form.piece === piece)
    .map(({ name }) => name);
}

/** What an Operator may lack for a kind of action to be his at all, and what of him brings it into the list. */
const his: readonly (readonly [kind: string, expansions: string, having: string, lines: string])[] = [
  ["change-outfit", "they-who-dare", ", outfit regular, tokens 3", ""],
  ["interact", "they-who-dare", ", outfit regular, tokens 3", ""],
  ["use-med-pack", "", ", med-pack", ""],
  ["remove-twig", "jager", "", "twig nancy\njager"],
];

const board = "board 4x1\noperator nancy at 0,0, ap 1, acting, crouched";

test.each(his)(
  "%s is listed, as barred, for whoever has what it takes, and for nobody else",
  (kind, more, having, lines) => {
    const head = more === "" ? "" : `expansions ${more}\n`;
    const jager = more === "jager" ? "\njager" : "";
    expect(kindsOf(`${head}${board}${jager}`, "nancy")).not.toContain(kind);
    expect(kindsOf(`${head}${board}${having}\n${lines}`, "nancy")).toContain(kind);
  },
);

test("nobody picks a lock where no door is locked", () => {
  const room = `expansions jager\nboard\n+ + +#+\n . .D:#\n+ + +#+\noperator jock at 1,0, ap 1, acting\njager`;
  expect(kindsOf(room, "jock")).not.toContain("pick-lock");
  expect(kindsOf(`${room}\nlock 1,0 2,0`, "jock")).toContain("pick-lock");
});

const water = "board\n+ + + + +\n ~ ~ ~ ~\n+ + + + +\n ~ ~ ~ ~\n+ + + + +\n";
const ground = "board 8x2\n";

test.each([
  ["boat", water, ["floor-it", "repair"]],
  ["operator-truck", ground, ["floor-it", "vehicle-attack", "vehicle-mark", "drive-and-attack", "drive-and-mark"]],
  ["support-willys", `expansions they-who-dare\n${ground}`, ["vehicle-mark", "drive-and-mark"]],
  ["willys", ground, []],
])(
  "%s: nothing is listed that does not stand on its sheet, even where its actions are used up",
  (kind, where, lacks) => {
    const seats =
      kind === "support-willys" ? "passenger jock" : `seats jock${" -".repeat(kind === "operator-truck" ? 5 : 3)}`;
    const kinds = kindsOf(`${where}${kind} one at 0,0, facing E, ap 0, acting, ${seats}\noperator jock`, "one");
    expect(kinds).toContain("drive");
    for (const lacking of lacks) expect(kinds).not.toContain(lacking);
    if (kind === "willys") expect(kinds).toEqual(expect.arrayContaining(["floor-it", "repair", "vehicle-mark"]));
  },
);
