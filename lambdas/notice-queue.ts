import { ChangeMessageVisibilityCommand, SQSClient } from "@aws-sdk/client-sqs";
import { endpointFrom, setting } from "./environment.ts";
import type { Postpone } from "./notify-batch.ts";

/** Postpones messages of the queue at QUEUE_URL. */
export function postponing(): Postpone {
  const client = new SQSClient(endpointFrom("QUEUE_ENDPOINT"));
  const QueueUrl = setting("QUEUE_URL");
  return async (ReceiptHandle, VisibilityTimeout) => {
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
  };
}
