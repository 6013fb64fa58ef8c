import { expect, test } from "vitest";
import {
  type BoardPiece,
  Budget,
  type Chance,
  type Game,
  type OpenPosition,
  seededChance,
} from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";

/** A miniature of Dust Tactics is named after its unit: "n3-2". */
const unitOf = ({ id }: BoardPiece): string => id.replace(/-\w+$/, "");

const opponents = (viewer: BoardPiece, target: BoardPiece): boolean => viewer.side !== target.side;

/** In V-Sabotage an enemy who is escorted goes with the commandos: enemy units alone shoot at him. */
const canBeShotAt = (viewer: BoardPiece, target: BoardPiece): boolean =>
  viewer.side === "enemy" ? target.side !== "enemy" : target.side === "enemy";

/** Whom a field of view tells of where that is not everybody, as the description of its `sees` says. */
const toldOf: Readonly<Record<string, (viewer: BoardPiece, target: BoardPiece) => boolean>> = {
  "rogue-regiment": opponents,
  "v-sabotage": canBeShotAt,
  "dust-tactics": (viewer, target) => unitOf(viewer) !== unitOf(target),
};

/** How many pieces look at each moment, and at how many others. */
const LOOKING = 3;
const LOOKED_AT = 12;

/** Some of a list, at random. */
const someOf = <T>(all: readonly T[], most: number, chance: Chance): readonly T[] =>
  all
    .map((one) => ({ one, at: chance.index(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one);

/** What the two questions about what somebody sees tell apart, as sentences, and how often they were held together. */
class Compared {
  readonly apart = new Set<string>();
  readonly counts = { seen: 0, unseen: 0 };
  readonly #isToldOf: (viewer: BoardPiece, target: BoardPiece) => boolean;
  readonly #chance: Chance;

  constructor({ id }: Game, chance: Chance) {
    this.#isToldOf = toldOf[id] ?? (() => true);
    this.#chance = chance;
  }

  /** Holds what fields of view list against rulings of sight. */
  add(now: OpenPosition): void {
    const { pieces } = now.board();
    for (const viewer of someOf(pieces, LOOKING, this.#chance)) {
      const field = now.field(viewer.id);
      if (!field.ok) continue;
      const others = pieces.filter((target) => target.id !== viewer.id && this.#isToldOf(viewer, target));
      for (const { id } of someOf(others, LOOKED_AT, this.#chance))
        this.#hold(now, viewer.id, id, field.value.sees.includes(id));
      for (const name of field.value.sees) this.#holdNamed(now, viewer.id, name);
    }
  }

  #hold(now: OpenPosition, from: string, to: string, isListed: boolean): void {
    const ruling = now.sight({ from, to });
    // a piece that is no end of a line of sight, such as a corpse
    if (!ruling.ok && !isListed) return;
    const seen = ruling.ok && ruling.value.seen;
    this.counts[seen ? "seen" : "unseen"]++;
    if (seen === isListed) return;
    const why = ruling.ok ? ruling.value.reasons.map(({ text }) => text).join(" ") : JSON.stringify(ruling.defects);
    this.apart.add(`${from} ${isListed ? "sees" : "does not see"} ${to} by the field of view, not by sight: ${why}`);
  }

  /** What is listed without being a piece that can be asked about lies on a place, and that is seen. */
  #holdNamed(now: OpenPosition, from: string, name: string): void {
    const place = /^corpse on (\S+)$/.exec(name)?.[1];
    if (place === undefined) return;
    const ruling = now.sight({ from, to: place });
    if (!ruling.ok || ruling.value.place === "none")
      this.apart.add(`${from} sees the ${name}, and does not see ${place}`);
  }
}

/** Plays a seeded game, half by chance and half by its policy, and compares both questions every few moves. */
function compareIn(game: Game, scenario: string, seed: number, compared: Compared): void {
  const begun = game.setUp(scenario, {}, new Budget(Infinity));
  if (!begun.ok) throw new Error(JSON.stringify(begun.defects));
  const chance = seededChance(seed);
  let now = begun.value;
  for (let asked = 0; asked < tries(60, 600); asked++) {
    if (asked % 4 === 0) compared.add(now);
    const listed = chance.index(2) === 0 ? now.forms().flatMap(({ actions }) => actions) : [];
    const any = listed[chance.index(Math.max(1, listed.length))];
    const move = any === undefined ? (now.policyMove(chance) ?? {}) : { action: any };
    const done = now.adjudicate({ ...move, chance });
    if (!done.ok || done.value.outcome !== "paused") break;
    now = done.value.situation;
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  "what is seen in %s is the same by the field of view and by the ruling of sight",
  (_, game) => {
    const compared = new Compared(game, seededChance(5));
    for (const [i, { id }] of game.scenarios.slice(0, tries(3, 50)).entries()) compareIn(game, id, i + 5, compared);
    expect([...compared.apart]).toEqual([]);
    expect(compared.counts.seen).toBeGreaterThan(0);
    expect(compared.counts.unseen).toBeGreaterThan(0);
  },
);
