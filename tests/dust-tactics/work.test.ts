import { expect, test } from "vitest";
import { dustTactics } from "../../rules/dust-tactics/index.ts";
import { MOST_WORK, type SettingsInput, type OpenPosition, Budget } from "../../rules/kernel/index.ts";

/** So many squads of five, half of them on each side, and somebody among them who moves. */
function crowd(squads: number, mover: string): string {
  const units = Array.from({ length: squads }, (_, i) => {
    const [column, row] = [Math.floor(i / 2) % 5, Math.floor(i / 10) * 10];
    const at = `${60 + column * 14},${i % 2 === 0 ? 76 + row : 51 - row}`;
    return `unit u${i + 1} ${i % 2 === 0 ? "h.line south" : "v.guard north"} at ${at}, whole`;
  });
  return ["battlefield salt-road", ...units, `unit m ${mover} at 56,68, whole`].join("\n");
}

function opened(text: string, work: Budget, settings?: SettingsInput): OpenPosition {
  const read = dustTactics.openText(text, settings, work);
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  return read.value;
}

/** The work of what can be done, beside that of reading the board. */
function listing(text: string, settings?: SettingsInput): number {
  const work = new Budget();
  const situation = opened(text, work, settings);
  const before = work.spent;
  expect(situation.forms().length).toBeGreaterThan(0);
  return work.spent - before;
}

const moving = (squads: number): string => `${crowd(squads, "v.brute south")}\nactivation m, plan move attack`;

test("the ground that a move may lead to is counted as work, more of it in a crowd", () => {
  expect(listing(moving(4))).toBeGreaterThan(120_000);
  expect(listing(moving(16))).toBeGreaterThan(1.5 * listing(moving(8)));
});

test("a move among 80 miniatures is listed within a request", () => {
  expect(listing(moving(16))).toBeLessThan(0.8 * MOST_WORK);
});

test("who could fire what is counted, and an attack among 80 miniatures is listed within a tenth of a request", () => {
  const attacking = `${crowd(16, "v.brute south")}\nactivation u1, plan attack move`;
  const work = listing(attacking);
  expect(work).toBeGreaterThan(10_000);
  expect(work).toBeLessThan(MOST_WORK / 10);
});

test("what may be done in place of what has become impossible looks once for somebody to attack", () => {
  const far = [
    "battlefield salt-road",
    "unit a h.line south at 20,110, whole",
    ...Array.from({ length: 8 }, (_, i) => `unit e${i + 1} v.guard north at ${15 + 18 * i},10, whole`),
    "activation a, plan move attack, done 1",
  ].join("\n");
  const changed = { readings: { "dt.open.declared-impossible": "may-change" } };
  const situation = opened(far, new Budget(), changed);
  expect(situation.forms().find(({ name }) => name === "declare")?.actions).toContainEqual({
    do: "declare",
    unit: "a",
    plan: ["nothing"],
  });
  expect(listing(far, changed)).toBeLessThan(10 * listing(far));
});

test("nobody plays with points of more than 20 cm, or units that cannot stand together", () => {
  for (const [id, value, bounds] of [
    ["dt.number.point", 21, "from 1 to 20"],
    ["dt.number.coherency", 6, "from 7 to 100"],
  ] as const)
    expect(dustTactics.openText(moving(4), { numbers: { [id]: value } })).toMatchObject({
      ok: false,
      defects: [{ message: expect.stringContaining(bounds) }],
    });
});
