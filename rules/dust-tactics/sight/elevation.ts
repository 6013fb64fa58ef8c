import type { Elevation, ElevationPart } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { prismOf } from "../table/bodies.ts";
import { groundOf, isArea } from "../table/ground.ts";
import { type Ctx, inCm } from "../table/context.ts";
import { isAircraft, onTable } from "../table/units.ts";
import { type End, planeAt, type Stop } from "./areas.ts";
import { chordOf, lengthOf, type Piece, placeOn, stretchesIn } from "./lines.ts";

/** Where along the line something lies, and how high, in lattice units; a share is of the line's length. */
interface Cut {
  readonly name: string;
  readonly kind: ElevationPart["kind"];
  readonly shares: readonly [number, number];
  readonly bottom: number;
  readonly top: number;
}

/** The bodies at the ends of the line, as it leaves the one and comes to the other. */
function endCuts({ prism, unit }: End, line: Piece): readonly Cut[] {
  const shares = chordOf(prism.body, line);
  if (shares === null || unit === null) return [];
  return [{ name: unit.id, kind: "end", shares, bottom: prism.foot, top: prism.top }];
}

/** The terrain with some height that the line crosses, or that the bodies at its ends stand on, as far as these reach. */
function terrainCuts(ctx: Ctx, line: Piece, ends: readonly Cut[]): readonly Cut[] {
  const first = Math.min(0, ...ends.map(({ shares }) => shares[0]));
  const last = Math.max(1, ...ends.map(({ shares }) => shares[1]));
  const longer = { from: placeOn(line, first), to: placeOn(line, last) };
  const share = (of: number): number => first + of * (last - first);
  const box = measured.boxOf({ kind: "hull", corners: [longer.from, longer.to] });
  return groundOf(ctx.state)
    .pieces.filter(({ top, polygon }) => top > 0 && measured.boxesMeet(polygon, box))
    .flatMap(({ piece, polygon, top }) =>
      stretchesIn(polygon, longer).map(([begins, until]): Cut => {
        const kind = isArea(piece) ? "area" : "terrain";
        return { name: piece.id, kind, shares: [share(begins), share(until)], bottom: 0, top };
      }),
    );
}

/** The bodies of others on the table that the line goes through, over or under. */
function bodyCuts(ctx: Ctx, from: End, to: End, line: Piece): readonly Cut[] {
  const box = measured.boxOf({ kind: "hull", corners: [line.from, line.to] });
  const cuts: Cut[] = [];
  for (const unit of onTable(ctx.state)) {
    if (unit === from.unit || unit === to.unit) continue;
    for (const miniature of unit.miniatures) {
      const { body, foot, top } = prismOf(ctx.state, unit, miniature);
      if (!measured.boxesMeet(measured.boxOf(body), box)) continue;
      const shares = chordOf(body, line);
      if (shares === null || shares[0] >= 1 || shares[1] <= 0) continue;
      cuts.push({ name: miniature.id, kind: "piece", shares, bottom: isAircraft(unit) ? foot : 0, top });
    }
  }
  return cuts;
}

/** Whether a stop lies in a stretch of the line, give or take a hundredth of it. */
function liesIn(stop: Stop, line: Piece, [begins, ends]: Cut["shares"]): boolean {
  const square = lengthOf(line) ** 2;
  if (square === 0) return true;
  const { from, to } = line;
  const share = ((stop.at.x - from.x) * (to.x - from.x) + (stop.at.y - from.y) * (to.y - from.y)) / square;
  return share >= begins - 0.01 && share <= ends + 0.01;
}

/** What a line of sight goes past, from the side: heights of terrain and bodies, the line, what is in the way and by how much. */
export function elevationOf(ctx: Ctx, from: End, to: End, line: Piece, stop: Stop | null): Elevation {
  const length = lengthOf(line);
  const heightAt = (share: number): number => planeAt(from.prism, to.prism, placeOn(line, share));
  const bodies = [...endCuts(from, line), ...endCuts(to, line)];
  const cuts = [...bodies, ...terrainCuts(ctx, line, bodies), ...bodyCuts(ctx, from, to, line)].toSorted(
    (a, b) => a.shares[0] - b.shares[0],
  );
  const parts = cuts.map(({ name, kind, shares, bottom, top }): ElevationPart => {
    const [begins, ends] = shares;
    // a hull is called by its unit
    const own = stop !== null && kind !== "end" && (stop.by === name || name.startsWith(`${stop.by}-`));
    const stops = own && liesIn(stop, line, shares);
    const over = stops ? top - planeAt(from.prism, to.prism, stop.at) : 0;
    return {
      name,
      kind,
      // a line from a place to itself runs through all of what is there
      begins: length === 0 ? 0 : inCm(begins * length),
      ends: length === 0 ? 0 : inCm(ends * length),
      bottom: inCm(bottom),
      top: top === Infinity ? null : inCm(top),
      stops,
      ...(stops && kind !== "area" && over > 0 && { over: inCm(over) }),
    };
  });
  return { length: inCm(length), begin: inCm(heightAt(0)), end: inCm(heightAt(1)), parts };
}
