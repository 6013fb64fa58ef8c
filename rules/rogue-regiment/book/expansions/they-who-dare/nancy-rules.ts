import { row, rulesUnder } from "../../../../kernel/index.ts";

/** They Who Dare, its people: Nancy in disguise, the garrotte, the rat bomb, support units of the SAS. */
export const rules = {
  ...rulesUnder("They Who Dare: civilian disguise", "Civilian Disguise p.29", {
    "rr.dare.disguise-cost": row("Changing outfit: 4 AP", {
      text: "Changing into the disguise costs 4 AP; changing out of it costs 4 AP.",
    }),
    "rr.dare.disguise-swap": row("What changing outfit swaps", {
      text: "On changing, Nancy's token is swapped for the other outfit's token and her Operator board is turned over.",
      source: "Civilian Disguise p.29 (component)",
    }),
    "rr.dare.disguise-actions": row("What Nancy can do in disguise", {
      text: "Disguised and not spotted, apart from changing outfit (4 AP) Nancy's only actions are move, attack (garrotte only), break cover and interact.",
    }),
    "rr.dare.disguise-no-combined-actions": row("What Nancy cannot do in disguise", {
      text: "Move & attack, take aim, mark target, blind fire, pick up, place, move & place, pop up and recover are unavailable to her while disguised and not spotted.",
    }),
    "rr.dare.disguise-no-crouch": row("In disguise Nancy does not crouch", { text: "Disguised, she cannot crouch." }),
    "rr.dare.disguise-no-climb": row("In disguise Nancy does not climb", {
      text: "Disguised, she cannot climb (hedges, crates, windows).",
    }),
    "rr.dare.disguise-no-sprint": row("In disguise Nancy does not sprint", { text: "Disguised, she cannot sprint." }),
    "rr.dare.disguise-no-vault": row("In disguise Nancy crosses no low wall", {
      text: "Disguised, she cannot cross a low wall.",
    }),
    "rr.dare.disguise-no-forest": row("In disguise Nancy enters no forest", {
      text: "Disguised, she cannot enter a forest square.",
    }),
    "rr.dare.disguise-no-vehicle": row("In disguise Nancy uses no vehicle", {
      text: "Disguised, she cannot use vehicles.",
    }),
    "rr.dare.disguise-los-safe": row("In disguise Nancy may be seen", {
      text: "Moving, standing or interacting in Axis LOS while disguised does not get her spotted and alerts nobody (a garrotte attack does, see rr.dare.garrotte-witness).",
    }),
    "rr.dare.disguise-passes-axis": row("In disguise Nancy passes through enemies", {
      text: "Disguised, she may move through squares holding Axis units.",
    }),
    "rr.dare.disguise-no-reaction": row("In disguise Nancy draws no fire", {
      text: "Moving in disguise and unspotted draws no reaction attack and no stop or alert from a patrol that passes her.",
      source: "Civilian Disguise p.29 (moves freely through LOS) (inferred)",
    }),
    "rr.dare.disguise-ends-on-empty-square": row("In disguise Nancy ends on an empty square", {
      text: "She must end her turn on an unoccupied square.",
    }),
    "rr.dare.disguise-axis-pass-through": row("Enemies pass through Nancy in disguise", {
      text: "Axis units move through her square as through another Axis unit's; she does not block a doorway against them and they are not alerted by her.",
    }),
    "rr.dare.disguise-suspicion": row("Watched in disguise: the meter moves", {
      text: "If at least one Axis unit has the disguised Nancy in LOS in the End Phase, the meter advances 1.",
    }),
    "rr.dare.disguise-suspicion-once": row("Suspicion moves the meter by 1 only", {
      text: "The suspicion advance is 1 however many units see her.",
    }),
    "rr.dare.disguise-suspicion-first": row("Suspicion is checked first in the End Phase", {
      text: "Suspicion is checked at the beginning of the End Phase, before any token is removed.",
    }),
    "rr.dare.disguise-suspicion-extra": row("Suspicion comes on top of the usual advance", {
      text: "The suspicion advance comes on top of the normal End Phase advance, so the meter can advance 2 in one End Phase.",
    }),
    "rr.dare.disguise-suspicion-alarm": row("Suspicion may set off the alarm", {
      text: "If the suspicion advance brings the meter to 0 the alarm sounds while she is in LOS, so she is spotted at once.",
      source: "Civilian Disguise p.29; Interact p.29",
    }),
    "rr.dare.disguise-suspicion-position": row("Suspicion counts where she ends", {
      text: "Only LOS at the End Phase counts; LOS crossed during her move, or lost before the End Phase, does not.",
      source: "Civilian Disguise p.29 (examples)",
    }),
    "rr.dare.disguise-suspicion-peripheral": row("A look from the side counts as suspicion", {
      text: "Peripheral LOS counts as LOS for suspicion.",
      source: "Civilian Disguise p.29 (first example)",
    }),
    "rr.dare.disguise-break-cover": row("Breaking cover in disguise", {
      text: "Breaking cover in disguise swaps in Nancy's spotted token and alerts the Axis unit closest to her.",
      source: "Interact p.29",
    }),
    "rr.dare.disguise-spotted-full-actions": row("Spotted in disguise, Nancy does everything", {
      text: "Spotted while in disguise, she has the full set of actions (sprint, crouch, forest squares, vehicles and the rest).",
      source: "Interact p.29",
    }),
    "rr.dare.disguise-spotted-as-operator": row("Spotted in disguise, Nancy is hunted", {
      text: "Spotted while in disguise, she is treated by the Axis like any other spotted Operator.",
      source: "Interact p.29",
    }),
    "rr.dare.disguise-spotted-no-kit": row("Spotted in disguise, Nancy has no gun", {
      text: "Spotted while in disguise, she cannot use her gun, bomb or knife until she changes outfit for 4 AP.",
      source: "Interact p.29",
    }),
    "rr.dare.disguise-alarm-ends": row("The alarm ends the disguise", {
      text: "Once the alarm has sounded the disguise gives no protection.",
      source: "Interact p.29",
    }),
    "rr.dare.disguise-alarm-in-los": row("The alarm spots Nancy if she is in sight", {
      text: "If she is in the LOS of an Axis unit when the alarm sounds, she is spotted at once.",
      source: "Interact p.29",
    }),
    "rr.dare.disguise-alarm-while-interacting": row("Interacting does not save her from the alarm", {
      text: "Interacting when the alarm sounds does not save her from being spotted.",
      source: "Interact p.29",
    }),
    "rr.dare.disguise-alarm-unseen": row("Out of sight the alarm does not spot her", {
      text: "If no Axis unit has her in LOS when the alarm sounds, the alarm itself does not spot her.",
      source: "Interact p.29",
    }),
  }),
  ...rulesUnder("They Who Dare: interact", "Interact p.29", {
    "rr.dare.interact-cost": row("Interact: 1 AP and a token", {
      text: "Interact costs 1 AP and discards 1 interact token.",
    }),
    "rr.dare.interact-three-tokens": row("Nancy has three interact tokens", {
      text: "Nancy starts with 3 interact tokens; without one she cannot interact.",
    }),
    "rr.dare.interact-only-disguised": row("Interact in disguise only", {
      text: "Interact is available only while in disguise.",
    }),
    "rr.dare.interact-target": row("Whom Nancy can interact with", {
      text: "The target must be an Axis infantry unit that is not alert.",
    }),
    "rr.dare.interact-orthogonal": row("Interact from straight beside the target", {
      text: "Nancy must stand orthogonally adjacent to the target; a diagonal square does not do.",
    }),
    "rr.dare.interact-flip": row("Nancy's token shows that she interacts", {
      text: "Her token is flipped to its interact side while the interaction lasts.",
      source: "Interact p.29 (component)",
    }),
    "rr.dare.interact-unit-turns": row("The target of an interaction turns to Nancy", {
      text: "The target turns to face Nancy.",
    }),
    "rr.dare.interact-holds-unit": row("How long an interaction holds its target", {
      text: "The target keeps that facing and stays put (no patrol move, no event rotation) for as many turns as the player keeps the interaction going.",
    }),
    "rr.dare.interact-alarm-ends": row("The alarm ends an interaction", { text: "The alarm ends the interaction." }),
    "rr.dare.interact-no-suspicion": row("No suspicion while interacting", {
      text: "While Nancy is interacting in the End Phase, the suspicion advance does not happen, whoever has her in LOS.",
    }),
    "rr.dare.interact-no-los": row("The target of an interaction sees nothing", {
      text: "The target has no LOS while the interaction lasts.",
    }),
    "rr.dare.interact-still-hears": row("The target of an interaction still hears", {
      text: "The target still flips to alert on hearing a loud weapon, an adjacent sprint or a warning shout.",
    }),
    "rr.dare.interact-alert-ends": row("Being alerted ends an interaction", {
      text: "The target flipping to alert ends the interaction.",
    }),
    "rr.dare.interact-end-gunfire": row("Gunfire turns the target to the sound", {
      text: "If gunfire ended it, the unit turns to face the sound.",
    }),
    "rr.dare.interact-end-shout": row("A shout turns the target back", {
      text: "If a warning shout ended it, the unit turns back to its default facing (it does not keep facing Nancy).",
    }),
  }),
  ...rulesUnder("They Who Dare: garrotte", "Garrotte p.29", {
    "rr.dare.garrotte-only-weapon": row("The garrotte is Nancy's only weapon in disguise", {
      text: "In disguise the garrotte is Nancy's only weapon.",
    }),
    "rr.dare.garrotte-assassination-only": row("The garrotte strikes from behind", {
      text: "The garrotte makes only assassination attacks: from the square directly behind an Axis infantry unit (base).",
    }),
    "rr.dare.garrotte-needs-roll": row("The garrotte needs a roll", {
      text: "A garrotte attack is rolled on one D6; it is not automatic like the knife.",
    }),
    "rr.dare.garrotte-first-six": row("Garrotte, first try: 6", {
      text: "The first attack of a turn on the target needs 6.",
    }),
    "rr.dare.garrotte-second-five": row("Garrotte, second try: 5 or more", {
      text: "A second attack in the same turn needs 5+.",
    }),
    "rr.dare.garrotte-third-four": row("Garrotte, third try: 4 or more", {
      text: "A third attack in the same turn needs 4+.",
    }),
    "rr.dare.garrotte-fourth-three": row("Garrotte, fourth try: 3 or more", {
      text: "A fourth attack in the same turn needs 3+.",
    }),
    "rr.dare.garrotte-kill": row("The garrotte kills", {
      text: "A successful garrotte attack kills the target; its token is replaced with a corpse (base).",
      source: "Garrotte p.29; Assassination p.7",
    }),
    "rr.dare.garrotte-retry-needs-miss": row("The garrotte gets easier after each miss", {
      text: "The easier number applies only after the earlier attacks of that turn on that target have failed; an attack on another target begins at 6.",
      source: "Garrotte p.29 (inferred)",
    }),
    "rr.dare.garrotte-one-ap-each": row("Each try with the garrotte costs 1 AP", {
      text: "Each garrotte attack costs 1 AP, so a further attack needs AP left.",
    }),
    "rr.dare.garrotte-ensnare": row("Out of action points, the target is ensnared", {
      text: "If she runs out of AP after a failed attack, her turn ends and the target is ensnared.",
    }),
    "rr.dare.garrotte-ensnared-inert": row("An ensnared guard does nothing", {
      text: "An ensnared target does nothing in the Axis phases (no move, rotation, advance or attack).",
    }),
    "rr.dare.garrotte-restart-at-six": row("Against an ensnared guard Nancy begins at 6 again", {
      text: "On her next turn the sequence against the ensnared target starts again at 6.",
    }),
    "rr.dare.garrotte-witness": row("Enemies that see the garrotte spot Nancy", {
      text: "If the target is in LOS of other Axis units when a garrotte attack is made, those units flip to alert and Nancy is spotted, whether or not the attack succeeds.",
    }),
    "rr.dare.garrotte-finish-when-spotted": row("Spotted, Nancy may finish an ensnared guard", {
      text: "Nancy may go on attacking a target she has already ensnared even though she has become spotted.",
    }),
    "rr.dare.garrotte-not-begun-when-spotted": row("Spotted, Nancy cannot begin with the garrotte", {
      text: "A spotted Nancy cannot begin a garrotte on a new target (base: a spotted Operator may not assassinate).",
      source: "Garrotte p.29; Attack Action p.7",
    }),
  }),
  ...rulesUnder("They Who Dare: rat bomb", "Rat Bomb p.30; Lewes Bomb p.23", {
    "rr.dare.rat-bomb-as-lewes": row("The rat bomb works like a Lewes bomb", {
      text: "The rat bomb follows every rule of the Lewes bomb: single use, 6 dice at 2+, template on the token, template stays until the End Phase blocking LOS and infantry movement, cannot be picked up once placed.",
    }),
    "rr.dare.rat-bomb-place": row("Placing a rat bomb", {
      text: "It is placed with place or move & place.",
      source: "Rat Bomb p.30",
    }),
    "rr.dare.rat-bomb-card": row("How deep the rat bomb's card goes", {
      text: "Its own event card goes into the event deck at a depth the player chooses, at most 20 cards deep (base).",
    }),
    "rr.dare.rat-bomb-detonates-after-event": row("When the rat bomb explodes", {
      text: "When its card shows on top of the unplayed deck, the drawn event card is actioned first and then the bomb goes off.",
    }),
  }),
  ...rulesUnder("They Who Dare: support units", "SAS Support Units p.30; Resistance Units p.26", {
    "rr.dare.support-placed": row("Where SAS support units start", {
      text: "SAS support units start on the board at the places shown on the mission page.",
      source: "SAS Support Units p.30",
    }),
    "rr.dare.support-as-resistance": row("SAS support units follow the Resistance", {
      text: "They follow the base Resistance support-unit rules.",
      source: "SAS Support Units p.30",
    }),
    "rr.dare.support-actions": row("What SAS support units can do", {
      text: "Their actions and AP are: move 1, sprint (3 squares) 2, climb 2, attack 1, move & attack 1, take aim 1, blind fire 1, crouch 1, pop up 0, pop up & attack 1.",
      source: "SAS Support Unit Actions p.30",
    }),
    "rr.dare.support-no-mark": row("SAS support units cannot mark", {
      text: "They cannot mark targets, also not from a vehicle.",
    }),
    "rr.dare.support-no-items": row("SAS support units pick nothing up", {
      text: "They cannot pick up items or objects.",
    }),
    "rr.dare.support-health": row("SAS support units have 3 health", { text: "They have 3 health points." }),
    "rr.dare.support-vehicles": row("SAS support units use vehicles", {
      text: "They may ride in and operate Operator vehicles.",
    }),
    "rr.dare.support-spotted-not-counted": row("A spotted SAS support unit is not enough", {
      text: "A spotted support unit does not satisfy the rule that one Operator must be spotted; if it triggers the alarm an Operator is nominated and spotted as well.",
    }),
  }),
};
