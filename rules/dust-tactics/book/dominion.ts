import { cardsOf, on, soldiers, specialist } from "./card.ts";

const { aircraft, hero, squad, support, vehicle } = cardsOf("vael");

/** The unit cards of the Vael Dominion. */
export const dominion = {
  "v.guard": squad(
    "Dominion Guard",
    { armour: 3, ap: 18, move: 1 },
    [...soldiers(4, "laser", "blade"), ...soldiers(1, "phaser", "blade")],
    { skills: ["advanced reactive fire"] },
  ),
  "v.ashen": squad("Ashen Pack", { armour: 2, ap: 10, move: 1 }, soldiers(6, "claws"), {
    skills: ["zombie", "mindless zombie", "damage resilient"],
  }),
  "v.leap": squad(
    "Leap Squad",
    { armour: 3, ap: 19, move: 2 },
    [...soldiers(3, "smg", "blade"), ...soldiers(1, "spray", "blade")],
    { skills: ["jump", "charge"] },
  ),
  "v.staff": squad("Dominion Staff", { armour: 3, ap: 16, move: 1 }, [
    { ...specialist("officer", "phaser"), radio: true },
    specialist("medic", "pistol"),
    specialist("mechanic", "smg"),
    ...soldiers(1, "laser"),
  ]),
  "v.lancer": support(
    "Lancer Team",
    { armour: 3, ap: 22, move: 1, crosses: 4 },
    { weapon: "lasercannon", crew: "smg" },
    { skills: ["strongpoint"] },
  ),
  "v.maur": hero("Overseer Maur", { armour: 2, ap: 12, move: 2, crosses: 4 }, ["pistol", "cutter"], {
    skills: ["zombie", "blutkreuz", "cheat death"],
  }),
  "v.orlane": hero("Countess Sef Orlane", { armour: 3, ap: 24, move: 2, crosses: 6 }, ["tesla", "cutter"], {
    skills: ["superhuman", "first strike", "berserk", "brave"],
  }),
  "v.dorn": hero("Page Dorn", { armour: 3, ap: 9, move: 2, crosses: 3 }, ["phaser", "blade"], {
    skills: ["sidekick", "take aim"],
    sidekickOf: "v.orlane",
  }),
  "v.thresher": vehicle(
    "Thresher walker",
    { body: "medium-walker", armour: 4, ap: 26, move: 2, crosses: 5 },
    [on("front", "cutter"), on("front", "cutter"), on("front", "haulclaw"), on("front", "lmg")],
    { attributes: ["engineer", "dozer blade"] },
  ),
  "v.monolith": vehicle(
    "Monolith walker",
    { body: "heavy-walker", armour: 4, ap: 36, move: 1, crosses: 7 },
    [on("front", "howitzer"), on("turret", "flak")],
    { size: "large" },
  ),
  "v.strider": vehicle(
    "Strider light walker",
    { body: "light-walker", armour: 2, ap: 16, move: 3, crosses: 3 },
    [on("front", "lance"), on("front", "wire")],
    { attributes: ["air assault"] },
  ),
  // a card of the old kind, with Jump: dt.skill.jump-vehicle
  "v.vaulter": vehicle(
    "Vaulter light walker",
    { body: "light-walker", armour: 2, ap: 15, move: 2, crosses: 3 },
    [on("front", "lmg")],
    { skills: ["jump"] },
  ),
  "v.vigil": vehicle(
    "Vigil tank",
    { body: "large-tank", armour: 6, ap: 42, move: 2, crosses: 8 },
    [on("turret", "lasercannon"), on("turret", "lasercannon"), on("front", "hmg")],
    { size: "large", attributes: ["tracked", "air alert"] },
  ),
  "v.petrel": aircraft("Petrel dropship", { armour: 3, ap: 26, move: 8, crosses: 5 }, [on("front", "hmg")], {
    attributes: ["airlifter"],
    passengers: 10,
  }),
  "v.ferry": vehicle("Ferry barge", { body: "barge", armour: 2, ap: 14, move: 3, crosses: 5 }, [on("front", "hmg")], {
    size: "large",
    attributes: ["naval unit", "sealifter"],
  }),
  "v.iron": squad(
    "Iron Wardens",
    { armour: 4, ap: 20, move: 1 },
    [...soldiers(2, "brand", "blade"), ...soldiers(2, "phaser", "blade")],
    { skills: ["steel guard"] },
  ),
  "v.sable": hero("Prefect Teodor Sable", { armour: 4, ap: 13, move: 1, crosses: 4 }, ["phaser", "blade"], {
    skills: ["steel guard", "black ops"],
  }),
  "v.brute": squad("Cragback Brutes", { armour: 3, ap: 16, move: 3 }, soldiers(4, "claws"), {
    skills: ["gorilla", "fast"],
  }),
  "v.hurn": hero("Hurn", { armour: 3, ap: 13, move: 3, crosses: 5 }, ["claws"], {
    skills: ["gorilla", "berserk", "damage resilient"],
  }),
  "v.skim": squad(
    "Skimmer Squad",
    { armour: 2, ap: 17, move: 3 },
    [...soldiers(3, "twin"), ...soldiers(1, "breacher")],
    { skills: ["flying", "defensive tactics"] },
  ),
  "v.harl": hero("Driver Jost Harl", { armour: 3, ap: 7, move: 2, crosses: 3 }, ["pistol", "blade"], {
    skills: ["pilot"],
  }),
  "v.marr": hero("Aviator Ilse Marr", { armour: 3, ap: 7, move: 2, crosses: 2 }, ["pistol"], { skills: ["air pilot"] }),
  "v.titan": vehicle(
    "Titan walker",
    { body: "huge-walker", armour: 7, ap: 62, move: 1, crosses: 10 },
    [on("front", "siege"), on("turret", "lasercannon"), on("turret", "lasercannon"), on("rear", "hmg")],
    { size: "huge", skills: ["damage resilient"] },
  ),
} as const;
