import { citeIf } from "../../kernel/index.ts";
import { faceZones } from "../movement/index.ts";
import { isInOccupiedRoom, watching } from "../sight/index.ts";
import { hasMap, isAssaulter, isRaider, type OnBoard, selectWeapon } from "../table/agents.ts";
import { number, reading, record } from "../table/context.ts";
import { enemiesBeside } from "../table/engagement.ts";
import type { Intruder } from "../table/state.ts";
import { turnOf } from "../table/turn.ts";
import { type ActionRule, requireTurn } from "./rule.ts";
import { requireWeapon } from "./weapons.ts";

/** Why it is the start of the turn for somebody who can look at cards in secret. hg.open.peek-start */
const stillTheStart = {
  "still-the-start": "It is the start of the turn, which a secret look at a card does not end.",
  "under-way": "It is the start of the turn: no card was looked at in it.",
} as const;

/**
 * Assault mode by choice, at the start of a turn. hg.assault.voluntary-start-of-turn, hg.assault.full-turn-after,
 * hg.assault.not-in-zone, hg.assault.not-in-occupied-room, hg.assault.bonus-change-weapon
 */
const assault: ActionRule<"assault", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "nothing",
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent, turn } = inTurn;
    const raids = req.need(agent.kind === "intruder" && isRaider(agent), {
      met: `${agent.id} is a raider.`,
      unmet: `${agent.id} is not raiding, so there is no assault mode to go over to.`,
      cites: ["hg.assault.voluntary-start-of-turn"],
    });
    if (!raids || agent.kind !== "intruder") return;
    const mayHaveLooked = hasMap(agent) && !turn.moved && !turn.acted;
    req.need(turn.fresh, {
      met: mayHaveLooked ? stillTheStart[reading(ctx, "hg.open.peek-start")] : "It is the start of the turn.",
      unmet: `The turn of ${agent.id} is already under way.`,
      cites: ["hg.assault.voluntary-start-of-turn", ...citeIf(mayHaveLooked, "hg.open.peek-start")],
    });
    req.need(watching(ctx, agent.at).length === 0, {
      met: `${agent.id} is not in a watch zone.`,
      unmet: `${agent.id} stands in a watch zone.`,
      cites: ["hg.assault.not-in-zone"],
    });
    req.need(!isInOccupiedRoom(ctx, agent.at), {
      met: `${agent.id} is not in an enemy-occupied room.`,
      unmet: `${agent.id} is in an enemy-occupied room.`,
      cites: ["hg.assault.not-in-occupied-room"],
    });
    requireWeapon(req, agent, action.weapon, "hg.assault.bonus-change-weapon");
    if (reading(ctx, "hg.open.voluntary-weapon") === "sidearm")
      req.need(action.weapon === "knife" || action.weapon === "pistol", {
        met: `The ${action.weapon} is the sidearm or the knife.`,
        unmet: `The ${action.weapon} is neither the sidearm nor the knife.`,
        cites: ["hg.assault.top-card", "hg.open.voluntary-weapon"],
      });
  },
  candidates: ({ state: { turn } }, intruder) =>
    turn?.fresh === true && !isAssaulter(intruder)
      ? intruder.weapons.map((weapon) => ({ do: "assault", agent: intruder.id, weapon }))
      : [],
  *perform(ctx, intruder, { weapon }) {
    const turn = turnOf(ctx);
    intruder.mode = "assault";
    record(ctx, {
      event: "mode",
      agent: intruder.id,
      mode: "assault",
      why: "his own choice",
      cites: ["hg.assault.voluntary-start-of-turn", ...citeIf(hasMap(intruder), "hg.open.peek-start")],
    });
    selectWeapon(intruder, weapon);
    record(ctx, {
      event: "weapon",
      agent: intruder.id,
      weapon,
      cites: ["hg.assault.bonus-change-weapon", "hg.act.bonus", "hg.open.voluntary-weapon"],
    });
    turn.left = number(ctx, "hg.number.step-assaulter");
    turn.fresh = false;
    turn.engaged = reading(ctx, "hg.open.assault-adjacent") === "engaged" && enemiesBeside(ctx, intruder).length > 0;
    record(ctx, {
      event: "turn-began",
      agent: intruder.id,
      squares: turn.left,
      cites: ["hg.assault.full-turn-after", "hg.open.assault-adjacent"],
    });
    yield* faceZones(ctx, intruder);
  },
};

export const actions = { assault };
