import { row, rulesUnder } from "../../../kernel/index.ts";

export const doorsAndTheEntranceRules = rulesUnder("Doors and the entrance", "Doors", {
  "hg.door.three-squares": row("Standing at a door", {
    text: "To unlock or open a door an agent stands on one of the 3 squares adjacent to it on his side.",
    open: ["hg.open.door-squares"],
  }),
  "hg.door.open-is-action": row("Opening a door is an action", { text: "Opening a door is an action." }),
  "hg.door.outside-locked": row("From outside a door is locked", {
    text: "From outside a room a closed door opens only by BREACH or by unlocking.",
  }),
  "hg.door.inside-free": row("From inside a door just opens", {
    text: "From inside a room a door opens without a test, as an action.",
    source: "Doors (inferred)",
  }),
  "hg.door.unlocked-open": row("An open door is never locked", {
    text: "An unlocked door is always open and a closed door always locked (the 8–9 door excepted).",
  }),
  "hg.door.master-key": row("The master key opens every door", {
    text: "The Commander, and any Intruder with the Stronghold Master Key, unlocks and opens a door automatically as an action.",
  }),
  "hg.door.interior-8-9": row("The door between rooms 8 and 9", {
    text: "The door between rooms 8 and 9 is never locked and opens automatically, as an action, from either side, also after it was closed.",
    source: "Doors (the last inferred)",
  }),
  "hg.door.close-action": row("Closing a door is an action", {
    text: "A door may be closed as an action.",
    open: ["hg.open.guard-closes-door", "hg.open.close-where"],
  }),
  "hg.door.close-by-move": row("Closing a door behind you: 1 square", {
    text: "An agent who has just moved through a door may close it for 1 square of movement, not as an action.",
    open: ["hg.open.close-behind-when"],
  }),
  "hg.door.entrance-stays-open": row("The entrance stays open", {
    text: "Once breached, the stronghold entrance cannot be closed.",
  }),
  "hg.door.out-removed": row("Anyone who leaves by the entrance is out of play", {
    text: "Whoever moves out through the entrance, of either side, leaves play.",
    open: ["hg.open.commander-leaves"],
  }),
});
