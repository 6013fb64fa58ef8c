import { citeIf, counted } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  areOff,
  hasAttribute,
  hasSkill,
  hasToken,
  isAircraft,
  isIdle,
  movesFirst,
  type CombinedUnit,
} from "../table/units.ts";
import { requireAbandonedPlan, requireAboardPlan } from "../carrying/index.ts";
import {
  declaresFirst,
  costsOf,
  isFree,
  isMarch,
  planCost,
  activationOf,
  actorsOf,
  mayDeclare,
  reserveDice,
} from "../activation/index.ts";
import { type Req, type Ctx, type Need, need, number, reading } from "../table/context.ts";
import { isSpecial, planObstacle } from "../specials/index.ts";
import type { Activation, DeclaredSkill, Planned, Unit } from "../table/state.ts";
import { specialInWords } from "../table/events.ts";
import { shakenBy } from "../table/tokens.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { hasAttack } from "./plans.ts";
import { isFirstMeeting } from "../table/battle-plan.ts";

/** Whether a plan has an action twice, or twice in a row. dt.open.split-moves */
function tooOften(ctx: Ctx, plan: readonly Planned[], action: "move" | "attack"): boolean {
  if (reading(ctx, "dt.open.split-moves") === "not-in-a-row")
    return plan.some((planned, i) => planned === action && plan[i - 1] === action);
  return plan.filter((planned) => planned === action).length > 1;
}

/** What units that act together are called: by the first of them. */
const nameOf = ([unit]: CombinedUnit): string => unit?.id ?? "The unit";

/** What a special action needs, whatever it is aimed at. dt.act.special */
function specialNeed(ctx: Ctx, together: CombinedUnit, planned: Planned): Need {
  const why = isSpecial(planned) ? planObstacle(ctx, together, planned) : null;
  const met = `${nameOf(together)} can take ${specialInWords(planned)}.`;
  return need(why === null, met, why?.text ?? "", ...(why?.cites ?? (["dt.act.special"] as const)));
}

/** What a free action of a skill follows. dt.skill.at-the-double, dt.skill.charge, dt.skill.move-and-fire, dt.veh.naval-attack */
function freeNeed(activation: Activation, together: CombinedUnit, plan: readonly Planned[], at: number): Need {
  const [unit] = together;
  const before = plan[at - 1];
  const marched = isMarch(before, activation);
  const has = (skill: Parameters<typeof hasSkill>[1]): boolean => unit !== undefined && hasSkill(unit, skill, together);
  if (plan[at] === "free-move")
    return need(
      (marched && has("at the double")) || ((before === "attack" || before === "sustained") && has("move and fire")),
      "The free MOVE follows a MARCH MOVE with At the Double, or an attack with Move and Fire.",
      "A free MOVE only follows a MARCH MOVE with At the Double, or an attack with Move and Fire.",
      "dt.skill.at-the-double",
      "dt.skill.move-and-fire",
      "dt.act.free-exempt",
    );
  const naval = unit !== undefined && hasAttribute(unit, "naval unit");
  return need(
    marched && (has("charge") || naval || activation.driven),
    "The free ATTACK follows a MARCH MOVE with Charge, or of a naval unit.",
    "A free ATTACK only follows a MARCH MOVE with Charge, or of a naval unit.",
    "dt.skill.charge",
    "dt.veh.naval-attack",
    "dt.act.free-exempt",
  );
}

const plain: ReadonlySet<Planned> = new Set<Planned>(["nothing", "move", "march", "attack", "sustained"]);

type Plan = readonly Planned[];

/** The plan takes no more actions than there are. dt.act.two, dt.act.max-three, dt.open.free-action-cap */
function requireCost(ctx: Ctx, req: Req, plan: Plan): void {
  const { actions, stimulant } = activationOf(ctx);
  const upgraded = citeIf(stimulant !== null, "dt.cmd.stim-three", "dt.open.stim-three");
  const cost = planCost(ctx, plan, costsOf(ctx));
  req.need(cost <= actions, {
    met: `The plan takes ${cost} of the ${actions} actions there are.`,
    unmet: `The plan takes ${counted(cost, "action")}; there ${actions === 1 ? "is" : "are"} ${actions}.`,
    cites: ["dt.act.two", ...upgraded],
  });
  // free actions use none of its own, but count towards the most there are
  const free = reading(ctx, "dt.open.free-action-cap") === "counts" ? plan.filter(isFree).length : 0;
  const limit = number(ctx, "dt.number.most-actions");
  req.need(cost + free <= limit, {
    met: `The plan takes ${cost + free} of the ${limit} actions there can be at most.`,
    unmet: `The plan takes ${cost + free} actions; ${limit} are the most.`,
    cites: ["dt.act.max-three", "dt.open.free-action-cap", ...upgraded],
  });
}

/** The action that has to be NOTHING, from 0: the second of aircraft that move first. dt.open.suppressed-aircraft */
const forcedAt = (ctx: Ctx, together: CombinedUnit): 0 | 1 =>
  movesFirst(together) && reading(ctx, "dt.open.suppressed-aircraft") === "move-first" ? 1 : 0;

