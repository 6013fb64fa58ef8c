import type { Citation } from "../book/citation.ts";
import type { TokenKind } from "../book/tokens.ts";
import { reveal } from "../sight/index.ts";
import {
  choose,
  commandosOn,
  type Ctx,
  type OnTile,
  reading,
  record,
  type Rules,
  seatOf,
  unitsOn,
} from "../table/context.ts";
import { neighboursOf, terrainOf } from "../table/map.ts";
import { changeCount, discardToken, drawToken } from "../table/pools.ts";
import { hasXpCard, hasCard } from "../table/skills.ts";
import type { Commando, Unit } from "../table/state.ts";

/** Takes a unit off the map into the enemy reserve. vs.cc.to-reserve, vs.shoot.to-reserve */
export function eliminateUnit(ctx: Ctx, unit: OnTile<Unit>, how: string, cites: readonly Citation[]): void {
  ctx.state.units = ctx.state.units.filter(({ id }) => id !== unit.id);
  changeCount(ctx.state.enemies.reserve, unit.kind, 1);
  record(ctx, { event: "unit-eliminated", piece: unit.id, kind: unit.kind, at: unit.at, how, cites });
}

/** Whether an eliminated unit leaves a token: all but guard dogs. vs.dog.no-reward */
export const leavesToken = ({ kind }: Unit): boolean => kind !== "dog";

/**
 * A spotted token shows a stealthy commando that killed on its own or an adjacent tile, if another unit is there. The
 * token is discarded. vs.spotted.reveals, vs.spotted.no-witness, vs.spotted.discard
 */
function resolveSpotted(ctx: Ctx, tile: string, by: Commando | null): void {
  const at = by?.at ?? null;
  const near = at !== null && (at === tile || neighboursOf(terrainOf(ctx.state, tile), tile).includes(at));
  const witnessed = unitsOn(ctx, tile).length > 0;
  const cites: readonly Citation[] = [
    witnessed ? "vs.spotted.reveals" : "vs.spotted.no-witness",
    "vs.open.spotted-who",
  ];
  let shown = near;
  if (witnessed) {
    const there = reading(ctx, "vs.open.spotted-who") === "eliminator" ? [] : commandosOn(ctx, tile);
    shown ||= there.length > 0;
    for (const commando of near ? [by, ...there] : there)
      if (commando !== null && !commando.visible)
        reveal(ctx, commando, "a spotted token lies where others stand", cites);
  }
  const after = shown ? "it has shown the commando" : "whoever eliminated there is not near";
  discardToken(ctx, "spotted", witnessed ? after : "no other unit is there", ["vs.spotted.discard", ...cites]);
}

/**
 * A flee token removes the enemy units of its tile, each replaced by a token, and is discarded then. vs.luck.flee-effect,
 * vs.open.flee-empty
 */
export function* resolveFlee(ctx: Ctx, tile: string): Rules {
  const units = unitsOn(ctx, tile);
  if (units.length === 0) {
    layIdleFlee(ctx, tile);
    return;
  }
  record(ctx, {
    event: "effect",
    terrain: terrainOf(ctx.state, tile).id,
    card: "flee",
    text: `The ${units.length} enemy units of ${tile} flee.`,
    cites: ["vs.luck.flee-effect"],
  });
  for (const unit of units) {
    ctx.state.units = ctx.state.units.filter(({ id }) => id !== unit.id);
    changeCount(ctx.state.enemies.reserve, unit.kind, 1);
    record(ctx, { event: "removed", piece: unit.id, kind: unit.kind, why: "it flees", cites: ["vs.luck.flee-effect"] });
  }
  yield* layTokens(ctx, tile, units.filter(leavesToken).length, null, ["vs.luck.flee-effect"]);
  changeCount(ctx.state.equipment.discard, "flee", 1);
}

/** A flee token appears where nobody is to flee. vs.open.flee-empty */
function layIdleFlee(ctx: Ctx, tile: string): void {
  const cites = ["vs.luck.flee-effect", "vs.open.flee-empty"] as const;
  if (reading(ctx, "vs.open.flee-empty") === "discarded") {
    discardToken(ctx, "flee", "nobody is there to flee", cites);
    return;
  }
  ctx.state.laid.push({ kind: "flee", at: tile, red: false, used: [] });
  record(ctx, { event: "token-placed", token: "flee", at: tile, why: "nobody is there to flee", cites });
}

/** Lays a drawn token on a tile; spotted and flee tokens act at once. vs.cc.reward, vs.shoot.reward */
function* layToken(ctx: Ctx, tile: string, kind: TokenKind, by: Commando | null, cites: readonly Citation[]): Rules {
  if (kind === "spotted") {
    resolveSpotted(ctx, tile, by);
    return;
  }
  if (kind === "flee") {
    yield* resolveFlee(ctx, tile);
    return;
  }
  ctx.state.laid.push({ kind, at: tile, red: false, used: [] });
  record(ctx, { event: "token-placed", token: kind, at: tile, why: "it replaces an eliminated unit", cites });
}

/** Lays as many random tokens of the equipment reserve on a tile. */
export function* layTokens(
  ctx: Ctx,
  tile: string,
  count: number,
  by: Commando | null,
  cites: readonly Citation[],
): Rules {
  const drawn: TokenKind[] = [];
  for (let i = 0; i < count; i++) {
    const kind = yield* drawToken(ctx, "A token replaces an eliminated unit", cites);
    if (kind !== null) drawn.push(kind);
  }
  for (const kind of drawn) yield* layToken(ctx, tile, kind, by, cites);
}

/** The reward of a close combat; some draw two tokens and keep one. vs.cc.reward */
export function* closeCombatReward(ctx: Ctx, tile: string, by: Commando): Rules {
  if (!hasCard(by, "jamie-finnlock", "blue") && !hasXpCard(by, "scrounger")) {
    yield* layTokens(ctx, tile, 1, by, ["vs.cc.reward"]);
    return;
  }
  const first = yield* drawToken(ctx, "The reward of close combat", ["vs.cc.reward"]);
  const second = yield* drawToken(ctx, "The reward of close combat", ["vs.cc.reward"]);
  if (first === null) return;
  const prompt = { id: "vs.decide.token-side", text: "Which token is kept?", piece: by.id } as const;
  const drawn = [...new Set([first, second ?? first])].map((kind) => ({ id: kind, text: kind, value: kind }));
  const kept = second === null ? first : yield* choose(seatOf(by), prompt, drawn);
  const other = kept === first ? second : first;
  if (other !== null) discardToken(ctx, other, "the other one is kept", ["vs.cc.reward"]);
  yield* layToken(ctx, tile, kept, by, ["vs.cc.reward"]);
}
