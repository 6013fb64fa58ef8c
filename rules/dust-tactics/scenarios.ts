import {
  type Defect,
  type Read,
  read,
  type Scenario,
  type SetUpChoice,
  type SetUpOptions,
  unread,
} from "../kernel/index.ts";
import { type CardId, cardIds, cardNamed } from "./data/cards.ts";
import { type ForceId, forceDefects, forceIds, forces, pointsOf } from "./data/forces.ts";
import { type Battle, battles } from "./data/scenarios.ts";
import { sidePlan } from "./arriving.ts";
import { carriedBy, newUnit } from "./forming.ts";
import { battlefieldText } from "./notation/battlefield.ts";
import { parsePosition } from "./notation/parse.ts";
import type { Side, State, Unit } from "./state.ts";
import { isCardId } from "./units.ts";

/** The table of a scenario as text: the units come with the lists of the two sides. dt.setup.scenario */
const boardOf = (battle: Battle): string => {
  const { id, turns, points, sides } = battle;
  return [
    `scenario ${id}`,
    `limit ${points[1]}`,
    sides.north.meeting && sides.south.meeting ? "phase initiative" : "phase set-up",
    `turn 1 of ${turns}`,
    ...battlefieldText(battle),
  ].join("\n");
};

export const scenarios: readonly Scenario[] = battles.map((battle) => ({
  id: battle.id,
  title: battle.title,
  text: battle.text,
  board: boardOf(battle),
}));

/** The ready lists that sides have where nothing else is chosen, by the AP limit. */
const usual = (side: Side, limit: number): ForceId =>
  side === "north" ? (limit > 100 ? "vael-125" : "vael-100") : limit > 100 ? "harrow-125" : "harrow-100";

const isForce = (id: string): id is ForceId => forceIds.some((one) => one === id);

/** The most cards of a list. */
const mostCards = 30;

/** A card by its id or by its name, whatever its capitals. */
const cardCalled = (word: string): CardId | null =>
  isCardId(word) ? word : (cardIds.find((id) => cardNamed(id).name.toLowerCase() === word.toLowerCase()) ?? null);

/** What stands before a card of which there are several: "2 h.line", "2 × h.line", "2x Line Section". */
const several = /^(\d{1,2})\s*[x×]?\s+(.+)$/;

/**
 * The cards of a ready list, or of a list as text: cards by their ids or names behind each other on lines or with
 * commas, ids with blanks alone as well; a number says how many. What stands behind a # is left out. dt.setup.ap-limit
 */
