import { layOutForCampaign } from "./campaign.ts";
import { circlesOfCommando, newCommando, printedOn } from "./commandos.ts";
import { openTerrains } from "./completing.ts";
import { commandoCards } from "./data/commandos.ts";
import { armyOfTwo, loneWolfTable } from "./data/lone-wolf.ts";
import { operations } from "./data/operations.ts";
import { type TerrainCard, terrainCard } from "./data/terrains.ts";
import { xpCards } from "./data/xp-cards.ts";
import { draw } from "../kernel/index.ts";
import type { Citation } from "./events.ts";
import { change, drawSpecial, drawToken } from "./pools.ts";
import type { Commando, Terrain, Unit } from "./state.ts";
import { choose, type G, number, players, reading, record, type Rules, seatOf } from "./table.ts";
import { fateTokens, type SpecialKind, type TokenKind, tokenKinds, type UnitKind } from "./tokens.ts";

/** The set-up: commandos, the special units of the reserve, and the leftmost terrains. vs.setup.*, vs.setup.leftmost-first */
export function* setUpPhase(g: G): Rules {
  tellModes(g);
  yield* specialsJoin(g);
  if (g.state.commandos.length === 0) yield* chooseCommandos(g);
  else for (const { card, side } of g.state.commandos) tellChosen(g, card, side);
  yield* openTerrains(g);
}

/** What is in play beside the base game. vs.ghost.modes-combine, vs.bonus.* */
function tellModes(g: G): void {
  const { ghost, resistance, medals, campaign, cards, enemies, commandos, operation } = g.state;
  const modes = [resistance ? "Résistance" : "", ghost.xp ? "XP mode" : "", ghost.loneWolf ? "lone wolf mode" : "", campaign === null ? "" : "a campaign", medals === null ? "" : "challenges and medals"].filter((mode) => mode !== "");
  if (modes.length > 0) record(g, { event: "prepared", what: `In play: ${modes.join(", ")}.`, cites: ["vs.ghost.modes-combine", ...(ghost.xp ? (["vs.xp.start-none", "vs.xp.decks"] as const) : [])] });
  const bonus = [...cards.reserve, ...commandos.map(({ card }) => card)].filter((card) => commandoCards[card]?.expansion === "ghost");
  if (bonus.length > 0) record(g, { event: "prepared", what: `Among the commandos: ${bonus.join(", ")}.`, cites: ["vs.bonus.swap", "vs.bonus.who", ...(bonus.includes("gander") ? (["vs.bonus.gander"] as const) : [])] });
  if ((enemies.reserve.ss ?? 0) > 0) record(g, { event: "prepared", what: `${enemies.reserve.ss ?? 0} SS units take the place of regular ones.`, cites: ["vs.bonus.ss"] });
  if (operation !== null && operations[operation]?.box === "bonus") record(g, { event: "prepared", what: `${operation} is a bonus operation of the base game.`, cites: ["vs.bonus.operations"] });
}

/** Three random special units join the enemy reserve; the others are the special reserve. vs.setup.special-reserve, vs.setup.enemy-reserve */
function* specialsJoin(g: G): Rules {
  const { enemies } = g.state;
  if ((["stg44", "mg42", "officer", "dog"] as const).some((kind) => (enemies.reserve[kind] ?? 0) > 0)) return;
  const joined: SpecialKind[] = [];
  for (let i = 0; i < number(g, "vs.number.special-in-reserve"); i++) {
    const kind = yield* drawSpecial(g, "A special unit for the enemy reserve", ["vs.setup.special-reserve"]);
    if (kind === null) break;
    joined.push(kind);
    change(enemies.reserve, kind, 1);
  }
  record(g, { event: "prepared", what: `The enemy reserve is made, with ${joined.join(", ")}.`, cites: ["vs.setup.special-reserve", "vs.setup.enemy-reserve", "vs.setup.equipment-reserve", "vs.setup.event-deck", ...(g.state.resistance ? (["vs.resist.enemies", "vs.resist.additions"] as const) : [])] });
}

/** How many commandos the operation asks for: the number of its first terrain cards. */
const wanted = (g: G): number => Math.max(1, ...g.state.ahead.filter(({ after }) => after.length === 0).map(({ terrain }) => terrainCard(terrain).terrain.commandos));

