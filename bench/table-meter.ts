import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { type Item, itemBytes } from "./item-bytes.ts";

/** What was taken from a table so far. */
export interface Taken {
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Requests one after the other; those that are on their way together count as one. */
  readonly trips: number;
  /** Bytes of all items that were put. */
  readonly bytesPut: number;
}

/** Counts what a client does with a table. */
export interface TableMeter {
  taken(): Taken;
}

const READ_UNIT = 4096;
const WRITE_UNIT = 1024;

/** Units of so many bytes; the least is one, even where nothing is found. */
const units = (bytes: number, size: number): number => Math.max(1, Math.ceil(bytes / size));

const nameOf = (item: Item): string => `${item["pk"]?.S ?? ""} ${item["sk"]?.S ?? ""}`;

/**
 * Meters a client in units by DynamoDB's published rules: a write takes one for each KB of the item, as does a removal;
 * a consistent read one for each 4 KB; a query as much as the sum of what it finds. The embedded store's own figures
 * count characters, not bytes.
 */
export function meter(client: DynamoDBClient): TableMeter {
  const sizes = new Map<string, number>();
  let readUnits = 0;
  let writeUnits = 0;
  let trips = 0;
  let bytesPut = 0;
  let onTheWay = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (onTheWay++ === 0) trips++;
        try {
          const answer = await next(args);
          const { input } = args;
          const { output } = answer;
          if (commandName === "PutItemCommand" && "Item" in input) {
            const item = input.Item ?? {};
            const bytes = itemBytes(item);
            writeUnits += units(bytes, WRITE_UNIT);
            bytesPut += bytes;
            sizes.set(nameOf(item), bytes);
          } else if (commandName === "DeleteItemCommand" && "Key" in input)
            writeUnits += units(sizes.get(nameOf(input.Key ?? {})) ?? 0, WRITE_UNIT);
          else if (commandName === "GetItemCommand")
            readUnits += units("Item" in output ? itemBytes(output.Item ?? {}) : 0, READ_UNIT);
          else if (commandName === "QueryCommand" && "Items" in output)
            readUnits += units(
              (output.Items ?? []).reduce((sum, item) => sum + itemBytes(item), 0),
              READ_UNIT,
            );
          return answer;
        } finally {
          onTheWay--;
        }
      },
    { step: "initialize", name: "meter" },
  );
  return { taken: () => ({ readUnits, writeUnits, trips, bytesPut }) };
}
