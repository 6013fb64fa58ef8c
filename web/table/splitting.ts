import type { Action, Form, RequirementsAnswer } from "../api/answers.ts";
import { targetsOfShots } from "./aim.ts";

// Each weapon may have a target of its own: what of an attack is fired at whom.

/** Who would fire which weapon at a target, as the game foresees it. */
export type Fired = NonNullable<NonNullable<RequirementsAnswer["outlook"]>["shots"]>;

/** One weapon in the hands of one piece, or one of several of a kind. */
export interface Use {
  readonly id: string;
  readonly weapon: string;
  readonly piece: string;
}

/** Which weapons are given to which target, by the ids of their uses. */
export type Given = ReadonlyMap<string, string>;

/** An attack with all that can be fired at one target, like the one that was aimed first; null where there is none. */
export function attackAt({ actions }: Pick<Form, "actions">, like: Action, target: string): Action | null {
  const others = ({ shots: _shots, ...rest }: Action): string => JSON.stringify(rest);
  const there = actions.filter(
    ({ shots, through }) => through === undefined && targetsOfShots(shots).every((id) => id === target),
  );
  return there.find((action) => others(action) === others(like)) ?? there[0] ?? null;
}

/** What can be fired, weapon by weapon. */
export const usesIn = (fired: Fired): readonly Use[] =>
  fired.flatMap(({ weapon, firers }) =>
    firers.flatMap(({ piece, times }) =>
      Array.from({ length: times }, (_, n): Use => ({ id: `${weapon} ${piece} ${n}`, weapon, piece })),
    ),
  );

/** All that is fired at one target, as an attack begins before it is split. */
export const allAt = (fired: Fired, target: string): Given => new Map(usesIn(fired).map(({ id }) => [id, target]));

/** Gives a weapon to a target; one that has it already lets it rest. */
export function giving(given: Given, use: string, target: string): Given {
  const next = new Map(given);
  if (next.get(use) === target) next.delete(use);
  else next.set(use, target);
  return next;
}

/** The attack by which each weapon is fired at the target that it was given to; null where none is fired. */
export function splitAttack(like: Action, firedAt: ReadonlyMap<string, Fired>, given: Given): Action | null {
  const shots = [...firedAt].flatMap(([target, fired]) =>
    fired.flatMap(({ weapon, firers }) => {
      const all = usesIn([{ weapon, target, firers }]);
      const mine = all.filter(({ id }) => given.get(id) === target);
      if (mine.length === 0) return [];
      const by = [...new Set(mine.map(({ piece }) => piece))];
      const ofThem = all.filter(({ piece }) => by.includes(piece));
      if (mine.length === all.length) return [{ weapon, target, by }];
      return [{ weapon, target, by, ...(mine.length < ofThem.length && { count: mine.length }) }];
    }),
  );
  return shots.length === 0 ? null : { ...like, shots };
}

/** What of an attack is fired at each of its targets, as attacks of their own. */
export const partsOf = (attack: Action): readonly { readonly target: string; readonly part: Action }[] => {
  const shots: readonly unknown[] = Array.isArray(attack["shots"]) ? attack["shots"] : [];
  return [...new Set(targetsOfShots(shots))].map((target) => ({
    target,
    part: { ...attack, shots: shots.filter((shot) => targetsOfShots([shot]).includes(target)) },
  }));
};
