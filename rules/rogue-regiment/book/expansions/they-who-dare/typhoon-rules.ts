import { row, rulesUnder } from "../../../../kernel/index.ts";

/** The Hawker Typhoon, row by row. */
export const rules = rulesUnder("They Who Dare: Hawker Typhoon", "Hawker Typhoon p.30", {
  "rr.dare.typhoon-mission": row("When the Typhoon can be used", {
    text: "The Typhoon can be used only if the mission page grants it.",
  }),
  "rr.dare.typhoon-any-time": row("You choose when the Typhoon comes", {
    text: "The players choose when to bring it in, in either section, by placing its card during an Operator Phase.",
  }),
  "rr.dare.typhoon-card-free": row("Calling the Typhoon is free", {
    text: "Placing its card costs no action points and no Operator's action.",
    source: "Hawker Typhoon p.30 (no cost printed) (inferred)",
  }),
  "rr.dare.typhoon-alarm": row("The Typhoon sets off the alarm", {
    text: "As soon as it enters the board the alarm sounds: every Axis unit flips to alert and an Operator is nominated and spotted.",
  }),
  "rr.dare.typhoon-depth-same": row("The Typhoon from the entry edge: 2 cards deep", {
    text: "First run from the edge with the entry/exit tile: card 2 cards into the event deck.",
  }),
  "rr.dare.typhoon-depth-side": row("The Typhoon from a side edge: 3 cards deep", {
    text: "First run from an edge next to it (left or right): 3 cards into the deck.",
  }),
  "rr.dare.typhoon-depth-opposite": row("The Typhoon from the far edge: 4 cards deep", {
    text: "First run from the edge opposite it: 4 cards into the deck.",
  }),
  "rr.dare.typhoon-waits-beside": row("The Typhoon waits at the edge", {
    text: "While the card is in the deck, the Typhoon stands beside the chosen edge, off the board.",
    source: "Hawker Typhoon p.30 (component)",
  }),
  "rr.dare.typhoon-arrival": row("When the Typhoon arrives", {
    text: "When its card comes to the top of the unplayed deck, the Typhoon is put at that edge, centred on the line of tiles the players choose for the run.",
  }),
  "rr.dare.typhoon-acts-first": row("The Typhoon acts first", {
    text: "From then on it acts at the beginning of each Operator Phase.",
  }),
  "rr.dare.typhoon-two-actions": row("The Typhoon has 2 AP", { text: "It has 2 action points per turn." }),
  "rr.dare.typhoon-attack-twice": row("The Typhoon may attack twice", {
    text: "Each of its two actions may be a move & attack, so it may attack twice in a turn.",
    source: "Attacking p.30 (second example)",
  }),
  "rr.dare.typhoon-action-list": row("What the Typhoon can do", {
    text: "Its only actions are move and move & attack.",
  }),
  "rr.dare.typhoon-must-move": row("The Typhoon never stays", {
    text: "It must use both actions every turn; it cannot stay where it is.",
  }),
  "rr.dare.typhoon-first-move": row("The Typhoon's first move", {
    text: "Its first move goes from the edge to the centre of the first tile.",
  }),
  "rr.dare.typhoon-next-move": row("The Typhoon's next moves", {
    text: "Each later move goes to the centre of the next tile in the line.",
  }),
  "rr.dare.typhoon-run-ends": row("The Typhoon's run ends", {
    text: "Moving off the last tile takes it off the board and completes the run.",
  }),
  "rr.dare.typhoon-attack-order": row("The Typhoon fires before or after it moves", {
    text: "In a move & attack the attack comes before or after the move, as the players choose.",
    source: "Attacking p.30",
  }),
  "rr.dare.typhoon-next-tile-only": row("The Typhoon fires at the next tile", {
    text: "It can attack only targets on the tile it will move into next, seen from where it is when it attacks.",
    source: "Attacking p.30",
  }),
  "rr.dare.typhoon-two-rockets": row("The Typhoon has 2 rockets", {
    text: "It has 2 rockets per run.",
    source: "Attacking p.30",
  }),
  "rr.dare.typhoon-weapon-choice": row("The Typhoon chooses a weapon", {
    text: "One attack is made with its heavy machine guns, with one rocket, or with both rockets.",
    source: "Attacking p.30",
  }),
  "rr.dare.typhoon-strafe": row("The Typhoon sprays its hits", {
    text: "Its machine guns strafe like the Willys guns: successes may go to the target and to units adjacent to it.",
    source: "Attacking p.30",
  }),
  "rr.dare.typhoon-rocket-explosive": row("A rocket harms armour", {
    text: "A rocket is an explosive weapon and harms armoured units.",
    source: "Attacking p.30",
  }),
  "rr.dare.typhoon-rocket-scatter": row("A rocket scatters", {
    text: "A rocket is resolved like a blind-thrown grenade: template on the target, always a small scatter, then the template is resolved and removed.",
    source: "Attacking p.30",
  }),
  "rr.dare.typhoon-rearm": row("The Typhoon rearms", {
    text: "After it leaves the board its rockets are restored to 2.",
    source: "Support Willys p.30 (Typhoon text)",
  }),
  "rr.dare.typhoon-again": row("The Typhoon may come again", {
    text: "If it left the board without being shot down, it may make another run.",
    source: "Support Willys p.30 (Typhoon text)",
  }),
  "rr.dare.typhoon-shot-down": row("The Typhoon is shot down", {
    text: "Shot down (its health reaches 0) it is removed at once and makes no further run.",
    source: "Support Willys p.30 (Typhoon text); Being Attacked p.25 (inferred)",
  }),
  "rr.dare.typhoon-redepth-same": row("The Typhoon back from the same side: 2 cards deep", {
    text: "Re-entry from the side it just left: card 2 cards deep.",
    source: "Support Willys p.30 (Typhoon text)",
  }),
  "rr.dare.typhoon-redepth-side": row("The Typhoon back from the next side: 3 cards deep", {
    text: "Re-entry from an edge next to the side it just left: 3 cards deep.",
    source: "Support Willys p.30 (Typhoon text)",
  }),
  "rr.dare.typhoon-redepth-opposite": row("The Typhoon back from the far side: 4 cards deep", {
    text: "Re-entry from the edge opposite the side it just left: 4 cards deep.",
    source: "Support Willys p.30 (Typhoon text)",
  }),
  "rr.dare.typhoon-los-tile": row("Everybody outside on its tile sees the Typhoon", {
    text: "It is in LOS of every Axis unit that stands outside buildings on the tile it moves into, whatever their facing.",
    source: "Being Attacked p.31",
  }),
  "rr.dare.typhoon-not-indoors": row("From inside nobody sees the Typhoon", {
    text: "Axis units inside buildings have no LOS to it and do not attack it.",
    source: "Being Attacked p.31",
  }),
  "rr.dare.typhoon-reaction": row("Ground units react to the Typhoon", {
    text: "Axis units on a tile make a reaction attack the first time the Typhoon moves into that tile.",
    source: "Being Attacked p.31",
  }),
  "rr.dare.typhoon-reaction-own-tile": row("Only the tile the Typhoon enters reacts", {
    text: "Only units on the tile it moved into react (AA Guns and AA Trucks excepted).",
    source: "Being Attacked p.31 (inferred)",
  }),
  "rr.dare.typhoon-ground-fire": row("Firing at the Typhoon: −3", {
    text: "Every attack on it from the ground subtracts 3.",
    source: "Being Attacked p.31",
  }),
  "rr.dare.typhoon-smg-cannot-hit": row("SMG Infantry cannot hit the Typhoon", {
    text: "SMG Infantry can never hit it.",
    source: "Being Attacked p.31",
  }),
  "rr.dare.typhoon-attack-phase": row("Which units fire at the Typhoon in the Attack Phase", {
    text: "In the Axis Attack Phase, units on its tile attack it, but only those that cannot reach an attack position on an Operator or support unit that turn.",
    source: "Being Attacked p.31",
  }),
  "rr.dare.typhoon-never-priority": row("The Typhoon is never preferred", {
    text: "Axis units never prefer the Typhoon as a target and never advance toward a position to attack it.",
    source: "Being Attacked p.31",
  }),
});