/** Each player chooses a commando card and one of its sides, which he keeps. vs.setup.commando-choice, vs.setup.multi-control */
function* chooseCommandos(g: G): Rules {
  const { cards } = g.state;
  const count = g.state.ghost.loneWolf ? 1 : wanted(g);
  for (let i = 0; i < count && cards.reserve.length > 0; i++) {
    const player = (i % g.state.players) + 1;
    const chosen = yield* choose(
      `player-${player}`,
      { id: "vs.decide.commando", text: `Which commando, and which side? (${i + 1} of ${count})` },
      cards.reserve.filter((card) => card !== "gander").flatMap((card) => (["tan", "blue"] as const).map((side) => ({ id: `${card} ${side}`, text: `${commandoCards[card]?.title ?? card}, ${side} side`, value: { card, side } }))),
    );
    cards.reserve = cards.reserve.filter((one) => one !== chosen.card);
    yield* comeIn(g, chosen.card, chosen.side, player);
  }
  if (g.state.ghost.loneWolf) yield* loneWolf(g);
}

/** A chosen commando with its starting equipment, as far as the reserve has it. vs.setup.starting-equipment, vs.setup.equipment-shortfall */
export function* comeIn(g: G, card: string, side: "tan" | "blue", player: number): Rules {
  const commando = newCommando(g.settings, card, side, player, []);
  g.state.commandos.push(commando);
  for (const kind of printedOn(card, side).start) {
    if (takeToken(g, kind)) commando.tokens.push({ kind, used: [] });
    else record(g, { event: "prepared", what: `${card} goes without ${kind}: there is none left.`, cites: ["vs.setup.equipment-shortfall"] });
  }
  tellChosen(g, card, side);
}

const tellChosen = (g: G, card: string, side: string): void =>
  record(g, { event: "prepared", what: `${card} (${side}) is chosen.`, cites: ["vs.setup.commando-choice", "vs.setup.starting-equipment", "vs.setup.carry-limit", "vs.setup.opaque", "vs.setup.multi-control", "vs.health.start"] });

/** Takes a named token out of the equipment reserve, or else out of the discard pile. vs.setup.equipment-source */
export function takeToken(g: G, kind: TokenKind): boolean {
  const { reserve, discard } = g.state.equipment;
  const pile = (reserve[kind] ?? 0) > 0 ? reserve : (discard[kind] ?? 0) > 0 ? discard : null;
  if (pile !== null) change(pile, kind, -1);
  return pile !== null;
}

/** Lays a terrain out: its equipment, guards and limit deck. vs.setup.tiles, vs.setup.north, vs.setup.guard-token, vs.setup.limit-deck */
export function* layOut(g: G, card: TerrainCard): Rules {
  const { terrain } = card;
  g.state.terrains.push(terrain);
  record(g, { event: "prepared", what: `${terrain.id} is laid out for ${terrain.commandos} commandos, north as everywhere.`, cites: ["vs.setup.tiles", "vs.setup.north", "vs.setup.game-size"] });
  yield* layEquipment(g, card);
  for (const at of card.barrels) if (g.state.resistance) g.state.barrels.push({ at, destroyed: false });
  yield* layOutForCampaign(g, terrain);
  placeGuards(g, card);
  if (terrain.limit !== null) makeLimitDeck(g, terrain, terrain.limit.turns);
  const inForce = g.state.difficulty === "veteran" || reading(g, "vs.open.standard-rules") === "marked-dropped";
  const rules = g.state.operation === null ? [] : card.rules.filter(({ operation, marked }) => operation === g.state.operation && inForce && (g.state.difficulty === "veteran" || !marked));
  for (const { rule } of rules) g.state.facts = [...g.state.facts, `rule:${rule}`];
  const cite: Citation = g.state.difficulty === "veteran" ? "vs.setup.veteran" : "vs.setup.standard";
  if (card.rules.length > 0) record(g, { event: "prepared", what: `${rules.length} special rules of the operation are in force.`, cites: [cite, "vs.setup.operation-overrides", "vs.open.standard-rules"] });
}

