import type { Answer, Ask, Seat } from "./ask.ts";
import { AnswerMismatch, isCheckpoint, NothingLegal } from "./ask.ts";
import type { Settings } from "./catalogue.ts";
import { type ActionForm, type Decision, decisionOf, isAsked, type Ruleset, speaksFor, undisclosed } from "./game.ts";
import { run, sizeOf, supplied, SupplyFault } from "./interpret.ts";
import { type CitedEvent, type Position, type Read, read, type Table, unread } from "./position.ts";
import { failing } from "./requirement.ts";
import { atExpenseOf, spend, type Work } from "./work.ts";
import { oddsOf } from "./action-odds.ts";
import { once } from "./once.ts";
import type { Reader } from "./reader.ts";
import type { Shown } from "./shown.ts";
import type { Seen, Situation } from "./situation.ts";

/** How long the parts of answers are, in characters; rather too long than too short. */
const LONG = { action: 150, requirement: 300, candidate: 100, event: 400, value: 12 } as const;

/** Where a position waits: the live state, and what is asked. */
interface Moment<S, A> {
  readonly state: S;
  readonly ask: Ask<A>;
}

/** What a policy answers; null where it is asked for an action and none is legal. */
function answerOf<A>(answer: () => Answer<A>): Answer<A> | null {
  try {
    return answer();
  } catch (error) {
    if (error instanceof NothingLegal) return null;
    throw error;
  }
}

