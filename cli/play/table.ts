import type { Adjudication, Chance, Decision, Game, LegalAction, Move, Seen, Situation } from "@umpire/rules";
import type { Strength } from "@umpire/rules/search";
import { adjudicationLines, eventLines } from "../commands/adjudicate.ts";
import { oddsLines } from "../commands/odds.ts";
import { decisionLines, requirementLines } from "../answers.ts";
import { Unreadable } from "../failures.ts";
import { type Names, namesOn, seatName, withThoseBefore } from "../names.ts";
import { valueOf } from "../open.ts";
import { listingLines } from "./listing.ts";

/** Where a game at the terminal is spoken: lines out, and lines of a person in; null when there are no more. */
export interface Terminal {
  say(line: string): void;
  /** For programs: what is told as data, in place of its lines. */
  tell?(data: object): void;
  ask(prompt: string): Promise<string | null>;
}

/** How a game at the terminal is played. */
export interface PlayOptions {
  readonly game: Game;
  readonly chance: Chance;
  /** The seats that a person plays; others are played by the computer. */
  readonly mine: ReadonlySet<string>;
  /** How strongly it plays. */
  readonly strength: Strength;
  readonly terminal: Terminal;
}

/** How many seeds there are. */
const SEEDS = 2 ** 32;

const help = [
  "A number of the list carries out an action or answers a choice; so does the id of an option.",
  "  ? [words]     list what is legal, all of it or what has these words",
  "  why N         what action N requires",
  "  odds N        the chances of action N",
  "  board         the position",
  "  undo          take back your last step",
  "  policy        let the game's own policy decide this once",
  "  save FILE     write the position to a file",
  "  quit          leave",
];

/** Whether a person has to say something: the rest is chance's or the policy's. */
const isAsked = (situation: Situation, { kind, seat }: Decision, mine: ReadonlySet<string>): boolean =>
  (kind === "act" || kind === "choose") &&
  (seat === null ? mine.size > 0 : [...mine].some((own) => situation.isAsked(own)));

/** What a person answers: a move, or that the game is left or taken back. */
type Answer = Move | "left" | "back";

/** The options of a choice with their numbers. */
const choiceLines = ({ text, piece, options }: Decision, { sentence }: Names): readonly string[] => [
  sentence(text, piece),
  ...options.map(
    (option, index) =>
      `${String(index).padStart(5)}  ${sentence(option.text, piece)}${option.text === option.id ? "" : ` (${option.id})`}`,
  ),
];

/** The option that is meant by its id or its number. */
const optionOf = ({ options }: Decision, said: string): string | undefined =>
  options.find(({ id }) => id === said)?.id ?? (/^\d+$/.test(said) ? options[Number(said)]?.id : undefined);

/** Whose eyes the terminal has: a seat that is asked, if a person plays it, else the first that one does. */
const onlooker = (situation: Situation, mine: ReadonlySet<string>): string | null =>
  [...mine].find((own) => situation.isAsked(own)) ?? [...mine][0] ?? null;

/** A situation as its onlooker knows it; who only looks on knows all of it. */
const seenThrough = (situation: Situation, eyes: string | null): Seen =>
  eyes === null ? situation : situation.seenBy(eyes);

/** Tells something: its lines to a person, the whole of it to a program. */
export function told(terminal: Terminal, data: object, lines: readonly string[]): void {
  if (terminal.tell === undefined) for (const line of lines.filter((one) => one !== "")) terminal.say(line);
  else terminal.tell(data);
}

/** Tells what came of a move as its onlooker learns it; who only looks on is told everything, and nobody another's question. */
function tellMove({ game, terminal }: PlayOptions, done: Adjudication, eyes: string | null, names: Names): void {
  if (done.outcome === "refused")
    return told(terminal, { outcome: "refused", failing: done.failing }, adjudicationLines(done, names));
  const events = eyes === null ? done.events : game.witnessed(done.events, eyes);
  const result = done.outcome === "over" ? done.result : null;
  told(terminal, { outcome: done.outcome, events, ...(result !== null && { result }) }, [
    ...eventLines(events, names),
    ...(result === null ? [] : [names.sentence(result.text)]),
  ]);
}

