import { describe, test } from "vitest";
import { reasonToSkip, startDynamoDbLocal } from "./dynamodb-local.ts";
import { dynamoContract } from "./dynamo-contract.ts";

const reason = reasonToSkip();

if (reason === null) dynamoContract("Amazon's DynamoDB Local", startDynamoDbLocal);

describe("Amazon's DynamoDB Local", () => {
  test.runIf(reason === null)(
    reason === null ? "is there" : `is not there: ${reason}; the store was not tested on it`,
    ({ expect }) => {
      expect(reason).toBeNull();
    },
  );
});
