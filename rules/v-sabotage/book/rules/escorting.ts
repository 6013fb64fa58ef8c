import { row, rulesUnder } from "../../../kernel/index.ts";

export const escortingRules = rulesUnder("Escorting", "Escorting p1–2", {
  "vs.escort.appears": row("An escorted character appears", {
    text: "When a commando reaches an escort objective, the character's token replaces the objective at once if the tile has 1 free space for it.",
  }),
  "vs.escort.first-state": row("Whether an escorted character starts stealthy", {
    text: "The character starts stealthy if its type allows, but visible on a large tile.",
  }),
  "vs.escort.space": row("An escorted character takes 1 space and has no AP", {
    text: "An escorted character takes 1 space and has no AP.",
  }),
  "vs.escort.follows": row("An escorted character goes along", {
    text: "It may go along with a commando on its tile that moves, moves stealthily onto a medium tile, or exits through a trap door.",
  }),
  "vs.escort.one-hit": row("An escorted character dies of one hit", { text: "It is eliminated by the first hit." }),
  "vs.escort.no-skills": row("An escort's skills do not help the escorted", {
    text: "It gains nothing from the special skills of the commando that escorts it.",
  }),
  "vs.escort.gone": row("When an escorted character leaves the game", {
    text: "It leaves the game when it has left its terrain.",
  }),
  "vs.escort.types": row("Three types of escorted characters", {
    text: "Stealthy/stealthy (black borders) is always stealthy and ignored by enemy units; stealthy/visible follows the stealth rules of commandos; visible/visible is always visible.",
  }),
  "vs.escort.draws-enemies": row("Enemies hunt a visible escorted character", {
    text: "Enemy units move towards and shoot at a visible escorted character as at a visible commando.",
  }),
  "vs.escort.enemy-no-check": row("An escorted enemy causes no stealth check", {
    text: "An escorted character that is an enemy causes no stealth check when a commando enters its tile.",
  }),
});
