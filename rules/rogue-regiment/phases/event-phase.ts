import { impossible, citeIf } from "../../kernel/index.ts";
import { type Facing, quarterTurn, type Turn } from "../../geometry/index.ts";
import { arrive } from "../aircraft/index.ts";
import { advanceMeter, alarmAtZero, newIncident, quartersTo, spot } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { type BattlePanel, cardOf, type StealthPanel } from "../book/deck.ts";
import {
  choose,
  type Ctx,
  lineNeighbours,
  number,
  isOnBoard,
  operatorNamed,
  operatorsOnBoard,
  type Placed,
  players,
  reading,
  record,
  recordNoEffect,
  remark,
  type Rules,
  recordStay,
} from "../table/context.ts";
import { drawCard } from "../table/deck.ts";
import { isCigaretteInPlay } from "../table/rolls.ts";
import type { AxisUnit } from "../table/state.ts";
import { consequences, look, type LookRules } from "../reactions/index.ts";
import { markedAttackWindow, placeConvoy } from "../axis/index.ts";
import { spawn } from "./spawning.ts";
import { spawnJager } from "./jager-spawns.ts";
import { facingAlong, placeOnLine } from "./patrol-phase.ts";
import { explode } from "../fighting/index.ts";
import { axisBlockers, seesOperator, sighted } from "../sight/index.ts";
import { cardLaid, isPlacing } from "../jager/index.ts";
import { placeToken, tokenEvent } from "./jager-tokens.ts";

/**
 * The Event Phase: a card is drawn, marked attacks may be made, then the panel of the section is actioned.
 * rr.deck.draw, rr.deck.token-first, rr.deck.token-flip, rr.deck.panels, rr.deck.event-window, rr.event.sentry-rotate,
 * rr.event.arrow-angle, rr.event.patrol-rotate, rr.event.rotate-stop, rr.event.rotate-shout, rr.event.rotate-spots,
 * rr.event.alarm-advance, rr.event.cigarette-take, rr.event.cigarette-in-play, rr.event.sweep, rr.event.sweep-stop,
 * rr.mark.event-timing
 */
export function* eventPhase(ctx: Ctx): Rules {
  // the token of a Jäger card is put down in an action of its own: the phase goes on behind it
  if (isPlacing(ctx)) yield* placeToken(ctx);
  else yield* drawAndAction(ctx);
  yield* bombsGoOff(ctx);
  yield* arrive(ctx);
}

function* drawAndAction(ctx: Ctx): Rules {
  const { state } = ctx;
  const windowed = state.deck.window !== null;
  const id = yield* drawCard(ctx);
  const card = cardOf(id);
  if (card === null) throw impossible(`a card ${id}`);
  record(ctx, {
    event: "card-drawn",
    card: id,
    panel: id.split("/")[state.section === "stealth" ? 0 : 1] ?? id,
    cites: ["rr.deck.draw", "rr.deck.panels", ...citeIf(windowed, "rr.deck.event-window")],
  });
  if (state.section === "stealth") turnToken(ctx);
  const inForce = (yield* cardLaid(ctx, id)) ?? card;
  yield* markedAttackWindow(ctx, "event");
  if (state.section === "stealth") yield* stealthEvent(ctx, inForce.stealth);
  else yield* battleEvent(ctx, inForce.battle);
}

/**
 * Bombs whose card the drawn card has uncovered go off once the event is actioned, all together. rr.lewes.detonates,
 * rr.lewes.simultaneous, rr.dare.rat-bomb-detonates-after-event
 */
function* bombsGoOff(ctx: Ctx): Rules {
  const due = ctx.state.laid.flatMap((thing) =>
    (thing.kind === "bomb" || thing.kind === "rat-bomb") && thing.above === 0 ? [thing] : [],
  );
  if (due.length === 0) return;
  const incident = newIncident(ctx, null);
  ctx.state.laid = ctx.state.laid.filter((thing) => !due.some((bomb) => bomb === thing));
  if (due.length > 1) remark(ctx, `${due.length} bombs go off together.`, "rr.lewes.simultaneous");
  for (const bomb of due) yield* explode(ctx, incident, bomb.kind, bomb.at, null);
  yield* consequences(ctx, incident, "event");
}

/**
 * The patrol token: black on the first card, then turned each turn of the Stealth Section. rr.deck.token-first,
 * rr.deck.token-flip, rr.open.token-battle
 */
function turnToken(ctx: Ctx): void {
  const { state } = ctx;
  const first = state.token === null;
  state.token = state.token === "black" ? "white" : "black";
  record(ctx, {
    event: "token",
    colour: state.token,
    cites: first ? ["rr.deck.token-first"] : ["rr.deck.token-flip", "rr.open.token-battle"],
  });
}

