import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Game, type OpenPosition, seededChance } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";

const positionSchema = z.looseObject({
  state: z.unknown(),
  answers: z.array(z.looseObject({ action: z.looseObject({}).optional() })),
});
type Sent = z.infer<typeof positionSchema>;

/** What somebody writes into an action who means harm, beside what stands elsewhere in the position. */
const hostile = ["constructor", "toString", "1,1", "0,0", "-1,-1", "99,99", "A2", "a", "", 0, -1, 99, true, null, []];

/** Moments amid what an action has set off: their positions hold the action as an answer. */
function* midway(game: Game): Generator<OpenPosition> {
  for (const [seed, { id }] of game.scenarios.slice(0, 4).entries()) {
    const laid = game.setUp(id);
    const chance = seededChance(seed + 1);
    let situation = laid.ok ? laid.value : null;
    for (let moves = 0; moves < 60 && situation !== null; moves++) {
      const decision = situation.decision();
      // whoever is asked sends his move, and rolls and draws are sent one by one
      const move = decision?.kind === "act" || decision?.kind === "choose" ? situation.policyMove(chance) : {};
      const paused: ReturnType<OpenPosition["adjudicate"]> = situation.adjudicate(move ?? {});
      if (paused.ok && paused.value.outcome === "paused" && holdsAction(sentOf(paused.value.situation)))
        yield paused.value.situation;
      const done: ReturnType<OpenPosition["adjudicate"]> = situation.adjudicate({ ...move, chance });
      situation = done.ok && done.value.outcome === "paused" ? done.value.situation : null;
    }
  }
}

const sentOf = (situation: OpenPosition): Sent => positionSchema.parse(structuredClone(situation.position()));
const holdsAction = ({ answers }: Sent): boolean => answers.some(({ action }) => action !== undefined);

/** The position with each value of its actions replaced by each hostile one. */
function* forged(sent: Sent): Generator<Sent> {
  for (const [at, { action }] of sent.answers.entries())
    for (const [field, value] of Object.entries(action ?? {})) {
      const parts = Array.isArray(value) ? hostile.map((part) => [part]) : [];
      for (const other of [...hostile, ...parts]) {
        const changed = structuredClone(sent);
        changed.answers[at] = { action: { ...action, [field]: other } };
        yield changed;
      }
    }
}

describe("an action among the answers of a position", () => {
  test.each(games.map((game) => [game.id, game] as const))(
    "of %s leads to a moment where it was legal, and is told not to fit where it never was",
    (_, game) => {
      const found = { legal: 0, refused: 0 };
      for (const situation of [...midway(game)].slice(0, tries(6, 12)))
        for (const sent of forged(sentOf(situation))) {
          const opened = game.open(sent);
          if (!opened.ok) {
            if (opened.defects.some(({ code }) => code === "answers-do-not-fit")) found.refused++;
            continue;
          }
          found.legal++;
          // what is read is what the checkpoint before it allows
          const at = sent.answers.findIndex(({ action }) => action !== undefined);
          const before = game.open({ ...sent, answers: sent.answers.slice(0, at) });
          const required = before.ok ? before.value.requirements(sent.answers[at]?.action) : before;
          expect(required.ok && required.value.filter(({ holds }) => !holds)).toEqual([]);
        }
      expect(found.refused).toBeGreaterThan(10);
    },
  );
});
