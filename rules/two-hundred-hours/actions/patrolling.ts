import type { Citation } from "../book/citation.ts";
import { offerEvent, playEvent } from "../cards/index.ts";
import { recon } from "./recon.ts";
import { areWithin } from "../table/measuring.ts";
import { askFacing, turnTo } from "../movement/index.ts";
import { type Die, type MedalEffect, medalEffect, pointForeseen, type Roll } from "../dice/index.ts";
import type { OnTable } from "../table/fighter.ts";
import {
  choose,
  friendsOf,
  type Ctx,
  isSentry,
  isStanding,
  number,
  reading,
  type Rules,
  sideOf,
} from "../table/context.ts";

export const reconEffect = (cite: Citation): MedalEffect =>
  medalEffect("recon", "Recon: a Recon roll after the move", [cite]);

/** Old Hand: a Patrol's medal lets it turn to any facing. */
export const oldHand = ({ veteran }: OnTable): readonly MedalEffect[] =>
  veteran === "v-old-hand" ? [medalEffect("old-hand", "Old Hand: turn to any facing", ["zh.veteran.any-fighter"])] : [];

/** When a Patrol turns by its dice: a Roving Patrol before it moves, a Patrol Route afterwards. */
export type Turning = "before the move" | "after the move";

/** Turns a fighter by Old Hand, where it does so now: after a Patrol, or when it turns by its dice. zh.open.old-hand-turn */
export function* turnByOldHand(ctx: Ctx, fighter: OnTable, used: ReadonlySet<string>, now: Turning): Rules {
  const first = reading(ctx, "zh.open.old-hand-turn") === "with-the-dice";
  if (!used.has("old-hand") || (now === "before the move") !== first) return;
  yield* askFacing(ctx, fighter, "zh.veteran.any-fighter", "zh.open.old-hand-turn");
}

/** At the Double!, where it needs a medal: a medal effect while the card is held. zh.event.card-at-the-double, zh.open.at-the-double-medal */
export function atTheDouble(ctx: Ctx): readonly MedalEffect[] {
  if (reading(ctx, "zh.open.at-the-double-medal") !== "needs-medal") return [];
  if (!ctx.state.events.hand.includes("e-at-the-double")) return [];
  return [
    {
      id: "e-at-the-double",
      text: "At the Double!: +4″ of movement",
      cites: ["zh.event.card-at-the-double", "zh.action.patrol-both", "zh.open.at-the-double-medal"],
      applies: () => true,
      *does() {
        playEvent(ctx, "e-at-the-double", ctx.state.acting?.fighter ?? null);
      },
    },
  ];
}

/** How much further At the Double! takes a Patrol. zh.event.card-at-the-double */
export function* doubled(ctx: Ctx, fighter: OnTable, used: ReadonlySet<string>): Rules<number> {
  if (used.has("e-at-the-double")) return number(ctx, "zh.number.at-the-double");
  if (reading(ctx, "zh.open.at-the-double-medal") === "needs-medal") return 0;
  const card = yield* offerEvent(ctx, "patrol rolled", {
    fighter: fighter.id,
    text: `${fighter.id} has rolled its Patrol: use an Event card?`,
  });
  return card === null ? 0 : number(ctx, "zh.number.at-the-double");
}

/** The dice whose bearings a fighter may turn to, one for each bearing. */
const bearingsOf = (roll: Roll, any: boolean): readonly (Die & { bearing: number })[] => {
  const dieByBearing = new Map<number, Die & { bearing: number }>();
  for (const die of roll.dice) {
    // zh.route.turn, zh.rove.turn, zh.rove.awareness
    const counts = die.means === "success" || (any && die.means === "failure");
    // zh.route.turn-choice, zh.rove.turn-choice
    if (counts && die.bearing !== null && !dieByBearing.has(die.bearing))
      dieByBearing.set(die.bearing, { ...die, bearing: die.bearing });
  }
  return [...dieByBearing.values()];
};

/** The rows of turning by dice, of either Patrol. */
export interface TurningRows {
  readonly turn: Citation;
  readonly choice: Citation;
}

/**
 * Turns a fighter to the bearing of a success, as it must; its player chooses among several, and without one it does not
 * turn. With Awareness any chevron will do. zh.decide.bearing, zh.decide.awareness
 */
export function* turnByDice(
  ctx: Ctx,
  fighter: OnTable,
  roll: Roll,
  { any }: { readonly any: boolean },
  rows: TurningRows,
): Rules {
  if (ctx.closedForm === true) {
    // dice that lie on the table point already
    const pointing = roll.dice.filter(
      ({ means, bearing }) => bearing === null && (means === "success" || (any && means === "failure")),
    );
    yield* pointForeseen(ctx, pointing, `Where the chevrons of the ${roll.name} point`);
  }
  const dice = bearingsOf(roll, any);
  if (dice.length === 0) return;
  const bearing = yield* choose(
    sideOf(fighter),
    {
      id: any ? "zh.decide.awareness" : "zh.decide.bearing",
      text: `To which bearing does ${fighter.id} turn?`,
      piece: fighter.id,
    },
    dice.map((die) => ({ id: String(die.bearing), text: `${die.bearing}° (${die.shows})`, value: die.bearing })),
  );
  turnTo(ctx, fighter, bearing, rows.turn, ...(dice.length > 1 ? [rows.choice] : []));
}

/** What follows a Patrol: its medal effects, and Event cards used as it ends. */
export function* afterPatrol(ctx: Ctx, fighter: OnTable, used: ReadonlySet<string>): Rules {
  if (!isStanding(fighter)) return;
  if (used.has("recon")) yield* recon(ctx, fighter);
}

/** The Event cards of a Patrol that has ended: Who Goes There?, Nervous Sentry, Double Watch. */
export function* patrolEnded(ctx: Ctx, fighter: OnTable): Rules {
  for (;;) {
    if (!isStanding(fighter)) return;
    const card = yield* offerEvent(ctx, "patrol ended", {
      fighter: fighter.id,
      text: `The Patrol of ${fighter.id} has ended: use an Event card?`,
    });
    if (card === null) return;
    if (card === "e-who-goes-there") yield* recon(ctx, fighter);
    else if (card === "e-nervous-sentry") yield* askFacing(ctx, fighter, "zh.event.moment");
    else yield* doubleWatch(ctx, fighter);
  }
}

/** Double Watch: one other sentry near by may turn to any facing. */
function* doubleWatch(ctx: Ctx, fighter: OnTable): Rules {
  const near = friendsOf(ctx.state, fighter).filter(
    (friend) => isSentry(friend) && areWithin(ctx, fighter.at, friend.at, "zh.number.double-watch"),
  );
  if (near.length === 0) return;
  const other = yield* choose(
    "defender",
    { id: "zh.decide.event", text: "Double Watch: which sentry turns?", piece: fighter.id },
    near.map((candidate) => ({ id: candidate.id, text: candidate.id, value: candidate })),
  );
  yield* askFacing(ctx, other, "zh.event.moment");
}
