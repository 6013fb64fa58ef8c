import { row, rulesUnder } from "../../../kernel/index.ts";

export const ghostCampaignRules = rulesUnder("Ghost: campaign", "Campaign p7", {
  "vs.campaign.selection": row("A campaign has two operations or more", {
    text: "A campaign is at least 2 operations with the same number of commandos.",
  }),
  "vs.campaign.family": row("Which operations a campaign joins", {
    text: "They belong to the base game (with or without Ghost), plus at most 1 other expansion.",
  }),
  "vs.campaign.expansion-all": row("An expansion's things are used throughout", {
    text: "With an operation of an expansion other than Ghost, every operation uses that expansion's items.",
  }),
  "vs.campaign.barrels": row("A campaign with gas barrels", {
    text: "Then each level gets 1 gas barrel on every medium and large tile; when barrels run out, the players choose which tiles get none.",
  }),
  "vs.campaign.goliath": row("A campaign with a Goliath", {
    text: "With Secret Weapons, 1 Goliath nest is added on a medium outdoor tile, or failing that on a large outdoor tile.",
  }),
  "vs.campaign.carry-over": row("What goes on to the next operation", {
    text: "After a success the next operation starts: commandos that completed keep everything they possess, but no injury, and equipment, event cards, enemy reserve (Ø too) and special reserve stay as they are.",
    source: "Campaign p7; Healthy p1–2",
    open: ["vs.open.campaign-health"],
  }),
});
