import { cardsOf, on, soldiers, specialist } from "./card.ts";

const { aircraft, hero, squad, support, vehicle } = cardsOf("vael");

/** The unit cards of the Vael Dominion. */
export const dominion = {
  "v.guard": squad("Dominion Guard", 3, 18, 1, [...soldiers(4, "laser", "blade"), ...soldiers(1, "phaser", "blade")], {
    skills: ["advanced reactive fire"],
  }),
  "v.ashen": squad("Ashen Pack", 2, 10, 1, soldiers(6, "claws"), {
    skills: ["zombie", "mindless zombie", "damage resilient"],
  }),
  "v.leap": squad("Leap Squad", 3, 19, 2, [...soldiers(3, "smg", "blade"), ...soldiers(1, "spray", "blade")], {
    skills: ["jump", "charge"],
  }),
  "v.staff": squad("Dominion Staff", 3, 16, 1, [
    { ...specialist("officer", "phaser"), radio: true },
    specialist("medic", "pistol"),
    specialist("mechanic", "smg"),
    ...soldiers(1, "laser"),
  ]),
  "v.lancer": support("Lancer Team", 3, 22, 1, 4, "lasercannon", "smg", { skills: ["strongpoint"] }),
  "v.maur": hero("Overseer Maur", 2, 12, 2, 4, ["pistol", "cutter"], {
    skills: ["zombie", "blutkreuz", "cheat death"],
  }),
  "v.orlane": hero("Countess Sef Orlane", 3, 24, 2, 6, ["tesla", "cutter"], {
    skills: ["superhuman", "first strike", "berserk", "brave"],
  }),
  "v.dorn": hero("Page Dorn", 3, 9, 2, 3, ["phaser", "blade"], {
    skills: ["sidekick", "take aim"],
    sidekickOf: "v.orlane",
  }),
  "v.thresher": vehicle(
    "Thresher walker",
    "medium-walker",
    4,
    26,
    2,
    5,
    [on("front", "cutter"), on("front", "cutter"), on("front", "haulclaw"), on("front", "lmg")],
    { attributes: ["engineer", "dozer blade"] },
  ),
  "v.monolith": vehicle(
    "Monolith walker",
    "heavy-walker",
    4,
    36,
    1,
    7,
    [on("front", "howitzer"), on("turret", "flak")],
    { size: "large" },
  ),
  "v.strider": vehicle(
    "Strider light walker",
    "light-walker",
    2,
    16,
    3,
    3,
    [on("front", "lance"), on("front", "wire")],
    { attributes: ["air assault"] },
  ),
  // a card of the old kind, with Jump: dt.skill.jump-vehicle
  "v.vaulter": vehicle("Vaulter light walker", "light-walker", 2, 15, 2, 3, [on("front", "lmg")], { skills: ["jump"] }),
  "v.vigil": vehicle(
    "Vigil tank",
    "large-tank",
    6,
    42,
    2,
    8,
    [on("turret", "lasercannon"), on("turret", "lasercannon"), on("front", "hmg")],
    { size: "large", attributes: ["tracked", "air alert"] },
  ),
  "v.petrel": aircraft("Petrel dropship", 3, 26, 8, 5, [on("front", "hmg")], {
    attributes: ["airlifter"],
    passengers: 10,
  }),
  "v.ferry": vehicle("Ferry barge", "barge", 2, 14, 3, 5, [on("front", "hmg")], {
    size: "large",
    attributes: ["naval unit", "sealifter"],
  }),
  "v.iron": squad("Iron Wardens", 4, 20, 1, [...soldiers(2, "brand", "blade"), ...soldiers(2, "phaser", "blade")], {
    skills: ["steel guard"],
  }),
  "v.sable": hero("Prefect Teodor Sable", 4, 13, 1, 4, ["phaser", "blade"], { skills: ["steel guard", "black ops"] }),
  "v.brute": squad("Cragback Brutes", 3, 16, 3, soldiers(4, "claws"), { skills: ["gorilla", "fast"] }),
  "v.hurn": hero("Hurn", 3, 13, 3, 5, ["claws"], { skills: ["gorilla", "berserk", "damage resilient"] }),
  "v.skim": squad("Skimmer Squad", 2, 17, 3, [...soldiers(3, "twin"), ...soldiers(1, "breacher")], {
    skills: ["flying", "defensive tactics"],
  }),
  "v.harl": hero("Driver Jost Harl", 3, 7, 2, 3, ["pistol", "blade"], { skills: ["pilot"] }),
  "v.marr": hero("Aviator Ilse Marr", 3, 7, 2, 2, ["pistol"], { skills: ["air pilot"] }),
  "v.titan": vehicle(
    "Titan walker",
    "huge-walker",
    7,
    62,
    1,
    10,
    [on("front", "siege"), on("turret", "lasercannon"), on("turret", "lasercannon"), on("rear", "hmg")],
    { size: "huge", skills: ["damage resilient"] },
  ),
} as const;
