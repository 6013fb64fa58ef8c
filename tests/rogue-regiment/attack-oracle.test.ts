import { describe, expect, it } from "vitest";
import type { Chance } from "../../rules/kernel/index.ts";
import { agreed, factsOf, gameOf, heldAgainst, oneIn, opened, pick, type Trial } from "../soak/against-oracle.ts";
import {
  coverOf,
  type Fire,
  onOperator,
  onUnit,
  operatorModifier,
  squaresBetween,
  units,
  weapons,
} from "./attack-oracle.ts";
import { drawn, freeSquare, randomBoard, towards, unitSquare, withCover } from "./random-board.ts";
import {
  axisSees,
  covered,
  type DrawnBoard,
  type Figure,
  operatorHasLine,
  type Point,
  type Side,
} from "./sight-oracle.ts";

const game = gameOf("rogue-regiment");
const sides: readonly Side[] = ["N", "E", "S", "W"];
const written = ({ x, y }: Point): string => `${x},${y}`;

/** A square beside another, on the board. */
function beside(chance: Chance, { width, height }: DrawnBoard, { x, y }: Point): Point {
  const at = { x: x + chance.index(3) - 1, y: y + chance.index(3) - 1 };
  return at.x < 0 || at.y < 0 || at.x >= width || at.y >= height ? { x, y } : at;
}

/** An Operator attacks a unit, or a motorbike: standing, blind over cover, or with a step before or after. */
function operatorAttack(chance: Chance): Trial | null {
  const width = 4 + chance.index(14);
  const board = randomBoard(chance, width, 2 + chance.index(5));
  const from = freeSquare(chance, board, []);
  const isBike = oneIn(chance, 4);
  const kind = isBike ? "motorbike" : pick(chance, ["rifleman", "smg", "officer"]);
  const at = unitSquare(chance, board, [from]);
  const facing = pick(chance, sides);
  const target: Figure = {
    id: "u",
    ...at,
    facing,
    alert: false,
    ...(isBike && { vehicle: { kind: "motorbike", w: 2, h: 2 } }),
  };
  const weapon = pick(chance, ["pistol", "sten", "sten", "sniper", "speargun"] as const);
  const fire: Fire = weapons[weapon];
  const how = pick(chance, ["attack", "attack", "blind-fire", "move-and-attack"] as const);
  const order = pick(chance, ["move-first", "move-last"] as const);
  const to = beside(chance, board, from);
  const where = how === "move-and-attack" && order === "move-first" ? to : from;
  // a vehicle may stand partly off the board
  const squares = covered(target).filter(({ x, y }) => x < width && y < board.height);
  const line = (start: Point, square: Point): boolean =>
    operatorHasLine(board, { from: start, crouched: false }, square, [target]);
  // a vehicle is attacked on a square that is seen, the nearest of them
  const distance = Math.min(
    ...squares.filter((square) => line(where, square)).map((square) => squaresBetween(where, square)),
  );
  const reaches = distance <= fire.long && distance > 0;
  const isAimed = reaches && how !== "blind-fire" && squares.some((square) => line(from, square)) && oneIn(chance, 3);
  const health = isBike ? 3 : 1;
  const wounds = isBike ? chance.index(3) : 0;
  const text = [
    "umpire rogue-regiment",
    drawn(board),
    `operator jock at ${written(from)}, ${weapon}${isAimed ? ", aim u" : ""}${how === "blind-fire" ? ", crouched" : ""}`,
    `${kind} u at ${written(at)}, facing ${facing}${wounds > 0 ? `, wounds ${wounds}` : ""}`,
    "",
  ].join("\n");
  // a motorbike does not fit everywhere
  if (!game.openText(text).ok) return null;
  const action =
    how === "move-and-attack"
      ? { do: how, operator: "jock", to: written(to), weapon, target: "u", order }
      : { do: how, operator: "jock", weapon, target: "u" };
  const engine = factsOf(opened(game, text), action, ["clockwise"], (id) => /^(killed|damaged):u/.test(id));
  // whether a step or firing blind is possible at all is not asked here
  if (engine === null && (how !== "attack" || !reaches))
    return how === "attack" ? { position: text, engine, oracle: null, met: ["refused"] } : null;
  const modifier = operatorModifier(fire, distance, isAimed, how === "blind-fire");
  return {
    position: `${text}${JSON.stringify(action)}`,
    engine,
    oracle: reaches ? onUnit(fire, modifier, "u", health - wounds) : null,
    met: [
      how,
      ...(how === "move-and-attack" ? [order] : []),
      ...(isAimed ? ["aimed"] : []),
      distance <= fire.short ? "short" : "long",
      ...(fire.dice > 1 ? ["several dice"] : []),
      ...(isBike ? ["vehicle"] : []),
      ...(wounds > 0 ? ["wounded before"] : []),
    ],
  };
}

