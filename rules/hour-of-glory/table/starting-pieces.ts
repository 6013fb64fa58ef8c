import type { CharacterId } from "../book/characters.ts";
import type { Intruder } from "./state.ts";

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
