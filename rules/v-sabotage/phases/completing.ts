import { citeIf } from "../../kernel/index.ts";
import { checkChallenges } from "../objectives/index.ts";
import {
  type EquipmentClaim,
  claimsOf,
  chooseWhoGoesWithout,
  setUpTerrain,
  terrainCard,
  type TerrainCard,
} from "../set-up/index.ts";
import { forgetVisitors } from "../table/been.ts";
import { commandosOf, type Ctx, reading, record, type Rules, remark } from "../table/context.ts";
import { mapOf } from "../table/map.ts";
import { changeCount, discardToken, keepHeat } from "../table/pools.ts";
import type { Commando, Terrain } from "../table/state.ts";

/**
 * Whether a terrain is completed: its last objective is, and no commando is left on it; Gander alone is none.
 * vs.complete.when, vs.open.gander-left
 */
const isCompleted = (ctx: Ctx, terrain: Terrain): boolean =>
  terrain.objectives.length > 0 &&
  terrain.objectives.every(({ done }) => done) &&
  commandosOf(ctx, terrain).every(
    ({ card }) => card === "gander" && reading(ctx, "vs.open.gander-left") === "not-counted",
  );

/**
 * Takes apart every terrain that is completed at the end of the commando phase. vs.complete.when,
 * vs.complete.dismantle, vs.complete.tokens
 */
export function completeTerrains(ctx: Ctx): void {
  for (const terrain of ctx.state.terrains.filter((candidate) => isCompleted(ctx, candidate))) {
    checkChallenges(ctx, terrain);
    dismantle(ctx, terrain);
  }
}

/** Takes one terrain apart; what commandos carry stays theirs. vs.complete.keeps */
function dismantle(ctx: Ctx, terrain: Terrain): void {
  const left = commandosOf(ctx, terrain);
  record(ctx, {
    event: "completed",
    terrain: terrain.id,
    cites: [
      "vs.complete.when",
      "vs.complete.dismantle",
      "vs.complete.tokens",
      "vs.complete.keeps",
      ...citeIf(left.length > 0, "vs.open.gander-left", "vs.bonus.gander"),
    ],
  });
  for (const gander of left) putOutside(gander);
  takeApart(ctx, terrain);
  ctx.state.completed = [...ctx.state.completed, terrain.id];
}

/**
 * What is still laid out when an operation of a campaign has succeeded is taken apart; whoever is left there comes into
 * the next operation from outside, with everything. vs.campaign.carry-over, vs.setup.first-entry
 */
export function leaveOperation(ctx: Ctx): void {
  for (const terrain of ctx.state.terrains) {
    for (const commando of commandosOf(ctx, terrain)) putOutside(commando);
    remark(
      ctx,
      `${terrain.id} is taken apart.`,
      "vs.campaign.carry-over",
      "vs.setup.first-entry",
      "vs.complete.tokens",
    );
    takeApart(ctx, terrain);
  }
}

/** Whoever is on a terrain that is taken apart is outside then. */
function putOutside(commando: Commando): void {
  Object.assign(commando, {
    status: "outside",
    at: null,
    nest: false,
    visible: false,
  } satisfies Partial<Commando>);
}

/** Tokens are discarded, units and cards go back where they came from. vs.complete.tokens */
function takeApart(ctx: Ctx, terrain: Terrain): void {
  const tiles = mapOf(terrain).tiles;
  const isHere = (at: string | null): boolean => at !== null && tiles.has(at);
  for (const { kind, at, behind } of ctx.state.units) {
    if (isHere(at) || behind?.startsWith(`${terrain.id}/`) === true) changeCount(ctx.state.enemies.reserve, kind, 1);
  }
  ctx.state.units = ctx.state.units.filter(
    ({ at, behind }) => !isHere(at) && behind?.startsWith(`${terrain.id}/`) !== true,
  );
  const gone = ctx.state.laid.filter(({ at }) => isHere(at));
  for (const { kind } of gone) discardToken(ctx, kind, "its terrain is taken apart", ["vs.complete.tokens"]);
  for (const { barred } of terrain.entrances)
    if (barred) discardToken(ctx, "crowbar", "its terrain is taken apart", ["vs.complete.tokens"]);
  ctx.state.laid = ctx.state.laid.filter((token) => !gone.includes(token));
  keepHeat(ctx, gone);
  ctx.state.barrels = ctx.state.barrels.filter(({ at }) => !isHere(at));
  ctx.state.people = ctx.state.people.filter(({ at }) => !isHere(at));
  if (terrain.event !== null) ctx.state.events.discard = [...ctx.state.events.discard, terrain.event.card].toSorted();
  // what is left of its limit deck goes back among the cards nobody has seen
  for (const pool of ctx.state.events.pools) {
    pool.main += pool.limits[terrain.id] ?? 0;
    delete pool.limits[terrain.id];
  }
  forgetVisitors(ctx, terrain);
  ctx.state.terrains = ctx.state.terrains.filter(({ id }) => id !== terrain.id);
}

const isDue = (ctx: Ctx, { after }: Ctx["state"]["ahead"][number]): boolean =>
  after.every((id) => ctx.state.completed.includes(id));

/** The terrain cards that open now. vs.complete.next, vs.complete.join */
export const dueTerrains = (ctx: Ctx): readonly TerrainCard[] =>
  ctx.state.ahead.filter((later) => isDue(ctx, later)).map(({ terrain }) => terrainCard(terrain));

/**
 * Sets up, at the beginning of a turn, the terrains whose predecessors are all completed; replacements may come in
 * then. vs.complete.next, vs.complete.join, vs.complete.enter-next, vs.elim.replacement-entry
 */
export function* openTerrains(ctx: Ctx, without: readonly EquipmentClaim[] | null = null): Rules {
  const due = dueTerrains(ctx);
  if (due.length === 0) return;
  const lacking = without ?? (yield* chooseWhoGoesWithout(ctx, due.flatMap(claimsOf)));
  ctx.state.ahead = ctx.state.ahead.filter((later) => !isDue(ctx, later));
  for (const card of due) {
    record(ctx, {
      event: "set-up",
      terrain: card.terrain.id,
      cites: [
        "vs.complete.next",
        "vs.complete.join",
        "vs.complete.enter-next",
        "vs.setup.leftmost-first",
        "vs.term.synonyms",
      ],
    });
    yield* setUpTerrain(ctx, card, lacking);
  }
  ctx.state.tally = {};
  for (const kind of ctx.state.danger.aside) changeCount(ctx.state.enemies.reserve, kind, 1);
  ctx.state.danger.aside = [];
  for (const commando of ctx.state.commandos) {
    commando.spentSkills = commando.spentSkills.filter((mark) => !mark.startsWith("terrain:"));
    for (const card of commando.xp) card.used = false;
    if (commando.status !== "waiting") continue;
    commando.status = "outside";
    remark(ctx, `${commando.id} may come in now.`, "vs.elim.replacement-entry");
  }
}
