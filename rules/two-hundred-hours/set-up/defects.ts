import { measured } from "../../geometry/index.ts";
import type { Defect, Settings } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { battlefieldOf } from "../table/battlefield.ts";
import type { TerrainItem } from "../book/terrain.ts";
import { baseRadius } from "../table/measuring.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import { actionsOf, fighterNamed, type Ctx, hasKeyword, isStanding, reading, sideOf } from "../table/context.ts";
import { TIME_TOKENS } from "../table/tokens.ts";

type Say = (code: string, path: string, message: string, ...cites: readonly Citation[]) => void;

/** Moves end on lattice places: a base that touches something may reach into it by so many units. */
const ROUNDING = 2;

const { isInBounds, onTable, disc, gapBetween, gapToGround } = measured;

/** Why a position is impossible by the rules; empty when it is one. */
export function defectsOf(state: State, settings: Settings): readonly Defect[] {
  const defects: Defect[] = [];
  const say: Say = (code, path, message, ...cites) => void defects.push({ code, path, message, cites });
  const ctx: Ctx = { state, settings, events: [] };
  namesAreSingle(state, say);
  cardsFit(state, say);
  pairsFit(state, say);
  for (const fighter of state.fighters) cardFits(state, fighter, say);
  basesFit(ctx, say);
  thingsFit(state, say);
  momentFits(state, say);
  return defects.slice(0, 20);
}

/** Every name belongs to one thing. */
function namesAreSingle(state: State, say: Say): void {
  const seen = new Set<string>();
  const named = [
    ...battlefieldOf({ ...state, wrecked: [] }).terrain,
    ...state.fighters,
    ...state.bodies,
    ...state.objectives,
    ...state.escapes,
    ...state.charges,
    ...state.smokes,
    ...state.lights,
    ...(state.captive === null ? [] : [state.captive]),
    ...(state.nest === null ? [] : [state.nest]),
  ];
  for (const { id } of named) {
    if (seen.has(id)) say("name-twice", id, `Two things are called ${id}.`);
    seen.add(id);
  }
}

/** There is one of each Order card and of each Event card, and a deck has no more than are unseen. zh.order.deck, zh.event.deck */
function cardsFit({ orders, events }: State, say: Say): void {
  for (const [deck, { left, hand, discard, unseen }, row] of [
    ["orders", orders, "zh.order.deck"],
    ["events", events, "zh.event.deck"],
  ] as const) {
    const most = unseen.length - hand.filter((card) => card === "unknown").length;
    if (left > most)
      say(
        "too-many-cards",
        deck,
        `${left} of the ${deck} are left, and only ${Math.max(0, most)} can lie in their deck.`,
        row,
      );
    const seen = new Set<string>();
    for (const card of [...hand, ...discard, ...unseen]) {
      if (card === "unknown") continue;
      if (seen.has(card)) say("card-twice", deck, `The card ${card} is there twice among the ${deck}.`, row);
      seen.add(card);
    }
  }
}

/** The members of a pair name each other, are of one card and have one marker and the same tokens. zh.pair.one-token */
function pairsFit(state: State, say: Say): void {
  for (const fighter of state.fighters) {
    if (fighter.partner === null) continue;
    const partner = fighterNamed(state, fighter.partner);
    if (partner === undefined || partner.partner !== fighter.id || partner.id === fighter.id)
      say(
        "pair",
        fighter.id,
        `${fighter.id} is in a pair with ${fighter.partner}, who does not name it.`,
        "zh.pair.follow",
      );
    else {
      if (partner.card !== fighter.card || !hasKeyword(fighter, "pair"))
        say("pair", fighter.id, `${fighter.id} and ${partner.id} are not a pair of one card.`, "zh.pair.one-token");
      if (partner.marker !== fighter.marker)
        say("pair-marker", fighter.id, "A pair is covert or detected together.", "zh.pair.one-marker");
      if (partner.white !== fighter.white || partner.red !== fighter.red)
        say("pair-tokens", fighter.id, "A pair shares its Action token.", "zh.pair.one-token");
    }
  }
}

function cardFits(state: State, fighter: Fighter, say: Say): void {
  const { id, white, red, where, at, on } = fighter;
  if (white + red > actionsOf(fighter))
    say("tokens", id, `${id} has more Action tokens than actions.`, "zh.turn.action-count");
  if ((where === "table" || where === "asleep") !== (at !== null))
    say("whereabouts", id, `${id} has a place exactly while it is on the table.`, "zh.reserve.idle");
  if (where === "reserve" && sideOf(fighter) !== "defender")
    say("reserve", id, "Only the defender has reserves.", "zh.reserve.choose");
  if (where !== "table" && fighter.marker && where !== "left" && where !== "out")
    say("marker", id, `${id} is not on the table and has no marker.`, "zh.fighter.covert");
  const item = on === null ? undefined : battlefieldOf(state).terrain.find((terrain) => terrain.id === on);
  if (on !== null && item === undefined) say("no-item", id, `There is no ${on} to stand on.`);
}

