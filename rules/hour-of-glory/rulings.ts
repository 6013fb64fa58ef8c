import {
  type FieldOfView,
  type Read,
  read,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  unread,
  otherReadingsOf,
} from "../kernel/index.ts";
import type { Citation } from "./events.ts";
import { interpretations, type InterpretationId } from "./interpretations.ts";
import { roomAt, type Square, squareNamed } from "./plan.ts";
import { rangeTo } from "./shooting.ts";
import { canSee, hasZone, squaresSeen, trace, zoneOf } from "./sight.ts";
import {
  type Agent,
  agentNamed,
  agentsOf,
  areEnemies,
  type G,
  isEngaged,
  isRaider,
  named,
  planFor,
  reading,
} from "./table.ts";

interface End {
  readonly name: string;
  readonly at: Square;
}

function endOf(g: G, name: string, path: string): Read<End> {
  const agent = agentNamed(g, name);
  const at = agent?.at ?? squareNamed(planFor(g), name);
  if (at !== null) return read({ name, at });
  return unread({ code: "unknown-piece", path, message: `"${name}" is neither an agent in play nor a square, x,y.` });
}

const isHidden = (viewer: Agent | undefined, target: Agent | undefined): boolean =>
  viewer !== undefined && target !== undefined && areEnemies(viewer, target) && isRaider(target);

function verdict(g: G, from: End, to: End): SightVerdict {
  const found = trace(g, from.at, to.at);
  const viewer = agentNamed(g, from.name);
  const target = agentNamed(g, to.name);
  const hidden = isHidden(viewer, target);
  const reason = {
    text: found.why,
    ...(found.stop !== null && { at: named(g, found.stop) }),
    cites: found.cites,
  };
  return {
    viewer: from.name,
    target: to.name,
    place: found.seen ? "full" : "none",
    seen: found.seen && !hidden,
    lines: [
      {
        from: named(g, from.at),
        to: named(g, to.at),
        through: found.through.map((square) => named(g, square)),
        fate: found.seen ? "full" : "none",
        ...(!found.seen && { blocker: reason }),
        hindrances: [],
      },
    ],
    reasons: [
      reason,
      ...(hidden ? [{ text: `${to.name} is a raider: he is hidden.`, cites: ["hg.raid.hidden"] }] : []),
      ...(target !== undefined && isEngaged(g, target)
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

/** The settings that differ from those of a table in one reading of sight. */
const otherSettings = otherReadingsOf(interpretations, inSight);

/** Whether one sees the other, both ways, and what it hangs on. hg.los.corridor-line, hg.los.room-all */
export function sightRuling(g: G, question: SightQuestion): Read<SightRuling> {
  const from = endOf(g, question.from, "/sight/from");
  if (!from.ok) return from;
  const to = endOf(g, question.to, "/sight/to");
  if (!to.ok) return to;
  const there = verdict(g, from.value, to.value);
  const viewer = agentNamed(g, from.value.name);
  const target = agentNamed(g, to.value.name);
  const hidden = isHidden(viewer, target);
  const otherwise = otherSettings(g.settings).flatMap(({ id, other, text, settings }) => {
    const sees = canSee({ ...g, settings }, from.value.at, to.value.at);
    const changed = sees !== (there.place === "full") || (sees && !hidden) !== there.seen;
    return changed ? [{ interpretation: id, reading: other, text }] : [];
  });
  const rests = new Set<InterpretationId>(otherwise.map(({ interpretation }) => interpretation));
  for (const { cites } of there.reasons) for (const id of inSight) if (cites.includes(id)) rests.add(id);
  return read({
    ...there,
    back: verdict(g, to.value, from.value),
    distance: rangeTo(g, from.value.at, to.value.at),
    interpretations: [...rests].map((id) => ({ id, reading: reading(g, id) })),
    otherwise,
  });
}

/** Everything an agent sees; of the Commander and Sentries the watch zone is seen fully, the rest partially. */
export function fieldRuling(g: G, piece: string): Read<FieldOfView> {
  const end = endOf(g, piece, "/field");
  if (!end.ok) return end;
  const agent = agentNamed(g, piece);
  const seen = squaresSeen(g, end.value.at);
  const zoned = agent !== undefined && hasZone(g, agent);
  const zone = zoned ? zoneOf(g, agent) : [];
  const others = agentsOf(g.state).filter((one) => one.id !== piece && seen.includes(one.at));
  const visible = others.filter(
    (one) => agent === undefined || !areEnemies(agent, one) || !isRaider(one) || zone.includes(one.at),
  );
  const isInRoom = roomAt(planFor(g), end.value.at) !== null;
  const byZone: readonly Citation[] = [
    "hg.zone.eight-squares",
    "hg.zone.blocked-like-los",
    "hg.los.corridor-line",
    "hg.zone.into-room-one",
    "hg.zone.out-of-room-one",
  ];
  return read({
    viewer: piece,
    full: (zoned ? zone : seen).map((square) => named(g, square)),
    partial: (zoned ? seen.filter((square) => !zone.includes(square)) : []).map((square) => named(g, square)),
    sees: visible.map(({ id }) => id),
    cites: zoned ? byZone : [isInRoom ? "hg.los.room-all" : "hg.los.corridor-line"],
  });
}
