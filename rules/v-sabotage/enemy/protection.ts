import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { PromptId } from "../book/decisions.ts";
import { isSpecial } from "../book/tokens.ts";
import { distinctUnits } from "../combat/index.ts";
import {
  choose,
  commandosOn,
  freeSpacesOutsideNest,
  type Ctx,
  hasNest,
  isCritical,
  isNestTaken,
  isObjectiveOnTable,
  type OnTile,
  isOnTile,
  players,
  reading,
  record,
  type Rules,
  unitsOn,
} from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import type { Commando, Unit } from "../table/state.ts";
import { unitTitle } from "./wording.ts";

/**
 * The triangular tokens of a tile, the nest first: "nest", "alarm", and its objectives by id. vs.protect.nest,
 * vs.nest.auto-enter
 */
export function triangularTokens(ctx: Ctx, tile: string): readonly string[] {
  const { alarm, objectives } = terrainOf(ctx.state, tile);
  return [
    ...(hasNest(ctx, tile) ? ["nest"] : []),
    ...(alarm.at === tile ? ["alarm"] : []),
    ...objectives
      .filter((objective) => objective.at === tile && isObjectiveOnTable(ctx.state, objective))
      .map(({ id }) => id),
  ];
}

/** The triangular tokens of a tile that nobody protects; a nest is not free while anyone is in it. vs.protect.one */
export const freeTokensOn = (ctx: Ctx, tile: string): readonly string[] =>
  triangularTokens(ctx, tile).filter((token) =>
    token === "nest" ? !isNestTaken(ctx, tile) : unitsOn(ctx, tile).every(({ protects }) => protects !== token),
  );

/**
 * Whether a unit would protect a token: regular units any, special units none, save a nest under a reading.
 * vs.protect.not-special, vs.open.special-nest
 */
export const mayProtect = (ctx: Ctx, { kind, protects }: Unit, token: string): boolean =>
  protects === null && (!isSpecial(kind) || (token === "nest" && reading(ctx, "vs.open.special-nest") === "yes"));

/** What a special unit is told by that comes to a free token and leaves it alone. */
export const ignoredTokenCitations = (ctx: Ctx, unit: Unit, tile: string): readonly Citation[] => {
  const free = isSpecial(unit.kind) ? freeTokensOn(ctx, tile) : [];
  return [
    ...citeIf(free.length > 0, "vs.protect.not-special"),
    ...citeIf(free.includes("nest"), "vs.open.special-nest"),
  ];
};

/**
 * Units that come onto a tile protect its free tokens at once: regular ones, one for each token, the players choosing
 * which. vs.protect.automatic, vs.protect.one, vs.protect.nest, vs.protect.not-special, vs.nest.commandos-first
 */
export function* protectOnEntry(ctx: Ctx, tile: string, entering: readonly Unit[], cites: readonly Citation[]): Rules {
  for (;;) {
    const there = entering
      .filter(isOnTile)
      .filter(({ id, at }) => at === tile && ctx.state.units.some((unit) => unit.id === id));
    const free = freeTokensOn(ctx, tile).filter((token) => there.some((unit) => mayProtect(ctx, unit, token)));
    if (free.length === 0) return;
    const token = yield* chooseToken(ctx, tile, free, there);
    if (token === "nest" && (yield* commandosTakeNest(ctx, tile))) continue;
    const able = there.filter((unit) => mayProtect(ctx, unit, token));
    const protector = yield* choose(
      players,
      { id: "vs.decide.protector", text: `Which unit protects ${token} on ${tile}?` },
      distinctUnits(able).map((unit) => ({ id: unit.id, text: unitTitle(unit), value: unit })),
    );
    protector.protects = token;
    const nest = citeIf(token === "nest", "vs.protect.nest", "vs.nest.auto-enter", "vs.open.special-nest");
    record(ctx, {
      event: "protects",
      piece: protector.id,
      token,
      cites: [...cites, "vs.protect.automatic", "vs.protect.one", "vs.open.protect-already-there", ...nest],
    });
  }
}

/**
 * The token that is protected next: a nest first; with fewer units than tokens the players choose.
 * vs.term.player-choice
 */
function* chooseToken(ctx: Ctx, tile: string, free: readonly string[], there: readonly Unit[]): Rules<string> {
  const [first = "nest"] = free;
  if (first === "nest" || there.filter((unit) => mayProtect(ctx, unit, first)).length >= free.length) return first;
  return yield* choose(
    players,
    { id: "vs.decide.protector", text: `Which token of ${tile} is protected?` },
    free.map((token) => ({ id: token, text: token, value: token })),
  );
}

// Gander is no commando: vs.bonus.gander
const canTakeNest = (commando: OnTile<Commando>): boolean =>
  !commando.nest && !isCritical(commando) && commando.card !== "gander";

/**
 * The commandos of a tile decide before enemy units whether one of them takes the free nest. Returns whether one did.
 * vs.nest.commandos-first
 */
function* commandosTakeNest(ctx: Ctx, tile: string): Rules<boolean> {
  const able = commandosOn(ctx, tile).filter(canTakeNest);
  if (able.length === 0) return false;
  const taker = yield* choose<OnTile<Commando> | null>(
    players,
    { id: "vs.decide.nest", text: `Enemy units are on ${tile}. Who takes the nest before them?` },
    [
      ...able.map((commando) => ({ id: commando.id, text: `${commando.id} takes the nest`, value: commando })),
      { id: "nobody", text: "Nobody: it is left to the enemy", value: null },
    ],
  );
  if (taker === null) return false;
  taker.nest = true;
  record(ctx, {
    event: "nest",
    piece: taker.id,
    at: tile,
    inside: true,
    cites: ["vs.nest.commandos-first", "vs.nest.free-in-out"],
  });
  return true;
}

/**
 * Under a reading, regular units that stand on a tile take over its free tokens at once; otherwise nothing happens.
 * vs.open.protect-already-there
 */
export function* protectFreeTokens(ctx: Ctx): Rules {
  if (reading(ctx, "vs.open.protect-already-there") === "no") return;
  for (const tile of new Set(ctx.state.units.filter(isOnTile).map(({ at }) => at)))
    yield* protectOnEntry(ctx, tile, unitsOn(ctx, tile), []);
}

/**
 * Which of some units find a space on a tile: all when they fit, else those the players choose, one after another,
 * until no other fits. A free nest takes one more, if one of them would take it. vs.term.player-choice, vs.protect.nest
 */
export function* chooseWhoFits<T extends Unit>(
  ctx: Ctx,
  tile: string,
  units: readonly T[],
  prompt: { readonly id: PromptId; readonly text: string },
  takesNest: (unit: T) => boolean,
): Rules<readonly T[]> {
  const outside = Math.max(0, freeSpacesOutsideNest(ctx, tile));
  const nestFree = hasNest(ctx, tile) && !isNestTaken(ctx, tile);
  const fit = (some: readonly T[]): boolean => some.length <= outside + (nestFree && some.some(takesNest) ? 1 : 0);
  if (fit(units)) return units;
  const chosen = new Set<T>();
  for (;;) {
    const able = units.filter((unit) => !chosen.has(unit) && fit([...chosen, unit]));
    if (able.length === 0) return units.filter((unit) => chosen.has(unit));
    chosen.add(
      yield* choose(
        players,
        prompt,
        distinctUnits(able).map((unit) => ({ id: unit.id, text: unitTitle(unit), value: unit })),
      ),
    );
  }
}