/**
 * Bases are on the table, apart from each other and clear of what nobody can stand on; rough terrain and hills hold them.
 * zh.terrain.obstacle-sides, zh.terrain.rough-within, zh.terrain.hill-open
 */
function basesFit(ctx: Ctx, say: Say): void {
  const { state } = ctx;
  const radius = baseRadius(ctx);
  const { width, height, terrain } = battlefieldOf(state);
  const overhangs =
    reading(ctx, "zh.open.exit-contact") === "centre" || reading(ctx, "zh.open.enter-place") === "centre-on-edge";
  const bounds = onTable(width, height, overhangs ? 0 : radius);
  const middleOnly = reading(ctx, "zh.open.obstacle-thickness") === "centre";
  const standing: readonly OnTable[] = state.fighters.filter(isStanding);
  for (const [i, fighter] of standing.entries()) {
    const base = disc(fighter.at.x, fighter.at.y, radius);
    if (!isInBounds(fighter.at, bounds))
      say("off-the-table", fighter.id, `The base of ${fighter.id} is not wholly on the table.`);
    for (const other of standing.slice(i + 1)) {
      if (fighter.on !== other.on || gapBetween(base, disc(other.at.x, other.at.y, radius)).signed >= 0) continue;
      say(
        "bases-overlap",
        fighter.id,
        `The bases of ${fighter.id} and ${other.id} overlap.`,
        "zh.move.no-crossing-bases",
      );
    }
    for (const item of terrain) {
      const closed =
        item.category === "obstacle" || item.category === "vehicle" || (item.category === "building" && item.locked);
      if (!closed || fighter.on === item.id || measured.isBeyond(fighter.at, fighter.at, item.corners, radius))
        continue;
      const inside = measured.isOver(item.corners, fighter.at);
      // whoever climbs down stands at the foot of the wall, its base still against it
      const counts = !item.climbable && !(item.category === "obstacle" && middleOnly);
      const reaches = counts && gapToGround(base, item.corners).signed < -ROUNDING;
      if (!inside && !reaches) continue;
      say(
        "in-terrain",
        fighter.id,
        `${fighter.id} stands in ${item.id}.`,
        "zh.terrain.obstacle-sides",
        "zh.terrain.vehicle-block",
      );
    }
  }
}

/** Things lie on the table and belong to what is there. */
function thingsFit(state: State, say: Say): void {
  const { width, height, terrain } = battlefieldOf({ ...state, wrecked: [] });
  const ids = terrain.map(({ id }) => id);
  const fighters = state.fighters.map(({ id }) => id);
  for (const { id, at } of [
    ...state.objectives,
    ...state.escapes,
    ...state.charges,
    ...state.smokes,
    ...state.lights,
    ...state.bodies,
  ])
    if (at.x > width || at.y > height) say("off-the-table", id, `${id} lies off the table.`);
  for (const { id, item, carrier } of state.objectives) {
    if (item !== null && !ids.includes(item)) say("no-item", id, `There is no ${item}.`);
    if (carrier !== null && !fighters.includes(carrier)) say("no-fighter", id, `There is no ${carrier}.`);
  }
  for (const id of state.wrecked) if (!ids.includes(id)) say("no-item", id, `There is no ${id} to be wrecked.`);
  gunFits(state, terrain, say);
  const { gun, captive, evader, imposter, barracks } = state;
  const item = gun?.item ?? captive?.home ?? barracks;
  if (item !== undefined && item !== null && !ids.includes(item)) say("no-item", item, `There is no ${item}.`);
  for (const id of [...(gun?.crew ?? []), captive?.escort, evader, imposter?.sentry, imposter?.character])
    if (id !== null && id !== undefined && !fighters.includes(id)) say("no-fighter", id, `There is no ${id}.`);
}

/** The AA gun of mission 8 is an obstacle of the table; once it stands its line names it. zh.m8.gun */
function gunFits({ mission, phase, setUp, gun, battlefield }: State, terrain: readonly TerrainItem[], say: Say): void {
  const isLaid = phase !== "set-up" || (setUp !== "recruit" && setUp !== "battlefield");
  if (mission !== "m8" || gun !== null || isLaid || typeof battlefield === "string") return;
  if (!terrain.some(({ category }) => category === "obstacle"))
    say("no-item", "gun", "Mission 8 needs an obstacle on the table: its AA gun.", "zh.m8.gun");
}

function momentFits(state: State, say: Say): void {
  const { drawn, phase, alarm, times, container } = state;
  if (drawn !== null && phase !== "tokens") say("drawn", "drawn", "A token is drawn while tokens are drawn.");
  if (times + container.time > TIME_TOKENS) say("times", "times", "There are 3 Time tokens.", "zh.token.time");
  if (alarm.since !== null && !alarm.raised) say("alarm", "alarm", "The alarm has a turn once it is raised.");
  if (phase === "tokens" && state.result === null && container.time === 0 && drawn === null)
    say("times", "times", "The third Time token has ended the turn.", "zh.time.third");
}
