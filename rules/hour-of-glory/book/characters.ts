import type { NumberId } from "./numbers.ts";

export const skills = ["stealth", "technique", "combat", "survival"] as const;
export type Skill = (typeof skills)[number];

export const grades = ["inept", "proficient", "skilled", "expert"] as const;
export type Grade = (typeof grades)[number];

export type Profile = Readonly<Record<Skill, Grade>>;

/** A character of an Intruder player: original to this project. hg.setup.character */
export interface Character {
  readonly title: string;
  readonly raiding: Profile;
  readonly assault: Profile;
  readonly endurance: NumberId;
  readonly strength: NumberId;
}

const profile = (stealth: Grade, technique: Grade, combat: Grade, survival: Grade): Profile => ({
  stealth,
  technique,
  combat,
  survival,
});

export const characterIds = ["holt", "crane", "vaughan"] as const;
export type CharacterId = (typeof characterIds)[number];

export const characters: Readonly<Record<CharacterId, Character>> = {
  holt: {
    title: "Maren Holt, pathfinder",
    raiding: profile("expert", "proficient", "skilled", "proficient"),
    assault: profile("proficient", "inept", "proficient", "skilled"),
    endurance: "hg.number.endurance-holt",
    strength: "hg.number.strength-holt",
  },
  crane: {
    title: "Tobias Crane, locksmith",
    raiding: profile("skilled", "expert", "proficient", "proficient"),
    assault: profile("proficient", "skilled", "proficient", "proficient"),
    endurance: "hg.number.endurance-crane",
    strength: "hg.number.strength-crane",
  },
  vaughan: {
    title: "Idris Vaughan, commando",
    raiding: profile("skilled", "proficient", "expert", "skilled"),
    assault: profile("inept", "inept", "skilled", "skilled"),
    endurance: "hg.number.endurance-vaughan",
    strength: "hg.number.strength-vaughan",
  },
};

/** The skills in which somebody is better than most: "expert in stealth, skilled in combat". */
const strongIn = (skillsOf: Profile): string =>
  (["expert", "skilled"] as const)
    .flatMap((grade) => {
      const those = skills.filter((skill) => skillsOf[skill] === grade);
      return those.length === 0 ? [] : [`${grade} in ${those.join(" and ")}`];
    })
    .join(", ");

/** Who a character is and what he is good at, for whoever chooses him. */
export function characterInWords(id: CharacterId): string {
  const { title, raiding, assault } = characters[id];
  return `${title}: ${strongIn(raiding)} while raiding, ${strongIn(assault)} in an assault`;
}

/** Combat and Survival of the defending agents; they have no other skill. hg.skill.four */
export const defenderGrades: Readonly<Record<"commander" | "sentry" | "guard", { combat: Grade; survival: Grade }>> = {
  commander: { combat: "proficient", survival: "proficient" },
  sentry: { combat: "proficient", survival: "inept" },
  guard: { combat: "proficient", survival: "inept" },
};
