import { ahead, columnOf, distance, nameOf, opposite, rowOf } from "../../../geometry/index.ts";
import type { Settings } from "../../../kernel/index.ts";
import type { ExpansionId } from "../../book/expansions/index.ts";
import { numberIn, readingIn } from "../../book/in-force.ts";
import type { Operator, State } from "../../table/state.ts";
import { terrainOf } from "../../table/terrain.ts";
import type { Add, Checked } from "./checked.ts";

/** What of They Who Dare a position holds, by the piece that shows it. */
export function daringPieces(
  state: State,
): readonly { readonly path: string; readonly what: string; readonly of: readonly ExpansionId[] }[] {
  const of: readonly ExpansionId[] = ["they-who-dare"];
  return [
    ...state.operators.flatMap(({ id, outfit, sas, items }) => [
      ...(outfit === null ? [] : [{ path: id, what: `The disguise of ${id}`, of }]),
      ...(sas ? [{ path: id, what: `${id}, a support unit of the SAS,`, of }] : []),
      ...(items.some(({ item }) => item === "rat-bomb") ? [{ path: id, what: `The rat bomb of ${id}`, of }] : []),
    ]),
    ...state.laid.flatMap(({ kind }, i) =>
      kind === "rat-bomb" ? [{ path: `laid/${i}`, what: "A rat bomb", of }] : [],
    ),
  ];
}

/**
 * What cannot be about Nancy's outfit and whom she holds. rr.dare.disguise-swap, rr.dare.disguise-no-crouch,
 * rr.dare.interact-three-tokens, rr.dare.interact-only-disguised, rr.dare.interact-target, rr.dare.interact-orthogonal,
 * rr.dare.interact-holds-unit, rr.dare.garrotte-assassination-only, rr.dare.garrotte-ensnare
 */
export function outfitDefects({ state, settings, add }: Checked): void {
  const dressed = state.operators.filter(({ outfit }) => outfit !== null);
  if (dressed.length > 1) add("two-disguises", "operators", "There is one disguise, Nancy's.", "rr.dare.disguise-swap");
  for (const operator of dressed) wornDefects(state, settings, operator, add);
  for (const { id, held } of state.units) {
    const said = dressed.some(
      ({ outfit }) =>
        (held === "talking" && outfit?.interacts?.unit === id) ||
        (held === "ensnared" && outfit?.garrotte?.unit === id),
    );
    if (held !== null && !said)
      add("held-by-nobody", id, `${id} is ${held}, but nobody holds it.`, "rr.dare.interact-holds-unit");
  }
  for (const { id, sas, support } of state.operators)
    if (sas && !support)
      add(
        "sas-operator",
        id,
        `${id} is one of the SAS support units, but is not marked as a support unit.`,
        "rr.dare.support-as-resistance",
      );
}

function wornDefects(state: State, settings: Settings, operator: Operator, add: Add): void {
  const { id, outfit, support } = operator;
  if (outfit === null) return;
  if (support) add("support-disguise", id, `${id} is a support unit, and has no disguise.`, "rr.dare.disguise-swap");
  if (outfit.wears === "either" && state.phase !== "set-up")
    add(
      "no-outfit",
      id,
      `${id} wears one of her outfits; the choice is open only until the set-up.`,
      "rr.open.dare-mission-disguise",
    );
  const limit = numberIn(settings, "rr.number.interact-tokens");
  if (outfit.tokens > limit)
    add(
      "too-many-tokens",
      id,
      `${id} has ${outfit.tokens} interact tokens; there are ${limit}.`,
      "rr.dare.interact-three-tokens",
    );
  const disguised = outfit.wears === "disguise";
  const inPlay = operator.fate === "in-play";
  if (inPlay && disguised && !operator.spotted && !outfit.blown && operator.crouched && state.section === "stealth")
    add(
      "crouched-in-disguise",
      id,
      `${id} is in disguise and not spotted, and cannot crouch.`,
      "rr.dare.disguise-no-crouch",
    );
  if (outfit.blown && readingIn(settings, "rr.open.dare-unspotted-again") !== "blown")
    add("blown", id, `The cover of ${id} is blown for good only by a reading.`, "rr.open.dare-unspotted-again");
  if (outfit.interacts !== null && outfit.garrotte !== null)
    add("two-holds", id, `${id} interacts and has somebody in her garrotte.`, "rr.dare.interact-holds-unit");
  if (!disguised && (outfit.interacts !== null || outfit.garrotte !== null))
    add("no-disguise", id, `${id} holds a unit, but does not wear the disguise.`, "rr.dare.interact-only-disguised");
  if (outfit.interacts !== null) interactionDefects(state, operator, outfit.interacts.unit, add);
  if (outfit.garrotte !== null) garrotteDefects(state, operator, outfit.garrotte.unit, add);
}

function interactionDefects(state: State, { id, at }: Operator, target: string, add: Add): void {
  const { grid } = terrainOf(state.board);
  const unit = state.units.find((other) => other.id === target);
  if (unit === undefined || unit.at === null || unit.token !== null || at === null || at >= grid.squares.length) {
    add(
      "no-partner",
      id,
      `${id} interacts with ${target}, which is not infantry on the board.`,
      "rr.dare.interact-target",
    );
    return;
  }
  if (unit.held !== "talking")
    add("not-held", target, `${id} interacts with ${target}, which is not held.`, "rr.dare.interact-holds-unit");
  if (unit.alert)
    add("alert-partner", target, `${target} is alert, so it cannot be in an interaction.`, "rr.dare.interact-target");
  const apart = distance(
    "orthogonal",
    columnOf(grid, unit.at) - columnOf(grid, at),
    rowOf(grid, unit.at) - rowOf(grid, at),
  );
  if (apart !== 1)
    add(
      "far-partner",
      id,
      `${id} on ${nameOf(grid, at)} is not orthogonally adjacent to ${target}.`,
      "rr.dare.interact-orthogonal",
    );
}

function garrotteDefects(state: State, { id, at }: Operator, target: string, add: Add): void {
  const { grid } = terrainOf(state.board);
  const unit = state.units.find((other) => other.id === target);
  if (unit === undefined || unit.at === null || unit.token !== null || at === null || at >= grid.squares.length) {
    add(
      "no-victim",
      id,
      `${id} has ${target} in her garrotte, which is not infantry on the board.`,
      "rr.dare.garrotte-ensnare",
    );
    return;
  }
  if (unit.held !== "ensnared")
    add("not-held", target, `${id} has ${target} in her garrotte, which is not held.`, "rr.dare.garrotte-ensnare");
  const { dx, dy } = ahead[opposite[unit.facing]];
  const behind = columnOf(grid, unit.at) + dx === columnOf(grid, at) && rowOf(grid, unit.at) + dy === rowOf(grid, at);
  if (!behind)
    add(
      "not-behind",
      id,
      `${id} has ${target} in her garrotte, but does not stand right behind it.`,
      "rr.dare.garrotte-assassination-only",
    );
}
