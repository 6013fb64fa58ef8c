import { describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import type { ShownEvent } from "../../web/api/answers.ts";
import { weightiest } from "../../web/director/told.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

const named = (event: string, details: ShownEvent["details"] = {}): ShownEvent => ({
  event,
  text: event,
  details,
  cites: [],
});

/** Where a phase, a turn or an activation begins and ends. */
const isFrame = ({ event }: Pick<ShownEvent, "event">): boolean =>
  /^(phase|turn|action)-(began|ended)$|^activation-over$|^prepared$/.test(event);

describe("what a step tells most", () => {
  it("is a wound before dice, dice before news, news before deeds, and where a phase begins only last", () => {
    const [wound, dice, news, deed, phase] = [
      named("killed"),
      named("attacked", { dice: [4] }),
      named("meter"),
      named("moved"),
      named("phase-began"),
    ];
    expect(weightiest([wound, dice, news, deed, phase])?.event).toBe("killed");
    expect(weightiest([dice, news, deed, phase])?.event).toBe("attacked");
    expect(weightiest([news, deed, phase])?.event).toBe("meter");
    expect(weightiest([deed, phase])?.event).toBe("moved");
    expect(weightiest([phase])?.event).toBe("phase-began");
    expect(weightiest([])).toBeUndefined();
  });

  it.each(games)("of $title is never where a phase begins or a turn ends, if anything else happened", (game) => {
    let situation = valueOf(game.setUp(game.scenarios[0]?.id ?? "", {}));
    const chance = seededChance(5);
    let told = 0;
    for (let moment = 0; moment < 90 && situation.decision() !== null; moment++) {
      const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (answer.outcome === "refused") throw new Error(`${game.id} refuses what its policy does.`);
      const events: readonly ShownEvent[] = JSON.parse(JSON.stringify(answer.events));
      const most = weightiest(events);
      if (most !== undefined && events.some((event) => event.event === "moved")) {
        told++;
        expect(isFrame(most)).toBe(false);
      }
      if (answer.outcome !== "paused") break;
      situation = answer.situation;
    }
    expect(told).toBeGreaterThan(0);
  });
});
