// Words that people write otherwise than ids are: in capitals, or beginning with one.

const written: Readonly<Record<string, string>> = {
  aa: "AA",
  ap: "AP",
  hmg: "HMG",
  hq: "HQ",
  lmg: "LMG",
  mg42: "MG42",
  mmg: "MMG",
  mp40: "MP40",
  sas: "SAS",
  smg: "SMG",
  soe: "SOE",
  ss: "SS",
  stg44: "StG44",
  tnt: "TNT",
  xp: "XP",
  gestapo: "Gestapo",
  german: "German",
  heer: "Heer",
  italian: "Italian",
  jager: "Jäger",
  kettenkrad: "Kettenkrad",
  kubelwagen: "Kübelwagen",
  mauser: "Mauser",
  panzer: "Panzer",
  sten: "Sten",
  sturmboot: "Sturmboot",
  thompson: "Thompson",
  willys: "Willys",
};

const anyWritten = new RegExp(`(?<![\\w-])(?:${Object.keys(written).join("|")})(?![\\w-])`, "g");

/** A text in which such words stand as people write them: "TNT, MG42" for "tnt, mg42". */
export const asWritten = (text: string): string => text.replaceAll(anyWritten, (word) => written[word] ?? word);