/** A suppressed or stunned unit begins with NOTHING. dt.supp.forced-nothing, dt.skill.stunned-activate */
function requireForcedNothing(ctx: Ctx, req: Req, plan: Plan): void {
  if (!activationOf(ctx).forced) return;
  const together = actorsOf(ctx);
  const at = forcedAt(ctx, together);
  const { unit } = activationOf(ctx);
  const ordinal = at > 0 ? "second" : "first";
  // a unit is rid of what stunned it as it activates
  const why = together.some((member) => hasToken(member, "suppressed")) ? "suppressed" : "stunned";
  req.need(plan[at] === "nothing", {
    met: `The ${ordinal} action of ${unit} is NOTHING: it is ${why}.`,
    unmet: `The ${ordinal} action of ${unit} has to be NOTHING: it is ${why}.`,
    cites: [
      ...citeIf(movesFirst(together), "dt.open.suppressed-aircraft"),
      why === "suppressed" ? "dt.supp.forced-nothing" : "dt.skill.stunned-activate",
    ],
  });
}

/**
 * No action is taken more often than it may be. dt.act.no-two-moves, dt.act.no-two-attacks, dt.open.march-and-move,
 * dt.act.special-repeat
 */
function requireNoRepeats(ctx: Ctx, req: Req, plan: Plan): void {
  const { unit } = activationOf(ctx);
  req.need(!tooOften(ctx, plan, "move"), {
    met: `${unit} takes at most one MOVE.`,
    unmet: `${unit} would MOVE twice. Two moves are a MARCH MOVE.`,
    cites: ["dt.act.no-two-moves", "dt.open.split-moves"],
  });
  req.need(!tooOften(ctx, plan, "attack"), {
    met: `${unit} takes at most one ATTACK.`,
    unmet: `${unit} would ATTACK twice. Two attacks are a SUSTAINED ATTACK.`,
    cites: ["dt.act.no-two-attacks", "dt.open.split-moves"],
  });
  if (reading(ctx, "dt.open.march-and-move") === "no") {
    const moves = plan.filter((planned) => planned === "move" || planned === "march").length;
    const attacks = plan.filter((planned) => planned === "attack" || planned === "sustained").length;
    req.need(moves < 2 && attacks < 2, {
      met: `${unit} moves once and attacks once at most.`,
      unmet: `${unit} would move or attack twice, and may do each only once in whatever form.`,
      cites: ["dt.open.march-and-move"],
    });
  }
  const smokes = plan.filter((planned) => planned === "launch-smoke").length;
  if (smokes > 1) req.fail(`${unit} would launch smoke twice. Smoke is launched once a game.`, "dt.veh.smoke");
}

/** A unit with a token does not attack. dt.supp.cannot-fight, dt.skill.stunned-fight */
function requireSteadiness(ctx: Ctx, req: Req, plan: Plan): void {
  const attacks = plan.some((planned) => planned === "attack" || planned === "sustained" || planned === "free-attack");
  // a unit that declares before the rolls may still shake off its token: dt.open.declare-order
  if (!attacks || declaresFirst(ctx)) return;
  for (const unit of actorsOf(ctx)) {
    const why = shakenBy(unit);
    if (why !== null)
      req.fail(
        `${unit.id} is ${why === "dt.supp.cannot-fight" ? "suppressed" : "stunned"} and cannot fight.`,
        why,
        "dt.open.declare-order",
      );
  }
}

/** Aircraft move first. dt.move.aircraft-must-move, dt.veh.helicopter */
function requireMoveFirst(ctx: Ctx, req: Req, plan: Plan): void {
  const together = actorsOf(ctx);
  const { forced } = activationOf(ctx);
  const at = forcedAt(ctx, together);
  const first = plan.find((_, i) => at > 0 || !(forced && i === 0));
  const isWaiting = areOff(together) && plan.every((planned) => planned === "nothing");
  for (const unit of together) {
    if (!isAircraft(unit) || hasAttribute(unit, "helicopter") || first === undefined || isWaiting || isIdle(unit))
      continue;
    req.need(first === "move" || first === "march", {
      met: `${unit.id} is an aircraft and moves first.`,
      unmet: `${unit.id} is an aircraft and has to move first.`,
      cites: ["dt.move.aircraft-must-move", "dt.veh.helicopter"],
    });
  }
}

