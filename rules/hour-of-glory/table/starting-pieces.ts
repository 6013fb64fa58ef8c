import type { CharacterId } from "../book/characters.ts";
import type { Square } from "./plan.ts";
import type { Commander, Intruder } from "./state.ts";

/** An Intruder at the start of the game. hg.setup.start-raiding, hg.raid.knife-on-top */
export const newIntruder = (character: CharacterId, player: number): Intruder => ({
  kind: "intruder",
  id: character,
  character,
  player,
  at: null,
  status: "in-play",
  mode: "raiding",
  prone: false,
  severe: false,
  weapons: ["knife", "pistol"],
  equipment: [],
  key: false,
  cards: [],
  done: false,
});

/** A Commander who comes onto the board with the master key. hg.cmd.one-commander, hg.door.master-key */
export const newCommander = (at: Square, facing: Commander["facing"]): Commander => ({
  kind: "commander",
  id: "commander",
  at,
  facing,
  prone: false,
  severe: false,
  key: true,
  captured: { items: [], cards: [] },
});