/** What a stealth panel does. rr.vpatrol.no-rotate */
function* stealthEvent(ctx: Ctx, panel: StealthPanel): Rules {
  switch (panel.kind) {
    case "sentry-rotate":
      for (const unit of sentriesOf(ctx, panel.colour)) rotateSentry(ctx, unit, panel.turn, panel.arrows);
      return;
    case "patrol-rotate":
      for (const unit of ctx.state.units.filter(isOnBoard)) {
        if (unit.post.kind === "route")
          recordStay(ctx, unit.id, "event cards never rotate patrol vehicles.", "rr.vpatrol.no-rotate");
        else rotatePatrolman(ctx, unit, panel.colour, panel.turn);
      }
      return;
    case "spawn":
      yield* spawn(ctx, panel.colour, panel.units, { battle: false });
      return;
    case "alarm-advance":
      advanceMeter(ctx, ["rr.event.alarm-advance"]);
      yield* alarmAtZero(ctx, { kind: "event-card" });
      return;
    case "cigarette-break":
      yield* cigaretteBreak(ctx);
      return;
    case "mechanical-failure":
      yield* mechanicalFailure(ctx);
      return;
    case "special":
      specialEvent(ctx);
      return;
    case "token":
      yield* tokenEvent(ctx, panel.token);
      return;
  }
}

function* battleEvent(ctx: Ctx, panel: BattlePanel): Rules {
  switch (panel.kind) {
    case "spawn":
      yield* spawn(ctx, panel.colour, panel.units, { battle: true });
      return;
    case "spawn-unit":
      yield* spawn(ctx, panel.colour, panel.units, { battle: true }, panel.unit);
      return;
    case "sweep":
      for (const unit of sentriesOf(ctx, panel.colour)) sweep(ctx, unit, panel.turn);
      return;
    case "special":
      specialEvent(ctx);
      return;
    case "token":
      yield* tokenEvent(ctx, panel.token);
      return;
    case "spawn-jager":
      yield* spawnJager(ctx, panel);
      return;
  }
}

/** The special event card: the mission's convoy appears, if it has one. rr.convoy.appear, rr.open.special-card-text */
function specialEvent(ctx: Ctx): void {
  if (placeConvoy(ctx)) return;
  recordNoEffect(ctx, "the mission gives the special event card no effect.", "rr.open.special-card-text");
}

/** Riflemen standing on their sentry points of a colour, without a cigarette. */
function sentriesOf(ctx: Ctx, colour: string): readonly Placed<AxisUnit>[] {
  return ctx.state.units.filter(isOnBoard).filter((unit) => {
    const point = unit.post.kind === "sentry" ? ctx.state.points[unit.post.point] : undefined;
    return point?.colour === colour && point.at === unit.at && !unit.smoking && unit.held === null;
  });
}

const rotationLook: LookRules = {
  stops: ["rr.event.rotate-stop", "rr.open.rotate-steps"],
  shouts: ["rr.event.rotate-shout"],
  spots: ["rr.event.rotate-spots"],
};

/**
 * Turns a unit through facings, looking at each; it stops where it gains sight of an Operator or a corpse.
 * rr.event.rotate-stop
 */
function rotateThrough(
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  met: readonly Facing[],
  turn: Turn,
  cites: readonly Citation[],
): void {
  let seen = sighted(ctx, unit);
  for (const facing of met) {
    unit.facing = facing;
    const told = ctx.events.length;
    const { now, reacts } = look(ctx, unit, seen, rotationLook);
    seen = now;
    if (!reacts) continue;
    // it turned before it saw
    ctx.events.splice(told, 0, {
      event: "faced",
      piece: unit.id,
      facing,
      turn,
      cites: [...cites, "rr.event.rotate-stop"],
    });
    return;
  }
  record(ctx, { event: "faced", piece: unit.id, facing: unit.facing, turn, cites });
}

/**
 * Rotates a sentry to the next arrow of its point, or the one after it. rr.event.sentry-rotate, rr.event.arrow-angle,
 * rr.open.rotate-facing-off-arrow
 */
function rotateSentry(ctx: Ctx, unit: Placed<AxisUnit>, turn: Turn, arrows: 1 | 2): void {
  const point = unit.post.kind === "sentry" ? ctx.state.points[unit.post.point] : undefined;
  if (point === undefined) return;
  const met: Facing[] = [];
  let facing = unit.facing;
  for (let left: number = arrows; left > 0;) {
    facing = quarterTurn(facing, turn);
    met.push(facing);
    if (point.arrows.includes(facing)) left--;
  }
  rotateThrough(ctx, unit, met, turn, [
    "rr.event.sentry-rotate",
    "rr.event.arrow-angle",
    "rr.open.event-rotate-alert",
    "rr.open.rotate-facing-off-arrow",
  ]);
}

