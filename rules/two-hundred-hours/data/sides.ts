/** The two sides of a battle. */
export type Side = "attacker" | "defender";
