/*
 * Records of games inside other programs: played again without a server.
 */
export type { Defect, Result } from "@umpire/rules";
export { type Verified, verifyRecord } from "../service/games/verify-here.ts";
