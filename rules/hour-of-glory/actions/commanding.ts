import { citeIf } from "../../kernel/index.ts";
import { returnToReady } from "../alarm/index.ts";
import { loot } from "../combat/index.ts";
import { placeGuards } from "../guards/index.ts";
import { defender, intrudersOf, isAssaulter, type OnBoard } from "../table/agents.ts";
import {
  choose,
  type Ctx,
  number,
  planFor,
  reading,
  record,
  type Rules,
  squareName,
  type Req,
} from "../table/context.ts";
import { type Marker, markersAt } from "../table/markers.ts";
import { squareNamed } from "../table/plan.ts";
import { adjacencyPoint, assaultersInside, entryZonePoint } from "../table/squares.ts";
import type { Commander } from "../table/state.ts";
import { type ActionRule, requireAction, requireConscious, requireTurn, requireUnengaged, takeAction } from "./rule.ts";
import { isWithinReach, squareOf, squaresNear } from "./squares.ts";

/** The Commander acts, with the action of his turn left. hg.cmd.actions */
function requireCommander(ctx: Ctx, req: Req, id: string): OnBoard<Commander> | null {
  const inTurn = requireTurn(ctx, req, id);
  if (inTurn === null) return null;
  const { agent } = inTurn;
  const says = { met: `${id} is the Commander.`, unmet: `${id} is not the Commander. Only the Commander does this.` };
  if (!req.need(agent.kind === "commander", says, "hg.cmd.actions") || agent.kind !== "commander") return null;
  requireConscious(req, agent);
  requireAction(req, inTurn);
  requireUnengaged(ctx, req, agent);
  return agent;
}

/**
 * INVESTIGATE: a marker within reach, while there is no alarm. hg.cmd.investigate-adjacent, hg.cmd.investigate-to-asi,
 * hg.cmd.corpse-counts, hg.cmd.collect-blocked-by-alarm
 */
const investigate: ActionRule<"investigate", OnBoard<Commander>> = {
  agents: ["commander"],
  takes: "action",
  requires(ctx, req, action) {
    const commander = requireCommander(ctx, req, action.agent);
    if (commander === null) return;
    const { asi } = ctx.state;
    req.need(!asi.alarm, {
      met: "The alarm has not been raised.",
      unmet: "The alarm has been raised: no more markers are collected.",
      cites: ["hg.cmd.collect-blocked-by-alarm"],
    });
    const square = squareNamed(planFor(ctx), action.at);
    if (!req.known(square, "at", action.at, "square", "hg.cmd.investigate-adjacent")) return;
    req.need(markersAt(ctx, square).length > 0, {
      met: `A marker lies on ${action.at}.`,
      unmet: `No marker lies on ${action.at}.`,
      cites: ["hg.cmd.investigate-adjacent"],
    });
    req.need(
      isWithinReach(ctx, {
        from: commander.at,
        to: square,
        countsOwn: reading(ctx, "hg.open.marker-same-square") === "yes",
      }),
      {
        met: `${action.at} is within reach.`,
        unmet: `${action.at} is not next to ${action.agent}.`,
        cites: [
          "hg.cmd.investigate-adjacent",
          "hg.open.marker-same-square",
          ...(square === null ? [] : adjacencyPoint(ctx, commander.at, square)),
        ],
      },
    );
    req.need(reading(ctx, "hg.open.asi-full") === "aside" || asi.markers < number(ctx, "hg.number.asi-boxes"), {
      met: "There is room for the marker on the Alert State Indicator.",
      unmet: "Every box of the Alert State Indicator is taken.",
      cites: ["hg.open.asi-full"],
    });
  },
  candidates: (ctx, { id, at }) =>
    squaresNear(ctx, at)
      .filter((square) => markersAt(ctx, square).length > 0)
      .map((square) => ({ do: "investigate", agent: id, at: squareName(ctx, square) })),
  *perform(ctx, commander, action) {
    const { asi } = ctx.state;
    const square = squareOf(ctx, action.at);
    takeAction(ctx);
    const marker = yield* choose(
      defender,
      { id: "hg.dec.investigate", text: `Which marker on ${action.at} is collected?`, piece: commander.id },
      markersAt(ctx, square).map((option) => ({ id: option.id, text: option.id, value: option })),
    );
    record(ctx, {
      event: "investigated",
      agent: commander.id,
      at: action.at,
      what: marker.kind === "corpse" ? "corpse marker" : "alert marker",
      cites: ["hg.cmd.investigate-adjacent", "hg.cmd.investigate-one", ...adjacencyPoint(ctx, commander.at, square)],
    });
    yield* collect(ctx, commander, marker);
    const isFree = asi.markers < number(ctx, "hg.number.asi-boxes");
    if (isFree) asi.markers++;
    record(ctx, {
      event: "indicator",
      alarm: asi.alarm,
      markers: asi.markers,
      why: isFree ? "a marker was collected" : "no box is free, the marker is set aside",
      cites: [
        isFree ? "hg.cmd.investigate-to-asi" : "hg.open.asi-full",
        ...citeIf(marker.kind === "corpse", "hg.cmd.corpse-counts"),
      ],
    });
  },
};