/** The equipment a terrain card calls for; where it lacks, the players choose which tiles go without. vs.setup.equipment-source, vs.setup.equipment-shortfall */
function* layEquipment(g: G, card: TerrainCard): Rules {
  for (const kind of tokenKinds) {
    let tiles = card.tokens.filter((one) => one.kind === kind).map(({ at }) => at);
    const stock = (g.state.equipment.reserve[kind] ?? 0) + (g.state.equipment.discard[kind] ?? 0);
    while (tiles.length > stock) {
      const without = yield* choose(players, { id: "vs.decide.missing-equipment", text: `There are only ${stock} of ${kind}. Which tile goes without?` }, tiles.map((at) => ({ id: at, text: at, value: at })));
      tiles = tiles.filter((at) => at !== without);
      record(g, { event: "prepared", what: `${without} goes without ${kind}.`, cites: ["vs.setup.equipment-shortfall"] });
    }
    for (const at of tiles) {
      takeToken(g, kind);
      g.state.laid.push({ kind, at, red: false, used: [] });
      record(g, { event: "token-placed", token: kind, at, why: "the terrain card", cites: ["vs.setup.equipment-source"] });
    }
  }
  for (const at of card.randomTokens) {
    const kind = yield* drawToken(g, `A random token for ${at}`, ["vs.setup.equipment-reserve"]);
    if (kind === null) continue;
    g.state.laid.push({ kind, at, red: false, used: [] });
    record(g, { event: "token-placed", token: kind, at, why: "the terrain card", cites: ["vs.setup.equipment-reserve", "vs.setup.equipment-source"] });
  }
}

/** A regular unit that can show an MP40, out of the reserve; a lack of them fails the operation. vs.open.shortage-setup */
function takeGuard(g: G): UnitKind | null {
  const kind = (["regular", "gas-mask", "ss", "sledgehammer"] as const).find((one) => (g.state.enemies.reserve[one] ?? 0) > 0);
  if (kind !== undefined) {
    change(g.state.enemies.reserve, kind, -1);
    return kind;
  }
  if (reading(g, "vs.open.shortage-setup") === "fails") g.state.facts = [...g.state.facts, "shortage"];
  return null;
}

/** The next free id of a unit. */
export function nextUnitId(g: G): string {
  for (;;) {
    g.state.drawn++;
    const id = `u${g.state.drawn}`;
    if (!g.state.units.some((unit) => unit.id === id)) return id;
  }
}

function placeGuard(g: G, at: string, protects: string | null, cites: readonly Citation[]): void {
  const kind = takeGuard(g);
  if (kind === null) return;
  const unit: Unit = { id: nextUnitId(g), kind, side: "mp40", at, behind: null, protects };
  g.state.units.push(unit);
  record(g, { event: "placed", piece: unit.id, kind, side: "mp40", at, cites });
}

/** Guards on every triangular token and, on veteran, at the entrances. vs.setup.guard-token, vs.setup.guard-nest, vs.setup.veteran-guards */
function placeGuards(g: G, { guards, veteranGuards }: TerrainCard): void {
  for (const { at, protects } of guards) placeGuard(g, at, protects, protects === "nest" ? ["vs.setup.guard-token", "vs.setup.guard-nest"] : ["vs.setup.guard-token"]);
  if (g.state.difficulty !== "veteran") return;
  for (const at of veteranGuards) {
    for (let i = 0; i < number(g, "vs.number.veteran-guards"); i++) placeGuard(g, at, null, ["vs.setup.veteran-guards"]);
  }
}

/** A terrain with a turn limit has an event deck of its own, of cards nobody knows. vs.setup.limit-deck */
function makeLimitDeck(g: G, terrain: Terrain, turns: number): void {
  let left = turns;
  for (const pool of g.state.events.pools) {
    const taken = Math.min(left, pool.main);
    if (taken === 0) continue;
    pool.main -= taken;
    pool.limits[terrain.id] = taken;
    left -= taken;
  }
  record(g, { event: "prepared", what: `${terrain.id} has an event deck of ${turns - left} cards of its own.`, cites: ["vs.setup.limit-deck"] });
}

