import { stepsTo } from "../../geometry/index.ts";
import { type Choice, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { directionOf, titleOfEvent } from "../book/event-effects.ts";
import { isSpecial } from "../book/tokens.ts";
import { destroyBarrel, resolveFlee } from "../combat/index.ts";
import { drawDirection } from "../enemy/index.ts";
import { stealthSize } from "../movement/index.ts";
import { reveal } from "../sight/index.ts";
import { gainSavedAction, freeSavedSpace } from "../table/commandos.ts";
import {
  choose,
  commandosOf,
  type Ctx,
  isSeen,
  number,
  isOnTile,
  type OnTile,
  players,
  reading,
  record,
  type Rules,
  savedActionsOf,
  unitsOf,
  remark,
} from "../table/context.ts";
import { effectOn } from "../table/event-effect.ts";
import type { EffectText } from "../table/event-words.ts";
import { mapOf, neighboursOf, tileById, wayBetween, wayName } from "../table/map.ts";
import { discardEvents, discardToken, drawEvent, drawToken, limitLeft } from "../table/pools.ts";
import { anyUpTo, rollWithBinoculars } from "../table/rolls.ts";
import type { Commando, Terrain, Unit } from "../table/state.ts";

/**
 * The event phase: one card for each terrain in play, which acts at once unless it says otherwise.
 * vs.event.per-terrain, vs.event.scope
 */
export function* eventPhase(ctx: Ctx): Rules {
  const waiting = [...ctx.state.terrains];
  while (waiting.length > 0) {
    const terrain = yield* choose(
      players,
      { id: "vs.decide.event-order", text: "Which terrain draws its event card first?" },
      waiting.map((waitingTerrain) => ({ id: waitingTerrain.id, text: waitingTerrain.id, value: waitingTerrain })),
    );
    waiting.splice(waiting.indexOf(terrain), 1);
    yield* drawCard(ctx, terrain);
    yield* applyEffect(ctx, terrain);
  }
}

/**
 * Draws the card of a terrain: from its limit deck while it lasts. Under a reading a direction of the main deck comes
 * with a card of that deck that shows none. vs.setup.limit-deck, vs.setup.limit-overrun, vs.open.limit-direction
 */
function* drawCard(ctx: Ctx, terrain: Terrain): Rules {
  const limited = terrain.limit !== null && limitLeft(ctx, terrain.id) > 0;
  const byDeck: Citation = limited ? "vs.setup.limit-deck" : "vs.setup.limit-overrun";
  const cites: readonly Citation[] = ["vs.event.per-terrain", ...(terrain.limit === null ? [] : [byDeck])];
  const card = yield* drawEvent(ctx, limited ? terrain.id : null, `The event card of ${terrain.id}`, cites);
  terrain.turns++;
  if (card === null) return;
  terrain.event = { card, direction: directionOf(card), alarm: terrain.alarm.on };
  record(ctx, {
    event: "card-drawn",
    terrain: terrain.id,
    card,
    direction: directionOf(card),
    alarm: terrain.alarm.on,
    cites: [...cites, "vs.event.alarm-state", ...citeIf(card.startsWith("RE"), "vs.resist.additions")],
  });
  if (limited && directionOf(card) === null && reading(ctx, "vs.open.limit-direction") === "with-the-card")
    terrain.event.direction = yield* drawDirection(ctx, terrain, [
      "vs.setup.limit-no-direction",
      "vs.open.limit-direction",
      "vs.open.direction-draw-limit",
    ]);
}

const entranceTiles = (terrain: Terrain): readonly string[] => [...new Set(terrain.entrances.map(({ at }) => at))];

/** Asks the players which thing a card acts on; null when there is none. vs.term.player-choice */
function* chooseOne<T>(
  text: string,
  choices: readonly { readonly id: string; readonly text: string; readonly value: T }[],
): Rules<T | null> {
  return choices.length === 0 ? null : yield* choose<T>(players, { id: "vs.decide.event", text }, choices);
}

const namesAsChoices = (names: readonly string[]): readonly { id: string; text: string; value: string }[] =>
  names.map((name) => ({ id: name, text: name, value: name }));

/**
 * What a card does at once; effects on checks, reinforcements, movement and shooting wait for their moment.
 * vs.event.scope, vs.event.enemy-phase-effect
 */
function* applyEffect(ctx: Ctx, terrain: Terrain): Rules {
  const effect = effectOn(terrain);
  const { event } = terrain;
  if (event === null) return;
  const title = titleOfEvent(event.card);
  const tell = (text: EffectText, cite: Citation = "vs.event.scope"): void =>
    record(ctx, { event: "effect", terrain: terrain.id, card: title, text, cites: [cite, "vs.event.alarm-state"] });
  if (effect === null) {
    tell("no effect.");
    return;
  }
  switch (effect.kind) {
    case "check-dice":
      tell(
        `stealth checks roll ${effect.change > 0 ? "1 more die" : "1 die fewer"} this turn${effect.where === "outdoor" ? " on outdoor tiles" : ""}.`,
      );
      return;
    case "flares":
      tell("flares light up the open ground.");
      yield* lightFlares(ctx, terrain);
      return;
    case "crate":
      tell("a crate turns up.");
      yield* dropCrate(ctx, terrain, effect.where);
      return;
    case "turn-guards":
      tell("the guard changes.");
      yield* turnGuards(ctx, terrain, effect.which);
      return;
    case "lock":
      tell("doors are locked.");
      yield* lockUp(ctx, terrain, effect.which);
      return;
    case "second-wind":
      tell("+1 AP tokens may be taken.");
      yield* secondWind(ctx, terrain, effect.who);
      return;
    case "farmer":
      tell("a farmer helps with a door.");
      yield* farmerUnlocks(ctx, terrain);
      return;
    case "leak":
      tell("a barrel leaks.");
      yield* barrelLeaks(ctx, terrain);
      return;
    case "more-reinforcements":
    case "fewer-reinforcements":
    case "inspection":
    case "double-time":
    case "group-dice":
    case "dogs":
    case "choose-direction":
      tell("it acts in the enemy phase.", "vs.event.enemy-phase-effect");
  }
}

/**
 * Each stealthy commando on an outdoor medium or large tile rolls a die; on 1 or 2 it is visible. In a German uniform
 * every tile is small: vs.uniform.all-small
 */
function* lightFlares(ctx: Ctx, terrain: Terrain): Rules {
  for (const commando of commandosOf(ctx, terrain)) {
    const tile = tileById(ctx.state, commando.at);
    if (commando.visible || tile.indoor || stealthSize(commando, tile) === "small") continue;
    const fails = number(ctx, "vs.number.flares");
    const [face = 6] = yield* rollWithBinoculars(ctx, [commando], {
      dice: 1,
      text: `Flares over ${commando.id}`,
      cites: ["vs.event.scope"],
      outcome: anyUpTo(fails),
    });
    const failed = face <= fails;
    record(ctx, {
      event: "check",
      piece: commando.id,
      at: commando.at,
      dice: [face],
      failed,
      cites: ["vs.event.scope"],
    });
    if (failed) reveal(ctx, commando, "the flares light it up", ["vs.event.scope"]);
  }
}

function* dropCrate(ctx: Ctx, terrain: Terrain, where: "outdoor" | "entrance"): Rules {
  const outdoor = [...mapOf(terrain).tiles.values()].filter(({ indoor }) => !indoor).map(({ name }) => name);
  const at = yield* chooseOne(
    "Where does the crate lie?",
    namesAsChoices(where === "outdoor" ? outdoor : entranceTiles(terrain)),
  );
  if (at === null) return;
  const kind = yield* drawToken(ctx, "A lost crate", ["vs.event.scope"]);
  if (kind === null) return;
  if (kind === "spotted") discardToken(ctx, kind, "the crate is empty", ["vs.event.scope"]);
  else if (kind === "flee") yield* resolveFlee(ctx, at);
  else {
    ctx.state.laid.push({ kind, at, red: false, used: [] });
    record(ctx, { event: "token-placed", token: kind, at, why: "a lost crate", cites: ["vs.event.scope"] });
  }
}

function* turnGuards(ctx: Ctx, terrain: Terrain, which: "one" | "all"): Rules {
  const guards = unitsOf(ctx, terrain).filter(
    ({ protects, kind, side }) => protects !== null && !isSpecial(kind) && side === "mauser",
  );
  const turn = (unit: Unit): void => {
    unit.side = "mp40";
    record(ctx, { event: "turned", piece: unit.id, side: "mp40", cites: ["vs.event.scope"] });
  };
  if (which === "all") guards.forEach(turn);
  else {
    const unit = yield* chooseOne(
      "Which protecting unit is turned to its MP40 side?",
      guards.map((guard: OnTile<Unit>) => ({ id: guard.id, text: `${guard.id} on ${guard.at}`, value: guard })),
    );
    if (unit !== null) turn(unit);
  }
}

function* lockUp(ctx: Ctx, terrain: Terrain, which: "one" | "all"): Rules {
  const open = terrain.doors.filter(({ locked }) => !locked);
  const choices = open.map((door) => ({ id: wayName(...door.between), text: wayName(...door.between), value: door }));
  const chosen = which === "all" ? open : [yield* chooseOne("Which door is locked?", choices)];
  for (const door of chosen) {
    if (door === null) continue;
    door.locked = true;
    record(ctx, { event: "door", between: wayName(...door.between), locked: true, cites: ["vs.event.scope"] });
  }
}

/** The commandos of a terrain that a card means; Gander is none. vs.bonus.gander */
const withoutGander = (ctx: Ctx, terrain: Terrain): readonly OnTile<Commando>[] =>
  commandosOf(ctx, terrain).filter(({ card }) => card !== "gander");

function* secondWind(ctx: Ctx, terrain: Terrain, who: "each" | "one"): Rules {
  let able: readonly Commando[] = withoutGander(ctx, terrain).filter(
    (commando) => freeSavedSpace(ctx, commando) !== null,
  );
  while (able.length > 0) {
    const choices: Choice<Commando | null>[] = able.map((commando) => ({
      id: commando.id,
      text: commando.id,
      value: commando,
    }));
    const gains = yield* chooseOne("Who takes a +1 AP token?", [
      ...choices,
      { id: "nobody", text: who === "each" ? "Nobody else" : "Nobody", value: null },
    ]);
    if (gains === null) return;
    gainSavedAction(ctx, gains);
    record(ctx, {
      event: "saved",
      piece: gains.id,
      saved: savedActionsOf(gains),
      cites: ["vs.event.scope", "vs.save.limit"],
    });
    able = who === "one" ? [] : able.filter((commando) => commando !== gains);
  }
}

function* farmerUnlocks(ctx: Ctx, terrain: Terrain): Rules {
  const ways = withoutGander(ctx, terrain).flatMap(({ at }) =>
    neighboursOf(terrain, at)
      .filter((to) => wayBetween(terrain, at, to) === "locked")
      .map((to) => wayName(at, to)),
  );
  if (ways.length === 0) return;
  const way = yield* chooseOne("Which door is unlocked?", [
    ...namesAsChoices([...new Set(ways)]),
    { id: "nobody", text: "None", value: "" },
  ]);
  for (const door of terrain.doors) {
    if (wayName(...door.between) !== way) continue;
    door.locked = false;
    record(ctx, { event: "door", between: way, locked: false, cites: ["vs.event.scope"] });
  }
}

function* barrelLeaks(ctx: Ctx, terrain: Terrain): Rules {
  const seen = commandosOf(ctx, terrain).filter(isSeen).filter(isOnTile);
  const steps = stepsTo(
    (tile) => neighboursOf(terrain, tile),
    seen.map(({ at }) => at),
  );
  const barrels = ctx.state.barrels.filter(({ at, destroyed }) => !destroyed && steps.has(at));
  const least = Math.min(...barrels.map(({ at }) => steps.get(at) ?? Infinity));
  const at = yield* chooseOne(
    "Which barrel leaks?",
    namesAsChoices(barrels.filter((barrel) => steps.get(barrel.at) === least).map((barrel) => barrel.at)),
  );
  if (at !== null) yield* destroyBarrel(ctx, at, null, ["vs.event.scope"]);
}

/** The event cards of the last turn are discarded when a new one begins. vs.event.discard */
export function discardOldEvents(ctx: Ctx): void {
  if (ctx.state.terrains.some(({ event }) => event !== null))
    remark(ctx, "The event cards of the last turn are discarded.", "vs.event.discard");
  discardEvents(
    ctx,
    ctx.state.terrains.flatMap(({ event }) => (event === null ? [] : [event.card])),
  );
  for (const terrain of ctx.state.terrains) terrain.event = null;
}