/** Plays a game from a situation until it is over or left. Gives its last situation. */
export async function play(
  start: Situation,
  options: PlayOptions,
  save: (file: string, situation: Situation) => void,
): Promise<Situation> {
  const { mine, chance } = options;
  const before: Situation[] = [];
  let situation = start;
  let known = seenThrough(start, onlooker(start, mine)).board();
  for (;;) {
    const decision = situation.decision();
    if (decision === null) return situation;
    const asked = isAsked(situation, decision, mine);
    const answer = asked
      ? await askPerson(situation, options, save)
      : decision.kind === "act" || decision.kind === "choose"
        ? await playedMove(situation, options)
        : {};
    if (answer === "left") return situation;
    if (answer === "back") {
      situation = before.pop() ?? situation;
      continue;
    }
    const done = valueOf(
      situation.adjudicate({ ...answer, chance, ...(decision.seat !== null && { by: decision.seat }) }),
    );
    const eyes = onlooker(situation, mine);
    // who has left the board is spoken of by a name, too
    if (done.outcome !== "refused") known = withThoseBefore(known, seenThrough(done.situation, eyes).board());
    tellMove(options, done, eyes, namesOn(known));
    if (done.outcome === "refused") {
      if (!asked) throw new Error("Impossible: what the policy did is refused.");
      continue;
    }
    if (asked) before.push(situation);
    ({ situation } = done);
  }
}

/** What the computer answers for whoever is asked. */
async function playedMove(seen: Seen, { strength, chance }: PlayOptions): Promise<Move> {
  if (strength === "fair") return seen.policyMove(chance) ?? {};
  // no other way to play waits for it to be loaded
  const { moveByStrength } = await import("@umpire/rules/search");
  return moveByStrength(seen, { strength, seed: chance.index(SEEDS) }) ?? {};
}

/** Tells what is found out; what cannot be told or done is said, and the game goes on. */
function tell<T extends object>(terminal: Terminal, find: () => T, linesOf: (found: T) => readonly string[]): void {
  try {
    const found = find();
    told(terminal, found, linesOf(found));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    told(terminal, { error: { message: error.message } }, [error.message]);
  }
}

/** What a person may ask for about the moment, whatever he answers then; whether this was such a word. */
function lookedAt(said: readonly string[], { situation, view, names, terminal, chosen, save }: Looking): boolean {
  const [word, file] = said;
  if (word === "help") told(terminal, { help }, help);
  else if (word === "board")
    tell(
      terminal,
      () => ({ board: view.print() }),
      ({ board }) => [board],
    );
  else if (word === "save" && file !== undefined)
    tell(
      terminal,
      () => {
        save(file, situation);
        return { saved: file };
      },
      ({ saved }) => [`written: ${saved}`],
    );
  else if (word === "why" && chosen !== undefined)
    tell(
      terminal,
      () => ({ requirements: valueOf(view.requirements(chosen.action)) }),
      ({ requirements }) => requirementLines(requirements, names),
    );
  else if (word === "odds" && chosen !== undefined)
    tell(
      terminal,
      () => {
        const { facts, ways } = valueOf(view.odds(chosen.action));
        return { odds: facts, ways };
      },
      ({ odds, ways }) => oddsLines({ facts: odds, ways }, names),
    );
  else return false;
  return true;
}

/** What a person looks at. */
interface Looking {
  readonly situation: Situation;
  readonly view: Seen;
  readonly names: Names;
  readonly terminal: Terminal;
  /** The action whose number was named behind a word. */
  readonly chosen: LegalAction | undefined;
  readonly save: (file: string, situation: Situation) => void;
}

async function askPerson(
  situation: Situation,
  options: PlayOptions,
  save: (file: string, situation: Situation) => void,
): Promise<Answer> {
  const { terminal, mine } = options;
  const view: Seen = situation.seenBy(onlooker(situation, mine));
  const decision = view.decision();
  if (decision === null) return {};
  const actions = decision.kind === "act" ? [...view.legal()] : [];
  const names = namesOn(view.board());
  const listLines = (words: string): readonly string[] =>
    decision.kind === "act" ? listingLines(actions, names, words) : choiceLines(decision, names);
  const moment = view.moment();
  told(terminal, { moment, decision, actions: actions.map(({ action }) => action) }, [
    moment,
    ...(decision.kind === "act" ? decisionLines(decision, names) : []),
    ...listLines(""),
  ]);
  for (;;) {
    const answer = await terminal.ask(`${seatName(decision.seat)}> `);
    if (answer === null) return "left";
    const said = answer.trim();
    const words = said.split(/\s+/);
    const [word = "", ...rest] = words;
    const [named, chosen] = [word, rest[0] ?? ""].map((number) =>
      /^\d+$/.test(number) ? actions[Number(number)] : undefined,
    );
    const option = optionOf(decision, said);
    if (word === "quit") return "left";
    if (word === "undo") return "back";
    if (word === "policy") return playedMove(view, options);
    if (lookedAt(words, { situation, view, names, terminal, chosen, save })) continue;
    if (word === "?" || word === "")
      told(terminal, { decision, actions: actions.map(({ action }) => action) }, listLines(rest.join(" ")));
    else if (option !== undefined) return { choose: [option] };
    else if (named !== undefined) return { action: named.action };
    else {
      const message = `"${said}" cannot be said here; "help" tells what can.`;
      told(terminal, { error: { message } }, [message]);
    }
  }
}
