import { type Defect, type Read, read, type Scenario, type SetUpOptions, unread } from "../kernel/index.ts";
import { type CardId, cardNamed } from "./data/cards.ts";
import { type ForceId, forceDefects, forceIds, forces } from "./data/forces.ts";
import { type Battle, battles, type TerrainItem } from "./data/scenarios.ts";
import { newUnit } from "./forming.ts";
import { parsePosition } from "./notation/parse.ts";
import type { Side, State, Unit } from "./state.ts";
import { isCardId } from "./units.ts";

const corners = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `${x},${y}`).join(" ");

function terrainLine({ id, kind, corners: shape, height, floors, doors, windows }: TerrainItem): string {
  const parts = [`terrain ${id} ${kind} ${corners(shape)}`, `height ${height}`];
  if (floors !== undefined) parts.push(`floors ${floors}`);
  if (doors !== undefined) parts.push(`doors ${corners(doors)}`);
  if (windows !== undefined) parts.push(`windows ${windows.join(" ")}`);
  return parts.join(", ");
}

/** The table of a scenario as text: the units come with the lists of the two sides. dt.setup.scenario */
const boardOf = ({ id, turns, terrain, objectives, points }: Battle): string =>
  [
    `scenario ${id}`,
    `limit ${points[1]}`,
    "phase initiative",
    `turn 1 of ${turns}`,
    ...terrain.map(terrainLine),
    ...objectives.map(({ id: name, name: words, at: [x, y] }) => `objective ${name} at ${x},${y} "${words}"`),
  ].join("\n");

/** Scenarios of which the set-up is played whole: all units come on from their edge. */
const isWhole = ({ sides }: Battle): boolean => sides.north.meeting && sides.south.meeting;

export const scenarios: readonly Scenario[] = battles.filter(isWhole).map((battle) => ({
  id: battle.id,
  title: battle.title,
  text: battle.text,
  board: boardOf(battle),
}));

/** The ready lists that sides have where nothing else is chosen. */
const usual: Readonly<Record<Side, ForceId>> = { north: "vael-100", south: "harrow-100" };

const isForce = (id: string): id is ForceId => forceIds.some((one) => one === id);

/** The cards of a ready list, or of a list of cards with blanks between them. */
function cardsOf(choice: string, path: string): Read<readonly CardId[]> {
  if (isForce(choice)) return read(forces[choice].cards);
  const words = choice.split(/\s+/).filter((word) => word !== "");
  const unknown = words.find((word) => !isCardId(word));
  if (unknown !== undefined)
    return unread({
      code: "unknown-force",
      path,
      message: `"${unknown}" is neither a ready list (${forceIds.join(", ")}) nor a unit card.`,
    });
  return read(words.filter(isCardId).slice(0, 30));
}

/** The units of a side before the game: off the table, to come on when they activate. dt.meet.off-table, dt.skill.spy */
function unitsOf(side: Side, cards: readonly CardId[]): readonly Unit[] {
  return cards.map((card, i) => {
    const unit = newUnit(`${side.slice(0, 1)}${i + 1}`, card, side, [], side === "north" ? 180 : 0);
    const spies = cardNamed(card).skills.includes("spy");
    return { ...unit, where: "off", waits: spies ? "spy" : "arrival" };
  });
}

/** What keeps a list from being fielded in a meeting engagement. dt.fort.unit-start, dt.skill.strongpoint */
function fieldDefects(side: Side, cards: readonly CardId[]): readonly Defect[] {
  const path = `/options/choices/${side}`;
  const tied = cards.filter((card) => cardNamed(card).skills.includes("strongpoint"));
  const warden = cards.filter((card) => cardNamed(card).kind === "commissar");
  return [
    ...tied.map((card) => ({
      code: "strongpoint",
      path,
      message: `${cardNamed(card).name} is fielded in a strongpoint; there is none here.`,
      cites: ["dt.fort.unit-start", "dt.skill.strongpoint"],
    })),
    ...warden.map((card) => ({
      code: "commissar",
      path,
      message: `${cardNamed(card).name} is attached to a squad; that is written in a position.`,
      cites: ["dt.skill.commissar"],
    })),
  ];
}

/** A scenario with two lists, checked against the AP limit of both. dt.setup.ap-limit, dt.setup.ap-suggested */
export function setUp(scenario: Scenario, { choices = {} }: SetUpOptions): Read<State> {
  const parsed = parsePosition(scenario.board);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  const limit = Number(choices["limit"] ?? state.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    return unread({
      code: "bad-limit",
      path: "/options/choices/limit",
      message: "An AP limit is a whole number from 1 to 500.",
    });
  const units: Unit[] = [];
  for (const side of ["south", "north"] as const) {
    const path = `/options/choices/${side}`;
    const cards = cardsOf(choices[side] ?? usual[side], path);
    if (!cards.ok) return cards;
    const faults = forceDefects(cards.value, limit).map(({ code, message, cites }): Defect => ({
      code,
      path,
      message,
      cites,
    }));
    const all = [...faults, ...fieldDefects(side, cards.value)];
    if (all.length > 0) return unread(...all);
    units.push(...unitsOf(side, cards.value));
  }
  return read({ ...state, limit, units });
}
