import { medalCategories } from "../book/challenges.ts";
import { reserveTokens } from "../book/tokens.ts";
import type { State } from "../table/state.ts";
import { readCounts, sameCounts, withAttributes, writtenCounts } from "./lists.ts";
import { type PositionLine, readIds, unless } from "./position-line.ts";
import type { Attributes, Reader } from "./reader.ts";
import { quoted, quotedList } from "./text.ts";
import { usualDanger, usualFlee } from "./usual.ts";

/** The boxes ticked in each category of medals. */
const boxAttributes = (boxes: NonNullable<State["medals"]>["boxes"], reader: Reader): Attributes =>
  Object.fromEntries(
    medalCategories.map((category) => [category, () => (boxes[category] = reader.count("boxes ticked", 0, 99))]),
  );

/** The lines of what is kept beside the table: Ghost's tokens, campaign and medals, and what is counted. */
export const otherLines: Readonly<Record<string, PositionLine>> = {
  "flee-tokens": {
    read({ pools }, reader) {
      pools.fleeTokens = reader.count("how many flee tokens are left", 0, 99);
      reader.end();
    },
    write: (state) => unless(state.fleeTokens === usualFlee(state), `flee-tokens ${state.fleeTokens}`),
  },
  "danger-unseen": {
    read({ pools }, reader) {
      pools.dangerUnseen = readCounts(reader, "a token", reserveTokens);
    },
    write: (state) =>
      unless(
        sameCounts(state.danger.unseen, usualDanger(state), reserveTokens),
        `danger-unseen ${writtenCounts(state.danger.unseen, reserveTokens)}`,
      ),
  },
  "danger-aside": {
    read({ pools }, reader) {
      pools.dangerAside = reader.rest(() => reader.oneOf("a danger or luck token", reserveTokens));
      reader.end();
    },
    write: ({ danger }) => unless(danger.aside.length === 0, `danger-aside ${danger.aside.join(" ")}`),
  },
  dangerous: {
    read({ said }, reader) {
      const dangerous: State["dangerous"] = { checkDice: 0, newDirection: [] };
      reader.attributes({
        "check-dice": () => {
          dangerous.checkDice = reader.count("how many more dice stealth checks roll", 0, 99);
        },
        "new-direction": () => (dangerous.newDirection = readIds(reader, "a terrain")),
      });
      said.dangerous = dangerous;
    },
    write: ({ dangerous: { checkDice, newDirection } }) => {
      const parts = [
        checkDice > 0 && `check-dice ${checkDice}`,
        newDirection.length > 0 && `new-direction ${quotedList(newDirection)}`,
      ].filter((part) => part !== false);
      return unless(parts.length === 0, `dangerous ${parts.join(", ")}`);
    },
  },
  campaign: {
    read({ said }, reader) {
      const campaign = { operations: readIds(reader, "an operation"), secretWeapons: false };
      reader.attributes({ "secret-weapons": () => (campaign.secretWeapons = true) });
      said.campaign = campaign;
    },
    write({ campaign }) {
      if (campaign === null) return [];
      const attributes = [campaign.secretWeapons && "secret-weapons"] as const;
      return [withAttributes(`campaign ${quotedList(campaign.operations)}`, attributes)];
    },
  },
  medals: {
    read({ said }, reader) {
      const medals: NonNullable<State["medals"]> = { boxes: {}, challenges: [] };
      if (reader.take("none")) reader.end();
      else
        reader.attributes({
          ...boxAttributes(medals.boxes, reader),
          challenges: () => (medals.challenges = reader.rest(() => reader.word("a challenge"))),
        });
      said.medals = medals;
    },
    write({ medals }) {
      if (medals === null) return [];
      const boxes = medalCategories.flatMap((category) =>
        medals.boxes[category] === undefined ? [] : [`${category} ${medals.boxes[category]}`],
      );
      const challenges = medals.challenges.length === 0 ? [] : [`challenges ${quotedList(medals.challenges)}`];
      return [`medals ${[...boxes, ...challenges].join(", ") || "none"}`];
    },
  },
  tally: {
    read({ said }, reader) {
      const tally = new Map<string, number>();
      reader.clauses(() => {
        const what = reader.word("what was counted");
        tally.set(what, reader.count("how often", 0, 99));
      });
      said.tally = Object.fromEntries(tally);
    },
    write: ({ tally }) =>
      unless(
        Object.keys(tally).length === 0,
        `tally ${Object.keys(tally)
          .toSorted()
          .map((what) => `${quoted(what)} ${tally[what]}`)
          .join(", ")}`,
      ),
  },
  drawn: {
    read({ said }, reader) {
      said.drawn = reader.count("the number of the last unit drawn", 0, 9999);
      reader.end();
    },
    write: ({ drawn }) => unless(drawn === 0, `drawn ${drawn}`),
  },
};
