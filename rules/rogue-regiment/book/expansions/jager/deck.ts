/** A token that a stealth card of the Jäger deck puts on the board, or its upgrade. */
export const jagerTokens = [
  "waypoint-1",
  "waypoint-2",
  "waypoint-3",
  "waypoint-4",
  "cat",
  "twig-snap",
  "blood-stain",
  "door-lock",
  "upgrade",
] as const;
export type JagerToken = (typeof jagerTokens)[number];

/** What people call a token. */
export const jagerTokenTitles: Readonly<Record<JagerToken, string>> = {
  "waypoint-1": "waypoint of Stalker 1",
  "waypoint-2": "waypoint of Stalker 2",
  "waypoint-3": "waypoint of Stalker 3",
  "waypoint-4": "waypoint of Stalker 4",
  cat: "cat",
  "twig-snap": "twig snap",
  "blood-stain": "blood stain",
  "door-lock": "door lock",
  upgrade: "Jäger upgrade",
};

/** A token of the Jäger player as sentences speak of it: "waypoint token of Stalker 2". */
export const jagerTokenInWords = (token: JagerToken): string => jagerTokenTitles[token].replace(/(?= of |$)/, " token");

/** The units that battle cards of the Jäger deck bring on. */
export const jagerUnits = [
  // rr.jager.spawn-sniper
  "sniper",
  // rr.jager.spawn-grenade
  "grenadier",
  // rr.jager.spawn-kubel
  "hmg-kubelwagen",
  // rr.jager.spawn-kettenkrad
  "kettenkrad",
] as const;
export type JagerUnit = (typeof jagerUnits)[number];

/** A panel that only cards of the Jäger deck have. */
export type JagerPanel =
  | { readonly kind: "token"; readonly token: JagerToken }
  | { readonly kind: "spawn-jager"; readonly colour: "black" | "white"; readonly unit: JagerUnit };

/** A left panel of the Jäger deck alone: stalker-N, cat, twig-snap, blood-stain, door-lock. */
export function jagerStealthPanel(id: string): (JagerPanel & { readonly kind: "token" }) | null {
  const stalker = /^stalker-([1-4])$/.exec(id)?.[1];
  const word = stalker === undefined ? id : `waypoint-${stalker}`;
  const token = jagerTokens.find((candidate) => candidate === word);
  return token === undefined || token === "upgrade" || word.startsWith("waypoint") !== (stalker !== undefined)
    ? null
    : { kind: "token", token };
}

/** A right panel of the Jäger deck alone: spawn-jager-COLOUR-UNIT and upgrade. */
export function jagerBattlePanel(id: string): JagerPanel | null {
  if (id === "upgrade") return { kind: "token", token: "upgrade" };
  const [, colour, word] = /^spawn-jager-(black|white)-([a-z-]+)$/.exec(id) ?? [];
  const unit = jagerUnits.find((candidate) => candidate === word);
  return unit === undefined || (colour !== "black" && colour !== "white")
    ? null
    : { kind: "spawn-jager", colour, unit };
}

const times = (count: number, panel: string): readonly string[] => Array.from({ length: count }, () => panel);

const left: readonly string[] = [
  "sentry-black-clockwise",
  "sentry-black-anti-clockwise",
  "sentry-white-clockwise",
  "sentry-white-anti-clockwise",
  "patrol-black-clockwise",
  "patrol-white-anti-clockwise",
  ...times(2, "alarm-advance"),
  ...[1, 2, 3, 4].flatMap((stalker) => times(2, `stalker-${stalker}`)),
  ...["cat", "twig-snap", "blood-stain", "door-lock"].flatMap((panel) => times(2, panel)),
];

const right: readonly string[] = [
  ...["white", "black"].flatMap((colour) => [2, 3, 3].map((units) => `spawn-${colour}-${units}`)),
  ...["sniper", "grenadier", "kettenkrad"].flatMap((unit) =>
    ["white", "black"].flatMap((colour) => times(2, `spawn-jager-${colour}-${unit}`)),
  ),
  ...["white", "black"].map((colour) => `spawn-jager-${colour}-hmg-kubelwagen`),
  ...times(4, "upgrade"),
];

/** The Jäger deck (assumed): 24 cards with a stealth and a battle panel each. rr.jager.setup-deck */
export const jagerDeck: readonly string[] = left
  .map((panel, i) => `${panel}/${right[(i * 7) % right.length] ?? "upgrade"}`)
  .sort();
