import { completeObjective, protectionStops } from "../objectives/index.ts";
import { type Ctx, onTile, record } from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import { discardToken } from "../table/pools.ts";
import { hasXp, isFresh, markSpent } from "../table/skills.ts";
import type { Commando, Objective } from "../table/state.ts";
import { type ActionRule, requireOnTile } from "./rule.ts";

const objectiveOf = (ctx: Ctx, commando: Commando, id: string): Objective | undefined =>
  onTile(commando) ? terrainOf(ctx.state, commando.at).objectives.find((one) => one.id === id) : undefined;

/** What marks that Army of Two has been used on this terrain. */
const armyOfTwo = "terrain:army-of-two";

/**
 * Whether a lone wolf with the XP card Army of Two acts on an objective as if it were on its tile too: once per terrain,
 * from the tile of another objective of the terrain. vs.objective.interact, vs.xp.colours
 */
const asIfThere = (ctx: Ctx, commando: Commando, { at, id }: Objective): boolean =>
  onTile(commando) &&
  at !== commando.at &&
  hasXp(commando, "army-of-two") &&
  isFresh(commando, armyOfTwo) &&
  terrainOf(ctx.state, commando.at).objectives.some((other) => other.id !== id && other.at === commando.at);

/** Where an objective is, or why it is none, as the beginning of a sentence. */
function whereIsObjective(found: Objective | undefined, id: string): string {
  if (found === undefined) return `${id} is no objective of this terrain`;
  return found.done ? `${id} is completed` : `${id} is on ${found.at}`;
}

/**
 * Interacting with an objective of the commando's tile, at the card's cost. vs.objective.interact,
 * vs.objective.equipment
 */
export const interact: ActionRule<"interact"> = {
  cites: ["vs.objective.interact"],
  from: "tile",
  weighty: true,
  cost: (ctx, commando, { objective }) => objectiveOf(ctx, commando, objective)?.ap ?? 1,
  require(ctx, req, commando, { objective, token }) {
    if (!requireOnTile(req, commando)) return;
    const found = objectiveOf(ctx, commando, objective);
    if (
      !req.need(
        found !== undefined && !found.done && (found.at === commando.at || asIfThere(ctx, commando, found)),
        {
          met:
            found?.at === commando.at
              ? `${objective} is an open objective on ${commando.at}.`
              : `Army of Two: ${commando.id} acts on ${objective} as if on its tile too.`,
          unmet: `${whereIsObjective(found, objective)}; ${commando.id} is on ${commando.at} and interacts with what is there.`,
          at: commando.at,
        },
        "vs.objective.interact",
      ) ||
      found === undefined
    )
      return;
    req.need(
      found.kind === "interact",
      {
        met: `${objective} is completed by interacting with it.`,
        unmet:
          found.kind === "destroy"
            ? `${objective} is completed by an explosion on its tile, not by interacting with it.`
            : `${objective} is completed by escorting a character, not by interacting with it.`,
        at: found.at,
      },
      "vs.objective.interact",
      ...(found.kind === "destroy" ? (["vs.tnt.objective"] as const) : []),
    );
    if (found.needs === null)
      req.idle("token", token, `${objective} takes no token.`, "vs.objective.equipment", "vs.objective.interact");
    else
      req.need(
        token === found.needs && commando.tokens.some(({ kind }) => kind === found.needs),
        {
          met: `${commando.id} has the token ${found.needs} that ${objective} takes.`,
          unmet: `${objective} takes the token ${found.needs}, ${token === found.needs ? `which ${commando.id} does not have` : `and the action names ${token ?? "none"}`}.`,
          at: found.at,
        },
        "vs.objective.equipment",
      );
    req.need(
      !protectionStops(ctx, found.at, found.id),
      {
        met: `No enemy unit keeps ${commando.id} from ${objective}.`,
        unmet: `An enemy unit protects ${objective} and has to go first.`,
        at: found.at,
      },
      "vs.open.interact-protected",
    );
  },
  *perform(ctx, commando, { objective }) {
    const found = objectiveOf(ctx, commando, objective);
    if (found === undefined || commando.at === null) return;
    if (found.at !== commando.at) {
      markSpent(commando, armyOfTwo);
      record(ctx, {
        event: "xp-card",
        piece: commando.id,
        card: "army-of-two",
        what: "played",
        cites: ["vs.xp.colours", "vs.objective.interact"],
      });
    }
    if (found.needs !== null) {
      const at = commando.tokens.findIndex(({ kind }) => kind === found.needs);
      commando.tokens.splice(at, 1);
      discardToken(ctx, found.needs, "the objective takes it", ["vs.objective.equipment"]);
    }
    yield* completeObjective(ctx, terrainOf(ctx.state, commando.at), found, [
      "vs.objective.interact",
      "vs.open.interact-protected",
    ]);
  },
  candidates(ctx, commando) {
    if (!onTile(commando)) return [];
    return terrainOf(ctx.state, commando.at)
      .objectives.filter(
        (one) => (one.at === commando.at || asIfThere(ctx, commando, one)) && !one.done && one.kind === "interact",
      )
      .map(({ id, needs }) => ({
        do: "interact",
        commando: commando.id,
        objective: id,
        ...(needs !== null && { token: needs }),
      }));
  },
};
