/**
 * The 6 maroon cards (assumed), which may be added to the standard deck: they bring Jäger units to co-operative games.
 * rr.jager.setup-maroon, rr.jager.units-in-coop
 */
export const maroonPanels: readonly string[] = [
  "alarm-advance/spawn-white-hmg-kubelwagen",
  "alarm-advance/spawn-black-kettenkrad",
  "sentry-black-anti-clockwise-double/spawn-black-hmg-kubelwagen",
  "sentry-white-clockwise-double/spawn-white-kettenkrad",
  "patrol-black-clockwise/spawn-white-grenadier",
  "patrol-white-anti-clockwise/spawn-black-sniper",
];
