import type { Citation } from "../table/events.ts";
import { otherSide, type Side, type Unit } from "../table/state.ts";
import {
  choose,
  type Ctx,
  isClassic,
  number,
  reading,
  record,
  roll,
  rollSymbols,
  type Rules,
} from "../table/context.ts";
import { hasOwnSkill, isOnTable } from "../table/units.ts";
import { toActivate, nextSide } from "../activation/index.ts";

/** How many initiative dice a side rolls. dt.skill.black-ops, dt.open.black-ops-alive */
function initiativeDice(ctx: Ctx, side: Side): number {
  const counts = (unit: Unit): boolean => {
    if (unit.side !== side || !hasOwnSkill(unit, "black ops")) return false;
    const how = reading(ctx, "dt.open.black-ops-alive");
    return how === "always" || (how === "on-table" ? isOnTable(unit) : unit.where !== "gone");
  };
  return number(
    ctx,
    ctx.state.units.some(counts) ? "dt.number.initiative-dice-black-ops" : "dt.number.initiative-dice",
  );
}

/** The initiative dice of a side. */
function* rollFor(ctx: Ctx, side: Side, cites: readonly Citation[]): Rules<readonly string[]> {
  const [dice, text] = [initiativeDice(ctx, side), `Initiative of the ${side}`];
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

/** Rolls for initiative until somebody wins, who names the player that goes first. dt.turn.initiative-roll */
export function* rollInitiative(ctx: Ctx): Rules {
  for (;;) {
    const cites: readonly Citation[] = ["dt.turn.initiative-roll", "dt.turn.initiative-army"];
    const north = yield* rollFor(ctx, "north", cites);
    const south = yield* rollFor(ctx, "south", cites);
    const winner = winnerOf(ctx, north, south);
    record(ctx, {
      event: "initiative",
      north,
      south,
      winner,
      cites: [
        ...cites,
        "dt.turn.initiative-tie",
        "dt.open.initiative-tie-symbol",
        ...(isClassic(ctx)
          ? (["dt.dice.classic-one", "dt.open.die-faces"] as const)
          : (["dt.dice.three-symbols"] as const)),
        ...(winner === null ? (["dt.turn.initiative-reroll"] as const) : []),
        ...(north.length > 3 || south.length > 3 ? (["dt.skill.black-ops", "dt.open.black-ops-alive"] as const) : []),
      ],
    });
    if (winner === null) continue;
    const first = yield* choose<Side>(
      winner,
      { id: "dt.decide.first", text: "Who goes first this turn?" },
      [winner, otherSide(winner)].map((side) => ({ id: side, text: side, value: side })),
    );
    ctx.state.first = first;
    // nothing else asks for it
    const decides =
      reading(ctx, "dt.open.draw") === "initiative" || reading(ctx, "dt.open.both-wiped-out") === "initiative";
    if (first !== winner && decides) ctx.state.initiative = winner;
    ctx.state.next = toActivate(ctx.state, first).length > 0 ? first : nextSide(ctx.state, first);
    record(ctx, { event: "first", side: first, cites: ["dt.turn.winner-chooses", "dt.turn.first-player"] });
    return;
  }
}
