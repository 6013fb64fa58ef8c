import * as z from "zod";
import { MOST_RECORD_BYTES } from "./json.ts";
import { creationKey, agreement, versionOf } from "./requests.ts";

export const recordText = z
  .string()
  .min(1)
  .max(MOST_RECORD_BYTES)
  .meta({ description: "The record of a game, as text." });
export const verifyRecordSchema = z
  .strictObject({
    record: recordText,
    version: versionOf.optional().meta({ description: "The version to show; the last if left out." }),
  })
  .meta({ id: "VerifyRecordRequest" });
export const importSchema = z
  .strictObject({
    record: recordText,
    version: versionOf.optional().meta({ description: "The version to go on from; the last if left out." }),
    title: agreement.title,
    dice: agreement.dice.unwrap().optional(),
    idempotencyKey: creationKey,
  })
  .meta({ id: "ImportRequest" });
