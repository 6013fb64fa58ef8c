import { draw, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { commandoCards, sideInWords } from "../book/commando-cards.ts";
import { revealByDogs, hide, reveal } from "../sight/index.ts";
import { rememberLeaving } from "../table/been.ts";
import { healthyAp, newCommando, slotsOf, spendSavedActions } from "../table/commandos.ts";
import {
  choose,
  freeSpacesOutsideNest,
  type Ctx,
  injuriesOf,
  isCritical,
  number,
  reading,
  record,
  rememberAppeared,
  type Rules,
  savedActionsOf,
  seatOf,
  remark,
} from "../table/context.ts";
import type { Elimination } from "../table/event-words.ts";
import { terrainOf, tileById } from "../table/map.ts";
import { changeCount, keepHeat } from "../table/pools.ts";
import { hasXpCard, isUnspent, markSpent } from "../table/skills.ts";
import type { Commando, Person } from "../table/state.ts";
import { countTallyOn } from "../table/tally.ts";
import { putUnder } from "../table/xp-decks.ts";

/** Whether a commando is acting now, so that an injury falls in the commando phase. */
const isInCommandoPhase = (ctx: Ctx): boolean => ctx.state.phase === "commando";

/**
 * A hit puts a −1 AP token on the first slot of a commando without one, and takes 1 AP at once; one in critical condition
 * has no such slot. vs.health.slot-order, vs.health.flips-saved, vs.health.lose-ap, vs.health.critical
 */
export function* injure(ctx: Ctx, commando: Commando, cites: readonly Citation[]): Rules {
  if (isCritical(commando)) return;
  const slot = commando.slots.findIndex((mark) => mark !== "injury");
  const saved = commando.slots[slot] === "saved";
  if (saved) loseSaved(ctx, commando);
  commando.slots[slot] = "injury";
  if (commando.at !== null) countTallyOn(ctx, terrainOf(ctx.state, commando.at), "injuries");
  if (commando.ap > 0) commando.ap--;
  else if (commando.turn !== "finished" && reading(ctx, "vs.open.ap-below-zero") === "carried-over") commando.debt++;
  record(ctx, {
    event: "injured",
    piece: commando.id,
    injuries: injuriesOf(commando),
    ap: commando.ap,
    cites: [
      ...cites,
      "vs.health.slot-order",
      "vs.health.lose-ap",
      "vs.open.ap-below-zero",
      ...citeIf(saved, "vs.open.saved-space"),
    ],
  });
  if (isCritical(commando)) yield* becomeCritical(ctx, commando);
}

/**
 * A +1 AP token on a slot that is hit flips to −1 AP; under a reading it lies apart and is kept. vs.health.flips-saved,
 * vs.open.saved-space
 */
function loseSaved(ctx: Ctx, commando: Commando): void {
  if (reading(ctx, "vs.open.saved-space") === "separate") commando.apart++;
  else
    record(ctx, { event: "saved-lost", piece: commando.id, cites: ["vs.health.flips-saved", "vs.open.saved-space"] });
}

/**
 * vs.health.critical, vs.health.critical-stealthy, vs.health.critical-deadline, vs.open.critical-deadline,
 * vs.health.critical-nest
 */
function* becomeCritical(ctx: Ctx, commando: Commando): Rules {
  if (hasXpCard(commando, "never-down") && isUnspent(commando, "terrain:never-down")) {
    markSpent(commando, "terrain:never-down");
    commando.slots = commando.slots.map((_, i) => (i < 2 ? "injury" : "free"));
    record(ctx, { event: "xp-card", piece: commando.id, card: "never-down", what: "played", cites: ["vs.xp.play"] });
    return;
  }
  const soon = reading(ctx, "vs.open.critical-deadline") === "end-of-same-turn" && isInCommandoPhase(ctx);
  const until = ctx.state.turn + (soon ? 0 : 1);
  commando.deadline = until;
  commando.ap = 0;
  record(ctx, {
    event: "critical",
    piece: commando.id,
    until,
    cites: ["vs.health.critical", "vs.health.critical-deadline", "vs.open.critical-deadline"],
  });
  hide(ctx, commando, "it is in critical condition", ["vs.health.critical-stealthy"]);
  if (commando.nest && commando.at !== null && freeSpacesOutsideNest(ctx, commando.at) > 0) {
    const leaves = yield* choose(
      seatOf(commando),
      {
        id: "vs.decide.critical-nest",
        text: `${commando.id} is in critical condition in the nest.`,
        piece: commando.id,
      },
      [
        { id: "stay", text: "It stays in the nest", value: false },
        { id: "leave", text: "It is moved to another space of the tile", value: true },
      ],
    );
    if (!leaves) return;
    commando.nest = false;
    record(ctx, {
      event: "nest",
      piece: commando.id,
      at: commando.at,
      inside: false,
      cites: ["vs.health.critical-nest"],
    });
  }
}

/**
 * Heals a commando: all −1 AP tokens go, critical condition ends. Its action points come back at once when another
 * heals it. vs.aid.heals, vs.aid.state, vs.aid.other-now, vs.aid.self-later, vs.open.aid-full-ap,
 * vs.open.aid-after-activation, vs.open.aid-large-tile
 */
export function heal(
  ctx: Ctx,
  commando: Commando,
  { byItself }: { readonly byItself: boolean },
  cites: readonly Citation[],
): void {
  const wasCritical = isCritical(commando);
  commando.slots = commando.slots.map((slot) => (slot === "injury" ? "free" : slot));
  commando.deadline = null;
  if (!byItself) {
    const left = Math.max(0, healthyAp(ctx, commando) - commando.spent);
    const again =
      commando.turn !== "finished" ||
      (reading(ctx, "vs.open.aid-after-activation") === "yes" && isInCommandoPhase(ctx));
    if (again) commando.ap = Math.max(commando.ap, left);
    if (again && commando.turn === "finished" && commando.ap > 0) commando.turn = "to-act";
  }
  const when: Citation = byItself ? "vs.aid.self-later" : "vs.aid.other-now";
  record(ctx, {
    event: "healed",
    piece: commando.id,
    injuries: 0,
    ap: commando.ap,
    cites: [...cites, "vs.aid.heals", when, "vs.open.aid-full-ap", "vs.open.aid-after-activation"],
  });
  if (wasCritical) showAfterHealing(ctx, commando);
}

/**
 * Every commando begins an operation healthy, also the next one of a campaign, unless wounds are read as what it keeps.
 * vs.health.start, vs.campaign.carry-over, vs.open.campaign-health
 */
export function beginHealthy(ctx: Ctx): void {
  if (reading(ctx, "vs.open.campaign-health") !== "healthy") return;
  for (const commando of ctx.state.commandos) {
    if (commando.status === "eliminated" || injuriesOf(commando) === 0) continue;
    commando.slots = commando.slots.map((slot) => (slot === "injury" ? "free" : slot));
    Object.assign(commando, { deadline: null, debt: 0, ap: healthyAp(ctx, commando) });
    record(ctx, {
      event: "healed",
      piece: commando.id,
      injuries: 0,
      ap: commando.ap,
      cites: ["vs.health.start", "vs.open.campaign-health"],
    });
  }
}

/** Takes one −1 AP token away. */
export function relieve(ctx: Ctx, commando: Commando, cites: readonly Citation[]): void {
  const last = commando.slots.lastIndexOf("injury");
  if (last < 0) return;
  const wasCritical = isCritical(commando);
  commando.slots[last] = "free";
  if (wasCritical) commando.deadline = null;
  record(ctx, { event: "healed", piece: commando.id, injuries: injuriesOf(commando), ap: commando.ap, cites });
  if (wasCritical) showAfterHealing(ctx, commando);
}

/**
 * A commando healed from critical condition is stealthy, but visible on a large tile or beside a guard dog.
 * vs.aid.state, vs.open.aid-large-tile, vs.dog.reveals
 */
function showAfterHealing(ctx: Ctx, commando: Commando): void {
  if (commando.at === null) return;
  const large = tileById(ctx.state, commando.at).size === "large";
  const hidden = commando.uniform && reading(ctx, "vs.open.aid-large-tile") === "unless-uniform";
  if (large && !hidden)
    reveal(ctx, commando, "it is healed on a large tile", ["vs.aid.state", "vs.open.aid-large-tile"]);
  else {
    // by a reading something may have shown it: vs.open.dog-critical, vs.open.critical-check
    commando.visible = false;
    record(ctx, {
      event: "stealthy",
      piece: commando.id,
      why: "it is healed from critical condition",
      cites: ["vs.aid.state", ...citeIf(large, "vs.open.aid-large-tile")],
    });
  }
  revealByDogs(ctx, commando.at);
}

/**
 * Whether a commando eliminated now is replaced: not on the last terrain of an operation. vs.elim.last-terrain,
 * vs.elim.replacement
 */
const isReplaced = (ctx: Ctx): boolean => !ctx.state.ghost.loneWolf && ctx.state.ahead.length > 0;

/**
 * Eliminates a commando: its tokens stay on the tile, or go to the discard pile after an explosion; its player draws
 * another commando. vs.elim.equipment, vs.elim.explosion, vs.elim.replacement, vs.elim.reserve-refill, vs.xp.lost
 */
export function* eliminate(
  ctx: Ctx,
  commando: Commando,
  how: Elimination,
  cites: readonly Citation[],
  { byExplosion = false }: { readonly byExplosion?: boolean } = {},
): Rules {
  const { at, tokens: held } = commando;
  record(ctx, { event: "eliminated", piece: commando.id, at, how, cites: [...cites, "vs.elim.equipment"] });
  for (const { kind, used } of held) {
    if (byExplosion || at === null) changeCount(ctx.state.equipment.discard, kind, 1);
    // hot or used this turn, they stay so: vs.weapon.overheat, vs.bino.once
    else ctx.state.laid.push({ kind, at, red: false, used });
  }
  loseXp(ctx, commando);
  if (at !== null) rememberLeaving(ctx, terrainOf(ctx.state, at), commando);
  // its +1 AP tokens go with its card
  spendSavedActions(commando, savedActionsOf(commando));
  Object.assign(commando, {
    status: "eliminated",
    at: null,
    visible: false,
    nest: false,
    uniform: false,
    ap: 0,
    debt: 0,
    turn: "finished",
    tokens: [],
    deadline: null,
  } satisfies Partial<Commando>);
  if (byExplosion || at === null) keepHeat(ctx, held);
  if (commando.card === "gander") return;
  ctx.state.cards.eliminated = [...ctx.state.cards.eliminated, commando.card];
  if (isReplaced(ctx)) yield* replace(ctx, commando);
  else remark(ctx, `${commando.id} is not replaced: it was the last terrain.`, "vs.elim.last-terrain");
}

/** XP cards of an eliminated commando go under their decks. vs.xp.lost */
function loseXp(ctx: Ctx, commando: Commando): void {
  const { decks } = ctx.state;
  for (const { card } of commando.xp) {
    record(ctx, { event: "xp-card", piece: commando.id, card, what: "lost", cites: ["vs.xp.lost"] });
    if (decks !== null) putUnder(decks, card);
  }
  commando.xp = [];
}

function* replace(ctx: Ctx, lost: Commando): Rules {
  const { cards } = ctx.state;
  // Gander is no commando, and comes in for none: vs.bonus.gander
  const dogs = cards.reserve.filter((card) => card === "gander");
  if (cards.reserve.length === dogs.length) {
    record(ctx, {
      event: "reshuffled",
      pile: "commando reserve",
      count: cards.eliminated.length,
      cites: ["vs.elim.reserve-refill"],
    });
    cards.reserve = [...dogs, ...cards.eliminated].toSorted();
    cards.eliminated = [];
  }
  const card = yield* draw(
    "commando reserve",
    cards.reserve.filter((other) => other !== "gander"),
    {
      text: `A commando comes in for ${lost.id}`,
      cites: ["vs.elim.replacement"],
    },
  );
  cards.reserve = cards.reserve.filter((other) => other !== card);
  const side = yield* choose(
    seatOf(lost),
    { id: "vs.decide.replacement", text: `Which side of the ${commandoCards[card]?.title ?? card} card?` },
    [
      { id: "tan", text: `The tan side: ${sideInWords(card, "tan")}`, value: "tan" as const },
      { id: "blue", text: `The blue side: ${sideInWords(card, "blue")}`, value: "blue" as const },
    ],
  );
  const taken = ctx.state.commandos.some(({ id }) => id === card);
  const replacement = newCommando(ctx.settings, card, side, lost.player);
  const id = taken ? `${card}-${ctx.state.commandos.length}` : card;
  ctx.state.commandos.push({
    ...replacement,
    id,
    status: "waiting",
    spentSkills: [],
    ap: 0,
    turn: "finished",
    slots: slotsOf(ctx.settings, card, side),
  });
  record(ctx, {
    event: "replacement",
    piece: id,
    side,
    of: lost.id,
    cites: ["vs.elim.replacement", "vs.elim.replacement-entry"],
  });
}

/** Eliminates an escorted character; its objective is lost. vs.escort.one-hit, vs.open.escort-lost */
export function eliminatePerson(ctx: Ctx, person: Person, how: Elimination, cites: readonly Citation[]): void {
  ctx.state.people = ctx.state.people.filter(({ id }) => id !== person.id);
  record(ctx, { event: "eliminated", piece: person.id, at: person.at, how, cites: [...cites, "vs.open.escort-lost"] });
  rememberAppeared(ctx, person.objective);
  ctx.state.facts = [...ctx.state.facts, `lost:${person.objective}`];
  if (reading(ctx, "vs.open.escort-lost") === "fails")
    ctx.state.facts = [...ctx.state.facts, `failed:${person.objective} is lost`];
  else finishLost(ctx, person);
}

function finishLost(ctx: Ctx, person: Person): void {
  for (const objective of terrainOf(ctx.state, person.at).objectives)
    if (objective.id === person.objective) objective.done = true;
}

/** One hit on an escorted character. vs.escort.one-hit */
export function hitPerson(ctx: Ctx, person: Person, cites: readonly Citation[]): void {
  person.hits++;
  if (person.hits >= number(ctx, "vs.number.escort-hits"))
    eliminatePerson(ctx, person, "it is hit", [...cites, "vs.escort.one-hit"]);
}