/** Lone wolf mode: one commando with luck tokens, XP cards and equipment; Gander may come along. vs.wolf.* */
function* loneWolf(g: G): Rules {
  const [commando] = g.state.commandos;
  const row = loneWolfTable.find(({ commandos }) => commandos === Math.min(6, wanted(g)));
  if (commando === undefined || row === undefined) return;
  yield* wolfXp(g, commando, row.xp);
  yield* wolfEquipment(g, commando, row.equipment);
  for (let i = 0; i < row.luck; i++) {
    const copies = number(g, "vs.number.luck-copies");
    const among = fateTokens.filter((kind) => kind.startsWith("luck")).flatMap((kind) => Array.from({ length: Math.max(0, copies - (g.state.enemies.reserve[kind] ?? 0)) }, () => kind));
    if (among.length === 0) break;
    const named = yield* draw("luck tokens", among, { text: "A luck token joins the enemy reserve", cites: ["vs.wolf.table"] });
    const kind = fateTokens.find((one) => one === named);
    if (kind !== undefined) change(g.state.enemies.reserve, kind, 1);
  }
  record(g, { event: "prepared", what: `${commando.id} goes alone, with ${row.luck} luck tokens.`, cites: ["vs.wolf.one", "vs.wolf.choice", "vs.wolf.table", "vs.wolf.parallel"] });
  if (!g.state.cards.reserve.includes("gander")) return;
  const along = yield* choose(seatOf(commando), { id: "vs.decide.lone-wolf", text: "Does Gander come along?" }, [
    { id: "gander", text: "Gander comes along", value: true },
    { id: "alone", text: "The commando goes alone", value: false },
  ]);
  if (!along) return;
  g.state.cards.reserve = g.state.cards.reserve.filter((card) => card !== "gander");
  g.state.commandos.push(newCommando(g.settings, "gander", "tan", commando.player, []));
  record(g, { event: "prepared", what: "Gander comes along; it is not a commando.", cites: ["vs.wolf.gander", "vs.bonus.gander"] });
}

/** XP cards of the table: lone wolf only, without danger tokens. vs.wolf.xp, vs.wolf.army-of-two, vs.open.army-of-two */
function* wolfXp(g: G, commando: Commando, count: number): Rules {
  const must = [g.state.operation ?? "", ...g.state.ahead.map(({ terrain }) => terrain)].some((name) => armyOfTwo.has(name));
  let left = count;
  const take = (card: string, cites: readonly Citation[]): void => {
    commando.xp.push({ card, used: false });
    record(g, { event: "xp-card", piece: commando.id, card, what: "gained", cites });
  };
  if (must) {
    take("army-of-two", ["vs.wolf.army-of-two", "vs.open.army-of-two"]);
    left--;
  }
  for (; left > 0; left--) {
    const open = Object.entries(xpCards).filter(([card, { colour }]) => colour === "lone-wolf" && !commando.xp.some((one) => one.card === card));
    const card = yield* choose(seatOf(commando), { id: "vs.decide.lone-wolf", text: "Which XP card?", piece: commando.id }, open.map(([id, { title, text }]) => ({ id, text: `${title}: ${text}`, value: id })));
    take(card, ["vs.wolf.xp", "vs.wolf.table", "vs.xp.decks"]);
  }
}

/** Equipment of the table: chosen freely, never an MG42 or StG44; on a full card it replaces starting equipment. vs.wolf.equipment */
function* wolfEquipment(g: G, commando: Commando, count: number): Rules {
  for (let i = 0; i < count; i++) {
    const open = tokenKinds.filter((kind) => !["mg42", "stg44", "spotted", "flee"].includes(kind) && (g.state.equipment.reserve[kind] ?? 0) > 0);
    if (open.length === 0) return;
    const kind = yield* choose(seatOf(commando), { id: "vs.decide.lone-wolf", text: "Which equipment?", piece: commando.id }, open.map((one) => ({ id: one, text: one, value: one })));
    if (commando.tokens.length >= circlesOfCommando(g, commando)) {
      const old = yield* choose(seatOf(commando), { id: "vs.decide.lone-wolf", text: "Which starting equipment does it replace?", piece: commando.id }, [...new Set(commando.tokens.map((token) => token.kind))].map((one) => ({ id: `replace ${one}`, text: one, value: one })));
      commando.tokens.splice(commando.tokens.findIndex((token) => token.kind === old), 1);
      change(g.state.equipment.reserve, old, 1);
    }
    takeToken(g, kind);
    commando.tokens.push({ kind, used: [] });
    record(g, { event: "prepared", what: `${commando.id} takes ${kind}.`, cites: ["vs.wolf.equipment", "vs.wolf.table"] });
  }
}

