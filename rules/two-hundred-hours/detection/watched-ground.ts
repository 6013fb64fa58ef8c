import { measured } from "../../geometry/index.ts";
import { type FieldGround, charge } from "../../kernel/index.ts";
import { inches, isOnTable, itemNamed } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import { hasClearView, seesNow } from "./looking.ts";
import { watchBy } from "./watch.ts";
import { baseRadius } from "../table/measuring.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, number, otherSide, sideOf } from "../table/context.ts";

/** How a fighter sees or watches a place where an enemy would stand. zh.watch.6in, zh.watch.2in, zh.view.path */
const kinds = {
  "close watch": "full",
  "close watch if a roll says front": "partial",
  "clear view": "partial",
  "line of sight": "partial",
} as const;
type Kind = keyof typeof kinds;

/** A typical fighter of the other side: covert and alone. */
function anybody(ctx: Ctx, viewer: OnTable): OnTable | null {
  const { fighters } = ctx.state;
  const other = fighters.find((fighter) => sideOf(fighter) === otherSide(sideOf(viewer)));
  if (other === undefined) return null;
  return { ...other, id: "", where: "table", at: viewer.at, on: null, partner: null, marker: false };
}

/** What somebody stands on at a place: the roof that the viewer is on, where it reaches so far, else the ground. */
function standingAt(ctx: Ctx, viewer: OnTable, at: Place): string | null {
  const under = viewer.on === null ? undefined : itemNamed(ctx.state, viewer.on);
  return under !== undefined && measured.isOver(under.corners, at) ? under.id : null;
}

/** What one place costs: the rulings about it, most of them about terrain on the line of sight. */
const PLACE = 300;

function kindAt(ctx: Ctx, viewer: OnTable, fighter: OnTable): Kind | null {
  charge("squares", PLACE);
  const watch = watchBy(ctx, viewer, fighter);
  if (watch !== null) return watch.sees === "yes" ? "close watch" : "close watch if a roll says front";
  if (seesNow(ctx, viewer, fighter) !== "yes") return null;
  return hasClearView(ctx, viewer, fighter) ? "clear view" : "line of sight";
}

/** Degrees between the rays along which places are tried. */
const TURN = 5;

const hundredths = (length: number): number => Math.round((length / measured.inch) * 100) / 100;

/**
 * The area in which an enemy would be under a fighter's close watch, and the area that it sees within the reach of a
 * Recon roll, as places for the middle of the enemy's base. zh.watch.2in, zh.watch.6in, zh.dog.watch,
 * zh.view.path
 */
export function watchedGround(ctx: Ctx, viewer: OnTable): readonly FieldGround[] {
  const enemy = anybody(ctx, viewer);
  if (enemy === null) return [];
  const bases = 2 * baseRadius(ctx);
  const trial = {
    from: viewer.at,
    least: bases,
    most: bases + inches(number(ctx, "zh.number.recon-reach")),
    turn: TURN,
    step: inches(1),
  };
  const field = measured.fieldAround(trial, (at) =>
    isOnTable(ctx.state, at) ? kindAt(ctx, viewer, { ...enemy, at, on: standingAt(ctx, viewer, at) }) : null,
  );
  return [...field].map(([kind, outlines]) => ({
    kind,
    well: kinds[kind],
    outlines: outlines.map((outline) => outline.map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) }))),
  }));
}
