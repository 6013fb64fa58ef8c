import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, record } from "../table/context.ts";
import { cardOf, figuresOf, type CombinedUnit } from "../table/units.ts";
import { armsOf } from "./arms.ts";
import { isCrews } from "./hands.ts";
import type { Volley } from "./volley.ts";

/** How many weapons fire in some volleys. */
export const firersIn = (volleys: readonly Volley[]): number =>
  volleys.reduce((sum, { firers }) => sum + firers.reduce((all, { times }) => all + times, 0), 0);

/** The rules by which one of several weapons is used, by the kind of unit. */
function usageRules({ shot, weapon, firers }: Volley, volleys: readonly Volley[]): readonly Citation[] {
  const [first] = firers;
  if (first === undefined) return [];
  const { unit, miniature } = first.figure;
  const many = volleys.length > 1;
  const arms = armsOf(unit, miniature);
  const modes = arms.filter(({ carried }) => arms.some((arm) => arm.weapon === weapon && arm.carried === carried));
  const rules: Citation[] = modes.length > 1 ? ["dt.declare.two-modes"] : [];
  switch (cardOf(unit).kind) {
    case "squad":
    case "commissar":
      return [...rules, "dt.declare.soldier-weapons", "dt.declare.soldier-choice"];
    case "hero":
      return many ? [...rules, "dt.declare.hero-all"] : rules;
    case "support": {
      const main = cardOf(unit).mounted.some((mounted) => mounted.weapon === weapon);
      const beside = volleys.some((volley) => cardOf(unit).mounted.some((mounted) => mounted.weapon === volley.weapon));
      return main
        ? [...rules, "dt.declare.crew-serve", "dt.declare.crew-left"]
        : [...rules, "dt.declare.crew-choice", ...citeIf(beside, "dt.declare.crew-others")];
    }
    case "vehicle":
    case "aircraft":
      if (isCrews(first.figure, shot)) return [...rules, "dt.declare.vehicle-crew", "dt.declare.vehicle-crew-count"];
      return many ? [...rules, "dt.declare.vehicle-all"] : rules;
  }
}

/** Whether somebody could use another weapon that was not declared, or sits the attack out. */
function isLeftOut(actors: CombinedUnit, volleys: readonly Volley[]): boolean {
  const used = new Set(volleys.map(({ weapon }) => weapon));
  return figuresOf(actors).some(({ unit, miniature }) => {
    const arms = armsOf(unit, miniature).filter(({ weapon }) => weapon !== "standard");
    const idle = !volleys.some(({ firers }) => firers.some(({ figure }) => figure.miniature.id === miniature.id));
    return arms.length > 0 && (idle || arms.some(({ weapon }) => !used.has(weapon)));
  });
}

/** All targets are told before any die is rolled. dt.declare.before-dice, dt.declare.forgotten, dt.declare.not-forced */
export function announce(
  ctx: Ctx,
  volleys: readonly Volley[],
  { sustained, points }: { readonly sustained: boolean; readonly points: readonly Citation[] },
): void {
  const targets = new Set(volleys.map(({ aimed }) => aimed));
  const actors = [...new Set(volleys.flatMap(({ firers }) => firers.map(({ figure }) => figure.unit)))];
  const leftOut = isLeftOut(actors, volleys);
  for (const volley of volleys) {
    const { weapon, aimed, firers } = volley;
    const [first] = firers;
    if (first === undefined) continue;
    record(ctx, {
      event: "targeted",
      unit: first.figure.unit.id,
      weapon,
      target: aimed.id,
      firers: [...new Set(firers.map(({ figure }) => figure.miniature.id))],
      cites: [
        "dt.declare.before-dice",
        sustained ? "dt.act.sustained" : "dt.act.attack",
        ...citeIf(targets.size > 1, "dt.declare.split-targets"),
        ...citeIf(leftOut, "dt.declare.not-forced", "dt.declare.forgotten"),
        ...usageRules(volley, volleys),
        ...points,
      ],
    });
  }
}
