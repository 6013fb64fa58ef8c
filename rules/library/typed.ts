import {
  type Adjudication as Adjudicated,
  Budget,
  type Catalogue,
  type Chance,
  err,
  firstFault,
  type Game as KernelGame,
  isAsked,
  nearest,
  ok,
  type OpenPosition,
  type PlayerView,
  type Result,
  type RuleRow,
  type ShownEvent,
  speaksFor,
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

/** A view of the kernel, with what a library adds to it. */
class ViewOfSeat<View extends PlayerView = PlayerView> implements Seen {
  readonly game: string;
  protected readonly view: View;

  constructor(view: View) {
    this.game = view.game;
    this.view = view;
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
    return this.view.sharesVictory(seat);
  }

  seats(): readonly string[] {
    return this.view.seats();
  }

  moment(): string {
    return this.view.moment();
  }

  isAsked(seat: string): boolean {
    return isAsked(this.view.decision(), seat, this.view.seats());
  }

  legal(filter: LegalFilter = {}): Iterable<LegalAction> {
    const unknown = unknownOption(filter, optionsOf.legal);
    if (unknown !== null) throw new TypeError(unknown.ok ? "" : firstFault(unknown.defects));
    // where a phase begins forms tell what pieces could do then
    const forms = this.view.decision()?.kind === "act" ? this.forms() : [];
    return { [Symbol.iterator]: () => chosen(forms, filter) };
  }

  forms(): readonly Form[] {
    return this.view.forms();
  }

  adjudicate(move: Move): Result<Adjudication> {
    // what a policy or a listing tells beside its move may come with it
    const { seat: _, name: __, piece: ___, ...sent }: Move & Partial<Omit<LegalAction, "action">> = move;
    return unknownOption(sent, optionsOf.adjudicate) ?? mapped(this.view.adjudicate(move), after);
  }

  requirements(action: unknown): ReturnType<Seen["requirements"]> {
    return this.view.requirements(action);
  }

  outlook(action: unknown): ReturnType<Seen["outlook"]> {
    return this.view.outlook(action);
  }

  sight(question: Parameters<Seen["sight"]>[0]): ReturnType<Seen["sight"]> {
    return unknownOption(question, optionsOf.sight) ?? this.view.sight(question);
  }

  field(piece: string): ReturnType<Seen["field"]> {
    return this.view.field(piece);
  }

  odds(action: unknown, choose: readonly string[] = []): ReturnType<Seen["odds"]> {
    return this.view.odds(action, choose);
  }

  preview(): ReturnType<Seen["preview"]> {
    return this.view.preview();
  }

  policyMove(chance: Chance, by?: string): PolicyMove | null {
    const asked = this.view.decision()?.seat ?? null;
    if (asked === null) return null;
    const answer = this.view.policyMove(chance);
    if (answer === null) return null;
    const owner = "action" in answer ? this.view.ownerOf(answer.action) : null;
    const seat = owner?.ok === true && owner.value !== null ? owner.value : asked;
    if (by !== undefined && !speaksFor(by, seat, this.view.seats())) return null;
    return { ...answer, seat };
  }

  foresight(): ReturnType<Seen["foresight"]> {
    return this.view.foresight();
  }

  sample(chance: Chance): Result<Situation> {
    return mapped(this.view.sample(chance), (position) => new WholeSituation(position));
  }

  board(): ReturnType<Seen["board"]> {
    return this.view.board();
  }

  print(): string {
    return this.view.print();
  }
}

/** An opened position of the kernel, with what a library adds to it. */
class WholeSituation extends ViewOfSeat<OpenPosition> implements Situation {
  override id(): string {
    return positionId(this.view.position()) ?? "";
  }

  playout(chance: Chance, most = MOST_ASKS): ReturnType<Situation["playout"]> {
    return this.view.foresight()?.playout(chance, most) ?? { result: null, asks: 0 };
  }

  override foresight(): ReturnType<Situation["foresight"]> {
    return this.view.foresight();
  }

  seenBy(seat: string | null): Seen {
    const seen = this.view.seenBy(seat);
    return seen === this.view ? this : new ViewOfSeat(seen);
  }
}

/** What came of a move, its situation with what a library adds. */
function after(adjudicated: Adjudicated): Adjudication {
  return adjudicated.outcome === "refused"
    ? adjudicated
    : { ...adjudicated, situation: new WholeSituation(adjudicated.situation) };
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

const isShown = (event: unknown): event is ShownEvent =>
  typeof event === "object" && event !== null && "event" in event && "details" in event;

/** The options of each way to open a game. */
const optionsOf = {
  setUp: ["difficulty", "players", "choices", "readings", "numbers", "budget"],
  open: ["budget"],
  openText: ["readings", "numbers", "budget"],
  legal: ["piece", "name", "seat"],
  sight: ["from", "to", "facing"],
  adjudicate: ["action", "choose", "dice", "cards", "chance", "until", "by"],
} as const;

/** What is said of options that there are not: what they were to choose would be left out without a word. */
function unknownOption(options: object, known: readonly string[]): Result<never> | null {
  const faults = Object.keys(options)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: "unknown-option",
      path: `/options/${name.slice(0, 60)}`,
      message: `There is no option "${name.slice(0, 60)}"${nearest(name, known)}.`,
    }));
  return faults.length === 0 ? null : err(...faults);
}

/** Without a budget there is no end to the work: nobody else waits for it. */
const budgetOf = ({ budget }: Opening): Budget => budget ?? Budget.unlimited();

const whole = (opened: Result<OpenPosition>): Result<Situation> =>
  mapped(opened, (situation) => new WholeSituation(situation));

/**
 * A game of the kernel as the library has it, with the types of its own put back. The kernel closes a game over its
 * types and answers in plain data, so that nobody else has to know them; `G` is made from the schemas by which that data is
 * read and checked, and tests hold whole games against them.
 */
export function typed<G extends GameTypes>(game: KernelGame, texts: RuleTexts): Game<G>;
export function typed(game: KernelGame, texts: RuleTexts): Game {
  const { id, title, version, scenarios, difficulties, mostPlayers, victoryOf, choices, notation, catalogue } = game;
  const { interpretations, numbers } = catalogue;
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
      unknownOption(options, optionsOf.setUp) ?? whole(game.setUp(scenario, options, budgetOf(options))),
    open: (position, opening = {}) =>
      unknownOption(opening, optionsOf.open) ??
      ofAnotherGame(position, game.id) ??
      whole(game.open(position, budgetOf(opening))),
    openText: (text, settings = {}) =>
      unknownOption(settings, optionsOf.openText) ?? whole(game.openText(text, settings, budgetOf(settings))),
    witnessed: (events, seat) => game.witness(events.filter(isShown), seat),
    quote: async (ids) => [...quotes(catalogue, (await texts()).rules, ids)],
  };
}
