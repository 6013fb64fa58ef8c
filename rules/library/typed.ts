import {
  aChance,
  type Adjudication as Adjudicated,
  aList,
  aMove,
  aText,
  aWholeNumber,
  anything,
  Budget,
  type Catalogue,
  type Chance,
  type Defect,
  demand,
  err,
  misfit,
  unknownSeat,
  misfits,
  type Fields,
  filterDefect,
  type Foreseen,
  type Game as KernelGame,
  heldChance,
  isAsked,
  numberList,
  numbersByName,
  ok,
  oneOf,
  type OpenPosition,
  optional,
  orNull,
  type PlayerView,
  refusal,
  type Result,
  type RuleRow,
  type ShownEvent,
  speaksFor,
  textList,
  textsByName,
  Unreadable,
  withPlain,
} from "../kernel/index.ts";
import type {
  Adjudication,
  Form,
  Game,
  GameTypes,
  LegalAction,
  LegalFilter,
  Move,
  Opening,
  PolicyMove,
  Quote,
  Seen,
  Situation,
} from "./game.ts";
import { positionId } from "./position-id.ts";

/** Loads the texts of a game's rules. */
export type RuleTexts = () => Promise<{ readonly rules: Readonly<Record<string, RuleRow>> }>;

const mapped = <T, U>(result: Result<T>, make: (value: T) => U): Result<U> =>
  result.ok ? ok(make(result.value)) : result;

function* chosen(forms: readonly Form[], { piece, name, seat }: LegalFilter): Generator<LegalAction> {
  for (const form of forms) {
    if (piece !== undefined && form.piece !== piece) continue;
    if (name !== undefined && form.name !== name) continue;
    if (seat !== undefined && form.seat !== null && form.seat !== seat) continue;
    for (const action of form.actions) yield { action, name: form.name, piece: form.piece, seat: form.seat };
  }
}

/** More than any game asks. */
const MOST_ASKS = 50_000;

/** What each question may be asked with. */
const move: Fields = {
  action: anything,
  choose: optional(textList),
  dice: optional(numberList),
  cards: optional(textList),
  chance: optional(aChance),
  until: optional(oneOf(["decision", "phase"])),
  by: optional(aText),
  // what a policy or a listing tells beside its move may come with it
  seat: anything,
  name: anything,
  piece: anything,
};
const filterFields: Fields = { piece: optional(aText), name: optional(aText), seat: optional(aText) };
const sightFields: Fields = { from: aText, to: aText, facing: optional(oneOf(["N", "E", "S", "W"])) };
const trialFields: Fields = { most: aWholeNumber(0), phases: optional(aWholeNumber(0)), seed: aWholeNumber(-Infinity) };

/** What comes of a chance that somebody brings; where it draws what there is not, that is told. */
function drawnBy<T>(place: string, chance: Chance, draw: (held: Chance) => Result<T>): Result<T> {
  try {
    return draw(heldChance(place, chance));
  } catch (error) {
    if (error instanceof Unreadable) return err(...error.faults);
    throw error;
  }
}

/** What is foreseen, its own door before it. */
function atTheDoor(foreseen: Foreseen | null): Foreseen | null {
  if (foreseen === null) return null;
  return {
    effort: foreseen.effort,
    proposals: () => foreseen.proposals(),
    trial(tried, bounds) {
      demand(misfit("move", tried, aMove), misfits("bounds", bounds, trialFields));
      return foreseen.trial(tried, bounds);
    },
    playout(chance, most) {
      demand(misfit("chance", chance, aChance), misfit("most", most, aWholeNumber(0)));
      return foreseen.playout(heldChance("chance", chance), most);
    },
  };
}

/** A view of the kernel, with what a library adds to it. */
class ViewOfSeat<View extends PlayerView = PlayerView> implements Seen {
  readonly game: string;
  // hidden from whoever prints a situation: a whole catalogue hangs on it
  readonly #of: KernelGame;
  readonly #view: View;

  constructor(of: KernelGame, view: View) {
    this.game = view.game;
    this.#of = of;
    this.#view = view;
  }

  protected get of(): KernelGame {
    return this.#of;
  }

  protected get view(): View {
    return this.#view;
  }

  /** What is wrong with a seat that is named: with none, nothing. Whoever is asked may be several, by their own word. */
  protected faultsOfSeat(place: string, seat: string | null | undefined): readonly Defect[] {
    const isNamed = typeof seat === "string" && seat !== this.view.decision()?.seat;
    return isNamed ? unknownSeat(place, seat, this.view.seats()) : misfit(place, seat, optional(orNull(aText)));
  }

  position(): unknown {
    return this.view.position();
  }

  id(): string | null {
    return positionId(this.view.position());
  }

