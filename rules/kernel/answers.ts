import { type Answer, type Seat, NothingLegal } from "./ask.ts";
import type { Settings } from "./catalogue.ts";
import { behind, closedBy, closedForms } from "./closed-forms.ts";
import type { Decision } from "./decision.ts";
import { type ActionForm, type Crew, type Dealt, type Ruleset, sharesVictory, type SightQuestion } from "./game.ts";
import { sizeOf } from "./interpret.ts";
import { nearest } from "./nearest.ts";
import { type CitedEvent, err, ok, type Result, type RulesContext } from "./position.ts";
import { Budget, charge, withBudget } from "./budget.ts";
import { printed } from "./midway.ts";
import type { Reader } from "./reader.ts";
import type { EventPresenter } from "./event-presenter.ts";
import type { PlayerView } from "./open-position.ts";

/** How long the parts of answers are, in characters; rather too long than too short. */
export const LONG = { action: 150, requirement: 300, candidate: 100, event: 400, value: 12 } as const;

/** The work within which a question is refused whose pieces are not of the kind that is asked for. */
const WORK_OF_REFUSAL = 2000;

/** The work of an answer of a policy in a playout: most of what it looks at is not counted one by one. */
export const POLICY_ANSWER = { act: 10_000, choose: 1000 } as const;

/** What a policy answers; null where it is asked for an action and none is legal. */
export function answerOf<A>(answer: () => Answer<A>): Answer<A> | null {
  try {
    return answer();
  } catch (error) {
    if (error instanceof NothingLegal) return null;
    throw error;
  }
}

/** What positions of a game are opened by: its rules, what reads its data, what tells its events. */
export interface OpenedRules<S, A, E extends CitedEvent> {
  readonly ruleset: Ruleset<S, A, E>;
  readonly reader: Reader<S, A>;
  readonly shown: EventPresenter<E>;
}

/** The questions that are answered from a state alone, whoever asks. */
export abstract class Answers<S, A, E extends CitedEvent> implements Omit<
  PlayerView,
  "game" | "position" | "decision" | "seats" | "moment" | "adjudicate" | "odds" | "policyMove" | "foresight" | "sample"
> {
  protected readonly rules: OpenedRules<S, A, E>;
  protected readonly settings: Settings;
  protected readonly work: Budget;

  constructor(rules: OpenedRules<S, A, E>, settings: Settings, work: Budget) {
    this.rules = rules;
    this.settings = settings;
    this.work = work;
  }

  sharesVictory(seat: Seat | null): boolean {
    const { ruleset } = this.rules;
    return sharesVictory(seat, ruleset.victoryOf, ruleset.seats(this.live()));
  }

  /** The state that is asked about. */
  protected abstract live(): S;

  /** What is waited for there; null when the game is over. */
  abstract decision(): Decision | null;

  protected charged<T>(answer: () => T): T {
    return withBudget(this.work, answer);
  }

  protected table(): RulesContext<S, E> {
    return { state: this.live(), settings: this.settings, events: [] };
  }

  /** All actions of a form are made with one piece, so that the first tells whose they are. */
  private seatOf({ piece, actions: [first] }: ActionForm<A>): Seat | null {
    const owner =
      first === undefined
        ? this.rules.ruleset.ownerOfPiece?.(this.live(), piece)
        : this.rules.ruleset.ownerOf?.(this.live(), first);
    return owner ?? null;
  }

  forms(): ReturnType<PlayerView["forms"]> {
    return this.charged(() => {
      const reason = closedBy(this.decision());
      const all = this.rules.ruleset.forms(this.table());
      const forms = reason === null ? all : closedForms(all, reason);
      for (const { requirements, actions } of forms)
        charge("actions", requirements.length * LONG.requirement + actions.length * LONG.action);
      return forms.map((form) => ({ ...form, seat: this.seatOf(form) }));
    });
  }

  requirements(json: unknown): ReturnType<PlayerView["requirements"]> {
    const action = this.rules.reader.action(json);
    if (!action.ok) return action;
    const reason = closedBy(this.decision());
    const required = this.charged(() => this.rules.ruleset.requirements(this.table(), action.value));
    return ok(reason === null ? required : behind(reason, required));
  }

  outlook(json: unknown): ReturnType<PlayerView["outlook"]> {
    const action = this.rules.reader.action(json);
    return action.ok
      ? ok(this.charged(() => this.rules.ruleset.outlook?.(this.table(), action.value) ?? null))
      : action;
  }

  dealt(): readonly Dealt[] {
    return this.rules.ruleset.dealt?.(this.live()) ?? [];
  }

  crews(): readonly Crew[] {
    return this.rules.ruleset.crews?.(this.live()) ?? [];
  }

  ownerOfPiece(piece: string): Seat | null {
    return this.charged(() => this.rules.ruleset.ownerOfPiece?.(this.live(), piece) ?? null);
  }

  ownerOf(json: unknown): ReturnType<PlayerView["ownerOf"]> {
    const action = this.rules.reader.action(json);
    return action.ok ? ok(this.charged(() => this.rules.ruleset.ownerOf?.(this.live(), action.value) ?? null)) : action;
  }

  pieceOf(json: unknown): ReturnType<PlayerView["pieceOf"]> {
    const action = this.rules.reader.action(json);
    return action.ok ? ok(this.charged(() => this.rules.ruleset.pieceOf?.(this.live(), action.value) ?? null)) : action;
  }

  sight(question: SightQuestion): ReturnType<PlayerView["sight"]> {
    return this.nearTo(question, (asked) => this.rules.ruleset.sight(this.table(), asked));
  }

  field(piece: string): ReturnType<PlayerView["field"]> {
    return this.nearTo({ piece }, (asked) => this.rules.ruleset.field(this.table(), asked.piece));
  }

  /** An answer; where a piece of the question is not known, the nearest that can be asked about in its place. */
  private nearTo<Q extends object, T>(question: Q, answerTo: (question: Q) => Result<T>): Result<T> {
    const answer = this.charged(() => answerTo(question));
    if (answer.ok) return answer;
    const told = answer.defects.map((defect) => {
      if (defect.code !== "unknown-piece") return defect;
      const name = defect.path.slice(1);
      const word = String(new Map<string, unknown>(Object.entries(question)).get(name));
      const pieces = this.board().pieces.map(({ id }) => id);
      const fitting = pieces.filter((piece) => {
        try {
          const other = withBudget(new Budget(WORK_OF_REFUSAL), () => answerTo({ ...question, [name]: piece }));
          return other.ok || other.defects.every(({ path }) => path !== defect.path);
        } catch {
          // what it begins to work on it does not refuse
          return true;
        }
      });
      return { ...defect, message: defect.message.replace(/\.$/, `${nearest(word, fitting)}.`) };
    });
    return err(...told);
  }

  preview(): ReturnType<PlayerView["preview"]> {
    return this.charged(() => {
      const intents = this.rules.ruleset.preview(this.table());
      for (const { criteria, candidates } of intents)
        charge("text", (criteria.length + candidates.length) * LONG.candidate);
      return intents;
    });
  }

  board(): ReturnType<PlayerView["board"]> {
    return this.charged(() => {
      const board = this.rules.ruleset.board(this.live(), this.settings);
      charge("text", sizeOf(board) * LONG.value);
      return board;
    });
  }

  /** Whether it waits in the middle of something. */
  protected abstract isMidway(): boolean;

  print(): string {
    return this.charged(() => printed(this.rules.ruleset, this.live(), { midway: this.isMidway() }));
  }
}
