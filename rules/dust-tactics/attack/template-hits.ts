import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { hasRule } from "../book/weapons.ts";
import { targetOf } from "../activation/index.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, reading, record, type Rules, written } from "../table/context.ts";
import { cardOf, type Figure, figuresOf, soldiersOf } from "../table/units.ts";
import { groupsOf } from "./alike.ts";
import { type Burst, type Fight, ids, multiple, wayRules } from "./fight.ts";
import { rollHits } from "./hits.ts";
import { ratingFor } from "./shot-fields.ts";
import type { Volley } from "./volley.ts";
import { isDual, sharedRules } from "./shot-rules.ts";
import { isBuildingAt, centreOf, flameAim, flameTemplate, underBlast, underFlame } from "./templates.ts";

/** Whether a miniature is of a unit. */
const isOfUnit =
  (unit: Unit) =>
  (figure: Figure): boolean =>
    figure.unit === unit;

/** How many of a unit a template counts: all that serve a support weapon, of others the miniatures under it. dt.blast.support-crew */
const soldiersUnder = (figures: readonly Figure[], unit: Unit): number =>
  cardOf(unit).kind === "support" ? soldiersOf(unit) : figures.length;

/** A template that lies on the table: whose, over whom, and how many dice each unit under it is worth. */
interface LaidTemplate {
  readonly volley: Volley;
  readonly under: readonly Figure[];
  readonly diceFor: (figures: readonly Figure[], unit: Unit) => number;
}

/**
 * The cover and validity of a template are judged from the firing miniature; its miniatures are those under it.
 * dt.blast.per-unit, dt.save.blast-view
 */
function* rollTemplate(
  ctx: Ctx,
  fight: Fight,
  { volley, under, diceFor }: LaidTemplate,
  ...cites: readonly Citation[]
): Rules<readonly Burst[]> {
  const { weapon } = volley;
  const bursts: Burst[] = [];
  const seen = new Set<string>();
  const isAimedAt = ({ unit }: Figure): boolean => volley.targetUnits.includes(unit);
  // dice are rolled for whom it is aimed at first
  for (const { unit } of under.toSorted((a, b) => Number(isAimedAt(b)) - Number(isAimedAt(a)))) {
    if (seen.has(unit.id)) continue;
    const rating = ratingFor(ctx, weapon, unit);
    const together = targetOf(ctx, unit).filter((other) => under.some((figure) => figure.unit === other));
    for (const member of together) seen.add(member.id);
    const figures = under.filter((figure) => together.includes(figure.unit));
    // a weapon without an entry leaves what stands under its template unharmed
    if (rating === null) continue;
    const dice =
      multiple(volley) * together.reduce((all, other) => all + diceFor(figures.filter(isOfUnit(other)), other), 0);
    const crews = together.some((member) => cardOf(member).kind === "support");
    const support: readonly Citation[] = crews && volley.blast ? ["dt.blast.support-crew", "dt.declare.crew-left"] : [];
    const rules = [...cites, ...support, ...sharedRules(together), ...wayRules(fight)];
    for (const group of groupsOf(ctx, fight, weapon, volley.firers.slice(0, 1), together)) {
      const hits = yield* rollHits(ctx, { group, weapon, target: unit, dice }, ...rules);
      const [by] = group.firers;
      if (by === undefined) continue;
      bursts.push({
        weapon,
        target: unit,
        together,
        hits,
        damage: rating.damage,
        cover: group.cover,
        template: true,
        valid: ids(figures),
        named: null,
        by: by.figure.unit,
      });
    }
  }
  return bursts;
}

/** The blast of a volley: so many dice for each miniature under it. dt.blast.die-each, dt.blast.support-crew */
export function* rollBlast(ctx: Ctx, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  const aimed = figuresOf(volley.targetUnits);
  const centre = centreOf(ctx, volley, aimed, fight.aim.viewer);
  const [first] = volley.firers;
  if (centre === null || first === undefined) return [];
  const floor = volley.shot.floor ?? aimed[0]?.miniature.floor ?? 0;
  const under = underBlast(ctx, centre, floor, hasRule(volley.weapon, "artillery")).filter(({ unit }) =>
    isHitByBlast(ctx, volley, unit),
  );
  const times = volley.firers.reduce((sum, firer) => sum + firer.times, 0);
  record(ctx, {
    event: "template",
    unit: first.figure.unit.id,
    weapon: volley.weapon,
    at: written(centre),
    under: ids(under),
    cites: [
      "dt.blast.place",
      "dt.blast.partly",
      "dt.blast.centre-los",
      "dt.open.blast-size",
      ...citeIf(
        under.some(({ unit }) => unit.where === "aboard"),
        "dt.rider.templates",
      ),
      isBuildingAt(ctx, centre) ? "dt.blast.one-level" : "dt.blast.outside-ground",
      ...citeIf(isDual(volley.weapon), "dt.blast.dual-rating"),
    ],
  });
  const diceFor = (figures: readonly Figure[], unit: Unit): number =>
    (ratingFor(ctx, volley.weapon, unit)?.blast ?? 0) * soldiersUnder(figures, unit) * times;
  return yield* rollTemplate(
    ctx,
    fight,
    { volley, under, diceFor },
    "dt.blast.die-each",
    "dt.blast.multiple",
    "dt.blast.per-unit",
    "dt.save.blast-view",
    "dt.open.blast-several",
  );
}

/** A template that is laid for infantry leaves what has a number instead unharmed. dt.blast.dual-rating */
const isHitByBlast = (ctx: Ctx, { weapon }: Volley, unit: Unit): boolean =>
  (ratingFor(ctx, weapon, unit)?.blast ?? 0) > 0;

/** The flames of a volley: each firer lays a template of its own. dt.flame.die-each, dt.open.flame-dice */
export function* rollFlame(ctx: Ctx, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  const bursts: Burst[] = [];
  for (const firer of volley.firers) {
    const { figure } = firer;
    const targets = figuresOf(volley.targetUnits);
    const nearest = fight.aim.nearest(figure, volley.targetUnits);
    const target = targets.find(({ miniature }) => miniature.id === volley.shot.miniature) ?? nearest?.to;
    const template =
      target === undefined
        ? null
        : flameTemplate(ctx, { ...firer, weapon: volley.weapon }, flameAim(ctx, volley.shot, target));
    if (template === null || target === undefined) continue;
    const under = underFlame(ctx, fight.aim, figure, template);
    record(ctx, {
      event: "template",
      unit: figure.unit.id,
      weapon: volley.weapon,
      at: written(target.miniature.at),
      under: ids(under),
      cites: [
        "dt.flame.template",
        "dt.flame.start",
        "dt.flame.aim",
        "dt.flame.los",
        "dt.open.flame-size",
        "dt.open.flame-aim",
        ...citeIf(
          under.some(({ unit }) => unit.where === "aboard"),
          "dt.rider.templates",
        ),
      ],
    });
    const diceFor = (figures: readonly Figure[], unit: Unit): number => {
      const each =
        reading(ctx, "dt.open.flame-dice") === "one-each" ? 1 : (ratingFor(ctx, volley.weapon, unit)?.dice ?? 0);
      return each * soldiersUnder(figures, unit) * firer.times;
    };
    const own = { volley: { ...volley, firers: [firer] }, under, diceFor };
    bursts.push(...(yield* rollTemplate(ctx, fight, own, "dt.flame.die-each", "dt.open.flame-dice")));
  }
  return bursts;
}
