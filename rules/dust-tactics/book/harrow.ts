import { cardsOf, on, soldiers, specialist } from "./card.ts";

const { aircraft, commissar, hero, squad, support, vehicle } = cardsOf("harrow");

/** The unit cards of the Harrow Republic. */
export const harrow = {
  "h.line": squad("Line Section", { armour: 2, ap: 12, move: 2 }, [
    ...soldiers(3, "rifle", "blade"),
    ...soldiers(1, "rifle", "launcher", "blade"),
    ...soldiers(1, "lmg", "blade"),
  ]),
  "h.breach": squad(
    "Breach Section",
    { armour: 2, ap: 15, move: 2 },
    [...soldiers(3, "smg", "blade"), ...soldiers(1, "flamer", "blade"), ...soldiers(1, "smg", "charge", "blade")],
    { skills: ["fast"] },
  ),
  "h.watch": squad(
    "Watch Pair",
    { armour: 1, ap: 10, move: 2 },
    [...soldiers(1, "marksman"), specialist("spotter", "smg")],
    { skills: ["camouflage", "scout"] },
  ),
  "h.armoured": squad(
    "Anvil Section",
    { armour: 3, ap: 16, move: 1 },
    [...soldiers(2, "smg", "blade"), ...soldiers(2, "tube", "blade")],
    { skills: ["brave"] },
  ),
  "h.staff": squad("Section Staff", { armour: 2, ap: 14, move: 2 }, [
    specialist("officer", "pistol"),
    specialist("radio", "smg"),
    specialist("medic", "pistol"),
    specialist("mechanic", "smg"),
    ...soldiers(1, "rifle"),
  ]),
  "h.mortar": support("Mortar Crew", { armour: 2, ap: 12, move: 1, crosses: 4 }, { weapon: "mortar", crew: "rifle" }),
  "h.corran": hero("Major Idris Corran", { armour: 2, ap: 12, move: 2, crosses: 4 }, ["scoped", "pistol", "blade"], {
    skills: ["infantry ace", "fighting spirit"],
  }),
  "h.tolland": hero("Lieutenant Wren Tolland", { armour: 2, ap: 10, move: 2, crosses: 3 }, ["smg", "blade"], {
    skills: ["ace pilot", "tank head"],
  }),
  "h.arkwright": hero("Nils Arkwright", { armour: 2, ap: 9, move: 2, crosses: 3 }, ["scoped", "pistol"], {
    skills: ["artillery observer", "camouflage", "loner"],
  }),
  "h.heron": vehicle(
    "Heron light walker",
    { body: "light-walker", armour: 3, ap: 20, move: 2, crosses: 4 },
    [on("front", "autocannon"), on("front", "rocketpod")],
    { attributes: ["airmobile"] },
  ),
  "h.bastion": vehicle(
    "Bastion tank",
    { body: "tank", armour: 5, ap: 34, move: 2, crosses: 6 },
    [on("turret", "gun75"), on("front", "lmg")],
    { attributes: ["tracked", "smoke launchers"], riders: 5 },
  ),
  "h.drover": vehicle(
    "Drover half-track",
    { body: "truck", armour: 2, ap: 14, move: 3, crosses: 3 },
    [on("turret", "hmg")],
    { attributes: ["half-tracked", "crew", "command vehicle"], weapons: ["smg", "smg", "smg"], passengers: 6 },
  ),
  "h.kestrel": aircraft("Kestrel gunship", { armour: 2, ap: 24, move: 8, crosses: 4 }, [
    on("front", "autocannon"),
    on("front", "bomb"),
  ]),
  "h.osprey": aircraft(
    "Osprey lifter",
    { armour: 2, ap: 18, move: 6, crosses: 4 },
    [on("left", "lmg"), on("right", "lmg")],
    { attributes: ["helicopter", "airlifter"] },
  ),
  "h.warden": commissar("Section Warden", 4, ["pistol", "blade"]),
  "h.saro": hero("Captain Lio Saro", { armour: 2, ap: 14, move: 2, crosses: 3 }, ["smg", "blade"], {
    skills: ["officer", "at the double", "lucky"],
  }),
  "h.vance": hero("Flight Lieutenant Odile Vance", { armour: 2, ap: 9, move: 2, crosses: 2 }, ["pistol"], {
    skills: ["ace air pilot"],
  }),
  "h.moor": hero("Sergeant Ansa Moor", { armour: 3, ap: 13, move: 1, crosses: 4 }, ["smg", "breacher"], {
    skills: ["expert", "defensive tactics", "move and fire"],
    expert: "smg",
  }),
  "h.keel": hero("Dace Keel", { armour: 2, ap: 12, move: 2, crosses: 3 }, ["pistol", "scoped", "blade"], {
    skills: ["spy", "assassin", "killing spree"],
  }),
  "h.ram": vehicle(
    "Ram walker",
    { body: "medium-walker", armour: 4, ap: 28, move: 2, crosses: 5 },
    [on("front", "cutter"), on("front", "cutter"), on("rear", "lmg"), on("turret", "twin")],
    { attributes: ["engineer", "dozer blade"], skills: ["fast"], pilot: "h.tolland" },
  ),
  "h.dray": vehicle("Dray carrier", { body: "truck", armour: 1, ap: 10, move: 4, crosses: 3 }, [on("rear", "lmg")], {
    attributes: ["wheeled", "amphibious", "medevac"],
    passengers: 5,
  }),
  "h.forge": vehicle("Forge wagon", { body: "truck", armour: 2, ap: 12, move: 3, crosses: 3 }, [on("turret", "lmg")], {
    attributes: ["wheeled", "mechanic"],
  }),
  "h.lighter": vehicle(
    "Lighter barge",
    { body: "barge", armour: 2, ap: 14, move: 3, crosses: 5 },
    [on("front", "hmg")],
    { size: "large", attributes: ["naval unit", "sealifter"] },
  ),
} as const;
