import { type TerrainCard, terrainCard } from "./data/terrains.ts";
import { type Claim, claimsOf, goWithout, layOut } from "./laying-out.ts";
import { checkChallenges } from "./medals.ts";
import { mapOf } from "./map.ts";
import { change, discardToken, keepHeat } from "./pools.ts";
import type { Terrain } from "./state.ts";
import { commandosOf, type G, record, type Rules } from "./table.ts";

/** Whether a terrain is completed: its last objective is, and no commando is left on it. vs.complete.when */
const isCompleted = (g: G, terrain: Terrain): boolean =>
  terrain.objectives.length > 0 && terrain.objectives.every(({ done }) => done) && commandosOf(g, terrain).length === 0;

/**
 * Takes apart every terrain that is completed at the end of the commando phase. vs.complete.when,
 * vs.complete.dismantle, vs.complete.tokens
 */
export function completeTerrains(g: G): void {
  for (const terrain of g.state.terrains.filter((one) => isCompleted(g, one))) {
    checkChallenges(g, terrain);
    dismantle(g, terrain);
  }
}

function dismantle(g: G, terrain: Terrain): void {
  record(g, {
    event: "completed",
    terrain: terrain.id,
    cites: ["vs.complete.when", "vs.complete.dismantle", "vs.complete.tokens", "vs.complete.keeps"],
  });
  takeApart(g, terrain);
  g.state.completed = [...g.state.completed, terrain.id];
}

/**
 * What is still laid out when an operation of a campaign has succeeded is taken apart; whoever is left there comes into
 * the next operation from outside, with everything. vs.campaign.carry-over, vs.setup.first-entry
 */
export function leaveOperation(g: G): void {
  for (const terrain of g.state.terrains) {
    for (const commando of commandosOf(g, terrain))
      Object.assign(commando, { status: "outside", at: null, nest: false, visible: false });
    record(g, {
      event: "prepared",
      what: `${terrain.id} is taken apart.`,
      cites: ["vs.campaign.carry-over", "vs.setup.first-entry", "vs.complete.tokens"],
    });
    takeApart(g, terrain);
  }
}

/** Tokens are discarded, units and cards go back where they came from. vs.complete.tokens */
function takeApart(g: G, terrain: Terrain): void {
  const tiles = mapOf(terrain).tiles;
  const isHere = (at: string | null): boolean => at !== null && tiles.has(at);
  for (const { kind, at, behind } of g.state.units) {
    if (isHere(at) || behind?.startsWith(`${terrain.id}/`) === true) change(g.state.enemies.reserve, kind, 1);
  }
  g.state.units = g.state.units.filter(
    ({ at, behind }) => !isHere(at) && behind?.startsWith(`${terrain.id}/`) !== true,
  );
  const gone = g.state.laid.filter(({ at }) => isHere(at));
  for (const { kind } of gone) discardToken(g, kind, "its terrain is taken apart", ["vs.complete.tokens"]);
  for (const { barred } of terrain.entrances)
    if (barred) discardToken(g, "crowbar", "its terrain is taken apart", ["vs.complete.tokens"]);
  g.state.laid = g.state.laid.filter((one) => !gone.includes(one));
  keepHeat(g, gone);
  g.state.barrels = g.state.barrels.filter(({ at }) => !isHere(at));
  g.state.people = g.state.people.filter(({ at }) => !isHere(at));
  if (terrain.event !== null) g.state.events.discard = [...g.state.events.discard, terrain.event.card].toSorted();
  // what is left of its limit deck goes back among the cards nobody has seen
  for (const pool of g.state.events.pools) {
    pool.main += pool.limits[terrain.id] ?? 0;
    delete pool.limits[terrain.id];
  }
  g.state.terrains = g.state.terrains.filter(({ id }) => id !== terrain.id);
}

const isDue = (g: G, { after }: G["state"]["ahead"][number]): boolean =>
  after.every((id) => g.state.completed.includes(id));

/** The terrain cards that open now. vs.complete.next, vs.complete.join */
export const dueTerrains = (g: G): readonly TerrainCard[] =>
  g.state.ahead.filter((one) => isDue(g, one)).map(({ terrain }) => terrainCard(terrain));

/**
 * Sets up, at the beginning of a turn, the terrains whose predecessors are all completed; replacements may come in
 * then. vs.complete.next, vs.complete.join, vs.complete.enter-next, vs.elim.replacement-entry
 */
export function* openTerrains(g: G, without: readonly Claim[] | null = null): Rules {
  const due = dueTerrains(g);
  if (due.length === 0) return;
  const lacking = without ?? (yield* goWithout(g, due.flatMap(claimsOf)));
  g.state.ahead = g.state.ahead.filter((one) => !isDue(g, one));
  for (const card of due) {
    record(g, {
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
    yield* layOut(g, card, lacking);
  }
  g.state.tally = {};
  for (const kind of g.state.danger.aside) change(g.state.enemies.reserve, kind, 1);
  g.state.danger.aside = [];
  for (const commando of g.state.commandos) {
    commando.spentSkills = commando.spentSkills.filter((mark) => !mark.startsWith("terrain:"));
    for (const card of commando.xp) card.used = false;
    if (commando.status !== "waiting") continue;
    commando.status = "outside";
    record(g, { event: "prepared", what: `${commando.id} may come in now.`, cites: ["vs.elim.replacement-entry"] });
  }
}
