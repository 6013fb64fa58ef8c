import { gameOf } from "./invitations.ts";

/** The link that opens a seat: its secret stands in the fragment, which browsers keep to themselves. */
export const linkFor = (secret: string): string =>
  `${location.origin}${location.pathname}#/post/${gameOf(secret) ?? ""}/${secret}`;

/** The link to look on that shows chats the board. */
export const linkWithPicture = (game: string): string => `${location.origin}/v1/games/${game}/shared`;

/** The link to look on, without any secret. */
export const linkToLookOn = (game: string): string => `${location.origin}${location.pathname}#/post/${game}`;
