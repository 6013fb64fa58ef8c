import { measured } from "../../geometry/index.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import { activationOf, actorsOf } from "../activation/index.ts";
import {
  type Req,
  centimetres,
  type Ctx,
  record,
  written,
  withChangedUnits,
  type HypotheticalTable,
} from "../table/context.ts";
import type { Side } from "../table/state.ts";
import type { CombinedUnit } from "../table/units.ts";
import { sidePlan, isFirstMeeting } from "../table/battle-plan.ts";

type Place = measured.Place;

/** A place on the way along the edges from a side's left-hand corner, as that player sees the table. */
interface Edge {
  readonly from: Place;
  readonly to: Place;
}

/** The stretches of the table's edge where a unit may enter. dt.reserve.enter, dt.reserve.scattered, dt.meet.off-table */
export function entryEdges(ctx: Ctx, side: Side, zone: "own" | "left" | "right"): readonly Edge[] {
  const { width, height } = ctx.state;
  const y = side === "south" ? height : 0;
  const plan = sidePlan(ctx.state, side);
  if (zone === "own") {
    const [left, right] = plan?.arrives ?? [0, width / measured.centimetre];
    return [{ from: { x: left * measured.centimetre, y }, to: { x: right * measured.centimetre, y } }];
  }
  const reach = centimetres(ctx, "dt.number.scatter");
  // the player looks at the table from the own edge: the left of the north lies in the east
  const west = (zone === "left") === (side === "south");
  const x = west ? 0 : width;
  return [
    { from: { x, y }, to: { x: west ? Math.min(width, reach) : Math.max(0, width - reach), y } },
    { from: { x, y }, to: { x, y: side === "south" ? Math.max(0, height - reach) : Math.min(height, reach) } },
  ];
}

/** The table as it is while units enter: they stand at the place where they come on. */
export const entering = (ctx: Ctx, together: CombinedUnit, from: Place): HypotheticalTable =>
  withChangedUnits(ctx, together, (unit) =>
    unit.where === "off"
      ? {
          ...unit,
          where: "table",
          miniatures: unit.miniatures.map((miniature) => ({ ...miniature, at: from, floor: 0 })),
        }
      : unit,
  );

/** What entering needs: a place of its zone where it comes on; null where it has none. dt.reserve.enter */
export function requireEntry(ctx: Ctx, req: Req, action: ActionOf<"move">): Place | null {
  const { enters } = activationOf(ctx);
  const [unit] = actorsOf(ctx);
  const may = { met: `${action.unit} may enter the table now.`, unmet: `${action.unit} cannot enter the table now.` };
  if (!req.found(enters, may, "dt.reserve.enter")) return null;
  const isGiven = {
    met: `The place where ${action.unit} comes on is given.`,
    unmet: `Say where ${action.unit} comes on: a place on the edge of the table.`,
  };
  if (!req.found(action.from, isGiven, "dt.reserve.enter", "dt.meet.first-move") || unit === undefined) return null;
  const from = placeOf(action.from);
  const edges = entryEdges(ctx, unit.side, enters);
  const inZone = edges.some((edge) => measured.isOnSegment(edge.from, edge.to, from));
  const zone = edges.map((edge) => `from ${written(edge.from)} to ${written(edge.to)}`).join(" or ");
  const isThere = req.need(inZone, {
    met: `${action.unit} comes on at the edge ${zone}.`,
    unmet: `${action.unit} would come on at ${written(from)}; it has to be at the edge ${zone}.`,
    cites: [enters === "own" ? "dt.meet.off-table" : "dt.reserve.scattered", "dt.reserve.enter"],
  });
  return isThere ? from : null;
}

/** Units stand where they come on, and are on the table. */
export function enterTable(ctx: Ctx, together: CombinedUnit, from: Place): void {
  for (const unit of together) {
    if (unit.where !== "off") continue;
    unit.where = "table";
    unit.waits = null;
    for (const miniature of unit.miniatures) {
      miniature.at = { x: from.x, y: from.y };
      miniature.floor = 0;
    }
    record(ctx, {
      event: "placed",
      unit: unit.id,
      at: written(from),
      cites: isFirstMeeting(ctx.state, unit.side)
        ? (["dt.meet.off-table", "dt.meet.first-move"] as const)
        : (["dt.reserve.enter"] as const),
    });
  }
}
