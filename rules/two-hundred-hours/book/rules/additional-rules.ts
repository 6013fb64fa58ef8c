import { row, rulesUnder } from "../../../kernel/index.ts";

export const additionalRulesRules = rulesUnder("Additional rules", "Captives (p.48)", {
  "zh.escape.advance": row("Advancing to an Escape marker", {
    text: 'An attacker within 15" of an Escape marker that passes a basic Smarts test can Advance towards it instead of the nearest detected enemy.',
    source: "Escape Markers (p.48)",
  }),
  "zh.smoke.blocks": row("Smoke blocks sight", {
    text: 'A Smoke/Fire marker blocks line of sight and prevents a clear view where the line must pass within 2" of it.',
    source: "Smoke/Fire (p.48)",
  }),
  "zh.captive.no-fighter": row("A captive is not a fighter", {
    text: "A captive is not a fighter and may be shifted aside.",
  }),
  "zh.captive.move-actions": row("Moving with a captive", {
    text: "The escort can Sneak (attackers) or Advance, and must spend one success to bring the captive along.",
  }),
  "zh.captive.struggle": row("A captive struggles", { text: 'If no success is scored the fighter moves only 2".' }),
  "zh.captive.other-actions": row("What else an escort can do", {
    text: "The escort can Shoot, Duck and Defend, but not Fight.",
  }),
  "zh.captive.shield": row("A captive is a shield", { text: "Enemies shooting at the escort get no clear view." }),
  "zh.captive.escapes": row("When a captive escapes", {
    text: "The captive escapes if the escort is taken out or has all its tokens turned red.",
  }),
  "zh.captive.chase": row("Chasing a captive", {
    text: "Fighters of both sides can Advance towards an escaped captive instead of the nearest detected enemy.",
  }),
  "zh.captive.recapture": row("Catching a captive again", {
    text: "Where the mission allows it, moving into contact with the captive recaptures it and ends the move.",
  }),
  "zh.barracks.where": row("Where the barracks are", {
    text: 'The defender chooses a building (or camp terrain) at least 6" from any attacker.',
    source: "Barracks (p.48)",
  }),
  "zh.barracks.who": row("Who sleeps in the barracks", {
    text: "From its reserves it lays there up to two individual troopers, or one pair, or one character.",
    source: "Barracks (p.48)",
  }),
  "zh.barracks.asleep": row("Sleepers are not found", {
    text: "Recon cannot detect sleepers, and they have no effect on the game.",
    source: "Barracks (p.48)",
    open: ["zh.open.barracks-explosion"],
  }),
  "zh.barracks.wake-alarm": row("The alarm wakes the barracks", {
    text: "After the alarm sleepers can be assigned tokens like reserves (Smarts test in the first turn); they stand up where they are, and their first action must be an Advance as for entering defenders.",
    source: "Barracks (p.48)",
  }),
  "zh.barracks.intruder": row("An intruder wakes the barracks", {
    text: "If an attacker enters the building the sleepers wake and stand at once.",
    source: "Barracks (p.48)",
  }),
  "zh.barracks.empty": row("Empty barracks", {
    text: "If all reserves have arrived the barracks are empty and without effect.",
    source: "Barracks (p.48)",
  }),
  "zh.disguise.cost": row("The disguise is a Requisition card", {
    text: "The disguise counts as a Requisition card: 2 points and one slot.",
    source: "Disguised (p.48–49)",
  }),
  "zh.disguise.optional": row("The disguise needs both players' consent", {
    text: "The disguise can be used in any mission if both players agree.",
    source: "Disguised (p.48)",
  }),
  "zh.disguise.sentries": row("The disguise needs three sentries", {
    text: "The defender must deploy at least three individual, distinguishable sentries (no pairs or Dog Handlers, none of the three in reserve).",
    source: "Disguised (p.48)",
  }),
  "zh.disguise.secret": row("The imposter is written down", {
    text: "Before sentries are deployed the attacker secretly writes down which individual sentry is the imposter.",
    source: "Disguised (p.49)",
  }),
  "zh.disguise.character": row("Who can be the imposter", {
    text: "The imposter is one of the attacker's characters without a Requisition card; figure and tokens are set aside.",
    source: "Disguised (p.49)",
  }),
  "zh.disguise.until": row("Until he shows himself the imposter is a sentry", {
    text: "Until it is revealed the defender acts with that sentry as normal.",
    source: "Patrolling (p.49)",
  }),
  "zh.disguise.inspect": row("Inspecting a sentry", {
    text: 'A defending character that ends a Roving Patrol within 2" of an individual sentry in its line of sight makes a basic Smarts test; passing makes the attacker say whether that sentry is the imposter.',
    source: "Discovered! (p.49)",
  }),
  "zh.disguise.choose-reveal": row("The imposter may show himself", {
    text: "If the imposter sentry detects a covert attacker (by Recon or by close watch) the attacker may reveal it; that attacker then stays covert.",
    source: "Choosing to Reveal (p.49)",
  }),
  "zh.disguise.forced-reveal": row("The imposter must show himself", {
    text: "If the imposter sentry scores a hit with a Shoot action the attacker must reveal it, and the shots miss.",
    source: "Forced to Reveal (p.49)",
  }),
  "zh.disguise.act": row("The imposter acts", {
    text: "The attacker may reveal it on drawing a Character token and assign that action to it.",
    source: "Choosing to Act (p.49)",
  }),
  "zh.disguise.swap": row("The imposter takes the sentry's place", {
    text: "On revealing, the imposter's figure replaces the sentry with the same facing and its marker is removed.",
    source: "Revealing the Imposter (p.48–49)",
  }),
  "zh.disguise.sentry-to-reserve": row("The real sentry goes to the reserve", {
    text: "The replaced sentry goes into the defender's reserves; its token is taken out if reserves are not yet available.",
    source: "Revealing the Imposter (p.48–49)",
  }),
  "zh.disguise.tokens": row("The imposter's tokens", {
    text: "The imposter's tokens are added to the container; if the sentry had acted this turn only one action is left to the imposter.",
    source: "Revealing the Imposter (p.49)",
  }),
  "zh.disguise.discovered": row("An imposter found out moves the alarm by 3", {
    text: "An imposter that was discovered is detected at once by close watch, which raises the alarm track by 3.",
    source: "Revealing the Imposter (p.49)",
  }),
  "zh.disguise.recon": row("The disguise still helps against Recon", {
    text: "After being revealed it stays disguised: Recon rolls against it lose one die as if it were covert and in cover.",
    source: "Revealing the Imposter (p.49)",
  }),
  "zh.light.detected": row("In a light you are detected", {
    text: 'A fighter counts as detected as long as it is within 2" of a Light marker.',
    source: "Lights (p.49)",
  }),
  "zh.light.recon": row("A light helps Recon", {
    text: "Recon rolls against them roll +1 die.",
    source: "Lights (p.49)",
  }),
  "zh.searchlight.place": row("Where a searchlight lies", {
    text: "A searchlight's Light marker is placed at least 6\" from the table edge.",
    source: "Searchlights (p.49)",
  }),
  "zh.searchlight.move": row("How a searchlight moves", {
    text: 'Dice are rolled and the marker moves 6" along the bearing of any one chevron; without a chevron, or if it could only leave the table, it stays.',
    source: "Searchlights (p.49)",
  }),
  "zh.searchlight.each-turn": row("A searchlight moves each turn", {
    text: "It is rolled for again at the start of each turn.",
    source: "Searchlights (p.49)",
  }),
});
