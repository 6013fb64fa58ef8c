import { type Decision, decisionOf } from "./decision.ts";
import { type Answer, type Ask, type Seat, AnswerMismatch, isCheckpoint, NothingLegal } from "./ask.ts";
import type { Settings } from "./catalogue.ts";
import { disclosedTo, type Fact, isAsked, type Ruleset, speaksFor } from "./game.ts";
import { answerFrom, type Chance, type Policy, run, SupplyFault } from "./interpret.ts";
import { type CitedEvent, type Position, type Result, ok, type RulesContext, err } from "./position.ts";
import { failing } from "./requirement.ts";
import type { Foreseen } from "./trial.ts";
import { charge, type Budget } from "./budget.ts";
import { citedBy, oddsOf } from "./action-odds.ts";
import type { Reader } from "./reader.ts";
import { type OddsNow, withReadings } from "./other-odds.ts";
import { samplerOf } from "./sampling.ts";
import type { EventPresenter } from "./event-presenter.ts";
import type { Adjudication, Move, Odds, OpenPosition, PlayerView, PolicyMove } from "./open-position.ts";
import { LONG, POLICY_ANSWER, answerOf, type OpenedRules, Answers } from "./answers.ts";

/** Where a position waits: the live state, and what is asked. */
interface Moment<S, A> {
  readonly state: S;
  readonly ask: Ask<A>;
}

const inTheMiddle: Result<never> = err({
  code: "in-the-middle",
  path: "/seat",
  message:
    "Something hidden from you may count while an action is going on: a what-if is answered where an action is asked for or a phase begins.",
});

const notFound: Result<never> = err({
  code: "no-sample",
  path: "/seat",
  message:
    "What may be hidden was drawn and tried as often as is done for one request, and none of it led to all that is known in the middle of this: try another seed, or after it.",
});

/** Where a position waits, what is asked, and how that is told. */
interface Waiting<S, A> {
  readonly state: S;
  readonly ask: Ask<A> | null;
  readonly decision: Decision | null;
}

/** A position opened. */
class Opened<S, A, E extends CitedEvent> extends Answers<S, A, E> implements OpenPosition {
  readonly game: string;
  readonly #position: Position<S, A>;
  /** Where it waits, where that is known already. */
  readonly #at: Moment<S, A> | null;
  #waiting: Waiting<S, A> | null = null;
  #hides: boolean | null = null;

  constructor(rules: OpenedRules<S, A, E>, position: Position<S, A>, work: Budget, at: Moment<S, A> | null = null) {
    super(rules, position.settings, work);
    this.game = rules.ruleset.id;
    this.#position = position;
    this.#at = at;
  }

