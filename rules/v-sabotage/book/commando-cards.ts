import { dictionary, type Origin } from "../../kernel/index.ts";
import { type TokenKind, tokenTitles, type WeaponName, weapons } from "./tokens.ts";

/** What each skill does, by a name of its own: what a commando card says beside its weapons and its equipment. */
export const skillTexts = {
  "free-tnt": "placing a TNT charge costs 0 AP",
  "two-spaces": "two spaces for +1 AP tokens",
  "free-first-aid": "using a first aid kit on another commando costs 0 AP",
  relieve: "1 AP: remove 1 −1 AP token from another, not critical, commando on its tile",
  "light-tread": "own stealth checks roll 1 die fewer, at least 1",
  "careful-step": "moving stealthily onto a medium tile costs 1 AP",
  "reroll-rifle": "1 die of each rifle shot may be rerolled",
  "sten-close": "the Sten rolls 2 dice at its own tile",
  brief: "1 AP: another commando on the terrain may take a +1 AP token",
  order: "once per turn, 0 AP: another commando on its tile may move for 0 AP",
  "binoculars-twice": "binoculars may be used twice per turn",
  "short-drift": "airdrops drift at most 1 tile",
  "keeps-uniform": "keeps the German uniform when revealed by a guard dog",
  "free-uniform": "putting on a German uniform costs 0 AP",
  "gas-mask": "wears a gas mask",
  "strong-barricade": "barricades break only at 6 while it is on a terrain",
  "death-cheater": "once per terrain, heals itself while critical for 0 AP",
  "four-slots": "4 health slots",
  "four-grenade-dice": "grenades roll 4 dice",
  "first-shot": "the first Thompson shot of each turn rolls 1 more die",
  "free-collect": "one free collect out of turn",
  "choice-rewards": "close combat rewards: draw 2, keep 1",
  gander: "2 AP per turn; moves and fights in close combat only; counts as in a German uniform; is not a commando",
} as const;
export type SkillId = keyof typeof skillTexts;

/**
 * What is printed on one side of a commando card. What is not given here is as on every card: see the numbers of the
 * rules.
 */
export interface CommandoSide {
  /** Blue opaque: unlimited, and on no circle. vs.setup.opaque, vs.weapon.printed */
  readonly weapons: readonly WeaponName[];
  /** What lies on the transparent icons at the start: vs.setup.starting-equipment. */
  readonly start: readonly TokenKind[];
  readonly skills: readonly SkillId[];
  /** Health slots. */
  readonly slots?: number;
  /** Spaces for +1 AP tokens: vs.save.limit. */
  readonly spaces?: number;
  /** Equipment circles: vs.setup.carry-limit. */
  readonly circles?: number;
  /** Action points of a turn. */
  readonly ap?: number;
}

/** A commando card. */
export interface CommandoCard {
  readonly title: string;
  readonly expansion: "base" | "resistance" | "ghost";
  /** A card of Ghost that goes only with Résistance: vs.bonus.who. */
  readonly needsResistance?: true;
  readonly sides: Readonly<Record<"tan" | "blue", CommandoSide>>;
  readonly origin: Origin;
}

const gander: CommandoSide = { weapons: [], start: [], skills: ["gander"], slots: 2, circles: 0, ap: 2 };

/**
 * The commando cards by id; assumed, for the printed ones are not in the rules. vs.setup.commando-choice,
 * vs.resist.additions, vs.bonus.who
 */
