import { describe, expect, it } from "vitest";
import { fitted, type Sample, tellsApart } from "../../bench/strength/regression.ts";

/** Positions of which those with more of the first trait are won, whatever the second is, but for every tenth. */
const samples: readonly Sample[] = Array.from({ length: 200 }, (_, at) => {
  const [strength, noise] = [(at % 20) / 20, (at % 7) / 7];
  return { kind: "any", traits: [strength, noise, 1 - strength], won: strength >= 0.5 !== (at % 10 === 0), gone: 0 };
});

describe("the weights fitted to games", () => {
  const fit = fitted(samples);

  it("tell who wins by what does tell it, and give nothing to what does not or would make something good bad", () => {
    const [strength = 0, noise = 0, weakness = 0] = fit.by;
    expect(strength).toBeGreaterThan(2);
    expect(noise).toBeLessThan(0.2 * strength);
    expect(weakness).toBe(0);
    expect(fit.base).toBeLessThan(0);
  });

  it("are judged by how often a won position is valued higher than a lost one", () => {
    expect(tellsApart(samples, fit)).toBeGreaterThan(0.8);
    expect(tellsApart(samples, { base: 0, by: [-1, 0, 0] })).toBeLessThan(0.2);
    expect(tellsApart([], fit)).toBe(0.5);
  });

  it("are the same for the same games", () => {
    expect(fitted(samples)).toEqual(fit);
  });
});
