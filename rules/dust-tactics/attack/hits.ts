import { citeIf } from "../../kernel/index.ts";
import { called } from "../table/events.ts";
import type { Citation } from "../book/citation.ts";
import type { Symbol } from "../book/dice.ts";
import { isCloseCombat, type WeaponId } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, reading, record, roll, type Rules } from "../table/context.ts";
import { type Group, hasTwoChains } from "./alike.ts";
import { pointsOfCover } from "./points-named.ts";
import { rulesOfShot } from "./shot-rules.ts";

/** Skills that work for the hero's own weapons alone. dt.skill.hero-keeps */
const keptRules = (chain: Citation): readonly Citation[] =>
  chain === "dt.skill.berserk" || chain === "dt.skill.killing-spree" ? ["dt.skill.hero-keeps"] : [];

/** Who rolls to hit whom, with what. */
interface Shooters {
  readonly group: Group;
  readonly weapon: WeaponId;
  readonly target: Unit;
  /** How many dice the group has. */
  readonly dice: number;
}

/** The same with the unit that rolls, and the symbols that hit. */
interface Shooting extends Shooters {
  readonly id: string;
  readonly symbols: readonly Symbol[];
}

/** Rolls dice to hit, re-rolls and further dice; the hits scored. dt.hit.army, dt.skill.chain-army-only */
export function* rollHits(ctx: Ctx, shooters: Shooters, ...cites: readonly Citation[]): Rules<number> {
  const { group, target } = shooters;
  const [by] = group.firers;
  if (by === undefined || shooters.dice === 0) return 0;
  const { unit } = by.figure;
  const symbols: readonly Symbol[] = group.target === null ? ["ARMY"] : ["ARMY", "TARGET"];
  const shooting = { ...shooters, id: unit.id, symbols };
  const first = yield* rollFirst(ctx, shooting, cites);
  // a re-roll of a miss can only help, save where friends are hit
  const more = target.side === unit.side ? 0 : yield* rerollMisses(ctx, shooting, first);
  const hits = first + more;
  return group.chain === null ? hits : hits + (yield* rollChain(ctx, shooting, group.chain, hits));
}

/** The roll itself. */
function* rollFirst(
  ctx: Ctx,
  { id, group, weapon, target, dice, symbols }: Shooting,
  cites: readonly Citation[],
): Rules<number> {
  const { firers, cover, unseen, target: hitsToo } = group;
  const { successes, shown, rules } = yield* roll(
    ctx,
    dice,
    symbols,
    `${id} to hit ${target.id} with the ${called(weapon)}`,
    "dt.hit.army",
    "dt.hit.dice",
  );
  record(ctx, {
    event: "fired",
    unit: id,
    weapon,
    firers: firers.map(({ figure }) => figure.miniature.id),
    target: target.id,
    dice: shown,
    hits: successes,
    cover,
    cites: [
      "dt.hit.dice",
      "dt.hit.army",
      ...(hitsToo === null ? [] : [hitsToo]),
      ...rulesOfShot(firers, weapon, target, cover),
      ...rules,
      ...citeIf(unseen, "dt.save.no-los-cover"),
      ...cites,
      ...(isCloseCombat(weapon)
        ? []
        : pointsOfCover(
            ctx,
            firers.map(({ figure }) => figure),
            target,
          )),
    ],
  });
  return successes;
}

/** What missed is rolled again, and what missed again once more: the hits that are added. dt.skill.lucky */
function* rerollMisses(ctx: Ctx, { id, group, weapon, dice, symbols }: Shooting, hits: number): Rules<number> {
  const { again, twice } = group;
  if (again === null || hits >= dice) return 0;
  const rerolled = yield* roll(ctx, dice - hits, symbols, `${id} re-rolls what missed`, again);
  record(ctx, {
    event: "rerolled",
    unit: id,
    weapon,
    dice: rerolled.shown,
    hits: rerolled.successes,
    cites: [again, "dt.act.sustained"],
  });
  const missed = dice - hits - rerolled.successes;
  if (!twice || missed === 0) return rerolled.successes;
  const lucky = ["dt.skill.lucky", "dt.open.lucky-sustained"] as const;
  const last = yield* roll(ctx, missed, symbols, `${id} re-rolls once more`, ...lucky);
  record(ctx, { event: "rerolled", unit: id, weapon, dice: last.shown, hits: last.successes, cites: lucky });
  return rerolled.successes + last.successes;
}

/** Each hit rolls further dice, and so do theirs: the hits that are added. dt.skill.chain-army-only */
function* rollChain(ctx: Ctx, shooting: Shooting, chain: Citation, hits: number): Rules<number> {
  const { id, group, weapon } = shooting;
  const twoRules = citeIf(
    group.firers.some(({ figure }) => hasTwoChains(figure, weapon)),
    "dt.open.two-chains",
  );
  let total = 0;
  for (let open = hits; open > 0;) {
    const dice = open * group.further;
    const further = yield* roll(
      ctx,
      dice,
      ["ARMY"],
      `${id}: a further die for each hit`,
      chain,
      "dt.skill.chain-army-only",
      ...twoRules,
    );
    record(ctx, {
      event: "chain",
      unit: id,
      weapon,
      dice: further.shown,
      hits: further.successes,
      cites: [
        chain,
        "dt.skill.chain-army-only",
        ...keptRules(chain),
        ...twoRules,
        ...citeIf(group.again === "dt.hit.sustained-reroll" && dice > further.successes, "dt.open.chain-reroll"),
      ],
    });
    open = further.successes + (yield* rerollFurther(ctx, shooting, chain, dice - further.successes));
    total += open;
  }
  return total;
}

/** The further dice of a sustained attack that missed are rolled again, where they are read so. dt.open.chain-reroll */
function* rerollFurther(ctx: Ctx, { id, group, weapon }: Shooting, chain: Citation, missed: number): Rules<number> {
  if (group.again !== "dt.hit.sustained-reroll" || reading(ctx, "dt.open.chain-reroll") !== "yes" || missed === 0)
    return 0;
  const { shown, successes } = yield* roll(
    ctx,
    missed,
    ["ARMY"],
    `${id} re-rolls further dice`,
    chain,
    "dt.open.chain-reroll",
  );
  record(ctx, { event: "rerolled", unit: id, weapon, dice: shown, hits: successes, cites: ["dt.open.chain-reroll"] });
  return successes;
}
