import { facingsToward, type Square, squareNamed } from "../../geometry/index.ts";
import { type ActAsk, type Answer, type ChooseAsk, NothingLegal, type Option } from "../../kernel/index.ts";
import { couldAttack } from "../axis/index.ts";
import { cardOf } from "../book/deck.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import type { Action, ActionOf } from "../table/action-schema.ts";
import {
  type Ctx,
  distanceBetween,
  distanceBetweenPlaces,
  distanceFromUnit,
  grid,
  number,
  operatorsOnBoard,
  type Placed,
  placeOf,
  spottedOperators,
  squaresOf,
  unitNamed,
  unitsOnBoard,
} from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { doorsOf } from "../movement/index.ts";
import { sighted, seesOperator } from "../sight/index.ts";
import { bestOf } from "./assignments.ts";
import { distanceFromPost, facingScore, lockScore, waypointScores } from "./waypoints.ts";
import { outcomesOf } from "./watch.ts";

/** What panels are worth in points, where nothing on the board says more. */
const worth = {
  "alarm-advance": 3,
  "cigarette-break": -3,
  "mechanical-failure": -3,
  "sentry-rotate": 1.5,
  "patrol-rotate": 1.5,
  sweep: 1.5,
  special: 0,
  spawned: 1.5,
  stalker: 4,
  seen: 6,
  alerted: 2,
  lock: 2,
  stain: 0.5,
  upgrade: 1,
  jagerUnit: 3.5,
} as const;

/** A card that is worth so much is laid; a worse one waits while there is room for a better. */
const WORTH_LAYING = 2;

/** What a card does for the Axis if it is actioned now, by its panel of the section. */
function cardWorth(ctx: Ctx, id: string): number {
  const card = cardOf(id);
  if (card === null) return 0;
  const panel = ctx.state.section === "stealth" ? card.stealth : card.battle;
  switch (panel.kind) {
    case "spawn":
      return panel.units * (ctx.state.section === "battle" ? 1 : worth.spawned / 2);
    case "spawn-unit":
      return 2 * panel.units;
    case "spawn-jager":
      return worth.jagerUnit;
    case "token":
      return tokenWorth(ctx, panel.token);
    default:
      return worth[panel.kind];
  }
}

function tokenWorth(ctx: Ctx, token: string): number {
  switch (token) {
    case "cat":
      return Math.max(0, ...catSquares(ctx).map(([, value]) => value));
    case "twig-snap":
      return Math.max(0, ...operatorsOnBoard(ctx).map((operator) => twigWorth(ctx, operator)));
    case "blood-stain":
      return ctx.state.corpses.length > 0 ? worth.stain : 0;
    case "door-lock":
      return doorsOf(ctx).some(({ from, to }) => lockScore(ctx, from, to) > 0) ? worth.lock : 0;
    case "upgrade":
      return worth.upgrade;
    default: {
      const stalker = ctx.state.units.find((unit) => `waypoint-${unit.stalker ?? 0}` === token);
      return stalker === undefined || stalker.alert ? 0 : worth.stalker;
    }
  }
}

/** How many units a twig under an Operator would alert, that are not alert yet. */
const twigWorth = (ctx: Ctx, operator: Placed<Operator>): number =>
  unitsOnBoard(ctx).filter(
    (unit) =>
      !unit.alert && distanceFromUnit(ctx, unit, placeOf(ctx, operator.at)) <= number(ctx, "rr.number.twig-noise"),
  ).length * worth.alerted;

/** How many Operators who are not spotted a unit would see if it faced a place. */
function seenFacing(ctx: Ctx, unit: Placed<AxisUnit>, to: Square): number {
  const from = placeOf(ctx, unit.at);
  const place = placeOf(ctx, to);
  const [facing] = facingsToward(place.x - from.x, place.y - from.y);
  if (facing === undefined || facing === unit.facing) return 0;
  const turned = { ...unit, facing };
  return operatorsOnBoard(ctx).filter((operator) => !operator.spotted && seesOperator(ctx, turned, operator)).length;
}

/** The squares near Operators where the cat would turn units to see them, with what that is worth. */
function catSquares(ctx: Ctx): readonly (readonly [Square, number])[] {
  const near = number(ctx, "rr.number.cat-startle");
  const turns = number(ctx, "rr.number.cat-turns");
  const operators = operatorsOnBoard(ctx);
  return [...grid(ctx).squares.keys()].flatMap((square) => {
    if (!operators.some(({ at }) => distanceBetween(ctx, at, square) <= near)) return [];
    const seen = unitsOnBoard(ctx)
      .filter((unit) => !isVehicle(unit) && distanceFromUnit(ctx, unit, placeOf(ctx, square)) <= turns)
      .reduce((sum, unit) => sum + seenFacing(ctx, unit, square), 0);
    return [[square, seen * worth.seen] as const];
  });
}

