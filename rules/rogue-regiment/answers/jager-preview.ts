import { type EnemyIntent, citeIf } from "../../kernel/index.ts";
import { deploysWhereItStands } from "../axis/index.ts";
import { type Ctx, name, number } from "../table/context.ts";
import { copyState } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { unitMove } from "../fighting/index.ts";
import { isCommanded } from "../jager/index.ts";
import { partOf } from "../phases/index.ts";

/** The same moment without the card the Jäger player has laid: what comes of the regular cards. */
export function withoutLaidCard(ctx: Ctx): Ctx {
  const { jager } = ctx.state;
  if (jager === null || jager.laid === null) return ctx;
  return { ...ctx, state: { ...copyState(ctx.state), jager: { ...jager, laid: null } } };
}

/**
 * That the Jäger player may have his laid card actioned instead of the event: the panels it can be, and how many cards
 * of the pile that nobody has seen have each. rr.jager.play-after-reveal, rr.jager.play-replaces
 */
function laidCardIntent({ state }: Ctx): readonly EnemyIntent[] {
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
      text: `His card takes the place of the event: ${candidates.map((candidate) => candidate.name).join(" or ")}.`,
      cites: ["rr.jager.play-after-reveal", "rr.jager.play-replaces"],
      criteria: [{ name: "cards nobody has seen", cites: ["rr.jager.play-face-down"] }],
      candidates: candidates.map((candidate) => ({ ...candidate, best: candidates.length === 1 })),
      decidedBy: null,
    },
  ];
}

/** The Stalkers that make for their waypoints in the coming Axis Advance Phase. rr.jager.stalker-moves */
function stalkerIntents(ctx: Ctx): readonly EnemyIntent[] {
  const { jager, units, phase, section } = ctx.state;
  if (jager === null || section === "battle" || (phase !== "operator" && phase !== "advance")) return [];
  return jager.waypoints.flatMap(({ stalker, at, reached }) => {
    const unit = units.find((candidate) => candidate.stalker === stalker);
    if (unit === undefined || unit.alert || unit.held !== null || unit.advanced || reached) return [];
    return [
      {
        piece: unit.id,
        phase: "advance",
        text: `It moves up to ${number(ctx, "rr.number.smg-move")} points toward its waypoint on ${name(ctx, at)}.`,
        cites: ["rr.jager.stalker-moves"],
        criteria: [],
        candidates: [],
        decidedBy: null,
      },
    ];
  });
}

/** The units that the Jäger player moves in the Axis Advance Phase: where is for him to say. rr.jager.control-move */
function commandIntents(ctx: Ctx): readonly EnemyIntent[] {
  return ctx.state.units.flatMap((unit) => {
    if (!isCommanded(ctx, unit) || unit.advanced || partOf(ctx, unit) === "waits") return [];
    const deploys = isVehicle(unit) && deploysWhereItStands(ctx, unit);
    return [
      {
        piece: unit.id,
        phase: "advance",
        text: deploys
          ? "It lets its troops out where it stands."
          : `It moves up to ${unitMove(ctx, unit.kind)} points, wherever the Jäger player likes.`,
        cites: [
          unit.jager === "upgrade" ? "rr.jager.upgrade-control" : "rr.jager.control-move",
          ...citeIf(deploys, "rr.open.jager-control-deploy"),
        ],
        criteria: [],
        candidates: [],
        decidedBy: null,
      },
    ];
  });
}

/** What the Jäger player's units, cards and Stalkers may bring, as far as the state tells. */
export const jagerIntents = (ctx: Ctx): readonly EnemyIntent[] => [
  ...commandIntents(ctx),
  ...stalkerIntents(ctx),
  ...laidCardIntent(ctx),
];
