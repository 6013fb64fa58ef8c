import { isDeepStrictEqual } from "node:util";
import {
  type Adjudication,
  anyPolicy,
  type Answer,
  type Ask,
  type Chance,
  failing,
  defineGame,
  type Game,
  type Position,
  type Result,
  run,
  seededChance,
  type Seat,
  type PlayerView,
  type Settings,
  type ShownEvent,
  type OpenPosition,
  answerFrom,
} from "../../rules/kernel/index.ts";
import { type Action, hiddenRuleset, type Variant } from "./hidden-game.ts";
import { copyState, HAND, HEIGHT, isPlayer, seats, type State, viewOf, walls, WIDTH } from "./hidden-game-state.ts";

/**
 * Pairs of moments of the hidden game that are one to a seat and two to who sees everything; and all that a seat can
 * ask of them.
 */

export type Ruleset = ReturnType<typeof hiddenRuleset>;

const settings: Settings = { readings: {}, numbers: {} };

/** A moment of a game: the state at a checkpoint, the answers since, and what came of them. */
export interface Moment {
  readonly from: State;
  readonly answers: readonly Answer<Action>[];
  readonly game: Game;
  readonly situation: OpenPosition;
  readonly live: State;
  readonly events: readonly ShownEvent[];
}

const value = <T>(found: Result<T>): T => {
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
};

export const startOf = (ruleset: Ruleset): State => value(ruleset.parse(ruleset.scenarios[0]?.board ?? ""));

const games = new WeakMap<Ruleset, Game>();

/** The game of a ruleset, made once: its schemas are compiled on their first use. */
function gameOf(ruleset: Ruleset): Game {
  const game = games.get(ruleset) ?? defineGame(ruleset);
  games.set(ruleset, game);
  return game;
}

/** What came of replies since a checkpoint; null when one of them is not possible. */
function momentAfter(
  ruleset: Ruleset,
  from: State,
  count: number,
  reply: (ask: Ask<Action>, i: number) => Answer<Action> | null,
): Moment | null {
  const answers: Answer<Action>[] = [];
  let possible = true;
  const { outcome, events, live } = run(ruleset, { state: from, answers: [], settings }, (ask) => {
    const answer = answers.length < count ? reply(ask, answers.length) : null;
    if (answer === null) possible &&= answers.length === count;
    else answers.push(answer);
    return answer;
  });
  if (!possible || answers.length < count || outcome.kind === "refused") return null;
  const position: Position<State, Action> = {
    ruleset: ruleset.id,
    version: ruleset.version,
    settings,
    state: outcome.state,
    answers: outcome.kind === "paused" ? outcome.answers : [],
  };
  const adjudicated = gameOf(ruleset);
  const shown = events.map((happened): ShownEvent => {
    const { event, cites, ...details } = happened;
    return { event, text: ruleset.describe(happened), cites, details };
  });
  // as it comes back from storage
  const stored: readonly ShownEvent[] = JSON.parse(JSON.stringify(shown));
  return {
    from,
    answers,
    game: adjudicated,
    situation: value(adjudicated.open(JSON.parse(JSON.stringify(position)))),
    live,
    events: stored,
  };
}

/**
 * The moment after so many random answers, or the next after it at which an action is asked; with the checkpoint before
 * it.
 */
