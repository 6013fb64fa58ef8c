import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { collectNotices, openDesk, type TestDesk, type TestNotices } from "./desk.ts";

/** A desk that is opened and closed by hooks. */
function deskBetween(before: (open: () => Promise<void>) => void, after: (close: () => void) => void): TestDesk {
  let opened: TestDesk | undefined;
  const desk = (): TestDesk => {
    if (opened === undefined) throw new Error("The desk is not open before the tests begin.");
    return opened;
  };
  before(async () => {
    opened = await openDesk();
  });
  after(() => opened?.embedded.close());
  return {
    get embedded() {
      return desk().embedded;
    },
    get store() {
      return desk().store;
    },
    get games() {
      return desk().games;
    },
    get clock() {
      return desk().clock;
    },
    start: (...given) => desk().start(...given),
  };
}

/** One desk for all tests of a file. */
export const deskForAll = (): TestDesk => deskBetween(beforeAll, afterAll);

/** A desk of its own for each test of a file. */
export const deskForEach = (): TestDesk => deskBetween(beforeEach, afterEach);

/** The same, with what is sent during the test. */
export function deskWithNotices(): { readonly desk: TestDesk } & TestNotices {
  const notices = collectNotices();
  beforeEach(() => {
    notices.sent.length = 0;
  });
  return { desk: deskForEach(), ...notices };
}
