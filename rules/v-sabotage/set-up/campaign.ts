import { type Defect } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { mixOf } from "../book/mixes.ts";
import { type Operation, operations } from "../book/operations.ts";
import { choose, type Ctx, players, type Rules, remark } from "../table/context.ts";
import { mapOf } from "../table/map.ts";
import type { State, Terrain } from "../table/state.ts";
import { terrainCard } from "./terrain-cards.ts";

/** How many commandos an operation asks for: the number of its first terrain cards. */
export const commandosFor = (operation: Operation): number =>
  Math.max(
    ...operation.terrains
      .filter(({ after }) => after.length === 0)
      .map(({ terrain }) => terrainCard(terrain).terrain.commandos),
  );

/**
 * Why these operations make no campaign: there are fewer than two, their numbers of commandos differ, or they belong to
 * more than one expansion beside the base game, to which the bonus operations belong. vs.campaign.selection,
 * vs.campaign.family, vs.bonus.operations
 */
export function campaignDefects(names: readonly string[], least: number): readonly Defect[] {
  const path = "/options/choices/campaign";
  const unknown = names.filter((name) => operations[name] === undefined);
  if (unknown.length > 0)
    return [
      {
        code: "unknown-operation",
        path,
        message: `There is no operation ${unknown.join(", ")}; expected some of: ${Object.keys(operations).join(", ")}.`,
        cites: ["vs.campaign.selection"],
      },
    ];
  const chosen = [...new Set(names)].flatMap((name) => operations[name] ?? []);
  const numbers = new Set(chosen.map(commandosFor));
  const boxes = new Set(chosen.map(({ box }) => box).filter((box) => box !== "base" && box !== "bonus"));
  const needs: readonly { readonly holds: boolean; readonly message: string; readonly cites: Citation[] }[] = [
    {
      holds: chosen.length >= least,
      message: `A campaign has at least ${least} operations.`,
      cites: ["vs.campaign.selection"],
    },
    {
      holds: numbers.size <= 1,
      message: "The operations of a campaign ask for the same number of commandos.",
      cites: ["vs.campaign.selection"],
    },
    {
      holds: boxes.size <= 1,
      message: "At most one expansion beside the base game belongs to a campaign.",
      cites: ["vs.campaign.family", "vs.bonus.operations"],
    },
  ];
  return needs.filter(({ holds }) => !holds).map(({ message, cites }) => ({ code: "campaign", path, message, cites }));
}

/**
 * Whether every operation of a campaign uses Résistance, as soon as one of them belongs to it.
 * vs.campaign.expansion-all
 */
export const usesResistance = (names: readonly string[]): boolean =>
  names.some((name) => operations[name]?.box === "resistance");

/** The terrains of an operation as they are to come. */
export const terrainsAhead = (operation: Operation): State["ahead"] =>
  operation.terrains.map(({ terrain, after }) => ({ terrain, after: [...after] }));

/**
 * After a success the next operation of the campaign starts: those who completed keep everything, and pools and decks
 * stay as they are. vs.campaign.carry-over, vs.open.danger-last-level
 */
export function nextOperation(ctx: Ctx): void {
  const { campaign } = ctx.state;
  const [next, ...later] = campaign?.operations ?? [];
  const operation = next === undefined ? undefined : operations[next];
  if (campaign === null || next === undefined || operation === undefined) return;
  remark(
    ctx,
    `The operation ${ctx.state.operation ?? ""} is completed; ${next} follows.`,
    "vs.campaign.carry-over",
    "vs.campaign.selection",
    "vs.campaign.family",
  );
  campaign.operations = later;
  Object.assign(ctx.state, {
    operation: next,
    ahead: terrainsAhead(operation),
    completed: [],
    facts: [],
    result: null,
  } satisfies Partial<State>);
}

const tilesOf = (
  terrain: Terrain,
  sizes: readonly string[],
  { outdoorOnly }: { readonly outdoorOnly: boolean },
): readonly string[] =>
  [...mapOf(terrain).tiles.values()]
    .filter(({ size, indoor }) => sizes.includes(size) && !(outdoorOnly && indoor))
    .map(({ name }) => name);

/**
 * In a campaign with Résistance each level gets a gas barrel on every medium and large tile, as far as they go.
 * vs.campaign.barrels, vs.campaign.expansion-all
 */
function* layBarrels(ctx: Ctx, terrain: Terrain): Rules {
  let tiles = tilesOf(terrain, ["medium", "large"], { outdoorOnly: false }).filter(
    (at) => !ctx.state.barrels.some((barrel) => barrel.at === at),
  );
  const left = Math.max(0, mixOf({ resistance: true }).barrels - ctx.state.barrels.length);
  while (tiles.length > left) {
    const without = yield* choose(
      players,
      { id: "vs.decide.campaign", text: "There are too few gas barrels. Which tile gets none?" },
      tiles.map((at) => ({ id: at, text: at, value: at })),
    );
    tiles = tiles.filter((at) => at !== without);
  }
  for (const at of tiles) ctx.state.barrels.push({ at, destroyed: false });
  remark(ctx, `Gas barrels stand on ${tiles.join(", ")}.`, "vs.campaign.barrels", "vs.campaign.expansion-all");
}

/**
 * With Secret Weapons a Goliath nest is marked on a medium outdoor tile, or else on a large one. vs.campaign.goliath
 */
function* markGoliath(ctx: Ctx, terrain: Terrain): Rules {
  const medium = tilesOf(terrain, ["medium"], { outdoorOnly: true });
  const open = medium.length > 0 ? medium : tilesOf(terrain, ["large"], { outdoorOnly: true });
  if (open.length === 0) return;
  terrain.goliath = yield* choose(
    players,
    { id: "vs.decide.campaign", text: "Where is the Goliath nest?" },
    open.map((at) => ({ id: at, text: at, value: at })),
  );
  remark(ctx, `A Goliath nest is on ${terrain.goliath}; it is a marker without effect.`, "vs.campaign.goliath");
}

/** What a campaign adds to a terrain when it is laid out. */
export function* layOutForCampaign(ctx: Ctx, terrain: Terrain): Rules {
  const { campaign, resistance } = ctx.state;
  if (campaign === null) return;
  if (resistance) yield* layBarrels(ctx, terrain);
  if (campaign.secretWeapons) yield* markGoliath(ctx, terrain);
}
