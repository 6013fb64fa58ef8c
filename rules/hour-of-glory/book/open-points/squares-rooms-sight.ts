import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const squaresRoomsSightPoints = openPointsUnder("Squares, rooms, sight", {
  "hg.open.corner-diagonal": point("Which diagonal steps cross a corner?", {
    "same-area":
      'A diagonal step is legal only when both squares beside it belong to the same open area and no wall or door edge touches the crossing; doors are crossed orthogonally. Strictest common reading of "diagonally across corners".',
    "one-side": "Only one of the two side squares need be open",
  }),
  "hg.open.adjacent-diagonal": point("Does adjacency include diagonals, and across a corner?", {
    eight:
      "8 neighbours, where the diagonal step would be legal with no agents about. A corner is a wall between them.",
    orthogonal: "Orthogonal only",
    "across-corners": "8 neighbours even across a corner",
  }),
  "hg.open.distance-metric": point("How are 4 and 12 squares of noise (and hearing) counted?", {
    steps:
      'Shortest path of legal steps, through open doors, agents ignored; the first square next to the source is 1; a room with noise is one source square. The noise rule counts "adjacent squares from the source".',
    orthogonal: "Orthogonal steps only",
    straight: "Straight corridor lines only",
  }),
  "hg.open.room-hearing": point(
    'A Sentry stands in a corridor; is a square inside an open room "within 4 squares" counted with the room as one square?',
    {
      room: "Yes: by hg.noise.room-is-source, for every step made in the room.",
      "shots-only": "Only shots use the room rule",
    },
  ),
  "hg.open.occupied-entrant": point("Does the agent who enters count as a friend when the room is judged?", {
    before:
      "No: the room is judged as it stood before he entered. Otherwise one enemy alone could never occupy a room against one entrant, and REACT on entry would hardly ever happen.",
    counts: "He counts",
  }),
  "hg.open.los-doorway": point("From where in a room is the corridor seen, and is it mutual?", {
    "one-way":
      "From a square on the straight line of the doorway, at any depth, the one corridor square outside is seen; from that corridor line, only the one room square inside. The rule limits each shooter's view, so it need not be mutual.",
    mutual: "Mutual: a shooter sees whoever can see him",
    "doorway-only": "Only from the square in the doorway",
  }),
  "hg.open.los-room-line": point("What is a straight line inside a room?", {
    centre: "Centre to centre; obstructed when it crosses the interior of a square with an obstructing agent.",
    straight: "Orthogonal and exact diagonals only",
  }),
  "hg.open.los-entry": point("Is there LOS between entry zone and corridor through the open entrance?", {
    corridor:
      "Yes, as along a corridor, straight through the entrance, for watch zones too; the entry zone is not a room.",
    "one-square": "1 square only",
    none: "None",
  }),
  "hg.open.facing-attack": point("Must a Sentry or the Commander face a target to attack?", {
    any: "No: the source ties facing to watch zones only.",
    "zone-line": "Sentries shoot only into their zone line",
  }),
  "hg.open.facing-choice": fixedPoint("May a Sentry turn of his own accord in the Defender's turn?", {
    no: "No: he turns when alerted, recovered, stood down or reset. The Commander chooses freely among 4.",
    "sentries-too": "Sentries may also turn",
  }),
});