/** Takes a marker off the board. hg.cmd.investigate-resets-sentry, hg.cmd.loot-corpse */
function* collect(ctx: Ctx, commander: Commander, marker: Marker): Rules {
  const { state } = ctx;
  switch (marker.kind) {
    case "sentry": {
      const { of: sentry } = marker;
      if (sentry.prone) {
        sentry.marker = null;
        const cites = ["hg.cmd.investigate-resets-sentry", "hg.open.recovered-facing"] as const;
        record(ctx, { event: "marker-removed", agent: sentry.id, why: "it is collected", cites });
      } else
        returnToReady(
          ctx,
          sentry,
          "it is collected",
          "hg.cmd.investigate-resets-sentry",
          "hg.open.investigate-corpse-sentry",
        );
      return;
    }
    case "alert": {
      const index = state.alerts.indexOf(marker.at);
      state.alerts = state.alerts.filter((_, i) => i !== index);
      return;
    }
    case "corpse":
      yield* loot(ctx, commander, defender, marker.of);
      state.corpses = state.corpses.filter((corpse) => corpse !== marker.of);
  }
}

/** RAISE ALARM. hg.alarm.needs-assaulter, hg.alarm.needs-marker, hg.alarm.flip-and-discard */
const raiseAlarm: ActionRule<"raise-alarm", OnBoard<Commander>> = {
  agents: ["commander"],
  takes: "action",
  requires(ctx, req, action) {
    if (requireCommander(ctx, req, action.agent) === null) return;
    const { asi } = ctx.state;
    // raising it has discarded the markers
    const isQuiet = req.need(!asi.alarm, {
      met: "The alarm has not been raised yet.",
      unmet: "The alarm has already been raised.",
      cites: ["hg.alarm.flip-and-discard"],
    });
    req.need(assaultersInside(ctx).length > 0, {
      met: "There is an assaulter in the stronghold.",
      unmet: "There is no assaulter in the stronghold.",
      cites: ["hg.alarm.needs-assaulter", ...entryZonePoint(ctx, intrudersOf(ctx.state).filter(isAssaulter))],
    });
    if (isQuiet)
      req.need(asi.markers > 0, {
        met: "An alert marker lies on the Alert State Indicator.",
        unmet: "No alert marker lies on the Alert State Indicator.",
        cites: ["hg.alarm.needs-marker"],
      });
  },
  candidates: (_, { id }) => [{ do: "raise-alarm", agent: id }],
  *perform(ctx) {
    const { asi } = ctx.state;
    takeAction(ctx);
    const { markers } = asi;
    asi.alarm = true;
    asi.markers = 0;
    record(ctx, {
      event: "indicator",
      alarm: true,
      markers: 0,
      why: "the alarm is raised",
      cites: ["hg.alarm.flip-and-discard"],
    });
    yield* placeGuards(ctx, markers);
  },
};

export const actions = { investigate, "raise-alarm": raiseAlarm };
