import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const file = new URL("inert-rows.yaml", import.meta.url);
const rows = z.record(z.string(), z.record(z.string(), z.string().min(10)));

/** The rows of each game on which nothing hangs that an answer could tell, with the reason. */
export const inertRows = (): z.infer<typeof rows> => rows.parse(parse(readFileSync(file, "utf8")));