export function randomMoment(ruleset: Ruleset, seed: number, steps: number, until: "any" | "act" = "any"): Moment {
  const chance = seededChance(seed);
  const byChance = answerFrom<Action>({ chance }).answerer;
  const ctx = { state: startOf(ruleset), settings, events: [] };
  const procedure = ruleset.play(ctx);
  let from = copyState(ctx.state);
  let answers: Answer<Action>[] = [];
  let step = procedure.next();
  const goesOn = (i: number, { ask }: Ask<Action>): boolean => i < steps || (until === "act" && ask !== "act");
  for (let i = 0; !step.done && goesOn(i, step.value); i++) {
    const ask = step.value;
    if (ask.ask === "act" || ask.ask === "checkpoint") {
      from = copyState(ctx.state);
      answers = [];
    }
    const reply =
      ask.ask === "act" || ask.ask === "choose" ? anyPolicy<State, Action, never>(ask, ctx, chance) : byChance(ask);
    if (reply === null || "refused" in reply) throw new Error(`Nobody answers ${ask.ask}.`);
    answers.push(reply);
    step = procedure.next(reply);
  }
  const moment = momentAfter(ruleset, from, answers.length, (_, i) => answers[i] ?? null);
  if (moment === null) throw new Error("The same answers are possible again.");
  return moment;
}

/** The same cards and pieces, with everything another way round that a seat does not know. */
function shuffled(state: State, seat: Seat | null, chance: Chance): State {
  const other = copyState(state);
  const pick = <T>(from: T[]): T | undefined => from.splice(chance.index(from.length), 1)[0];
  const hidden = other.hands.filter((hand) => hand.seat !== seat);
  const pool = [...other.deck, ...hidden.flatMap(({ cards }) => cards)];
  for (const hand of hidden)
    hand.cards = Array.from({ length: Math.min(hand.held, HAND) }, () => pick(pool))
      .filter((card) => card !== undefined)
      .sort();
  other.deck = pool.sort();
  for (const { seat: owner } of hidden) {
    const own = other.pieces.filter((piece) => piece.owner === owner && !piece.fallen);
    const taken = new Set([...walls, ...own.map(({ at }) => at)]);
    for (const piece of own.filter(({ lit }) => !lit)) {
      const free = Array.from({ length: WIDTH * HEIGHT }, (_, i) => `${i % WIDTH},${Math.floor(i / WIDTH)}`).filter(
        (square) => !taken.has(square),
      );
      piece.at = pick(free) ?? piece.at;
      taken.add(piece.at);
    }
    const [one, two] = own;
    const known = own.length < 2 || own.some(({ looked }) => looked && isPlayer(seat));
    if (!known && one !== undefined && two !== undefined && chance.index(2) === 0)
      [one.kind, two.kind] = [two.kind, one.kind];
  }
  return other;
}

/**
 * Another moment that is the same to a seat: what is hidden from it is different, what others did in secret too. Null
 * when this try is not such a moment.
 */
export function twinOf(ruleset: Ruleset, moment: Moment, seat: Seat | null, seed: number): Moment | null {
  const chance = seededChance(seed);
  const others = seats.filter((one) => one !== seat);
  const twin = momentAfter(ruleset, shuffled(moment.from, seat, chance), moment.answers.length, (ask, i) => {
    const given = moment.answers[i];
    if (given === undefined) return null;
    switch (ask.ask) {
      case "choose":
        if (others.some((one) => one === ask.seat))
          return { option: ask.options[chance.index(ask.options.length)]?.id ?? "" };
        return "option" in given && ask.options.some(({ id }) => id === given.option) ? given : null;
      case "draw":
        if (others.some((one) => ask.for.text.startsWith(one)))
          return { card: ask.among[chance.index(ask.among.length)] ?? "" };
        return "card" in given && ask.among.includes(given.card) ? given : null;
      case "act":
        return "action" in given && failing(ask.requirements(given.action)).length === 0 ? given : null;
      case "roll":
        return "faces" in given ? given : null;
      case "checkpoint":
        return "proceed" in given ? given : null;
    }
  });
  if (twin === null || isDeepStrictEqual(twin.live, moment.live)) return null;
  return isDeepStrictEqual(viewOf(twin.live, seat), viewOf(moment.live, seat)) ? twin : null;
}

const names = ["a1", "a2", "b1", "b2"];
const places = Array.from({ length: WIDTH * HEIGHT }, (_, i) => `${i % WIDTH},${Math.floor(i / WIDTH)}`);

