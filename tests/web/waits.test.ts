import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tries } from "../../web/api/tries.ts";

const web = join(import.meta.dirname, "../../web");

const sources = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("dist"))
  .map((file) => ({ file, text: readFileSync(join(web, file), "utf8") }));

/** Answers that nobody waits for: where none comes, what they would add to the page is left out. */
const beside: Readonly<Record<string, number>> = {
  // pictures, costs and names beside what is there without them
  "post/my-game-list.tsx": 1,
  "views/home.tsx": 1,
  "home/kept-tables.tsx": 1,
  "views/disputes.tsx": 1,
  "home/hero.tsx": 1,
  "table/composer.tsx": 2,
  "table/piece-actions.tsx": 1,
  "table/ended.tsx": 1,
  // how a dispute was answered before another reading was chosen
  "table/asked-ruling.tsx": 1,
  // a film, who alone has to agree, what was missed, whether a move is free
  "director/replay.tsx": 1,
  "post/proposal-card.tsx": 1,
  "post/recap.tsx": 1,
  "post/going-back.tsx": 1,
};

describe("whoever waits for an answer", () => {
  it.each(sources.filter(({ text }) => text.includes("= useAnswer")).map(({ file, text }) => [file, text] as const))(
    "is told where none comes, in %s",
    (file, text) => {
      const untold = [...text.matchAll(/const (\{[^=]*\}|\w+)(?:: [^=]+)? = useAnswer\b/g)].filter(([, taken = ""]) =>
        taken.startsWith("{")
          ? !taken.includes("trouble")
          : !text.includes(`to={${taken}}`) && !text.includes(`return ${taken};`),
      );
      expect(untold.length).toBe(beside[file] ?? 0);
    },
  );

  it("is never shown a wait alone", () => {
    const waits = sources.filter(
      ({ text }) => /class="waiting/.test(text) && !/\bTrouble\b|\btrouble\b|\bAnswered\b/.test(text),
    );
    expect(waits.map(({ file }) => file)).toEqual([]);
  });
});

describe("a question that is asked again and again", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ["at once, has four tries", 10, 4],
    ["when a gateway gives up, has one", 29_000, 1],
    ["after a while, has two", 20_000, 2],
  ])("and fails %s", async (_, takes, count) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    try {
      const most = vi.spyOn(AbortSignal, "timeout");
      let made = 0;
      const all = (async () => {
        for await (const signal of tries()) {
          expect(signal.aborted).toBe(false);
          made++;
          await new Promise((done) => setTimeout(done, takes));
        }
      })();
      await vi.advanceTimersByTimeAsync(200_000);
      await all;
      expect(made).toBe(count);
      expect(Math.max(...most.mock.calls.map(([after]) => after))).toBeLessThanOrEqual(40_000);
    } finally {
      vi.useRealTimers();
    }
  });
});
