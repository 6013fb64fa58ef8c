import { citeIf } from "../../kernel/index.ts";
import { blowUp as explode } from "../combat/index.ts";
import { isObjectiveOnTable, isOnTile, number, record, unitsOn } from "../table/context.ts";
import { terrainOf, findTerrain } from "../table/map.ts";
import { changeCount } from "../table/pools.ts";
import { hasCard } from "../table/skills.ts";
import type { Commando } from "../table/state.ts";
import { takeFrom } from "./held-tokens.ts";
import { noTargets } from "./requirements.ts";
import { commandoAction } from "./rule.ts";
import { type TokenUse, usualCost } from "./token-use.ts";

/** Whether a commando places TNT for nothing. vs.equip.free-by-card */
const isFree = (commando: Commando): boolean => hasCard(commando, "sapper", "tan");

/** TNT charge: laid red side up on the user's tile. vs.tnt.place, vs.equip.red */
export const tnt: TokenUse = {
  cost: (ctx, commando) => (isFree(commando) ? 0 : usualCost(ctx)),
  requires: () => {},
  *perform(ctx, commando) {
    takeFrom(commando, "tnt");
    ctx.state.laid.push({ kind: "tnt", at: commando.at, red: true, used: [] });
    record(ctx, {
      event: "set",
      piece: commando.id,
      token: "tnt",
      at: commando.at,
      cites: ["vs.tnt.place", "vs.equip.red", ...citeIf(isFree(commando), "vs.equip.free-by-card")],
    });
  },
  // whoever lays a charge where nothing can be blown up may as well do it in the next commando phase
  isWorthWindow: (ctx, { at }) =>
    unitsOn(ctx, at).length > 0 ||
    terrainOf(ctx.state, at).objectives.some(
      (objective) => objective.at === at && objective.kind === "destroy" && isObjectiveOnTable(ctx.state, objective),
    ),
  targets: noTargets,
};

/** Blowing up a red TNT charge anywhere on the acting commando's terrain: 0 AP. vs.tnt.blow */
const blowUp = commandoAction<"blow-up">({
  cites: ["vs.tnt.blow"],
  from: "tile",
  opensWindow: true,
  cost: (ctx) => number(ctx, "vs.number.cost-blow-up"),
  requires(ctx, req, commando, { at }) {
    if (!isOnTile(commando)) return;
    if (!req.known(findTerrain(ctx.state, at), "at", at, "tile", "vs.tnt.blow")) return;
    req.need(
      ctx.state.laid.some((laid) => laid.kind === "tnt" && laid.red && laid.at === at),
      {
        met: `A TNT charge lies red side up on ${at}.`,
        unmet: `No TNT charge lies red side up on ${at}.`,
        at,
        cites: ["vs.tnt.blow"],
      },
    );
    const { id } = terrainOf(ctx.state, commando.at);
    req.need(findTerrain(ctx.state, at)?.id === id, {
      met: `${at} is on ${id}, the terrain of ${commando.id}.`,
      unmet: `${at} is not on ${id}, the terrain of ${commando.id}.`,
      at,
      cites: ["vs.tnt.blow"],
    });
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando)) return [];
    const { id } = terrainOf(ctx.state, commando.at);
    const tiles = new Set(
      ctx.state.laid
        .filter(({ kind, red, at }) => kind === "tnt" && red && findTerrain(ctx.state, at)?.id === id)
        .map(({ at }) => at),
    );
    return [...tiles].map((at) => ({ do: "blow-up", commando: commando.id, at }));
  },
  *perform(ctx, commando, { at }) {
    const muffled = commando.spentSkills.includes("muffled");
    if (muffled) commando.spentSkills = commando.spentSkills.filter((mark) => mark !== "muffled");
    const laid = ctx.state.laid.find((token) => token.kind === "tnt" && token.red && token.at === at);
    ctx.state.laid = ctx.state.laid.filter((other) => other !== laid);
    changeCount(ctx.state.equipment.discard, "tnt", 1);
    yield* explode(ctx, at, { muffled });
  },
});

export const actions = { "blow-up": blowUp };
