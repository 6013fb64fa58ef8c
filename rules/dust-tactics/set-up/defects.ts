import { measured } from "../../geometry/index.ts";
import type { Defect, Settings } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { shrunk, standAt } from "../table/bodies.ts";
import { carryDefects } from "../table/carried.ts";
import { crossesOf } from "../book/cards.ts";
import { drawnDefects } from "./set-up.ts";
import type { State, Unit } from "../table/state.ts";
import { cardOf, unitNamed, isAircraft, isHero, isInfantry, onTable } from "../table/units.ts";

const defect = (code: string, path: string, message: string, ...cites: readonly Citation[]): Defect => ({
  code,
  path,
  message,
  ...(cites.length > 0 && { cites }),
});

/** Shapes that are none, objectives off the table, names given twice. */
function* tableDefects(state: State): Generator<Defect> {
  const names = new Set<string>();
  const all = [
    ...state.terrain.map(({ id }) => id),
    ...state.objectives.map(({ id }) => id),
    ...state.units.map(({ id }) => id),
    ...state.units.flatMap(({ id, miniatures }) =>
      miniatures.flatMap((miniature) => (miniature.id === id ? [] : [miniature.id])),
    ),
  ];
  for (const name of all) {
    if (names.has(name)) yield defect("named-twice", name, `Two things are called ${name}.`);
    names.add(name);
  }
  const inAll = state.terrain.reduce((sum, { corners }) => sum + corners.length, 0);
  if (inAll > measured.MOST_CORNERS_IN_ALL)
    return yield defect(
      "too-many-corners",
      "terrain",
      `All terrain together has at most ${measured.MOST_CORNERS_IN_ALL} corners; this has ${inAll}.`,
    );
  for (const { id, corners } of state.terrain) {
    for (const { code, message } of measured.shapeDefects(corners, state)) {
      if (code !== "off-the-table") yield defect(code, id, `${id}: ${message}`);
    }
  }
  for (const { id, at } of state.objectives)
    if (at.x > state.width || at.y > state.height) yield defect("off-the-table", id, `${id} lies off the table.`);
}

/** A unit that is not what its card can be. */
function* unitDefects(state: State, unit: Unit): Generator<Defect> {
  const { id, damage, where, miniatures } = unit;
  const card = cardOf(unit);
  const crosses = crossesOf(card);
  if (crosses !== null && where !== "gone" && damage >= crosses)
    yield defect("too-much-damage", id, `${id} has ${crosses} crosses; it would be eliminated.`, "dt.dmg.eliminated");
  if (crosses === null && damage > 0) yield defect("no-crosses", id, `A squad has no damage track.`, "dt.dmg.squad");
  if (where !== "gone" && miniatures.length === 0) yield defect("nobody-left", id, `${id} has no miniatures.`);
  if (
    isHero(unit) &&
    state.units.some((other) => other !== unit && other.card === unit.card && other.side === unit.side)
  )
    yield defect("hero-twice", id, `${card.name} is in a force once.`, "dt.hero.unique");
  if (where === "aboard" && unitNamed(state, unit.carrier ?? "") === undefined)
    yield defect("unknown-piece", id, `${id} is not aboard anything.`);
  if (where !== "table") return;
  for (const miniature of miniatures) {
    const { x, y } = miniature.at;
    if (x > state.width || y > state.height)
      yield defect("off-the-table", miniature.id, `${miniature.id} is off the table.`);
  }
}

/** Bases and hulls that lie on each other; those that touch do not. dt.move.no-overlap */
function* overlaps(state: State): Generator<Defect> {
  const placed = onTable(state).flatMap((unit) =>
    unit.miniatures.map((miniature) => ({ unit, miniature, body: standAt(unit, miniature.at) })),
  );
  for (const [i, one] of placed.entries()) {
    for (const other of placed.slice(i + 1)) {
      if (one.miniature.floor !== other.miniature.floor) continue;
      if (isAircraft(one.unit) !== isAircraft(other.unit) && !isInfantry(one.unit) && !isInfantry(other.unit)) continue;
      if (!measured.isWithin(measured.gapBetween(shrunk(one.body), shrunk(other.body)), 0)) continue;
      yield defect(
        "bases-overlap",
        one.miniature.id,
        `${one.miniature.id} and ${other.miniature.id} overlap.`,
        "dt.move.no-overlap",
      );
    }
  }
}

/** Why a set-up is impossible by the rules; empty when it is a position. */
export function defectsOf(state: State, settings: Settings): readonly Defect[] {
  const defects = [...tableDefects(state), ...state.units.flatMap((unit) => [...unitDefects(state, unit)])];
  for (const { unit, text, cites } of carryDefects(state, settings))
    defects.push(defect("cannot-be-carried", unit, text, ...cites));
  if (state.drawn !== null) defects.push(...drawnDefects(state.drawn, settings));
  if (defects.length > 0) return defects;
  const { activation, reaction } = state;
  const names = [activation?.unit, activation?.hero, reaction?.unit, reaction?.hero];
  for (const name of names)
    if (typeof name === "string" && unitNamed(state, name) === undefined)
      defects.push(defect("unknown-piece", name, `There is no unit ${name}.`));
  if (reaction !== null && activation === null)
    defects.push(
      defect(
        "no-activation",
        reaction.unit,
        "No unit is activated, so there is nothing to react to.",
        "dt.react.target",
      ),
    );
  defects.push(...overlaps(state));
  return defects.slice(0, 20);
}
