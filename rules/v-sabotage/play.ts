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
import { type Ctx, isCritical, players, record, type Rules, seatOf } from "./table.ts";

type Phase = State["phase"];

/**
 * What a phase begins with. Resuming at the checkpoint runs this again, so it must leave a state it has left already as
 * it is.
 */
function* begin(ctx: Ctx, phase: Phase): Rules {
  ctx.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  record(ctx, {
    event: "phase-began",
    phase,
    turn: ctx.state.turn,
    cites: [phase === "event" || phase === "commando" || phase === "end" ? "vs.turn.phases" : "vs.enemy.steps"],
  });
}

/**
 * The whole game: event, commando, enemy and end-of-turn phase, until it is won or lost. vs.turn.phases,
 * vs.enemy.steps, vs.open.parallel-steps
 */
export function* play(ctx: Ctx): Rules<GameResult> {
  for (;;) {
    if (ctx.state.result !== null) return ctx.state.result;
    switch (ctx.state.phase) {
      case "set-up":
        yield* begin(ctx, "set-up");
        yield* setUpPhase(ctx);
        ctx.state.phase = "event";
        break;
      case "event":
        yield* begin(ctx, "event");
        yield* newTurn(ctx);
        if (ctx.state.facts.includes("shortage")) {
          finish(ctx);
          ctx.state.phase = "end";
        } else {
          yield* eventPhase(ctx);
          commandoPhaseBegins(ctx);
        }
        break;
      case "commando":
        yield* commandoPhase(ctx);
        break;
      case "reinforcements":
        yield* begin(ctx, "reinforcements");
        yield* reinforcementStep(ctx);
        if (ctx.state.facts.includes("shortage")) finish(ctx);
        ctx.state.phase = "before-movement";
        break;
      case "movement":
        yield* begin(ctx, "movement");
        yield* movementStep(ctx);
        ctx.state.phase = "before-shooting";
        break;
      case "shooting":
        yield* begin(ctx, "shooting");
        yield* shootingStep(ctx);
        ctx.state.phase = "after-shooting";
        break;
      case "before-reinforcements":
      case "before-movement":
      case "before-shooting":
      case "after-shooting":
        yield* window(ctx, ctx.state.phase);
        break;
      case "end":
        yield* begin(ctx, "end");
        yield* endOfTurn(ctx);
        if (ctx.state.result === null) {
          ctx.state.turn++;
          ctx.state.phase = "event";
        }
        break;
    }
  }
}

/**
 * A new turn: last turn's event cards go, new terrains open, and what is done once a turn may be done again.
 * vs.event.discard, vs.complete.next, vs.bino.once
 */
function* newTurn(ctx: Ctx): Rules {
  discardOldEvents(ctx);
  yield* openTerrains(ctx);
  const clear = (tokens: { used: string[] }[]): void => {
    for (const token of tokens) token.used = [];
  };
  for (const commando of ctx.state.commandos) {
    clear(commando.tokens);
    commando.spentSkills = commando.spentSkills.filter((mark) => !mark.startsWith("turn:"));
  }
  delete ctx.state.tally["close-combats"];
  clear(ctx.state.laid);
  for (const { nests } of ctx.state.terrains) clear(nests);
}

const isInGame = ({ status }: Commando): boolean => status === "in-play" || status === "outside";

/** Every commando has its action points: vs.ap.three, vs.health.lose-ap. */
function commandoPhaseBegins(ctx: Ctx): void {
  for (const commando of ctx.state.commandos) {
    if (!isInGame(commando)) continue;
    Object.assign(commando, {
      ap: freshAp(ctx, commando),
      spent: 0,
      debt: 0,
      turn: isCritical(commando) ? "finished" : "to-act",
    } satisfies Partial<Commando>);
  }
  ctx.state.phase = "commando";
  record(ctx, {
    event: "phase-began",
    phase: "commando",
    turn: ctx.state.turn,
    cites: ["vs.turn.phases", "vs.ap.three"],
  });
}

/**
 * The commando phase: action after action, each a checkpoint, until all have finished; then terrains are completed.
 * vs.ap.order, vs.complete.when
 */
function* commandoPhase(ctx: Ctx): Rules {
  const waiting = ctx.state.commandos.filter((commando) => isInGame(commando) && commando.turn !== "finished");
  if (waiting.length === 0) {
    completeTerrains(ctx);
    ctx.state.phase = "before-reinforcements";
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
    requirements: (candidate) => requirementsOf(ctx, candidate),
    isLegal: (candidate) => isLegal(ctx, candidate),
    legal: () => legalActions(ctx),
  });
  yield* perform(ctx, action);
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
function* window(ctx: Ctx, phase: keyof typeof after): Rules {
  if (isWindow(phase) && windowIsAsked(ctx)) {
    const action = yield* act({
      seat: players,
      prompt: { id: "vs.decide.between-steps", text: "Does somebody take a 0 AP action?" },
      requirements: (candidate) => requirementsOf(ctx, candidate),
      isLegal: (candidate) => isLegal(ctx, candidate),
      legal: () => legalActions(ctx),
    });
    yield* perform(ctx, action);
    if (action.do !== "go-on") return;
  }
  ctx.state.phase = after[phase];
}
