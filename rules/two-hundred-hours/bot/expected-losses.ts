import type { Action } from "../table/action-schema.ts";
import { handWeapon, isCovered, strengthOf, weaponDice } from "../attacks/index.ts";
import { hasClearView } from "../detection/index.ts";
import { dieKinds, meaningOf, type Score } from "../book/dice.ts";
import type { OnTable } from "../table/fighter.ts";
import { cardOf, fighterNamed, type Ctx, isReady, isStanding } from "../table/context.ts";

/** The share of a die's faces that are successes, by its colour. */
function chanceOf(colour: "white" | "grey", score: Score): number {
  const { faces } = dieKinds[colour];
  return faces.filter((face) => meaningOf(face, score) === "success").length / faces.length;
}

const plainShot = { noDuck: false, pierces: false, drops: false };

/**
 * Roughly how many fighters an attack takes out, for comparing two attacks: the dice that hit, less what the
 * target cancels, times the chance that a hit takes a fighter out. 0 if the target is no fighter.
 */
export function expectedLosses(ctx: Ctx, fighter: OnTable, action: Extract<Action, { do: "shoot" | "fight" }>): number {
  const target = fighterNamed(ctx.state, action.target);
  if (target === undefined || !isStanding(target)) return 0;
  const shoots = action.do === "shoot";
  const weapon = shoots ? (action.weapon ?? fighter.weapon) : handWeapon(fighter);
  const dice = weaponDice(ctx, weapon);
  const { abilities } = cardOf(fighter);
  const theirs = cardOf(target).abilities;
  const score = shoots ? abilities.aim : abilities.brawn;
  const white = dice.white + (hasClearView(ctx, fighter, target) ? 1 : 0);
  const grey = dice.grey + (fighter.marker ? 0 : 1);
  const hits = white * chanceOf("white", score) + grey * chanceOf("grey", score);
  const ducks = isReady(target) || isCovered(ctx, fighter, target, plainShot);
  const duck = ducks ? chanceOf("white", theirs.react) + chanceOf("grey", theirs.react) : 0;
  const defence = isReady(target) ? 2 * chanceOf("white", theirs.brawn) : 0;
  const cancelled = shoots ? duck : defence;
  return Math.max(0.1, hits - cancelled) * chanceOf("white", strengthOf(ctx, weapon));
}
