import * as z from "zod";

/** A whole number as JSON writes it; what else a computer would take for one ("", "0x10", " 1", "1e2") is none. */
const written = /^(?:0|-?[1-9]\d{0,15})$/;

/** A whole number within bounds, of JSON or of an address, where it is a text. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (given) => (typeof given === "string" && written.test(given) ? Number(given) : given),
    z.int().min(least).max(most),
  );
