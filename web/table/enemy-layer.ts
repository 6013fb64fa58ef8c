import { signal } from "@preact/signals";
import type { EnemyIntent } from "../api/answers.ts";

/** Whether what the enemy would do is looked at; it stays so from step to step, until a piece is chosen. */
export const enemyShown = signal(false);

/** The places and pieces that the enemy is about to come to, as they are foretold now. */
export const foretold = signal<readonly string[]>([]);

/** Where intents lead: the best of their candidates, by name. */
export const leadingTo = (intents: readonly EnemyIntent[]): readonly string[] => [
  ...new Set(intents.flatMap(({ candidates }) => candidates.filter(({ best }) => best).map(({ name }) => name))),
];
