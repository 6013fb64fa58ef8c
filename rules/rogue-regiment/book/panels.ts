import { counted, spaced } from "../../kernel/index.ts";
import { jagerTokenTitles } from "./expansions/index.ts";
import { footTraits, isFootKind } from "./foot-kinds.ts";

/** What people call the vehicles that a panel brings on. */
const vehicleTitles = new Map<string, string>([
  ["motorbike", "Motorbike"],
  ["half-track", "Half-Track"],
  ["panzer-iii", "Panzer III"],
  ["armoured-car", "Armoured Car"],
  ["heavy-armoured-car", "Heavy Armoured Car"],
  ["flamethrower-half-track", "Flamethrower Half-Track"],
  ["stummel", "Stummel Half-Track"],
  ["hmg-kubelwagen", "HMG Kübelwagen"],
  ["kettenkrad", "Kettenkrad"],
]);

const titleOf = (unit: string): string =>
  isFootKind(unit) ? footTraits(unit).title : (vehicleTitles.get(unit) ?? spaced(unit));

/** A unit as sentences speak of it: "a Dog", "an HMG Team", "Sniper Infantry". */
export function unitInWords(unit: string): string {
  const title = titleOf(unit);
  if (title.endsWith("Infantry")) return title;
  return `${/^(?:[AEIOU]|HMG)/i.test(title) ? "an" : "a"} ${title}`;
}

const tilesOf = (colour: string): string => (colour === "mixed" ? "the spawn tiles" : `the ${colour} spawn tile`);

/** What the panels of event cards say, by the shape of their ids. */
const sentences: readonly { readonly id: RegExp; readonly says: (...parts: readonly string[]) => string }[] = [
  { id: /^sentry-(\w+)-([\w-]+)-double$/, says: (colour, turn) => `${colour} sentries turn ${turn} by two arrows` },
  { id: /^sentry-(\w+)-([\w-]+)$/, says: (colour, turn) => `${colour} sentries turn ${turn}` },
  { id: /^patrol-(\w+)-([\w-]+)$/, says: (colour, turn) => `${colour} patrols turn ${turn}` },
  { id: /^sweep-(\w+)-([\w-]+)$/, says: (colour, turn) => `${colour} sentries sweep ${turn}` },
  {
    id: /^spawn-jager-(\w+)-([\w-]+)$/,
    says: (colour = "", unit = "") => `${unitInWords(unit)} of the Jäger player on ${tilesOf(colour)}`,
  },
  {
    id: /^spawn-(\w+)-([1-6])$/,
    says: (colour = "", units = "") => `${counted(Number(units), "SMG Infantry unit")} on ${tilesOf(colour)}`,
  },
  {
    id: /^spawn-(\w+)-([a-z-]*[a-z])-([2-6])$/,
    says: (colour = "", unit = "", units = "") =>
      `${units} ${unitInWords(unit).replace(/^an? /, "")}s on ${tilesOf(colour)}`,
  },
  {
    id: /^spawn-(\w+)-([a-z-]*[a-z])$/,
    says: (colour = "", unit = "") => `${unitInWords(unit)} on ${tilesOf(colour)}`,
  },
  { id: /^alarm-advance$/, says: () => "the stealth meter advances" },
  { id: /^cigarette-break$/, says: () => "a cigarette break" },
  { id: /^mechanical-failure$/, says: () => "a mechanical failure" },
  { id: /^special$/, says: () => "the special event of the mission" },
  { id: /^stalker-([1-4])$/, says: (stalker = "") => `the waypoint of Stalker ${stalker}` },
];

const tokens = new Map<string, string>(Object.entries(jagerTokenTitles));

/** What a panel of an event card says, in words; a panel that stands for a token says its name. */
export function panelInWords(panel: string): string {
  for (const { id, says } of sentences) {
    const match = id.exec(panel);
    if (match !== null) return says(...match.slice(1));
  }
  return tokens.get(panel) ?? spaced(panel);
}
