import { measured } from "../geometry/index.ts";
import { Requirements } from "../kernel/index.ts";
import type { Action, ActionOf } from "./actions/schema.ts";
import { sidePlan } from "./arriving.ts";
import { fortificationKinds } from "./data/terrain.ts";
import { deployNeeds, fortifyNeeds } from "./deploying.ts";
import type { Citation } from "./events.ts";
import { leftToPlace } from "./fortifications/buying.ts";
import type { Side, State, Unit } from "./state.ts";
import { type Ctx, written } from "./table.ts";
import { hasOwnSkill } from "./units.ts";

type Place = measured.Place;

/** Places of a grid over the area where a side deploys, so far from its edges, in cm. */
function gridOf(state: State, side: Side, margin: number, step: number): readonly Place[] {
  const area = sidePlan(state, side)?.deploys ?? null;
  if (area === null) return [];
  const [left, top, right, bottom] = area;
  const found: Place[] = [];
  for (let y = top + margin; y <= bottom - margin; y += step)
    for (let x = left + margin; x <= right - margin; x += step)
      found.push({ x: x * measured.centimetre, y: y * measured.centimetre });
  return found;
}

/** The middle of a piece of terrain. */
function middleOf(corners: readonly Place[]): Place {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length), y: Math.round(sum.y / corners.length) };
}

/** Places in a fortification, in cm from its middle: its middle first, then so that four bases stand beside each other. */
const inside: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-3.01, -3],
  [3.01, -3],
  [-3.01, 3],
  [3.01, 3],
  [-3, -3.01],
  [3, -3.01],
  [-3, 3.01],
  [3, 3.01],
];

/** Where a unit may be placed: all over its side's area, a Strongpoint unit in the fortifications of its side. */
function placesFor({ state }: Ctx, unit: Unit): readonly Place[] {
  if (!hasOwnSkill(unit, "strongpoint")) return gridOf(state, unit.side, 7, 9);
  return state.terrain
    .filter(({ kind, owner }) => (kind === "bunker" || kind === "strongpoint") && owner === unit.side)
    .flatMap(({ corners }) => {
      const { x, y } = middleOf(corners);
      return inside.map(([dx, dy]) => ({ x: x + dx * measured.centimetre, y: y + dy * measured.centimetre }));
    });
}

const facingOf = (side: Side): number => (side === "north" ? 180 : 0);

/** Rows of places for a unit all over where it may be placed. dt.setup.scenario */
export function deployments(ctx: Ctx, unit: Unit): readonly ActionOf<"deploy">[] {
  const row = 3.5 * measured.centimetre;
  return placesFor(ctx, unit).map(({ x, y }) => {
    const places = unit.miniatures.map((_, i) => written({ x: x + (i % 3) * row, y: y + Math.floor(i / 3) * row }));
    return { do: "deploy", unit: unit.id, places, facing: facingOf(unit.side) };
  });
}

/** Places for the fortifications a side has left. dt.fort.deploy */
export const fortifications = (ctx: Ctx, side: Side): readonly ActionOf<"fortify">[] =>
  fortificationKinds
    .filter((kind) => leftToPlace(ctx.state, side, kind) > 0)
    .flatMap((kind) => {
      const solid = kind === "bunker" || kind === "strongpoint";
      return gridOf(ctx.state, side, solid ? 6 : 11, solid ? 9 : 18).map((at): ActionOf<"fortify"> => ({
        do: "fortify",
        side,
        kind,
        at: written(at),
        facing: facingOf(side),
      }));
    });

/** Whether there is a place left for a unit that begins in a fortification, or for one more of those. dt.fort.unit-start */
export function findsRoom(ctx: Ctx, unit: Unit): boolean {
  const holds = <A extends Action>(actions: readonly A[], needs: (req: Requirements<Citation>, action: A) => void) =>
    actions.some((action) => {
      const req = new Requirements<Citation>(true);
      needs(req, action);
      return req.holding;
    });
  const forts = fortifications(ctx, unit.side).filter(({ kind }) => kind === "bunker" || kind === "strongpoint");
  return (
    holds(deployments(ctx, unit), (req, action) => deployNeeds(ctx, req, action)) ||
    holds(forts, (req, action) => fortifyNeeds(ctx, req, action))
  );
}
