import { describe, expect, it } from "vitest";
import { anyPolicy, isCheckpoint, playout, run, seededChance, type Settings } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/dust-tactics/table/action-schema.ts";
import { defectsOf } from "../../rules/dust-tactics/set-up/defects.ts";
import type { DustEvent } from "../../rules/dust-tactics/table/events.ts";
import { ruleset } from "../../rules/dust-tactics/index.ts";
import { parsePosition } from "../../rules/dust-tactics/notation/parse.ts";
import { printPosition } from "../../rules/dust-tactics/notation/print.ts";
import { type State, stateSchema } from "../../rules/dust-tactics/table/state.ts";
import { deployed } from "./deployed.ts";

const settings: Settings = { readings: {}, numbers: {} };
const most = 400;

describe("random games", () => {
  it.each([
    ["salt-road", "harrow-100", "vael-100"],
    ["the-weir", "vael-125", "harrow-125"],
  ] as const)("on %s come to an end or a count of answers without a fault", (scenario, south, north) => {
    for (let seed = 1; seed <= 3; seed++) {
      const state = deployed(scenario, south, north, 3);
      expect(defectsOf(state, settings)).toEqual([]);
      let asked = 0;
      playout<State, Action, DustEvent, unknown>(
        ruleset,
        { state, answers: [], settings },
        anyPolicy,
        seededChance(seed),
        {
          most,
          onAsk: (ask, ctx) => {
            asked++;
            if (!isCheckpoint(ask)) return;
            // what the state says is all there is: written, it reads back the same; resumed, the same is asked
            const plain = stateSchema.parse(JSON.parse(JSON.stringify(ctx.state)));
            expect(defectsOf(plain, settings)).toEqual([]);
            const text = printPosition(plain);
            const read = parsePosition(text);
            expect(read.ok ? "" : `${JSON.stringify(read.defects)}\n${text}`).toBe("");
            if (read.ok) expect(read.value).toEqual(plain);
            if (asked % 9 !== 0) return;
            const again = run(ruleset, { state: plain, answers: [], settings }, () => null);
            expect(again.outcome.kind).toBe("paused");
            if (again.outcome.kind === "paused") expect(again.outcome.ask.ask).toBe(ask.ask);
          },
        },
      );
      expect(asked).toBeGreaterThan(50);
    }
  });
});
