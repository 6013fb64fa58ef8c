import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { clientSettings, logLine, type TablePlace } from "../service/index.ts";

/** A setting that a function cannot do without. */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`${name} is not set.`);
  return value;
}

/** An address of a service in place of Amazon's own, where one is set: for tests. */
export const endpointFrom = (name: string): { readonly endpoint?: string } => {
  const endpoint = process.env[name];
  return endpoint === undefined ? {} : { endpoint };
};

/** The table named by TABLE_NAME; with PACKING=plain it is written as versions without dictionaries read it. */
export const table = (): TablePlace => ({
  tableName: setting("TABLE_NAME"),
  isPlain: process.env["PACKING"] === "plain",
  client: new DynamoDBClient({ ...clientSettings, ...endpointFrom("TABLE_ENDPOINT") }),
});

/** One JSON line a log entry, past the console, which would put it into a line of its own. */
export const log = (line: Readonly<Record<string, unknown>>): void => {
  process.stdout.write(`${logLine(line)}\n`);
};
