import type { SetUpOptions } from "@umpire/rules";
import { isRecord } from "../rules/kernel/index.ts";
import { Unreadable } from "./failures.ts";

/** How the book is read where it leaves a point open, and its numbers. */
export interface Settings {
  readonly readings?: Readonly<Record<string, string>> | undefined;
  readonly numbers?: Readonly<Record<string, number>> | undefined;
}

/** Throws `Unreadable` where a position is to be set up otherwise: it has been set up already. */
export function refuseSetUp({ difficulty, players, choices }: SetUpOptions, from: string): void {
  const given = [
    ...(difficulty === undefined ? [] : ["--difficulty"]),
    ...(players === undefined ? [] : ["--players"]),
    ...(choices === undefined ? [] : ["--choice"]),
  ];
  if (given.length > 0)
    throw new Unreadable(
      `${from} is set up already: ${given.join(" and ")} can only be given with a mission, GAME/SCENARIO.`,
    );
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** A position as data under other settings: what is not said of them stays as it was. Whether they fit the rules say. */
export function underSettings(
  position: Readonly<Record<string, unknown>>,
  { readings, numbers }: Settings,
): Readonly<Record<string, unknown>> {
  if (readings === undefined && numbers === undefined) return position;
  const settings = fieldsOf(position["settings"]);
  return {
    ...position,
    settings: {
      ...settings,
      readings: { ...fieldsOf(settings["readings"]), ...readings },
      numbers: { ...fieldsOf(settings["numbers"]), ...numbers },
    },
  };
}
