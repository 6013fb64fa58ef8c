import type { RuleRow } from "../kernel/index.ts";

/** The rules row by row, Résistance and Ghost included: clauses in our own words with the page of the rules summary. */
export const rules = {
  "vs.term.synonyms": {
    topic: "Terms",
    text: '"Level" (Ghost, miniatures) and "terrain" are one thing; "elite" and "special" (black-bordered) enemy units are one thing.',
    source: "Setup p1–2; Ghost p6",
  },
  "vs.term.enemy-visible": {
    topic: "Terms",
    text: "An enemy unit is visible at all times and never becomes stealthy.",
    source: "Stealth p1–2",
  },
  "vs.term.player-choice": {
    topic: "Terms",
    text: "Where a rule leaves several options, the players concerned choose among them.",
    source: "Setup p1–2",
  },
  "vs.setup.game-size": {
    topic: "Set-up",
    text: "A quick game uses 1 terrain card; an operation uses 2 to 5 terrain cards and a matching pair of operation cards.",
    source: "Setup p1–2",
  },
  "vs.setup.standard": {
    topic: "Set-up",
    text: "Standard difficulty ignores the special rules printed on the operation cards.",
    source: "Setup p1–2",
  },
  "vs.setup.veteran": {
    topic: "Set-up",
    text: "Veteran difficulty applies every special rule of the operation cards, the marked ones included.",
    source: "Setup p1–2",
  },
  "vs.setup.veteran-guards": {
    topic: "Set-up",
    text: "Veteran difficulty adds 1 enemy unit showing an MP40 on every tile in contact with an enemy entrance.",
    source: "Setup p1–2",
  },
  "vs.setup.leftmost-first": {
    topic: "Set-up",
    text: "At the start only the terrain card or cards in the leftmost position of the operation are built.",
    source: "Setup p1–2",
  },
  "vs.setup.north": {
    topic: "Set-up",
    text: "All terrains share one compass: north is the same for every terrain in play.",
    source: "Setup p1–2",
  },
  "vs.setup.operation-overrides": {
    topic: "Set-up",
    text: "A special rule of the operation that is in force replaces the objective of a terrain card where the two differ.",
    source: "Setup p1–2",
  },
  "vs.setup.tiles": {
    topic: "Set-up",
    text: "A tile is small, medium or large and lies on its indoor side (walls around it) or its outdoor side (no walls); any tile of the same size, shape and side may stand in.",
    source: "Setup p1–2",
  },
  "vs.setup.equipment-source": {
    topic: "Set-up",
    text: "Equipment that set-up calls for comes from the equipment reserve, and from the discard pile when the reserve lacks it.",
    source: "Setup p1–2",
  },
  "vs.setup.equipment-shortfall": {
    topic: "Set-up",
    text: "When both lack it, the players choose which tiles or commandos go without.",
    source: "Setup p1–2",
  },
  "vs.setup.guard-token": {
    topic: "Set-up",
    text: "1 regular enemy unit showing an MP40 (2 white squares) is placed on each triangular token and protects it.",
    source: "Setup p1–2",
  },
  "vs.setup.guard-nest": {
    topic: "Set-up",
    text: "The enemy unit set up for an MG42 nest stands on the nest's single space.",
    source: "Setup p1–2",
  },
  "vs.setup.event-deck": {
    topic: "Set-up",
    text: "The event cards are shuffled into one face-down main deck.",
    source: "Setup p1–2",
  },
  "vs.setup.limit-deck": {
    topic: "Set-up",
    text: "A terrain with a turn limit gets its own event deck of as many cards as the limit; the limit is reached when that deck has no card left to draw.",
    source: "Setup p1–2",
  },
  "vs.setup.limit-no-direction": {
    topic: "Set-up",
    text: "When a card of a limit deck shows no direction, cards are drawn from the main deck until one has a direction.",
    source: "Setup p1–2",
  },
  "vs.setup.limit-overrun": {
    topic: "Set-up",
    text: "Past the turn limit, the terrain's events come from the main deck.",
    source: "Setup p1–2",
  },
  "vs.setup.equipment-reserve": {
    topic: "Set-up",
    text: "The equipment reserve is a hidden random pool of all equipment tokens left, spotted tokens included.",
    source: "Setup p1–2",
  },
  "vs.setup.enemy-reserve": {
    topic: "Set-up",
    text: "The enemy reserve is a hidden random pool of the regular units left (5 of them with sledgehammer), 7 empty-set (Ø) tokens and 3 special units.",
    source: "Setup p1–2",
  },
  "vs.setup.special-reserve": {
    topic: "Set-up",
    text: "The 3 special units in the enemy reserve are random ones of 10; the other 7 form the special reserve beside it.",
    source: "Setup p1–2; Miniature packs p5",
  },
  "vs.setup.commando-choice": {
    topic: "Set-up",
    text: "Each player chooses a commando card and one of its 2 sides (blue or tan), and keeps that side while the commando lives.",
    source: "Setup p1–2",
  },
  "vs.setup.starting-equipment": {
    topic: "Set-up",
    text: "A commando starts with 1 equipment token for each transparent icon on its card.",
    source: "Setup p1–2",
  },
  "vs.setup.carry-limit": {
    topic: "Set-up",
    text: "A commando holds at most as many equipment tokens as its card has circles.",
    source: "Setup p1–2",
  },
  "vs.setup.slot-reuse": {
    topic: "Set-up",
    text: "A transparent slot holds any equipment token once its starting token has left it.",
    source: "Setup p1–2",
  },
  "vs.setup.opaque": {
    topic: "Set-up",
    text: "Blue opaque equipment printed on a card has unlimited use, cannot pass to another commando and cannot be covered by a token.",
    source: "Setup p1–2",
  },
  "vs.setup.multi-control": {
    topic: "Set-up",
    text: "With fewer players than commandos required, one player may control several commandos.",
    source: "Setup p1–2",
  },
  "vs.setup.first-entry": {
    topic: "Set-up",
    text: "On the first turn of an operation every commando enters through an open trap door, for 1 AP (moving) or 2 AP (moving stealthily onto a medium tile).",
    source: "Setup p1–2",
  },
  "vs.turn.phases": {
    topic: "Turn and event phase",
    text: "A turn is: event phase, commando phase, enemy phase, end-of-turn phase, in this order.",
    source: "Game turn p1–2",
  },
  "vs.event.per-terrain": {
    topic: "Turn and event phase",
    text: "One event card is drawn for each terrain in play and lies face up beside it until the end of the turn.",
    source: "Event phase p1–2",
  },
  "vs.event.scope": {
    topic: "Turn and event phase",
    text: "An event card affects only its own terrain, and at once, unless it says otherwise.",
    source: "Event phase p1–2",
  },
  "vs.event.alarm-state": {
    topic: "Turn and event phase",
    text: "Of two alarm-dependent effects, the one that matches the terrain's alarm at the moment of the draw applies, whatever the alarm does later in the turn.",
    source: "Event phase p1–2",
  },
  "vs.event.enemy-phase-effect": {
    topic: "Turn and event phase",
    text: "An event that acts in the enemy phase waits (card under an entrance) until that phase.",
    source: "Event phase p1–2",
  },
  "vs.event.reshuffle": {
    topic: "Turn and event phase",
    text: "When the main event deck is empty, its discarded cards are shuffled into a new deck.",
    source: "Event phase p1–2",
  },
  "vs.event.discard": {
    topic: "Turn and event phase",
    text: "The event cards of a turn are discarded when a new turn begins.",
    source: "End of turn p1–2",
  },
  "vs.ap.three": {
    topic: "Action points",
    text: "Each commando has 3 AP per commando phase; AP not used then are lost.",
    source: "Commando phase p1–2",
  },
  "vs.ap.cost": {
    topic: "Action points",
    text: "An action costs 0, 1 or 2 AP by its type; special actions printed on the commando card are open too.",
    source: "Commando phase p1–2",
  },
  "vs.ap.repeat": {
    topic: "Action points",
    text: "A commando may perform the same action several times.",
    source: "Commando phase p1–2",
  },
  "vs.ap.order": {
    topic: "Action points",
    text: "The players choose the order of the commandos; each performs all its actions before the next one starts, 0 AP actions aside.",
    source: "Commando phase p1–2",
  },
  "vs.ap.zero-between-actions": {
    topic: "Action points",
    text: "A 0 AP action may be performed before or after an action of another commando.",
    source: "Commando phase p1–2",
  },
  "vs.ap.zero-between-steps": {
    topic: "Action points",
    text: "A 0 AP action may be performed before or after each step of the enemy phase.",
    source: "Commando phase p1–2",
  },
  "vs.ap.zero-not-during": {
    topic: "Action points",
    text: "A 0 AP action may not be performed during another commando's action or during an enemy step.",
    source: "Commando phase p1–2",
  },
  "vs.collect.action": {
    topic: "Collecting and dropping equipment",
    text: "Collecting costs 0 AP and takes a token on its green or blue side from the commando's own tile.",
    source: "Collecting p1–2",
  },
  "vs.collect.never-red": {
    topic: "Collecting and dropping equipment",
    text: "A token on its red side is never collected.",
    source: "Collecting p1–2; Equipment p3–4",
  },
  "vs.collect.never-orange": {
    topic: "Collecting and dropping equipment",
    text: "A token on its orange side is never collected.",
    source: "Collecting p1–2",
  },
  "vs.collect.free-slot": {
    topic: "Collecting and dropping equipment",
    text: "A collected token needs a free equipment slot on the commando card.",
    source: "Collecting p1–2",
  },
  "vs.collect.drop": {
    topic: "Collecting and dropping equipment",
    text: "Dropping costs 0 AP and lays a token from the card on the commando's tile.",
    source: "Collecting p1–2",
  },
  "vs.collect.exchange": {
    topic: "Collecting and dropping equipment",
    text: "Giving, taking or exchanging tokens costs 0 AP and needs both commandos on the same tile.",
    source: "Collecting p1–2",
  },
  "vs.move.cost": {
    topic: "Moving",
    text: "Moving costs 1 AP and goes to one adjacent tile, never diagonally.",
    source: "Moving p1–2",
  },
  "vs.move.opening": {
    topic: "Moving",
    text: "The shared edge must be an opening: an unlocked door, or no wall; a wall or a locked door stops a commando.",
    source: "Moving p1–2",
  },
  "vs.move.free-space": {
    topic: "Moving",
    text: "The destination needs at least 1 free space; a tile holds at most as many characters as it has circles.",
    source: "Moving p1–2",
  },
  "vs.move.no-space-tokens": {
    topic: "Moving",
    text: "Equipment tokens and small triangular tokens (alarm, objective) take no space.",
    source: "Moving p1–2",
  },
  "vs.move.nest-space": {
    topic: "Moving",
    text: "An MG42 nest takes 2 spaces of its tile and has 1 space inside: a nest tile of C circles holds C − 2 characters outside and 1 inside.",
    source: "Moving p1–2",
  },
  "vs.move.trap-door-entry": {
    topic: "Moving",
    text: "Moving also enters, from outside the terrain, a tile that holds an open trap door.",
    source: "Moving p1–2",
  },
  "vs.stealthmove.cost": {
    topic: "Moving",
    text: "Moving stealthily onto a medium tile costs 2 AP and otherwise follows the conditions of moving.",
    source: "Moving stealthily p1–2",
  },
  "vs.stealthmove.stays-stealthy": {
    topic: "Moving",
    text: "A stealthy commando that moves so onto a medium tile stays stealthy, subject to the stealth check.",
    source: "Moving stealthily p1–2; Stealth check p1–2",
  },
  "vs.stealthmove.becomes-stealthy": {
    topic: "Moving",
    text: "A visible commando that moves so onto a medium tile without enemy units becomes stealthy.",
    source: "Stealth p1–2",
  },
  "vs.stealthmove.trap-door": {
    topic: "Moving",
    text: "It may be used to enter a medium tile through an open trap door and be stealthy there.",
    source: "Moving stealthily p1–2",
  },
  "vs.exit.cost": {
    topic: "Trap doors",
    text: "Exiting through an open trap door on the commando's tile costs 1 AP; a blocked one serves neither exit nor entry.",
    source: "Exiting p1–2",
  },
  "vs.exit.ends-actions": {
    topic: "Trap doors",
    text: "After exiting, a commando performs no further action, 0 AP ones included, until the next turn.",
    source: "Exiting p1–2",
  },
  "vs.exit.untouched": {
    topic: "Trap doors",
    text: "A commando that exited is on no terrain: enemy units and event cards do not affect it and it cannot interact with other commandos.",
    source: "Exiting p1–2",
  },
  "vs.exit.next-turn-entry": {
    topic: "Trap doors",
    text: "From the next turn its only actions, until it enters, are moving or moving stealthily onto a medium tile, through an open trap door of any terrain in play.",
    source: "Exiting p1–2",
  },
  "vs.exit.keeps-tokens": {
    topic: "Trap doors",
    text: "A commando that exits keeps all tokens on its card.",
    source: "Exiting p1–2",
  },
  "vs.exit.reaction-fire": {
    topic: "Trap doors",
    text: "A visible commando that exits suffers reaction fire from every enemy unit on the tile it leaves; a stealthy one suffers none.",
    source: "Exiting p1–2",
  },
  "vs.exit.critical-dies": {
    topic: "Trap doors",
    text: "A commando brought to critical condition by that reaction fire is eliminated.",
    source: "Exiting p1–2",
  },
  "vs.unblock.cost": {
    topic: "Trap doors",
    text: "Unblocking a blocked trap door on the commando's tile costs 1 AP and flips it to its open side.",
    source: "Unblocking p1–2",
  },
  "vs.unblock.not-from-outside": {
    topic: "Trap doors",
    text: "A commando between trap doors cannot unblock a trap door.",
    source: "Unblocking p1–2",
  },
  "vs.cc.conditions": {
    topic: "Close combat",
    text: "Close combat costs 1 AP and needs a stealthy commando with the targeted enemy unit on its own tile.",
    source: "Close combat p1–2",
  },
  "vs.cc.automatic": {
    topic: "Close combat",
    text: "It succeeds without dice, against a unit in a nest too (nest cover is against dice only).",
    source: "Close combat p1–2; MG42 nest p3–4",
  },
  "vs.cc.to-reserve": {
    topic: "Close combat",
    text: "The eliminated unit returns to the enemy reserve.",
    source: "Close combat p1–2",
  },
  "vs.cc.reward": {
    topic: "Close combat",
    text: "1 random token of the equipment reserve replaces it, on its green, blue or orange side, never red.",
    source: "Close combat p1–2",
  },
  "vs.cc.silent": {
    topic: "Close combat",
    text: "The attack itself neither reveals the commando nor triggers the alarm (a spotted token may).",
    source: "Stealth p1–2; Alarm p1–2",
  },
  "vs.shoot.cost": {
    topic: "Shooting",
    text: "Shooting with a firearm or a grenade costs 1 AP; the shooter names the weapon and the target before it rolls.",
    source: "Shooting p1–2",
  },
  "vs.shoot.target-tile": {
    topic: "Shooting",
    text: "The target is one tile in range that contains enemy units.",
    source: "Shooting p1–2",
  },
  "vs.shoot.range": {
    topic: "Shooting",
    text: "Range is the shooter's own tile and each orthogonally adjacent tile with no wall or locked door on the shared edge.",
    source: "Shooting p1–2",
  },
  "vs.shoot.door": {
    topic: "Shooting",
    text: "A firearm, never a grenade, may instead target a locked door from one of the 2 tiles it separates: no dice, the door flips to unlocked.",
    source: "Shooting p1–2",
  },
  "vs.shoot.door-noise": {
    topic: "Shooting",
    text: "A door shot has the same noise and stealth effects as any other use of the weapon.",
    source: "Firearms p3–4",
  },
  "vs.shoot.one-at-a-time": {
    topic: "Shooting",
    text: "All steps of a shot are finished before the next shooting action.",
    source: "Shooting p1–2",
  },
  "vs.shoot.dice": {
    topic: "Shooting",
    text: "The number of dice is the number of white squares on the weapon.",
    source: "Shooting p1–2",
  },
  "vs.shoot.to-hit": {
    topic: "Shooting",
    text: "A die hits when it equals or beats the number on the targeted tile; each hit eliminates 1 enemy unit.",
    source: "Shooting p1–2",
  },
  "vs.shoot.distribute": {
    topic: "Shooting",
    text: "The shooter decides which enemy units on the tile take the hits; hits left over are lost.",
    source: "Shooting p1–2",
  },
  "vs.shoot.nest-five": {
    topic: "Shooting",
    text: "Only a die of 5 or 6 can hit a character in a nest; the shooter may give such a die to the nest or to a unit outside it.",
    source: "Shooting p1–2",
  },
  "vs.shoot.no-objective": { topic: "Shooting", text: "A shot never hits an objective.", source: "Shooting p1–2" },
  "vs.shoot.no-commando": {
    topic: "Shooting",
    text: "A firearm shot by a commando never hits a commando.",
    source: "Shooting p1–2",
  },
  "vs.shoot.to-reserve": {
    topic: "Shooting",
    text: "After the shot all eliminated units return to the enemy reserve, special units included.",
    source: "Shooting p1–2",
  },
  "vs.shoot.reward": {
    topic: "Shooting",
    text: "They are replaced all together by as many random equipment tokens, each on its green, blue or orange side, never red.",
    source: "Shooting p1–2",
  },
  "vs.use.cost": {
    topic: "Using equipment, objectives, saving",
    text: "Using an equipment token on the commando's card costs 1 AP unless the token says otherwise.",
    source: "Using equipment p1–2",
  },
  "vs.use.any-state": {
    topic: "Using equipment, objectives, saving",
    text: "It is open to visible and stealthy commandos, with or without enemy units on the tile.",
    source: "Using equipment p1–2",
  },
  "vs.objective.interact": {
    topic: "Using equipment, objectives, saving",
    text: "A commando interacts with an objective only from its tile, at the cost and in the way the terrain card gives.",
    source: "Interacting p1–2",
  },
  "vs.objective.equipment": {
    topic: "Using equipment, objectives, saving",
    text: "An objective that names an equipment token is completed only with that token.",
    source: "Interacting p1–2",
  },
  "vs.objective.removed": {
    topic: "Using equipment, objectives, saving",
    text: "A completed objective's token leaves play.",
    source: "Interacting p1–2",
  },
  "vs.save.cost": {
    topic: "Using equipment, objectives, saving",
    text: "Saving an action costs 1 AP and puts a +1 AP token on a dedicated free space of the card, never on a space with a −1 AP token.",
    source: "Saving p1–2",
  },
  "vs.save.top-slot-injured": {
    topic: "Using equipment, objectives, saving",
    text: "A commando whose top slot holds a −1 AP token cannot save an action.",
    source: "Injured p1–2",
  },
  "vs.save.limit": {
    topic: "Using equipment, objectives, saving",
    text: "A commando holds at most as many +1 AP tokens as its card has dedicated spaces, and keeps them until used or lost to injury.",
    source: "Saving p1–2",
  },
  "vs.save.use": {
    topic: "Using equipment, objectives, saving",
    text: "A +1 AP token is used for 0 AP, at the times of 0 AP actions, to perform any one action that costs 1 AP; it is then discarded.",
    source: "Saving p1–2",
  },
  "vs.save.combine": {
    topic: "Using equipment, objectives, saving",
    text: "One or more AP may be combined with a +1 AP token to pay a 2 AP action.",
    source: "Saving p1–2",
  },
  "vs.save.combine-two-tokens": {
    topic: "Using equipment, objectives, saving",
    text: "The blue-side sapper may pay a 2 AP action with two +1 AP tokens.",
    source: "Saving p1–2",
  },
  "vs.alarm.noisy-equipment": {
    topic: "Alarm",
    text: "Using an equipment token with the noise symbol triggers the alarm of the terrain at once.",
    source: "Alarm p1–2",
  },
  "vs.alarm.visible-commando": {
    topic: "Alarm",
    text: "A visible commando on a terrain triggers that terrain's alarm at once, and no other terrain's.",
    source: "Alarm p1–2",
  },
  "vs.alarm.too-many": {
    topic: "Alarm",
    text: "Using more commandos than the number on the terrain card triggers its alarm.",
    source: "Alarm p1–2",
  },
  "vs.alarm.flip": {
    topic: "Alarm",
    text: "A triggered alarm flips the alarm token and the enemy entrance tokens of the terrain to orange.",
    source: "Alarm p1–2",
  },
  "vs.alarm.persists": {
    topic: "Alarm",
    text: "It stays on when all commandos are stealthy again or none is left there; only interrupting (or a Ghost luck token) switches it off.",
    source: "Alarm p1–2",
  },
  "vs.alarm.indestructible": {
    topic: "Alarm",
    text: "Commandos can neither move nor destroy an alarm.",
    source: "Alarm p1–2",
  },
  "vs.interrupt.conditions": {
    topic: "Alarm",
    text: "Interrupting a triggered alarm costs 1 AP and needs a stealthy commando on the alarm's tile.",
    source: "Interrupting p1–2",
  },
  "vs.interrupt.effect": {
    topic: "Alarm",
    text: "All orange alarm and entrance tokens of the terrain flip to black.",
    source: "Interrupting p1–2",
  },
  "vs.interrupt.once": {
    topic: "Alarm",
    text: "It may be done once per terrain, whichever commando does it.",
    source: "Interrupting p1–2",
  },
  "vs.interrupt.permanent": {
    topic: "Alarm",
    text: "An alarm triggered again after an interruption stays on for good.",
    source: "Interrupting p1–2",
  },
  "vs.interrupt.visible": {
    topic: "Alarm",
    text: "If any commando on the terrain is visible when it is interrupted, the alarm triggers again at once.",
    source: "Interrupting p1–2",
  },
  "vs.enemy.steps": {
    topic: "Enemy phase: reinforcements",
    text: "The enemy phase is: reinforcements, movement, shooting; it is played even with no commando on the terrain.",
    source: "Enemy phase p1–2",
  },
  "vs.reinf.random": {
    topic: "Enemy phase: reinforcements",
    text: "Reinforcement tokens come at random from the enemy reserve with a random side up; drawn tokens not needed go back.",
    source: "Reinforcements p1–2",
  },
  "vs.reinf.number": {
    topic: "Enemy phase: reinforcements",
    text: "1 enemy token is placed on each tile in contact with an enemy entrance, 2 with the alarm on.",
    source: "Reinforcements p1–2",
  },
  "vs.reinf.shortage": {
    topic: "Enemy phase: reinforcements",
    text: "When the reserve cannot supply every token required, the operation fails.",
    source: "Reinforcements p1–2",
  },
  "vs.reinf.open-count": {
    topic: "Enemy phase: reinforcements",
    text: "The players may look at what remains in the enemy reserve at any time.",
    source: "Reinforcements p1–2",
  },
  "vs.reinf.no-space": {
    topic: "Enemy phase: reinforcements",
    text: "Units with no free space on the tile wait outside the terrain behind their entrance, where commandos cannot act against them.",
    source: "Reinforcements p1–2",
  },
  "vs.reinf.waiting-enter": {
    topic: "Enemy phase: reinforcements",
    text: "Waiting units enter in the following reinforcement step as far as they can; when only some can, the players choose which.",
    source: "Reinforcements p1–2",
  },
  "vs.reinf.check": {
    topic: "Enemy phase: reinforcements",
    text: "Units that enter a tile with a stealthy commando cause a stealth check at once.",
    source: "Reinforcements p1–2",
  },
  "vs.empty.no-enemy": {
    topic: "Enemy phase: reinforcements",
    text: "An empty-set (Ø) token counts as one placed token and brings no enemy unit.",
    source: "Reinforcements p1–2",
  },
  "vs.empty.exchange": {
    topic: "Enemy phase: reinforcements",
    text: "At the end of the step all Ø tokens placed leave the game, and for each of them 1 special unit goes from the special reserve to the enemy reserve.",
    source: "Reinforcements p1–2",
  },
  "vs.barricade.holds": {
    topic: "Enemy phase: reinforcements",
    text: "Units due through a barricaded entrance wait outside behind it.",
    source: "Reinforcements p1–2; Crowbar p3–4",
  },
  "vs.barricade.four": {
    topic: "Enemy phase: reinforcements",
    text: "The barricade breaks once units worth 4 or more are behind it; a sledgehammer unit is worth 2, any other 1.",
    source: "Crowbar p3–4",
  },
  "vs.barricade.breaks": {
    topic: "Enemy phase: reinforcements",
    text: "When it breaks, the crowbar is discarded and the units enter the tile in that step as far as space allows.",
    source: "Crowbar p3–4",
  },
  "vs.barricade.again": {
    topic: "Enemy phase: reinforcements",
    text: "The same entrance may be barricaded again later.",
    source: "Crowbar p3–4",
  },
  "vs.emove.per-terrain": {
    topic: "Enemy phase: movement",
    text: "Direction is settled for each terrain on its own at the start of the step and holds for the whole step whatever happens.",
    source: "Movement p1–2",
  },
  "vs.emove.toward-visible": {
    topic: "Enemy phase: movement",
    text: "With a visible commando on the terrain, each enemy unit heads by the shortest path for the nearest visible commando.",
    source: "Movement p1–2",
  },
  "vs.emove.card-direction": {
    topic: "Enemy phase: movement",
    text: "With no visible commando there, enemy units head in the compass direction of the terrain's event card.",
    source: "Movement p1–2",
  },
  "vs.emove.no-direction": {
    topic: "Enemy phase: movement",
    text: "When that card shows no direction, cards are drawn until one has a direction; they give the direction only, and are discarded.",
    source: "Movement p1–2",
  },
  "vs.emove.one-tile": {
    topic: "Enemy phase: movement",
    text: "A unit moves to 1 adjacent tile.",
    source: "Movement p1–2",
  },
  "vs.emove.nearest-first": {
    topic: "Enemy phase: movement",
    text: "Units nearest to the direction or to the visible commando move before those farther away.",
    source: "Movement p1–2",
  },
  "vs.emove.doors": {
    topic: "Enemy phase: movement",
    text: "Enemy units move through locked doors, which stay locked, but never through trap doors.",
    source: "Movement p1–2",
  },
  "vs.emove.stop-edge": {
    topic: "Enemy phase: movement",
    text: "A unit does not move when there is no tile in the direction or a wall blocks the way.",
    source: "Movement p1–2",
  },
  "vs.emove.stop-visible": {
    topic: "Enemy phase: movement",
    text: "A unit on a tile with a visible commando does not move.",
    source: "Movement p1–2",
  },
  "vs.emove.stop-full": {
    topic: "Enemy phase: movement",
    text: "A unit does not move when its destination tile is full.",
    source: "Movement p1–2",
  },
  "vs.emove.split": {
    topic: "Enemy phase: movement",
    text: "A group with several possible paths splits into equal parts, one for each path; units that may not move are not counted.",
    source: "Movement p1–2",
  },
  "vs.emove.split-choice": {
    topic: "Enemy phase: movement",
    text: "The players choose which unit types go into each part and which part gets an odd unit.",
    source: "Movement p1–2",
  },
  "vs.emove.check": {
    topic: "Enemy phase: movement",
    text: "Units that enter a tile cause a stealth check for each stealthy commando there.",
    source: "Stealth check p1–2",
  },
  "vs.protect.automatic": {
    topic: "Enemy phase: movement",
    text: "A regular unit that moves onto a tile with an unprotected triangular token protects it at once; taking that place is not a movement.",
    source: "Movement p1–2",
  },
  "vs.protect.stays": {
    topic: "Enemy phase: movement",
    text: "A unit that protects a token does not move.",
    source: "Movement p1–2",
  },
  "vs.protect.nest": {
    topic: "Enemy phase: movement",
    text: "A nest is such a token: the unit takes the nest's space.",
    source: "Movement p1–2",
  },
  "vs.protect.one": {
    topic: "Enemy phase: movement",
    text: "Only 1 enemy unit at a time protects a token; further units that enter the tile may leave it again.",
    source: "Movement p1–2",
  },
  "vs.protect.not-special": {
    topic: "Enemy phase: movement",
    text: "Special units never protect a triangular token.",
    source: "Movement p1–2",
  },
  "vs.eshoot.group": {
    topic: "Enemy phase: shooting",
    text: "All enemy units on one tile form one group that aims all its shots at one tile; each unit shoots once.",
    source: "Shooting step p1–2",
  },
  "vs.eshoot.range": {
    topic: "Enemy phase: shooting",
    text: "A group shoots only at visible commandos on its own tile or an orthogonally adjacent one with no wall or locked door between.",
    source: "Shooting step, Shooting p1–2",
  },
  "vs.eshoot.stealthy-immune": {
    topic: "Enemy phase: shooting",
    text: "A stealthy commando is never targeted or hit by a weapon that rolls dice.",
    source: "Shooting step, Stealth p1–2",
  },
  "vs.eshoot.own-tile-first": {
    topic: "Enemy phase: shooting",
    text: "A visible commando on the group's own tile has priority over adjacent tiles.",
    source: "Shooting step p1–2",
  },
  "vs.eshoot.adjacent-choice": {
    topic: "Enemy phase: shooting",
    text: "Among several adjacent tiles with visible commandos the players choose the one targeted.",
    source: "Shooting step p1–2",
  },
  "vs.eshoot.dice": {
    topic: "Enemy phase: shooting",
    text: "The group rolls as many dice as the white squares of its units together; a unit in a nest counts the nest's squares in place of its own.",
    source: "Shooting step p1–2; MG42 nest p3–4",
  },
  "vs.eshoot.to-hit": {
    topic: "Enemy phase: shooting",
    text: "Each die equal to or above the number of the targeted tile is a hit and puts 1 −1 AP token on a visible commando there.",
    source: "Shooting step p1–2",
  },
  "vs.eshoot.distribute": {
    topic: "Enemy phase: shooting",
    text: "With several visible commandos on the tile the players share out the hits.",
    source: "Shooting step p1–2",
  },
  "vs.eshoot.overflow": {
    topic: "Enemy phase: shooting",
    text: "Once a commando is critical, the hits left go to other visible commandos on that tile; with none left they are lost.",
    source: "Shooting step p1–2",
  },
  "vs.end.check": {
    topic: "End of turn",
    text: "Success and failure are checked in the end-of-turn phase; with neither, a new turn begins.",
    source: "End of turn p1–2",
  },
  "vs.end.success": {
    topic: "End of turn",
    text: "Success: all objectives of all terrains of the operation are completed and at least 1 living commando left the last terrain through a trap door.",
    source: "End of turn p1–2",
  },
  "vs.end.fail-eliminated": {
    topic: "End of turn",
    text: "Failure: all commandos have been eliminated.",
    source: "End of turn p1–2",
  },
  "vs.end.fail-reserve": {
    topic: "End of turn",
    text: "Failure: the enemy reserve cannot supply the units needed.",
    source: "End of turn p1–2",
  },
  "vs.end.fail-card": {
    topic: "End of turn",
    text: "Failure: a failure condition of a terrain or operation card is met.",
    source: "End of turn p1–2",
  },
  "vs.health.start": {
    topic: "Health",
    text: "Every commando is healthy at the start of an operation.",
    source: "Healthy p1–2",
  },
  "vs.health.slot-order": {
    topic: "Health",
    text: "A −1 AP token goes on the first slot, top and left first, that has no −1 AP token.",
    source: "Injured p1–2",
  },
  "vs.health.flips-saved": {
    topic: "Health",
    text: "If that slot holds a +1 AP token, it flips to −1 AP: the saved action is lost.",
    source: "Injured p1–2",
  },
  "vs.health.lose-ap": {
    topic: "Health",
    text: "Each −1 AP token takes 1 AP at once and 1 AP in every later commando phase.",
    source: "Injured p1–2",
  },
  "vs.health.critical": {
    topic: "Health",
    text: "A commando whose slots all hold −1 AP tokens is in critical condition, stays on its tile and performs only 0 AP actions.",
    source: "Critical p1–2",
  },
  "vs.health.critical-stealthy": {
    topic: "Health",
    text: "A critical commando counts as stealthy and enemy units ignore it.",
    source: "Critical p1–2",
  },
  "vs.health.critical-deadline": {
    topic: "Health",
    text: "A critical commando not healed by the end of the next turn is eliminated.",
    source: "Critical, Eliminated p1–2",
  },
  "vs.health.critical-nest": {
    topic: "Health",
    text: "A critical commando in a nest may be moved at no cost to another free space of its tile.",
    source: "Critical p1–2",
  },
  "vs.elim.explosion": {
    topic: "Health",
    text: "A commando on a tile hit by an explosion is eliminated, whatever its state.",
    source: "Eliminated p1–2",
  },
  "vs.elim.special-rule": {
    topic: "Health",
    text: "A special operation rule may eliminate a commando.",
    source: "Eliminated p1–2",
  },
  "vs.elim.equipment": {
    topic: "Health",
    text: "The equipment tokens of an eliminated commando stay on its tile; after an explosion they go to the discard pile instead.",
    source: "Eliminated p1–2",
  },
  "vs.elim.replacement": {
    topic: "Health",
    text: "Its player takes a random card of the commando reserve, chooses the side, and gets no starting equipment tokens.",
    source: "Eliminated p1–2",
  },
  "vs.elim.reserve-refill": {
    topic: "Health",
    text: "When no commando card is left, the eliminated cards are shuffled into a new reserve.",
    source: "Eliminated p1–2",
  },
  "vs.elim.replacement-entry": {
    topic: "Health",
    text: "The new commando comes into play only once a new terrain has been set up after the elimination; it may then enter any terrain in play.",
    source: "Eliminated p1–2",
  },
  "vs.elim.last-terrain": {
    topic: "Health",
    text: "The player of a commando eliminated on the last terrain of an operation does not return.",
    source: "Eliminated p1–2",
  },
  "vs.stealth.small": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "A commando that enters a small tile becomes stealthy.",
    source: "Stealth p1–2",
  },
  "vs.stealth.large": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "A commando that enters a large tile becomes visible.",
    source: "Stealth p1–2",
  },
  "vs.stealth.medium": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "A commando that enters a medium tile by moving (1 AP) becomes visible, by moving stealthily (2 AP) stealthy.",
    source: "Stealth p1–2",
  },
  "vs.stealth.not-with-enemies": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "A visible commando cannot become stealthy by moving onto a tile with 1 or more enemy units.",
    source: "Stealth p1–2",
  },
  "vs.stealth.by-moving": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "A visible commando on a tile stays visible, enemy units or not, until it moves (or a uniform, or healing from critical condition, hides it).",
    source: "Stealth p1–2",
  },
  "vs.stealth.shooting": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "A commando that shoots a weapon with the reveal symbol becomes visible.",
    source: "Stealth p1–2",
  },
  "vs.stealth.no-move-no-fire": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "Becoming visible without moving causes no reaction fire.",
    source: "Reaction fire p1–2",
  },
  "vs.check.own-entry": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "On entering a tile with enemy units, a stealthy commando rolls 1 die per enemy unit there, protecting units included.",
    source: "Moving, Stealth check p1–2",
  },
  "vs.check.result": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "One or more dice of 1 or 2 make it visible; with none it stays stealthy.",
    source: "Stealth check p1–2",
  },
  "vs.check.enemy-entry": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "When enemy units enter a tile, each stealthy commando there takes its own check of 1 die per enemy unit.",
    source: "Stealth check p1–2",
  },
  "vs.check.not-on-leaving": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "Leaving a tile with enemy units causes no stealth check.",
    source: "Stealth check p1–2",
  },
  "vs.react.when": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "Reaction fire occurs each time a visible commando enters or leaves a tile with enemy units; enemy moves never cause it.",
    source: "Stealth, Reaction fire p1–2",
  },
  "vs.react.who": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "Every enemy unit on the departure tile and on the destination tile fires at once; a unit in a nest uses the nest's squares.",
    source: "Reaction fire p1–2; MG42 nest p3–4",
  },
  "vs.react.departure-number": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "All its dice are compared with the number of the departure tile.",
    source: "Reaction fire p1–2",
  },
  "vs.react.injuries": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "Its hits injure the moving commando, which loses 1 AP at once for each.",
    source: "Reaction fire p1–2",
  },
  "vs.react.move-completes": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "The commando completes the move whatever the dice show.",
    source: "Reaction fire p1–2",
  },
  "vs.react.stealthy-entry": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "A stealthy commando that becomes visible by entering a tile suffers no reaction fire, neither for leaving nor for entering.",
    source: "Reaction fire p1–2",
  },
  "vs.react.no-nest-cover": {
    topic: "Stealth, stealth checks, reaction fire",
    text: "Reaction fire ignores a nest the commando leaves or is about to enter: the tile number counts.",
    source: "Reaction fire p1–2",
  },
  "vs.escort.appears": {
    topic: "Escorting",
    text: "When a commando reaches an escort objective, the character's token replaces the objective at once if the tile has 1 free space for it.",
    source: "Escorting p1–2",
  },
  "vs.escort.first-state": {
    topic: "Escorting",
    text: "The character starts stealthy if its type allows, but visible on a large tile.",
    source: "Escorting p1–2",
  },
  "vs.escort.space": {
    topic: "Escorting",
    text: "An escorted character takes 1 space and has no AP.",
    source: "Escorting p1–2",
  },
  "vs.escort.follows": {
    topic: "Escorting",
    text: "It may go along with a commando on its tile that moves, moves stealthily onto a medium tile, or exits through a trap door.",
    source: "Escorting p1–2",
  },
  "vs.escort.one-hit": { topic: "Escorting", text: "It is eliminated by the first hit.", source: "Escorting p1–2" },
  "vs.escort.no-skills": {
    topic: "Escorting",
    text: "It gains nothing from the special skills of the commando that escorts it.",
    source: "Escorting p1–2",
  },
  "vs.escort.gone": {
    topic: "Escorting",
    text: "It leaves the game when it has left its terrain.",
    source: "Escorting p1–2",
  },
  "vs.escort.types": {
    topic: "Escorting",
    text: "Stealthy/stealthy (black borders) is always stealthy and ignored by enemy units; stealthy/visible follows the stealth rules of commandos; visible/visible is always visible.",
    source: "Escorting p1–2",
  },
  "vs.escort.draws-enemies": {
    topic: "Escorting",
    text: "Enemy units move towards and shoot at a visible escorted character as at a visible commando.",
    source: "Escorting p1–2",
  },
  "vs.escort.enemy-no-check": {
    topic: "Escorting",
    text: "An escorted character that is an enemy causes no stealth check when a commando enters its tile.",
    source: "Escorting p1–2",
  },
  "vs.complete.when": {
    topic: "Completing a terrain",
    text: "A terrain is completed when its last objective is completed and no commando is left on it, as seen at the end of the commando phase.",
    source: "Completing p1–2",
  },
  "vs.complete.dismantle": {
    topic: "Completing a terrain",
    text: "Its card flips and the terrain is taken apart at once: it has no enemy phase that turn.",
    source: "Completing p1–2",
  },
  "vs.complete.tokens": {
    topic: "Completing a terrain",
    text: "Its equipment tokens go to the discard pile and its enemy units back to the enemy reserve.",
    source: "Completing p1–2",
  },
  "vs.complete.next": {
    topic: "Completing a terrain",
    text: "The 1 or 2 terrains linked on its right are set up at the beginning of the next turn.",
    source: "Completing p1–2",
  },
  "vs.complete.join": {
    topic: "Completing a terrain",
    text: "When 2 terrain cards link to one terrain, both must be completed before it opens.",
    source: "Completing p1–2",
  },
  "vs.complete.enter-next": {
    topic: "Completing a terrain",
    text: "In the commando phase, a commando that exited in an earlier turn may enter the new terrain through an open trap door.",
    source: "Completing p1–2",
  },
  "vs.complete.keeps": {
    topic: "Completing a terrain",
    text: "Commandos that leave a terrain keep equipment, a worn German uniform, and −1 and +1 AP tokens.",
    source: "Completing p1–2",
  },
  "vs.equip.any-commando": {
    topic: "Equipment in general",
    text: "Any commando can use any equipment token.",
    source: "Equipment p3–4",
  },
  "vs.equip.colours": {
    topic: "Equipment in general",
    text: "A blue token has unlimited use; a green token goes to the discard pile, not the reserve, after use.",
    source: "Equipment p3–4",
  },
  "vs.equip.red": {
    topic: "Equipment in general",
    text: "A token that a commando sets up on the terrain by using it lies red side up.",
    source: "Equipment p3–4",
  },
  "vs.equip.reshuffle": {
    topic: "Equipment in general",
    text: "When the equipment reserve is empty, the discarded tokens become a new reserve.",
    source: "Equipment p3–4",
  },
  "vs.aid.heals": {
    topic: "First aid kit, crowbar, German uniform",
    text: "A first aid kit heals its user or another character on the user's tile: all −1 AP tokens go and critical condition ends.",
    source: "First aid p3–4",
  },
  "vs.aid.state": {
    topic: "First aid kit, crowbar, German uniform",
    text: "A commando healed from critical condition is stealthy, but visible on a large tile.",
    source: "First aid p3–4",
  },
  "vs.aid.other-now": {
    topic: "First aid kit, crowbar, German uniform",
    text: "A commando healed by another commando has its full AP at once.",
    source: "First aid p3–4",
  },
  "vs.aid.self-later": {
    topic: "First aid kit, crowbar, German uniform",
    text: "A commando that heals itself gets the AP back only from the next turn.",
    source: "First aid p3–4",
  },
  "vs.crowbar.door": {
    topic: "First aid kit, crowbar, German uniform",
    text: "A crowbar unlocks a locked door from a tile in contact with it.",
    source: "Crowbar p3–4",
  },
  "vs.crowbar.barricade": {
    topic: "First aid kit, crowbar, German uniform",
    text: "A crowbar, laid red side up on the entrance, barricades an enemy entrance from a tile in contact with it; it cannot barricade an ordinary door.",
    source: "Crowbar p3–4",
  },
  "vs.uniform.all-small": {
    topic: "First aid kit, crowbar, German uniform",
    text: "For a commando in a German uniform every tile counts as small.",
    source: "German uniform p3–4",
  },
  "vs.uniform.discard": {
    topic: "First aid kit, crowbar, German uniform",
    text: "The uniform token is discarded when it is put on; the uniform face marks the wearer.",
    source: "German uniform p3–4",
  },
  "vs.uniform.put-on-visible": {
    topic: "First aid kit, crowbar, German uniform",
    text: "A visible commando that puts one on at a tile without enemy units is stealthy at once, on any size of tile.",
    source: "German uniform p3–4",
  },
  "vs.uniform.lost": {
    topic: "First aid kit, crowbar, German uniform",
    text: "All other ways to become visible (shot, failed check, spotted) still apply; a wearer that becomes visible loses the uniform.",
    source: "German uniform p3–4",
  },
  "vs.weapon.printed": {
    topic: "Firearms and the MG42 nest",
    text: "Commandos' own weapons are printed on their cards and are not tokens.",
    source: "Firearms p3–4",
  },
  "vs.weapon.standard": {
    topic: "Firearms and the MG42 nest",
    text: "Each use of a standard weapon makes the shooter visible and triggers the alarm.",
    source: "Firearms p3–4",
  },
  "vs.weapon.sniper": {
    topic: "Firearms and the MG42 nest",
    text: "A sniper rifle does not make its user visible but triggers the alarm.",
    source: "Firearms p3–4",
  },
  "vs.weapon.sten": {
    topic: "Firearms and the MG42 nest",
    text: "The Sten with silencer neither reveals its user nor triggers the alarm.",
    source: "Firearms p3–4",
  },
  "vs.weapon.overheat": {
    topic: "Firearms and the MG42 nest",
    text: "Once a commando has used a StG44, an MG42 or a nest's MG42 in a turn, no other commando can use that weapon in that turn; the same commando may.",
    source: "Firearms, MG42 nest p3–4",
  },
  "vs.nest.auto-enter": {
    topic: "Firearms and the MG42 nest",
    text: "A character that enters a tile with an unoccupied nest is placed in the nest; only 1 character fits.",
    source: "MG42 nest p3–4",
  },
  "vs.nest.commandos-first": {
    topic: "Firearms and the MG42 nest",
    text: "When commandos and enemy units share a tile with an unoccupied nest, the commandos first decide whether to occupy it.",
    source: "MG42 nest p3–4",
  },
  "vs.nest.free-in-out": {
    topic: "Firearms and the MG42 nest",
    text: "A commando enters or leaves a nest on its tile at no cost.",
    source: "MG42 nest p3–4",
  },
  "vs.nest.cover": {
    topic: "Firearms and the MG42 nest",
    text: "A character in a nest has 5+ cover: when its tile is shot at, a die of 5 or 6 may be assigned to it.",
    source: "MG42 nest p3–4",
  },
  "vs.nest.no-low-waste": {
    topic: "Firearms and the MG42 nest",
    text: "A die of 1 to 4 cannot be assigned to the nest so that an enemy shot misses.",
    source: "MG42 nest p3–4",
  },
  "vs.nest.commando-weapon": {
    topic: "Firearms and the MG42 nest",
    text: "A commando in a nest chooses which weapon it uses: the nest's or one of its own.",
    source: "MG42 nest p3–4",
  },
  "vs.nest.indestructible": {
    topic: "Firearms and the MG42 nest",
    text: "Commandos can neither destroy nor move a nest.",
    source: "MG42 nest p3–4",
  },
  "vs.grenade.as-shot": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "A grenade follows the shooting rules: range, dice, tile number, reward.",
    source: "Grenade p3–4",
  },
  "vs.grenade.hits-visible": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "It may hit any visible character on the targeted tile, its thrower included.",
    source: "Grenade p3–4",
  },
  "vs.grenade.rest-forced": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Its hits go to enemy units first; hits left after them must be shared among the visible characters left on the tile.",
    source: "Grenade p3–4",
  },
  "vs.tnt.place": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Using a TNT charge puts it red side up on the commando's tile.",
    source: "TNT p3–4",
  },
  "vs.tnt.blow": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Blowing up a red TNT charge costs 0 AP; the charge may be anywhere on the acting commando's terrain.",
    source: "Blowing up p1–2; TNT p3–4",
  },
  "vs.tnt.clears": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "It eliminates without dice every token on its tile but trap door, alarm, door and nest tokens; stealthy characters and those in a nest are not spared.",
    source: "TNT p3–4",
  },
  "vs.tnt.no-reward": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Enemy units it eliminates leave no equipment token.",
    source: "TNT p3–4",
  },
  "vs.tnt.objective": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Only an explosion destroys an objective: one meant to be destroyed on the tile is thereby completed.",
    source: "TNT p3–4",
  },
  "vs.tnt.wrong-objective": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "An explosion on a tile with an objective not meant to be destroyed fails the operation.",
    source: "TNT p3–4",
  },
  "vs.bomb.target": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "A bombardment token targets 1 outdoor tile of any terrain in play and rolls its printed dice against the tile number.",
    source: "Bombardment p3–4",
  },
  "vs.bomb.hits": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Its hits go to enemy units first, then must be shared among the visible characters left; a stealthy commando is not hit.",
    source: "Bombardment p3–4",
  },
  "vs.spotted.reveals": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "A commando still stealthy after it eliminated an enemy unit on its own or an adjacent tile becomes visible if a spotted token replaces the unit and at least 1 other enemy unit is on the targeted tile.",
    source: "Spotted p3–4; Stealth p1–2",
  },
  "vs.spotted.no-witness": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "With no other enemy unit on the tile of the spotted token, the commando stays stealthy.",
    source: "Spotted p3–4",
  },
  "vs.spotted.discard": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "In both cases the spotted token is discarded and gives no equipment.",
    source: "Spotted p3–4",
  },
  "vs.resist.enemies": {
    topic: "Résistance",
    text: "9 regular MP40/Mauser units are replaced by 9 units with gas mask, and the 10 special units by the expansion's 10.",
    source: "Résistance p5",
  },
  "vs.resist.additions": {
    topic: "Résistance",
    text: "All binoculars and airdrop tokens join the equipment reserve; 18 event cards join the 37 (55 in all); SOE agent, spy and saboteur join the commandos.",
    source: "Résistance p5",
  },
  "vs.bino.reroll": {
    topic: "Résistance",
    text: "A commando with binoculars may reroll 1 die that affects it, rolled by itself or by an enemy unit, at any time and for 0 AP.",
    source: "Binoculars p5",
  },
  "vs.bino.once": {
    topic: "Résistance",
    text: "Binoculars are used at most once per turn, then lie on the used side until the beginning of the following turn.",
    source: "Binoculars p5",
  },
  "vs.airdrop.draw": {
    topic: "Résistance",
    text: "The user chooses an outdoor tile of any terrain, discards the airdrop token and draws 3 equipment tokens, which are placed there when none is a spotted token.",
    source: "Airdrop p5",
  },
  "vs.airdrop.drift": {
    topic: "Résistance",
    text: "Each spotted token among them moves the drop 1 tile in the direction of the event card of the targeted terrain; the other tokens land on the tile reached.",
    source: "Airdrop p5",
  },
  "vs.airdrop.cancel-three": { topic: "Résistance", text: "3 spotted tokens cancel the drop.", source: "Airdrop p5" },
  "vs.airdrop.cancel-indoor": {
    topic: "Résistance",
    text: "A drop that drifted onto an indoor tile is cancelled.",
    source: "Airdrop p5",
  },
  "vs.airdrop.cancel-no-direction": {
    topic: "Résistance",
    text: "A drop that has to drift while the event card shows no direction is cancelled.",
    source: "Airdrop p5",
  },
  "vs.airdrop.cancel-discard": {
    topic: "Résistance",
    text: "A cancelled drop sends all 3 drawn tokens to the discard pile.",
    source: "Airdrop p5",
  },
  "vs.gas.as-enemy": {
    topic: "Résistance",
    text: "A gas barrel counts as an enemy unit that a commando may destroy; with more hits than enemy units on the tile, the player may instead lose the extra hits.",
    source: "Gas barrel p5",
  },
  "vs.gas.tnt": {
    topic: "Résistance",
    text: "A TNT charge always destroys a gas barrel on its tile.",
    source: "Gas barrel p5",
  },
  "vs.gas.kills": {
    topic: "Résistance",
    text: "A destroyed barrel silently eliminates every character on the tile, stealthy or visible, without a gas mask symbol.",
    source: "Gas barrel p5",
  },
  "vs.gas.lasts": {
    topic: "Résistance",
    text: "The effect lasts to the end of the turn in which the barrel was destroyed; then the token is discarded.",
    source: "Gas barrel p5",
  },
  "vs.gas.enemy-shots": {
    topic: "Résistance",
    text: "Enemy shooting never destroys a barrel.",
    source: "Gas barrel p5",
  },
  "vs.gas.no-space": { topic: "Résistance", text: "A barrel takes no space.", source: "Gas barrel p5" },
  "vs.officer.two-tiles": {
    topic: "Résistance",
    text: "In the movement step a German officer and all enemy units on its starting tile move up to 2 tiles; protecting units still stay.",
    source: "German officer, Movement p5, p1–2",
  },
  "vs.officer.no-space": {
    topic: "Résistance",
    text: "Regular units of the group that lack space on a destination tile remain where they are.",
    source: "German officer p5",
  },
  "vs.dog.reveals": {
    topic: "Résistance",
    text: "Every commando on a tile with a guard dog becomes visible without a stealth check.",
    source: "Guard dog p5",
  },
  "vs.dog.no-combat": {
    topic: "Résistance",
    text: "A guard dog adds no dice to shooting or to reaction fire.",
    source: "Guard dog p5",
  },
  "vs.dog.locked-door": {
    topic: "Résistance",
    text: "A guard dog passes a locked door only if at least 1 regular enemy unit or a German officer is on its starting tile.",
    source: "Guard dog p5",
  },
  "vs.dog.no-reward": {
    topic: "Résistance",
    text: "An eliminated guard dog is not replaced by an equipment token; in all else it is a special unit.",
    source: "Guard dog p5",
  },
  "vs.mini.no-rule-change": {
    topic: "Miniature packs (presentation only)",
    text: "Miniatures change how pieces are shown: each stands for the token drawn, placed or returned to the reserve, and outcomes are as with tokens.",
    source: "Miniature packs p5",
  },
  "vs.mini.doors": {
    topic: "Miniature packs (presentation only)",
    text: "A locked door is shown in line with the wall, an unlocked one turned by 90°.",
    source: "Miniature packs p5",
  },
  "vs.mini.states": {
    topic: "Miniature packs (presentation only)",
    text: "A red base shows a visible commando, a uniform miniature one in uniform, an orange token an alarm that is on, a barrel laid down with a counter a destroyed barrel until the end of the turn.",
    source: "Miniature packs p5",
  },
  "vs.ghost.modes-combine": {
    topic: "Ghost: XP mode",
    text: "The Ghost modes may be used alone or combined.",
    source: "Ghost p6",
  },
  "vs.xp.start-none": {
    topic: "Ghost: XP mode",
    text: "Commandos start an operation or campaign without XP cards and keep those they gain to its end.",
    source: "XP mode p6",
  },
  "vs.xp.decks": {
    topic: "Ghost: XP mode",
    text: 'Yellow and blue XP cards form 2 shuffled decks; the "lone wolf only" cards are used in lone wolf mode alone.',
    source: "XP mode p6",
  },
  "vs.xp.acquire": {
    topic: "Ghost: XP mode",
    text: "Each completed objective (all its steps done) gives an XP card to 1 chosen commando on that level and adds 1 unseen danger token to the enemy reserve.",
    source: "XP mode p6",
  },
  "vs.xp.acquire-pick": {
    topic: "Ghost: XP mode",
    text: "The player draws 1 yellow and 1 blue card, keeps 1 and puts the other under its deck.",
    source: "XP mode p6",
  },
  "vs.xp.max": {
    topic: "Ghost: XP mode",
    text: "A commando has at most 3 XP cards, 6 in lone wolf mode.",
    source: "XP mode p6",
  },
  "vs.xp.replace": {
    topic: "Ghost: XP mode",
    text: "When all commandos are at the limit, the chosen one may replace a card with the new one, and no danger token is added.",
    source: "XP mode p6",
  },
  "vs.xp.resistance-levels": {
    topic: "Ghost: XP mode",
    text: "On the Station level the card is given after the talk with the civilians, on the School level after they are saved.",
    source: "XP mode p6",
  },
  "vs.xp.play": {
    topic: "Ghost: XP mode",
    text: "Playing an XP card costs 0 AP and acts only on its owner.",
    source: "XP card p6",
  },
  "vs.xp.colours": {
    topic: "Ghost: XP mode",
    text: "A blue card is usable under the conditions it prints; a yellow card once per level, flipped after use.",
    source: "XP card p6",
  },
  "vs.xp.lost": {
    topic: "Ghost: XP mode",
    text: "An eliminated commando loses all its XP cards, which go under their decks.",
    source: "XP card p6",
  },
  "vs.danger.draw-on": {
    topic: "Ghost: XP mode",
    text: "A drawn danger token is followed at once by further draws until a regular, special or Ø token comes, which arrives at the same entrance.",
    source: "Danger p6",
  },
  "vs.danger.timing": {
    topic: "Ghost: XP mode",
    text: "Danger effects on a level apply inside the reinforcement step, after the placements and their stealth checks; +1 AP tokens wait until the step ends.",
    source: "Danger p6",
  },
  "vs.danger.several": {
    topic: "Ghost: XP mode",
    text: "The players choose the order of several danger and luck tokens; copies of one token add up.",
    source: "Danger p6",
  },
  "vs.danger.extra-unit": {
    topic: "Ghost: XP mode",
    text: "Danger 1: 1 more reinforcement token for each enemy entrance, alarm on or off, danger and luck tokens being drawn on as usual.",
    source: "Danger p6",
  },
  "vs.danger.early-move": {
    topic: "Ghost: XP mode",
    text: "Danger 2: enemy units move once now (twice on a tile with a German officer) and again in the movement step.",
    source: "Danger p6",
  },
  "vs.danger.new-direction": {
    topic: "Ghost: XP mode",
    text: "Danger 3: with every commando stealthy in the movement step, a newly drawn card replaces the direction of the event card, its event ignored; once per turn however many tokens.",
    source: "Danger p6",
  },
  "vs.danger.extra-check-die": {
    topic: "Ghost: XP mode",
    text: "Danger 4: to the end of the turn every stealth check rolls 1 more die.",
    source: "Danger p6",
  },
  "vs.danger.jam": {
    topic: "Ghost: XP mode",
    text: "Danger 5: each commando rolls 1 die for each of its MP40, StG44 and MG42 tokens; on a 1 that token goes to the equipment discard pile.",
    source: "Danger p6",
  },
  "vs.danger.aside": {
    topic: "Ghost: XP mode",
    text: "A resolved danger or luck token waits on the next level card and joins the enemy reserve when that level is set up.",
    source: "Danger p6; Luck p7",
  },
  "vs.wolf.one": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Lone wolf mode uses exactly 1 commando and always includes XP mode.",
    source: "Lone wolf p6",
  },
  "vs.wolf.choice": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "The commando is the Death Cheater or one of the core box, or of the expansion in play.",
    source: "Lone wolf p6",
  },
  "vs.wolf.gander": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Gander may come along and is not a commando.",
    source: "Lone wolf p6",
  },
  "vs.wolf.table": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Luck tokens (random, into the enemy reserve), XP cards and equipment follow the table for the regular number of commandos, 1 to 6.",
    source: "Lone wolf p6",
  },
  "vs.wolf.xp": {
    topic: "Ghost: lone wolf and luck tokens",
    text: 'The XP cards of the table are chosen from the "lone wolf only" cards, without danger tokens.',
    source: "Lone wolf p6",
  },
  "vs.wolf.equipment": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "The equipment of the table is chosen freely, but never an MG42 or StG44, and may replace starting equipment.",
    source: "Lone wolf p6",
  },
  "vs.wolf.army-of-two": {
    topic: "Ghost: lone wolf and luck tokens",
    text: 'The card Army of Two must be chosen for the operations and levels listed in "Numbers".',
    source: "Lone wolf p6",
  },
  "vs.wolf.parallel": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "With 2 levels in play, the enemy phase is played on both, even while the commando is on neither.",
    source: "Lone wolf p7",
  },
  "vs.luck.draw-on": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "A drawn luck token is followed by further draws and acts at the times of a danger token.",
    source: "Luck p7",
  },
  "vs.luck.relief": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Luck 1: remove 1 −1 AP token from 1 commando, or 1 commando performs 1 more action before the end of the turn.",
    source: "Luck p7",
  },
  "vs.luck.remove-four": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Luck 2: 4 chosen enemy units of the level return to their reserve, without equipment in exchange; not units on the commando's tile or protecting an objective.",
    source: "Luck p7",
  },
  "vs.luck.alarm": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Luck 3: with no visible commando the alarm is switched off; otherwise gain 1 +1 AP token or 1 more action before the end of the turn.",
    source: "Luck p7",
  },
  "vs.luck.entrance": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Luck 4: with 4 or more enemy entrances on the level, 1 is removed for good.",
    source: "Luck p7",
  },
  "vs.luck.sledgehammers": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Luck 4: with fewer than 4, all sledgehammer units not protecting an objective return to the reserve, those behind an entrance included.",
    source: "Luck p7",
  },
  "vs.luck.flee-swap": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "Luck 5: 1 spotted token leaves the equipment reserve, or failing that the discard pile, for good, and 1 flee token takes its place; without a flee token left there is no effect.",
    source: "Luck p7",
  },
  "vs.luck.flee-effect": {
    topic: "Ghost: lone wolf and luck tokens",
    text: "A flee token that appears on a tile with enemy units removes them all, each replaced by 1 equipment token, and is discarded.",
    source: "Luck p7",
  },
  "vs.campaign.selection": {
    topic: "Ghost: campaign",
    text: "A campaign is at least 2 operations with the same number of commandos.",
    source: "Campaign p7",
  },
  "vs.campaign.family": {
    topic: "Ghost: campaign",
    text: "They belong to the base game (with or without Ghost), plus at most 1 other expansion.",
    source: "Campaign p7",
  },
  "vs.campaign.expansion-all": {
    topic: "Ghost: campaign",
    text: "With an operation of an expansion other than Ghost, every operation uses that expansion's items.",
    source: "Campaign p7",
  },
  "vs.campaign.barrels": {
    topic: "Ghost: campaign",
    text: "Then each level gets 1 gas barrel on every medium and large tile; when barrels run out, the players choose which tiles get none.",
    source: "Campaign p7",
  },
  "vs.campaign.goliath": {
    topic: "Ghost: campaign",
    text: "With Secret Weapons, 1 Goliath nest is added on a medium outdoor tile, or failing that on a large outdoor tile.",
    source: "Campaign p7",
  },
  "vs.campaign.carry-over": {
    topic: "Ghost: campaign",
    text: "After a success the next operation starts: commandos that completed keep everything, and equipment, event cards, enemy reserve (Ø too) and special reserve stay as they are.",
    source: "Campaign p7",
  },
  "vs.medal.challenge": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "After each successfully completed level the challenges are checked; each counts once only.",
    source: "Challenges p7",
  },
  "vs.medal.boxes": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "The numbers of the newly completed challenges are summed and that many boxes ticked, row by row from the first; a full row earns its medal.",
    source: "Challenges p7",
  },
  "vs.medal.unlock": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "A new medal puts its XP card on top of the deck of its colour for all later games; the Victoria Cross unlocks none.",
    source: "Challenges p7",
  },
  "vs.bonus.swap": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "For each bonus commando added to the commando reserve another is removed; the reserve is limited to 5 (base game) or 8 (Secret Weapons or Résistance).",
    source: "Bonuses p7",
  },
  "vs.bonus.who": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "The Death Cheater, Gander and Sergeant Bruno go with any game; Anneke and the Intel Officer need Secret Weapons; Jamie Finnlock needs Résistance.",
    source: "Bonuses p7",
  },
  "vs.bonus.gander": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "Gander counts as in a German uniform, can become visible (and trigger the alarm) but keeps the uniform's advantages, and does not count as a commando.",
    source: "Bonuses p7",
  },
  "vs.bonus.ss": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "SS enemy units follow the rules of the others; each one added to the enemy reserve replaces 1 token with the same icons.",
    source: "Bonuses p7",
  },
  "vs.bonus.operations": {
    topic: "Ghost: challenges and medals, bonus content",
    text: "The 4 bonus operations are played with the base game and belong to it in a campaign.",
    source: "Bonuses p7",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;

export type RuleId = keyof typeof rules;
