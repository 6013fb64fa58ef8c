import { citeIf } from "../../kernel/index.ts";
import { alertAttacked } from "../alarm/index.ts";
import { characters } from "../book/characters.ts";
import type { Citation } from "../book/citation.ts";
import { watching } from "../sight/index.ts";
import {
  type Agent,
  agentOnBoardNamed,
  isAssaulter,
  isPlaced,
  type OnBoard,
  seatOf,
  topWeapon,
} from "../table/agents.ts";
import { askYesNo, type Ctx, number, reading, record, type Rules } from "../table/context.ts";
import { enemiesBeside, isEngaged } from "../table/engagement.ts";
import { passes, passScore, rollPasses } from "../table/skill-tests.ts";
import { adjacencyPoint } from "../table/squares.ts";
import { type Fate, inflictWound } from "./wounds.ts";

/** Whether an agent strikes with a knife: an Intruder with one on top. hg.assault.any-weapon */
const strikesWithKnife = (agent: Agent): boolean => agent.kind === "intruder" && topWeapon(agent) === "knife";

/** The dice of a FIGHT. hg.fight.action, hg.weapon.unarmed-2, hg.weapon.knife-plus-1, hg.weapon.firearm-unarmed-in-fight */
export function fightDice(ctx: Ctx, agent: Agent): number {
  if (agent.kind !== "intruder") return number(ctx, "hg.number.strength-defender");
  if (!strikesWithKnife(agent)) return number(ctx, "hg.number.unarmed");
  const knife = number(ctx, "hg.number.knife");
  return reading(ctx, "hg.open.knife-strength") === "three"
    ? number(ctx, "hg.number.unarmed") + knife
    : number(ctx, characters[agent.character].strength) + knife;
}

/** The rules that decide how many dice an attacker rolls. */
function weaponCites(attacker: Agent, how: "fight" | "counterattack"): readonly Citation[] {
  if (how === "counterattack")
    return ["hg.counter.no-counter", "hg.counter.any-number", "hg.act.response-unlimited", "hg.weapon.unarmed-2"];
  if (attacker.kind !== "intruder") return ["hg.weapon.unarmed-2"];
  if (strikesWithKnife(attacker)) return ["hg.weapon.knife-plus-1", "hg.open.knife-strength", "hg.assault.any-weapon"];
  return ["hg.weapon.firearm-unarmed-in-fight", "hg.weapon.unarmed-2"];
}

/** One attack at arm's length: a FIGHT or the counterattack to it. hg.fight.action, hg.counter.when */
function* strike(
  ctx: Ctx,
  attacker: OnBoard<Agent>,
  target: OnBoard<Agent>,
  how: "fight" | "counterattack",
  dice: number,
): Rules<Fate> {
  const cites =
    how === "fight"
      ? (["hg.fight.action", "hg.fight.wound-table"] as const)
      : (["hg.counter.when", "hg.counter.unarmed", "hg.fight.wound-table"] as const);
  const wasEngaged = isEngaged(ctx, target);
  const need = passScore(ctx, attacker, "combat");
  const faces = yield* rollPasses(
    dice,
    need,
    `${attacker.id} ${how === "fight" ? "fights" : "counterattacks"} ${target.id}`,
    ...cites,
  );
  const score = passes(faces, need);
  record(ctx, {
    event: "attacked",
    agent: attacker.id,
    target: target.id,
    how,
    dice: [...faces],
    range: [],
    distance: 1,
    need,
    score,
    cites: [...cites, ...weaponCites(attacker, how), ...adjacencyPoint(ctx, attacker.at, target.at)],
  });
  const fate = yield* inflictWound(ctx, target, score, how);
  if (fate !== "dead" && target.kind === "sentry")
    yield* alertAttacked(ctx, target, { attackerAt: attacker.at, wasEngaged });
  return fate;
}

/**
 * Resolves a FIGHT, and the counterattack it may provoke. hg.engage.failed-attack, hg.counter.any-number,
 * hg.counter.no-counter, hg.act.response-unlimited, hg.counter.unarmed
 */
export function* resolveFight(ctx: Ctx, attacker: OnBoard<Agent>, target: OnBoard<Agent>): Rules {
  const armed = strikesWithKnife(attacker);
  const fate = yield* strike(ctx, attacker, target, "fight", fightDice(ctx, attacker));
  const { turn } = ctx.state;
  // nobody is engaged with an unconscious enemy: hg.engage.until-clear
  if (fate === "unharmed" && !target.prone) {
    if (turn?.agent === attacker.id) turn.engaged = true;
    record(ctx, {
      event: "engaged",
      agent: attacker.id,
      with: target.id,
      cites: ["hg.engage.failed-attack", "hg.engage.idle-adjacent", ...citeIf(armed, "hg.open.counter-armed")],
    });
    const mayCounter = !armed || reading(ctx, "hg.open.counter-armed") === "yes";
    if (mayCounter) {
      const does = yield* askYesNo(seatOf(target), {
        id: "hg.dec.counterattack",
        text: `Does ${target.id} counterattack ${attacker.id}?`,
        piece: target.id,
      });
      if (does) yield* strike(ctx, target, attacker, "counterattack", number(ctx, "hg.number.unarmed"));
    }
  }
  const still = agentOnBoardNamed(ctx.state, attacker.id);
  if (turn?.agent === attacker.id && still !== undefined && turn.engaged && enemiesBeside(ctx, still).length === 0) {
    turn.engaged = false;
    record(ctx, {
      event: "disengaged",
      agent: attacker.id,
      cites: [
        "hg.engage.disengage-moves",
        "hg.engage.disengage-zones",
        ...(isPlaced(still) && isAssaulter(still) && watching(ctx, still.at).length > 0
          ? (["hg.react.on-disengage"] as const)
          : []),
      ],
    });
  }
}