/** An alert unit reacts to an Operator's action in its sight. */
function reaction(chance: Chance): Trial | null {
  const width = 4 + chance.index(8);
  const bare = randomBoard(chance, width, 3 + chance.index(5));
  const from = freeSquare(chance, bare, []);
  const kind = pick(chance, ["rifleman", "smg", "officer"] as const);
  const square = unitSquare(chance, bare, [from]);
  const facing = oneIn(chance, 4) ? pick(chance, sides) : towards(square, from);
  const unit: Figure = { id: "u", ...square, facing, alert: true };
  const wasCrouched = oneIn(chance, 4);
  const how = wasCrouched
    ? pick(chance, ["pop-up", "move"] as const)
    : pick(chance, ["crouch", "move", "move"] as const);
  const to = how === "move" ? beside(chance, bare, from) : from;
  const board = oneIn(chance, 2) ? withCover(chance, bare, to, unit) : bare;
  const isCrouched = how === "crouch" || (wasCrouched && how === "move");
  const health = 1 + chance.index(3);
  const text = [
    "umpire rogue-regiment",
    drawn(board),
    `operator jock at ${written(from)}, spotted, health ${health}${wasCrouched ? ", crouched" : ""}`,
    `${kind} u at ${written(unit)}, facing ${unit.facing}, alert`,
    "",
  ].join("\n");
  const action = how === "move" ? { do: how, operator: "jock", to: written(to) } : { do: how, operator: "jock" };
  const engine = factsOf(opened(game, text), action, [], (id) => /^(dead|hurt):/.test(id));
  if (engine === null || squaresBetween(unit, to) === 0) return null;
  const sees = (at: Point, crouched: boolean): boolean => {
    const seen = axisSees(board, unit, at, [unit]);
    return seen === "full" || (seen === "partial" && !crouched);
  };
  // every square and posture of the action counts
  const triggers = sees(from, wasCrouched) || sees(to, isCrouched);
  const distance = squaresBetween(unit, to);
  const isInReach = sees(to, isCrouched) && distance <= units[kind].long;
  const cover = coverOf(board, to, isCrouched, unit);
  if (cover === null) return null;
  // rr.reaction.leaving-only
  const modifier = isInReach ? cover + (distance <= units[kind].short ? 1 : 0) : -2;
  return {
    position: `${text}${JSON.stringify(action)}`,
    engine,
    oracle: triggers ? onOperator(units[kind], modifier, "jock", health) : {},
    met: triggers
      ? [
          how,
          ...(isInReach ? [`cover ${cover}`, distance <= units[kind].short ? "short" : "long"] : ["leaving"]),
          ...(distance === 1 ? ["adjacent"] : []),
        ]
      : ["unseen"],
  };
}

