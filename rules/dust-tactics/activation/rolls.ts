import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { pilotOf } from "../table/carried.ts";
import type { Activation, Unit } from "../table/state.ts";
import {
  choose,
  type Ctx,
  impossible,
  number,
  reading,
  record,
  recordRolled,
  roll,
  type Rules,
  secondSymbol,
} from "../table/context.ts";
import { drop, gain } from "../table/tokens.ts";
import { prismOf } from "../table/bodies.ts";
import { isWithinCm } from "../table/ranges.ts";
import { hasOwnSkill, hasSkill, hasToken, isHero, isOnTable, onTable, type CombinedUnit } from "../table/units.ts";
import { actorsOf, activationOf } from "./actors.ts";

/**
 * The dice of a removal roll: one more with a hero, who may be at the controls, Brave or a commissar, never more.
 * dt.skill.three-dice-cap, dt.pilot.together, dt.hero.three-dice, dt.skill.brave
 */
function removalDice(
  ctx: Ctx,
  together: CombinedUnit,
  pilot: Unit | undefined,
): { readonly dice: number; readonly cites: readonly Citation[] } {
  const [unit] = together;
  if (unit === undefined) return { dice: 0, cites: [] };
  const cites: Citation[] = [];
  const driven = pilot !== undefined;
  if (driven || (together.length > 1 && together.some(isHero))) cites.push("dt.hero.three-dice");
  if (hasSkill(unit, "brave", together)) cites.push("dt.skill.brave");
  if (hasSkill(unit, "brave", together) && !hasOwnSkill(unit, "brave")) cites.push("dt.skill.shared");
  if (unit.miniatures.some(({ commissar }) => commissar)) cites.push("dt.skill.commissar");
  const helped = cites.length > 0;
  if (cites.length > 1) cites.push("dt.skill.three-dice-cap");
  if (driven) cites.push("dt.pilot.together");
  return { dice: number(ctx, helped ? "dt.number.removal-dice-helped" : "dt.number.removal-dice"), cites };
}

/**
 * The roll to remove Under Fire or Suppression from a unit that activates. dt.supp.clear-under-fire, dt.supp.roll,
 * dt.supp.clear, dt.supp.downgrade
 */
export function* removalRoll(ctx: Ctx, together: CombinedUnit, ...points: readonly Citation[]): Rules {
  const [unit] = together;
  if (unit === undefined) return;
  const suppressed = hasToken(unit, "suppressed");
  if (!suppressed && !hasToken(unit, "under-fire")) return;
  const pilot = pilotOf(ctx.state, unit);
  const { dice, cites } = removalDice(ctx, together, pilot);
  const rule = suppressed ? "dt.supp.roll" : "dt.supp.clear-under-fire";
  const who = pilot === undefined ? unit.id : `${unit.id}, with ${pilot.id} at the controls,`;
  const rolled = yield* roll(ctx, dice, ["ARMY"], `${who} shakes off its token`, rule, ...cites);
  recordRolled(
    ctx,
    {
      unit: unit.id,
      ...(pilot !== undefined && { pilot: pilot.id }),
      about: suppressed ? "suppression" : "under fire",
    },
    rolled,
    [rule, ...cites, ...points],
  );
  if (!suppressed) {
    if (rolled.successes > 0) drop(ctx, unit, "under-fire", "rolled off", "dt.supp.clear-under-fire");
    return;
  }
  const needed = dice > 2 && reading(ctx, "dt.open.three-dice-clear") === "all-three" ? dice : 2;
  if (rolled.successes >= needed)
    drop(ctx, unit, "suppressed", "rolled off", "dt.supp.clear", "dt.open.three-dice-clear");
  else if (rolled.successes > 0) {
    drop(ctx, unit, "suppressed", "rolled down", "dt.supp.downgrade");
    gain(ctx, unit, "under-fire", "rolled down", "dt.supp.downgrade");
  }
}

/** The ace at the controls of what is activated. dt.skill.ace-pilot */
const acePilot = ({ state }: Ctx, together: CombinedUnit): Unit | undefined =>
  together
    .map((unit) => pilotOf(state, unit))
    .find((pilot) => pilot !== undefined && (hasOwnSkill(pilot, "ace pilot") || hasOwnSkill(pilot, "ace air pilot")));

/** The ace among those who act; out of an ambush its dice alone count, by the default. dt.skill.infantry-ace, dt.skill.ace-pilot, dt.open.ambush-ace */
function aceOf(ctx: Ctx, together: CombinedUnit): Unit | undefined {
  const hidden = together.some(({ waits }) => waits === "ambush");
  if (hidden && reading(ctx, "dt.open.ambush-ace") === "ambush-alone") return undefined;
  return together.find((unit) => hasOwnSkill(unit, "infantry ace")) ?? acePilot(ctx, together);
}

/** Whether an ace takes a third action. dt.skill.infantry-ace, dt.skill.ace-pilot */
function* aceRoll(ctx: Ctx, together: CombinedUnit): Rules<boolean> {
  const ace = aceOf(ctx, together);
  if (ace === undefined) return false;
  const second = secondSymbol(ctx, "dt.open.ace-symbol");
  const rule = hasOwnSkill(ace, "infantry ace") ? "dt.skill.infantry-ace" : "dt.skill.ace-pilot";
  const rolled = yield* roll(ctx, 1, ["ARMY", second], `${ace.id} for a third action`, rule, "dt.open.ace-symbol");
  recordRolled(ctx, { unit: ace.id, about: "a third action" }, rolled, [rule, "dt.open.ace-symbol"]);
  return rolled.successes > 0;
}

