import { row, rulesUnder } from "../../../kernel/index.ts";

export const resistanceRules = rulesUnder("Résistance", "Airdrop p5", {
  "vs.resist.enemies": row("Résistance: other enemies", {
    text: "9 regular MP40/Mauser units are replaced by 9 units with gas mask, and the 10 special units by the expansion's 10.",
    source: "Résistance p5",
  }),
  "vs.resist.additions": row("Résistance: what is added", {
    text: "All binoculars and airdrop tokens join the equipment reserve; 18 event cards join the 37 (55 in all); SOE agent, spy and saboteur join the commandos.",
    source: "Résistance p5",
  }),
  "vs.bino.reroll": row("Binoculars reroll a die", {
    text: "A commando with binoculars may reroll 1 die that affects it, rolled by itself or by an enemy unit, at any time and for 0 AP.",
    source: "Binoculars p5",
  }),
  "vs.bino.once": row("Binoculars work once a turn", {
    text: "Binoculars are used at most once per turn, then lie on the used side until the beginning of the following turn.",
    source: "Binoculars p5",
  }),
  "vs.airdrop.draw": row("An airdrop brings three tokens", {
    text: "The user chooses an outdoor tile of any terrain, discards the airdrop token and draws 3 equipment tokens, which are placed there when none is a spotted token.",
  }),
  "vs.airdrop.drift": row("An airdrop drifts", {
    text: "Each spotted token among them moves the drop 1 tile in the direction of the event card of the targeted terrain; the other tokens land on the tile reached.",
  }),
  "vs.airdrop.cancel-three": row("Three spotted tokens cancel an airdrop", {
    text: "3 spotted tokens cancel the drop.",
  }),
  "vs.airdrop.cancel-indoor": row("No airdrop indoors", {
    text: "A drop that drifted onto an indoor tile is cancelled.",
  }),
  "vs.airdrop.cancel-no-direction": row("No airdrop without a direction", {
    text: "A drop that has to drift while the event card shows no direction is cancelled.",
  }),
  "vs.airdrop.cancel-discard": row("A cancelled airdrop is lost", {
    text: "A cancelled drop sends all 3 drawn tokens to the discard pile.",
  }),
  "vs.gas.as-enemy": row("You may shoot at a gas barrel", {
    text: "A gas barrel counts as an enemy unit that a commando may destroy; with more hits than enemy units on the tile, the player may instead lose the extra hits.",
    source: "Gas barrel p5",
  }),
  "vs.gas.tnt": row("TNT destroys a gas barrel", {
    text: "A TNT charge always destroys a gas barrel on its tile; its gas then lasts as ever.",
    source: "Gas barrel p5",
  }),
  "vs.gas.kills": row("Gas kills everybody without a mask", {
    text: "A destroyed barrel silently eliminates every character on the tile, stealthy or visible, without a gas mask symbol.",
    source: "Gas barrel p5",
  }),
  "vs.gas.lasts": row("Gas lasts the turn", {
    text: "The effect lasts to the end of the turn in which the barrel was destroyed, whatever blows up there meanwhile; then the token is discarded.",
    source: "Gas barrel p5",
  }),
  "vs.gas.enemy-shots": row("Enemies do not hit gas barrels", {
    text: "Enemy shooting never destroys a barrel.",
    source: "Gas barrel p5",
  }),
  "vs.gas.no-space": row("A gas barrel takes no space", {
    text: "A barrel takes no space.",
    source: "Gas barrel p5",
  }),
  "vs.officer.two-tiles": row("An officer moves his men two tiles", {
    text: "In the movement step a German officer and all enemy units on its starting tile move up to 2 tiles; protecting units still stay.",
    source: "German officer, Movement p5, p1–2",
  }),
  "vs.officer.no-space": row("An officer's men may lack space", {
    text: "Regular units of the group that lack space on a destination tile remain where they are.",
    source: "German officer p5",
  }),
  "vs.dog.reveals": row("A guard dog finds every commando", {
    text: "Every commando on a tile with a guard dog becomes visible without a stealth check.",
    source: "Guard dog p5",
  }),
  "vs.dog.no-combat": row("A guard dog does not shoot", {
    text: "A guard dog adds no dice to shooting or to reaction fire.",
    source: "Guard dog p5",
  }),
  "vs.dog.locked-door": row("A guard dog needs company at a locked door", {
    text: "A guard dog passes a locked door only if at least 1 regular enemy unit or a German officer is on its starting tile.",
    source: "Guard dog p5",
  }),
  "vs.dog.no-reward": row("A dead guard dog leaves nothing", {
    text: "An eliminated guard dog is not replaced by an equipment token; in all else it is a special unit.",
    source: "Guard dog p5",
  }),
});
