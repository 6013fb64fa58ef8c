import type { SetUpChoice } from "./game.ts";
import type { Game } from "./open-position.ts";

/** A game as it stands in the list of all: enough to choose one, told without its rules. */
export interface GameListing {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** How many rules and open points its catalogue has. */
  readonly rules: number;
  readonly interpretations: number;
  /** The ids of its ready missions. */
  readonly scenarios: readonly string[];
  /** The difficulties a scenario can have, the usual one first. */
  readonly difficulties: readonly string[];
  /** How many people can share the players' side. */
  readonly mostPlayers: number;
  /** Whose a "victory" is: a seat, or the word for several, "players" or "intruders". A "defeat" is everybody else's. */
  readonly victoryOf: string;
  /** What else may be chosen when a scenario is set up. */
  readonly choices: readonly SetUpChoice[];
  /** Who sits at the table where that is always the same; empty where it depends on the position. */
  readonly seats: readonly string[];
}

/** A game that is loaded when it is first asked for. */
export interface ListedGame {
  readonly id: string;
  /** How it stands in the list of games; this loads no rules where they are bundled. */
  listing(): Promise<GameListing>;
  load(): Promise<Game>;
}

/** A game of a server: there already, or listed and loaded when it is first asked for. */
export type KnownGame = Game | ListedGame;

/** How a game stands in the list of all. */
export const listingOf = ({
  id,
  title,
  version,
  catalogue,
  scenarios,
  difficulties,
  mostPlayers,
  victoryOf,
  choices,
  seats,
}: Game): GameListing => ({
  id,
  title,
  version,
  rules: Object.keys(catalogue.rules).length,
  interpretations: Object.keys(catalogue.interpretations).length,
  scenarios: scenarios.map((scenario) => scenario.id),
  difficulties: [...difficulties],
  mostPlayers,
  victoryOf,
  choices: [...choices],
  seats: [...seats],
});
