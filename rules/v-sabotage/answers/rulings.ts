import { stepsTo } from "../../geometry/index.ts";
import {
  citeIf,
  type FieldOfView,
  type Result,
  ok,
  type Reason,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  err,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { interpretations, type InterpretationId } from "../book/open-points/index.ts";
import {
  commandoNamed,
  commandosOn,
  type Ctx,
  isCritical,
  isSeen,
  isOnTile,
  peopleOn,
  personNamed,
  reading,
  unitNamed,
  unitsOn,
} from "../table/context.ts";
import { neighboursOf, tilesInRange, terrainOf, findTerrain, tileNamed, wayBetween, wayName } from "../table/map.ts";
import type { Commando, Person } from "../table/state.ts";

/** One end of a sight line: a tile, and who is there. */
interface End {
  readonly id: string;
  readonly tile: string;
  readonly commando: Commando | null;
  readonly person: Person | null;
  readonly isUnit: boolean;
}

function endOf(ctx: Ctx, name: string, path: string): Result<End> {
  const commando = commandoNamed(ctx.state, name) ?? null;
  const person = personNamed(ctx.state, name) ?? null;
  const unit = unitNamed(ctx.state, name);
  const at = commando?.at ?? person?.at ?? unit?.at ?? (tileNamed(ctx.state, name) === undefined ? null : name);
  if (at !== null) return ok({ id: name, tile: at, commando, person, isUnit: unit !== undefined });
  const isPiece = commando !== null || unit !== undefined;
  return err({
    code: "unknown-piece",
    path,
    message: isPiece
      ? `${name} is not on a terrain.`
      : `"${name}" is neither a unit, a commando or a person of this position nor a tile of its terrains.`,
  });
}

/** Why a tile is in range, or not. vs.shoot.range, vs.open.sniper-range, vs.eshoot.range */
function rangeReason(from: End, to: End, near: boolean, open: boolean): Reason {
  const byUnit: readonly Citation[] = from.isUnit ? ["vs.eshoot.range"] : [];
  const cites: readonly Citation[] = ["vs.shoot.range", ...byUnit];
  if (from.tile === to.tile) return { text: "Its own tile is always in range.", cites };
  const at = wayName(from.tile, to.tile);
  if (near && open) return { text: "The tile is adjacent, and the way is open.", at, cites };
  if (near) return { text: "The tile is adjacent, but the way is closed.", at, cites };
  return {
    text: `${to.tile} is out of range of ${from.tile}: range is its own tile and the adjacent ones, never diagonally.`,
    cites: ["vs.shoot.range", "vs.open.sniper-range", ...byUnit],
  };
}

/**
 * Whether a shot and a look reach from one tile to another: its own, or an adjacent one without wall or locked door
 * between. vs.shoot.range, vs.eshoot.range
 */
function sightVerdict(ctx: Ctx, from: End, to: End): SightVerdict {
  const here = from.tile === to.tile;
  const terrain = terrainOf(ctx.state, from.tile);
  const near = neighboursOf(terrain, from.tile).includes(to.tile);
  const way = near ? wayBetween(terrain, from.tile, to.tile) : null;
  const open = here || way === "open" || way === "unlocked";
  const place = open ? "full" : "none";
  const between = { at: wayName(from.tile, to.tile), cites: ["vs.shoot.range"] satisfies Citation[] };
  const barriers: Readonly<Record<string, string>> = {
    wall: "A wall is between.",
    locked: "A locked door is between.",
  };
  const barrier = way === null ? undefined : barriers[way];
  const blocker = barrier === undefined ? undefined : { text: barrier, ...between };
  const range = rangeReason(from, to, near, open);
  const there = occupantsVerdict(ctx, from, to, open);
  const states: readonly Reason[] = [...(there?.reasons ?? []), ...stateReasons(to)];
  return {
    viewer: from.id,
    target: to.id,
    place,
    seen: there === null ? open && isTarget(to) : there.seen,
    lines: [
      {
        from: from.tile,
        to: to.tile,
        through: [],
        fate: place,
        ...(blocker !== undefined && { blocker }),
        hindrances: [],
      },
    ],
    // what decides comes last: who is there where the way is open, else the range
    reasons: open ? [range, ...states] : [...states, range],
  };
}

/**
 * Of a tile on which opponents of the viewer stand: whether one of them is seen, and each with the reason; null when it
 * is no question about a tile, or none of them is there. vs.eshoot.stealthy-immune, vs.term.enemy-visible
 */
function occupantsVerdict(
  ctx: Ctx,
  from: End,
  to: End,
  open: boolean,
): {
  readonly seen: boolean;
  readonly reasons: readonly { text: string; at: string; cites: readonly Citation[] }[];
} | null {
  if (to.id !== to.tile) return null;
  const others: readonly End[] = [
    ...(from.isUnit ? commandosOn(ctx, to.tile) : []).map((commando) => ({ ...to, id: commando.id, commando })),
    ...(from.isUnit ? peopleOn(ctx, to.tile) : []).map((person) => ({ ...to, id: person.id, person })),
    ...(from.commando !== null ? unitsOn(ctx, to.tile) : []).map(({ id }) => ({ ...to, id, isUnit: true })),
  ];
  if (others.length === 0) return null;
  const seen = others.filter((other) => open && isTarget(other));
  const unseen = others.filter((other) => !seen.includes(other));
  return {
    seen: seen.length > 0,
    reasons: [...unseen, ...seen].map((other) => ({
      text: `${other.id} is there: ${from.id} ${seen.includes(other) ? "sees it" : "does not see it"}.${open ? ` ${stateReasons(other)[0]?.text ?? ""}` : ""}`,
      at: to.tile,
      cites: open ? (stateReasons(other)[0]?.cites ?? []) : ["vs.shoot.range"],
    })),
  };
}

const isTarget = ({ commando, person }: End): boolean =>
  commando !== null ? isSeen(commando) : person === null || person.visible;

/** Why a character is seen or not: vs.eshoot.stealthy-immune, vs.health.critical-stealthy, vs.term.enemy-visible. */
function stateReasons({ commando, person, isUnit }: End): readonly { text: string; cites: readonly Citation[] }[] {
  if (isUnit) return [{ text: "Enemy units are always visible.", cites: ["vs.term.enemy-visible"] }];
  if (person !== null)
    return [
      {
        text: `${person.id} is ${person.visible ? "visible" : "stealthy"}.`,
        cites: ["vs.escort.types", "vs.escort.draws-enemies"],
      },
    ];
  if (commando === null) return [];
  if (isCritical(commando))
    return [
      {
        text: `${commando.id} is in critical condition and counts as stealthy.`,
        cites: ["vs.health.critical-stealthy"],
      },
    ];
  if (commando.visible) return [{ text: `${commando.id} is visible.`, cites: ["vs.eshoot.range"] }];
  return [
    {
      text: `${commando.id} is stealthy: it is neither targeted nor hit by dice.`,
      cites: ["vs.eshoot.stealthy-immune", ...citeIf(commando.uniform, "vs.uniform.all-small")],
    },
  ];
}

const isInterpretation = (id: string): id is InterpretationId => Object.hasOwn(interpretations, id);

/**
 * Can one shoot at or see the other? Both directions, what is between, and what it rests on. vs.shoot.range,
 * vs.eshoot.range
 */
export function sightRuling(ctx: Ctx, question: SightQuestion): Result<SightRuling> {
  const from = endOf(ctx, question.from, "/from");
  const to = endOf(ctx, question.to, "/to");
  if (!from.ok) return from;
  if (!to.ok) return to;
  const terrain = findTerrain(ctx.state, to.value.tile);
  if (terrain === undefined || terrain.id !== terrainOf(ctx.state, from.value.tile).id) {
    return err({
      code: "different-terrains",
      path: "/to",
      message: `${from.value.tile} and ${to.value.tile} are on different terrains; nobody sees from one to the other.`,
    });
  }
  const forth = sightVerdict(ctx, from.value, to.value);
  const steps = stepsTo((tile) => neighboursOf(terrain, tile), [to.value.tile]);
  const ids = new Set(forth.reasons.flatMap(({ cites }) => cites).filter(isInterpretation));
  return ok({
    ...forth,
    back:
      to.value.commando !== null || to.value.person !== null || to.value.isUnit
        ? sightVerdict(ctx, to.value, from.value)
        : null,
    distance: steps.get(from.value.tile) ?? 0,
    interpretations: [...ids].map((id) => ({ id, reading: reading(ctx, id) })),
    otherwise: [],
  });
}

/**
 * The tiles a piece can shoot at, and who can be shot at there. vs.shoot.range, vs.eshoot.range,
 * vs.eshoot.stealthy-immune
 */
export function fieldRuling(ctx: Ctx, id: string): Result<FieldOfView> {
  const piece = unitNamed(ctx.state, id) ?? commandoNamed(ctx.state, id);
  if (piece === undefined || !isOnTile(piece))
    return err({ code: "unknown-piece", path: "/piece", message: `"${id}" is not a unit or commando on a terrain.` });
  const tiles = tilesInRange(terrainOf(ctx.state, piece.at), piece.at);
  const isEnemy = unitNamed(ctx.state, id) !== undefined;
  const shown = (tile: string): readonly { readonly id: string }[] => [
    ...commandosOn(ctx, tile).filter(isSeen),
    ...peopleOn(ctx, tile).filter(({ visible }) => visible),
  ];
  const sees = tiles.flatMap((tile) => (isEnemy ? shown(tile) : unitsOn(ctx, tile)).map((target) => target.id));
  const cites: readonly Citation[] = isEnemy
    ? ["vs.eshoot.range", "vs.eshoot.stealthy-immune", "vs.health.critical-stealthy"]
    : ["vs.shoot.range", "vs.term.enemy-visible"];
  return ok({ viewer: id, full: tiles, partial: [], sees, cites });
}