export const commandoCards = dictionary<Readonly<Record<string, CommandoCard>>>({
  sapper: {
    title: "Sapper",
    expansion: "base",
    sides: {
      tan: { weapons: ["pistol"], start: ["tnt", "crowbar"], skills: ["free-tnt"] },
      blue: { weapons: ["pistol"], start: ["tnt", "tnt"], skills: ["two-spaces"], spaces: 2 },
    },
    origin: "assumed",
  },
  medic: {
    title: "Medic",
    expansion: "base",
    sides: {
      tan: { weapons: ["pistol"], start: ["first-aid-kit", "first-aid-kit"], skills: ["free-first-aid"] },
      blue: { weapons: ["sten"], start: ["first-aid-kit"], skills: ["relieve"] },
    },
    origin: "assumed",
  },
  scout: {
    title: "Scout",
    expansion: "base",
    sides: {
      tan: { weapons: ["pistol"], start: ["german-uniform", "crowbar"], skills: ["light-tread"] },
      blue: { weapons: ["sten"], start: ["crowbar"], skills: ["careful-step"] },
    },
    origin: "assumed",
  },
  marksman: {
    title: "Marksman",
    expansion: "base",
    sides: {
      tan: { weapons: ["scoped-rifle", "pistol"], start: [], skills: ["reroll-rifle"] },
      blue: { weapons: ["sten"], start: ["grenade"], skills: ["sten-close"] },
    },
    origin: "assumed",
  },
  officer: {
    title: "Officer",
    expansion: "base",
    sides: {
      tan: { weapons: ["thompson"], start: ["grenade", "first-aid-kit"], skills: ["brief"] },
      blue: { weapons: ["pistol"], start: ["bombardment"], skills: ["order"] },
    },
    origin: "assumed",
  },
  "soe-agent": {
    title: "SOE agent",
    expansion: "resistance",
    sides: {
      tan: { weapons: ["sten"], start: ["binoculars"], skills: ["binoculars-twice"] },
      blue: { weapons: ["sten"], start: ["airdrop"], skills: ["short-drift"] },
    },
    origin: "assumed",
  },
  spy: {
    title: "Spy",
    expansion: "resistance",
    sides: {
      tan: { weapons: ["pistol"], start: ["german-uniform", "german-uniform"], skills: ["keeps-uniform"] },
      blue: { weapons: ["pistol"], start: ["german-uniform"], skills: ["free-uniform"] },
    },
    origin: "assumed",
  },
  saboteur: {
    title: "Saboteur",
    expansion: "resistance",
    sides: {
      tan: { weapons: ["pistol"], start: ["tnt", "grenade"], skills: ["gas-mask"] },
      blue: { weapons: ["pistol"], start: ["tnt", "crowbar"], skills: ["strong-barricade"] },
    },
    origin: "assumed",
  },
  "death-cheater": {
    title: "Death Cheater",
    expansion: "ghost",
    sides: {
      tan: { weapons: ["thompson"], start: ["first-aid-kit"], skills: ["death-cheater"] },
      blue: { weapons: ["scoped-rifle"], start: ["first-aid-kit"], skills: ["four-slots"], slots: 4 },
    },
    origin: "assumed",
  },
  "sergeant-bruno": {
    title: "Sergeant Bruno",
    expansion: "ghost",
    sides: {
      tan: { weapons: ["thompson"], start: ["grenade", "grenade"], skills: ["four-grenade-dice"] },
      blue: { weapons: ["thompson"], start: ["mp40"], skills: ["first-shot"] },
    },
    origin: "assumed",
  },
  "jamie-finnlock": {
    title: "Jamie Finnlock",
    expansion: "ghost",
    needsResistance: true,
    sides: {
      tan: { weapons: ["sten"], start: ["airdrop"], skills: ["free-collect"] },
      blue: { weapons: ["sten"], start: ["binoculars"], skills: ["choice-rewards"] },
    },
    origin: "assumed",
  },
  gander: { title: "Gander", expansion: "ghost", sides: { tan: gander, blue: gander }, origin: "assumed" },
});

/** The commando cards that a game has without bonus cards, in their order. */
export const usualCards = (resistance: boolean): readonly string[] =>
  Object.keys(commandoCards).filter((card) => {
    const expansion = commandoCards[card]?.expansion;
    return expansion === "base" || (resistance && expansion === "resistance");
  });

const printedWeapons = (names: readonly WeaponName[]): readonly string[] =>
  names.map((name) => weapons[name].title.replace(/^(?:the|a) /, ""));

/** What one side of a commando card says, in a few words each: its weapons, and its skills. */
export function cardSays(card: string, side: "tan" | "blue"): readonly string[] {
  const printed = commandoCards[card]?.sides[side];
  return printed === undefined
    ? []
    : [...printedWeapons(printed.weapons), ...printed.skills.map((skill) => skillTexts[skill])];
}

/** What one side of a commando card gives, for whoever chooses it: "pistol, TNT, crowbar; placing a TNT charge costs 0 AP". */
export function sideInWords(card: string, side: "tan" | "blue"): string {
  const printed = commandoCards[card]?.sides[side];
  if (printed === undefined) return "";
  const start = [...Map.groupBy(printed.start, (kind) => kind)].map(([kind, all]) =>
    all.length === 1 ? tokenTitles[kind] : `${all.length} × ${tokenTitles[kind]}`,
  );
  const carried = [...printedWeapons(printed.weapons), ...start].join(", ");
  return [carried, ...printed.skills.map((skill) => skillTexts[skill])].join("; ");
}
