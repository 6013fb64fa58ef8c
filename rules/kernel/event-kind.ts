import type * as z from "zod";
import { lazy } from "./memoize.ts";
import type { EventShapes } from "./named.ts";

type FieldsOf<Shape extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<Shape>>>;

/** A kind of event: its fields, and the sentence that tells one. */
export interface EventKind<Shape extends z.ZodRawShape> {
  readonly shape: Shape;
  sentence(event: { readonly cites: readonly string[] } & FieldsOf<Shape>): string;
}

/** A kind of event, stated in one place. */
export const kind = <Shape extends z.ZodRawShape>(
  shape: Shape,
  sentence: EventKind<Shape>["sentence"],
): EventKind<Shape> => ({ shape, sentence });

type EventKinds<Name extends PropertyKey> = Readonly<Record<Name, EventKind<z.ZodRawShape>>>;

/** The events of some kinds by their names, with what they may rest on. */
export type EventsOf<Kinds extends EventKinds<keyof Kinds>, Citation extends string = string> = {
  readonly [Name in keyof Kinds]: { readonly event: Name; readonly cites: readonly Citation[] } & FieldsOf<
    Kinds[Name]["shape"]
  >;
};

/** What is told of all events alike. The kinds are made when they are asked for, so that loading a game costs nothing. */
export function toldBy<Kinds extends EventKinds<keyof Kinds>>(kinds: () => Kinds) {
  const made = lazy(kinds);
  return {
    /** The fields of every kind of event, by name. */
    eventShapes: (): EventShapes =>
      Object.fromEntries(Object.entries<EventKind<z.ZodRawShape>>(made()).map(([name, { shape }]) => [name, shape])),
    /** The sentence of an event. */
    describe: (event: EventsOf<Kinds>[keyof Kinds]): string => made()[event.event].sentence(event),
  };
}
