import { certain, type Condition, type EnemyIntent, type Fraction, fraction, plus } from "../../kernel/index.ts";
import { panelInWords } from "../book/panels.ts";
import { type Ctx, name } from "../table/context.ts";
import { type AxisUnit, copyState, type State } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { withoutLaidCard } from "./jager-preview.ts";
import { drivenTo, playedOut, unlessOtherwise } from "./played-out.ts";
import { eventPhase, patrolPhase } from "../phases/index.ts";

/** What the Axis does after one card, or without one: the state afterwards, and the rules it showed by piece. */
interface Course {
  /** The panel of the card in force; null when no card is drawn. */
  readonly panel: string | null;
  readonly chance: Fraction;
  readonly after: State;
  /** After the card, before the patrols. */
  readonly between: State;
  readonly cites: ReadonlyMap<string, readonly string[]>;
  /** Whether a choice or dice on the way were taken for granted. */
  readonly open: boolean;
}

/** What one piece does in some of the courses. */
interface Deed {
  readonly text: string;
  readonly phase: string;
}

/**
 * What the event card and the patrols of a turn of the Stealth Section will do: what every card brings alike is settled,
 * the rest hangs on the card, with its chance. Nothing is drawn. rr.patrol.colour, rr.deck.token-flip
 */
export function cardIntents(real: Ctx): readonly EnemyIntent[] {
  const ctx = withoutLaidCard(real);
  if (ctx.state.section !== "stealth" || !["operator", "advance", "event", "patrol"].includes(ctx.state.phase))
    return [];
  const courses = ctx.state.phase === "patrol" ? [courseOf(ctx, null, certain)] : coursesByCard(ctx);
  const ids = new Set([...ctx.state.units, ...ctx.state.operators].map(({ id }) => id));
  for (const { after } of courses) for (const { id } of after.units) ids.add(id);
  return [...ids].flatMap((id) => intentsOf(ctx, id, courses));
}

/** The course after each kind of card of the deck, by the panel that is in force. rr.deck.draw, rr.deck.panels */
function coursesByCard(ctx: Ctx): readonly Course[] {
  const table: Ctx = { state: copyState(ctx.state), settings: ctx.settings, events: [] };
  const asked = eventPhase(table).next();
  if (asked.done === true || asked.value.ask !== "draw") return [];
  const { among } = asked.value;
  const counts = new Map<string, number>();
  const panelOf = (card: string): string => card.split("/")[0] ?? card;
  for (const card of among) counts.set(panelOf(card), (counts.get(panelOf(card)) ?? 0) + 1);
  return [...counts].flatMap(([panel, count]) => {
    const card = among.find((candidate) => panelOf(candidate) === panel);
    return card === undefined ? [] : [courseOf(ctx, card, fraction(BigInt(count), BigInt(among.length)))];
  });
}

/** Plays the event with this card and the patrols on a copy. */
function courseOf(ctx: Ctx, card: string | null, chance: Fraction): Course {
  let between = ctx.state;
  const { table, cites, open } = playedOut(ctx, card, (copy, run) => {
    if (card !== null) run(eventPhase(copy));
    between = copyState(copy.state);
    if (copy.state.section === "stealth") run(patrolPhase(copy));
  });
  return { panel: card?.split("/")[0] ?? null, chance, after: table.state, between, cites, open };
}

/** The intents of one piece: one that is settled, or one for each thing it may do. */
function intentsOf(ctx: Ctx, id: string, courses: readonly Course[]): readonly EnemyIntent[] {
  const groups = new Map<string, { readonly deed: Deed; readonly courses: readonly Course[] }>();
  for (const course of courses) {
    const deed = deedOf(ctx, id, course);
    const key = deed?.text ?? "";
    const group = groups.get(key);
    groups.set(key, { deed: deed ?? { text: "", phase: "" }, courses: [...(group?.courses ?? []), course] });
  }
  return [...groups.values()]
    .filter(({ deed }) => deed.text !== "")
    .map(({ deed, courses: some }) => ({
      piece: id,
      phase: deed.phase,
      ...(some.length < courses.length && { condition: conditionOf(some, courses) }),
      text: `${deed.text}${unlessOtherwise(some.some(({ open }) => open))}.`,
      cites: [...new Set(some.flatMap(({ cites }) => cites.get(id) ?? []))],
      criteria: [],
      candidates: [],
      decidedBy: null,
    }));
}

/** Names the cards of some courses, or the others where those are fewer. */
function conditionOf(some: readonly Course[], all: readonly Course[]): Condition {
  const { numerator, denominator } = some.reduce((sum, { chance }) => plus(sum, chance), fraction(0n, 1n));
  const others = all.filter((course) => !some.includes(course));
  const said = (courses: readonly Course[], word: string): string =>
    courses.map(({ panel }) => (panel === null ? "anything" : `“${panelInWords(panel)}”`)).join(` ${word} `);
  const unsaid = `the event card says ${others.length === 1 ? "something else than" : "neither"} ${said(others, "nor")}`;
  return {
    text: others.length < some.length ? unsaid : `the event card says ${said(some, "or")}`,
    chance: `${numerator}/${denominator}`,
  };
}

/** What has become of a piece, in words; null when nothing has. */
function deedOf(ctx: Ctx, id: string, { after, between }: Course): Deed | null {
  const operator = ctx.state.operators.find((candidate) => candidate.id === id);
  if (operator !== undefined) {
    const spottedIn = (state: State): boolean =>
      state.operators.some((candidate) => candidate.id === id && candidate.spotted);
    return spottedIn(after) && !operator.spotted
      ? { text: `${id} is spotted`, phase: spottedIn(between) ? "event" : "patrol" }
      : null;
  }
  const before = ctx.state.units.find((candidate) => candidate.id === id);
  const now = after.units.find((candidate) => candidate.id === id);
  if (before === undefined)
    return now === undefined ? null : { text: `${id} comes onto its spawn tile`, phase: "event" };
  if (now === undefined) return { text: `${id} is killed`, phase: "patrol" };
  return unitDeed(ctx, before, now, between.units.find((candidate) => candidate.id === id) ?? before);
}

/** Whether a vehicle stands elsewhere than before: not one that stayed off the board. */
const hasDriven = (before: AxisUnit, now: AxisUnit): boolean =>
  (before.at !== null || now.at !== null) && (before.token?.x !== now.token?.x || before.token?.y !== now.token?.y);

function unitDeed(ctx: Ctx, before: AxisUnit, now: AxisUnit, between: AxisUnit): Deed | null {
  const { id } = before;
  const walks = isVehicle(now) ? hasDriven(before, now) : now.at !== null && now.at !== before.at;
  const turns = now.facing !== before.facing;
  const alerted = now.alert && !before.alert;
  if (!walks && !turns && !alerted) return null;
  const goes = isVehicle(now)
    ? drivenTo({ ...now.token, facing: now.facing }, now.at !== null)
    : `walks to ${now.at === null ? "" : name(ctx, now.at)}, facing ${now.facing}`;
  const deeds = [
    ...(walks ? [goes] : turns ? [`turns to face ${now.facing}`] : []),
    ...(alerted ? ["is alerted"] : []),
  ];
  const byCard = !walks && (between.facing !== before.facing || between.alert !== before.alert);
  return { text: `${id} ${deeds.join(" and ")}`, phase: byCard ? "event" : "patrol" };
}
