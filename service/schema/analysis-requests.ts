import * as z from "zod";
import { chance } from "./chance.ts";
import { asked, oneForm, type Where } from "./requests.ts";
import { recordText } from "./record-requests.ts";
import { wholeNumber } from "./address-numbers.ts";

/** The most playouts and candidates of an analysis, and of each decision in a report. */
const MOST_PLAYOUTS = 10_000;
const MOST_CANDIDATES = 64;
const searched = {
  seed: chance.seed.meta({ description: "The same seed and counts, the same answer on every machine; 1 if left out." }),
  candidates: z.int().min(1).max(MOST_CANDIDATES).default(16).meta({
    description: "How many moves are tried at most; the move of the game's own policy is among them.",
  }),
};
export const analyseSchema = oneForm({
  ...asked,
  ...searched,
  playouts: z.int().min(1).max(MOST_PLAYOUTS).default(200).meta({
    description: "How many games are played out in all, as far as the work of an analysis suffices.",
  }),
  lines: z
    .int()
    .min(1)
    .max(MOST_CANDIDATES)
    .default(5)
    .meta({ description: "How many lines are told, the best first." }),
}).meta({ id: "AnalyseRequest" });
/** What is said of how a report is worked out; in an address numbers are words. */
const reported = {
  next: z.string().max(2000).optional().meta({ description: "Where to go on: `next` of the part before." }),
};
export const reportSchema = z
  .strictObject({
    ...reported,
    seed: wholeNumber(0, 0xffff_ffff).optional(),
    candidates: wholeNumber(1, MOST_CANDIDATES).default(3),
    playouts: wholeNumber(1, MOST_PLAYOUTS).default(24),
  })
  .meta({ id: "ReportQuery" });
export type Report = z.infer<typeof reportSchema>;
export type Analyse = Omit<z.infer<typeof analyseSchema>, keyof Where | "seat">;
export const reportOfRecordSchema = z
  .strictObject({
    record: recordText,
    ...reported,
    seed: searched.seed,
    candidates: searched.candidates.unwrap().default(3),
    playouts: z.int().min(1).max(MOST_PLAYOUTS).default(24).meta({
      description: "How many games are played out for each decision, as far as the work for one suffices.",
    }),
  })
  .meta({ id: "ReportRequest" });
