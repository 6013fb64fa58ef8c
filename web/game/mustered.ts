import type { RulesetListing } from "../api/answers.ts";

/** A card of a list, and what it is. */
export interface UnitCard {
  readonly id: string;
  readonly name: string;
  /** What it is and has, in a few words each. */
  readonly says: readonly string[];
  /** What it costs; null where that is not told. */
  readonly points: number | null;
}

/** A battle in which all cards of a game take part. */
interface Muster {
  readonly scenario: string;
  readonly choices: Readonly<Record<string, string>>;
  /** Cards that make no unit of their own: they join one. */
  readonly joining: readonly UnitCard[];
}

const warden = (id: string, name: string, points: number): UnitCard => ({
  id,
  name,
  says: ["joins a squad: `with 1` behind it says that it is the first of the list"],
  points,
});

/** The battles that tell what cards a list can have. */
export const musters: Readonly<Record<string, Muster>> = {
  "dust-tactics": {
    scenario: "low-tide",
    choices: { limit: "500" },
    joining: [warden("h.warden", "Section Warden", 4)],
  },
};

type Choice = RulesetListing["choices"][number];

/** The words of the example by which a choice says how a list is written. */
export const exampleOf = ({ free }: Choice): readonly string[] => /"([^"]+)"/.exec(free ?? "")?.[1]?.split(" ") ?? [];

/** Whether a list for a choice is put together of cards that can be told. */
export const isMustered = (ruleset: string, choice: Choice): boolean =>
  Object.hasOwn(musters, ruleset) && exampleOf(choice).length > 0;
