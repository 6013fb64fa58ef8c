import type { Citation } from "./events.ts";
import { prismOf } from "./bodies.ts";
import { isWithinCm, pointAt } from "./ranges.ts";
import { otherSide, type Side, sideIds, type State, type Unit } from "./state.ts";
import { choose, type Ctx, isClassic, number, reading, record, roll, rollSymbols, type Rules } from "./table.ts";
import { hasOwnSkill, inPlay, isAircraft, isHero, isOnTable, onTable } from "./units.ts";

/**
 * Whether a unit has still to activate. A pilot and what is piloted are one, a hero joined to a unit is one of its own.
 * dt.turn.pass-heroes, dt.turn.pass-pilots, dt.turn.pass-off-table
 */
const isToActivate = (unit: Unit): boolean => !unit.activated && unit.where !== "gone" && !unit.pilot;

/** The units of a side that have still to activate; a hero joined to a unit is one of its own. dt.turn.pass-heroes */
export const toActivate = (state: State, side: Side): readonly Unit[] => inPlay(state, side).filter(isToActivate);

/** Whether a side may pass: it has fewer units to activate than the other. dt.turn.pass */
export const mayPass = (state: State, side: Side): boolean =>
  toActivate(state, side).length < toActivate(state, otherSide(side)).length;

/** The rules by which units are counted that do not stand on the table by themselves. */
export function countRules(state: State): readonly Citation[] {
  const units = sideIds.flatMap((side) => toActivate(state, side));
  const drives = state.units.some(({ pilot, where }) => pilot && where !== "gone");
  return [
    "dt.turn.pass",
    ...(units.some(isHero) ? (["dt.turn.pass-heroes"] as const) : []),
    ...(drives ? (["dt.turn.pass-pilots"] as const) : []),
    ...(units.some(({ where }) => where !== "table") ? (["dt.turn.pass-off-table"] as const) : []),
  ];
}

/** Whose turn it is to activate a unit after a side has: the other's, as long as it has units left. dt.turn.finish-alone */
export function nextSide(state: State, after: Side): Side | null {
  const other = otherSide(after);
  if (toActivate(state, other).length > 0) return other;
  return toActivate(state, after).length > 0 ? after : null;
}

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

const countOf = (symbols: readonly string[], symbol: string): number => symbols.filter((one) => one === symbol).length;

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
    if (first !== winner && reading(ctx, "dt.open.draw") === "initiative") ctx.state.initiative = winner;
    ctx.state.next = toActivate(ctx.state, first).length > 0 ? first : nextSide(ctx.state, first);
    record(ctx, { event: "first", side: first, cites: ["dt.turn.winner-chooses", "dt.turn.first-player"] });
    return;
  }
}

/** Whether a unit holds or contests an objective. dt.obj.no-aircraft */
function isBy(ctx: Ctx, unit: Unit, place: { x: number; y: number }): boolean {
  if (isAircraft(unit)) return false;
  const point = pointAt(place, 0);
  const cm = number(ctx, "dt.number.objective");
  return unit.miniatures.some((miniature) => isWithinCm(ctx, prismOf(ctx.state, unit, miniature), point, cm));
}

/** Both sides are near an objective: nobody captures it; Mindless Zombies keep the enemy off, too. dt.skill.mindless-contests */
function contested(ctx: Ctx, objective: string, near: readonly Unit[]): void {
  const mindless = near.some((unit) => hasOwnSkill(unit, "mindless zombie"));
  record(ctx, {
    event: "contested",
    objective,
    cites: ["dt.obj.capture", ...(mindless ? (["dt.skill.mindless-contests"] as const) : [])],
  });
}

/** Objectives are captured at the end of a turn. dt.obj.capture, dt.obj.no-march, dt.skill.mindless, dt.skill.mindless-contests */
export function captureObjectives(ctx: Ctx): void {
  for (const objective of ctx.state.objectives) {
    const near = onTable(ctx.state).filter((unit) => isBy(ctx, unit, objective.at));
    const sides = sideIds.filter((side) => near.some((unit) => unit.side === side));
    const [side] = sides;
    // dt.open.objective-kept
    if (reading(ctx, "dt.open.objective-kept") === "while-there") objective.holder = null;
    if (sides.length > 1) contested(ctx, objective.id, near);
    if (side === undefined || sides.length > 1) continue;
    const able = near.some((unit) => !unit.marched && !hasOwnSkill(unit, "mindless zombie"));
    if (!able) continue;
    objective.holder = side;
    record(ctx, {
      event: "captured",
      objective: objective.id,
      side,
      cites: ["dt.obj.capture", "dt.obj.no-march", "dt.obj.no-aircraft", "dt.open.objective-kept", "dt.skill.mindless"],
    });
  }
}

/** A new turn: nobody has activated, and what lasted to the end of the old one is gone. dt.turn.end */
export function newTurn(ctx: Ctx): void {
  const { state } = ctx;
  state.turn++;
  state.first = null;
  state.next = null;
  state.initiative = null;
  state.alerts = [];
  for (const unit of state.units) {
    if (unit.where === "gone") continue;
    unit.activated = false;
    unit.again = false;
  }
  const stays = state.terrain.filter(({ until }) => until === null || until >= state.turn);
  if (stays.length < state.terrain.length) {
    for (const { id } of state.terrain.filter((piece) => !stays.includes(piece)))
      record(ctx, { event: "terrain", piece: id, what: "the smoke is gone", cites: ["dt.weapon.smoke-screen"] });
    state.terrain = stays;
  }
}
