/*
 * Records of games inside other programs: played again without a server.
 */
export type { Defect, Result } from "@umpire/rules";
export {
  type Proof,
  type RecordPart,
  type ReplayFault,
  type Verified,
  verifyRecord,
} from "../service/games/verify-here.ts";
