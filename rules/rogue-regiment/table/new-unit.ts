import type { AxisUnit } from "./state.ts";

/** A fresh unit: not alert, unhurt, nothing seen. */
export const newUnit = (
  fields: Pick<AxisUnit, "id" | "kind" | "post" | "at" | "facing"> & Partial<AxisUnit>,
): AxisUnit => ({
  token: null,
  alert: false,
  setUp: false,
  wounds: 0,
  smoking: false,
  offered: false,
  seen: [],
  reacted: [],
  advanced: false,
  stalled: false,
  wanted: false,
  empty: false,
  stalker: null,
  jager: null,
  startled: null,
  held: null,
  ...fields,
});
