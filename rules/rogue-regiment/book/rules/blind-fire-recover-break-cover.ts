import { row, rulesUnder } from "../../../kernel/index.ts";

export const blindFireRecoverBreakCoverRules = rulesUnder("Blind fire, recover, break cover", "Break Cover, p.11", {
  "rr.blind.use": row("Blind fire: over cover while crouching", {
    text: "Blind fire: 1 AP; a crouched Operator attacks over low cover and stays crouched.",
    source: "Blind Fire, p.11",
  }),
  "rr.blind.modifier": row("Blind fire: −2", {
    text: "It takes −2, besides range bonuses.",
    source: "Blind Fire example, p.11",
  }),
  "rr.blind.spotted": row("Blind fire makes you spotted", {
    text: "The blind-firing Operator becomes spotted although he is not seen.",
    source: "Blind Fire, p.11",
  }),
  "rr.blind.no-answer": row("Nobody fires back at blind fire", {
    text: "A unit he misses turns toward him but does not attack while he is not visible to it.",
    source: "Blind Fire example, p.11",
  }),
  "rr.recover.cost": row("Recover: 3 AP for 1 health", {
    text: "Recover: 3 AP, regain 1 lost health point.",
    source: "Recover, p.11",
  }),
  "rr.recover.cap": row("Recover heals up to 4 health", {
    text: "Recover works only from 1 to 3 health points and never raises above 4.",
    source: "Recover, p.11",
  }),
  "rr.breakcover.stealth": row("Break cover: be spotted and alert the closest enemy", {
    text: "Break cover: 0 AP; in the Stealth Section the Operator becomes spotted and the closest Axis unit flips to alert.",
  }),
  "rr.breakcover.tie": row("All equally close enemies turn alert", { text: "Equally close units all flip to alert." }),
  "rr.breakcover.battle": row("In battle, breaking cover only spots you", {
    text: "In the Battle Section break cover only makes the Operator spotted.",
  }),
});