function cardsOf(choice: string, path: string): Read<readonly CardId[]> {
  const whole = choice.trim();
  if (isForce(whole)) return read(forces[whole].cards);
  const found: CardId[] = [];
  const lines = whole.split(/\r?\n/).map((line) => line.replace(/#.*$/, ""));
  for (const item of lines.flatMap((line) => line.split(/[,;]/)).map((one) => one.trim())) {
    if (item === "") continue;
    const [, count = "1", name = item] = several.exec(item) ?? [];
    const card = cardCalled(name);
    const cards = card === null ? name.split(/\s+/).map((word) => (isCardId(word) ? word : null)) : [card];
    const known = cards.filter((one) => one !== null);
    if (known.length < cards.length)
      return unread({
        code: "unknown-force",
        path,
        message: `"${item.slice(0, 80)}" is neither a ready list (${forceIds.join(", ")}) nor unit cards.`,
      });
    for (let n = 0; n < Number(count); n++) found.push(...known);
    if (found.length > mostCards)
      return unread({ code: "too-many-cards", path, message: `A list has at most ${mostCards} cards.` });
  }
  return read(found);
}

/** A list as text, one line for each card, with its AP. */
export const listText = (chosen: readonly CardId[]): string =>
  [...new Set(chosen)]
    .map((id) => {
      const count = chosen.filter((one) => one === id).length;
      return `${count > 1 ? `${count} ` : ""}${id} # ${cardNamed(id).name}, ${count * cardNamed(id).ap} AP`;
    })
    .join("\n");

const forceChoice = (side: Side): SetUpChoice => ({
  name: side,
  text: `the army of the ${side}`,
  values: forceIds.map((id) => ({ id, text: `${forces[id].name}: ${pointsOf(forces[id].cards)} AP` })),
  free: `unit cards, e.g. "2 h.line, h.staff, h.mortar, h.bastion"`,
});

/** What may be chosen when a battle is set up. dt.setup.ap-limit */
export const choices: readonly SetUpChoice[] = [
  forceChoice("south"),
  forceChoice("north"),
  {
    name: "limit",
    text: "the AP limit",
    values: [],
    free: "a whole number from 1 to 500",
  },
];

/** The units of a side before the game: off the table, to come on when they activate. dt.meet.off-table, dt.skill.spy */
function unitsOf(side: Side, cards: readonly CardId[], meets: boolean): readonly Unit[] {
  const fielded = cards.filter((card) => cardNamed(card).kind !== "commissar");
  const wardens = cards.length - fielded.length;
  const units = fielded.map((card, i): Unit => {
    const unit = newUnit(`${side.slice(0, 1)}${i + 1}`, card, side, [], side === "north" ? 180 : 0);
    const spies = cardNamed(card).skills.includes("spy");
    return { ...unit, where: "off", waits: spies ? "spy" : meets ? "arrival" : "deployment" };
  });
  // each commissar is with a squad all game, the first ones of the list: dt.skill.commissar
  const squads = units.filter((unit) => cardNamed(unit.card).kind === "squad");
  for (const squad of squads.slice(0, wardens)) {
    const warden = carriedBy({ weapons: ["pistol", "blade"], role: null });
    squad.miniatures.push({ id: `${squad.id}-c`, at: { x: 0, y: 0 }, floor: 0, ...warden, commissar: true });
  }
  return units;
}

/** What keeps a list from being fielded in a meeting engagement. dt.fort.unit-start, dt.skill.strongpoint */
function fieldDefects(side: Side, cards: readonly CardId[]): readonly Defect[] {
  const path = `/options/choices/${side}`;
  const tied = cards.filter((card) => cardNamed(card).skills.includes("strongpoint"));
  return tied.map((card) => ({
    code: "strongpoint",
    path,
    message: `${cardNamed(card).name} is fielded in a strongpoint; there is none here.`,
    cites: ["dt.fort.unit-start", "dt.skill.strongpoint"],
  }));
}

/** A scenario with two lists, checked against the AP limit of both. dt.setup.ap-limit, dt.setup.ap-suggested */
export function setUp(scenario: Scenario, { choices: chosen = {} }: SetUpOptions): Read<State> {
  const unknown = Object.keys(chosen).find((name) => !choices.some((one) => one.name === name));
  if (unknown !== undefined)
    return unread({
      code: "unknown-choice",
      path: `/options/choices/${unknown}`,
      message: `There is no choice "${unknown}"; expected some of: ${choices.map(({ name }) => name).join(", ")}.`,
    });
  const parsed = parsePosition(scenario.board);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  const limit = Number(chosen["limit"] ?? state.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    return unread({
      code: "bad-limit",
      path: "/options/choices/limit",
      message: "An AP limit is a whole number from 1 to 500.",
    });
  const units: Unit[] = [];
  for (const side of ["south", "north"] as const) {
    const path = `/options/choices/${side}`;
    const cards = cardsOf(chosen[side] ?? usual(side, limit), path);
    if (!cards.ok) return cards;
    const faults = forceDefects(cards.value, limit).map(({ code, message, cites }): Defect => ({
      code,
      path,
      message,
      cites,
    }));
    const all = [...faults, ...fieldDefects(side, cards.value)];
    if (all.length > 0) return unread(...all);
    units.push(...unitsOf(side, cards.value, sidePlan(state, side)?.meeting === true));
  }
  return read({ ...state, limit, units });
}