/** What the Jäger player does in his phase: the best card is laid when it is worth it, else he draws. */
function phaseScore(ctx: Ctx, action: Action): number {
  const hand = ctx.state.jager?.hand ?? [];
  const full = hand.length >= number(ctx, "rr.number.jager-hand");
  switch (action.do) {
    case "lay-card": {
      const value = cardWorth(ctx, action.card);
      return value >= WORTH_LAYING || full ? 10 + value : value;
    }
    case "draw-card":
      return 5;
    case "exchange-cards":
      return full ? 9 - action.cards.reduce((sum, card) => sum + cardWorth(ctx, card), 0) : -1;
    default:
      return 0;
  }
}

/** The Operator whom it is best to go for: one on his way to the objective, the nearest of several. */
function quarry(ctx: Ctx, from: readonly Square[]): Placed<Operator> | undefined {
  return bestOf(
    operatorsOnBoard(ctx),
    ({ at }) => -Math.min(...from.map((square) => distanceBetween(ctx, square, at)), 999),
  );
}

/** Where a token goes. */
function tokenScore(ctx: Ctx, action: ActionOf<"place-token">, waypointScore: (at: Square) => number): number {
  const placing = ctx.state.jager?.placing ?? null;
  const at = squareNamed(grid(ctx), action.at ?? "");
  switch (placing) {
    case null:
      return 0;
    case "cat":
      return at === null ? 0 : (catSquares(ctx).find(([square]) => square === at)?.[1] ?? -1);
    case "twig-snap": {
      const operator = operatorsOnBoard(ctx).find(({ id }) => id === action.at);
      return operator === undefined ? -1 : twigWorth(ctx, operator);
    }
    case "upgrade": {
      const unit = unitNamed(ctx.state, action.at ?? "");
      const prey = unit === undefined || unit.at === null ? undefined : quarry(ctx, squaresOf(ctx, unit));
      return unit === undefined || prey === undefined ? -99 : -distanceFromUnit(ctx, unit, placeOf(ctx, prey.at));
    }
    case "blood-stain":
      return 0;
    case "door-lock":
      return at === null ? 0 : lockScore(ctx, at, squareNamed(grid(ctx), action.to ?? "") ?? at);
    default:
      return at === null ? -1000 : waypointScore(at);
  }
}

/** How a unit stands after a move: where it can attack, near its target; else as near as it can. */
function commandScore(ctx: Ctx, unit: AxisUnit, action: ActionOf<"command">): number {
  const written = action.path.at(-1);
  const at = written === undefined ? unit.at : squareNamed(grid(ctx), written);
  if (at === null) return -1000;
  const targets = spottedOperators(ctx).length > 0 ? spottedOperators(ctx) : operatorsOnBoard(ctx);
  const prey = bestOf(targets, (operator) => -distanceBetween(ctx, at, operator.at));
  if (prey === undefined) return 0;
  const distance = distanceBetween(ctx, at, prey.at);
  const from = placeOf(ctx, at);
  const to = placeOf(ctx, prey.at);
  const faces = facingsToward(to.x - from.x, to.y - from.y).includes(action.facing) ? 1 : 0;
  const explosive = isFootKind(unit.kind) ? footTraits(unit.kind).explosive : null;
  const attacks =
    explosive === null
      ? couldAttack(ctx, { ...unit, at }, prey)
      : distance <= number(ctx, explosive.long) && distance > 2 && keepsClear(ctx, unit, prey);
  return (attacks ? 100 : 0) + faces - distance;
}

/** Whether no other Axis unit is so near to a target that an explosive weapon would be barred. */
const keepsClear = (ctx: Ctx, unit: AxisUnit, prey: Placed<Operator>): boolean =>
  unitsOnBoard(ctx).every((other) => other.id === unit.id || distanceFromUnit(ctx, other, placeOf(ctx, prey.at)) > 4);

/** A vehicle drives near its target and looks at it. */
function driveScore(ctx: Ctx, action: ActionOf<"command-vehicle">): number {
  const [x = 0, y = 0] = action.to.split(",").map(Number);
  const prey = bestOf(
    spottedOperators(ctx),
    (operator) => -distanceBetweenPlaces(ctx, { x, y }, placeOf(ctx, operator.at)),
  );
  if (prey === undefined) return 0;
  const to = placeOf(ctx, prey.at);
  const distance = distanceBetweenPlaces(ctx, { x, y }, to);
  const faces = facingsToward(to.x - x, to.y - y).includes(action.facing) ? 3 : 0;
  return faces - Math.abs(distance - 4);
}

