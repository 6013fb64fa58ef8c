import type { RuleRow } from "../../kernel/index.ts";
import {
  heavyMetalRules,
  hotDogsRules,
  jagerRules,
  kickstarterRules,
  sharedRules,
  theyWhoDareRules,
} from "../expansions/index.ts";

/** The rule book of the base game, row by row: clauses in our own words with the printed page. */
export const rules = {
  "rr.turn.players": {
    topic: "Turn structure",
    text: "1 to 4 players control the Operators together; Axis units act only by the rules and by the choices the rules hand to the players.",
    source: "Overview, p.1",
  },
  "rr.turn.operator-split": {
    topic: "Turn structure",
    text: "The mission's recommended number of Operators (at most 4) is divided among the players as evenly as possible.",
    source: "Overview, p.1",
  },
  "rr.turn.sections": {
    topic: "Turn structure",
    text: "Play starts in the Stealth Section; the alarm moves it to the Battle Section; no rule moves it back.",
    source: "How to Play, p.5",
  },
  "rr.turn.stealth-phases": {
    topic: "Turn structure",
    text: "A Stealth turn is, in order: Operator, Axis Advance, Event, Axis Patrol, Axis Attack, End.",
    source: "How to Play, p.5",
  },
  "rr.turn.battle-phases": {
    topic: "Turn structure",
    text: "A Battle turn is, in order: Operator, Axis Advance, Event, Axis Attack, End (no Patrol Phase).",
    source: "How to Play, p.5",
  },
  "rr.turn.unspent-ap": {
    topic: "Turn structure",
    text: "Action points not used in a turn are lost.",
    source: "Actions, p.5",
  },
  "rr.square.adjacent": {
    topic: "Squares",
    text: "The adjacent squares of a square are its 8 neighbours, diagonals included, unless a clause says otherwise.",
    source: "Squares, p.1",
  },
  "rr.square.one-unit": {
    topic: "Squares",
    text: "A square holds at most one Operator or one Axis unit at the end of that unit's turn.",
    source: "Squares, p.1",
  },
  "rr.square.pass-through": {
    topic: "Squares",
    text: "A unit or Operator may move through occupied squares if it finishes its turn on an unoccupied one.",
    source: "Squares, p.1",
    open: ["rr.open.pass-through-enemies"],
  },
  "rr.square.regular": {
    topic: "Squares",
    text: "A regular square restricts neither movement nor LOS.",
    source: "Squares, p.1",
  },
  "rr.square.water-los": { topic: "Squares", text: "A water square does not affect LOS.", source: "Squares, p.1" },
  "rr.square.water-move": {
    topic: "Squares",
    text: "A water square cannot be entered except by an Operator in scuba mode or by the Rowing Boat.",
    source: "Squares, p.1",
  },
  "rr.square.forest-into": {
    topic: "Squares",
    text: "LOS may be traced into and out of a forest square.",
    source: "Squares, p.1",
  },
  "rr.square.forest-through": {
    topic: "Squares",
    text: "A forest square lying between the two ends of a line blocks LOS for both sides.",
    source: "Squares, p.1",
  },
  "rr.square.forest-hides": {
    topic: "Squares",
    text: "A corpse or a crouching Operator on a forest square is visible only from an adjacent square.",
    source: "Squares, p.1; Crouch, p.8",
  },
  "rr.square.forest-cover": {
    topic: "Squares",
    text: "A forest square is soft cover: Axis attack dice against an Operator on it get −1.",
    source: "Squares, p.1",
  },
  "rr.square.rock-into": { topic: "Squares", text: "LOS may be traced into a rock square.", source: "Squares, p.1" },
  "rr.square.rock-through": {
    topic: "Squares",
    text: "A rock square between the two ends of a line blocks LOS for both sides.",
    source: "Squares, p.1",
  },
  "rr.square.rock-move": {
    topic: "Squares",
    text: "Only an Operator with a grappling hook enters a rock square, and only with the climb action.",
    source: "Squares, p.1; Grappling Hook, p.24",
  },
  "rr.cover.low-hides": {
    topic: "Low and high cover",
    text: "Low cover (low wall, hedge, crate, window) on the line blocks LOS to a corpse and to a crouching Operator, not to a standing Operator.",
    source: "Low Cover, p.2",
  },
  "rr.cover.low-modifies": {
    topic: "Low and high cover",
    text: "A standing Operator adjacent to low cover that lies between him and the attacker gives the Axis attack dice that cover's penalty.",
    source: "Low Cover, p.2",
    open: ["rr.open.cover-between"],
  },
  "rr.cover.low-wall-hard": {
    topic: "Low and high cover",
    text: "A low wall is hard cover: −2 to Axis attack dice.",
    source: "Low Cover, p.2",
  },
  "rr.cover.low-wall-move": {
    topic: "Low and high cover",
    text: "A low wall costs nothing extra and does not stop a move or sprint on foot, for Operators (standing) and Axis infantry alike.",
    source: "Low Cover, p.2",
  },
  "rr.cover.low-wall-adjacent-sees": {
    topic: "Low and high cover",
    text: "A unit adjacent to a low wall sees over it: the wall does not hide corpses or crouching Operators from it.",
    source: "Low Cover, p.2",
    open: ["rr.open.low-wall-adjacent"],
  },
  "rr.cover.low-wall-along-sees": {
    topic: "Low and high cover",
    text: "A unit looking down the length of a low wall sees over it likewise.",
    source: "Low Cover, p.2; Being Seen, p.9",
    open: ["rr.open.low-wall-length"],
  },
  "rr.cover.hedge-soft": {
    topic: "Low and high cover",
    text: "A hedge is soft cover: −1 to Axis attack dice.",
    source: "Low Cover, p.2",
  },
  "rr.cover.hedge-move": {
    topic: "Low and high cover",
    text: "A hedge square is entered on foot only by the climb action (or an Axis climb).",
    source: "Low Cover, p.2",
  },
  "rr.cover.crate-hard": {
    topic: "Low and high cover",
    text: "Crates are hard cover: −2 to Axis attack dice.",
    source: "Low Cover, p.2",
  },
  "rr.cover.crate-move": {
    topic: "Low and high cover",
    text: "A crate square is entered on foot only by the climb action.",
    source: "Low Cover, p.2",
    open: ["rr.open.axis-climb-crates"],
  },
  "rr.cover.high-blocks": {
    topic: "Low and high cover",
    text: "High cover blocks movement and LOS for every unit.",
    source: "High Cover, p.2",
  },
  "rr.cover.high-wall-grapple": {
    topic: "Low and high cover",
    text: "A high wall is crossed only by an Operator with a grappling hook, by the climb action, at an edge bearing the grapple symbol.",
    source: "High Cover, p.2; Grappling Hook, p.24",
  },
  "rr.cover.supply-dump": {
    topic: "Low and high cover",
    text: "A supply dump tile, placed where the mission says, blocks movement and LOS for every unit.",
    source: "High Cover, p.2",
  },
  "rr.building.wall": {
    topic: "Buildings, doors, windows",
    text: "A building wall blocks LOS and movement for every unit; it has no grapple point.",
    source: "Buildings, p.2",
  },
  "rr.building.door-los": {
    topic: "Buildings, doors, windows",
    text: "A door blocks LOS into and out of its room or building.",
    source: "Buildings, p.2",
  },
  "rr.building.door-move": {
    topic: "Buildings, doors, windows",
    text: "Operators and Axis infantry pass a door with ordinary movement (move, sprint, Axis movement).",
    source: "Buildings, p.2",
  },
  "rr.building.door-diagonal": {
    topic: "Buildings, doors, windows",
    text: "A door is never passed by a diagonal step.",
    source: "Buildings, p.2; Move, p.6",
  },
  "rr.building.door-attack": {
    topic: "Buildings, doors, windows",
    text: "No attack is made through a doorway, an assassination included.",
    source: "Buildings, p.2; Assassination, p.7",
  },
  "rr.window.blocks": {
    topic: "Buildings, doors, windows",
    text: "A window blocks LOS into and out of a building except as the window-square clauses allow.",
    source: "Buildings, p.2",
  },
  "rr.window.six-squares": {
    topic: "Buildings, doors, windows",
    text: "A window has 6 window squares: the 3 interior and the 3 exterior squares adjacent to it.",
    source: "Buildings, p.2",
    open: ["rr.open.window-six-squares"],
  },
  "rr.window.interior-sees-out": {
    topic: "Buildings, doors, windows",
    text: "Whoever stands on an interior window square looks out of that window without restriction.",
    source: "Buildings, p.2",
  },
  "rr.window.interior-seen": {
    topic: "Buildings, doors, windows",
    text: "Outside viewers not on an exterior window square have LOS to the interior window squares and to no other square of the room through that window.",
    source: "Buildings, p.2",
  },
  "rr.window.exterior-sees-in": {
    topic: "Buildings, doors, windows",
    text: "Whoever stands on an exterior window square looks into the room without restriction.",
    source: "Buildings, p.2",
  },
  "rr.window.exterior-seen": {
    topic: "Buildings, doors, windows",
    text: "Inside viewers not on an interior window square have LOS to the exterior window squares and to no other outside square through that window.",
    source: "Buildings, p.2",
  },
  "rr.window.hides": {
    topic: "Buildings, doors, windows",
    text: "A window is low cover: a corpse or crouching Operator on a window square is hidden from viewers on the other side.",
    source: "Buildings, p.2",
  },
  "rr.window.adjacent-full": {
    topic: "Buildings, doors, windows",
    text: "From a square adjacent to the window, the window squares on the other side are fully visible: the window no longer hides corpses or crouching Operators.",
    source: "Buildings (Jock at the window), p.2",
  },
  "rr.window.cover": {
    topic: "Buildings, doors, windows",
    text: "A window is hard cover: −2 to Axis attack dice against an Operator on a window square attacked through it.",
    source: "Buildings, p.2",
  },
  "rr.window.climb": {
    topic: "Buildings, doors, windows",
    text: "A window is passed with the climb action (2 AP) by an Operator, or for 2 movement points by advancing Axis infantry.",
    source: "Buildings, p.2; Advancing, p.12",
  },
  "rr.window.place": {
    topic: "Buildings, doors, windows",
    text: "Objects and items may be placed through a window, diagonally as well as straight.",
    source: "Pick-up & Place, p.8",
  },
  "rr.los.operator-line": {
    topic: "Line of sight and field of view",
    text: "An Operator's LOS to a target is the straight line from the centre of his square to the centre of the target's square.",
    source: "Attack, p.6",
  },
  "rr.los.operator-blockers": {
    topic: "Line of sight and field of view",
    text: "Blockers of that line: forest and rock squares, high walls, buildings, supply dumps, and any Axis unit other than the target.",
    source: "Attack, p.6",
    open: ["rr.open.operator-los-alert-axis"],
  },
  "rr.los.operator-all-round": {
    topic: "Line of sight and field of view",
    text: "An Operator looks in every direction; his facing limits only marked attacks, and changing it costs no AP.",
    source: "Mark Target, p.8",
  },
  "rr.los.facing-four": {
    topic: "Line of sight and field of view",
    text: "Operators and Axis units always face one of the four sides of their square, never a diagonal.",
    source: "Operator Phase, p.5; Being Seen, p.9",
  },
  "rr.los.axis-cone": {
    topic: "Line of sight and field of view",
    text: "An Axis infantry unit sees within a 90-degree field of view to its front.",
    source: "Being Seen, p.9",
    open: ["rr.open.fov-diagonals"],
  },
  "rr.los.axis-depth": {
    topic: "Line of sight and field of view",
    text: "The field of view reaches 8 squares.",
    source: "Being Seen, p.9",
    open: ["rr.open.fov-depth"],
  },
  "rr.los.axis-peripheral": {
    topic: "Line of sight and field of view",
    text: "An Axis infantry unit also sees the one square directly to its left and the one directly to its right.",
    source: "Being Seen, p.9",
  },
  "rr.los.axis-blockers": {
    topic: "Line of sight and field of view",
    text: "Inside the field of view, a square is not visible when high cover, a forest or rock square, or another blocker lies on the line to it.",
    source: "Being Seen, p.9; High Cover, p.2",
  },
  "rr.los.nonalert-blocks": {
    topic: "Line of sight and field of view",
    text: "A non-alert Axis unit blocks LOS through its square.",
    source: "Being Seen, p.9",
  },
  "rr.los.alert-transparent": {
    topic: "Line of sight and field of view",
    text: "An alert Axis unit does not block LOS.",
    source: "Being Seen, p.9; Axis Attack, p.17",
  },
  "rr.los.operators-transparent": {
    topic: "Line of sight and field of view",
    text: "Operators do not block Axis LOS.",
    source: "Reaction Attacks, p.10",
  },
  "rr.los.fully-visible": {
    topic: "Line of sight and field of view",
    text: "A square is fully visible to a viewer when nothing on the line blocks LOS; standing and crouching Operators and corpses there are seen.",
    source: "High Cover legend, p.2",
  },
  "rr.los.partially-visible": {
    topic: "Line of sight and field of view",
    text: "A square is partially visible when only low cover (or a fuel barrel) blocks; a standing Operator there is seen, a crouching Operator or corpse is not.",
    source: "High Cover legend, p.2",
  },
  "rr.los.not-visible": {
    topic: "Line of sight and field of view",
    text: "A square outside the field of view or behind a full blocker is not visible; nothing on it is seen.",
    source: "Being Seen, p.9",
  },
  "rr.los.squares-not-lines": {
    topic: "Line of sight and field of view",
    text: "Seeing is decided by squares: an Operator stepping from one not-visible square to another is not seen even if his path crosses the edge of the field of view.",
    source: "Being Seen (officer figure), p.9",
  },
  "rr.los.forest-square-partial": {
    topic: "Line of sight and field of view",
    text: "For a viewer that is not adjacent, a forest square in view counts as partially visible.",
    source: "Squares, p.1; Advancing (fourth figure), p.12",
  },
  "rr.setup.sentry-place": {
    topic: "Set-up of Axis units and tiles",
    text: "Each sentry point starts with one Rifleman of the point's colour (black or white), facing the filled default arrow.",
    source: "Sentry Points, p.3; Rifle Infantry, p.22",
  },
  "rr.setup.patrol-place": {
    topic: "Set-up of Axis units and tiles",
    text: "Each patrol line starts with one Rifleman of the line's colour on one of its 2 start points (the players choose which), facing that point's arrow.",
    source: "Patrol Lines, p.3",
  },
  "rr.setup.guards": {
    topic: "Set-up of Axis units and tiles",
    text: "Guards are SMG Infantry, placed where and facing as the mission page shows.",
    source: "Guards, p.3",
  },
  "rr.setup.officers": {
    topic: "Set-up of Axis units and tiles",
    text: "Officers are placed where and facing as the mission page shows.",
    source: "Officers, p.22",
  },
  "rr.setup.spawn-colours": {
    topic: "Set-up of Axis units and tiles",
    text: "Spawn tiles lie at the board edge and are white, black or mixed; event cards name the colour they use.",
    source: "Spawn Tiles, p.3",
  },
  "rr.setup.entry-exit": {
    topic: "Set-up of Axis units and tiles",
    text: "Operators enter and leave at the entry/exit tile, unless the mission says otherwise.",
    source: "Entry/Exit Tile, p.3",
  },
  "rr.setup.entry-willys": {
    topic: "Set-up of Axis units and tiles",
    text: "The side of the entry/exit tile with the jeep space is used when the mission allows the Willys.",
    source: "Entry/Exit Tile, p.3",
  },
  "rr.setup.meter": {
    topic: "Set-up of Axis units and tiles",
    text: "The meter starts at the chosen difficulty's value on the mission page (Normal is recommended).",
    source: "How to Play, p.5; Quick Start, p.28",
  },
  "rr.setup.special-removed": {
    topic: "Set-up of Axis units and tiles",
    text: "Without an event window the special event card is removed and the deck is shuffled face down.",
    source: "Quick Start, p.28",
  },
  "rr.setup.recommended-mission": {
    topic: "Set-up of Axis units and tiles",
    text: "A mission page gives layout, victory conditions, recommended Operators, event deck, stealth ratings and extras such as the event window.",
    source: "Mission Pages, p.4",
  },
  "rr.dice.attack-roll": {
    topic: "Dice, boards and modifiers",
    text: "An attack die succeeds when its modified result is at least the attacker's number.",
    source: "Attack, p.6; Axis Attack, p.17",
  },
  "rr.dice.modify-each": {
    topic: "Dice, boards and modifiers",
    text: "Modifiers apply to every die of the attack; a modified result may fall to 0 or below.",
    source: "Axis Attack examples, p.17",
  },
  "rr.dice.axis-damage": {
    topic: "Dice, boards and modifiers",
    text: "Each successful Axis die removes 1 health point from the Operator (or vehicle) attacked.",
    source: "Reference Tables, p.4; Axis Attack, p.17",
  },
  "rr.dice.unit-health": {
    topic: "Dice, boards and modifiers",
    text: "An Axis unit is killed when the successful attack dice against it equal its health.",
    source: "Reference Tables, p.4",
  },
  "rr.dice.armour": {
    topic: "Dice, boards and modifiers",
    text: "An armoured unit is damaged only by explosive weapons (grenade, Lewes bomb, landmine, fuel barrel).",
    source: "Reference Tables, p.4; Attacking Vehicles, p.20",
  },
  "rr.mod.op-short": {
    topic: "Dice, boards and modifiers",
    text: "Operator attack at short range: +1.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-aimed": {
    topic: "Dice, boards and modifiers",
    text: "Operator attack on the unit aimed at: +2.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-marked": {
    topic: "Dice, boards and modifiers",
    text: "Operator attack on the marked unit: +2.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-blind": {
    topic: "Dice, boards and modifiers",
    text: "Blind fire: −2.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-no-cover": {
    topic: "Dice, boards and modifiers",
    text: "Cover never modifies an attack by an Operator.",
    source: "Reference Tables, p.5",
  },
  "rr.mod.axis-short": {
    topic: "Dice, boards and modifiers",
    text: "Axis attack at short range: +1.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-soft": {
    topic: "Dice, boards and modifiers",
    text: "Operator in soft cover: −1.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-hard": {
    topic: "Dice, boards and modifiers",
    text: "Operator in hard cover: −2.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-leaving": {
    topic: "Dice, boards and modifiers",
    text: "Operator moving out of LOS (reaction attack): −2.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-building": {
    topic: "Dice, boards and modifiers",
    text: "HMG or mortar against an Operator in a building: −3.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.opboard.contents": {
    topic: "Dice, boards and modifiers",
    text: "An Operator board holds: one object space, equipment with attack dice, short and long range and earshot, item spaces, ammunition counts, a health track with a recover point.",
    source: "Operator Boards, p.4",
  },
  "rr.opboard.stacks": {
    topic: "Dice, boards and modifiers",
    text: "Equal items stack in the item space that bears their symbol; the ammunition box gives the starting number.",
    source: "Operator Boards, p.4",
  },
  "rr.opboard.own-only": {
    topic: "Dice, boards and modifiers",
    text: "An Operator uses only his own items and equipment.",
    source: "Operator Boards, p.4",
    open: ["rr.open.item-ownership"],
  },
  "rr.op.order": {
    topic: "Operator Phase: actions",
    text: "The players choose the order of the Operators each turn; it may differ from turn to turn.",
    source: "Operator Phase, p.5",
  },
  "rr.op.one-at-a-time": {
    topic: "Operator Phase: actions",
    text: "An Operator finishes his whole turn before the next Operator starts.",
    source: "Operator Phase, p.5",
  },
  "rr.op.vehicles-first": {
    topic: "Operator Phase: actions",
    text: "Operator vehicles act before every Operator on foot.",
    source: "How to Play, p.5; Operator Vehicles, p.25",
  },
  "rr.op.may-idle": {
    topic: "Operator Phase: actions",
    text: "An Operator may do nothing, or stop with AP left.",
    source: "Operator Phase, p.5",
  },
  "rr.op.four-ap": {
    topic: "Operator Phase: actions",
    text: "Each Operator has 4 AP at the start of his turn.",
    source: "Actions, p.5",
  },
  "rr.op.action-complete": {
    topic: "Operator Phase: actions",
    text: "An action is completed in full before the next begins.",
    source: "Actions, p.5",
  },
  "rr.move.cost": {
    topic: "Operator Phase: actions",
    text: "Move: 1 AP, 1 square in any of 8 directions.",
    source: "Move, p.6",
  },
  "rr.move.blocked": {
    topic: "Operator Phase: actions",
    text: "A move cannot enter a rock, water, hedge or crate square, nor cross a high or building wall or a window.",
    source: "Move, p.6",
  },
  "rr.move.diagonal-door": {
    topic: "Operator Phase: actions",
    text: "A move cannot pass a doorway diagonally.",
    source: "Move, p.6",
  },
  "rr.sprint.cost": {
    topic: "Operator Phase: actions",
    text: "Sprint: 2 AP, 3 squares, which need not be in a line.",
    source: "Sprint, p.6",
    open: ["rr.open.sprint-fewer"],
  },
  "rr.sprint.blocked": {
    topic: "Operator Phase: actions",
    text: "A sprint is blocked by everything that blocks a move, and by a doorway diagonally.",
    source: "Sprint, p.6",
  },
  "rr.sprint.forest-forest": {
    topic: "Operator Phase: actions",
    text: "No step of a sprint goes from a forest square to another forest square; sprinting into or out of forest is allowed.",
    source: "Squares, p.1; Sprint, p.6",
  },
  "rr.climb.cost": {
    topic: "Operator Phase: actions",
    text: "Climb: 2 AP, 1 square in any direction.",
    source: "Climb, p.6",
  },
  "rr.climb.hedge-crate": {
    topic: "Operator Phase: actions",
    text: "A climb enters a square holding a hedge or crates.",
    source: "Climb, p.6",
  },
  "rr.climb.window": {
    topic: "Operator Phase: actions",
    text: "A climb passes through a window to a square on its other side.",
    source: "Climb, p.6",
    open: ["rr.open.diagonal-window"],
  },
  "rr.attack.cost": {
    topic: "Attack action",
    text: "Attack: 1 AP with one weapon of the Operator's equipment section, declared before rolling.",
    source: "Attack, p.6",
  },
  "rr.attack.los-range": {
    topic: "Attack action",
    text: "The target must be within LOS and within the weapon's long range.",
    source: "Attack, p.6",
  },
  "rr.attack.range-count": {
    topic: "Attack action",
    text: "Range is counted in squares from the attacker to the target, not counting the attacker's own square.",
    source: "Attack, p.6",
    open: ["rr.open.distance-metric"],
  },
  "rr.attack.success": {
    topic: "Attack action",
    text: "The attack rolls the weapon's dice (one D6 unless the board shows more) and each die equal to or above the weapon's number, after modifiers, succeeds.",
    source: "Attack, p.6",
  },
  "rr.attack.corpse": {
    topic: "Attack action",
    text: "A killed infantry unit is removed and a corpse token is put on its square.",
    source: "Attack, p.6; Objects, p.23",
  },
  "rr.attack.move-and": {
    topic: "Attack action",
    text: "Move & attack: 1 AP for 1 square of movement and one attack, in either order.",
    source: "Attack, p.6",
  },
  "rr.attack.move-and-blocked": {
    topic: "Attack action",
    text: "The movement part obeys the limits of a move.",
    source: "Attack, p.6",
  },
  "rr.attack.attack-then-move": {
    topic: "Attack action",
    text: "When the attack comes first, it is declared from the first square, the Operator is moved, and only then is the die rolled; the move stands whatever the result.",
    source: "Attack, p.6",
  },
  "rr.assassinate.weapon": {
    topic: "Attack action",
    text: "An assassination needs a fighting knife (or a speargun, see rr.spear).",
    source: "Assassination, p.7; Fighting Knife, p.23",
  },
  "rr.assassinate.behind": {
    topic: "Attack action",
    text: "A knife assassination is made only from the one square directly behind the unit (opposite to its facing).",
    source: "Assassination, p.7",
  },
  "rr.assassinate.infantry": {
    topic: "Attack action",
    text: "Its target is Axis infantry: Rifleman, SMG Infantry or Officer.",
    source: "Assassination, p.7",
  },
  "rr.assassinate.sure": {
    topic: "Attack action",
    text: "It needs a 1 or more: no die is rolled and the unit dies.",
    source: "Assassination, p.7; Fighting Knife, p.23",
  },
  "rr.assassinate.not-spotted": {
    topic: "Attack action",
    text: "A spotted Operator may not assassinate.",
    source: "Assassination, p.7",
  },
  "rr.assassinate.move-and": {
    topic: "Attack action",
    text: "It may be the attack of a move & attack (1 AP).",
    source: "Assassination, p.7",
  },
  "rr.assassinate.window": {
    topic: "Attack action",
    text: "It may be made through a window.",
    source: "Assassination, p.7",
  },
  "rr.aim.cost": {
    topic: "Attack action",
    text: "Take aim: 1 AP, naming a unit within LOS and range.",
    source: "Take Aim, p.7",
  },
  "rr.aim.bonus": {
    topic: "Attack action",
    text: "Every attack of that Operator on that unit during the rest of this turn gets +2.",
    source: "Take Aim, p.7",
  },
  "rr.aim.keep-los": {
    topic: "Attack action",
    text: "Aim survives a move & attack while the target stays within LOS and range.",
    source: "Take Aim, p.7",
  },
  "rr.aim.stacks": {
    topic: "Attack action",
    text: "The +2 adds to the short-range +1 (together +3).",
    source: "Take Aim, p.7",
  },
  "rr.mark.cost": {
    topic: "Mark target",
    text: "Mark target: 2 AP; the Operator's own target marker is put on one Axis unit.",
    source: "Mark Target, p.7",
  },
  "rr.mark.anywhere": {
    topic: "Mark target",
    text: "At marking, the unit needs to be neither in LOS nor in range; a unit on a spawn tile may be marked.",
    source: "Mark Target, p.7",
  },
  "rr.mark.phases": {
    topic: "Mark target",
    text: "The Operator may attack the marked unit during the Axis Advance, Event or Axis Patrol Phase.",
    source: "Mark Target, p.7",
  },
  "rr.mark.event-timing": {
    topic: "Mark target",
    text: "In the Event Phase the attack comes after the card is drawn and before it is actioned.",
    source: "Mark Target, p.7",
  },
  "rr.mark.mid-move": {
    topic: "Mark target",
    text: "The attack may interrupt a unit's movement between squares, the marked unit's or another's.",
    source: "Mark Target, p.7",
  },
  "rr.mark.los-range": {
    topic: "Mark target",
    text: "LOS and range must hold when the attack is made.",
    source: "Mark Target, p.7",
  },
  "rr.mark.bonus": {
    topic: "Mark target",
    text: "The attack gets +2, besides the short-range +1.",
    source: "Mark Target, p.7; example, p.7",
  },
  "rr.mark.front-cone": {
    topic: "Mark target",
    text: "For a marked attack the target must be in the Operator's 90-degree field of view to his front.",
    source: "Mark Target, p.8",
    open: ["rr.open.mark-peripheral", "rr.open.mark-depth"],
  },
  "rr.mark.knife": {
    topic: "Mark target",
    text: "A marked attack may be an assassination, made when its conditions hold.",
    source: "Mark Target, p.7",
  },
  "rr.mark.optional": {
    topic: "Mark target",
    text: "The marking Operator may decline every opportunity.",
    source: "Mark Target, p.7",
  },
  "rr.crouch.cost": {
    topic: "Crouch, pop up, pick up, place",
    text: "Crouch: 1 AP; the token is flipped to its crouched side.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.los-both-ways": {
    topic: "Crouch, pop up, pick up, place",
    text: "Low walls, hedges, crates, windows and fuel barrels on the line block sight of a crouched Operator and his own sight.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.actions": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator has only: move, blind fire, pick up, place, move & place, recover, break cover, pop up, pop up & attack; for anything else he pops up first.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.no-vault": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator cannot cross a low wall.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.no-objects": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator can neither pick up nor carry an object (corpse, fuel barrel).",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.popup.free": {
    topic: "Crouch, pop up, pick up, place",
    text: "Pop up: 0 AP; the token returns to its standing side.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.popup.attack": {
    topic: "Crouch, pop up, pick up, place",
    text: "Pop up & attack: 1 AP, standing up and attacking as one action.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.pickup.free": {
    topic: "Crouch, pop up, pick up, place",
    text: "Pick up: 0 AP, on a square entered by a move or where a sprint ends.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.pickup.items": {
    topic: "Crouch, pop up, pick up, place",
    text: "A picked-up item goes to its own or an empty item space.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.pickup.object": {
    topic: "Crouch, pop up, pick up, place",
    text: "A picked-up object goes to the object space; an Operator carries at most one object.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.pickup.both": {
    topic: "Crouch, pop up, pick up, place",
    text: "An item and an object on one square may be picked up together.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.carry.actions": {
    topic: "Crouch, pop up, pick up, place",
    text: "While carrying an object an Operator has only: move, place, move & place.",
    source: "Pick-Up & Place, p.9; Objects, p.23",
  },
  "rr.place.cost": {
    topic: "Crouch, pop up, pick up, place",
    text: "Place: 1 AP; an item or carried object goes to an adjacent square.",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.move-and": {
    topic: "Crouch, pop up, pick up, place",
    text: "Move & place: 1 AP for 1 square of movement and one placing, in either order.",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.no-alert": {
    topic: "Crouch, pop up, pick up, place",
    text: "Putting an item or a barrel into an Axis unit's LOS does not alert it (a corpse does).",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.corpse-alerts": {
    topic: "Crouch, pop up, pick up, place",
    text: "A corpse placed in the LOS of a unit alerts it.",
    source: "Pick-Up & Place, p.9; Objects, p.23",
  },
  "rr.place.over-and-through": {
    topic: "Crouch, pop up, pick up, place",
    text: "Items and objects may be placed over low walls and through windows and doors.",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.crouched": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator may place items over low walls and through windows.",
    source: "Pick-Up & Place, p.9",
  },
  "rr.heard.loud": {
    topic: "Being heard",
    text: "A weapon with an earshot above 0 is loud.",
    source: "Being Heard, p.9",
  },
  "rr.heard.meter": {
    topic: "Being heard",
    text: "Each use of a loud weapon advances the meter 1.",
    source: "Being Heard, p.9",
  },
  "rr.heard.radius": {
    topic: "Being heard",
    text: "Every Axis unit within the weapon's earshot of the shot reacts; cover and walls do not limit earshot.",
    source: "Being Heard, p.9",
  },
  "rr.heard.reaction": {
    topic: "Being heard",
    text: "A unit that hears flips to alert and turns to face the direction of the shot.",
    source: "Being Heard, p.9",
  },
  "rr.heard.alert-turns": {
    topic: "Being heard",
    text: "An already alert unit still turns to face the sound.",
    source: "Being Heard, p.9",
  },
  "rr.heard.sprint": {
    topic: "Being heard",
    text: "A sprint on a square adjacent to a unit alerts that unit, which turns to face the Operator.",
    source: "Being Heard, p.9",
    open: ["rr.open.sprint-noise-squares"],
  },
  "rr.heard.shortest-turn": {
    topic: "Being heard",
    text: "A unit turns the shorter way (clockwise or anti-clockwise).",
    source: "Being Heard, p.9",
  },
  "rr.heard.turn-tie": {
    topic: "Being heard",
    text: "If both ways are equal, the players choose.",
    source: "Being Heard, p.9",
  },
  "rr.heard.no-shout": {
    topic: "Being heard",
    text: "A unit alerted by a sound does not shout a warning.",
    source: "Being Heard, p.9; Being Seen, p.9",
  },
  "rr.heard.vehicles-keep-facing": {
    topic: "Being heard",
    text: "A vehicle that hears flips to alert but does not turn.",
    source: "Patrol Vehicles, p.20",
  },
  "rr.seen.first-action": {
    topic: "Being seen",
    text: "At an Operator's first action within a unit's LOS he becomes spotted (token swapped) and the unit flips to alert.",
    source: "Being Seen, p.9",
  },
  "rr.seen.any-action": {
    topic: "Being seen",
    text: "Every action counts, free actions such as pop up included.",
    source: "Reaction Attacks example, p.10",
  },
  "rr.seen.during-action": {
    topic: "Being seen",
    text: "Squares passed during a sprint or other action count, even if the action ends out of LOS.",
    source: "Being Seen example, p.9",
  },
  "rr.seen.shout": {
    topic: "Being seen",
    text: "The unit that sees also shouts: every other Axis unit within 4 squares flips to alert.",
    source: "Being Seen, p.9",
    open: ["rr.open.alert-unit-shouts"],
  },
  "rr.seen.shout-keeps-facing": {
    topic: "Being seen",
    text: "A unit alerted by a shout keeps its facing.",
    source: "Being Seen, p.9",
  },
  "rr.seen.shout-no-chain": {
    topic: "Being seen",
    text: "A unit alerted by a shout does not shout.",
    source: "Being Seen, p.9",
  },
  "rr.seen.killed-unit-silent": {
    topic: "Being seen",
    text: "If the action that is seen kills the unit that would see it, that unit neither flips nor shouts.",
    source: "Being Seen, p.9",
  },
  "rr.seen.kill-witness": {
    topic: "Being seen",
    text: "A unit that has the square of a killed unit in LOS, fully or partially visible, flips to alert and shouts (4 squares).",
    source: "Being Seen, p.9",
  },
  "rr.seen.assassin": {
    topic: "Being seen",
    text: "If a unit sees an assassination, the assassin is spotted even when he himself is out of its LOS.",
    source: "Being Seen, p.9",
  },
  "rr.seen.shooter-not": {
    topic: "Being seen",
    text: "Seeing another kind of kill does not by itself spot the killer.",
    source: "Being Seen, p.9",
  },
  "rr.seen.corpse": {
    topic: "Being seen",
    text: "In the Stealth Section a unit that gains LOS to a corpse flips to alert and shouts (4 squares).",
    source: "Objects, p.23",
  },
  "rr.seen.no-turn": {
    topic: "Being seen",
    text: "Seeing an Operator does not turn the unit.",
    source: "Being Seen, p.9",
  },
  "rr.reaction.trigger": {
    topic: "Reaction attacks",
    text: "At an Operator's first action of the turn within LOS of a unit that is already alert, that unit attacks him.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.roll": {
    topic: "Reaction attacks",
    text: "It is an Axis attack roll with range and cover modifiers.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.continue": {
    topic: "Reaction attacks",
    text: "If he survives, the Operator continues his turn.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.not-on-alerting": {
    topic: "Reaction attacks",
    text: "The action that alerts a unit draws no reaction attack from it; the next action in its LOS does.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.end-turn-avoids": {
    topic: "Reaction attacks",
    text: "An Operator who takes no further action after alerting a unit is not reaction-attacked by it.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.one-per-operator": {
    topic: "Reaction attacks",
    text: "In one Operator Phase an alert unit makes at most one reaction attack on each Operator, and may make one on each of several.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.killed-no-attack": {
    topic: "Reaction attacks",
    text: "A unit killed by the Operator's first action in its LOS makes no reaction attack.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.after-action": {
    topic: "Reaction attacks",
    text: "The reaction attack comes after the action; range and cover are taken from where the Operator ends.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.leaving-only": {
    topic: "Reaction attacks",
    text: "If he ends out of range or LOS, the −2 for moving out of LOS is the only modifier.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.attacked-flips": {
    topic: "Reaction attacks",
    text: "A unit that is attacked always flips to alert and turns to face the direction of the attack, even when out of earshot.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.attacked-alert": {
    topic: "Reaction attacks",
    text: "An alert unit that survives an attack turns to face it and, if the attacking Operator is visible to it, attacks him at once.",
    source: "Reaction Attacks, p.10",
  },
  "rr.reaction.attacked-spots": {
    topic: "Reaction attacks",
    text: "The attacker seen by the unit as it turns is spotted.",
    source: "Reaction Attacks example, p.10",
  },
  "rr.reaction.phase": {
    topic: "Reaction attacks",
    text: "Reaction attacks belong to the Operator Phase.",
    source: "Reaction Attacks, p.10",
    open: ["rr.open.marked-consequences"],
  },
  "rr.blind.use": {
    topic: "Blind fire, recover, break cover",
    text: "Blind fire: 1 AP; a crouched Operator attacks over low cover and stays crouched.",
    source: "Blind Fire, p.11",
  },
  "rr.blind.modifier": {
    topic: "Blind fire, recover, break cover",
    text: "It takes −2, besides range bonuses.",
    source: "Blind Fire example, p.11",
  },
  "rr.blind.spotted": {
    topic: "Blind fire, recover, break cover",
    text: "The blind-firing Operator becomes spotted although he is not seen.",
    source: "Blind Fire, p.11",
  },
  "rr.blind.no-answer": {
    topic: "Blind fire, recover, break cover",
    text: "A unit he misses turns toward him but does not attack while he is not visible to it.",
    source: "Blind Fire example, p.11",
  },
  "rr.recover.cost": {
    topic: "Blind fire, recover, break cover",
    text: "Recover: 3 AP, regain 1 lost health point.",
    source: "Recover, p.11",
  },
  "rr.recover.cap": {
    topic: "Blind fire, recover, break cover",
    text: "Recover works only from 1 to 3 health points and never raises above 4.",
    source: "Recover, p.11",
  },
  "rr.breakcover.stealth": {
    topic: "Blind fire, recover, break cover",
    text: "Break cover: 0 AP; in the Stealth Section the Operator becomes spotted and the closest Axis unit flips to alert.",
    source: "Break Cover, p.11",
  },
  "rr.breakcover.tie": {
    topic: "Blind fire, recover, break cover",
    text: "Equally close units all flip to alert.",
    source: "Break Cover, p.11",
  },
  "rr.breakcover.battle": {
    topic: "Blind fire, recover, break cover",
    text: "In the Battle Section break cover only makes the Operator spotted.",
    source: "Break Cover, p.11",
  },
  "rr.alarm.at-zero": {
    topic: "Alarm and spotted Operators",
    text: "The alarm sounds when the meter reaches 0.",
    source: "Alarm Advance, p.15",
  },
  "rr.alarm.flip-all": {
    topic: "Alarm and spotted Operators",
    text: "Every Axis unit on the board and on spawn tiles flips to alert and keeps its facing.",
    source: "Stealth Meter, p.11, 13, 16, 17, 18",
  },
  "rr.alarm.operator-phase": {
    topic: "Alarm and spotted Operators",
    text: "Alarm in the Operator Phase: the phase is finished, then the Axis Advance Phase (Battle) follows.",
    source: "Stealth Meter, p.11",
  },
  "rr.alarm.advance-phase": {
    topic: "Alarm and spotted Operators",
    text: "Alarm in the Axis Advance Phase: switch at once to the Battle version of that phase; units that have advanced do not advance again.",
    source: "Stealth Meter, p.13",
  },
  "rr.alarm.event-phase": {
    topic: "Alarm and spotted Operators",
    text: "Alarm in the Event Phase: the next phase is the Axis Attack Phase (no Patrol Phase).",
    source: "Stealth Meter, p.16",
  },
  "rr.alarm.patrol-phase": {
    topic: "Alarm and spotted Operators",
    text: "Alarm in the Axis Patrol Phase: switch at once; the next phase is the Axis Attack Phase, units that have not yet patrolled do not.",
    source: "Stealth Meter, p.17",
  },
  "rr.alarm.loud-spots": {
    topic: "Alarm and spotted Operators",
    text: "If a loud weapon other than a grenade triggers the alarm, its user becomes spotted.",
    source: "Stealth Meter, p.11, 16, 17",
  },
  "rr.alarm.breakcover-spots": {
    topic: "Alarm and spotted Operators",
    text: "If breaking cover triggers the alarm, that Operator is spotted.",
    source: "Stealth Meter, p.11",
    open: ["rr.open.break-cover-alarm"],
  },
  "rr.alarm.stay-spotted": {
    topic: "Alarm and spotted Operators",
    text: "An Operator already spotted when the alarm sounds stays spotted.",
    source: "Stealth Meter, p.11",
  },
  "rr.alarm.grenade": {
    topic: "Alarm and spotted Operators",
    text: "A grenade does not give its thrower away; if it triggers the alarm with no Operator spotted, the players nominate one to be spotted.",
    source: "Stealth Meter, p.11",
  },
  "rr.alarm.nominate": {
    topic: "Alarm and spotted Operators",
    text: "If it sounds in the Event Phase (alarm advance or bomb) or in the Patrol Phase with no Operator spotted, the players nominate one.",
    source: "Stealth Meter, p.16, 17",
  },
  "rr.alarm.end-closest": {
    topic: "Alarm and spotted Operators",
    text: "If it sounds in the End Phase because of alert units, the Operator closest to an alert unit is spotted; all tied Operators are.",
    source: "Stealth Meter, p.18",
  },
  "rr.alarm.end-willys": {
    topic: "Alarm and spotted Operators",
    text: "If it sounds in the End Phase because of the Willys, every Operator seated in it is spotted.",
    source: "Stealth Meter, p.18",
  },
  "rr.alarm.always-one": {
    topic: "Alarm and spotted Operators",
    text: "In the Battle Section at least one Operator is spotted at all times.",
    source: "Stealth Meter, p.11",
  },
  "rr.alarm.renominate": {
    topic: "Alarm and spotted Operators",
    text: "When all spotted Operators have been killed or have left the board, the players at once nominate another.",
    source: "Stealth Meter, p.11",
  },
  "rr.alarm.battle-loud": {
    topic: "Alarm and spotted Operators",
    text: "In the Battle Section an Operator firing a loud weapon other than a grenade becomes spotted.",
    source: "Stealth Meter, p.11",
  },
  "rr.alarm.battle-seen": {
    topic: "Alarm and spotted Operators",
    text: "In the Battle Section an Operator moving into a unit's LOS becomes spotted.",
    source: "Stealth Meter, p.11",
  },
  "rr.alarm.battle-permanent": {
    topic: "Alarm and spotted Operators",
    text: "In the Battle Section a spotted Operator stays spotted until killed or off the board.",
    source: "Stealth Meter, p.11; End Phase, p.18",
  },
  "rr.advance.who-stealth": {
    topic: "Axis Advance Phase",
    text: "Stealth: every alert patrolman, sentry and guard advances on the spotted Operators.",
    source: "Axis Advance (Stealth), p.12",
  },
  "rr.advance.officer-stealth": {
    topic: "Axis Advance Phase",
    text: "Stealth: an alert officer does not advance but turns toward the closest spotted Operator.",
    source: "Axis Advance (Stealth), p.12",
  },
  "rr.advance.none-spotted": {
    topic: "Axis Advance Phase",
    text: "Stealth, no spotted Operator: alert units stay on their lines and points and move in the Patrol Phase.",
    source: "Axis Advance (Stealth), p.12",
  },
  "rr.advance.off-line-waits": {
    topic: "Axis Advance Phase",
    text: "Such a unit whose facing no longer fits its line or an arrow of its point keeps that facing, and a patrolman does not move, until an event card rotates it.",
    source: "Axis Advance (Stealth), p.12",
  },
  "rr.advance.guard-waits": {
    topic: "Axis Advance Phase",
    text: "Such a guard or officer keeps its facing until it sees or hears something else or the Battle Section begins.",
    source: "Axis Advance (Stealth), p.12",
  },
  "rr.advance.vehicles-first": {
    topic: "Axis Advance Phase",
    text: "Advancing vehicles move before infantry.",
    source: "Axis Advance, p.12, 13; Vehicles Advancing, p.19",
  },
  "rr.advance.order": {
    topic: "Axis Advance Phase",
    text: "Infantry advance in order of proximity to spotted Operators, the closest first.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.priority-one": {
    topic: "Axis Advance Phase",
    text: "First priority: reach an optimal attack position against the closest spotted Operator.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.priority-two": {
    topic: "Axis Advance Phase",
    text: "Second: reach one against another spotted Operator.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.priority-three": {
    topic: "Axis Advance Phase",
    text: "Third: move toward the closest spotted Operator by the shortest route, keeping LOS to partially visible squares that hold spotted Operators, and face the closest of these.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.optimal": {
    topic: "Axis Advance Phase",
    text: "An optimal attack position is short range with no cover subtraction.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.other-target-only-if": {
    topic: "Axis Advance Phase",
    text: "A unit leaves the closest Operator for another only if it can obtain an attack position on the other and none on the closest.",
    source: "Advancing Axis Units, p.12",
    open: ["rr.open.advance-priority"],
  },
  "rr.advance.stop-at-optimal": {
    topic: "Axis Advance Phase",
    text: "The unit stops as soon as it has an optimal attack position.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.full-move": {
    topic: "Axis Advance Phase",
    text: "Short of that it uses its full movement allowance as far as terrain and units allow.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.shortest-route": {
    topic: "Axis Advance Phase",
    text: "Route length counts movement points, including the extra points for climbing.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.route-choice": {
    topic: "Axis Advance Phase",
    text: "Among equally short routes the players choose.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.route-los": {
    topic: "Axis Advance Phase",
    text: "If one of the equally short routes gives LOS to a partially visible square holding a spotted Operator, even one who is not the closest, it must be taken.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.terrain": {
    topic: "Axis Advance Phase",
    text: "Advancing infantry goes through forest and buildings, vaults low walls at no cost, and climbs hedges and windows for 2 movement points.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.advance.pass-units": {
    topic: "Axis Advance Phase",
    text: "It moves through squares of other units, vehicles and Operators in doorways included, if it can finish on a free square.",
    source: "Advancing Axis Units, p.12",
  },
  "rr.battle.who": {
    topic: "Axis Advance Phase",
    text: "Battle: all SMG Infantry (guards and those on spawn tiles) and Riflemen on patrol lines advance.",
    source: "Axis Advance (Battle), p.13",
  },
  "rr.battle.step-on": {
    topic: "Axis Advance Phase",
    text: "Units on a spawn tile step onto the board from their marker, diagonally if need be; a rear unit's first square of movement is the front row of markers.",
    source: "Axis Advance (Battle), p.13",
  },
  "rr.battle.sentries-stay": {
    topic: "Axis Advance Phase",
    text: "Battle: Riflemen on sentry points stay there and turn to face the closest spotted Operator.",
    source: "Axis Advance (Battle), p.13",
  },
  "rr.battle.sentries-leave": {
    topic: "Axis Advance Phase",
    text: "If no Axis unit on the board is able to advance, sentries leave their points and advance.",
    source: "Axis Advance (Battle), p.13",
  },
  "rr.battle.officers": {
    topic: "Axis Advance Phase",
    text: "Officers never leave their place unless the mission says so; they turn to face the closest spotted Operator.",
    source: "Axis Advance (Battle), p.13; Officers, p.22",
  },
  "rr.battle.static-priority": {
    topic: "Axis Advance Phase",
    text: "Sentries and officers rotate, in this order of preference: to an attack position on the closest spotted Operator; to one on a different spotted Operator; to face the closest spotted Operator.",
    source: "Axis Advance (Battle), p.13",
  },
  "rr.deck.draw": {
    topic: "Event Phase",
    text: "Each Event Phase starts by drawing the top event card.",
    source: "Event Phase, p.14",
  },
  "rr.deck.token-first": {
    topic: "Event Phase",
    text: "On the first card the patrol token is placed black side up.",
    source: "Event Cards & Patrol Token, p.4; Event Phase, p.14",
  },
  "rr.deck.token-flip": {
    topic: "Event Phase",
    text: "On each later turn the token is flipped onto the new card, alternating black and white.",
    source: "Event Phase, p.14",
  },
  "rr.deck.reshuffle": {
    topic: "Event Phase",
    text: "When the deck runs out it is shuffled and started again.",
    source: "Event Phase, p.14",
  },
  "rr.deck.panels": {
    topic: "Event Phase",
    text: "The left panel applies in the Stealth Section, the right one in the Battle Section.",
    source: "Event Cards, p.4; Event Phase, p.14, 16",
  },
  "rr.deck.event-window": {
    topic: "Event Phase",
    text: "For window A/B: shuffle, cut into stacks of A, of B and the rest; shuffle the special card into the B stack; stack the rest at the bottom, B on it, A on top.",
    source: "Special Event Card, p.15",
  },
  "rr.event.sentry-rotate": {
    topic: "Event Phase",
    text: "Stealth 1: every sentry on a point of the named colour rotates in the named direction to the next arrow of its point; a double arrow means 2 arrows.",
    source: "Event Phase, p.14",
  },
  "rr.event.arrow-angle": {
    topic: "Event Phase",
    text: "The angle depends on the arrows present; facings without an arrow are passed over.",
    source: "Event Phase, p.14",
  },
  "rr.event.patrol-rotate": {
    topic: "Event Phase",
    text: "Stealth 2: every patrolman on a line of the named colour rotates in the named direction until it again faces along its line.",
    source: "Event Phase, p.14",
    open: ["rr.open.patrol-rotate-amount"],
  },
  "rr.event.rotate-stop": {
    topic: "Event Phase",
    text: "A rotating unit that, during or at the end of the rotation, gains clear LOS to a corpse or an Operator stops there and flips to alert.",
    source: "Event Phase, p.14",
  },
  "rr.event.rotate-shout": {
    topic: "Event Phase",
    text: "It shouts: other Axis units within 4 squares flip to alert and keep their facing.",
    source: "Event Phase, p.14",
  },
  "rr.event.rotate-spots": {
    topic: "Event Phase",
    text: "If it sees an Operator, that Operator becomes spotted.",
    source: "Event Phase, p.14",
  },
  "rr.event.spawn": {
    topic: "Event Phase",
    text: "Stealth 3: the card's number of SMG Infantry is put on the spawn tile of the named colour, on the markers closest to the board first.",
    source: "Event Phase, p.15",
  },
  "rr.event.spawn-full": {
    topic: "Event Phase",
    text: "If the tile is full, nothing happens in this Event Phase.",
    source: "Event Phase, p.15",
  },
  "rr.event.spawn-inert": {
    topic: "Event Phase",
    text: "Units on spawn tiles see and hear nothing and do nothing until the alarm.",
    source: "Event Phase, p.15",
  },
  "rr.event.alarm-advance": {
    topic: "Event Phase",
    text: "Stealth 4: advance the meter 1.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-take": {
    topic: "Event Phase",
    text: "Stealth 5: the cigarette token goes to an empty small item slot of an Operator board of the players' choice.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-in-play": {
    topic: "Event Phase",
    text: "If the token is already on the board or on an Operator board, nothing happens.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-use": {
    topic: "Event Phase",
    text: "It may be put on a non-alert Axis unit at any point of an Operator Phase.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-effect": {
    topic: "Event Phase",
    text: "That unit has no LOS and neither moves nor rotates this turn.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-broken": {
    topic: "Event Phase",
    text: "A shout, a loud weapon or the alarm still flips it to alert, and the token is then discarded at once.",
    source: "Event Phase, p.15",
  },
  "rr.event.battle-spawn": {
    topic: "Event Phase",
    text: "Battle 1: the card's number of alert SMG Infantry (or the unit named) is put on the named spawn point, markers closest to the board first.",
    source: "Event Phase (Battle), p.16",
  },
  "rr.event.sweep": {
    topic: "Event Phase",
    text: "Battle 2: every sentry of the named colour without an Operator in its LOS rotates 360 degrees in the named direction and ends at its starting facing.",
    source: "Event Phase (Battle), p.16",
  },
  "rr.event.sweep-stop": {
    topic: "Event Phase",
    text: "A sweeping sentry that gains LOS to an Operator stops at that facing and the Operator becomes spotted.",
    source: "Event Phase (Battle), p.16",
  },
  "rr.patrol.colour": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "The patrolmen on lines of the patrol token's colour move; the others do not.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.four": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "Each moves 4 squares along its line.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.order": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "They move one by one, starting with those closest to Operators.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.final-facing": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "A patrolman ends facing the next square of its line.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.pass-units": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "It passes through squares of other units and vehicles if it can finish on a free square.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.sees-stops": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "A patrolman that gains clear LOS to a corpse or an Operator during its move stops on that square and flips to alert.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.sees-shouts": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "It shouts: other Axis units within 4 squares flip to alert and keep their facing.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.sees-spots": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "If it sees an Operator, that Operator becomes spotted.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.patrol.turn-looks": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "Turning along the line during the move counts: what comes into view by the turn is seen.",
    source: "Axis Patrol Phase example, p.16",
  },
  "rr.patrol.door-blocked": {
    topic: "Axis Patrol Phase (Stealth only)",
    text: "If an Operator on the square beyond a doorway keeps it from passing, it stops, flips to alert and shouts (4 squares), and the Operator is spotted.",
    source: "Axis Patrol Phase, p.16",
  },
  "rr.axisattack.all": {
    topic: "Axis Attack Phase",
    text: "Every Axis unit in a position to attack an Operator does so.",
    source: "Axis Attack Phase, p.17",
    open: ["rr.open.attack-unspotted"],
  },
  "rr.axisattack.explosives-first": {
    topic: "Axis Attack Phase",
    text: "Mortars and other explosive weapons attack before all other units.",
    source: "How to Play, p.5; Mortar Teams, p.22",
  },
  "rr.axisattack.one-target": {
    topic: "Axis Attack Phase",
    text: "Each unit attacks only one Operator.",
    source: "Axis Attack Phase, p.17",
  },
  "rr.axisattack.best-target": {
    topic: "Axis Attack Phase",
    text: "It takes the Operator it is best placed to attack: least cover modifiers or shortest range.",
    source: "Axis Attack Phase, p.17",
    open: ["rr.open.best-target"],
  },
  "rr.axisattack.tie": {
    topic: "Axis Attack Phase",
    text: "Among equally good targets the players choose.",
    source: "Axis Attack Phase, p.17",
  },
  "rr.axisattack.not-adjacent-cover": {
    topic: "Axis Attack Phase",
    text: "Cover on the line to which the Operator is not adjacent gives no modifier.",
    source: "Axis Attack example (3 SMG), p.17",
  },
  "rr.axisattack.adjacent-none": {
    topic: "Axis Attack Phase",
    text: "A unit adjacent to the Operator ignores the cover of a low wall, forest square or window.",
    source: "Axis Attack Phase, p.17",
  },
  "rr.axisattack.combine": {
    topic: "Axis Attack Phase",
    text: "Range and cover modifiers add up.",
    source: "Axis Attack example (forest), p.17",
  },
  "rr.end.meter": {
    topic: "End Phase",
    text: "Stealth: if an alert Axis unit, a spotted Operator or the Willys is on the board, the meter advances 1.",
    source: "End Phase, p.18",
  },
  "rr.end.meter-max": {
    topic: "End Phase",
    text: "The End Phase advances the meter by at most 1.",
    source: "End Phase, p.18",
  },
  "rr.end.unspot": {
    topic: "End Phase",
    text: "Stealth: if spotted Operators but no alert Axis unit are on the board, the spotted tokens turn back to regular ones, after the meter has advanced.",
    source: "End Phase, p.18",
  },
  "rr.end.corpses-stealth": {
    topic: "End Phase",
    text: "Stealth: corpses inside buildings or on forest squares are removed; others stay.",
    source: "End Phase, p.18",
  },
  "rr.end.corpses-battle": {
    topic: "End Phase",
    text: "Battle: all corpses are removed.",
    source: "End Phase (Battle), p.18",
  },
  "rr.end.templates": {
    topic: "End Phase",
    text: "Bomb and fuel-barrel blast templates are removed (both sections).",
    source: "End Phase, p.18",
  },
  "rr.end.markers": {
    topic: "End Phase",
    text: "Target markers return to their Operator boards (both sections).",
    source: "End Phase, p.18",
  },
  "rr.end.cigarette": {
    topic: "End Phase",
    text: "A cigarette token on the board is removed.",
    source: "End Phase, p.18; Cigarette Break, p.15",
  },
  "rr.veh.when": {
    topic: "Axis vehicles: movement and LOS",
    text: "A vehicle moves at the start of the black Patrol Phase or of the Axis Advance Phase, before any infantry.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.forward": {
    topic: "Axis vehicles: movement and LOS",
    text: "Forward 1 square, straight or diagonally, costs 1 movement point.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.reverse": {
    topic: "Axis vehicles: movement and LOS",
    text: "Reverse 1 square, straight or diagonally, costs 2.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.turn": {
    topic: "Axis vehicles: movement and LOS",
    text: "A turn costs 1: the vehicle moves 1 square diagonally forward and turns 90 degrees at once.",
    source: "Vehicle Movement, p.19",
    open: ["rr.open.vehicle-turn"],
  },
  "rr.veh.reverse-turn": {
    topic: "Axis vehicles: movement and LOS",
    text: "A reverse turn (diagonally backward with a 90-degree turn) costs 2.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.blocked": {
    topic: "Axis vehicles: movement and LOS",
    text: "Low walls, high walls, buildings, rock, water and crates block vehicles.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.pass-units": {
    topic: "Axis vehicles: movement and LOS",
    text: "A vehicle passes other Axis units and Operator vehicles if it can finish on empty squares; otherwise it goes as far as it can and stops.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.infantry-pass": {
    topic: "Axis vehicles: movement and LOS",
    text: "Infantry with enough movement to reach a free square passes through vehicle squares.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.forest-hedge": {
    topic: "Axis vehicles: movement and LOS",
    text: "Entering forest or hedge squares costs 2, forward or in reverse (not 4 in reverse).",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.leaving-forest": {
    topic: "Axis vehicles: movement and LOS",
    text: "Leaving a forest square costs the normal 1 forward or 2 in reverse.",
    source: "Vehicle Movement, p.19",
  },
  "rr.veh.one-forest-enough": {
    topic: "Axis vehicles: movement and LOS",
    text: "If any of the squares the vehicle moves into is forest, that step costs 2; if none is, 1.",
    source: "Vehicle Movement example, p.19",
  },
  "rr.veh.off-board": {
    topic: "Axis vehicles: movement and LOS",
    text: "A vehicle may stand or drive partly off the board to get round obstacles.",
    source: "Vehicle Movement, p.19",
  },
  "rr.vlos.cone": {
    topic: "Axis vehicles: movement and LOS",
    text: "A vehicle sees 90 degrees to its front, 8 squares deep; half-tracks see likewise to the rear.",
    source: "Vehicle LOS, p.19; Half-Tracks, p.22",
  },
  "rr.vlos.no-peripheral": {
    topic: "Axis vehicles: movement and LOS",
    text: "Vehicles have no peripheral LOS.",
    source: "Vehicle LOS, p.19",
  },
  "rr.vlos.no-window": {
    topic: "Axis vehicles: movement and LOS",
    text: "A vehicle on an exterior window square has no LOS into the building.",
    source: "Vehicle LOS, p.19",
  },
  "rr.vlos.origin": {
    topic: "Axis vehicles: movement and LOS",
    text: "Its LOS starts at the centre of the front (or rear) 4 squares of its token.",
    source: "Vehicle LOS, p.19",
  },
  "rr.vlos.range-origin": {
    topic: "Axis vehicles: movement and LOS",
    text: "Its range is counted from the first square in front of the token.",
    source: "Vehicle LOS, p.19",
  },
  "rr.vlos.underneath": {
    topic: "Axis vehicles: movement and LOS",
    text: "Terrain under a vehicle never blocks LOS.",
    source: "Vehicle LOS, p.19",
  },
  "rr.vlos.blocks": {
    topic: "Axis vehicles: movement and LOS",
    text: "A vehicle, alert or not, blocks LOS for both sides.",
    source: "Vehicle LOS, p.19",
  },
  "rr.vadvance.like-infantry": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "An alert vehicle advances on spotted Operators to an optimal attack position like infantry, in order of proximity.",
    source: "Vehicles Advancing, p.19",
  },
  "rr.vadvance.cost": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "Its shortest route counts the extra points for reversing, forest and hedges.",
    source: "Vehicles Advancing, p.19",
  },
  "rr.vattack.phase": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "Vehicles attack in the Axis Attack Phase like infantry.",
    source: "Vehicles Attacking, p.19",
  },
  "rr.vattack.front-and-rear": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "A vehicle with front and rear LOS attacks with both if it can.",
    source: "Vehicles Attacking, p.19",
  },
  "rr.vattack.reaction-los": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "A vehicle makes reaction attacks only on Operators in its LOS; it does not turn to face an attacker.",
    source: "Vehicles Attacking, p.19",
  },
  "rr.vattack.through-wall": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "An HMG may attack a spotted Operator in a building without LOS, if in range, at −3 (at short range −3 and +1).",
    source: "Vehicles Attacking, p.19",
  },
  "rr.vattack.through-wall-limits": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "It happens only in the Axis Attack Phase and only through a single building wall.",
    source: "Vehicles Attacking, p.19",
  },
  "rr.vattack.window": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "Against an Operator in LOS on an interior window square the infantry modifiers apply (−2), not −3.",
    source: "Vehicles Attacking, p.19",
  },
  "rr.vattack.operators-attack": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "Operators attack vehicles as they attack infantry; each success removes 1 health point.",
    source: "Attacking Vehicles, p.20",
  },
  "rr.vattack.destroyed": {
    topic: "Axis vehicles: advancing, attacking, being attacked",
    text: "A vehicle whose damage equals its health is removed; it leaves no corpse.",
    source: "Attacking Vehicles, p.20",
  },
  "rr.vpatrol.route": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A patrol vehicle (black highlight) follows the black dotted route of the mission, in the Stealth Section, at the start of each black Patrol Phase, for its full movement.",
    source: "Patrol Vehicles, p.20",
  },
  "rr.vpatrol.enter-leave": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "It drives onto the board at the marked point, follows the route and drives off.",
    source: "Patrol Vehicles, p.20",
  },
  "rr.vpatrol.turn-round": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "In the move in which it leaves the board completely it is turned round and its move ends; its next move brings it back along the same route the other way.",
    source: "Patrol Vehicles, p.20",
  },
  "rr.vpatrol.off-board-blind": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A vehicle off the board sees and hears nothing.",
    source: "Patrol Vehicles, p.20",
  },
  "rr.vpatrol.no-rotate": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "Event cards never rotate patrol vehicles.",
    source: "Patrol Vehicles, p.20",
  },
  "rr.vpatrol.sees": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A patrol vehicle that gains clear LOS to a corpse or an Operator stops and flips to alert; an Operator seen becomes spotted.",
    source: "Patrol Vehicles, p.20",
  },
  "rr.convoy.appear": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "When the special event card is drawn, the convoy (white highlight) is placed at the board edge in the mission's formation.",
    source: "Convoy Vehicles, p.20",
  },
  "rr.convoy.move": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "It moves along the white dotted route in each Axis Advance Phase until it has left the board.",
    source: "Convoy Vehicles, p.20",
  },
  "rr.convoy.speed": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "Every convoy vehicle moves at most the speed of the slowest vehicle of the convoy, also to catch up.",
    source: "Convoy Vehicles, p.20-21",
  },
  "rr.convoy.gap": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A convoy vehicle never ends its move within 2 squares of another: it keeps 2 empty squares between.",
    source: "Convoy Vehicles, p.20-21",
  },
  "rr.convoy.truck-corner": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A truck needs at least 2 movement points left to turn; with 1 left at a corner it stops until the next turn.",
    source: "Convoy Vehicles, p.21",
    open: ["rr.open.truck-turn-cost"],
  },
  "rr.convoy.alert": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "Convoy vehicles flip to alert like others; armed ones attack in the Axis Attack Phase an Operator in their LOS.",
    source: "Convoy Vehicles, p.20",
  },
  "rr.convoy.no-advance": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "An alert convoy vehicle stays on the route and does not advance on Operators, unless it is a scout.",
    source: "Convoy Vehicles, p.20",
  },
  "rr.convoy.scout": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A scout (blue highlight) follows the convoy rules in the Stealth Section and advances on spotted Operators once the alarm has sounded.",
    source: "Convoy Vehicles, p.20",
  },
  "rr.convoy.run-over": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "An Operator standing on the convoy's route is run over and killed.",
    source: "Convoy Vehicles, p.21",
  },
  "rr.vspawn.enter": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A spawning vehicle is put on its spawn tile and enters the board in the Axis Advance Phase, diagonally if need be.",
    source: "Spawning Vehicles, p.21",
  },
  "rr.vguard.hold": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "A guard vehicle (yellow highlight) keeps its place and facing, even when alerted by sound, until it is alert with a spotted Operator on the board.",
    source: "Guard Vehicles, p.21",
  },
  "rr.vassault.wait": {
    topic: "Patrol, convoy, spawning, guard and assault vehicles",
    text: "An assault vehicle (red highlight) waits at the edge and does nothing until the alarm; then it is alert and enters in the Axis Advance Phase.",
    source: "Assault Vehicles, p.21",
  },
  "rr.unit.rifle-no-spawn": {
    topic: "Axis units",
    text: "Rifle Infantry never spawn in the Battle Section.",
    source: "Rifle Infantry, p.22",
  },
  "rr.unit.smg-spawn": {
    topic: "Axis units",
    text: "SMG Infantry are the units spawned by cards and the guards of the mission.",
    source: "SMG Infantry, p.22",
  },
  "rr.unit.mortar-move": {
    topic: "Axis units",
    text: "A Mortar Team in move mode moves in the Axis Advance Phase toward the closest sentry point that is not inside a building.",
    source: "Mortar Teams, p.22",
    open: ["rr.open.mortar-point-held"],
  },
  "rr.unit.mortar-vacate": {
    topic: "Axis units",
    text: "In the turn it will reach an occupied point, the Rifleman there first leaves and advances.",
    source: "Mortar Teams, p.22",
    open: ["rr.open.mortar-vacate-advanced"],
  },
  "rr.unit.mortar-setup": {
    topic: "Axis units",
    text: "On the sentry point it flips to attack mode and attacks from that turn's Axis Attack Phase on.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-one-square": {
    topic: "Axis units",
    text: "It occupies one square for movement and range.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-no-los": {
    topic: "Axis units",
    text: "It needs neither LOS nor range: any spotted Operator on the board can be its target.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-seven": {
    topic: "Axis units",
    text: "It does not attack an Operator within 7 squares of any Axis unit, itself included; it takes the closest spotted Operator that is not.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-scatter": {
    topic: "Axis units",
    text: "The template's 7 is put on the target with 6 in the team's facing; 2D6 = 7 hits the square, any other sum gives the direction and a further D6 the number of squares (large scatter).",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-vehicle-target": {
    topic: "Axis units",
    text: "Against an Operator vehicle the players choose the part of it under the 7.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-dice": {
    topic: "Axis units",
    text: "If an Operator is under the template: 3 attack dice, 3 or more removes 1 health point.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-share": {
    topic: "Axis units",
    text: "With several Operators under it, the players divide the damage as they like.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-cover": {
    topic: "Axis units",
    text: "Mortar attacks take no cover modifier except −3 against Operators inside buildings.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-template-gone": {
    topic: "Axis units",
    text: "The template is removed once the attack is resolved.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-reaction": {
    topic: "Axis units",
    text: "For reaction attacks a Mortar Team counts as 2 SMG Infantry; the mortar itself fires only in the Axis Attack Phase.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.mortar-hit": {
    topic: "Axis units",
    text: "One success against it replaces it with one SMG Infantry.",
    source: "Mortar Teams, p.22",
  },
  "rr.unit.motorbike": {
    topic: "Axis units",
    text: "A motorbike has forward LOS and a forward HMG that attacks through a building wall.",
    source: "Motorbikes, p.22",
  },
  "rr.unit.halftrack": {
    topic: "Axis units",
    text: "A half-track is armoured and has forward and rear LOS and HMGs, both attacking through a building wall.",
    source: "Half-Tracks, p.22",
  },
  "rr.unit.unarmed": {
    topic: "Axis units",
    text: "Kübelwagen and Truck have forward LOS only and never attack.",
    source: "Kübelwagens & Trucks, p.22",
  },
  "rr.object.corpse-water": {
    topic: "Objects and equipment",
    text: "A corpse put on a water square is removed at once.",
    source: "Objects, p.23",
  },
  "rr.object.corpse-transparent": {
    topic: "Objects and equipment",
    text: "A corpse blocks neither LOS nor movement, and any unit or Operator may share its square.",
    source: "Objects, p.23",
  },
  "rr.barrel.explodes": {
    topic: "Objects and equipment",
    text: "A fuel barrel explodes on a successful attack against it with a loud weapon (gun or explosive).",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.dice": {
    topic: "Objects and equipment",
    text: "The blast template is centred on it and 5 dice are rolled; each die of 2 or more is allocated to a unit or objective under the template.",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.template-stays": {
    topic: "Objects and equipment",
    text: "A barrel's template stays until the End Phase, blocking LOS and infantry movement; vehicles move through it.",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.friendly": {
    topic: "Objects and equipment",
    text: "Operators and Resistance units under the template of a barrel, Lewes bomb, mine or grenade are killed at once.",
    source: "Fuel Barrels, p.23",
  },
  "rr.barrel.hides": {
    topic: "Objects and equipment",
    text: "A barrel on the line blocks LOS to a corpse or crouching Operator.",
    source: "Fuel Barrels, p.23; Crouch, p.8",
  },
  "rr.barrel.pass": {
    topic: "Objects and equipment",
    text: "Units and Operators may move through a barrel's square but not finish there.",
    source: "Fuel Barrels, p.23",
  },
  "rr.knife.use": {
    topic: "Objects and equipment",
    text: "The fighting knife serves only for assassinations, uses no ammunition and makes no noise.",
    source: "Fighting Knife, p.23",
  },
  "rr.sten.range": {
    topic: "Objects and equipment",
    text: "Sten: range 8, short range 4, 3 attack dice.",
    source: "Sten Gun, p.23",
  },
  "rr.sten.strafe": {
    topic: "Objects and equipment",
    text: "Each hit may be allocated to the target or to any unit on a square adjacent to it that is within the shooter's LOS.",
    source: "Sten Gun, p.23",
  },
  "rr.sten.one-range": {
    topic: "Objects and equipment",
    text: "All dice use the range of the initial target.",
    source: "Sten Gun, p.23",
  },
  "rr.sten.ammo": {
    topic: "Objects and equipment",
    text: "It has 5 ammunition tokens; each use discards one.",
    source: "Sten Gun, p.23",
  },
  "rr.pistol.range": {
    topic: "Objects and equipment",
    text: "Pistol: every Operator has one; range 8, short range 4, no ammunition limit.",
    source: "Pistol, p.23",
  },
  "rr.trap.place": {
    topic: "Objects and equipment",
    text: "A trap is put on an adjacent square by place or move & place.",
    source: "Trap, p.23",
  },
  "rr.trap.kills": {
    topic: "Objects and equipment",
    text: "The first Axis unit that steps onto it is killed and leaves a corpse; the trap flips to its used side.",
    source: "Trap, p.23",
  },
  "rr.trap.reuse": {
    topic: "Objects and equipment",
    text: "A used trap may be picked up and placed again.",
    source: "Trap, p.23",
  },
  "rr.trap.vehicles": { topic: "Objects and equipment", text: "It does not affect vehicles.", source: "Trap, p.23" },
  "rr.lewes.place": {
    topic: "Objects and equipment",
    text: "A Lewes bomb is put on an adjacent square by place or move & place, and its bomb card goes into the event deck under at most 20 cards.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.detonates": {
    topic: "Objects and equipment",
    text: "When a drawn card uncovers the bomb card at the top of the deck, that event is actioned first and the bomb then detonates.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.dice": {
    topic: "Objects and equipment",
    text: "Template centred on the token, 6 dice; each 2 or more is allocated to a unit or objective under it; token and card are discarded.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.template-stays": {
    topic: "Objects and equipment",
    text: "Its template stays until the End Phase, blocking LOS and infantry movement.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.simultaneous": {
    topic: "Objects and equipment",
    text: "Two bombs at the same place in the deck detonate together.",
    source: "Lewes Bomb, p.23",
  },
  "rr.lewes.no-pickup": {
    topic: "Objects and equipment",
    text: "A placed bomb cannot be picked up.",
    source: "Lewes Bomb, p.23",
  },
  "rr.grenade.throw": {
    topic: "Objects and equipment",
    text: "A grenade is an attack with range 6 on any square within range and LOS; the token is used up.",
    source: "Grenades, p.24",
  },
  "rr.grenade.dice": {
    topic: "Objects and equipment",
    text: "Template centred on it, 4 dice; each 2 or more is allocated to a unit or objective under it; token and template are then removed.",
    source: "Grenades, p.24",
  },
  "rr.grenade.mark": {
    topic: "Objects and equipment",
    text: "With mark target the grenade token is put on the intended square, not on a unit, and may be thrown in any phase that allows marked attacks.",
    source: "Grenades, p.24",
  },
  "rr.grenade.no-bonus": {
    topic: "Objects and equipment",
    text: "Marked and aimed grenade attacks do not get +2.",
    source: "Grenades, p.24",
  },
  "rr.grenade.no-los": {
    topic: "Objects and equipment",
    text: "It may be thrown within range without LOS: 2D6 of 7 lands on the square, another sum gives the direction (6 = the Operator's facing) and a D6 the distance: 1-2 one, 3-4 two, 5-6 three squares (small scatter).",
    source: "Grenades, p.24",
  },
  "rr.landmine.place": {
    topic: "Objects and equipment",
    text: "A landmine is put on an adjacent square by place or move & place and is used once.",
    source: "Landmine, p.24",
  },
  "rr.landmine.explodes": {
    topic: "Objects and equipment",
    text: "It explodes when the first Axis unit (vehicles included) moves into its square: 4 dice, each 2 or more allocated under the template; template and token are then removed at once.",
    source: "Landmine, p.24",
  },
  "rr.rabbit.six": {
    topic: "Objects and equipment",
    text: "The rabbit's foot, once, turns any one D6 into a 6, for its owner or another Operator; the token is discarded.",
    source: "Rabbit's Foot, p.24",
    open: ["rr.open.rabbit-dice"],
  },
  "rr.sniper.range": {
    topic: "Objects and equipment",
    text: "Sniper rifle: range 16, short range 8, 5 ammunition tokens, one discarded per use.",
    source: "Sniper Rifle, p.24",
  },
  "rr.camo.hidden": {
    topic: "Objects and equipment",
    text: "An Operator with a camo net standing on a forest square is visible only to an adjacent unit or when he uses the attack action.",
    source: "Camo Net, p.24",
  },
  "rr.camo.not-when": {
    topic: "Objects and equipment",
    text: "A spotted Operator or one carrying an object cannot use the net.",
    source: "Camo Net, p.24",
  },
  "rr.medpack.heal": {
    topic: "Objects and equipment",
    text: "The med pack, once, as a free action restores all health of its owner or of an Operator on an adjacent square.",
    source: "Med Pack, p.24",
  },
  "rr.scuba.enter": {
    topic: "Objects and equipment",
    text: "An Operator with scuba gear enters water by move, move & place or sprint and switches to the scuba token.",
    source: "Scuba Gear, p.24",
    open: ["rr.open.scuba-sprint"],
  },
  "rr.scuba.swim": {
    topic: "Objects and equipment",
    text: "In scuba mode he moves through water with the move action.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.leave": {
    topic: "Objects and equipment",
    text: "He leaves water for a regular square by move or sprint and switches back.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.low-wall": {
    topic: "Objects and equipment",
    text: "In scuba mode he cannot cross a low wall out of the water; standing, he may vault one into the water.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.under-bridge": {
    topic: "Objects and equipment",
    text: "He may swim under a bridge: he uses its squares and keeps the scuba token.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.unseen": {
    topic: "Objects and equipment",
    text: "On water squares he is not visible unless he is spotted.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.actions": {
    topic: "Objects and equipment",
    text: "In scuba mode he has only: move, attack, move & attack, take aim, mark target, and sprint out of the water.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.weapon": {
    topic: "Objects and equipment",
    text: "From a water square only the speargun may attack.",
    source: "Scuba Gear, p.24",
  },
  "rr.scuba.low-cover-los": {
    topic: "Objects and equipment",
    text: "From a water square, low cover on the line blocks LOS to regular squares.",
    source: "Scuba Gear, p.24",
  },
  "rr.spear.one-per-turn": {
    topic: "Objects and equipment",
    text: "Its user makes only one attack or mark target action per turn with it.",
    source: "Scuba Gear & Speargun, p.24",
  },
  "rr.spear.assassination": {
    topic: "Objects and equipment",
    text: "A speargun kill is an assassination: if another unit sees it, the Operator is spotted.",
    source: "Scuba Gear & Speargun, p.24",
  },
  "rr.spear.miss": {
    topic: "Objects and equipment",
    text: "The missed unit turns to face the attack; an Operator it does not see is not spotted.",
    source: "Scuba Gear & Speargun, p.24",
  },
  "rr.spear.on-land": {
    topic: "Objects and equipment",
    text: "It also works out of the water as a silent ranged assassination.",
    source: "Scuba Gear & Speargun, p.24",
  },
  "rr.opveh.two-ap": {
    topic: "Operator vehicles",
    text: "An Operator vehicle has 2 AP a turn, used at the start of the Operator Phase.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.move": {
    topic: "Operator vehicles",
    text: "Move: 1 AP, needs a driver; 4 movement points spent as an Axis vehicle spends them.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.floor-it": {
    topic: "Operator vehicles",
    text: "Floor it! (Willys): 1 AP, needs a driver; 5 squares straight forward, no diagonal or turn, into regular squares only.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.attack": {
    topic: "Operator vehicles",
    text: "Attack / mark: 1 AP, needs gunners; the gunners attack with one or all weapons, or mark with their own markers.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.same-choice": {
    topic: "Operator vehicles",
    text: "In one action all gunners attack or all mark, never mixed.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.mark-no-bonus": {
    topic: "Operator vehicles",
    text: "Marked attacks from a vehicle do not get +2.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.move-attack": {
    topic: "Operator vehicles",
    text: "Move & attack / mark: 1 AP, needs a driver and a gunner; the attack comes before or after the move.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.strafe": {
    topic: "Operator vehicles",
    text: "Vehicle attacks of several dice may strafe like the Sten.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.into-building": {
    topic: "Operator vehicles",
    text: "The Willys guns may attack Axis units inside buildings at −2.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.short": {
    topic: "Operator vehicles",
    text: "Willys attack at short range: +1.",
    source: "Vehicle Sheet, p.25",
  },
  "rr.opveh.run-over": {
    topic: "Operator vehicles",
    text: "A vehicle moving into squares of Axis infantry kills it and leaves corpses.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.deploy": {
    topic: "Operator vehicles",
    text: "Deploy: 1 AP; any number of Operators leave to squares adjacent to the vehicle, or seats are rearranged.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.deploy-act": {
    topic: "Operator vehicles",
    text: "Deployed Operators may act on foot in the same turn.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.repair": {
    topic: "Operator vehicles",
    text: "Repair: 2 AP, needs an Operator aboard; restores 1 health point up to the repair symbol.",
    source: "Operator Vehicles, p.25",
  },
  "rr.opveh.board": {
    topic: "Operator vehicles",
    text: "An Operator boards by moving or sprinting into a vehicle's square while a seat is free.",
    source: "Vehicle Sheets, p.25",
  },
  "rr.opveh.willys-alarm": {
    topic: "Operator vehicles",
    text: "When the alarm sounds all Operators in the Willys are spotted; whoever boards it in the Battle Section is spotted.",
    source: "Being Heard & Seen, p.25",
  },
  "rr.opveh.earshot": {
    topic: "Operator vehicles",
    text: "A vehicle alerts and turns units within the earshot of its sheet, like a loud weapon.",
    source: "Being Heard & Seen, p.25",
  },
  "rr.opveh.attacked-manned": {
    topic: "Operator vehicles",
    text: "Axis units attack an Operator vehicle (reaction or Attack Phase) only while an Operator is aboard; the attack is on the vehicle.",
    source: "Being Attacked, p.25",
  },
  "rr.opveh.attacked-los": {
    topic: "Operator vehicles",
    text: "LOS to any one square of the vehicle suffices.",
    source: "Being Attacked, p.25",
  },
  "rr.opveh.destroyed": {
    topic: "Operator vehicles",
    text: "At 0 health the vehicle is destroyed and everyone aboard is killed.",
    source: "Being Attacked, p.25",
  },
  "rr.opveh.no-cover": {
    topic: "Operator vehicles",
    text: "Attacks on Operator vehicles are never modified for cover.",
    source: "Being Attacked, p.25",
  },
  "rr.opveh.leaving": {
    topic: "Operator vehicles",
    text: "A reaction attack on the Willys moving out of LOS takes −1 (not −2).",
    source: "Vehicle Sheet, p.25",
  },
  "rr.willys.start": {
    topic: "Operator vehicles",
    text: "To use the (optional) Willys one Operator starts in the driver's seat; others may start aboard; all stay aboard until it enters the board.",
    source: "The Willys Jeep, p.26",
  },
  "rr.boat.silent": {
    topic: "Operator vehicles",
    text: "The Rowing Boat has no earshot and does not block LOS.",
    source: "The Rowing Boat, p.26",
  },
  "rr.boat.gunner": {
    topic: "Operator vehicles",
    text: "The boat's gunner attacks in any direction.",
    source: "The Rowing Boat, p.26",
  },
  "rr.boat.place": {
    topic: "Operator vehicles",
    text: "Rowing Boat and Truck start where the mission shows them (green).",
    source: "The Rowing Boat, The Truck, p.26",
  },
  "rr.support.place": {
    topic: "Support units",
    text: "Resistance units start where the mission shows them and act in the Operator Phase as additional Operators.",
    source: "Resistance Units, p.26",
  },
  "rr.support.health": {
    topic: "Support units",
    text: "A support unit has 3 health points.",
    source: "Resistance Units, p.26",
  },
  "rr.support.actions": {
    topic: "Support units",
    text: "It has only: move 1, sprint 2, climb 2, attack 1, move & attack 1, take aim 1, blind fire 1, crouch 1, pop up 0, pop up & attack 1.",
    source: "Resistance Unit Actions, p.26",
  },
  "rr.support.no-pickup": {
    topic: "Support units",
    text: "It cannot pick up items or objects.",
    source: "Resistance Units, p.26",
  },
  "rr.support.no-mark": {
    topic: "Support units",
    text: "It cannot mark, in the Willys either.",
    source: "Resistance Units, p.26",
  },
  "rr.support.vehicles": { topic: "Support units", text: "It may use vehicles.", source: "Resistance Units, p.26" },
  "rr.support.like-operators": {
    topic: "Support units",
    text: "Axis units treat it as an Operator, spotting included.",
    source: "Resistance Units, p.26",
  },
  "rr.support.spotted-not-enough": {
    topic: "Support units",
    text: "In the Battle Section a spotted support unit does not meet the need for a spotted Operator; if its action triggers the alarm, an Operator is nominated too.",
    source: "Resistance Units, p.26",
  },
  "rr.custom.change": {
    topic: "Missions, resizing, set-up order",
    text: "A mission may be changed: event deck, added guards or objectives, other or additional patrol and convoy vehicles.",
    source: "Customising, p.28",
  },
  "rr.resize.nine-to-six": {
    topic: "Missions, resizing, set-up order",
    text: "9 tiles to 6: meter setting and number of Operators each −1.",
    source: "Resizing, p.28",
  },
  "rr.resize.nine-to-four": {
    topic: "Missions, resizing, set-up order",
    text: "9 tiles to 4: each −2.",
    source: "Resizing, p.28",
  },
  "rr.resize.willys": {
    topic: "Missions, resizing, set-up order",
    text: "The Willys is removed from maps of fewer than 8 tiles.",
    source: "Resizing, p.28",
  },
  "rr.resize.expand": {
    topic: "Missions, resizing, set-up order",
    text: "An expanded map raises both by the same relative amount.",
    source: "Resizing, p.28",
  },
  "rr.create.four-tiles": {
    topic: "Missions, resizing, set-up order",
    text: "New mission on 4 tiles: 2 Operators, Normal meter 6.",
    source: "Creating Missions, p.28",
  },
  "rr.create.six-tiles": {
    topic: "Missions, resizing, set-up order",
    text: "6 tiles: 3 Operators, Normal meter 7.",
    source: "Creating Missions, p.28",
  },
  "rr.create.eight-tiles": {
    topic: "Missions, resizing, set-up order",
    text: "8 or more tiles: 4 Operators with the Willys or 4 support units, Normal meter 8.",
    source: "Creating Missions, p.28",
  },
  "rr.quickstart.order": {
    topic: "Missions, resizing, set-up order",
    text: "Set-up order: mission, Operators and board sides, tiles, units and small tiles, sentries and patrols, meter, event deck.",
    source: "Quick Start, p.28",
  },
  "rr.quickstart.board-side": {
    topic: "Missions, resizing, set-up order",
    text: "Each Operator board is two-sided; one side's equipment is chosen before play unless the mission fixes it.",
    source: "Quick Start, p.28",
  },
  ...sharedRules,
  ...heavyMetalRules,
  ...jagerRules,
  ...hotDogsRules,
  ...kickstarterRules,
  ...theyWhoDareRules,
} as const satisfies Record<string, RuleRow>;

/** The id of a row of the rule book; an id that is not in the catalogue does not compile. */
export type RuleId = keyof typeof rules;