/** Opens positions of a game in which nothing is wrong: questions about them are done at the expense of `work`. */
export function situationsOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  reader: Reader<S, A>,
  shown: Shown<E>,
): (position: Position<S, A>, work: Work) => Situation {
  /** The questions that are answered from a state alone, whoever asks. */
  function answersFrom(
    state: () => S,
    settings: Settings,
    work: Work,
  ): Pick<Seen, "forms" | "requirements" | "outlook" | "ownerOf" | "sight" | "field" | "preview" | "board" | "print"> {
    const table = (): Table<S, E> => ({ state: state(), settings, events: [] });
    const charged = <T>(answer: () => T): T => atExpenseOf(work, answer);
    /** All actions of a form are made with one piece, so that the first tells whose they are. */
    const seatOf = ({ piece, actions: [first] }: ActionForm<A>): Seat | null =>
      (first === undefined ? ruleset.ownerOfPiece?.(state(), piece) : ruleset.ownerOf?.(state(), first)) ?? null;
    return {
      forms: () =>
        charged(() => {
          const forms = ruleset.forms(table());
          for (const { requirements, actions } of forms)
            spend("actions", requirements.length * LONG.requirement + actions.length * LONG.action);
          return forms.map((form) => ({ ...form, seat: seatOf(form) }));
        }),
      requirements(json) {
        const action = reader.action(json);
        return action.ok ? read(charged(() => ruleset.requirements(table(), action.value))) : action;
      },
      outlook(json) {
        const action = reader.action(json);
        return action.ok ? read(charged(() => ruleset.outlook?.(table(), action.value) ?? null)) : action;
      },
      ownerOf(json) {
        const action = reader.action(json);
        return action.ok ? read(charged(() => ruleset.ownerOf?.(state(), action.value) ?? null)) : action;
      },
      sight: (question) => charged(() => ruleset.sight(table(), question)),
      field: (piece) => charged(() => ruleset.field(table(), piece)),
      preview: () =>
        charged(() => {
          const intents = ruleset.preview(table());
          for (const { criteria, candidates } of intents)
            spend("text", (criteria.length + candidates.length) * LONG.candidate);
          return intents;
        }),
      board: () =>
        charged(() => {
          const board = ruleset.board(state());
          spend("text", sizeOf(board) * LONG.value);
          return board;
        }),
      print: () => charged(() => ruleset.print(state())),
    };
  }

  /** A position opened; `at` is where it waits, where that is known already. */
  function situation(position: Position<S, A>, work: Work, at: Moment<S, A> | null = null): Situation {
    const { settings } = position;
    const charged = <T>(answer: () => T): T => atExpenseOf(work, answer);
    // questions are put to the moment where the position waits, not to the checkpoint before it
    const now = once((): { readonly state: S; readonly ask: Ask<A> | null; readonly decision: Decision | null } => {
      if (at !== null) {
        // the state of a checkpoint stays as it is, whatever is done with this one
        const state = at.state === position.state ? ruleset.copy(at.state) : at.state;
        return { state, ask: at.ask, decision: decisionOf(at.ask) };
      }
      const { outcome, live } = charged(() => run(ruleset, position, () => null));
      const ask = outcome.kind === "paused" ? outcome.ask : null;
      return { state: live, ask, decision: ask && decisionOf(ask) };
    });
    const hides = once(() => reader.hidesIn({ state: reader.plain(position.state) }));
    const after = (state: S, answers: readonly Answer<A>[], moment?: Moment<S, A>): Situation =>
      situation({ ...position, state, answers }, work, moment);

    const whole: Situation = {
      ...answersFrom(() => now().state, settings, work),
      game: ruleset.id,
      position: () => ({ ...position, state: reader.plain(position.state) }),
      decision: () => now().decision,
      seats: () => ruleset.seats(position.state),
      moment: () => ruleset.moment(position.state),
      adjudicate(move) {
        const { action: json, choose, dice, cards, chance, until, by } = move;
        const action = json === undefined ? null : reader.action(json);
        if (action !== null && !action.ok) return action;
        // an action belongs to whoever has the piece, also between the actions of others; whether it is possible there
        // is for its requirements to say
        const isOwn = (): boolean => action !== null && ruleset.ownerOf?.(now().state, action.value) === by;
        const answersFor =
          by === undefined
            ? undefined
            : (ask: Ask<A> & { readonly seat: Seat }): boolean =>
                speaksFor(by, ask.seat, ruleset.seats(position.state)) || (ask.ask === "act" && isOwn());
        const supply = supplied<A>({ action: action?.value, choose, dice, cards, chance, until, answersFor });
        try {
          const { outcome, events, live } = charged(() => run(ruleset, position, supply.answerer));
          charged(() => spend("text", events.length * LONG.event));
          const told = events.map(shown.show);
          const unused = supply.unused();
          switch (outcome.kind) {
            case "refused":
              return read({ outcome: "refused", failing: outcome.failing });
            case "over": {
              // what else a state keeps of its end is its own
              const { result, text, cites } = outcome.result;
              return read({
                outcome: "over",
                events: told,
                situation: after(outcome.state, []),
                result: { result, text, cites },
                unused,
              });
            }
            case "paused":
              return read({
                outcome: "paused",
                events: told,
                situation: after(outcome.state, outcome.answers, { state: live, ask: outcome.ask }),
                decision: decisionOf(outcome.ask),
                unused,
              });
          }
        } catch (error) {
          if (error instanceof SupplyFault)
            return unread({ code: "unfit-answer", path: `/${error.path}`, message: error.message });
          if (error instanceof AnswerMismatch)
            return unread({ code: "answers-do-not-fit", path: "/position/answers", message: error.message });
          throw error;
        }
      },
      odds(json, choose) {
        const action = reader.action(json);
        if (!action.ok) return action;
        return charged(() => {
          const unmet = failing(ruleset.requirements({ state: now().state, settings, events: [] }, action.value));
          if (unmet.length > 0) return read({ facts: [], ways: [], failing: unmet });
          return oddsOf(ruleset, position, action.value, choose);
        });
      },
      policyMove(chance) {
        const { policy, view } = ruleset;
        const { state, ask } = now();
        if (policy === undefined || (ask?.ask !== "act" && ask?.ask !== "choose")) return null;
        // a policy knows no more than the person it answers for; of what all decide together, no more than the public
        const seat = ruleset.seats(state).includes(ask.seat) ? ask.seat : null;
        const answer = answerOf(() =>
          charged(() =>
            policy(ask, { state: hides() ? (view?.(state, seat) ?? state) : state, settings, events: [] }, chance),
          ),
        );
        if (answer === null) return null;
        if ("action" in answer) return { action: answer.action };
        if ("option" in answer) return { choose: [answer.option] };
        throw new Error(`The policy of ${ruleset.id} answers ${ask.prompt.id} with ${JSON.stringify(answer)}.`);
      },
      seenBy: (seat) => (ruleset.view === undefined || !hides() ? whole : seen(seat, ruleset.view(now().state, seat))),
    };

    /** This moment as a seat knows it by its view of the state. */
    function seen(seat: Seat | null, state: S): Seen {
      const { decision } = now();
      const seats = ruleset.seats(state);
      const asked = isAsked(decision, seat, seats);
      const answers = answersFrom(() => state, settings, work);
      // the view of a state that describes the moment completely does so too; elsewhere the answers so far would be
      // needed, and they may be hidden
      const { ask } = now();
      const complete = ask === null || isCheckpoint(ask);
      const whatIf = complete ? after(state, []) : null;
      const inTheMiddle: Read<never> = unread({
        code: "in-the-middle",
        path: "/seat",
        message:
          "In the middle of something hidden answers may count: a what-if is possible where an action is asked or a phase begins.",
      });
      const notAsked = unread({
        code: "not-asked",
        path: "/seat",
        message: `${seat ?? "The public"} is not asked now.`,
      });
      return {
        ...answers,
        game: ruleset.id,
        position: () => whatIf?.position() ?? null,
        decision: () => (decision === null || asked ? decision : undisclosed(decision)),
        seats: () => seats,
        moment: () => ruleset.moment(state),
        adjudicate: (move) => whatIf?.adjudicate(move) ?? inTheMiddle,
        forms: () => (asked ? answers.forms() : []),
        requirements: (action) => (asked ? answers.requirements(action) : notAsked),
        outlook: (action) => (asked ? answers.outlook(action) : notAsked),
        odds: (action, choose) => whatIf?.odds(action, choose) ?? inTheMiddle,
        policyMove: (chance) => (asked ? whole.policyMove(chance) : null),
      };
    }
    return whole;
  }

  return situation;
}