/** Every action that can be written down, one in `of` of them. */
export const actions = (of: number, rest: number): readonly Action[] =>
  names
    .flatMap((piece): readonly Action[] => [
      ...places.flatMap((at): readonly Action[] => [
        { do: "move", piece, to: at },
        { do: "strike", piece, at },
      ]),
      ...(["N", "E", "S", "W"] as const).map((facing): Action => ({ do: "shine", piece, facing })),
      ...names.map((target): Action => ({ do: "look", piece, target })),
    ])
    .concat({ do: "rest" })
    .filter((_, i) => i % of === rest % of);

const told = (answer: Result<Adjudication>): unknown => {
  if (!answer.ok || answer.value.outcome === "refused") return answer;
  const { situation, ...rest } = answer.value;
  return { ...rest, position: situation.position(), text: situation.print() };
};

const sampled = (seen: PlayerView, seed: number): unknown => {
  const found = seen.sample(seededChance(seed));
  return found.ok ? [found.value.position(), found.value.print()] : found;
};

/** Everything that can be asked of a moment, by the name of the question. */
export function answersOf(
  seen: PlayerView,
  asked: readonly Action[],
  seed: number,
): Readonly<Record<keyof PlayerView, unknown>> {
  const pieces = [...names, ...places];
  return {
    game: seen.game,
    position: seen.position(),
    decision: seen.decision(),
    seats: seen.seats(),
    sharesVictory: [...seen.seats(), null].map((each) => seen.sharesVictory(each)),
    moment: seen.moment(),
    adjudicate: [
      { choose: ["pass", "pass"] },
      { choose: ["a1"], dice: [1] },
      ...asked.map((action) => ({ action })),
    ].map((move) => told(seen.adjudicate({ ...move, chance: seededChance(seed) }))),
    forms: seen.forms(),
    requirements: asked.map((action) => seen.requirements(action)),
    outlook: asked.map((action) => seen.outlook(action)),
    ownerOf: asked.map((action) => seen.ownerOf(action)),
    ownerOfPiece: names.map((piece) => seen.ownerOfPiece(piece)),
    dealt: seen.dealt(),
    crews: seen.crews(),
    pieceOf: asked.map((action) => seen.pieceOf(action)),
    sight: names.flatMap((from) => pieces.map((to) => seen.sight({ from, to }))),
    field: pieces.map((piece) => seen.field(piece)),
    odds: asked.map((action) => seen.odds(action, [])),
    preview: seen.preview(),
    policyMove: seen.policyMove(seededChance(seed)),
    foresight: [seen.foresight()?.effort, seen.foresight()?.proposals()],
    board: seen.board(),
    print: seen.print(),
    sample: sampled(seen, seed),
  };
}

/**
 * What a seat can tell two moments apart by that should be one to it: questions to what it sees, the events since the
 * checkpoint, and — when it is asked — what the rules say to its actions in the real game.
 */
export function leaks(moment: Moment, twin: Moment, seat: Seat | null, seed: number): readonly string[] {
  const asked = actions(7, seed);
  const [one, two] = [moment, twin].map(({ game: played, situation, events }) => {
    const decision = situation.decision();
    const refusals =
      decision?.kind === "act" && decision.seat === seat
        ? actions(1, 0).map((action) => situation.requirements(action))
        : [];
    return { ...answersOf(situation.seenBy(seat), asked, seed), events: played.witness(events, seat), refusals };
  });
  if (one === undefined || two === undefined) return [];
  return Object.entries(one).flatMap(([name, answer]) =>
    isDeepStrictEqual(answer, Object.entries(two).find(([other]) => other === name)?.[1]) ? [] : [name],
  );
}

const variants = new Map<Variant | undefined, Ruleset>();

/** The hidden game with a leak, or without one; made once. */
export function variantRuleset(variant?: Variant): Ruleset {
  const ruleset = variants.get(variant) ?? hiddenRuleset("1.0.0", variant);
  variants.set(variant, ruleset);
  return ruleset;
}
