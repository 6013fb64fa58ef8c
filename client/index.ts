export { Conflict, Unanswered, Unreadable, UmpireError, type Problem, type RequestFault } from "./errors.ts";
export { verifyNotice } from "./notices.ts";
export { createSend, type ApiRequest, type ClientSettings, type Send } from "./transport.ts";
