import {
  citeIf,
  err,
  type FieldOfView,
  ok,
  otherReadingsOf,
  type Result,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type InterpretationId, interpretations } from "../book/open-points/index.ts";
import { rangeTo } from "../combat/index.ts";
import { canSee, squaresSeen, traceSight, hasZone, zoneOf } from "../sight/index.ts";
import { type Agent, agentOnBoardNamed, agentsOf, areEnemies, isRaider } from "../table/agents.ts";
import { type Ctx, planFor, reading, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { roomAt, type Square, squareNamed } from "../table/plan.ts";

interface End {
  readonly name: string;
  readonly at: Square;
}

function endOf(ctx: Ctx, name: string, path: string): Result<End> {
  const agent = agentOnBoardNamed(ctx.state, name);
  const at = agent?.at ?? squareNamed(planFor(ctx), name);
  if (at !== null) return ok({ name, at });
  return err({ code: "unknown-piece", path, message: `"${name}" is neither an agent in play nor a square, x,y.` });
}

/** Whether a target is a raider, whom no enemy sees, in a watch zone neither, until he is exposed. hg.raid.hidden */
const isHidden = (viewer: Agent | undefined, target: Agent | undefined): boolean =>
  viewer !== undefined && target !== undefined && areEnemies(viewer, target) && isRaider(target);

function verdict(ctx: Ctx, from: End, to: End): SightVerdict {
  const trace = traceSight(ctx, from.at, to.at);
  const viewer = agentOnBoardNamed(ctx.state, from.name);
  const target = agentOnBoardNamed(ctx.state, to.name);
  const hidden = isHidden(viewer, target);
  const reason = {
    text: trace.why,
    ...(trace.stop !== null && { at: squareName(ctx, trace.stop) }),
    cites: trace.cites,
  };
  return {
    viewer: from.name,
    target: to.name,
    place: trace.seen ? "full" : "none",
    seen: trace.seen && !hidden,
    lines: [
      {
        from: squareName(ctx, from.at),
        to: squareName(ctx, to.at),
        through: trace.through.map((square) => squareName(ctx, square)),
        fate: trace.seen ? "full" : "none",
        ...(!trace.seen && { blocker: reason }),
        hindrances: [],
      },
    ],
    reasons: [
      reason,
      ...(hidden ? [{ text: `${to.name} is a raider: he is hidden.`, cites: ["hg.raid.hidden"] }] : []),
      ...(target !== undefined && isEngaged(ctx, target)
        ? [{ text: `${to.name} is in a fight and may not be shot at.`, cites: ["hg.engage.not-shot-at"] }]
        : []),
    ],
  };
}

const inSight: readonly InterpretationId[] = [
  "hg.open.los-doorway",
  "hg.open.los-room-line",
  "hg.open.los-entry",
  "hg.open.corner-diagonal",
];

/** Settings that differ in one reading of sight. */
const otherSettings = otherReadingsOf(interpretations, inSight);

/** Rules whether one sees the other, both ways, and which open points that depends on. hg.los.corridor-line, hg.los.room-all */
export function sightRuling(ctx: Ctx, question: SightQuestion): Result<SightRuling> {
  const from = endOf(ctx, question.from, "/from");
  if (!from.ok) return from;
  const to = endOf(ctx, question.to, "/to");
  if (!to.ok) return to;
  const there = verdict(ctx, from.value, to.value);
  const viewer = agentOnBoardNamed(ctx.state, from.value.name);
  const target = agentOnBoardNamed(ctx.state, to.value.name);
  const hidden = isHidden(viewer, target);
  const otherwise = otherSettings(ctx.settings).flatMap(({ id, other, text, settings }) => {
    const sees = canSee({ ...ctx, settings }, from.value.at, to.value.at);
    const changed = sees !== (there.place === "full") || (sees && !hidden) !== there.seen;
    return changed ? [{ interpretation: id, reading: other, text }] : [];
  });
  const rests = new Set<InterpretationId>(otherwise.map(({ interpretation }) => interpretation));
  for (const { cites } of there.reasons) for (const id of inSight) if (cites.includes(id)) rests.add(id);
  return ok({
    ...there,
    back: verdict(ctx, to.value, from.value),
    distance: rangeTo(ctx, from.value.at, to.value.at),
    interpretations: [...rests].map((id) => ({ id, reading: reading(ctx, id) })),
    otherwise,
  });
}

/**
 * Everything an agent sees; the Commander and Sentries see their watch zones fully, the rest partially. A raider is
 * hidden there too: what comes of a zone is resolved in his turn. hg.zone.eight-squares, hg.raid.hidden
 */
export function fieldRuling(ctx: Ctx, piece: string): Result<FieldOfView> {
  const end = endOf(ctx, piece, "/piece");
  if (!end.ok) return end;
  const agent = agentOnBoardNamed(ctx.state, piece);
  const seen = squaresSeen(ctx, end.value.at);
  const zoned = agent !== undefined && hasZone(ctx, agent);
  const zone = zoned ? zoneOf(ctx, agent) : [];
  const others = agentsOf(ctx.state).filter((other) => other.id !== piece && seen.includes(other.at));
  const hidden = others.filter((other) => isHidden(agent, other));
  const isInRoom = roomAt(planFor(ctx), end.value.at) !== null;
  const byZone: readonly Citation[] = [
    "hg.zone.eight-squares",
    "hg.zone.blocked-like-los",
    "hg.los.corridor-line",
    "hg.zone.into-room-one",
    "hg.zone.out-of-room-one",
  ];
  return ok({
    viewer: piece,
    full: (zoned ? zone : seen).map((square) => squareName(ctx, square)),
    partial: (zoned ? seen.filter((square) => !zone.includes(square)) : []).map((square) => squareName(ctx, square)),
    sees: others.filter((other) => !hidden.includes(other)).map(({ id }) => id),
    cites: [
      ...(zoned ? byZone : ([isInRoom ? "hg.los.room-all" : "hg.los.corridor-line"] as const)),
      ...citeIf<Citation>(hidden.length > 0, "hg.raid.hidden"),
    ],
  });
}
