import { type Requirement, Requirements } from "../../kernel/index.ts";
import { appearNeeds, areOff, entering, entryNeeds } from "../arriving.ts";
import { actingNow, actorsOf, mayDeclare, nextPlanned, reactionNow, reactorsOf, unactivated } from "../activation.ts";
import type { Aim } from "../attack/aim.ts";
import { observedNeeds } from "../attack/observing.ts";
import { type Needs, volleysOf } from "../attack/orders.ts";
import type { Citation } from "../events.ts";
import { areAboard, awayNeeds, leaveNeeds, leaveObstacle, leaving, setOut } from "../carrying/leaving.ts";
import { mountNeeds } from "../carrying/mounting.ts";
import { pickUpNeeds } from "../carrying/picking-up.ts";
import { deployNeeds, embarksNeeds, fortifyNeeds } from "../deploying.ts";
import { holdBackNeeds } from "../holding-back.ts";
import { joinObstacle } from "../heroes.ts";
import { movedBy, needCoherent } from "../moving/ways.ts";
import { mayFight, reactNeeds, turnNeeds } from "../reacting.ts";
import { specialNeeds as needsOfSpecial } from "../specials/index.ts";
import { otherSide, type Planned } from "../state.ts";
import { type Ctx, reading } from "../table.ts";
import { shakenBy } from "../tokens.ts";
import { countRules, mayPass, toActivate } from "../turns.ts";
import { figuresOf, findUnit, isHero, unitNamed } from "../units.ts";
import { changeNeeds } from "./changing.ts";
import { declareNeeds } from "./declaring.ts";
import { barredNow } from "./impossible.ts";
import { mannerNow, moveNow } from "./manners.ts";
import type { Action, ActionOf } from "./schema.ts";

function activateNeeds(ctx: Ctx, req: Needs, action: ActionOf<"activate">): void {
  const { state } = ctx;
  const unit = findUnit(state, action.unit);
  if (
    !req.need(
      state.activation === null && state.next !== null,
      {
        met: "A unit is activated now.",
        unmet:
          state.activation === null
            ? "No unit is activated now."
            : `${state.activation.unit} is activated already and acts first.`,
      },
      "dt.turn.alternate",
    )
  )
    return;
  if (
    !req.need(
      unit !== undefined,
      { met: `There is a unit ${action.unit}.`, unmet: `There is no unit ${action.unit}.` },
      "dt.turn.first-player",
    ) ||
    unit === undefined
  )
    return;
  req.need(
    unit.side === state.next,
    {
      met: `${unit.id} belongs to the ${unit.side}, who activate a unit now.`,
      unmet: `${unit.id} belongs to the ${unit.side}, and it is for the ${state.next ?? "other side"} to activate a unit.`,
    },
    "dt.turn.alternate",
  );
  req.need(!unit.activated, unactivated(unit), "dt.turn.once");
  req.need(
    unit.where !== "gone",
    { met: `${unit.id} is still in the game.`, unmet: `${unit.id} is out of the game.` },
    "dt.turn.once",
  );
  const driven = unit.pilot ? findUnit(state, unit.carrier ?? "") : undefined;
  // from what it drives in reserve, or in the air, it cannot get out
  req.need(
    driven === undefined || (!driven.activated && leaveObstacle(ctx, unit, true) === null),
    {
      met: driven === undefined ? `${unit.id} is nobody's pilot.` : `${unit.id} may still get out of ${driven.id}.`,
      unmet: `${unit.id} is the pilot of ${unit.carrier ?? "a vehicle"} and is activated with it.`,
    },
    "dt.pilot.together",
    "dt.pilot.dismount",
  );
  if (action.hero === undefined) return;
  const hero = findUnit(state, action.hero);
  if (
    !req.need(
      hero !== undefined && isHero(hero),
      { met: `${action.hero} is a hero.`, unmet: `${action.hero} is no hero.` },
      "dt.hero.join-moment",
    ) ||
    hero === undefined
  )
    return;
  req.need(!hero.activated, unactivated(hero), "dt.hero.join-moment");
  const why = joinObstacle(ctx, hero, unit);
  if (why !== null) req.fail(why.text, ...why.cites, "dt.hero.join-one");
}

function passNeeds(ctx: Ctx, req: Needs, { side }: ActionOf<"pass">): void {
  const { state } = ctx;
  req.need(
    state.activation === null && state.next === side,
    { met: `It is for the ${side} to activate a unit.`, unmet: `It is not for the ${side} to activate a unit now.` },
    "dt.turn.alternate",
  );
  req.need(
    mayPass(state, side),
    {
      met: "It has fewer units to activate than the other side.",
      unmet: `It has ${toActivate(state, side).length} units to activate, the other side ${toActivate(state, otherSide(side)).length}.`,
    },
    ...countRules(state),
  );
}

