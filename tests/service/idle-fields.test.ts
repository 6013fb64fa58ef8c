import { expect, test } from "vitest";
import { withoutIdleFields } from "../../service/games/idle-fields.ts";

const idle = (field: string) => ({ holds: false, text: "It means nothing.", field, cites: [] });
const shots = [
  { weapon: "rifle", target: "b", at: "1,1" },
  { weapon: "smg", target: "b" },
];

test("an action of earlier rules loses what they made nothing of", () => {
  const action = { do: "play-xp", card: "muffled", token: "tnt", target: "A1" };
  expect(withoutIdleFields(action, [idle("token"), idle("target")])).toEqual({ do: "play-xp", card: "muffled" });
});

test("in every entry of a list", () => {
  const bare = [
    { weapon: "rifle", target: "b" },
    { weapon: "smg", target: "b" },
  ];
  expect(withoutIdleFields({ do: "attack", shots }, [idle("shots.at")])).toEqual({ do: "attack", shots: bare });
});

test("but not where something else bars it", () => {
  const other = { holds: false, text: "It is not his turn.", cites: [] };
  expect(withoutIdleFields({ do: "attack", shots }, [idle("shots.at"), other])).toBeNull();
  expect(withoutIdleFields({ do: "attack", shots }, [])).toBeNull();
});
