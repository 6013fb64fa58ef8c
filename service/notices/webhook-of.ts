import { type DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import type { Webhook } from "./deliver.ts";

/**
 * Finds where the notices of a seat go at the moment, or null. A webhook's key is in no message and in no queue: it is
 * read when it is needed.
 */
export type WebhookOf = (game: string, seat: string) => Promise<Webhook | null>;

const seatsSchema = z.record(
  z.string(),
  z.object({ webhook: z.object({ url: z.string(), key: z.string() }).nullish() }),
);

/** Reads webhooks from the table: the item SEATS of a game. */
export function webhooksIn({
  client,
  tableName,
}: {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}): WebhookOf {
  return async (game, seat) => {
    const { Item } = await client.send(
      new GetItemCommand({
        TableName: tableName,
        Key: { pk: { S: `GAME#${game}` }, sk: { S: "SEATS" } },
        ProjectionExpression: "seats",
        ConsistentRead: true,
      }),
    );
    const seats = Item?.["seats"]?.S;
    if (seats === undefined) return null;
    return new Map(Object.entries(seatsSchema.parse(JSON.parse(seats)))).get(seat)?.webhook ?? null;
  };
}
