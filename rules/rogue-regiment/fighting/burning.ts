import type { Square } from "../../geometry/index.ts";
import { roll } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  choose,
  type Ctx,
  name,
  number,
  operatorsOnBoard,
  type Placed,
  players,
  reading,
  record,
  type Rules,
} from "../table/context.ts";
import type { Operator } from "../table/state.ts";
import { hurt } from "./leaving-play.ts";
import { roomAt } from "./flame-tokens.ts";

/** Whom the flames of a room burn, spotted or not. rr.dogs.flame-burn, rr.open.dogs-burn-on-support */
const inRoom = (ctx: Ctx, room: Square): readonly Placed<Operator>[] =>
  operatorsOnBoard(ctx).filter(
    ({ at, aboard, support }) =>
      aboard === null &&
      roomAt(ctx, at) === room &&
      (!support || reading(ctx, "rr.open.dogs-burn-on-support") === "support-too"),
  );

/**
 * So many dice for the flames of a room: each of 2+ costs a health point. Everybody in it suffers his own, or one roll is
 * shared out. rr.dogs.flame-burn, rr.open.dogs-burn-each
 */
export function* burn(ctx: Ctx, room: Square, tokens: number, cites: readonly Citation[]): Rules {
  const because: readonly Citation[] = [...cites, "rr.open.dogs-burn-each", "rr.open.dogs-burn-on-support"];
  if (reading(ctx, "rr.open.dogs-burn-each") === "shared") {
    yield* burnShared(ctx, room, tokens, because);
    return;
  }
  const needed = number(ctx, "rr.number.flame-burn");
  for (const operator of inRoom(ctx, room)) {
    const dice = yield* roll(tokens, 6, { text: `The flames burn ${operator.id}`, cites: because });
    yield* scorch(ctx, operator, room, { dice, hits: dice.filter((face) => face >= needed).length }, because);
  }
}

/** One roll for the room, whose successes the players share out. rr.open.dogs-burn-each */
function* burnShared(ctx: Ctx, room: Square, tokens: number, cites: readonly Citation[]): Rules {
  if (inRoom(ctx, room).length === 0) return;
  const needed = number(ctx, "rr.number.flame-burn");
  const dice = yield* roll(tokens, 6, { text: `The flames of the room of ${name(ctx, room)}`, cites });
  for (const face of dice) {
    if (face < needed) continue;
    const victims = inRoom(ctx, room);
    if (victims.length === 0) return;
    const victim = yield* choose(
      players,
      { id: "rr.decide.allocate-flames", text: "Whom do the flames burn?" },
      victims.map((operator) => ({ id: operator.id, text: operator.id, value: operator })),
    );
    yield* scorch(ctx, victim, room, { dice: [face], hits: 1 }, cites);
  }
}

function* scorch(
  ctx: Ctx,
  operator: Placed<Operator>,
  room: Square,
  { dice, hits }: { readonly dice: readonly number[]; readonly hits: number },
  cites: readonly Citation[],
): Rules {
  record(ctx, {
    event: "burned",
    piece: operator.id,
    at: name(ctx, room),
    number: number(ctx, "rr.number.flame-burn"),
    dice,
    hits,
    cites,
  });
  if (hits > 0) yield* hurt(ctx, operator, hits);
}

/** The rooms that burn now, with their tokens. */
export type Burning = ReadonlyMap<Square, number>;

export const burningRooms = (ctx: Ctx): Burning => new Map(ctx.state.flames.map(({ room, tokens }) => [room, tokens]));

/**
 * The flame tokens that were there before burn everybody in their rooms. rr.dogs.flame-burn,
 * rr.dogs.flame-burn-not-at-once, rr.open.dogs-burn-timing
 */
export function* burnRooms(ctx: Ctx, rooms: Burning): Rules {
  for (const [room, tokens] of rooms)
    yield* burn(ctx, room, tokens, [
      "rr.dogs.flame-burn",
      "rr.dogs.flame-burn-not-at-once",
      "rr.dogs.flame-token-stays",
      "rr.open.dogs-burn-timing",
      "rr.open.dogs-stacked-room-attack",
    ]);
}
