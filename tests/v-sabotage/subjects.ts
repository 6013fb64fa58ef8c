import type { Subject } from "../kernel/citations.ts";

/** What rows of V-Sabotage are about, and what has to be there where one is cited. */
export const subjects: readonly Subject[] = [
  { about: "Gander", rows: /^vs\.(?:bonus\.gander|wolf\.gander)/, words: /gander/i },
  { about: "airdrops", rows: /^vs\.(?:airdrop\.|open\.airdrop)/, words: /airdrop/i },
  { about: "bombardments", rows: /^vs\.(?:bomb\.|open\.bomb)/, words: /bombardment/i },
  { about: "first aid", rows: /^vs\.(?:aid\.|open\.aid)/, words: /first-aid|relieve|order|brief|field-dressing|heal/i },
  { about: "crowbars", rows: /^vs\.(?:crowbar\.|barricade\.)/, words: /crowbar|barricade/i },
  { about: "TNT", rows: /^vs\.(?:tnt\.|open\.tnt)/, words: /tnt|explosion|blow/i },
  { about: "German uniforms", rows: /^vs\.(?:uniform\.|open\.uniform)/, words: /uniform/i },
  { about: "gas barrels", rows: /^vs\.(?:gas\.|open\.gas)/, words: /barrel|gas/i },
  { about: "nests", rows: /^vs\.(?:nest\.|move\.nest|open\.nest)/, words: /nest/i },
  { about: "guard dogs", rows: /^vs\.(?:dog\.|open\.dog)/, words: /dog/i },
  { about: "sniper rifles", rows: /^vs\.(?:open\.sniper|weapon\.sniper)/, words: /scoped|sten|sniper/i },
  { about: "hot weapons", rows: /^vs\.(?:weapon\.overheat|open\.overheat)/, words: /stg44|mg42/i },
  {
    about: "escorted characters",
    rows: /^vs\.(?:escort\.|open\.escort)/,
    words: /escort|comes along|goes along|person/i,
    pieces: /^person$/,
  },
  { about: "replacements", rows: /^vs\.elim\.replacement/, words: /replac|eliminated|comes into play/i },
  {
    about: "trap doors",
    rows: /^vs\.(?:exit\.|unblock\.|move\.trap-door|stealthmove\.trap-door)/,
    words: /trap door|outside|on no terrain|on a terrain|on a tile|exit|unblock/i,
  },
  { about: "the first turn of a terrain", rows: /^vs\.setup\.first-entry/, words: /outside|trap door/i },
  { about: "alarms", rows: /^vs\.(?:interrupt\.|alarm\.)/, words: /alarm|interrupt/i },
  {
    about: "objectives",
    rows: /^vs\.(?:objective\.|open\.interact)/,
    words: /objective|interact|complet|token|alarm|keeps/i,
  },
  { about: "saved actions", rows: /^vs\.(?:save\.|open\.saved)/, words: /save|\+1 AP|−1 AP|slot|action costs/i },
  { about: "critical condition", rows: /^vs\.health\.critical/, words: /critical/i },
  { about: "locked doors", rows: /^vs\.(?:mini\.doors|shoot\.door)/, words: /door/i },
  { about: "XP cards", rows: /^vs\.(?:xp\.|open\.xp)/, words: /XP|is stealthy|is visible|enemy unit is on/i },
  { about: "collecting", rows: /^vs\.(?:collect\.(?:action|never)|open\.drop)/, words: /token|collect/i },
  { about: "medium tiles", rows: /^vs\.stealthmove\./, words: /medium|stealth/i },
];
