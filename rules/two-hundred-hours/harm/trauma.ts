import { number } from "../table.ts";
import { inches } from "../battlefield.ts";
import type { MedalEffect } from "../rolling/index.ts";
import { basicTest, noted, reroll } from "../rolling/index.ts";
import type { Fighter, Standing } from "../state/index.ts";
import { choose, type Citation, type G, isReady, isStanding, membersOf, record, type Rules, sideOf } from "../table.ts";
import { flipToken, loseAction } from "../tokens.ts";
import { assist } from "./assist.ts";
import { reposition } from "./reposition.ts";
import { takeOut } from "./taken-out.ts";

/** Why somebody takes a Trauma roll. */
export interface TraumaOf {
  readonly why: string;
  /** Minor wounds from the attack; 0 where it was none. zh.trauma.two-wounds */
  readonly wounds: number;
  /** Whether the fighter itself was the target; of a pair the owner else says which member is lost. zh.pair.trauma-untargeted */
  readonly targeted: boolean;
}

/** Medal effects of a Trauma roll. zh.trauma.assist, zh.trauma.reposition, zh.m8.crew-no-reposition */
function effectsOf(g: G, fighter: Standing): readonly MedalEffect[] {
  const isCrew = g.state.gun?.crew.includes(fighter.id) === true;
  return [
    assist(g, fighter, false, "zh.trauma.assist"),
    ...(isCrew ? [] : [noted("reposition", "Reposition: move up to 2″", ["zh.trauma.reposition"])]),
    ...(fighter.veteran === "v-iron-nerve"
      ? [reroll("iron-nerve", "Iron Nerve: re-roll it", ["zh.veteran.any-fighter"])]
      : []),
  ];
}

/**
 * A Trauma roll: a basic Guts test, with one die after two or more minor wounds. Whoever fails loses an action, has a
 * token turned red, or is taken out. zh.trauma.test, zh.trauma.two-wounds, zh.trauma.pass, zh.pair.trauma
 */
export function* traumaOf(
  g: G,
  fighter: Standing,
  { why, wounds, targeted }: TraumaOf,
  ...cites: readonly Citation[]
): Rules {
  if (fighter.veteran === "v-steady" && !fighter.steadied) {
    for (const one of membersOf(g.state, fighter)) one.steadied = true;
    record(
      g,
      { event: "trauma", fighter: fighter.id, passed: true, why: "Steady" },
      ...cites,
      "zh.veteran.any-fighter",
    );
    return;
  }
  const lost = wounds >= 2;
  const all = [
    ...cites,
    "zh.trauma.test",
    ...(lost ? (["zh.trauma.two-wounds", "zh.open.lost-die"] as const) : []),
  ] as const;
  const { passed, used } = yield* basicTest(
    g,
    fighter,
    { ability: "guts", why, lost, effects: effectsOf(g, fighter) },
    ...all,
  );
  record(
    g,
    { event: "trauma", fighter: fighter.id, passed, why },
    ...all,
    ...(passed ? (["zh.trauma.pass"] as const) : []),
  );
  if (!passed) yield* suffer(g, fighter, targeted);
  if (used.has("reposition") && isStanding(fighter))
    yield* reposition(g, fighter, inches(number(g, "zh.number.reposition")));
}

/** The effects of trauma. zh.trauma.ready, zh.trauma.unready, zh.trauma.all-red, zh.open.active-token */
function* suffer(g: G, fighter: Standing, targeted: boolean): Rules {
  if (isReady(fighter)) {
    loseAction(g, fighter, "trauma", "zh.trauma.ready", "zh.open.active-token");
    return;
  }
  if (flipToken(g, fighter, "zh.trauma.unready", "zh.open.active-token")) return;
  const victim = targeted ? fighter : yield* victimOf(g, fighter);
  yield* takeOut(
    g,
    victim,
    "trauma with every token red",
    { untargeted: !targeted },
    "zh.trauma.all-red",
    "zh.pair.trauma",
  );
}

/** Which member of a pair is lost where neither was the target. zh.decide.pair-loss */
function* victimOf(g: G, fighter: Standing): Rules<Standing> {
  const members = membersOf(g.state, fighter).filter(isStanding);
  return yield* choose(
    sideOf(fighter),
    { id: "zh.decide.pair-loss", text: "Which member of the pair is lost?", piece: fighter.id },
    members.map((one) => ({ id: one.id, text: one.id, value: one })),
  );
}

export const isShaken = (fighter: Fighter): boolean => fighter.red > 0;
