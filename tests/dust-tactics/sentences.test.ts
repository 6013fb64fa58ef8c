import { describe as group, expect, it } from "vitest";
import { weaponIds } from "../../rules/dust-tactics/book/weapons.ts";
import { called, describe, type DustEvent, specialInWords } from "../../rules/dust-tactics/table/events.ts";
import { reactionMay } from "../../rules/dust-tactics/table/event-words.ts";
import { plannedIds, specialIds, tokenIds } from "../../rules/dust-tactics/table/state.ts";
import { faultOfSentence } from "../kernel/event-sentences.ts";

const names: ReadonlySet<string> = new Set(["b", "c"]);

/** The sentence of an event, which reads. */
function told(event: DustEvent): string {
  const text = describe(event);
  expect(faultOfSentence({ ...event, text }, names)).toBe(null);
  return text;
}

group("sentences of events", () => {
  it("say whatever a reaction may", () => {
    const texts = reactionMay.options.map((may) =>
      told({ event: "reaction-rolled", unit: "b", dice: ["ARMY", "ARMY"], may, cites: [] }),
    );
    expect(texts).toContain("b rolls to react: ARMY ARMY; it may take a sustained attack, or turn and then attack.");
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("count the of a unit that do or suffer the same, and name whoever is alone", () => {
    const fired = (firers: readonly string[]): string =>
      describe({
        event: "fired",
        unit: "b",
        weapon: "rifle",
        firers,
        target: "c",
        dice: ["ARMY"],
        hits: 1,
        cover: false,
        cites: [],
      });
    expect(fired(["b-1", "b-2", "b-4"])).toBe("b attacks c with 3 × service rifle: ARMY, 1 hit.");
    expect(fired(["b-2"])).toBe("b-2 attacks c with the service rifle: ARMY, 1 hit.");
    const aimed = { event: "targeted", unit: "b", weapon: "rifle", target: "c", cites: [] } as const;
    expect(told({ ...aimed, firers: ["b-1", "b-2"] })).toBe("b aims the service rifle at c.");
    expect(told({ ...aimed, firers: ["b"] })).toBe("b aims the service rifle at c.");
    const lies = (under: readonly string[]): string =>
      describe({ event: "template", unit: "b", weapon: "mortar", at: "20,10", under, cites: [] });
    expect(lies(["c-1", "c-2", "b-1", "d"])).toContain("under it: 2 × c, b, d.");
    expect(lies([])).toContain("under it: nobody.");
  });

  it("say what comes back: somebody, points, or ammunition", () => {
    const back = (miniature: string | null, points: number): string =>
      told({ event: "restored", unit: "b", miniature, points, cites: [] });
    expect(back("c", 1)).toBe("b gets back c.");
    expect(back(null, 1)).toBe("b gets back 1 point of damage.");
    expect(back(null, 0)).toBe("b gets all its ammunition back.");
  });

  it.each(specialIds)("write a special action as the book does: %s", (action) => {
    const text = told({ event: "special", unit: "b", action, target: "c", dice: ["ARMY"], successes: 1, cites: [] });
    expect(text).toBe(`b takes ${specialInWords(action)} for c: ARMY, 1 success.`);
    if (action !== "reload")
      expect(told({ event: "declared", unit: "b", plan: ["move", action], skills: [], cites: [] })).toBe(
        `b declares a move, then ${specialInWords(action)}.`,
      );
  });

  it("say that nothing more follows an action, and that a unit then does nothing as it declared", () => {
    expect(told({ event: "declared", unit: "b", plan: ["attack", "nothing"], skills: [], cites: [] })).toBe(
      "b declares an attack and nothing more.",
    );
    expect(told({ event: "declared", unit: "b", plan: ["nothing"], skills: [], cites: [] })).toBe(
      "b declares nothing.",
    );
    expect(told({ event: "nothing", unit: "b", why: "it was declared", cites: [] })).toBe(
      "b does nothing more, as it declared.",
    );
  });

  it.each(plannedIds)("name an action that is lost: %s", (action) => {
    const lost = told({ event: "action-lost", unit: "b", action, why: "it cannot fight", cites: [] });
    expect(lost).toMatch(/^b loses .+: it cannot fight\.$/);
    told({ event: "declared", unit: "b", plan: [action], skills: [], cites: [] });
  });

  it.each(weaponIds)("call a weapon that something is because of by its name: %s", (weapon) => {
    const hit = told({ event: "token", unit: "b", token: "stunned", gained: true, why: `hit by ${weapon}`, cites: [] });
    expect(hit).toBe(`b is stunned: hit by the ${called(weapon)}.`);
  });

  it.each(tokenIds)("say that a token is got and lost: %s", (token) => {
    const [got, lost] = [true, false].map((gained) =>
      told({ event: "token", unit: "b", token, gained, why: "hit", cites: [] }),
    );
    expect(got).not.toBe(lost);
  });
});