  /** Questions are put to the moment where the position waits, not to the checkpoint before it. */
  now(): Waiting<S, A> {
    return (this.#waiting ??= this.#comeToNow());
  }

  #comeToNow(): Waiting<S, A> {
    const at = this.#at;
    if (at !== null) {
      // the state of a checkpoint stays as it is, whatever is done with this one
      const state = at.state === this.#position.state ? this.rules.ruleset.copy(at.state) : at.state;
      return { state, ask: at.ask, decision: decisionOf(at.ask) };
    }
    const { outcome, live } = this.charged(() => run(this.rules.ruleset, this.#position, () => null, { judges: true }));
    const ask = outcome.kind === "paused" ? outcome.ask : null;
    return { state: live, ask, decision: ask && decisionOf(ask) };
  }

  protected live(): S {
    return this.now().state;
  }

  isMidway(): boolean {
    return this.#position.answers.length > 0;
  }

  #hidesSomething(): boolean {
    return (this.#hides ??= this.rules.reader.hidesIn({ state: this.rules.reader.plain(this.#position.state) }));
  }

  after(state: S, answers: readonly Answer<A>[], moment?: Moment<S, A>): Opened<S, A, E> {
    return new Opened(this.rules, { ...this.#position, state, answers }, this.work, moment);
  }

  position(): ReturnType<OpenPosition["position"]> {
    return { ...this.#position, state: this.rules.reader.plain(this.#position.state) };
  }

  stateNow(): unknown {
    return this.live();
  }

  sinceCheckpoint(): ReturnType<OpenPosition["sinceCheckpoint"]> {
    const { since } = this.charged(() => run(this.rules.ruleset, this.#position, () => null));
    this.charged(() => charge("text", since.length * LONG.event));
    return since.map(this.rules.shown.show);
  }

  decision(): Decision | null {
    return this.now().decision;
  }

  seats(): readonly Seat[] {
    return this.rules.ruleset.seats(this.#position.state);
  }

  moment(): string {
    return this.rules.ruleset.moment(this.#position.state);
  }

  adjudicate(move: Move): Result<Adjudication> {
    const { action: json, choose, dice, cards, chance, until, by } = move;
    const action = json === undefined ? null : this.rules.reader.action(json);
    if (action !== null && !action.ok) return action;
    // an action belongs to whoever has the piece, also between the actions of others; whether it is possible there
    // is for its requirements to say
    const isOwn = (): boolean => action !== null && this.rules.ruleset.ownerOf?.(this.live(), action.value) === by;
    const answersFor =
      by === undefined
        ? undefined
        : (ask: Ask<A> & { readonly seat: Seat }): boolean =>
            speaksFor(by, ask.seat, this.seats()) || (ask.ask === "act" && isOwn());
    const supply = answerFrom<A>({ action: action?.value, choose, dice, cards, chance, until, answersFor });
    try {
      const { outcome, events, live } = this.charged(() => run(this.rules.ruleset, this.#position, supply.answerer));
      this.charged(() => charge("text", events.length * LONG.event));
      const told = events.map(this.rules.shown.show);
      const unused = supply.unused();
      switch (outcome.kind) {
        case "refused":
          return ok({ outcome: "refused", failing: outcome.failing });
        case "over": {
          // what else a state keeps of its end is its own
          const { result, text, cites } = outcome.result;
          return ok({
            outcome: "over",
            events: told,
            situation: this.after(outcome.state, []),
            result: { result, text, cites },
            unused,
          });
        }
        case "paused":
          return ok({
            outcome: "paused",
            events: told,
            situation: this.after(outcome.state, outcome.answers, { state: live, ask: outcome.ask }),
            decision: decisionOf(outcome.ask),
            unused,
          });
      }
    } catch (error) {
      if (error instanceof SupplyFault)
        return err({ code: "unfit-answer", path: `/${error.path}`, message: error.message });
      if (error instanceof AnswerMismatch)
        return err({ code: "answers-do-not-fit", path: "/position/answers", message: error.message });
      throw error;
    }
  }

  cameTrue({ action: json, choose, dice, cards, chance, until }: Move): Result<readonly Fact[]> {
    const action = json === undefined ? null : this.rules.reader.action(json);
    if (action !== null && !action.ok) return action;
    const { answerer } = answerFrom<A>({ action: action?.value, choose, dice, cards, chance, until });
    try {
      const { outcome, events, live } = this.charged(() => run(this.rules.ruleset, this.#position, answerer));
      return ok(outcome.kind === "refused" ? [] : this.rules.ruleset.facts(this.live(), live, events));
    } catch (error) {
      if (!(error instanceof SupplyFault || error instanceof AnswerMismatch)) throw error;
      return err({ code: "unfit-answer", path: "/", message: error.message });
    }
  }

  odds(json: unknown, choose: readonly string[]): Result<Odds> {
    const action = this.rules.reader.action(json);
    if (!action.ok) return action;
    const odds = this.#oddsNow(action.value, choose);
    if (!odds.ok) return odds;
    const { settings, work } = this;
    const under = (other: Settings, share: Budget): Result<OddsNow> | null =>
      this.#readOtherwise(other, share, (moment) => moment.#oddsNow(action.value, choose));
    return ok(withReadings(odds.value, { catalogue: this.rules.ruleset.catalogue, settings, work, under }));
  }

  #oddsNow(action: A, choose: readonly string[]): Result<OddsNow> {
    return this.charged(() => {
      const required = this.rules.ruleset.requirements(this.table(), action);
      const unmet = failing(required);
      if (unmet.length > 0) return ok({ facts: [], ways: [], failing: unmet, cites: citedBy(unmet) });
      const odds = oddsOf(this.rules.ruleset, this.#position, action, choose);
      if (!odds.ok) return odds;
      return ok({ ...odds.value, cites: citedBy([...required, odds.value]) });
    });
  }

  /** What is asked of the same moment by another reading, for whoever pays; null where the rules so read do not come to it. */
  #readOtherwise<T>(settings: Settings, work: Budget, ask: (moment: Opened<S, A, E>) => T): T | null {
    const { state, answers } = this.#position;
    const other = new Opened(this.rules, { ...this.#position, settings }, work);
    const fits = other.charged(() => this.rules.ruleset.defects(state, settings).length === 0);
    if (!fits) return null;
    try {
      return answers.length === 0 || other.decision()?.prompt === this.decision()?.prompt ? ask(other) : null;
    } catch (error) {
      if (error instanceof AnswerMismatch) return null;
      throw error;
    }
  }

  /** The table as whoever is asked knows it, so that a policy knows no more; of what all decide together, as the public. */
  #knownTo(asked: Seat, live: S): RulesContext<S, E> {
    const { ruleset } = this.rules;
    const { settings } = this;
    const seat = ruleset.seats(live).includes(asked) ? asked : null;
    return { state: (this.#hidesSomething() ? ruleset.view?.(live, seat) : null) ?? live, settings, events: [] };
  }

  /** The policy of a game that plays on, which knows no more than whoever is asked. */
  #plays(): Policy<S, A, E> {
    const { ruleset } = this.rules;
    return (ask, { state }, dice) => {
      if (ruleset.policy === undefined) throw new NothingLegal(ask.prompt.id);
      charge("candidates", POLICY_ANSWER[ask.ask]);
      return ruleset.policy(ask, this.#knownTo(ask.seat, state), dice);
    };
  }

  foresight(): Foreseen | null {
    const { ruleset, reader } = this.rules;
    return (
      ruleset.foresight?.from({
        program: ruleset,
        start: this.#position,
        now: () => this.now(),
        knownTo: (seat, state) => this.#knownTo(seat, state),
        action: reader.action,
        policy: this.#plays(),
        charged: (work) => this.charged(work),
      }) ?? null
    );
  }

  policyMove(chance: Chance): PolicyMove | null {
    const { policy } = this.rules.ruleset;
    const { state, ask } = this.now();
    if (policy === undefined || (ask?.ask !== "act" && ask?.ask !== "choose")) return null;
    const known = this.#knownTo(ask.seat, state);
    const answer = answerOf(() => this.charged(() => policy(ask, known, chance)));
    if (answer === null) return null;
    if ("action" in answer) return { action: answer.action };
    if ("option" in answer) return { choose: [answer.option] };
    throw new Error(`The policy of ${this.rules.ruleset.id} answers ${ask.prompt.id} with ${JSON.stringify(answer)}.`);
  }

  sample(): ReturnType<PlayerView["sample"]> {
    return ok(this);
  }

  /** A position that a seat cannot tell from this one. */
  sampleFor(seat: Seat | null, chance: Chance): ReturnType<PlayerView["sample"]> {
    const { ruleset, reader, shown } = this.rules;
    const sample = this.charged(() => samplerOf(ruleset, reader.plain, shown)(this.#position, seat, chance));
    return sample === null ? notFound : ok(new Opened(this.rules, sample, this.work));
  }

  seenBy(seat: Seat | null): PlayerView {
    const { ruleset } = this.rules;
    if (ruleset.view === undefined || !this.#hidesSomething()) return this;
    return new SeenBySeat(
      this,
      { rules: this.rules, settings: this.settings, work: this.work },
      seat,
      ruleset.view(this.live(), seat),
    );
  }
}

/** A moment as a seat knows it by its view of the state. */
class SeenBySeat<S, A, E extends CitedEvent> extends Answers<S, A, E> implements PlayerView {
  readonly game: string;
  readonly #whole: Opened<S, A, E>;
  readonly #seat: Seat | null;
  readonly #state: S;
  readonly #asked: boolean;
  /** What it would be to go on from the view; null in the middle of something. */
  readonly #whatIf: Opened<S, A, E> | null;

  constructor(
    whole: Opened<S, A, E>,
    {
      rules,
      settings,
      work,
    }: { readonly rules: OpenedRules<S, A, E>; readonly settings: Settings; readonly work: Budget },
    seat: Seat | null,
    state: S,
  ) {
    super(rules, settings, work);
    const { ruleset } = rules;
    this.game = ruleset.id;
    const { ask, decision } = whole.now();
    this.#whole = whole;
    this.#seat = seat;
    this.#state = state;
    this.#asked = isAsked(decision, seat, ruleset.seats(state));
    // the view of a state that describes the moment completely does so too; elsewhere the answers so far would be
    // needed, and they may be hidden
    const complete = ask === null || isCheckpoint(ask);
    this.#whatIf = complete ? whole.after(state, []) : null;
  }

  protected live(): S {
    return this.#state;
  }

  protected isMidway(): boolean {
    return this.#whole.isMidway();
  }

  position(): ReturnType<PlayerView["position"]> {
    return this.#whatIf?.position() ?? null;
  }

  decision(): Decision | null {
    const decision = this.#whole.decision();
    return decision && disclosedTo(decision, this.#seat, this.seats());
  }

  seats(): readonly Seat[] {
    return this.rules.ruleset.seats(this.#state);
  }

  moment(): string {
    return this.rules.ruleset.moment(this.#state);
  }

  adjudicate(move: Move): Result<Adjudication> {
    return this.#whatIf?.adjudicate(move) ?? inTheMiddle;
  }

  override forms(): ReturnType<PlayerView["forms"]> {
    return this.#asked ? super.forms() : [];
  }

  override requirements(action: unknown): ReturnType<PlayerView["requirements"]> {
    return this.#asked ? super.requirements(action) : this.#notAsked();
  }

  override outlook(action: unknown): ReturnType<PlayerView["outlook"]> {
    return this.#asked ? super.outlook(action) : this.#notAsked();
  }

  odds(action: unknown, choose: readonly string[]): Result<Odds> {
    return this.#whatIf?.odds(action, choose) ?? inTheMiddle;
  }

  policyMove(chance: Chance): PolicyMove | null {
    return this.#asked ? this.#whole.policyMove(chance) : null;
  }

  foresight(): Pick<Foreseen, "effort" | "proposals"> | null {
    const foreseen = this.#asked ? this.#whole.foresight() : null;
    return foreseen && { effort: foreseen.effort, proposals: foreseen.proposals };
  }

  sample(chance: Chance): ReturnType<PlayerView["sample"]> {
    return this.#whole.sampleFor(this.#seat, chance);
  }

  #notAsked(): Result<never> {
    return err({
      code: "not-asked",
      path: "/seat",
      message: `${this.#seat ?? "The public"} is not asked now.`,
    });
  }
}

/** Opens positions of a game in which nothing is wrong: questions about them are done at the expense of `work`. */
export function openPositionsOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  reader: Reader<S, A>,
  shown: EventPresenter<E>,
): (position: Position<S, A>, work: Budget) => OpenPosition {
  const rules = { ruleset, reader, shown };
  return (position, work) => new Opened(rules, position, work);
}
