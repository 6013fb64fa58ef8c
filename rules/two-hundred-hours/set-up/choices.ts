import type { SetUpChoice } from "../../kernel/index.ts";
import { fighterIds } from "../book/fighters.ts";
import type { Side } from "../book/ids.ts";
import { sampleForces } from "../book/sample-forces.ts";
import { veteranIds } from "../book/veteran-cards.ts";

const forcesOf = (side: Side): SetUpChoice["values"] => [
  ...sampleForces
    .filter((sampleForce) => sampleForce.side === side)
    .map(({ id, points }) => ({ id, text: [`${points} points`, ...id.split("-").slice(2)].join(", ") })),
  { id: "recruited", text: "bought before the battle" },
];

/** What may be chosen before a battle. zh.decide.roles, zh.mission.points */
export const choices: readonly SetUpChoice[] = [
  { name: "attacker", text: "the attacker's force", values: forcesOf("attacker"), free: null },
  { name: "defender", text: "the defender's force", values: forcesOf("defender"), free: null },
  { name: "points", text: "the points limit", values: [], free: "a whole number from 5 to 99" },
  {
    name: "options",
    text: "agreed options",
    values: [],
    free: "some of: locked, no-climbing, disguise, gun-nest, replay, campaign",
  },
  {
    name: "kept",
    text: "Veteran cards kept in earlier battles of a campaign",
    values: [],
    free: `a list, each ${fighterIds.join("/")} ${veteranIds.join("/")}, e.g. sas-officer v-steady, heer-officer v-dead-eye`,
  },
];
