import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { reading } from "../kernel/event-texts.ts";
import { testTexts } from "../kernel/closed-texts.ts";
import { listening } from "../kernel/listening.ts";
import { Printed } from "../kernel/printed.ts";
import { testRequirements } from "../kernel/requirements-told.ts";
import { tries } from "../soak/at-length.ts";
import { watchedGames } from "./asked.ts";
import { caseFiles, casesIn } from "./files.ts";
import { tableFor } from "../../cli/conformance/in-process.ts";
import { runCase } from "../../cli/conformance/run-case.ts";
import type { Table } from "../../cli/conformance/table.ts";

/**
 * At every so many cases requirements are listened to, the texts of events are read, and positions are printed and read
 * again; at all of them in the soak.
 */
const LISTENED = tries(25, 1);
const READ = tries(60, 1);
const PRINTED = tries(2, 1);

/** What tells who is asked: a state goes on by itself to somebody who has a choice, and its text is of that moment. */
const goesOn = ["/phase", "/turn", "/next"];

/** Runs all cases of a game, once for everything that is held of them. */
export async function testCasesOf(id: string): Promise<void> {
  const watched = (await watchedGames()).find(({ game }) => game.id === id);
  if (watched === undefined) throw new Error(`There is no game "${id}".`);
  const { game, met, play } = watched;
  const table = tableFor([game]);

  describe("the cases", () => {
    let ran = 0;
    const tableOfNext = (): Table => {
      const at = ran++;
      const plain = at % PRINTED === 0 ? printed.at(table, game) : table;
      const read = at % READ === 0 ? reading(plain, texts) : plain;
      return at % LISTENED === 0 ? listening(read, listener) : read;
    };

    // a test for each file: some ten thousand of them would cost half as much again as the cases themselves
    test.each(caseFiles(id).map((file) => [relative(import.meta.dirname, file), file] as const))(
      "%s",
      async (_, file) => {
        const cases = casesIn(file);
        expect(cases.length).toBeGreaterThan(0);
        const failed: string[] = [];
        for (const one of cases) {
          const { broken, failures, account } = await runCase(tableOfNext(), one);
          if (broken.length + failures.length === 0) continue;
          const told = [...broken.map((line) => `broken: ${line}`), ...failures, ...account];
          failed.push(`${one.id}: ${one.title}`, ...told);
        }
        expect(failed).toEqual([]);
      },
    );
  });

  // these look at what the cases have told
  const listener = testRequirements(game);
  const texts = testTexts(game);
  const printed = new Printed();

  test("lose nothing where the positions they come to are printed and read again", () => {
    const lost = [...printed.lost].filter(([field]) => !goesOn.includes(field));
    expect(lost.map(([field, text]) => `${field} is not printed, or not read, in\n${text}`)).toEqual([]);
    expect(printed.looked).toBeGreaterThan(20);
  });

  test("what the cases and random games ask is answered as rules/<game>/asked.ts describes it", () => {
    // of what is described each shape is shown by a case
    expect(met.unmet()).toEqual([]);
    play(tries(60, 3000));
    expect(met.faults).toEqual([]);
  });
}
