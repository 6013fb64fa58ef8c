import * as z from "zod";

/** The schema of one kind of action. */
export const actionKind = <const Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.strictObject({ do: z.literal(name), ...fields });

const titles = new WeakMap<object, string>();

/** The schema of one kind of action, and what people call it. */
export function titledKind<const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  title: string,
  fields: Fields,
) {
  const kind = actionKind(name, fields);
  titles.set(kind, title);
  return kind;
}

interface Kind<Name extends string> {
  readonly shape: { readonly do: z.ZodLiteral<Name> };
}

/** The names of kinds of action, in their order. */
export const namesOf = <Name extends string>(kinds: readonly Kind<Name>[]): readonly Name[] =>
  kinds.map(({ shape }) => shape.do.value);

/** What people call each of some kinds of action. */
export function titleOf<Name extends string>(kinds: readonly Kind<Name>[]): (name: Name) => string {
  const byName = new Map(kinds.map((kind) => [kind.shape.do.value, titles.get(kind)]));
  return (name) => byName.get(name) ?? name;
}

/** The action of a name among all actions of a game. */
export type ActionNamed<Action extends { readonly do: string }, Name extends Action["do"]> = {
  readonly [Each in Action["do"]]: Extract<Action, { readonly do: Each }>;
}[Name];