function actionOf(ctx: Ctx, ask: ActAsk<Action>): Action {
  const { prompt } = ask;
  const placing = ctx.state.jager?.placing ?? "";
  const stalker = ctx.state.units.find((unit) => placing === `waypoint-${unit.stalker ?? 0}`);
  const waypointScore = stalker === undefined ? () => 0 : waypointScores(ctx, stalker);
  const moved = unitNamed(ctx.state, ctx.state.jager?.commanding ?? "");
  const best = bestOf(ask.legal(), (action) => {
    switch (action.do) {
      case "place-token":
        return tokenScore(ctx, action, waypointScore);
      case "command":
        return moved === undefined ? 0 : commandScore(ctx, moved, action);
      case "command-vehicle":
        return driveScore(ctx, action);
      default:
        return phaseScore(ctx, action);
    }
  });
  if (best === undefined) throw new NothingLegal(prompt.id);
  return best;
}

/**
 * How many Operators who are not spotted come to be seen in this Event and Patrol Phase by a card's left panel; one that
 * turns nobody leaves the patrols.
 */
function seenBy(ctx: Ctx, card: string): number {
  const left = card.split("/")[0] ?? "";
  const outcomes = outcomesOf(ctx);
  const outcome = outcomes.find(({ panel }) => panel === left) ?? outcomes.find(({ panel }) => panel === "");
  return operatorsOnBoard(ctx).filter(
    ({ at, crouched, spotted }) =>
      !spotted && outcome?.looks.some(({ field }) => (field[at] ?? 0) > (crouched ? 1 : 0)) === true,
  ).length;
}

/** What a card does if it is actioned now: what it brings, and who comes to be seen in this turn. */
function actionedWorth(ctx: Ctx, card: string): number {
  if (ctx.state.section === "battle") return cardWorth(ctx, card);
  const kind = cardOf(card)?.stealth.kind;
  const turns = kind === "sentry-rotate" || kind === "patrol-rotate";
  return (turns ? worth[kind] / 2 : cardWorth(ctx, card)) + worth.seen * seenBy(ctx, card);
}

/** The laid card against the one that was revealed. */
function usesCard(ctx: Ctx): boolean {
  const laid = ctx.state.jager?.laid?.card ?? null;
  const regular = ctx.state.deck.discard.at(-1);
  return laid !== null && actionedWorth(ctx, laid) > (regular === undefined ? 0 : actionedWorth(ctx, regular));
}

/** A Stalker waits as near as it can to what it is to guard. */
function stalkerSpaceScore(ctx: Ctx, { id }: Option): number {
  const [word = "", space = "1"] = id.split(" ");
  const tile = ctx.state.tiles.find((candidate) => candidate.id === word);
  const waiting = ctx.state.units.filter(({ stalker }) => stalker !== null).length;
  const marker = Number(space) - 1;
  return tile === undefined ? 0 : -distanceFromPost(ctx, tile, marker, waiting) - (marker >= 3 ? 1 : 0);
}

function optionScore(ctx: Ctx, { prompt }: ChooseAsk, option: Option): number {
  switch (prompt.id) {
    case "rr.decide.jager-use":
      return option.id === (usesCard(ctx) ? "use" : "decline") ? 1 : 0;
    case "rr.decide.stalker-facing": {
      const unit = unitNamed(ctx.state, prompt.piece ?? "");
      if (unit === undefined || unit.at === null) return 0;
      const facing = (["N", "E", "S", "W"] as const).find((side) => side === option.id);
      if (facing === undefined) return 0;
      return (
        sighted(ctx, { ...unit, facing }).operators.size * 100 + facingScore(ctx, { ...unit, at: unit.at }, facing)
      );
    }
    case "rr.decide.jager-stalkers":
      return stalkerSpaceScore(ctx, option);
    case "rr.decide.jager-phase":
      return -cardWorth(ctx, option.id);
    default:
      return 0;
  }
}

/**
 * Plays the Jäger player sensibly: he lays what serves him now and replaces a worse event with it, sends Stalkers to
 * where Operators are, puts cats and twigs where units are near, and moves his units to where they can attack. It is a
 * pure function of what he may know.
 */
export function jagerPolicy(ask: ActAsk<Action> | ChooseAsk, ctx: Ctx): Answer<Action> {
  if (ask.ask === "act") return { action: actionOf(ctx, ask) };
  const option = bestOf(ask.options, (candidate) => optionScore(ctx, ask, candidate));
  if (option === undefined) throw new Error(`No option: ${ask.prompt.id}`);
  return { option: option.id };
}
