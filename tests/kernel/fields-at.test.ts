import { expect, it } from "vitest";
import * as z from "zod";
import { fieldsAt } from "../../rules/kernel/fields-at.ts";

it("fields are found below lists, records and what may be missing", () => {
  const inner = z.strictObject({ to: z.string() });
  const schema = z.strictObject({
    list: z.array(inner).optional(),
    by: z.record(z.string(), inner).nullable().default(null),
  });
  expect(fieldsAt(schema, [], {})).toEqual(["list", "by"]);
  expect(fieldsAt(schema, ["list", 0], { list: [{}] })).toEqual(["to"]);
  expect(fieldsAt(schema, ["by", "x"], { by: { x: {} } })).toEqual(["to"]);
  expect(fieldsAt(schema, ["list", 0, "to"], {})).toEqual([]);
});
