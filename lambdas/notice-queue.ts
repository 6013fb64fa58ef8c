import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { Notices } from "../service/index.ts";
import { endpointFrom, setting } from "./environment.ts";
import type { Postpone } from "./notify-batch.ts";

/** The queue at QUEUE_URL. */
const queue = (): { readonly client: SQSClient; readonly QueueUrl: string } => ({
  client: new SQSClient(endpointFrom("QUEUE_ENDPOINT")),
  QueueUrl: setting("QUEUE_URL"),
});

/** Sends notices to the queue. */
export function queued(): Notices {
  const { client, QueueUrl } = queue();
  return {
    async send(notice) {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(notice) }));
    },
  };
}

/** Postpones messages of the queue. */
export function postponing(): Postpone {
  const { client, QueueUrl } = queue();
  return async (ReceiptHandle, VisibilityTimeout) => {
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
  };
}
