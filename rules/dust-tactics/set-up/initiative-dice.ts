import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Side, Unit } from "../table/state.ts";
import { type Ctx, isClassic, number, reading, roll, rollSymbols, type Rules } from "../table/context.ts";
import { isOnTheBoard } from "../table/stances.ts";
import { hasOwnSkill } from "../table/units.ts";

/** Whether a hero with Black Ops counts for the initiative; aboard something on the table one is on it. dt.open.black-ops-alive */
function counts(ctx: Ctx, unit: Unit): boolean {
  switch (reading(ctx, "dt.open.black-ops-alive")) {
    case "always":
      return true;
    case "on-table":
      return isOnTheBoard(ctx.state, unit);
    case "not-eliminated":
      return unit.where !== "gone";
  }
}

/** Whether a side rolls the dice of Black Ops. dt.skill.black-ops */
const hasBlackOps = (ctx: Ctx, side: Side): boolean =>
  ctx.state.units.some((unit) => unit.side === side && hasOwnSkill(unit, "black ops") && counts(ctx, unit));

/** The initiative dice of a side. */
function* rollFor(ctx: Ctx, side: Side, text: string, cites: readonly Citation[]): Rules<readonly string[]> {
  const dice = number(
    ctx,
    hasBlackOps(ctx, side) ? "dt.number.initiative-dice-black-ops" : "dt.number.initiative-dice",
  );
  if (isClassic(ctx)) return (yield* roll(ctx, dice, ["ARMY"], text, ...cites)).shown;
  return yield* rollSymbols(dice, text, ...cites);
}

const countOf = (symbols: readonly string[], symbol: string): number =>
  symbols.filter((shown) => shown === symbol).length;

/** Who wins a roll for initiative; null on a tie. dt.turn.initiative-army, dt.turn.initiative-tie */
function winnerOf(ctx: Ctx, north: readonly string[], south: readonly string[]): Side | null {
  const breaker = reading(ctx, "dt.open.initiative-tie-symbol") === "target" ? "TARGET" : "SHIELD";
  // on original dice there is nothing that breaks a tie: dt.open.classic-three-way
  for (const symbol of isClassic(ctx) ? ["target"] : ["ARMY", breaker]) {
    const off = countOf(north, symbol) - countOf(south, symbol);
    if (off !== 0) return off > 0 ? "north" : "south";
  }
  return null;
}

/** What both sides rolled for the initiative, or as for it. */
interface Thrown {
  readonly north: readonly string[];
  readonly south: readonly string[];
  /** Null on a tie. */
  readonly winner: Side | null;
  /** The rules by which the dice were what they were. */
  readonly cites: readonly Citation[];
}

/** Both sides roll as for the initiative, once. dt.turn.initiative-roll, dt.open.fort-tie */
export function* throwForInitiative(
  ctx: Ctx,
  textFor: (side: Side) => string,
  rules: readonly Citation[],
): Rules<Thrown> {
  const north = yield* rollFor(ctx, "north", textFor("north"), rules);
  const south = yield* rollFor(ctx, "south", textFor("south"), rules);
  const winner = winnerOf(ctx, north, south);
  const special = hasBlackOps(ctx, "north") || hasBlackOps(ctx, "south");
  const cites: readonly Citation[] = [
    "dt.turn.initiative-tie",
    "dt.open.initiative-tie-symbol",
    ...(isClassic(ctx)
      ? (["dt.dice.classic-one", "dt.open.die-faces"] as const)
      : (["dt.dice.three-symbols"] as const)),
    ...citeIf(winner === null, "dt.turn.initiative-reroll"),
    ...citeIf(special, "dt.skill.black-ops"),
    ...citeIf(
      ctx.state.units.some((unit) => hasOwnSkill(unit, "black ops")),
      "dt.open.black-ops-alive",
    ),
  ];
  return { north, south, winner, cites };
}
