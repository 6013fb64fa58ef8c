import type { Game, Odds, OpenPosition, Result } from "../../rules/kernel/index.ts";
import { isByCoordinates, placeName } from "./placing.ts";
import { type Answered, type Table, Unreadable } from "./table.ts";

const roundTrip = (position: unknown): unknown => JSON.parse(JSON.stringify(position));

/** Where an answer holds a number that JSON cannot carry, and which; null where all is carried. */
function uncarried(answer: unknown): string | null {
  if (typeof answer === "number") return Number.isFinite(answer) ? null : ` is ${answer}`;
  if (typeof answer !== "object" || answer === null) return null;
  // the path is made on the way back only: no answer should have one
  for (const [name, part] of Object.entries(answer)) {
    const found = uncarried(part);
    if (found !== null) return `/${name}${found}`;
  }
  return null;
}

/** Throws where an answer holds a number that JSON cannot carry: a server would say null, or break its own contract. */
function carried<T>(answer: T): T {
  const found = uncarried(answer);
  if (found !== null) throw new Error(found);
  return answer;
}

/** Odds without what other readings would make of them, which no case asks for. */
const asRead = ({ facts, ways, failing, cites }: Odds) => ({ facts, ways, failing, cites });
const plain = (object: object): Readonly<Record<string, unknown>> => ({ ...carried(object) });

function value<T>(read: Result<T>): T {
  if (!read.ok) throw new Unreadable(read.defects.map(plain));
  return read.value;
}

/** A table in this process for some games. Positions go through JSON, as they would on the wire. */
export function tableFor(known: readonly Game[]): Table {
  const gameCalled = (id: string): Game => {
    const game = known.find((candidate) => candidate.id === id);
    if (game === undefined) throw new Unreadable([{ code: "unknown-ruleset", message: `There is no game "${id}".` }]);
    return game;
  };

  /** The ruleset a position names. */
  const open = (position: unknown): OpenPosition => {
    const ruleset =
      typeof position === "object" && position !== null && "ruleset" in position ? String(position.ruleset) : "";
    return value(gameCalled(ruleset).open(position));
  };

  return {
    game: (id) => known.find((game) => game.id === id) ?? null,
    openText: async (game, text, settings) => roundTrip(value(gameCalled(game).openText(text, settings)).position()),
    openScenario: async (game, scenario, options, settings) =>
      roundTrip(value(gameCalled(game).setUp(scenario, { ...options, ...settings })).position()),
    adjudicate: async (position, { action, choose, dice, cards, until }): Promise<Answered> => {
      const answer = value(open(position).adjudicate({ action, choose, dice, cards, until }));
      if (answer.outcome === "refused")
        return {
          outcome: "refused",
          events: [],
          failing: answer.failing,
          decision: null,
          result: null,
          unused: [],
          position,
        };
      const { unused } = answer;
      return {
        outcome: answer.outcome,
        events: answer.events.map(({ event, text, cites, details }) => plain({ event, text, cites, ...details })),
        failing: [],
        decision: answer.outcome === "paused" ? plain(answer.decision) : null,
        result: answer.outcome === "over" ? answer.result.result : null,
        unused: [
          ...(unused.action ? ["action"] : []),
          ...unused.choose.map((option) => `choose ${option}`),
          ...unused.dice.map((die) => `die ${die}`),
          ...unused.cards.map((card) => `card ${card}`),
        ],
        position: roundTrip(answer.situation.position()),
      };
    },
    board: async (position) => {
      const { kind, width, height, pieces, areas, table } = open(position).board();
      const placing = { kind, unit: table?.unit ?? null };
      return {
        across: width,
        down: height,
        measured: kind === "table",
        pieces: pieces.map((piece) => ({
          ...piece,
          at: placeName(placing, piece.x, piece.y, piece.area),
          facing: piece.facing ?? piece.bearing ?? null,
        })),
        areas: isByCoordinates(placing) ? null : areas.map(({ id }) => id),
      };
    },
    drawing: async (position) => plain(open(position).board()),
    text: async (position) => open(position).print(),
    state: async (position) => {
      const { state } = open(position).position();
      return typeof state === "object" && state !== null ? plain(state) : {};
    },
    sight: async (position, { from, to, facing }) =>
      plain(
        value(
          open(position).sight({
            from: String(from),
            to: String(to),
            facing: facing === "N" || facing === "E" || facing === "S" || facing === "W" ? facing : undefined,
          }),
        ),
      ),
    field: async (position, piece) => plain(value(open(position).field(piece))),
    legal: async (position) => open(position).forms().map(plain),
    requirements: async (position, action) => value(open(position).requirements(action)).map(plain),
    outlook: async (position, action) => {
      const outlook = value(open(position).outlook(action));
      return outlook === null ? null : plain(outlook);
    },
    odds: async (position, action, choose) => plain(asRead(value(open(position).odds(action, choose)))),
    preview: async (position) => open(position).preview().map(plain),
  };
}
