import { numberIn } from "../../book/in-force.ts";
import type { Operator } from "../../table/state.ts";
import { ground } from "../../table/terrain.ts";
import { lengthOf, modelOf, tokenSquares } from "../../table/vehicle-token.ts";

import type { Checked } from "./checked.ts";

/** What is wrong with the Operators. */
export function operatorDefects(checked: Checked): void {
  const { state, settings, add } = checked;
  for (const operator of state.operators) {
    placeOfOperator(checked, operator);
    groundOfOperator(checked, operator);
    kitOfOperator(checked, operator);
    turnOfOperator(checked, operator);
  }
  if (state.operators.filter(({ turn }) => turn === "acting").length > 1)
    add("two-acting", "operators", "Two Operators are in the middle of their turns.", "rr.op.one-at-a-time");
  if (state.operators.filter(({ support }) => !support).length > numberIn(settings, "rr.number.operators-most"))
    add(
      "too-many-operators",
      "operators",
      `A mission has at most ${numberIn(settings, "rr.number.operators-most")} Operators.`,
      "rr.turn.operator-split",
    );
  const tokens = state.units.filter(({ smoking, offered }) => smoking && !offered).length;
  if (state.operators.filter(({ cigarette }) => cigarette).length + tokens > 1)
    add("two-cigarettes", "operators", "There is only one cigarette token.", "rr.event.cigarette-in-play");
}

/** Whether he is where he says: on a square, in a seat, or out of play. rr.opveh.board */
function placeOfOperator({ state, settings, grid, add, stand }: Checked, operator: Operator): void {
  const { id, at, fate } = operator;
  const vehicle =
    operator.aboard === null ? undefined : state.vehicles.find(({ id: other }) => other === operator.aboard);
  if (operator.aboard !== null) {
    if (vehicle === undefined || !vehicle.seats.includes(id))
      add("not-aboard", id, `${id} is said to sit in ${operator.aboard}, but no seat there is his.`, "rr.opveh.board");
    else if (
      (tokenSquares(grid, { ...vehicle.token, facing: vehicle.facing }, lengthOf(settings, modelOf(vehicle)))[0] ??
        null) !== at
    )
      add("not-where-it-says", id, `${id} sits in ${vehicle.id}, but is somewhere else.`, "rr.opveh.board");
  }
  if (vehicle === undefined && (fate === "in-play") !== (at !== null))
    add("nowhere", id, `${id} is ${fate === "in-play" ? "in play but not on a square" : `${fate} but on a square`}.`);
  if (operator.aboard === null)
    stand(id, at, operator.turn === "acting" && state.phase === "operator" && operator.ap > 0 ? "passing" : undefined);
}

/** Whether his square can be stood on. rr.square.rock-move, rr.square.water-move, rr.scuba.enter, rr.scuba.leave */
function groundOfOperator({ state, grid, add }: Checked, operator: Operator): void {
  const { id, at } = operator;
  if (at === null || at >= grid.squares.length || operator.aboard !== null) return;
  const code = grid.squares[at] ?? 0;
  const wet = code === ground.water;
  if (code === ground.rock && !operator.equipment.includes("grappling-hook"))
    add("impossible-square", id, `${id} stands on a rock square without a grappling hook.`, "rr.square.rock-move");
  if (wet && !operator.scuba)
    add(
      "impossible-square",
      id,
      `${id} is on a water square without his scuba token: write "scuba-gear, scuba".`,
      "rr.square.water-move",
      "rr.scuba.enter",
    );
  if (operator.scuba && !wet && !state.bridges.includes(at))
    add("impossible-square", id, `${id} has his scuba token up, but is not in water.`, "rr.scuba.leave");
  if (operator.scuba && !operator.equipment.includes("scuba-gear"))
    add("impossible-square", id, `${id} swims without scuba gear.`, "rr.scuba.enter");
  if (operator.scuba && (operator.crouched || operator.carrying !== null))
    add(
      "crouched-swimming",
      id,
      `${id} neither crouches nor carries an object in the water.`,
      "rr.open.scuba-crouch",
      "rr.scuba.actions",
    );
  if (code === ground.dump) add("impossible-square", id, `${id} stands on a supply dump.`, "rr.cover.supply-dump");
}

/** Whether he can have the health and the things that he has. rr.opboard.contents */
function kitOfOperator({ settings, add }: Checked, operator: Operator): void {
  const { id, fate } = operator;
  if (fate === "in-play" && operator.health === 0)
    add("dead-in-play", id, `${id} is in play with 0 health.`, "rr.dice.axis-damage");
  const full = numberIn(settings, operator.support ? "rr.number.support-health" : "rr.number.operator-health");
  if (operator.health > full)
    add(
      "too-healthy",
      id,
      `${id} has ${operator.health} health, but may have ${full} at most.`,
      operator.support ? "rr.support.health" : "rr.opboard.contents",
    );
  if (operator.items.length > numberIn(settings, "rr.number.item-spaces"))
    add(
      "too-many-items",
      id,
      `${id} has items in ${operator.items.length} spaces, but has ${numberIn(settings, "rr.number.item-spaces")}.`,
      "rr.opboard.contents",
    );
  if (new Set(operator.items.map(({ item, of }) => `${item} ${of ?? ""}`)).size < operator.items.length)
    add("same-item", id, `${id} has two stacks of one item.`, "rr.opboard.stacks");
  if (operator.support && (operator.items.length > 0 || operator.carrying !== null || operator.mark !== null))
    add(
      "support-unit",
      id,
      `${id} is a support unit: it has no items, carries nothing and marks nobody.`,
      "rr.support.no-pickup",
      "rr.support.no-mark",
    );
}

/** Whether his action points, posture and targets can be so. rr.op.four-ap, rr.crouch.no-objects */
function turnOfOperator({ state, settings, add }: Checked, operator: Operator): void {
  const { id } = operator;
  const mostAp = numberIn(settings, operator.support ? "rr.number.support-ap" : "rr.number.operator-ap");
  if (operator.ap > mostAp)
    add(
      "too-many-ap",
      id,
      `${id} has ${operator.ap} AP, but may have ${mostAp} at most.`,
      operator.support ? "rr.open.support-ap" : "rr.op.four-ap",
    );
  if (operator.crouched && operator.carrying !== null)
    add("crouched-carrying", id, `${id} is crouched and carries an object.`, "rr.crouch.no-objects");
  for (const what of ["aim", "mark"] as const) {
    const target = operator[what];
    if (target !== null && !state.units.some((unit) => unit.id === target))
      add(
        "unknown-target",
        id,
        `${id} has ${what === "aim" ? "taken aim at" : "marked"} ${target}, which is not there.`,
        "rr.open.mark-target-dead",
      );
  }
  if (new Set(operator.weapons).size < operator.weapons.length)
    add("same-weapon", id, `${id} has a weapon twice.`, "rr.opboard.contents");
}