/** Whether what is planned next is to be done by a unit now. */
function needPlanned(ctx: Ctx, req: Needs, unit: string, kinds: readonly Planned[], rule: Citation): boolean {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  if (reaction?.may === "free-move" && kinds.includes("free-move"))
    return req.need(
      reaction.unit === unit,
      {
        met: `${reaction.unit} makes its free MOVE now.`,
        unmet: `${reaction.unit} makes its free MOVE now, not ${unit}.`,
      },
      rule,
      "dt.skill.move-and-fire",
    );
  const acts = activation?.unit === unit && activation.plan !== null;
  if (!acts || activation === null) return req.fail(`${unit} has not declared it.`, rule, "dt.act.declare-all");
  if (reaction !== null || activation.window === "open")
    return req.fail("First the other side reacts, or holds.", rule, "dt.react.window");
  const barred = barredNow(ctx);
  if (barred !== null)
    return req.fail(`${unit} does not: ${barred.text}.`, "dt.open.declared-impossible", ...barred.cites);
  const planned = nextPlanned(activation);
  const next = planned === null ? "nothing more" : written(planned);
  return req.need(
    planned !== null && kinds.includes(planned),
    {
      met: `${unit} has declared it and does it now.`,
      unmet: `${unit} has declared something else: next it does ${next}.`,
    },
    rule,
    "dt.act.declare-all",
  );
}

/** A planned action in words. */
const written = (planned: Planned): string => planned.replaceAll("-", " ");

function moveNeeds(ctx: Ctx, req: Needs, action: ActionOf<"move">): void {
  const stimulated = ["move", "march", "free-move"] as const;
  if (!needPlanned(ctx, req, action.unit, stimulated, "dt.act.move")) return;
  const move = moveNow(ctx);
  if (move === null) return;
  req.need(
    action.to === undefined || action.ways === undefined,
    {
      met: "Either the place for the leader is given, or the way of everybody.",
      unmet: "Both a place for the leader and ways are given: give one or the other.",
    },
    "dt.move.distance",
  );
  const together = actingNow(ctx);
  if (action.picks !== undefined) pickUpNeeds(ctx, req, together, action.picks);
  if (areAboard(together)) {
    // nobody gets out of one thing and into another in an activation: dt.pilot.not-both
    req.need(
      action.mount === undefined,
      {
        met: `${action.unit} gets out.`,
        unmet: `${action.unit} is aboard and gets out: it cannot get into ${action.mount ?? "anything"} in the same move.`,
      },
      "dt.pilot.not-both",
      "dt.carry.no-move",
    );
    req.idle("from", action.from, `${action.unit} gets out of what carries it.`, "dt.carry.dismount");
    if (!leaveNeeds(ctx, req, together, action)) return;
    const outside = leaving(ctx, together, action);
    const carried = together.filter(({ where }) => where === "aboard");
    const moved = movedBy(outside.g, req, outside.together, action, setOut(ctx, together, move));
    const room = moved === null || moved.walks.length === figuresOf(together).length;
    req.need(
      room,
      { met: "There is room outside for everybody.", unmet: "There is not enough room outside for everybody." },
      "dt.carry.dismount",
    );
    if (moved !== null) awayNeeds(ctx, req, carried, moved.walks);
    return;
  }
  if (action.mount !== undefined) {
    const alighted = reactionNow(ctx) === null && ctx.state.activation?.alighted === true;
    req.need(
      !alighted,
      {
        met: `${action.unit} has not got out in this activation.`,
        unmet: `${action.unit} has got out in this activation and cannot get in anywhere.`,
      },
      "dt.pilot.not-both",
    );
    for (const field of ["from", "facing"] as const)
      req.idle(
        field,
        action[field],
        `Everybody goes into contact with ${action.mount} by the shortest way.`,
        "dt.carry.mount",
      );
    mountNeeds(ctx, req, together, action, move);
    return;
  }
  if (!areOff(together)) {
    req.need(
      action.from === undefined,
      { met: "No place of entry is given.", unmet: `${action.unit} is already on the table and does not enter it.` },
      "dt.reserve.enter",
    );
    movedBy(ctx, req, together, action, move);
    return;
  }
  const from = entryNeeds(ctx, req, action);
  if (from === null) return;
  const there = entering(ctx, together, from);
  movedBy(there.g, req, there.together, action, move);
}

