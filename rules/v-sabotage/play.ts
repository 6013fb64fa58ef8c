import { act, checkpoint, type GameResult } from "../kernel/index.ts";
import { isLegal, isWindow, legalActions, perform, requirementsOf, windowIsAsked } from "./actions/index.ts";
import { freshAp } from "./commandos.ts";
import { completeTerrains, openTerrains } from "./completing.ts";
import { endOfTurn, finish } from "./end-of-turn.ts";
import { reinforcementStep } from "./enemy/reinforcements.ts";
import { movementStep } from "./enemy/movement.ts";
import { shootingStep } from "./enemy/shooting.ts";
import { discardOldEvents, eventPhase } from "./event-phase.ts";
import { setUpPhase } from "./set-up-phase.ts";
import type { Commando, State } from "./state.ts";
import { phaseTitles } from "./phase-titles.ts";
import { type G, isCritical, players, record, type Rules, seatOf } from "./table.ts";

type Phase = State["phase"];

/**
 * What a phase begins with. Resuming at the checkpoint runs this again, so it must leave a state it has left already as
 * it is.
 */
function* begin(g: G, phase: Phase): Rules {
  g.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  record(g, {
    event: "phase-began",
    phase,
    turn: g.state.turn,
    cites: [phase === "event" || phase === "commando" || phase === "end" ? "vs.turn.phases" : "vs.enemy.steps"],
  });
}

/**
 * The whole game: event, commando, enemy and end-of-turn phase, until it is won or lost. vs.turn.phases,
 * vs.enemy.steps, vs.open.parallel-steps
 */
export function* play(g: G): Rules<GameResult> {
  for (;;) {
    if (g.state.result !== null) return g.state.result;
    switch (g.state.phase) {
      case "set-up":
        yield* begin(g, "set-up");
        yield* setUpPhase(g);
        g.state.phase = "event";
        break;
      case "event":
        yield* begin(g, "event");
        yield* newTurn(g);
        if (g.state.facts.includes("shortage")) {
          finish(g);
          g.state.phase = "end";
        } else {
          yield* eventPhase(g);
          commandoPhaseBegins(g);
        }
        break;
      case "commando":
        yield* commandoPhase(g);
        break;
      case "reinforcements":
        yield* begin(g, "reinforcements");
        yield* reinforcementStep(g);
        if (g.state.facts.includes("shortage")) finish(g);
        g.state.phase = "before-movement";
        break;
      case "movement":
        yield* begin(g, "movement");
        yield* movementStep(g);
        g.state.phase = "before-shooting";
        break;
      case "shooting":
        yield* begin(g, "shooting");
        yield* shootingStep(g);
        g.state.phase = "after-shooting";
        break;
      case "before-reinforcements":
      case "before-movement":
      case "before-shooting":
      case "after-shooting":
        yield* window(g, g.state.phase);
        break;
      case "end":
        yield* begin(g, "end");
        yield* endOfTurn(g);
        if (g.state.result === null) {
          g.state.turn++;
          g.state.phase = "event";
        }
        break;
    }
  }
}

/**
 * A new turn: last turn's event cards go, new terrains open, and what is done once a turn may be done again.
 * vs.event.discard, vs.complete.next, vs.bino.once
 */
function* newTurn(g: G): Rules {
  discardOldEvents(g);
  yield* openTerrains(g);
  const clear = (tokens: { used: string[] }[]): void => {
    for (const token of tokens) token.used = [];
  };
  for (const commando of g.state.commandos) {
    clear(commando.tokens);
    commando.spentSkills = commando.spentSkills.filter((mark) => !mark.startsWith("turn:"));
  }
  delete g.state.tally["close-combats"];
  clear(g.state.laid);
  for (const { nests } of g.state.terrains) clear(nests);
}

const isInGame = ({ status }: Commando): boolean => status === "in-play" || status === "outside";

/** Every commando has its action points: vs.ap.three, vs.health.lose-ap. */
function commandoPhaseBegins(g: G): void {
  for (const commando of g.state.commandos) {
    if (!isInGame(commando)) continue;
    Object.assign(commando, {
      ap: freshAp(g, commando),
      spent: 0,
      debt: 0,
      turn: isCritical(commando) ? "finished" : "to-act",
    } satisfies Partial<Commando>);
  }
  g.state.phase = "commando";
  record(g, { event: "phase-began", phase: "commando", turn: g.state.turn, cites: ["vs.turn.phases", "vs.ap.three"] });
}

/**
 * The commando phase: action after action, each a checkpoint, until all have finished; then terrains are completed.
 * vs.ap.order, vs.complete.when
 */
function* commandoPhase(g: G): Rules {
  const waiting = g.state.commandos.filter((commando) => isInGame(commando) && commando.turn !== "finished");
  if (waiting.length === 0) {
    completeTerrains(g);
    g.state.phase = "before-reinforcements";
    return;
  }
  const acting = waiting.find(({ turn }) => turn === "acting");
  const action = yield* act({
    seat: acting === undefined ? players : seatOf(acting),
    prompt: {
      id: "vs.decide.action",
      text: acting === undefined ? "Which commando acts, and how?" : `What does ${acting.id} do (${acting.ap} AP)?`,
      ...(acting && { piece: acting.id }),
    },
    requirements: (candidate) => requirementsOf(g, candidate),
    isLegal: (candidate) => isLegal(g, candidate),
    legal: () => legalActions(g),
  });
  yield* perform(g, action);
}

const after: Readonly<
  Record<"before-reinforcements" | "before-movement" | "before-shooting" | "after-shooting", Phase>
> = {
  "before-reinforcements": "reinforcements",
  "before-movement": "movement",
  "before-shooting": "shooting",
  "after-shooting": "end",
};

/**
 * A moment before or after a step of the enemy phase: 0 AP actions one after another, as long as the players want.
 * vs.ap.zero-between-steps
 */
function* window(g: G, phase: keyof typeof after): Rules {
  if (isWindow(phase) && windowIsAsked(g)) {
    const action = yield* act({
      seat: players,
      prompt: { id: "vs.decide.between-steps", text: "Does somebody take a 0 AP action?" },
      requirements: (candidate) => requirementsOf(g, candidate),
      isLegal: (candidate) => isLegal(g, candidate),
      legal: () => legalActions(g),
    });
    yield* perform(g, action);
    if (action.do !== "go-on") return;
  }
  g.state.phase = after[phase];
}