/** Rotates a patrolman until it faces along its line again. rr.event.patrol-rotate, rr.open.patrol-rotate-amount */
function rotatePatrolman(ctx: Ctx, unit: Placed<AxisUnit>, colour: string, turn: Turn): void {
  const place = placeOnLine(ctx, unit);
  if (place === null || place.line.colour !== colour || unit.smoking || unit.held !== null) return;
  const along = lineNeighbours(place.line, place.index).map((square) => facingAlong(ctx, unit.at, square));
  const amount = reading(ctx, "rr.open.patrol-rotate-amount");
  const fits = along.includes(unit.facing);
  const cites: readonly Citation[] = [
    "rr.event.patrol-rotate",
    "rr.open.patrol-rotate-amount",
    "rr.open.event-rotate-alert",
  ];
  if (fits && amount === "nothing") return;
  if (fits && amount === "full-circle") {
    rotateThrough(ctx, unit, quartersTo(unit.facing, unit.facing, turn), turn, cites);
    return;
  }
  const met: Facing[] = [];
  let facing = unit.facing;
  do {
    facing = quarterTurn(facing, turn);
    met.push(facing);
  } while (!along.includes(facing));
  rotateThrough(ctx, unit, met, turn, cites);
}

/**
 * A sentry without an Operator in sight turns full circle and stops where it comes to see one. rr.event.sweep,
 * rr.event.sweep-stop, rr.open.sweep-alert, rr.alarm.battle-seen
 */
function sweep(ctx: Ctx, unit: Placed<AxisUnit>, turn: Turn): void {
  const unspottedOnly = reading(ctx, "rr.open.sweep-alert") === "unspotted-only";
  const inSight = (): readonly string[] => {
    const blockers = axisBlockers(ctx);
    return operatorsOnBoard(ctx)
      .filter((operator) => seesOperator(ctx, unit, operator, blockers))
      .map(({ id }) => id);
  };
  if (inSight().length > 0) {
    recordStay(ctx, unit.id, "it has an Operator in sight.", "rr.event.sweep");
    return;
  }
  for (const facing of quartersTo(unit.facing, unit.facing, turn)) {
    unit.facing = facing;
    const seen = inSight().filter((id) => !unspottedOnly || operatorNamed(ctx.state, id)?.spotted === false);
    if (seen.length === 0) continue;
    record(ctx, {
      event: "faced",
      piece: unit.id,
      facing,
      turn,
      cites: ["rr.event.sweep-stop", "rr.open.sweep-alert", "rr.open.rotate-steps"],
    });
    for (const id of seen) {
      const operator = operatorNamed(ctx.state, id);
      if (operator !== undefined) spot(ctx, operator, "seen", ["rr.event.sweep-stop", "rr.alarm.battle-seen"], unit);
    }
    return;
  }
  record(ctx, { event: "faced", piece: unit.id, facing: unit.facing, turn, cites: ["rr.event.sweep"] });
}

/**
 * The cigarette token goes to an Operator of the players' choice. rr.event.cigarette-take, rr.event.cigarette-in-play,
 * rr.open.cigarette-no-slot
 */
function* cigaretteBreak(ctx: Ctx): Rules {
  const inPlay = isCigaretteInPlay(ctx);
  // it takes an empty item space: rr.event.cigarette-take
  const candidates = operatorsOnBoard(ctx).filter(
    ({ items, support, failure }) => !support && items.length + Number(failure) < number(ctx, "rr.number.item-spaces"),
  );
  if (inPlay || candidates.length === 0) {
    recordNoEffect(
      ctx,
      inPlay ? "the cigarette token is already in play." : "no Operator can take the cigarette token.",
      inPlay ? "rr.event.cigarette-in-play" : "rr.open.cigarette-no-slot",
    );
    return;
  }
  const holder = yield* choose(
    players,
    { id: "rr.decide.cigarette-holder", text: "Which Operator takes the cigarette token?" },
    candidates.map((operator) => ({ id: operator.id, text: operator.id, value: operator })),
  );
  holder.cigarette = true;
  record(ctx, {
    event: "cigarette-taken",
    piece: holder.id,
    cites: ["rr.event.cigarette-take", "rr.open.cigarette-no-slot"],
  });
}

/**
 * The mechanical failure token goes to an Operator of the players' choice, into an empty small item slot.
 * rr.metal.failure-gain, rr.open.metal-failure-again, rr.open.metal-failure-panel
 */
function* mechanicalFailure(ctx: Ctx): Rules {
  const inPlay = ctx.state.operators.some(({ failure }) => failure) || ctx.state.units.some(({ stalled }) => stalled);
  const candidates = operatorsOnBoard(ctx).filter(
    ({ items, support, cigarette, failure }) =>
      !support && !failure && items.length + Number(cigarette) < number(ctx, "rr.number.item-spaces"),
  );
  const barred = inPlay && reading(ctx, "rr.open.metal-failure-again") === "nothing";
  if (barred || candidates.length === 0) {
    recordNoEffect(
      ctx,
      barred
        ? "the mechanical failure token is already in play."
        : "no Operator can take the mechanical failure token.",
      "rr.metal.failure-gain",
      "rr.open.metal-failure-again",
    );
    return;
  }
  const holder = yield* choose(
    players,
    { id: "rr.decide.failure-holder", text: "Which Operator takes the mechanical failure token?" },
    candidates.map((operator) => ({ id: operator.id, text: operator.id, value: operator })),
  );
  holder.failure = true;
  record(ctx, {
    event: "failure-taken",
    piece: holder.id,
    cites: ["rr.metal.failure-gain", "rr.metal.failure-keep", "rr.open.metal-failure-panel"],
  });
}
