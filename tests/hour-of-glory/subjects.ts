import type { Subject } from "../kernel/citations.ts";

/** What rows of Hour of Glory are about, and what has to be there where one is cited. */
export const subjects: readonly Subject[] = [
  {
    about: "raiders and assaulters",
    rows: /^hg\.(?:raid|assault|hide|wound\.intruder)\.|^hg\.wound\.intruder|^hg\.open\.(?:silenced|voluntary-weapon|hide)/,
    words: /holt|crane|vaughan|raid|assault|intruder|weapon|knife|room|takes a chance/i,
  },
  { about: "EVADE", rows: /^hg\.(?:evade\.|open\.evade)/, words: /EVADE/ },
  { about: "REACT", rows: /^hg\.(?:react\.|open\.react)/, words: /REACT/ },
  {
    about: "Sentries",
    rows: /^hg\.(?:sentry|sneak|sneakattack)\.|^hg\.move\.(?:sentry-never|no-passing-near-sentry)|^hg\.open\.sneak/,
    words: /sentr|SNEAK|coup/i,
  },
  {
    about: "watch zones",
    rows: /^hg\.(?:zone\.|move\.no-passing-in-zone|open\.(?:engaged-zone|several-zones))/,
    words: /zone|commander|sentr|EVADE|REACT/i,
  },
  { about: "Guards", rows: /^hg\.(?:guard\.|open\.guard)/, words: /guard/i },
  {
    about: "Guards from the entry zone",
    rows: /^hg\.(?:guard\.entry-6|open\.guard-entry-distance)/,
    words: /entry zone/i,
  },
  { about: "the Commander", rows: /^hg\.(?:cmd|alarm|repl)\./, words: /commander|alarm|marker/i },
  {
    about: "SMGs",
    rows: /^hg\.weapon\.smg|^hg\.open\.(?:covering-los|burst)/,
    words: /SMG|carbine|burst has|covering fire|targets|twice/i,
  },
  { about: "rifles", rows: /^hg\.weapon\.rifle/, words: /rifle/i },
  { about: "handguns", rows: /^hg\.(?:weapon\.handgun|open\.handgun)/, words: /declared/i },
  { about: "knives", rows: /^hg\.weapon\.knife/, words: /knife|firearm/i },
  {
    about: "doors",
    rows: /^hg\.(?:door\.|breach\.(?:result|covert)|open\.(?:door|close))/,
    words: /door|entrance|\bD\d+|\bDT|\bENT|leads out|close-behind/i,
  },
  { about: "the inner door", rows: /^hg\.door\.interior/, words: /two rooms/i },
  { about: "the Master Key", rows: /^hg\.(?:door\.master|take\.master)/, words: /key/i },
  { about: "sight through doors", rows: /^hg\.(?:los\.one-square|open\.los-doorway)/, words: /door|mutual/i },
  { about: "sight through the entrance", rows: /^hg\.open\.los-entry/, words: /entrance/i },
  { about: "the prone in a line", rows: /^hg\.los\.prone/, words: /prone/i },
  {
    about: "intelligence cards",
    rows: /^hg\.(?:intel|spy|open\.peek)/,
    words: /card|map|seen it|looked at it|intruder|room/i,
  },
  { about: "corpses", rows: /^hg\.(?:conceal|corpse|take)\./, words: /corpse|intruder|CONCEAL|within reach|next to/i },
  {
    about: "the unconscious",
    rows: /^hg\.(?:coup|recover)\./,
    words: /conscious|RECOVER|next to|intruder|enemy in play|nothing yet|prone|in play|standing|enemy/i,
  },
];
