export type { ApiTypes, Asked, CallOptions, Questions } from "./api-types.ts";
export {
  createClient,
  type Agreement,
  type Created,
  type Games,
  type PositionQuestions,
  type Records,
  type RuleBooks,
  type UmpireClient,
} from "./client.ts";
export { Conflict, Unanswered, Unreadable, UmpireError, type Problem, type RequestFault } from "./errors.ts";
export type { NewsOptions } from "./news.ts";
export { verifyNotice } from "./notices.ts";
export { Refused } from "./refused.ts";
export type { Claims, Done, Legal, LegalFilter, MoveOf, Playing, Seat, Turn } from "./seat.ts";
export { createSend, type ApiRequest, type ClientSettings, type Send } from "./transport.ts";
export type { TurnsOptions } from "./turns.ts";
