import type { Requirement } from "../../rules/kernel/index.ts";
import { isObject } from "../schema/json.ts";

/** A value without a field, "shots.at" in every entry of a list. */
function without(value: unknown, [name, ...inner]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, [name ?? "", ...inner]));
  if (!isObject(value) || name === undefined) return value;
  const others = Object.entries(value).filter(([key]) => key !== name);
  return inner.length === 0
    ? Object.fromEntries(others)
    : Object.fromEntries(
        Object.entries(value).map(([key, field]) => [key, key === name ? without(field, inner) : field]),
      );
}

/**
 * An action without the fields that mean nothing in it; null where it is refused for anything else. Earlier rules took
 * such fields and made nothing of them.
 */
export function withoutIdleFields(action: unknown, failing: readonly Requirement[]): unknown {
  const idle = failing.map(({ field }) => field).filter((field) => field !== undefined);
  if (idle.length === 0 || idle.length < failing.length) return null;
  return idle.reduce((left: unknown, field) => without(left, field.split(".")), action);
}
