import { games as rulesets } from "../all-games.ts";
import { type Chance, type Game, seededChance } from "../../rules/kernel/index.ts";
import { createAdjudicator } from "../../service/adjudication/adjudicator.ts";
import { Fault } from "../../service/schema/faults.ts";
import { closed, opening, play, undone } from "../../service/games/advance.ts";
import { type Beginning, bodyOf, type MoveBody, salted, storedMove } from "../../service/games/move.ts";
import { type Origin } from "../../service/storage/seats.ts";
import { isEnd } from "../../service/games/record.ts";
import { sha256 } from "../../service/adjudication/sha256.ts";
import type { MoveFields } from "../../service/schema/requests.ts";
import { commitmentTo, sealedDice } from "../../service/adjudication/sealed-dice.ts";
import type { StoredMove } from "../../service/storage/store.ts";
import { hiddenGame } from "../kernel/hidden-game.ts";
import { rulesOf } from "../../service/games/rules-used.ts";

/** Every game of the server, and one that hides things. */
export const allGames: readonly Game[] = [...rulesets, hiddenGame("1.0.0")];
export const adjudicator = createAdjudicator(allGames);

/** A game that was played in memory, move by move as a live one. */
export interface PlayedGame {
  readonly moves: readonly StoredMove[];
  readonly dice: "sealed" | "table";
  readonly secret: string | null;
}

export interface Plan {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seed: number;
  readonly dice: "sealed" | "table";
  /** The game is closed after so many moves if it has not ended. */
  readonly most: number;
  readonly players?: number;
  readonly title?: string;
  readonly origin?: Origin | null;
  readonly position?: unknown;
  readonly closes?: boolean;
  /** Whether moves are undone now and then; true if left out. */
  readonly undoes?: boolean;
}

function pick<T>(from: readonly T[], chance: Chance): T {
  const found = from[chance.index(from.length)];
  if (found === undefined) throw new Error("Nothing to pick from.");
  return found;
}

/** Something legal to send in this position. */
export function anyFields({ position }: Pick<MoveBody, "position">, chance: Chance, by = adjudicator): MoveFields {
  const situation = by.openPosition(position);
  const decision = situation.decision();
  switch (decision?.kind) {
    case "act":
      return {
        action: pick(
          pick(
            situation.forms().filter(({ actions }) => actions.length > 0),
            chance,
          ).actions,
          chance,
        ),
      };
    case "choose":
      return { choose: [pick(decision.options, chance).id] };
    case "roll":
      return { dice: Array.from({ length: decision.dice ?? 0 }, () => chance.face(decision.sides ?? 6)) };
    case "draw": {
      // a decision to draw does not list the pile; the fault for a card that is not in it does
      try {
        by.adjudicate(situation, { cards: ["no such card"] });
      } catch (error) {
        if (error instanceof Fault)
          return {
            cards: [pick((error.message.split(/pile [^:]*: /)[1] ?? "").replace(/\.$/, "").split(", "), chance)],
          };
      }
      throw new Error("The pile does not say what is in it.");
    }
    default:
      return {};
  }
}

/**
 * Plays a random game: legal actions and options, an undo now and then, closed after a while. Times are a minute apart.
 */
export function playedGame({
  ruleset,
  scenario,
  seed,
  dice,
  most,
  players,
  title = `Game ${seed}`,
  origin = null,
  position,
  closes = true,
  undoes = true,
}: Plan): PlayedGame {
  const chance = seededChance(seed);
  const game = `g${seed}`;
  const situation =
    position === undefined
      ? adjudicator.game(ruleset).setUp(scenario, players === undefined ? {} : { players })
      : adjudicator.game(ruleset).open(position);
  if (!situation.ok) throw new Error(`${ruleset} ${scenario} cannot be set up.`);
  const hides = adjudicator.game(ruleset).isHiddenGame(situation.value.position());
  const secret = dice === "sealed" || hides ? sha256(`secret ${seed}`) : null;
  const rolls = (version: number): Chance | undefined =>
    secret === null || dice === "table" ? undefined : sealedDice(secret, game, version);
  const seats = situation.value.seats();
  const beginning: Beginning = {
    game,
    title,
    ruleset,
    dice,
    commitment: secret === null ? null : commitmentTo(secret),
    seats,
    origin,
    position: situation.value.position(),
  };
  const timeOf = (version: number): string => new Date(Date.UTC(2026, 2, 1, 19, version)).toISOString();
  const moves = [
    storedMove(
      0,
      "",
      salted(
        opening(adjudicator, beginning, timeOf(0), rulesOf(adjudicator, ruleset), rolls(0)),
        hides,
        secret,
        game,
        0,
      ),
    ),
  ];
  const bodies = moves.map(bodyOf);
  const add = (body: MoveBody): void => {
    const move = storedMove(moves.length, moves.at(-1)?.hash ?? "", salted(body, hides, secret, game, moves.length));
    moves.push(move);
    bodies.push(bodyOf(move));
  };
  for (let body = bodies[0]; body !== undefined && !isEnd(body); body = bodies.at(-1)) {
    const version = bodies.length;
    if (version > most && !closes) break;
    const asked = body.decision?.seat ?? null;
    const by = asked !== null && seats.includes(asked) ? asked : pick(seats, chance);
    const made = { at: timeOf(version), by };
    const informed = bodies.findLastIndex((earlier) => earlier.informed);
    const random = undoes ? chance.index(12) : 2;
    if (version > most) add(closed(body, { ...made, by: "master" }));
    else if (random === 0 && informed < version - 1 && bodies.slice(informed + 1).every((earlier) => earlier.by === by))
      add(undone(body, bodies[informed] ?? body, made, { to: informed, consents: [] }));
    else if (random === 1 && version > 3)
      add(undone(body, bodies[version - 3] ?? body, made, { to: version - 3, consents: seats }));
    else {
      const played = play(adjudicator, body, made, anyFields(body, chance), { chance: rolls(version) });
      if (played.kind === "played") add(played.body);
    }
  }
  return { moves, dice, secret };
}
