import { row, rulesUnder } from "../../../kernel/index.ts";

export const buildingsDoorsWindowsRules = rulesUnder("Buildings, doors, windows", "Buildings, p.2", {
  "rr.building.wall": row("A building wall stops sight and movement", {
    text: "A building wall blocks LOS and movement for every unit; it has no grapple point.",
  }),
  "rr.building.door-los": row("A door blocks sight", {
    text: "A door blocks LOS into and out of its room or building.",
  }),
  "rr.building.door-move": row("Anyone walks through a door", {
    text: "Operators and Axis infantry pass a door with ordinary movement (move, sprint, Axis movement).",
  }),
  "rr.building.door-diagonal": row("No diagonal step through a door", {
    text: "A door is never passed by a diagonal step.",
    source: "Buildings, p.2; Move, p.6",
  }),
  "rr.building.door-attack": row("No attack through a doorway", {
    text: "No attack is made through a doorway, an assassination included.",
    source: "Buildings, p.2; Assassination, p.7",
  }),
  "rr.window.blocks": row("A window blocks sight, but for its window squares", {
    text: "A window blocks LOS into and out of a building except as the window-square clauses allow.",
  }),
  "rr.window.six-squares": row("A window has six window squares", {
    text: "A window has 6 window squares: the 3 interior and the 3 exterior squares adjacent to it.",
    open: ["rr.open.window-six-squares"],
  }),
  "rr.window.interior-sees-out": row("From inside at the window you see everything outside", {
    text: "Whoever stands on an interior window square looks out of that window without restriction.",
  }),
  "rr.window.interior-seen": row("From outside you see only the squares inside the window", {
    text: "Outside viewers not on an exterior window square have LOS to the interior window squares and to no other square of the room through that window.",
  }),
  "rr.window.exterior-sees-in": row("From outside at the window you see the whole room", {
    text: "Whoever stands on an exterior window square looks into the room without restriction.",
  }),
  "rr.window.exterior-seen": row("From inside you see only the squares outside the window", {
    text: "Inside viewers not on an interior window square have LOS to the exterior window squares and to no other outside square through that window.",
  }),
  "rr.window.hides": row("A window hides anyone crouching", {
    text: "A window is low cover: a corpse or crouching Operator on a window square is hidden from viewers on the other side.",
  }),
  "rr.window.adjacent-full": row("Right at the window nothing is hidden", {
    text: "From a square adjacent to the window, the window squares on the other side are fully visible: the window no longer hides corpses or crouching Operators.",
    source: "Buildings (Jock at the window), p.2",
  }),
  "rr.window.cover": row("A window is hard cover", {
    text: "A window is hard cover: −2 to Axis attack dice against an Operator on a window square attacked through it.",
  }),
  "rr.window.climb": row("A window has to be climbed", {
    text: "A window is passed with the climb action (2 AP) by an Operator, or for 2 movement points by advancing Axis infantry.",
    source: "Buildings, p.2; Advancing, p.12",
  }),
  "rr.window.place": row("Things may be passed through a window", {
    text: "Objects and items may be placed through a window, diagonally as well as straight.",
    source: "Pick-up & Place, p.8",
  }),
});
