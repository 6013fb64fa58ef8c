import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { clientSettings } from "../service/index.ts";

/** A client of an embedded store, set up like that of the service. */
export const clientAt = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    ...clientSettings,
  });
