import type { AttributeValue } from "@aws-sdk/client-dynamodb";

/** An item of the table. */
export type Item = Readonly<Record<string, AttributeValue>>;

const bytes = (text: string): number => Buffer.byteLength(text);

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return bytes(value.S);
  if (value.B !== undefined) return value.B.byteLength;
  // two digits a byte and one more
  if (value.N !== undefined) return Math.ceil(value.N.length / 2) + 1;
  throw new Error("The table holds texts, numbers and bytes only.");
}

/** The size of an item by DynamoDB's published rules: the names of its attributes and their values. */
export const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + bytes(name) + valueBytes(value), 0);
