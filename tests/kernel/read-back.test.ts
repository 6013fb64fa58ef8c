import { describe, expect, test } from "vitest";
import { Budget, type Game, type OpenPosition, type PlayerView, seededChance } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";

/** How many questions of a game are looked at, and how many of the actions that are listed at each are tried. */
const QUESTIONS = tries(60, 400);
const TRIED = 3;

/** Every moment at which a seeded game asks something. */
function* momentsOf(game: Game, scenario: string, seed: number): Generator<OpenPosition> {
  const begun = game.setUp(scenario, {}, new Budget(Infinity));
  if (!begun.ok) throw new Error(JSON.stringify(begun.defects));
  const chance = seededChance(seed);
  let now = begun.value;
  for (let asked = 0; asked < QUESTIONS; asked++) {
    yield now;
    const decision = now.decision();
    if (decision === null) return;
    const listed =
      decision.kind === "act" && chance.index(3) === 0 ? now.forms().flatMap(({ actions }) => actions) : [];
    const any = listed[chance.index(Math.max(1, listed.length))];
    const move = any === undefined ? now.policyMove(chance) : { action: any };
    // dice and cards are a moment of their own
    const isChance = decision.kind === "roll" || decision.kind === "draw";
    const done = now.adjudicate(isChance ? { chance } : (move ?? {}));
    if (!done.ok || done.value.outcome === "refused") throw new Error(`${now.print()}\n${JSON.stringify(done)}`);
    if (done.value.outcome === "over") return;
    now = done.value.situation;
  }
}

/** Some of what is listed, others at each moment. */
const someOf = <T>(listed: readonly T[], at: number): readonly T[] =>
  listed.filter((_, i) => (i + at) % Math.max(1, Math.ceil(listed.length / TRIED)) === 0);

/** What a text that is read again lists and then refuses; nothing where it is refused as a whole, and says why. */
function* refusedOf(again: OpenPosition, at: number): Generator<string> {
  const decision = again.decision();
  if (decision?.kind === "choose")
    for (const { id } of someOf(decision.options, at)) {
      const done = again.adjudicate({ choose: [id] });
      if (!done.ok || done.value.outcome === "refused") yield `${id}: ${JSON.stringify(done)}`;
    }
  const listed = again.forms().flatMap(({ actions }) => actions);
  if (decision?.kind === "act" && listed.length === 0) yield "an action is asked for, and none is listed";
  for (const action of someOf(listed, at)) {
    const done = again.adjudicate({ action });
    if (!done.ok || done.value.outcome === "refused") yield `${JSON.stringify(action)}: ${JSON.stringify(done)}`;
  }
}

/** A moment as the table sees it, and where something is hidden as each seat does. */
const viewsOf = (game: Game, now: OpenPosition): readonly PlayerView[] =>
  game.isHiddenGame(now.position()) ? [now, ...[...now.seats(), null].map((seat) => now.seenBy(seat))] : [now];

describe.each(games.map((game) => [game.id, game] as const))("texts that %s prints", (_, game) => {
  test.each(game.scenarios.slice(0, tries(2, 6)).map(({ id }) => id))(
    "are refused with the reason in the middle of something; else all that is listed is accepted: %s",
    (scenario) => {
      const counts = { whole: 0, midway: 0 };
      const faults: string[] = [];
      for (const [at, now] of [...momentsOf(game, scenario, 3)].entries())
        for (const view of viewsOf(game, now)) {
          const text = view.print();
          const again = game.openText(text, {}, new Budget(Infinity));
          if (again.ok) {
            counts.whole++;
            for (const fault of refusedOf(again.value, at)) faults.push(`${fault}\n${text}`);
            continue;
          }
          counts.midway++;
          expect([again.defects.map(({ code }) => code), now.decision()?.kind === "checkpoint"], text).toEqual([
            ["in-the-middle"],
            false,
          ]);
        }
      expect(faults.slice(0, 3)).toEqual([]);
      expect(Math.min(counts.whole, counts.midway)).toBeGreaterThan(5);
    },
  );
});
