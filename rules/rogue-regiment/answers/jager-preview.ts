import type { EnemyIntent } from "../../kernel/index.ts";
import { deploysWhereItStands } from "../axis/index.ts";
import { copyState, type G, isVehicle, name, number } from "../board/index.ts";
import { unitMove } from "../fighting/index.ts";
import { isCommanded } from "../jager/index.ts";
import { partOf } from "../phases/index.ts";

/** The same moment without the card the Jäger player has laid: what comes of the regular cards. */
export function withoutLaidCard(g: G): G {
  const { jager } = g.state;
  if (jager === null || jager.laid === null) return g;
  return { ...g, state: { ...copyState(g.state), jager: { ...jager, laid: null } } };
}

/**
 * That the Jäger player may have his laid card actioned instead of the event: the panels it can be, and how many cards
 * of the pile that nobody has seen have each. rr.jager.play-after-reveal, rr.jager.play-replaces
 */
function laidCardIntent({ state }: G): readonly EnemyIntent[] {
  const { jager, section } = state;
  if (jager === null || jager.laid === null) return [];
  const side = section === "stealth" ? 0 : 1;
  const counts = new Map<string, number>();
  for (const card of jager.laid.card === null ? jager.deck : [jager.laid.card]) {
    const panel = card.split("/")[side] ?? card;
    counts.set(panel, (counts.get(panel) ?? 0) + 1);
  }
  const candidates = [...counts].map(([panel, count]) => ({ name: panel, scores: [count], best: false }));
  return [
    {
      piece: "jager",
      phase: "event",
      condition: { text: "if the Jäger player uses the card he has laid", chance: null },
      text: `His card takes the place of the event: ${candidates.map((one) => one.name).join(" or ")}.`,
      cites: ["rr.jager.play-after-reveal", "rr.jager.play-replaces"],
      criteria: [{ name: "cards nobody has seen", cites: ["rr.jager.play-face-down"] }],
      candidates: candidates.map((one) => ({ ...one, best: candidates.length === 1 })),
      decidedBy: null,
    },
  ];
}

/** The Stalkers that make for their waypoints in the coming Axis Advance Phase. rr.jager.stalker-moves */
function stalkerIntents(g: G): readonly EnemyIntent[] {
  const { jager, units, phase, section } = g.state;
  if (jager === null || section === "battle" || (phase !== "operator" && phase !== "advance")) return [];
  return jager.waypoints.flatMap(({ stalker, at, reached }) => {
    const unit = units.find((one) => one.stalker === stalker);
    if (unit === undefined || unit.alert || unit.held !== null || unit.advanced || reached) return [];
    return [
      {
        piece: unit.id,
        phase: "advance",
        text: `It moves up to ${number(g, "rr.number.smg-move")} points toward its waypoint on ${name(g, at)}.`,
        cites: ["rr.jager.stalker-moves"],
        criteria: [],
        candidates: [],
        decidedBy: null,
      },
    ];
  });
}

/** The units that the Jäger player moves in the Axis Advance Phase: where is for him to say. rr.jager.control-move */
function commandIntents(g: G): readonly EnemyIntent[] {
  return g.state.units.flatMap((unit) => {
    if (!isCommanded(g, unit) || unit.advanced || partOf(g, unit) === "waits") return [];
    const deploys = isVehicle(unit) && deploysWhereItStands(g, unit);
    return [
      {
        piece: unit.id,
        phase: "advance",
        text: deploys
          ? "It lets its troops out where it stands."
          : `It moves up to ${unitMove(g, unit.kind)} points, wherever the Jäger player likes.`,
        cites: [
          unit.jager === "upgrade" ? "rr.jager.upgrade-control" : "rr.jager.control-move",
          ...(deploys ? ["rr.open.jager-control-deploy"] : []),
        ],
        criteria: [],
        candidates: [],
        decidedBy: null,
      },
    ];
  });
}

/** What the Jäger player's units, cards and Stalkers may bring, as far as the state tells. */
export const jagerIntents = (g: G): readonly EnemyIntent[] => [
  ...commandIntents(g),
  ...stalkerIntents(g),
  ...laidCardIntent(g),
];
