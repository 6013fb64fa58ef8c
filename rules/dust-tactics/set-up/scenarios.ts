import { type Scenario, withPlaytests } from "../../kernel/index.ts";
import { type Battle, battles } from "../book/battles.ts";
import { trials } from "./trials.ts";
import { battlefieldText } from "../notation/index.ts";

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

/** The scenarios that are played as they are. dt.setup.scenario */
export const battleScenarios: readonly Scenario[] = withPlaytests(
  battles.map((battle) => ({ id: battle.id, title: battle.title, text: battle.text, board: boardOf(battle) })),
  trials,
);

/** A scenario that is rolled for when the game begins. dt.setup.scenario */
export const rolledFor: Scenario = {
  id: "rolled",
  title: "A battle rolled for",
  text: "One die says which of the other scenarios is played: ARMY Salt Road, TARGET The Weir, SHIELD Low Tide.",
  board: ["phase set-up", "rolls"].join("\n"),
};

/** Ready battles, original to this project. dt.setup.scenario */
export const scenarios: readonly Scenario[] = [...battleScenarios, rolledFor];