/** Whether a Blutkreuz hero stands near a Mindless Zombie unit as it activates. dt.skill.blutkreuz */
function isDriven(ctx: Ctx, unit: Unit): boolean {
  if (!hasOwnSkill(unit, "mindless zombie") || !isOnTable(unit)) return false;
  const cm = number(ctx, "dt.number.special");
  return onTable(ctx.state).some(
    (hero) =>
      hero.side === unit.side &&
      hasOwnSkill(hero, "blutkreuz") &&
      hero.miniatures.some((miniature) =>
        unit.miniatures.some((other) =>
          isWithinCm(ctx, prismOf(ctx.state, hero, miniature), prismOf(ctx.state, unit, other), cm),
        ),
      ),
  );
}

/** Units that activate, with a hero who is one of them, take stimulants: one of two takes effect. dt.cmd.stimulants, dt.open.stim-both */
export function* takeStimulants(ctx: Ctx, together: CombinedUnit): Rules<Activation["stimulant"]> {
  const [unit] = together;
  const attack = together.find((member) => hasToken(member, "attack-stimulants"));
  const move = together.find((member) => hasToken(member, "move-stimulants"));
  const both = citeIf(attack !== undefined && move !== undefined, "dt.open.stim-both");
  for (const member of together) {
    drop(ctx, member, "attack-stimulants", "it activates", "dt.cmd.stim-attack", ...both);
    drop(ctx, member, "move-stimulants", "it activates", "dt.cmd.stim-move", ...both);
  }
  if (attack !== undefined && move !== undefined && unit !== undefined) {
    // dt.open.stim-both: one of them takes effect
    const stimulant = yield* choose<"attack" | "move">(
      unit.side,
      { id: "dt.decide.which-stimulant", text: `Which stimulants work for ${unit.id}?`, piece: unit.id },
      [
        { id: "attack", text: "Attack Stimulants", value: "attack" },
        { id: "move", text: "Move Stimulants", value: "move" },
      ],
    );
    if (reading(ctx, "dt.open.stim-both") === "one-waits") {
      // it stays with the unit that had it
      if (stimulant === "attack") gain(ctx, move, "move-stimulants", "it waits", "dt.open.stim-both");
      else gain(ctx, attack, "attack-stimulants", "it waits", "dt.open.stim-both");
    }
    return stimulant;
  }
  return attack !== undefined ? "attack" : move !== undefined ? "move" : null;
}

/** Whether actions are declared before the rolls are made. dt.open.declare-order */
export const declaresFirst = (ctx: Ctx): boolean => reading(ctx, "dt.open.declare-order") === "declared-first";

/** What a unit may have of actions before it has rolled: a third where an ace or stimulants could give one. dt.open.declare-order */
export function* expectActions(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) throw impossible("nobody is activated");
  activation.driven = isDriven(ctx, unit);
  activation.stimulant = yield* takeStimulants(ctx, together);
  const more = aceOf(ctx, together) !== undefined || activation.stimulant !== null ? 1 : 0;
  activation.actions = Math.min(number(ctx, "dt.number.actions") + more, number(ctx, "dt.number.most-actions"));
}

/**
 * Everything that is rolled when a unit activates, and what it leaves of its actions. dt.open.declare-order,
 * dt.skill.stunned-and-suppressed
 */
export function* activationRolls(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) throw impossible("nobody is activated");
  activation.driven = isDriven(ctx, unit);
  yield* removalRoll(ctx, together);
  let actions = number(ctx, "dt.number.actions");
  if (yield* aceRoll(ctx, together)) actions++;
  if (!declaresFirst(ctx)) activation.stimulant = yield* takeStimulants(ctx, together);
  // dt.cmd.stim-three: the upgraded action counts as two
  if (activation.stimulant !== null) actions++;
  activation.actions = Math.min(actions, number(ctx, "dt.number.most-actions"));
  // a hero who is part of the unit shares its first NOTHING, and it his: dt.hero.shared-nothing
  const shaken = hasToken(unit, "suppressed") || together.some((member) => hasToken(member, "stunned"));
  activation.forced = shaken;
  for (const member of together)
    drop(ctx, member, "stunned", "it activates", "dt.skill.stunned-activate", "dt.skill.stunned-and-suppressed");
  record(ctx, {
    event: "activated",
    unit: unit.id,
    hero: activation.hero,
    actions: activation.actions,
    cites: [
      "dt.act.two",
      "dt.turn.once",
      "dt.open.declare-order",
      ...citeIf(activation.driven, "dt.skill.blutkreuz"),
      ...citeIf(shaken, "dt.supp.forced-nothing", "dt.hero.shared-nothing"),
      ...citeIf(activation.actions > 2, "dt.act.max-three"),
      ...citeIf(activation.stimulant !== null, "dt.cmd.stim-three", "dt.open.stim-three"),
      ...citeIf(unit.where === "aboard", "dt.carry.separate"),
      ...citeIf(hasToken(unit, "under-fire"), "dt.supp.under-fire-harmless"),
    ],
  });
}
