import type { Citation } from "../book/citation.ts";
import { sidePlan } from "../table/battle-plan.ts";
import type { FortificationKind } from "../book/terrain.ts";
import { throwForInitiative } from "./initiative-dice.ts";
import { type Side, sideIds, type State, type Stock } from "../table/state.ts";
import { choose, type Ctx, number, reading, record, type Rules } from "../table/context.ts";

/** Fortifications a scenario gives a side for no AP: one bunker counts as two strongpoints. dt.fort.scenario-free */
interface Free {
  readonly strongpoints: number;
  readonly trench: number;
  readonly wire: number;
  readonly minefield: number;
}

const nothing: Free = { strongpoints: 0, trench: 0, wire: 0, minefield: 0 };

/** What The Weir gives its defender. dt.fort.scenario-free */
const weir: Free = { strongpoints: 2, trench: 2, wire: 3, minefield: 2 };

const freeOf = (state: State, side: Side): Free => ((sidePlan(state, side)?.free.length ?? 0) > 0 ? weir : nothing);

/** Whether a side has all these pieces: of its list, and of what the scenario gives. dt.fort.scenario-free, dt.fort.free */
function has(free: Free, { bunkers, strongpoints }: Stock, placed: { bunkers: number; strongpoints: number }): boolean {
  const over = Math.max(0, placed.bunkers - bunkers) * 2 + Math.max(0, placed.strongpoints - strongpoints);
  return over <= free.strongpoints;
}

/** How many pieces of a kind a side may still place. dt.fort.deploy */
export function leftToPlace(state: State, side: Side, kind: FortificationKind): number {
  const free = freeOf(state, side);
  const own = state.terrain.filter(({ owner }) => owner === side);
  const count = (wanted: string): number => own.filter((piece) => piece.kind === wanted).length;
  if (kind !== "bunker" && kind !== "strongpoint") return Math.max(0, free[kind] - count(kind));
  const placed = { bunkers: count("bunker"), strongpoints: count("strongpoint") };
  const more = kind === "bunker" ? { bunkers: 1, strongpoints: 0 } : { bunkers: 0, strongpoints: 1 };
  let left = 0;
  const with_ = (n: number) => ({
    bunkers: placed.bunkers + n * more.bunkers,
    strongpoints: placed.strongpoints + n * more.strongpoints,
  });
  while (has(free, state.stock[side], with_(left + 1))) left++;
  return left;
}

/**
 * The AP of a side's bunkers and strongpoints: at their list price, or what was paid for them. dt.setup.fort-both,
 * dt.open.fort-free-worth
 */
function worthOf(ctx: Ctx, side: Side): { readonly fields: boolean; readonly worth: number } {
  const { bunkers, strongpoints, paid } = ctx.state.stock[side];
  const free = freeOf(ctx.state, side).strongpoints;
  const fields = bunkers + strongpoints + free > 0;
  if (reading(ctx, "dt.open.fort-free-worth") === "paid") return { fields, worth: paid };
  const [bunker, strongpoint] = [number(ctx, "dt.number.bunker-cost"), number(ctx, "dt.number.strongpoint-cost")];
  return { fields, worth: bunkers * bunker + (strongpoints + free) * strongpoint };
}

/** Both have the same AP of them: a roll as for initiative, whose winner chooses. dt.open.fort-tie */
function* rollForDefence(ctx: Ctx): Rules<Side> {
  const cites: readonly Citation[] = ["dt.setup.fort-both", "dt.open.fort-tie"];
  for (;;) {
    const {
      winner,
      cites: dice,
      ...shown
    } = yield* throwForInitiative(ctx, (side) => `The ${side}, for who defends`, cites);
    record(ctx, { event: "initiative", ...shown, winner, cites: [...cites, "dt.turn.initiative-army", ...dice] });
    if (winner === null) continue;
    return yield* choose<Side>(
      winner,
      { id: "dt.decide.fort-tie", text: `Does the ${winner} defend?` },
      sideIds
        .toSorted((a, b) => Number(b === winner) - Number(a === winner))
        .map((side) => ({ id: side === winner ? "defend" : "attack", text: `The ${side} defends`, value: side })),
    );
  }
}

/**
 * Who defends: the only side with bunkers or strongpoints, or the one with more AP in them; with as many it is rolled
 * for. Without any the sides of the scenario stand. What is settled without a roll is told with what is placed first: what
 * happens before a game's first question is told to nobody. dt.setup.fort-defender, dt.setup.fort-both, dt.open.fort-tie
 */
export function* settleDefender(ctx: Ctx): Rules<(() => void) | null> {
  const fielding = sideIds.filter((side) => worthOf(ctx, side).fields);
  const [first, second] = fielding;
  if (ctx.state.defender !== null || first === undefined) return null;
  if (second === undefined) return defends(ctx, first, "dt.setup.fort-defender");
  const [one, other] = [worthOf(ctx, first).worth, worthOf(ctx, second).worth];
  if (one !== other) return defends(ctx, one > other ? first : second, "dt.setup.fort-both", "dt.open.fort-free-worth");
  // the sides of a scenario stand: the north places first
  if (reading(ctx, "dt.open.fort-tie") === "scenario")
    return defends(ctx, first, "dt.setup.fort-both", "dt.open.fort-tie");
  defends(ctx, yield* rollForDefence(ctx), "dt.setup.fort-both", "dt.open.fort-tie")();
  return null;
}

/** Sets who defends; what is answered tells it. */
function defends(ctx: Ctx, side: Side, ...cites: readonly Citation[]): () => void {
  ctx.state.defender = side;
  return () => record(ctx, { event: "defends", side, cites });
}