  decision(): ReturnType<Seen["decision"]> {
    return this.view.decision();
  }

  sharesVictory(seat: string | null): boolean {
    const isShared = seat === this.of.victoryOf;
    demand(misfit("seat", seat, orNull(aText)), isShared ? [] : this.faultsOfSeat("seat", seat));
    return this.view.sharesVictory(seat);
  }

  seats(): readonly string[] {
    return this.view.seats();
  }

  moment(): string {
    return this.view.moment();
  }

  isAsked(seat: string): boolean {
    demand(misfit("seat", seat, aText), this.faultsOfSeat("seat", seat));
    return isAsked(this.view.decision(), seat, this.view.seats());
  }

  legal(filter: LegalFilter = {}): Iterable<LegalAction> {
    demand(misfits("filter", filter, filterFields));
    demand(this.faultsOfSeat("filter/seat", filter.seat));
    const isOpen = this.view.decision()?.kind === "act";
    if (!isOpen && filter.piece === undefined && filter.name === undefined) return [];
    const forms = this.forms();
    const unknown = filterDefect(this.view, forms, this.of, filter);
    if (unknown !== null) throw new Unreadable([{ ...unknown, path: `/filter${unknown.path}` }]);
    // where a phase begins forms tell what pieces could do then
    return isOpen ? { [Symbol.iterator]: () => chosen(forms, filter) } : [];
  }

  forms(): readonly Form[] {
    return this.view.forms();
  }

  adjudicate(sent: Move): Result<Adjudication> {
    const refused = refusal(misfits("move", sent, move)) ?? refusal(this.faultsOfSeat("move/by", sent.by));
    if (refused !== null) return refused;
    const done = (whole: Move) => mapped(this.view.adjudicate(whole), (adjudicated) => after(this.of, adjudicated));
    const { chance } = sent;
    return chance === undefined
      ? done(sent)
      : drawnBy("move/chance", chance, (held) => done({ ...sent, chance: held }));
  }

  requirements(action: unknown): ReturnType<Seen["requirements"]> {
    return this.view.requirements(action);
  }

  outlook(action: unknown): ReturnType<Seen["outlook"]> {
    return this.view.outlook(action);
  }

  sight(question: Parameters<Seen["sight"]>[0]): ReturnType<Seen["sight"]> {
    return refusal(misfits("question", question, sightFields)) ?? this.view.sight(question);
  }

  field(piece: string): ReturnType<Seen["field"]> {
    return refusal(misfit("piece", piece, aText)) ?? this.view.field(piece);
  }

  odds(action: unknown, choose: readonly string[] = []): ReturnType<Seen["odds"]> {
    return refusal(misfit("choose", choose, textList)) ?? this.view.odds(action, choose);
  }

  preview(): ReturnType<Seen["preview"]> {
    return this.view.preview();
  }

  policyMove(chance: Chance, by?: string): PolicyMove | null {
    demand(misfit("chance", chance, aChance), misfit("by", by, optional(aText)), this.faultsOfSeat("by", by));
    const asked = this.view.decision()?.seat ?? null;
    if (asked === null) return null;
    const own = this.view.policyMove(heldChance("chance", chance));
    if (own === null) return null;
    const owner = "action" in own ? this.view.ownerOf(own.action) : null;
    const seat = owner?.ok === true && owner.value !== null ? owner.value : asked;
    if (by !== undefined && !speaksFor(by, seat, this.view.seats())) return null;
    return { ...own, seat };
  }

  foresight(): ReturnType<Seen["foresight"]> {
    return this.view.foresight();
  }

  sample(chance: Chance): Result<Situation> {
    return (
      refusal(misfit("chance", chance, aChance)) ??
      drawnBy("chance", chance, (held) =>
        mapped(this.view.sample(held), (position) => new WholeSituation(this.of, position)),
      )
    );
  }

  board(): ReturnType<Seen["board"]> {
    return this.view.board();
  }

  print(): string {
    return this.view.print();
  }

  toJSON(): unknown {
    return this.position();
  }
}

/** An opened position of the kernel, with what a library adds to it. */
class WholeSituation extends ViewOfSeat<OpenPosition> implements Situation {
  override id(): string {
    return positionId(this.view.position()) ?? "";
  }

  playout(chance: Chance, most = MOST_ASKS): ReturnType<Situation["playout"]> {
    demand(misfit("chance", chance, aChance), misfit("most", most, aWholeNumber(0)));
    return this.view.foresight()?.playout(heldChance("chance", chance), most) ?? { result: null, asks: 0 };
  }

  override foresight(): ReturnType<Situation["foresight"]> {
    return atTheDoor(this.view.foresight());
  }

