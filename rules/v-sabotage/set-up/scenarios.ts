import { type Scenario, withPlaytests } from "../../kernel/index.ts";
import { operations } from "../book/operations.ts";
import { terrainTexts } from "../book/terrain-texts.ts";
import { trials } from "./trials.ts";

const quickGames: readonly Scenario[] = Object.entries(terrainTexts).map(([id, { title, text, expansion }]) => ({
  id,
  title,
  text: `A quick game on one terrain. ${text}`,
  board: `phase set-up\n${expansion === "resistance" ? "with resistance\n" : ""}ahead ${id}`,
}));

const operationScenarios: readonly Scenario[] = Object.entries(operations).map(
  ([id, { title, text, terrains: cards, box }]) => ({
    id,
    title: `Operation ${title}`,
    text: `An operation on ${cards.length} terrains. ${text}`,
    board: `phase set-up\noperation ${id}\n${box === "resistance" ? "with resistance\n" : ""}ahead ${cards.map(({ terrain, after }) => (after.length === 0 ? terrain : `${terrain} after ${after.join(" ")}`)).join(", ")}`,
  }),
);

/** Quick games on one terrain, and operations; all original. vs.setup.game-size */
export const scenarios: readonly Scenario[] = withPlaytests([...quickGames, ...operationScenarios], trials);
