import { test } from "vitest";
import { reasonToSkip, startDynamoDbLocal } from "./dynamodb-local.ts";
import { storeContract } from "./store-contract.ts";

const reason = reasonToSkip();
if (reason === null) storeContract("Amazon's DynamoDB Local", startDynamoDbLocal);
else test.skip(`the store on Amazon's DynamoDB Local: skipped, for ${reason}`, () => undefined);
