import { citeIf } from "../../kernel/index.ts";
import { colours, tokenTitles } from "../book/tokens.ts";
import { completeObjective, isBlockedByProtection } from "../objectives/index.ts";
import { type Ctx, isOnTile, record } from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import { discardToken } from "../table/pools.ts";
import { hasXpCard, isUnspent, markSpent } from "../table/skills.ts";
import type { Commando, Objective } from "../table/state.ts";
import { commandoAction } from "./rule.ts";

const objectiveOf = (ctx: Ctx, commando: Commando, id: string): Objective | undefined =>
  isOnTile(commando)
    ? terrainOf(ctx.state, commando.at).objectives.find((candidate) => candidate.id === id)
    : undefined;

/** What marks that Army of Two has been used on this terrain. */
const armyOfTwo = "terrain:army-of-two";

/**
 * Whether a lone wolf with the XP card Army of Two acts on an objective as if it were on its tile too: once per terrain,
 * from the tile of another objective of the terrain. vs.objective.interact, vs.xp.colours
 */
const usesArmyOfTwo = (ctx: Ctx, commando: Commando, { at, id }: Objective): boolean =>
  isOnTile(commando) &&
  at !== commando.at &&
  hasXpCard(commando, "army-of-two") &&
  isUnspent(commando, armyOfTwo) &&
  terrainOf(ctx.state, commando.at).objectives.some((other) => other.id !== id && other.at === commando.at);

/** Where an objective is, or why it is none, as the beginning of a sentence. */
function whereIsObjective(objective: Objective | undefined, id: string): string {
  if (objective === undefined) return `${id} is not an objective of this terrain`;
  return objective.done ? `${id} is completed` : `${id} is on ${objective.at}`;
}

/**
 * Interacting with an objective of the commando's tile, at the card's cost. vs.objective.interact,
 * vs.objective.equipment
 */
const interact = commandoAction<"interact">({
  cites: ["vs.objective.interact"],
  from: "tile",
  opensWindow: true,
  savedPays: true,
  cost: (ctx, commando, { objective }) => objectiveOf(ctx, commando, objective)?.ap ?? 1,
  requires(ctx, req, commando, { objective, token }) {
    if (!isOnTile(commando)) return;
    const target = objectiveOf(ctx, commando, objective);
    if (
      !req.need(
        target !== undefined && !target.done && (target.at === commando.at || usesArmyOfTwo(ctx, commando, target)),
        {
          met:
            target?.at === commando.at
              ? `${objective} is an open objective on ${commando.at}.`
              : `Army of Two: ${commando.id} acts on ${objective} as if on its tile too.`,
          unmet: `${whereIsObjective(target, objective)}; ${commando.id} is on ${commando.at} and interacts with what is there.`,
          at: commando.at,
          cites: ["vs.objective.interact"],
        },
      ) ||
      target === undefined
    )
      return;
    req.need(target.kind === "interact", {
      met: `${objective} is completed by interacting with it.`,
      unmet:
        target.kind === "destroy"
          ? `${objective} is completed by an explosion on its tile, not by interacting with it.`
          : `${objective} is completed by escorting a character, not by interacting with it.`,
      at: target.at,
      cites: ["vs.objective.interact", ...citeIf(target.kind === "destroy", "vs.tnt.objective")],
    });
    if (target.needs === null)
      req.idle("token", token, `${objective} takes no token.`, "vs.objective.equipment", "vs.objective.interact");
    else
      req.need(token === target.needs && commando.tokens.some(({ kind }) => kind === target.needs), {
        met: `${commando.id} has the ${tokenTitles[target.needs]} that ${objective} takes.`,
        unmet: `${objective} takes the ${tokenTitles[target.needs]}, ${token === target.needs ? `which ${commando.id} does not have` : `and the action names ${token === undefined ? "no token" : `the ${tokenTitles[token]}`}`}.`,
        at: target.at,
        cites: ["vs.objective.equipment"],
      });
    req.need(!isBlockedByProtection(ctx, target.at, target.id), {
      met: `No enemy unit keeps ${commando.id} from ${objective}.`,
      unmet: `An enemy unit protects ${objective} and has to go first.`,
      at: target.at,
      cites: ["vs.open.interact-protected"],
    });
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando)) return [];
    return terrainOf(ctx.state, commando.at)
      .objectives.filter(
        (candidate) =>
          (candidate.at === commando.at || usesArmyOfTwo(ctx, commando, candidate)) &&
          !candidate.done &&
          candidate.kind === "interact",
      )
      .map(({ id, needs }) => ({
        do: "interact",
        commando: commando.id,
        objective: id,
        ...(needs !== null && { token: needs }),
      }));
  },
  *perform(ctx, commando, { objective }) {
    const target = objectiveOf(ctx, commando, objective);
    if (target === undefined || commando.at === null) return;
    if (target.at !== commando.at) {
      markSpent(commando, armyOfTwo);
      record(ctx, {
        event: "xp-card",
        piece: commando.id,
        card: "army-of-two",
        what: "played",
        cites: ["vs.xp.colours", "vs.objective.interact"],
      });
    }
    // a blue one is used without limit: vs.equip.colours
    if (target.needs !== null && colours[target.needs] !== "blue") {
      const at = commando.tokens.findIndex(({ kind }) => kind === target.needs);
      commando.tokens.splice(at, 1);
      discardToken(ctx, target.needs, "the objective takes it", ["vs.objective.equipment"]);
    }
    yield* completeObjective(ctx, terrainOf(ctx.state, commando.at), target, [
      "vs.objective.interact",
      "vs.open.interact-protected",
    ]);
  },
});

export const actions = { interact };
