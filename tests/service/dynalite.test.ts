import { dynamoContract } from "./dynamo-contract.ts";
import { startDynalite } from "./dynalite.ts";

dynamoContract("dynalite", () => startDynalite());
