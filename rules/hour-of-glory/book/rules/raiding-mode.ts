import { row, rulesUnder } from "../../../kernel/index.ts";

export const raidingModeRules = rulesUnder("Raiding mode", "Raiding; Guards", {
  "hg.raid.hidden": row("A raider is hidden and cannot be attacked", {
    text: "A raider is hidden: he cannot be attacked or targeted.",
    source: "Raiding",
  }),
  "hg.raid.knife-on-top": row("A raider always holds his knife", {
    text: "A raider's selected weapon is always his combat knife.",
    source: "Raiding; Weapons",
  }),
  "hg.raid.no-firearm": row("A raider uses no firearm", {
    text: "A raider cannot use a firearm.",
    source: "Weapons; Shooting",
    open: ["hg.open.silenced"],
  }),
  "hg.raid.no-assault-attacks": row("A raider cannot fight or shoot", {
    text: "A raider cannot FIGHT or SHOOT: to engage in combat an Intruder must be an assaulter.",
    source: "Raiding; Combat",
  }),
  "hg.raid.not-engaged": row("A raider is never engaged", {
    text: "A raider and an enemy next to each other are not engaged, neither of them: engaging needs assault mode.",
    source: "Combat (inferred with Raiding)",
  }),
  "hg.raid.contact-exposes": row("An enemy who walks into a raider exposes him", {
    text: "A defending agent whose move would enter a standing raider's square stops on an adjacent square and exposes him at once.",
  }),
  "hg.raid.contact-ends-turn": row("Exposing a raider ends the turn", {
    text: "After exposing a raider by contact the moving agent's turn ends, with no attack.",
    open: ["hg.open.contact-ends-turn"],
  }),
});
