import { describe, expect, it } from "vitest";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import type { Game, Move, OpenPosition } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";
import { casesOf, openedBy, otherReadings, type Readings } from "./read-otherwise.ts";

/*
 * Who reads a story learns where the book leaves it open: where something would go otherwise by another reading of an open
 * point, an event, a refusal or a question of it names that point, also where because of it nothing happens.
 */

/** Of so many cases about one is asked about every open point. Of the others each about those it shows. */
const onePer: Readonly<Record<string, number>> = {
  "hour-of-glory": tries(16, 4),
  "v-sabotage": tries(90, 30),
  "two-hundred-hours": tries(240, 60),
  "dust-tactics": tries(90, 30),
};

/** The points that are asked about in games where stories do not name all of theirs. */
const askedAbout: Readonly<Record<string, ReadonlySet<string>>> = {
  "two-hundred-hours": new Set([
    "zh.open.alarm-watch-once",
    "zh.open.attack-rolls-order",
    "zh.open.body-combat",
    "zh.open.bonus-colours",
    "zh.open.exit-entering",
    "zh.open.half",
    "zh.open.last-charge",
    "zh.open.obstacle-thickness",
    "zh.open.patrol-unseen-enemy",
    "zh.open.rough-leave",
  ]),
  "dust-tactics": new Set([
    "dt.open.area-edge",
    "dt.open.blast-minimum",
    "dt.open.opening-corner",
    "dt.open.own-terrain",
    "dt.open.strike-back-token",
    "dt.open.suppressed-aircraft",
    "dt.open.token-timing",
    "dt.open.token-vehicles",
    "dt.open.valid-targets",
  ]),
  "v-sabotage": new Set(["vs.open.waiting-order"]),
};

/** Points about whether something is asked, or with which answers: a question names no rules but its own. */
const leftOut: ReadonlySet<string> = new Set(["hg.open.repl-hopeless", "hg.open.sneak-optional"]);

/** Whether a case is among those that are asked about every point: by its name, so that others may come and go. */
const isChosen = ({ id }: ConformanceCase, every: number): boolean =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % every === 0;

/** What a case comes to: what happens, how it stops, and every point and row that is named. */
interface Story {
  readonly told: readonly string[];
  readonly end: string;
  readonly cites: ReadonlySet<string>;
}

/** The move of one step, with what is left of the dice, cards and answers of the case. */
function moveOf(step: Readonly<Record<string, unknown>>, left: Pick<Move, "dice" | "cards" | "choose">): Move {
  const { after: _, ...action } = step;
  if ("choose" in action) return { ...left, choose: [String(action["choose"]), ...(left.choose ?? [])] };
  return "do" in action ? { ...left, action } : left;
}

/** The story of a case by these readings; null where it cannot be told by them. */
function storyOf(game: Game, one: ConformanceCase, text: string, readings: Readings): Story | null {
  let situation: OpenPosition | null = openedBy(game, one, text, readings);
  const told: string[] = [];
  const cites = new Set<string>();
  let left: Pick<Move, "dice" | "cards" | "choose"> = { dice: one.dice, cards: one.cards, choose: one.choose };
  let end = "";
  for (const step of one.steps ?? []) {
    if (situation === null) return null;
    const found = situation.adjudicate({
      ...moveOf(typeof step === "object" ? { ...step } : {}, left),
      until: one.until,
    });
    if (!found.ok) return null;
    const { value } = found;
    if (value.outcome === "refused") {
      for (const id of value.failing.flatMap((requirement) => requirement.cites)) cites.add(id);
      return { told, end: "refused", cites };
    }
    told.push(...value.events.map((event) => event.text));
    for (const id of value.events.flatMap((event) => event.cites)) cites.add(id);
    situation = value.situation;
    left = { dice: value.unused.dice, cards: value.unused.cards, choose: value.unused.choose };
    const decision = situation.decision();
    for (const id of decision?.cites ?? []) cites.add(id);
    end = decision === null ? "over" : `${decision.text} ${decision.options.map(({ id }) => id).join()}`;
  }
  return { told, end, cites };
}

/** A turn that ends of itself, because nothing could be done in it. */
const endsOfItself = /he can do nothing more/;
/** The same, or a phase that goes by. */
const nothingToDo = /he can do nothing more|^Round \d+: /;

/**
 * Where two stories part: what each goes on with; null where they are the same, or where one asks what the other does not:
 * then nothing has happened yet, and what is on offer names its points.
 */
function parting(now: Story, then: Story): readonly [string, string] | null {
  const at = now.told.findIndex((text, i) => text !== then.told[i]);
  const first = at < 0 ? now.told.length : at;
  const [one, other] = [now.told[first], then.told[first]];
  const asks = one === undefined && (other === undefined || nothingToDo.test(other));
  const refuses = now.end === "refused" || then.end === "refused";
  if ((one ?? now.end) === (other ?? then.end) || (asks && !refuses)) return null;
  return [one ?? now.end, other ?? then.end];
}

describe.each(games.filter(({ id }) => id in onePer))("a story of $id", (game) => {
  it("names the open point by another reading of which it would go otherwise", () => {
    const unnamed: string[] = [];
    const every = onePer[game.id] ?? 1;
    let differ = 0;
    for (const { one, text } of casesOf(game.id)) {
      if (one.steps === undefined) continue;
      const others = [...otherReadings(game, one, isChosen(one, every))].filter(
        ([id]) => !leftOut.has(id) && askedAbout[game.id]?.has(id) !== false,
      );
      const now = others.length === 0 ? null : storyOf(game, one, text, {});
      if (now === null) continue;
      for (const [id, other] of others) {
        const then = storyOf(game, one, text, { [id]: other });
        const ways = then === null ? null : parting(now, then);
        if (ways === null || endsOfItself.test(ways[1])) continue;
        differ++;
        if (!now.cites.has(id)) unnamed.push(`${one.id}, by ${id}=${other}: ${ways.join(" / ")}`);
      }
    }
    expect(unnamed).toEqual([]);
    expect(differ).toBeGreaterThan(0);
  });
});
