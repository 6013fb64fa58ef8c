import { expect, test } from "vitest";
import { comparedBy, figureOf, figuresOf } from "../../bench/against.ts";

const printed = (rate: string, took: string): string => `
## Hour of Glory: one action

| what | figure | peer | its figure | ratio | target |  |
| --- | --- | --- | --- | --- | --- | --- |
| one move | ${rate} | a peer | 240,000/s | 0.40× |  |  |

## Rogue Regiment: the enemy

| what | figure | peer | its figure | ratio | target |  |
| --- | --- | --- | --- | --- | --- | --- |
| Axis Advance Phase | ${took} |  |  |  | at most 10 ms | met |
`;

test("figures are read as the tables print them", () => {
  expect(figureOf("1,230,000/s")).toEqual({ amount: 1_230_000, isRate: true });
  expect(figureOf("0.444 ms")).toEqual({ amount: 0.444, isRate: false });
  expect(figureOf("6.2 ms, 30 units")).toEqual({ amount: 6.2, isRate: false });
  expect(figureOf("---")).toBeUndefined();
  expect(figureOf("0")).toBeUndefined();
});

test("what became slower comes first, rates and durations alike, by the median of the pairs", () => {
  const pairs = (
    [
      ["50,000/s", "5 ms"],
      ["10,000/s", "8 ms"],
      ["52,000/s", "5 ms"],
    ] as const
  ).map(([rate, took]) => ({
    now: figuresOf(printed(rate, took)),
    before: figuresOf(printed("100,000/s", "10 ms")),
  }));
  expect(comparedBy(pairs)).toEqual([
    { what: "Hour of Glory: one action: one move", ratio: 0.5 },
    { what: "Rogue Regiment: the enemy: Axis Advance Phase", ratio: 2 },
  ]);
});

test("what only one of the two measures is left out", () => {
  const [now, before] = [figuresOf(printed("1/s", "1 ms")), figuresOf("## Elsewhere\n| one move | 1/s |")];
  expect(comparedBy([{ now, before }])).toEqual([]);
});
