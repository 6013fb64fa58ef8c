import type { Requirement } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { justPlayed } from "../adjudication/own-positions.ts";
import type { MoveFields } from "../schema/requests.ts";
import { closed, opening, play, type Made, type Played, takenOver, undone } from "./advance.ts";
import { withoutIdleFields } from "./idle-fields.ts";
import { type MoveBody, positionOf, positionText, type RulesUsed, type ToldOfMove } from "./move.ts";
import { type GameRecord, isEnd, type RecordedDeed, type RecordMove } from "./record.ts";
import { recordedDice } from "./recorded-dice.ts";
import { renewedConsents } from "./renewals.ts";
import { Stopped } from "./replay-faults.ts";

/** What is kept of a version to which a later move goes back: its position as text, for many may stand on the same one. */
interface KeptVersion extends Pick<MoveBody, "moment" | "decision" | "result"> {
  readonly position: string;
}

/** What a later move may go back to, of what one left. */
export const keptOf = ({ position, moment, decision, result }: MoveBody): KeptVersion => ({
  position: positionText(position),
  moment,
  decision,
  result,
});

/** What a replay has in hand between two moves. */
export interface Table {
  /** What the move before left; null where it could not be played. */
  before: MoveBody | null;
  /** The rules in force. */
  rules: RulesUsed;
  /** What earlier moves left, where a later one goes back to it. */
  readonly kept: Map<number, KeptVersion>;
  /** When the game master last replaced the invitation of a seat. */
  readonly replaced: Map<string, string>;
}

type UndoneTo = Extract<RecordedDeed, { readonly undo: unknown }>["undo"];
type TakenOver = Extract<RecordedDeed, { readonly takeOver: unknown }>["takeOver"];

/** A table at which a move is played, by the rules that made it or anew. */
interface PlayedTable extends Table {
  readonly anew: boolean;
}

/** Goes back to what an earlier move left, by who undoes and the consents there are. */
function wentBack(table: Table, version: number, made: Made, { to, consents }: UndoneTo): MoveBody {
  const target = table.kept.get(to);
  if (target === undefined)
    throw to < version
      ? new Stopped("link", `It goes back to version ${to}, which could not be played again.`)
      : new Stopped("unreadable", `It goes back to version ${to}, which is not before it.`);
  const renewed = renewedConsents(consents, (seat) => table.replaced.get(seat) ?? null);
  const { moment, decision, result } = target;
  // one that stands on the table already is not read again
  const position = isOnTable(table, target) ? table.before?.position : positionOf(target.position);
  return undone({ rules: table.rules }, { position, moment, decision, result }, made, { to, consents, renewed });
}

/** Takes other rules over: the position before was one of theirs, and what is known of it is what the record says. */
function tookOver(adjudicator: Adjudicator, table: Table, made: Made, takeOver: TakenOver): MoveBody {
  const { rules, differs, to, consents, position } = takeOver;
  const renewed = renewedConsents(consents, (seat) => table.replaced.get(seat) ?? null);
  return takenOver(adjudicator, table, made, rules, {
    differs,
    position,
    ...(to !== null && { to }),
    ...(consents.length > 0 && { consents }),
    ...(renewed.length > 0 && { renewed }),
  });
}

/** Whether what the move before left is the very position that is gone back to. */
const isOnTable = ({ before }: Table, { position }: KeptVersion): boolean =>
  before !== null && positionText(before.position) === position;

const unmet = (failing: readonly Requirement[]): string =>
  failing.map(({ text, cites }) => `${text} [${cites.join(", ")}]`).join(" ");

/** Plays a move; one of earlier rules without the fields that they took and made nothing of, where only these bar it. */
function playedAs({ anew }: PlayedTable, sent: MoveFields, playOut: (sent: MoveFields) => Played): Played {
  const played = playOut(sent);
  if (!anew || played.kind !== "refused") return played;
  const action = withoutIdleFields(sent.action, played.failing);
  return action === null ? played : playOut({ ...sent, action });
}

/** Builds the body of a recorded move again. Throws what stops it. */
export function rebuilt(
  adjudicator: Adjudicator,
  { beginning }: GameRecord,
  table: PlayedTable,
  version: number,
  { at, by, deed, drawn }: RecordMove,
): MoveBody {
  const made = { at, by: by ?? "" };
  const { before } = table;
  if (beginning.dice === "table" && drawn.length > 0)
    throw new Stopped("dice", "Numbers are recorded as drawn by the server, but this game has table dice.");
  if (before !== null && isEnd(before)) throw new Stopped("refused", "The game had ended.");
  const dice = recordedDice(drawn);
  const chance = beginning.dice === "sealed" ? dice.chance : undefined;
  const bodyMade = (): MoveBody => {
    if ("opening" in deed) return opening(adjudicator, beginning, at, table.rules, chance);
    if ("takeOver" in deed) return tookOver(adjudicator, table, made, deed.takeOver);
    if ("undo" in deed) return wentBack(table, version, made, deed.undo);
    if (before === null)
      throw new Stopped("link", "It builds on a move that could not be played again; so do those that follow.");
    if ("close" in deed) return closed(before, made);
    const situation = adjudicator.openOwn(before.position, justPlayed(version - 1));
    const played = playedAs(table, deed.move, (sent) => play(adjudicator, before, made, sent, { chance, situation }));
    if (played.kind === "refused") throw new Stopped("refused", `The rules refuse it: ${unmet(played.failing)}`);
    return played.body;
  };
  const body = bodyMade();
  if (dice.left() > 0)
    throw new Stopped(
      "dice",
      `${drawn.length} numbers are recorded, but the rules do not ask for the last ${dice.left()}.`,
    );
  return body;
}

/** What a record tells of a move by itself, as its hash binds it. */
export function toldOf(
  { beginning }: GameRecord,
  { rules, replaced }: Table,
  from: RulesUsed,
  { at, by, deed, renewals, words, drawn }: RecordMove,
): ToldOfMove {
  const told = { at, by, chance: drawn, rules };
  const carried = { ...(renewals.length > 0 && { renewals }), ...(words !== null && { words }) };
  const agreed = (consents: readonly string[]) => {
    const renewed = renewedConsents(consents, (seat) => replaced.get(seat) ?? null);
    return renewed.length > 0 ? { renewed } : {};
  };
  if ("opening" in deed) return { ...told, sent: { created: beginning } };
  if ("undo" in deed) {
    const { to, consents } = deed.undo;
    return { ...told, ...carried, sent: { undo: { to, consents, ...agreed(consents) } } };
  }
  if ("takeOver" in deed) {
    const { differs, to, consents } = deed.takeOver;
    const sent = {
      takeOver: {
        from,
        differs,
        ...(to !== null && { to }),
        ...(consents.length > 0 && { consents, ...agreed(consents) }),
      },
    };
    return { ...told, ...carried, sent };
  }
  return { ...told, ...carried, sent: deed };
}
