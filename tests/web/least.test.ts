import { describe, expect, it } from "vitest";
import { withoutLess } from "../../web/table/least.ts";

const fact = (id: string, text: string, probability: string) => ({
  id,
  text,
  good: true,
  probability,
  about: Number(probability.split("/")[0]) / 10,
});

describe("results that say how much at least", () => {
  it("are not told beside the end of the same piece where that is as likely", () => {
    const facts = [
      fact("eliminated:n6", "n6 is eliminated.", "2/10"),
      fact("lost:n6:1", "n6 loses at least 1 miniature.", "2/10"),
      fact("damaged:n6:3", "n6 takes at least 3 damage.", "6/10"),
      fact("damaged:n6:5", "n6 takes at least 5 damage.", "2/10"),
      fact("damaged:n2:1", "n2 takes at least 1 damage.", "2/10"),
    ];
    expect(withoutLess(facts).map(({ id }) => id)).toEqual(["eliminated:n6", "damaged:n6:3", "damaged:n2:1"]);
  });

  it("are told once for each chance, by the most they say", () => {
    const facts = [
      fact("hit:n6", "n6 is hit.", "6/10"),
      fact("damaged:n6:1", "n6 takes at least 1 damage.", "6/10"),
      fact("damaged:n6:2", "n6 takes at least 2 damage.", "6/10"),
      fact("damaged:n6:3", "n6 takes at least 3 damage.", "6/10"),
      fact("damaged:n6:4", "n6 takes at least 4 damage.", "1/10"),
      fact("damaged:n2:1", "n2 takes at least 1 damage.", "6/10"),
      fact("minutes:2", "2 minutes go by.", "6/10"),
      fact("minutes:3", "3 minutes go by.", "6/10"),
    ];
    expect(withoutLess(facts).map(({ id }) => id)).toEqual([
      "hit:n6",
      "damaged:n6:3",
      "damaged:n6:4",
      "damaged:n2:1",
      "minutes:2",
      "minutes:3",
    ]);
  });
});
