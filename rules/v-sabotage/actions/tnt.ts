import { blowUp as explode } from "../combat/index.ts";
import { number, onTile, record } from "../table/context.ts";
import { terrainOf, terrainWith } from "../table/map.ts";
import { change } from "../table/pools.ts";
import { plays } from "../table/skills.ts";
import { takeFrom } from "./held-tokens.ts";
import { type ActionRule, requireOnTile, unaimed } from "./rule.ts";
import { type Use, usual } from "./token-use.ts";

/** TNT charge: laid red side up on the user's tile. vs.tnt.place, vs.equip.red */
export const tnt: Use = {
  cost: (ctx, commando) => (plays(commando, "sapper", "tan") ? 0 : usual(ctx)),
  require: () => {},
  *perform(ctx, commando) {
    takeFrom(commando, "tnt");
    ctx.state.laid.push({ kind: "tnt", at: commando.at, red: true, used: [] });
    record(ctx, {
      event: "set",
      piece: commando.id,
      token: "tnt",
      at: commando.at,
      cites: ["vs.tnt.place", "vs.equip.red"],
    });
  },
  targets: unaimed,
};

/** Blowing up a red TNT charge anywhere on the acting commando's terrain: 0 AP. vs.tnt.blow */
export const blowUp: ActionRule<"blow-up"> = {
  cites: ["vs.tnt.blow"],
  from: "tile",
  weighty: true,
  cost: (ctx) => number(ctx, "vs.number.cost-blow-up"),
  require(ctx, req, commando, { at }) {
    if (!requireOnTile(req, commando)) return;
    req.need(
      ctx.state.laid.some((one) => one.kind === "tnt" && one.red && one.at === at),
      {
        met: `A TNT charge lies red side up on ${at}.`,
        unmet: `No TNT charge lies red side up on ${at}.`,
        at,
      },
      "vs.tnt.blow",
    );
    const { id } = terrainOf(ctx.state, commando.at);
    req.need(
      terrainWith(ctx.state, at)?.id === id,
      {
        met: `${at} is on ${id}, the terrain of ${commando.id}.`,
        unmet: `${at} is not on ${id}, the terrain of ${commando.id}.`,
        at,
      },
      "vs.tnt.blow",
    );
  },
  *perform(ctx, commando, { at }) {
    const quiet = commando.spentSkills.includes("muffled");
    if (quiet) commando.spentSkills = commando.spentSkills.filter((mark) => mark !== "muffled");
    const laid = ctx.state.laid.find((one) => one.kind === "tnt" && one.red && one.at === at);
    ctx.state.laid = ctx.state.laid.filter((one) => one !== laid);
    change(ctx.state.equipment.discard, "tnt", 1);
    yield* explode(ctx, at, quiet);
  },
  candidates(ctx, commando) {
    if (!onTile(commando)) return [];
    const { id } = terrainOf(ctx.state, commando.at);
    const tiles = new Set(
      ctx.state.laid
        .filter(({ kind, red, at }) => kind === "tnt" && red && terrainWith(ctx.state, at)?.id === id)
        .map(({ at }) => at),
    );
    return [...tiles].map((at) => ({ do: "blow-up", commando: commando.id, at }));
  },
};
