import * as z from "zod";

/** A schema made into code, which reads many times faster; as it is where a page may make no code from text. */
export const compiled = <S extends z.ZodType>(schema: S): S =>
  z.config().jitless === true ? schema : z.compile(schema);
