import { row, rulesUnder } from "../../../kernel/index.ts";

export const alarmLevelsRules = rulesUnder("Alarm levels", "Tracking the Alarm Level (p.36)", {
  "zh.alarm.start": row("The alarm starts at 0", {
    text: "The track starts at 0 unless the mission says otherwise.",
    source: "Alarm Levels (p.36); p.44",
  }),
  "zh.alarm.marker-placed": row("A marker placed on an attacker raises the alarm by 1", {
    text: "+1 for each marker placed on an attacker.",
  }),
  "zh.alarm.marker-unplaced": row("A marker that finds nobody raises the alarm by 1", {
    text: '+1 for each marker that could not be placed (zh.alert.extra-none-left) because the attacker has one and no other attacker is within 6".',
  }),
  "zh.alarm.marker-removed": row("A marker taken off lowers the alarm by 1", {
    text: "−1 for each marker removed from an attacker.",
  }),
  "zh.alarm.turn-end": row("The end of a turn raises the alarm by 1", { text: "+1 at the end of each turn." }),
  "zh.alarm.shot": row("A shot raises the alarm by 2", {
    text: "+2 when an attacker shoots with a non-silenced weapon, grenades included.",
    open: ["zh.open.smoke-shot"],
  }),
  "zh.alarm.defender-hit": row("A Defender who survives a hit raises the alarm by 3", {
    text: "+3 when a defender is hit by shooting and not taken out.",
  }),
  "zh.alarm.watch": row("An attacker or body under close watch raises the alarm by 3", {
    text: "+3 for each attacker, pair of attackers or body that an action leaves under close watch.",
    source: "Tracking the Alarm Level (p.36); FAQ",
  }),
  "zh.alarm.watch-once": row("Close watch raises the alarm once for each", {
    text: "That +3 applies only once per attacker, pair of attackers or body.",
  }),
  "zh.alarm.explosion": row("An explosion raises the alarm by 5", { text: "+5 for an explosion." }),
  "zh.alarm.all-apply": row("Everything that applies to the alarm is added", {
    text: "All entries that apply are added.",
  }),
  "zh.alarm.floor": row("The alarm never falls below 0", { text: "The track does not go below 0." }),
  "zh.alarm.no-return": row("Once raised, the alarm stays", {
    text: "Once the alarm is raised the track is no longer kept and the level never falls.",
    source: "Alarm Levels (p.36)",
  }),
  "zh.alarm.bands": row("Calm to 3, Suspicious to 7, alarm raised from 8", {
    text: "0 to 3 is Calm, 4 to 7 Suspicious, 8 or more Alarm Raised.",
    source: "Calm; Suspicious; Alarm Raised (p.37)",
  }),
  "zh.alarm.can-calm": row("Suspicion can calm down", {
    text: "The level can fall from Suspicious back to Calm.",
    source: "Alarm Levels (p.36)",
  }),
  "zh.alarm.quiet-actions": row("What Defenders can do before the alarm", {
    text: "While Calm or Suspicious, defenders can make only Patrol, Advance and responsive actions.",
    source: "Calm; Suspicious (p.37)",
  }),
  "zh.alarm.sentry-route": row("How Defenders patrol before the alarm", {
    text: "While Calm or Suspicious, sentries patrol by Patrol Route and all other defenders by Roving Patrol.",
    source: "Calm (p.37)",
  }),
  "zh.alarm.redraw-orders": row("Attackers may draw another Order", {
    text: "While Calm or Suspicious, but not after the alarm, the attacker may discard the Order card drawn and must keep the next one instead.",
    source: "Calm; Suspicious; Alarm Raised (p.37); Undiscovered (p.38) as corrected by FAQ",
  }),
  "zh.alarm.raised-reserve-tokens": row("The alarm lets the reserves in", {
    text: "When the alarm is raised the tokens of fighters in reserve go into the container at once.",
    source: "Alarm Raised (p.37)",
  }),
  "zh.alarm.raised-no-route": row("After the alarm nobody patrols a route", {
    text: "After the alarm sentries make no Patrol Route actions and can make Roving Patrol actions.",
    source: "Alarm Raised (p.37)",
  }),
  "zh.alarm.raised-attacks": row("After the alarm Defenders attack", {
    text: "After the alarm defenders can Shoot and Fight.",
    source: "Alarm Raised (p.37)",
  }),
  "zh.alarm.redraw-events": row("After the alarm Defenders may draw another Event", {
    text: "After the alarm the defender may discard the Event card drawn and must keep the next one instead.",
    source: "Alarm Raised (p.37); Alarm! (p.39)",
  }),
  "zh.body.stays": row("A Defender who falls before the alarm leaves a body", {
    text: "A defender taken out while Calm or Suspicious stays on the table as a body.",
    source: "Bodies (p.37)",
  }),
  "zh.body.as-attacker": row("A body counts as a covert attacker", {
    text: "To the defenders a body counts as a covert attacker.",
    source: "Bodies (p.37)",
    open: ["zh.open.body-combat"],
  }),
  "zh.body.recon": row("A body can be found by Recon", {
    text: "Defenders can make Recon rolls against a body and put a marker on it.",
    source: "Bodies (p.37)",
  }),
  "zh.body.draws": row("A body draws patrols", {
    text: "Patrolling defenders Advance towards a detected body.",
    source: "Bodies (p.37)",
  }),
  "zh.body.found": row("A body found moves the alarm by 3", {
    text: "A body under close watch by a defender moves the alarm track by +3 and is then removed.",
    source: "Bodies (p.37)",
    open: ["zh.open.body-watch"],
  }),
  "zh.body.after-alarm": row("After the alarm bodies do not matter", {
    text: "Once the alarm is raised bodies are removed and have no effect.",
    source: "Bodies; Alarm Raised (p.37)",
  }),
  "zh.body.hide-pass": row("Hiding a body: sneak past it", {
    text: 'To hide a body an attacker makes a Sneak action that passes within 1" of it.',
    source: "Hiding a Body (p.37)",
  }),
  "zh.body.hide-cost": row("Dragging a body costs a success", {
    text: 'It may spend one success (losing that 1" of movement) to take the body along for the rest of the move.',
    source: "Hiding a Body (p.37)",
  }),
  "zh.body.hide-none": row("Without a success the body stays", {
    text: "Without a success the body cannot be moved in that action.",
    source: "Hiding a Body (p.37)",
  }),
  "zh.body.hide-done": row("Where a body is hidden", {
    text: 'Once dragged, the body is removed from the table if the carrier then gets within 1" of a building, parked vehicle, obstacle or rough terrain in that action.',
    source: "Hiding a Body (p.37)",
  }),
});
