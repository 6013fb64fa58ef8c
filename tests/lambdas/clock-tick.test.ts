import { describe, expect, test } from "vitest";
import { clockTick } from "../../lambdas/clock-tick.ts";
import { type Log, notice, type Notices } from "../../service/index.ts";

const due = notice({
  kind: "reminder",
  game: "k3v9",
  title: "Chalk Farm",
  seat: "player-1",
  version: 1,
  text: "Choose.",
  since: "2026-11-20T18:00:00Z",
  deadline: null,
});

const tick = (send: Notices["send"], log: Log = () => undefined): Promise<void> =>
  clockTick({
    games: {
      async settleDue(sending) {
        await sending(due);
        return {
          acted: ["a"],
          removed: [],
          failed: [{ game: "b", kind: "deadline", tries: 2, error: "BeyondLimits" }],
        };
      },
    },
    notices: { send },
    log,
  })();

describe("a tick of the clock", () => {
  test("settles what is due, sends its notices to the queue and says what it did", async () => {
    const sent: unknown[] = [];
    const lines: unknown[] = [];
    await tick(
      async (one) => void sent.push(one),
      (line) => lines.push(line),
    );
    expect(sent).toEqual([due]);
    // what failed is found by its game
    expect(lines).toEqual([
      { level: "error", event: "clock", game: "b", kind: "deadline", tries: 2, error: "BeyondLimits" },
      { level: "info", event: "clock", acted: ["a"], removed: [] },
    ]);
  });

  test("fails when the queue cannot be reached, so that an alarm is raised and the next tick does it again", async () => {
    await expect(tick(() => Promise.reject(new Error("no queue")))).rejects.toThrow("no queue");
  });
});
