import { commonParts, type LaterNames } from "../../kernel/index.ts";

/** Fighters and things that come into play later. */
export const laterNames: LaterNames = {
  shapes: {
    "{side}{number}": "a fighter of a force that is recruited or dealt: `A2`, `D5`",
    "{side}{number}a": "the first of a pair: `D5a`",
    "{side}{number}b": "the second of a pair: `D5b`",
    "X{number}": "a body that comes to lie on the table",
    "L{number}": "a light that an Event card lays",
    "smoke-{number}": "the smoke of an explosion",
    "charge-{number}": "a charge that is set",
    "escape-{number}": "an Escape marker",
  },
  parts: { ...commonParts, side: { text: "a capital letter, of the attacker A and of the defender D", is: "[A-Z]" } },
};
