import { expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { rogueRegiment } from "../../rules/rogue-regiment/index.ts";
import { valueOf } from "../kernel/random-moments.ts";

/*
 * A mission that is resized is still one: on a map with room for the Willys as many Operators begin as on any other of
 * that size, and the Willys stands beside the board and can drive onto it.
 */

/** What the mission says by itself of how many Operators begin; with support they are more. */
const missions = { "hill-house": 4, "the-long-meadow": 3 } as const;

/** Sizes with room for the Willys whose guidelines are those of the missions. */
const sizes = ["3x3", "4x2", "2x4"].flatMap((tiles) => ["0,0", "1,1", "0,1"].map((from) => [tiles, from] as const));

it.each(
  (["hill-house", "the-long-meadow"] as const).flatMap((mission) =>
    sizes.map(([tiles, from]) => [mission, tiles, from] as const),
  ),
)("%s on %s tiles from %s begins with all its Operators, and its Willys can drive in", (mission, tiles, from) => {
  const chance = seededChance(1);
  let situation = valueOf(rogueRegiment.setUp(mission, { choices: { tiles, from } }));
  for (let decision = situation.decision(); decision?.kind !== "act"; decision = situation.decision()) {
    const choose = decision?.kind === "choose" ? [decision.options.at(-1)?.id ?? ""] : [];
    const answered = valueOf(situation.adjudicate({ choose, chance }));
    if (answered.outcome === "refused") throw new Error(JSON.stringify(answered));
    situation = answered.situation;
  }
  const text = situation.print();
  expect(text.match(/^(?:. = )?operator /gm)).toHaveLength(missions[mission]);
  expect(text.match(/^(?:. = )?(?:support-)?willys /gm)).toHaveLength(1);
  const drives = situation.forms().flatMap(({ name, actions }) => (name === "drive" ? actions : []));
  expect(drives.length).toBeGreaterThan(0);
});
