import { type Purpose, roll } from "../../kernel/index.ts";
import { his } from "./event-words.ts";
import { hasItemsAtHand } from "./nancy.ts";
import type { Operator } from "./state.ts";
import { choose, type Ctx, operatorsOnBoard, reading, record, type Rules, seatOf } from "./context.ts";

/** What an Operator has of an item of his own: rr.opboard.own-only. */
export const ownStack = (
  operator: Operator,
  item: Operator["items"][number]["item"],
): Operator["items"][number] | undefined =>
  operator.items.find((stack) => stack.item === item && stack.of === null && stack.count > 0);

/** The grenades an Operator has left: his own sort, or stick grenades, which are thrown alike. rr.kick.stick-grenade */
export const grenadeOf = (operator: Operator): "grenade" | "stick-grenade" | null =>
  ownStack(operator, "grenade") !== undefined
    ? "grenade"
    : ownStack(operator, "stick-grenade") !== undefined
      ? "stick-grenade"
      : null;

/**
 * Whether the cigarette token is in play: held by an Operator, or on a unit. One that an Operator has offered as his
 * equipment is another, unless there is read to be one token for both. rr.event.cigarette-in-play,
 * rr.open.kick-cigarette-both
 */
export const isCigaretteInPlay = (ctx: Ctx): boolean =>
  ctx.state.operators.some(({ cigarette }) => cigarette) ||
  ctx.state.units.some(
    ({ smoking, offered }) => smoking && (!offered || reading(ctx, "rr.open.kick-cigarette-both") === "one-token"),
  );

/** Uses up one item of an Operator's own; its space keeps its symbol. */
export function useItem(ctx: Ctx, operator: Operator, item: Operator["items"][number]["item"]): void {
  const stack = ownStack(operator, item);
  if (stack === undefined) return;
  const left = stack.count - 1;
  operator.items = operator.items.map((own) => (own === stack ? { ...own, count: left } : own));
  record(ctx, { event: "item-used", piece: operator.id, item, left, cites: ["rr.opboard.stacks"] });
}

/**
 * Rolls dice for an Operator or his weapon. Who holds the rabbit's foot may turn one of them into a 6, for himself or
 * for another; where nobody may, rolls that come to the same (`alike`) are one way in odds. rr.rabbit.six,
 * rr.open.rabbit-dice
 */
export function* operatorRoll(
  ctx: Ctx,
  dice: number,
  purpose: Purpose,
  alike?: (faces: readonly number[]) => string,
): Rules<readonly number[]> {
  const owner = operatorsOnBoard(ctx).find(
    (operator) => ownStack(operator, "rabbits-foot") !== undefined && hasItemsAtHand(ctx, operator),
  );
  const faces = yield* roll(dice, 6, purpose, owner === undefined ? alike : undefined);
  if (owner === undefined) return faces;
  const turned = (die: number): readonly number[] => faces.map((face, i) => (i === die ? 6 : face));
  // a 6 that changes nothing is not asked for
  const result = alike ?? String;
  const turns = [...faces.keys()].filter((die) => result(turned(die)) !== result(faces));
  if (turns.length === 0) return faces;
  const die = yield* choose<number>(
    seatOf(owner),
    {
      id: "rr.decide.rabbit",
      text: `Does ${owner.id} use ${his(owner.id)} rabbit's foot on the roll of ${faces.join(", ")}?`,
      piece: owner.id,
    },
    [
      { id: "keep", text: "Keep the dice", value: -1 },
      ...turns.map((i) => ({ id: `die ${i + 1}`, text: `Turn die ${i + 1}, a ${faces[i] ?? 0}, into a 6`, value: i })),
    ],
  );
  if (die < 0) return faces;
  useItem(ctx, owner, "rabbits-foot");
  record(ctx, {
    event: "rerolled",
    piece: owner.id,
    die: die + 1,
    was: faces[die] ?? 0,
    cites: ["rr.rabbit.six", "rr.open.rabbit-dice"],
  });
  return turned(die);
}
