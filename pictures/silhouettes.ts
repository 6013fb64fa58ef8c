// What a unit carries or is, as a small silhouette under its label: by words of its kind, our own drawings. Each lies in
// a box from -1 to 1 across and from -.4 to .4 down.

const rifle = "M-1 .1L-.75 -.12L-.35 -.12L-.3 -.2H-.05L0 -.12H1V.02H.25L.2 .1H-.2L-.3 .24H-.42L-.4 .06L-.72 .3z";
const smg = "M-1 -.06L-.62 -.16H.42V-.1H1V.02H.42L.4 .1H.12L.2 .4H.02L-.06 .1H-.3L-.4 .36H-.54L-.5 .08H-.66L-1 .2z";
const machineGun = "M-.95 -.2H-.5V-.26H.35V-.2H1V-.08H.35V0H.1L.55 .4H.4L0 .08L-.4 .4H-.55L-.1 0H-.5V-.04H-.95z";
const mortar = "M-.55 .4L-.62 .3L.35 -.4L.55 -.22L-.2 .28L-.08 .4zM.3 .02L.42 -.08L.75 .4H.62z";
const cap = "M-.75 .1Q-.85 -.32 0 -.4Q.85 -.32 .75 .1Q0 -.06 -.75 .1zM-.6 .16Q0 .02 .6 .16L.72 .36Q0 .16 -.72 .36z";
const sniper = "M-1 .14L-.7 -.08L-.3 -.08V-.3H.25V-.16H.1V-.08H1V.02H.1L-.2 .1L-.3 .26H-.42L-.38 .06L-.72 .34z";
const dog =
  "M-1 -.3L-.75 -.12H.35L.55 -.4L.62 -.3L.95 -.2L.9 -.04L.62 0L.5 .12V.4H.36V.14H-.45L-.55 .4H-.7V.02L-.9 -.1z";
const flame =
  "M-1 .02L-.62 -.1H.1V-.04H.36L.5 -.28L.62 -.1L.82 -.3L.8 -.08L1 -.06L.86 .08L1 .2L.76 .18L.62 .34L.54 .14L.36 .06H.1V.12H-.3L-.36 .3H-.5V.12H-.62L-1 .22z";
const stickGrenade = "M-1 -.08H.3V.08H-1zM.34 -.28H.9Q1 0 .9 .28H.34z";
const rocket = "M-1 -.08H.2V.08H-1zM.24 -.14L.5 -.32L1 0L.5 .32L.24 .14z";
const lamp = "M-.9 -.22H-.3V.22H-.9zM-.2 -.1L.9 -.4V.4L-.2 .1z";

const sledgehammer = "M-1 .07H.35V-.07H-1zM.35 -.38H.85V.38H.35z";
const gasMask =
  "M-.5 -.38Q0 -.5 .5 -.38Q.62 0 .3 .2L.2 .4H-.2L-.3 .2Q-.62 0 -.5 -.38zM-.38 -.12a.14 .14 0 1 0 .28 0a.14 .14 0 1 0 -.28 0zM.1 -.12a.14 .14 0 1 0 .28 0a.14 .14 0 1 0 -.28 0z";
const cross = "M-.13 -.4H.13V-.13H.4V.13H.13V.4H-.13V.13H-.4V-.13H-.13z";
const pickaxe = "M-.07 -.28H.07V.4H-.07zM-.8 -.02Q0 -.62 .8 -.02Q0 -.3 -.8 -.02z";
const glasses = "M-.5 .38V-.1L-.34 -.38H-.1V.38zM.5 .38V-.1L.34 -.38H.1V.38zM-.1 -.1H.1V.1H-.1z";
const knife = "M-1 -.09H-.35V-.24H-.24V-.13H.55Q.95 -.1 1 .13H-.24V.24H-.35V.09H-1z";
const pistol = "M-.62 -.32H.72V-.08H.1Q0 .1 -.12 .1H-.2L-.3 .4H-.64L-.46 -.08H-.62z";
const starred = "M0 -.42L.12 -.12L.45 -.12L.18 .08L.28 .4L0 .2L-.28 .4L-.18 .08L-.45 -.12L-.12 -.12z";
const tank = "M-1 .1H-.8L-.6 -.1H-.35L-.3 -.38H.25L.3 -.26H1V-.15H.32L.36 -.1H.7L.95 .1L.82 .4H-.82z";

/** By words of a kind, the more particular first. */
const silhouettes: readonly (readonly [word: string, d: string])[] = [
  ["officer", cap],
  ["commander", cap],
  ["captain", cap],
  ["assassin", knife],
  ["agent", pistol],
  ["sergeant", smg],
  ["sniper", sniper],
  ["marksman", sniper],
  ["flamethrower", flame],
  ["panzerfaust", rocket],
  ["grenadier", stickGrenade],
  ["mortar", mortar],
  ["hmg", machineGun],
  ["mmg", machineGun],
  ["mg42", machineGun],
  ["machine-gun", machineGun],
  ["dog", dog],
  ["hound", dog],
  ["searchlight", lamp],
  ["smg", smg],
  ["rifle", rifle],
  ["sentry", rifle],
  ["guard", rifle],
  ["trooper", rifle],
  ["infantry", rifle],
  ["sledgehammer", sledgehammer],
  ["gas-mask", gasMask],
  ["medic", cross],
  ["sapper", pickaxe],
  ["scout", glasses],
  ["stg44", rifle],
  ["hero", starred],
  ["support", mortar],
  ["squad", rifle],
  ["vehicle", tank],
  ["partisan", rifle],
  ["ranger-pair", rifle],
  ["corporal", smg],
  ["pair", rifle],
];

/** What somebody carries is a condition in some games. */
const carried: Readonly<Record<string, string>> = { mp40: smg, mauser: rifle };

/** The silhouettes of weapons that lie about by themselves. */
export const weaponShapes: Readonly<Record<string, string>> = { mp40: smg, stg44: rifle, mg42: machineGun };

/** The silhouette of a kind, or of what is carried; null where nobody knows. */
export const silhouetteOf = (kind: string, conditions: readonly string[] = []): string | null =>
  silhouettes.find(([word]) => kind.includes(word))?.[1] ??
  conditions.map((condition) => carried[condition]).find((shape) => shape !== undefined) ??
  null;
