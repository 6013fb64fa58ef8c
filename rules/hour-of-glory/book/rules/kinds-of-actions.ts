import { row, rulesUnder } from "../../../kernel/index.ts";

export const kindsOfActionsRules = rulesUnder("Kinds of actions", "Actions", {
  "hg.act.one-per-turn": row("One action per turn", { text: "An unwounded agent may perform one action in his turn." }),
  "hg.act.extended": row("An extended action takes the whole turn", {
    text: "An extended action uses up the whole turn; no movement goes with it.",
    source: "Actions; Movement",
  }),
  "hg.act.bonus": row("A bonus action comes with another", {
    text: "A bonus action is tied to another action and is performed in the same round as it.",
  }),
  "hg.act.response-not-counted": row("A response is not an action", {
    text: "A response happens only because of enemy activity and does not count as an action.",
  }),
  "hg.act.response-unlimited": row("Any number of responses", {
    text: "The number of responses of one agent in a round has no limit.",
  }),
  "hg.act.special": row("Special actions", {
    text: "A special action belongs to none of the other kinds; only its own text says when it is made and what it costs.",
    source: "Actions (component)",
    open: ["hg.open.special-which"],
  }),
});