function attackNeeds(ctx: Ctx, req: Needs, action: ActionOf<"attack">, aim?: Aim): void {
  const reaction = reactionNow(ctx);
  const actors = reaction === null ? actorsOf(ctx) : reactorsOf(ctx);
  const manner = mannerNow(ctx);
  const reacts = reaction?.unit === action.unit;
  if (reaction !== null) {
    if (
      !req.need(
        reacts,
        { met: `${reaction.unit} reacts now.`, unmet: `${reaction.unit} reacts now, not ${action.unit}.` },
        "dt.react.target",
      )
    )
      return;
  } else if (!needPlanned(ctx, req, action.unit, ["attack", "sustained", "free-attack"], "dt.act.attack")) return;
  if (manner === null) {
    req.need(
      reaction === null,
      { met: `${action.unit} has still to attack.`, unmet: `${action.unit} has already attacked, or may only turn.` },
      "dt.react.one-army",
    );
    return;
  }
  for (const unit of actors) {
    const why = shakenBy(unit);
    if (why !== null && !(reacts && mayFight(unit)))
      req.fail(
        `${unit.id} is ${why === "dt.supp.cannot-fight" ? "suppressed" : "stunned"} and cannot fight.`,
        why,
        "dt.open.suppressed-reactive",
      );
  }
  for (const skill of action.skills ?? []) {
    const cites = [skill === "lucky" ? "dt.skill.lucky" : "dt.skill.fighting-spirit", "dt.skill.declare"] as const;
    if (
      req.need(
        reacts,
        {
          met: `${skill} is declared with the reaction.`,
          unmet: `${skill} is declared with the plan, not with the attack.`,
        },
        "dt.skill.declare",
      )
    )
      req.need(
        mayDeclare(actors, skill),
        {
          met: `${action.unit} can use ${skill}.`,
          unmet: `${action.unit} does not have ${skill}, or has already used it.`,
        },
        ...cites,
        "dt.skill.not-twice",
      );
  }
  if (action.through !== undefined) return observedNeeds(ctx, req, action, actors, manner, aim);
  volleysOf(ctx, req, actors, action.shots, manner, aim);
}

function specialNeeds(ctx: Ctx, req: Needs, action: ActionOf<"special">): void {
  if (needPlanned(ctx, req, action.unit, [action.action], "dt.act.special"))
    needsOfSpecial(ctx, req, actorsOf(ctx), action);
}

function skipNeeds(ctx: Ctx, req: Needs, { unit }: ActionOf<"skip">): void {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  const acts = reaction === null ? activation?.unit === unit && activation.window !== "open" : reaction.unit === unit;
  const waits = activation !== null && (activation.plan !== null || activation.appears !== null);
  req.need(
    acts && waits,
    { met: `${unit} acts now.`, unmet: acts ? `${unit} has nothing left to leave out.` : `${unit} does not act now.` },
    "dt.act.nothing",
    "dt.open.declared-impossible",
  );
  // whoever was scattered in the middle of a march does not stay so, unless terrain holds some of them
  const scattered = reading(ctx, "dt.open.march-midpoint") === "no-coherency" && reaction === null;
  if (scattered && activation !== null && activation.half !== null && activation.halted.length === 0)
    needCoherent(ctx, req, actorsOf(ctx), new Map());
}

function holdNeeds(ctx: Ctx, req: Needs, { side }: ActionOf<"hold">): void {
  const { activation } = ctx.state;
  const open = activation?.window === "open" && otherSide(unitNamed(ctx.state, activation.unit).side) === side;
  req.need(
    open,
    { met: `The ${side} may react now.`, unmet: `There is nothing for the ${side} to react to now.` },
    "dt.react.optional",
  );
}

/** Whether whoever acts has declared its actions. dt.act.declare-all */
const hasDeclared = ({ state: { activation } }: Ctx): boolean => activation !== null && activation.plan !== null;

function examine(ctx: Ctx, req: Needs, action: Action, aim?: Aim): void {
  switch (action.do) {
    case "activate":
      return activateNeeds(ctx, req, action);
    case "pass":
      return passNeeds(ctx, req, action);
    case "declare":
      return hasDeclared(ctx) ? changeNeeds(ctx, req, action) : declareNeeds(ctx, req, action);
    case "move":
      return moveNeeds(ctx, req, action);
    case "attack":
      return attackNeeds(ctx, req, action, aim);
    case "appear":
      return appearNeeds(ctx, req, action);
    case "deploy":
      return deployNeeds(ctx, req, action);
    case "embark":
      return embarksNeeds(ctx, req, action);
    case "hold-back":
      return holdBackNeeds(ctx, req, action);
    case "fortify":
      return fortifyNeeds(ctx, req, action);
    case "turn":
      return turnNeeds(ctx, req, action);
    case "skip":
      return skipNeeds(ctx, req, action);
    case "react":
      return reactNeeds(ctx, req, action);
    case "hold":
      return holdNeeds(ctx, req, action);
    case "special":
      return specialNeeds(ctx, req, action);
  }
}

/** All requirements of an action, met and unmet. */
export function requirementsOf(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  if (!req.need(ctx.state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "dt.end.winner"))
    return req.all;
  examine(ctx, req, action);
  return req.all;
}

/** Whether an action is legal, without the words; an aim that is handed in keeps what it works out. */
export function isLegal(ctx: Ctx, action: Action, aim?: Aim): boolean {
  const req = new Requirements<Citation>(true);
  examine(ctx, req, action, aim);
  return ctx.state.result === null && req.holding;
}
