import * as z from "zod";
import { type Account, newAccount } from "./record.ts";

const toldSchema = z.discriminatedUnion("told", [
  z.object({ told: z.literal("created"), game: z.string(), secret: z.string() }),
  z.object({ told: z.literal("sent"), game: z.string(), key: z.string() }),
  z.object({ told: z.literal("done"), game: z.string(), key: z.string(), version: z.int() }),
  z.object({ told: z.literal("conflict"), game: z.string(), key: z.string() }),
]);

/** What a client sent, or was told of it. */
export type Told = z.infer<typeof toldSchema>;

/** The lines of a file of what was told. */
export const readTold = (text: string): readonly Told[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => toldSchema.parse(JSON.parse(line)));

/** What clients know of each game that they were told is there. */
export function accountsOf(lines: readonly Told[]): ReadonlyMap<string, Account> {
  const accounts = new Map<string, Account>();
  for (const line of lines) {
    const account = accounts.get(line.game) ?? newAccount();
    accounts.set(line.game, account);
    if (line.told === "sent") account.sent.add(line.key);
    if (line.told === "done") account.acknowledged.push({ key: line.key, version: line.version });
    if (line.told === "conflict") account.refused.push(line.key);
  }
  return accounts;
}
