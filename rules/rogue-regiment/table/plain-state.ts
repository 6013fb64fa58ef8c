import * as z from "zod";
import { stack, operator, unit, typhoon, dump, stateSchema, type State } from "./state.ts";

/** The values a schema supplies for fields that are left out. */
type Supplied = ReadonlyMap<string, unknown>;

const suppliedBy = ({ shape }: { readonly shape: Readonly<Record<string, unknown>> }): Supplied =>
  new Map(
    Object.entries(shape).flatMap(([key, field]) =>
      field instanceof z.ZodDefault ? [[key, field.def.defaultValue] as const] : [],
    ),
  );

const supplied = {
  state: suppliedBy(stateSchema),
  operator: suppliedBy(operator),
  stack: suppliedBy(stack),
  unit: suppliedBy(unit),
  dump: suppliedBy(dump),
  typhoon: suppliedBy(typhoon),
};

/** Whether a value is the supplied one; lists and objects are compared by what is in them. */
const isSupplied = (value: unknown, usual: unknown): boolean => {
  if (value === usual) return true;
  if (typeof usual !== "object" || usual === null) return false;
  // most of them are empty lists
  if (Array.isArray(value) && Array.isArray(usual)) {
    if (value.length !== usual.length) return false;
    if (value.length === 0) return true;
  }
  return JSON.stringify(value) === JSON.stringify(usual);
};

/** A part of a state without the fields that its schema supplies. */
function brief(fields: Supplied, part: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(part)) {
    const value = part[key];
    const usual = fields.get(key);
    if (usual === undefined || !isSupplied(value, usual)) kept[key] = value;
  }
  return kept;
}

/** A state as it is sent and kept: without what the schema supplies, so that a position stays small. */
export const plainState = (state: State): unknown =>
  brief(supplied.state, {
    ...state,
    operators: state.operators.map((o) =>
      brief(
        supplied.operator,
        o.items.length === 0 ? o : { ...o, items: o.items.map((s) => brief(supplied.stack, s)) },
      ),
    ),
    units: state.units.map((u) => brief(supplied.unit, u)),
    dumps: state.dumps.map((d) => brief(supplied.dump, d)),
    typhoon: state.typhoon && brief(supplied.typhoon, state.typhoon),
  });
