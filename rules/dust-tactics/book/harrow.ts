import { cardsOf, on, soldiers, specialist } from "./card.ts";

const { aircraft, commissar, hero, squad, support, vehicle } = cardsOf("harrow");

/** The unit cards of the Harrow Republic. */
export const harrow = {
  "h.line": squad("Line Section", 2, 12, 2, [
    ...soldiers(3, "rifle", "blade"),
    ...soldiers(1, "rifle", "launcher", "blade"),
    ...soldiers(1, "lmg", "blade"),
  ]),
  "h.breach": squad(
    "Breach Section",
    2,
    15,
    2,
    [...soldiers(3, "smg", "blade"), ...soldiers(1, "flamer", "blade"), ...soldiers(1, "smg", "charge", "blade")],
    { skills: ["fast"] },
  ),
  "h.watch": squad("Watch Pair", 1, 10, 2, [...soldiers(1, "marksman"), specialist("spotter", "smg")], {
    skills: ["camouflage", "scout"],
  }),
  "h.armoured": squad("Anvil Section", 3, 16, 1, [...soldiers(2, "smg", "blade"), ...soldiers(2, "tube", "blade")], {
    skills: ["brave"],
  }),
  "h.staff": squad("Section Staff", 2, 14, 2, [
    specialist("officer", "pistol"),
    specialist("radio", "smg"),
    specialist("medic", "pistol"),
    specialist("mechanic", "smg"),
    ...soldiers(1, "rifle"),
  ]),
  "h.mortar": support("Mortar Crew", 2, 12, 1, 4, "mortar", "rifle"),
  "h.corran": hero("Major Idris Corran", 2, 12, 2, 4, ["scoped", "pistol", "blade"], {
    skills: ["infantry ace", "fighting spirit"],
  }),
  "h.tolland": hero("Lieutenant Wren Tolland", 2, 10, 2, 3, ["smg", "blade"], { skills: ["ace pilot", "tank head"] }),
  "h.arkwright": hero("Nils Arkwright", 2, 9, 2, 3, ["scoped", "pistol"], {
    skills: ["artillery observer", "camouflage", "loner"],
  }),
  "h.heron": vehicle(
    "Heron light walker",
    "light-walker",
    3,
    20,
    2,
    4,
    [on("front", "autocannon"), on("front", "rocketpod")],
    { attributes: ["airmobile"] },
  ),
  "h.bastion": vehicle("Bastion tank", "tank", 5, 34, 2, 6, [on("turret", "gun75"), on("front", "lmg")], {
    attributes: ["tracked", "smoke launchers"],
    riders: 5,
  }),
  "h.drover": vehicle("Drover half-track", "truck", 2, 14, 3, 3, [on("turret", "hmg")], {
    attributes: ["half-tracked", "crew", "command vehicle"],
    weapons: ["smg", "smg", "smg"],
    passengers: 6,
  }),
  "h.kestrel": aircraft("Kestrel gunship", 2, 24, 8, 4, [on("front", "autocannon"), on("front", "bomb")]),
  "h.osprey": aircraft("Osprey lifter", 2, 18, 6, 4, [on("left", "lmg"), on("right", "lmg")], {
    attributes: ["helicopter", "airlifter"],
  }),
  "h.warden": commissar("Section Warden", 4, ["pistol", "blade"]),
  "h.saro": hero("Captain Lio Saro", 2, 14, 2, 3, ["smg", "blade"], { skills: ["officer", "at the double", "lucky"] }),
  "h.vance": hero("Flight Lieutenant Odile Vance", 2, 9, 2, 2, ["pistol"], { skills: ["ace air pilot"] }),
  "h.moor": hero("Sergeant Ansa Moor", 3, 13, 1, 4, ["smg", "breacher"], {
    skills: ["expert", "defensive tactics", "move and fire"],
    expert: "smg",
  }),
  "h.keel": hero("Dace Keel", 2, 12, 2, 3, ["pistol", "scoped", "blade"], {
    skills: ["spy", "assassin", "killing spree"],
  }),
  "h.ram": vehicle(
    "Ram walker",
    "medium-walker",
    4,
    28,
    2,
    5,
    [on("front", "cutter"), on("front", "cutter"), on("rear", "lmg"), on("turret", "twin")],
    { attributes: ["engineer", "dozer blade"], skills: ["fast"], pilot: "h.tolland" },
  ),
  "h.dray": vehicle("Dray carrier", "truck", 1, 10, 4, 3, [on("rear", "lmg")], {
    attributes: ["wheeled", "amphibious", "medevac"],
    passengers: 5,
  }),
  "h.forge": vehicle("Forge wagon", "truck", 2, 12, 3, 3, [on("turret", "lmg")], {
    attributes: ["wheeled", "mechanic"],
  }),
  "h.lighter": vehicle("Lighter barge", "barge", 2, 14, 3, 5, [on("front", "hmg")], {
    size: "large",
    attributes: ["naval unit", "sealifter"],
  }),
} as const;
