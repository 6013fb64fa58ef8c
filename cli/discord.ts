/*
 * Umpire for Discord inside other programs: an app that answers signed interactions, and the command to make known there.
 */
export { createDiscord, type Discord, type DiscordOptions, type Log } from "../service/chats/embedded.ts";