/** In the Axis Attack Phase a unit attacks whom it is best placed to attack, with these dice. */
function axisAttack(chance: Chance): Trial | null {
  const width = 4 + chance.index(8);
  let board = randomBoard(chance, width, 3 + chance.index(5));
  const kind = pick(chance, ["rifleman", "smg", "officer"] as const);
  const taken: Point[] = [unitSquare(chance, board, [])];
  const operators = ["bill", "jock", "reg"].slice(0, 1 + chance.index(3)).map((id) => {
    const at = freeSquare(chance, board, taken);
    taken.push(at);
    return { id, ...at, crouched: oneIn(chance, 4) };
  });
  const square = taken[0] ?? { x: 0, y: 0 };
  const facing = oneIn(chance, 4) ? pick(chance, sides) : towards(square, pick(chance, operators));
  const unit: Figure = { id: "u", ...square, facing, alert: true };
  for (const operator of operators) if (oneIn(chance, 3)) board = withCover(chance, board, operator, unit);
  const dice = Array.from({ length: units[kind].dice }, () => chance.face(6));
  const text = [
    "umpire rogue-regiment",
    "section battle",
    "phase attack",
    "meter 0",
    drawn(board),
    ...operators.map(({ id, x, y, crouched }) => `operator ${id} at ${x},${y}, spotted${crouched ? ", crouched" : ""}`),
    `${kind} u at ${written(unit)}, facing ${unit.facing}, alert`,
    "",
  ].join("\n");
  const seen = operators
    .filter((operator) => {
      const place = axisSees(board, unit, operator, [unit]);
      return (
        (place === "full" || (place === "partial" && !operator.crouched)) &&
        squaresBetween(unit, operator) <= units[kind].long
      );
    })
    .map((operator) => ({
      id: operator.id,
      cover: coverOf(board, operator, operator.crouched, unit) ?? NaN,
      distance: squaresBetween(unit, operator),
    }));
  if (seen.some(({ cover }) => Number.isNaN(cover))) return null;
  // rr.open.best-target: the fewest cover subtractions, then the shortest distance; rr.axisattack.tie
  const [best, next] = [...seen].sort((a, b) => b.cover - a.cover || a.distance - b.distance);
  const isTie =
    best !== undefined && next !== undefined && best.cover === next.cover && best.distance === next.distance;
  const answer = opened(game, text).adjudicate({ dice, until: "phase" });
  if (!answer.ok || answer.value.outcome === "refused") throw new Error(`No answer.\n${text}`);
  const { events } = answer.value;
  const attacks = events
    .filter(({ event }) => event === "attacked")
    .map(({ details }) => [details["target"], details["results"]]);
  const asked = answer.value.outcome === "paused" && answer.value.decision.kind === "choose" ? "tie" : null;
  const modifier = best === undefined ? 0 : best.cover + (best.distance <= units[kind].short ? 1 : 0);
  return {
    position: `${text}${dice.join(" ")}`,
    engine: [attacks, asked],
    oracle:
      best === undefined ? [[], null] : isTie ? [[], "tie"] : [[[best.id, dice.map((face) => face + modifier)]], null],
    met: [
      best === undefined ? "nobody" : isTie ? "tie" : `cover ${best.cover}`,
      ...(best !== undefined && next !== undefined && best.distance > next.distance
        ? ["further, but in less cover"]
        : []),
      ...(best !== undefined && best.distance > units[kind].short ? ["long"] : []),
    ],
  };
}

describe("attacks against the oracle", () => {
  it("agrees on the odds of an Operator's attack", () => {
    const branches = ["attack", "blind-fire", "move-first", "move-last", "aimed", "short", "long", "refused"];
    expect(
      heldAgainst("an Operator's attack", [...branches, "several dice", "vehicle", "wounded before"], operatorAttack),
    ).toEqual(agreed);
  });
  it("agrees on the odds of a reaction attack", () => {
    const branches = ["crouch", "pop-up", "move", "cover 0", "cover -1", "cover -2", "leaving", "short", "long"];
    expect(heldAgainst("a reaction attack", [...branches, "adjacent", "unseen"], reaction)).toEqual(agreed);
  });
  it("agrees on whom a unit attacks, and with which modifiers", () => {
    const branches = ["nobody", "tie", "cover 0", "cover -1", "cover -2", "further, but in less cover", "long"];
    expect(heldAgainst("the Axis Attack Phase", branches, axisAttack)).toEqual(agreed);
  });
});
