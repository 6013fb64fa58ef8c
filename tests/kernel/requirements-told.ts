import { beforeAll, describe, expect, test } from "vitest";
import { subjects as ofDustTactics } from "../dust-tactics/subjects.ts";
import { subjects as ofHourOfGlory } from "../hour-of-glory/subjects.ts";
import { subjects as ofRogueRegiment } from "../rogue-regiment/subjects.ts";
import { subjects as ofHundredHours } from "../two-hundred-hours/subjects.ts";
import { subjects as ofVSabotage } from "../v-sabotage/subjects.ts";
import type { Game } from "../../rules/kernel/index.ts";
import { tries } from "../soak/at-length.ts";
import { StrayCitations, type Subject } from "./citations.ts";
import { type Listener, listenToGame } from "./listening.ts";
import { Told } from "./polarity.ts";

/** What the rows of a game's rule book are about, by game. */
const subjectsOf: Readonly<Record<string, readonly Subject[]>> = {
  "dust-tactics": ofDustTactics,
  "hour-of-glory": ofHourOfGlory,
  "rogue-regiment": ofRogueRegiment,
  "two-hundred-hours": ofHundredHours,
  "v-sabotage": ofVSabotage,
};

/**
 * Facts that one action needs and that bar another: true whenever they are told. Read by a person, at most twenty; the
 * names of pieces and numbers are "…".
 */
export const sameFact: readonly string[] = [
  // needed to put it down, in the way of picking up another
  "… carries a corpse.",
  // needed to get into a vehicle, in the way of a place that is a vehicle's
  "… is on foot.",
  // needed to recover and for a COUP-DE-GRACE, in the way of everything else
  "… is unconscious.",
  // needed for a SNEAK-ATTACK, in the way of a shot by the reading that a Sentry looks along his zone
  "… is not in the watch zone of ….",
  // needed for a skill, in the way of shooting there
  "No enemy unit is on ….",
  "No enemy unit is on A….",
  // needed for an order or a repair, in the way of an attack
  "… is on the same side.",
];

/** Tests what a game says of requirements, in the cases that the listener hears before and in games of its own. */
export function testRequirements(game: Game): Listener {
  const subjects = subjectsOf[game.id];
  const told = new Told();
  const strays = new StrayCitations(subjects ?? []);
  const both: Listener = {
    note(...given) {
      told.note(...given);
      strays.note(...given);
    },
  };

  describe("requirements that are told", () => {
    beforeAll(() => {
      for (let seed = 1; seed <= tries(1, 40); seed++) listenToGame(game, seed, 100, both);
    });

    test("say nothing that is not met in the words of what is", () => {
      expect(told.unmet.size).toBeGreaterThan(25);
      const alike = [...told.alike()].filter(([form]) => !sameFact.includes(form));
      expect(alike.map(([, text]) => text)).toEqual([]);
    });

    test("begin as sentences do, with no small article before a title, and end with a full stop", () => {
      const isSentence = /^(?!(?:the|an|no|it|every|another)\b).*\.$/su;
      const forms = [...told.met, ...told.unmet];
      expect(forms.filter(([form]) => !isSentence.test(form)).map(([, text]) => text)).toEqual([]);
    });

    test.runIf(subjects)("cite no row about something that is not there", () => {
      expect(strays.looked).toBeGreaterThan(50);
      expect([...strays.found].map(([row, text]) => `${row}: ${text}`)).toEqual([]);
    });

    test.runIf(subjects)("have rows for every subject that their citations are held against", () => {
      const { rules, interpretations } = game.catalogue;
      const rows = [...Object.keys(rules), ...Object.keys(interpretations)];
      const empty = (subjects ?? []).filter((subject) => !rows.some((row) => subject.rows.test(row)));
      expect(empty.map(({ about }) => about)).toEqual([]);
    });
  });
  return both;
}
