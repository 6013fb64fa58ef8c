import { err, ok, type Result, type Scenario, type Settings, type SetUpOptions } from "../../kernel/index.ts";
import { choiceFault } from "../../kit/index.ts";
import { operations } from "../book/operations.ts";
import { tokenKinds } from "../book/tokens.ts";
import { parsePosition } from "../notation/index.ts";
import { printedSide, unequipped } from "../table/commandos.ts";
import { changeCount } from "../table/pools.ts";
import type { State } from "../table/state.ts";
import { commandosFor } from "./campaign.ts";
import { terrainCard } from "./terrain-cards.ts";
import { ownChoices } from "./choices.ts";

/**
 * Makes a scenario ready: difficulty, players, expansions and modes. Everything random is left to the set-up phase.
 * vs.setup.game-size, vs.setup.standard, vs.setup.veteran, vs.setup.multi-control
 */
export function setUp(scenario: Scenario, options: SetUpOptions, settings: Settings): Result<State> {
  const { difficulty = "standard", players = 1, choices: chosen = {} } = options;
  const parsed = parsePosition(scenario.board);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  state.difficulty = difficulty === "veteran" ? "veteran" : "standard";
  state.players = players;
  const defects = Object.entries(ownChoices).flatMap(([name, choice]) =>
    chosen[name] === undefined ? [] : choice.apply(state, chosen[name], settings),
  );
  const operation = state.operation === null ? undefined : operations[state.operation];
  const wantedCount = operation === undefined ? null : commandosFor(operation);
  if (
    wantedCount !== null &&
    !state.ghost.loneWolf &&
    state.commandos.length > 0 &&
    state.commandos.length !== wantedCount
  )
    defects.push(
      choiceFault("commandos", `The operation asks for ${wantedCount} commandos.`, "vs.setup.multi-control"),
    );
  if (defects.length > 0) return err(...defects);
  equipChosen(state);
  return ok(state);
}

/**
 * Commandos chosen beforehand have their starting equipment at once, unless something is short and the players have to
 * share it out. vs.setup.starting-equipment, vs.setup.equipment-shortfall
 */
function equipChosen(state: State): void {
  const { reserve } = state.equipment;
  const starting = state.commandos.flatMap(({ card, side }) => printedSide(card, side).start);
  const called = state.ahead
    .filter(({ after }) => after.length === 0)
    .flatMap(({ terrain }) => terrainCard(terrain).tokens.map(({ kind }) => kind));
  const isShort = tokenKinds.some(
    (kind) => [...starting, ...called].filter((needed) => needed === kind).length > (reserve[kind] ?? 0),
  );
  if (isShort) return;
  for (const commando of state.commandos) {
    commando.tokens = printedSide(commando.card, commando.side).start.map((kind) => ({ kind, used: [] }));
    for (const { kind } of commando.tokens) changeCount(reserve, kind, -1);
    commando.spentSkills = commando.spentSkills.filter((mark) => mark !== unequipped);
  }
}
