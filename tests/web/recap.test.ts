import { describe, expect, it } from "vitest";
import { standing } from "../../web/post/standing.ts";
import { sinceInWords } from "../../web/post/times.ts";

const played = (version: number) => ({ version, sent: { move: {} } });
const undone = (version: number, to: number) => ({ version, sent: { undo: { to, consents: [] } } });

describe("what a recap is of", () => {
  it("leaves out what was taken back again, also where going back was itself taken back", () => {
    const versions = (all: Parameters<typeof standing>[0]) => standing(all).map(({ version }) => version);
    expect(versions([played(4), played(5), played(6), undone(7, 4), played(8)])).toEqual([4, 7, 8]);
    // back before all that was missed
    expect(versions([played(4), undone(5, 2), played(6)])).toEqual([5, 6]);
    expect(versions([played(4), undone(5, 3), undone(6, 4)])).toEqual([6]);
  });

  it("says since when as people say it", () => {
    const now = new Date(2026, 10, 28, 12, 0).getTime();
    const since = (day: number, month = 10) => sinceInWords(new Date(2026, month, day, 23, 30).toISOString(), now);
    expect([since(27), since(26), since(22), since(21), since(3, 9)]).toEqual([
      "Since yesterday",
      "Since Thursday",
      "Since Sunday",
      "Since 21 November",
      "Since 3 October",
    ]);
  });
});
