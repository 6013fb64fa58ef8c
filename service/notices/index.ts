export { type AddressFault, checkAddress, type CheckedAddress, type Resolve, type Target } from "./address.ts";
export { attempt, type Delivery } from "./attempt.ts";
export { type Deliver, delivering, type Outcome, type Webhook, type Wire } from "./deliver.ts";
export { localNotices, type LocalNotices, type LocalQueueOptions, type Notices, NoticesClosed } from "./local-queue.ts";
export { notice, type Notice, noticeKinds, noticeSchema } from "./notice.ts";
export { MOST_TRIES, pauseAfter } from "./retries.ts";
export { newWebhookKey } from "./signature.ts";
export { type WebhookOf, webhooksIn } from "./webhook-of.ts";
