import { row, rulesUnder } from "../../../kernel/index.ts";

export const firstAidKitCrowbarGermanUniformRules = rulesUnder(
  "First aid kit, crowbar, German uniform",
  "First aid p3–4",
  {
    "vs.aid.heals": row("A first aid kit heals everything", {
      text: "A first aid kit heals its user or another character on the user's tile: all −1 AP tokens go and critical condition ends.",
    }),
    "vs.aid.state": row("A commando healed from critical is stealthy", {
      text: "A commando healed from critical condition is stealthy, but visible on a large tile.",
    }),
    "vs.aid.other-now": row("Healed by another, you act at once", {
      text: "A commando healed by another commando has its full AP at once.",
    }),
    "vs.aid.self-later": row("Healed by yourself, you wait a turn", {
      text: "A commando that heals itself gets the AP back only from the next turn.",
    }),
    "vs.crowbar.door": row("A crowbar opens a locked door", {
      text: "A crowbar unlocks a locked door from a tile in contact with it.",
      source: "Crowbar p3–4",
    }),
    "vs.crowbar.barricade": row("A crowbar barricades an entrance", {
      text: "A crowbar, laid red side up on the entrance, barricades an enemy entrance from a tile in contact with it; it cannot barricade an ordinary door.",
      source: "Crowbar p3–4",
    }),
    "vs.uniform.all-small": row("In a German uniform every tile is small", {
      text: "For a commando in a German uniform every tile counts as small.",
      source: "German uniform p3–4",
    }),
    "vs.uniform.discard": row("A uniform is used up when put on", {
      text: "The uniform token is discarded when it is put on; the uniform face marks the wearer.",
      source: "German uniform p3–4",
    }),
    "vs.uniform.put-on-visible": row("A uniform hides you at once", {
      text: "A visible commando that puts one on at a tile without enemy units is stealthy at once, on any size of tile.",
      source: "German uniform p3–4",
    }),
    "vs.uniform.lost": row("Being seen costs you the uniform", {
      text: "All other ways to become visible (shot, failed check, spotted) still apply; a wearer that becomes visible loses the uniform.",
      source: "German uniform p3–4",
    }),
  },
);