/** What a plan requires, with the given number of actions already done. dt.act.any-mix, dt.open.declared-impossible */
export function requirePlan(ctx: Ctx, req: Req, action: ActionOf<"declare">, done: number): void {
  const together = actorsOf(ctx);
  const { plan } = action;
  requireCost(ctx, req, plan);
  requireArrivalPlan(ctx, req, action);
  requireAboardPlan(ctx, req, together, action);
  requireAbandonedPlan(req, together, action);
  requireForcedNothing(ctx, req, plan);
  requireNoRepeats(ctx, req, plan);
  requireSteadiness(ctx, req, plan);
  requireMoveFirst(ctx, req, plan);
  for (const [i, planned] of plan.entries()) {
    if (plain.has(planned) || i < done) continue;
    const isFreeAction = planned.startsWith("free-");
    req.needAll([isFreeAction ? freeNeed(activationOf(ctx), together, plan, i) : specialNeed(ctx, together, planned)]);
  }
  const skills = action.skills ?? [];
  requireEachOnce(req, skills);
  for (const skill of new Set(skills)) {
    const rule = skill === "lucky" ? "dt.skill.lucky" : "dt.skill.fighting-spirit";
    req.need(mayDeclare(together, skill), {
      met: `${nameOf(together)} can use ${skill}.`,
      unmet: `${nameOf(together)} does not have ${skill}, or has already used it.`,
      cites: [rule, "dt.skill.not-twice"],
    });
    req.need(hasAttack(plan), {
      met: `The plan has an attack, in which ${skill} can be used.`,
      unmet: `A plan with ${skill} needs an attack to use it in, and this one has none.`,
      cites: [rule, "dt.skill.declare"],
    });
  }
}

/** No skill is declared twice at once. dt.skill.not-twice */
export function requireEachOnce(req: Req, skills: readonly DeclaredSkill[]): void {
  const again = skills.find((skill, i) => skills.indexOf(skill) < i);
  if (again !== undefined) req.fail(`A skill is declared once, and ${again} stands there twice.`, "dt.skill.not-twice");
}

/** What keeps a unit off the table, or has it come on. dt.ambush.nothing, dt.skill.spy-waiting, dt.reserve.stay */
function offRules({ waits }: Unit): readonly Citation[] {
  switch (waits) {
    case "ambush":
      return ["dt.ambush.nothing"];
    case "spy":
      return ["dt.skill.spy-waiting"];
    case "reserve":
      return ["dt.reserve.stay"];
    default:
      return ["dt.meet.off-table"];
  }
}

/** What the first turn of a meeting engagement forbids. dt.meet.no-sustained, dt.meet.aircraft-no-attack */
function requireMeetingPlan(ctx: Ctx, req: Req, { unit: id, plan }: ActionOf<"declare">): void {
  const isSustained =
    plan.includes("sustained") || (activationOf(ctx).stimulant === "attack" && plan.includes("attack"));
  req.need(!isSustained, {
    met: `${id} takes no SUSTAINED ATTACK.`,
    unmet: `${id} cannot take a SUSTAINED ATTACK in the first turn of a meeting engagement.`,
    cites: ["dt.meet.no-sustained"],
  });
  if (actorsOf(ctx).some(isAircraft))
    req.need(!plan.includes("attack"), {
      met: `${id} is an aircraft and takes no attack.`,
      unmet: "Aircraft cannot attack in the first turn of a meeting engagement.",
      cites: ["dt.meet.aircraft-no-attack"],
    });
}

/** Whether a plan is made before anybody knows whether the unit comes on. dt.open.declare-order, dt.reserve.enter */
function isArrivalOpen(ctx: Ctx, together: CombinedUnit, { isWaiting }: { readonly isWaiting: boolean }): boolean {
  if (!declaresFirst(ctx)) return false;
  if (together.some(({ waits }) => waits === "ambush" || waits === "spy")) return true;
  // who rolls for its arrival comes on if it may
  const reserves = together.filter(({ waits }) => waits === "reserve");
  return reserves.length > 0 && isWaiting && reserves.every(({ side }) => reserveDice(ctx, side) === 0);
}

/**
 * What a declaration needs of a unit that enters, and in the first turn of a meeting engagement. dt.meet.first-move,
 * dt.meet.aircraft-wait
 */
function requireArrivalPlan(ctx: Ctx, req: Req, action: ActionOf<"declare">): void {
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) return;
  const { id } = unit;
  const { plan } = action;
  const meets = isFirstMeeting(ctx.state, unit.side);
  if (meets) requireMeetingPlan(ctx, req, { ...action, unit: id });
  const isWaiting = plan.every((planned) => planned === "nothing");
  if (!areOff(together) || isArrivalOpen(ctx, together, { isWaiting })) return;
  const isAnnounced = declaresFirst(ctx);
  const { enters } = activationOf(ctx);
  if (isWaiting) {
    const flies = together.every(isAircraft);
    const who = flies ? `${id} is an aircraft and` : id;
    req.need((!isAnnounced && enters === null) || (meets && flies), {
      met: `${who} may wait.`,
      unmet: `${who} cannot wait any longer: it has to come on now.`,
      cites: [...citeIf(flies, "dt.meet.aircraft-wait"), ...offRules(unit)],
    });
    return;
  }
  req.need(isAnnounced || enters !== null, {
    met: `${id} comes on.`,
    unmet: `${id} does not come on and can only take NOTHING actions.`,
    cites: offRules(unit),
  });
  const [first] = plan;
  req.need(first === "move" || first === "march", {
    met: `The first action of ${id} is a MOVE or MARCH MOVE.`,
    unmet: `${id} comes on with its first action, which has to be a MOVE or MARCH MOVE.`,
    cites: ["dt.meet.first-move", "dt.reserve.enter"],
  });
}
