/*
 * Umpire for language models inside other programs: messages of the Model Context Protocol over streams.
 */
export { answerElsewhere, answerHere, type RemoteServer as Elsewhere, type Streams } from "../service/mcp/stdio.ts";
export { invitationsIn } from "../service/mcp/invitations.ts";
