import { row, rulesUnder } from "../../../kernel/index.ts";

export const guardsRules = rulesUnder("Guards", "Guards", {
  "hg.guard.actions": row("What a Guard can do", {
    text: "A Guard's actions are OPEN DOOR (from inside a room only: he cannot unlock one from outside), FIGHT and SHOOT.",
    source: "Guards; Doors",
  }),
  "hg.guard.mobilise-where": row("Where new Guards come", {
    text: "A Guard is mobilised on any free square of an unexplored room, or in the entry zone.",
  }),
  "hg.guard.same-turn": row("A new Guard acts at once", {
    text: "A Guard may move and act on the turn he is mobilised.",
  }),
  "hg.guard.entry-6": row("A new Guard at the entrance moves 6", {
    text: "A Guard mobilised in the entry zone may move up to 6 squares on that first turn, with no roll.",
    open: ["hg.open.guard-entry-distance"],
  }),
  "hg.guard.pursue": row("Guards go for an assaulter", {
    text: "With assaulters in the stronghold a Guard moves towards one of them, chosen by the Defender.",
  }),
  "hg.guard.full-distance": row("A Guard goes his full distance", {
    text: "A Guard must try to move his full distance.",
    open: ["hg.open.guard-route"],
  }),
  "hg.guard.no-further": row("A Guard ends no further away", {
    text: "He ends no further from his target than he began; the route need not be direct.",
    open: ["hg.open.guard-distance"],
  }),
  "hg.guard.no-repeat-square": row("A Guard does not turn back on his steps", {
    text: "He does not step on the same square twice in a turn.",
  }),
  "hg.guard.opens-door": row("A Guard opens the door beside him", {
    text: "When a Guard in a room comes to be or stands next to a closed door he must open it; that ends his turn.",
    open: ["hg.open.guard-door-or-target"],
  }),
  "hg.guard.los-start-closer": row("A Guard who sees you comes closer", {
    text: "A Guard who starts his turn with an assaulter in LOS must try to move closer to him.",
  }),
  "hg.guard.los-start-fight": row("A Guard beside you fights, another shoots", {
    text: "If such a Guard ends adjacent to the assaulter he FIGHTs; otherwise he SHOOTs at him.",
  }),
  "hg.guard.los-gained": row("A Guard who sees you on his way shoots", {
    text: "A Guard who gains LOS to an assaulter while moving stops and SHOOTs, and does not move again that turn.",
    open: ["hg.open.guard-los-adjacent", "hg.open.guard-react-los", "hg.open.guard-los-untargetable"],
  }),
  "hg.guard.contact": row("A Guard who walks into a raider exposes him", {
    text: "A Guard whose move would take him onto a standing raider's square exposes the raider on becoming adjacent to him and does nothing more that turn.",
    source: "Guards; card: Guards",
    open: ["hg.open.contact-end"],
  }),
  "hg.guard.go-home": row("With no assaulter inside, Guards go home", {
    text: "With no assaulter in the stronghold each Guard moves towards the entrance under the pursuit rules: one whom he sees in the entry zone he closes in on and attacks as ever.",
    open: ["hg.open.guard-none-reachable"],
  }),
  "hg.guard.demobilise": row("A Guard who has left is out of play", {
    text: "A Guard who leaves through the entrance is demobilised: he leaves play.",
    source: "Guards; Doors",
  }),
});
