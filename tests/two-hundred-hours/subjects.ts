import type { Subject } from "../kernel/citations.ts";

/** Recruitment cards of two fighters, as the drawing names them. */
const pairCards = /-pair$|^feldgendarmes$/;

/** What rows of 02 Hundred Hours are about, and what has to be there where one is cited. */
export const subjects: readonly Subject[] = [
  {
    about: "guard dogs",
    rows: /^zh\.(?:dog\.|height\.dogs|open\.dog-)/,
    words: /\bdog/i,
    pieces: /^dog-handler$/,
  },
  { about: "pairs", rows: /^zh\.(?:pair\.|open\.pair-)/, words: /pair|second|faces/i, pieces: pairCards },
  { about: "captives", rows: /^zh\.(?:captive\.|open\.captive-)/, words: /captive|escort|the way takes/i },
  { about: "bodies", rows: /^zh\.(?:body\.|open\.body-)/, words: /\bbody|bodies|\bX\d/i },
  {
    about: "the AA gun",
    rows: /^zh\.(?:m8\.(?:gun|crew)|open\.m8-)/,
    words: /gun\b|crew|free to act|a place for the charge|charge may lie/i,
  },
  { about: "radios", rows: /^zh\.radio\.(?!keep-moving)/, words: /radio|HQ|contact/i },
  { about: "charges", rows: /^zh\.(?:charge\.(?!keep-moving)|m3\.charges|open\.charge-)/, words: /charge|lies|lie\b/i },
  { about: "smoke", rows: /^zh\.(?:smoke\.|open\.smoke-)/, words: /smoke|fire\b/i },
  {
    about: "barracks",
    rows: /^zh\.(?:barracks\.|open\.barracks-)/,
    words: /barracks|asleep|sleep|wak|comes into play|stands up/i,
  },
  {
    about: "disguises",
    rows: /^zh\.(?:disguise\.|open\.imposter)/,
    words: /disguis|imposter|reveal|individual|with its Requisition cards/i,
  },
  {
    about: "grenades",
    rows: /^zh\.(?:m4\.grenade|weapon\.grenade)/,
    words: /grenade|still stands|in range|line of sight/i,
  },
  {
    about: "Escape markers",
    rows: /^zh\.(?:escape\.|open\.escape-)/,
    words: /escape|markers may lie|can Advance towards|is not on the table/i,
  },
  { about: "intelligence", rows: /^zh\.m7\.(?:search|carry)/, words: /search|intelligence|objective/i },
];
