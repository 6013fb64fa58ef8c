import { row, rulesUnder } from "../../../kernel/index.ts";

export const recruitingRules = rulesUnder("Recruiting", "Recruitment Rules (p.42)", {
  "zh.recruit.limit": row("A force keeps to its points", {
    text: "A force is bought from Recruitment cards up to the agreed points limit.",
    source: "Recruit Forces (p.42)",
  }),
  "zh.recruit.commander": row("One commander", {
    text: "A force has exactly one commander.",
    source: "Recruitment Rules (p.42); Fighters (p.16)",
  }),
  "zh.recruit.subordinates": row("How many subordinates", {
    text: "Subordinates: at most 0 up to 15 points, 1 up to 25, 2 up to 35, 3 up to 45.",
    source: "Recruitment Rules, chart (p.42–43)",
  }),
  "zh.recruit.pairs-ratio": row("Pairs and single troopers", {
    text: "Individual troopers may not outnumber paired troopers.",
  }),
  "zh.recruit.pairs-ratio-dogs": row("Dogs do not count for pairs", {
    text: "Guard dogs are not counted in that comparison.",
  }),
  "zh.recruit.sentry-keyword": row("Defenders bring sentries, attackers do not", {
    text: "The defender's troopers must all be sentries and the attacker's must not be.",
  }),
  "zh.recruit.unique": row("A Unique card once", {
    text: "A Unique card may be taken only once.",
    source: "Requisition Cards (p.42)",
  }),
  "zh.recruit.unique-fixed": row("A Unique fighter's weapons are fixed", {
    text: "A Unique fighter's weapons and equipment are fixed, unless the mission says otherwise.",
    source: "Requisition Cards (p.42)",
  }),
  "zh.recruit.mixed": row("Nations may be mixed", {
    text: "Nationality restricts nothing: a force may mix fighters of several nations.",
  }),
  "zh.requisition.max": row("How many Requisition cards", {
    text: "The attacker may take one Requisition card per character its points limit allows: 1, 2, 3 or 4.",
    source: "Recruitment Rules, chart (p.42–43)",
  }),
  "zh.requisition.defender-none": row("No Requisition for the Defender", { text: "The defender normally takes none." }),
  "zh.requisition.one-each": row("One Requisition card each", {
    text: "A fighter has at most one Requisition card, assigned before the battle and not secret.",
    source: "Requisition Cards (p.42)",
  }),
  "zh.requisition.character-cost": row("A Requisition card is dearer for a character", {
    text: "A card marked * costs 1 point more if given to a character.",
    source: "Requisition Cards (p.42)",
  }),
  "zh.requisition.pair": row("A Requisition card in a pair", {
    text: "Given to a pair, the equipment belongs to one chosen member.",
    source: "Requisition Cards (p.42)",
  }),
  "zh.requisition.card-silenced": row("Requisition: Silenced Weapons", {
    text: "Card Silenced Weapons (0*): silenced pistol, silenced carbine or silenced SMG.",
    source: "card picture (p.12)",
  }),
  "zh.requisition.card-long-range": row("Requisition: Long Range Weapons", {
    text: "Card Long Range Weapons (1*): sniper rifle, LMG or rocket launcher.",
    source: "card picture (p.42–43)",
  }),
  "zh.requisition.card-radio": row("Requisition: Field Radio", {
    text: "Card Field Radio (1*): gives the Contact HQ action; at most 1 in a force.",
    source: "card picture (p.42–43)",
  }),
});
