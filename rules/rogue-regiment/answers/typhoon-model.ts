import { counted } from "../../kernel/index.ts";
import type { Facing } from "../../geometry/index.ts";
import type { BoardModel } from "../../kernel/index.ts";
import { isFlying, tileBelow, tileName } from "../aircraft/index.ts";
import { type Ctx, grid } from "../table/context.ts";
import type { Typhoon } from "../table/state.ts";
import { linesFrom, tileBounds, tileCentre, tileOnLine } from "../table/tiles.ts";

type Piece = BoardModel["pieces"][number];

/** How many squares across and down its counter covers. */
const SIZE = 2;

/** Beside an edge: before the middle of a line of tiles, or of the whole edge while no line is chosen. */
function besideEdge(ctx: Ctx, side: Facing, line: number | null): { readonly x: number; readonly y: number } {
  const { width, height } = grid(ctx);
  const tile = line === null ? null : tileOnLine(ctx.settings, grid(ctx), side, line, 0);
  const { left, right, top, bottom } =
    tile === null
      ? { left: 0, top: 0, right: width - 1, bottom: height - 1 }
      : tileBounds(ctx.settings, grid(ctx), tile);
  const x = Math.floor((left + right) / 2);
  const y = Math.floor((top + bottom) / 2);
  switch (side) {
    case "N":
      return { x, y: -1 - SIZE };
    case "S":
      return { x, y: height + 1 };
    case "W":
      return { x: -1 - SIZE, y };
    case "E":
      return { x: width + 1, y };
  }
}

/** Where the Typhoon is drawn: over the centre of its tile, or beside its edge; nowhere before it is called. */
function placeOfTyphoon(ctx: Ctx, typhoon: Typhoon): { readonly x: number; readonly y: number } | null {
  if (isFlying(typhoon)) {
    const tile = tileBelow(ctx, typhoon);
    const [centre] = tile === null ? [] : tileCentre(ctx.settings, grid(ctx), tile);
    return centre ?? besideEdge(ctx, typhoon.side, typhoon.run.line);
  }
  return typhoon.above === null || typhoon.side === null ? null : besideEdge(ctx, typhoon.side, null);
}

const ahead: Readonly<Record<Facing, Facing>> = { N: "S", S: "N", E: "W", W: "E" };

/** The Typhoon as it is drawn. rr.dare.typhoon-waits-beside, rr.dare.typhoon-next-move */
export function typhoonPieces(ctx: Ctx): readonly Piece[] {
  const { typhoon } = ctx.state;
  const place = typhoon === null ? null : placeOfTyphoon(ctx, typhoon);
  if (typhoon === null || place === null) return [];
  const tile = isFlying(typhoon) ? tileBelow(ctx, typhoon) : null;
  return [
    {
      id: typhoon.id,
      kind: "typhoon",
      side: "operators",
      ...place,
      width: SIZE,
      height: SIZE,
      area: null,
      facing: typhoon.side === null ? null : ahead[typhoon.side],
      conditions: [
        tile === null ? "beside the board" : `over ${tileName(tile)}`,
        `${typhoon.health} health`,
        `${typhoon.rockets} rockets`,
        ...(typhoon.above === null ? [] : [`${counted(typhoon.above, "card")} on its card`]),
      ],
      details: {
        health: typhoon.health,
        rockets: typhoon.rockets,
        ap: typhoon.ap,
        tile: tile === null ? "none" : `${tile.column},${tile.row}`,
        ...(typhoon.above !== null && { above: typhoon.above }),
      },
    },
  ];
}

/** The tiles of a board that the Typhoon may fly over, as marks; none without it. */
export function tileMarks(ctx: Ctx): BoardModel["marks"] {
  const { typhoon } = ctx.state;
  if (!isFlying(typhoon)) return [];
  const { tiles } = linesFrom(ctx.settings, grid(ctx), typhoon.side);
  return Array.from({ length: tiles }, (_, i) => tileOnLine(ctx.settings, grid(ctx), typhoon.side, typhoon.run.line, i))
    .filter((tile) => tile !== null)
    .map((tile) => ({
      kind: "run of the Typhoon",
      label: tileName(tile),
      squares: tileCentre(ctx.settings, grid(ctx), tile).map(({ x, y }) => ({ x, y })),
    }));
}
