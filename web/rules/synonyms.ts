/**
 * Words people use at the table beside those of the rule books. A word stands for all the others of its line, so that a
 * question finds its rule in whichever words it is asked.
 */
const lines: readonly string[] = [
  "shoot shot fire attack attacks weapon",
  "see sees seen sight los visible look spot spotted visibility",
  "crouch crouched crouching prone duck low",
  "stand standing upright",
  "guard sentry patrol patrolman soldier enemy axis unit",
  "operator commando player hero fighter man",
  "hide hidden hides conceal concealed cover stealth stealthy",
  "wall walls building house room indoors indoor",
  "door doorway entrance",
  "window windows glass",
  "wood forest tree trees",
  "bush hedge hedges",
  "box boxes crate crates",
  "alarm alert alerted alarmed",
  "noise sound hear heard loud shout earshot",
  "body corpse dead killed",
  "wound wounded health injury injured hit damage",
  "move moves moving walk step run sprint",
  "turn round phase",
  "card cards event deck",
  "bomb charge explosive explosion explode blast tnt dynamite",
  "car truck lorry vehicle half-track motorbike jeep",
  "reload ammunition ammo bullets",
  "throw grenade grenades",
  "knife stab assassinate assassination close-combat melee",
  "win victory objective lose defeat",
  "die dice roll reroll",
  "diagonal diagonally corner corners",
  "swim water river",
];

const groups = lines.map((line) => line.split(" "));

/** A word with those that mean the same at the table; the word itself comes first. */
export const meanings = (word: string): readonly string[] => [
  ...new Set([word, ...groups.filter((group) => group.includes(word)).flat()]),
];

/** Words that say nothing about what is looked for. */
export const empty: ReadonlySet<string> = new Set(
  "a an and are at be by can could do does for from has have he her him how i if in is it its may me my of on or our over she should that the their them there they this to up was we what when where which who why will with you your".split(
    " ",
  ),
);
