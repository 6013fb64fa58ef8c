import type { Citation } from "./events.ts";
import { neighboursOf, terrainOf } from "./map.ts";
import { change, discardToken, drawToken } from "./pools.ts";
import { hasXp, plays } from "./skills.ts";
import type { Commando, Unit } from "./state.ts";
import { reveal } from "./stealth.ts";
import { choose, commandosOn, type G, type OnTile, reading, record, type Rules, seatOf, unitsOn } from "./table.ts";
import type { TokenKind } from "./tokens.ts";

/** Takes a unit off the map into the enemy reserve. vs.cc.to-reserve, vs.shoot.to-reserve */
export function eliminateUnit(g: G, unit: OnTile<Unit>, how: string, cites: readonly Citation[]): void {
  g.state.units = g.state.units.filter(({ id }) => id !== unit.id);
  change(g.state.enemies.reserve, unit.kind, 1);
  record(g, { event: "unit-eliminated", piece: unit.id, kind: unit.kind, at: unit.at, how, cites });
}

/** Whether an eliminated unit leaves a token: all but guard dogs. vs.dog.no-reward */
export const leavesToken = ({ kind }: Unit): boolean => kind !== "dog";

/**
 * A spotted token shows a stealthy commando that killed on its own or an adjacent tile, if another unit is there.
 * vs.spotted.reveals, vs.spotted.no-witness
 */
function spotted(g: G, tile: string, by: Commando | null): void {
  const at = by?.at ?? null;
  const near = at !== null && (at === tile || neighboursOf(terrainOf(g.state, tile), tile).includes(at));
  const witnessed = unitsOn(g, tile).length > 0;
  const cites: readonly Citation[] = [
    witnessed ? "vs.spotted.reveals" : "vs.spotted.no-witness",
    "vs.open.spotted-who",
  ];
  if (near && witnessed) {
    const shown = reading(g, "vs.open.spotted-who") === "eliminator" ? [by] : [by, ...commandosOn(g, tile)];
    for (const commando of shown)
      if (commando !== null && !commando.visible) reveal(g, commando, "a spotted token lies where others stand", cites);
  }
  const after = near ? "it has shown the commando" : "whoever eliminated there is not near";
  discardToken(g, "spotted", witnessed ? after : "no other unit is there", ["vs.spotted.discard", ...cites]);
}

/** A flee token removes the enemy units of its tile, each replaced by a token. vs.luck.flee-effect */
export function* flee(g: G, tile: string): Rules {
  const units = unitsOn(g, tile);
  record(g, {
    event: "effect",
    terrain: terrainOf(g.state, tile).id,
    card: "flee",
    text: `The ${units.length} enemy units of ${tile} flee.`,
    cites: ["vs.luck.flee-effect"],
  });
  for (const unit of units) {
    g.state.units = g.state.units.filter(({ id }) => id !== unit.id);
    change(g.state.enemies.reserve, unit.kind, 1);
    record(g, { event: "removed", piece: unit.id, kind: unit.kind, why: "it flees", cites: ["vs.luck.flee-effect"] });
  }
  change(g.state.equipment.discard, "flee", 1);
  yield* layTokens(g, tile, units.filter(leavesToken).length, null, ["vs.luck.flee-effect"]);
}

/** Lays a drawn token on a tile; spotted and flee tokens act at once. vs.cc.reward, vs.shoot.reward */
function* layToken(g: G, tile: string, kind: TokenKind, by: Commando | null, cites: readonly Citation[]): Rules {
  if (kind === "spotted") {
    spotted(g, tile, by);
    return;
  }
  if (kind === "flee") {
    yield* flee(g, tile);
    return;
  }
  g.state.laid.push({ kind, at: tile, red: false, used: [] });
  record(g, { event: "token-placed", token: kind, at: tile, why: "it replaces an eliminated unit", cites });
}

/** Lays as many random tokens of the equipment reserve on a tile. */
export function* layTokens(g: G, tile: string, count: number, by: Commando | null, cites: readonly Citation[]): Rules {
  const drawn: TokenKind[] = [];
  for (let i = 0; i < count; i++) {
    const kind = yield* drawToken(g, "A token replaces an eliminated unit", cites);
    if (kind !== null) drawn.push(kind);
  }
  for (const kind of drawn) yield* layToken(g, tile, kind, by, cites);
}

/** The reward of a close combat; some draw two tokens and keep one. vs.cc.reward */
export function* closeCombatReward(g: G, tile: string, by: Commando): Rules {
  if (!plays(by, "jamie-finnlock", "blue") && !hasXp(by, "scrounger")) {
    yield* layTokens(g, tile, 1, by, ["vs.cc.reward"]);
    return;
  }
  const first = yield* drawToken(g, "The reward of close combat", ["vs.cc.reward"]);
  const second = yield* drawToken(g, "The reward of close combat", ["vs.cc.reward"]);
  if (first === null) return;
  const prompt = { id: "vs.decide.token-side", text: "Which token is kept?", piece: by.id } as const;
  const drawn = [...new Set([first, second ?? first])].map((kind) => ({ id: kind, text: kind, value: kind }));
  const kept = second === null ? first : yield* choose(seatOf(by), prompt, drawn);
  const other = kept === first ? second : first;
  if (other !== null) discardToken(g, other, "the other one is kept", ["vs.cc.reward"]);
  yield* layToken(g, tile, kept, by, ["vs.cc.reward"]);
}