  seenBy(seat: string | null): Seen {
    demand(misfit("seat", seat, orNull(aText)), this.faultsOfSeat("seat", seat));
    const seen = this.view.seenBy(seat);
    return seen === this.view ? this : new ViewOfSeat(this.of, seen);
  }
}

/** What came of a move, its situation with what a library adds. */
function after(of: KernelGame, adjudicated: Adjudicated): Adjudication {
  return adjudicated.outcome === "refused"
    ? adjudicated
    : { ...adjudicated, situation: new WholeSituation(of, adjudicated.situation) };
}

/** The rows of a catalogue by id, those of the rules given apart. */
function* quotes(
  catalogue: Catalogue,
  rules: Readonly<Record<string, RuleRow>>,
  ids: Iterable<string>,
): Generator<Quote> {
  const { interpretations, numbers, prompts } = catalogue;
  for (const id of ids) {
    const rule = rules[id];
    const interpretation = interpretations[id];
    const number = numbers[id];
    const prompt = prompts[id];
    if (rule !== undefined) yield { id, kind: "rule", text: rule.text, source: rule.source };
    else if (interpretation !== undefined)
      yield {
        id,
        kind: "interpretation",
        text: interpretation.question,
        source: null,
        reading: interpretation.readings[interpretation.byDefault]?.text ?? interpretation.byDefault,
      };
    else if (number !== undefined) yield { id, kind: "number", text: number.text, source: null };
    else if (prompt !== undefined) yield { id, kind: "decision", text: prompt, source: null };
  }
}

/** What is said of a position of another game: nothing of its parts, for none of them would fit. */
function ofAnotherGame(position: unknown, id: string): Result<never> | null {
  const named = typeof position === "object" && position !== null && "ruleset" in position ? position.ruleset : id;
  if (typeof named !== "string" || named === id) return null;
  const message = `This is a position of "${named.slice(0, 60)}", not of "${id}".`;
  return err({ code: "another-game", path: "/position/ruleset", message });
}

/** Ids one after another; a text would be gone through letter by letter. */
const someIds = {
  said: "ids of rules, one after another",
  fits: (value: unknown) => typeof value === "object" && value !== null && Symbol.iterator in value,
};

const isShown = (event: unknown): event is ShownEvent =>
  typeof event === "object" && event !== null && "event" in event && "details" in event;

const aBudget = { said: "a Budget", fits: (value: unknown) => value instanceof Budget };

/** The options of each way to open a game. */
const settings: Fields = {
  readings: optional(textsByName),
  numbers: optional(numbersByName),
  budget: optional(aBudget),
};
const setUpFields: Fields = {
  difficulty: optional(aText),
  players: optional(aWholeNumber(1)),
  choices: optional(textsByName),
  ...settings,
};
const openFields: Fields = { budget: optional(aBudget) };

/** Without a budget there is no end to the work: nobody else waits for it. */
const budgetOf = ({ budget }: Opening): Budget => budget ?? Budget.unlimited();

/**
 * A game of the kernel as the library has it, with the types of its own put back. The kernel closes a game over its
 * types and answers in plain data, so that nobody else has to know them; `G` is made from the schemas by which that data is
 * read and checked, and tests hold whole games against them.
 */
export function typed<G extends GameTypes>(game: KernelGame, texts: RuleTexts): Game<G>;
export function typed(game: KernelGame, texts: RuleTexts): Game {
  const { id, title, version, scenarios, difficulties, mostPlayers, victoryOf, choices, notation, catalogue } = game;
  const { interpretations, numbers } = catalogue;
  const whole = (opened: Result<OpenPosition>): Result<Situation> =>
    mapped(opened, (situation) => new WholeSituation(game, situation));
  return {
    id,
    title,
    version,
    scenarios,
    difficulties,
    mostPlayers,
    victoryOf,
    choices,
    notation,
    interpretations,
    numbers,
    setUp: (scenario, options = {}) =>
      refusal(misfit("scenario", scenario, aText), misfits("options", options, setUpFields)) ??
      whole(game.setUp(scenario, options, budgetOf(options))),
    open: (position, opening = {}) =>
      refusal(misfits("options", opening, openFields)) ??
      ofAnotherGame(position, game.id) ??
      withPlain(position, () => whole(game.open(position, budgetOf(opening)))),
    openText: (text, options = {}) =>
      refusal(misfit("text", text, aText), misfits("options", options, settings)) ??
      whole(game.openText(text, options, budgetOf(options))),
    witnessed(events, seat) {
      demand(misfit("events", events, aList), misfit("seat", seat, orNull(aText)));
      return game.witness(events.filter(isShown), seat);
    },
    async quote(ids) {
      demand(misfit("ids", ids, someIds));
      return [...quotes(catalogue, (await texts()).rules, ids)];
    },
  };
}
