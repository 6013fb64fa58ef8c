/* What the Intruders still have to do, and whether the clock allows it. */
import { type CardId, cardIds, cards, mapCard } from "../book/cards.ts";
import { stepField, UNREACHABLE } from "../sight/index.ts";
import { intrudersOf } from "../table/agents.ts";
import { type Ctx, number, planFor, reading } from "../table/context.ts";
import { pointsNeeded } from "../time/index.ts";
import { teamCards } from "./plan.ts";

/** As many rooms as there are cards that nobody can find any more: more than a game has time for. */
const LOST = 12;

/** The cards that lie face down or are unseen, those that lie face up, and those of the team. */
interface Whereabouts {
  readonly held: readonly CardId[];
  readonly shown: readonly CardId[];
  readonly hidden: readonly CardId[];
}

function whereabouts(ctx: Ctx): Whereabouts {
  const held = teamCards(ctx);
  const shown = ctx.state.rooms.flatMap(({ card }) => (card === "unknown" || card === "taken" ? [] : [card]));
  const hidden = ctx.state.pile.filter((card) => !shown.includes(card) && !held.includes(card));
  return { held, shown, hidden };
}

/** What is missing of a set: how many cards of it lie open, how many are still to be found, and whether it can be made up. */
interface Missing {
  readonly shown: number;
  readonly hidden: number;
  readonly lost: number;
}

/** What a group of cards lacks for a set of so many. */
function missingOf(of: readonly CardId[], size: number, { held, shown, hidden }: Whereabouts): Missing {
  const among = (some: readonly CardId[]): number => of.filter((card) => some.includes(card)).length;
  const lacks = Math.max(0, size - among(held));
  const open = Math.min(lacks, among(shown));
  const found = Math.min(lacks - open, among(hidden));
  return { shown: open, hidden: found, lost: lacks - open - found };
}

/** How many rooms are entered on average until all of some cards are found among those that lie face down. */
const roomsUntilFound = (wanted: number, hidden: number): number => (wanted * (hidden + 1)) / (wanted + 1);

const together = (some: readonly Missing[]): Missing =>
  some.reduce(
    (sum, { shown, hidden, lost }) => ({
      shown: sum.shown + shown,
      hidden: sum.hidden + hidden,
      lost: sum.lost + lost,
    }),
    { shown: 0, hidden: 0, lost: 0 },
  );

/** The groups of a kind, the one that lacks least first. */
function groupsBy(by: "colour" | "country", size: number, where: Whereabouts): readonly Missing[] {
  const groups = Map.groupBy(
    cardIds.filter((card) => cards[card][by] !== null),
    (card) => cards[card][by],
  );
  const roomsOf = ({ shown, hidden, lost }: Missing): number => shown + 2 * hidden + LOST * lost;
  return [...groups.values()]
    .map((group) => missingOf(group, size, where))
    .toSorted((one, other) => roomsOf(one) - roomsOf(other));
}

/**
 * How many rooms have still to be searched, on average, until the team has the points it needs by the easiest sets; none
 * where it has them. hg.win.colour-2, hg.win.country-1, hg.win.map-1
 */
export function roomsToSearch(ctx: Ctx): number {
  const where = whereabouts(ctx);
  const needed = pointsNeeded(ctx);
  const size = number(ctx, "hg.number.set-size");
  const colours = groupsBy("colour", size, where);
  const countries = groupsBy("country", size, where);
  const map = missingOf([mapCard], 1, where);
  const mixes = reading(ctx, "hg.open.score-overlap") !== "once";
  let fewest = LOST;
  for (let ofColour = 0; ofColour <= colours.length; ofColour++)
    for (let ofCountry = 0; ofCountry <= countries.length; ofCountry++)
      for (const maps of [0, 1]) {
        // a colour and a country share a card
        if (!mixes && ofColour > 0 && ofCountry > 0) continue;
        const points =
          ofColour * number(ctx, "hg.number.points-colour") +
          ofCountry * number(ctx, "hg.number.points-country") +
          maps * number(ctx, "hg.number.points-map");
        if (points < needed) continue;
        const { shown, hidden, lost } = together([
          ...colours.slice(0, ofColour),
          ...countries.slice(0, ofCountry),
          ...(maps === 1 ? [map] : []),
        ]);
        fewest = Math.min(fewest, shown + roomsUntilFound(hidden, where.hidden.length) + LOST * lost);
      }
  return fewest;
}

/** More steps to the exit than this count as this many. */
const FARTHEST = 60;

/** The steps from the exit to the farthest Intruder on the board who carries something, or to anybody where none does. */
function stepsOut(ctx: Ctx): number {
  const { entrance } = planFor(ctx);
  const team = intrudersOf(ctx.state);
  const carriers = team.filter(({ cards: carried }) => carried.length > 0);
  if (entrance === null) return 0;
  const field = stepField(ctx, [entrance.outside], "steps", "all");
  const steps = (carriers.length === 0 ? team : carriers).map(({ at }) => field[at] ?? UNREACHABLE);
  return Math.min(Math.max(0, ...steps), FARTHEST);
}

/** The minutes that go by for a room: those of the way to it, shared among who goes, and those that breaching and spying take. */
const MINUTES = { way: 3, work: 2.5 } as const;

/** The minutes that the team needs on average for what it still has to do, and for the way out. */
export function minutesNeeded(ctx: Ctx): number {
  const going = intrudersOf(ctx.state).filter(({ prone }) => !prone).length;
  const rooms = roomsToSearch(ctx);
  return (
    rooms * (MINUTES.work + MINUTES.way / Math.max(1, going)) + stepsOut(ctx) / number(ctx, "hg.number.step-raider")
  );
}

/** With so many minutes to spare there is time for all caution. */
const AMPLE = 20;

/** How much of the usual caution there is time for: all of it with ample time to spare, hardly any where it runs out. */
export const patience = (ctx: Ctx): number =>
  Math.max(0.1, Math.min(1, (ctx.state.timer - minutesNeeded(ctx)) / AMPLE));
