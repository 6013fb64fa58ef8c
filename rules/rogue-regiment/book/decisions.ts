/** The decisions the rules hand to people: when, who chooses, between what. */
export const prompts = {
  "rr.decide.mission": "Players (before play): mission, difficulty setting, changes of customising",
  "rr.decide.operators": "Players (before play): Operators and the side of each board (unless fixed by the mission)",
  "rr.decide.patrol-start": "Players (set-up): the 2 start points of each patrol line",
  "rr.decide.willys": "Players (set-up): use of the Willys where allowed, who drives, who else starts aboard",
  "rr.decide.operator-order": "Players (each Operator Phase): the order of vehicles, then of Operators",
  "rr.decide.action": "The Operator's player (each step of a turn): any legal action, or ending the turn",
  "rr.decide.path": "The Operator's player (move, sprint, climb): the squares of the path",
  "rr.decide.weapon-target": "The Operator's player (attack): weapon, target, and for a grenade the square",
  "rr.decide.combined-order": "The Operator's player (move & attack, move & place): move first or second",
  "rr.decide.facing": "The Operator's player (any time in own turn): facing N, E, S, W",
  "rr.decide.pickup": "The Operator's player (on a square with items or objects): which to pick up, or none",
  "rr.decide.place-square": "The Operator's player (place): the adjacent square, the item",
  "rr.decide.bomb-depth": "The Operator's player (placing a Lewes bomb): the depth in the deck, 1 to 20",
  "rr.decide.turn-direction":
    "Players (a unit turns 180 degrees: to a sound, an attack, the cat, back from a talk): clockwise or anti-clockwise",
  "rr.decide.face-diagonal":
    "Players (a unit must face something exactly diagonal to it): the two facings, after the default of rr.open.facing-diagonal",
  "rr.decide.reaction-order": "Players (several units make reaction attacks after one action): their order",
  "rr.decide.mark-interrupt":
    "The marking Operator's player (Axis Advance and Axis Patrol Phases: before the first unit moves, after each square any unit (vehicles included) moves, and after the last unit): attack now or wait",
  "rr.decide.mark-event":
    "The marking Operator's player (Event Phase, card drawn, not yet actioned): attack now or not",
  "rr.decide.mark-order": "Players (several marked attacks possible at one moment): their order",
  "rr.decide.mark-facing":
    "The Operator's player (end of the marking Operator's turn): his facing, which fixes the cone of the marked attack",
  "rr.decide.nominate":
    "Players (the alarm sounds, or the last spotted Operator is gone, with none spotted): which Operator becomes spotted",
  "rr.decide.advance-order-tie": "Players (units equally close to spotted Operators): which moves first",
  "rr.decide.closest-tie": "Players (two spotted Operators equally close to a unit): which counts as closest",
  "rr.decide.route-tie": "Players (equally short routes, none forced by rr.advance.route-los): the route",
  "rr.decide.position-tie": "Players (several optimal positions at equal cost): the square",
  "rr.decide.leave-tie": "Players (sentries leave their points and several are equally close): the order",
  "rr.decide.patrol-order-tie": "Players (patrolmen equally close to Operators): which moves first",
  "rr.decide.cigarette-holder": "Players (cigarette event): which Operator with an empty small slot takes it",
  "rr.decide.cigarette-target": "The holder's player (Operator Phase, token held): which non-alert unit, when",
  "rr.decide.spawn-markers":
    "Players (units put on equally close markers): which markers; which spawn tile if several have the colour",
  "rr.decide.attack-target-tie": "Players (Axis Attack Phase, equally good targets): the Operator attacked",
  "rr.decide.axis-attack-order":
    "Players (Axis Attack Phase, after the explosive weapons): the order of the attacking units (no order is printed)",
  "rr.decide.allocate-blast":
    "Players (bomb, barrel, grenade, landmine): successes among units and objectives under the template",
  "rr.decide.allocate-strafe":
    "The shooter's player (Sten, vehicle guns): hits among the target and eligible neighbours",
  "rr.decide.allocate-mortar": "Players (several Operators under the mortar template): the damage among them",
  "rr.decide.mortar-vehicle": "Players (mortar on an Operator vehicle): the square of the vehicle under the 7",
  "rr.decide.rabbit": "Players (any D6 allowed by rr.open.rabbit-dice): use the rabbit's foot now or not",
  "rr.decide.medpack": "The owner's player (the owner's turn): heal himself or an adjacent Operator",
  "rr.decide.vehicle-action": "Players (Operator vehicle): the action, the weapons fired, attack or mark for all",
  "rr.decide.deploy": "Players (deploy): who leaves, to which adjacent squares, the new seats",
  "rr.decide.seat": "The Operator's player (boarding): a free seat",
  "rr.decide.resize": "Players (resizing a mission): tiles kept, objectives moved or dropped",
  "rr.decide.transport-squares":
    "Players (troops leave a carrier, squares equally good): the squares they are put on, and with a reading of it their facing",
  "rr.decide.allocate-flames":
    "Players (one roll for a burning room, by a reading of rr.open.dogs-burn-each): who in it takes each success",
  "rr.decide.outfit": "Her player (set-up): the outfit Nancy begins in, unless the mission says so",
  "rr.decide.step-aside":
    "Her player (Nancy is spotted on an occupied square, by a reading): the nearest free square she is put on",
  "rr.decide.failure-holder": "Players (mechanical failure event): which Operator with an empty small slot takes it",
  "rr.decide.failure-target": "The holder's player (Operator Phase, token held): which Axis vehicle on the board, when",
  "rr.decide.jager-stalkers": "The Jäger player (set-up): the empty spaces of spawn tiles the Stalkers wait on",
  "rr.decide.jager-phase":
    "The Jäger player (Jäger Phase): lay a card, draw one, discard two and draw one, or do nothing; by a reading which card to discard",
  "rr.decide.jager-use":
    "The Jäger player (Event Phase, the regular card is revealed): use the card he has laid, or not",
  "rr.decide.jager-token":
    "The Jäger player (his card is actioned): where its token goes, and which one moves when all are on the board",
  "rr.decide.jager-command": "The Jäger player (Axis Advance Phase): where a Jäger unit moves, and its facing",
  "rr.decide.stalker-facing": "The Jäger player (a Stalker has come to its waypoint): its facing",
  "rr.decide.typhoon-line": "Players (the Typhoon arrives): the line of tiles of its run",
} as const satisfies Record<string, string>;

export type PromptId = keyof typeof prompts;

/** When decisions are not asked, beside where there is one option. */
export const unasked: Partial<Readonly<Record<PromptId, string>>> = {
  "rr.decide.turn-direction": "where one way round is shorter",
  "rr.decide.face-diagonal": "where one of the facings needs fewer quarter turns",
  "rr.decide.reaction-order": "where all attackers have the same weapon and modifiers, nor of fire at an aircraft",
  "rr.decide.axis-attack-order":
    "where all attackers have the same weapon and the same targets (of explosive weapons: where all are mortars), nor of fire at an aircraft, which comes last",
  "rr.decide.route-tie":
    "between routes that end on the same square and show the unit the same on the way, unless somebody has a target marker out",
  "rr.decide.mark-interrupt": "while no marked attack is possible",
  "rr.decide.mark-event": "while no marked attack is possible",
  "rr.decide.mark-order": "while only one Operator can make a marked attack",
  "rr.decide.nominate": "while another Operator is spotted",
  "rr.decide.spawn-markers": "where every free marker of the row is taken",
  "rr.decide.rabbit": "where a 6 changes nothing",
};
