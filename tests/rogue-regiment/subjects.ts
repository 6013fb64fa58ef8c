import type { Subject } from "../kernel/citations.ts";

/** What rows of Rogue Regiment are about, and what has to be there where one is cited. */
export const subjects: readonly Subject[] = [
  {
    about: "vehicles",
    rows: /^rr\.(?:opveh|veh|vlos|vadvance|vattack|vpatrol|convoy|vspawn|vguard|vassault|metal|willys|boat|unit\.(?:motorbike|halftrack|unarmed)|support\.vehicles|open\.(?:vehicle-|willys-|truck-turn|boarding|occupant|unarmed|metal-|engine))/,
    words:
      /vehicle|jeep|willys|boat|seat|driver|gunner|crew|convoy|truck|kubelwagen|track|panzer|stummel|kettenkrad|car\b|motorbike|aa-gun|failure/i,
    pieces: /willys|boat|^truck/,
  },
  { about: "Dogs", rows: /^rr\.(?:dogs\.dog|open\.dogs-(?:infantry|corpse|dog|track|smell|hedge))/, words: /\bdog/i },
  { about: "flames", rows: /^rr\.(?:dogs\.flame|open\.dogs-(?:burn|flame|room))/, words: /flame|burn/i },
  { about: "Mortar Teams", rows: /^rr\.unit\.mortar/, words: /mortar|howitzer shell/i },
  { about: "officers", rows: /^rr\.(?:battle\.officers|advance\.officer)/, words: /officer/i },
  {
    about: "hedges and crates",
    rows: /^rr\.(?:cover\.(?:hedge|crate)|climb\.hedge|open\.(?:leave-hedge|climb-diagonal))/,
    words: /hedge|crate/i,
  },
  {
    about: "windows",
    rows: /^rr\.(?:window\.|climb\.window|open\.(?:diagonal-window|window-|dare-garrotte-window))/,
    words: /window/i,
  },
  {
    about: "doors",
    rows: /^rr\.(?:building\.door|move\.diagonal-door|jager\.lock|open\.jager-lock)/,
    words: /door|lock/i,
  },
  {
    about: "low walls",
    rows: /^rr\.(?:cover\.low-wall|crouch\.no-vault|dare\.disguise-no-vault|scuba\.low-wall|open\.low-wall)/,
    words: /low.?wall/i,
  },
  { about: "walls", rows: /^rr\.(?:cover\.high-|building\.wall)/, words: /wall|grapple|hook/i },
  { about: "rock", rows: /^rr\.(?:square\.rock|open\.leave-rock)/, words: /rock/i },
  { about: "water", rows: /^rr\.(?:square\.water|scuba\.|open\.scuba)/, words: /water|swim|speargun|scuba|boat/i },
  { about: "forest", rows: /^rr\.(?:square\.forest|sprint\.forest|dare\.disguise-no-forest)/, words: /forest/i },
  { about: "fuel barrels", rows: /^rr\.barrel\.(?!template|friendly)/, words: /barrel|occupied square/i },
  { about: "grenades", rows: /^rr\.(?:grenade\.|kick\.stick-grenade)/, words: /grenade/i },
  { about: "the Sten gun", rows: /^rr\.sten\./, words: /sten\b/i },
  { about: "the sniper rifle", rows: /^rr\.sniper\./, words: /sniper/i },
  { about: "the speargun", rows: /^rr\.(?:spear\.|open\.spear)/, words: /spear/i },
  { about: "traps", rows: /^rr\.(?:trap\.|open\.trap)/, words: /trap/i },
  { about: "landmines", rows: /^rr\.landmine\./, words: /landmine/i },
  { about: "bombs", rows: /^rr\.(?:lewes\.(?!template)|open\.bomb|dare\.rat-bomb)/, words: /bomb/i },
  { about: "med packs", rows: /^rr\.(?:medpack\.|open\.medpack)/, words: /med.?pack/i },
  {
    about: "the cigarette",
    rows: /^rr\.(?:event\.cigarette|kick\.cigarette|open\.(?:cigarette|kick-cigarette))/,
    words: /cigarette/i,
  },
  { about: "crouching", rows: /^rr\.(?:crouch\.|popup\.)/, words: /crouch|pop.?up|stand/i },
  { about: "carrying", rows: /^rr\.(?:carry\.|open\.pickup-carrying|object\.)/, words: /carr|object|corpse|barrel/i },
  { about: "blind fire", rows: /^rr\.blind\./, words: /blind|openly/i },
  { about: "marks", rows: /^rr\.(?:mark\.|open\.mark)/, words: /mark/i },
  { about: "aim", rows: /^rr\.aim\./, words: /aim/i },
  { about: "assassinations", rows: /^rr\.assassinate\./, words: /knife|garrotte|assassinat|spear/i },
  {
    about: "support units",
    rows: /^rr\.(?:support\.(?!vehicles)|open\.support|dare\.support)/,
    words: /support|range|seat/i,
  },
  {
    about: "the Typhoon",
    rows: /^rr\.(?:dare\.typhoon|open\.dare-typhoon)/,
    words: /typhoon|storm|rocket|card of|machine gun|run\b|operator phase/i,
  },
  {
    about: "the disguise",
    rows: /^rr\.(?:dare\.disguise|open\.dare-disguise)/,
    words: /disguise|nancy|outfit|passed/i,
  },
  { about: "the garrotte", rows: /^rr\.(?:dare\.garrotte|open\.dare-garrotte)/, words: /garrotte|ensnared/i },
  { about: "interactions", rows: /^rr\.(?:dare\.interact|open\.dare-interact)/, words: /interact|garrotte/i },
  {
    about: "the Jäger player",
    rows: /^rr\.(?:jager\.|open\.jager)/,
    words: /jäger|hand|card|nothing else|token|stalker|twig|blood|cat\b|lock|upgrade|command|waypoint/i,
  },
];
