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

/** The weapons of one kind that can be fired at a target: how many of them are, and how many could be. */
export interface Share {
  readonly weapon: string;
  readonly count: number;
  readonly most: number;
}

/** What is fired at a target, kind by kind. */
export function sharesAt(fired: Fired, given: Given, target: string): readonly Share[] {
  const uses = usesIn(fired);
  return [...new Set(uses.map(({ weapon }) => weapon))].map((weapon) => {
    const alike = uses.filter((use) => use.weapon === weapon);
    return { weapon, count: alike.filter(({ id }) => given.get(id) === target).length, most: alike.length };
  });
}

/** How many of all weapons in the same hands are given to another target than this: who fires two is to have one. */
function tornFrom(all: readonly Use[], given: Given, { id, piece }: Use, target: string): number {
  return all.filter((other) => other.piece === piece && other.id !== id && (given.get(other.id) ?? target) !== target)
    .length;
}

/** The first of several by a number, the least first; undefined where there is none. */
const least = <Item>(items: readonly Item[], by: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => by(a) - by(b))[0];

/** All weapons, whomever they can be fired at, each once. */
const allUses = (firedAt: ReadonlyMap<string, Fired>): readonly Use[] => [
  ...new Map([...firedAt.values()].flatMap(usesIn).map((use) => [use.id, use])).values(),
];

/**
 * Gives a target one weapon more of a kind: one in whose hands nothing is fired at others, and one that rests before
 * one that another target loses.
 */
export function oneMore(given: Given, firedAt: ReadonlyMap<string, Fired>, weapon: string, target: string): Given {
  const all = allUses(firedAt);
  const free = usesIn(firedAt.get(target) ?? []).filter((use) => use.weapon === weapon && given.get(use.id) !== target);
  const use = least(free, (one) => 2 * tornFrom(all, given, one, target) + Number(given.has(one.id)));
  return use === undefined ? given : new Map([...given, [use.id, target]]);
}

/** Has one weapon of a kind rest that is fired at a target: one first in whose hands another is fired at others. */
export function oneLess(given: Given, firedAt: ReadonlyMap<string, Fired>, weapon: string, target: string): Given {
  const all = allUses(firedAt);
  const mine = usesIn(firedAt.get(target) ?? []).filter((use) => use.weapon === weapon && given.get(use.id) === target);
  const use = least(mine, (one) => -tornFrom(all, given, one, target));
  return new Map([...given].filter(([id]) => id !== use?.id));
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
